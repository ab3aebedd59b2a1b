//! What has moved between two moments, and which way it went.

use crate::draw::geometry::{Point, middle_of};
use crate::draw::piece::{self, Kind};
use kosa_engine::Public;
use kosa_engine::vocab::*;

/// More than this at once is no move but another moment.
const MOST: usize = 6;

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glide {
    /// What.
    pub unit: UnitKind,
    /// Whose.
    pub faction: Faction,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// What has moved between two moments; nothing where more has changed than a move changes.
pub fn moved(before: &Public, after: &Public) -> Vec<Glide> {
    let mut found = Vec::new();
    if before.seat_count() != after.seat_count() {
        return found;
    }
    for seat in after.seats() {
        let (was, is) = (before.player(seat), after.player(seat));
        if was.faction() != is.faction() {
            return Vec::new();
        }
        let mut kind = |unit: UnitKind, mut old: Vec<Place>, mut new: Vec<Place>| {
            new.retain(|place| match old.iter().position(|one| one == place) {
                Some(at) => {
                    old.swap_remove(at);
                    false
                }
                None => true,
            });
            let gone = old.iter().all(|place| *place == old[0]) && !old.is_empty();
            let come = new.iter().all(|place| *place == new[0]) && !new.is_empty();
            if gone && come && old.len() == new.len() && !old[0].is_aboard() && !new[0].is_aboard() {
                found.push(Glide { unit, faction: is.faction(), from: old[0], to: new[0] });
            }
        };
        kind(UnitKind::Character, vec![was.character()], vec![is.character()]);
        kind(UnitKind::Mech, was.mechs().collect(), is.mechs().collect());
        kind(UnitKind::Worker, was.workers().collect(), is.workers().collect());
        kind(UnitKind::Airship, was.airship().into_iter().collect(), is.airship().into_iter().collect());
    }
    if found.len() > MOST { Vec::new() } else { found }
}

/// The piece where it arrives.
pub fn drawn(glide: &Glide) -> String {
    let (kind, at) = (Kind::Unit(glide.unit), middle_of(glide.to));
    format!("<g>{}</g>", piece::draw(kind, glide.faction, at.x, at.y, kind.size(), ""))
}

/// The points a piece passes: those of the way it was sent, else its two ends.
pub fn way(glide: &Glide, walked: &[Place]) -> Vec<Point> {
    let own = walked.first() == Some(&glide.from) && walked.last() == Some(&glide.to);
    let ends = [glide.from, glide.to];
    let places = if own { walked } else { &ends };
    places.iter().filter(|place| !place.is_aboard()).map(|place| middle_of(*place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::State;

    fn at(text: &str) -> State {
        let text =
            format!("kosa-position 1; active 1; seat nordic industrial; {text}; seat crimea mechanical");
        State::from_position(&text).unwrap()
    }

    #[test]
    fn a_piece_glides_along_the_way_it_was_sent() {
        let at = |name: &str| name.parse::<Place>().unwrap();
        let glide = Glide { unit: UnitKind::Mech, faction: Faction::Nordic, from: at("h18"), to: at("h16") };
        let sent = [at("h18"), at("h17"), at("h16")];
        assert_eq!(way(&glide, &sent).len(), 3);
        assert_eq!(way(&glide, &sent)[1], middle_of(at("h17")));
        let other = [at("h04"), at("h05"), at("h16")];
        assert_eq!(way(&glide, &other), [middle_of(at("h18")), middle_of(at("h16"))]);
    }

    #[test]
    fn a_move_is_told_from_whatever_else_changes() {
        let (before, after) = (at("mechs 1 at h11; workers h04 h05"), at("mechs 1 at h12; workers h04 h12"));
        let all = moved(before.public(), after.public());
        assert_eq!(all.len(), 2, "{all:?}");
        assert!(all.iter().all(|glide| glide.to == "h12".parse().unwrap()));
        let more = at("mechs 1 2 at h11 h11; workers h04 h05");
        assert_eq!(
            moved(before.public(), more.public()),
            vec![],
            "a mech that was deployed came from nowhere"
        );
    }
}
