//! The command line: its commands and flags. What each is for stands in `cli.ftl`, by its name (`help.rs` puts it there), and
//! not here: a comment with three strokes would become a second English text.

use crate::arena::Arena;
use crate::modules::Modules;
use crate::number::number;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use kosa_bots::Level;
use kosa_engine::vocab::{AutomaCard, AutomaLevel, Faction, Seat};
use kosa_engine::{Rules, Switch};
use kosa_lang::Lang;
use kosa_table::Seed;
use std::net::IpAddr;
use std::path::PathBuf;

#[derive(Parser)]
#[command(name = "kosa", version, disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
    #[arg(long, value_name = "LANG", global = true, display_order = 998)]
    pub lang: Option<Lang>,
}

// What to do.
#[derive(Subcommand)]
pub enum Command {
    #[command(subcommand)]
    Position(Position),
    Replay(Replay),
    Analyse(Analyse),
    Simulate(Simulate),
    Arena(Box<Arena>),
    #[command(subcommand)]
    Automa(Automa),
    #[command(subcommand)]
    Bench(Bench),
    #[command(subcommand)]
    Data(Data),
    Rules(RulesArgs),
    New(New),
    Play(Play),
    Serve(Serve),
    Admin(Admin),
    Join(Join),
    Saves {
        #[arg(long)]
        json: bool,
    },
    Learn(Learn),
    History(History),
    Victories(Victories),
    Share {
        file: Option<PathBuf>,
    },
}

// The rules: switches, rule book, rivers.
#[derive(Args)]
pub struct RulesArgs {
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "WORDS", num_args = 0.., conflicts_with_all = ["json", "rivers"])]
    pub book: Option<Vec<String>>,
    #[arg(long, value_name = "FACTIONS", num_args = 0.., value_delimiter = ',', conflicts_with = "json")]
    pub rivers: Option<Vec<Faction>>,
}

// Lessons.
#[derive(Args)]
pub struct Learn {
    pub lesson: Option<String>,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark", "none"])]
    pub theme: Option<String>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with_all = ["lesson", "json"])]
    pub first: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["lesson", "json", "first"])]
    pub check: Option<PathBuf>,
}

// Games that are over.
#[derive(Args)]
pub struct History {
    pub files: Vec<PathBuf>,
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark", "none"])]
    pub theme: Option<String>,
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    pub plays: bool,
}

// The sheet of victories.
#[derive(Args)]
pub struct Victories {
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark", "none"])]
    pub theme: Option<String>,
    #[arg(long, value_name = "CATEGORY")]
    pub enter: Option<String>,
    #[arg(long, requires = "enter")]
    pub name: Option<String>,
}

// What to do with a position.
#[derive(Subcommand)]
pub enum Position {
    Show(PositionArgs),
    Legal(PositionArgs),
    Play {
        #[command(flatten)]
        args: PositionArgs,
        #[arg(long, value_name = "SEAT", value_parser = number::<u8>(0, 7))]
        viewer: Option<u8>,
    },
    Score(PositionArgs),
    Perft {
        #[command(flatten)]
        args: PositionArgs,
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u32>(0, 64))]
        depth: u32,
        #[arg(long)]
        divide: bool,
    },
}

// A position and moves made from it.
#[derive(Args)]
pub struct PositionArgs {
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub moves_file: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

// Check and tell a record.
#[derive(Args)]
pub struct Replay {
    pub file: PathBuf,
    #[arg(long)]
    pub quiet: bool,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "SEAT", value_parser = number::<u8>(0, 7))]
    pub viewer: Option<u8>,
    #[arg(long)]
    pub recover: bool,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark", "none"])]
    pub theme: Option<String>,
    #[arg(long)]
    pub review: bool,
    #[arg(long, conflicts_with_all = ["json", "recover"])]
    pub verify: bool,
    #[arg(long, requires = "verify")]
    pub seed: Option<Seed>,
    #[arg(long, value_name = "HASH", requires = "verify")]
    pub commitment: Option<String>,
}

// What a bot thinks of it.
#[derive(Args)]
pub struct Analyse {
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[arg(long, value_name = "N", value_parser = number::<u16>(1, 60_000))]
    pub turn: Option<u16>,
    #[arg(long, value_name = "SEAT", value_parser = number::<u8>(1, 7))]
    pub seat: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = number::<usize>(1, 20))]
    pub plans: usize,
    #[arg(long, value_name = "LEVEL", default_value = "hard", value_parser = PossibleValuesParser::new(Level::ALL.map(Level::name)).map(|word| word.parse::<Level>().unwrap_or(Level::Hard)))]
    pub level: Level,
    #[arg(long, value_name = "N", value_parser = number::<u32>(1, 100_000_000))]
    pub nodes: Option<u32>,
    #[arg(long)]
    pub json: bool,
}

// Play many games.
#[derive(Args)]
pub struct Simulate {
    #[arg(long, value_name = "N", value_parser = number::<u64>(1, 100_000_000))]
    pub games: u64,
    #[arg(long, value_name = "SEATS", default_value = "5")]
    pub seats: String,
    #[arg(long)]
    pub seed: Option<Seed>,
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    #[command(flatten)]
    pub modules: Modules,
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = number::<u16>(1, 60_000))]
    pub max_turns: u16,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u16>(0, 1024))]
    pub threads: u16,
    #[arg(long, default_value = "random")]
    pub bot: String,
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    #[arg(long)]
    pub csv: bool,
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

