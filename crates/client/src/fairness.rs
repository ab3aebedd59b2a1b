//! Whether everything left to chance in a record came from the seed that was committed to.

use crate::Wishes;
use crate::wishes::Deal;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Record};
use kosa_table::{Seed, Table, TableError};

/// What was found to be as it was committed to.
///
/// ```
/// use kosa_client::Fair;
/// let found = Fair { draws: 12, deal: true };
/// assert!(found.deal && found.draws > 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair {
    /// So many draws follow from the seed.
    pub draws: usize,
    /// Whether the deal does too; in a draft people chose, and nothing can be said of it.
    pub deal: bool,
}

/// Why a record is not known to be fair.
///
/// ```
/// use kosa_client::{Known, Unfair, fairness};
/// use kosa_engine::Record;
/// let table = kosa_table::Table::new(
///     kosa_engine::Setup::chosen([
///         (kosa_engine::vocab::Faction::Nordic, kosa_engine::vocab::Mat::Industrial),
///         (kosa_engine::vocab::Faction::Crimea, kosa_engine::vocab::Mat::Mechanical),
///     ]),
///     7,
/// ).unwrap();
/// let text = table.record().to_text().lines().filter(|line| !line.contains("commitment")).collect::<Vec<_>>().join("\n");
/// let record = Record::from_text(&text).unwrap();
/// assert_eq!(fairness(&text, &record, &Known::default()), Err(Unfair::NoCommitment));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// It names no hash of a seed: nothing was committed to.
    NoCommitment,
    /// It names no seed: the game is not over, or was played where nobody opens it.
    NoSeed,
    /// A draw is another than the seed gives, or the seed is not the one that was committed to.
    Draw(TableError),
    /// The seed deals otherwise.
    OtherDeal,
    /// The record names another commitment than the one that was told before the game.
    OtherCommitment,
}

/// What is known of a game besides its record.
///
/// ```
/// use kosa_client::{Known, Unfair, fairness};
/// use kosa_engine::Record;
///
/// let game = "kosa1;seats=automa,automa".parse::<kosa_client::Wishes>().unwrap();
/// let table = game.to_new_game(kosa_table::Seed::from(7)).unwrap().deal().unwrap();
/// let text = table.record().to_text();
/// let record = Record::from_text(&text).unwrap();
/// let told = "what somebody wrote down before the game".to_string();
/// let known = Known { commitment: Some(told), ..Known::default() };
/// assert_eq!(fairness(&text, &record, &known), Err(Unfair::OtherCommitment));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The seed, where the record does not name it.
    pub seed: Option<Seed>,
    /// The commitment as it was told before the first draw. Whoever has it need not trust the record to name the same.
    pub commitment: Option<String>,
}

/// Draws everything again and compares it. The seed is named by the record of a game that is over, or known otherwise.
///
/// ```
/// use kosa_client::{Known, Unfair, fairness};
/// use kosa_engine::Record;
///
/// let game = "kosa1;seats=automa,automa".parse::<kosa_client::Wishes>().unwrap();
/// let table = game.to_new_game(kosa_table::Seed::from(7)).unwrap().deal().unwrap();
/// let text = table.record().to_text();
/// let record = Record::from_text(&text).unwrap();
/// assert!(fairness(&text, &record, &Known::default()).is_ok(), "it names its seed");
/// let other = Known { seed: Some(kosa_table::Seed::from(8)), ..Known::default() };
/// assert!(matches!(fairness(&text, &record, &other), Err(Unfair::Draw(_))));
/// ```
pub fn fairness(text: &str, record: &Record, known: &Known) -> Result<Fair, Unfair> {
    let tag = |key: &str| record.tags.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str());
    let named = tag("commitment").ok_or(Unfair::NoCommitment)?;
    if known.commitment.as_ref().is_some_and(|told| !told.eq_ignore_ascii_case(named)) {
        return Err(Unfair::OtherCommitment);
    }
    let seed = known.seed.or_else(|| tag("seed").and_then(|seed| seed.parse().ok())).ok_or(Unfair::NoSeed)?;
    // Going on with the game draws every outcome anew and compares it.
    Table::resume(text, seed).map_err(Unfair::Draw)?;
    let is_draw = |entry: &&Entry| matches!(entry, Entry::Move(Actor::Chance, _));
    let draws = record.entries().iter().filter(is_draw).count();
    // In a draft people chose: the seed dealt the mats alone.
    let wishes = tag("wishes").and_then(|wishes| wishes.parse::<Wishes>().ok());
    let Some(wishes) = wishes.filter(|wishes| wishes.deal != Deal::Draft) else {
        return Ok(Fair { draws, deal: false });
    };
    let dealt = wishes.to_new_game(seed).ok().and_then(|game| game.deal().ok());
    match dealt.is_some_and(|table| table.record().start() == record.start()) {
        true => Ok(Fair { draws, deal: true }),
        false => Err(Unfair::OtherDeal),
    }
}
