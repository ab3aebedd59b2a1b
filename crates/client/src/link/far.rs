//! A table at the other end of a wire.
//!
//! What is sent stays in hand until it is answered: after a line was cut it is sent again, under the same id, and done once. What is heard is
//! put together from differences, and where one does not fit, everything is asked for again.

use super::{
    Command, Joined, News, Refusal, Reversible, Standing, Step, TableLink, Told, UndoStop, Undoable, moments,
};
use crate::Wishes;
use kosa_engine::View;
use kosa_engine::vocab::Seat;
use kosa_table::Occupant;
use kosa_wire as wire;
use kosa_wire::{Message, Outcome, Patch, PatchError, Position, Present, Request, Room, TalkLine};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// The way to a server, whatever it is made of.
///
/// ```
/// use kosa_client::Wire;
///
/// let mut sent = Vec::new();
/// let mut wire = |text: String| sent.push(text);
/// wire.send("{}".into());
/// assert_eq!(sent, ["{}"]);
/// ```
pub trait Wire {
    /// Sends a text, if the line is up. What is lost is sent again by [`FarTable::reconnected`].
    fn send(&mut self, text: String);
}

impl<F: FnMut(String)> Wire for F {
    fn send(&mut self, text: String) {
        self(text);
    }
}

/// A table at the other end of a wire.
///
/// ```
/// use kosa_client::{Command, FarTable, News, TableLink};
///
/// let mut table = FarTable::new(|_text: String| {}, "f3a9");
/// assert_eq!(table.send(Command::Join), [], "what it tells is heard later");
/// assert!(table.hear("no message").is_empty(), "and then everything is asked for again");
/// assert_eq!((table.unanswered(), table.version()), (0, None));
/// # let _: Vec<News> = Vec::new();
/// ```
#[derive(Debug)]
pub struct FarTable<W> {
    wire: W,
    /// What ids begin with, and how many there were.
    ids: (String, u64),
    /// Sent and not answered yet, in order.
    waiting: Vec<Request>,
    /// Whether everything is on its way already.
    joining: bool,
    room: Option<Room>,
    you: Option<String>,
    talk: Vec<TalkLine>,
    present: Present,
    /// What time it was at the server when the clocks were told.
    told_at: Option<u64>,
    known: Option<Known>,
}

/// What is known of the game.
#[derive(Debug)]
struct Known {
    version: u64,
    open: Position,
    /// The fingerprints of the game after each step, the first before any: by them a game is known again.
    marks: Vec<u64>,
    /// Who sits where, and who of them here.
    seated: (Vec<String>, Vec<Seat>),
}

impl Known {
    fn steps(&self) -> u64 {
        self.marks.len() as u64 - 1
    }
}

impl<W: Wire> FarTable<W> {
    /// A table that has just been connected: it tells everything by itself. `ids` sets this device's requests apart from all others and
    /// is used once: random letters, enough of them that nobody has used the same before.
    pub fn new(wire: W, ids: impl Into<String>) -> FarTable<W> {
        FarTable {
            wire,
            ids: (ids.into(), 0),
            waiting: Vec::new(),
            joining: true,
            room: None,
            you: None,
            talk: Vec::new(),
            present: Present::default(),
            told_at: None,
            known: None,
        }
    }

    /// The line is up again: the table tells everything by itself, and what was not answered is sent once more.
    pub fn reconnected(&mut self, wire: W) {
        self.wire = wire;
        self.joining = true;
        let again: Vec<String> = self.waiting.iter().map(text).collect();
        for request in again {
            self.wire.send(request);
        }
    }

    /// The table around the game, once it has answered.
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// The id under which the server knows this person.
    pub fn you(&self) -> Option<&str> {
        self.you.as_deref()
    }

    /// What was said lately.
    pub fn talk(&self) -> &[TalkLine] {
        &self.talk
    }

    /// Who is there now, as far as the server knows.
    pub fn present(&self) -> &Present {
        &self.present
    }

