//! Build: any structure still on the player mat, on a territory with an own worker and no structure, never a lake.

use super::{Eyes, push};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, at: Place, list: &mut MoveList) {
    let public = eyes.public;
    let places =
        if at.is_on_board() { at.bit() & !public.structures_at() } else { public.build_places(eyes.seat) };
    let player = public.player(eyes.seat);
    for structure in Structure::ALL {
        if player.has_built(structure) {
            continue;
        }
        for at in PlaceSet(places) {
            push(list, Move::Build { structure, at });
        }
    }
    push(list, Move::Skip);
}
