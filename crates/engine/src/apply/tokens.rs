//! Flags and Traps.

use super::Doing;
use crate::abilities::{exalt, maifuku, shinobi};
use crate::event::{Event, Listener};
use crate::moves::Move;
use crate::state::{Draw, PlacedTrap, Question};
use crate::vocab::*;

impl<L: Listener> Doing<'_, L> {
    /// Whether the active player may put a token where its character stands.
    fn may_place_token(&self) -> bool {
        let public = &self.state.public;
        let player = public.player(public.active);
        let place = player.character;
        place.hex().is_some()
            && public.tokens.all_at() & place.bit() == 0
            && (exalt::has_flag(public, player) || maifuku::has_trap(public, player))
    }

    /// A unit's movement has ended: tokens that need not wait for a combat or an encounter are offered at once.
    pub(super) fn movement_ended(&mut self, unit: UnitKind, place: Place) {
        let public = &self.state.public;
        let seat = public.active;
        let waits = public.enemies_at(seat) & place.bit() != 0
            || (unit == UnitKind::Character && public.encounter_tokens & place.bit() != 0);
        if unit.fights() && shinobi::may_arm(public, seat, place) {
            if waits {
                self.public().turn.arm_later |= place.bit();
            } else {
                self.push(Question::ArmTrap { at: place });
            }
        }
        if unit == UnitKind::Character && self.may_place_token() {
            if waits {
                self.public().turn.token_later = true;
            } else {
                self.push(Question::PlaceToken);
            }
        }
    }

    /// What had to wait for a combat or an encounter. Says whether something is asked.
    pub(super) fn late_tokens(&mut self) -> bool {
        let seat = self.active();
        let public = self.public();
        let held = public.player(seat).fighters_at & !public.enemies_at(seat);
        if let Some(at) = PlaceSet(public.turn.arm_later & held).next() {
            public.turn.arm_later &= !at.bit();
            if shinobi::may_arm(&self.state.public, seat, at) {
                self.push(Question::ArmTrap { at });
                return true;
            }
        }
        if core::mem::take(&mut self.public().turn.token_later) && self.may_place_token() {
            self.push(Question::PlaceToken);
            return true;
        }
        false
    }

    pub(super) fn place_token(&mut self, mv: Move) {
        self.pop();
        let seat = self.active();
        let place = self.state.public.player(seat).character;
        match mv {
            Move::PlaceFlag => {
                self.public().tokens.flags |= place.bit();
                self.tell(Event::FlagPlaced { seat, place });
            }
            Move::PlaceTrap(trap) => self.lay_trap(seat, place, trap),
            _ => {}
        }
    }

    pub(super) fn lay_trap(&mut self, seat: Seat, place: Place, trap: Trap) {
        let Some(i) = self.state.public.tokens.traps.iter().position(Option::is_none) else { return };
        self.public().tokens.traps[i] = Some(PlacedTrap { at: place, armed: true, known: None });
        self.state.own[seat.index()].traps[i] = Some(trap);
        self.tell(Event::TrapPlaced { seat, place, trap: Some(trap) });
    }

    pub(super) fn arm_trap(&mut self, at: Place, mv: Move) {
        self.pop();
        if !matches!(mv, Move::Use) {
            return;
        }
        for trap in self.public().tokens.traps.iter_mut().flatten().filter(|t| t.at == at) {
            trap.armed = true;
        }
        self.tell(Event::TrapArmed { seat: self.active(), place: at });
    }

    /// An armed Trap strikes whoever moves onto it. Says whether one did.
    pub(super) fn spring_trap(&mut self, place: Place) -> bool {
        let victim = self.active();
        let public = &self.state.public;
        let Some((owner, i, _)) = public.trap_striking(victim, place) else { return false };
        let Some(trap) = self.state.own[owner.index()].traps[i] else { return false };
        if let Some(placed) = &mut self.public().tokens.traps[i] {
            placed.armed = false;
            placed.known = Some(trap);
        }
        self.tell(Event::TrapSprung { seat: victim, place, trap });
        if !self.state.public.trap_hurts(victim, trap) {
            return true;
        }
        match trap {
            Trap::Popularity => self.lose_popularity(victim, trap.loss()),
            Trap::Power => self.lose_power(victim, trap.loss()),
            Trap::Coins => self.lose_coins(victim, trap.loss() as u16),
            Trap::CombatCards => self.push(Draw::LoseCards { left: trap.loss() }),
        }
        true
    }

    /// A combat card lost at random.
    pub(super) fn lose_card(&mut self, left: u8, mv: Move) {
        let Move::Lose(card) = mv else { return };
        if left > 1 {
            self.public().frames.set(Draw::LoseCards { left: left - 1 });
        } else {
            self.pop();
        }
        let seat = self.active();
        self.lay_down(seat, card);
        self.tell(Event::CardLost { seat, card });
    }
}
