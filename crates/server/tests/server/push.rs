//! Browsers are told whose turn it is when no page is open: only they can read it, and it tells nothing of the game.

use crate::common::{Folder, Postgres, runtime};
use crate::guest::{Guest, http, make, token};
use crate::running::Running;
use crate::server::bind_pushing;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kosa_server::push::{Delivery, PushKey, Reach, Trust};
use kosa_wire::Command;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::ECDSA_P256_SHA256_FIXED;
use ring::{hmac, signature};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A request that a push service got: path, head and body.
type Pushed = (String, String, Vec<u8>);

/// A push service on this machine. What is sent to `/gone/…` is for a browser that is there no longer.
struct Service {
    address: SocketAddr,
    got: Arc<Mutex<Vec<Pushed>>>,
}

impl Service {
    fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let got: Arc<Mutex<Vec<Pushed>>> = Arc::default();
        let kept = got.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut bytes = Vec::new();
                let mut part = [0; 1024];
                let (head, length) = loop {
                    let read = stream.read(&mut part).unwrap();
                    bytes.extend(&part[..read]);
                    if let Some(end) = bytes.windows(4).position(|w| w == b"\r\n\r\n") {
                        let head = String::from_utf8(bytes.drain(..end + 4).collect()).unwrap();
                        let length = head.to_lowercase();
                        let length = length.split("content-length: ").nth(1).unwrap().lines().next().unwrap();
                        break (head, length.parse::<usize>().unwrap());
                    }
                };
                while bytes.len() < length {
                    let read = stream.read(&mut part).unwrap();
                    bytes.extend(&part[..read]);
                }
                let path = head.split(' ').nth(1).unwrap().to_string();
                let status = if path.starts_with("/gone/") { "410 Gone" } else { "201 Created" };
                kept.lock().unwrap().push((path, head, bytes));
                write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").unwrap();
            }
        });
        Service { address, got }
    }

    fn paths(&self) -> Vec<String> {
        self.got.lock().unwrap().iter().map(|(path, ..)| path.clone()).collect()
    }
}

/// A browser that has subscribed. What it knows is enough to read one message.
struct Browser {
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

/// The key derivation of RFC 5869, written out: the server uses another.
fn hkdf(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let key = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret);
    let block = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key.as_ref()), &[info, &[1]].concat());
    block.as_ref()[..length].to_vec()
}

