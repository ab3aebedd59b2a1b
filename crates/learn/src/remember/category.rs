//! The categories of the sheet of victories: one for each thing a winner may be the first to have done.

use super::finished_game::{FinishedGame, FinishedSeat};
use core::fmt;
use core::str::FromStr;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Resolution, Star};
use kosa_lang::Texts;

/// A thing to have won with, or by.
///
/// ```
/// use kosa_learn::Category;
///
/// for category in Category::all() {
///     assert_eq!(category.to_string().parse(), Ok(category));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Category {
    /// With this faction.
    Faction(Faction),
    /// With this player mat.
    Mat(Mat),
    /// Among so many players.
    Players(u8),
    /// Against an Automa of this level.
    Automa(AutomaLevel),
    /// Under this resolution tile.
    Resolution(Resolution),
    /// With a star for this goal.
    Star(Star),
    /// With six stars.
    SixStars,
    /// Without a combat of one's own.
    WithoutCombat,
    /// With no popularity left.
    WithoutPopularity,
    /// In a game with airships.
    Airships,
    /// With the most coins.
    MostCoins,
    /// In the fewest rounds.
    FewestRounds,
    /// In the most rounds.
    MostRounds,
    /// By the largest margin.
    LargestMargin,
    /// By the smallest margin.
    SmallestMargin,
}

/// Which value is better, where a category can be bettered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Better {
    /// The first stays for ever.
    Never,
    /// A higher value.
    Higher,
    /// A lower value.
    Lower,
}

/// Everybody's own goals; those of the Automa and of tiles are no deed of a player's.
fn goals() -> impl Iterator<Item = Star> {
    Star::ALL.into_iter().filter(|star| !matches!(star, Star::Tracker))
}

impl Category {
    /// All of them, in the order of the sheet.
    pub fn all() -> Vec<Category> {
        let mut all = Vec::new();
        all.extend(Faction::ALL.map(Category::Faction));
        all.extend(Mat::ALL.map(Category::Mat));
        all.extend((2..=7).map(Category::Players));
        all.extend(AutomaLevel::ALL.map(Category::Automa));
        all.extend(Resolution::ALL.map(Category::Resolution));
        all.extend(goals().map(Category::Star));
        all.extend([
            Category::SixStars,
            Category::WithoutCombat,
            Category::WithoutPopularity,
            Category::Airships,
            Category::MostCoins,
            Category::FewestRounds,
            Category::MostRounds,
            Category::LargestMargin,
            Category::SmallestMargin,
        ]);
        all
    }

    /// What the winner of a game has earned in this category: the value that stands on the sheet; nothing if not earned. Only
    /// a person who won alone earns anything.
    pub fn earned(self, played: &FinishedGame) -> Option<u32> {
        let winner = played.winner().filter(|winner| winner.is_human())?;
        let total = winner.score.total();
        let rounds = u32::from(played.rounds);
        match self {
            Category::Faction(faction) => (winner.faction == faction).then_some(total),
            Category::Mat(mat) => (winner.mat == Some(mat)).then_some(total),
            Category::Players(players) => (played.seats.len() == usize::from(players)).then_some(total),
            Category::Automa(level) => {
                let met = |seat: &FinishedSeat| seat.level() == Some(level);
                played.seats.iter().any(met).then_some(total)
            }
            Category::Resolution(tile) => (played.resolution == Some(tile)).then_some(total),
            Category::Star(star) => (winner.stars[star.index()] > 0).then_some(total),
            Category::SixStars => (winner.score.stars >= 6).then_some(total),
            // A record that begins in the middle of a game does not hold every combat, but a star tells of one.
            Category::WithoutCombat => {
                (winner.fought() == 0 && winner.stars[Star::Combat.index()] == 0).then_some(total)
            }
            Category::WithoutPopularity => (winner.popularity == 0).then_some(total),
            Category::Airships => played.airships.then_some(total),
            Category::MostCoins => Some(total),
            Category::FewestRounds | Category::MostRounds => Some(rounds),
            Category::LargestMargin | Category::SmallestMargin => {
                (played.seats.len() > 1).then_some(played.margin())
            }
        }
    }

    pub(super) const fn better(self) -> Better {
        match self {
            Category::MostCoins | Category::MostRounds | Category::LargestMargin => Better::Higher,
            Category::FewestRounds | Category::SmallestMargin => Better::Lower,
            _ => Better::Never,
        }
    }

    /// What it is called.
    pub fn text(self, texts: &Texts) -> String {
        match self {
            Category::Faction(faction) => texts.fill("victory-faction", &[("what", texts.arg(&faction))]),
            Category::Mat(mat) => texts.fill("victory-mat", &[("what", texts.arg(&mat))]),
            Category::Players(n) => texts.fill("victory-players", &[("n", n.into())]),
            Category::Automa(level) => texts.fill("victory-automa", &[("what", texts.arg(&level))]),
            Category::Resolution(tile) => texts.fill("victory-resolution", &[("what", texts.arg(&tile))]),
            Category::Star(star) => texts.fill("victory-star", &[("what", texts.arg(&star))]),
            Category::SixStars => texts.say("victory-six-stars"),
            Category::WithoutCombat => texts.say("victory-without-combat"),
            Category::WithoutPopularity => texts.say("victory-without-popularity"),
            Category::Airships => texts.say("victory-airships"),
            Category::MostCoins => texts.say("victory-most-coins"),
            Category::FewestRounds => texts.say("victory-fewest-rounds"),
            Category::MostRounds => texts.say("victory-most-rounds"),
            Category::LargestMargin => texts.say("victory-largest-margin"),
            Category::SmallestMargin => texts.say("victory-smallest-margin"),
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Category::Faction(x) => write!(f, "faction:{x}"),
            Category::Mat(x) => write!(f, "mat:{x}"),
            Category::Players(x) => write!(f, "players:{x}"),
            Category::Automa(x) => write!(f, "automa:{x}"),
            Category::Resolution(x) => write!(f, "resolution:{x}"),
            Category::Star(x) => write!(f, "star:{x}"),
            Category::SixStars => f.write_str("sixstars"),
            Category::WithoutCombat => f.write_str("nocombat"),
            Category::WithoutPopularity => f.write_str("nopopularity"),
            Category::Airships => f.write_str("airships"),
            Category::MostCoins => f.write_str("mostcoins"),
            Category::FewestRounds => f.write_str("fewestrounds"),
            Category::MostRounds => f.write_str("mostrounds"),
            Category::LargestMargin => f.write_str("largestmargin"),
            Category::SmallestMargin => f.write_str("smallestmargin"),
        }
    }
}

impl FromStr for Category {
    type Err = ();

    fn from_str(text: &str) -> Result<Category, ()> {
        Category::all().into_iter().find(|category| category.to_string() == text).ok_or(())
    }
}
