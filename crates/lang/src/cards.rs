//! What cards say and do.

use crate::Texts;
use kosa_engine::vocab::*;

impl Texts {
    /// What a Factory card does in its top half.
    pub fn factory_card(&self, card: FactoryCard) -> String {
        card.to_string()
    }

    /// An option of an encounter card, from 0: its label, cost and gain.
    pub fn encounter_option(&self, card: Encounter, option: u8) -> String {
        format!("{card}/{option}")
    }

    /// An objective card: what it asks.
    pub fn objective(&self, card: Objective) -> String {
        card.face().text.into()
    }
}
