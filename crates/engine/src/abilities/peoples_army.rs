//! People's Army (Rusviet): more combat cards where a worker takes part.

use crate::state::Player;
use crate::tables::PEOPLES_ARMY_CARDS;
use crate::vocab::*;

/// Combat cards allowed beyond one for each character and mech: once for the combat, however many workers.
#[inline]
pub(crate) fn extra_cards(player: &Player, place: Place) -> u8 {
    let works = player.workers_at.contains(place) && player.has_ability(MechAbility::PeoplesArmy);
    if works { PEOPLES_ARMY_CARDS } else { 0 }
}
