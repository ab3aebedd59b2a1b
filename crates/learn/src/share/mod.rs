//! A whole game, or a position, as one line of text that can be sent: a link that needs no server. A game is written as its
//! choices, each by its place in the list of what was possible, so that it takes a few bits a decision, and reading it is
//! playing it again: what cannot have happened cannot be read.

mod bits;
mod squeeze;

use bits::{Bits, Reader};
use core::fmt;
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, Record, State, Viewer};
use kosa_lang::Texts;

/// What the text begins with: the name, the version and what follows.
const RECORD: &str = "kosa1r";
const POSITION: &str = "kosa1p";

/// More entries than any game has: a longer one is refused before it fills the memory.
const MAX_ENTRIES: u32 = 200_000;

/// The longest text that is read.
const MAX_TEXT: usize = 1 << 20;

/// What a text holds.
///
/// ```
/// use kosa_engine::State;
/// use kosa_learn::{Shared, read_shared, share_position};
///
/// let state = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let link = format!("https://example.org/#{}", share_position(&state));
/// assert!(matches!(read_shared(&link), Ok(Shared::Position(read)) if *read == state));
/// ```
#[derive(Clone, Debug)]
pub enum Shared {
    /// A game.
    Record(Box<Record>),
    /// A position.
    Position(Box<State>),
}

/// Why a text holds neither game nor position.
///
/// ```
/// use kosa_learn::{ShareError, read_shared};
///
/// assert_eq!(read_shared("https://example.org/").unwrap_err(), ShareError::NoLink);
/// assert_eq!(read_shared("kosa1pabc").unwrap_err(), ShareError::Damaged);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareError {
    /// It does not begin like one.
    NoLink,
    /// It is longer than any.
    TooLong,
    /// It holds a letter that links do not use.
    Letter,
    /// It is cut off or changed.
    Damaged,
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShareError::NoLink => "no link",
            ShareError::TooLong => "link too long",
            ShareError::Letter => "foreign letter in a link",
            ShareError::Damaged => "damaged link",
        })
    }
}

impl core::error::Error for ShareError {}

impl ShareError {
    /// The same in the reader's language, without a full stop.
    pub fn text(&self, texts: &Texts) -> String {
        texts.say(match self {
            ShareError::NoLink => "share-no-link",
            ShareError::TooLong => "share-too-long",
            ShareError::Letter => "share-letter",
            ShareError::Damaged => "share-damaged",
        })
    }
}

/// Whether a text looks like a link, or like the end of one.
pub fn is_shared(text: &str) -> bool {
    let text = own_part(text);
    text.starts_with(RECORD) || text.starts_with(POSITION)
}

/// What stands behind the last `#` or `/`: the address of a page before it means nothing.
fn own_part(text: &str) -> &str {
    text.trim().rsplit(['#', '/']).next().unwrap_or_default()
}

/// A game as a line of text. The seed of a game that is not over is left out: with it whoever reads the text could foresee
/// every card.
///
/// ```
/// use kosa_engine::Setup;
/// use kosa_learn::{Shared, read_shared, share_record};
/// use kosa_table::Table;
///
/// let mut table = Table::new(Setup::random(2), 7).unwrap();
/// let text = share_record(table.record()).unwrap();
/// let Shared::Record(read) = read_shared(&text).unwrap() else { panic!() };
/// assert_eq!(read.entries(), table.record().entries());
/// ```
pub fn share_record(record: &Record) -> Option<String> {
    let mut state = *record.start();
    let mut bits = Bits::default();
    bits.number(u32::try_from(record.entries().len()).ok()?);
    for entry in record.entries() {
        write_entry(&state, entry, &mut bits)?;
        entry.apply(&mut state, &mut Vec::new()).ok()?;
    }
    bits.put((state.hash64() & 0xffff_ffff) as u32, 32);
    let mut head = record.clone();
    head.truncate(0);
    if !state.is_over() {
        head.tags = record.tags_for(Viewer::Bystander).cloned().collect();
    }
    let head = squeeze::squeeze(head.header().as_bytes());
    let mut all = Bits::default();
    all.number(u32::try_from(head.len()).ok()?);
    let mut bytes = all.into_bytes();
    bytes.extend(head);
    bytes.extend(bits.into_bytes());
    Some(sealed(RECORD, bytes))
}

/// A position as a line of text, with every secret in it.
pub fn share_position(state: &State) -> String {
    sealed(POSITION, squeeze::squeeze(state.to_position().as_bytes()))
}

/// The bytes with a mark that tells whether a letter was lost or changed.
fn sealed(kind: &str, mut bytes: Vec<u8>) -> String {
    let mark = mark(&bytes);
    bytes.extend(mark);
    format!("{kind}{}", bits::letters(&bytes))
}

