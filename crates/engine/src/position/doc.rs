use crate::automa::position::AutomaDoc;
use crate::invaders::position::TrapDoc;
use crate::wind_gambit::position::{AirshipDoc, ModulesDoc};
use std::collections::BTreeMap;

/// A position as plain words and numbers, before anything is checked. What is left out takes its value from the
/// start of a game.
///
/// ```
/// use kosa_engine::{PositionDoc, State};
///
/// let mut doc = PositionDoc::of(
///     &State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap(),
/// );
/// doc.seats[0].power = Some(9);
/// let state = doc.to_state().unwrap();
/// assert_eq!(state.public().player(state.public().active()).power(), 9);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct PositionDoc {
    /// Format version, 1.
    pub version: u32,
    /// Preset and switches.
    pub rules: String,
    /// Whose turn it is, seats counted from 1.
    pub active: Option<u8>,
    /// Turns begun.
    pub turns: Option<u16>,
    /// Structure bonus tile.
    pub tile: Option<String>,
    /// Territories with an encounter token.
    pub encounters: Option<Vec<String>>,
    /// Encounter cards not drawn yet.
    pub encounter_deck: Option<Vec<u8>>,
    /// Combat cards in the deck.
    pub deck: Option<String>,
    /// Combat cards discarded.
    pub discard: String,
    /// Factory cards on the board.
    pub factory: Option<FactoryDoc>,
    /// Objective cards in the deck.
    pub objective_deck: Option<Vec<u8>>,
    /// Objective cards everybody has seen.
    pub revealed: Vec<u8>,
    /// Resource tokens by place and kind.
    pub resources: BTreeMap<String, BTreeMap<String, u8>>,
    /// The players, clockwise.
    pub seats: Vec<SeatDoc>,
    /// What has happened in the turn so far.
    pub turn: TurnDoc,
    /// The combat being fought.
    pub combat: Option<CombatDoc>,
    /// Territories with a Flag.
    pub flags: Vec<String>,
    /// Traps in the order they were placed.
    pub traps: Vec<TrapDoc>,
    /// Tiles of The Wind Gambit and how the game ends.
    pub modules: ModulesDoc,
    /// Where the Automas' tie-break token lies.
    pub tie_token: Option<String>,
    /// Pending frames, the one in hand last.
    pub frames: Option<Vec<String>>,
    /// Whether the game has ended.
    pub over: bool,
}

/// Factory cards on the board.
///
/// ```
/// use kosa_engine::position::{FactoryDoc, PositionDoc};
///
/// let factory = FactoryDoc { count: 2, cards: Some(vec![3, 6]), seen_by: vec![1] };
/// let doc = PositionDoc { factory: Some(factory), ..PositionDoc::default() };
/// assert_eq!(doc.factory.unwrap().count, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct FactoryDoc {
    /// How many.
    pub count: u8,
    /// Which, once drawn from the box.
    pub cards: Option<Vec<u8>>,
    /// Seats that have looked through them.
    pub seen_by: Vec<u8>,
}

/// One player.
///
/// ```
/// use kosa_engine::position::SeatDoc;
///
/// let seat = SeatDoc { faction: "nordic".into(), mat: "industrial".into(), power: Some(9), ..SeatDoc::default() };
/// assert_eq!(seat.coins, None, "as at the start of a game");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct SeatDoc {
    /// Faction.
    pub faction: String,
    /// Player mat, or the Automa with its level and dials: `automa:automaszyna:coins+1`.
    pub mat: String,
    /// Power.
    pub power: Option<u8>,
    /// Popularity.
    pub popularity: Option<u8>,
    /// Coins.
    pub coins: Option<u16>,
    /// Combat cards in hand.
    pub hand: String,
    /// Objective cards in hand.
    pub objectives: Vec<u8>,
    /// Objective cards put away unseen.
    pub put_away: Vec<u8>,
    /// Stars placed.
    pub stars: Vec<String>,
    /// Where the character is.
    pub character: Option<String>,
    /// Mechs.
    pub mechs: MechsDoc,
    /// Where the workers are.
    pub workers: Option<Vec<String>>,
    /// Structures and where they stand.
    pub structures: BTreeMap<String, String>,
    /// Cubes that have left their green box.
    pub cubes: Vec<String>,
    /// Bottom-row actions with a cube on a red box, once for each cube.
    pub reduced: Vec<String>,
    /// Recruits enlisted.
    pub recruits: Vec<String>,
    /// One-time recruit bonuses taken.
    pub bonuses: Vec<String>,
    /// Factory card.
    pub factory_card: Option<u8>,
    /// Where the action token stands.
    pub token: Option<String>,
    /// The secret number on the power dial.
    pub dial: Option<u8>,
    /// The cards put behind the dial in secret.
    pub played: String,
    /// Combat cards that this player knows to be in other hands, by the number of the seat.
    pub knows: BTreeMap<u8, String>,
    /// The airship and what belongs to the modules of The Wind Gambit.
    pub airship: Option<AirshipDoc>,
    /// What an Automa needs besides.
    pub automa: Option<AutomaDoc>,
}

