//! `kosa play`: a game on the whole terminal, or line by line where there is none. Everything shown to a player comes
//! from its view.

pub mod board;
mod draft;
pub mod facing;
mod keeping;
pub mod said;
mod session;
pub mod tiles;
mod typed;

use crate::args::Play;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{on_a_terminal, theme};
use crate::seats::{any_seed, checked, seated};
use keeping::Keeping;
use kosa_client::saves::{self, Latest, Open};
use kosa_client::wishes::Deal;
use kosa_client::{Disk, RecordFile, SaveError, Storage};
use kosa_lang::{Arg, Texts, capital};
use kosa_table::Table;
use kosa_tui::{Ending, NewGame, Start, disk};
use session::Lines;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Who plays if nobody says.
const SEATS: &str = "human,automa";

/// What is gone on with.
enum Resumed {
    Nothing,
    This(PathBuf),
    /// One of those in the list, for this reason.
    List(SaveError),
}

pub fn run(args: &Play, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let on_screen = !args.plain && on_a_terminal();
    let resumed = match &args.resume {
        None => Resumed::Nothing,
        Some(Some(path)) => Resumed::This(path.clone()),
        Some(None) => latest(args.recover, on_screen, texts, out)?,
    };
    if on_screen {
        return on_the_screen(args, resumed, texts, out);
    }
    // Whoever plays in a small window reads whole words.
    crate::narrow(out, |out| line_by_line(args, resumed, texts, out))
}

fn line_by_line(args: &Play, resumed: Resumed, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let (table, record) = match resumed {
        Resumed::This(path) => {
            let Open { table, mut file, damage } = open(args, &path).or_else(failed)?;
            save_first(&mut file, &table)?;
            if let Some(damage) = damage {
                writeln!(out, "{}", damage.text(texts))?;
            }
            (table, Keeping::Asked(file))
        }
        Resumed::List(e) => return failed(e),
        Resumed::Nothing => {
            let Some(table) = begin(args, texts, out)? else { return Ok(()) };
            let keeping = match &args.record {
                Some(path) => {
                    let mut file = RecordFile::new(disk(), Some(path.clone()));
                    save_first(&mut file, &table)?;
                    Keeping::Asked(file)
                }
                None => Keeping::ByItself(RecordFile::new(disk(), None)),
            };
            (table, keeping)
        }
    };
    Lines::new(Texts::new(texts.lang()), table, record, args.explain, out).run()
}

fn open(args: &Play, path: &Path) -> Result<Open<Disk>, SaveError> {
    match args.record.as_deref().filter(|to| *to != path) {
        Some(to) => saves::open_into(disk(), path, to.to_path_buf(), args.seed, any_seed(), args.recover),
        None => saves::open(disk(), path, args.seed, any_seed(), args.recover),
    }
}

/// A game that was to be saved somewhere and cannot be is refused while nothing has been played.
fn save_first(file: &mut RecordFile<Disk>, table: &Table) -> Outcome {
    file.save(table.record());
    match file.take_trouble() {
        Some(e) => failed(e),
        None => Ok(()),
    }
}

/// The game that was played last. Where it is damaged somebody chooses from the list, or without a screen the one before
/// it goes on.
fn latest(recover: bool, on_screen: bool, texts: &Texts, out: &mut dyn Write) -> Outcome<Resumed> {
    match saves::latest(&disk()) {
        Ok(Latest::Game(path)) => Ok(Resumed::This(path)),
        Ok(Latest::Older(_, SaveError::Damaged(path, _))) | Err(SaveError::Damaged(path, _)) if recover => {
            Ok(Resumed::This(path))
        }
        Ok(Latest::Older(_, fault)) if on_screen => Ok(Resumed::List(fault)),
        Ok(Latest::Older(path, fault)) => {
            let fault = capital(&fault.text(texts));
            writeln!(out, "{}", texts.fill("save-passed-over", &[("fault", fault.into())]))?;
            Ok(Resumed::This(path))
        }
        Err(e @ (SaveError::InUse(_) | SaveError::NothingToResume(_) | SaveError::NoDirectory)) => failed(e),
        Err(e) if on_screen && disk().list().is_ok_and(|listed| !listed.is_empty()) => Ok(Resumed::List(e)),
        Err(e) => failed(e),
    }
}

/// The game that is asked for. Without a list of seats it may be one that cannot be dealt: the set-up says why.
fn asked_for(args: &Play) -> Outcome<NewGame> {
    let rules = args.with.iter().fold(args.rules, |rules, switch| rules.with(*switch, true));
    let mut wishes = args.modules.wishes(rules)?;
    match (args.draft, args.mats_in_order) {
        (true, _) => wishes.deal = Deal::Draft,
        (false, true) => wishes.deal = Deal::InOrder,
        (false, false) => {}
    }
    let mut wishes = seated(args.seats.as_deref().unwrap_or(SEATS), wishes)?;
    wishes.seed = args.seed.map_or_else(String::new, |seed| seed.to_string());
    if args.seats.is_some() {
        wishes = checked(wishes)?;
    }
    Ok(wishes.as_it_stands(any_seed()))
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
fn on_the_screen(args: &Play, resumed: Resumed, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let start = match resumed {
        Resumed::This(from) => Start::Resume { from, seed: args.seed, mend: args.recover },
        Resumed::List(why) => Start::List(asked_for(args)?, args.seed, why),
        Resumed::Nothing if args.seats.is_some() => Start::Game(asked_for(args)?, args.seed),
        Resumed::Nothing => Start::SetUp(asked_for(args)?, args.seed),
    };
    let own = Texts::new(texts.lang());
    let ending = kosa_tui::play(start, args.record.clone(), own, theme(args.theme.as_deref()), any_seed())
        .map_err(Fault::failed)?;
    match ending {
        Ending::Nothing => {}
        Ending::Saved(path) => writeln!(out, "{}", goes_on(texts, &path))?,
        Ending::Over(path) => {
            let file = [("file", Arg::from(path.display().to_string()))];
            writeln!(out, "{}", texts.fill("play-saved-as", &file))?;
        }
        Ending::Unsaved(e) => writeln!(out, "{}", not_saved(texts, &e))?,
    }
    Ok(())
}

/// How a saved game is gone on with.
fn goes_on(texts: &Texts, path: &Path) -> String {
    let command = format!("kosa play --resume {}", path.display());
    texts.fill("play-goes-on", &[("command", Arg::from(command))])
}

/// A game that was left without being saved.
fn not_saved(texts: &Texts, e: &SaveError) -> String {
    texts.fill("save-not-left", &[("why", e.text(texts).into())])
}
