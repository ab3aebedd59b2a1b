//! What on the screen a choice points at.

use kosa_engine::vocab::*;
use kosa_engine::{Move, Public, Question, chance_moves};

/// The half of a top-row action.
///
/// ```
/// use kosa_client::Target;
/// use kosa_client::ask::TopHalf;
///
/// assert_ne!(Target::Half(TopHalf::Power), Target::Half(TopHalf::Cards), "Bolster has two halves");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TopHalf {
    /// Move: units.
    Units,
    /// Move: coins.
    Coins,
    /// Bolster: power.
    Power,
    /// Bolster: combat cards.
    Cards,
    /// Trade: resources.
    Resources,
    /// Trade: popularity.
    Popularity,
    /// Produce.
    Produce,
}

/// A thing on the screen that can be pointed at.
///
/// ```
/// use kosa_client::Target;
/// use kosa_engine::Move;
/// use kosa_engine::vocab::Section;
/// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// let public = table.state().public();
/// let target = Target::of(&Move::Choose(Section::ALL[0]), public, public.active());
/// assert_eq!(target, Target::Section(Section::ALL[0]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A section of the player mat, or the Factory card as the fifth.
    Section(Section),
    /// A half of the top-row action in hand.
    Half(TopHalf),
    /// The bottom-row action of a section.
    Bottom(BottomAction),
    /// The move at the foot of the Factory card.
    FactoryMove,
    /// An option of the Factory card, from 0.
    FactoryOption(u8),
    /// A unit of the person's, where it stands.
    Unit(UnitKind, Place),
    /// A place of the board.
    Place(Place),
    /// A token of a resource where it lies; aboard the airship too.
    Token(Resource, Place),
    /// A combat card of the hand.
    Card(CombatCard),
    /// A technology cube on its green box.
    Cube(Cube),
    /// The red boxes of a bottom-row action.
    RedBox(BottomAction),
    /// A mech on the faction mat.
    Mech(MechSlot),
    /// A structure on the player mat.
    Structure(Structure),
    /// A recruit on the player mat.
    Recruit(BottomAction),
    /// A one-time recruit bonus on the faction mat.
    Bonus(RecruitBonus),
    /// An objective card.
    Objective(Objective),
    /// An option of the encounter card, from 0.
    Encounter(u8),
    /// A Factory card to keep.
    FactoryCard(FactoryCard),
    /// A number: of a dial, or of an amount.
    Amount(u8),
    /// Resources to pick, by kind.
    Resources(Resources),
    /// Another player.
    Seat(Seat),
    /// Something to be taken along or set down.
    Cargo(Cargo),
    /// The character comes along in the airship.
    Passenger,
    /// The airship sets everything down where it ends.
    SetDown,
    /// A Flag of the supply.
    Flag,
    /// A Trap of the supply.
    Trap(Trap),
    /// The ability that is asked about, or the Trap to be armed.
    Ability,
    /// A whole payment, by its place in the list.
    Payment(usize),
    /// Everything gathered so far, a choice of dial and cards: the button that does it.
    Commit,
    /// Nothing more: no further unit, skip, end of turn.
    Leave,
    /// Smaller benefits.
    Less,
    /// The same by single steps.
    ByHand,
    /// A load: everything, or nothing.
    Load(bool),
}

impl Target {
    /// What a move points at. `public` is the game before it.
    pub fn of(mv: &Move, public: &Public, seat: Seat) -> Target {
        match *mv {
            Move::Choose(section) => Target::Section(section),
            Move::Reveal(card) | Move::Exchange(card) => Target::Objective(card),
            Move::Skip | Move::Done | Move::EndTurn => Target::Leave,
            Move::MoveUnits if matches!(public.question(), Some(Question::Bottom(_))) => Target::FactoryMove,
            Move::MoveUnits => Target::Half(TopHalf::Units),
            Move::MoveCoins(_) => Target::Half(TopHalf::Coins),
            Move::BolsterPower { .. } => Target::Half(TopHalf::Power),
            Move::BolsterCards { .. } => Target::Half(TopHalf::Cards),
            Move::TradeResources { .. } => Target::Half(TopHalf::Resources),
            Move::TradePopularity { .. } => Target::Half(TopHalf::Popularity),
            Move::Produce => Target::Half(TopHalf::Produce),
            Move::ProduceOn { hex, .. } => Target::Place(hex.place()),
            Move::FactoryOption(n) => Target::FactoryOption(n),
            Move::Step { to, .. } | Move::Retreat { to, .. } => Target::Place(to),
            Move::Carry { amount, .. } => Target::Amount(amount),
            Move::Fly => {
                let aboard = Place::ABOARD;
                Target::Unit(UnitKind::Airship, public.player(seat).airship().unwrap_or(aboard))
            }
            Move::Drop { cargo, .. } | Move::Load { cargo, .. } => Target::Cargo(cargo),
            Move::Embark | Move::Disembark => Target::Passenger,
            Move::Bombard { target, .. } => Target::Seat(target),
            Move::Challenge(other) | Move::Peek(other) => Target::Seat(other),
            Move::PlaceFlag => Target::Flag,
            Move::PlaceTrap(trap) => Target::Trap(trap),
            Move::Fight(hex) => Target::Place(hex.place()),
            Move::Use => Target::Ability,
            Move::Dial(n) | Move::Take(n) => Target::Amount(n),
            Move::Play(_) => Target::Commit,
            Move::Option(n) => Target::Encounter(n),
            Move::Keep(card) => Target::FactoryCard(card),
            Move::On(place) => Target::Place(place),
            Move::Resources(kinds) => Target::Resources(kinds),
            Move::Pay { .. } => match public.question() {
                Some(Question::Bottom(section)) => section.bottom().map_or(Target::Commit, Target::Bottom),
                _ => Target::Commit,
            },
            Move::PayToken { resource, from } => Target::Token(resource, from),
            Move::PayCard(card) | Move::Discard(card) => Target::Card(card),
            Move::Upgrade { cube, .. } => Target::Cube(cube),
            Move::Deploy { slot, .. } => Target::Mech(slot),
            Move::Build { structure, .. } => Target::Structure(structure),
            Move::Enlist { recruit, .. } => Target::Recruit(recruit),
            // Outcomes of chance are nobody's choice.
            chance_moves!() => Target::Commit,
        }
    }

    /// What is left to point at once the piece of the move is known: where it goes.
    pub(crate) fn second(mv: &Move) -> Option<Target> {
        match *mv {
            Move::Upgrade { to, .. } => Some(Target::RedBox(to)),
            Move::Deploy { at, .. } | Move::Build { at, .. } => Some(Target::Place(at)),
            Move::Enlist { bonus, .. } => Some(Target::Bonus(bonus)),
            Move::Step { to, .. } => Some(Target::Place(to)),
            _ => None,
        }
    }
}