// What to ask about the Automa.
#[derive(Subcommand)]
pub enum Automa {
    Explain(Explain),
    Cards {
        #[arg(long)]
        invaders: bool,
        #[arg(long)]
        json: bool,
    },
    Levels {
        #[arg(long)]
        json: bool,
    },
}

// A position and a card.
#[derive(Args)]
pub struct Explain {
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub card: AutomaCard,
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<Seat>,
    #[arg(long, value_name = "MOVES")]
    pub then: Option<String>,
    #[arg(long)]
    pub json: bool,
}

// What to measure.
#[derive(Subcommand)]
pub enum Bench {
    Playouts(Playouts),
    Solo(Solo),
}

// Solo games against the clock.
#[derive(Args)]
pub struct Solo {
    #[arg(long, default_value = "automa", value_parser = AutomaLevel::by_name_or_number)]
    pub level: AutomaLevel,
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u32>(1, 3600))]
    pub seconds: u32,
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    #[arg(long)]
    pub json: bool,
}

// Random games against the clock.
#[derive(Args)]
pub struct Playouts {
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u8>(2, 7))]
    pub seats: u8,
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    #[command(flatten)]
    pub modules: Modules,
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = number::<u32>(1, 3600))]
    pub seconds: u32,
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    #[arg(long)]
    pub json: bool,
}

// What to tell about the data.
#[derive(Subcommand)]
pub enum Data {
    Doubts {
        #[arg(long)]
        json: bool,
    },
}

// The start of a game.
#[derive(Args)]
pub struct New {
    #[arg(long, value_name = "SEATS", default_value = "2")]
    pub seats: String,
    #[arg(long)]
    pub seed: Option<Seed>,
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    #[command(flatten)]
    pub modules: Modules,
    #[arg(long)]
    pub mats_in_order: bool,
    #[arg(long)]
    pub deal: bool,
    #[arg(long, conflicts_with = "json")]
    pub record: bool,
    #[arg(long)]
    pub json: bool,
}

// A game in the terminal.
#[derive(Args)]
pub struct Play {
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<String>,
    #[arg(long)]
    pub seed: Option<Seed>,
    #[arg(long, default_value = "rulebook", allow_hyphen_values = true)]
    pub rules: Rules,
    #[command(flatten)]
    pub modules: Modules,
    #[arg(long, value_name = "SWITCHES", value_delimiter = ',')]
    pub with: Vec<Switch>,
    #[arg(long)]
    pub draft: bool,
    #[arg(long, conflicts_with = "draft")]
    pub mats_in_order: bool,
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "rules", "invaders", "airships", "airship_pairs", "resolution", "tiles", "with", "draft", "mats_in_order"])]
    #[expect(clippy::option_option, reason = "the flag may stand alone")]
    pub resume: Option<Option<PathBuf>>,
    #[arg(long, requires = "resume")]
    pub recover: bool,
    #[arg(long)]
    pub plain: bool,
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark", "none"])]
    pub theme: Option<String>,
    #[arg(long)]
    pub explain: bool,
}

// The page in a browser.
#[derive(Args)]
pub struct Serve {
    #[arg(long, value_name = "N", value_parser = number::<u16>(1, 65_535))]
    pub port: Option<u16>,
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1")]
    pub listen: IpAddr,
    #[arg(long)]
    pub open: bool,
    #[arg(long, value_name = "DIR")]
    pub page: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<String>,
    #[arg(long, value_name = "LEVEL", default_value = "warn", value_parser = PossibleValuesParser::new(["off", "error", "warn", "info", "debug"]))]
    pub log: String,
    #[arg(long)]
    pub log_json: bool,
    #[arg(long, value_name = "N", default_value = "50", value_parser = number::<u32>(1, 1_000_000))]
    pub tables_of_one: u32,
    #[arg(long, value_name = "FILE")]
    pub push_key: Option<PathBuf>,
    #[arg(long, value_name = "URI", requires = "push_key")]
    pub push_contact: Option<String>,
}

// What a host does beside a running server.
#[derive(Args)]
pub struct Admin {
    #[arg(long, value_name = "DATABASE", global = true)]
    pub database: Option<String>,
    #[command(subcommand)]
    pub what: AdminCommand,
}

// What a host does.
#[derive(Subcommand)]
pub enum AdminCommand {
    List {
        #[arg(long)]
        json: bool,
    },
    People {
        #[arg(long)]
        json: bool,
    },
    Link {
        person: String,
        #[arg(long, value_name = "URL")]
        at: Option<String>,
    },
    Close {
        table: String,
    },
    Export {
        table: String,
        #[arg(long)]
        record: bool,
    },
    Delete {
        id: String,
        #[arg(long)]
        person: bool,
    },
    Backup {
        file: PathBuf,
    },
    PushKey {
        file: PathBuf,
    },
}

// A table on a server.
#[derive(Args)]
pub struct Join {
    pub link: String,
    #[arg(long)]
    pub name: Option<String>,
}
