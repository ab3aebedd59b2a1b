//! Tiles of The Wind Gambit that are chosen instead of drawn.

use super::turned;
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::{AirshipTile, Resolution, TileSide};
use kosa_engine::{Rules, Switch};
use kosa_lang::{Term, Texts, Topic};

/// A place for one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// An airship tile of a kind.
    Airship(TileSide),
    /// The resolution tile.
    Resolution,
}

/// The tiles that may be chosen once this switch is on.
pub fn slots(rules: Rules, switch: Switch) -> impl Iterator<Item = Slot> {
    let airships = rules.has(Switch::Airships) && !rules.has(Switch::AirshipPairs);
    let found = match switch {
        Switch::Airships if airships => TileSide::ALL.map(Slot::Airship).to_vec(),
        Switch::Resolutions if rules.has(switch) => vec![Slot::Resolution],
        _ => Vec::new(),
    };
    found.into_iter()
}

fn airship(tiles: &Tiles, side: TileSide) -> Option<AirshipTile> {
    match side {
        TileSide::Aggressive => tiles.aggressive,
        TileSide::Passive => tiles.passive,
    }
}

/// Takes the next tile, or the one before; chance stands between the last and the first.
pub fn turn(tiles: &mut Tiles, slot: Slot, by: isize) {
    match slot {
        Slot::Airship(side) => {
            let fits = AirshipTile::ALL.into_iter().filter(|t| t.face().side == side).map(Some);
            let all: Vec<Option<AirshipTile>> = core::iter::once(None).chain(fits).collect();
            let next = turned(&all, airship(tiles, side), by);
            match side {
                TileSide::Aggressive => tiles.aggressive = next,
                TileSide::Passive => tiles.passive = next,
            }
        }
        Slot::Resolution => {
            let all: Vec<Option<Resolution>> =
                core::iter::once(None).chain(Resolution::ALL.map(Some)).collect();
            tiles.resolution = turned(&all, tiles.resolution, by);
        }
    }
}

/// Tiles of a module that has left the game go with it.
pub fn fit(tiles: &mut Tiles, rules: Rules) {
    if slots(rules, Switch::Airships).next().is_none() {
        tiles.aggressive = None;
        tiles.passive = None;
    }
    if slots(rules, Switch::Resolutions).next().is_none() {
        tiles.resolution = None;
    }
}

/// What is chosen.
pub fn label(texts: &Texts, slot: Slot) -> String {
    match slot {
        Slot::Airship(side) => texts.name(&side),
        Slot::Resolution => texts.name(&Term::ResolutionTile),
    }
}

/// The tile chosen; nothing if chance decides.
pub fn name(texts: &Texts, tiles: &Tiles, slot: Slot) -> Option<String> {
    match slot {
        Slot::Airship(side) => airship(tiles, side).map(|tile| texts.name(&tile)),
        Slot::Resolution => tiles.resolution.map(|tile| texts.name(&tile)),
    }
}

/// What the tile does, or what tiles of its kind are.
pub fn about(texts: &Texts, tiles: &Tiles, slot: Slot) -> String {
    let topic = match slot {
        Slot::Airship(side) => {
            airship(tiles, side).map_or(Topic::Term(Term::AirshipTiles), Topic::AirshipTile)
        }
        Slot::Resolution => tiles.resolution.map_or(Topic::Term(Term::ResolutionTile), Topic::Resolution),
    };
    texts.help(topic)
}
