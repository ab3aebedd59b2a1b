//! Who can get where: the reach of a seat as lines on the board, and what it would meet there.

use crate::board::{Marks, Range};
use crate::draw::ring::Ring;
use crate::draw::seal::Seal;
use kosa_engine::Public;
use kosa_engine::vocab::*;

/// What the board shows of the reach of a seat.
pub fn marks(public: &Public, seat: Seat) -> Marks {
    let reach = public.reach(seat);
    let (fighters, workers) = (reach.fighters(), reach.workers());
    let mut marks = Marks::default();
    for unit in &reach.units {
        if !unit.from.is_aboard() && !marks.rings.iter().any(|(at, _)| *at == unit.from) {
            marks.rings.push((unit.from, Ring::Chosen));
        }
    }
    for place in fighters {
        let outlook = public.outlook(seat, UnitKind::Mech, place);
        let (ring, seal) = if outlook.combat.is_some() {
            (Ring::Combat, Seal::Combat)
        } else if outlook.drives_off.is_some() {
            (Ring::DrivesOff, Seal::Popularity(-(outlook.popularity as i8)))
        } else {
            continue;
        };
        if !marks.rings.iter().any(|(at, _)| *at == place) {
            marks.rings.push((place, ring));
        }
        marks.seals.push((place, seal));
    }
    if !fighters.is_empty() {
        marks.ranges.push(Range { inside: fighters, nth: 1 });
    }
    if !workers.is_empty() {
        marks.ranges.push(Range { inside: workers, nth: 3 });
    }
    let own: PlaceSet = reach.units.iter().map(|unit| unit.from.set()).collect();
    marks.lit = Some(fighters | workers | own);
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;
    use kosa_engine::State;

    #[test]
    fn the_reach_of_everybody_can_be_drawn_and_ends_with_nobodys() {
        let state = State::from_position(sample::TURN).unwrap();
        let (public, mut now, mut seen) = (state.public(), None, Vec::new());
        let own = Seat::new(2);
        while let Some(seat) = kosa_client::next_reach(public, own, now) {
            let marks = marks(public, seat);
            assert!(!marks.ranges.is_empty(), "{seat:?} gets somewhere");
            assert!(marks.rings.iter().any(|(_, ring)| *ring == Ring::Chosen));
            seen.push(seat);
            now = Some(seat);
        }
        assert_eq!(seen.len(), 4);
        assert_eq!(seen.first().copied(), own);
        assert!(seen.iter().any(|seat| marks(public, *seat).rings.iter().any(|(_, r)| *r == Ring::Combat)));
    }
}
