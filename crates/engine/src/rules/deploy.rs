//! Deploy: any mech still on the faction mat, on a territory with one of the player's workers, never a lake (RL-086).

use super::{Apply, Eyes, push};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::tables::MECHS;
use crate::vocab::*;

/// Where a mech may be deployed: at the one place allowed, or wherever the rules let it.
#[inline]
fn places(eyes: &Eyes, at: Option<Place>) -> PlaceSet {
    match at {
        Some(at) => at.set(),
        None => eyes.public.deploy_places(eyes.seat),
    }
}

/// Whether a mech and a place for it are left.
#[inline]
pub(super) fn is_possible(eyes: &Eyes, at: Option<Place>) -> bool {
    let player = eyes.public.player(eyes.seat);
    (player.deployed.count() as usize) < MECHS && !places(eyes, at).is_empty()
}

pub(crate) fn answers(eyes: &Eyes, at: Option<Place>, list: &mut MoveList) {
    let places = places(eyes, at);
    let player = eyes.public.player(eyes.seat);
    for slot in (0..MECHS as u8).filter(|slot| !player.has_deployed(*slot)) {
        for at in places {
            push(list, Move::Deploy { slot, at });
        }
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn deploy(&mut self, mv: Move) {
        self.pop();
        if let Move::Deploy { slot, at } = mv {
            let seat = self.active();
            self.public_mut().deploy(seat, slot, at);
            self.tell(Event::Deployed { seat, slot, place: at });
        }
    }
}
