//! What the fuzzers call: arbitrary bytes in, an error or a sound state out, never a panic.
//!
//! Each function is one target. `fuzz/` runs them under libFuzzer (`cargo xtask fuzz`), `tests/fuzz_targets/smoke.rs` runs them over
//! mutated games in every test run.

#![forbid(unsafe_code)]

mod bytes;
mod message;

pub use bytes::Bytes;
pub use message::message;

use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Move, Record, Seen, Setup, State, View, ViewDoc, Viewer};

/// Moves played on from a position that was read.
const MOVES_ON: u32 = 48;

/// A position, text or JSON: what can be read prints and reads back to the same state, and can be played on, where every
/// state on the way asks somebody who has an answer, and prints and reads back as well.
pub fn position(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let state = match State::from_position(text) {
        Ok(state) => state,
        Err(e) => {
            assert!(!e.faults.is_empty(), "refused without a fault");
            one_sentence(&e.to_string());
            return;
        }
    };
    let printed = state.to_position();
    reads_back(&state, &printed);
    reads_back(&state, &state.to_position_json());
    look(&state);
    everybody_can_answer(&state);
    let mut dice = printed.bytes().fold(7u32, |hash, b| (hash ^ b as u32).wrapping_mul(0x0100_0193));
    play_on(state, MOVES_ON, |bound| {
        dice = dice.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
        (dice >> 8) as usize % bound
    });
}

/// A move: what can be read prints and reads back to the same move.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match text.parse::<Move>() {
        Ok(mv) => {
            let printed = mv.to_string();
            assert_eq!(printed.parse(), Ok(mv), "{printed}");
        }
        Err(e) => one_sentence(&e.to_string()),
    }
    if let Ok(actor) = text.parse::<Actor>() {
        assert_eq!(actor.to_string().parse(), Ok(actor));
    }
}

/// A record: what can be read prints and reads back to the same record, and replays or says where it cannot.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Err(e) = Record::recover(text) {
        one_sentence(&e.to_string());
    }
    let record = match Record::from_text(text) {
        Ok(record) => record,
        Err(e) => {
            assert!(e.line >= 1, "no line named");
            return one_sentence(&e.to_string());
        }
    };
    let printed = record.to_text();
    assert!(
        Record::from_text(&printed).as_ref() == Ok(&record),
        "it reads back to something else:\n{printed}"
    );
    match record.replay() {
        Ok(state) => look(&state),
        Err(e) => one_sentence(&e.to_string()),
    }
}

/// What is sent as JSON: a view, an event that was seen, or a record. What can be read is written and reads back to the
/// same.
pub fn json(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(doc) = serde_json::from_str::<ViewDoc>(text) {
        match doc.to_view() {
            Ok(view) => {
                assert_eq!(ViewDoc::of(&view).to_view().as_ref(), Ok(&view), "{text}");
                view.legal();
                view.public().ranking();
            }
            Err(e) => one_sentence(&e.to_string()),
        }
    }
    if let Ok(seen) = serde_json::from_str::<Seen>(text) {
        let again = serde_json::to_string(&seen).unwrap_or_default();
        assert_eq!(serde_json::from_str::<Seen>(&again).ok(), Some(seen), "{again}");
    }
    if let Ok(record) = serde_json::from_str::<Record>(text) {
        let again = serde_json::to_string(&record).unwrap_or_default();
        assert!(serde_json::from_str::<Record>(&again).ok().as_ref() == Some(&record), "{again}");
        if let Err(e) = record.replay() {
            one_sentence(&e.to_string());
        }
    }
}

/// A set-up, then moves, some from the legal list and some arbitrary: `apply` accepts exactly those in the list, and a
/// refused move changes nothing.
pub fn apply(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(mut state) = start(&mut bytes) else { return };
    while !bytes.is_empty() && !state.is_over() {
        match bytes.next() % 8 {
            0 => {
                let (actor, mv) = (bytes.actor(), bytes.any_move());
                try_move(&mut state, actor, mv);
            }
            1 => {
                let actor = asked(&state, bytes.next() as usize);
                try_move(&mut state, actor, bytes.any_move());
            }
            2 => gift(&mut state, &mut bytes),
            _ => {
                let pick = bytes.next() as usize | (bytes.next() as usize) << 8;
                let (actor, mv) = listed(&state, pick);
                state.apply(actor, mv).unwrap_or_else(|e| panic!("{e}\n{}", state.to_position()));
            }
        }
    }
    reads_back(&state, &state.to_position());
    look(&state);
}

