//! People: coming back, leaving for good, ratings and what anybody may know of games that are over.

use crate::common::{Folder, Postgres, databases, on_both};
use crate::guest::{Guest, http, make, token};
use crate::running::Running;
use crate::store::table;
use kosa_server::http::Limits;
use kosa_server::store::{Append, Appended, LogRow, Person, Phase, ResultRow, Store};
use kosa_wire::Command;
use serde_json::{Value, json};
use std::net::SocketAddr;

fn ask(address: SocketAddr, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    let bearer = format!("Bearer {token}");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, answer) = http(address, method, path, &[("authorization", &bearer)], &body).unwrap();
    (status, serde_json::from_str(&answer).unwrap_or_default())
}

#[test]
fn somebody_comes_back_with_a_password_or_a_link_and_ends_sessions() {
    let folder = Folder::new("people");
    let postgres = Postgres::start();
    for database in databases(&folder, postgres.as_ref()) {
        let running = Running::at(&database, crate::server::LIMITS);
        let at = running.address;
        let anna = token(at, "Anna");
        let id = ask(at, "GET", "/api/v1/me", &anna, &Value::Null).1["id"].clone();
        let set = |who: &str, login: &str, password: &str| {
            ask(at, "POST", "/api/v1/me/password", who, &json!({ "login": login, "password": password }))
        };
        assert_eq!(set(&anna, "Anna", "short").1["refused"]["why"], "weak_password");
        assert_eq!(set(&anna, " Anna ", "correct horse").0, 200);
        let jan = token(at, "Jan");
        assert_eq!(set(&jan, "ANNA", "another horse").1["refused"]["why"], "name_taken");
        let come = |body: Value| ask(at, "POST", "/api/v1/sessions", "", &body);
        for (login, password) in [("anna", "wrong horse"), ("nobody", "correct horse")] {
            let (status, answer) = come(json!({ "login": login, "password": password }));
            assert_eq!((status, &answer["refused"]["why"]), (401, &json!("wrong_password")));
        }
        let (status, back) = come(json!({ "login": "aNNa", "password": "correct horse" }));
        assert_eq!((status, &back["id"]), (201, &id), "{back}");
        let second = back["token"].as_str().unwrap().to_string();
        // A link works once.
        let (status, link) = ask(at, "POST", "/api/v1/me/links", &anna, &Value::Null);
        assert_eq!(status, 201);
        let (status, third) = come(json!({ "code": link["code"] }));
        assert_eq!((status, &third["id"]), (201, &id));
        assert_eq!(come(json!({ "code": link["code"] })).0, 401);
        let third = third["token"].as_str().unwrap().to_string();
        // A page gets no secret to read, only a cookie.
        let browser = [("sec-fetch-site", "same-origin")];
        let body = json!({ "login": "anna", "password": "correct horse" }).to_string();
        let (status, head, answer) = http(at, "POST", "/api/v1/sessions", &browser, &body).unwrap();
        assert!(status == 201 && head.contains("httponly") && !answer.contains("token"), "{answer}");
        let sessions = ask(at, "GET", "/api/v1/me/sessions", &anna, &Value::Null).1["sessions"].clone();
        assert_eq!(sessions.as_array().unwrap().len(), 4);
        assert!(
            !sessions.to_string().contains(&second[..16]),
            "what names a session is no part of its secret"
        );
        let this = |token: &str| {
            let sessions = ask(at, "GET", "/api/v1/me/sessions", token, &Value::Null).1["sessions"].clone();
            let this = sessions.as_array().unwrap().iter().find(|s| s["this"] == true).unwrap()["id"].clone();
            this.as_str().unwrap().to_string()
        };
        let path = format!("/api/v1/me/sessions/{}", this(&second));
        assert_eq!(ask(at, "DELETE", &path, &jan, &Value::Null).0, 404, "nobody ends the sessions of others");
        assert_eq!(ask(at, "DELETE", &path, &anna, &Value::Null).0, 200);
        assert_eq!(ask(at, "GET", "/api/v1/me", &second, &Value::Null).0, 401);
        assert_eq!(ask(at, "DELETE", "/api/v1/me/sessions", &third, &Value::Null).0, 200);
        assert_eq!(ask(at, "GET", "/api/v1/me", &anna, &Value::Null).0, 401);
        assert_eq!(ask(at, "GET", "/api/v1/me", &third, &Value::Null).0, 200);
    }
}

