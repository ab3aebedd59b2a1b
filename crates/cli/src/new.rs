//! `kosa new`: the start of a game.

use crate::args::New;
use crate::fault::{Outcome, failed};
use crate::seats::{any_short_seed, listed_without_bots};
use kosa_client::wishes::Deal;
use kosa_engine::Record;
use kosa_table::Table;
use std::io::Write;

pub fn run(args: &New, out: &mut dyn Write) -> Outcome {
    let seed = args.seed.unwrap_or_else(any_short_seed);
    let mut wishes = args.modules.wishes(args.rules)?;
    if args.mats_in_order {
        wishes.deal = Deal::InOrder;
    }
    let wishes = listed_without_bots(&args.seats, wishes)?;
    let mut table = Table::new(wishes.setup(), seed).or_else(failed)?;
    table.set_tag("seed", &seed.to_string()).or_else(failed)?;
    let record = if args.deal {
        table.record().clone()
    } else {
        let mut record = Record::new(*table.record().start());
        record.tags = table.record().tags.clone();
        record
    };
    if args.record {
        write!(out, "{}", record.to_text())?;
        return Ok(());
    }
    let state = if args.deal { table.state() } else { record.start() };
    if args.json {
        writeln!(out, "{}", state.to_position_json())?;
    } else {
        write!(out, "{}", state.to_position())?;
    }
    Ok(())
}
