//! One table that is alive in this process.

use super::lock;
use super::presence::Presence;
use super::spread::Windows;
use crate::live::now;
use crate::logs::short;
use crate::metrics;
use crate::room::{Deed, Device, Room, Telling};
use crate::store::{Append, Appended, LogRow, Store, StoreError, TableRow};
use kosa_client::Bots;
use kosa_wire::{Command, LONGEST_ID, Message, Outcome, Phase, Present, Refusal, Request};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc;

/// So many messages may wait for a receiver. Whoever reads too slowly is cut off, and right again when it comes back.
const MOST_WAITING: usize = 256;
/// So often something is tried while other processes are faster.
const TRIES: usize = 16;

/// One table that is alive in this process.
#[derive(Debug)]
pub struct Live {
    pub(super) id: String,
    store: Store,
    presence: Presence,
    pub(super) inner: tokio::sync::Mutex<Inner>,
    /// Bots of this table, while none of them thinks.
    pub(super) bots: Mutex<Option<Bots>>,
    listeners: AtomicUsize,
    next_listener: AtomicU64,
    /// When the clocks demand something next; 0 for never.
    due: AtomicU64,
    /// The last line that is known here, or is being written by this process.
    known: AtomicU64,
}

#[derive(Debug)]
pub(super) struct Inner {
    pub(super) room: Room,
    listeners: BTreeMap<u64, Ear>,
    /// Who is there through other processes.
    elsewhere: Windows,
    /// Who was told to be there.
    present: Present,
    /// Who was waited for after the last line.
    waited_for: BTreeSet<String>,
    /// Whether what lists show is kept as it is now.
    card_kept: bool,
    /// How often words had been taken out of the log when it was read.
    edited: u64,
}

/// What another process may have done to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missed {
    /// It has added to the log.
    Lines,
    /// Anything.
    Anything,
    /// It has taken words out of the log.
    Words,
}

#[derive(Debug)]
struct Ear {
    person: Option<String>,
    send: mpsc::Sender<Arc<str>>,
}

/// Somebody who listens to a table. Messages are JSON of [`Message`]s; when nothing comes any more, it was too slow.
#[derive(Debug)]
pub struct Listener {
    /// What is told.
    pub messages: mpsc::Receiver<Arc<str>>,
    id: u64,
    live: Arc<Live>,
    person: Option<String>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.live.listeners.fetch_sub(1, Ordering::Relaxed);
        self.live.presence.goes(&self.live.id, self.person.as_deref());
        let (live, id) = (self.live.clone(), self.id);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let mut inner = live.inner.lock().await;
                inner.listeners.remove(&id);
                tell_present(&mut inner);
            });
        }
    }
}

impl Live {
    /// A table as its log makes it.
    pub(super) fn new(row: &TableRow, room: Room, store: Store, presence: Presence) -> Live {
        let due = room.due().unwrap_or(0);
        let known = AtomicU64::new(room.number());
        Live {
            id: row.id.clone(),
            store,
            inner: tokio::sync::Mutex::new(Inner {
                waited_for: room.waited_for(),
                room,
                listeners: BTreeMap::new(),
                elsewhere: Windows::new(),
                present: Present::default(),
                card_kept: row.card().is_some(),
                edited: row.edited,
            }),
            presence,
            bots: Mutex::new(Some(Bots::default())),
            listeners: AtomicUsize::new(0),
            next_listener: AtomicU64::new(1),
            due: AtomicU64::new(due),
            known,
        }
    }

    /// When the clocks demand something next; 0 for never.
    pub(super) fn due(&self) -> u64 {
        self.due.load(Ordering::Relaxed)
    }

    /// Whether a line of the log is known here or will be: whoever writes it reads on if another was faster.
    pub(super) fn knows(&self, number: u64) -> bool {
        self.known.load(Ordering::Relaxed) >= number
    }

    /// Who listens.
    pub(super) fn listening(&self) -> usize {
        self.listeners.load(Ordering::Relaxed)
    }

    pub(super) fn is_idle(&self) -> bool {
        self.listeners.load(Ordering::Relaxed) == 0 && lock(&self.bots).is_some()
    }

