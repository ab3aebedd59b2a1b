//! Who may know what: the one list of what events, moves and entries of a record hide, and of what they reveal.
//!
//! Whoever shows, tells, sends, takes back or warns asks here. The lists have no catch-all: something new does not
//! compile until it is said who knows it.

use crate::event::Event;
use crate::moves::{Actor, Move};
use crate::record::{Entry, Record};
use crate::viewer::Viewer;
use crate::vocab::Seat;

/// An event as one viewer may know it: what is secret from it is empty.
///
/// It is made by [`Event::seen_by`] alone, or read from somebody who has sent it, and it is all that texts, logs and pages take: an event with its secrets
/// cannot be shown by mistake.
///
/// ```
/// use kosa_engine::{Event, Viewer, vocab::{Objective, Seat}};
///
/// let seat = Seat::new(0).unwrap();
/// let dealt = Event::ObjectiveDealt { seat, card: Objective::new(7) };
/// let seen = dealt.seen_by(Viewer::Bystander);
/// assert_eq!(seen.event(), Event::ObjectiveDealt { seat, card: None });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(Event);

impl Seen {
    /// An event that came from elsewhere, where it was cut.
    #[cfg(feature = "serde")]
    pub(crate) const fn as_sent(event: Event) -> Seen {
        Seen(event)
    }

    /// What happened, as far as the viewer knows.
    pub const fn event(&self) -> Event {
        self.0
    }
}

/// Who knows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Knowers {
    Nobody,
    One(Seat),
    Two(Seat, Seat),
    Everybody,
}

impl Knowers {
    fn include(self, viewer: Viewer) -> bool {
        match (viewer, self) {
            (Viewer::Everything, _) | (_, Knowers::Everybody) => true,
            (Viewer::Bystander, _) | (_, Knowers::Nobody) => false,
            (Viewer::Seat(seat), Knowers::One(one)) => seat == one,
            (Viewer::Seat(seat), Knowers::Two(one, two)) => seat == one || seat == two,
        }
    }
}

/// Something in an event that is or was hidden.
struct Secret {
    /// Who knew it.
    before: Knowers,
    /// Who knows it now.
    after: Knowers,
    /// The event for everybody else.
    cut: Event,
}

