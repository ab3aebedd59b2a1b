//! Combat: which comes first and how it begins. Its parts in their order: `before`, `commitment`, `outcome`, `retreat`.

pub(super) mod before;
pub(super) mod commitment;
mod outcome;
pub(super) mod retreat;

pub(crate) use before::usable_before_combat;
pub(crate) use commitment::card_limit;

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Eyes, push};
use crate::state::{Combat, Question, Side};
use crate::vocab::*;

pub(crate) fn order(eyes: &Eyes, list: &mut MoveList) {
    for hex in eyes.public.contested().hexes() {
        push(list, Move::Fight(hex));
    }
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn fight(&mut self, mv: Move) {
        let Move::Fight(hex) = mv else { return };
        self.pop();
        self.begin_combat(hex.place());
    }

    pub(crate) fn begin_combat(&mut self, place: Place) {
        let attacker = self.active();
        let Some(defender) = self.state.public.enemy_fighter_on(attacker, place) else { return };
        self.public_mut().combat = Combat { hex: place, attacker, defender, ..Combat::default() };
        self.tell(Event::CombatBegan { place, attacker, defender });
        // The attacker's abilities come first: they lie on top (RL-042).
        self.push(Question::Dials);
        self.push(Question::Ability { side: Side::Defender, slot: 0 });
        self.push(Question::Ability { side: Side::Attacker, slot: 0 });
    }
}
