//! Game records: a whole game as text. Chance is recorded like every other move, so a record replays without any
//! generator, for ever. The format stands in `docs/record.md`.

use crate::error::{UnknownName, clip, digits};
use crate::event::{Event, Listener};
use crate::moves::{Actor, Move};
pub use crate::record_fault::{RecordError, RecordFault};
use crate::rules::Rules;
use crate::setup::Sitter;
use crate::state::{Seated, State};
use crate::vocab::*;
use std::fmt::Write;

pub(crate) const HEADER: &str = "kosa-record 1";

/// One line of a record.
///
/// ```
/// use kosa_engine::{record::Entry, vocab::Seat};
///
/// let gift: Entry = "1: give 2 3".parse().unwrap();
/// let (from, to) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
/// assert_eq!(gift, Entry::Gift { from, to, amount: 3 });
/// assert!(matches!("1: section build".parse(), Ok(Entry::Move(..))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A move or an outcome of chance.
    Move(Actor, Move),
    /// Coins given from one seat to another.
    Gift {
        /// Who gives.
        from: Seat,
        /// Who receives.
        to: Seat,
        /// How many coins.
        amount: u16,
    },
    /// A seat has stopped the game for too long and loses popularity, where that is played.
    Stalled(Seat),
    /// The hash of the state at this point, to check a replay against.
    Hash(u64),
}

/// A game from its start, move by move.
///
/// ```
/// use kosa_engine::{Actor, Record, State, record::Entry, vocab::Seat};
///
/// let start =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut record = Record::new(start);
/// record.push(Entry::Move(Actor::Seat(Seat::new(0).unwrap()), "section build".parse().unwrap()));
/// let back = Record::from_text(&record.to_text()).unwrap();
/// assert_eq!(back, record);
/// assert_ne!(back.replay().unwrap(), start);
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// Free lines about the game, such as names: key and value.
    pub tags: Vec<(String, String)>,
    start: State,
    entries: Vec<Entry>,
    /// The line each entry was read from, as far as it was read from text.
    lines: Vec<usize>,
}

fn fault<T>(line: usize, fault: impl Into<RecordFault>) -> Result<T, RecordError> {
    Err(RecordError { line, fault: fault.into() })
}

impl core::fmt::Display for Entry {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Entry::Move(actor, mv) => write!(f, "{actor}: {mv}"),
            Entry::Gift { from, to, amount } => write!(f, "{from}: give {to} {amount}"),
            Entry::Stalled(seat) => write!(f, "{seat}: stalled"),
            Entry::Hash(hash) => write!(f, "hash {hash:016x}"),
        }
    }
}

impl core::str::FromStr for Entry {
    type Err = RecordFault;
    fn from_str(s: &str) -> Result<Self, RecordFault> {
        if let Some(hex) = s.strip_prefix("hash ") {
            return match u64::from_str_radix(hex, 16) {
                Ok(hash) if hex.len() == 16 && hex.bytes().all(|b| b.is_ascii_hexdigit()) => {
                    Ok(Entry::Hash(hash))
                }
                _ => Err(RecordFault::NoHash(clip(hex))),
            };
        }
        let Some((actor, rest)) = s.split_once(": ") else {
            return Err(RecordFault::NoEntry(clip(s)));
        };
        let actor: Actor = actor.parse()?;
        if let (Actor::Seat(seat), "stalled") = (actor, rest) {
            return Ok(Entry::Stalled(seat));
        }
        if let Some(gift) = rest.strip_prefix("give ") {
            let parts = gift.split_once(' ').and_then(|(to, n)| Some((to.parse().ok()?, digits(n)?)));
            return match (actor, parts) {
                (Actor::Seat(from), Some((to, amount))) => Ok(Entry::Gift { from, to, amount }),
                _ => Err(RecordFault::NoGift(clip(s))),
            };
        }
        Ok(Entry::Move(actor, rest.parse()?))
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.tags == other.tags && self.start == other.start && self.entries == other.entries
    }
}

impl Eq for Record {}

impl Record {
    /// An empty record of a game that begins here.
    pub fn new(start: State) -> Record {
        Record { tags: Vec::new(), start, entries: Vec::new(), lines: Vec::new() }
    }

    /// Where the game begins.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// What has happened since.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an entry. Nothing is checked before the record is replayed.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Takes the last entries away, for undo.
    pub fn truncate(&mut self, entries: usize) {
        self.entries.truncate(entries);
        self.lines.truncate(entries);
    }

    /// Everything before the first entry, as text.
    pub fn header(&self) -> String {
        let mut out = format!("{HEADER}\n");
        for (key, value) in &self.tags {
            // A tag is one line, its key one word, whatever was put in.
            let mut key: String = key.split_whitespace().collect::<Vec<_>>().join("-");
            if key.is_empty() {
                key.push('-');
            }
            let value: String = value.split_whitespace().collect::<Vec<_>>().join(" ");
            let _ = writeln!(out, "tag {key} {value}");
        }
        let public = self.start.public();
        let sitter = |player: &crate::state::Player| match player.seated {
            Seated::Automa(automa) => Sitter::Automa(automa.kind),
            Seated::Person(mat) => Sitter::Person(mat),
        };
        let pairs: Vec<(Faction, Sitter)> =
            public.seats().map(|s| (public.player(s).faction, sitter(public.player(s)))).collect();
        if State::before_deal(public.rules, &pairs) == self.start {
            let _ = writeln!(out, "rules {}", public.rules);
            for (faction, sitter) in pairs {
                let _ = writeln!(out, "seat {faction} {sitter}");
            }
        } else {
            out.push_str(&self.start.to_position());
        }
        out.push_str("moves\n");
        out
    }