impl Event {
    /// What this event tells that not everybody knew, or knows now. Nothing where all of it lay open before, or is
    /// decided in the open.
    fn secret(self) -> Option<Secret> {
        use Knowers::{Everybody, Nobody, One, Two};
        let (before, after, cut) = match self {
            // Cards that come into a hand.
            Event::ObjectiveDealt { seat, .. } => {
                (Nobody, One(seat), Event::ObjectiveDealt { seat, card: None })
            }
            Event::CardDrawn { seat, .. } => (Nobody, One(seat), Event::CardDrawn { seat, card: None }),
            Event::CardStolen { seat, from, .. } => {
                (One(from), Two(seat, from), Event::CardStolen { seat, from, card: None })
            }
            // Looking at what stays hidden from the others.
            Event::HandSeen { seat, of, .. } => {
                (One(of), Two(seat, of), Event::HandSeen { seat, of, hand: None })
            }
            Event::FactorySeen { seat, .. } => (Nobody, One(seat), Event::FactorySeen { seat, cards: None }),
            // What somebody puts away or lays face down is known to its owner alone.
            Event::ObjectiveGivenUp { seat, .. } => {
                (One(seat), One(seat), Event::ObjectiveGivenUp { seat, card: None })
            }
            Event::TrapPlaced { seat, place, .. } => {
                (One(seat), One(seat), Event::TrapPlaced { seat, place, trap: None })
            }
            // What is turned over for everybody.
            Event::CardDiscarded { seat, .. }
            | Event::CardLost { seat, .. }
            | Event::PowerRevealed { seat, .. }
            | Event::FactoryCardKept { seat, .. }
            | Event::ObjectiveRevealed { seat, .. } => (One(seat), Everybody, self),
            Event::TileDealt { .. }
            | Event::AirshipTileDealt { .. }
            | Event::ResolutionDealt { .. }
            | Event::MissionDealt { .. }
            | Event::EncounterDrawn { .. }
            | Event::AutomaDrew { .. }
            | Event::AutomaFlipped { .. }
            | Event::AutomaFights { .. }
            // Whose Trap it was is not said: only who stepped on it.
            | Event::TrapSprung { .. } => (Nobody, Everybody, self),
            Event::TurnBegan { .. }
            | Event::SectionChosen { .. }
            | Event::PowerGained { .. }
            | Event::PowerLost { .. }
            | Event::PopularityGained { .. }
            | Event::PopularityLost { .. }
            | Event::CoinsGained { .. }
            | Event::CoinsSpent { .. }
            | Event::CoinsLost { .. }
            | Event::CoinsGiven { .. }
            | Event::DeckReshuffled
            | Event::UnitMoved { .. }
            | Event::Dropped { .. }
            | Event::Loaded { .. }
            | Event::Embarked { .. }
            | Event::Disembarked { .. }
            | Event::Bombarded { .. }
            | Event::TollPaid { .. }
            | Event::DuelBegan { .. }
            | Event::TookRefuge { .. }
            | Event::WorkersDrivenOff { .. }
            | Event::CombatBegan { .. }
            | Event::AbilityUsed { .. }
            | Event::ChoiceMade { .. }
            | Event::CombatWon { .. }
            | Event::Retreated { .. }
            | Event::StepTakenBack { .. }
            | Event::OptionTaken { .. }
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
            | Event::TrapArmed { .. }
            | Event::AutomaDeckShuffled { .. }
            | Event::AutomaSkips { .. }
            | Event::AutomaTries { .. }
            | Event::AutomaSelects { .. }
            | Event::AutomaConsiders { .. }
            | Event::AutomaCannot { .. }
            | Event::AutomaMoved { .. }
            | Event::AutomaDeployed { .. }
            | Event::AutomaHelps { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaMarker { .. }
            | Event::AutomaSecondScheme { .. }
            | Event::AutomaTookFactoryCard { .. }
            | Event::EncounterRemoved { .. }
            | Event::ResourcesRemoved { .. }
            | Event::EndTriggered { .. }
            | Event::FactoryExploded
            | Event::TerritoryPrize { .. }
            | Event::StarPlaced { .. }
            | Event::GameEnded => return None,
        };
        Some(Secret { before, after, cut })
    }

    /// The event as this viewer may know it.
    #[must_use]
    pub fn seen_by(self, viewer: impl Into<Viewer>) -> Seen {
        match self.secret() {
            Some(secret) if !secret.after.include(viewer.into()) => Seen(secret.cut),
            _ => Seen(self),
        }
    }

    /// Whether this viewer learns something from the event that was hidden from it before. What has been revealed to
    /// somebody cannot be taken back, and nothing may be decided for a player by looking ahead at it.
    ///
    /// ```
    /// use kosa_engine::{Event, vocab::{CombatCard, Seat}};
    ///
    /// let [first, second] = [0, 1].map(|i| Seat::new(i).unwrap());
    /// let laid_down = Event::CardDiscarded { seat: first, card: CombatCard::ALL[0] };
    /// assert!(laid_down.reveals_to(second) && !laid_down.reveals_to(first));
    /// ```
    pub fn reveals_to(self, viewer: impl Into<Viewer>) -> bool {
        let viewer = viewer.into();
        self.secret().is_some_and(|secret| secret.after.include(viewer) && !secret.before.include(viewer))
    }
}

/// How much of a decision, or of how chance fell, the others learn as soon as it is made.
enum Secrecy {
    /// All of it.
    Open,
    /// That it was made, and not what: it lies face down.
    FaceDown,
    /// Not even that it was made: half of a choice made behind a dial.
    Covered,
    /// What the events tell of it.
    AsTold,
    /// Nobody learns it: laid out unseen, or put behind an Automa's dial, and no event tells it.
    Unseen,
}

impl Move {
    /// How much of it the others learn as soon as it is made.
    const fn secrecy(self) -> Secrecy {
        match self {
            Move::DealFactory(_) | Move::Add(_) => Secrecy::Unseen,
            Move::DealTile(_)
            | Move::DealAirship(_)
            | Move::DealResolution(_)
            | Move::DealObjective(_)
            | Move::Draw(_)
            | Move::Steal(_)
            | Move::DrawEncounter(_)
            | Move::AutomaCard(_)
            | Move::DealTrap(_)
            | Move::Lose(_)
            | Move::Flip(_) => Secrecy::AsTold,
            Move::Dial(_) | Move::Play(_) => Secrecy::Covered,
            Move::Exchange(_) | Move::PlaceTrap(_) => Secrecy::FaceDown,
            Move::Choose(_)
            | Move::Reveal(_)
            | Move::Skip
            | Move::Done
            | Move::EndTurn
            | Move::MoveUnits
            | Move::MoveCoins(_)
            | Move::BolsterPower { .. }
            | Move::BolsterCards { .. }
            | Move::TradeResources { .. }
            | Move::TradePopularity { .. }
            | Move::Produce
            | Move::ProduceOn { .. }
            | Move::FactoryOption(_)
            | Move::Step { .. }
            | Move::Carry { .. }
            | Move::Fly
            | Move::Drop { .. }
            | Move::Load { .. }
            | Move::Embark
            | Move::Disembark
            | Move::Bombard { .. }
            | Move::Challenge(_)
            | Move::PlaceFlag
            | Move::Fight(_)
            | Move::Use
            | Move::Retreat { .. }
            | Move::Option(_)
            | Move::Keep(_)
            | Move::Take(_)
            | Move::On(_)
            | Move::Resources(_)
            | Move::Peek(_)
            | Move::Pay { .. }
            | Move::PayToken { .. }
            | Move::PayCard(_)
            | Move::Discard(_)
            | Move::Upgrade { .. }
            | Move::Deploy { .. }
            | Move::Build { .. }
            | Move::Enlist { .. } => Secrecy::Open,
        }
    }

