//! Faction tokens on the board: Albion's Flags and Togawa's Traps. One token to a territory; none is ever moved.

use super::{Player, Public};
use crate::rules::Switch;
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
pub struct Tokens {
    /// Territories with a Flag.
    pub(crate) flags: u64,
    /// Traps in the order they were placed.
    pub(crate) traps: [Option<PlacedTrap>; 4],
}

impl Tokens {
    /// Flags Albion has.
    pub(crate) const FLAGS: u32 = crate::tables::FLAGS;

    /// Territories with a Flag.
    pub const fn flags(&self) -> PlaceSet {
        PlaceSet(self.flags)
    }

    /// The Traps on the board.
    pub fn traps(&self) -> impl Iterator<Item = PlacedTrap> + use<> {
        self.traps.into_iter().flatten()
    }

    /// Territories with a Trap, armed or not.
    pub(crate) fn traps_at(&self) -> u64 {
        self.traps().fold(0, |set, t| set | t.at.bit())
    }

    /// Territories with an armed Trap.
    pub(crate) fn armed_at(&self) -> u64 {
        self.traps().filter(|t| t.armed).fold(0, |set, t| set | t.at.bit())
    }

    /// Territories with any token.
    pub(crate) fn all_at(&self) -> u64 {
        self.flags | self.traps_at()
    }
}

impl Public {
    /// The faction tokens on the board.
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// The armed Trap that strikes whoever moves onto a place: its owner, its number in the order of placing, and what
    /// everybody sees of it.
    pub(crate) fn trap_striking(&self, victim: Seat, place: Place) -> Option<(Seat, usize, PlacedTrap)> {
        let owner = self.seat_of(Faction::Togawa).filter(|owner| *owner != victim)?;
        let strikes = |trap: &PlacedTrap| trap.at == place && trap.armed;
        let traps = self.tokens.traps.into_iter().enumerate();
        let (i, trap) = traps.filter_map(|(i, trap)| Some((i, trap?))).find(|(_, trap)| strikes(trap))?;
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
