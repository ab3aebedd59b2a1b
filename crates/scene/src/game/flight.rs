//! The flight of an airship as a list of stops: where it has been and what it did there, then where the answer in hand would take it.

use kosa_client::ask::{Hand, Leads};
use kosa_client::{Asked, Session, TableLink};
use kosa_engine::vocab::{Place, Resources, Seat, UnitKind};
use kosa_engine::{Event, Move, Question};

/// A territory of a flight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Where.
    pub place: Place,
    /// What is done there.
    pub deeds: Vec<Move>,
    /// Whether it would only be so.
    pub ahead: bool,
}

/// A flight that has begun or is about to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Its stops, in their order; the first is where it began.
    pub stops: Vec<Stop>,
    /// Territories it may still fly once it has begun.
    pub left: Option<u8>,
    /// What lies aboard now.
    pub aboard: Resources,
}

/// What somebody did during a flight, as the moves that do it.
fn deed(event: Event, seat: Seat) -> Option<Move> {
    match event {
        Event::UnitMoved { seat: of, unit: UnitKind::Airship, from, to, .. } if of == seat => {
            Some(Move::Step { unit: UnitKind::Airship, from, to })
        }
        Event::Dropped { seat: of, cargo, amount, .. } if of == seat => Some(Move::Drop { cargo, amount }),
        Event::Loaded { seat: of, cargo, amount, .. } if of == seat => Some(Move::Load { cargo, amount }),
        Event::Embarked { seat: of, .. } if of == seat => Some(Move::Embark),
        Event::Disembarked { seat: of, .. } if of == seat => Some(Move::Disembark),
        Event::Bombarded { seat: of, target, amount } if of == seat => Some(Move::Bombard { target, amount }),
        _ => None,
    }
}

/// Adds moves to the stops of a flight.
fn go_on(stops: &mut Vec<Stop>, moves: &[Move], ahead: bool) {
    for mv in moves {
        match *mv {
            Move::Step { unit: UnitKind::Airship, to, .. } => {
                stops.push(Stop { place: to, deeds: Vec::new(), ahead });
            }
            Move::Drop { .. } | Move::Load { .. } | Move::Embark | Move::Disembark | Move::Bombard { .. } => {
                // What is done where it is now is no stop of its own, but it has not been done yet.
                match stops.last_mut() {
                    Some(last) if last.ahead == ahead => last.deeds.push(*mv),
                    Some(last) => {
                        let place = last.place;
                        stops.push(Stop { place, deeds: vec![*mv], ahead });
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }
}

/// Where a flight is asked about: how many territories it may still go, once it has begun.
fn left(asked: &Asked) -> Option<Option<u8>> {
    match (asked.question()?, asked.hand()) {
        (Question::Flight { steps, .. }, _) => Some(Some(steps)),
        (_, Hand::Unit(UnitKind::Airship, _)) => Some(None),
        _ => None,
    }
}

/// Whether a flight is asked about.
pub fn is_asked<L: TableLink>(session: &Session<L>) -> bool {
    session.asked().is_some_and(|asked| left(asked).is_some())
}

/// The flight that is asked about; `ahead` is the answer under the pointer, or the one Enter takes.
pub fn of<L: TableLink>(session: &Session<L>, ahead: Option<usize>) -> Option<Flight> {
    let asked = session.asked()?;
    let left = left(asked)?;
    let (view, seat) = (asked.view(), asked.seat());
    let player = view.public().player(seat);
    // A turn has one flight: all that the airship did in it.
    let lines = session.log().lines();
    let begun = lines.iter().rposition(|line| line.turn().is_some()).unwrap_or(0);
    let done: Vec<Move> = lines[begun..]
        .iter()
        .filter_map(|line| deed(line.seen(session.viewer()).event(), seat))
        .filter(|_| left.is_some())
        .collect();
    let first = done.iter().find_map(|mv| match mv {
        Move::Step { from, .. } => Some(*from),
        _ => None,
    });
    let mut stops =
        vec![Stop { place: first.or_else(|| player.airship())?, deeds: Vec::new(), ahead: false }];
    go_on(&mut stops, &done, false);
    let choice = ahead.and_then(|index| asked.menu().choices.get(index));
    match choice.map(|choice| (&choice.way, &choice.leads)) {
        Some((Some(way), _)) => go_on(&mut stops, &way.moves, true),
        Some((None, Leads::Moves(moves))) => go_on(&mut stops, moves, true),
        _ => {}
    }
    Some(Flight { stops, left, aboard: player.aboard() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::vocab::Cargo;

    fn hex(n: u8) -> Place {
        format!("h{n}").parse().unwrap()
    }

    fn step(from: u8, to: u8) -> Move {
        Move::Step { unit: UnitKind::Airship, from: hex(from), to: hex(to) }
    }

    #[test]
    fn what_is_done_lies_under_its_stop_and_what_would_be_done_apart_from_it() {
        let mut stops = vec![Stop { place: hex(11), deeds: Vec::new(), ahead: false }];
        let load = Move::Load { cargo: Cargo::ALL[0], amount: 1 };
        go_on(&mut stops, &[step(11, 18), load], false);
        go_on(&mut stops, &[load, step(18, 24), Move::Done], true);
        let found: Vec<_> = stops.iter().map(|s| (s.place, s.deeds.len(), s.ahead)).collect();
        assert_eq!(found, [(hex(11), 0, false), (hex(18), 1, false), (hex(18), 1, true), (hex(24), 0, true)]);
    }
}
