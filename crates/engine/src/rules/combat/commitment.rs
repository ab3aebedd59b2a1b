//! Power and combat cards, chosen by both sides in secret: the dial goes to 7 and never above the power there is (RL-035). How many cards a
//! player holds is public, which ones is not (RL-047).

use crate::abilities::peoples_army;
use crate::event::{Event, Listener};
use crate::invaders::suiton;
use crate::moves::{Actor, Move, MoveList};
use crate::rules::{Apply, Eyes, Switch, push};
use crate::state::{Draw, Public, Side};
use crate::tracks::MAX_DIAL;
use crate::vocab::*;
use crate::wind_gambit::tiles::{blitzkrieg, distract};

/// Combat cards a side may play: one for each character and mech, and what an ability adds (RL-036).
pub(crate) fn card_limit(public: &Public, seat: Seat) -> u8 {
    let player = public.player(seat);
    let place = public.combat.hex;
    let fewer = distract::fewer_cards(public, seat);
    if public.combat.duel {
        let cards = blitzkrieg::cards(public, public.combat.attacker).unwrap_or(0);
        return cards.saturating_sub(fewer).min(player.hand_count);
    }
    let extra = peoples_army::extra_cards(player, place) + suiton::extra_cards(player, place);
    (player.fighters_on(place) + extra).saturating_sub(fewer).min(player.hand_count)
}

pub(crate) fn answers(eyes: &Eyes, list: &mut MoveList) {
    let public = eyes.public;
    if eyes.own.dial.is_none() {
        for power in (0..=public.player(eyes.seat).power.min(MAX_DIAL)).rev() {
            push(list, Move::Dial(power));
        }
        return;
    }
    let hand = eyes.own.hand.0;
    let limit = card_limit(public, eyes.seat);
    for fives in 0..=hand[3].min(limit) {
        for fours in 0..=hand[2].min(limit - fives) {
            for threes in 0..=hand[1].min(limit - fives - fours) {
                for twos in 0..=hand[0].min(limit - fives - fours - threes) {
                    push(list, Move::Play(CombatCards([twos, threes, fours, fives])));
                }
            }
        }
    }
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn dials(&mut self, actor: Actor, mv: Move) {
        let Actor::Seat(seat) = actor else { return };
        let own = &mut self.state.own[seat.index()];
        match mv {
            Move::Dial(power) => own.dial = Some(power),
            Move::Play(cards) => {
                own.played = cards.into();
                self.commit(seat);
            }
            _ => {}
        }
    }

    pub(crate) fn commit(&mut self, seat: Seat) {
        if let Some(side) = self.state.public.combat.side(seat) {
            self.public_mut().combat.commit(side);
            self.tell(Event::ChoiceMade { seat });
        }
    }

    /// Makes the choices that are none, and reveals when both are made. Says whether the game went on.
    #[inline(never)]
    pub(crate) fn dials_flow(&mut self) -> bool {
        for side in Side::BOTH {
            let seat = self.state.public.combat.seat(side);
            if self.state.public.combat.has_committed(side) || self.state.public.player(seat).is_automa() {
                continue;
            }
            if self.state.public.player(seat).power == 0 && self.state.own[seat.index()].dial.is_none() {
                self.state.own[seat.index()].dial = Some(0);
            }
            // How many cards a player holds and may play is public: without any there is nothing left to choose.
            if self.state.own[seat.index()].dial.is_some() && super::card_limit(&self.state.public, seat) == 0
            {
                self.commit(seat);
            }
        }
        // Automas draw their cards once the people have chosen.
        let people_chose = Side::BOTH.into_iter().all(|side| {
            let combat = &self.state.public.combat;
            combat.has_committed(side) || self.state.public.player(combat.seat(side)).is_automa()
        });
        if people_chose {
            let mut order = Side::BOTH;
            if self.state.public.rules.has(Switch::AutomaDefenderFirst) {
                order.reverse();
            }
            if let Some(side) = order.into_iter().find(|side| !self.state.public.combat.has_committed(*side))
            {
                self.push(Draw::AutomaFight { side });
                return true;
            }
        }
        let both = Side::BOTH.into_iter().all(|side| self.state.public.combat.has_committed(side));
        if both {
            self.pop();
            self.reveal_power();
        }
        both
    }
}
