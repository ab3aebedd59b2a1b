//! Whole ways lead where they say, and everywhere a unit can get.

use crate::common::*;
use crate::properties::games;
use kosa_engine::vocab::*;
use kosa_engine::*;
use std::collections::{BTreeMap, BTreeSet};

/// Where the unit is that a way is about.
fn stands(state: &State, seat: Seat, unit: UnitKind, place: Place) -> bool {
    let player = state.public().player(seat);
    match unit {
        UnitKind::Character => player.character() == place,
        UnitKind::Mech => player.mechs_on(place) > 0,
        UnitKind::Worker => player.workers_on(place) > 0,
        UnitKind::Airship => player.airship() == Some(place),
    }
}

fn is_moving(state: &State) -> bool {
    matches!(state.public().question(), Some(Question::Units | Question::Onward | Question::Flight { .. }))
}

#[test]
fn every_way_can_be_gone_and_ends_where_it_says() {
    let (mut gone, mut long, mut loaded, mut flown, mut count) = (0, 0, 0, 0, 0u64);
    games(900, 60, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        count += is_moving(state) as u64;
        if !is_moving(state) || !count.is_multiple_of(11) {
            return;
        }
        let view = View::of(state, seat);
        for carrying in [Carrying::NOTHING, Carrying::EVERYTHING] {
            let ways = view.ways(&carrying);
            assert_eq!(ways, state.ways(seat, &carrying));
            for way in ways {
                let mut after = *state;
                let mut events = Vec::new();
                for mv in &way.moves {
                    after
                        .apply_with(actor, *mv, &mut events)
                        .unwrap_or_else(|e| panic!("{e}\n{way:?}\n{}", state.to_position()));
                }
                assert!(stands(&after, seat, way.unit, way.to()), "{way:?}\n{}", state.to_position());
                assert!(
                    after.public().turn().moving().is_none(),
                    "its move is over: {way:?}\n{}",
                    state.to_position()
                );
                let walked: Vec<Place> = events
                    .iter()
                    .filter_map(|e| if let Event::UnitMoved { to, .. } = e { Some(*to) } else { None })
                    .collect();
                assert_eq!(walked, way.places);
                let paid: u16 = events
                    .iter()
                    .filter_map(|e| match e {
                        Event::CoinsGiven { from, amount, .. } if *from == seat => Some(*amount),
                        _ => None,
                    })
                    .sum();
                assert_eq!(paid, way.siege as u16, "{way:?}");
                let tolls = events.iter().filter(|e| matches!(e, Event::TollPaid { .. })).count();
                assert_eq!(tolls, way.toll as usize, "{way:?}");
                gone += 1;
                long += (way.places.len() > 1) as u32;
                loaded += way.load.iter().any(|n| *n > 0) as u32;
                flown += (way.unit == UnitKind::Airship) as u32;
            }
        }
    });
    assert!(gone > 30_000 && long > 8000 && loaded > 4000 && flown > 1500, "{gone} {long} {loaded} {flown}");
}

/// Every place where a unit's move can end, by trying every answer there is; nothing if there are too many. A unit that
/// comes back to where it has been is not followed.
fn everywhere(state: &State, seat: Seat, unit: UnitKind, from: Place) -> Option<BTreeSet<Place>> {
    let mut ends = BTreeSet::new();
    let mut open = vec![(*state, vec![from])];
    let mut tried = 0;
    while let Some((state, been)) = open.pop() {
        for mv in state.legal(seat) {
            let mut been = been.clone();
            match mv {
                Move::Step { unit: kind, from, to } => {
                    let goes = kind == unit && Some(&from) == been.last() && !been.contains(&to);
                    if !goes {
                        continue;
                    }
                    been.push(to);
                }
                Move::Carry { .. } | Move::PayToken { .. } => {}
                _ => continue,
            }
            tried += 1;
            if tried > 3000 {
                return None;
            }
            let mut next = state;
            next.apply(Actor::Seat(seat), mv).unwrap();
            match next.public().question() {
                Some(Question::Carry | Question::Toll { .. }) => open.push((next, been)),
                frame => {
                    ends.extend(been.last());
                    if frame == Some(Question::Onward) {
                        open.push((next, been));
                    }
                }
            }
        }
    }
    Some(ends)
}

#[test]
fn ways_lead_everywhere_a_unit_can_get() {
    let (mut compared, mut count) = (0, 0u64);
    games(700, 60, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        count += 1;
        let frame = state.public().question();
        if !matches!(frame, Some(Question::Units | Question::Onward)) || !count.is_multiple_of(9) {
            return;
        }
        let mut found: BTreeMap<(UnitKind, Place), BTreeSet<Place>> = BTreeMap::new();
        for way in state.ways(seat, &Carrying::NOTHING) {
            if way.unit != UnitKind::Airship {
                found.entry((way.unit, way.from)).or_default().insert(way.to());
            }
        }
        for ((unit, from), places) in found {
            let Some(all) = everywhere(state, seat, unit, from) else { continue };
            assert_eq!(places, all, "{unit} {from}\n{}", state.to_position());
            compared += 1;
        }
    });
    assert!(compared > 2000, "only {compared} units were compared");
}

