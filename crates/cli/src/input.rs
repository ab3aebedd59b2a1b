//! Reading files, positions, records and moves.

use crate::args::PositionArgs;
use crate::fault::{Fault, Outcome, failed, usage};
use crate::wrong::{Content, Origin, Refused, Wrong};
use kosa_client::read_record;
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Event, Move, Record, RecordFault, State};
use kosa_learn::{Shared, is_shared, read_shared};
use std::io::IsTerminal;
use std::path::Path;

/// A text and where it comes from.
pub struct Source {
    /// Where it comes from.
    pub origin: Origin,
    /// What it holds.
    pub text: String,
}

/// Reads a file, a link that holds everything, or standard input for `-` or nothing.
pub fn read(path: Option<&Path>, content: Content) -> Outcome<Source> {
    if let Some(link) = path.and_then(Path::to_str).filter(|text| is_shared(text)) {
        return shared(link);
    }
    let (origin, bytes) = match path.filter(|p| p.as_os_str() != "-") {
        Some(path) => {
            let file = std::fs::File::open(path).and_then(read_record);
            (Origin::File(path.to_path_buf()), file)
        }
        None => {
            let input = std::io::stdin().lock();
            if path.is_none() && input.is_terminal() {
                return usage(Wrong::NoFile(content));
            }
            (Origin::Input, read_record(input))
        }
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(e) => return failed(Wrong::Unreadable(origin, e)),
    };
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { origin, text }),
        Err(e) => failed(Wrong::NoText(origin, e.utf8_error().valid_up_to() + 1)),
    }
}

/// A link, as the text that it stands for.
fn shared(link: &str) -> Outcome<Source> {
    let text = match read_shared(link) {
        Ok(Shared::Record(record)) => record.to_text(),
        Ok(Shared::Position(state)) => state.to_position(),
        Err(e) => return failed(Wrong::Shared(e)),
    };
    Ok(Source { origin: Origin::Link, text })
}

/// Whether a person sits at a terminal that can show a screen.
pub fn on_a_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// The colours that were asked for; else as the environment wants it, and as the window is.
pub fn theme(wished: Option<&str>) -> kosa_tui::Theme {
    use kosa_tui::Theme;
    match wished {
        Some("light") => return Theme::LIGHT,
        Some("dark") => return Theme::DARK,
        Some(_) => return Theme::NONE,
        None => {}
    }
    let theme = Theme::of_environment(std::env::var_os("NO_COLOR").as_deref());
    let ground = std::env::var("COLORFGBG").ok();
    Theme { light: theme.colour && kosa_tui::is_light(ground.as_deref()), ..theme }
}

/// A position, or the last position of a record.
pub fn position(source: &Source) -> Outcome<State> {
    let text = source.text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with("kosa-record") {
        let fault = |e| Fault::failed(Wrong::Record(source.origin.clone(), e));
        return Record::from_text(text).and_then(|r| r.replay()).map_err(fault);
    }
    State::from_position(text).or_else(|e| failed(Wrong::Position(source.origin.clone(), e)))
}

/// The position the arguments name, after their moves, and what happened on the way.
pub fn after_moves(args: &PositionArgs) -> Outcome<(State, Vec<(Event, State)>)> {
    if args.moves_file.as_deref().is_some_and(|p| p.as_os_str() == "-")
        && args.file.as_deref().is_none_or(|p| p.as_os_str() == "-")
    {
        return usage(Wrong::BothFromInput);
    }
    let mut state = position(&read(args.file.as_deref(), Content::Position)?)?;
    let mut told = Vec::new();
    let mut number = 0;
    let mut texts = Vec::new();
    texts.extend(args.moves.clone());
    if let Some(path) = &args.moves_file {
        texts.push(read(Some(path), Content::Moves)?.text);
    }
    for text in texts.iter().flat_map(|text| moves_of(text)) {
        number += 1;
        let mut events = Vec::new();
        if let Err(fault) = one_move(&mut state, text, &mut events) {
            return failed(Wrong::Entry(number, text.into(), fault));
        }
        told.extend(events.into_iter().map(|event| (event, state)));
    }
    Ok((state, told))
}

/// The moves of a text: separated by semicolons and ends of lines, without comments.
pub fn moves_of(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(|line| line.split(';').map(str::trim).filter(|t| !t.is_empty()))
}

/// Makes one move in notation, by the actor it names or by whoever is asked.
pub fn one_move(state: &mut State, text: &str, events: &mut Vec<Event>) -> Result<(), Refused> {
    let entry = if text.contains(": ") || text.starts_with("hash ") {
        text.parse::<Entry>()?
    } else {
        let mv = text.parse().map_err(RecordFault::NoMove)?;
        Entry::Move(asked(state, mv)?, mv)
    };
    Ok(entry.apply(state, events)?)
}

/// Who is asked: chance, or the only seat. A finished game refuses either. Where two choose in secret, the move itself
/// does not tell whose it is.
fn asked(state: &State, mv: Move) -> Result<Actor, Refused> {
    let Awaiting::Seats(seats) = state.awaiting() else { return Ok(Actor::Chance) };
    let all: Vec<Seat> = seats.iter().collect();
    match all.as_slice() {
        [only] => Ok(Actor::Seat(*only)),
        _ => Err(Refused::WhoseMove(all, mv)),
    }
}
