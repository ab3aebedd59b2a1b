//! Payments.

use super::Doing;
use crate::event::{Event, Listener};
use crate::legal::payment::after;
use crate::moves::Move;
use crate::state::{PayWith, Question};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// Pays the cost of a card: tracks at once, cards and resources by asking.
    pub(super) fn pay_cost(&mut self, cost: &Cost) {
        let seat = self.active();
        self.spend_coins(seat, cost.coins as u16);
        self.lose_popularity(seat, cost.popularity);
        self.lose_power(seat, cost.power);
        if cost.any_resources > 0 {
            let with = if cost.distinct { PayWith::Distinct } else { PayWith::Any };
            self.push(Question::Pay { with, left: cost.any_resources, kind: 0, place: 0 });
        }
        if cost.combat_cards > 0 {
            self.push(Question::Discard { left: cost.combat_cards });
        }
    }

    pub(super) fn pay(&mut self, with: PayWith, left: u8, kind: u8, place: u8, mv: Move) {
        let seat = self.active();
        let (kind, place) = match mv {
            Move::PayToken { resource, from } => {
                let public = self.public();
                let place = if from.is_aboard() {
                    &mut public.player_mut(seat).aboard
                } else {
                    &mut public.resources[from.index()]
                };
                let tokens = &mut place[resource.index()];
                *tokens = tokens.saturating_sub(1);
                self.tell(Event::ResourcePaid { seat, place: from, resource });
                after(with, resource, from)
            }
            Move::PayCard(card) => {
                self.public().turn.coercion_used = true;
                self.spend_card(seat, card);
                (kind, place)
            }
            _ => return,
        };
        if left > 1 {
            self.public().frames.set(Question::Pay { with, left: left - 1, kind, place });
        } else {
            self.pop();
        }
    }

    pub(super) fn discard(&mut self, left: u8, mv: Move) {
        let Move::Discard(card) = mv else { return };
        self.spend_card(self.active(), card);
        if left > 1 {
            self.public().frames.set(Question::Discard { left: left - 1 });
        } else {
            self.pop();
        }
    }

    pub(super) fn spend_card(&mut self, seat: Seat, card: CombatCard) {
        self.lay_down(seat, card);
        self.tell(Event::CardDiscarded { seat, card });
    }

    /// A combat card goes from the hand to the discards.
    pub(super) fn lay_down(&mut self, seat: Seat, card: CombatCard) {
        self.state.own[seat.index()].hand.remove(card);
        let public = self.public();
        let player = public.player_mut(seat);
        player.hand_count = player.hand_count.saturating_sub(1);
        public.discard.add(card);
    }
}