impl Browser {
    fn new() -> Browser {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().to_vec();
        Browser { own, public, auth: [7; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({
            "p256dh": URL_SAFE_NO_PAD.encode(&self.public), "auth": URL_SAFE_NO_PAD.encode(self.auth)
        });
        json!({ "endpoint": endpoint, "keys": keys, "lang": "en" })
    }

    /// What a message says (RFC 8291).
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "records of 4096 bytes, and a key");
        let (sender, sealed) = rest[5..].split_at(65);
        let info = [b"WebPush: info\0", self.public.as_slice(), sender].concat();
        let auth = self.auth;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret = agree_ephemeral(self.own, &theirs, |shared| hkdf(&auth, shared, &info, 32)).unwrap();
        let key = hkdf(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = hkdf(salt, &secret, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce.try_into().unwrap());
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

/// What a header says.
fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let line = head.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}: ")));
    line.unwrap_or_else(|| panic!("no {name}: {head}")).split_once(": ").unwrap().1
}

/// Whether the request is signed with the key that browsers were told, for this service and for not too long.
fn is_signed(head: &str, public: &str, service: SocketAddr) {
    let (token, key) =
        header(head, "authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, public);
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, mark) = token.rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    key.verify(signed.as_bytes(), &bytes(mark)).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{service}"));
    assert_eq!(claims["sub"], "mailto:host@example.org");
}

fn pushing(folder: &Folder, reach: Reach) -> Running {
    pushing_at(&folder.0.join("kosa.db").display().to_string(), folder, reach)
}

fn pushing_at(database: &str, folder: &Folder, reach: Reach) -> Running {
    let key = PushKey::create(&folder.0.join("push.pem")).unwrap();
    let key = key.with_contact("mailto:host@example.org").unwrap();
    let delivery = Delivery { reach, trust: Trust::Only(Vec::new()), wait: Duration::from_millis(50) };
    Running::run(bind_pushing(database, key, delivery))
}

fn ask(address: SocketAddr, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    let bearer = format!("Bearer {token}");
    let (status, _, text) =
        http(address, method, path, &[("authorization", &bearer)], &body.to_string()).unwrap();
    (status, serde_json::from_str(&text).unwrap_or_default())
}

/// Plays until somebody else is asked.
pub async fn play_on(guest: &mut Guest) {
    for _ in 0..500 {
        let Some((seat, moves)) = guest.choices() else { return };
        guest.get(Command::Play { seat, moves: vec![moves[moves.len() - 1]] }).await.unwrap();
    }
    panic!("a turn without end");
}

async fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(20), "{what} took too long");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn whoever_has_no_page_open_is_told_once_and_nothing_else() {
    let folder = Folder::new("push");
    let service = Service::start();
    let running = pushing(&folder, Reach::Anywhere);
    let address = running.address;
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(address, name));
    let table = make(address, &anna, "kosa1;seats=human,human;rules=rulebook");
    let browser = Browser::new();
    let there = format!("http://{}/browser/1", service.address);
    let gone = format!("http://{}/gone/2", service.address);
    for (endpoint, keys) in [(&there, &browser), (&gone, &Browser::new())] {
        let (status, answer) = ask(address, "POST", "/api/v1/me/push", &jan, &keys.subscription(endpoint));
        assert_eq!(status, 201, "{answer}");
    }
    let kept = || {
        let (_, export) = ask(address, "GET", "/api/v1/me/export", &jan, &Value::Null);
        export["push"].as_array().unwrap().len()
    };
    assert_eq!(kept(), 2);
    runtime().block_on(async {
        let mut one = Guest::new(&anna, &table);
        let mut other = Guest::new(&jan, &table);
        assert!(one.connect(address).await && other.connect(address).await);
        one.get(Command::Sit { place: 1, name: None }).await.unwrap();
        other.get(Command::Sit { place: 2, name: None }).await.unwrap();
        one.get(Command::Start {}).await.unwrap();
        // With a page open nobody is told.
        for _ in 0..2 {
            other.until("the game", |guest| guest.standing.is_some()).await;
            play_on(&mut one).await;
            other.until("a turn", |guest| guest.choices().is_some()).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
            assert_eq!(service.paths(), [""; 0]);
            play_on(&mut other).await;
            one.until("a turn", |guest| guest.choices().is_some()).await;
        }
        // Without one it is told, on every device.
        other.disconnect();
        tokio::time::sleep(Duration::from_millis(200)).await;
        play_on(&mut one).await;
        wait_for("a push", || service.paths().len() == 2).await;
        let (_, head, body) =
            service.got.lock().unwrap().iter().find(|(path, ..)| path == "/browser/1").unwrap().clone();
        assert_eq!(header(&head, "content-encoding"), "aes128gcm");
        assert_eq!((header(&head, "ttl"), header(&head, "topic").len()), ("86400", 32));
        assert!(!head.contains(&table), "what the service reads does not name the table");
        let (_, server) = ask(address, "GET", "/api/v1/server", &jan, &Value::Null);
        is_signed(&head, server["push"].as_str().unwrap(), service.address);
        let message = browser.read(&body);
        let expected = json!({
            "title": "Kosa", "body": "It is your turn at the table with Anna.", "table": table
        });
        assert_eq!(message, expected);
        // A browser that is there no longer is forgotten.
        wait_for("forgetting", || kept() == 1).await;
        // The next turn comes too soon to be told.
        assert!(other.connect(address).await);
        other.until("a turn", |guest| guest.choices().is_some()).await;
        play_on(&mut other).await;
        other.disconnect();
        one.until("a turn", |guest| guest.choices().is_some()).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        play_on(&mut one).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(service.paths().len(), 2);
    });
    let (status, _) = ask(address, "DELETE", "/api/v1/me/push", &anna, &json!({ "endpoint": there }));
    assert_eq!((status, kept()), (200, 1), "nobody forgets the browsers of others");
    let (status, _) = ask(address, "DELETE", "/api/v1/me/push", &jan, &json!({ "endpoint": there }));
    assert_eq!((status, kept()), (200, 0));
}

