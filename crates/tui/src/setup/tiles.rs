//! Tiles of The Wind Gambit that are chosen instead of drawn.

use super::turned;
use kosa_client::wishes::{TileSlot, Wishes};
use kosa_engine::Switch;
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::{AirshipTile, Resolution, TileSide};
use kosa_lang::Texts;

/// The tiles that may be chosen once this switch is on.
pub fn slots(wishes: &Wishes, switch: Switch) -> impl Iterator<Item = TileSlot> {
    let belongs = move |slot: &TileSlot| match slot {
        TileSlot::Airship(_) => switch == Switch::Airships,
        TileSlot::Resolution => switch == Switch::Resolutions,
    };
    wishes.tile_slots().into_iter().filter(belongs)
}

fn airship(tiles: &Tiles, side: TileSide) -> Option<AirshipTile> {
    match side {
        TileSide::Aggressive => tiles.aggressive,
        TileSide::Passive => tiles.passive,
    }
}

/// Takes the next tile, or the one before; chance stands between the last and the first.
pub fn turn(tiles: &mut Tiles, slot: TileSlot, by: isize) {
    match slot {
        TileSlot::Airship(side) => {
            let fits = AirshipTile::ALL.into_iter().filter(|t| t.face().side == side).map(Some);
            let all: Vec<Option<AirshipTile>> = core::iter::once(None).chain(fits).collect();
            let next = turned(&all, airship(tiles, side), by);
            match side {
                TileSide::Aggressive => tiles.aggressive = next,
                TileSide::Passive => tiles.passive = next,
            }
        }
        TileSlot::Resolution => {
            let all: Vec<Option<Resolution>> =
                core::iter::once(None).chain(Resolution::ALL.map(Some)).collect();
            tiles.resolution = turned(&all, tiles.resolution, by);
        }
    }
}

/// The tile chosen; nothing if chance decides.
pub fn name(texts: &Texts, tiles: &Tiles, slot: TileSlot) -> Option<String> {
    match slot {
        TileSlot::Airship(side) => airship(tiles, side).map(|tile| texts.name(&tile)),
        TileSlot::Resolution => tiles.resolution.map(|tile| texts.name(&tile)),
    }
}
