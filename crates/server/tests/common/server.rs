//! A server in a process of its own, so that it can be killed: the test program starts itself once more.

use kosa_server::http::{Bucket, Limits};
use kosa_server::push::{Delivery, PushKey};
use kosa_server::{ListenAt, Page, Server};
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};

const DATABASE: &str = "KOSA_TEST_DATABASE";
/// Tests ask faster than people.
pub const LIMITS: Limits = Limits {
    longest_message: 16 * 1024,
    requests: Bucket { a_second: 100_000, at_once: 100_000 },
    newcomers: Bucket { a_second: 100_000, at_once: 100_000 },
    logins: Bucket { a_second: 100_000, at_once: 100_000 },
    newcomers_of_all: Bucket { a_second: 100_000, at_once: 100_000 },
    strangers: Bucket { a_second: 100_000, at_once: 100_000 },
    addresses: Bucket { a_second: 100_000, at_once: 100_000 },
    connections: 20_000,
    connections_of_one: 1000,
    tables_of_one: 100_000,
};

/// A server with games, made beside whatever runtime the test has.
pub fn bind(database: &str, limits: Limits) -> Server {
    let database = database.to_string();
    let made = std::thread::spawn(move || {
        let at = ListenAt { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: Some(0) };
        Server::bind(Page::default(), at).unwrap().with_games(&database, limits).unwrap()
    });
    made.join().unwrap()
}

/// A server that pushes too.
#[allow(dead_code, reason = "not everything pushes")]
pub fn bind_pushing(database: &str, key: PushKey, delivery: Delivery) -> Server {
    let database = database.to_string();
    let made = std::thread::spawn(move || {
        let at = ListenAt { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: Some(0) };
        let server = Server::bind(Page::default(), at).unwrap().with_push(key, &delivery);
        server.with_games(&database, LIMITS).unwrap()
    });
    made.join().unwrap()
}

/// What the started process does, called by a test that is ignored: serves until it is killed.
#[allow(dead_code, reason = "not every test starts processes")]
pub fn serve_for_ever() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let server = bind(&database, LIMITS);
    println!("\nlistens at {}", server.address());
    server.run(false).unwrap();
}

/// A server that can be killed.
#[allow(dead_code, reason = "not every test starts processes")]
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

#[allow(dead_code, reason = "not every test starts processes")]
impl Process {
    /// Starts this test program once more; `test` is the test that calls [`serve_for_ever`].
    pub fn start(database: &str, test: &str) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listens at ").and_then(|address| address.parse().ok()));
        std::thread::spawn(move || lines.for_each(drop));
        Process { child, address: address.expect("a server that listens") }
    }

    /// Sends it a signal, by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// As if the machine had lost its power.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
