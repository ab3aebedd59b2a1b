//! Events: what happened, in the words of the rulebook, with who may see it.

use crate::automa::{Candidate, Invalid, Reason, Selected};
use crate::state::Public;
use crate::vocab::*;

/// Something that happened, with every secret in it. Fields that may be secret are `Option`s: [`Event::seen_by`] empties
/// them for everybody who may not know, and makes a [`Seen`](crate::Seen) of the event, which can be shown.
///
/// ```
/// use kosa_engine::{Actor, Event, State, vocab::Seat};
///
/// let position = "kosa-position 1; active 1; seat nordic industrial; coins 5; power 4; seat crimea mechanical";
/// let mut state = State::from_position(position).unwrap();
/// let seat = Seat::new(0).unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// for mv in ["section upgrade", "bolster power 2"] {
///     state.apply_with(Actor::Seat(seat), mv.parse().unwrap(), &mut events).unwrap();
/// }
/// assert!(events.iter().any(|event| matches!(event, Event::PowerGained { amount: 2, .. })));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// `remote`: the code is made, but an event with its secrets cannot be written: only `Seen` uses it.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case", remote = "Self"))]
#[allow(missing_docs)] // The fields say what they are; the variants carry the meaning.
pub enum Event {
    /// The structure bonus tile was dealt.
    TileDealt { tile: StructureTile },
    /// An airship tile was dealt: to one seat, or to everybody.
    AirshipTileDealt { seat: Option<Seat>, tile: AirshipTile },
    /// The resolution tile was dealt.
    ResolutionDealt { tile: Resolution },
    /// An objective card was laid open as a goal for everybody.
    MissionDealt { card: Objective },
    /// An objective card was dealt; its owner alone sees it.
    ObjectiveDealt { seat: Seat, card: Option<Objective> },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// The action token was placed.
    SectionChosen { seat: Seat, section: Section },
    /// Power was gained.
    PowerGained { seat: Seat, amount: u8 },
    /// Power was lost or spent.
    PowerLost { seat: Seat, amount: u8 },
    /// Popularity was gained.
    PopularityGained { seat: Seat, amount: u8 },
    /// Popularity was lost or spent.
    PopularityLost { seat: Seat, amount: u8 },
    /// Coins were gained.
    CoinsGained { seat: Seat, amount: u16 },
    /// Coins were spent.
    CoinsSpent { seat: Seat, amount: u16 },
    /// Coins were lost: nothing was bought with them.
    CoinsLost { seat: Seat, amount: u16 },
    /// Coins changed hands.
    CoinsGiven { from: Seat, to: Seat, amount: u16 },
    /// A combat card was drawn; its owner alone sees it.
    CardDrawn { seat: Seat, card: Option<CombatCard> },
    /// The discards became the new combat deck.
    DeckReshuffled,
    /// A combat card was taken from another hand; the two players see it.
    CardStolen { seat: Seat, from: Seat, card: Option<CombatCard> },
    /// A combat card was spent, face up.
    CardDiscarded { seat: Seat, card: CombatCard },
    /// A combat card was lost, face up: nothing was bought with it.
    CardLost { seat: Seat, card: CombatCard },
    /// One player looked at another's combat cards.
    HandSeen { seat: Seat, of: Seat, hand: Option<CombatCards> },
    /// A unit moved, with what it carried.
    UnitMoved {
        seat: Seat,
        unit: UnitKind,
        from: Place,
        to: Place,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::load"))]
        load: [u8; Cargo::COUNT],
    },
    /// An airship set something down.
    Dropped { seat: Seat, place: Place, cargo: Cargo, amount: u8 },
    /// An airship took something aboard.
    Loaded { seat: Seat, place: Place, cargo: Cargo, amount: u8 },
    /// The character went aboard the airship.
    Embarked { seat: Seat, place: Place },
    /// The character was set down.
    Disembarked { seat: Seat, place: Place },
    /// Resources aboard were spent to take an opponent's power.
    Bombarded { seat: Seat, target: Seat, amount: u8 },
    /// A unit paid a resource to an opponent's airship.
    TollPaid { seat: Seat, to: Seat, resource: Resource },
    /// Two airships fight.
    DuelBegan { place: Place, attacker: Seat, defender: Seat },
    /// An objective card was given up for another; its owner alone sees it.
    ObjectiveGivenUp { seat: Seat, card: Option<Objective> },
    /// Workers went under their own airship instead of home.
    TookRefuge { seat: Seat, place: Place, count: u8 },
    /// Workers went home because a character or mech came.
    WorkersDrivenOff { seat: Seat, by: Seat, from: Place, count: u8 },
    /// A combat began.
    CombatBegan { place: Place, attacker: Seat, defender: Seat },
    /// An ability was used before the dials were set.
    AbilityUsed { seat: Seat, ability: BeforeCombat },
    /// A combatant has made its secret choice.
    ChoiceMade { seat: Seat },
    /// Dial and cards of one combatant were revealed.
    PowerRevealed { seat: Seat, dial: u8, cards: CombatCards },
    /// A combat was won.
    CombatWon { seat: Seat, over: Seat, place: Place },
    /// Beaten units left.
    Retreated { seat: Seat, unit: UnitKind, from: Place, to: Place, count: u8 },
    /// The game ended before this combat: the step was taken back.
    StepTakenBack {
        seat: Seat,
        unit: UnitKind,
        from: Place,
        to: Place,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::load"))]
        load: [u8; Cargo::COUNT],
    },
    /// An encounter card was drawn.
    EncounterDrawn { seat: Seat, place: Place, card: Encounter },
    /// An option of the encounter card was taken.
    OptionTaken {
        seat: Seat,
        card: Encounter,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::from_one"))]
        option: u8,
    },
    /// The Factory cards were looked through.
    FactorySeen {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::factory_cards", default))]
        cards: Option<FactoryCardSet>,
    },
    /// A Factory card was kept.
    FactoryCardKept { seat: Seat, card: FactoryCard },
    /// An option of the Factory card was used.
    FactoryUsed {
        seat: Seat,
        card: FactoryCard,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::from_one"))]
        option: u8,
    },
    /// Resources came from the supply.
    ResourcesGained { seat: Seat, place: Place, resource: Resource, amount: u8 },
    /// A resource was paid.
    ResourcePaid { seat: Seat, place: Place, resource: Resource },
    /// Workers left the player mat.
    WorkersGained { seat: Seat, place: Place, amount: u8 },
    /// A technology cube was moved.
    Upgraded { seat: Seat, cube: Cube, to: BottomAction },
    /// A mech was deployed.
    Deployed {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(with = "crate::json::event::from_one"))]
        slot: MechSlot,
        place: Place,
    },
    /// A structure was built.
    Built { seat: Seat, structure: Structure, place: Place },
    /// A recruit was enlisted.
    Enlisted { seat: Seat, recruit: BottomAction, bonus: RecruitBonus },
    /// A recruit's ongoing bonus was earned.
    RecruitBonus { seat: Seat, action: BottomAction },
    /// A Flag was placed.
    FlagPlaced { seat: Seat, place: Place },
    /// A Trap was placed, armed; its owner alone knows which.
    TrapPlaced { seat: Seat, place: Place, trap: Option<Trap> },
    /// A Trap struck.
    TrapSprung { seat: Seat, place: Place, trap: Trap },
    /// A Trap was armed again.
    TrapArmed { seat: Seat, place: Place },
    /// The Automa drew a card for its turn.
    AutomaDrew {
        seat: Seat,
        card: AutomaCard,
        #[cfg_attr(feature = "serde", serde(rename = "scheme", with = "crate::json::event::scheme"))]
        second_scheme: bool,
    },
    /// The Automa's deck was reshuffled.
    AutomaDeckShuffled { seat: Seat },
    /// The card makes the Automa skip its turn.
    AutomaSkips { seat: Seat },
    /// The Automa tries a symbol of the first row.
    AutomaTries {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(flatten))]
        symbol: AutomaMove,
    },
    /// The unit selected for the symbol, and why this one.
    AutomaSelects {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(flatten))]
        selected: Selected,
    },
    /// A valid territory, with what counts for it.
    AutomaConsiders {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(flatten))]
        candidate: Candidate,
    },
    /// The symbol leads to nothing, and why.
    AutomaCannot {
        seat: Seat,
        #[cfg_attr(feature = "serde", serde(flatten))]
        symbol: AutomaMove,
        #[cfg_attr(feature = "serde", serde(flatten))]
        why: Invalid,
    },
    /// The Automa moved a unit, perhaps with workers, and what decided.
    AutomaMoved {
        seat: Seat,
        unit: UnitKind,
        from: Place,
        to: Place,
        workers: u8,
        #[cfg_attr(feature = "serde", serde(rename = "decided_by"))]
        reason: Reason,
    },
    /// A combat card was turned for one of the Automa's dials.
    AutomaFlipped { seat: Seat, card: CombatCard, cancels: bool },
    /// The Automa deployed a unit to its home base.
    AutomaDeployed { seat: Seat, unit: UnitKind },
    /// The third row of the Automa's card lets somebody with that recruit gain.
    AutomaHelps { seat: Seat, whom: Seat, bonus: RecruitBonus },
    /// The third row gives nobody anything: it shows no bonus, or nobody next to the Automa has that recruit.
    AutomaHelpsNobody { seat: Seat, bonus: Option<RecruitBonus> },
    /// The star marker advanced to this space.
    AutomaMarker { seat: Seat, space: u8 },
    /// The Automa turned to Scheme II.
    AutomaSecondScheme { seat: Seat },
    /// The Automa drew a card for a combat: power spent and cards added.
    AutomaFights { seat: Seat, card: AutomaCard, power: u8, cards: u8 },
    /// The Automa took a Factory card, face down.
    AutomaTookFactoryCard { seat: Seat },
    /// The Automa's character removed an encounter token.
    EncounterRemoved { seat: Seat, place: Place },
    /// The Automa sent the resources of a territory back to the supply.
    ResourcesRemoved { seat: Seat, place: Place },
    /// An objective card was revealed.
    ObjectiveRevealed { seat: Seat, card: Objective },
    /// The end of the game was triggered.
    EndTriggered { seat: Seat },
    /// The Factory exploded: units on it and around it go home.
    FactoryExploded,
    /// Coins for territories held at the end.
    TerritoryPrize { seat: Seat, amount: u8 },
    /// A star was placed; `total` counts all the player has placed so far.
    StarPlaced { seat: Seat, star: Star, total: u8 },
    /// The game ended.
    GameEnded,
}

