//! Games that are begun, played and compared with what is kept.

use crate::Plan;
use crate::figures::{Figures, Speed};
use crate::guest::{Guest, Sent};
use crate::serve::Process;
use kosa_server::store::Store;
use kosa_wire::Command;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::watch;
use tokio::time::Instant;

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";
/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);
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

/// Games that are played as fast as it goes, at most.
const AT_FULL_SPEED: usize = 100;
/// So long they are.
const FULL_SPEED: Duration = Duration::from_secs(10);

/// Plays for so long at a pace: the guests, and what they measured.
async fn play_on(games: Vec<[Guest; 2]>, pace: Duration, time: Duration) -> (Vec<[Guest; 2]>, Speed) {
    let before: usize = games.iter().flatten().map(|guest| guest.done.len()).sum();
    let (stop, stopped) = watch::channel(false);
    let start = Instant::now();
    let mut tasks = Vec::new();
    for game in games {
        let last = Sent::default();
        tasks.push(game.map(|guest| tokio::spawn(guest.play(pace, last.clone(), stopped.clone()))));
    }
    tokio::time::sleep(time).await;
    let _ = stop.send(true);
    let mut speed = Speed { seconds: start.elapsed().as_secs_f64(), ..Speed::default() };
    let mut games = Vec::new();
    for [one, other] in tasks {
        let mut ended = Vec::new();
        for task in [one, other] {
            let answered = tokio::time::timeout(PATIENCE, task).await;
            let (guest, measured) = answered.ok().and_then(Result::ok).expect("somebody who was answered");
            speed.acks.extend(measured.acks);
            speed.seen.extend(measured.seen);
            ended.push(guest);
        }
        games.extend(<[Guest; 2]>::try_from(ended).ok());
    }
    let after: usize = games.iter().flatten().map(|guest| guest.done.len()).sum();
    speed.moves = after - before;
    speed.acks.sort_by(f64::total_cmp);
    speed.seen.sort_by(f64::total_cmp);
    (games, speed)
}

/// Begins all games, plays them, and fills the figures; the table of one of them.
pub fn play(plan: &Plan, database: &str, figures: &mut Figures) -> Option<String> {
    let server = Process::start(database);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let games = runtime.block_on(async {
        let before = server.memory();
        let mut games = Vec::new();
        let mut number = 0;
        while games.len() < plan.games {
            let count = AT_ONCE.min(plan.games - games.len());
            let begun = (0..count).map(|i| tokio::spawn(begin(server.address, number + i as u64)));
            let begun: Vec<_> = begun.collect();
            number += count as u64;
            for task in begun {
                games.push(task.await.ok().flatten().expect("a game that begins"));
            }
        }
        let (load, took) = (load_average(), server.took());
        let (games, human) = play_on(games, plan.pace, plan.time).await;
        figures.human = human;
        figures.server = server.took().since(&took);
        figures.load = (load, load_average());
        figures.bytes_per_game = server.memory().saturating_sub(before) / plan.games.max(1) as u64;
        let mut games = games;
        let others = games.split_off(AT_FULL_SPEED.min(games.len()));
        figures.fast_games = games.len();
        let (games, fast) = play_on(games, Duration::ZERO, FULL_SPEED.min(plan.time)).await;
        figures.fast = fast;
        // The others are there as long as these play.
        games.into_iter().chain(others).collect::<Vec<_>>()
    });
    drop(server);
    let guests: Vec<Guest> = games.into_iter().flatten().collect();
    runtime.block_on(compare(database, &guests, figures));
    // One that was played at human pace all the time: the others have grown long, and a hundred thousand of them fill a disk.
    guests.last().map(|guest| guest.table.clone())
}

/// How busy the machine was over the last minute; nothing where it does not tell.
fn load_average() -> f64 {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or(0.0)
}

/// What was acknowledged against what is kept.
async fn compare(database: &str, guests: &[Guest], figures: &mut Figures) {
    let store = Store::open(database).await.expect("the database");
    for guest in guests {
        let mut times: HashMap<String, usize> = HashMap::new();
        for line in store.log_after(&guest.table, 0).await.expect("a log") {
            if line.person == guest.you() {
                *times.entry(line.command).or_default() += 1;
            }
        }
        figures.lost += guest.done.iter().filter(|id| !times.contains_key(*id)).count();
        figures.doubled += guest.sent.iter().filter(|id| times.get(*id).is_some_and(|n| *n > 1)).count();
    }
    store.close().await;
}
