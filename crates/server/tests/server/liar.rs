//! Clients that lie, flood, do not read, or claim to be somebody else: a refusal, nothing changed, others not slowed.

use crate::common::runtime;
use crate::guest::{Guest, http, make, token};
use crate::running::Running;
use futures_util::{SinkExt, StreamExt};
use kosa_server::http::{Bucket, Limits};
use kosa_wire::Command;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn socket(address: SocketAddr, table: &str, token: &str) -> Socket {
    let url = format!("ws://{address}/api/v1/tables/{table}/live");
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    tokio_tungstenite::connect_async(request).await.unwrap().0
}

/// The next answer; whatever else comes, a ping for instance, is passed by.
async fn next_answer(line: &mut Socket) -> String {
    loop {
        if let Frame::Text(text) = line.next().await.unwrap().unwrap()
            && text.starts_with(r#"{"tell":"answer""#)
        {
            return text.to_string();
        }
    }
}

/// Why a connection ends, once it does.
async fn end_of(line: &mut Socket) -> Option<String> {
    let ended = tokio::time::timeout(Duration::from_secs(20), async {
        while let Some(Ok(frame)) = line.next().await {
            if let Frame::Close(why) = frame {
                return why.map(|why| why.reason.to_string());
            }
        }
        None
    });
    ended.await.expect("a connection that ends")
}

#[test]
fn whoever_floods_is_told_why_the_connection_ends() {
    let requests = Bucket { a_second: 1, at_once: 5 };
    let running = Running::start(Limits { requests, ..crate::server::LIMITS });
    let at = running.address;
    runtime().block_on(async {
        let anna = token(at, "Anna");
        let table = make(at, &anna, WISHES);
        let mut line = socket(at, &table, &anna).await;
        for i in 0..400 {
            let asked = Frame::text(format!(r#"{{"id":"t{i}","command":{{"do":"talk","text":"x"}}}}"#));
            if line.send(asked).await.is_err() {
                break;
            }
        }
        assert_eq!(end_of(&mut line).await.as_deref(), Some("too_many"));
    });
}

#[test]
fn everything_that_is_refused_over_http_says_why() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let bearer = format!("Bearer {anna}");
    let table = make(at, &anna, WISHES);
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    for (method, path, body, status, why) in [
        ("POST", "/api/v1/tokens".to_string(), long.as_str(), 413, "too_long"),
        ("GET", "/api/v1/nothing".into(), "", 404, "no_such_way"),
        ("POST", "/api/v2/tables".into(), "{}", 404, "no_such_way"),
        ("DELETE", "/api/v1/tables".into(), "", 405, "no_such_way"),
        ("GET", format!("/api/v1/tables/{table}/live"), "", 400, "malformed"),
        ("GET", format!("/api/v1/tables/{table}/record"), "", 409, "not_over"),
    ] {
        let (found, head, answer) = http(at, method, &path, &[("authorization", &bearer)], body).unwrap();
        assert_eq!(found, status, "{method} {path}: {answer}");
        assert!(head.contains("content-type: application/json"), "{method} {path}: {head}");
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["refused"]["why"], why, "{method} {path}");
    }
    assert!(http(at, "DELETE", "/api/v1/tables", &[], "").unwrap().1.contains("allow: "));
}

/// Everything that can be sent, as it is taken.
fn sendable(table: &str) -> Vec<(&'static str, String, Value)> {
    let post = |path: &str, body| ("POST", path.to_string(), body);
    let credentials = json!({ "login": "anna", "password": "long enough" });
    let request = json!({ "id": "1", "command": { "do": "sit", "place": 1 } });
    let options =
        json!({ "id": "2", "command": { "do": "options", "options": { "clock": { "kind": "off" } } } });
    let keys = json!({ "p256dh": "x", "auth": "y" });
    let wanted = json!({ "wishes": WISHES, "listed": true, "options": { "clock": { "kind": "off" } } });
    vec![
        post("/api/v1/me", json!({ "name": "Anna" })),
        post("/api/v1/me/password", credentials.clone()),
        post("/api/v1/me/push", json!({ "endpoint": "https://push.example", "keys": keys, "lang": "en" })),
        ("DELETE", "/api/v1/me/push".into(), json!({ "endpoint": "https://push.example" })),
        post("/api/v1/sessions", credentials),
        post("/api/v1/sessions", json!({ "code": "x" })),
        post("/api/v1/tokens", json!({ "name": "Anna" })),
        post("/api/v1/tables", wanted),
        post(&format!("/api/v1/tables/{table}"), request),
        post(&format!("/api/v1/tables/{table}"), options),
        post("/api/v1/victories", json!({ "table": table, "category": "x" })),
    ]
}

/// A body with one more field in each of its objects in turn.
fn with_nonsense(value: &Value) -> Vec<Value> {
    let Value::Object(map) = value else { return Vec::new() };
    let mut all = vec![json!({ "nonsense": 1 })];
    all[0].as_object_mut().unwrap().extend(map.clone());
    for (key, inner) in map {
        all.extend(with_nonsense(inner).into_iter().map(|inner| {
            let mut map = map.clone();
            map.insert(key.clone(), inner);
            Value::Object(map)
        }));
    }
    all
}

#[test]
fn a_field_that_means_nothing_is_named_and_nothing_is_done() {
    let folder = crate::common::Folder::new("fields");
    let key = kosa_server::push::PushKey::create(&folder.0.join("push.pem")).unwrap();
    let database = folder.0.join("kosa.db").display().to_string();
    // With a key, so that browsers may register.
    let running = Running::run(crate::server::bind_pushing(&database, key, Default::default()));
    let at = running.address;
    let anna = token(at, "Anna");
    let table = make(at, &anna, WISHES);
    let bearer = format!("Bearer {anna}");
    let ask = |method: &str, path: &str, body: &str| {
        let (status, _, answer) = http(at, method, path, &[("authorization", &bearer)], body).unwrap();
        (status, serde_json::from_str::<Value>(&answer).unwrap_or_default())
    };
    let refused = |field: &str| (400, json!({ "refused": { "why": "unknown_field", "field": field } }));
    let mut tried = std::collections::BTreeSet::new();
    for (method, path, body) in sendable(&table) {
        for more in with_nonsense(&body) {
            assert_eq!(ask(method, &path, &more.to_string()), refused("nonsense"), "{method} {path} {more}");
        }
        tried.insert((path.replace(&table, "{id}"), method.to_lowercase()));
    }
    // Nothing that takes a body is left out.
    let (_, description) = ask("GET", "/api", "");
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, way) in methods.as_object().unwrap() {
            let known = tried.contains(&(path.clone(), method.clone()));
            assert!(known || way["requestBody"].is_null(), "{method} {path} is not tried");
        }
    }
    for path in ["/api/v1/tables?finished=true&nonsense=1", "/api/v1/records?nonsense=1"] {
        assert_eq!(ask("GET", path, ""), refused("nonsense"), "{path}");
    }
    // Fields that contradict each other are no better.
    let both = json!({ "wishes": WISHES, "options": { "clock": { "kind": "off", "bank": 3 } } });
    assert_eq!(ask("POST", "/api/v1/tables", &both.to_string()), refused("bank"));
    for half in [r#"{"login":"a"}"#, r#"{"login":"a","password":"b","code":"c"}"#, "{}"] {
        let (status, answer) = ask("POST", "/api/v1/sessions", half);
        assert_eq!((status, &answer["refused"]["why"]), (400, &json!("malformed")), "{half}");
    }
    runtime().block_on(async {
        let mut line = socket(at, &table, &anna).await;
        let asked = r#"{"id":"z","more":1,"command":{"do":"sit","place":1}}"#;
        line.send(Frame::text(asked)).await.unwrap();
        let answer: Value = serde_json::from_str(&next_answer(&mut line).await).unwrap();
        let outcome = json!({ "refused": { "why": "unknown_field", "field": "more" } });
        assert_eq!((&answer["id"], &answer["outcome"]), (&json!("z"), &outcome));
    });
    let (_, told) = ask("GET", &format!("/api/v1/tables/{table}"), "");
    assert!(told["room"]["places"].as_array().unwrap().iter().all(|place| place["sitter"]["who"] == "free"));
}

