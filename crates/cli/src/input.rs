//! Reading files, positions, records and moves.

use crate::args::PositionArgs;
use crate::fault::{Fault, Outcome, failed, usage};
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Awaiting, Event, Move, Record, State};
use std::io::{IsTerminal, Read};
use std::path::Path;

/// A text and what to call it in messages.
pub struct Source {
    /// The file's name, or `standard input`.
    pub name: String,
    /// What it holds.
    pub text: String,
}

/// Reads a file, or standard input for `-` or nothing.
pub fn read(path: Option<&Path>, what: &str) -> Outcome<Source> {
    let bytes = match path.filter(|p| p.as_os_str() != "-") {
        Some(path) => match std::fs::read(path) {
            Ok(bytes) => (path.display().to_string(), bytes),
            Err(e) => return failed(format!("{} cannot be read: {}", path.display(), reason(&e))),
        },
        None => {
            let mut input = std::io::stdin().lock();
            if path.is_none() && input.is_terminal() {
                return usage(format!("name a file with {what}, or send it to standard input"));
            }
            let mut bytes = Vec::new();
            match input.read_to_end(&mut bytes) {
                Ok(_) => ("standard input".to_string(), bytes),
                Err(e) => return failed(format!("standard input cannot be read: {}", reason(&e))),
            }
        }
    };
    let (name, bytes) = bytes;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(e) => {
            failed(format!("{name} is no text: byte {} is not UTF-8", e.utf8_error().valid_up_to() + 1))
        }
    }
}

/// The operating system's reason without its number.
pub fn reason(e: &std::io::Error) -> String {
    match e.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".into(),
        std::io::ErrorKind::PermissionDenied => "permission denied".into(),
        std::io::ErrorKind::IsADirectory => "it is a directory".into(),
        _ => e.to_string(),
    }
}

/// Whether a person sits at a terminal that can show a screen.
pub fn on_a_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// Colours, unless the environment asks for none.
pub fn theme() -> kosa_tui::Theme {
    kosa_tui::Theme::of_environment(std::env::var_os("NO_COLOR").as_deref())
}

/// A position, or the last position of a record.
pub fn position(source: &Source) -> Outcome<State> {
    let text = source.text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with("kosa-record") {
        let fault = |e: kosa_engine::RecordError| Fault::Failed(format!("{}: {e}", source.name));
        return Record::from_text(text).and_then(|r| r.replay()).map_err(fault);
    }
    State::from_position(text).or_else(|e| failed(format!("{}: {e}", source.name)))
}

/// The position the arguments name, after their moves, and what happened on the way.
pub fn after_moves(args: &PositionArgs) -> Outcome<(State, Vec<(Event, State)>)> {
    if args.moves_file.as_deref().is_some_and(|p| p.as_os_str() == "-")
        && args.file.as_deref().is_none_or(|p| p.as_os_str() == "-")
    {
        return usage("position and moves cannot both come from standard input");
    }
    let mut state = position(&read(args.file.as_deref(), "a position")?)?;
    let mut told = Vec::new();
    let mut number = 0;
    let mut texts = Vec::new();
    texts.extend(args.moves.clone());
    if let Some(path) = &args.moves_file {
        texts.push(read(Some(path), "moves")?.text);
    }
    for text in texts.iter().flat_map(|text| moves_of(text)) {
        number += 1;
        let mut events = Vec::new();
        if let Err(e) = one_move(&mut state, text, &mut events) {
            let short: String = text.chars().take(60).collect();
            return failed(format!("move {number} ({short}): {e}"));
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
pub fn one_move(state: &mut State, text: &str, events: &mut Vec<Event>) -> Result<(), String> {
    let entry = if text.contains(": ") || text.starts_with("hash ") {
        text.parse::<Entry>().map_err(|e| e.to_string())?
    } else {
        let mv: Move = text.parse().map_err(|e: kosa_engine::NotationError| e.to_string())?;
        Entry::Move(asked(state), mv)
    };
    entry.apply(state, events).map_err(|e| e.to_string())
}

/// Who is asked: chance, or the first of the seats. A finished game refuses either.
fn asked(state: &State) -> Actor {
    match state.awaiting() {
        Awaiting::Seats(seats) => seats.iter().next().map_or(Actor::Chance, Actor::Seat),
        Awaiting::Chance | Awaiting::Over => Actor::Chance,
    }
}
