//! `kosa play`: a game in the terminal, line by line. Everything shown to a player comes from its view.

mod board;
mod record_file;
mod session;

use crate::args::Play;
use crate::fault::{Outcome, failed};
use crate::input::reason;
use crate::seats::{any_seed, setup_with_players};
use crate::words::texts_for;
use kosa_engine::Record;
use kosa_table::{BOTS, Occupant, Seed, Table};
use record_file::RecordFile;
use session::Session;
use std::io::Write;
use std::path::Path;

pub fn run(args: &Play, out: &mut dyn Write) -> Outcome {
    let table = match &args.resume {
        Some(path) => resume(path, args.seed)?,
        None => begin(args)?,
    };
    let record = match (&args.record, &args.resume) {
        (Some(path), resumed) if resumed.as_ref() != Some(path) => {
            Some(RecordFile::create(path, table.record())?)
        }
        (_, Some(path)) => Some(RecordFile::rewrite(path, table.record())?),
        (Some(_), None) | (None, None) => None,
    };
    Session::new(texts_for(args.lang), table, record, args.explain, out).run()
}

/// A new game.
fn begin(args: &Play) -> Outcome<Table> {
    let (setup, players) = setup_with_players(&args.seats, args.rules)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    // The same seed settles the same way: this tells who sits where.
    let mut settled = setup.clone();
    settled.settle(&mut seed.setup_generator()).or_else(failed)?;
    let mut table = Table::new(setup, seed).or_else(failed)?;
    table.set_tag("seed", &seed.to_string());
    for (i, occupant) in players.into_iter().enumerate() {
        if let (Some(seat), Some(occupant)) = (settled.seat_of(i), occupant) {
            table.take_over(seat, occupant).or_else(failed)?;
        }
    }
    Ok(table)
}

/// A game that was broken off, even in the middle of a line.
fn resume(path: &Path, seed: Option<Seed>) -> Outcome<Table> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(e) => return failed(format!("{} cannot be read: {}", path.display(), reason(&e))),
    };
    // A name may have been cut off in the middle of a letter.
    let text = String::from_utf8_lossy(&bytes);
    let wrong = |e: &dyn core::fmt::Display| format!("{}: {e}", path.display());
    let tag = Record::recover(&text).or_else(|e| failed(wrong(&e)))?;
    let tag = tag.tags.iter().find(|(k, _)| k == "seed").map(|(_, v)| v.clone());
    let seed = match (seed, tag) {
        (Some(seed), _) => seed,
        (None, Some(tag)) => tag.parse().or_else(|e| failed(wrong(&e)))?,
        (None, None) => any_seed(),
    };
    let mut table = Table::resume(&text, seed).or_else(|e| failed(wrong(&e)))?;
    table.set_tag("seed", &seed.to_string());
    for seat in table.state().public().seats() {
        // A kind of bot this program does not know gives way to one it does.
        if let Some(Occupant::Bot(kind)) = table.occupant(seat)
            && !BOTS.contains(&kind.as_str())
        {
            table.take_over(seat, Occupant::Bot(BOTS[0].to_string())).or_else(failed)?;
        }
    }
    Ok(table)
}
