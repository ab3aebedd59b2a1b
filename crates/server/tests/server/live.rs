//! People at tables over a real line: they play, lie, are cut off and come back.

use crate::common::{Folder, runtime};
use crate::guest::{Guest, http, make, token};
use crate::running::Running;
use kosa_server::http::{Bucket, Limits};
use kosa_table::Generator;
use kosa_wire::{Command, Phase};
use rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";

async fn seated(address: SocketAddr, names: &[&str], wishes: &str) -> Vec<Guest> {
    let tokens: Vec<String> = names.iter().map(|name| token(address, name)).collect();
    let table = make(address, &tokens[0], wishes);
    let mut guests = Vec::new();
    for (place, token) in (1..).zip(&tokens) {
        let mut guest = Guest::new(token, &table);
        assert!(guest.connect(address).await);
        guest.get(Command::Sit { place, name: None }).await.unwrap();
        guests.push(guest);
    }
    guests[0].get(Command::Start {}).await.unwrap();
    for guest in &mut guests {
        guest.until("the deal", |guest| guest.standing.is_some()).await;
    }
    guests
}

/// One decision of whoever may.
async fn decide(guests: &mut [Guest], rng: &mut Generator) -> bool {
    for guest in guests.iter_mut() {
        if let Some((seat, moves)) = guest.choices() {
            let mv = moves[(rng.next_u64() % moves.len() as u64) as usize];
            guest.get(Command::Play { seat, moves: vec![mv] }).await.unwrap();
            return true;
        }
    }
    false
}

#[test]
fn two_people_and_a_watcher_play_with_cut_lines_and_a_restart() {
    let folder = Folder::new("game");
    let database = folder.0.join("kosa.db").display().to_string();
    runtime().block_on(async {
        let mut rng = Generator::seed_from_u64(1);
        let mut guests = Vec::new();
        let mut watcher: Option<Guest> = None;
        for round in 0..3 {
            let server = crate::server::bind(&database, crate::server::LIMITS);
            let (address, stopper) = (server.address(), server.stopper());
            let thread = std::thread::spawn(move || server.run(false).unwrap());
            if round == 0 {
                guests = seated(address, &["Anna", "Jan"], WISHES).await;
                watcher = Some(Guest::new(&token(address, "Ola"), &guests[0].table.clone()));
            }
            let watcher = watcher.as_mut().unwrap();
            for guest in guests.iter_mut().chain([&mut *watcher]) {
                if !guest.is_connected() {
                    assert!(guest.connect(address).await);
                }
                guest.step(Duration::from_millis(500)).await;
            }
            for turn in 0..40 {
                for guest in &mut guests {
                    while guest.step(Duration::from_millis(1)).await {}
                }
                if turn % 13 == 12 {
                    // A cut line: what came meanwhile is known after one message.
                    guests[turn % 2].disconnect();
                    let cut = &mut guests[turn % 2];
                    assert!(cut.connect(address).await);
                    assert!(cut.step(Duration::from_secs(5)).await);
                }
                decide(&mut guests, &mut rng).await;
            }
            for guest in guests.iter_mut().chain([&mut *watcher]) {
                while guest.step(Duration::from_millis(300)).await {}
            }
            let [one, other] = &guests[..] else { panic!() };
            let open = |guest: &Guest| guest.standing.as_ref().unwrap().open;
            assert_eq!(open(one), open(other));
            assert_eq!(open(one), open(watcher));
            assert!(watcher.standing.as_ref().unwrap().views.is_empty());
            assert!(watcher.traffic.iter().all(|text| !text.contains("\"own\"")), "secrets of others");
            stopper.stop();
            thread.join().unwrap();
            for guest in guests.iter_mut().chain([&mut *watcher]) {
                guest.disconnect();
            }
        }
    });
}

