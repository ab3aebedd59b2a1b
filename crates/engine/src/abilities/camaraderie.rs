//! Camaraderie (Polania): no popularity lost for workers that retreat after a combat won as the attacker. Driving off
//! workers without a combat still costs popularity; the older printing can be read otherwise (RL-113).

use crate::rules::Switch;
use crate::state::{Player, Public};
use crate::vocab::*;

/// Popularity the winning attacker loses for this many workers sent home.
#[inline]
pub(crate) fn after_combat(attacker: &Player, workers: u8) -> u8 {
    if attacker.has_ability(MechAbility::Camaraderie) { 0 } else { workers }
}

/// Popularity lost for this many workers driven off without a combat.
#[inline]
pub(crate) fn without_combat(public: &Public, by: Seat, workers: u8) -> u8 {
    if public.rules.has(Switch::CamaraderieAnyRetreat) {
        after_combat(public.player(by), workers)
    } else {
        workers
    }
}
