//! Every move that is not in the list has a reason, and none that is.

use crate::properties::games;
use kosa_engine::vocab::*;
use kosa_engine::*;
use std::collections::{BTreeMap, BTreeSet};

/// The kind of a reason, or of a move, without what it carries.
fn kind(what: &impl core::fmt::Debug) -> String {
    let text = format!("{what:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_string()
}

/// Moves of every kind, seen in many games.
fn pool() -> Vec<Move> {
    let mut of_kind: BTreeMap<String, BTreeSet<Move>> = BTreeMap::new();
    games(400, 50, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        for mv in state.legal(seat) {
            let known = of_kind.entry(kind(&mv)).or_default();
            if known.len() < 40 {
                known.insert(mv);
            }
        }
    });
    of_kind.into_values().flatten().collect()
}

/// Steps of every unit that is there, and of one that is not, to everywhere.
fn steps(state: &State, seat: Seat) -> Vec<Move> {
    let player = state.public().player(seat);
    let units = [(UnitKind::Character, player.character())]
        .into_iter()
        .chain(player.mechs().map(|at| (UnitKind::Mech, at)))
        .chain(player.workers().map(|at| (UnitKind::Worker, at)))
        .chain([(UnitKind::Mech, Hex::FACTORY.place())]);
    let everywhere = || (0..Place::COUNT).filter_map(Place::from_index);
    units.flat_map(|(unit, from)| everywhere().map(move |to| Move::Step { unit, from, to })).collect()
}

#[test]
fn a_move_has_no_reason_if_and_only_if_it_is_legal() {
    let pool = pool();
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    let (mut count, mut unexplained) = (0u64, Vec::new());
    games(1200, 60, |state, actor, _| {
        count += 1;
        let rare = !matches!(
            state.public().question(),
            Some(Question::Section | Question::Top(_) | Question::EndTurn)
        );
        if !count.is_multiple_of(if rare { 29 } else { 211 }) {
            return;
        }
        let Actor::Seat(seat) = actor else { return };
        let view = View::of(state, seat);
        let moving = matches!(state.public().question(), Some(Question::Units | Question::Onward));
        let more = if moving { steps(state, seat) } else { Vec::new() };
        let legal = view.legal();
        let asked: BTreeSet<String> = legal.iter().map(kind).collect();
        for mv in pool.iter().chain(&more) {
            let why = view.why_not(mv);
            assert_eq!(why.is_none(), legal.contains(mv), "{mv}: {why:?}\n{}", state.to_position());
            assert_eq!(state.why_not(actor, mv), why);
            let Some(why) = why else { continue };
            if why == WhyNot::NotListed && unexplained.len() < 5 {
                unexplained.push(format!("{mv}\n{}", state.to_position()));
            }
            // A move of a kind that is asked for is refused for a better reason.
            let better = asked.contains(&kind(mv)) && !mv.is_leaving();
            assert!(!(better && why == WhyNot::OtherQuestion), "{mv}: {why:?}\n{}", state.to_position());
            *reasons.entry(kind(&why)).or_default() += 1;
        }
        let other = state.public().left_of(seat);
        if !matches!(state.awaiting(), Awaiting::Seats(seats) if seats.contains(other)) {
            let why = state.why_not(Actor::Seat(other), &Move::Skip);
            assert!(matches!(why, Some(WhyNot::OthersFirst { .. })));
        }
    });
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n\n"));
    assert!(reasons.len() > 60, "{} kinds of reason: {reasons:?}", reasons.len());
}
