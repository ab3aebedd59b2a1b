/// How strong a bot plays.
///
/// ```
/// use kosa_bots::Level;
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!(Level::ALL.map(Level::name), ["easy", "medium", "hard", "expert"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A beginner: looks at few ways to take a turn and misjudges them now and then.
    Easy,
    /// Takes the best of this turn's ways.
    Medium,
    /// Thinks on into its next turns.
    Hard,
    /// Thinks farther, in several worlds that look like this one.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The word for it in set-ups and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The budget the level has for one question.
    pub const fn budget(self) -> Budget {
        Budget {
            nodes: match self {
                Level::Easy => 10_000,
                Level::Medium => 12_000,
                Level::Hard => 150_000,
                Level::Expert => 800_000,
            },
        }
    }
}

impl core::fmt::Display for Level {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that does not name a level.
///
/// ```
/// use kosa_bots::{Level, UnknownLevel};
/// assert_eq!("grandmaster".parse::<Level>(), Err(UnknownLevel));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl core::fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("unknown level, expected: easy | medium | hard | expert")
    }
}

impl core::error::Error for UnknownLevel {}

impl core::str::FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(word: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == word).ok_or(UnknownLevel)
    }
}

/// How much a bot may think about one question. Counted, not timed: the same budget gives the same answer everywhere, and
/// whoever calls measures the time.
///
/// ```
/// use kosa_bots::Level;
/// assert!(Level::Expert.budget().nodes > Level::Easy.budget().nodes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions that may be made.
    pub nodes: u32,
}
