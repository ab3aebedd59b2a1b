//! The Automa beside the base game: more seats, Invaders from Afar, The Wind Gambit; and what of it is not certain.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Automa;
use crate::error::{DataError, Source};
use crate::words::{Faction, Status, words};

words! {
    Piece, "token" {
        Flag = "flag",
        Trap = "trap",
    }
}

/// The variant for more seats. Its rules are built into the engine, so only its order is checked.
#[derive(Deserialize, Debug)]
pub(super) struct Multi {
    min_seats: u8,
    tie_token_home_bases_clockwise: Vec<Faction>,
    tie_token_start: Faction,
    tie_token_step: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct InvadersFromAfar {
    reprinted_cards: Vec<usize>,
    automa_places_tokens: BTreeMap<Faction, Piece>,
    tokens_evidence: Status,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WindGambit {
    automa_rulebook_in_box: bool,
    automa_text_found: bool,
    airship_tiles_not_used_solo: Vec<String>,
    resolution_tiles_used_solo: Vec<String>,
    solo_lists_evidence: Status,
}

impl Automa {
    /// What is not known for certain: what it is about, how well it is known, and what the doubt is.
    pub(crate) fn doubts(&self) -> Vec<(String, Status, String)> {
        let invaders = self.invaders_from_afar.get_ref();
        let reprinted: Vec<_> = invaders.reprinted_cards.iter().map(usize::to_string).collect();
        let mut doubts = vec![
            (
                "variant for three or more seats".into(),
                Status::SemiOfficial,
                "From the Rise of Fenris rulebook, page 48, known through a digest; gaps are filled by our \
                 own choice."
                    .into(),
            ),
            (
                format!("Automa cards {}: symbols of Albion and Togawa", reprinted.join(", ")),
                Status::Agreed,
                "Two transcriptions agree; no picture of the reprinted cards was seen.".into(),
            ),
            (
                "Flags and Traps of an Automa".into(),
                invaders.tokens_evidence,
                "Two notes of the Rise of Fenris rulebook imply that it places them; the printed rule was \
                 not found."
                    .into(),
            ),
        ];
        let gambit = self.wind_gambit.get_ref();
        if !gambit.automa_text_found {
            let note = format!(
                "The Automa rulebook of The Wind Gambit was not found: how the Automa flies and resolves is \
                 unknown, and the lists of tiles for solo games are {}.",
                gambit.solo_lists_evidence.id()
            );
            doubts.push(("The Wind Gambit with an Automa".into(), Status::NotFound, note));
        }
        doubts
    }

    pub(super) fn check_variants(&self, source: &Source) -> Result<(), DataError> {
        let multi = self.multi.get_ref();
        let bases = &multi.tie_token_home_bases_clockwise;
        let clockwise = Faction::ALL.iter().cycle().skip_while(|f| **f != multi.tie_token_start);
        if !bases.iter().eq(clockwise.take(Faction::ALL.len())) {
            let start = multi.tie_token_start.id();
            let fault = format!("the home bases must be all seven, clockwise from {start}");
            return Err(source.fault(self.multi.span(), fault));
        }
        if multi.min_seats != 3 || !(1..bases.len()).contains(&multi.tie_token_step) {
            let fault = "expected 3 seats at least, and a step of 1 to 6 bases";
            return Err(source.fault(self.multi.span(), fault));
        }
        let invaders = self.invaders_from_afar.get_ref();
        let fault = if invaders.reprinted_cards != self.reprinted() {
            "reprinted_cards are not the cards of this revision"
        } else if !invaders
            .automa_places_tokens
            .iter()
            .eq([(&Faction::Togawa, &Piece::Trap), (&Faction::Albion, &Piece::Flag)])
        {
            "expected flags for albion and traps for togawa"
        } else {
            ""
        };
        if !fault.is_empty() {
            return Err(source.fault(self.invaders_from_afar.span(), fault));
        }
        let gambit = self.wind_gambit.get_ref();
        if gambit.automa_text_found && !gambit.automa_rulebook_in_box {
            return Err(
                source.fault(self.wind_gambit.span(), "a text cannot be found that is not in the box")
            );
        }
        let (unused, used) = (&gambit.airship_tiles_not_used_solo, &gambit.resolution_tiles_used_solo);
        if unused.iter().any(|tile| used.contains(tile)) {
            return Err(source.fault(self.wind_gambit.span(), "a tile is in both lists"));
        }
        Ok(())
    }
}
