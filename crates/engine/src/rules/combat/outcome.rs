//! Who wins, and what comes of it.

use crate::abilities::camaraderie;
use crate::event::{Event, Listener};
use crate::rules::{Apply, Switch};
use crate::state::{Draw, Question, Side, Then};
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    /// Both sides pay what they have chosen (RL-037); a loser who revealed any power draws a card (RL-038). An Automa is no
    /// exception (R36).
    pub(crate) fn reveal_power(&mut self) {
        let mut totals = [0u8; 2];
        for side in Side::BOTH {
            let seat = self.state.public.combat.seat(side);
            let own = &mut self.state.own[seat.index()];
            let (dial, cards) = (own.dial.take().unwrap_or(0), core::mem::take(&mut own.played).cards());
            totals[side as usize] = dial + cards.value();
            own.hand = own.hand.minus(cards).unwrap_or_default();
            let public = self.public_mut();
            let player = public.player_mut(seat);
            player.hand_count = player.hand_count.saturating_sub(cards.count());
            public.discard = public.discard.plus(cards);
            self.state.cross_off(seat, cards);
            self.tell(Event::PowerRevealed { seat, dial, cards });
            self.lose_power(seat, dial);
        }
        // Ties go to the attacker.
        let winner = if Side::Attacker.wins(totals[0], totals[1]) { Side::Attacker } else { Side::Defender };
        let public = self.public_mut();
        public.combat.winner = winner;
        if !public.combat.duel {
            // Decided: the steps that led here are no longer taken back.
            public.turn.forget_steps_onto(public.combat.hex);
        }
        let (place, seat, loser) = (public.combat.hex, public.combat.seat(winner), public.combat.loser());
        if !public.combat.duel {
            public.combat.workers_driven = public.player(loser).workers_on(place);
            if public.airships_fly() {
                public.combat.fighters_beaten = public.player(loser).fighters_on(place);
            }
        }
        self.tell(Event::CombatWon { seat, over: loser, place });
        self.push(Then::Aftermath);
        if totals[winner.other() as usize] > 0 {
            self.push(Draw::CombatCards { seat: loser, left: 1 });
        }
        self.push(Question::Retreat);
    }

    /// After the retreat: the attacker's popularity for workers driven off, never the defender's (RL-039, RL-040), the winner's star; then, if that did not end the game, the
    /// resources where an Automa fought.
    #[inline(never)]
    pub(crate) fn aftermath(&mut self) {
        self.pop();
        let combat = core::mem::take(&mut self.public_mut().combat);
        let (winner, loser) = (combat.seat(combat.winner), combat.seat(combat.winner.other()));
        let people = |seat: Seat| !self.state.public.player(seat).is_automa();
        let (person_won, person_lost) = (people(winner), people(loser));
        self.pay_for_combat(&combat);
        if combat.duel {
            return self.place_star(winner, Star::Combat);
        }
        let attacked = combat.winner == Side::Attacker;
        if attacked && combat.workers_driven > 0 && person_won {
            self.public_mut().turn.forced_retreat = true;
            let loss =
                camaraderie::after_combat(self.state.public.player(combat.attacker), combat.workers_driven);
            self.lose_popularity(combat.attacker, loss);
        }
        self.place_star(winner, Star::Combat);
        // The star belongs to the combat, the resources come after it: a sixth star leaves them as they lie (R5).
        if self.state.public.over {
            return;
        }
        let spares = self.state.public.rules.has(Switch::AutomaDefenceSparesResources);
        if !person_won && (attacked || !spares) {
            self.remove_resources(winner, combat.hex);
        } else if person_won && attacked && !person_lost {
            self.find_resources(winner, loser, combat.hex);
        }
    }
}