#[test]
fn passwords_cannot_be_guessed_quickly() {
    let running = Running::start(Limits::default());
    let at = running.address;
    // All at once: whoever guesses one after the other waits for each answer.
    let guess = |i: u32| {
        std::thread::spawn(move || {
            let body = json!({ "login": "anna", "password": format!("guess number {i}") });
            ask(at, "POST", "/api/v1/sessions", "", &body).0
        })
    };
    let tries: Vec<_> = (0..30).map(guess).collect();
    let tries: Vec<u16> = tries.into_iter().map(|thread| thread.join().unwrap()).collect();
    let count = |status: u16| tries.iter().filter(|got| **got == status).count();
    assert!(count(401) >= 8 && count(429) >= 8 && count(401) + count(429) == 30, "{tries:?}");
}

#[test]
fn everything_can_be_taken_along_and_be_forgotten() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let [anna, jan] = ["Annamaria", "Jan"].map(|name| token(at, name));
    let table = make(at, &anna, "kosa1;seats=human,human;rules=rulebook");
    let path = format!("/api/v1/tables/{table}");
    let mut number = 0;
    let mut request = |who: &str, command: Value| {
        number += 1;
        let body = json!({ "id": number.to_string(), "command": command });
        assert_eq!(ask(at, "POST", &path, who, &body).0, 200, "{body}");
    };
    request(&anna, json!({ "do": "sit", "place": 1 }));
    request(&jan, json!({ "do": "sit", "place": 2 }));
    request(&anna, json!({ "do": "start" }));
    request(&anna, json!({ "do": "talk", "text": "my secret recipe" }));
    let (status, export) = ask(at, "GET", "/api/v1/me/export", &anna, &Value::Null);
    assert_eq!(status, 200);
    let text = export.to_string();
    assert!(text.contains("my secret recipe") && text.contains(&table) && !text.contains("Jan"), "{text}");
    assert_eq!(ask(at, "DELETE", "/api/v1/me", &anna, &Value::Null).0, 200);
    assert_eq!(ask(at, "GET", "/api/v1/me", &anna, &Value::Null).0, 401);
    // The game goes on, with a bot in her place.
    let joined = ask(at, "GET", &path, &jan, &Value::Null).1;
    assert_eq!(joined["room"]["phase"], "playing");
    assert_eq!(joined["room"]["places"][0]["sitter"]["who"], "free");
    drop(running);
}

