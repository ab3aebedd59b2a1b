//! What lay open in between: an Automa does much in one step, and whoever reads its turn page by page looks at the board as it was
//! then.

use super::Told;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Awaiting, Event, Listener, Move, Public, State, View, Viewer};
use kosa_table::Seed;
use std::sync::Arc;

/// Keeps the table as it lay open after every event. Thoughts come without it: they change nothing.
struct Moments {
    now: Arc<Public>,
    all: Vec<Arc<Public>>,
    events: Vec<Event>,
}

impl Moments {
    fn from(public: &Public) -> Moments {
        Moments { now: Arc::new(*public), all: Vec::new(), events: Vec::new() }
    }
}

impl Listener for Moments {
    fn hear(&mut self, event: Event) {
        self.all.push(self.now.clone());
        self.events.push(event);
    }

    fn hear_at(&mut self, event: Event, public: &Public) {
        self.now = Arc::new(*public);
        self.hear(event);
    }
}

/// Whether it is an Automa's turn.
fn is_automas_turn(public: &Public) -> bool {
    public.player(public.active()).is_automa()
}

/// The moments of what an Automa did: it is done once more on a copy. Other steps do one thing.
pub(super) fn made_again(done: Entry, before: &State) -> Vec<Arc<Public>> {
    let public = before.public();
    if !matches!(done, Entry::Move(..)) || !is_automas_turn(public) {
        return Vec::new();
    }
    let (mut moments, mut again) = (Moments::from(public), *before);
    match done.apply(&mut again, &mut moments) {
        Ok(()) => moments.all,
        Err(_) => Vec::new(),
    }
}

/// The same where nothing is known but what lay open before and after it and what was told. An Automa follows its card and what lies
/// open, so that its turn comes out the same whatever is hidden: the card is found with which everything does. Where a combat was
/// decided or a Trap struck, what was told says what had been hidden.
pub(super) fn found_again(
    before: &View,
    by: Option<Actor>,
    told: &[Told],
    after: &Public,
) -> Vec<Arc<Public>> {
    let Some(by) = by.filter(|_| is_automas_turn(before.public())) else { return Vec::new() };
    let rng = || Seed::from(0).bot_generator(0);
    let told_since = || told.iter().map(|told| told.open.event());
    // Whoever shows a dial at the end may have set it before, or be setting it now.
    let states = [before.resample(&mut rng()), before.resample_told(&mut rng(), told_since())];
    states.iter().find_map(|state| with_some_move(state, by, told, after)).unwrap_or_default()
}

/// The moments of the move with which the same is told and lies open.
fn with_some_move(state: &State, by: Actor, told: &[Told], after: &Public) -> Option<Vec<Arc<Public>>> {
    let moves: Vec<Move> = match by {
        Actor::Chance if state.awaiting() == Awaiting::Chance => {
            state.chance().iter().map(|(mv, _)| *mv).collect()
        }
        Actor::Chance => Vec::new(),
        Actor::Seat(seat) => state.legal(seat).to_vec(),
    };
    let tried = |mv: Move| {
        let (mut moments, mut again) = (Moments::from(state.public()), *state);
        again.apply_with(by, mv, &mut moments).ok()?;
        let same = |(event, told): (&Event, &Told)| event.seen_by(Viewer::Bystander) == told.open;
        let alike = moments.events.len() == told.len() && moments.events.iter().zip(told).all(same);
        (alike && again.public() == after).then_some(moments.all)
    };
    moves.into_iter().find_map(tried)
}