// RL-023: a worker does not cross a river; with Speed a mech goes two territories and carries it over one.
#[test]
fn a_mech_takes_workers_and_resources_two_territories_in_one_way() {
    let state = moving(
        "active 1\nat h29 oil 2\nseat nordic industrial\nmechs 1 4 at h29 h30\nworkers h29 h29\nseat crimea mechanical",
    );
    let mut one_worker = Carrying::NOTHING;
    one_worker.load[Cargo::Workers.index()] = 1;
    let ways = state.ways(seat(1), &one_worker);
    let mech = |way: &&Way| way.unit == UnitKind::Mech && way.from == at("h29") && way.places.len() == 2;
    let way = ways.iter().find(mech).expect("two territories");
    assert_eq!(way.load, [0, 0, 0, 0, 1, 0]);
    let mut after = state;
    for mv in &way.moves {
        after.apply(Actor::Seat(seat(1)), *mv).unwrap();
    }
    assert_eq!(player(&after, 1).workers_on(way.to()), 1);
    assert_eq!(player(&after, 1).workers_on(at("h29")), 1);
}

#[test]
fn the_ways_of_a_move_not_begun_come_with_the_answers_that_begin_it() {
    let state = position("active 1\nseat nordic industrial\nfactory-card 1\nseat crimea mechanical");
    let ahead = View::of(&state, seat(1)).ways_ahead(&Carrying::NOTHING);
    assert_eq!(ahead.len(), 2, "the Move action, and the Factory card's move: {ahead:?}");
    for (opening, ways) in ahead {
        let mut begun = state;
        for mv in opening {
            begun.apply(Actor::Seat(seat(1)), mv).unwrap();
        }
        assert_eq!(begun.public().question(), Some(Question::Units));
        assert_eq!(begun.ways(seat(1), &Carrying::NOTHING), ways);
        assert!(!ways.is_empty());
    }
}

/// Where each unit's ways end, over all loads and all the answers that begin a move.
fn ends_of_ways(view: &View) -> BTreeMap<(UnitKind, Place), BTreeSet<Place>> {
    let mut ends: BTreeMap<_, BTreeSet<Place>> = BTreeMap::new();
    for carrying in [Carrying::NOTHING, Carrying::EVERYTHING] {
        for way in view.ways_ahead(&carrying).into_iter().flat_map(|(_, ways)| ways) {
            ends.entry((way.unit, way.from)).or_default().insert(way.to());
        }
    }
    ends
}

#[test]
fn what_a_seat_can_reach_is_where_its_ways_end() {
    let (mut compared, mut far, mut count) = (0, 0, 0u64);
    games(1500, 60, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        if state.public().question() != Some(Question::Section) {
            return;
        }
        count += 1;
        if !count.is_multiple_of(19) {
            return;
        }
        let reach = state.public().reach(seat);
        let view = View::of(state, seat);
        let ends = ends_of_ways(&view);
        for found in reach.units.iter().filter(|u| u.unit != UnitKind::Airship) {
            let by_ways = ends.get(&(found.unit, found.from)).cloned().unwrap_or_default();
            let by_reach: BTreeSet<Place> = found.places.iter().collect();
            assert_eq!(by_reach, by_ways, "{} {}\n{}", found.unit, found.from, state.to_position());
            compared += 1;
        }
        assert!(ends.is_empty() || reach.by_move || reach.by_factory);
        // Nobody gets there with fewer steps than the distance says.
        for way in view.ways_ahead(&Carrying::NOTHING).into_iter().flat_map(|(_, ways)| ways) {
            let distances = state.public().distances(seat, way.unit, way.from);
            let steps = distances.to(way.to()).expect("a way leads there");
            assert!(steps as usize <= way.places.len(), "{steps} {way:?}\n{}", state.to_position());
            let one = way.places.len() == 1;
            assert!(!one || steps == 1);
            far += (steps > 1) as u32;
        }
    });
    assert!(compared > 3000 && far > 3000, "{compared} {far}");
}

#[test]
fn whoever_comes_has_been_a_threat() {
    let mut came = 0;
    let mut before: Option<(State, u16)> = None;
    games(500, 60, |state, actor, mv| {
        // The board at the beginning of the turn.
        if matches!(state.public().question(), Some(Question::Section)) {
            before = Some((*state, state.public().turns()));
        }
        let (Actor::Seat(seat), Move::Step { unit, to, .. }) = (actor, mv) else { return };
        let Some((began, _)) = before.filter(|(_, turn)| *turn == state.public().turns()) else { return };
        // The first unit of the turn: what moves later may have been carried.
        let (now, then) = (state.public().player(seat), began.public().player(seat));
        let fresh = state.public().question() == Some(Question::Units)
            && now.character() == then.character()
            && now.mechs().eq(then.mechs());
        let outlook = state.public().outlook(seat, unit, to);
        let Some(victim) = outlook.combat.or(outlook.drives_off).filter(|_| fresh) else { return };
        let threats = began.public().threats(victim);
        let found = threats.iter().find(|t| t.by == seat && t.place == to);
        assert!(found.is_some_and(|t| t.fighters > 0), "{mv}\n{}", began.to_position());
        came += 1;
    });
    assert!(came > 20, "only {came} came");
}
