//! People's Army (Rusviet): one more combat card where a worker takes part.

use crate::state::Player;
use crate::vocab::*;

/// Combat cards allowed beyond one for each character and mech: one for the combat, however many workers.
#[inline]
pub(crate) fn extra_cards(player: &Player, place: Place) -> u8 {
    (player.workers_at & place.bit() != 0 && player.has_ability(MechAbility::PeoplesArmy)) as u8
}
