//! Somebody who plays: a real client over a real line, with a bot that takes any move.

use futures_util::{SinkExt, StreamExt};
use kosa_client::link::{FarTable, News, Standing, Wire};
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Move};
use kosa_wire::{Command, Message, Outcome};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// So long nobody decides at the beginning.
const SETTLE: Duration = Duration::from_secs(1);

/// When the last decision at a table was sent, and by which seat of it.
pub type Sent = Arc<Mutex<Option<Instant>>>;

/// Texts on their way out.
#[derive(Clone, Default)]
struct Out(Arc<Mutex<VecDeque<String>>>);

impl Wire for Out {
    fn send(&mut self, text: String) {
        self.0.lock().expect("a queue").push_back(text);
    }
}

/// What somebody measured, in milliseconds.
#[derive(Default)]
pub struct Measured {
    pub acks: Vec<f64>,
    pub seen: Vec<f64>,
}

pub struct Guest {
    far: FarTable<Out>,
    out: Out,
    socket: Socket,
    standing: Option<Standing>,
    here: Vec<Seat>,
    state: u64,
    pub table: String,
    /// Ids of commands that were acknowledged, and of all that were sent.
    pub done: Vec<String>,
    pub sent: Vec<String>,
}

impl Guest {
    pub async fn connect(address: SocketAddr, token: &str, table: &str, number: u64) -> Option<Guest> {
        let url = format!("ws://{address}/api/v1/tables/{table}/live");
        let mut request = url.into_client_request().ok()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().ok()?);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await.ok()?;
        let out = Out::default();
        let far = FarTable::new(out.clone(), format!("b{number}"));
        Some(Guest {
            far,
            out,
            socket,
            standing: None,
            here: Vec::new(),
            state: number + 1,
            table: table.into(),
            done: Vec::new(),
            sent: Vec::new(),
        })
    }

    /// Who it is, to the server.
    pub fn you(&self) -> &str {
        self.far.you().unwrap_or_default()
    }

    async fn flush(&mut self) -> Option<()> {
        loop {
            let Some(text) = self.out.0.lock().ok()?.pop_front() else { return Some(()) };
            self.socket.send(Frame::text(text)).await.ok()?;
        }
    }

    /// Asks something and waits until it is answered.
    pub async fn ask(&mut self, command: Command) -> Option<()> {
        self.far.ask(command);
        self.flush().await?;
        while self.far.unanswered() > 0 {
            let text = self.next().await?;
            self.hear(&text);
        }
        Some(())
    }

    /// Waits until it is told everything.
    pub async fn hear_first(&mut self) -> Option<()> {
        while self.far.room().is_none() {
            let text = self.next().await?;
            self.hear(&text);
        }
        Some(())
    }

    async fn next(&mut self) -> Option<String> {
        loop {
            if let Frame::Text(text) = self.socket.next().await?.ok()? {
                return Some(text.to_string());
            }
        }
    }

    fn hear(&mut self, text: &str) {
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

    fn random(&mut self) -> u64 {
        // Any order will do: xorshift.
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn choice(&mut self) -> Option<(Seat, Move)> {
        let standing = self.standing.as_ref()?;
        let Awaiting::Seats(seats) = standing.awaiting() else { return None };
        let seat = seats.iter().find(|seat| self.here.contains(seat))?;
        let legal = standing.view(seat.into()).legal();
        let mv = (!legal.is_empty()).then(|| legal[(self.state % legal.len() as u64) as usize])?;
        Some((seat, mv))
    }

    /// Plays until told to stop, with so much time between two decisions of the game.
    pub async fn play(
        mut self,
        pace: Duration,
        last: Sent,
        mut stop: watch::Receiver<bool>,
    ) -> (Guest, Measured) {
        let mut measured = Measured::default();
        // Not everybody at once, and nobody while thousands look at their games for the first time: that is the work of as many machines.
        let settle = if pace.is_zero() { Duration::ZERO } else { SETTLE };
        let mut next = Instant::now() + settle + pace.mul_f64((self.random() % 1000) as f64 / 1000.0);
        let mut asked: Option<(String, Instant)> = None;
        let mut choice = self.choice();
        while !*stop.borrow() || asked.is_some() {
            let may = asked.is_none() && !*stop.borrow();
            let ready = choice.filter(|_| may);
            if let Some((seat, mv)) = ready.filter(|_| Instant::now() >= next) {
                let before = Instant::now();
                *last.lock().expect("a time") = Some(before);
                self.far.ask(Command::Play { seat, moves: vec![mv] });
                let text = self.out.0.lock().expect("a queue").back().cloned().unwrap_or_default();
                let id = serde_json::from_str::<kosa_wire::Request>(&text).map(|r| r.id).unwrap_or_default();
                self.sent.push(id.clone());
                asked = Some((id, before));
                choice = None;
                if self.flush().await.is_none() {
                    break;
                }
                next = before + pace;
                continue;
            }
            let wake = async {
                match ready {
                    Some(_) => tokio::time::sleep_until(next).await,
                    None => core::future::pending().await,
                }
            };
            let text = tokio::select! {
                frame = self.socket.next() => match frame {
                    Some(Ok(Frame::Text(text))) => text.to_string(),
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => break,
                },
                () = wake => continue,
                _ = stop.changed() => continue,
            };
            let now = Instant::now();
            if text.starts_with("{\"tell\":\"answer\"") {
                if let (Ok(Message::Answer(answer)), Some((id, before))) =
                    (serde_json::from_str(&text), &asked)
                    && answer.id == *id
                {
                    measured.acks.push(millis(now - *before));
                    if answer.outcome == Outcome::Done {
                        self.done.push(answer.id);
                    }
                    asked = None;
                }
            } else if asked.is_none()
                && text.starts_with("{\"tell\":\"happened\"")
                && let Some(before) = *last.lock().expect("a time")
            {
                measured.seen.push(millis(now - before));
                next = next.max(now + pace);
            }
            self.hear(&text);
            self.random();
            choice = self.choice();
        }
        (self, measured)
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
