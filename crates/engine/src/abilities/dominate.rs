//! Dominate (Saxony): no limit to stars for combat and for objectives (RL-117).

use crate::state::Player;
use crate::tables::AUTOMA_COMBAT_STARS;
use crate::vocab::*;

/// How many stars the player may place on a goal. The Automa uses no faction ability.
#[inline]
pub(crate) fn limit(player: &Player, star: Star) -> u8 {
    match star {
        Star::Combat if player.automa().is_some() => AUTOMA_COMBAT_STARS,
        Star::Combat | Star::Objective if player.faction.ability() == FactionAbility::Dominate => {
            Stars::PER_PLAYER
        }
        _ => star.spaces(),
    }
}

/// Whether the second objective card is kept when the first is completed.
#[inline]
pub(crate) fn keeps_other_objective(faction: Faction) -> bool {
    faction.ability() == FactionAbility::Dominate
}
