//! `kosa serve` from outside: it serves, says where, refuses a port that is taken, and ends in peace when it is told to.
#![cfg(unix)]

use crate::common::pty::Terminal;
use crate::common::serving::Serving;
use crate::common::{Dir, kosa_with, proxy};
use serde_json::json;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn start(dir: &Dir, more: &[&str]) -> Serving {
    Serving::start(dir, more, Stdio::piped())
}

/// Sends a signal; the exit code, and how long it took.
fn end(mut serving: Serving, signal: &str) -> (Option<i32>, Duration) {
    let begun = Instant::now();
    assert!(Command::new("kill").args([signal, &serving.child.id().to_string()]).status().unwrap().success());
    let status = serving.child.wait().unwrap();
    (status.code(), begun.elapsed())
}

#[test]
fn a_server_ends_in_peace_when_it_is_told_to() {
    let dir = Dir::new("serve-ends");
    for signal in ["-INT", "-TERM"] {
        let serving = start(&dir, &[]);
        assert!(serving.page().ends_with("<p>Kosa</p>"));
        // Somebody who has connected and says nothing holds up nobody for long.
        let _silent = TcpStream::connect(("127.0.0.1", serving.port)).unwrap();
        let (code, time) = end(serving, signal);
        assert_eq!(code, Some(0), "{signal}");
        assert!(time < Duration::from_secs(20), "{signal}: {time:?}");
    }
}

#[test]
fn a_port_that_is_taken_is_refused_in_a_sentence_and_passed_over_where_none_was_asked_for() {
    let dir = Dir::new("serve-busy");
    dir.write("index.html", "<p>Kosa</p>");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let page = dir.path().display().to_string();
    kosa_with(&["serve", "--page", &page, "--port", &port], "").fails(1, &[&port]);
    let (one, other) = (start(&dir, &[]), start(&dir, &[]));
    assert_ne!(one.port, other.port);
    assert!(one.page().ends_with("<p>Kosa</p>") && other.page().ends_with("<p>Kosa</p>"));
}

#[test]
fn a_host_is_told_once_that_a_proxy_makes_one_address_of_everybody() {
    let dir = Dir::new("serve-proxy");
    let (silent, flood) = ("x-forwarded-proto: https\r\n", "");
    for (name, headers, asked, said) in [
        ("silent", silent, 3, "does not send X-Forwarded-For"),
        ("flood", flood, 260, "it must send X-Forwarded-For"),
        ("none", flood, 3, ""),
        ("named", "x-forwarded-proto: https\r\nx-forwarded-for: 203.0.113.9\r\n", 260, ""),
    ] {
        let log = dir.file(&format!("{name}.log"));
        let errors = Stdio::from(std::fs::File::create(&log).unwrap());
        let database = dir.file(&format!("{name}.db"));
        let serving = Serving::start(&dir, &["--database", &database], errors);
        for _ in 0..asked {
            serving.http(&format!(
                "GET /api/v1/server HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\r\n"
            ));
        }
        drop(serving);
        let log = std::fs::read_to_string(&log).unwrap();
        let told = log.lines().filter(|line| line.contains("X-Forwarded-For")).count();
        assert_eq!(told, usize::from(!said.is_empty()), "{name}: {log}");
        assert!(log.contains(said) && !log.contains("203.0.113.9"), "{name}: {log}");
    }
}

/// `kosa join` with what is typed, and all it says.
fn join(dir: &Dir, link: &str, typed: &str) -> (Option<i32>, String) {
    join_believing(dir, link, typed, None)
}

