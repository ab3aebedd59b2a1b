//! `kosa arena`: series of games that say how strong bots and Automas are.

mod args;
mod csv;
pub mod entrants;
mod json;
mod print;
mod train;

pub use args::{Arena, Other};

use crate::fault::{Fault, Outcome, failed, usage};
use crate::input::read;
use crate::seats::any_short_seed;
use crate::simulate::{progress, stop_on_interrupt};
use crate::wrong::{Content, Wrong};
use kosa_arena::{Bids, Log, Series, Standings, fingerprint};
use kosa_bots::Net;
use kosa_engine::Setup;
use kosa_simulate::{PlanError, RecordFolder, SeriesError};
use kosa_table::Seed;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

pub fn run(args: &Arena, out: &mut dyn Write) -> Outcome {
    if let Some(Other::Train(args)) = &args.other {
        return train::run(args, out);
    }
    let series = series(args)?;
    let bids = args.bids.as_deref().map(read_bids).transpose()?;
    let names: Vec<&str> = series.entrants.iter().map(|entrant| entrant.name.as_str()).collect();
    let mut standings = Standings::new(names);
    if args.csv {
        csv::head(out)?;
    }
    let mut written = Ok(());
    let mut log = match &args.resume {
        None => None,
        Some(path) => {
            let known = |game: kosa_arena::GameLine| {
                if game.game < args.games {
                    if args.csv && written.is_ok() {
                        written = csv::rows(&game, &standings, out);
                    }
                    standings.add(&game);
                }
            };
            Some(Log::open(&log_file(path), &Head::new(args, &series), known).or_else(failed)?)
        }
    };
    written?;
    let mut folder = args.records.as_deref().map(RecordFolder::open).transpose().or_else(failed)?;
    let first = log.as_ref().map_or(0, Log::games).min(args.games);
    let bar = progress(args.games);
    bar.set_position(first);
    let ended = series.run(first..args.games, args.threads.into(), &stop_on_interrupt(), |game| {
        if let (Some(folder), Some(record)) = (&mut folder, &game.record) {
            folder.keep(game.line.game, record).or_else(failed)?;
        }
        if let Some(log) = &mut log {
            log.add(&game.line).or_else(failed)?;
        }
        if args.csv {
            csv::rows(&game.line, &standings, out)?;
        }
        standings.add(&game.line);
        bar.inc(1);
        Ok::<(), Fault>(())
    });
    bar.finish_and_clear();
    let ended = ended.map_err(|e| match e {
        SeriesError::Receiver { error, .. } => error,
        SeriesError::Plan(e @ PlanError::Threads(_)) => Fault::failed(e),
        SeriesError::Plan(e) => Fault::Usage(Box::new(e.into())),
    })?;
    let correlation = bids.as_ref().map(|bids| bids.correlation(&standings));
    if args.json {
        let answer = json::report(&standings, &series, args, bids.as_ref(), correlation.flatten());
        writeln!(out, "{answer:#}")?;
    } else if !args.csv {
        print::report(&standings, &series, args, bids.as_ref(), correlation, out)?;
    }
    if ended.interrupted() {
        return Err(Fault::Interrupted { played: first + ended.played, planned: args.games });
    }
    Ok(())
}

/// The series that is asked for, if it can be played.
fn series(args: &Arena) -> Outcome<Series> {
    let of_table = args.modules.wishes(args.rules)?.setup();
    let entrants = entrants::entrants(args.seats())?;
    let pairs = args.pairs.as_deref().map(entrants::pairs).transpose()?.unwrap_or_default();
    let table = args.table.unwrap_or(entrants.len());
    if table > entrants.len() {
        return usage(Wrong::ArenaTable(table, entrants.len()));
    }
    if args.pairs.is_some() {
        if pairs.len() < table {
            return usage(Wrong::ArenaPairs(pairs.len(), table));
        }
        // A faction or mat that stands there twice, or is not in the box: the engine says it.
        let mut all = Setup::chosen(pairs.iter().copied()).with_rules(of_table.rules).faults();
        all.retain(|fault| !matches!(fault, kosa_engine::setup::SetupFault::SeatCount(..)));
        if !all.is_empty() {
            return usage(kosa_engine::setup::SetupFaults(all));
        }
    }
    // A series that is gone on with must be the same one.
    let any_seed = || if args.resume.is_some() { Seed::from(1) } else { any_short_seed() };
    let series = Series {
        table,
        rules: of_table.rules,
        tiles: of_table.tiles,
        pairs,
        seed: args.seed.unwrap_or_else(any_seed),
        games: args.games,
        rounds: args.rounds,
        records: args.records.is_some(),
        ..Series::new(entrants)
    };
    series.check().or_else(usage)?;
    Ok(series)
}

/// A folder holds its log under a name of its own.
fn log_file(path: &Path) -> PathBuf {
    if path.is_dir() { path.join("arena.log") } else { path.to_path_buf() }
}

/// What makes one series another than the next: all but how many games and how they are shown.
#[derive(Serialize)]
struct Head<'a> {
    kosa_arena: u8,
    seats: Vec<&'a str>,
    table: usize,
    pairs: Option<&'a str>,
    rules: String,
    tiles: [Option<&'static str>; 3],
    seed: String,
    rounds: u16,
    version: &'static str,
    /// What the bots have learned: others would play other games.
    learned: String,
}

impl<'a> Head<'a> {
    fn new(args: &'a Arena, series: &'a Series) -> Head<'a> {
        Head {
            kosa_arena: 1,
            seats: series.entrants.iter().map(|entrant| entrant.name.as_str()).collect(),
            table: series.table,
            pairs: args.pairs.as_deref(),
            rules: series.rules.to_string(),
            tiles: [
                series.tiles.aggressive.map(|tile| tile.id()),
                series.tiles.passive.map(|tile| tile.id()),
                series.tiles.resolution.map(|tile| tile.id()),
            ],
            seed: series.seed.to_string(),
            rounds: series.rounds,
            version: env!("CARGO_PKG_VERSION"),
            learned: format!("{:016x}", fingerprint(&Net::learned().to_bytes())),
        }
    }
}

fn read_bids(path: &Path) -> Outcome<Bids> {
    let source = read(Some(path), Content::Bids)?;
    Bids::from_csv(&source.text).or_else(|e| failed(Wrong::Bids(source.origin.clone(), e)))
}