impl Event {
    /// Whether it is a thought of an Automa on the way and not something that happens.
    pub const fn is_thought(&self) -> bool {
        match self {
            Event::AutomaTries { .. }
            | Event::AutomaSelects { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaConsiders { .. } => true,
            // A symbol that is another faction's is passed over; that any other leads to nothing is told.
            Event::AutomaCannot { why, .. } => matches!(why, Invalid::OtherFaction),
            Event::TileDealt { .. }
            | Event::AirshipTileDealt { .. }
            | Event::ResolutionDealt { .. }
            | Event::MissionDealt { .. }
            | Event::ObjectiveDealt { .. }
            | Event::TurnBegan { .. }
            | Event::SectionChosen { .. }
            | Event::PowerGained { .. }
            | Event::PowerLost { .. }
            | Event::PopularityGained { .. }
            | Event::PopularityLost { .. }
            | Event::CoinsGained { .. }
            | Event::CoinsSpent { .. }
            | Event::CoinsLost { .. }
            | Event::CoinsGiven { .. }
            | Event::CardDrawn { .. }
            | Event::DeckReshuffled
            | Event::CardStolen { .. }
            | Event::CardDiscarded { .. }
            | Event::CardLost { .. }
            | Event::HandSeen { .. }
            | Event::UnitMoved { .. }
            | Event::Dropped { .. }
            | Event::Loaded { .. }
            | Event::Embarked { .. }
            | Event::Disembarked { .. }
            | Event::Bombarded { .. }
            | Event::TollPaid { .. }
            | Event::DuelBegan { .. }
            | Event::ObjectiveGivenUp { .. }
            | Event::TookRefuge { .. }
            | Event::WorkersDrivenOff { .. }
            | Event::CombatBegan { .. }
            | Event::AbilityUsed { .. }
            | Event::ChoiceMade { .. }
            | Event::PowerRevealed { .. }
            | Event::CombatWon { .. }
            | Event::Retreated { .. }
            | Event::StepTakenBack { .. }
            | Event::EncounterDrawn { .. }
            | Event::OptionTaken { .. }
            | Event::FactorySeen { .. }
            | Event::FactoryCardKept { .. }
            | Event::FactoryUsed { .. }
            | Event::ResourcesGained { .. }
            | Event::ResourcePaid { .. }
            | Event::WorkersGained { .. }
            | Event::Upgraded { .. }
            | Event::Deployed { .. }
            | Event::Built { .. }
            | Event::Enlisted { .. }
            | Event::RecruitBonus { .. }
            | Event::FlagPlaced { .. }
            | Event::TrapPlaced { .. }
            | Event::TrapSprung { .. }
            | Event::TrapArmed { .. }
            | Event::AutomaDrew { .. }
            | Event::AutomaDeckShuffled { .. }
            | Event::AutomaSkips { .. }
            | Event::AutomaMoved { .. }
            | Event::AutomaFlipped { .. }
            | Event::AutomaDeployed { .. }
            | Event::AutomaHelps { .. }
            | Event::AutomaMarker { .. }
            | Event::AutomaSecondScheme { .. }
            | Event::AutomaFights { .. }
            | Event::AutomaTookFactoryCard { .. }
            | Event::EncounterRemoved { .. }
            | Event::ResourcesRemoved { .. }
            | Event::ObjectiveRevealed { .. }
            | Event::EndTriggered { .. }
            | Event::FactoryExploded
            | Event::TerritoryPrize { .. }
            | Event::StarPlaced { .. }
            | Event::GameEnded => false,
        }
    }

    /// The places an event is about.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let two = match self {
            Event::UnitMoved { from, to, .. }
            | Event::AutomaMoved { from, to, .. }
            | Event::Retreated { from, to, .. }
            | Event::StepTakenBack { from, to, .. } => [Some(from), Some(to)],
            Event::WorkersDrivenOff { from, .. } => [Some(from), None],
            // What is paid from aboard lies on no place.
            Event::ResourcePaid { place, .. } if place.is_aboard() => [None, None],
            Event::CombatBegan { place, .. }
            | Event::CombatWon { place, .. }
            | Event::EncounterDrawn { place, .. }
            | Event::ResourcesGained { place, .. }
            | Event::ResourcePaid { place, .. }
            | Event::WorkersGained { place, .. }
            | Event::Deployed { place, .. }
            | Event::Built { place, .. }
            | Event::FlagPlaced { place, .. }
            | Event::TrapPlaced { place, .. }
            | Event::TrapSprung { place, .. }
            | Event::TrapArmed { place, .. }
            | Event::Dropped { place, .. }
            | Event::Loaded { place, .. }
            | Event::Embarked { place, .. }
            | Event::Disembarked { place, .. }
            | Event::DuelBegan { place, .. }
            | Event::TookRefuge { place, .. }
            | Event::EncounterRemoved { place, .. }
            | Event::ResourcesRemoved { place, .. } => [Some(place), None],
            Event::TileDealt { .. }
            | Event::AirshipTileDealt { .. }
            | Event::ResolutionDealt { .. }
            | Event::MissionDealt { .. }
            | Event::ObjectiveDealt { .. }
            | Event::TurnBegan { .. }
            | Event::SectionChosen { .. }
            | Event::PowerGained { .. }
            | Event::PowerLost { .. }
            | Event::PopularityGained { .. }
            | Event::PopularityLost { .. }
            | Event::CoinsGained { .. }
            | Event::CoinsSpent { .. }
            | Event::CoinsLost { .. }
            | Event::CoinsGiven { .. }
            | Event::CardDrawn { .. }
            | Event::DeckReshuffled
            | Event::CardStolen { .. }
            | Event::CardDiscarded { .. }
            | Event::CardLost { .. }
            | Event::HandSeen { .. }
            | Event::Bombarded { .. }
            | Event::TollPaid { .. }
            | Event::ObjectiveGivenUp { .. }
            | Event::AbilityUsed { .. }
            | Event::ChoiceMade { .. }
            | Event::PowerRevealed { .. }
            | Event::OptionTaken { .. }
            | Event::FactorySeen { .. }
            | Event::FactoryCardKept { .. }
            | Event::FactoryUsed { .. }
            | Event::Upgraded { .. }
            | Event::Enlisted { .. }
            | Event::RecruitBonus { .. }
            | Event::AutomaDrew { .. }
            | Event::AutomaDeckShuffled { .. }
            | Event::AutomaSkips { .. }
            | Event::AutomaTries { .. }
            | Event::AutomaSelects { .. }
            | Event::AutomaConsiders { .. }
            | Event::AutomaCannot { .. }
            | Event::AutomaFlipped { .. }
            | Event::AutomaDeployed { .. }
            | Event::AutomaHelps { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaMarker { .. }
            | Event::AutomaSecondScheme { .. }
            | Event::AutomaFights { .. }
            | Event::AutomaTookFactoryCard { .. }
            | Event::ObjectiveRevealed { .. }
            | Event::EndTriggered { .. }
            | Event::FactoryExploded
            | Event::TerritoryPrize { .. }
            | Event::StarPlaced { .. }
            | Event::GameEnded => [None, None],
        };
        two.into_iter().flatten()
    }
}