#[test]
fn liars_get_a_typed_refusal_and_change_nothing() {
    let running =
        Running::start(Limits { requests: Bucket { a_second: 1, at_once: 40 }, ..crate::server::LIMITS });
    let address = running.address;
    runtime().block_on(async {
        let mut guests = seated(address, &["<script>alert(1)</script>", "Jan"], WISHES).await;
        let (table, thief) = (guests[0].table.clone(), token(address, "Thief"));
        let refusal = |body: &str| {
            serde_json::from_str::<Value>(body)
                .ok()
                .and_then(|v| v["refused"]["why"].as_str().map(str::to_string))
        };
        let path = format!("/api/v1/tables/{table}");
        let before = http(address, "GET", &path, &[], "").unwrap().2;
        let asked = guests.iter().find_map(Guest::choices).unwrap().0;
        let seat = asked.index() + 1;
        let play = format!(r#"{{"id":"1","at":1,"command":{{"do":"play","seat":{seat},"moves":["end"]}}}}"#);
        let thief = format!("Bearer {thief}");
        let owner = format!("Bearer {}", guests[0].token);
        let unknown = format!("Bearer {}", "0".repeat(64));
        let long = format!(r#"{{"id":"1","command":{{"do":"talk","text":"{}"}}}}"#, "x".repeat(20_000));
        let origin = "https://evil.example";
        for (headers, body, status, why) in [
            (vec![], play.as_str(), 401, Some("stranger")),
            (vec![("authorization", unknown.as_str())], &play, 401, Some("stranger")),
            (vec![("cookie", "kosa=' OR 1=1 --")], &play, 401, Some("stranger")),
            (vec![("authorization", thief.as_str())], &play, 403, Some("not_yours")),
            (vec![("authorization", owner.as_str()), ("origin", origin)], &play, 401, Some("stranger")),
            (vec![("authorization", owner.as_str())], "{", 400, Some("malformed")),
            (
                vec![("authorization", owner.as_str())],
                r#"{"id":"","command":{"do":"start"}}"#,
                400,
                Some("malformed"),
            ),
            (
                vec![("authorization", owner.as_str())],
                r#"{"id":"1","command":{"do":"fly"}}"#,
                400,
                Some("malformed"),
            ),
            (
                vec![("authorization", owner.as_str())],
                r#"{"id":"1","command":{"do":"start"}}"#,
                409,
                Some("begun"),
            ),
            (vec![("authorization", owner.as_str())], &long, 413, Some("too_long")),
        ] {
            let (got, head, answer) = http(address, "POST", &path, &headers, body).unwrap();
            assert_eq!((got, refusal(&answer).as_deref()), (status, why), "{headers:?} {body:.60} {answer}");
            if why.is_some() {
                assert!(head.contains("content-security-policy") && head.contains("nosniff"));
            }
        }
        for (path, status) in [
            ("/api/v1/tables/no-such-table", 404),
            ("/api/v1/tables/..%2f..%2fetc", 404),
            (&format!("{path}/record"), 409),
            ("/api/v1/me", 401),
        ] {
            assert_eq!(http(address, "GET", path, &[], "").unwrap().0, status, "{path}");
        }
        assert_eq!(http(address, "GET", &path, &[], "").unwrap().2, before, "nothing changed");
        // A foreign page cannot listen either, nor get a token.
        let upgrade = [
            ("upgrade", "websocket"),
            ("connection", "upgrade, close"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("origin", origin),
        ];
        assert_eq!(http(address, "GET", &format!("{path}/live"), &upgrade, "").unwrap().0, 401);
        let browser = [("sec-fetch-site", "same-origin")];
        assert_eq!(http(address, "POST", "/api/v1/tokens", &browser, r#"{"name":"x"}"#).unwrap().0, 401);
        // Scripts stay letters.
        let name = guests[1].far.room().unwrap().places[0].sitter.clone();
        assert!(
            matches!(name, kosa_wire::Sitter::Person { name, .. } if name == "<script>alert(1)</script>")
        );
        // A flood is refused, and others are not slowed.
        let mut answers = 0;
        for _ in 0..100 {
            guests[0].ask(Command::Talk { text: "flood".into() });
        }
        while answers < 100 {
            assert!(guests[0].step(Duration::from_secs(5)).await);
            answers = guests[0].done.len() + guests[0].refused.len() - 2;
        }
        assert!(guests[0].refused.iter().filter(|r| r.ends_with("TooMany")).count() >= 50);
        let start = Instant::now();
        guests[1].get(Command::Talk { text: "hello".into() }).await.unwrap();
        assert!(start.elapsed() < Duration::from_secs(5));
    });
}

#[test]
fn a_repeated_command_is_done_once_and_a_stale_one_is_answered_with_everything() {
    let running = Running::start(crate::server::LIMITS);
    let address = running.address;
    runtime().block_on(async {
        let mut guests = seated(address, &["Anna", "Jan"], WISHES).await;
        let who = guests.iter().position(|guest| guest.choices().is_some()).unwrap();
        let guest = &mut guests[who];
        let (seat, moves) = guest.choices().unwrap();
        let at = guest.far.version();
        let request = kosa_wire::Request {
            id: "once".into(),
            at,
            command: Command::Play { seat, moves: vec![moves[0]] },
        };
        let body = serde_json::to_string(&request).unwrap();
        let bearer = format!("Bearer {}", guest.token);
        let path = format!("/api/v1/tables/{}", guest.table);
        let headers = [("authorization", bearer.as_str())];
        for _ in 0..3 {
            assert_eq!(http(address, "POST", &path, &headers, &body).unwrap().0, 200);
        }
        guest.until("one step", |guest| guest.far.version() > at).await;
        while guest.step(Duration::from_millis(200)).await {}
        let happened = guest.traffic.iter().filter(|text| text.contains("\"tell\":\"happened\"")).count();
        assert_eq!(happened, 1, "it was done once");
        let other = kosa_wire::Request { id: "stale".into(), ..request };
        let body = serde_json::to_string(&other).unwrap();
        let (status, _, answer) = http(address, "POST", &path, &headers, &body).unwrap();
        assert_eq!((status, answer.contains("stale")), (409, true));
    });
}

#[test]
fn a_guest_has_a_cookie_that_no_script_reads() {
    let running = Running::start(crate::server::LIMITS);
    let ask = |method: &str, path: &str, cookie: &str, body: &str| {
        http(running.address, method, path, &[("cookie", cookie)], body).unwrap()
    };
    let (status, head, body) = ask("POST", "/api/v1/me", "", r#"{"name":" Anna "}"#);
    assert_eq!((status, serde_json::from_str::<Value>(&body).unwrap()["name"].as_str()), (201, Some("Anna")));
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
    assert!(!body.contains(&cookie[5..20]), "the secret is in the cookie alone");
    let cookie = cookie.split(';').next().unwrap().to_string();
    assert_eq!(ask("GET", "/api/v1/me", &cookie, "").0, 200);
    assert_eq!(ask("POST", "/api/v1/me", &cookie, r#"{"name":"Ania"}"#).0, 200);
    let made = ask("POST", "/api/v1/tables", &cookie, &format!(r#"{{"wishes":"{WISHES}","listed":true}}"#)).2;
    let table = serde_json::from_str::<Value>(&made).unwrap()["table"].as_str().unwrap().to_string();
    for path in ["/api/v1/tables", "/api/v1/me/tables"] {
        let list = ask("GET", path, &cookie, "").2;
        assert!(list.contains(&table) && list.contains("commitment") && !list.contains("seed\""), "{list}");
    }
    assert_eq!(ask("DELETE", "/api/v1/me/session", &cookie, "").0, 200);
    assert_eq!(ask("GET", "/api/v1/me", &cookie, "").0, 401);
}

#[test]
fn one_person_has_several_windows_devices_and_seats() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let bearer = format!("Bearer {anna}");
    let link = http(at, "POST", "/api/v1/me/links", &[("authorization", &bearer)], "").unwrap().2;
    let session = http(at, "POST", "/api/v1/sessions", &[], &link.replace("\"until\"", "\"x\"")).unwrap();
    assert_eq!(session.0, 400, "a link is its code and nothing else");
    let code: Value = serde_json::from_str(&link).unwrap();
    let body = serde_json::json!({ "code": code["code"] }).to_string();
    let session = http(at, "POST", "/api/v1/sessions", &[], &body).unwrap().2;
    let phone = serde_json::from_str::<Value>(&session).unwrap()["token"].as_str().unwrap().to_string();
    runtime().block_on(async {
        let table = make(at, &anna, WISHES);
        let mut devices = [Guest::new(&anna, &table), Guest::new(&phone, &table)];
        for device in &mut devices {
            assert!(device.connect(at).await);
        }
        let [desk, phone] = &mut devices;
        // Two people at one device: one sits for both.
        desk.get(Command::Sit { place: 1, name: None }).await.unwrap();
        phone.get(Command::Sit { place: 2, name: Some("Ola".into()) }).await.unwrap();
        phone.get(Command::Start {}).await.unwrap();
        let mut rng = Generator::seed_from_u64(3);
        for turn in 0..30 {
            let [one, other] =
                if turn % 2 == 0 { [&mut *desk, &mut *phone] } else { [&mut *phone, &mut *desk] };
            one.until("a seat that is asked", |guest| guest.choices().is_some()).await;
            let (seat, moves) = one.choices().unwrap();
            let mv = moves[(rng.next_u64() % moves.len() as u64) as usize];
            one.get(Command::Play { seat, moves: vec![mv] }).await.unwrap();
            let version = one.far.version();
            other.until("what was decided elsewhere", |guest| guest.far.version() >= version).await;
        }
        while desk.step(Duration::from_millis(100)).await {}
        assert_eq!(desk.here.len(), 2);
        assert_eq!(desk.standing, phone.standing);
        let present = desk.far.present();
        assert_eq!((present.people.len(), present.watching), (1, 0), "one person, however many windows");
    });
}

#[test]
fn bots_play_where_they_sit_and_for_whoever_gets_up() {
    let running = Running::start(crate::server::LIMITS);
    runtime().block_on(async {
        let wishes = "kosa1;seats=human,bot:random,automa;rules=rulebook";
        let mut guests = seated(running.address, &["Anna"], wishes).await;
        let mut rng = Generator::seed_from_u64(2);
        for _ in 0..20 {
            guests[0].until("Anna's turn", |guest| guest.choices().is_some()).await;
            decide(&mut guests, &mut rng).await;
        }
        let anna = &mut guests[0];
        anna.get(Command::Leave { place: 1, for_good: false }).await.unwrap();
        assert!(anna.here.is_empty(), "whoever gets up only watches");
        anna.get(Command::Sit { place: 1, name: Some("Ania".into()) }).await.unwrap();
        assert_eq!(anna.here.len(), 1);
        anna.get(Command::Leave { place: 1, for_good: false }).await.unwrap();
        anna.until("the end of the game", |guest| guest.phase() == Some(Phase::Over)).await;
        let path = format!("/api/v1/tables/{}/record", anna.table);
        let (status, _, record) = http(running.address, "GET", &path, &[], "").unwrap();
        let seed: kosa_table::Seed = anna.far.room().unwrap().seed.as_ref().unwrap().parse().unwrap();
        assert_eq!(status, 200);
        kosa_table::Table::resume(&record, seed).unwrap();
        assert_eq!(seed.commitment(), anna.far.room().unwrap().commitment);
    });
}
