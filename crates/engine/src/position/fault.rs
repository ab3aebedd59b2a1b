//! Everything that can be wrong with a position, each fault with its name and its sentence. The words of the format are
//! English, and so is what is said of them, in every language of the program.

use super::need::FrameNeed;
use crate::error::UnknownName;
use crate::setup::Sitter;
use crate::state::Pending;
use crate::vocab::*;
use core::fmt::{self, Display, Formatter};

macro_rules! faults {
    ($($variant:ident $({ $($field:ident: $kind:ty),+ })? $key:literal = $sentence:literal),+ $(,)?) => {
        /// One fault of a position. Texts in it are cut short where they are long.
        ///
        /// ```
        /// use kosa_engine::State;
        ///
        /// let text = "kosa-position 1; active 1; seat nordic industrial; structures mill h07; seat crimea mechanical";
        /// let error = State::from_position(text).unwrap_err();
        /// assert_eq!(error.faults[0].1.key(), "structure-on-lake");
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum PositionFault {
            $(
                #[doc = $sentence]
                $variant $({ $(
                    #[doc = concat!("What stands for `{", stringify!($field), "}`.")]
                    $field: $kind
                ),+ })?
            ),+
        }

        impl PositionFault {
            /// The name of every fault.
            pub const KEYS: [&'static str; [$($key),+].len()] = [$($key),+];

            /// The name of the fault: `structure-on-lake`.
            pub const fn key(&self) -> &'static str {
                match self { $(PositionFault::$variant { .. } => $key),+ }
            }
        }

        impl Display for PositionFault {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match self { $(PositionFault::$variant $({ $($field),+ })? => write!(f, $sentence)),+ }
            }
        }
    };
}

impl core::error::Error for PositionFault {}

impl From<UnknownName> for PositionFault {
    fn from(fault: UnknownName) -> Self {
        PositionFault::WrongWord { fault }
    }
}

