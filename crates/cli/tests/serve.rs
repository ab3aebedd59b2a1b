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
        // Nothing of the user's own is touched.
        command.env("XDG_DATA_HOME", folder.0.join("data"));
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

impl Serving {
    /// The body of the answer to a request of a program with this token.
    fn ask(&self, path: &str, token: &str, body: &str) -> serde_json::Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let authorization =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n", self.port);
        let request = format!("{head}{authorization}Content-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (_, body) = text.split_once("\r\n\r\n").unwrap();
        serde_json::from_str(body).unwrap_or_else(|e| panic!("{e} in {text}"))
    }
}

/// `kosa join` with what is typed, and all it says.
fn join(folder: &Folder, link: &str, typed: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kosa"))
        .args(["join", link, "--name", "Anna", "--lang", "en"])
        .env("XDG_DATA_HOME", folder.0.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap()).concat();
    (output.status.code(), text)
}

#[test]
fn somebody_joins_a_table_sits_down_plays_and_comes_back() {
    let folder = Folder::new("joins");
    let serving = Serving::start(&folder, &[]);
    let token =
        serving.ask("/api/v1/tokens", "", r#"{"name": "Anna"}"#)["token"].as_str().unwrap().to_string();
    let wanted = r#"{"wishes": "kosa1;seats=human,bot:random;rules=rulebook", "listed": true}"#;
    let table = serving.ask("/api/v1/tables", &token, wanted)["table"].as_str().unwrap().to_string();
    // Who she is at this server was kept before.
    let guests = folder.0.join("data/kosa/guests");
    std::fs::create_dir_all(&guests).unwrap();
    std::fs::write(guests.join(format!("127_0_0_1_{}", serving.port)), &token).unwrap();
    let link = format!("http://127.0.0.1:{}/t/{table}", serving.port);

    let (code, said) = join(&folder, &link, "sit 1\nsay Hello there\nstart\n1\nquit\n");
    assert_eq!(code, Some(0), "{said}");
    for words in [
        "(free: type sit and the number)",
        "Anna",
        "Hello there",
        "Choose the section your action token goes to",
    ] {
        assert!(said.contains(words), "{words:?} is not in\n{said}");
    }
    // Back again: the game stands where it stood.
    let (code, said) = join(&folder, &link, "quit\n");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("puts the action token on") && !said.contains("(free"), "{said}");

    let (code, said) = join(&folder, "http://127.0.0.1/nowhere at all", "");
    assert!(code == Some(1) && said.contains("is not the link of a table"), "{said}");
    let (code, said) = join(&folder, &format!("http://127.0.0.1:{}/t/zzzz", serving.port), "");
    assert!(code == Some(1) && said.contains("there is no such table"), "{said}");
}
