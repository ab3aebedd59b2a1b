//! A cold start: a database full of games, and the time from the start of a server to its first answer.

use crate::Plan;
use crate::figures::Figures;
use crate::serve::Process;
use kosa_server::store::{Append, LogRow, NewTable, Phase, Store};
use std::io::{Read, Write};
use std::time::Instant;

/// Lines of each game that is kept.
const LINES: u64 = 4;
/// So many are written at once.
const AT_ONCE: usize = 512;

/// Fills the database and starts a server on it.
pub fn measure(plan: &Plan, database: &str, figures: &mut Figures) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(fill(database, plan.stored));
    let start = Instant::now();
    let server = Process::start(database);
    let mut stream = std::net::TcpStream::connect(server.address).expect("a server");
    let request = "GET /api/v1/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer:.80}");
    figures.stored = plan.stored;
    figures.cold_start_ms = start.elapsed().as_secs_f64() * 1000.0;
}

async fn fill(database: &str, games: usize) {
    let store = Store::open(database).await.expect("the database");
    let mut next = 0;
    while next < games {
        let until = (next + AT_ONCE).min(games);
        let tasks: Vec<_> = (next..until).map(|i| tokio::spawn(keep(store.clone(), i))).collect();
        for task in tasks {
            task.await.expect("a game that is kept");
        }
        next = until;
    }
    store.close().await;
}

async fn keep(store: Store, number: usize) {
    let id = format!("stored{number}");
    let table = NewTable {
        id: id.clone(),
        owner: format!("owner{}", number % 1000),
        wishes: "kosa1;seats=human,human;rules=rulebook".into(),
        seed: "7".into(),
        commitment: "c".into(),
        listed: true,
        options: "{}".into(),
    };
    let line = |number: u64| LogRow {
        number,
        person: String::new(),
        command: number.to_string(),
        deed: r#"{"do":"talk","name":"","text":"a line of some length, as moves have it"}"#.into(),
        at: number,
    };
    // Tables that are over, as nearly all are in a database of some age.
    store.create_table(&table, &Append::line(id.as_str(), line(1))).await.expect("a table");
    for number in 2..=LINES {
        let phase = (number == LINES).then_some(Phase::Over);
        let append = Append { phase, ..Append::line(id.as_str(), line(number)) };
        store.append(append).await.expect("a line");
    }
}
