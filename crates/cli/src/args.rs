//! The command line.

use crate::modules::Modules;
use crate::number::number;
use clap::{Args, Parser, Subcommand};
use kosa_engine::vocab::{AutomaCard, AutomaLevel, Seat};
use kosa_engine::{Rules, Switch};
use kosa_lang::Lang;
use kosa_table::Seed;
use std::path::PathBuf;

/// Plays and examines games of Scythe by the rules of the board game. Unofficial; no artwork.
#[derive(Parser)]
#[command(name = "kosa", version, disable_help_subcommand = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Language: en, it, es or pl; otherwise that of the locale
    #[arg(long, value_name = "LANG", global = true, display_order = 998)]
    pub lang: Option<Lang>,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Look at a position: show it, list or make moves, score it, count move sequences
    #[command(subcommand)]
    Position(Position),
    /// Show a game record move by move on the board; without a terminal, check and tell it
    Replay(Replay),
    /// Play many games between bots and print statistics
    Simulate(Simulate),
    /// Ask about the Automa: why it does what it does, its cards and levels
    #[command(subcommand)]
    Automa(Automa),
    /// Measure how fast the rules are
    #[command(subcommand)]
    Bench(Bench),
    /// Ask about the component data
    #[command(subcommand)]
    Data(Data),
    /// List the rule presets and switches
    Rules {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the start of a game: a position, or a record without moves
    New(New),
    /// Play a game in the terminal
    Play(Play),
    /// List the saved games
    Saves {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// What to do with a position.
#[derive(Subcommand)]
pub enum Position {
    /// Print the position after the moves
    Show(PositionArgs),
    /// Print what everybody who is asked may do
    Legal(PositionArgs),
    /// Make the moves; print what happened and the position
    Play {
        /// The position and moves
        #[command(flatten)]
        args: PositionArgs,
        /// Tell only what this seat may know, without the position; 0 for somebody who only watches
        #[arg(long, value_name = "SEAT", value_parser = number::<u8>(0, 7))]
        viewer: Option<u8>,
    },
    /// Print the score by category, with ranking and tie-breaks
    Score(PositionArgs),
    /// Count the move sequences up to a depth
    Perft {
        /// The position and moves
        #[command(flatten)]
        args: PositionArgs,
        /// Length of the longest sequences
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u32>(0, 64))]
        depth: u32,
        /// Print the count below each first move instead
        #[arg(long)]
        divide: bool,
    },
}

/// A position and moves made from it.
#[derive(Args)]
pub struct PositionArgs {
    /// File with a position as text or JSON, or a record (its last position); - or nothing: standard input
    pub file: Option<PathBuf>,
    /// Moves in notation, separated by semicolons; '2: dial 3' names the seat
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    /// File with moves, one a line, made after those of --moves
    #[arg(long, value_name = "FILE")]
    pub moves_file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Check and tell a record.
#[derive(Args)]
pub struct Replay {
    /// The record; - for standard input
    pub file: PathBuf,
    /// Check only; print nothing but the result
    #[arg(long)]
    pub quiet: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Tell only what this seat may know; 0 for somebody who only watches
    #[arg(long, value_name = "SEAT", value_parser = number::<u8>(0, 7))]
    pub viewer: Option<u8>,
    /// Accept a record whose last line was cut off
    #[arg(long)]
    pub recover: bool,
    /// Print line by line, as without a terminal
    #[arg(long)]
    pub plain: bool,
}

/// Play many games.
#[derive(Args)]
pub struct Simulate {
    /// How many games
    #[arg(long, value_name = "N", value_parser = number::<u64>(1, 100_000_000))]
    pub games: u64,
    /// Number of seats, or a list such as nordic/industrial,crimea/idle,automa:3,random
    #[arg(long, value_name = "SEATS", default_value = "5")]
    pub seats: String,
    /// Seed of the series; the same seed gives the same games
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Rules, such as "rulebook +trade-split"; see 'kosa rules'
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    /// Expansions and modules
    #[command(flatten)]
    pub modules: Modules,
    /// Give a game up after so many turns, all players together
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = number::<u16>(1, 60_000))]
    pub max_turns: u16,
    /// Threads; 0 for as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u16>(0, 1024))]
    pub threads: u16,
    /// Kind of bot on every seat that names no other
    #[arg(long, default_value = "random")]
    pub bot: String,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print one line of comma-separated values per game and seat
    #[arg(long)]
    pub csv: bool,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// What to ask about the Automa.
