//! Airships: their flight, what they load and drop, and what their tiles do.

use super::Doing;
use crate::airships::{blitzkrieg, bombard, cargo, espionage, negotiate, safe_haven, siege_engine, toll};
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::state::{Combat, Draw, Moving, PayWith, Question, Then};
use crate::tables::AIRSHIP_FACTORY_RANGE;
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// The airship is the next unit to move.
    pub(super) fn fly(&mut self) {
        let seat = self.active();
        let public = self.public();
        public.turn.units_left = public.turn.units_left.saturating_sub(1);
        public.turn.moved_airship = true;
        let range = public.player(seat).passive.map_or(0, |t| t.face().range);
        let steps = range + if public.turn.factory_move { AIRSHIP_FACTORY_RANGE } else { 0 };
        self.push(Question::Flight { steps, stage: 0, flown: false, bombed: false });
    }

    pub(super) fn flight(&mut self, (steps, stage, flown, bombed): (u8, u8, bool, bool), mv: Move) {
        let seat = self.active();
        let place = self.state.public.player(seat).airship;
        let set = |doing: &mut Self, stage| {
            doing.public().frames.set(Question::Flight { steps, stage, flown, bombed });
        };
        match mv {
            Move::Step { from, to, .. } => {
                let flight =
                    Question::Flight { steps: steps.saturating_sub(1), stage: 0, flown: true, bombed };
                let public = self.public();
                public.frames.set(flight);
                public.send(seat, UnitKind::Airship, from, to);
                let load = [0; Cargo::COUNT];
                self.tell(Event::UnitMoved { seat, unit: UnitKind::Airship, from, to, load });
            }
            Move::Drop { cargo, amount } => {
                set(self, cargo.index() as u8 + 1);
                self.shift_cargo(Place::ABOARD, place, cargo, amount);
                self.tell(Event::Dropped { seat, place, cargo, amount });
            }
            Move::Load { cargo, amount } => {
                set(self, cargo::LOADING + cargo.index() as u8 + 1);
                self.shift_cargo(place, Place::ABOARD, cargo, amount);
                self.tell(Event::Loaded { seat, place, cargo, amount });
            }
            Move::Embark => {
                self.public().send(seat, UnitKind::Character, place, Place::ABOARD);
                self.tell(Event::Embarked { seat, place });
            }
            Move::Bombard { target, amount } => {
                // What lies below may now be loaded into the room that was made.
                let stage = stage.min(cargo::LOADING);
                self.public().frames.set(Question::Flight { steps, stage, flown, bombed: true });
                self.bombard(target, amount);
            }
            Move::Disembark => {
                self.pop();
                self.flight_ended();
                self.disembark(place);
            }
            _ => {
                self.pop();
                self.flight_ended();
            }
        }
    }

    /// Tokens or workers of the active player go aboard or leave the airship.
    fn shift_cargo(&mut self, from: Place, to: Place, cargo: Cargo, amount: u8) {
        let seat = self.active();
        let public = self.public();
        match cargo.resource() {
            Some(resource) => {
                let (r, aboard) = (resource.index(), &mut public.players[seat.index()].aboard);
                if to.is_aboard() {
                    let ground = &mut public.resources[from.index()][r];
                    let amount = amount.min(*ground);
                    *ground -= amount;
                    aboard[r] += amount;
                } else {
                    let ground = &mut public.resources[to.index()][r];
                    // One place shows at most 255 tokens of a kind: what does not fit stays aboard.
                    let amount = amount.min(aboard[r]).min(u8::MAX - *ground);
                    aboard[r] -= amount;
                    *ground += amount;
                }
            }
            None => {
                for _ in 0..amount {
                    public.shift_worker(from, to, cargo == Cargo::MovedWorkers);
                }
            }
        }
    }

    /// Resources aboard are spent, an opponent loses power.
    fn bombard(&mut self, target: Seat, amount: u8) {
        let seat = self.active();
        self.tell(Event::Bombarded { seat, target, amount });
        self.push(Question::Pay { with: PayWith::Aboard, left: amount, kind: 0, place: 0 });
        let losses = bombard::losses(&self.state.public, seat);
        let loss = losses.get((amount as usize).saturating_sub(1)).copied().unwrap_or(0);
        self.lose_power(target, loss);
    }

    /// The character is set down as if it had moved there.
    fn disembark(&mut self, place: Place) {
        let seat = self.active();
        let public = self.public();
        public.send(seat, UnitKind::Character, Place::ABOARD, place);
        public.turn.moved_character = true;
        public.turn.arrival = true;
        self.tell(Event::Disembarked { seat, place });
        self.spring_trap(place);
        self.movement_ended(UnitKind::Character, place);
    }

    /// What the tiles offer where the flight ends. The last pushed is asked first.
    fn flight_ended(&mut self) {
        let seat = self.active();
        if negotiate::gains(&self.state.public, seat).is_some() {
            self.push(Question::Exchange);
        }
        let public = &self.state.public;
        if espionage::price(public, seat).is_some() && espionage::victims(public, seat).next().is_some() {
            self.push(Question::Spy);
        }
        if blitzkrieg::rivals(&self.state.public, seat).next().is_some() {
            self.push(Question::Challenge);
        }
    }

    pub(super) fn challenge(&mut self, mv: Move) {
        self.pop();
        if let Move::Challenge(rival) = mv {
            self.public().turn.duel = Some(rival);
        }
    }

    /// Two airships fight. Nobody else on the territory does, and no mech ability is used.
    pub(super) fn begin_duel(&mut self, defender: Seat) {
        let attacker = self.active();
        let place = self.state.public.player(attacker).airship;
        self.public().combat = Combat { hex: place, attacker, defender, duel: true, ..Combat::default() };
        self.tell(Event::DuelBegan { place, attacker, defender });
        self.push(Question::Dials);
    }

    pub(super) fn spy(&mut self, mv: Move) {
        self.pop();
        let Move::Peek(of) = mv else { return };
        let seat = self.active();
        let Some((coins, cards)) = espionage::price(&self.state.public, seat) else { return };
        self.spend_coins(seat, coins as u16);
        let hand = self.state.own(of).hand;
        self.tell(Event::HandSeen { seat, of, hand: Some(hand) });
        if cards > 0 {
            self.push(Draw::SpySteal { from: of, left: cards });
        }
    }

    pub(super) fn spy_steal(&mut self, from: Seat, left: u8, mv: Move) {
        let Move::Steal(card) = mv else { return };
        if left > 1 {
            self.public().frames.set(Draw::SpySteal { from, left: left - 1 });
        } else {
            self.pop();
        }
        self.take_from_hand(self.active(), from, card);
    }

    /// An objective card goes under the deck for another: it is known to be there, and not drawn again.
    pub(super) fn exchange(&mut self, mv: Move) {
        self.pop();
        let Move::Exchange(card) = mv else { return };
        let seat = self.active();
        let Some(gains) = negotiate::gains(&self.state.public, seat) else { return };
        let own = &mut self.state.own[seat.index()];
        for held in own.objectives.iter_mut().filter(|o| **o == Some(card)) {
            *held = None;
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        own.put_away |= card.bit() as u32;
        self.state.hidden.objective_deck |= card.bit() as u32;
        let player = self.public().player_mut(seat);
        player.objective_count = player.objective_count.saturating_sub(1);
        player.given_up = player.given_up.saturating_add(1);
        self.tell(Event::ObjectiveGivenUp { seat, card: Some(card) });
        self.gain_flat(seat, gains, 1);
        self.push(Draw::Objective);
    }

    /// When only cards that were put under the deck are left, the deck is shuffled: nobody knows any more where they are.
    pub(super) fn prepare_objective_deck(&mut self) {
        if crate::legal::objectives_to_draw(self.state) != 0 {
            return;
        }
        for own in &mut self.state.own {
            own.put_away = 0;
        }
        let public = self.public();
        public.revealed = public.ending.missions().fold(0, |set, card| set | card.bit());
        for seat in public.seats() {
            public.player_mut(seat).given_up = 0;
        }
    }

    pub(super) fn draw_objective(&mut self, mv: Move) {
        let Move::DealObjective(card) = mv else { return };
        self.pop();
        let seat = self.active();
        let own = &mut self.state.own[seat.index()];
        if let Some(free) = own.objectives.iter_mut().find(|o| o.is_none()) {
            *free = Some(card);
        }
        own.objectives.sort_unstable_by_key(|o| (o.is_none(), *o));
        own.put_away &= !(card.bit() as u32);
        self.state.hidden.objective_deck &= !(card.bit() as u32);
        self.public().player_mut(seat).objective_count += 1;
        self.tell(Event::ObjectiveDealt { seat, card: Some(card) });
    }

    /// Coins to the owners of the airships that hold the unit back.
    pub(super) fn pay_siege(&mut self, from: Place) {
        let seat = self.active();
        for owner in self.state.public.seats() {
            let asked = siege_engine::tolls(&self.state.public, seat, from).find(|(s, _)| *s == owner);
            let Some((_, coins)) = asked else { continue };
            let public = self.public();
            let paid = (coins as u16).min(public.player(seat).coins);
            public.player_mut(seat).coins -= paid;
            public.player_mut(owner).gain_coins(paid);
            self.tell(Event::CoinsGiven { from: seat, to: owner, amount: paid });
        }
    }

    /// Asks for what the next airship over the territory takes. Says whether somebody must be paid.
    pub(super) fn toll_due(&mut self, moving: &Moving, after: Option<Seat>) -> bool {
        let seat = self.active();
        let later = |s: Seat| after.is_none_or(|a| s > a);
        let due = toll::dues(&self.state.public, seat, moving.to).find(|(s, due)| *due > 0 && later(*s));
        if let Some((to, left)) = due {
            self.push(Question::Toll { to, left });
        }
        due.is_some()
    }

    pub(super) fn pay_toll(&mut self, to: Seat, left: u8, mv: Move) {
        let Move::PayToken { resource, .. } = mv else { return };
        if left > 1 {
            self.public().frames.set(Question::Toll { to, left: left - 1 });
        } else {
            self.pop();
        }
        let seat = self.active();
        let public = self.public();
        let Some(moving) = &mut public.turn.moving else { return };
        let r = resource.index();
        moving.load[r] = moving.load[r].saturating_sub(1);
        let moving = *moving;
        let ground = &mut public.resources[moving.from.index()][r];
        *ground = ground.saturating_sub(1);
        public.player_mut(to).aboard[r] += 1;
        self.tell(Event::TollPaid { seat, to, resource });
        if left <= 1 {
            self.take_step(moving, Some(to));
        }
    }

    /// Workers just driven off: their owner may have a refuge.
    pub(super) fn offer_refuge(&mut self, seat: Seat, count: u8) {
        if self.state.public.airships_fly() && safe_haven::refuge(&self.state.public, seat) != 0 {
            self.push(Question::Refuge { seat, count });
        }
    }

    pub(super) fn refuge(&mut self, seat: Seat, mv: Move) {
        self.pop();
        let Move::Take(count) = mv else { return };
        let Some(place) = PlaceSet(safe_haven::refuge(&self.state.public, seat)).next() else { return };
        if count == 0 {
            return;
        }
        let public = self.public();
        let home = public.player(seat).faction.home();
        for _ in 0..count {
            public.send(seat, UnitKind::Worker, home, place);
        }
        self.tell(Event::TookRefuge { seat, place, count });
    }

    /// Gains of a tile, so many times: on the tracks, coins and combat cards, all of it.
    pub(super) fn gain_flat(&mut self, seat: Seat, gains: &[Effect], times: u8) {
        if gains.iter().any(|g| matches!(g, Effect::Popularity(_) | Effect::Power(_))) {
            self.push(Then::Stars(seat));
        }
        // One draw for all cards: seven airships may hang over one combat, and the stack of frames has an end.
        let mut cards = 0u8;
        for gain in gains {
            match *gain {
                Effect::Coins(n) => self.gain_coins(seat, n as u16 * times as u16),
                Effect::Popularity(n) => self.gain_popularity(seat, n.saturating_mul(times)),
                Effect::Power(n) => self.gain_power(seat, n.saturating_mul(times)),
                Effect::CombatCards(n) => cards = n.saturating_mul(times).saturating_add(cards),
                // The data check lets no other gain pass.
                _ => {}
            }
        }
        self.gain_cards(seat, cards);
    }
}
