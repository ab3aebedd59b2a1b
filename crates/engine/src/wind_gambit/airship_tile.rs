//! The words of airships: their tiles, and what is printed on them.

use crate::vocab::{Effect, Terrain, set_algebra, set_members, vocabulary, word_set};

vocabulary! {
    /// The airship tiles of The Wind Gambit: eight aggressive ones, then eight passive ones.
    AirshipTile, "airship tile" {
        /// Spends cargo to take an opponent's power.
        Bombard = "bombard",
        /// Coins for a combat won under the airship.
        Bounty = "bounty",
        /// Opponents' combat units pay to leave.
        SiegeEngine = "siege_engine",
        /// The opponent plays fewer combat cards.
        Distract = "distract",
        /// Looks at and takes combat cards.
        Espionage = "espionage",
        /// Airships fight each other.
        Blitzkrieg = "blitzkrieg",
        /// Opponents' units pay to enter.
        Toll = "toll",
        /// Popularity from combats under the airship.
        WarCorrespondent = "war_correspondent",
        /// A lake under the airship is land.
        Ferry = "ferry",
        /// Workers move farther.
        Boost = "boost",
        /// A tunnel under the airship.
        Drill = "drill",
        /// Carries the character.
        Hero = "hero",
        /// Controls its territory.
        SafeHaven = "safe_haven",
        /// Workers under the airship produce as well.
        Reap = "reap",
        /// Mechs and structures under the airship without a worker.
        Craft = "craft",
        /// Objective cards are exchanged over villages.
        Negotiate = "negotiate",
    }
}

vocabulary! {
    /// The two kinds of airship tile.
    TileSide, "kind of airship tile" {
        /// Red back: says what airships carry.
        Aggressive = "aggressive",
        /// Green back: says how far airships move.
        Passive = "passive",
    }
}

vocabulary! {
    /// How well a tile of The Wind Gambit is known.
    TileState, "state of a tile" {
        /// Enough of the printed text is known to play it.
        Ready = "ready",
        /// Something is known; the rest is ours.
        Partial = "partial",
        /// Only the name is known; the effect is ours.
        Unknown = "unknown",
    }
}

vocabulary! {
    /// What airships carry: one of the two for the whole game.
    Freight, "freight" {
        /// Resource tokens.
        Resources = "resources",
        /// Workers.
        Workers = "workers",
    }
}

/// Which combats under an airship pay its owner.
///
/// ```
/// use kosa_engine::vocab::{AirshipTile, Paying, TileEffect};
///
/// let effects = AirshipTile::WarCorrespondent.face().effects;
/// assert!(matches!(effects, [TileEffect::CombatGain { paying: Paying::EveryCombat, .. }]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paying {
    /// Every combat, whoever fights: once.
    EveryCombat,
    /// A combat the owner wins: once for each character or mech of the loser that retreats.
    WonPerFighter,
}

/// One thing an airship tile does. Amounts are data; the rules around them are the engine's.
///
/// ```
/// use kosa_engine::vocab::{AirshipTile, TileEffect};
///
/// assert_eq!(AirshipTile::Toll.face().effects, [TileEffect::EnteringCosts { resources: 1 }]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileEffect {
    /// Once during its move, over a territory that an opponent occupies or controls: resources aboard are spent
    /// (1, 2 …) and that opponent loses the power listed for as many.
    Bombard {
        /// Power lost, by resources spent.
        losses: &'static [u8],
    },
    /// Combats under the airship pay its owner.
    CombatGain {
        /// Which ones, and how often.
        paying: Paying,
        /// What is gained.
        gains: &'static [Effect],
    },
    /// Opponents' characters and mechs that begin their move under the airship pay its owner coins to leave.
    LeavingCosts {
        /// Coins for each unit.
        coins: u8,
    },
    /// Opponents' units move onto the airship's territory only with a resource, and put some of them aboard.
    EnteringCosts {
        /// Resources for each unit.
        resources: u8,
    },
    /// In a combat under the airship the owner's opponent plays this many combat cards fewer.
    FewerCards(u8),
    /// Where it ends its move over a territory an opponent occupies: for some coins the owner looks at that
    /// opponent's combat cards and takes some at random.
    Spy {
        /// The price.
        coins: u8,
        /// Cards taken.
        cards: u8,
    },
    /// Where it ends its move with another airship the two may fight.
    Duel {
        /// Combat cards each side may add.
        cards: u8,
    },
    /// A lake under the airship is land for the owner's units.
    LakeIsLand,
    /// The owner's workers that begin their move under the airship move this many territories farther.
    WorkerSteps(u8),
    /// The territory under the airship is a tunnel for the owner's units.
    Tunnel,
    /// It carries the owner's character besides its freight.
    CarryCharacter,
    /// It controls its territory while no opponent occupies it.
    Control,
    /// The owner's units may retreat to its territory while no opponent occupies it.
    RetreatHere,
    /// The owner's workers under the airship produce besides the territories chosen.
    Produce,
    /// The owner may deploy mechs under the airship without a worker.
    Deploy,
    /// The owner may build under the airship without a worker.
    Build,
    /// Where it ends its move over this terrain and no opponent occupies it: an objective card may be exchanged.
    SwapObjective {
        /// The terrain.
        over: Terrain,
        /// What is gained with it.
        gains: &'static [Effect],
    },
}

/// What is known of an airship tile.
///
/// ```
/// use kosa_engine::vocab::{AirshipTile, TileSide, TileState};
///
/// let ferry = AirshipTile::Ferry.face();
/// assert_eq!((ferry.side, ferry.range), (TileSide::Passive, 2));
/// assert_ne!(ferry.state, TileState::Ready, "part of its text is ours");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirshipTileFace {
    /// The printed number.
    pub number: u8,
    /// The printed name.
    pub name: &'static str,
    /// What it does, as the data says it; nothing where the texts say the same, which is where players read it.
    pub corrected: Option<&'static str>,
    /// How well it is known.
    pub state: TileState,
    /// Its kind.
    pub side: TileSide,
    /// Aggressive tiles: what airships carry.
    pub freight: Option<Freight>,
    /// Passive tiles: how far airships move.
    pub range: u8,
    /// Whether it is used with an Automa at the table.
    pub with_automa: bool,
    /// What it does.
    pub effects: &'static [TileEffect],
}

word_set! {
    /// A set of airship tiles.
    AirshipTileSet(u16) of AirshipTile, "tile"
}

impl AirshipTile {
    /// The tile's face.
    #[inline]
    pub fn face(self) -> &'static AirshipTileFace {
        &crate::tables::AIRSHIP_TILES[self.index()]
    }
}
