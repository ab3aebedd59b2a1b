//! Combat.

use super::Doing;
use crate::abilities::{self, artillery, camaraderie, disarm, ronin, scout, seaworthy, shield, sword};
use crate::airships::{bounty, safe_haven};
use crate::event::{Event, Listener};
use crate::legal;
use crate::moves::{Actor, Move};
use crate::rules::Switch;
use crate::state::{Combat, Draw, Public, Question, Side, Then};
use crate::tables::MECHS;
use crate::vocab::*;

/// The ability of this slot, if its owner has it and it does anything in the combat being fought.
pub(crate) fn usable_before_combat(public: &Public, side: Side, slot: MechSlot) -> Option<BeforeCombat> {
    let seat = public.combat.seat(side);
    let other = public.player(public.combat.seat(side.other()));
    let player = public.player(seat);
    let Some(MechAbility::Before(ability)) = player.faction.mat().mechs.get(slot as usize) else {
        return None;
    };
    let immune = public.rules.has(Switch::AutomaImmune) && other.is_automa();
    if !player.has_deployed(slot) || (immune && ability.touches_opponent()) || public.combat.duel {
        return None;
    }
    let usable = match ability {
        BeforeCombat::Artillery => artillery::usable(player),
        BeforeCombat::Ronin => ronin::usable(player, public.combat.hex),
        BeforeCombat::Sword => side == Side::Attacker,
        BeforeCombat::Shield => side == Side::Defender,
        BeforeCombat::Disarm => disarm::works_on(public, seat, public.combat.hex),
        BeforeCombat::Scout => scout::usable(other),
    };
    usable.then_some(*ability)
}

