//! A connection that stays open: requests come, messages go.

use super::limits::{Level, Pass};
use super::reply::refused;
use super::{Shared, origin, person};
use crate::live::{Listener, Live, text};
use crate::store::Person;
use crate::{metrics, random};
use axum::body::Body;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Response};
use axum::response::IntoResponse;
use futures_util::{FutureExt, SinkExt, StreamExt};
use kosa_wire::{Answer, Command, Message, Outcome, Refusal, Request};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// So often a silent connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// So many pings without a sign of life end it.
const MOST_SILENT: u32 = 3;
/// So many requests too many in a row end it.
const MOST_FLOOD: u32 = 200;
/// So many messages are read after the last, until the other side has closed too.
const MOST_UNREAD: usize = 1000;
/// So much is read at once, in bytes. It is kept ready for each connection, and requests are short.
const READ_AT_ONCE: usize = 2 * 1024;
/// What is so many times too long is still read, to be refused; what is longer ends the connection at once.
const READABLE: usize = 4;
/// Whoever does not read is not waited for longer.
const SLOWEST: Duration = Duration::from_secs(20);

pub(super) async fn live(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    if !origin::is_ours(&headers) {
        return refused(&Refusal::Stranger);
    }
    let person = match person::known(&shared, &headers).await {
        Ok(person) => person,
        Err(refusal) => return refused(&refusal),
    };
    let live = match shared.hub.table(&id).await {
        Ok(live) => live,
        Err(e) => return refused(&e.refusal()),
    };
    let Some(pass) = shared.gates.enter(person.as_ref().map(|p| p.id.as_str())) else {
        return refused(&Refusal::TooMany);
    };
    let longest = shared.gates.limits.longest_message;
    let person = person.zip(person::secret(&headers).map(|secret| random::hashed(&secret)));
    upgrade
        .read_buffer_size(READ_AT_ONCE)
        .max_message_size(longest.saturating_mul(READABLE))
        .max_frame_size(longest.saturating_mul(READABLE))
        .on_upgrade(move |socket| talk(shared, live, person, pass, socket))
        .into_response()
}

/// Somebody, and the hash of the secret it came with.
type Known = (Person, String);

/// Whether whoever came with a secret is still let in with it. A database that does not answer changes nothing.
async fn is_still_known(shared: &Shared, known: Option<&Known>) -> bool {
    match known {
        Some((_, secret)) => !matches!(person::with(shared, secret).await, Ok(None)),
        None => true,
    }
}

