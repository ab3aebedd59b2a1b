//! Resolution tiles: what triggers the end, the last turns, and what happens before the score.

use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::rules::{Apply, Switch, push};
use crate::state::{Ending, Question};
use crate::tables::ADJACENT;
use crate::vocab::*;

/// The star for holding the Factory may be placed or left.
pub(crate) fn answers(list: &mut MoveList) {
    push(list, Move::Use);
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    /// A goal that falls out of reach after its star was placed may be reached again with some tiles.
    #[inline]
    pub(crate) fn note_fall(&mut self, seat: Seat) {
        let Some(face) = self.state.public.ending.face() else { return };
        let twice = |star: Star| face.extra_stars.iter().any(|(goal, _)| *goal == star);
        let player = self.public_mut().player_mut(seat);
        for (star, now) in [(Star::Power, player.power), (Star::Popularity, player.popularity)] {
            if twice(star) && player.stars.on(star) > 0 && now < star.need() {
                player.fallen.set(star, true);
            }
        }
    }

    /// Looks whether the player's stars trigger the end (RL-141, RL-143).
    pub(crate) fn count_stars(&mut self, seat: Seat) {
        let public = &self.state.public;
        let Some(face) = public.ending.face() else { return };
        let enough = face.trigger_stars > 0 && public.player(seat).stars.total() >= face.trigger_stars;
        let in_turn = !face.trigger_own_turn || seat == public.active;
        if !enough || !in_turn || public.ending.trigger.is_some() || public.over {
            return;
        }
        let seats = public.seats();
        let public = self.public_mut();
        public.ending.trigger = Some(seat);
        for other in public.seats() {
            let turns = if other == seat { face.turns_trigger } else { face.turns_others };
            public.ending.clock[other.index()] = turns;
        }
        self.tell(Event::EndTriggered { seat });
        self.gain_coins(seat, face.trigger_coins as u16);
        let fortune = |s: Seat| self.state.public.score(s).total();
        let at_once = match face.at_once {
            AtOnce::Never => false,
            AtOnce::Always => true,
            AtOnce::IfAhead => seats.filter(|s| *s != seat).all(|s| fortune(s) < fortune(seat)),
        };
        if at_once {
            self.end_game();
        }
    }

    /// Who takes the next turn by the clock of the tile; nobody when all turns are taken.
    pub(crate) fn next_by_clock(&self) -> Option<Seat> {
        let public = &self.state.public;
        let last = public.ending.trigger.filter(|_| public.ending.face().is_some_and(|f| f.trigger_last));
        let mut seat = public.active;
        for _ in public.seats() {
            seat = public.left_of(seat);
            if public.ending.clock[seat.index()] > 0 && Some(seat) != last {
                return Some(seat);
            }
        }
        last.filter(|s| public.ending.clock[s.index()] > 0)
    }

    /// The start of a turn under a tile.
    pub(crate) fn begin_turn_by_tile(&mut self, seat: Seat) {
        let public = self.public_mut();
        let clock = &mut public.ending.clock[seat.index()];
        if *clock != Ending::ENDLESS {
            *clock = clock.saturating_sub(1);
        }
        public.turn.last_turn = public.ending.trigger.is_some();
        self.count_stars(seat);
        if self.state.public.over || self.hill_is_held(seat) {
            return;
        }
        let public = &self.state.public;
        let player = public.player(seat);
        let room = player.stars.on(Star::Tile) < public.star_limit(seat, Star::Tile);
        if room && !player.stars.complete() && public.holds_factory(seat) {
            self.push(Question::TileStar);
        }
    }

    /// The tile may end the game for a player with all stars who holds the Factory. Says whether it did.
    fn hill_is_held(&mut self, seat: Seat) -> bool {
        let public = &self.state.public;
        let ends = public.ending.face().is_some_and(|f| f.hill_ends);
        if ends && public.player(seat).stars.complete() && public.holds_factory(seat) {
            self.end_game();
        }
        self.state.public.over
    }

    #[inline(never)]
    pub(crate) fn place_tile_star(&mut self, mv: Move) {
        self.pop();
        if mv == Move::Use {
            let seat = self.active();
            self.place_star(seat, Star::Tile);
            if !self.state.public.over {
                self.hill_is_held(seat);
            }
        }
    }

    /// All turns are taken: what the tile does before the score, then the end.
    pub(crate) fn finish(&mut self) {
        let Some(face) = self.state.public.ending.face() else { return self.end_game() };
        if face.explosion {
            self.explode(face.explosion_popularity);
        }
        self.award_territories(face.territory_prizes);
        self.end_game();
    }

    /// Units on the Factory and around it go home, and their owners gain popularity for each. Airships and those aboard
    /// are in the air (RL-144).
    fn explode(&mut self, popularity: u8) {
        let factory = Hex::FACTORY.place();
        let blast = factory.set() | ADJACENT[factory.index()];
        self.tell(Event::FactoryExploded);
        for seat in self.state.public.seats() {
            let mut sent = 0u8;
            for from in self.state.public.player(seat).units_at() & blast {
                let player = self.state.public.player(seat);
                let home = player.faction.home();
                let counts = [
                    (UnitKind::Character, (player.character == from) as u8),
                    (UnitKind::Mech, player.mechs_on(from)),
                    (UnitKind::Worker, player.workers_on(from)),
                ];
                for (unit, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                    for _ in 0..count {
                        self.public_mut().send(seat, unit, from, home);
                    }
                    sent += count;
                    self.tell(Event::Retreated { seat, unit, from, to: home, count });
                }
            }
            let public = &self.state.public;
            let ignored = public.player(seat).is_automa() && !public.rules.has(Switch::AutomaTilePopularity);
            if sent > 0 && !ignored {
                self.gain_popularity(seat, sent.saturating_mul(popularity));
                self.place_due_stars(seat);
            }
        }
    }

    /// Coins for most territories, the Factory as three; who is level with others gets the next lower sum.
    fn award_territories(&mut self, prizes: &[u8]) {
        let mut held = [0u32; MAX_SEATS];
        for seat in self.state.public.seats() {
            held[seat.index()] = self.state.public.territories(seat);
        }
        let mut below = u32::MAX;
        let mut rank = 0;
        while let Some(prize) = prizes.get(rank) {
            let Some(most) = held.iter().copied().filter(|n| *n < below && *n > 0).max() else { return };
            let level = held.iter().filter(|n| **n == most).count();
            // Two or more on this place: the sum of the place below, as far as there is one.
            let amount = if level > 1 { prizes.get(rank + 1).unwrap_or(prize) } else { prize };
            for seat in self.state.public.seats().filter(|s| held[s.index()] == most) {
                self.tell(Event::TerritoryPrize { seat, amount: *amount });
                self.gain_coins(seat, *amount as u16);
            }
            below = most;
            rank += level;
        }
    }
}