    /// Listens from now on. The first message is everything as it stands.
    pub async fn listen(self: &Arc<Live>, person: Option<String>) -> Result<Listener, StoreError> {
        let mut inner = self.inner.lock().await;
        self.read_on(&mut inner).await?;
        if let Some(person) = &person {
            // Whoever comes back gets the seat back that a bot has kept.
            self.welcome(&mut inner, person).await?;
        }
        let (send, messages) = mpsc::channel(MOST_WAITING);
        let joined = everything(&inner.room, person.as_deref());
        // There is room: nothing has been sent yet.
        let _ = send.try_send(text(&joined));
        let id = self.next_listener.fetch_add(1, Ordering::Relaxed);
        let _ = send.try_send(text(&Message::Present(inner.present.clone())));
        inner.listeners.insert(id, Ear { person: person.clone(), send });
        self.listeners.fetch_add(1, Ordering::Relaxed);
        self.presence.comes(&self.id, person.as_deref());
        tell_present(&mut inner);
        drop(inner);
        // Bots that waited for the first to come back play on.
        self.let_bots_think();
        Ok(Listener { messages, id, live: self.clone(), person })
    }

    /// Who is there through other processes.
    pub(super) async fn are_elsewhere(&self, elsewhere: Windows) {
        let mut inner = self.inner.lock().await;
        inner.elsewhere = elsewhere;
        tell_present(&mut inner);
    }

    /// Everything as it stands, for one person.
    pub async fn joined(&self, person: Option<&str>) -> Result<Message, StoreError> {
        let mut inner = self.inner.lock().await;
        self.read_on(&mut inner).await?;
        Ok(everything(&inner.room, person))
    }

