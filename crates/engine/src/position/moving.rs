//! The unit on its way: it stands where it says, has or has not moved before, and takes along what it may.

use super::collect::Check;
use super::fault::PositionFault;
use crate::rules::cargo_bounds;
use crate::state::{Frame, Moving, Public, Question};
use crate::tables::LAKES;
use crate::vocab::*;

/// Whether a unit of the list stands there that has, or has not, moved.
fn stands(list: &[Place], moved: u8, at: Place, mark: bool) -> bool {
    list.iter().enumerate().any(|(i, place)| *place == at && (moved >> i & 1 != 0) == mark)
}

/// Whether the load is one that the answers so far could have made.
fn may_carry(public: &Public, moving: &Moving) -> bool {
    let asks = public.is_pending(Question::Carry);
    let pays = public.frames().iter().any(|f| matches!(f, Frame::Question(Question::Toll { .. })));
    Cargo::ALL.into_iter().all(|cargo| {
        let load = moving.load[cargo.index()];
        let answered = pays || asks && moving.asking.is_some_and(|asked| cargo < asked);
        if !answered {
            return load == 0;
        }
        let (least, most) = cargo_bounds(public, moving, cargo);
        // What a toll asks for at least has been paid in part; what must leave a lake must leave it all the same.
        let least = if pays && !LAKES.contains(moving.from) { 0 } else { least };
        (least..=most).contains(&load)
    })
}

/// What the unit on its way needs once the frames are known.
pub(super) fn check_moving(check: &mut Check, public: &Public) {
    let Some(moving) = public.turn.moving else { return };
    let (player, turn) = (public.player(public.active), &public.turn);
    let moved = !moving.first;
    let fits = match moving.unit {
        UnitKind::Character => turn.moved_character == moved,
        UnitKind::Mech => stands(&player.mechs, turn.moved_mechs, moving.from, moved),
        UnitKind::Worker => stands(&player.workers, turn.moved_workers, moving.from, moved),
        UnitKind::Airship => true,
    };
    if !fits {
        check.fault("moving", PositionFault::MovedBefore);
    }
    if !may_carry(public, &moving) {
        check.fault("moving", PositionFault::Load);
    }
}

/// Whether a character or mech of the active player on a place may still be moved: nobody leaves a combat that is due.
pub(super) fn unmoved_fighter(public: &Public, at: Place) -> bool {
    let (player, turn) = (public.player(public.active), &public.turn);
    let character = player.character == at && !turn.moved_character;
    character || stands(&player.mechs, turn.moved_mechs, at, false)
}
