//! The enumeration of whole turns against brute force, on small positions.

use kosa_bots::turns::{TurnStop, Turns, Width, prune};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Question, State};
use std::collections::HashSet;

fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

/// Small positions: few units, no encounter or combat within reach but in those that say so.
const POSITIONS: [&str; 4] = [
    "kosa-position 1; active 1; seat nordic industrial; coins 3; workers h04 h05; seat crimea mechanical",
    "kosa-position 1; active 1; at h04 oil 3; at h05 metal 2; seat nordic industrial; coins 2; power 3; workers h04 h05; token build; \
     seat crimea mechanical",
    "kosa-position 1; active 1; at h04 oil 2; seat rusviet engineering; coins 1; workers h04 h04; mechs 1 at h04; seat crimea mechanical",
    "kosa-position 1; active 2; seat nordic industrial; seat saxony patriotic; coins 4; popularity 5; power 2",
];

/// Every end of the turn, by going through all answers without merging or leaving anything out.
fn brute_force(state: &State, me: Seat, pruned: bool, ends: &mut HashSet<u64>, nodes: &mut u32) {
    *nodes += 1;
    assert!(*nodes < 3_000_000, "not a small position");
    if state.is_over() || state.public().active() != me || state.awaiting() == Awaiting::Chance {
        ends.insert(state.key());
        return;
    }
    let mut list = state.legal(me);
    if pruned {
        state.legal_full_into(me, &mut list);
        prune(state, me, &mut list);
    }
    for mv in &list {
        let mut next = *state;
        next.apply_unchecked(Actor::Seat(me), *mv);
        brute_force(&next, me, pruned, ends, nodes);
    }
}

#[test]
fn no_end_is_lost_and_none_is_made_up() {
    for text in POSITIONS {
        let state = State::from_position(text).unwrap();
        let me = state.public().active();
        // Cards that are drawn stop brute force: compare the ends without such.
        let turns = Turns::of(&state, me, &Width::FULL, 1, |_| 0.0);
        let found: HashSet<u64> =
            turns.ends.iter().filter(|e| e.stop == TurnStop::TurnOver).map(|e| e.state.key()).collect();
        let (mut all, mut kept) = (HashSet::new(), HashSet::new());
        brute_force(&state, me, false, &mut all, &mut 0);
        brute_force(&state, me, true, &mut kept, &mut 0);
        let drawn = |key: &&u64| !all.contains(*key);
        // Turns with a drawn card end elsewhere in brute force, which stops at the draw.
        let made_up = found.iter().filter(drawn).count();
        let with_draws = turns
            .ends
            .iter()
            .filter(|end| {
                let deck = |s: &State| s.public().deck_count();
                end.stop == TurnStop::TurnOver && deck(&end.state) != deck(&state)
            })
            .count();
        assert_eq!(made_up, with_draws, "{text}");
        let lost: Vec<&u64> = kept.iter().filter(|key| !found.contains(*key)).collect();
        let stops = kept.iter().filter(|key| !found.contains(*key)).count();
        // What brute force has and the enumeration has not are positions where a card is about to be drawn.
        let draws = count_draws(&state, me);
        assert!(stops <= draws, "{text}: {} ends lost, {draws} draws", lost.len());
        assert!(found.len() > 10, "{text}: only {} ends", found.len());
    }
}

/// Positions in which a card is about to be drawn, reached by answers that give nothing up.
fn count_draws(state: &State, me: Seat) -> usize {
    fn go(state: &State, me: Seat, found: &mut HashSet<u64>) {
        if state.awaiting() == Awaiting::Chance {
            found.insert(state.key());
            return;
        }
        if state.is_over() || state.public().active() != me {
            return;
        }
        let mut list = state.legal(me);
        state.legal_full_into(me, &mut list);
        prune(state, me, &mut list);
        for mv in &list {
            let mut next = *state;
            next.apply_unchecked(Actor::Seat(me), *mv);
            go(&next, me, found);
        }
    }
    let mut found = HashSet::new();
    go(state, me, &mut found);
    found.len()
}

#[test]
fn the_moves_of_an_end_lead_to_it() {
    for text in POSITIONS {
        let state = State::from_position(text).unwrap();
        let me = state.public().active();
        let width = Width { units: 5, bottoms: 4, ..Width::FULL };
        let turns = Turns::of(&state, me, &width, 1, |state| state.score(me).total() as f32);
        let mut checked = 0;
        for end in
            turns.ends.iter().filter(|end| end.state.public().deck_count() == state.public().deck_count())
        {
            let mut played = state;
            for mv in turns.moves(end) {
                played.apply(Actor::Seat(me), mv).unwrap();
            }
            assert_eq!(played.key(), end.state.key());
            checked += 1;
        }
        assert!(checked > 5);
    }
}

#[test]
fn a_tight_budget_still_ends_the_turn() {
    for text in POSITIONS {
        let state = State::from_position(text).unwrap();
        let me = state.public().active();
        let width = Width { nodes: 1, ..Width::FULL };
        let turns = Turns::of(&state, me, &width, 1, |_| 0.0);
        assert!(!turns.ends.is_empty());
        assert!(turns.nodes < 200);
    }
}

#[test]
fn encounters_and_combats_stop_a_turn() {
    let state = State::from_position(
        "kosa-position 1; active 1; seat nordic industrial; power 4; mechs 1 at h29; seat polania mechanical; mechs 1 at h30",
    )
    .unwrap();
    let turns = Turns::of(&state, seat(0), &Width::FULL, 1, |_| 0.0);
    let combat = turns.ends.iter().find(|end| end.stop == TurnStop::Combat).expect("the mech can attack");
    assert_eq!(combat.state.public().question(), Some(Question::Dials));
    // Nobody asked: nothing found.
    assert!(Turns::of(&state, seat(1), &Width::FULL, 1, |_| 0.0).ends.is_empty());
}