fn start(bytes: &mut Bytes<'_>) -> Option<State> {
    let seats = 2 + bytes.next() as usize % 4;
    let (first_faction, first_mat) = (bytes.next() as usize, bytes.next() as usize);
    let wild = bytes.next().is_multiple_of(16);
    let rules = bytes.rules();
    let factions: Vec<Faction> = Faction::ALL.into_iter().filter(|f| wild || f.mat().base).collect();
    let mats: Vec<Mat> = Mat::ALL.into_iter().filter(|m| wild || m.face().base).collect();
    let pairs = (0..seats)
        .map(|i| (factions[(first_faction + i) % factions.len()], mats[(first_mat + i * 2) % mats.len()]));
    let mut setup = Setup::chosen(pairs).with_rules(rules);
    for wish in &mut setup.players {
        if let Some(kind) = bytes.automa() {
            *wish = Wish { mat: wish.mat.filter(|_| wild), automa: Some(kind), ..*wish };
        }
    }
    match setup.start() {
        Ok(state) => Some(state),
        Err(e) => {
            one_sentence(&e.to_string());
            None
        }
    }
}

fn try_move(state: &mut State, actor: Actor, mv: Move) {
    let is_listed = match actor {
        Actor::Chance => state.chance().iter().any(|(m, _)| *m == mv),
        Actor::Seat(seat) => state.legal(seat).contains(&mv),
    };
    let before = *state;
    match state.apply(actor, mv) {
        Ok(()) => assert!(is_listed, "accepted but not listed: {actor}: {mv}\n{}", before.to_position()),
        Err(e) => {
            assert!(!is_listed, "listed but refused: {e}\n{}", before.to_position());
            assert_eq!(*state, before, "a refused move changed the state");
            one_sentence(&e.to_string());
        }
    }
}

fn gift(state: &mut State, bytes: &mut Bytes<'_>) {
    let (from, to, amount) = (bytes.seat(), bytes.seat(), bytes.next() as u16 % 20);
    let before = *state;
    if let Err(e) = state.give(from, to, amount, &mut kosa_engine::Silence) {
        assert_eq!(*state, before, "a refused gift changed the state");
        one_sentence(&e.to_string());
    }
}

/// Somebody who is asked.
fn asked(state: &State, pick: usize) -> Actor {
    match state.awaiting() {
        Awaiting::Seats(seats) => {
            let count = seats.iter().count();
            assert!(count > 0, "nobody is asked:\n{}", state.to_position());
            seats.iter().nth(pick % count).map_or(Actor::Chance, Actor::Seat)
        }
        Awaiting::Chance | Awaiting::Over => Actor::Chance,
    }
}

/// A move from the list of somebody who is asked. There is one as long as the game goes on.
fn listed(state: &State, pick: usize) -> (Actor, Move) {
    let actor = asked(state, pick);
    let mv = match actor {
        Actor::Chance => {
            let list = state.chance();
            assert!(
                list.iter().all(|(_, weight)| *weight > 0),
                "an outcome without weight:\n{}",
                state.to_position()
            );
            list.get(pick % list.len().max(1)).map(|(mv, _)| *mv)
        }
        Actor::Seat(seat) => {
            let list = state.legal(seat);
            list.get(pick % list.len().max(1)).copied()
        }
    };
    (actor, mv.unwrap_or_else(|| panic!("nothing to answer:\n{}", state.to_position())))
}

fn play_on(mut state: State, moves: u32, mut pick: impl FnMut(usize) -> usize) {
    for _ in 0..moves {
        if state.is_over() {
            break;
        }
        let (actor, mv) = listed(&state, pick(1 << 16));
        let before = state;
        state.apply(actor, mv).unwrap_or_else(|e| panic!("{e}\n{}", before.to_position()));
        everybody_can_answer(&state);
        reads_back(&state, &state.to_position());
    }
    look(&state);
}

/// A game that goes on asks somebody, and whoever is asked has an answer.
fn everybody_can_answer(state: &State) {
    let stuck = match state.awaiting() {
        Awaiting::Over => !state.is_over(),
        Awaiting::Chance => state.chance().is_empty(),
        Awaiting::Seats(seats) => seats.is_empty() || seats.iter().any(|s| state.legal(s).is_empty()),
    };
    assert!(!stuck, "nothing to answer:\n{}", state.to_position());
}

fn reads_back(state: &State, printed: &str) {
    match State::from_position(printed) {
        Ok(again) => assert!(again == *state, "it reads back to something else:\n{printed}"),
        Err(e) => panic!("it does not read back: {e}\n{printed}"),
    }
}

/// Everything that may be asked of a state.
fn look(state: &State) {
    state.hash64();
    for seat in state.public().seats() {
        let legal = state.legal(seat);
        let view = View::of(state, seat);
        assert_eq!(view.legal(), legal, "a view lists other moves:\n{}", state.to_position());
        for mv in legal {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        state.score(seat);
    }
    View::of(state, Viewer::Bystander);
    state.chance();
    state.public().ranking();
    state.public().sides();
}

/// A message is one line of bounded length: it goes to logs and over the wire.
fn one_sentence(message: &str) {
    assert!(!message.is_empty() && !message.contains('\n'), "not one line: {message:?}");
    assert!(message.len() < 4000, "{} bytes: {message}", message.len());
}