/// The same; believed is whom this file names, or else whom the machine believes.
fn join_believing(dir: &Dir, link: &str, typed: &str, believed: Option<&Path>) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kosa"))
        .args(["join", link, "--name", "Anna", "--lang", "en"])
        .env("XDG_DATA_HOME", dir.path().join("data"))
        .envs(believed.map(|file| ("SSL_CERT_FILE", file)))
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
    let dir = Dir::new("serve-joins");
    let serving = start(&dir, &[]);
    let token = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Anna" }))["token"]
        .as_str()
        .unwrap()
        .to_string();
    let wanted = json!({ "wishes": "kosa1;seats=human,bot:random;rules=rulebook", "listed": true });
    let table = serving.ask("POST", "/api/v1/tables", &token, &wanted)["table"].as_str().unwrap().to_string();
    // Who she is at this server was kept before.
    let guests = dir.path().join("data/kosa/guests");
    std::fs::create_dir_all(&guests).unwrap();
    std::fs::write(guests.join(format!("127_0_0_1_{}", serving.port)), &token).unwrap();
    let link = format!("http://127.0.0.1:{}/t/{table}", serving.port);

    let (code, said) = join(&dir, &link, "sit 1\nsay Hello there\nstart\n1\nquit\n");
    assert_eq!(code, Some(0), "{said}");
    for words in [
        "(free: type sit and the number)",
        // What whoever is asked has before them.
        "combat cards:",
        "Anna",
        "Hello there",
        "Choose the section your action token goes to",
        // What there is of a price, and how an answer is written, as in a game at this machine.
        "(0/",
        "[section upgrade]",
    ] {
        assert!(said.contains(words), "{words:?} is not in\n{said}");
    }
    // Back again: the game stands where it stood.
    let (code, said) = join(&dir, &link, "quit\n");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("puts the action token on") && !said.contains("(free"), "{said}");

    let (code, said) = join(&dir, "http://127.0.0.1/nowhere at all", "");
    assert!(code == Some(1) && said.contains("is not the link of a table"), "{said}");
    let (code, said) = join(&dir, &format!("http://127.0.0.1:{}/t/zzzz", serving.port), "");
    assert!(code == Some(1) && said.contains("there is no such table"), "{said}");
}

#[test]
fn the_words_of_a_game_mean_the_same_at_a_table_on_a_server() {
    let dir = Dir::new("serve-words");
    let serving = start(&dir, &[]);
    let token = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Anna" }))["token"]
        .as_str()
        .unwrap()
        .to_string();
    let guests = dir.path().join("data/kosa/guests");
    std::fs::create_dir_all(&guests).unwrap();
    std::fs::write(guests.join(format!("127_0_0_1_{}", serving.port)), &token).unwrap();
    let table = |seats: &str| {
        let wanted = json!({ "wishes": format!("kosa1;seats={seats};rules=rulebook") });
        let doc = serving.ask("POST", "/api/v1/tables", &token, &wanted);
        format!("http://127.0.0.1:{}/t/{}", serving.port, doc["table"].as_str().unwrap())
    };
    let alone = table("human/industrial,bot:random/mechanical");
    let typed = "sit\nsay\nseal\nagree\nsit 1\nstart\nboard\nmap\nscore\nwhy\nwhy not\nwhy h26\nposition\nsave x\nseat 2 human\n\
        dance\n77\nsection build\nback\nundo list\nundo\nsection deploy\nundo 1\nhelp\nquit\n";
    let (code, said) = join(&dir, &alone, typed);
    assert_eq!(code, Some(0), "{said}");
    for words in [
        "combat cards:",
        "Not possible: something else is asked now.",
        "work only in a game at this machine",
        "There is no answer 77",
        "Type help for the commands.",
        "There is no question before this one",
        "give coins to another player",
        "sit or leave and the number of a place",
        "Name a place by its number: sit 2, or leave 2.",
        "Say what the others are to read",
        "This bid cannot be made now.",
        "There is no such offer any more.",
    ] {
        assert!(said.contains(words), "{words:?} is not in\n{said}");
    }
    // What works only there is not among what can be typed here.
    assert_eq!(said.matches("only in a game at this machine").count(), 3, "{said}");
    assert!(!said.contains("save FILE") && !said.contains("seat SEAT WHO"), "{said}");
    assert_eq!(said.matches("Taken back.").count(), 2, "{said}");
    // Advice of a bot, where the table allows it; the rule book always.
    let wanted = json!({
        "wishes": "kosa1;seats=human/industrial,bot:random/mechanical;rules=rulebook",
        "options": { "no_hints": true },
    });
    let doc = serving.ask("POST", "/api/v1/tables", &token, &wanted);
    let without = format!("http://127.0.0.1:{}/t/{}", serving.port, doc["table"].as_str().unwrap());
    for (link, hints) in [(table("human/industrial,bot:random/mechanical"), true), (without, false)] {
        let (code, said) = join(&dir, &link, "rules river\nsit 1\nstart\nhint\nrules\nhelp\nquit\n");
        assert_eq!(code, Some(0), "{said}");
        assert_eq!(said.contains("1. chance to win"), hints, "{said}");
        assert_eq!(said.contains("\nhint  "), hints, "{said}");
        assert_eq!(said.contains("Nobody at this table can ask a bot for advice."), !hints, "{said}");
        assert!(said.contains("Rivers and lakes") && said.contains("rules turn."), "{said}");
    }
    // Two people at one keyboard: what was decided last is taken back when it goes over, as at this machine.
    let both = table("human/nordic/industrial,human/crimea/mechanical");
    let typed = "sit 1\nsit 2\nstart\nnordic\nsection build\nskip\nend\nundo\nnordic\nboard\nquit\n";
    let (code, said) = join(&dir, &both, typed);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(said.matches("Taken back.").count(), 1, "{said}");
    assert_eq!(said.matches("1) End the turn").count(), 2, "{said}");
    assert!(said.contains("combat cards:"), "{said}");
}

