//! What a task asks for, in a small vocabulary: numbers, pieces on places, deeds, the end of a turn or of the game.

use core::fmt;
use core::str::FromStr;
use kosa_engine::vocab::{Hex, Place, Resource, Seat, Section, Star, UnitKind};
use kosa_engine::{Event, Public};

/// Something that can be counted.
///
/// ```
/// use kosa_engine::vocab::Resource;
/// use kosa_learn::{Comparison, LessonCondition, Quantity};
///
/// let metal = Quantity::Tokens(Resource::Metal, None);
/// let condition = LessonCondition::Count(None, metal, Comparison::AtLeast, 3);
/// assert_eq!("metal >= 3".parse(), Ok(condition));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// Power on the track.
    Power,
    /// Popularity.
    Popularity,
    /// Coins.
    Coins,
    /// Combat cards in hand.
    Cards,
    /// Structures built.
    Structures,
    /// Recruits enlisted.
    Recruits,
    /// Cubes moved.
    Upgrades,
    /// Mechs deployed.
    Mechs,
    /// Workers on the board.
    Workers,
    /// Stars of all kinds.
    Stars,
    /// Stars of one kind.
    Star(Star),
    /// Objective cards in hand.
    Objectives,
    /// Territories controlled.
    Territories,
    /// The score as it stands.
    Fortune,
    /// Tokens of one kind on controlled territories and aboard, or on one place.
    Tokens(Resource, Option<Place>),
    /// Units on a place.
    Units(UnitKind, Place),
}

/// Something the learner has done since the lesson began.
///
/// ```
/// use kosa_learn::{LessonCondition, LessonDeed};
///
/// assert_eq!("did drove-off".parse(), Ok(LessonCondition::Did(LessonDeed::DroveOff)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonDeed {
    /// Won a combat.
    CombatWon,
    /// Lost a combat.
    CombatLost,
    /// Drove workers off.
    DroveOff,
    /// Took an option of an encounter card.
    Encounter,
    /// Kept a Factory card.
    FactoryCard,
    /// Revealed an objective.
    Objective,
    /// Upgraded.
    Upgrade,
    /// Deployed a mech.
    Deploy,
    /// Built a structure.
    Build,
    /// Enlisted a recruit.
    Enlist,
    /// Gained a recruit's ongoing bonus.
    RecruitBonus,
    /// Planted a Flag.
    Flag,
    /// Laid a Trap.
    Trap,
    /// Armed a Trap again.
    Arm,
    /// Used an ability before a combat.
    Ability,
}

impl LessonDeed {
    const NAMES: [(&'static str, LessonDeed); 15] = [
        ("combat-won", LessonDeed::CombatWon),
        ("combat-lost", LessonDeed::CombatLost),
        ("drove-off", LessonDeed::DroveOff),
        ("encounter", LessonDeed::Encounter),
        ("factory-card", LessonDeed::FactoryCard),
        ("objective", LessonDeed::Objective),
        ("upgrade", LessonDeed::Upgrade),
        ("deploy", LessonDeed::Deploy),
        ("build", LessonDeed::Build),
        ("enlist", LessonDeed::Enlist),
        ("recruit-bonus", LessonDeed::RecruitBonus),
        ("flag", LessonDeed::Flag),
        ("trap", LessonDeed::Trap),
        ("arm", LessonDeed::Arm),
        ("ability", LessonDeed::Ability),
    ];

    /// Whether an event is this deed of the seat.
    pub(super) fn is(self, event: &Event, seat: Seat) -> bool {
        let by = match (self, *event) {
            (LessonDeed::CombatWon, Event::CombatWon { seat, .. })
            | (LessonDeed::CombatLost, Event::CombatWon { over: seat, .. })
            | (LessonDeed::DroveOff, Event::WorkersDrivenOff { by: seat, .. })
            | (LessonDeed::Encounter, Event::OptionTaken { seat, .. })
            | (LessonDeed::FactoryCard, Event::FactoryCardKept { seat, .. })
            | (LessonDeed::Objective, Event::ObjectiveRevealed { seat, .. })
            | (LessonDeed::Upgrade, Event::Upgraded { seat, .. })
            | (LessonDeed::Deploy, Event::Deployed { seat, .. })
            | (LessonDeed::Build, Event::Built { seat, .. })
            | (LessonDeed::Enlist, Event::Enlisted { seat, .. })
            | (LessonDeed::RecruitBonus, Event::RecruitBonus { seat, .. })
            | (LessonDeed::Flag, Event::FlagPlaced { seat, .. })
            | (LessonDeed::Trap, Event::TrapPlaced { seat, .. })
            | (LessonDeed::Arm, Event::TrapArmed { seat, .. })
            | (LessonDeed::Ability, Event::AbilityUsed { seat, .. }) => seat,
            _ => return false,
        };
        by == seat
    }
}

/// How a number is compared.
///
/// ```
/// use kosa_learn::{Comparison, LessonCondition, Quantity};
///
/// let power = |comparison| LessonCondition::Count(None, Quantity::Power, comparison, 7).to_string();
/// let all = [Comparison::AtLeast, Comparison::AtMost, Comparison::Exactly].map(power);
/// assert_eq!(all, ["power >= 7", "power <= 7", "power = 7"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Exactly.
    Exactly,
}

