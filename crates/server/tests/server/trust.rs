//! Nothing that was acknowledged is ever lost, and nothing is done twice: servers are killed under load, and the log is compared with what
//! people were told. Each test kills a server a hundred times; `KOSA_KILLS=1000` says how often instead.

use crate::common::{Folder, Postgres, runtime};
use crate::guest::{Guest, make, token};
use crate::server::Process;
use kosa_server::room::Room;
use kosa_server::store::Store;
use kosa_table::Generator;
use kosa_wire::Command;
use rand_core::{Rng, SeedableRng};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";
const TABLES: usize = 6;

/// What a process does that is started by [`Process::start`].
#[test]
#[ignore = "started by the other tests"]
fn server_process() {
    crate::server::serve_for_ever();
}

fn kills() -> usize {
    std::env::var("KOSA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

/// How many commands were acknowledged so far, by everybody: a server that is killed before anybody has played there proves nothing.
type Acknowledged = Arc<AtomicUsize>;

/// Waits until somebody was answered, and then for any moment of the `longest` that follows.
fn amid_play(acknowledged: &Acknowledged, rng: &mut Generator, longest: Duration) {
    let before = acknowledged.load(Ordering::Relaxed);
    let begun = Instant::now();
    while acknowledged.load(Ordering::Relaxed) == before {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody is answered any more");
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_micros(rng.next_u64() % longest.as_micros() as u64));
}

/// One of the addresses at which a server listens now.
type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

/// Plays until told to stop, at whichever server answers; everything it was told.
async fn play(
    mut guest: Guest,
    seed: u64,
    addresses: Addresses,
    acknowledged: Acknowledged,
    stop: Arc<AtomicBool>,
) -> Guest {
    let mut rng = Generator::seed_from_u64(seed);
    loop {
        let stopping = stop.load(Ordering::Relaxed);
        if stopping && guest.far.unanswered() == 0 && guest.is_connected() {
            return guest;
        }
        if !guest.is_connected() {
            let address = {
                let addresses = addresses.lock().unwrap();
                addresses[(rng.next_u64() % addresses.len() as u64) as usize]
            };
            if !guest.connect(address).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            continue;
        }
        if !stopping
            && guest.far.unanswered() == 0
            && let Some((seat, moves)) = guest.choices()
        {
            let mv = moves[(rng.next_u64() % moves.len() as u64) as usize];
            guest.ask(Command::Play { seat, moves: vec![mv] });
        }
        let before = guest.done.len();
        guest.step(Duration::from_millis(50)).await;
        let played = guest.done[before..].iter().filter(|id| !is_join(&guest, id)).count();
        acknowledged.fetch_add(played, Ordering::Relaxed);
    }
}

/// The tables and who sits there, with the game begun.
async fn tables(address: SocketAddr) -> Vec<Guest> {
    let mut all = Vec::new();
    for _ in 0..TABLES {
        let tokens = [token(address, "Anna"), token(address, "Jan")];
        let table = make(address, &tokens[0], WISHES);
        let mut guests = tokens.map(|token| Guest::new(&token, &table));
        for (place, guest) in (1..).zip(&mut guests) {
            assert!(guest.connect(address).await);
            guest.get(Command::Sit { place, name: None }).await.unwrap();
        }
        guests[0].get(Command::Start {}).await.unwrap();
        all.extend(guests);
    }
    all
}

/// Lets everybody play while something goes wrong, and compares. `addresses` are where they find a server.
fn played_while(
    database: &str,
    at: SocketAddr,
    addresses: Addresses,
    goes_wrong: impl FnOnce(&Addresses, &Acknowledged),
) {
    let runtime = runtime();
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Acknowledged::default();
    let guests = runtime.block_on(tables(at));
    let tasks: Vec<_> = (0u64..)
        .zip(guests)
        .map(|(seed, guest)| {
            runtime.spawn(play(guest, seed, addresses.clone(), acknowledged.clone(), stop.clone()))
        })
        .collect();
    goes_wrong(&addresses, &acknowledged);
    std::thread::sleep(Duration::from_millis(300));
    stop.store(true, Ordering::Relaxed);
    let guests: Vec<Guest> = runtime.block_on(async {
        let mut guests = Vec::new();
        for task in tasks {
            guests.push(tokio::time::timeout(Duration::from_secs(60), task).await.unwrap().unwrap());
        }
        guests
    });
    runtime.block_on(compare(database, guests));
}

/// Kills one of some processes again and again while everybody plays, and compares.
fn killed_under_load(database: &str, processes: usize) {
    let mut running: Vec<Process> =
        (0..processes).map(|_| Process::start(database, "trust::server_process")).collect();
    let addresses: Addresses = Arc::new(Mutex::new(running.iter().map(|p| p.address).collect()));
    let mut rng = Generator::seed_from_u64(processes as u64);
    played_while(database, running[0].address, addresses, |addresses, acknowledged| {
        for kill in 0..kills() {
            amid_play(acknowledged, &mut rng, Duration::from_millis(120));
            let victim = kill % processes;
            running[victim].kill();
            running[victim] = Process::start(database, "trust::server_process");
            *addresses.lock().unwrap() = running.iter().map(|p| p.address).collect();
        }
    });
}

/// The network between people and servers. Whatever is on its way when it is cut is lost, in both directions, and for a while before nothing comes
/// back although it was sent.
struct Network {
    addresses: Vec<SocketAddr>,
    deaf: Arc<AtomicBool>,
    cut: watch::Sender<()>,
}

impl Network {
    async fn to(servers: &[SocketAddr]) -> Network {
        let (deaf, cut) = (Arc::new(AtomicBool::new(false)), watch::Sender::new(()));
        let mut addresses = Vec::new();
        for server in servers.iter().copied() {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            addresses.push(listener.local_addr().unwrap());
            let (deaf, cut) = (deaf.clone(), cut.clone());
            tokio::spawn(async move {
                while let Ok((client, _)) = listener.accept().await {
                    tokio::spawn(carry(client, server, deaf.clone(), cut.subscribe()));
                }
            });
        }
        Network { addresses, deaf, cut }
    }

    fn cut(&self, deaf_for: Duration) {
        self.deaf.store(true, Ordering::Relaxed);
        std::thread::sleep(deaf_for);
        self.cut.send_replace(());
        self.deaf.store(false, Ordering::Relaxed);
    }
}

/// One line, until either end or the network cuts it.
async fn carry(client: TcpStream, server: SocketAddr, deaf: Arc<AtomicBool>, mut cut: watch::Receiver<()>) {
    let Ok(server) = TcpStream::connect(server).await else { return };
    let ((mut from_client, mut to_client), (mut from_server, mut to_server)) =
        (client.into_split(), server.into_split());
    let down = async {
        let mut part = [0; 1024];
        loop {
            let read = from_server.read(&mut part).await.unwrap_or(0);
            let lost = deaf.load(Ordering::Relaxed);
            if read == 0 || (!lost && to_client.write_all(&part[..read]).await.is_err()) {
                return;
            }
        }
    };
    tokio::select! {
        _ = tokio::io::copy(&mut from_client, &mut to_server) => {}
        () = down => {}
        _ = cut.changed() => {}
    }
}

/// Cuts the network between people and servers again and again while everybody plays, and compares.
fn cut_under_load(database: &str, processes: usize) {
    let running: Vec<Process> =
        (0..processes).map(|_| Process::start(database, "trust::server_process")).collect();
    let servers: Vec<SocketAddr> = running.iter().map(|p| p.address).collect();
    let beside = runtime();
    let network = beside.block_on(Network::to(&servers));
    let addresses: Addresses = Arc::new(Mutex::new(network.addresses.clone()));
    let mut rng = Generator::seed_from_u64(7);
    played_while(database, servers[0], addresses, |_, acknowledged| {
        for _ in 0..kills() {
            amid_play(acknowledged, &mut rng, Duration::from_millis(120));
            network.cut(Duration::from_millis(rng.next_u64() % 80));
        }
    });
}

/// What people were told against what is kept.
async fn compare(database: &str, mut guests: Vec<Guest>) {
    let store = Store::open(database).await.unwrap();
    let mut acknowledged = 0;
    for guest in &mut guests {
        let row = store.table(&guest.table).await.unwrap().unwrap();
        let log = store.log_after(&guest.table, 0).await.unwrap();
        let you = guest.far.you().unwrap().to_string();
        let mine: Vec<&str> =
            log.iter().filter(|line| line.person == you).map(|line| line.command.as_str()).collect();
        let times = |id: &str| mine.iter().filter(|command| **command == id).count();
        for id in
            guest.done.iter().filter(|id| !guest.refused.iter().any(|r| r.starts_with(&format!("{id} "))))
        {
            // A request for everything changes nothing and is not kept.
            let joins = !mine.contains(&id.as_str()) && guest.sent.contains(id) && is_join(guest, id);
            assert!(times(id) == 1 || joins, "{id} is {} times in the record", times(id));
            acknowledged += usize::from(!joins);
        }
        for command in mine.iter().filter(|command| **command != "made") {
            assert!(guest.sent.iter().any(|id| id == command), "{command} was never asked");
        }
        // Everybody's state is that of the record.
        let mut room = Room::new(&row).unwrap();
        for line in &log {
            room.apply(line, &|_| false).unwrap();
        }
        while guest.step(Duration::from_millis(200)).await {}
        let told = guest.far.version();
        assert_eq!(told, room.joined(Some(&you)).game.map(|game| game.version), "{you} knows the same");
    }
    eprintln!("{}: {acknowledged} commands were acknowledged, all of them are kept once", store.kind());
    assert!(acknowledged > 4 * TABLES, "hardly anything was played");
    store.close().await;
}

/// Whether a request of a guest was one for everything: those are the only ones without a line in the log.
fn is_join(guest: &Guest, id: &str) -> bool {
    guest.joins.iter().any(|join| join == id)
}

#[test]
fn a_file_keeps_what_was_acknowledged_when_the_server_is_killed() {
    let folder = Folder::new("trust");
    killed_under_load(&folder.0.join("kosa.db").display().to_string(), 1);
}

#[test]
fn postgres_keeps_what_was_acknowledged_when_one_of_three_servers_is_killed() {
    let Some(postgres) = Postgres::start() else { return };
    killed_under_load(&postgres.address(), 3);
}

#[test]
fn postgres_keeps_what_was_acknowledged_when_one_of_two_servers_is_killed() {
    let Some(postgres) = Postgres::start() else { return };
    killed_under_load(&postgres.address(), 2);
}

#[test]
fn a_file_keeps_what_was_acknowledged_when_the_network_is_cut() {
    let folder = Folder::new("cut");
    cut_under_load(&folder.0.join("kosa.db").display().to_string(), 1);
}

#[test]
fn postgres_keeps_what_was_acknowledged_when_the_network_is_cut() {
    let Some(postgres) = Postgres::start() else { return };
    cut_under_load(&postgres.address(), 2);
}
