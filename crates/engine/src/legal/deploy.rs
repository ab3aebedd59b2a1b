//! Deploy: any mech still on the faction mat, on a territory with an own worker, never a lake.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, at: Place, list: &mut MoveList) {
    let places = if at.is_on_board() { at.bit() } else { eyes.public.deploy_places(eyes.seat) };
    let player = eyes.public.player(eyes.seat);
    for slot in (0..4).filter(|slot| !player.has_deployed(*slot)) {
        for at in PlaceSet(places) {
            push(list, Move::Deploy { slot, at });
        }
    }
    push(list, Move::Skip);
}