#[derive(Subcommand)]
pub enum Automa {
    /// Tell what an Automa would do with a card in a position, and why
    Explain(Explain),
    /// List the 19 cards
    Cards {
        /// Show the symbols of Invaders from Afar too
        #[arg(long)]
        invaders: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List the four levels with their star tracks, and the dials
    Levels {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// A position and a card.
#[derive(Args)]
pub struct Explain {
    /// File with a position as text or JSON, or a record (its last position); - or nothing: standard input
    pub file: Option<PathBuf>,
    /// The card drawn
    #[arg(long, value_name = "N")]
    pub card: AutomaCard,
    /// The Automa's seat, needed where there are several
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<Seat>,
    /// What follows, in notation and separated by semicolons: drawn cards, answers in a combat
    #[arg(long, value_name = "MOVES")]
    pub then: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What to measure.
#[derive(Subcommand)]
pub enum Bench {
    /// Random games on one core, with the full list of legal moves at every decision
    Playouts(Playouts),
    /// Solo games of a random player against an Automa on one core
    Solo(Solo),
}

/// Solo games against the clock.
#[derive(Args)]
pub struct Solo {
    /// Level of the Automa, by name or number from 1 to 4
    #[arg(long, default_value = "automa", value_parser = AutomaLevel::by_name_or_number)]
    pub level: AutomaLevel,
    /// How many seconds
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u32>(1, 3600))]
    pub seconds: u32,
    /// Seed of the games
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Random games against the clock.
#[derive(Args)]
pub struct Playouts {
    /// Number of seats
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u8>(2, 7))]
    pub seats: u8,
    /// Rules, such as "rulebook +trade-split"; see 'kosa rules'
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    /// Expansions and modules
    #[command(flatten)]
    pub modules: Modules,
    /// How many seconds
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u32>(1, 3600))]
    pub seconds: u32,
    /// Seed of the games
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What to tell about the data.
#[derive(Subcommand)]
pub enum Data {
    /// List every fact that rests on less than two independent sources
    Doubts {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// The start of a game.
#[derive(Args)]
pub struct New {
    /// Number of seats, or a list such as nordic/industrial,random/mechanical,crimea/automa:3:coins+1
    #[arg(long, value_name = "SEATS", default_value = "2")]
    pub seats: String,
    /// Seed for everything left to chance
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Rules, such as "rulebook +trade-split"; see 'kosa rules'
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    /// Expansions and modules
    #[command(flatten)]
    pub modules: Modules,
    /// Deal mats clockwise in the order of their numbers
    #[arg(long)]
    pub mats_in_order: bool,
    /// Deal the structure tile, the objectives and the combat cards
    #[arg(long)]
    pub deal: bool,
    /// Print a record instead of a position
    #[arg(long, conflicts_with = "json")]
    pub record: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A game in the terminal.
#[derive(Args)]
pub struct Play {
    /// A list such as human=nordic/industrial,automa:3,human:Anna,random, or a number of seats (you against bots);
    /// without it a set-up screen opens, and where there is no terminal you play against the Automa
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<String>,
    /// Seed for everything left to chance
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Rules, such as "rulebook +trade-split"; see 'kosa rules'
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    /// Expansions and modules
    #[command(flatten)]
    pub modules: Modules,
    /// Put an expansion, module or rule into the game: names of switches with commas between, such as
    /// invaders-from-afar,promo-encounters
    #[arg(long, value_name = "SWITCHES", value_delimiter = ',')]
    pub with: Vec<Switch>,
    /// Draft factions in the order of the mats
    #[arg(long)]
    pub draft: bool,
    /// Deal mats clockwise in the order of their numbers
    #[arg(long, conflicts_with = "draft")]
    pub mats_in_order: bool,
    /// Write the record of the game to this file as it goes; otherwise it is saved in the data directory
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on with the game of this record, or with the latest unfinished game
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "rules", "invaders", "airships", "airship_pairs", "resolution", "tiles", "with", "draft", "mats_in_order"])]
    #[expect(clippy::option_option, reason = "the flag may stand alone")]
    pub resume: Option<Option<PathBuf>>,
    /// Open a damaged record as it stood before the damage; the damaged file is kept under another name
    #[arg(long, requires = "resume")]
    pub recover: bool,
    /// Play line by line, as without a terminal
    #[arg(long)]
    pub plain: bool,
    /// Line by line: tell every thought of the Automa, not only what it does
    #[arg(long)]
    pub explain: bool,
}
