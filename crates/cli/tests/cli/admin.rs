//! A host looks after a server that runs, and anybody checks the draws of a game that is over.
#![cfg(unix)]

use crate::common::serving::Serving;
use crate::common::{Dir, kosa};
use serde_json::{Value, json};
use std::process::Stdio;
use std::time::{Duration, Instant};

fn start(dir: &Dir, database: &str) -> Serving {
    let log = Stdio::from(std::fs::File::create(dir.file("log")).unwrap());
    Serving::start(dir, &["--log", "debug", "--log-json", "--database", database], log)
}

#[test]
fn a_host_looks_after_tables_and_anybody_checks_the_draws() {
    let dir = Dir::new("admin");
    let database = dir.file("kosa.db");
    let admin = |args: &[&str]| kosa(&[&["admin", "--database", &database], args].concat());
    admin(&["list"]).fails(1, &["kosa.db"]);
    let serving = start(&dir, &database);
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

    // Whoever has written the commitment down before the game need not trust the record.
    let told = record.lines().find_map(|line| line.strip_prefix("tag commitment ")).unwrap().trim();
    kosa(&["replay", "--verify", "--commitment", told, &file]).ok();
    let wrong = "0".repeat(told.len());
    kosa(&["replay", "--verify", "--commitment", &wrong, &file]).fails(1, &["another commitment"]);

    // The host lists, closes, copies, exports and deletes while the server runs.
    let list = admin(&["list", "--json"]).json();
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert!(!list.to_string().contains("seed"), "the seed is a secret");
    assert!(admin(&["list"]).ok().contains("1 over"));
    admin(&["close", &closed]).ok();
    let told = serving.ask("GET", &format!("/api/v1/tables/{closed}"), "", &Value::Null);
    assert_eq!(told["room"]["phase"], "closed", "the server has noticed");
    assert_eq!(admin(&["export", &closed]).json()["phase"], "closed");
    admin(&["export", &closed, "--record"]).fails(1, &[&closed, "its game is not over"]);
    let nowhere = admin(&["close", "nosuch"]);
    assert!(!nowhere.err.contains("not over"), "{}", nowhere.err);
    nowhere.fails(1, &["there is no 'nosuch' here"]);
    let people = admin(&["people", "--json"]).json();
    assert_eq!((people.as_array().unwrap().len(), &people[0]["name"]), (1, &json!("Annamaria")));
    assert!(admin(&["people"]).ok().contains(people[0]["id"].as_str().unwrap()));
    // Somebody who has no other way in gets a link; it is the person's alone, and the log does not know it.
    let id = people[0]["id"].as_str().unwrap();
    let made = admin(&["link", id, "--at", "https://play.example/"]).ok();
    let (said, link) = made.trim().split_once('\n').unwrap();
    assert!(said.contains("Annamaria"), "{said}");
    let code = link.strip_prefix("https://play.example/#/device/").unwrap();
    let come = || serving.ask("POST", "/api/v1/sessions", "", &json!({ "code": code }));
    assert_eq!(come()["id"], people[0]["id"]);
    assert_eq!(come()["refused"]["why"], "wrong_password", "it works once");
    assert!(admin(&["link", id]).ok().contains("http://localhost:"));
    admin(&["link", "nosuch"]).fails(1, &["there is no 'nosuch' here"]);
    let copy = dir.file("copy.db");
    admin(&["backup", &copy]).ok();
    admin(&["backup", &copy]).fails(1, &["copy.db cannot be written: the file is there already"]);
    admin(&["delete", &closed]).ok();
    admin(&["delete", &closed]).fails(1, &[&closed]);
    let gone = || serving.ask("GET", &format!("/api/v1/tables/{closed}"), "", &Value::Null);
    let start = Instant::now();
    while gone()["refused"]["why"] != "no_such_place" {
        assert!(start.elapsed() < Duration::from_secs(20), "the server has not noticed: {}", gone());
        std::thread::sleep(Duration::from_millis(200));
    }
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
    for secret in [secret.as_str(), "Annamaria", &over, &closed, code] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}

#[test]
fn a_host_makes_a_key_for_notices_once() {
    let dir = Dir::new("push-key");
    let file = dir.file("push.pem");
    assert!(kosa(&["admin", "push-key", &file]).ok().contains(&file));
    let key = std::fs::read_to_string(&file).unwrap();
    assert!(key.starts_with("-----BEGIN PRIVATE KEY-----\n"), "{key}");
    kosa(&["admin", "push-key", &file]).fails(1, &[&file, "cannot be written: the file is there already"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), key, "a key that is there is never lost");
}
