//! Stars and the end of the game.

use super::Apply;
use crate::event::{Event, Listener};
use crate::state::Combat;
use crate::tables::ALL_HEXES;
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    /// Places every star whose goal the player has reached: none may be delayed (RL-096).
    #[inline(never)]
    pub(crate) fn place_due_stars(&mut self, seat: Seat) {
        let player = self.state.public.player(seat);
        if player.automa().is_some() {
            // By play the Automa earns stars for combat and for power only (RL-150, R32).
            if player.power >= Star::Power.need() {
                self.place_star(seat, Star::Power);
            }
            return;
        }
        // Placing one star changes nothing that counts towards another.
        let reached = player.reached();
        let counted = |star: Star| player.counts_towards(star) >= Some(star.need());
        debug_assert_eq!(reached, Star::COUNTED.map(counted));
        // All goals are looked at before one branch for all of them: what was reached once is so ever after, what is due is rare.
        let goals = Star::COUNTED.into_iter().zip(reached);
        if goals.clone().fold(false, |due, (star, reached)| due | (reached & self.is_new(seat, star))) {
            for (star, reached) in goals {
                if reached && self.is_new(seat, star) && !self.state.public.over {
                    self.place_star(seat, star);
                }
            }
        }
    }

    /// Whether a goal that lasts has been reached again since its star was placed (RL-095, RL-099).
    #[inline(always)]
    fn is_new(&self, seat: Seat, star: Star) -> bool {
        let player = self.state.public.player(seat);
        (player.stars.on(star) == 0) | player.fallen.has(star)
    }

    /// Places a star within the limit of its goal: two for combat, for Saxony as many as it has (RL-041, RL-100). The sixth ends the game at once, unless a resolution tile says
    /// how it ends.
    #[inline(never)]
    pub(crate) fn place_star(&mut self, seat: Seat, star: Star) {
        let limit = self.state.public.star_limit(seat, star);
        let player = self.public_mut().player_mut(seat);
        if player.stars.on(star) >= limit || player.stars.complete() {
            return;
        }
        player.stars.place(star);
        player.fallen.set(star, false);
        let (total, sixth) = (player.stars.total(), player.stars.complete());
        self.tell(Event::StarPlaced { seat, star, total });
        if self.state.public.ending.tile.is_some() {
            self.count_stars(seat);
        } else if sixth {
            self.end_game();
        }
    }

    #[inline(never)]
    pub(crate) fn end_game(&mut self) {
        self.take_back_steps();
        let public = self.public_mut();
        public.over = true;
        public.frames.clear();
        public.combat = Combat::default();
        public.turn.end_of_move();
        for own in &mut self.state.own {
            own.dial = None;
            own.played = PackedCards::default();
        }
        self.tell(Event::GameEnded);
    }

    /// Units that still share a territory with enemy units go back where they came from, with what they brought (RL-098).
    fn take_back_steps(&mut self) {
        let seat = self.active();
        let contested = self.state.public.turn.contested;
        for entry in contested.into_iter().flatten().rev() {
            let public = self.public_mut();
            let enemies = public.enemies_at(seat);
            if !enemies.contains(entry.to) {
                continue;
            }
            // Where beaten enemies have retreated onto the territory it left, the unit goes home instead.
            let home = public.player(seat).faction.home();
            let back = if !enemies.contains(entry.from) { entry.from } else { home };
            public.send(seat, entry.unit, entry.to, back);
            // Workers that have walked on by themselves since, or gone aboard an airship, are not called back.
            let mut load = entry.load;
            let mut there = public.player(seat).workers_on(entry.to);
            for cargo in [Cargo::Workers, Cargo::MovedWorkers] {
                let called = load[cargo.index()].min(there);
                load[cargo.index()] = called;
                there -= called;
                for _ in 0..called {
                    public.send(seat, UnitKind::Worker, entry.to, back);
                }
            }
            if back == entry.from {
                public.shift_resources(entry.to, back, entry.load);
            }
            self.tell(Event::StepTakenBack { seat, unit: entry.unit, from: entry.to, to: back, load });
        }
        self.leave_shared_territories(seat);
    }

    /// Whose step nobody has noted, as with an Automa's, goes home.
    fn leave_shared_territories(&mut self, seat: Seat) {
        let public = &self.state.public;
        let home = public.player(seat).faction.home();
        for from in public.player(seat).units_at() & public.enemies_at(seat) & ALL_HEXES {
            let public = self.public_mut();
            let player = public.player(seat);
            let counts = [
                (UnitKind::Character, (player.character == from) as u8),
                (UnitKind::Mech, player.mechs_on(from)),
                (UnitKind::Worker, player.workers_on(from)),
            ];
            for (unit, count) in counts {
                for _ in 0..count {
                    public.send(seat, unit, from, home);
                }
            }
            for (unit, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                self.tell(Event::Retreated { seat, unit, from, to: home, count });
            }
        }
    }
}
