//! The modules and expansions as flags: shorter than the switches of the rules, and the way to choose tiles.

use crate::fault::{Outcome, usage};
use crate::wrong::Wrong;
use clap::{Args, ValueEnum};
use kosa_client::wishes::Wishes;
use kosa_engine::vocab::{AirshipTile, Resolution, TileSide};
use kosa_engine::{Rules, Switch};

// Which tiles of The Wind Gambit are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum WhichTiles {
    // All of them; of most the printed text is not known, and their effect is ours
    All,
    // Only those whose printed text is known well enough
    Verified,
}

// Expansions and modules.
#[derive(Args, Clone, Debug, Default)]
pub struct Modules {
    #[arg(long)]
    pub invaders: bool,
    #[arg(long, value_name = "TILES", num_args = 0..=1, default_missing_value = "random")]
    pub airships: Option<String>,
    #[arg(long)]
    pub airship_pairs: bool,
    #[arg(long, value_name = "TILE", num_args = 0..=1, default_missing_value = "random")]
    pub resolution: Option<String>,
    #[arg(long, value_name = "WHICH")]
    pub tiles: Option<WhichTiles>,
}

impl Modules {
    /// Wishes for a table at which nobody sits: the rules with what the flags add, and the tiles they choose.
    pub fn wishes(&self, rules: Rules) -> Outcome<Wishes> {
        let mut rules = rules;
        let mut on = |switch: Switch, wanted: bool| {
            if wanted {
                rules = rules.with(switch, true);
            }
        };
        on(Switch::InvadersFromAfar, self.invaders);
        on(Switch::Airships, self.airships.is_some() || self.airship_pairs);
        on(Switch::AirshipPairs, self.airship_pairs);
        on(Switch::Resolutions, self.resolution.is_some());
        on(Switch::VerifiedTiles, self.tiles == Some(WhichTiles::Verified));
        if self.tiles == Some(WhichTiles::All) {
            rules = rules.with(Switch::VerifiedTiles, false);
        }
        let mut wishes = Wishes::of_seats(Vec::new()).with_rules(rules);
        let tiles = &mut wishes.tiles;
        for name in chosen(&self.airships) {
            let tile: AirshipTile = match name.parse() {
                Ok(tile) => tile,
                Err(e) => return usage(e),
            };
            let side = tile.face().side;
            let slot = match side {
                TileSide::Aggressive => &mut tiles.aggressive,
                TileSide::Passive => &mut tiles.passive,
            };
            if slot.replace(tile).is_some() {
                return usage(Wrong::TwoAirshipTiles(side));
            }
        }
        for name in chosen(&self.resolution) {
            match name.parse::<Resolution>() {
                Ok(tile) if tiles.resolution.is_none() => tiles.resolution = Some(tile),
                Ok(_) => return usage(Wrong::TwoResolutions),
                Err(e) => return usage(e),
            }
        }
        Ok(wishes)
    }
}

/// The names of a list; none where chance decides.
fn chosen(list: &Option<String>) -> impl Iterator<Item = &str> {
    let list = list.as_deref().filter(|text| *text != "random").unwrap_or_default();
    list.split(',').map(str::trim).filter(|name| !name.is_empty())
}
