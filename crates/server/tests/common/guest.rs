//! Somebody who plays at a server, over a real line.

use futures_util::{SinkExt, StreamExt};
use kosa_client::link::{FarTable, News, Standing, Wire};
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Move};
use kosa_wire::{Command, Message, Outcome, Phase};
use serde_json::Value;
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// One request over HTTP: the status, the head, the body.
pub fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\n");
    if !headers.iter().any(|(name, _)| *name == "connection") {
        head.push_str("connection: close\r\n");
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok((status, head.to_ascii_lowercase(), body.to_string()))
}

/// A program that is known to a server; its token.
pub fn token(address: SocketAddr, name: &str) -> String {
    let body = serde_json::json!({ "name": name }).to_string();
    let (status, _, body) = http(address, "POST", "/api/v1/tokens", &[], &body).unwrap();
    assert_eq!(status, 201, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["token"].as_str().unwrap().to_string()
}

/// A table that was made.
pub fn make(address: SocketAddr, token: &str, wishes: &str) -> String {
    let body = serde_json::json!({ "wishes": wishes, "listed": true }).to_string();
    let bearer = format!("Bearer {token}");
    let (status, _, body) =
        http(address, "POST", "/api/v1/tables", &[("authorization", &bearer)], &body).unwrap();
    assert_eq!(status, 201, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["table"].as_str().unwrap().to_string()
}

/// Texts on their way out.
#[derive(Clone, Default, Debug)]
pub struct Out(Arc<Mutex<VecDeque<String>>>);

impl Wire for Out {
    fn send(&mut self, text: String) {
        self.0.lock().unwrap().push_back(text);
    }
}

impl Out {
    pub fn take(&self) -> Option<String> {
        self.0.lock().unwrap().pop_front()
    }
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// Somebody at a table.
pub struct Guest {
    pub token: String,
    pub table: String,
    pub far: FarTable<Out>,
    out: Out,
    pub standing: Option<Standing>,
    pub here: Vec<Seat>,
    /// Ids of requests that were sent, and of those that were answered with "done".
    pub sent: Vec<String>,
    /// Those of them that ask for everything.
    pub joins: Vec<String>,
    pub done: Vec<String>,
    pub refused: Vec<String>,
    /// Everything that came.
    pub traffic: Vec<String>,
    socket: Option<Socket>,
}

#[allow(dead_code, reason = "not every test uses all of it")]
impl Guest {
    pub fn new(token: &str, table: &str) -> Guest {
        let out = Out::default();
        // Ids are this guest's own.
        let ids = token[..8].to_string();
        Guest {
            token: token.into(),
            table: table.into(),
            far: FarTable::new(out.clone(), ids),
            out,
            standing: None,
            here: Vec::new(),
            sent: Vec::new(),
            joins: Vec::new(),
            done: Vec::new(),
            refused: Vec::new(),
            traffic: Vec::new(),
            socket: None,
        }
    }

    pub fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// Connects, also again; whether it could.
    pub async fn connect(&mut self, address: SocketAddr) -> bool {
        let url = format!("ws://{address}/api/v1/tables/{}/live", self.table);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => {
                self.socket = Some(socket);
                self.out = Out::default();
                self.far.reconnected(self.out.clone());
                true
            }
            Err(_) => {
                self.socket = None;
                false
            }
        }
    }

    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    /// Asks something; it goes out with the next step.
    pub fn ask(&mut self, command: Command) {
        self.far.ask(command);
    }

    /// Sends what waits, and hears for so long at most; whether something came.
    pub async fn step(&mut self, longest: Duration) -> bool {
        let Some(socket) = &mut self.socket else { return false };
        while let Some(text) = self.out.take() {
            let request: kosa_wire::Request = serde_json::from_str(&text).unwrap();
            let id = request.id;
            if request.command == (Command::Join {}) {
                self.joins.push(id.clone());
            }
            if !self.sent.contains(&id) {
                self.sent.push(id);
            }
            if socket.send(Frame::text(text)).await.is_err() {
                self.socket = None;
                return false;
            }
        }
        match tokio::time::timeout(longest, socket.next()).await {
            Err(_) => false,
            Ok(Some(Ok(Frame::Text(text)))) => {
                self.hear(text.as_str());
                true
            }
            Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) => {
                self.socket = None;
                false
            }
            Ok(Some(Ok(_))) => true,
        }
    }

    fn hear(&mut self, text: &str) {
        self.traffic.push(text.to_string());
        if let Ok(Message::Answer(answer)) = serde_json::from_str(text) {
            match answer.outcome {
                Outcome::Done => self.done.push(answer.id),
                Outcome::Refused(refusal) => self.refused.push(format!("{} {refusal:?}", answer.id)),
            }
        }
        for news in self.far.hear(text) {
            match news {
                News::Joined(joined) => {
                    self.here = joined.here;
                    self.standing = Some(*joined.standing);
                }
                News::Happened { standing, .. } | News::TakenBack { standing, .. } => {
                    self.standing = Some(*standing);
                }
                News::Refused(_) => {}
            }
        }
    }

    /// Hears until something is so; panics if it takes too long.
    pub async fn until(&mut self, what: &str, mut is_so: impl FnMut(&Guest) -> bool) {
        let start = std::time::Instant::now();
        while !is_so(self) {
            assert!(start.elapsed() < Duration::from_secs(60), "{what} took too long");
            self.step(Duration::from_millis(200)).await;
        }
    }

    /// Asks something and waits for its answer.
    pub async fn get(&mut self, command: Command) -> Result<(), String> {
        let answers = |guest: &Guest| guest.done.len() + guest.refused.len();
        let before = answers(self);
        let refused = self.refused.len();
        self.ask(command);
        self.until("an answer", |guest| answers(guest) > before && guest.far.unanswered() == 0).await;
        match self.refused.get(refused) {
            Some(refusal) => Err(refusal.clone()),
            None => Ok(()),
        }
    }

    pub fn phase(&self) -> Option<Phase> {
        self.far.room().map(|room| room.phase)
    }

    /// What this guest may do now: a seat and its moves.
    pub fn choices(&self) -> Option<(Seat, Vec<Move>)> {
        let standing = self.standing.as_ref()?;
        let Awaiting::Seats(seats) = standing.awaiting() else { return None };
        let seat = seats.iter().find(|seat| self.here.contains(seat))?;
        let legal = standing.view(seat.into()).legal();
        (!legal.is_empty()).then(|| (seat, legal.to_vec()))
    }
}
