//! The sheet of victories: the winner of a game may enter a name in up to two categories, and each is kept for the first who
//! managed it. Of most coins and the like the best stays, and among equals the first.

use super::category::{Better, Category};
use super::finished_game::FinishedGame;
use crate::notebook::Notebook;
use kosa_client::Storage;
use kosa_lang::{Arg, Texts};
use std::io::Result as IoResult;

/// The page it is kept on.
const PAGE: &str = "victories.txt";

/// A name on the sheet.
///
/// ```
/// use kosa_learn::{Category, Victories};
///
/// let sheet = Victories::from_text("mostcoins 96 0123456789abcdef-410 2026-05-01 Anna Maria\n");
/// let victory = sheet.of(Category::MostCoins).unwrap();
/// assert_eq!((victory.value, victory.name.as_str()), (96, "Anna Maria"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Victory {
    /// The category.
    pub category: Category,
    /// What was reached: coins, rounds or a margin.
    pub value: u32,
    /// The game: see [`FinishedGame::id`].
    pub game: String,
    /// The day it was entered, as the program wrote it; may be empty.
    pub day: String,
    /// The name.
    pub name: String,
}

/// The sheet.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_engine::vocab::Faction;
/// use kosa_learn::{Category, FinishedGame, Victories};
///
/// let text = "kosa-record 1\ntag seat1 human Anna\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power \
///     popularity objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\ncoins 20\nseat crimea mechanical\nmoves\n";
/// let played = FinishedGame::of(&Record::from_text(text).unwrap()).unwrap().unwrap();
/// let mut sheet = Victories::default();
/// assert!(sheet.open(&played).iter().any(|(category, _)| *category == Category::Faction(Faction::Nordic)));
/// sheet.enter(&played, Category::Faction(Faction::Nordic), "Anna", "2026-05-01").unwrap();
/// assert_eq!(Victories::from_text(&sheet.to_text()), sheet);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Victories {
    entered: Vec<Victory>,
}

/// Why a name cannot be entered.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_engine::vocab::Faction;
/// use kosa_learn::{Category, EnterError, FinishedGame, Victories};
///
/// let text = "kosa-record 1\ntag seat1 human Anna\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power \
///     popularity objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\ncoins 20\nseat crimea mechanical\nmoves\n";
/// let played = FinishedGame::of(&Record::from_text(text).unwrap()).unwrap().unwrap();
/// let saxony = Category::Faction(Faction::Saxony);
/// let refused = Victories::default().enter(&played, saxony, "Anna", "");
/// assert_eq!(refused, Err(EnterError::NotEarned(saxony)), "it was won with Nordic");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnterError {
    /// The game does not earn it.
    NotEarned(Category),
    /// Somebody else was first, or better.
    Taken(Category),
    /// Two categories have been entered for this game.
    TwoAlready,
    /// A name is one line of visible letters.
    Name,
}

impl EnterError {
    /// The same in a sentence.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            EnterError::NotEarned(what) => {
                texts.fill("victory-not-earned", &[("what", Arg::from(what.text(texts)))])
            }
            EnterError::Taken(what) => texts.fill("victory-taken", &[("what", Arg::from(what.text(texts)))]),
            EnterError::TwoAlready => texts.say("victory-two-already"),
            EnterError::Name => texts.say("victory-no-name"),
        }
    }
}

impl Victories {
    /// Categories one may enter in a game.
    pub const MOST: usize = 2;

    /// What a notebook says.
    pub fn read<S: Storage>(notebook: &Notebook<S>) -> IoResult<Victories> {
        Ok(Victories::from_text(&notebook.read(PAGE)?))
    }

    /// Keeps it in a notebook.
    pub fn write<S: Storage>(&self, notebook: &mut Notebook<S>) -> IoResult<()> {
        notebook.write(PAGE, &self.to_text())
    }

    /// One line for each name; what cannot be read is left out, and of a category that stands twice the first counts.
    pub fn from_text(text: &str) -> Victories {
        let mut sheet = Victories::default();
        for line in text.lines() {
            let mut words = line.splitn(5, ' ');
            let mut next = || words.next();
            let (Some(category), Some(value), Some(game), Some(day), Some(name)) =
                (next(), next(), next(), next(), next())
            else {
                continue;
            };
            let (Ok(category), Ok(value)) = (category.parse::<Category>(), value.parse()) else { continue };
            if sheet.of(category).is_none() {
                let day = day.trim_matches('-').to_string();
                sheet.entered.push(Victory {
                    category,
                    value,
                    game: game.to_string(),
                    day,
                    name: name.to_string(),
                });
            }
        }
        sheet
    }

    /// The same as text.
    pub fn to_text(&self) -> String {
        let line = |v: &Victory| {
            let day = if v.day.is_empty() { "-" } else { &v.day };
            format!("{} {} {} {day} {}\n", v.category, v.value, v.game, v.name)
        };
        self.entered.iter().map(line).collect()
    }

    /// Everything that has been entered.
    pub fn entered(&self) -> &[Victory] {
        &self.entered
    }

    /// Who stands in a category.
    pub fn of(&self, category: Category) -> Option<&Victory> {
        self.entered.iter().find(|victory| victory.category == category)
    }

    /// How many categories have been entered for a game.
    pub fn entered_for(&self, played: &FinishedGame) -> usize {
        self.entered.iter().filter(|victory| victory.game == played.id).count()
    }

    /// Whether a value would stand before the one on the sheet.
    fn is_free(&self, category: Category, value: u32) -> bool {
        match (self.of(category), category.better()) {
            (None, _) => true,
            (Some(_), Better::Never) => false,
            (Some(old), Better::Higher) => value > old.value,
            (Some(old), Better::Lower) => value < old.value,
        }
    }

    /// The categories in which the winner of a game may enter a name, with what was reached.
    pub fn open(&self, played: &FinishedGame) -> Vec<(Category, u32)> {
        if self.entered_for(played) >= Victories::MOST {
            return Vec::new();
        }
        let earned = Category::all().into_iter().filter_map(|c| Some((c, c.earned(played)?)));
        earned.filter(|(category, value)| self.is_free(*category, *value)).collect()
    }

    /// Enters a name. A refused one changes nothing.
    pub fn enter(
        &mut self,
        played: &FinishedGame,
        category: Category,
        name: &str,
        day: &str,
    ) -> Result<(), EnterError> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > 60 || name.chars().any(char::is_control) {
            return Err(EnterError::Name);
        }
        let value = category.earned(played).ok_or(EnterError::NotEarned(category))?;
        if self.entered_for(played) >= Victories::MOST {
            return Err(EnterError::TwoAlready);
        }
        if !self.is_free(category, value) {
            return Err(EnterError::Taken(category));
        }
        let day = day.split_whitespace().next().unwrap_or_default().to_string();
        self.entered.retain(|victory| victory.category != category);
        self.entered.push(Victory { category, value, game: played.id.clone(), day, name });
        Ok(())
    }
}