#[test]
fn somebody_joins_through_a_proxy_with_tls() {
    let dir = Dir::new("serve-tls");
    let serving = start(&dir, &[]);
    let port = proxy::start(serving.port);
    let token = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Jan" }))["token"]
        .as_str()
        .unwrap()
        .to_string();
    let wanted = json!({ "wishes": "kosa1;seats=human,bot:random;rules=rulebook" });
    let table = serving.ask("POST", "/api/v1/tables", &token, &wanted)["table"].as_str().unwrap().to_string();
    dir.write("believed.pem", &proxy::certificate());
    let believed = dir.path().join("believed.pem");
    // As it is sent, and as it stands in the address bar.
    for link in
        [format!("https://localhost:{port}/t/{table}"), format!("https://localhost:{port}/#/t/{table}")]
    {
        let (code, said) = join_believing(&dir, &link, "sit 1\nsay Hello\nquit\n", Some(&believed));
        assert!(code == Some(0) && said.contains("Anna") && said.contains("Hello"), "{said}");
    }
    let (code, said) = join(&dir, &format!("https://localhost:{port}/t/{table}"), "");
    assert!(code == Some(1) && said.contains("certificate"), "nobody vouches for it: {said}");
}

#[test]
fn somebody_drafts_bids_and_ends_a_game_from_a_terminal() {
    let dir = Dir::new("serve-drafts");
    let serving = start(&dir, &[]);
    let made = |wishes: &str, options: serde_json::Value| {
        // Whoever joins is known by what is kept from the first time.
        let file = dir.path().join(format!("data/kosa/guests/127_0_0_1_{}", serving.port));
        let token = std::fs::read_to_string(&file).unwrap_or_else(|_| {
            let doc = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Anna" }));
            let token = doc["token"].as_str().unwrap().to_string();
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &token).unwrap();
            token
        });
        let wanted = json!({ "wishes": wishes, "options": options });
        let table =
            serving.ask("POST", "/api/v1/tables", &token, &wanted)["table"].as_str().unwrap().to_string();
        format!("http://127.0.0.1:{}/t/{table}", serving.port)
    };
    let says = |link: &str, typed: &str, words: &[&str]| {
        let (code, said) = join(&dir, link, typed);
        assert_eq!(code, Some(0), "{said}");
        for words in words {
            assert!(said.contains(words), "{words:?} is not in\n{said}");
        }
    };
    let draft = made("kosa1;seats=human,bot:random;deal=draft;rules=rulebook", json!({}));
    says(&draft, "sit 1\nstart\n1\nquit\n", &["Anna chooses a faction:", "  1) ", "Choose the section"]);
    let open = made("kosa1;seats=human,bot:random;rules=rulebook", json!({ "bids": "open" }));
    says(
        &open,
        "sit 1\nstart\nbid 9 1\nbid 1 4\nend\nno\nend\n\n",
        // Nothing is asked any more when the game has ended: the score is shown, and the line is left.
        &[
            "You bid: for any pair",
            "This bid cannot be made now.",
            "Choose the section",
            "Offer to end the game now\nPress Enter to go on, or type no.",
            "Everybody agreed to end here.",
            "The seed was",
        ],
    );
    let over = serving.ask(
        "GET",
        &open.replace(&format!("http://127.0.0.1:{}/t/", serving.port), "/api/v1/tables/"),
        "",
        &json!(null),
    );
    assert_eq!((&over["room"]["phase"], &over["room"]["ended_early"]), (&json!("over"), &json!(true)));
    let sealed = made("kosa1;seats=human,bot:random;rules=rulebook", json!({ "bids": "sealed" }));
    says(
        &sealed,
        "sit 1\nstart\nseal 1\nseal 3 0\nquit\n",
        &["Write down a bid for each pair.", "Choose the section"],
    );
}

