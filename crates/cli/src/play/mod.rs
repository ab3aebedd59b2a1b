//! `kosa play`: a game on the whole terminal, or line by line where there is none. Everything shown to a player comes
//! from its view.

mod board;
mod draft;
mod session;
pub mod tiles;

use crate::args::Play;
use crate::fault::{Outcome, failed};
use crate::input::{on_a_terminal, theme};
use crate::seats::{any_seed, setup_with_players, wishes_with_players};
use kosa_engine::Switch;
use kosa_lang::{Arg, Texts};
use kosa_table::Table;
use kosa_tui::{NewGame, RecordFile, SaveError, Start};
use session::Session;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Who plays if nobody says.
const SEATS: &str = "human,automa";

pub fn run(args: &Play, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let resumed = match &args.resume {
        None => None,
        Some(Some(path)) => Some(path.clone()),
        Some(None) => Some(kosa_tui::latest().or_else(failed)?),
    };
    if !args.plain && on_a_terminal() {
        return on_screen(args, resumed, texts, out);
    }
    let table = match &resumed {
        Some(path) => kosa_tui::resume(path, args.seed, any_seed()).or_else(failed)?,
        None => match begin(args, texts, out)? {
            Some(table) => table,
            None => return Ok(()),
        },
    };
    let record = record_file(args, resumed.as_deref(), &table).or_else(failed)?;
    Session::new(Texts::new(texts.lang()), table, record, args.explain, out).run()
}

fn record_file(args: &Play, resumed: Option<&Path>, table: &Table) -> Result<Option<RecordFile>, SaveError> {
    let record = table.record();
    match (args.record.as_deref(), resumed) {
        (Some(path), from) if from != Some(path) => RecordFile::create(path, record).map(Some),
        (_, Some(path)) => RecordFile::rewrite(path, record).map(Some),
        (Some(_), None) | (None, None) => Ok(None),
    }
}

/// The game that is asked for. Without a list of seats it may be one that cannot be dealt: the set-up says why.
fn asked_for(args: &Play) -> Outcome<NewGame> {
    let (rules, tiles) = args.modules.apply(args.rules)?;
    let in_order = args.mats_in_order.then_some(&Switch::MatsInOrder);
    let rules = args.with.iter().chain(in_order).fold(rules, |rules, switch| rules.with(*switch, true));
    let (mut setup, players) = match args.seats.as_deref() {
        Some(seats) => setup_with_players(seats, rules)?,
        None => wishes_with_players(SEATS, rules)?,
    };
    setup.tiles = tiles;
    Ok(NewGame { setup, players, seed: args.seed.unwrap_or_else(any_seed), draft: args.draft })
}

/// A new game line by line; nothing if nobody is there to draft.
fn begin(args: &Play, texts: &Texts, out: &mut dyn Write) -> Outcome<Option<Table>> {
    let mut game = asked_for(args)?;
    if game.draft {
        match draft::run(game, texts, out)? {
            Some(drafted) => game = drafted,
            None => return Ok(None),
        }
    }
    game.deal().map(Some).or_else(failed)
}

/// The whole terminal: a game, or the set-up if nothing says who plays.
fn on_screen(args: &Play, resumed: Option<PathBuf>, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let start = match resumed {
        Some(path) => Start::Resume(path, args.seed),
        None if args.seats.is_some() => Start::Game(asked_for(args)?, args.seed),
        None => Start::SetUp(asked_for(args)?, args.seed),
    };
    let own = Texts::new(texts.lang());
    let saved = kosa_tui::play(start, args.record.clone(), own, theme(), any_seed()).or_else(failed)?;
    if let Some(path) = saved {
        let command = format!("kosa play --resume {}", path.display());
        writeln!(out, "{}", texts.fill("tui-goes-on", &[("command", Arg::from(command))]))?;
    }
    Ok(())
}
