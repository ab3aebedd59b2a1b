//! A position to look at, and marks on it.

use crate::board::Marks;
use crate::draw::arrow::Tone;
use crate::draw::ring::Ring;
use crate::draw::seal::Seal;
use kosa_engine::vocab::*;

/// Late in a game of four, one of them an Automa: round 12, about to choose a section.
pub const TURN: &str = "\
kosa-position 1
rules rulebook
active 1
turns 45
tile on_farm_or_tundra
encounters h03 h13 h27 h39 h44
discard 2222333445
revealed 23
at h04 wood 1
at h05 oil 3
at h12 food 2
at h18 wood 2 metal 1 oil 1
at h25 oil 2
at h26 metal 3
at h29 food 3 wood 2 oil 1
at h28 wood 1
at h34 metal 2
seat nordic mechanical
  power 9
  popularity 8
  coins 3
  hand 2335
  objectives 10 17
  stars combat
  character h12
  mechs 1 3 4 at h18 h11 h05
  workers h04 h04 h05 h12 h18 h18
  structures mill h05 monument h29
  cubes move_unit bolster_power produce_territory
  reduced deploy build enlist
  recruits upgrade deploy
  bonuses cards popularity
  token enlist
seat rusviet engineering
  power 11
  popularity 6
  coins 17
  hand 245
  objectives 3 5
  stars mechs combat
  character h23
  mechs 1 2 3 4 at h24 h25 h23 h19
  workers h19 h26 h24 h25 h32 h32
  structures mine h19 armory h26
  cubes produce_territory move_unit
  reduced upgrade deploy
  recruits enlist
  bonuses power
  factory-card 7
  token upgrade
seat crimea automa:automa
  power 10
  coins 11
  hand 234
  stars tracker
  marker 11
  second-scheme yes
  automa-deck 1-5 7 8 10-19
  character h38
  mechs at h36 h37
  workers h43 h47 h44 h45
seat saxony agricultural
  power 5
  popularity 11
  coins 8
  hand 2344
  objectives 2
  stars combat objective
  character h21
  mechs 1 2 3 at h29 h28 h35
  workers h29 h29 h29 h29 h34 h34 h41
  structures armory h34 mine h28
  cubes move_unit move_coin trade_popularity bolster_card
  reduced deploy deploy build enlist
  recruits build
  bonuses coins
  token deploy
";

/// The marks of a mech that has been chosen on h18 of [`TURN`].
pub fn moving_marks() -> Marks {
    let at = |name: &str| name.parse::<Place>().unwrap_or(Hex::FACTORY.place());
    let near = ["h10", "h11", "h12", "h15"];
    let far = ["h04", "h05", "h06", "h08", "h13", "h14", "h16"];
    let fights = ["h24", "h29", "h37"];
    let mut marks = Marks {
        rings: vec![(at("h18"), Ring::Chosen), (at("h32"), Ring::DrivesOff)],
        pointed: Some(at("h24")),
        ways: vec![(vec![at("h18"), at("h24")], Tone::War)],
        in_hand: Some((at("h18"), Faction::Nordic, UnitKind::Mech)),
        ..Marks::default()
    };
    marks.rings.extend(near.map(|h| (at(h), Ring::Target)));
    marks.rings.extend(far.map(|h| (at(h), Ring::FarTarget)));
    marks.rings.extend(fights.map(|h| (at(h), Ring::Combat)));
    marks.seals.extend(near.map(|h| (at(h), Seal::Steps(1))));
    marks.seals.extend(far.map(|h| (at(h), Seal::Steps(2))));
    marks.seals.push((at("h16"), Seal::Objective));
    marks.seals.extend(fights.map(|h| (at(h), Seal::Combat)));
    marks.seals.push((at("h32"), Seal::Popularity(-2)));
    marks.lit = Some(marks.rings.iter().map(|(place, _)| *place).collect());
    marks
}

#[cfg(test)]
mod tests {
    use kosa_engine::State;

    #[test]
    fn the_samples_are_positions() {
        let state = State::from_position(super::TURN).unwrap();
        assert_eq!(state.public().seat_count(), 4);
        assert!(!state.legal(state.public().active()).is_empty());
    }
}
