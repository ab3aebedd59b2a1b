//! `kosa serve` from outside: it serves, says where, refuses a port that is taken, and ends in peace when it is told to.
#![cfg(unix)]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A folder with a page of one line.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kosa-serve-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        std::fs::write(path.join("index.html"), "<p>Kosa</p>").unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs; whatever happens, it ends with this value.
struct Serving {
    child: Child,
    port: u16,
}

impl Serving {
    fn start(folder: &Folder, more: &[&str]) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kosa"));
        command.args(["serve", "--lang", "en", "--page"]).arg(&folder.0).args(more);
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let port = port.unwrap_or_else(|| panic!("no address in {line:?}"));
        Serving { child, port }
    }

    fn page(&self) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    /// Sends a signal; the exit code, and how long it took.
    fn end(mut self, signal: &str) -> (Option<i32>, Duration) {
        let begun = Instant::now();
        assert!(
            Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap().success()
        );
        let status = self.child.wait().unwrap();
        (status.code(), begun.elapsed())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_ends_in_peace_when_it_is_told_to() {
    let folder = Folder::new("ends");
    for signal in ["-INT", "-TERM"] {
        let serving = Serving::start(&folder, &[]);
        assert!(serving.page().ends_with("<p>Kosa</p>"));
        // Somebody who has connected and says nothing holds up nobody for long.
        let _silent = TcpStream::connect(("127.0.0.1", serving.port)).unwrap();
        let (code, time) = serving.end(signal);
        assert_eq!(code, Some(0), "{signal}");
        assert!(time < Duration::from_secs(20), "{signal}: {time:?}");
    }
}

#[test]
fn a_port_that_is_taken_is_refused_in_a_sentence_and_passed_over_where_none_was_asked_for() {
    let folder = Folder::new("busy");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let page = folder.0.display().to_string();
    common::kosa_with(&["serve", "--page", &page, "--port", &port], "").fails(1, &[&port]);
    let (one, other) = (Serving::start(&folder, &[]), Serving::start(&folder, &[]));
    assert_ne!(one.port, other.port);
    assert!(one.page().ends_with("<p>Kosa</p>") && other.page().ends_with("<p>Kosa</p>"));
}
