//! Stars and the end of the game.

use super::Doing;
use crate::abilities::dominate;
use crate::event::{Event, Listener};
use crate::state::Combat;
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// Places every star whose goal the player has reached: none may be delayed.
    pub(super) fn place_due_stars(&mut self, seat: Seat) {
        let player = self.state.public.player(seat);
        if player.automa.is_some() {
            // By play the Automa earns stars for combat and for power only.
            if player.power >= Star::Power.need() {
                self.place_star(seat, Star::Power);
            }
            return;
        }
        let reached = [
            (Star::Upgrades, player.upgrade_count()),
            (Star::Mechs, player.mech_count()),
            (Star::Structures, player.structure_count()),
            (Star::Recruits, player.recruit_count()),
            (Star::Workers, player.worker_count()),
            (Star::Popularity, player.popularity),
            (Star::Power, player.power),
        ];
        for (star, count) in reached {
            if count >= star.need() && !self.state.public.over {
                self.place_star(seat, star);
            }
        }
    }

    /// Places a star within the limit of its goal. The sixth ends the game at once.
    pub(super) fn place_star(&mut self, seat: Seat, star: Star) {
        let player = self.public().player_mut(seat);
        if player.stars.on(star) >= dominate::limit(player, star) || player.stars.complete() {
            return;
        }
        player.stars.place(star);
        let sixth = player.stars.complete();
        self.tell(Event::StarPlaced { seat, star });
        if sixth {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        self.take_back_steps();
        let public = self.public();
        public.over = true;
        public.frames.clear();
        public.combat = Combat::default();
        public.turn.end_of_move();
        for own in &mut self.state.own {
            own.dial = None;
            own.played = CombatCards::NONE;
        }
        self.tell(Event::GameEnded);
    }

    /// Units that still share a territory with enemy units go back where they came from, with what they brought.
    fn take_back_steps(&mut self) {
        let seat = self.active();
        let entries = self.state.public.turn.entries;
        for entry in entries.into_iter().flatten().rev() {
            let public = self.public();
            let enemies = public.enemies_at(seat);
            if enemies & entry.to.bit() == 0 {
                continue;
            }
            // Where beaten enemies have retreated onto the territory it left, the unit goes home instead.
            let home = public.player(seat).faction.home();
            let back = if enemies & entry.from.bit() == 0 { entry.from } else { home };
            let crate::state::Turn { moved_mechs, moved_workers, .. } = &mut public.turn;
            let player = &mut public.players[seat.index()];
            match entry.unit {
                UnitKind::Character => {
                    player.character = back;
                    player.refresh();
                }
                UnitKind::Mech => player.send_mech(entry.to, back, moved_mechs),
                UnitKind::Worker => player.send_worker(entry.to, back, moved_workers),
            }
            // Workers that have walked on by themselves since are not called back.
            for _ in 0..entry.load[Cargo::Workers.index()] + entry.load[Cargo::MovedWorkers.index()] {
                player.send_worker(entry.to, back, moved_workers);
            }
            if back == entry.from {
                public.shift_resources(entry.to, back, entry.load);
            }
            let (from, load) = (entry.to, entry.load);
            self.tell(Event::StepTakenBack { seat, unit: entry.unit, from, to: back, load });
        }
    }
}