    /// Who knows what was decided, or how chance fell, as soon as it is made; `None` where the events say it.
    fn knowers(self, actor: Actor) -> Option<Knowers> {
        match (self.secrecy(), actor) {
            (Secrecy::AsTold, _) => None,
            (Secrecy::Unseen, _) | (Secrecy::Covered | Secrecy::FaceDown, Actor::Chance) => {
                Some(Knowers::Nobody)
            }
            (Secrecy::Covered | Secrecy::FaceDown, Actor::Seat(seat)) => Some(Knowers::One(seat)),
            (Secrecy::Open, _) => Some(Knowers::Everybody),
        }
    }
}

impl Entry {
    /// Whether the entry itself tells more than this viewer may know. `events` is what came of it.
    pub fn is_secret(&self, events: &[Event], viewer: impl Into<Viewer>) -> bool {
        let viewer = viewer.into();
        let knows = match *self {
            Entry::Move(actor, mv) => match mv.knowers(actor) {
                Some(knowers) => knowers.include(viewer),
                None => events.iter().all(|event| event.seen_by(viewer).event() == *event),
            },
            Entry::Gift { .. } | Entry::Stalled(_) => true,
            // It is made of everything, secrets too.
            Entry::Hash(_) => Knowers::Nobody.include(viewer),
        };
        !knows
    }

    /// Whether this viewer notices that the entry was made, even where it may not know what was decided. Half of a choice behind a
    /// dial nobody else notices: that the whole of it is made, an event tells.
    ///
    /// ```
    /// use kosa_engine::{record::Entry, vocab::Seat};
    ///
    /// let second = Seat::new(1).unwrap();
    /// let shows = |entry: &str| entry.parse::<Entry>().unwrap().shows_to(second);
    /// assert!(!shows("1: dial 3") && shows("2: dial 3"));
    /// assert!(shows("1: exchange 7"), "but not for which card");
    /// ```
    pub fn shows_to(&self, viewer: impl Into<Viewer>) -> bool {
        match *self {
            Entry::Move(Actor::Seat(by), mv) => match mv.secrecy() {
                Secrecy::Covered => Knowers::One(by).include(viewer.into()),
                Secrecy::Open | Secrecy::FaceDown | Secrecy::AsTold | Secrecy::Unseen => true,
            },
            Entry::Move(Actor::Chance, _) | Entry::Gift { .. } | Entry::Stalled(_) | Entry::Hash(_) => true,
        }
    }
}

impl Record {
    /// The tags that a viewer may know. Whoever knows the seed knows every card, and can foresee those to come.
    ///
    /// ```
    /// use kosa_engine::{Record, State, Viewer};
    ///
    /// let start =
    ///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
    /// let mut record = Record::new(start);
    /// record.tags = [("seed", "7"), ("name1", "Anna")].map(|(key, value)| (key.into(), value.into())).into();
    /// assert_eq!(record.tags_for(Viewer::Everything).count(), 2);
    /// assert_eq!(record.tags_for(Viewer::Bystander).map(|(key, _)| key.as_str()).collect::<Vec<_>>(), ["name1"]);
    /// ```
    pub fn tags_for(&self, viewer: impl Into<Viewer>) -> impl Iterator<Item = &(String, String)> {
        let viewer = viewer.into();
        let knowers = |key: &str| if key == "seed" { Knowers::Nobody } else { Knowers::Everybody };
        self.tags.iter().filter(move |(key, _)| knowers(key).include(viewer))
    }
}