    /// The bot that plays on for somebody gives the seat back.
    async fn welcome(&self, inner: &mut Inner, person: &str) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            if inner.room.phase() != Phase::Playing {
                return Ok(());
            }
            let Some(place) = inner.room.away(person) else { return Ok(()) };
            let command = format!("back-{}", inner.room.number() + 1);
            if self.append(inner, person, &command, &Deed::Back { place }).await? != Appended::Kept {
                self.read_on(inner).await?;
            }
        }
        Ok(())
    }

    /// Does what the clocks demand.
    pub(super) async fn see_to_clocks(self: &Arc<Live>) {
        let mut inner = self.inner.lock().await;
        for _ in 0..TRIES {
            let Some(deed) = inner.room.overdue(now()) else { break };
            let command = format!("clock-{}", inner.room.number() + 1);
            match self.append(&mut inner, "", &command, &deed).await {
                Ok(Appended::Kept) => {}
                Ok(Appended::Late | Appended::Repeated(_)) => {
                    if self.read_on(&mut inner).await.is_err() {
                        break;
                    }
                }
                Err(e) => {
                    tracing::warn!(table = %short(&self.id), error = %e, "a clock could not be seen to");
                    break;
                }
            }
        }
        self.due.store(inner.room.due().unwrap_or(0), Ordering::Relaxed);
        drop(inner);
        self.let_bots_think();
    }

    /// The record, once the game is over.
    pub async fn record(&self) -> Result<Option<String>, StoreError> {
        let mut inner = self.inner.lock().await;
        self.read_on(&mut inner).await?;
        Ok(inner.room.record())
    }

    /// The table as lists show it, and whom it waits for.
    pub async fn card(&self) -> Result<(String, String), StoreError> {
        let mut inner = self.inner.lock().await;
        self.read_on(&mut inner).await?;
        Ok((inner.room.card(), inner.room.waits()))
    }

    /// Does what is asked, if it can be done; it is kept before this returns, and everybody here has been told.
    pub async fn request(self: &Arc<Live>, person: &str, name: &str, request: &Request) -> Outcome {
        let id = request.id.as_str();
        let sound = !id.is_empty() && id.len() <= LONGEST_ID && id.chars().all(|c| c.is_ascii_graphic());
        if !sound {
            return Outcome::Refused(Refusal::Malformed);
        }
        let outcome = self.try_request(person, name, request).await;
        self.let_bots_think();
        outcome
    }

    async fn try_request(&self, person: &str, name: &str, request: &Request) -> Outcome {
        let mut inner = self.inner.lock().await;
        let comes_back =
            !matches!(request.command, Command::Join {} | Command::Talk { .. } | Command::Back {});
        if comes_back && self.welcome(&mut inner, person).await.is_err() {
            return Outcome::Refused(Refusal::Unavailable);
        }
        for _ in 0..TRIES {
            let decided = inner.room.decide(person, name, request.at, &request.command);
            let deed = match decided {
                Ok(None) => return Outcome::Done,
                Ok(Some(deed)) => deed,
                Err(refusal) => {
                    // Another process may have gone on, or this may be done already.
                    match self.read_on(&mut inner).await {
                        Ok(true) => continue,
                        Ok(false) => {}
                        Err(_) => return Outcome::Refused(Refusal::Unavailable),
                    }
                    return match self.store.was_done(&self.id, person, &request.id).await {
                        Ok(true) => Outcome::Done,
                        Ok(false) => Outcome::Refused(refusal),
                        Err(_) => Outcome::Refused(Refusal::Unavailable),
                    };
                }
            };
            match self.append(&mut inner, person, &request.id, &deed).await {
                Ok(Appended::Kept) => return Outcome::Done,
                Ok(Appended::Repeated(_)) => {
                    return match self.read_on(&mut inner).await {
                        Ok(_) => Outcome::Done,
                        Err(_) => Outcome::Refused(Refusal::Unavailable),
                    };
                }
                Ok(Appended::Late) => match self.read_on(&mut inner).await {
                    Ok(_) => {}
                    Err(_) => return Outcome::Refused(Refusal::Unavailable),
                },
                Err(_) => {
                    // Whether it is kept is not known: the log says it before anything else is done.
                    let _ = self.read_on(&mut inner).await;
                    return Outcome::Refused(Refusal::Unavailable);
                }
            }
        }
        Outcome::Refused(Refusal::Unavailable)
    }

    /// Keeps a deed, and then carries it out.
    pub(super) async fn append(
        &self,
        inner: &mut Inner,
        person: &str,
        command: &str,
        deed: &Deed,
    ) -> Result<Appended, StoreError> {
        let row = LogRow {
            number: inner.room.number() + 1,
            person: person.to_string(),
            command: command.to_string(),
            deed: serde_json::to_string(deed).map_err(|e| StoreError::Damaged(e.to_string()))?,
            at: now(),
        };
        // What comes of it is worked out on a copy before it is kept: the database may refuse it. Nobody is told before.
        let Some(came) = Came::of(inner, &row) else {
            return Err(StoreError::Damaged("a deed that cannot be carried out".into()));
        };
        let append = self.listed(inner, &came, deed, &row);
        let card = append.card.is_some();
        self.known.fetch_max(row.number, Ordering::Relaxed);
        let appended = self.store.append(append).await?;
        if appended == Appended::Kept {
            metrics::LINES.add();
            came.tell(inner);
            inner.card_kept |= card;
            self.due.store(inner.room.due().unwrap_or(0), Ordering::Relaxed);
            self.call(inner);
        }
        Ok(appended)
    }

    /// A line, and what changes with it in the lists.
    fn listed(&self, inner: &Inner, came: &Came, deed: &Deed, row: &LogRow) -> Append {
        let (before, after) = (&inner.room, &came.room);
        let seats = matches!(deed, Deed::Sit { .. } | Deed::Leave { .. } | Deed::Wish { .. });
        // A decision ends a game, and so may a clock that is out: nobody waits any longer for an answer to an offer.
        let shows = changes_lists(deed) || after.phase() != before.phase();
        let card = shows || !inner.card_kept || matches!(deed, Deed::Away { .. } | Deed::Back { .. });
        let due = after.due().unwrap_or(0);
        let over = after.phase() == Phase::Over && before.phase() != Phase::Over;
        Append {
            phase: shows.then(|| after.stored_phase()),
            seats: seats.then(|| after.sitting()),
            shown: matches!(deed, Deed::Wish { .. }).then(|| after.shown()),
            due: (due != before.due().unwrap_or(0)).then_some(due),
            waits: (!inner.card_kept || after.waited_for() != inner.waited_for).then(|| after.waits()),
            card: card.then(|| after.card()),
            newcomer: !row.person.is_empty() && !before.has_seen(&row.person),
            results: if over { after.result_rows() } else { Vec::new() },
            ..Append::line(self.id.as_str(), row.clone())
        }
    }

    /// Says whose turn it has become, of those who have no page open. Only the process that has written the line does.
    fn call(&self, inner: &mut Inner) {
        let now = inner.room.waited_for();
        if self.presence.is_told() {
            for person in now.difference(&inner.waited_for).filter(|person| !self.presence.is_here(person)) {
                self.presence.wait_for(person, &self.id);
            }
        }
        inner.waited_for = now;
    }

    /// Whether somebody is waited for; then the names of the others at the table.
    pub(crate) async fn waits_still(&self, person: &str) -> Option<Vec<String>> {
        let mut inner = self.inner.lock().await;
        self.read_on(&mut inner).await.ok()?;
        inner.room.waits_for(person).then(|| inner.room.names_beside(person))
    }

    /// Hears what other processes have done; whether the table is still there.
    pub(super) async fn catch_up(self: &Arc<Live>, missed: Missed) -> bool {
        let mut inner = self.inner.lock().await;
        let read = self.read_on(&mut inner).await;
        // Somebody who is forgotten gets up before: there are new lines, and old ones without their words.
        if matches!(read, Ok(false)) || (read.is_ok() && missed != Missed::Lines) {
            match self.store.table(&self.id).await {
                Ok(None) => {
                    // Nobody hears anything any more, and whoever comes again finds no table.
                    inner.listeners.clear();
                    return false;
                }
                // Somebody's name was taken away.
                Ok(Some(row))
                    if missed == Missed::Words
                        || row.edited != inner.edited
                        || row.card().is_some_and(|card| card != inner.room.card()) =>
                {
                    self.read_anew(&mut inner, &row).await;
                }
                Ok(Some(_)) | Err(_) => {}
            }
        }
        drop(inner);
        self.let_bots_think();
        true
    }

    /// Makes the table of its log once more, and tells everybody everything.
    async fn read_anew(&self, inner: &mut Inner, row: &TableRow) {
        let Ok(lines) = self.store.log_after(&self.id, 0).await else { return };
        let Ok(room) = Room::with_pauses(row, &lines, inner.room.pauses()) else { return };
        inner.room = room;
        inner.edited = row.edited;
        let Inner { room, listeners, .. } = &mut *inner;
        listeners.retain(|_, ear| ear.send.try_send(text(&everything(room, ear.person.as_deref()))).is_ok());
    }

    /// Reads on in the log; whether there was something.
    pub(super) async fn read_on(&self, inner: &mut Inner) -> Result<bool, StoreError> {
        let rows = self.store.log_after(&self.id, inner.room.number()).await?;
        for row in &rows {
            if !apply(inner, row) {
                return Err(StoreError::Damaged(format!("line {} of table {}", row.number, self.id)));
            }
        }
        if !rows.is_empty() {
            self.due.store(inner.room.due().unwrap_or(0), Ordering::Relaxed);
            self.known.fetch_max(inner.room.number(), Ordering::Relaxed);
            // Whoever has written it has called those whose turn it is.
            inner.waited_for = inner.room.waited_for();
        }
        Ok(!rows.is_empty())
    }
}