    /// What time it was at the server, in milliseconds since 1970, when everything or the clocks were told last: what a place has left now is
    /// `left - (told_at - since)`, less what has passed here since then.
    pub fn told_at(&self) -> Option<u64> {
        self.told_at
    }

    /// The version of the game as it was last told.
    pub fn version(&self) -> Option<u64> {
        self.known.as_ref().map(|known| known.version)
    }

    /// How many requests have not been answered yet.
    pub fn unanswered(&self) -> usize {
        self.waiting.len()
    }

    /// Asks something of the table that is not part of a game: to sit down, to start, to say something.
    pub fn ask(&mut self, command: wire::Command) {
        let id = format!("{}-{}", self.ids.0, self.ids.1);
        self.ids.1 += 1;
        let request = Request { id, at: self.known.as_ref().map(|known| known.version), command };
        let text = text(&request);
        self.waiting.push(request);
        self.wire.send(text);
    }

    fn join_anew(&mut self) {
        if !self.joining {
            self.joining = true;
            self.ask(wire::Command::Join {});
        }
    }

    /// Hears what the table has sent; what it means for the game. What cannot be understood means that something was missed.
    pub fn hear(&mut self, text: &str) -> Vec<News> {
        let heard = match serde_json::from_str::<Message>(text) {
            Ok(message) => self.understand(message),
            Err(_) => Err(PatchError::Malformed),
        };
        heard.unwrap_or_else(|_| {
            self.join_anew();
            Vec::new()
        })
    }

    fn understand(&mut self, message: Message) -> Result<Vec<News>, PatchError> {
        match message {
            Message::Joined(joined) => {
                let wire::Joined { you, room, talk, game, now } = *joined;
                self.joining = false;
                (self.you, self.room, self.talk, self.told_at) = (you, Some(room), talk, now);
                match game {
                    Some(game) => Ok(self.joined(game)?.into_iter().collect()),
                    None => Ok(Vec::new()),
                }
            }
            Message::Room(room) => {
                self.room = Some(*room);
                Ok(Vec::new())
            }
            Message::Clock(clock) => {
                // Clocks are told the moment they begin to run.
                self.told_at = Some(clock.since);
                if let Some(room) = &mut self.room {
                    room.clock = Some(clock);
                }
                Ok(Vec::new())
            }
            Message::Talk(line) => {
                if self.talk.last().is_none_or(|last| last.number < line.number) {
                    self.talk.push(line);
                }
                Ok(Vec::new())
            }
            Message::Present(present) => {
                self.present = present;
                Ok(Vec::new())
            }
            Message::Happened(happened) => self.happened(*happened),
            Message::TakenBack(taken) => self.taken_back(*taken),
            Message::Answer(answer) => {
                self.waiting.retain(|request| request.id != answer.id);
                Ok(match answer.outcome {
                    Outcome::Done => Vec::new(),
                    Outcome::Refused(refusal) => vec![News::Refused(refused(refusal))],
                })
            }
        }
    }

    /// Everything as it stands. Whoever knew the game already hears only what it has missed, so that what it has prepared or reads
    /// stays as it is.
    fn joined(&mut self, game: wire::Game) -> Result<Option<News>, PatchError> {
        let wire::Game { version, occupants, here, start, steps, standing } = game;
        let seated = (occupants.clone(), here.clone());
        let marks = marks(vec![mark(0, serde_json::to_string(&start))], &steps);
        let before = self.known.as_ref().filter(|known| known.seated == seated);
        let missed = before.and_then(|known| {
            let same = marks.get(known.marks.len() - 1) == known.marks.last();
            (same && version >= known.version).then_some((known.steps() as usize, known.version))
        });
        if missed.is_some_and(|(_, known)| known == version) {
            return Ok(None);
        }
        let first = start.view()?;
        let (open, mut steps) = follow(start, 0, steps)?;
        let entries = steps.len();
        let standing = Box::new(stand(&open, entries, standing)?);
        self.known = Some(Known { version, open, marks, seated });
        if let Some((known, _)) = missed.filter(|(known, _)| *known < entries) {
            return Ok(Some(News::Happened { steps: steps.split_off(known), standing }));
        }
        Ok(Some(News::Joined(Box::new(Joined {
            occupants: occupants
                .iter()
                .map(|text| text.parse().unwrap_or(Occupant::Human(String::new())))
                .collect(),
            here,
            steps,
            start: Arc::new(*first.public()),
            standing,
        }))))
    }

