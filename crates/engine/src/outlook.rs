//! What awaits a unit that takes a step, so that clients can say it beside the step and need not know the rules of it.

use crate::airships::{siege_engine, toll};
use crate::state::{Public, Question};
use crate::vocab::*;

/// Whom and what a unit meets on a territory it steps onto.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outlook {
    /// The player whose character or mechs it must fight.
    pub combat: Option<Seat>,
    /// The player whose workers it drives off, where nobody must be fought.
    pub drives_off: Option<Seat>,
    /// Whether it finds an encounter token that it may use.
    pub encounter: bool,
}

impl Public {
    /// What a unit of the seat meets where it steps.
    pub fn outlook(&self, seat: Seat, unit: UnitKind, to: Place) -> Outlook {
        // Airships meet nobody.
        if unit == UnitKind::Airship {
            return Outlook::default();
        }
        let combat = self.enemy_fighter_on(seat, to);
        let has_workers = |s: &Seat| *s != seat && self.player(*s).workers_on(to) > 0;
        let drives_off = if combat.is_none() { self.seats().find(has_workers) } else { None };
        let encounter = unit == UnitKind::Character && self.encounter_tokens().contains(to);
        Outlook { combat, drives_off, encounter }
    }

    /// What a unit of the seat leaves aboard the airships of others when it enters a territory: their owners and the
    /// number of resources, for those that have room.
    pub fn tolls(&self, seat: Seat, unit: UnitKind, to: Place) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let pays = unit != UnitKind::Airship && self.airships_fly();
        toll::dues(self, seat, to).filter(move |(_, due)| pays && *due > 0)
    }

    /// What a unit of the seat pays to the owners of airships when it leaves a territory with the step that is asked for
    /// now: the owners and their coins. Only where a character or mech begins its move is anything asked.
    pub fn leaving_costs(
        &self,
        seat: Seat,
        unit: UnitKind,
        from: Place,
    ) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let pays = unit.fights() && self.airships_fly() && self.question() == Some(Question::Units);
        siege_engine::tolls(self, seat, from).filter(move |_| pays)
    }
}
