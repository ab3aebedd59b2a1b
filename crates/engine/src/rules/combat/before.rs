//! Before a combat: the abilities that mechs have for it, the attacker's first.

use crate::abilities::{self, BeforeCombatEffect, artillery, disarm, scout};
use crate::event::{Event, Listener};
use crate::invaders::{ronin, shield, sword};
use crate::moves::{ChanceList, Move, MoveList};
use crate::rules::{Apply, Switch, push, push_cards};
use crate::state::{Draw, Public, Question, Side, State, Then};
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
        BeforeCombat::Sword => sword::usable(side),
        BeforeCombat::Shield => shield::usable(side),
        BeforeCombat::Disarm => disarm::works_on(public, seat, public.combat.hex),
        BeforeCombat::Scout => scout::usable(other),
    };
    usable.then_some(*ability)
}

pub(crate) fn answers(list: &mut MoveList) {
    push(list, Move::Use);
    push(list, Move::Skip);
}

/// Combat cards that this side may take from the other.
pub(crate) fn thefts(state: &State, side: Side, list: &mut ChanceList) {
    push_cards(list, state.own(state.public.combat.seat(side.other())).hand, Move::Steal);
}

impl<L: Listener> Apply<'_, L> {
    /// Looks for the next ability used before combat. Says whether nobody need be asked.
    #[inline(never)]
    pub(crate) fn ability_flow(&mut self, side: Side, slot: MechSlot) -> bool {
        let public = &self.state.public;
        if slot as usize >= MECHS {
            self.pop();
            return true;
        }
        let usable = usable_before_combat(public, side, slot);
        if usable.is_some_and(|ability| abilities::may_be_left(public.rules, ability)) {
            return false;
        }
        self.public_mut().frames.set(Question::Ability { side, slot: slot + 1 });
        if let Some(ability) = usable {
            self.use_ability(side, ability);
        }
        true
    }

    /// The answer about an ability that may be left.
    #[inline(never)]
    pub(crate) fn ability(&mut self, side: Side, slot: MechSlot, mv: Move) {
        self.public_mut().frames.set(Question::Ability { side, slot: slot + 1 });
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
        let does = BeforeCombatEffect::of(ability);
        self.lose_power(seat, does.cost);
        self.lose_power(other, does.others_loss);
        if does.cards > 0 {
            self.push(Draw::Steal { side });
        }
        if does.gain > 0 {
            // Reaching 16 power earns the star here and now (RL-048).
            self.push(Then::Stars(seat));
            self.gain_power(seat, does.gain);
        }
    }

    pub(crate) fn steal(&mut self, side: Side, mv: Move) {
        let Move::Steal(card) = mv else { return };
        self.pop();
        let (seat, from) = (self.state.public.combat.seat(side), self.state.public.combat.seat(side.other()));
        self.take_from_hand(seat, from, card);
    }

    /// A card changes hands.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, from: Seat, card: CombatCard) {
        self.state.remember_theft(seat, from, card);
        self.state.own[from.index()].hand.remove(card);
        self.state.own[seat.index()].hand.add(card);
        let public = self.public_mut();
        let victim = public.player_mut(from);
        victim.hand_count = victim.hand_count.saturating_sub(1);
        public.player_mut(seat).hand_count += 1;
        self.tell(Event::CardStolen { seat, from, card: Some(card) });
    }
}
