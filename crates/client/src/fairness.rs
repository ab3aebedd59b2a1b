//! Whether everything left to chance in a record came from the seed that was committed to.

use crate::Wishes;
use crate::wishes::{Deal, Who};
use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Actor, Record};
use kosa_table::{Seed, Table, TableError};
use std::collections::BTreeSet;

/// The tag of a record with the wishes as they were before faction and mat were bid for. Those under `wishes` name what was won.
pub const ASKED: &str = "asked";

/// What was found to be as it was committed to.
///
/// ```
/// use kosa_client::{Dealt, Fair};
/// let found = Fair { draws: 12, deal: Dealt::All };
/// assert!(found.deal != Dealt::Nothing && found.draws > 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair {
    /// This many draws follow from the seed.
    pub draws: usize,
    /// What of the deal does too.
    pub deal: Dealt,
}

/// What of the factions and mats was found to be dealt by the seed.
///
/// ```
/// use kosa_client::{Dealt, Known, fairness};
/// use kosa_engine::Record;
///
/// let dealt = |wishes: &str| {
///     let game = wishes.parse::<kosa_client::Wishes>().unwrap();
///     let mut table = game.to_new_game(kosa_table::Seed::from(7)).unwrap().deal().unwrap();
///     table.set_tag("wishes", wishes).unwrap();
///     let text = table.record().to_text();
///     fairness(&text, &Record::from_text(&text).unwrap(), &Known::default()).unwrap().deal
/// };
/// assert_eq!(dealt("kosa1;seats=human,human"), Dealt::All);
/// assert_eq!(dealt("kosa1;seats=human/nordic,human"), Dealt::Open);
/// assert_eq!(dealt("kosa1;seats=human/nordic/industrial,human/crimea/mechanical"), Dealt::Nothing, "all was wished for");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// Nothing can be said: the record does not tell how they were dealt, or all were wished for.
    Nothing,
    /// What the wishes left open.
    Open,
    /// The mats; factions were drafted.
    Mats,
    /// The pairs that were bid for; who got which was bid.
    Lots,
    /// All of them.
    All,
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
    // Going on with the game draws every outcome again and compares it.
    Table::resume(text, seed).map_err(Unfair::Draw)?;
    let is_draw = |entry: &&Entry| matches!(entry, Entry::Move(Actor::Chance, _));
    let draws = record.entries().iter().filter(is_draw).count();
    Ok(Fair { draws, deal: dealt(record, seed)? })
}

/// Deals again what the wishes in the head of a record leave open, and compares.
fn dealt(record: &Record, seed: Seed) -> Result<Dealt, Unfair> {
    let read = |key: &str| {
        let tag = record.tags.iter().find(|(k, _)| k == key);
        tag.and_then(|(_, wishes)| wishes.parse::<Wishes>().ok())
    };
    let Some(wishes) = read("wishes") else { return Ok(Dealt::Nothing) };
    let same = again(&wishes, record, seed).is_some_and(|table| table.record().start() == record.start());
    if !same {
        return Err(Unfair::OtherDeal);
    }
    // After bids the wishes name the pairs that were won: what was dealt follows from those before.
    let Some(asked) = read(ASKED) else { return Ok(left_open(&wishes)) };
    let mut settled = asked.to_new_game(seed).map_err(|_| Unfair::OtherDeal)?.setup;
    settled.settle(&mut seed.setup_generator()).map_err(|_| Unfair::OtherDeal)?;
    let lots: BTreeSet<_> = settled.players.iter().filter_map(|lot| lot.faction.zip(lot.mat)).collect();
    if lots != pairs(record).collect() {
        return Err(Unfair::OtherDeal);
    }
    Ok(if left_open(&asked) == Dealt::All { Dealt::Lots } else { left_open(&asked) })
}

/// The factions and mats with which a record begins.
fn pairs(record: &Record) -> impl Iterator<Item = (Faction, Mat)> + use<'_> {
    let public = record.start().public();
    public.seats().filter_map(|seat| Some((public.player(seat).faction(), public.player(seat).mat()?)))
}

/// The same game dealt once more. In a draft the seed dealt the mats, and whoever had one took the faction that lies beside it.
fn again(wishes: &Wishes, record: &Record, seed: Seed) -> Option<Table> {
    let mut game = wishes.to_new_game(seed).ok()?;
    if game.draft {
        let mut draft = game.begin_draft().ok()?;
        while let Some((player, _)) = draft.next() {
            let mat = draft.setup().players.get(player)?.mat?;
            let (faction, _) = pairs(record).find(|(_, other)| *other == mat)?;
            draft.choose(faction).ok()?;
        }
        game = game.drafted(&draft);
    }
    game.deal().ok()
}

/// How much of factions and mats the wishes leave to the seed.
fn left_open(wishes: &Wishes) -> Dealt {
    let drafted = wishes.deal == Deal::Draft;
    let (mut open, mut wished) = (false, false);
    for seat in &wishes.seats {
        // An Automa has no mat. In a draft wishes for factions mean nothing: they are chosen.
        let faction = (!drafted).then_some(seat.faction.is_some());
        let mat = (seat.who != Who::Automa).then_some(seat.mat.is_some());
        for named in [faction, mat].into_iter().flatten() {
            wished |= named;
            open |= !named;
        }
    }
    match (open, wished) {
        (false, _) => Dealt::Nothing,
        (true, true) => Dealt::Open,
        (true, false) if drafted => Dealt::Mats,
        (true, false) => Dealt::All,
    }
}
