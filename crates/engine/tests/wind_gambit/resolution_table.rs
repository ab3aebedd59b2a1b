//! A table of three with a resolution tile, and the turns that are left.
#![allow(dead_code)]

use crate::common::*;
use kosa_engine::*;

/// Neither for power nor for a second combat.
pub const FOUR: &str = "stars combat objective popularity recruits\n\
                        recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
/// Not for power.
pub const FIVE: &str = "stars combat combat objective popularity recruits\n\
                        recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
/// Not for a second combat.
pub const FIVE_BUT_COMBAT: &str = "stars combat power objective popularity recruits\n\
                                   recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
/// With 14 power and a coin this places the power star.
pub const STAR: &str = "section upgrade; bolster power 2";

/// Nordic, Crimea and Polania with a resolution tile.
pub fn table(tile: &str, active: u8, top: &str, seats: [&str; 3]) -> State {
    let [nordic, crimea, polania] = seats;
    position(&format!(
        "rules rulebook +resolutions\nresolution {tile}\nactive {active}\n{top}\nseat nordic industrial\n{nordic}\n\
         seat crimea mechanical\n{crimea}\nseat polania agricultural\n{polania}"
    ))
}

/// Ends the turn without doing anything.
pub fn pass(state: &mut State) -> Vec<Event> {
    let (turn, mut events) = (state.public().turns(), Vec::new());
    while !state.is_over() && state.public().turns() == turn {
        let list = legal(state);
        let idle = ["end", "skip", "done"].into_iter().find(|m| list.iter().any(|l| l == m));
        let section = list.iter().find(|m| m.starts_with("section"));
        let mv = idle.or(section.map(String::as_str)).unwrap_or_else(|| panic!("{list:?}"));
        events.extend(play(state, mv));
    }
    events
}

/// Whose turns follow until the game is over; the turn under way is not told.
pub fn turns_to_come(state: &mut State) -> Vec<u8> {
    let mut seats = Vec::new();
    for _ in 0..200 {
        pass(state);
        if state.is_over() {
            return seats;
        }
        seats.push(state.public().active().index() as u8 + 1);
    }
    panic!("the game does not end")
}

pub fn triggered(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|e| match e {
        Event::EndTriggered { seat } => Some(seat.index() as u8 + 1),
        _ => None,
    })
}

/// Seat 1 attacks seat 2 without any power: the winner is seat 2, the star is its own, the turn is not.
pub fn attack_and_lose(tile: &str, attacker: &str, defender: &str) -> (State, Vec<Event>) {
    let attacker = format!("power 0\ncharacter h12\n{attacker}");
    let defender = format!("power 3\ncharacter h18\n{defender}");
    let mut state = table(tile, 1, "", [&attacker, &defender, ""]);
    let events = play(&mut state, "section build; move; step character h12 h18; done; 2: dial 1");
    (state, events)
}