/// One thing of a lesson that is true or not.
///
/// ```
/// use kosa_learn::LessonCondition;
///
/// for text in ["mech at h12 >= 1", "seat 2 power <= 3", "star combat >= 1", "did combat-won", "turn over"] {
///     assert_eq!(text.parse::<LessonCondition>().unwrap().to_string(), text);
/// }
/// assert!("happiness >= 3".parse::<LessonCondition>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonCondition {
    /// A number is large or small enough; the learner's, or that of another seat.
    Count(Option<Seat>, Quantity, Comparison, u32),
    /// The learner, or another seat, controls a territory.
    Controls(Option<Seat>, Hex),
    /// The action token stands on this section.
    Section(Section),
    /// The learner has done something.
    Did(LessonDeed),
    /// A turn of the learner has ended since the lesson began.
    TurnOver,
    /// The game is over.
    GameOver,
    /// The game is over and the learner has won.
    GameWon,
}

/// What a condition looks at besides the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// Turns of the learner that have ended.
    pub turns: u8,
    /// Events so far.
    pub deeds: Vec<LessonDeed>,
}

impl LessonCondition {
    /// Whether it is true for this learner.
    pub(super) fn holds(&self, public: &Public, learner: Seat, seen: &Seen) -> bool {
        match *self {
            LessonCondition::Count(seat, quantity, comparison, number) => {
                let has = quantity.of(public, seat.unwrap_or(learner));
                match comparison {
                    Comparison::AtLeast => has >= number,
                    Comparison::AtMost => has <= number,
                    Comparison::Exactly => has == number,
                }
            }
            LessonCondition::Controls(seat, hex) => public.controller(hex) == Some(seat.unwrap_or(learner)),
            LessonCondition::Section(section) => public.player(learner).action_token() == Some(section),
            LessonCondition::Did(deed) => seen.deeds.contains(&deed),
            LessonCondition::TurnOver => seen.turns > 0,
            LessonCondition::GameOver => public.is_over(),
            LessonCondition::GameWon => {
                let first = public.ranking();
                let won = first.iter().any(|rank| rank.seat == learner && rank.place == 1);
                public.is_over() && won
            }
        }
    }
}

impl Quantity {
    fn of(self, public: &Public, seat: Seat) -> u32 {
        if seat.index() >= public.seat_count() {
            return 0;
        }
        let player = public.player(seat);
        let tokens = |place: Place, resource: Resource| u32::from(public.resources(place)[resource.index()]);
        let on =
            |places: &mut dyn Iterator<Item = Place>, at: Place| places.filter(|p| *p == at).count() as u32;
        match self {
            Quantity::Power => player.power().into(),
            Quantity::Popularity => player.popularity().into(),
            Quantity::Coins => player.coins().into(),
            Quantity::Cards => player.hand_count().into(),
            Quantity::Structures => player.structure_count().into(),
            Quantity::Recruits => player.recruit_count().into(),
            Quantity::Upgrades => player.upgrade_count().into(),
            Quantity::Mechs => player.mech_count().into(),
            Quantity::Workers => player.worker_count().into(),
            Quantity::Stars => player.stars().total().into(),
            Quantity::Star(star) => player.stars().on(star).into(),
            Quantity::Objectives => player.objective_count().into(),
            Quantity::Territories => public.controlled(seat).count(),
            Quantity::Fortune => public.score(seat).total(),
            Quantity::Tokens(resource, Some(place)) => tokens(place, resource),
            Quantity::Tokens(resource, None) => public.resource_tokens(seat)[resource.index()],
            Quantity::Units(UnitKind::Character, place) => u32::from(player.character() == place),
            Quantity::Units(UnitKind::Mech, place) => on(&mut player.mechs(), place),
            Quantity::Units(UnitKind::Worker, place) => on(&mut player.workers(), place),
            Quantity::Units(UnitKind::Airship, place) => u32::from(player.airship() == Some(place)),
        }
    }

    /// The words it begins with, and how many they are.
    fn read(words: &[&str]) -> Result<(Quantity, usize), String> {
        let place = |text: &str| text.parse::<Place>().map_err(|e| e.to_string());
        Ok(match words {
            ["star", kind, ..] => (Quantity::Star(kind.parse().map_err(|e| format!("{e}"))?), 2),
            [unit, "at", at, ..] if unit.parse::<UnitKind>().is_ok() => {
                (Quantity::Units(unit.parse().map_err(|e| format!("{e}"))?, place(at)?), 3)
            }
            [kind, "at", at, ..] => {
                (Quantity::Tokens(kind.parse().map_err(|e| format!("{e}"))?, Some(place(at)?)), 3)
            }
            [word, ..] => {
                let named = Quantity::NAMES.iter().find(|(name, _)| name == word).map(|(_, q)| *q);
                let tokens = word.parse().ok().map(|resource| Quantity::Tokens(resource, None));
                (named.or(tokens).ok_or_else(|| format!("{word} is nothing that is counted"))?, 1)
            }
            [] => return Err("something is counted".to_string()),
        })
    }

