//! Produce.

use super::Doing;
use crate::airships::reap;
use crate::event::Listener;
use crate::legal;
use crate::moves::Move;
use crate::state::Question;

impl<L: Listener> Doing<'_, L> {
    pub(super) fn begin_produce(&mut self) {
        let seat = self.active();
        let player = self.state.public.player(seat);
        let (power, popularity, coins) = player.produce_cost();
        let left = player.produce_territories();
        self.lose_power(seat, power);
        self.lose_popularity(seat, popularity);
        self.spend_coins(seat, coins);
        self.push(Question::Produce { left, next: 0, mill: true });
    }

    pub(super) fn produce_on(&mut self, left: u8, mill: bool, mv: Move) {
        let Move::ProduceOn { hex, amount } = mv else { return self.pop() };
        let seat = self.active();
        let at_mill = mill && legal::mill_hex(&self.state.public, seat) & hex.place().bit() != 0;
        // The Mill's territory and the one under Reap come on top of the others.
        let reaped = mill && reap::place(self.state.public.player(seat)) & hex.place().bit() != 0;
        let left = if at_mill || reaped { left } else { left.saturating_sub(1) };
        self.public().frames.set(Question::Produce { left, next: hex.index() as u8 + 1, mill });
        match hex.terrain().resource() {
            Some(resource) => self.gain_resource(seat, hex.place(), resource, amount),
            None => self.gain_workers(seat, hex.place(), amount),
        }
    }
}
