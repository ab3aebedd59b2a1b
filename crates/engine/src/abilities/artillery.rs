//! Artillery (Nordic): before a combat it may pay power; the opponent then loses more.

use crate::state::Player;
pub(crate) use crate::tables::{ARTILLERY_COST as COST, ARTILLERY_LOSS as LOSS};

/// Whether the price can be paid.
#[inline]
pub(crate) fn usable(own: &Player) -> bool {
    own.power >= COST
}