#[test]
fn two_people_at_one_keyboard_of_a_far_table_do_not_see_each_others_secrets() {
    let dir = Dir::new("serve-covers");
    let serving = start(&dir, &[]);
    let token = serving.ask("POST", "/api/v1/tokens", "", &json!({ "name": "Anna" }));
    let token = token["token"].as_str().unwrap();
    let guests = dir.path().join("kosa/guests");
    std::fs::create_dir_all(&guests).unwrap();
    std::fs::write(guests.join(format!("127_0_0_1_{}", serving.port)), token).unwrap();
    let wanted =
        json!({ "wishes": "kosa1;seats=human/nordic/industrial,human/crimea/mechanical;rules=rulebook" });
    let table = serving.ask("POST", "/api/v1/tables", token, &wanted)["table"].as_str().unwrap().to_string();
    let link = format!("http://127.0.0.1:{}/t/{table}", serving.port);
    let mut at = Terminal::start(&["join", &link, "--lang", "en"], dir.path(), &[], (100, 60));
    // Anna's hand is on the screen when her turn ends.
    at.send("sit 1\rsit 2\rstart\rnordic\rsection build\rskip\rboard\rend\r");
    let said = at.writes("the second hand-over", |said| said.matches("Go on when nobody").count() == 2);
    let cleared = "\x1b[2J\x1b[3J\x1b[H";
    let (before, after) = said.split_once(cleared).unwrap_or_else(|| panic!("{said}"));
    assert!(before.contains("combat cards:") && before.contains("End the turn"), "{said}");
    assert!(after.contains("Now it is the turn of") && after.contains("Type crimea to see your"), "{said}");
    // What lies open is told below the cover, to whoever comes next.
    assert!(after.contains("begins turn 2."), "{said}");
    assert!(!after.contains("combat cards:") && !after.contains(cleared), "{said}");
    // What is typed before anybody has read it uncovers nobody's hand.
    at.send("\r\r1\rhelp\r");
    let said = at.writes("the help", |said| said.contains("FACTION "));
    assert!(!said.split_once(cleared).unwrap().1.contains("combat cards:"), "{said}");
    // The one who played takes the turn back: her hand stays covered until she takes the keyboard.
    at.send("undo\rnordic\rquit\r");
    let (code, said) = at.end();
    assert!(code == 0 && said.contains("Taken back."), "{said}");
    assert_eq!(said.matches("1) End the turn").count(), 2, "{said}");
}