/// Mechs: which slots are empty on the mat and where the mechs are.
///
/// ```
/// use kosa_engine::{PositionDoc, State};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 4 at h29 h30; seat crimea mechanical",
/// ).unwrap();
/// let mechs = &PositionDoc::of(&state).seats[0].mechs;
/// assert_eq!((mechs.slots.as_slice(), mechs.at.len()), ([1, 4].as_slice(), 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct MechsDoc {
    /// Slots deployed, 1 to 4.
    pub slots: Vec<u8>,
    /// Where the mechs are.
    pub at: Vec<String>,
}

/// What has happened in the turn so far.
///
/// ```
/// use kosa_engine::{Actor, PositionDoc, State, vocab::Seat};
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// for mv in ["section build", "move"] {
///     state.apply(Actor::Seat(Seat::new(0).unwrap()), mv.parse().unwrap()).unwrap();
/// }
/// assert_eq!(PositionDoc::of(&state).turn.units_left, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct TurnDoc {
    /// The character has moved.
    pub moved_character: bool,
    /// Where mechs are that have moved.
    pub moved_mechs: Vec<String>,
    /// Where workers are that have moved by themselves.
    pub moved_workers: Vec<String>,
    /// Units that may still be moved.
    pub units_left: u8,
    /// The Factory card's move.
    pub factory_move: bool,
    /// The unit on its way.
    pub moving: Option<MovingDoc>,
    /// Steps onto enemy units, to be undone if the game ends first.
    pub entries: Vec<MovingDoc>,
    /// The character has moved and its encounter is still to come.
    pub arrival: bool,
    /// Disarmed Traps that may be armed once a combat there is won.
    pub arm_later: Vec<String>,
    /// A Flag or Trap waits for a combat or an encounter.
    pub token_later: bool,
    /// The airship has moved.
    pub moved_airship: bool,
    /// The seat whose airship is fought after the moves.
    pub duel: Option<u8>,
    /// The turn began after the end was triggered.
    pub last_turn: bool,
    /// Toka has crossed its river.
    pub toka_used: bool,
    /// Coercion has been used.
    pub coercion_used: bool,
    /// An opponent's worker has been made to retreat.
    pub forced_retreat: bool,
}

/// A unit on its way, or one that has met enemy units.
///
/// ```
/// use kosa_engine::position::MovingDoc;
///
/// let step = MovingDoc { unit: "mech".into(), from: "h04".into(), to: "h05".into(), ..MovingDoc::default() };
/// assert!(step.load.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct MovingDoc {
    /// Kind of unit.
    pub unit: String,
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// What goes along, by cargo.
    pub load: BTreeMap<String, u8>,
    /// The cargo being asked for.
    pub asking: Option<String>,
    /// Steps left.
    pub steps: u8,
    /// Whether it has taken a step before; told by the steps left unless an airship adds some.
    pub onward: Option<bool>,
}

/// The combat being fought.
///
/// ```
/// use kosa_engine::{Actor, PositionDoc, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; mechs 1 at h29; seat polania mechanical; mechs 1 at h30",
/// ).unwrap();
/// for mv in ["section build", "move", "step mech h29 h30", "done"] {
///     state.apply(Actor::Seat(Seat::new(0).unwrap()), mv.parse().unwrap()).unwrap();
/// }
/// let combat = PositionDoc::of(&state).combat.unwrap();
/// assert_eq!((combat.hex.as_str(), combat.attacker, combat.defender), ("h30", 1, 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
pub struct CombatDoc {
    /// Where.
    pub hex: String,
    /// The attacker's seat.
    pub attacker: u8,
    /// The defender's seat.
    pub defender: u8,
    /// Sides that have made their secret choice.
    pub committed: Vec<String>,
    /// The winner, once revealed.
    pub winner: Option<String>,
    /// Two airships fight.
    pub duel: bool,
    /// Characters and mechs of the loser that had to leave.
    pub fighters_beaten: u8,
    /// Workers of the loser that had to leave.
    pub workers_driven: u8,
    /// Lakes to which mechs of the loser have retreated.
    pub lakes: Vec<String>,
}
