//! Games that are begun, played and compared with what is kept.

use crate::Plan;
use crate::figures::Figures;
use crate::guest::{Guest, Measured, Sent};
use crate::serve::Process;
use kosa_server::store::Store;
use kosa_wire::Command;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::watch;
use tokio::time::Instant;

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";
/// So many games are begun at once.
const AT_ONCE: usize = 16;

/// One request over HTTP; its answer.
pub async fn post(address: SocketAddr, path: &str, token: &str, body: &Value) -> Option<Value> {
    let body = body.to_string();
    let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
}

/// Two who sit at a table whose game has begun.
async fn begin(address: SocketAddr, number: u64) -> Option<[Guest; 2]> {
    let mut tokens = Vec::new();
    for name in ["Anna", "Jan"] {
        let answer = post(address, "/api/v1/tokens", "", &json!({ "name": name })).await?;
        tokens.push(answer["token"].as_str()?.to_string());
    }
    let made = post(address, "/api/v1/tables", &tokens[0], &json!({ "wishes": WISHES })).await?;
    let table = made["table"].as_str()?;
    let mut one = Guest::connect(address, &tokens[0], table, 2 * number).await?;
    let mut other = Guest::connect(address, &tokens[1], table, 2 * number + 1).await?;
    one.ask(Command::Sit { place: 1, name: None }).await?;
    other.ask(Command::Sit { place: 2, name: None }).await?;
    one.ask(Command::Start {}).await?;
    Some([one, other])
}

/// Begins all games, plays them, and fills the figures.
pub fn play(plan: &Plan, database: &str, figures: &mut Figures) {
    let server = Process::start(database);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let measured = runtime.block_on(async {
        let before = server.memory();
        let mut guests = Vec::new();
        let mut number = 0;
        while guests.len() < plan.games {
            let count = AT_ONCE.min(plan.games - guests.len());
            let begun = (0..count).map(|i| tokio::spawn(begin(server.address, number + i as u64)));
            let begun: Vec<_> = begun.collect();
            number += count as u64;
            for task in begun {
                guests.push(task.await.ok().flatten().expect("a game that begins"));
            }
        }
        figures.bytes_per_game = server.memory().saturating_sub(before) / plan.games.max(1) as u64;
        let (stop, stopped) = watch::channel(false);
        let start = Instant::now();
        let mut tasks = Vec::new();
        for [one, other] in guests {
            let sent = Sent::default();
            for guest in [one, other] {
                tasks.push(tokio::spawn(guest.play(plan.clone(), sent.clone(), stopped.clone())));
            }
        }
        tokio::time::sleep(plan.time).await;
        let _ = stop.send(true);
        figures.seconds = start.elapsed().as_secs_f64();
        let mut measured = Vec::new();
        for task in tasks {
            let ended = tokio::time::timeout(std::time::Duration::from_secs(30), task).await;
            measured.push(ended.ok().and_then(Result::ok).expect("somebody who was answered"));
        }
        measured
    });
    for guest in &measured {
        figures.acks.extend(&guest.acks);
        figures.seen.extend(&guest.seen);
        figures.moves += guest.done.len();
    }
    figures.acks.sort_by(f64::total_cmp);
    figures.seen.sort_by(f64::total_cmp);
    drop(server);
    runtime.block_on(compare(database, &measured, figures));
}

/// What was acknowledged against what is kept.
async fn compare(database: &str, measured: &[Measured], figures: &mut Figures) {
    let store = Store::open(database).await.expect("the database");
    for guest in measured {
        let mut times: HashMap<String, usize> = HashMap::new();
        for line in store.log_after(&guest.table, 0).await.expect("a log") {
            if line.person == guest.you {
                *times.entry(line.command).or_default() += 1;
            }
        }
        figures.lost += guest.done.iter().filter(|id| !times.contains_key(*id)).count();
        figures.doubled += guest.sent.iter().filter(|id| times.get(*id).is_some_and(|n| *n > 1)).count();
    }
    store.close().await;
}
