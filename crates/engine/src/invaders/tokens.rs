//! Faction tokens: Albion's Flags and Togawa's Traps. One token to a territory; none is ever moved.

use crate::event::{Event, Listener};
use crate::invaders::{exalt, maifuku, shinobi};
use crate::moves::{ChanceList, Move, MoveList};
use crate::rules::{Apply, Eyes, Switch, push, push_cards};
use crate::state::{Draw, Player, Public, Question, State};
use crate::vocab::*;

/// A Trap on the board as everybody sees it. Which of the four it is stays Togawa's secret until it has struck.
///
/// ```
/// use kosa_engine::State;
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +invaders-from-afar; active 1; trap h38 coins armed; \
///      seat nordic industrial; seat togawa mechanical",
/// ).unwrap();
/// let trap = state.public().tokens().traps().next().unwrap();
/// assert!(trap.armed);
/// assert_eq!(trap.known, None, "Togawa's secret");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedTrap {
    /// Where it lies.
    pub at: Place,
    /// Armed side up.
    pub armed: bool,
    /// Which it is, once everybody has seen it.
    pub known: Option<Trap>,
}

/// The tokens on the board.
///
/// ```
/// use kosa_engine::State;
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +invaders-from-afar; active 1; flags h03; \
///      seat nordic mechanical; seat albion industrial",
/// ).unwrap();
/// let tokens = state.public().tokens();
/// assert_eq!((tokens.flags().count(), tokens.traps().count()), (1, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FactionTokens {
    /// Territories with a Flag.
    pub(crate) flags: PlaceSet,
    /// Traps in the order they were placed.
    pub(crate) traps: [Option<PlacedTrap>; Trap::COUNT],
}

/// Which Trap lies where, in the order they were placed: what only Togawa knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct OwnTraps(u16);

impl OwnTraps {
    /// The Trap that was placed as the `i`th.
    pub(crate) fn get(self, i: usize) -> Option<Trap> {
        ((self.0 >> (4 * i)) as usize & 15).checked_sub(1).and_then(Trap::from_index)
    }

    pub(crate) fn set(&mut self, i: usize, trap: Option<Trap>) {
        let number = trap.map_or(0, |trap| trap.index() as u16 + 1);
        self.0 = self.0 & !(15 << (4 * i)) | number << (4 * i);
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Option<Trap>> {
        (0..Trap::COUNT).map(move |i| self.get(i))
    }

    pub(crate) fn contains(self, trap: Trap) -> bool {
        self.iter().flatten().any(|placed| placed == trap)
    }

    /// For keys.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl core::fmt::Debug for OwnTraps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FactionTokens {
    /// Flags Albion has.
    pub(crate) const FLAGS: u32 = crate::tables::FLAGS;

    /// Territories with a Flag.
    pub const fn flags(&self) -> PlaceSet {
        self.flags
    }

    /// The Traps on the board.
    pub fn traps(&self) -> impl Iterator<Item = PlacedTrap> + use<> {
        self.traps.into_iter().flatten()
    }

    /// Territories with a Trap, armed or not.
    pub(crate) fn traps_at(&self) -> PlaceSet {
        self.traps().fold(PlaceSet::NONE, |set, t| set | t.at.set())
    }

    /// Territories with an armed Trap.
    pub(crate) fn armed_at(&self) -> PlaceSet {
        self.traps().filter(|t| t.armed).fold(PlaceSet::NONE, |set, t| set | t.at.set())
    }

    /// Territories with any token.
    pub(crate) fn all_at(&self) -> PlaceSet {
        self.flags | self.traps_at()
    }
}

impl Public {
    /// The faction tokens on the board.
    pub const fn tokens(&self) -> &FactionTokens {
        &self.tokens
    }

    /// The armed Trap that strikes whoever moves onto a place: its owner, its number in the order of placing, and what
    /// everybody sees of it.
    pub(crate) fn trap_striking(&self, victim: Seat, place: Place) -> Option<(Seat, usize, PlacedTrap)> {
        let strikes = |trap: &PlacedTrap| trap.at == place && trap.armed;
        let traps = self.tokens.traps.into_iter().enumerate();
        let (i, trap) = traps.filter_map(|(i, trap)| Some((i, trap?))).find(|(_, trap)| strikes(trap))?;
        let owner = self.seat_of(Faction::Togawa).filter(|owner| *owner != victim)?;
        Some((owner, i, trap))
    }

    /// Whether a Trap takes anything from whoever moves onto it: an Automa's popularity never changes, and with the switch
    /// it loses nothing else either (R65).
    pub fn trap_hurts(&self, victim: Seat, trap: Trap) -> bool {
        let spared = trap == Trap::Popularity || self.rules.has(Switch::AutomaTrapsMiss);
        !(spared && self.player(victim).is_automa())
    }

    /// Whether a player's Flags and Traps count at the end: with the switch those of an Automa do not (R64).
    pub(crate) fn tokens_score(&self, player: &Player) -> bool {
        !(player.is_automa() && self.rules.has(Switch::AutomaTokensScoreNothing))
    }