#[test]
fn somebody_who_does_not_read_slows_nobody_down() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    runtime().block_on(async {
        let tokens = [token(at, "Anna"), token(at, "Jan")];
        let table = make(at, &tokens[0], WISHES);
        let mut slow = socket(at, &table, &tokens[1]).await;
        let mut anna = Guest::new(&tokens[0], &table);
        assert!(anna.connect(at).await);
        anna.get(Command::Sit { place: 1, name: None }).await.unwrap();
        // Each of these is answered with everything, and none of it is read.
        for i in 0..3000 {
            let asked = Frame::text(format!(r#"{{"id":"j{i}","command":{{"do":"join"}}}}"#));
            let sent = tokio::time::timeout(Duration::from_millis(500), slow.send(asked)).await;
            if !matches!(sent, Ok(Ok(()))) {
                break;
            }
        }
        let start = Instant::now();
        for i in 0..20 {
            anna.get(Command::Talk { text: format!("{i}") }).await.unwrap();
        }
        assert!(start.elapsed() < Duration::from_secs(15), "{:?} for twenty lines", start.elapsed());
    });
}

#[test]
fn what_is_no_request_is_refused_and_what_is_too_long_ends_the_connection() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    runtime().block_on(async {
        let anna = token(at, "Anna");
        let table = make(at, &anna, WISHES);
        let mut line = socket(at, &table, &anna).await;
        let joined = line.next().await.unwrap().unwrap();
        assert!(joined.to_text().unwrap().starts_with(r#"{"tell":"joined""#));
        for (sent, id) in [
            (Frame::text("{"), ""),
            (Frame::text("[]"), ""),
            (Frame::text("null"), ""),
            (Frame::text(r#"{"id":"x","command":{"do":"fly"}}"#), "x"),
            (Frame::text(r#"{"id":"y","command":{"do":"sit","place":-1}}"#), "y"),
            (Frame::text(format!(r#"{{"id":"{}","command":{{"do":"start"}}}}"#, "i".repeat(41))), ""),
            (Frame::binary(vec![0, 159, 146, 150]), ""),
            (Frame::text("[".repeat(10_000)), ""),
        ] {
            let text = sent.to_string();
            line.send(sent).await.unwrap();
            let answer = next_answer(&mut line).await;
            assert!(answer.contains("malformed"), "{text:.60}: {answer}");
            assert!(id.is_empty() || answer.contains(&format!(r#""id":"{id}""#)), "{answer}");
        }
        line.send(Frame::text("x".repeat(17 * 1024))).await.unwrap();
        assert!(next_answer(&mut line).await.contains("too_long"));
        assert_eq!(end_of(&mut line).await.as_deref(), Some("too_long"));
        // What is far too long is not even read.
        let mut line = socket(at, &table, &anna).await;
        let _ = line.send(Frame::text("x".repeat(1024 * 1024))).await;
        end_of(&mut line).await;
        // Others come and go as before.
        let mut again = socket(at, &table, &anna).await;
        assert!(again.next().await.unwrap().is_ok());
    });
}

#[test]
fn nobody_is_somebody_else() {
    let running = Running::start(crate::server::LIMITS);
    let at = running.address;
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(at, name));
    let me = |token: &str| {
        let bearer = format!("Bearer {token}");
        http(at, "GET", "/api/v1/me", &[("authorization", &bearer)], "").unwrap()
    };
    let id =
        serde_json::from_str::<serde_json::Value>(&me(&anna).2).unwrap()["id"].as_str().unwrap().to_string();
    let bearer = format!("Bearer {anna}");
    let sessions = http(at, "GET", "/api/v1/me/sessions", &[("authorization", &bearer)], "").unwrap().2;
    let sessions: serde_json::Value = serde_json::from_str(&sessions).unwrap();
    let session = sessions["sessions"][0]["id"].as_str().unwrap();
    let padded = format!("{session:0<64}");
    for pretended in [
        id.as_str(),
        session,
        &padded,
        &anna[..63],
        &anna.to_uppercase(),
        &format!("{anna}0"),
        "%",
        "' OR '1'='1",
    ] {
        assert_eq!(me(pretended).0, 401, "{pretended}");
        let cookie = format!("kosa={pretended}");
        assert_eq!(http(at, "GET", "/api/v1/me", &[("cookie", &cookie)], "").unwrap().0, 401);
    }
    // What others own cannot be touched.
    let table = make(at, &anna, WISHES);
    let bearer = format!("Bearer {jan}");
    for command in
        [r#"{"do":"start"}"#, r#"{"do":"close"}"#, r#"{"do":"wish","wishes":"kosa1;seats=human,automa"}"#]
    {
        let body = format!(r#"{{"id":"1","command":{command}}}"#);
        let path = format!("/api/v1/tables/{table}");
        assert_eq!(
            http(at, "POST", &path, &[("authorization", &bearer)], &body).unwrap().0,
            403,
            "{command}"
        );
    }
    // Nor does a foreign page act in her name, whatever it asks.
    let cookie = format!("kosa={anna}");
    let headers = [("cookie", cookie.as_str()), ("origin", "https://evil.example")];
    for (method, path, body) in [
        ("DELETE", "/api/v1/me", ""),
        ("DELETE", "/api/v1/me/sessions", ""),
        ("POST", "/api/v1/me/links", ""),
        ("POST", "/api/v1/me/password", r#"{"login":"evil","password":"evil evil"}"#),
        ("POST", "/api/v1/sessions", r#"{"login":"evil","password":"evil evil"}"#),
        ("POST", "/api/v1/me", r#"{"name":"evil"}"#),
        ("POST", "/api/v1/tables", r#"{"wishes":"kosa1;seats=human,automa"}"#),
    ] {
        assert_eq!(http(at, method, path, &headers, body).unwrap().0, 401, "{method} {path}");
    }
    assert!(me(&anna).2.contains("Anna"));
}

#[test]
fn strangers_who_flood_are_refused_and_people_are_not() {
    let limits = Limits { strangers: Bucket { a_second: 5, at_once: 30 }, ..crate::server::LIMITS };
    let running = Running::start(limits);
    let at = running.address;
    let anna = token(at, "Anna");
    let statuses: Vec<u16> = (0..60).map(|_| http(at, "GET", "/api/v1/tables", &[], "").unwrap().0).collect();
    assert!(statuses.contains(&429) && statuses[0] == 200, "{statuses:?}");
    let bearer = format!("Bearer {anna}");
    assert_eq!(http(at, "GET", "/api/v1/me", &[("authorization", &bearer)], "").unwrap().0, 200);
}

#[test]
fn one_address_keeps_nobody_else_out() {
    let few = Bucket { a_second: 1, at_once: 10 };
    let running = Running::start(Limits { newcomers: few, logins: few, ..crate::server::LIMITS });
    let at = running.address;
    let status = |from: &str, path: &str, body: &str| {
        http(at, "POST", path, &[("x-forwarded-for", from)], body).unwrap().0
    };
    let login = r#"{"login":"nobody","password":"whatever it is"}"#;
    let flood: Vec<u16> =
        (0..60).map(|_| status("203.0.113.9", "/api/v1/tokens", r#"{"name":"x"}"#)).collect();
    assert!(flood[0] == 201 && flood.contains(&429), "{flood:?}");
    assert_eq!(status("203.0.113.9", "/api/v1/sessions", login), 401, "whoever comes back is counted apart");
    for i in 0..12 {
        assert_eq!(status(&format!("198.51.100.{i}"), "/api/v1/tokens", r#"{"name":"y"}"#), 201);
    }
    let flood: Vec<u16> =
        (0..20).map(|_| status("203.0.113.9", "/api/v1/sessions", r#"{"code":"x"}"#)).collect();
    assert!(flood.contains(&429), "{flood:?}");
    assert_eq!(status("198.51.100.7", "/api/v1/sessions", login), 401, "refused for the password alone");
}

#[test]
fn one_person_does_not_make_tables_without_end() {
    let running = Running::start(Limits { tables_of_one: 2, ..crate::server::LIMITS });
    let at = running.address;
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(at, name));
    let ask = |who: &str, path: &str, body: &str| {
        let bearer = format!("Bearer {who}");
        let (status, _, body) = http(at, "POST", path, &[("authorization", &bearer)], body).unwrap();
        (status, body)
    };
    let tables = [0; 2].map(|_| make(at, &anna, WISHES));
    let wanted = format!(r#"{{"wishes":"{WISHES}"}}"#);
    let (status, refused) = ask(&anna, "/api/v1/tables", &wanted);
    assert!(status == 409 && refused.contains("too_many_tables"), "{refused}");
    make(at, &jan, WISHES);
    let close = r#"{"id":"1","command":{"do":"close"}}"#;
    assert_eq!(ask(&anna, &format!("/api/v1/tables/{}", tables[0]), close).0, 200);
    make(at, &anna, WISHES);
}

#[test]
fn connections_of_one_person_are_counted() {
    let running = Running::start(Limits { connections_of_one: 3, ..crate::server::LIMITS });
    let at = running.address;
    runtime().block_on(async {
        let [anna, jan] = ["Anna", "Jan"].map(|name| token(at, name));
        let table = make(at, &anna, WISHES);
        let mut kept = Vec::new();
        for _ in 0..3 {
            kept.push(socket(at, &table, &anna).await);
        }
        let mut more = Guest::new(&anna, &table);
        assert!(!more.connect(at).await, "a fourth");
        let mut other = Guest::new(&jan, &table);
        assert!(other.connect(at).await, "others are let in");
        drop(kept);
        let start = Instant::now();
        while !more.connect(at).await {
            assert!(start.elapsed() < Duration::from_secs(10));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
}
