//! The flags of `kosa arena`.

use super::train::Train;
use crate::modules::Modules;
use crate::number::number;
use clap::{Args, Subcommand};
use kosa_engine::Rules;
use kosa_table::Seed;
use std::path::PathBuf;

// How strong are they?
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arena {
    #[command(subcommand)]
    pub other: Option<Other>,
    #[arg(long, value_name = "SEATS", required = true)]
    seats: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u64>(1, 100_000_000))]
    pub games: u64,
    #[arg(long, value_name = "N", value_parser = number::<usize>(2, 7))]
    pub table: Option<usize>,
    #[arg(long, value_name = "PAIRS")]
    pub pairs: Option<String>,
    #[arg(long)]
    pub seed: Option<Seed>,
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    #[command(flatten)]
    pub modules: Modules,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = number::<u16>(1, 8_000))]
    pub rounds: u16,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u16>(0, 1024))]
    pub threads: u16,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub bids: Option<PathBuf>,
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

impl Arena {
    /// Who takes part; there is always somebody where a series is asked for.
    pub fn seats(&self) -> &str {
        self.seats.as_deref().unwrap_or_default()
    }
}

// What is done instead of a series.
#[derive(Subcommand)]
pub enum Other {
    Train(Train),
}
