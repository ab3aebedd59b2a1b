use crate::state::Public;
use crate::vocab::*;

/// How the game ends under a resolution tile (The Wind Gambit).
///
/// ```
/// use kosa_engine::{State, vocab::Resolution};
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +resolutions; active 1; resolution land_rush; seat nordic industrial; \
///      seat crimea mechanical",
/// ).unwrap();
/// let ending = state.public().ending();
/// assert_eq!((ending.resolution(), ending.trigger()), (Some(Resolution::LandRush), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    pub(crate) tile: Option<Resolution>,
    /// Who triggered the end.
    pub(crate) trigger: Option<Seat>,
    /// Turns each seat still begins; [`Ending::ENDLESS`] while nothing limits them.
    pub(crate) clock: [u8; MAX_SEATS],
    /// Objectives laid open as goals for everybody.
    pub(crate) missions: [Option<Objective>; Ending::MISSIONS],
}

/// On which of the objectives that lie open a player has placed a star, by their order on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct MissionSet(pub(crate) u8);

impl MissionSet {
    #[inline]
    pub(crate) const fn contains(self, mission: usize) -> bool {
        self.0 >> mission & 1 != 0
    }

    pub(crate) const fn insert(&mut self, mission: usize) {
        self.0 |= 1 << mission;
    }

    pub(crate) const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl Default for Ending {
    fn default() -> Ending {
        Ending {
            tile: None,
            trigger: None,
            clock: [Ending::ENDLESS; MAX_SEATS],
            missions: [None; Ending::MISSIONS],
        }
    }
}

impl Ending {
    /// No limit to the turns of a seat.
    pub(crate) const ENDLESS: u8 = u8::MAX;
    /// The most objectives a tile lays open.
    pub(crate) const MISSIONS: usize = 2;

    /// The resolution tile, once dealt or chosen.
    pub const fn resolution(&self) -> Option<Resolution> {
        self.tile
    }

    /// Who triggered the end, once somebody has.
    pub const fn trigger(&self) -> Option<Seat> {
        self.trigger
    }

    /// Turns the seat still begins, where they are limited.
    pub fn turns_left(&self, seat: Seat) -> Option<u8> {
        Some(self.clock[seat.index()]).filter(|n| *n != Ending::ENDLESS)
    }

    /// Objectives laid open as goals for everybody.
    pub fn missions(&self) -> impl Iterator<Item = Objective> + use<> {
        self.missions.into_iter().flatten()
    }

    /// Lays the tile beside the Triumph Track.
    pub(crate) fn lay(&mut self, tile: Resolution, seats: usize) {
        self.tile = Some(tile);
        if tile.face().turns_each > 0 {
            self.clock[..seats].fill(tile.face().turns_each);
        }
    }

    #[inline]
    pub(crate) fn face(&self) -> Option<&'static ResolutionFace> {
        self.tile.map(Resolution::face)
    }
}

impl Public {
    /// How the game ends, with a resolution tile.
    pub const fn ending(&self) -> &Ending {
        &self.ending
    }

    /// Who has placed a star on an objective that lies open; nobody on one that does not. The star an Automa begins with
    /// lies on neither in particular.
    pub fn mission_stars(&self, card: Objective) -> SeatSet {
        let Some(i) = self.ending.missions.iter().position(|m| *m == Some(card)) else {
            return SeatSet::NONE;
        };
        self.seats().filter(|seat| self.player(*seat).missions.contains(i)).collect()
    }

    /// How many stars the player may place on a goal: the spaces of the Triumph Track, what Dominate lifts, and what
    /// the resolution tile adds. An Automa has nothing of the tile but the stars it began with.
    #[inline]
    pub(crate) fn star_limit(&self, seat: Seat, star: Star) -> u8 {
        let printed = crate::abilities::dominate::limit(self.player(seat), star);
        match self.ending.face() {
            None => printed,
            Some(face) => self.star_limit_by_tile(seat, star, printed, face),
        }
    }

    fn star_limit_by_tile(&self, seat: Seat, star: Star, printed: u8, face: &ResolutionFace) -> u8 {
        let player = self.player(seat);
        if player.is_automa() {
            return printed;
        }
        let extra = face.extra_stars.iter().find(|(goal, _)| *goal == star).map_or(0, |(_, n)| *n);
        let tile = match star {
            Star::Mission => face.objectives,
            Star::Tile => face.hill_stars,
            _ => 0,
        };
        (printed + extra + tile).min(Stars::PER_PLAYER)
    }

    /// Whether the player keeps the second objective card when the first is completed: there is a space for it.
    pub(crate) fn keeps_other_objective(&self, seat: Seat) -> bool {
        crate::abilities::dominate::keeps_other_objective(self.player(seat).faction)
            || self.star_limit(seat, Star::Objective) > 1
    }

    /// Whether the Move action is forbidden this turn.
    #[inline]
    pub(crate) fn no_move(&self) -> bool {
        self.turn.last_turn && self.ending.face().is_some_and(|f| f.without_move)
    }

    /// Whether the seat controls the Factory.
    pub(crate) fn holds_factory(&self, seat: Seat) -> bool {
        self.controlled_by(seat).contains(Hex::FACTORY)
    }
}