    fn happened(&mut self, happened: wire::Happened) -> Result<Vec<News>, PatchError> {
        let wire::Happened { from, version, first, steps, standing } = happened;
        let Some(known) = self.known.as_mut().filter(|_| !self.joining) else { return Ok(Vec::new()) };
        if version <= known.version {
            return Ok(Vec::new());
        }
        if from != known.version || first != known.steps() {
            return Err(PatchError::Malformed);
        }
        let after = marks(known.marks.clone(), &steps);
        let (open, steps) = follow(known.open.clone(), first as usize, steps)?;
        let entries = first as usize + steps.len();
        let standing = Box::new(stand(&open, entries, standing)?);
        (known.version, known.open, known.marks) = (version, open, after);
        Ok(vec![News::Happened { steps, standing }])
    }

    fn taken_back(&mut self, taken: wire::TakenBack) -> Result<Vec<News>, PatchError> {
        let wire::TakenBack { from, version, seat, left, open, steps, standing } = taken;
        let Some(known) = self.known.as_mut().filter(|_| !self.joining) else { return Ok(Vec::new()) };
        if version <= known.version {
            return Ok(Vec::new());
        }
        if from != known.version || left > known.steps() {
            return Err(PatchError::Malformed);
        }
        let after = marks(known.marks[..=left as usize].to_vec(), &steps);
        let (open, steps) = follow(open, left as usize, steps)?;
        let entries = left as usize + steps.len();
        let standing = Box::new(stand(&open, entries, standing)?);
        (known.version, known.open, known.marks) = (version, open, after);
        Ok(vec![News::TakenBack { seat, entries: left as usize, steps, standing }])
    }

    /// The place of a seat.
    fn place_of(&self, seat: Seat) -> Option<u8> {
        let places = &self.room.as_ref()?.places;
        places.iter().position(|place| place.seat == Some(seat)).map(|index| index as u8 + 1)
    }
}

/// Whether whoever is asked at this table may have a hint, by what it has chosen.
pub fn room_has_hints(room: &Room) -> bool {
    !room.options.no_hints && room.wishes.parse::<Wishes>().map_or(true, |wishes| wishes.hints)
}

impl<W: Wire> TableLink for FarTable<W> {
    fn has_hints(&self) -> bool {
        self.room.as_ref().is_none_or(room_has_hints)
    }

    fn send(&mut self, command: Command) -> Vec<News> {
        let command = match command {
            Command::Join => {
                self.join_anew();
                return Vec::new();
            }
            Command::Play { at, .. }
                if self.known.as_ref().is_none_or(|known| known.steps() != at as u64) =>
            {
                return vec![News::Refused(Refusal::Late)];
            }
            Command::Play { seat, moves, .. } => wire::Command::Play { seat, moves },
            Command::Undo { seat, steps } => wire::Command::Undo { seat, steps: steps as u32 },
            Command::Give { from, to, amount } => wire::Command::Give { from, to, amount },
            Command::TakeOver { seat, occupant } => match (self.place_of(seat), occupant) {
                (Some(place), Occupant::Human(name)) => wire::Command::Sit { place, name: Some(name) },
                (Some(place), Occupant::Bot(_) | Occupant::Automa(_)) => {
                    wire::Command::Leave { place, for_good: false }
                }
                (None, _) => return vec![News::Refused(Refusal::NotHere(seat))],
            },
        };
        self.ask(command);
        Vec::new()
    }
}

