//! Solo tables, and what the Automa told of its turn.

use super::{play, player, position};
use kosa_engine::automa::{Invalid, Reason};
use kosa_engine::vocab::*;
use kosa_engine::*;

/// Nordic (a person) against an Automa, whose turn it is.
pub fn solo(human: &str, faction: &str, kind: &str, lines: &str) -> State {
    position(&format!("active 2\nseat nordic industrial\n{human}\nseat {faction} {kind}\n{lines}"))
}

/// The same with the normal Automa as Crimea.
pub fn against_crimea(lines: &str) -> State {
    solo("", "crimea", "automa:automa", lines)
}

/// The person lets a turn pass.
pub const PASS: &str = "section upgrade; skip";

/// The moves the Automa made, such as `worker h43 h44`.
pub fn moved(events: &[Event]) -> Vec<String> {
    let text = |e: &Event| match e {
        Event::AutomaMoved { unit, from, to, .. } => Some(format!("{unit} {from} {to}")),
        _ => None,
    };
    events.iter().filter_map(text).collect()
}

/// What decided the first of them.
pub fn reason(events: &[Event]) -> Option<Reason> {
    events.iter().find_map(|e| if let Event::AutomaMoved { reason, .. } = e { Some(*reason) } else { None })
}

/// Every territory weighed: hex, measure, left out.
pub fn candidates(events: &[Event]) -> Vec<(String, u16, bool)> {
    let one = |e: &Event| match e {
        Event::AutomaConsiders { candidate: c, .. } => Some((c.hex.to_string(), c.measure, c.excluded)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// The valid territories, in reading order.
pub fn valid(events: &[Event]) -> Vec<String> {
    candidates(events).into_iter().map(|c| c.0).collect()
}

/// The valid territories left out because an enemy combat unit is near.
pub fn excluded(events: &[Event]) -> Vec<String> {
    candidates(events).into_iter().filter(|c| c.2).map(|c| c.0).collect()
}

/// What counted for a territory.
pub fn measure(events: &[Event], hex: &str) -> u16 {
    candidates(events).into_iter().find(|c| c.0 == hex).unwrap_or_else(|| panic!("{hex} is not valid")).1
}

/// The symbols that led to nothing, those in brackets for other factions apart.
pub fn cannot(events: &[Event]) -> Vec<(AutomaMove, Invalid)> {
    let one = |e: &Event| match e {
        Event::AutomaCannot { symbol, why, .. } if *why != Invalid::OtherFaction => Some((*symbol, *why)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// A person and an Automa of the normal level, whose turn it is. Seats are put in clockwise order.
pub fn table(rules: &str, board: &str, human: (&str, &str), machine: (&str, &str)) -> State {
    let order = ["nordic", "rusviet", "crimea", "saxony", "polania"];
    let index = |name: &str| order.iter().position(|o| *o == name).unwrap();
    let person = format!("seat {} industrial\n{}", human.0, human.1);
    let automa = format!("seat {} automa:automa\n{}", machine.0, machine.1);
    let (active, seats) = if index(machine.0) < index(human.0) {
        (1, format!("{automa}\n{person}"))
    } else {
        (2, format!("{person}\n{automa}"))
    };
    position(&format!("rules rulebook {rules}\nactive {active}\n{board}\n{seats}"))
}

/// Draws one card on such a table.
pub fn turn(
    rules: &str,
    board: &str,
    human: (&str, &str),
    machine: (&str, &str),
    card: u8,
) -> (State, Vec<Event>) {
    let mut state = table(rules, board, human, machine);
    let events = play(&mut state, &format!("automa {card}"));
    (state, events)
}

/// The Automa on a seat.
pub fn automa(state: &State, number: u8) -> &Automa {
    player(state, number).automa().unwrap()
}

/// The units it has put on its base.
pub fn deployed(events: &[Event]) -> Vec<UnitKind> {
    let unit = |e: &Event| match e {
        Event::AutomaDeployed { unit, .. } => Some(*unit),
        _ => None,
    };
    events.iter().filter_map(unit).collect()
}
