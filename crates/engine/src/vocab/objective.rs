use super::Terrain;
use super::macros::{numbered_card, set_algebra, set_members};

numbered_card! {
    /// An objective card by its printed number.
    Objective, "objective card", crate::tables::OBJECTIVE_CARDS,
    /// A set of objective cards.
    ObjectiveSet(u32)
}

/// An inclusive range of counts.
///
/// ```
/// use kosa_engine::vocab::Range;
///
/// let few = Range { min: 0, max: 3 };
/// assert!(few.holds(3) && !few.holds(4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// At least this many.
    pub min: u8,
    /// At most this many.
    pub max: u8,
}

impl Range {
    /// Whether the count lies within the range.
    #[inline]
    pub const fn holds(self, count: u32) -> bool {
        count >= self.min as u32 && (self.max == u8::MAX || count <= self.max as u32)
    }
}

/// When an objective may be revealed.
///
/// ```
/// use kosa_engine::vocab::{Objective, Timing};
///
/// let at_the_end = (1..=23).filter_map(Objective::new).filter(|o| o.face().timing == Timing::EndOfTurn);
/// assert!(at_the_end.count() > 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// Before or after a top- or bottom-row action of one's own turn.
    OwnTurn,
    /// At the end of one's own turn.
    EndOfTurn,
}

/// One condition of an objective card.
///
/// ```
/// use kosa_engine::vocab::{Condition, Objective};
///
/// let asks_for_power = |condition: &Condition| matches!(condition, Condition::Power(_) | Condition::HighestPower);
/// let cards = (1..=23).filter_map(Objective::new);
/// assert!(cards.flat_map(|card| card.face().conditions).any(asks_for_power));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Control this many territories of this terrain.
    ControlTerrain(Terrain, u8),
    /// Control this many printed tunnels.
    ControlTunnels(u8),
    /// Control the Factory.
    ControlFactory,
    /// Control this many territories next to the Factory.
    ControlAdjacentToFactory(u8),
    /// Control this many territories next to one and the same lake.
    ControlAroundOneLake(u8),
    /// Control one of each primary terrain, each with one of the player's workers on it.
    ControlEachPrimaryTerrainWithWorker,
    /// Nobody has more power.
    HighestPower,
    /// An opponent's worker was made to retreat this turn.
    ForcedWorkerRetreat,
    /// This many of the player's pieces (character, workers, mechs, structure) on one territory.
    TokensOnOneTerritory(u8),
    /// One controlled territory with the character, exactly this many mechs and workers, and at least this many resources.
    TerritoryWith {
        /// Mechs, exactly.
        mechs: u8,
        /// Workers, exactly.
        workers: u8,
        /// Resource tokens, at least.
        resources: u8,
    },
    /// One controlled territory with at least this many resources, and at least this many of each kind.
    ResourcesOnOneTerritory {
        /// Tokens, at least.
        min: u8,
        /// Tokens of each kind, at least.
        each: u8,
    },
    /// This many controlled tokens of one kind.
    ResourcesOneType(u8),
    /// This many controlled tokens of every kind.
    ResourcesEachType(u8),
    /// This many of the player's workers on one territory next to the Factory.
    WorkersAdjacentToFactory(u8),
    /// This many structures built, none next to the player's own home base.
    StructuresAwayFromHome(u8),
    /// As many workers on the board as recruits.
    WorkersEqualRecruits,
    /// Power on the track.
    Power(Range),
    /// Popularity.
    Popularity(Range),
    /// Coins.
    Coins(Range),
    /// Workers on the board.
    Workers(Range),
    /// Mechs deployed.
    Mechs(Range),
    /// Structures built.
    Structures(Range),
    /// Recruits enlisted.
    Recruits(Range),
    /// Upgrades made.
    Upgrades(Range),
    /// Factory cards owned.
    FactoryCards(Range),
    /// Combat cards in hand.
    CombatCards(Range),
    /// Stars placed for combat.
    CombatStars(Range),
}

/// What is printed on an objective card.
///
/// ```
/// use kosa_engine::vocab::Objective;
///
/// let card = Objective::new(1).unwrap().face();
/// assert!(card.base && !card.conditions.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveCard {
    /// Whether the card is in the base box.
    pub base: bool,
    /// When it may be revealed.
    pub timing: Timing,
    /// All must hold when the card is revealed.
    pub conditions: &'static [Condition],
}

impl Objective {
    /// The card's face.
    #[inline]
    pub fn face(self) -> &'static ObjectiveCard {
        &crate::tables::OBJECTIVES[self.number() as usize - 1]
    }
}
