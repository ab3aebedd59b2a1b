//! `kosa replay --verify`: whether everything left to chance came from the seed that was committed to.

use crate::fault::{Fault, Outcome};
use crate::input::Source;
use crate::wrong::Wrong;
use kosa_client::Wishes;
use kosa_client::wishes::Deal;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Record};
use kosa_lang::{Arg, Texts};
use kosa_table::{Seed, Table};
use std::io::Write;

/// Draws everything again. The seed is named by the record of a game that is over, or typed.
pub fn run(
    source: &Source,
    text: &str,
    record: &Record,
    seed: Option<Seed>,
    texts: &Texts,
    out: &mut dyn Write,
) -> Outcome {
    let origin = || source.origin.clone();
    let tag = |key: &str| record.tags.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str());
    if tag("commitment").is_none() {
        return Err(Fault::failed(Wrong::NoCommitment(origin())));
    }
    let seed = seed.or_else(|| tag("seed").and_then(|seed| seed.parse().ok()));
    let seed = seed.ok_or_else(|| Fault::failed(Wrong::NoSeed(origin())))?;
    // Going on with the game draws every outcome anew and compares it.
    Table::resume(text, seed).map_err(|e| Fault::failed(Wrong::Verify(origin(), e)))?;
    let is_draw = |entry: &&Entry| matches!(entry, Entry::Move(Actor::Chance, _));
    let draws = record.entries().iter().filter(is_draw).count();
    writeln!(out, "{}", texts.fill("cli-verified", &[("draws", Arg::from(draws))]))?;
    // In a draft people chose: the seed dealt the mats alone.
    let wishes = tag("wishes").and_then(|wishes| wishes.parse::<Wishes>().ok());
    if let Some(wishes) = wishes.filter(|wishes| wishes.deal != Deal::Draft) {
        let dealt = wishes.to_new_game(seed).ok().and_then(|game| game.deal().ok());
        if dealt.is_none_or(|table| table.record().start() != record.start()) {
            return Err(Fault::failed(Wrong::OtherDeal(origin())));
        }
        writeln!(out, "{}", texts.say("cli-verified-deal"))?;
    }
    Ok(())
}
