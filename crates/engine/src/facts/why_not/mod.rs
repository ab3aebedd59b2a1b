//! "Why not?": for every move that is not in the list the rule that forbids it, as exactly as it can be said. The list
//! decides, always; the reason is looked for afterwards, with the functions that make the list and from what the asking seat
//! sees, so that no reason can tell a secret.

use super::Lack;
use crate::moves::{Actor, Move, MoveList};
use crate::rules::Eyes;
use crate::state::{Awaiting, Question, State};
use crate::view::View;
use crate::vocab::*;
use crate::wind_gambit::why_not as airship;

mod cards;
mod combat;
mod movement;
mod pieces;
mod rows;

pub(super) use rows::{bottom, section, top};

/// Why a move cannot be made.
///
/// ```
/// use kosa_engine::{State, View, WhyNot, vocab::Seat};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// assert_eq!(view.why_not(&"section build".parse().unwrap()), None);
/// assert_eq!(view.why_not(&"section factory".parse().unwrap()), Some(WhyNot::NoFactoryCard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields say what they are; the variants carry the meaning.
pub enum WhyNot {
    // ------------------------------------------------------------ not now
    /// The game has ended.
    GameOver,
    /// Somebody who only watches decides nothing.
    OnlyWatching,
    /// Others decide first.
    OthersFirst { seats: SeatSet },
    /// A card is drawn or dealt first.
    ChanceFirst,
    /// It is an outcome of chance: nobody chooses it.
    LeftToChance,
    /// The card or tile cannot be drawn now.
    NotInThePile,
    /// It answers another question than the one that is asked.
    OtherQuestion,
    /// What is asked cannot be left: one of the answers must be chosen.
    MustChoose,

    // ------------------------------------------------------------ sections and costs
    /// The action token stands there since the last turn.
    SectionTakenLast { section: Section },
    /// The player has no Factory card.
    NoFactoryCard,
    /// The chosen section has another action.
    NotOnThisSection { section: Section },
    /// The cost cannot be paid.
    CannotPay(Lack),
    /// The amount is outside of what may be taken.
    Amount { least: u8, most: u8 },
    /// The track ends first: this much room is left on it.
    TrackEnds { room: u8 },
    /// Only this many combat cards are left to draw.
    CardsLeft { left: u8 },
    /// The bonus belongs to a structure that has not been built.
    NeedsStructure { structure: Structure },
    /// The bonus belongs to a recruit that has not been enlisted.
    NeedsRecruit { recruit: BottomAction },
    /// The resolution tile forbids the Move action in the last turn.
    MoveForbidden,
    /// None of the player's workers stands on a controlled territory.
    NoWorkerOnBoard,
    /// The card has no such option.
    NoSuchOption,
    /// The option has been taken already.
    OptionTaken,

    // ------------------------------------------------------------ moving
    /// No such unit stands there.
    NoUnitThere { unit: UnitKind },
    /// The unit has moved already.
    AlreadyMoved { unit: UnitKind },
    /// Another unit is on its way.
    OtherUnitMoving { unit: UnitKind },
    /// It is there already.
    SamePlace,
    /// No step leads there: it is too far.
    TooFar,
    /// The home base of another faction.
    HomeBase,
    /// A worker does not cross rivers.
    WorkerAndRiver,
    /// A river, and no ability to cross it there.
    River,
    /// The one river of this turn has been crossed.
    RiverUsed,
    /// A lake, and no ability to enter or leave it.
    Lake,
    /// Workers do not walk onto units of others.
    EnemyUnits { of: Seat },
    /// Workers do not walk away from units of others.
    HeldByEnemies { of: Seat },
    /// An airship of others asks for coins.
    LeavingCosts { need: u16, has: u16 },
    /// An airship of others asks for resources that the unit cannot bring.
    TollUnpaid { need: u8 },
    /// Another kind of cargo is asked for.
    OtherCargo { asked: Cargo },

