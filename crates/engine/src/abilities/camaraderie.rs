//! Camaraderie (Polania): no popularity lost for workers that retreat after a combat won as the attacker. Driving off
//! workers without a combat still costs popularity.

use crate::state::Player;
use crate::vocab::*;

/// Popularity the winning attacker loses for so many workers sent home.
#[inline]
pub(crate) fn popularity_loss(attacker: &Player, workers: u8) -> u8 {
    if attacker.has_ability(MechAbility::Camaraderie) { 0 } else { workers }
}
