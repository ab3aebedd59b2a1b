//! Set-up, stars and scoring: what the engine has built in, and what other files say too.

use serde::Deserialize;

use super::Automa;
use crate::error::{DataError, Source};
use crate::factions::{Pieces, START_WORKERS};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) coins: u8,
    pub(crate) popularity: u8,
    workers_on_board: usize,
    workers_on_faction_mat: usize,
    mechs_on_faction_mat: usize,
    stars: usize,
    character_on: String,
    power_and_combat_cards: String,
    factory_cards_solo: usize,
    first_player: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stars {
    pub(crate) max_combat_stars: u8,
    max_power_stars: u8,
    other_sources: Vec<String>,
    game_end_at: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scoring {
    pub(crate) coins_per_star: u8,
    pub(crate) coins_per_territory: u8,
    coins_per_resource_pair: u8,
    pub(crate) human_max_scoring_resources_per_territory: u8,
    tie_break_skips: Vec<String>,
}

impl Automa {
    pub(crate) fn setup(&self) -> &Setup {
        self.setup.get_ref()
    }

    pub(crate) fn stars(&self) -> &Stars {
        self.stars.get_ref()
    }

    pub(crate) fn scoring(&self) -> &Scoring {
        self.scoring.get_ref()
    }

    /// What the engine has built in, and what other files say too.
    pub(super) fn check_constants(&self, source: &Source, pieces: &Pieces) -> Result<(), DataError> {
        let setup = self.setup();
        let got =
            [setup.workers_on_board, setup.workers_on_faction_mat, setup.mechs_on_faction_mat, setup.stars];
        let expected = [START_WORKERS, pieces.workers - START_WORKERS, pieces.mechs, pieces.stars];
        let fault = if got != expected {
            format!(
                "workers on board and mat, mechs and stars are {got:?}, but factions.toml has {expected:?}"
            )
        } else if setup.character_on != "home_base" || setup.power_and_combat_cards != "faction mat" {
            "expected the character on the home_base, power and combat cards by the faction mat".into()
        } else if setup.factory_cards_solo != 3 || setup.first_player != "human" {
            "expected 3 Factory cards and the person as first player".into()
        } else {
            String::new()
        };
        if !fault.is_empty() {
            return Err(source.fault(self.setup.span(), fault));
        }
        let stars = self.stars();
        if stars.max_power_stars != 1
            || stars.other_sources != ["star_track"]
            || stars.game_end_at != pieces.stars
            || usize::from(stars.max_combat_stars) > pieces.stars
        {
            let fault = format!(
                "expected 1 star for power, the star_track as other source, and the end at {0} stars, {0} of \
                 them from combat at most",
                pieces.stars
            );
            return Err(source.fault(self.stars.span(), fault));
        }
        let scoring = self.scoring();
        if scoring.coins_per_resource_pair != 0 || scoring.tie_break_skips != ["resources"] {
            let fault = "expected no coins for resources, and tie-breaks without them";
            return Err(source.fault(self.scoring.span(), fault));
        }
        Ok(())
    }
}