fn text(request: &Request) -> String {
    // Words, numbers and lists: there is nothing in it that JSON could not say.
    serde_json::to_string(request).unwrap_or_default()
}

fn refused(refusal: wire::Refusal) -> Refusal {
    match refusal {
        wire::Refusal::Stale => Refusal::Late,
        wire::Refusal::NotYours { seat } => Refusal::NotHere(seat),
        other => Refusal::Far(other),
    }
}

/// The fingerprint of something after what came before it. It never leaves this program.
fn mark(before: u64, what: serde_json::Result<String>) -> u64 {
    let mut hasher = DefaultHasher::new();
    before.hash(&mut hasher);
    what.unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// The fingerprints of a game with these steps behind it.
fn marks(mut before: Vec<u64>, steps: &[wire::Step]) -> Vec<u64> {
    for step in steps {
        let last = before.last().copied().unwrap_or_default();
        before.push(mark(last, serde_json::to_string(step)));
    }
    before
}

/// The steps from what lay open, and what lies open after them.
fn follow(
    mut open: Position,
    first: usize,
    steps: Vec<wire::Step>,
) -> Result<(Position, Vec<Step>), PatchError> {
    let mut heard: Vec<Step> = Vec::with_capacity(steps.len());
    let mut before: Option<View> = None;
    for (i, step) in steps.into_iter().enumerate() {
        let told = step.told.into_iter().map(|wire::Told { open, own }| Told { open, own });
        let told: Vec<Told> = told.collect();
        let (public, moments) = match heard.last().filter(|_| step.open.is_empty()) {
            // Steps that change nothing of what lies open share it.
            Some(before) => (before.public.clone(), Vec::new()),
            None => {
                let old = before.take().map_or_else(|| open.view(), Ok)?;
                open = open.patched(&step.open)?;
                let new = open.view()?;
                let moments = moments::found_again(&old, step.by, &told, new.public());
                let public = Arc::new(*new.public());
                before = Some(new);
                (public, moments)
            }
        };
        heard.push(Step { entry: first + i, by: step.by, told, public, moments });
    }
    Ok((open, heard))
}

fn stand(open: &Position, entries: usize, standing: wire::Standing) -> Result<Standing, PatchError> {
    let wire::Standing { views, undo } = standing;
    let own = views
        .iter()
        .map(|(seat, patch)| Ok((*seat, open.patched(patch)?)))
        .collect::<Result<Vec<(Seat, Position)>, PatchError>>()?;
    let before = |seat: Seat, patch: &Patch| -> Result<Box<View>, PatchError> {
        let own = own.iter().find(|(s, _)| *s == seat).map(|(_, own)| own).ok_or(PatchError::Malformed)?;
        Ok(Box::new(own.patched(patch)?.view()?))
    };
    let undoable = |(seat, undo): &(Seat, wire::Undo)| -> Result<(Seat, Undoable), PatchError> {
        let decisions = undo.decisions.iter().map(|decision| {
            Ok(Reversible {
                entry: decision.step as usize,
                mv: decision.mv,
                before: before(*seat, &decision.before)?,
                after: decision.after,
            })
        });
        let decisions = decisions.collect::<Result<Vec<_>, PatchError>>()?;
        Ok((*seat, Undoable { decisions, stop: stop(undo.stop) }))
    };
    Ok(Standing {
        entries,
        open: open.view()?,
        undo: undo.iter().map(undoable).collect::<Result<_, _>>()?,
        views: own.iter().map(|(seat, own)| Ok((*seat, own.view()?))).collect::<Result<_, PatchError>>()?,
    })
}

const fn stop(stop: wire::Stop) -> UndoStop {
    match stop {
        wire::Stop::Beginning => UndoStop::Beginning,
        wire::Stop::Chance => UndoStop::Chance,
        wire::Stop::Others => UndoStop::Others,
        wire::Stop::Gift => UndoStop::Gift,
        wire::Stop::Revealed => UndoStop::Revealed,
        wire::Stop::Over => UndoStop::Over,
    }
}
