//! Boost: workers that begin their move under the airship move farther.

use crate::state::Player;
use crate::vocab::*;

/// Steps added to a worker's move from here.
#[inline]
pub(crate) fn extra_steps(player: &Player, unit: UnitKind, from: Place) -> u8 {
    if unit != UnitKind::Worker || !player.under_airship().contains(from) {
        return 0;
    }
    let steps = player.tile(|e| if let TileEffect::WorkerSteps(n) = e { Some(n) } else { None });
    steps.unwrap_or(0)
}
