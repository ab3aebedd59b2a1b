//! What a viewer may learn from a move: nothing but what is revealed to it.

use kosa_engine::record::Entry;
use kosa_engine::{Actor, Event, Move, State, View, Viewer};

fn heard(state: &State, actor: Actor, mv: Move) -> (State, Vec<Event>) {
    let (mut after, mut events) = (*state, Vec::new());
    after.apply_with(actor, mv, &mut events).unwrap_or_else(|e| panic!("{e}\n{}", state.to_position()));
    (after, events)
}

/// Two moves that a viewer cannot tell apart, in two states that look the same to it. It hears the same of both until
/// something is revealed to it, which the events must say; if nothing is, it sees the same afterwards. Whether all of it
/// could be compared.
fn cannot_be_told_apart(viewer: Viewer, actor: Actor, one: (&State, Move), two: (&State, Move)) -> bool {
    let ((a, heard_a), (b, heard_b)) = (heard(one.0, actor, one.1), heard(two.0, actor, two.1));
    let place = || format!("{viewer:?}: {} {}\n{}{}", one.1, two.1, one.0.to_position(), two.0.to_position());
    let kind = core::mem::discriminant::<Event>;
    for (a, b) in heard_a.iter().zip(&heard_b) {
        if a.reveals_to(viewer) || b.reveals_to(viewer) {
            assert_eq!(kind(a), kind(b), "{}", place());
            return false;
        }
        assert_eq!(a.seen_by(viewer), b.seen_by(viewer), "{}", place());
    }
    assert_eq!(heard_a.len(), heard_b.len(), "{heard_a:?}\n{heard_b:?}\n{}", place());
    assert_eq!(View::of(&a, viewer), View::of(&b, viewer), "{}", place());
    true
}

/// A move in two states that look the same to a viewer, if it may be made in both.
pub fn sounds_the_same(viewer: Viewer, actor: Actor, mv: Move, state: &State, other: &State) -> bool {
    other.check(actor, mv).is_ok() && cannot_be_told_apart(viewer, actor, (state, mv), (other, mv))
}

/// What may be decided, or fall by chance, instead of a move that is secret from a viewer, as long as it looks the same:
/// how many were compared.
pub fn secret_moves_look_the_same(viewer: Viewer, actor: Actor, mv: Move, state: &State) -> u64 {
    let secret = |mv: Move| Entry::Move(actor, mv).is_secret(&heard(state, actor, mv).1, viewer);
    if !secret(mv) {
        return 0;
    }
    let instead: Vec<Move> = match actor {
        Actor::Chance => state.chance().iter().map(|(mv, _)| *mv).collect(),
        Actor::Seat(seat) => state.legal(seat).to_vec(),
    };
    let kind = core::mem::discriminant::<Move>;
    let instead = instead.into_iter().filter(|other| kind(other) == kind(&mv) && *other != mv);
    let compare = |other: Move| cannot_be_told_apart(viewer, actor, (state, mv), (state, other)) as u64;
    instead.map(compare).sum()
}
