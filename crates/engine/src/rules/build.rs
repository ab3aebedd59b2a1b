//! Build: any structure still on the player mat, on a territory with one of the player's workers and no structure, never a lake; the
//! Factory is as good as any (RL-064), and an encounter finds no room beside a structure (RL-053). No structure is ever lost (RL-087).

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::vocab::*;

/// Where a structure may be built: at the one place allowed, or wherever the rules let it.
#[inline]
fn places(eyes: &Eyes, at: Option<Place>) -> PlaceSet {
    let public = eyes.public;
    match at {
        Some(at) => at.set() & !public.structures_at(),
        None => public.build_places(eyes.seat),
    }
}

/// Whether a structure and a place for it are left.
#[inline]
pub(super) fn is_possible(eyes: &Eyes, at: Option<Place>) -> bool {
    let player = eyes.public.player(eyes.seat);
    !Structure::ALL.into_iter().all(|structure| player.has_built(structure)) && !places(eyes, at).is_empty()
}

pub(crate) fn answers(eyes: &Eyes, at: Option<Place>, list: &mut MoveList) {
    let places = places(eyes, at);
    let player = eyes.public.player(eyes.seat);
    for structure in Structure::ALL {
        if player.has_built(structure) {
            continue;
        }
        for at in places {
            push(list, Move::Build { structure, at });
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn build(&mut self, mv: Move) {
        self.pop();
        if let Move::Build { structure, at } = mv {
            let seat = self.active();
            self.public_mut().build(seat, structure, at);
            self.tell(Event::Built { seat, structure, place: at });
        }
    }
}
