//! `kosa arena train`: teaches the bots by letting them play.

use crate::fault::{Fault, Outcome};
use crate::number::number;
use crate::simulate::stop_on_interrupt;
use crate::wrong::Wrong;
use clap::Args;
use kosa_train::{CheckpointError, Options};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

// Teach the bots.
#[derive(Args)]
pub struct Train {
    #[arg(long, value_name = "DIR")]
    folder: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = number::<u64>(1, 100_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(0, u32::MAX))]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u16>(0, 1024))]
    threads: u16,
    #[arg(long)]
    ahead: bool,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0, requires = "weights", value_parser = number::<u64>(0, 100_000_000))]
    played: u64,
}

pub fn run(args: &Train, out: &mut dyn Write) -> Outcome {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let options = Options {
        folder: args.folder.clone(),
        games: args.games,
        seed: args.seed,
        threads: if args.threads == 0 { all } else { args.threads.into() },
        ahead: args.ahead,
        from: args.weights.clone().map(|path| (path, args.played)),
        ..Options::default()
    };
    let stop = stop_on_interrupt();
    let mut written = Ok(());
    let trained = kosa_train::run(&options, &stop, |point| {
        if written.is_ok() {
            written = writeln!(out, "{}", point.describe()).and_then(|()| out.flush());
        }
        if written.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    });
    written?;
    let at = trained.map_err(|e| match e {
        CheckpointError::Io(path, error) => Fault::failed(Wrong::Unwritable(path, error)),
        CheckpointError::Strange(path) => Fault::failed(Wrong::NoCheckpoint(path)),
    })?;
    if at.games < args.games {
        return Err(Fault::Interrupted { played: at.games, planned: args.games });
    }
    Ok(())
}
