//! Gaining and losing on the tracks, with the events that tell of it. No track falls below its beginning (RL-043).

use super::Apply;
use crate::event::{Event, Listener};
use crate::state::Draw;
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    pub(crate) fn gain_power(&mut self, seat: Seat, amount: u8) {
        let amount = self.public_mut().player_mut(seat).gain_power(amount);
        if amount > 0 {
            self.tell(Event::PowerGained { seat, amount });
        }
    }

    pub(crate) fn lose_power(&mut self, seat: Seat, amount: u8) {
        let amount = self.public_mut().player_mut(seat).lose_power(amount);
        if amount > 0 {
            self.note_fall(seat);
            self.tell(Event::PowerLost { seat, amount });
        }
    }

    pub(crate) fn gain_popularity(&mut self, seat: Seat, amount: u8) {
        let amount = self.public_mut().player_mut(seat).gain_popularity(amount);
        if amount > 0 {
            self.tell(Event::PopularityGained { seat, amount });
        }
    }

    pub(crate) fn lose_popularity(&mut self, seat: Seat, amount: u8) {
        let amount = self.public_mut().player_mut(seat).lose_popularity(amount);
        if amount > 0 {
            self.note_fall(seat);
            self.tell(Event::PopularityLost { seat, amount });
        }
    }

    pub(crate) fn gain_coins(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            self.public_mut().player_mut(seat).gain_coins(amount);
            self.tell(Event::CoinsGained { seat, amount });
        }
    }

    pub(crate) fn spend_coins(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            self.public_mut().player_mut(seat).lose_coins(amount);
            self.tell(Event::CoinsSpent { seat, amount });
        }
    }

    pub(crate) fn lose_coins(&mut self, seat: Seat, amount: u16) {
        let amount = self.public_mut().player_mut(seat).lose_coins(amount);
        if amount > 0 {
            self.tell(Event::CoinsLost { seat, amount });
        }
    }

    /// Combat cards are drawn next.
    pub(crate) fn gain_cards(&mut self, seat: Seat, amount: u8) {
        if amount > 0 {
            self.push(Draw::CombatCards { seat, left: amount });
        }
    }

    pub(crate) fn gain_resource(&mut self, seat: Seat, place: Place, resource: Resource, amount: u8) {
        if !place.is_on_board() {
            return;
        }
        let amount = self.public_mut().add_resource(place, resource, amount);
        if amount > 0 {
            self.tell(Event::ResourcesGained { seat, place, resource, amount });
        }
    }

    pub(crate) fn gain_workers(&mut self, seat: Seat, place: Place, amount: u8) {
        let public = self.public_mut();
        // Workers made during the active player's turn may be moved in it, should a move still come.
        let mut moved = if seat == public.active { public.turn.moved_workers } else { 0 };
        for _ in 0..amount {
            public.add_worker(seat, place, &mut moved);
        }
        if seat == public.active {
            public.turn.moved_workers = moved;
        }
        if amount > 0 {
            self.tell(Event::WorkersGained { seat, place, amount });
        }
    }

    pub(crate) fn gain_bonus(&mut self, seat: Seat, bonus: RecruitBonus, amount: u8) {
        match bonus {
            RecruitBonus::Power => self.gain_power(seat, amount),
            RecruitBonus::Coins => self.gain_coins(seat, amount as u16),
            RecruitBonus::Popularity => self.gain_popularity(seat, amount),
            RecruitBonus::CombatCards => self.gain_cards(seat, amount),
        }
    }
}