    // ------------------------------------------------------------ airships
    /// The player has no airship, or it cannot be moved now.
    NoAirship,
    /// The airship must fly at least one territory.
    FlyFirst,
    /// It has no steps left.
    NoStepsLeft,
    /// Things are set down first and loaded then, each kind once on a territory.
    ExchangeInOrder,
    /// Nothing of this kind is aboard.
    NothingAboard,
    /// Nothing of this kind is there to be loaded.
    NothingToLoad,
    /// The airship carries the other kind of freight.
    OtherFreight,
    /// The airship is full.
    NoRoom,
    /// It cannot be set down there.
    CannotSetDown,
    /// None of the player's tiles allows it.
    NoTile,
    /// It has been done already on this flight.
    OncePerFlight,
    /// Nobody is there to be met.
    NobodyThere,

    // ------------------------------------------------------------ combat
    /// No combat is due there.
    NoCombatThere,
    /// The dial is set already.
    DialSet,
    /// The dial is set first.
    DialFirst,
    /// More power than the player has, or than the dial shows.
    DialTooHigh { most: u8 },
    /// More combat cards than may be played.
    TooManyCards { limit: u8 },
    /// The player does not hold the card.
    CardNotHeld,
    /// Another unit is asked for first.
    OtherUnitFirst { unit: UnitKind },
    /// Beaten units do not go there.
    NoRefuge,

    // ------------------------------------------------------------ objectives
    /// Objectives are revealed in one's own turn.
    NotYourTurn,
    /// Objectives are revealed before and after actions only.
    BetweenActions,
    /// This objective is revealed at the end of the turn.
    AtEndOfTurn,
    /// No further star can be placed for it.
    StarPlaced,
    /// A condition does not hold: its number among those of the card, from 0.
    ConditionFails { card: Objective, condition: u8 },

    // ------------------------------------------------------------ paying
    /// Another kind of resource is paid.
    OtherResource { wanted: Resource },
    /// No such token lies there.
    NoTokenThere,
    /// The player does not control the territory.
    NotControlled,
    /// Only what is aboard the airship counts.
    OnlyAboard,
    /// Tokens are paid in the order of kinds and places, or what comes later would not cover the rest.
    PaidInOrder,
    /// The faction does not pay with combat cards.
    NoCoercion,
    /// A combat card has paid for a resource in this turn already.
    CoercionUsed,
    /// The unit does not carry it.
    NotCarried,

    // ------------------------------------------------------------ pieces
    /// The cube has left its box already.
    CubeMoved,
    /// No box of the action can take a cube any more.
    NoBoxLeft { action: BottomAction },
    /// The mech has been deployed already.
    MechDeployed,
    /// The structure has been built already.
    StructureBuilt,
    /// A structure stands on the territory.
    TerritoryBuilt,
    /// The recruit has been enlisted already.
    RecruitEnlisted,
    /// The one-time bonus has been taken already.
    BonusTaken,
    /// Nothing goes on a lake.
    NotOnLake,
    /// None of the player's workers is there.
    NoWorkerThere,
    /// None of the player's mechs is there.
    NoMechThere,
    /// A unit of anybody is there.
    Occupied,
    /// The card names one place, and this is another.
    OnlyThere { at: Place },
    /// All workers have left the mat.
    NoWorkersLeft,
    /// Nothing is made on this terrain.
    NothingMadeThere,
    /// All territories have been chosen.
    AllChosen,
    /// Territories are chosen from the lowest number up.
    ProducedInOrder,
    /// The Factory card does not lie there.
    CardNotThere,
    /// The faction has no such token.
    OtherFaction,
    /// The Trap has been placed already.
    TrapPlaced,
    /// One does not look at one's own cards.
    OwnCards,

    /// None of the above: the rules do not list it.
    NotListed,
}