/// Whether what lists show may change by it.
fn changes_lists(deed: &Deed) -> bool {
    match deed {
        Deed::Made { .. }
        | Deed::Wish { .. }
        | Deed::Sit { .. }
        | Deed::Leave { .. }
        | Deed::Start
        | Deed::Choose { .. }
        | Deed::Bid { .. }
        | Deed::Seal { .. }
        | Deed::Offer { .. }
        | Deed::Reply { .. }
        | Deed::Close => true,
        Deed::Play { .. }
        | Deed::Give { .. }
        | Deed::Undo { .. }
        | Deed::Away { .. }
        | Deed::Back { .. }
        | Deed::Stalled { .. }
        | Deed::Talk { .. } => false,
    }
}

/// Carries out a line of the log and tells everybody who listens; whether it could be.
fn apply(inner: &mut Inner, row: &LogRow) -> bool {
    let came = Came::of(inner, row);
    came.map(|came| came.tell(inner)).is_some()
}

/// What comes of a line: the table after it, and what everybody is told.
struct Came {
    room: Room,
    tellings: Vec<Telling>,
}

impl Came {
    /// Of a line at a table as it is; nothing if it cannot be carried out.
    fn of(inner: &Inner, row: &LogRow) -> Option<Came> {
        let Inner { room, listeners, .. } = inner;
        // Whoever sits somewhere else afterwards is told everything again.
        let devices: Vec<Device> = listeners.values().map(|ear| room.device(ear.person.as_deref())).collect();
        let mut after = room.clone();
        let tellings = after.apply(row, &|device| devices.contains(device)).ok()?;
        Some(Came { room: after, tellings })
    }