    const NAMES: [(&'static str, Quantity); 13] = [
        ("power", Quantity::Power),
        ("popularity", Quantity::Popularity),
        ("coins", Quantity::Coins),
        ("cards", Quantity::Cards),
        ("structures", Quantity::Structures),
        ("recruits", Quantity::Recruits),
        ("upgrades", Quantity::Upgrades),
        ("mechs", Quantity::Mechs),
        ("workers", Quantity::Workers),
        ("stars", Quantity::Stars),
        ("objectives", Quantity::Objectives),
        ("territories", Quantity::Territories),
        ("fortune", Quantity::Fortune),
    ];
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quantity::Star(star) => write!(f, "star {star}"),
            Quantity::Tokens(resource, None) => write!(f, "{resource}"),
            Quantity::Tokens(resource, Some(place)) => write!(f, "{resource} at {place}"),
            Quantity::Units(unit, place) => write!(f, "{unit} at {place}"),
            other => {
                let name = Quantity::NAMES.iter().find(|(_, q)| q == other);
                f.write_str(name.map_or("", |(name, _)| name))
            }
        }
    }
}

impl fmt::Display for LessonCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = |f: &mut fmt::Formatter<'_>, seat: &Option<Seat>| match seat {
            Some(seat) => write!(f, "seat {seat} "),
            None => Ok(()),
        };
        match self {
            LessonCondition::Count(whose, quantity, comparison, number) => {
                seat(f, whose)?;
                let sign = match comparison {
                    Comparison::AtLeast => ">=",
                    Comparison::AtMost => "<=",
                    Comparison::Exactly => "=",
                };
                write!(f, "{quantity} {sign} {number}")
            }
            LessonCondition::Controls(whose, hex) => {
                seat(f, whose)?;
                write!(f, "controls {hex}")
            }
            LessonCondition::Section(section) => write!(f, "section {section}"),
            LessonCondition::Did(deed) => {
                let name = LessonDeed::NAMES.iter().find(|(_, d)| d == deed);
                write!(f, "did {}", name.map_or("", |(name, _)| name))
            }
            LessonCondition::TurnOver => f.write_str("turn over"),
            LessonCondition::GameOver => f.write_str("game over"),
            LessonCondition::GameWon => f.write_str("game won"),
        }
    }
}

impl FromStr for LessonCondition {
    type Err = String;

    fn from_str(text: &str) -> Result<LessonCondition, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (seat, words) = match words.as_slice() {
            ["seat", seat, rest @ ..] => (Some(seat.parse().map_err(|e| format!("{e}"))?), rest),
            all => (None, all),
        };
        match words {
            ["turn", "over"] => return Ok(LessonCondition::TurnOver),
            ["game", "over"] => return Ok(LessonCondition::GameOver),
            ["game", "won"] => return Ok(LessonCondition::GameWon),
            ["controls", hex] => {
                return Ok(LessonCondition::Controls(seat, hex.parse().map_err(|e| format!("{e}"))?));
            }
            ["section", section] => {
                return Ok(LessonCondition::Section(section.parse().map_err(|e| format!("{e}"))?));
            }
            ["did", deed] => {
                let found = LessonDeed::NAMES.iter().find(|(name, _)| name == deed);
                return found
                    .map(|(_, d)| LessonCondition::Did(*d))
                    .ok_or_else(|| format!("{deed} is no deed"));
            }
            _ => {}
        }
        let (quantity, used) = Quantity::read(words)?;
        let number = |n: &str| n.parse::<u32>().map_err(|_| format!("{n} is no number"));
        let (comparison, number) = match &words[used..] {
            [] => (Comparison::AtLeast, 1),
            [">=", n] => (Comparison::AtLeast, number(n)?),
            ["<=", n] => (Comparison::AtMost, number(n)?),
            ["=", n] => (Comparison::Exactly, number(n)?),
            _ => return Err("after what is counted comes >=, <= or = and a number".to_string()),
        };
        Ok(LessonCondition::Count(seat, quantity, comparison, number))
    }
}

/// The deeds among events.
pub(super) fn deeds<'a>(events: &'a [Event], seat: Seat) -> impl Iterator<Item = LessonDeed> + 'a {
    let all = LessonDeed::NAMES.iter().map(|(_, deed)| *deed);
    all.filter(move |deed| events.iter().any(|event| deed.is(event, seat)))
}
