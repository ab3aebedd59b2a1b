//! `kosa replay --verify`: whether everything left to chance came from the seed that was committed to.

use crate::fault::{Fault, Outcome};
use crate::input::Source;
use crate::wrong::Wrong;
use kosa_client::{Dealt, Known, Unfair, fairness};
use kosa_engine::Record;
use kosa_lang::{Arg, Texts};
use std::io::Write;

/// Draws everything again. The seed is named by the record of a game that is over, or typed, and so is the commitment.
pub fn run(
    source: &Source,
    text: &str,
    record: &Record,
    known: &Known,
    texts: &Texts,
    out: &mut dyn Write,
) -> Outcome {
    let origin = source.origin.clone();
    let fair = fairness(text, record, known).map_err(|why| {
        Fault::failed(match why {
            Unfair::NoCommitment => Wrong::NoCommitment(origin),
            Unfair::NoSeed => Wrong::NoSeed(origin),
            Unfair::Draw(e) => Wrong::Verify(origin, e),
            Unfair::OtherDeal => Wrong::OtherDeal(origin),
            Unfair::OtherCommitment => Wrong::OtherCommitment(origin),
        })
    })?;
    writeln!(out, "{}", texts.fill("cli-verified", &[("draws", Arg::from(fair.draws))]))?;
    let deal = match fair.deal {
        Dealt::Nothing => None,
        Dealt::Open => Some("cli-verified-open"),
        Dealt::Mats => Some("cli-verified-mats"),
        Dealt::Lots => Some("cli-verified-lots"),
        Dealt::All => Some("cli-verified-deal"),
    };
    if let Some(deal) = deal {
        writeln!(out, "{}", texts.say(deal))?;
    }
    Ok(())
}
