//! `cargo xtask bench server`: how many games a server holds, and how long people wait. Server and clients share this machine, over
//! loopback; everything is bounded in count and time.

#[path = "../../tests/common/mod.rs"]
mod common;
mod figures;
mod guest;
mod line_up;
mod serve;
mod stored;

use common::{Folder, Postgres};
use figures::Figures;
use std::process::ExitCode;
use std::time::Duration;

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games that are played at once.
    games: usize,
    /// So long.
    time: Duration,
    /// Between two decisions of a game.
    pace: Duration,
    /// Games that lie in the database for the cold start.
    stored: usize,
    json: bool,
    sqlite: bool,
    postgres: bool,
}

const HELP: &str = "\
cargo xtask bench server [OPTIONS]

Games of two at human pace, then some of them for ten seconds as fast as it goes, then a cold start.

  --games N      games at once (2000)
  --seconds S    so long (30)
  --pace MS      between two decisions of a game (10000)
  --stored N     games in the database for the cold start (100000); 0: none is measured
  --database D   sqlite, postgres or both (both)
  --json         figures as JSON, one line for each database
";

fn plan() -> Result<Plan, String> {
    let mut plan = Plan {
        games: 2000,
        time: Duration::from_secs(30),
        pace: Duration::from_secs(10),
        stored: 100_000,
        json: false,
        sqlite: true,
        postgres: true,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = |most: u64| -> Result<u64, String> {
            let text = args.next().ok_or_else(|| format!("{arg} needs a number"))?;
            text.parse().ok().filter(|n| *n <= most).ok_or_else(|| format!("'{text}': expected 0 to {most}"))
        };
        match arg.as_str() {
            "--games" => plan.games = number(10_000)? as usize,
            "--seconds" => plan.time = Duration::from_secs(number(600)?),
            "--pace" => plan.pace = Duration::from_millis(number(600_000)?),
            "--stored" => plan.stored = number(1_000_000)? as usize,
            "--json" => plan.json = true,
            "--database" => {
                let word = args.next().unwrap_or_default();
                plan.sqlite = matches!(word.as_str(), "sqlite" | "both");
                plan.postgres = matches!(word.as_str(), "postgres" | "both");
                if !plan.sqlite && !plan.postgres {
                    return Err(format!("'{word}': expected sqlite, postgres or both"));
                }
            }
            "--help" => return Err(HELP.to_string()),
            other => return Err(format!("unknown option '{other}'\n\n{HELP}")),
        }
    }
    Ok(plan)
}

fn main() -> ExitCode {
    if serve::is_server() {
        serve::run();
        return ExitCode::SUCCESS;
    }
    let plan = match plan() {
        Ok(plan) => plan,
        Err(fault) => {
            eprintln!("{fault}");
            return ExitCode::from(2);
        }
    };
    let mut sound = true;
    if plan.sqlite {
        let folder = Folder::new("bench");
        sound &= measure(&plan, "sqlite", &folder.0.join("kosa.db").display().to_string());
    }
    if plan.postgres
        && let Some(postgres) = Postgres::start_durable()
    {
        sound &= measure(&plan, "postgres", &postgres.address());
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Measures one database; whether nothing was lost or done twice.
fn measure(plan: &Plan, kind: &'static str, database: &str) -> bool {
    let mut figures = Figures { database: kind, live_games: plan.games, ..Figures::default() };
    let table = line_up::play(plan, database, &mut figures);
    if let Some(table) = table.filter(|_| plan.stored > 0) {
        stored::measure(plan, database, &table, &mut figures);
    }
    if plan.json {
        println!("{}", figures.json())
    } else {
        figures.print(plan)
    }
    figures.lost == 0 && figures.doubled == 0
}