    /// The seat of a faction, if it plays.
    pub(crate) fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.seats().find(|s| self.player(*s).faction == faction)
    }
}

pub(crate) fn place(eyes: &Eyes, list: &mut MoveList) {
    if exalt::has_flag(eyes.public, eyes.public.player(eyes.seat)) {
        push(list, Move::PlaceFlag);
    } else {
        for trap in Trap::ALL {
            if !eyes.own.traps.contains(trap) {
                push(list, Move::PlaceTrap(trap));
            }
        }
    }
    push(list, Move::Skip);
}

pub(crate) fn arm(list: &mut MoveList) {
    push(list, Move::Use);
    push(list, Move::Skip);
}

/// Combat cards that a Trap may take.
pub(crate) fn losses(state: &State, list: &mut ChanceList) {
    push_cards(list, state.own(state.public.active).hand, Move::Lose);
}

/// Whether the active player may put a token where its character stands (RL-120).
pub(crate) fn may_be_placed(public: &Public) -> bool {
    let player = public.player(public.active);
    let place = player.character;
    (exalt::has_flag(public, player) || maifuku::has_trap(public, player))
        && place.hex().is_some()
        && !public.tokens.all_at().contains(place)
}

impl<L: Listener> Apply<'_, L> {
    /// A unit's movement has ended: tokens that need not wait for a combat or an encounter are offered at once.
    pub(crate) fn movement_ended(&mut self, unit: UnitKind, place: Place) {
        let public = &self.state.public;
        let seat = public.active;
        let waits = public.enemies_at(seat).contains(place)
            || (unit == UnitKind::Character && public.encounter_tokens.contains(place));
        if unit.fights() && shinobi::may_arm(public, seat, place) {
            if waits {
                self.public_mut().turn.arm_later |= place.set();
            } else {
                self.push(Question::ArmTrap { at: place });
            }
        }
        if unit == UnitKind::Character && may_be_placed(&self.state.public) {
            if waits {
                self.public_mut().turn.token_later = true;
            } else {
                self.push(Question::PlaceToken);
            }
        }
    }

    /// What had to wait for a combat or an encounter. Says whether something is asked.
    pub(crate) fn late_tokens(&mut self) -> bool {
        let seat = self.active();
        let public = self.public_mut();
        let held = public.player(seat).fighters_at & !public.enemies_at(seat);
        if let Some(at) = (public.turn.arm_later & held).first() {
            public.turn.arm_later &= !at.set();
            if shinobi::may_arm(&self.state.public, seat, at) {
                self.push(Question::ArmTrap { at });
                return true;
            }
        }
        if core::mem::take(&mut self.public_mut().turn.token_later) && may_be_placed(&self.state.public) {
            self.push(Question::PlaceToken);
            return true;
        }
        false
    }

    #[inline(never)]
    pub(crate) fn place_token(&mut self, mv: Move) {
        self.pop();
        let seat = self.active();
        let place = self.state.public.player(seat).character;
        match mv {
            Move::PlaceFlag => {
                self.public_mut().tokens.flags |= place.set();
                self.tell(Event::FlagPlaced { seat, place });
            }
            Move::PlaceTrap(trap) => self.lay_trap(seat, place, trap),
            _ => {}
        }
    }

    pub(crate) fn lay_trap(&mut self, seat: Seat, place: Place, trap: Trap) {
        let Some(i) = self.state.public.tokens.traps.iter().position(Option::is_none) else { return };
        self.public_mut().tokens.traps[i] = Some(PlacedTrap { at: place, armed: true, known: None });
        self.state.own[seat.index()].traps.set(i, Some(trap));
        self.tell(Event::TrapPlaced { seat, place, trap: Some(trap) });
    }

    #[inline(never)]
    pub(crate) fn arm_trap(&mut self, at: Place, mv: Move) {
        self.pop();
        if !matches!(mv, Move::Use) {
            return;
        }
        for trap in self.public_mut().tokens.traps.iter_mut().flatten().filter(|t| t.at == at) {
            trap.armed = true;
        }
        self.tell(Event::TrapArmed { seat: self.active(), place: at });
    }

    /// An armed Trap strikes whoever moves onto it. Says whether one did (RL-124).
    pub(crate) fn spring_trap(&mut self, place: Place) -> bool {
        let victim = self.active();
        let public = &self.state.public;
        let Some((owner, i, _)) = public.trap_striking(victim, place) else { return false };
        let Some(trap) = self.state.own[owner.index()].traps.get(i) else { return false };
        if let Some(placed) = &mut self.public_mut().tokens.traps[i] {
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

    /// Nothing is lost from an empty hand. Says so.
    pub(crate) fn prepare_lose_cards(&mut self) -> bool {
        self.leave_empty_hand(self.active())
    }

    /// A combat card lost at random.
    pub(crate) fn lose_card(&mut self, left: u8, mv: Move) {
        let Move::Lose(card) = mv else { return };
        self.countdown(left, |left| Draw::LoseCards { left });
        let seat = self.active();
        self.lay_down(seat, card);
        self.tell(Event::CardLost { seat, card });
    }
}