impl State {
    /// Why a move cannot be made; nothing if it can.
    ///
    /// ```
    /// use kosa_engine::{Actor, State, WhyNot, vocab::{Seat, Section}};
    /// let state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\ntoken build\nseat crimea mechanical",
    /// ).unwrap();
    /// let me = Actor::Seat(Seat::new(0).unwrap());
    /// assert_eq!(state.why_not(me, &"section upgrade".parse().unwrap()), None);
    /// let why = state.why_not(me, &"section build".parse().unwrap());
    /// assert_eq!(why, Some(WhyNot::SectionTakenLast { section: Section::Build }));
    /// ```
    pub fn why_not(&self, actor: Actor, mv: &Move) -> Option<WhyNot> {
        match (self.awaiting(), actor) {
            (Awaiting::Over, _) => Some(WhyNot::GameOver),
            (Awaiting::Chance, Actor::Chance) => {
                let listed = self.chance().iter().any(|(outcome, _)| outcome == mv);
                (!listed).then_some(WhyNot::NotInThePile)
            }
            (Awaiting::Seats(seats), Actor::Chance) => Some(WhyNot::OthersFirst { seats }),
            (_, Actor::Seat(seat)) if seat.index() >= self.public.seat_count() => Some(WhyNot::OnlyWatching),
            (_, Actor::Seat(seat)) => self.eyes(seat).why_not(mv),
        }
    }
}

impl View {
    /// Why the viewer cannot make a move; nothing if it is in the list ([`View::legal`]).
    pub fn why_not(&self, mv: &Move) -> Option<WhyNot> {
        match self.eyes() {
            Some(eyes) => eyes.why_not(mv),
            None => Some(WhyNot::OnlyWatching),
        }
    }

    /// Why the viewer is asked nothing now, whatever it would answer; nothing if it is asked.
    ///
    /// ```
    /// use kosa_engine::{State, View, Viewer, WhyNot, vocab::Seat};
    ///
    /// let state =
    ///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
    /// let [first, second] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// assert_eq!(View::of(&state, first).not_asked(), None);
    /// assert!(matches!(View::of(&state, second).not_asked(), Some(WhyNot::OthersFirst { .. })));
    /// assert_eq!(View::of(&state, Viewer::Bystander).not_asked(), Some(WhyNot::OnlyWatching));
    /// ```
    pub fn not_asked(&self) -> Option<WhyNot> {
        match self.eyes() {
            Some(eyes) => eyes.question().err(),
            None => Some(WhyNot::OnlyWatching),
        }
    }
}