    /// The table is so now, and everybody is told.
    fn tell(self, inner: &mut Inner) {
        let Came { room, tellings } = self;
        inner.room = room;
        let Inner { room, listeners, .. } = inner;
        // However many hear the same, it is put into words once.
        let words = |telling: &Telling| match telling {
            Telling::All(message) | Telling::Device(_, message) => Some(text(message)),
            Telling::Anew => None,
        };
        let words: Vec<Option<Arc<str>>> = tellings.iter().map(words).collect();
        let mut anew: HashMap<Option<String>, Arc<str>> = HashMap::new();
        listeners.retain(|_, ear| {
            let device = room.device(ear.person.as_deref());
            tellings.iter().zip(&words).all(|(telling, words)| {
                let message = match (telling, words) {
                    (Telling::Device(to, _), _) if *to != device => return true,
                    (_, Some(words)) => words.clone(),
                    (_, None) => anew
                        .entry(ear.person.clone())
                        .or_insert_with(|| text(&everything(room, ear.person.as_deref())))
                        .clone(),
                };
                let sent = ear.send.try_send(message).is_ok();
                if sent {
                    metrics::MESSAGES.add()
                } else {
                    metrics::TOO_SLOW.add()
                }
                sent
            })
        });
        tell_present(inner);
    }
}

/// Tells everybody who is there, through whichever process, if that has changed.
fn tell_present(inner: &mut Inner) {
    let Inner { room, listeners, elsewhere, present, .. } = inner;
    if listeners.is_empty() {
        // Nobody asks any more who is there elsewhere: it is not heard from now on, and read when somebody comes.
        elsewhere.clear();
    }
    // Several windows of one person are one, wherever they are; of somebody unknown each is somebody.
    let known = listeners.values().filter_map(|ear| ear.person.as_deref());
    let people: BTreeSet<&str> =
        known.chain(elsewhere.keys().map(String::as_str)).filter(|p| !p.is_empty()).collect();
    let unknown = listeners.values().filter(|ear| ear.person.is_none()).count() as u32;
    let unknown = unknown.saturating_add(elsewhere.get("").copied().unwrap_or(0));
    let sitting = room.sitting();
    let sits = |person: &&str| sitting.iter().any(|(_, sitter)| sitter == person);
    let (sit, watch): (Vec<&str>, Vec<&str>) = people.into_iter().partition(sits);
    let now = Present {
        people: sit.into_iter().map(str::to_string).collect(),
        watching: unknown.saturating_add(watch.len() as u32),
    };
    if now == *present {
        return;
    }
    *present = now;
    let message = text(&Message::Present(present.clone()));
    listeners.retain(|_, ear| ear.send.try_send(message.clone()).is_ok());
}

/// Everything as it stands, with the time, so that clocks that are set otherwise can show it.
fn everything(room: &Room, person: Option<&str>) -> Message {
    let mut joined = room.joined(person);
    joined.now = room.has_clock().then(now);
    Message::Joined(Box::new(joined))
}

pub(crate) fn text(message: &Message) -> Arc<str> {
    // Words, numbers and lists: there is nothing in it that JSON could not say.
    serde_json::to_string(message).unwrap_or_default().into()
}