    /// The whole record as text.
    pub fn to_text(&self) -> String {
        let mut out = self.header();
        for entry in &self.entries {
            let _ = writeln!(out, "{entry}");
        }
        out
    }

    /// The longest text that is read, in bytes; a long game takes one or two million.
    pub const MAX_BYTES: usize = 16 * 1024 * 1024;

    /// Reads a record. The moves are read but not yet tried: [`Record::replay`] does that.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        if text.len() > Record::MAX_BYTES {
            return fault(1, RecordFault::TooLong { bytes: text.len(), most: Record::MAX_BYTES });
        }
        let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l.trim()));
        match lines.next() {
            Some((_, HEADER)) => {}
            Some((line, other)) => {
                return fault(line, RecordFault::Header(clip(other)));
            }
            None => return fault(1, RecordFault::Empty),
        }
        let mut tags = Vec::new();
        // Lines of the record that belong to nothing here stay empty, so that a fault names the line it stands on.
        let mut head = String::from("\n");
        let mut head_line = 0;
        let mut begun = false;
        for (line, text) in lines.by_ref() {
            if text == "moves" {
                begun = true;
                break;
            }
            if let Some(tag) = text.strip_prefix("tag ") {
                let mut words = tag.split_whitespace();
                let key = words.next().unwrap_or_default().to_string();
                tags.push((key, words.collect::<Vec<_>>().join(" ")));
                head.push('\n');
                continue;
            }
            if head_line == 0 && !text.is_empty() {
                head_line = line;
            }
            head.push_str(text);
            head.push('\n');
        }
        if !begun {
            return fault(text.lines().count().max(1), RecordFault::BreaksOff);
        }
        let start = start_of(&head, head_line)?;
        let mut record = Record { tags, start, entries: Vec::new(), lines: Vec::new() };
        for (line, text) in lines {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            match text.parse() {
                Ok(entry) => {
                    record.entries.push(entry);
                    record.lines.push(line);
                }
                Err(e) => return Err(RecordError { line, fault: e }),
            }
        }
        Ok(record)
    }

    /// Reads a record that may have been cut off while it was written: a last line without its end is left out.
    pub fn recover(text: &str) -> Result<Record, RecordError> {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        Record::from_text(whole)
    }

    /// The state after all entries, each checked.
    pub fn replay(&self) -> Result<State, RecordError> {
        self.replay_with(|_, _, _| {})
    }

    /// As [`Record::replay`], telling after each entry what happened and where the game stands.
    pub fn replay_with(&self, mut look: impl FnMut(&Entry, &[Event], &State)) -> Result<State, RecordError> {
        let first = self.header().lines().count();
        let mut state = self.start;
        let mut events: Vec<Event> = Vec::new();
        for (i, entry) in self.entries.iter().enumerate() {
            events.clear();
            if let Err(e) = entry.apply(&mut state, &mut events) {
                return fault(self.lines.get(i).copied().unwrap_or(first + i + 1), e);
            }
            look(entry, &events, &state);
        }
        Ok(state)
    }
}

impl Entry {
    /// Carries the entry out on a state; a refused one changes nothing.
    pub fn apply(&self, state: &mut State, listener: &mut impl Listener) -> Result<(), RecordFault> {
        match *self {
            Entry::Move(actor, mv) => Ok(state.apply_with(actor, mv, listener)?),
            Entry::Gift { from, to, amount } => Ok(state.give(from, to, amount, listener)?),
            Entry::Stalled(seat) => Ok(state.stall(seat, listener)?),
            Entry::Hash(hash) => {
                let own = state.hash64();
                if own == hash { Ok(()) } else { Err(RecordFault::HashDiffers { own, said: hash }) }
            }
        }
    }
}

/// The start: a whole position, or rules and seats of an ordinary game.
fn start_of(head: &str, line: usize) -> Result<State, RecordError> {
    if head.trim_start().starts_with("kosa-position") || head.trim_start().starts_with('{') {
        return State::from_position(head).or_else(|e| fault(line, e));
    }
    let mut rules = Rules::default();
    let mut setup = crate::setup::Setup::default();
    for (i, text) in head.lines().enumerate() {
        let at = i + 1;
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => {}
            ["rules", rest @ ..] => rules = rest.join(" ").parse().or_else(|e: UnknownName| fault(at, e))?,
            ["seat", faction, mat] => {
                let faction = faction.parse().or_else(|e: UnknownName| fault(at, e))?;
                let sitter = mat.parse().or_else(|e: UnknownName| fault(at, e))?;
                let (mat, automa) = match sitter {
                    Sitter::Person(mat) => (Some(mat), None),
                    Sitter::Automa(kind) => (None, Some(kind)),
                };
                setup.players.push(crate::setup::Wish { faction: Some(faction), mat, automa });
            }
            _ => {
                return fault(at, RecordFault::Unknown(clip(text)));
            }
        }
    }
    setup.with_rules(rules).start().or_else(|e| fault(line.max(1), e))
}
