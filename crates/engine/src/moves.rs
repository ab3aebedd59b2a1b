//! Moves: small `Copy` values, the only way a game goes on.

use crate::tables::{MECHS, WORKERS};
use crate::vocab::*;
use arrayvec::ArrayVec;

/// Who makes a move.
///
/// ```
/// use kosa_engine::{Actor, vocab::Seat};
///
/// assert_eq!("2".parse(), Ok(Actor::Seat(Seat::new(1).unwrap())));
/// assert_eq!(Actor::Chance.to_string(), "*");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// The deck, the box, the shuffled hand.
    Chance,
    /// A player.
    Seat(Seat),
}

/// The pattern of all moves that are outcomes of chance and nobody's choice, for matches without a catch-all.
///
/// ```
/// use kosa_engine::{Move, chance_moves};
///
/// let steal: Move = "steal 3".parse().unwrap();
/// assert!(matches!(steal, chance_moves!()) && steal.is_chance());
/// assert!(!Move::Skip.is_chance());
/// ```
#[macro_export]
macro_rules! chance_moves {
    () => {
        $crate::Move::DealTile(_)
            | $crate::Move::DealAirship(_)
            | $crate::Move::DealResolution(_)
            | $crate::Move::DealObjective(_)
            | $crate::Move::Draw(_)
            | $crate::Move::Steal(_)
            | $crate::Move::DrawEncounter(_)
            | $crate::Move::DealFactory(_)
            | $crate::Move::AutomaCard(_)
            | $crate::Move::DealTrap(_)
            | $crate::Move::Lose(_)
            | $crate::Move::Flip(_)
            | $crate::Move::Add(_)
    };
}

/// One answer to one question, or one outcome of chance.
///
/// The notation of every move stands in `docs/notation.md`; [`core::fmt::Display`] prints it and
/// [`core::str::FromStr`] reads it back.
///
/// ```
/// use kosa_engine::{Move, vocab::Section};
///
/// let mv: Move = "section build".parse().unwrap();
/// assert_eq!(mv, Move::Choose(Section::Build));
/// assert_eq!(mv.to_string(), "section build");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    // ------------------------------------------------------------ chance
    /// The structure bonus tile of this game.
    DealTile(StructureTile),
    /// An airship tile, for everybody or for the next seat.
    DealAirship(AirshipTile),
    /// The resolution tile of this game.
    DealResolution(Resolution),
    /// An objective card for the next seat of the set-up, laid open, or drawn for one given up.
    DealObjective(Objective),
    /// A combat card from the deck.
    Draw(CombatCard),
    /// A combat card taken from the opponent's hand.
    Steal(CombatCard),
    /// An encounter card.
    DrawEncounter(Encounter),
    /// A Factory card laid out at the first visit, or taken face down by an Automa.
    DealFactory(FactoryCard),
    /// An Automa card, for its turn or for a combat.
    AutomaCard(AutomaCard),
    /// A Trap an Automa lays, known to nobody.
    DealTrap(Trap),
    /// A combat card lost to a Trap.
    Lose(CombatCard),
    /// A combat card turned for a dial of the Automa.
    Flip(CombatCard),
    /// A combat card of the Automa's hand added to a combat.
    Add(CombatCard),

    // ------------------------------------------------------------ the turn
    /// The action token goes to this section.
    Choose(Section),
    /// An objective card is revealed.
    Reveal(Objective),
    /// The action, option or ability is left.
    Skip,
    /// Nothing more of what is being asked: no further unit, territory or option.
    Done,
    /// The turn is over.
    EndTurn,

    // ------------------------------------------------------------ top row
    /// Move: units.
    MoveUnits,
    /// Move: coins instead of units.
    MoveCoins(u8),
    /// Bolster: this much power, with or without the Monument's popularity.
    BolsterPower {
        /// Power taken.
        amount: u8,
        /// Whether the structure's bonus is taken.
        bonus: bool,
    },
    /// Bolster: the number of combat cards drawn.
    BolsterCards {
        /// Cards drawn.
        amount: u8,
        /// Whether the structure's bonus is taken.
        bonus: bool,
    },
    /// Trade: resources.
    TradeResources {
        /// Whether the structure's bonus is taken.
        bonus: bool,
    },
    /// Trade: this much popularity.
    TradePopularity {
        /// Popularity taken.
        amount: u8,
        /// Whether the structure's bonus is taken.
        bonus: bool,
    },
    /// Produce: the cost is paid.
    Produce,
    /// Produce on a territory.
    ProduceOn {
        /// Where.
        hex: Hex,
        /// Tokens or workers made.
        amount: u8,
    },
    /// This option of the Factory card, from 0.
    FactoryOption(u8),

    // ------------------------------------------------------------ moving units
    /// A unit takes one step.
    Step {
        /// Its kind.
        unit: UnitKind,
        /// From here.
        from: Place,
        /// To there.
        to: Place,
    },
    /// The unit takes this much along.
    Carry {
        /// Of what.
        cargo: Cargo,
        /// How much.
        amount: u8,
    },

    /// The airship is moved.
    Fly,
    /// The airship sets down this much.
    Drop {
        /// Of what.
        cargo: Cargo,
        /// How much.
        amount: u8,
    },
    /// The airship takes this much aboard.
    Load {
        /// Of what.
        cargo: Cargo,
        /// How much.
        amount: u8,
    },
    /// The character goes aboard.
    Embark,
    /// The character is set down, which ends the airship's move.
    Disembark,
    /// The number of resources aboard that are spent to take power from an opponent.
    Bombard {
        /// Whose power.
        target: Seat,
        /// Resources spent.
        amount: u8,
    },
    /// The airship of this player is fought.
    Challenge(Seat),
    /// An objective card is given up for another.
    Exchange(Objective),

    /// A Flag is placed where the character stands.
    PlaceFlag,
    /// This Trap is placed, armed, where the character stands.
    PlaceTrap(Trap),

    // ------------------------------------------------------------ combat
    /// This combat is fought next.
    Fight(Hex),
    /// The ability asked about is used.
    Use,
    /// The power dial is set.
    Dial(u8),
    /// These cards go behind the dial.
    Play(CombatCards),
    /// A beaten unit goes there.
    Retreat {
        /// Its kind.
        unit: UnitKind,
        /// Home base or lake.
        to: Place,
    },

    // ------------------------------------------------------------ cards
    /// This option of the encounter card, from 0.
    Option(u8),
    /// This Factory card is kept.
    Keep(FactoryCard),
    /// This much of the gain is taken.
    Take(u8),
    /// On this territory.
    On(Place),
    /// These resources are taken.
    Resources(Resources),
    /// This opponent's combat cards are looked at.
    Peek(Seat),

    // ------------------------------------------------------------ bottom row
    /// The bottom-row action is taken.
    Pay {
        /// Coins taken.
        coins: u8,
        /// Whether the player's own recruit bonus is taken.
        bonus: bool,
    },
    /// One token of the cost.
    PayToken {
        /// Its kind.
        resource: Resource,
        /// Where it lies.
        from: Place,
    },
    /// A combat card pays one resource (Coercion).
    PayCard(CombatCard),
    /// A combat card is paid.
    Discard(CombatCard),
    /// A cube goes to a red box.
    Upgrade {
        /// The cube.
        cube: Cube,
        /// The bottom-row action it makes cheaper.
        to: BottomAction,
    },
    /// A mech is deployed.
    Deploy {
        /// Its slot.
        slot: MechSlot,
        /// Where.
        at: Place,
    },
    /// A structure is built.
    Build {
        /// Which.
        structure: Structure,
        /// Where.
        at: Place,
    },
    /// A recruit is enlisted.
    Enlist {
        /// From this section.
        recruit: BottomAction,
        /// To this one-time bonus.
        bonus: RecruitBonus,
        /// How much of it is taken.
        amount: u8,
    },
}

