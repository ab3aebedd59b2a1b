//! How far each star is.

use crate::state::{Player, Public, none_on_mat};
use crate::tables::{MECHS, WORKERS};
use crate::vocab::*;

/// How far a player is with one goal of the Triumph Track, or of the resolution tile.
///
/// ```
/// use kosa_engine::{State, vocab::{Seat, Star}};
/// let state = State::from_position("kosa-position 1\nactive 1\nseat crimea mechanical\nseat saxony industrial\npower 7").unwrap();
/// let progress = |star| state.public().progress(Seat::new(1).unwrap(), star);
/// assert_eq!((progress(Star::Power).has, progress(Star::Power).of), (7, 16));
/// // Dominate: as many stars for combats as there are.
/// assert_eq!(progress(Star::Combat).limit, 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StarProgress {
    /// What the player has of it: upgrades, workers, power; for combats, objectives and tiles the stars placed.
    pub has: u8,
    /// How much earns the next star, as long as there is one to place.
    pub of: u8,
    /// Stars placed.
    pub placed: u8,
    /// Stars that may be placed: none for a goal that is not in this game.
    pub limit: u8,
}

impl StarProgress {
    /// Whether no further star can be placed here.
    pub const fn is_complete(&self) -> bool {
        self.placed >= self.limit
    }
}

// The goals that are reached with the last piece.
const _: () = assert!(
    Star::Upgrades.need() as usize == Cube::COUNT
        && Star::Mechs.need() as usize == MECHS
        && Star::Structures.need() as usize == Structure::COUNT
        && Star::Recruits.need() as usize == BottomAction::COUNT
);

impl Player {
    /// What counts towards a goal that is counted; nothing for those that are reached by a deed.
    #[inline]
    pub(crate) fn counts_towards(&self, star: Star) -> Option<u8> {
        match star {
            Star::Upgrades => Some(self.upgrade_count()),
            Star::Mechs => Some(self.mech_count()),
            Star::Structures => Some(self.structure_count()),
            Star::Recruits => Some(self.recruit_count()),
            Star::Workers => Some(self.worker_count()),
            Star::Popularity => Some(self.popularity),
            Star::Power => Some(self.power),
            Star::Objective | Star::Combat | Star::Tracker | Star::Mission | Star::Tile => None,
        }
    }

    /// Which of the goals that are counted are reached, in the order of [`Star::COUNTED`]; found without counting, because lists of
    /// pieces are sorted with those still on the mat last.
    #[inline]
    pub(crate) fn reached(&self) -> [bool; Star::COUNTED.len()] {
        [
            self.has_all_upgrades(),
            self.has_all_mechs(),
            self.has_all_structures(),
            self.has_all_recruits(),
            self.workers[Star::Workers.need() as usize - 1].is_on_board(),
            self.popularity >= Star::Popularity.need(),
            self.power >= Star::Power.need(),
        ]
    }

    /// Whether no upgrade is left to make.
    #[inline]
    pub(crate) fn has_all_upgrades(&self) -> bool {
        self.cubes == CubeSet::ALL
    }

    /// Whether no mech is left to deploy.
    #[inline]
    pub(crate) fn has_all_mechs(&self) -> bool {
        self.mechs[MECHS - 1].is_on_board()
    }

    /// Whether no structure is left to build.
    #[inline]
    pub(crate) fn has_all_structures(&self) -> bool {
        none_on_mat(&self.structures)
    }

    /// Whether no recruit is left to enlist.
    #[inline]
    pub(crate) fn has_all_recruits(&self) -> bool {
        self.recruits == BottomActionSet::ALL
    }

    /// What the player has of a goal that is counted, and how much earns the star; nothing for goals that are reached by a
    /// deed: a combat won, an objective revealed.
    pub fn progress(&self, star: Star) -> Option<(u8, u8)> {
        self.counts_towards(star).map(|has| (has, star.need()))
    }

    /// What is left of a bottom-row action: cubes to move, mechs to deploy, structures to build, recruits to enlist.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::{BottomAction, Seat}};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 2 at h04 h04; seat crimea mechanical",
    /// ).unwrap();
    /// let player = state.public().player(Seat::new(0).unwrap());
    /// assert_eq!(BottomAction::ALL.map(|action| player.remaining(action)), [6, 2, 4, 4]);
    /// assert_eq!(player.workers_left(), 6);
    /// ```
    #[inline]
    pub fn remaining(&self, action: BottomAction) -> u8 {
        let star = action.star();
        star.need().saturating_sub(self.counts_towards(star).unwrap_or_default())
    }

    /// Workers that are still on the mat.
    #[inline]
    pub fn workers_left(&self) -> u8 {
        (WORKERS as u8).saturating_sub(self.worker_count())
    }
}

impl Public {
    /// How far a player is with a goal.
    pub fn progress(&self, seat: Seat, star: Star) -> StarProgress {
        let player = self.player(seat);
        let placed = player.stars.on(star);
        let limit = self.star_limit(seat, star);
        let (has, of) = player.progress(star).unwrap_or((placed, placed.saturating_add(1).min(limit)));
        StarProgress { has, of, placed, limit }
    }
}
