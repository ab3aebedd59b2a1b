//! Blitzkrieg: airships fight each other (RL-140).

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::{Combat, Public, Question};
use crate::vocab::*;

/// Combat cards each side may add to a combat of airships.
pub(crate) fn cards(public: &Public, attacker: Seat) -> Option<u8> {
    public.player(attacker).tile(|e| if let TileEffect::Duel { cards } = e { Some(cards) } else { None })
}

/// The airships the seat's airship may fight where it is.
pub(crate) fn rivals(public: &Public, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let fights = cards(public, seat).is_some();
    public.enemy_airships(seat, public.player(seat).airship).filter(move |_| fights)
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    for rival in rivals(eyes.public, eyes.seat) {
        push(list, Move::Challenge(rival));
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn challenge(&mut self, mv: Move) {
        self.pop();
        if let Move::Challenge(rival) = mv {
            self.public_mut().turn.duel = Some(rival);
        }
    }

    /// Two airships fight. Nobody else on the territory does, and no mech ability is used.
    pub(crate) fn begin_duel(&mut self, defender: Seat) {
        let attacker = self.active();
        let place = self.state.public.player(attacker).airship;
        self.public_mut().combat = Combat { hex: place, attacker, defender, duel: true, ..Combat::default() };
        self.tell(Event::DuelBegan { place, attacker, defender });
        self.push(Question::Dials);
    }
}