#[test]
fn whoever_has_a_page_open_through_another_process_is_not_told() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = Folder::new("push-elsewhere");
    let service = Service::start();
    let running = pushing_at(&postgres.address(), &folder, Reach::Anywhere);
    let other_process = Running::at(&postgres.address(), crate::server::LIMITS);
    let (here, elsewhere) = (running.address, other_process.address);
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(here, name));
    let table = make(here, &anna, "kosa1;seats=human,human;rules=rulebook");
    let endpoint = format!("http://{}/browser/1", service.address);
    let (status, _) = ask(here, "POST", "/api/v1/me/push", &jan, &Browser::new().subscription(&endpoint));
    assert_eq!(status, 201);
    runtime().block_on(async {
        let mut one = Guest::new(&anna, &table);
        let mut other = Guest::new(&jan, &table);
        assert!(one.connect(here).await && other.connect(elsewhere).await);
        one.get(Command::Sit { place: 1, name: None }).await.unwrap();
        other.get(Command::Sit { place: 2, name: None }).await.unwrap();
        one.until("both", |guest| guest.far.present().people.len() == 2).await;
        one.get(Command::Start {}).await.unwrap();
        one.until("a turn", |guest| guest.standing.is_some()).await;
        for _ in 0..2 {
            play_on(&mut one).await;
            other.until("a turn", |guest| guest.choices().is_some()).await;
            tokio::time::sleep(Duration::from_millis(500)).await;
            assert_eq!(service.paths(), [""; 0], "a page is open at the other process");
            play_on(&mut other).await;
            one.until("a turn", |guest| guest.choices().is_some()).await;
        }
        other.disconnect();
        one.until("one is left", |guest| guest.far.present().people.len() == 1).await;
        play_on(&mut one).await;
        wait_for("a push", || service.paths().len() == 1).await;
    });
}

#[test]
fn nothing_is_sent_into_private_networks() {
    let folder = Folder::new("guard");
    let running = pushing(&folder, Reach::Public);
    let anna = token(running.address, "Anna");
    let browser = Browser::new();
    let wanted = |endpoint: &str| {
        let body = browser.subscription(endpoint);
        ask(running.address, "POST", "/api/v1/me/push", &anna, &body)
    };
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://192.168.0.1/x",
        "https://169.254.169.254/latest",
        "https://push.example:22/x",
        "file:///etc/passwd",
    ] {
        let (status, answer) = wanted(endpoint);
        assert_eq!((status, answer["refused"]["why"].as_str()), (400, Some("malformed")), "{endpoint}");
    }
    assert_eq!(wanted("https://push.example/x").0, 201);
    let mut broken = browser.subscription("https://push.example/x");
    broken["keys"]["auth"] = "short".into();
    assert_eq!(ask(running.address, "POST", "/api/v1/me/push", &anna, &broken).0, 400);
    assert_eq!(ask(running.address, "POST", "/api/v1/me/push", "", &broken).0, 401);
}

#[test]
fn a_server_without_a_key_takes_no_subscriptions() {
    let running = Running::start(crate::server::LIMITS);
    let anna = token(running.address, "Anna");
    let body = Browser::new().subscription("https://push.example/x");
    assert_eq!(ask(running.address, "POST", "/api/v1/me/push", &anna, &body).0, 404);
    let (_, server) = ask(running.address, "GET", "/api/v1/server", &anna, &Value::Null);
    assert!(server["push"].is_null());
}