impl Move {
    /// Whether it pays part of a cost: a token, or a card in its place.
    pub const fn is_payment(&self) -> bool {
        matches!(self, Move::PayToken { .. } | Move::PayCard(_))
    }
}

/// The most moves a list can have. The longest kind is that of steps: every unit of a player to every place, the airship,
/// the end of it, and objectives to reveal. Other lists are shorter whatever the position: amounts of a cargo (256 at
/// most), tokens of four kinds on every place, up to seven of four combat cards (330 ways), up to five of four resources.
pub const MOST_MOVES: usize = (1 + MECHS + WORKERS) * Place::COUNT + 8;

/// The moves one seat may make now. It lives on the stack.
///
/// ```
/// use kosa_engine::{MoveList, State, vocab::Seat};
///
/// let state = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut list = MoveList::new();
/// state.legal_into(Seat::new(0).unwrap(), &mut list);
/// assert_eq!(list.len(), 4, "the four sections of the mat");
/// ```
pub type MoveList = ArrayVec<Move, MOST_MOVES>;

/// The most outcomes chance can have: as many as there are cards or tiles of the largest kind.
pub const MOST_OUTCOMES: usize = {
    let kinds = [
        StructureTile::COUNT,
        AirshipTile::COUNT,
        Resolution::COUNT,
        Trap::COUNT,
        CombatCard::ALL.len(),
        Objective::MAX as usize,
        Encounter::MAX as usize,
        FactoryCard::MAX as usize,
        AutomaCard::MAX as usize,
    ];
    let mut most = 0;
    let mut i = 0;
    while i < kinds.len() {
        if kinds[i] > most {
            most = kinds[i];
        }
        i += 1;
    }
    most
};

/// The outcomes of chance with their exact weights.
///
/// ```
/// use kosa_engine::{Setup, vocab::{Faction, Mat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let outcomes = setup.start().unwrap().chance();
/// assert_eq!(outcomes.len(), 6, "one of the structure bonus tiles is dealt first");
/// assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
/// ```
pub type ChanceList = ArrayVec<(Move, u32), MOST_OUTCOMES>;
