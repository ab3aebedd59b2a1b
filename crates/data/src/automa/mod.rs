//! The Automa: its cards, its star tracks, and what its levels change.

mod cards;
mod constants;
mod levels;
mod totals;
mod variants;

use serde::Deserialize;
use toml::Spanned;

pub(crate) use cards::{CARDS, Card, GainToken, MoveToken, RecruitToken, Scheme, Symbol};
pub(crate) use levels::Retreat;

use crate::error::{DataError, Source};
use crate::factions::Pieces;
use crate::tiles::Power;
use cards::Deck;
use constants::{Scoring, Setup, Stars};
use levels::{LevelRules, Track};
use totals::Checks;
use variants::{InvadersFromAfar, Multi, WindGambit};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Automa {
    schema: u8,
    deck: Spanned<Deck>,
    checks: Checks,
    card: Vec<Spanned<Card>>,
    star_track: Vec<Spanned<Track>>,
    level: Vec<Spanned<LevelRules>>,
    setup: Spanned<Setup>,
    stars: Spanned<Stars>,
    scoring: Spanned<Scoring>,
    multi: Spanned<Multi>,
    invaders_from_afar: Spanned<InvadersFromAfar>,
    wind_gambit: Spanned<WindGambit>,
}

impl Automa {
    pub(crate) fn check(&self, source: &Source, pieces: &Pieces, power: &Power) -> Result<(), DataError> {
        if self.schema != 1 {
            return Err(source.fault_of_file(format!("schema is {}, expected 1", self.schema)));
        }
        self.check_deck(source, power.max)?;
        for (i, spanned) in self.card.iter().enumerate() {
            let card = spanned.get_ref();
            if card.number() != i + 1 {
                let fault = format!("card {} is missing or out of order", i + 1);
                return Err(source.fault(spanned.span(), fault));
            }
            card.check(power.dial_max).map_err(|e| source.fault(spanned.span(), e))?;
            card.check_schemes(source)?;
        }
        if self.card.len() != CARDS {
            let fault = format!("{} Automa cards, expected {CARDS}", self.card.len());
            return Err(source.fault_of_file(fault));
        }
        self.check_totals(source)?;
        self.check_levels(source, pieces.stars)?;
        self.check_constants(source, pieces)?;
        self.check_variants(source)
    }
}
