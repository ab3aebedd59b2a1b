//! Artillery (Nordic): before a combat it may pay 1 power; the opponent then loses 2.

use crate::state::Player;

/// Power paid.
pub(crate) const COST: u8 = 1;
/// Power the opponent loses.
pub(crate) const LOSS: u8 = 2;

/// Whether the price can be paid.
#[inline]
pub(crate) fn usable(own: &Player) -> bool {
    own.power >= COST
}
