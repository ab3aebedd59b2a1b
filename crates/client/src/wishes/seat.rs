//! One seat of the wishes.

use kosa_bots::KINDS;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat};
use kosa_engine::{AutomaDials, AutomaKind};
use kosa_lang::Texts;
use kosa_table::Occupant;

/// Who sits on a seat.
///
/// ```
/// use kosa_client::wishes::Who;
///
/// assert!(Who::all().any(|who| who == Who::Automa));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A person.
    Person,
    /// A bot, by the name of its kind.
    Bot(String),
    /// An Automa.
    Automa,
}

impl Who {
    /// Everybody who can sit down: a person, each kind of bot, an Automa.
    pub fn all() -> impl Iterator<Item = Who> {
        let bots = KINDS.iter().map(|kind| Who::Bot((*kind).to_string()));
        core::iter::once(Who::Person).chain(bots).chain([Who::Automa])
    }

    /// Its name.
    pub fn name(&self, texts: &Texts) -> String {
        match self {
            Who::Person => texts.say("play-setup-human"),
            Who::Bot(kind) => texts.fill("play-setup-bot", &[("kind", texts.bot_kind(kind).into())]),
            Who::Automa => texts.say("play-setup-automa"),
        }
    }
}

/// What is asked for on one seat. What does not suit whoever sits there is kept for when somebody else does: an Automa
/// has no mat, and only an Automa has a level.
///
/// ```
/// use kosa_client::wishes::SeatWish;
/// use kosa_engine::vocab::Faction;
///
/// let seat = SeatWish { faction: Some(Faction::Nordic), ..SeatWish::person("Anna") };
/// assert_eq!(seat.to_string(), "human/name:Anna/nordic");
/// assert_eq!(seat.to_string().parse(), Ok(seat));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatWish {
    /// Who sits there.
    pub who: Who,
    /// A person's name, which may be empty.
    pub name: String,
    /// A faction, or any.
    pub faction: Option<Faction>,
    /// A player mat, or any.
    pub mat: Option<Mat>,
    /// An Automa's level and dials.
    pub automa: AutomaKind,
}

impl SeatWish {
    /// The longest name, in letters.
    pub const LONGEST_NAME: usize = 40;

    /// The Automa of the rulebook.
    pub fn normal_automa() -> AutomaKind {
        AutomaKind { level: AutomaLevel::Automa, dials: AutomaDials::default() }
    }

    /// A seat with everything else left open.
    pub fn new(who: Who) -> SeatWish {
        SeatWish { who, name: String::new(), faction: None, mat: None, automa: SeatWish::normal_automa() }
    }

    /// A person.
    pub fn person(name: &str) -> SeatWish {
        SeatWish { name: name.to_string(), ..SeatWish::new(Who::Person) }
    }

    /// A bot of a kind.
    pub fn bot(kind: &str) -> SeatWish {
        SeatWish::new(Who::Bot(kind.to_string()))
    }

    /// An Automa.
    pub fn automa(kind: AutomaKind) -> SeatWish {
        SeatWish { automa: kind, ..SeatWish::new(Who::Automa) }
    }

    /// Whether an Automa sits here.
    pub fn is_automa(&self) -> bool {
        self.who == Who::Automa
    }

    pub(super) fn of(wish: &Wish, player: Option<&Occupant>) -> SeatWish {
        let seat = match (wish.automa, player) {
            (Some(kind), _) => SeatWish::automa(kind),
            (None, Some(Occupant::Automa(kind))) => SeatWish::automa(*kind),
            (None, Some(Occupant::Bot(kind))) => SeatWish::bot(kind),
            (None, Some(Occupant::Human(name))) => SeatWish::person(name),
            (None, None) => SeatWish::new(Who::Person),
        };
        SeatWish { faction: wish.faction, mat: wish.mat, ..seat }
    }

    /// Whether the name can stand in a record.
    pub(super) fn name_is_good(&self) -> bool {
        let hidden = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        !self.name.contains(hidden) && self.name.chars().count() <= SeatWish::LONGEST_NAME
    }
}