impl<L: Listener> Doing<'_, L> {
    pub(super) fn fight(&mut self, mv: Move) {
        let Move::Fight(hex) = mv else { return };
        self.pop();
        self.begin_combat(hex.place());
    }

    pub(super) fn begin_combat(&mut self, place: Place) {
        let attacker = self.active();
        let Some(defender) = self.state.public.enemy_fighter_on(attacker, place) else { return };
        self.public().combat = Combat { hex: place, attacker, defender, ..Combat::default() };
        self.tell(Event::CombatBegan { place, attacker, defender });
        // The attacker's abilities come first: they lie on top.
        self.push(Question::Dials);
        self.push(Question::Ability { side: Side::Defender, slot: 0 });
        self.push(Question::Ability { side: Side::Attacker, slot: 0 });
    }

    /// Looks for the next ability used before combat. Says whether nobody need be asked.
    pub(super) fn ability_flow(&mut self, side: Side, slot: MechSlot) -> bool {
        let public = &self.state.public;
        if slot as usize >= MECHS {
            self.pop();
            return true;
        }
        let usable = usable_before_combat(public, side, slot);
        if usable.is_some_and(|ability| abilities::may_be_left(public.rules, ability)) {
            return false;
        }
        self.public().frames.set(Question::Ability { side, slot: slot + 1 });
        if let Some(ability) = usable {
            self.use_ability(side, ability);
        }
        true
    }

    /// An ability that may be left.
    pub(super) fn ability(&mut self, side: Side, slot: MechSlot, mv: Move) {
        self.public().frames.set(Question::Ability { side, slot: slot + 1 });
        let seat = self.state.public.combat.seat(side);
        let printed = self.state.public.player(seat).faction.mat().mechs.get(slot as usize).copied();
        if let (Some(MechAbility::Before(ability)), Move::Use) = (printed, mv) {
            self.use_ability(side, ability);
        }
    }

    fn use_ability(&mut self, side: Side, ability: BeforeCombat) {
        let (seat, other) =
            (self.state.public.combat.seat(side), self.state.public.combat.seat(side.other()));
        self.tell(Event::AbilityUsed { seat, ability });
        match ability {
            BeforeCombat::Artillery => {
                self.lose_power(seat, artillery::COST);
                self.lose_power(other, artillery::LOSS);
            }
            BeforeCombat::Sword => self.lose_power(other, sword::LOSS),
            BeforeCombat::Disarm => self.lose_power(other, disarm::LOSS),
            BeforeCombat::Scout => self.push(Draw::Steal { side }),
            // Reaching 16 power earns the star here and now.
            BeforeCombat::Shield => {
                self.push(Then::Stars(seat));
                self.gain_power(seat, shield::GAIN);
            }
            BeforeCombat::Ronin => {
                self.push(Then::Stars(seat));
                self.gain_power(seat, ronin::GAIN);
            }
        }
    }

    pub(super) fn steal(&mut self, side: Side, mv: Move) {
        let Move::Steal(card) = mv else { return };
        self.pop();
        let (seat, from) = (self.state.public.combat.seat(side), self.state.public.combat.seat(side.other()));
        self.take_from_hand(seat, from, card);
    }

    /// A card changes hands.
    pub(super) fn take_from_hand(&mut self, seat: Seat, from: Seat, card: CombatCard) {
        self.state.own[from.index()].hand.remove(card);
        self.state.own[seat.index()].hand.add(card);
        let public = self.public();
        let victim = public.player_mut(from);
        victim.hand_count = victim.hand_count.saturating_sub(1);
        public.player_mut(seat).hand_count += 1;
        self.tell(Event::CardStolen { seat, from, card: Some(card) });
    }

    pub(super) fn dials(&mut self, actor: Actor, mv: Move) {
        let Actor::Seat(seat) = actor else { return };
        let own = &mut self.state.own[seat.index()];
        match mv {
            Move::Dial(power) => own.dial = Some(power),
            Move::Play(cards) => {
                own.played = cards;
                self.commit(seat);
            }
            _ => {}
        }
    }

    pub(super) fn commit(&mut self, seat: Seat) {
        if let Some(side) = self.state.public.combat.side(seat) {
            self.public().combat.committed |= 1 << side as u8;
            self.tell(Event::ChoiceMade { seat });
        }
    }

    /// Makes the choices that are none, and reveals when both are made. Says whether the game went on.
    pub(super) fn dials_flow(&mut self) -> bool {
        for side in Side::BOTH {
            let seat = self.state.public.combat.seat(side);
            if self.state.public.combat.has_committed(side) || self.state.public.player(seat).is_automa() {
                continue;
            }
            if self.state.public.player(seat).power == 0 && self.state.own[seat.index()].dial.is_none() {
                self.state.own[seat.index()].dial = Some(0);
            }
            // How many cards a player holds and may play is public: without any there is nothing left to choose.
            if self.state.own[seat.index()].dial.is_some() && legal::card_limit(&self.state.public, seat) == 0
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

    fn reveal_power(&mut self) {
        let mut totals = [0u8; 2];
        for side in Side::BOTH {
            let seat = self.state.public.combat.seat(side);
            let own = &mut self.state.own[seat.index()];
            let (dial, cards) = (own.dial.take().unwrap_or(0), core::mem::take(&mut own.played));
            totals[side as usize] = dial + cards.value();
            own.hand = own.hand.minus(cards).unwrap_or_default();
            let public = self.public();
            let player = public.player_mut(seat);
            player.hand_count = player.hand_count.saturating_sub(cards.count());
            public.discard = public.discard.plus(cards);
            self.tell(Event::PowerRevealed { seat, dial, cards });
            self.lose_power(seat, dial);
        }
        let winner = if totals[0] >= totals[1] { Side::Attacker } else { Side::Defender };
        let public = self.public();
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

    /// Sends the loser's units home unless there is a choice. Says whether nobody need be asked.
    pub(super) fn retreat_flow(&mut self) -> bool {
        let public = &self.state.public;
        let loser = public.combat.loser();
        let place = public.combat.hex;
        let player = public.player(loser);
        if public.combat.duel {
            let home = player.faction.home();
            self.pop();
            self.send_off(loser, UnitKind::Airship, 1, place, home);
            return true;
        }
        if player.units_at() & place.bit() == 0 {
            self.pop();
            return true;
        }
        let lakes = seaworthy::retreat_lakes(public, loser, place);
        let asked = if player.fighters_at & place.bit() != 0 { lakes } else { lakes & public.combat.lakes };
        let asked = asked | safe_haven::refuge(public, loser);
        if asked != 0 {
            return false;
        }
        let home = player.faction.home();
        // Beaten combat units of the Automa go back to its faction mat.
        let mat = player.automa.is_some_and(|a| !a.kind.level.face().retreats_home);
        let beaten = [
            (UnitKind::Character, (player.character == place) as u8),
            (UnitKind::Mech, player.mechs_on(place)),
            (UnitKind::Worker, player.workers_on(place)),
        ];
        for (unit, count) in beaten.into_iter().filter(|(_, count)| *count > 0) {
            let to = if mat && unit.fights() { Place::OFF } else { home };
            self.send_off(loser, unit, count, place, to);
        }
        self.pop();
        true
    }

    fn send_off(&mut self, seat: Seat, unit: UnitKind, count: u8, from: Place, to: Place) {
        for _ in 0..count {
            self.public().send(seat, unit, from, to);
        }
        self.tell(Event::Retreated { seat, unit, from, to, count });
    }

    pub(super) fn retreat(&mut self, mv: Move) {
        let Move::Retreat { unit, to } = mv else { return };
        let combat = self.state.public.combat;
        let seat = combat.loser();
        self.send_off(seat, unit, 1, combat.hex, to);
        if unit == UnitKind::Mech && crate::tables::LAKES & to.bit() != 0 {
            self.public().combat.lakes |= to.bit();
        }
    }

    /// After the retreat: the attacker's popularity, the winner's star; then, if that did not end the game, the
    /// resources where an Automa fought.
    pub(super) fn aftermath(&mut self) {
        self.pop();
        let combat = core::mem::take(&mut self.public().combat);
        let (winner, loser) = (combat.seat(combat.winner), combat.seat(combat.winner.other()));
        let people = |seat: Seat| !self.state.public.player(seat).is_automa();
        let (person_won, person_lost) = (people(winner), people(loser));
        self.pay_for_combat(&combat);
        if combat.duel {
            return self.place_star(winner, Star::Combat);
        }
        let attacked = combat.winner == Side::Attacker;
        if attacked && combat.workers_driven > 0 && person_won {
            self.public().turn.forced_retreat = true;
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

    /// What tiles of The Wind Gambit pay for a combat: spoils for the winner, gains for whose airship is above.
    fn pay_for_combat(&mut self, combat: &Combat) {
        let (winner, loser) = (combat.seat(combat.winner), combat.seat(combat.winner.other()));
        let spoils = self.state.public.ending.face().map_or(0, |f| f.combat_coins as u16);
        let spoils = spoils.min(self.state.public.player(loser).coins);
        if spoils > 0 {
            let public = self.public();
            public.player_mut(loser).coins -= spoils;
            public.player_mut(winner).gain_coins(spoils);
            self.tell(Event::CoinsGiven { from: loser, to: winner, amount: spoils });
        }
        if !self.state.public.airships_fly() {
            return;
        }
        for seat in self.state.public.seats() {
            if let Some((gains, times)) = bounty::gains(&self.state.public, seat, combat) {
                self.gain_flat(seat, gains, times);
            }
        }
    }
}