async fn talk(shared: Shared, live: Arc<Live>, known: Option<Known>, pass: Pass, socket: WebSocket) {
    let _pass = pass;
    let person = known.as_ref().map(|(person, _)| person);
    let mut ended = shared.ended.subscribe();
    let Ok(mut listener) = live.listen(person.map(|p| p.id.clone())).await else { return };
    let (mut out, mut into) = socket.split();
    let mut stop = shared.stop.clone();
    let mut ticks = tokio::time::interval(PING);
    let level = Level::new(shared.gates.limits.requests);
    let longest = shared.gates.limits.longest_message;
    let (mut silent, mut flood) = (0, 0);
    let why = loop {
        // Whatever happens first; what was told goes before what is answered.
        let frames: Vec<Frame> = tokio::select! {
            biased;
            told = listener.messages.recv() => match told {
                Some(told) => vec![frame(&told)],
                // Too slow: it comes again and is told everything.
                None => break End::Slow,
            },
            frame = into.next() => {
                silent = 0;
                match frame {
                    Some(Ok(Frame::Text(request))) if request.len() > longest => {
                        let refusal = answer(id_of(request.as_str()), Outcome::Refused(Refusal::TooLong));
                        let _ = tokio::time::timeout(SLOWEST, out.send(refusal)).await;
                        break End::Long;
                    }
                    Some(Ok(Frame::Text(request))) => {
                        let asked = Asked { shared: &shared, live: &live, person, level: &level };
                        let (frames, too_many) = asked.answer(request.as_str(), &mut listener).await;
                        flood = if too_many { flood + 1 } else { 0 };
                        if flood > MOST_FLOOD { break End::Flood }
                        frames
                    }
                    Some(Ok(Frame::Binary(_))) => vec![answer(String::new(), Outcome::Refused(Refusal::Malformed))],
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Vec::new(),
                    Some(Err(_)) => break End::Long,
                    Some(Ok(Frame::Close(_))) | None => break End::Theirs,
                }
            },
            _ = ticks.tick() => {
                silent += 1;
                // Another process may have ended the session.
                if silent > MOST_SILENT { break End::Theirs }
                if !is_still_known(&shared, known.as_ref()).await { break End::Session }
                vec![Frame::Ping(Default::default())]
            },
            whose = ended.recv() => {
                // Whoever has missed some looks for itself.
                let own = whose.map_or(true, |whose| person.is_some_and(|person| *person.id == *whose));
                if own && !is_still_known(&shared, known.as_ref()).await { break End::Session }
                Vec::new()
            },
            () = stopped(&mut stop) => break End::Stop,
        };
        if frames.is_empty() {
            continue;
        }
        // What belongs together goes out together.
        let send = async {
            for frame in frames {
                out.feed(frame).await?;
            }
            out.flush().await
        };
        match tokio::time::timeout(SLOWEST, send).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    };
    let goodbye = async {
        if let Some(frame) = why.frame() {
            let _ = out.send(Frame::Close(Some(frame))).await;
            // What is still on its way is read: to whoever hears nothing but that nobody reads, the reason would be lost.
            for _ in 0..MOST_UNREAD {
                if !matches!(into.next().await, Some(Ok(_))) {
                    break;
                }
            }
        }
        out.close().await
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// It was closed there, or says nothing any more.
    Theirs,
    /// It did not read.
    Slow,
    /// It sent more at once than is taken.
    Long,
    /// It asked too much.
    Flood,
    /// The session it came with has ended.
    Session,
    /// The server stops.
    Stop,
}

impl End {
    /// The frame that says so: a code of RFC 6455, and the word of the refusal.
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            End::Theirs => return None,
            End::Slow => (close_code::AGAIN, "too_slow"),
            End::Long => (close_code::SIZE, "too_long"),
            End::Flood => (close_code::POLICY, "too_many"),
            End::Session => (close_code::POLICY, "stranger"),
            End::Stop => (close_code::AWAY, "unavailable"),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// Waits until the server stops.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that nobody is left who could tell.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Whoever asks.
struct Asked<'a> {
    shared: &'a Shared,
    live: &'a Arc<Live>,
    person: Option<&'a Person>,
    level: &'a Level,
}

impl Asked<'_> {
    /// What somebody is called now, where that is told: it may have changed since the connection began.
    async fn name(&self, person: &Person, command: &Command) -> String {
        if !matches!(command, Command::Talk { .. } | Command::Sit { .. }) {
            return person.name.clone();
        }
        match self.shared.hub.store().person(&person.id).await {
            Ok(Some(person)) => person.name,
            Ok(None) | Err(_) => person.name.clone(),
        }
    }

    /// What a request gets: what was told meanwhile, its answer, and all again where it was stale. And whether it was one too many.
    async fn answer(&self, request: &str, listener: &mut Listener) -> (Vec<Frame>, bool) {
        if !self.level.take() {
            metrics::TOO_MANY.add();
            return (vec![answer(id_of(request), Outcome::Refused(Refusal::TooMany))], true);
        }
        let request = match kosa_wire::read::<Request>(request.as_bytes()) {
            Ok(request) => request,
            Err(refusal) => return (vec![answer(id_of(request), Outcome::Refused(refusal))], false),
        };
        let joins = matches!(request.command, Command::Join {});
        let outcome = match self.person {
            _ if joins => Outcome::Done,
            Some(person) => {
                let start = std::time::Instant::now();
                let name = self.name(person, &request.command).await;
                let outcome = self.live.request(&person.id, &name, &request).await;
                metrics::took(start.elapsed().as_micros() as u64);
                if outcome == Outcome::Done {
                    metrics::COMMANDS.add();
                }
                outcome
            }
            None => Outcome::Refused(Refusal::Stranger),
        };
        let mut frames = Vec::new();
        while let Some(Some(told)) = listener.messages.recv().now_or_never() {
            frames.push(frame(&told));
        }
        let anew = joins || outcome == Outcome::Refused(Refusal::Stale);
        let joined = match anew {
            true => self.live.joined(self.person.map(|p| p.id.as_str())).await.ok(),
            false => None,
        };
        // What came between the last look and this is told twice, and dropped by its version.
        frames.push(answer(request.id, outcome));
        frames.extend(joined.map(|joined| frame(&text(&joined))));
        (frames, false)
    }
}

/// The id of something that is not a request, if it has one.
fn id_of(text: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Id {
        id: String,
    }
    let short = |id: &Id| id.id.len() <= kosa_wire::LONGEST_ID;
    serde_json::from_str::<Id>(text).ok().filter(short).map_or_else(String::new, |id| id.id)
}

fn frame(text: &str) -> Frame {
    Frame::Text(text.into())
}

fn answer(id: String, outcome: Outcome) -> Frame {
    frame(&text(&Message::Answer(Answer { id, outcome })))
}