impl Eyes<'_> {
    /// What the seat is asked, or why nothing.
    fn question(&self) -> Result<Question, WhyNot> {
        match (self.public.awaiting(), self.public.question()) {
            (Awaiting::Over, _) => Err(WhyNot::GameOver),
            (Awaiting::Chance, _) | (_, None) => Err(WhyNot::ChanceFirst),
            (Awaiting::Seats(seats), _) if !seats.contains(self.seat) => Err(WhyNot::OthersFirst { seats }),
            (Awaiting::Seats(_), Some(question)) => Ok(question),
        }
    }

    fn why_not(&self, mv: &Move) -> Option<WhyNot> {
        let mut list = MoveList::new();
        self.legal_into(&mut list);
        if list.contains(mv) {
            return None;
        }
        let question = match self.question() {
            Ok(question) => question,
            Err(why) => return Some(why),
        };
        if mv.is_chance() {
            return Some(WhyNot::LeftToChance);
        }
        if mv.is_leaving() {
            return Some(leaving(question, &list));
        }
        Some(self.reason(question, *mv).unwrap_or(WhyNot::NotListed))
    }

    /// The rule that forbids an answer, or that it does not answer the question.
    fn reason(&self, question: Question, mv: Move) -> Option<WhyNot> {
        match (question, mv) {
            (_, Move::Reveal(card)) => cards::objective(self, question, card),
            (Question::Section, Move::Choose(section)) => rows::section(self, section),
            (Question::Top(section), _) => rows::top(self, section, mv),
            (Question::Bottom(section), _) => rows::bottom(self, section, mv),
            (Question::Units | Question::Onward, Move::Step { unit, from, to }) => {
                movement::step(self, question == Question::Units, unit, from, to)
            }
            (Question::Units, Move::Fly) => Some(WhyNot::NoAirship),
            (Question::Carry, Move::Carry { cargo, amount }) => movement::carry(self, cargo, amount),
            (Question::Flight { steps, stage, bombed, .. }, _) => {
                airship::flight(self, (steps, stage, bombed), mv)
            }
            (Question::Toll { .. }, Move::PayToken { .. }) => Some(WhyNot::NotCarried),
            (Question::Challenge, Move::Challenge(_)) | (Question::Spy, Move::Peek(_)) => {
                Some(WhyNot::NobodyThere)
            }
            (Question::Exchange, Move::Exchange(_)) => Some(WhyNot::CardNotHeld),
            (Question::Refuge { count, .. }, Move::Take(_)) => Some(WhyNot::Amount { least: 0, most: count }),
            (Question::CombatOrder, Move::Fight(_)) => Some(WhyNot::NoCombatThere),
            (Question::Dials, Move::Dial(_) | Move::Play(_)) => combat::dials(self, mv),
            (Question::Retreat, Move::Retreat { unit, .. }) => combat::retreat(self, unit),
            (Question::Encounter { card, taken }, Move::Option(option)) => {
                cards::option(self, card, taken, option)
            }
            (Question::Take { what, max, .. }, Move::Take(amount)) => cards::take(self, what, max, amount),
            (Question::PlaceOn { .. }, Move::On(place)) => pieces::with_worker(self, place),
            (Question::PickResources { count, .. }, Move::Resources(_)) => {
                Some(WhyNot::Amount { least: 0, most: count })
            }
            (Question::WorkerPlace, Move::On(place)) => pieces::worker_place(self, place),
            (Question::Peek, Move::Peek(seat)) => {
                Some(if seat == self.seat { WhyNot::OwnCards } else { WhyNot::NobodyThere })
            }
            (Question::Airlift { to, .. }, _) => pieces::airlift(self, to, mv),
            (Question::FactoryPick, Move::Keep(_)) => Some(WhyNot::CardNotThere),
            (Question::Produce { left, next, is_action }, Move::ProduceOn { hex, amount }) => {
                pieces::produce(self, (left, next, is_action), hex, amount)
            }
            (Question::Pay { with, kind, place, .. }, _) => cards::pay(self, (with, kind, place), mv),
            (Question::Discard { .. }, Move::Discard(_)) => Some(WhyNot::CardNotHeld),
            (Question::Upgrade, Move::Upgrade { cube, to }) => pieces::upgrade(self, cube, to),
            (Question::Deploy { at: named }, Move::Deploy { slot, at }) => {
                pieces::deploy(self, named, slot, at)
            }
            (Question::Build { at: named }, Move::Build { structure, at }) => {
                pieces::build(self, named, structure, at)
            }
            (Question::Enlist, Move::Enlist { recruit, bonus, .. }) => pieces::enlist(self, recruit, bonus),
            (Question::PlaceToken, Move::PlaceFlag | Move::PlaceTrap(_)) => pieces::token(self, mv),
            (
                Question::Section
                | Question::EndTurn
                | Question::Units
                | Question::Onward
                | Question::Carry
                | Question::CombatOrder
                | Question::Ability { .. }
                | Question::Dials
                | Question::Retreat
                | Question::Encounter { .. }
                | Question::Take { .. }
                | Question::PlaceOn { .. }
                | Question::PickResources { .. }
                | Question::WorkerPlace
                | Question::Peek
                | Question::FactoryPick
                | Question::Produce { .. }
                | Question::Discard { .. }
                | Question::Upgrade
                | Question::Deploy { .. }
                | Question::Build { .. }
                | Question::Enlist
                | Question::PlaceToken
                | Question::ArmTrap { .. }
                | Question::Toll { .. }
                | Question::Challenge
                | Question::Spy
                | Question::Exchange
                | Question::Refuge { .. }
                | Question::TileStar,
                _,
            ) => Some(WhyNot::OtherQuestion),
        }
    }
}

/// What is asked cannot be left, or not with this word.
fn leaving(question: Question, list: &MoveList) -> WhyNot {
    if matches!(question, Question::Flight { flown: false, .. }) {
        WhyNot::FlyFirst
    } else if list.iter().any(Move::is_leaving) {
        WhyNot::OtherQuestion
    } else {
        WhyNot::MustChoose
    }
}

/// Where an amount lies outside of what may be taken.
pub(crate) fn outside(amount: u8, least: u8, most: u8) -> Option<WhyNot> {
    (amount < least || amount > most).then_some(WhyNot::Amount { least, most })
}
