//! What a table may choose beside the game itself.

use serde::{Deserialize, Serialize};

/// What a table has chosen beside the game itself. Whoever makes it says so, and may say otherwise until the game begins.
///
/// ```
/// use kosa_wire::{Absent, Clock, Options};
///
/// let options: Options =
///     serde_json::from_str(r#"{"clock":{"kind":"live","bank":1800,"increment":20},"absent":"bot"}"#).unwrap();
/// assert_eq!(options.clock, Clock::Live { bank: 1800, increment: 20 });
/// assert_eq!(options.absent, Absent::Bot);
/// assert!(options.is_sound());
/// assert_eq!(serde_json::to_string(&Options::default()).unwrap(), "{}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How long people may think.
    #[serde(skip_serializing_if = "is_default")]
    pub clock: Clock,
    /// What happens when a clock is out.
    #[serde(skip_serializing_if = "is_default")]
    pub absent: Absent,
    /// Whoever lets the others wait longer than so many seconds for a decision loses popularity, once for each decision: after the
    /// variant of the booklets, which name ten seconds.
    #[serde(skip_serializing_if = "is_default")]
    pub stalling: Option<u16>,
    /// Factions and mats are bid for; coins that are bid are taken from the total at the end.
    #[serde(skip_serializing_if = "is_default")]
    pub bids: Option<Bidding>,
    /// Nobody is told how many coins others have: what they gain and spend is seen, not the sum.
    #[serde(skip_serializing_if = "is_default")]
    pub hide_coins: bool,
    /// The game counts for the ratings of those who play it.
    #[serde(skip_serializing_if = "is_default")]
    pub rated: bool,
    /// Clients show no hints.
    #[serde(skip_serializing_if = "is_default")]
    pub no_hints: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Options {
    /// Whether all numbers are ones that somebody can play with.
    pub fn is_sound(&self) -> bool {
        self.unsound().next().is_none()
    }

    /// The numbers that nobody can play with.
    pub fn unsound(&self) -> impl Iterator<Item = Unsound> {
        let of = |field, given: u32, range| Unsound { field, given, range };
        let [first, second] = match self.clock {
            Clock::Off => [None, None],
            Clock::Live { bank, increment } => [
                Some(of("clock.bank", bank, (10, 86_400))),
                Some(of("clock.increment", increment, (0, 3600))),
            ],
            Clock::Days { days } => [Some(of("clock.days", days.into(), (1, 30))), None],
        };
        let stalling = self.stalling.map(|seconds| of("stalling", seconds.into(), (1, 3600)));
        let numbers = [first, second, stalling].into_iter().flatten();
        numbers.filter(|number| !(number.range.0..=number.range.1).contains(&number.given))
    }
}

/// A number of [`Options`] that nobody can play with.
///
/// ```
/// use kosa_wire::Options;
///
/// let options: Options = serde_json::from_str(r#"{"clock":{"kind":"live","bank":1,"increment":20}}"#).unwrap();
/// let wrong: Vec<String> = options.unsound().map(|number| number.to_string()).collect();
/// assert_eq!(wrong, ["clock.bank is 1: it can be 10 to 86400"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsound {
    /// Where it stands.
    pub field: &'static str,
    /// The number.
    pub given: u32,
    /// The least and the most it can be.
    pub range: (u32, u32),
}

impl core::fmt::Display for Unsound {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Unsound { field, given, range: (least, most) } = self;
        write!(f, "{field} is {given}: it can be {least} to {most}")
    }
}

/// How long people may think.
///
/// ```
/// use kosa_wire::Clock;
///
/// let text = r#"[{"kind":"off"},{"kind":"live","bank":1800,"increment":20},{"kind":"days","days":3}]"#;
/// let clocks: [Clock; 3] = serde_json::from_str(text).unwrap();
/// assert_eq!(clocks, [Clock::Off, Clock::Live { bank: 1800, increment: 20 }, Clock::Days { days: 3 }]);
/// assert!(serde_json::from_str::<Clock>(r#"{"kind":"off","bank":60}"#).is_err(), "a bank without a clock is a mistake");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", from = "Written")]
pub enum Clock {
    /// As long as they like.
    #[default]
    Off,
    /// Everybody has some seconds for the whole game, and more with each turn.
    Live {
        /// Seconds for the game.
        bank: u32,
        /// Seconds that come with each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// Days.
        days: u8,
    },
}

/// A clock as it is read. The words of a variant without fields are not looked at beside its tag, those of one with an empty list of fields are:
/// who turns the clock off and names a bank is told so.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Written {
    Off {},
    Live { bank: u32, increment: u32 },
    Days { days: u8 },
}

impl From<Written> for Clock {
    fn from(written: Written) -> Clock {
        match written {
            Written::Off {} => Clock::Off,
            Written::Live { bank, increment } => Clock::Live { bank, increment },
            Written::Days { days } => Clock::Days { days },
        }
    }
}

/// What happens when a clock is out.
///
/// ```
/// use kosa_wire::{Absent, Options};
///
/// let options: Options = serde_json::from_str(r#"{"absent":"bot"}"#).unwrap();
/// assert_eq!((options.absent, Options::default().absent), (Absent::Bot, Absent::Wait));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// Nothing: the others wait.
    #[default]
    Wait,
    /// A bot plays on, until the person comes back.
    Bot,
}

/// How factions and mats are bid for.
///
/// ```
/// use kosa_wire::{Bidding, Options};
///
/// let options: Options = serde_json::from_str(r#"{"bids":"sealed"}"#).unwrap();
/// assert_eq!(options.bids, Some(Bidding::Sealed));
/// assert_eq!(Options::default().bids, None, "factions and mats are dealt");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// One after the other, each bid higher than the last for the same pair, until everybody has a pair.
    Open,
    /// Everybody writes down a bid for each pair; the pairs go where the bids are highest in sum.
    Sealed,
}