faults! {
    WrongWord { fault: UnknownName } "wrong-word" = "{fault}",

    // The shape of the text.
    NoHeader { got: String } "no-header" = "a position begins with 'kosa-position 1', not '{got}'",
    TooLong { bytes: usize, most: usize } "too-long"
        = "{bytes} bytes: a position is a few thousand, and at most {most} are read",
    Empty "empty" = "nothing here: a position begins with 'kosa-position 1'",
    NotJson { said: String } "not-json" = "this is not the JSON of a position: {said}",
    NoKey { got: String } "no-key" = "'{got}' is no key of a position: see docs/position.md",
    NoSeatKey { got: String } "no-seat-key" = "'{got}' is no key of a seat: see docs/position.md",
    KeyTwice { key: String } "key-twice" = "'{key}' stands twice: keep one of the lines",
    NoValue "no-value" = "a value is missing",
    SeveralValues { n: usize } "several-values" = "one value expected, {n} found",
    WrongValue { got: String } "wrong-value" = "'{got}' is not a value that fits here",
    YesOrNo "yes-or-no" = "expected yes or no",
    NoRun { got: String } "no-run" = "'{got}' is no number or run of numbers such as 3-7",
    ManyNumbers "many-numbers" = "too many numbers",
    AmountShape "amount-shape" = "expected pairs such as: food 2 wood 1",
    NoAmount { got: String } "no-amount" = "'{got}' is no amount from 0 to 255",
    KindTwice { kind: String } "kind-twice" = "'{kind}' stands twice",
    AtShape "at-shape" = "'at' needs a place and resources",
    AtTwice { place: String } "at-twice" = "'at {place}' stands twice: join the lines",
    SeatShape "seat-shape" = "'seat' needs a faction and a player mat",
    MechsShape "mechs-shape" = "'mechs' needs slots, 'at' and places",
    StructuresShape "structures-shape" = "'structures' needs pairs of structure and hex",
    StructureTwice { structure: String } "structure-twice" = "structure '{structure}' stands twice",
    FactoryShape "factory-shape" = "'factory' needs the number of cards",
    FactoryWords "factory-words" = "after the number of Factory cards come 'cards' or 'seen-by'",
    MovingShape "moving-shape" = "expected unit, from and to",
    MovingWord { got: String } "moving-word"
        = "'{got}' is unknown here: expected steps, first, onward, asking or load",
    TrapShape "trap-shape"
        = "expected a hex, the kind of Trap, 'armed' or 'disarmed', and perhaps 'known'",
    CombatShape "combat-shape" = "'combat' needs a hex, the attacker's seat and the defender's seat",
    CombatWord { got: String } "combat-word"
        = "'{got}' is unknown here: expected committed, winner, duel, beaten, driven or lakes",

    // The whole game.
    Version { version: u32 } "version" = "{version} is not known: this program reads version 1",
    SeatCount { n: usize, most: usize } "seat-count" = "there are 2 to {most} seats, not {n}",
    NoSeat { number: u8, seats: usize } "no-seat"
        = "seat {number} does not exist: the game has seats 1 to {seats}",
    NotInTheBox "not-in-the-box" = "factions and mats of Invaders from Afar are not in this game",
    AutomaKeys "automa-keys" = "marker, second-scheme, resource-box and automa-deck belong to an Automa",
    Taken { faction: Faction, mat: Sitter } "taken"
        = "{faction} or {mat} is taken: each can be played once",
    SitsEarlier { faction: Faction } "sits-earlier"
        = "{faction} sits earlier: seats go clockwise nordic, rusviet, togawa, crimea, saxony, polania, albion",
    CardNotInGame { card: u8 } "card-not-in-game" = "card {card} is not in this game",
    CardTwice { card: u8 } "card-twice" = "card {card} stands twice",
    CardHeldTwice { card: u8 } "card-held-twice" = "card {card} is held twice",
    CardElsewhere { card: u8 } "card-elsewhere"
        = "card {card} lies somewhere else already: a card is in one place only",
    EncounterCards "encounter-cards" = "there are more encounter tokens than encounter cards",
    NoEncounterSymbol "no-encounter-symbol" = "a hex without a printed encounter symbol holds no token",
    AboardOnBoard "aboard-on-board"
        = "what is aboard an airship stands under its seat: 'aboard food 2'",
    Flags "flags" = "Albion has four Flags, and nobody else has any",
    TrapsOfTogawa "traps-of-togawa" = "only Togawa lays Traps",
    FourTraps "four-traps" = "Togawa has four Traps",
    TrapTwice { at: Place } "trap-twice" = "each Trap once, and one token to a hex: {at}",
    FactoryCount { n: u8, taken: u8, left: u8 } "factory-count"
        = "{n} cards: with {taken} taken there are {left}",
    FactoryListed "factory-listed" = "the number of cards listed does not fit",
    FactoryUnnamed "factory-unnamed" = "name the cards that have been laid out so far",
    TwoObjectives "two-objectives" = "a player holds at most two objective cards",
    OpenObjectiveHeld "open-objective-held" = "an objective laid open is in nobody's hand",
    ObjectiveDeck "objective-deck" = "it must hold exactly the cards that nobody holds",
    CombatCardCount "combat-card-count"
        = "there are more combat cards than 16 twos, 12 threes, 8 fours and 6 fives",
    DeckDiffers { cards: CombatCards } "deck-differs" = "with these hands and discards it holds {cards}",
    GameIsOver "game-is-over" = "somebody has placed the sixth star: the game is over",

    NotOver "not-over"
        = "nothing has ended the game: no sixth star, no resolution tile with all turns taken",

    // One seat.
    TrackEnds { track: &'static str, value: u8, max: u8 } "track-ends"
        = "{track} {value}: the track ends at {max}",
    SixStars "six-stars" = "more than six stars",
    StarsOnGoal { star: Star } "stars-on-goal" = "too many stars for {star}",
    GoalNotReached { star: Star, n: u8, need: u8 } "goal-not-reached"
        = "a star for {star} needs {need}, and there are {n}",
    TrackerStars "tracker-stars" = "the marker has passed fewer stars of the star track",
    MechSlot { slot: u8 } "mech-slot" = "mech slot {slot}: name each of 1 to 4 at most once",
    MechPlaces "mech-places" = "name a place for each mech slot deployed",
    WorkerCount "worker-count" = "a player has 2 to 8 workers on the board",
    CubeRoom { action: BottomAction } "cube-room" = "{action} has no room for so many cubes",
    Cubes "cubes" = "each cube moved lies on one red box: 'cubes' and 'reduced' must match",
    Recruits "recruits"
        = "each recruit lies on one one-time bonus: 'recruits' and 'bonuses' must match",
    NoFactoryCard { card: u8 } "no-factory-card" = "Factory card {card} does not exist",
    TokenOnFactory "token-on-factory"
        = "the token cannot stand on a Factory card the player does not have",
    PlayedFromHand "played-from-hand" = "cards behind the dial must be in hand",
    KnowsShape "knows-shape" = "expected a seat and the combat cards known to be in its hand: knows 2 335",
    KnowsTwice { number: u8 } "knows-twice" = "what is known of seat {number} stands twice",
    KnowsWhom "knows-whom" = "people know cards of others, not their own; an Automa knows none",
    KnowsMore { of: Seat } "knows-more" = "cards known to be in the hand of seat {of} must be in it",
    DialTooHigh "dial-too-high" = "the dial shows more than the player may spend",
    StarTrackEnds { last: u8 } "star-track-ends" = "the star track ends at space {last}",
    AutomaResources "automa-resources" = "no Automa card shows more than 4 resources",
    AutomaMechs "automa-mechs" = "an Automa has up to four mechs, written 'mechs at …' without slots",
    AutomaPieces "automa-pieces"
        = "an Automa has no structures, cubes, recruits, objectives, token or open Factory card",
    AutomaPopularity "automa-popularity" = "an Automa's popularity never changes",
    AutomaStars "automa-stars"
        = "an Automa has stars for tracker, combat and power only, and one on an open objective",
    StarTrackOfAutoma "star-track-of-automa" = "only an Automa has a star track",

    // Pieces on the board.
    ForeignBase "foreign-base" = "a unit stands on a home base it cannot enter",
    FighterOnLake "fighter-on-lake"
        = "a character or mech stands on a lake without an ability for it",
    WorkerOnLake "worker-on-lake" = "a worker stands on a lake without a mech",
    ResourcesOnLake "resources-on-lake" = "resources lie on a lake only with a unit",
    StructureOnLake "structure-on-lake" = "no structure stands on a lake",
    TwoStructures "two-structures" = "two structures stand on one hex",
    UnitsShare { at: Place, seat: Seat } "units-share"
        = "its units share {at} with those of seat {seat}",

    // The turn.
    ThreeUnits "three-units" = "at most three units move in one action",
    UnitsMoved { at: Place } "units-moved" = "there are not so many units on {at}",
    Steps "steps" = "a unit has 1 to 3 steps",
    NoUnitThere { unit: UnitKind, seat: Seat, at: Place } "no-unit-there"
        = "no {unit} of seat {seat} stands on {at}",
    MovedBefore "moved-before"
        = "'first' or 'onward' does not fit the units that have moved",
    Load "load" = "the unit cannot take along what 'load' says",
    NotMovedThere { at: Place } "not-moved-there"
        = "a character or mech that has not moved stands among enemies on {at}",
    TooFar { from: Place, to: Place } "too-far" = "{from} does not lead to {to} in one step",
    NoUnitEntered { at: Place } "no-unit-entered" = "no unit of the active player stands on {at}",
    AirshipOnLine "airship-on-line" = "an airship and those aboard are not part of this line",
    EightWorkers "eight-workers" = "nobody has more than 8 workers",
    NoMoveAction "no-move-action" = "units have moved, but no Move action is under way",
    OnItsWay "on-its-way"
        = "a unit is on its way exactly while 'carry', 'onward' or 'toll' is asked",
    Asking "asking" = "'asking' stands exactly while 'carry' is asked",

    // The combat.
    AttacksItself "attacks-itself" = "the active player attacks somebody else",
    NoAirshipsFight "no-airships-fight" = "without airships none fight",
    DuelApart "duel-apart"
        = "no airship of that seat can be fought where the active player's airship is",
    CombatPending "combat-pending"
        = "a combat is fought exactly while 'dials' or 'aftermath' is pending",
    NoPowerChosen { seat: Seat } "no-power-chosen" = "seat {seat} chooses no power now",
    DialNotSet { seat: Seat } "dial-not-set" = "seat {seat} has committed, but its dial is not set",
    CardsPlayed { seat: Seat } "cards-played" = "seat {seat} may not play so many cards",

    // Frames.
    FramesPending "frames-pending" = "a game goes on exactly as long as something is pending",
    FrameDepth "frame-depth" = "more frames than the rules can nest",
    FrameAtBottom { frame: Pending } "frame-at-bottom" = "'{frame}' cannot lie on nothing",
    FrameOnFrame { frame: Pending, below: Pending } "frame-on-frame" = "'{frame}' cannot lie on '{below}'",
    FrameLacks { frame: Pending, need: FrameNeed } "frame-lacks" = "'{frame}' needs {need}",
    NobodyAsked "nobody-asked" = "the last frame asks nobody anything that could be answered",

    // The modules of The Wind Gambit.
    TilesForAll "tiles-for-all" = "tiles for all need the rules +airships without +airship-pairs",
    TilesOfSeat "tiles-of-seat"
        = "tiles of one seat need the rules +airship-pairs, and a person on the seat",
    NoResolution "no-resolution" = "missions, trigger and clock belong to a resolution tile",
    ResolutionRules "resolution-rules" = "a resolution tile needs the rules +resolutions",
    MissionCount "mission-count" = "more objectives than the tile lays open",
    MissionStar "mission-star" = "a star on an open objective needs that objective among 'missions'",
    MissionStars "mission-stars" = "'mission-stars' names each open objective with a star",
    ClockAfterTrigger "clock-after-trigger"
        = "once the end is triggered the turns left of every seat are limited",
    ClockSeats "clock-seats" = "name the turns left of every seat, or - where nothing limits them",
    NoTurns { got: String } "no-turns" = "'{got}' is no number of turns: 0 to 254, or -",
    NoTrack { got: String } "no-track" = "'{got}' is no track: again takes power and popularity",
    AirshipRules "airship-rules" = "an airship needs the rules +airships",
    AirshipPlace "airship-place" = "an airship is over a territory or on its own base",
    AutomaAirship "automa-airship" = "the airship of an Automa stays on its base",
    ResourcesAboard { most: u8 } "resources-aboard"
        = "its airship carries at most {most} resources, and no workers",
    WorkersAboard { most: u8 } "workers-aboard"
        = "its airship carries at most {most} workers, and no resources",
    CharacterAboard "character-aboard" = "its airship carries no character",
    MechAboard "mech-aboard" = "an airship carries no mech",
}