#[test]
fn whoever_is_forgotten_during_a_draft_leaves_no_ghost() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let [anna, jan] = ["Annamaria", "Jan"].map(|name| token(at, name));
    let table = make(at, &anna, "kosa1;seats=human,human;deal=draft;rules=rulebook");
    let path = format!("/api/v1/tables/{table}");
    let request = |who: &str, id: &str, command: Value| {
        let body = json!({ "id": id, "command": command });
        assert_eq!(ask(at, "POST", &path, who, &body).0, 200, "{body}");
    };
    request(&anna, "1", json!({ "do": "sit", "place": 1 }));
    request(&jan, "1", json!({ "do": "sit", "place": 2 }));
    request(&anna, "2", json!({ "do": "start" }));
    request(&anna, "3", json!({ "do": "talk", "text": "my secret recipe" }));
    let listed = || ask(at, "GET", "/api/v1/tables", "", &Value::Null).1.to_string();
    assert!(listed().contains("Annamaria"));
    crate::common::runtime().block_on(async {
        let mut guest = Guest::new(&jan, &table);
        assert!(guest.connect(at).await);
        guest.until("the draft", |guest| guest.far.room().is_some()).await;
        assert_eq!(ask(at, "DELETE", "/api/v1/me", &anna, &Value::Null).0, 200);
        // Jan is asked, sooner or later, and then the game begins.
        let asked = |guest: &Guest| {
            let draft = guest.far.room().and_then(|room| room.draft.clone());
            draft.is_none_or(|draft| draft.places[1].chooses)
        };
        guest.until("Jan's choice", asked).await;
        if let Some(draft) = guest.far.room().and_then(|room| room.draft.clone()) {
            guest.get(Command::Choose { faction: draft.open[0] }).await.unwrap();
        }
        guest.until("the game", |guest| guest.standing.is_some()).await;
    });
    let joined = ask(at, "GET", &path, &jan, &Value::Null).1;
    assert_eq!(joined["room"]["places"][0]["sitter"]["who"], "free");
    let told = joined.to_string();
    assert!(!told.contains("Annamaria") && !told.contains("recipe"), "{told}");
    assert!(listed().contains(&table) && !listed().contains("Annamaria"));
}

