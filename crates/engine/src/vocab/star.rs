use super::macros::vocabulary;

vocabulary! {
    /// The goals of the Triumph Track, where Combat has two spaces, and what stars may be placed on besides it.
    Star, "star" {
        /// All 6 upgrades.
        Upgrades = "upgrades",
        /// All 4 mechs.
        Mechs = "mechs",
        /// All 4 structures.
        Structures = "structures",
        /// All 4 recruits.
        Recruits = "recruits",
        /// All 8 workers.
        Workers = "workers",
        /// An objective card revealed.
        Objective = "objective",
        /// A combat won.
        Combat = "combat",
        /// 18 popularity.
        Popularity = "popularity",
        /// 16 power.
        Power = "power",
        /// A star of the Automa's star track, placed beside the Triumph Track.
        Tracker = "tracker",
        /// An objective laid open for everybody (resolution tile).
        Mission = "mission",
        /// The resolution tile itself.
        Tile = "tile",
    }
}

impl Star {
    /// The goals that are counted, in the order in which their stars are placed.
    pub(crate) const COUNTED: [Star; 7] = [
        Star::Upgrades,
        Star::Mechs,
        Star::Structures,
        Star::Recruits,
        Star::Workers,
        Star::Popularity,
        Star::Power,
    ];

    /// How much of the goal earns the star. The star track has its own spaces.
    #[inline]
    pub(crate) const fn need(self) -> u8 {
        match self {
            Star::Tracker | Star::Mission | Star::Tile => u8::MAX,
            _ => crate::tables::TRIUMPH[self.index()].need,
        }
    }

    /// Spaces the goal has on the track.
    #[inline]
    pub(crate) const fn spaces(self) -> u8 {
        match self {
            Star::Tracker => Stars::PER_PLAYER,
            // Only a resolution tile gives spaces to these.
            Star::Mission | Star::Tile => 0,
            _ => crate::tables::TRIUMPH[self.index()].spaces,
        }
    }
}

/// The stars a player has placed, by goal.
///
/// ```
/// use kosa_engine::{State, vocab::{Seat, Star}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; stars combat combat; seat crimea mechanical",
/// ).unwrap();
/// let stars = state.public().player(Seat::new(0).unwrap()).stars();
/// assert_eq!((stars.on(Star::Combat), stars.total(), stars.complete()), (2, 2, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stars([u8; Star::COUNT]);

impl Stars {
    /// Stars each player has; placing the last one ends the game.
    pub const PER_PLAYER: u8 = crate::tables::STARS_PER_PLAYER;

    /// Stars placed on this goal.
    #[inline]
    pub const fn on(self, star: Star) -> u8 {
        self.0[star.index()]
    }

    /// Stars placed in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether the sixth star has been placed.
    #[inline]
    pub fn complete(self) -> bool {
        self.total() >= Self::PER_PLAYER
    }

    /// All counts, eight in the first word and four in the second.
    #[inline]
    pub(crate) fn words(self) -> (u64, u64) {
        let [a, b, c, d, e, f, g, h, i, j, k, l] = self.0;
        (u64::from_le_bytes([a, b, c, d, e, f, g, h]), u32::from_le_bytes([i, j, k, l]) as u64)
    }

    pub(crate) fn place(&mut self, star: Star) {
        self.0[star.index()] += 1;
    }

    pub(crate) fn set(&mut self, star: Star, count: u8) {
        self.0[star.index()] = count;
    }
}
