//! A host looks after a server that runs, and anybody checks the draws of a game that is over.
#![cfg(unix)]

mod common;

use common::{Dir, kosa};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that runs; whatever happens, it ends with this value.
struct Serving {
    child: Child,
    port: u16,
}

impl Serving {
    fn start(dir: &Dir, database: &str) -> Serving {
        dir.write("index.html", "<p>Kosa</p>");
        let mut child = Command::new(env!("CARGO_BIN_EXE_kosa"))
            .args(["serve", "--lang", "en", "--log", "debug", "--log-json", "--database", database, "--page"])
            .arg(dir.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::from(std::fs::File::create(dir.file("log")).unwrap()))
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        Serving { child, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}\r\n"
        );
        stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        serde_json::from_str(text.split_once("\r\n\r\n").unwrap().1).unwrap_or_default()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_host_looks_after_tables_and_anybody_checks_the_draws() {
    let dir = Dir::new("admin");
    let database = dir.file("kosa.db");
    let admin = |args: &[&str]| kosa(&[&["admin", "--database", &database], args].concat());
    admin(&["list"]).fails(1, &["kosa.db"]);
    let serving = Serving::start(&dir, &database);
    let token = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Annamaria" }));
    let secret = token["token"].as_str().unwrap().to_string();
    let make = || {
        let wishes = json!({ "wishes": "kosa1;seats=bot:easy,bot:easy;rules=rulebook", "listed": true });
        serving.ask("POST", "/api/v1/tables", &secret, &wishes)["table"].as_str().unwrap().to_string()
    };
    let [over, closed] = [make(), make()];
    let path = format!("/api/v1/tables/{over}");
    serving.ask("POST", &path, &secret, &json!({ "id": "1", "command": { "do": "start" } }));
    let start = Instant::now();
    while serving.ask("GET", &path, "", &Value::Null)["room"]["phase"] != "over" {
        assert!(start.elapsed() < Duration::from_secs(120), "bots that do not end");
        std::thread::sleep(Duration::from_millis(200));
    }

    // The draws of the game that is over are those of the seed that was committed to.
    let record = admin(&["export", &over, "--record"]).ok();
    let file = dir.write("game.kosa", &record);
    let verified = kosa(&["replay", "--verify", &file]).ok();
    assert!(verified.lines().count() >= 2, "{verified}");
    let draw = record.lines().find(|line| line.starts_with("*: deal tile ")).unwrap();
    let tile = if draw.ends_with("in_a_row") { "*: deal tile on_tunnels" } else { "*: deal tile in_a_row" };
    let other = dir.write("other.kosa", &record.replacen(draw, tile, 1));
    assert_ne!(kosa(&["replay", "--verify", &other]).code, 0, "another draw is not of this seed");
    let bare =
        record.lines().filter(|line| !line.starts_with("tag commitment")).collect::<Vec<_>>().join("\n");
    kosa(&["replay", "--verify", &dir.write("bare.kosa", &(bare + "\n"))]).fails(1, &["commitment"]);

    // The host lists, closes, copies, exports and deletes while the server runs.
    let list = admin(&["list", "--json"]).json();
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert!(!list.to_string().contains("seed"), "the seed is a secret");
    assert!(admin(&["list"]).ok().contains("1 over"));
    admin(&["close", &closed]).ok();
    let told = serving.ask("GET", &format!("/api/v1/tables/{closed}"), "", &Value::Null);
    assert_eq!(told["room"]["phase"], "closed", "the server has noticed");
    assert_eq!(admin(&["export", &closed]).json()["phase"], "closed");
    admin(&["export", &closed, "--record"]).fails(1, &[&closed]);
    let copy = dir.file("copy.db");
    admin(&["backup", &copy]).ok();
    admin(&["delete", &closed]).ok();
    admin(&["delete", &closed]).fails(1, &[&closed]);
    assert_eq!(admin(&["list", "--json"]).json().as_array().unwrap().len(), 1);
    let list = kosa(&["admin", "--database", &copy, "list", "--json"]).json();
    assert_eq!(list.as_array().unwrap().len(), 2, "the copy is as it was");
    drop(serving);
    // What is logged is JSON, and tells no secret.
    let log = std::fs::read_to_string(dir.file("log")).unwrap();
    assert!(log.lines().count() > 3);
    for line in log.lines() {
        serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    }
    for secret in [secret.as_str(), "Annamaria", &over, &closed] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}