#[test]
fn what_was_forgotten_is_in_no_log() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let anna = Person { id: "anna".into(), name: "Anna".into(), created: 5 };
        store.create_person(&anna, "hash").await.unwrap();
        let table = table("t");
        let line = |number: u64, deed: &str| {
            let row = LogRow {
                number,
                person: "anna".into(),
                command: number.to_string(),
                deed: deed.into(),
                at: 1,
            };
            Append { newcomer: number == 1, ..Append::line("t", row) }
        };
        store.create_table(&table, &line(1, r#"{"do":"made"}"#)).await.unwrap();
        store.append(line(2, r#"{"do":"talk","name":"Anna","text":"hello"}"#)).await.unwrap();
        store.close().await;
        let host = address.clone();
        tokio::task::spawn_blocking(move || {
            let host = kosa_server::admin::Host::open(&host).unwrap();
            assert_eq!(host.tables(10).unwrap().len(), 1);
            assert!(host.delete_person("anna").unwrap() && !host.delete_person("anna").unwrap());
            assert!(!host.export("t").unwrap().unwrap().to_string().contains("hello"));
            assert!(host.close("t").unwrap() && !host.close("no").unwrap());
            assert_eq!(host.export("t").unwrap().unwrap()["phase"], "closed");
            assert!(host.delete_table("t").unwrap() && !host.delete_table("t").unwrap());
            assert_eq!(host.counts().unwrap().tables, [0; 4]);
        })
        .await
        .unwrap();
    });
}

/// A game of these people, ended in this order.
async fn play(store: &Store, id: &str, order: &[&str], rated: bool) -> Appended {
    let table = table(id);
    let row = |number: u64| LogRow {
        number,
        person: "anna".into(),
        command: number.to_string(),
        deed: r#"{"do":"made"}"#.into(),
        at: 1000 + number,
    };
    store.create_table(&table, &Append::line(id, row(1))).await.unwrap();
    let result = |(place, person): (u32, &&str)| ResultRow {
        seat: place,
        person: person.to_string(),
        kind: if person.is_empty() { "bot" } else { "person" }.into(),
        faction: "nordic".into(),
        mat: "industrial".into(),
        seats: order.len() as u32,
        place,
        total: 60 - i64::from(place),
        rated,
    };
    let results = (1..).zip(order).map(result).collect();
    let end = Append { phase: Some(Phase::Over), results, ..Append::line(id, row(2)) };
    // The same end is kept once.
    store.append(end.clone()).await.unwrap();
    store.append(end).await.unwrap()
}

#[test]
fn ratings_follow_the_results_once_whoever_writes_them() {
    on_both(|address| async move {
        let stores = [Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap()];
        for id in ["anna", "jan", "ola"] {
            let person = Person { id: id.into(), name: id.into(), created: 5 };
            stores[0].create_person(&person, id).await.unwrap();
        }
        assert_eq!(play(&stores[0], "a", &["anna", "", "jan"], true).await, Appended::Repeated(2));
        play(&stores[0], "b", &["jan", "ola"], false).await;
        let rating = stores[0].rating_of("anna").await.unwrap().unwrap();
        assert_eq!(rating.games, 1);
        assert_eq!(stores[0].rating_of("ola").await.unwrap(), None, "that game was not played for ratings");
        // Two processes end many games of the same people at once.
        let mut tasks = Vec::new();
        for i in 0..20 {
            let store = stores[i % 2].clone();
            tasks.push(tokio::spawn(async move {
                play(&store, &format!("c{i}"), &["anna", "jan", "ola"], true).await
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let leaders = stores[0].leaders(10).await.unwrap();
        assert_eq!(leaders.iter().map(|l| l.person.as_str()).collect::<Vec<_>>(), ["anna", "jan", "ola"]);
        assert_eq!(leaders.iter().map(|l| l.rating.games).collect::<Vec<_>>(), [21, 21, 20]);
        let played = stores[0].played("anna", 100).await.unwrap();
        assert_eq!(played.len(), 21);
        let tallies = stores[0].statistics().await.unwrap();
        let people = tallies.iter().find(|t| t.kind == "person" && t.seats == 3).unwrap();
        assert_eq!((people.games, people.wins), (62, 21));
        for store in stores {
            store.close().await;
        }
    });
}

/// Whoever begins plays a turn.
async fn first_turn(at: SocketAddr, table: &str, tokens: &[String]) {
    for token in tokens {
        let mut guest = Guest::new(token, table);
        assert!(guest.connect(at).await);
        guest.until("the game", |guest| guest.standing.is_some()).await;
        if guest.choices().is_some() {
            return crate::push::play_on(&mut guest).await;
        }
    }
    panic!("nobody begins");
}

#[test]
fn a_game_that_nobody_has_played_counts_nowhere() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let tokens = ["Anna", "Jan"].map(|name| token(at, name));
    let wishes = "kosa1;seats=human,human;rules=rulebook";
    let body = json!({ "wishes": wishes, "listed": true, "options": { "rated": true } });
    for played in [false, true] {
        let made = ask(at, "POST", "/api/v1/tables", &tokens[0], &body).1;
        let table = made["table"].as_str().unwrap().to_string();
        let path = format!("/api/v1/tables/{table}");
        let command = |who: usize, id: &str, command: Value| {
            let (status, body) =
                ask(at, "POST", &path, &tokens[who], &json!({ "id": id, "command": command }));
            assert_eq!(status, 200, "{command}: {body}");
        };
        for who in 0..2 {
            command(who, "sit", json!({ "do": "sit", "place": who + 1 }));
        }
        command(0, "start", json!({ "do": "start" }));
        if played {
            crate::common::runtime().block_on(first_turn(at, &table, &tokens));
        }
        command(0, "end", json!({ "do": "offer", "offer": { "what": "end" } }));
        command(1, "yes", json!({ "do": "reply", "offer": 1, "agree": true }));
        let room = ask(at, "GET", &path, "", &Value::Null).1["room"].clone();
        assert_eq!((&room["phase"], room["result"].as_array().unwrap().len()), (&json!("over"), 2), "{room}");
        let counted =
            |path: &str, what: &str| ask(at, "GET", path, "", &Value::Null).1[what].as_array().unwrap().len();
        let seats = if played { 2 } else { 0 };
        assert_eq!(counted("/api/v1/statistics", "statistics"), seats);
        assert_eq!(counted("/api/v1/ratings", "ratings"), seats);
        let me = ask(at, "GET", "/api/v1/me", &tokens[0], &Value::Null).1;
        let profile = format!("/api/v1/people/{}", me["id"].as_str().unwrap());
        assert_eq!(counted(&profile, "games"), seats / 2);
    }
}

#[test]
fn a_game_counts_for_whoever_sat_down_to_it() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let names = ["Anna", "Jan", "Ola", "Ewa", "Iza"];
    let tokens = names.map(|name| token(at, name));
    let ids = tokens
        .each_ref()
        .map(|token| ask(at, "GET", "/api/v1/me", token, &Value::Null).1["id"].as_str().unwrap().to_string());
    let wishes = "kosa1;seats=human,human,human,human;rules=rulebook";
    let body = json!({ "wishes": wishes, "listed": true, "options": { "rated": true } });
    let table = ask(at, "POST", "/api/v1/tables", &tokens[0], &body).1["table"].as_str().unwrap().to_string();
    let path = format!("/api/v1/tables/{table}");
    let command = |who: usize, id: &str, command: Value| {
        let (status, body) = ask(at, "POST", &path, &tokens[who], &json!({ "id": id, "command": command }));
        assert_eq!(status, 200, "{command}: {body}");
    };
    for who in 0..4 {
        command(who, "sit", json!({ "do": "sit", "place": who + 1 }));
    }
    command(0, "start", json!({ "do": "start" }));
    crate::common::runtime().block_on(first_turn(at, &table, &tokens[..4]));
    // Ola gets up before the end, and Ewa leaves the server; Iza comes to what is nearly over.
    command(2, "leave", json!({ "do": "leave", "place": 3, "for_good": true }));
    assert_eq!(ask(at, "DELETE", "/api/v1/me", &tokens[3], &Value::Null).0, 200);
    command(4, "sit", json!({ "do": "sit", "place": 3 }));
    command(0, "end", json!({ "do": "offer", "offer": { "what": "end" } }));
    for who in [1, 4] {
        command(who, "yes", json!({ "do": "reply", "offer": 1, "agree": true }));
    }
    let room = ask(at, "GET", &path, "", &Value::Null).1["room"].clone();
    assert_eq!(room["phase"], "over", "{room}");
    let profile = |who: usize| ask(at, "GET", &format!("/api/v1/people/{}", ids[who]), "", &Value::Null).1;
    for who in [0, 1, 2] {
        let profile = profile(who);
        assert_eq!(
            (&profile["rating"]["games"], &profile["games"][0]["table"]),
            (&json!(1), &json!(table)),
            "{profile}"
        );
    }
    assert_eq!((&profile(4)["rating"], &profile(4)["games"]), (&Value::Null, &json!([])));
}

#[test]
fn whoever_is_forgotten_leaves_no_table_that_nobody_may_begin() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(at, name));
    let jan_id = ask(at, "GET", "/api/v1/me", &jan, &Value::Null).1["id"].clone();
    let [alone, together] = [0; 2].map(|_| make(at, &anna, "kosa1;seats=human,human;rules=rulebook"));
    let path = |table: &str| format!("/api/v1/tables/{table}");
    let sit = |who: &str, table: &str, place: u8| {
        let body = json!({ "id": "sit", "command": { "do": "sit", "place": place } });
        assert_eq!(ask(at, "POST", &path(table), who, &body).0, 200);
    };
    sit(&anna, &alone, 1);
    sit(&anna, &together, 1);
    sit(&jan, &together, 2);
    assert_eq!(ask(at, "DELETE", "/api/v1/me", &anna, &Value::Null).0, 200);
    let room = |table: &str| ask(at, "GET", &path(table), "", &Value::Null).1["room"].clone();
    assert_eq!(room(&alone)["phase"], "closed");
    assert_eq!((&room(&together)["phase"], &room(&together)["owner"]), (&json!("waiting"), &jan_id));
    let listed = ask(at, "GET", "/api/v1/tables", "", &Value::Null).1["tables"].clone();
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["owner"]), (1, &jan_id));
}

