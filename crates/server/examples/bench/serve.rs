//! The server, in a process of its own so that its memory can be read: this program starts itself once more.

use crate::figures::Took;
use kosa_server::http::{Bucket, Limits};
use kosa_server::{ListenAt, Page, Server};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

const DATABASE: &str = "KOSA_BENCH_DATABASE";
const PLENTY: Bucket = Bucket { a_second: 1_000_000, at_once: 1_000_000 };

/// Whether this process is the server.
pub fn is_server() -> bool {
    std::env::var_os(DATABASE).is_some()
}

/// Serves until it is ended.
pub fn run() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let at = ListenAt { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: Some(0) };
    // All clients have one address here, and ask faster than people.
    let limits = Limits {
        requests: PLENTY,
        newcomers: PLENTY,
        newcomers_of_all: PLENTY,
        strangers: PLENTY,
        addresses: PLENTY,
        connections: 50_000,
        tables_of_one: u32::MAX,
        ..Limits::default()
    };
    let server = Server::bind(Page::default(), at).expect("an address");
    let server = server.with_games(&database, limits).expect("a database");
    println!("listens at {}", server.address());
    let _ = server.run(true);
}

/// A server that is ended with this.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(database: &str) -> Process {
        let program = std::env::current_exe().expect("this program");
        let mut child =
            Command::new(program).env(DATABASE, database).stdout(Stdio::piped()).spawn().expect("a server");
        let mut lines =
            BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("listens at ")?.parse().ok());
        Process { child, address: address.expect("a server that listens") }
    }

    /// How long commands took in it so far.
    pub fn took(&self) -> Took {
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(self.address)?;
            stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let bucket = |line: &str| {
            let (bound, count) =
                line.strip_prefix("kosa_command_seconds_bucket{le=\"")?.split_once("\"} ")?;
            let seconds: f64 = bound.replace("+Inf", "inf").parse().ok()?;
            Some((seconds * 1000.0, count.trim().parse().ok()?))
        };
        Took(ask().unwrap_or_default().lines().filter_map(bucket).collect())
    }

    /// Its memory, in bytes; nothing where the system does not tell.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|rest| rest.trim().split(' ').next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