/// Somebody who wants to hear of events. With [`Silence`] the compiler removes every call.
///
/// ```
/// use kosa_engine::{Actor, Event, Listener, State, vocab::Seat};
///
/// /// Counts what happens.
/// struct Counter(usize);
///
/// impl Listener for Counter {
///     fn hear(&mut self, _: Event) {
///         self.0 += 1;
///     }
/// }
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut counter = Counter(0);
/// let me = Actor::Seat(Seat::new(0).unwrap());
/// state.apply_with(me, "section build".parse().unwrap(), &mut counter).unwrap();
/// assert!(counter.0 > 0);
/// ```
pub trait Listener {
    /// Whether events need to be made at all.
    const LISTENS: bool = true;
    /// Hears one event, secrets included.
    fn hear(&mut self, event: Event);
    /// The same with what lies open once it has happened: one move may tell of a whole turn of an Automa, and whoever shows
    /// it step by step needs the board in between.
    #[inline]
    fn hear_at(&mut self, event: Event, _public: &Public) {
        self.hear(event);
    }
}

/// Nobody listens.
///
/// ```
/// use kosa_engine::{Actor, Silence, State, vocab::Seat};
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut same = state;
/// let (me, mv) = (Actor::Seat(Seat::new(0).unwrap()), "section build".parse().unwrap());
/// state.apply(me, mv).unwrap();
/// same.apply_with(me, mv, &mut Silence).unwrap();
/// assert_eq!(state, same);
/// ```
pub struct Silence;

impl Listener for Silence {
    const LISTENS: bool = false;
    #[inline(always)]
    fn hear(&mut self, _: Event) {}
}

impl Listener for Vec<Event> {
    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}