#[test]
fn whoever_a_host_forgets_is_forgotten_at_tables_that_are_alive() {
    let folder = Folder::new("forgets");
    let postgres = Postgres::start();
    for database in databases(&folder, postgres.as_ref()) {
        let running = Running::at(&database, crate::server::LIMITS);
        let at = running.address;
        let tokens = ["Zdzislawa", "Jan"].map(|name| token(at, name));
        let id = ask(at, "GET", "/api/v1/me", &tokens[0], &Value::Null).1["id"].as_str().unwrap().to_string();
        let table = make(at, &tokens[1], "kosa1;seats=human,human;rules=rulebook");
        crate::common::runtime().block_on(async {
            let mut guests = tokens.each_ref().map(|token| Guest::new(token, &table));
            for (place, guest) in (1..).zip(&mut guests) {
                assert!(guest.connect(at).await);
                guest.get(Command::Sit { place, name: None }).await.unwrap();
            }
            guests[0].get(Command::Talk { text: "my secret words".into() }).await.unwrap();
            guests[1].get(Command::Start {}).await.unwrap();
            // What is said there goes on while somebody is forgotten beside it.
            let host = {
                let (database, id) = (database.clone(), id.clone());
                std::thread::spawn(move || {
                    kosa_server::admin::Host::open(&database).unwrap().delete_person(&id).unwrap()
                })
            };
            while !host.is_finished() {
                guests[1].step(std::time::Duration::from_millis(20)).await;
            }
            assert!(host.join().unwrap());
            let known = |text: &str| text.contains("my secret words") || text.contains("Zdzislawa");
            let path = format!("/api/v1/tables/{table}");
            let start = std::time::Instant::now();
            while known(&http(at, "GET", &path, &[], "").unwrap().2) {
                assert!(start.elapsed().as_secs() < 10, "it is still told");
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
            let jan = &mut guests[1];
            jan.until("everything again", |guest| {
                let told = guest.traffic.iter().rev().find(|text| text.starts_with(r#"{"tell":"joined""#));
                told.is_some_and(|told| !known(told))
            })
            .await;
        });
    }
}

#[test]
fn a_password_is_changed_by_whoever_knows_it_and_ends_other_sessions() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let set = |who: &str, body: Value| ask(at, "POST", "/api/v1/me/password", who, &body);
    assert_eq!(set(&anna, json!({ "login": "anna", "password": "correct horse" })).0, 200);
    let come = json!({ "login": "anna", "password": "correct horse" });
    let elsewhere = ask(at, "POST", "/api/v1/sessions", "", &come).1["token"].as_str().unwrap().to_string();
    for old in [Value::Null, json!("wrong horse")] {
        let body = json!({ "login": "anna", "password": "another horse", "old": old });
        assert_eq!(set(&elsewhere, body).1["refused"]["why"], "wrong_password");
    }
    assert_eq!(ask(at, "GET", "/api/v1/me", &anna, &Value::Null).0, 200, "nothing has changed");
    let body = json!({ "login": "anna", "password": "another horse", "old": "correct horse" });
    assert_eq!(set(&elsewhere, body).0, 200);
    assert_eq!(ask(at, "GET", "/api/v1/me", &elsewhere, &Value::Null).0, 200);
    assert_eq!(ask(at, "GET", "/api/v1/me", &anna, &Value::Null).0, 401);
    // A cookie that is used is renewed; a program has none.
    let cookie = format!("kosa={elsewhere}");
    let head = http(at, "GET", "/api/v1/me", &[("cookie", &cookie)], "").unwrap().1;
    assert!(head.contains("max-age=31536000") && head.contains("httponly"), "{head}");
    let bearer = format!("Bearer {elsewhere}");
    let head = http(at, "GET", "/api/v1/me", &[("authorization", &bearer)], "").unwrap().1;
    assert!(!head.contains("set-cookie"), "{head}");
}

#[test]
fn whoever_has_forgotten_the_password_comes_in_by_a_link_of_the_host() {
    let folder = Folder::new("forgotten");
    let postgres = Postgres::start();
    let file = folder.0.join("kosa.db").display().to_string();
    for database in [Some(file), postgres.as_ref().map(Postgres::address)].into_iter().flatten() {
        let running = Running::at(&database, crate::server::LIMITS);
        let at = running.address;
        let anna = token(at, "Anna");
        let set = |who: &str, password: &str| {
            let body = json!({ "login": "Anna", "password": password });
            ask(at, "POST", "/api/v1/me/password", who, &body).1
        };
        let come = |body: &Value| ask(at, "POST", "/api/v1/sessions", "", body).1;
        let by = |code: &str| come(&json!({ "code": code }))["token"].as_str().map(str::to_string);
        let me = |who: &str| ask(at, "GET", "/api/v1/me", who, &Value::Null);
        assert_eq!(set(&anna, "correct horse")["login"], "anna");
        // A link that somebody makes for another device is no way to take an account over.
        let own =
            ask(at, "POST", "/api/v1/me/links", &anna, &Value::Null).1["code"].as_str().unwrap().to_string();
        let device = by(&own).unwrap();
        assert_eq!(set(&device, "another horse")["refused"]["why"], "wrong_password");
        assert!(me(&device).1["resets_password"].is_null());
        let host = kosa_server::admin::Host::open(&database).unwrap();
        assert!(host.link("nobody").unwrap().is_none());
        // By the id or by the name to come back with; a later link makes an earlier one void.
        let id = me(&anna).1["id"].as_str().unwrap().to_string();
        let (person, void) = host.link(&id).unwrap().unwrap();
        assert_eq!(person.id, id);
        let (_, code) = host.link(" ANNA ").unwrap().unwrap();
        assert_eq!(by(&void), None);
        let back = by(&code).unwrap();
        assert_eq!(by(&code), None, "it works once");
        assert_eq!((&me(&back).1["id"], &me(&back).1["resets_password"]), (&json!(id), &json!(true)));
        // Nothing has changed yet.
        assert_eq!(me(&anna).0, 200);
        let old = json!({ "login": "anna", "password": "correct horse" });
        assert!(come(&old)["token"].is_string());
        assert_eq!(set(&anna, "another horse")["refused"]["why"], "wrong_password", "others must know it");
        assert_eq!(set(&back, "another horse")["login"], "anna");
        assert_eq!(come(&old)["refused"]["why"], "wrong_password");
        assert!(come(&json!({ "login": "anna", "password": "another horse" }))["token"].is_string());
        assert_eq!((me(&anna).0, me(&device).0, me(&back).0), (401, 401, 200), "other devices come in again");
        // Once.
        assert!(me(&back).1["resets_password"].is_null());
        assert_eq!(set(&back, "third horse")["refused"]["why"], "wrong_password");
    }
}

#[test]
fn whoever_is_renamed_speaks_under_the_new_name() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let table = make(at, &anna, "kosa1;seats=human,human;rules=rulebook");
    crate::common::runtime().block_on(async {
        let mut guest = Guest::new(&anna, &table);
        assert!(guest.connect(at).await);
        guest.get(Command::Talk { text: "one".into() }).await.unwrap();
        assert_eq!(ask(at, "POST", "/api/v1/me", &anna, &json!({ "name": "Ania" })).0, 200);
        guest.get(Command::Talk { text: "two".into() }).await.unwrap();
        guest.get(Command::Sit { place: 1, name: None }).await.unwrap();
    });
    let told = ask(at, "GET", &format!("/api/v1/tables/{table}"), "", &Value::Null).1;
    assert_eq!((&told["talk"][0]["name"], &told["talk"][1]["name"]), (&json!("Anna"), &json!("Ania")));
    assert_eq!(told["room"]["places"][0]["sitter"]["name"], "Ania");
}

#[test]
fn anybody_may_read_what_is_over() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let id = ask(at, "GET", "/api/v1/me", &anna, &Value::Null).1["id"].as_str().unwrap().to_string();
    // Bots that want something: games of those that do not are ten times as long.
    let table = make(at, &anna, "kosa1;seats=bot:easy,bot:easy;rules=rulebook");
    let path = format!("/api/v1/tables/{table}");
    let body = json!({ "id": "1", "command": { "do": "start" } });
    assert_eq!(ask(at, "POST", &path, &anna, &body).0, 200);
    let start = std::time::Instant::now();
    while ask(at, "GET", &path, "", &Value::Null).1["room"]["phase"] != "over" {
        assert!(start.elapsed().as_secs() < 300, "bots that do not end");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let statistics = ask(at, "GET", "/api/v1/statistics", "", &Value::Null).1;
    let lines = statistics["statistics"].as_array().unwrap().clone();
    assert_eq!(lines.iter().map(|l| l["games"].as_u64().unwrap()).sum::<u64>(), 2, "{statistics}");
    let csv = http(at, "GET", "/api/v1/statistics.csv", &[], "").unwrap().2;
    assert!(
        csv.starts_with("faction,mat,seats,player,games,wins,coins\n")
            && csv.lines().count() == lines.len() + 1
    );
    let profile = ask(at, "GET", &format!("/api/v1/people/{id}"), "", &Value::Null).1;
    assert_eq!((profile["name"].as_str(), &profile["rating"]), (Some("Anna"), &Value::Null));
    assert_eq!(ask(at, "GET", "/api/v1/people/nobody", "", &Value::Null).0, 404);
    let records = http(at, "GET", "/api/v1/records", &[], "").unwrap().2;
    assert!(records.contains(&format!("# {table} ")) && records.contains("kosa-record 1"), "{records:.80}");
    assert_eq!(http(at, "GET", "/api/v1/records?most=many", &[], "").unwrap().0, 400);
    let api = http(at, "GET", "/api", &[], "").unwrap().2;
    assert_eq!(serde_json::from_str::<Value>(&api).unwrap()["openapi"], "3.1.0");
    let metrics = http(at, "GET", "/metrics", &[], "").unwrap().2;
    assert!(
        metrics.contains("kosa_tables_over 1\n") && metrics.contains("kosa_command_seconds_count"),
        "{metrics}"
    );
    assert_eq!(http(at, "GET", "/metrics", &[("x-forwarded-for", "203.0.113.9")], "").unwrap().0, 404);
    assert!(!metrics.contains(&table) && !metrics.contains("Anna"));
}

#[test]
fn a_connection_ends_with_the_session_it_came_with() {
    let running = Running::start(crate::server::LIMITS);
    let anna = token(running.address, "Anna");
    let table = make(running.address, &anna, "kosa1;seats=human,human;rules=rulebook");
    let (_, link) = ask(running.address, "POST", "/api/v1/me/links", &anna, &Value::Null);
    let (_, elsewhere) =
        ask(running.address, "POST", "/api/v1/sessions", "", &json!({ "code": link["code"] }));
    let elsewhere = elsewhere["token"].as_str().unwrap();
    crate::common::runtime().block_on(async {
        let mut here = Guest::new(&anna, &table);
        let mut there = Guest::new(elsewhere, &table);
        for guest in [&mut here, &mut there] {
            assert!(guest.connect(running.address).await);
            guest.until("the table", |guest| guest.far.room().is_some()).await;
        }
        assert_eq!(ask(running.address, "DELETE", "/api/v1/me/sessions", &anna, &Value::Null).0, 200);
        there.until("the end of the connection", |guest| !guest.is_connected()).await;
        here.get(Command::Sit { place: 1, name: None }).await.unwrap();
        assert!(there.connect(running.address).await, "anybody may watch");
        let refused = there.get(Command::Sit { place: 2, name: None }).await.unwrap_err();
        assert!(refused.ends_with("Stranger"), "{refused}");
    });
}