/// The FNV-1a hash of the bytes, in 32 bits.
fn mark(bytes: &[u8]) -> [u8; 4] {
    let hash =
        bytes.iter().fold(0x811c_9dc5u32, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    hash.to_be_bytes()
}

/// The bytes before the mark, if that is right.
fn opened(text: &str) -> Result<Vec<u8>, ShareError> {
    let mut bytes = bits::bytes(text)?;
    let (before, said) = bytes.split_last_chunk::<4>().ok_or(ShareError::Damaged)?;
    if *said != mark(before) {
        return Err(ShareError::Damaged);
    }
    bytes.truncate(bytes.len() - 4);
    Ok(bytes)
}

/// Reads a game or a position. Everything is tried out on the way: what is read can be played.
pub fn read_shared(text: &str) -> Result<Shared, ShareError> {
    let text = own_part(text);
    if text.len() > MAX_TEXT {
        return Err(ShareError::TooLong);
    }
    if let Some(rest) = text.strip_prefix(RECORD) {
        return read_record(&opened(rest)?).map(|record| Shared::Record(Box::new(record)));
    }
    if let Some(rest) = text.strip_prefix(POSITION) {
        return read_position(&opened(rest)?).map(|state| Shared::Position(Box::new(state)));
    }
    Err(ShareError::NoLink)
}

fn read_position(bytes: &[u8]) -> Result<State, ShareError> {
    let text = squeeze::unsqueeze(bytes).ok_or(ShareError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| ShareError::Damaged)?;
    State::from_position(&text).map_err(|_| ShareError::Damaged)
}

fn read_record(bytes: &[u8]) -> Result<Record, ShareError> {
    let damaged = ShareError::Damaged;
    let mut start = Reader::new(bytes);
    let length = start.number().ok_or(damaged)? as usize;
    let from = start.bytes_read();
    let to = from.checked_add(length).filter(|to| *to <= bytes.len()).ok_or(damaged)?;
    let head = squeeze::unsqueeze(&bytes[from..to]).ok_or(damaged)?;
    let head = String::from_utf8(head).map_err(|_| damaged)?;
    let mut record = Record::from_text(&head).map_err(|_| damaged)?;
    let mut state = *record.start();
    let mut bits = Reader::new(&bytes[to..]);
    let entries = bits.number().filter(|n| *n <= MAX_ENTRIES).ok_or(damaged)?;
    for _ in 0..entries {
        let entry = read_entry(&state, &mut bits).ok_or(damaged)?;
        entry.apply(&mut state, &mut Vec::new()).map_err(|_| damaged)?;
        record.push(entry);
    }
    let mark = bits.take(32).ok_or(damaged)?;
    if mark != (state.hash64() & 0xffff_ffff) as u32 {
        return Err(damaged);
    }
    Ok(record)
}

/// Everything that can happen now, in an order that is always the same.
fn possible(state: &State) -> Vec<(Actor, Move)> {
    match state.awaiting() {
        Awaiting::Over => Vec::new(),
        Awaiting::Chance => state.chance().iter().map(|(mv, _)| (Actor::Chance, *mv)).collect(),
        Awaiting::Seats(seats) => seats
            .iter()
            .flat_map(|seat| state.legal(seat).into_iter().map(move |mv| (Actor::Seat(seat), mv)))
            .collect(),
    }
}

/// The place in the list; the one after the last means that a gift, a penalty or a hash follows.
fn write_entry(state: &State, entry: &Entry, bits: &mut Bits) -> Option<()> {
    let possible = possible(state);
    match *entry {
        Entry::Move(actor, mv) => {
            let place = possible.iter().position(|other| *other == (actor, mv))?;
            bits.choice(place, possible.len() + 1);
        }
        Entry::Hash(_) => {
            bits.choice(possible.len(), possible.len() + 1);
            bits.put(0, 1);
        }
        Entry::Gift { from, to, amount } => {
            bits.choice(possible.len(), possible.len() + 1);
            bits.put(1, 1);
            bits.put(from.index() as u32, 3);
            bits.put(to.index() as u32, 3);
            bits.put(amount.into(), 16);
        }
        // Nobody gives anything to oneself: that is the sign.
        Entry::Stalled(seat) => {
            bits.choice(possible.len(), possible.len() + 1);
            bits.put(1, 1);
            bits.put(seat.index() as u32, 3);
            bits.put(seat.index() as u32, 3);
            bits.put(0, 16);
        }
    }
    Some(())
}

fn read_entry(state: &State, bits: &mut Reader) -> Option<Entry> {
    let possible = possible(state);
    let place = bits.choice(possible.len() + 1)?;
    if let Some((actor, mv)) = possible.get(place) {
        return Some(Entry::Move(*actor, *mv));
    }
    if bits.take(1)? == 0 {
        return Some(Entry::Hash(state.hash64()));
    }
    let from = Seat::new(bits.take(3)? as u8)?;
    let to = Seat::new(bits.take(3)? as u8)?;
    let amount = bits.take(16)? as u16;
    Some(if from == to && amount == 0 { Entry::Stalled(from) } else { Entry::Gift { from, to, amount } })
}
