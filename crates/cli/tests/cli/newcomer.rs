//! A newcomer's evening at a terminal: the first game by the guide, a game won and entered on the sheet of victories, a lesson
//! solved, and all of it seen again afterwards.
#![cfg(unix)]

use crate::common::pty::Terminal;
use crate::common::{Dir, kosa_in};
use kosa_engine::State;
use kosa_engine::vocab::Seat;
use kosa_table::{Occupant, Seed, Table};

const SIZE: (u16, u16) = (120, 40);
/// The column in which the side with question and answers begins.
const SIDE: usize = 66;
const SECTION: &str = "Choose the section";

/// What stands beside the board, line by line.
fn side(screen: &str) -> Vec<String> {
    screen.lines().map(|line| line.chars().skip(SIDE).collect()).collect()
}

/// The words beside the board one after the other, however the panel breaks them.
fn words(screen: &str) -> String {
    side(screen).join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The number of the answer with this word.
fn number(screen: &str, word: &str) -> Option<String> {
    side(screen).iter().find_map(|line| {
        let (before, _) = line.split_once(word)?;
        let number = before.trim_matches([' ', '›']);
        (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then(|| number.to_string())
    })
}

/// Whether an answer with this sign is offered.
fn offers(screen: &str, sign: char) -> bool {
    side(screen).iter().any(|line| line.trim_start().starts_with(&format!("{sign} ")))
}

/// Whether somebody is asked or told something: the last line then names the key that goes on.
fn is_answerable(screen: &str) -> bool {
    screen.lines().last().is_some_and(|keys| keys.contains("Enter"))
}

/// The turn at whose beginning the guide speaks.
fn guided_turn(screen: &str) -> Option<u8> {
    (1..=5).find(|n| words(screen).contains(&format!("First game, turn {n} of 5: Choose")))
}

/// One decision before the end: full power is the sixth star, and Ada is far ahead.
fn nearly_won() -> String {
    let position = "kosa-position 1; active 1; turns 30; \
        seat nordic industrial; power 15; coins 40; popularity 9; objectives 3 14; workers h04 h05; \
        stars combat combat popularity objective recruits; recruits upgrade deploy build enlist; \
        bonuses power coins popularity cards; seat crimea mechanical";
    let mut table = Table::from_state(State::from_position(position).unwrap(), Seed::from(3));
    for (seat, occupant) in [(0, Occupant::Human("Ada".into())), (1, Occupant::Bot("idle".into()))] {
        table.take_over(Seat::new(seat).unwrap(), occupant).unwrap();
    }
    let seed = table.seed().to_string();
    table.set_tag("seed", &seed).unwrap();
    table.record().to_text()
}

/// The first five turns as the guide advises them, on a device on which nobody has played; then the game is left.
fn first_five_turns(dir: &Dir) {
    let args = ["play", "--seats", "human:Ada=nordic/industrial,idle=crimea/mechanical", "--seed", "5"];
    let mut game = Terminal::start(&args, dir.path(), &[], SIZE);
    let mut screen = game.shows(SECTION);
    let mut guided = Vec::new();
    for _ in 0..200 {
        let asked = words(&screen).contains(SECTION);
        let key = match guided_turn(&screen) {
            Some(turn) => {
                if guided.last() != Some(&turn) {
                    guided.push(turn);
                }
                let said = words(&screen);
                let advised = said.split("of 5: Choose ").nth(1).unwrap_or_else(|| panic!("{said}"));
                let action = advised.split([' ', ':', '.', ',']).next().unwrap();
                number(&screen, &format!("{action},")).unwrap_or_else(|| panic!("no {action}:\n{screen}"))
            }
            // Five turns are over and the guide has taken its leave.
            None if asked => break,
            // What is chosen so far is enough.
            None if offers(&screen, '+') => "+".to_string(),
            None => "\r".to_string(),
        };
        // While the other one thinks there is nothing to answer, and nothing that is typed counts.
        let before = game.text();
        game.send(&key);
        screen = game.until("something to answer", |text| text != before && is_answerable(text));
    }
    assert_eq!(guided, [1, 2, 3, 4, 5], "the guide speaks for five turns and then leaves:\n{screen}");
    game.after("q", "Leave the game?");
    game.send("\r");
    assert_eq!(game.end().0, 0);
}

/// A game that is nearly over is gone on with, won by keys, and entered.
fn win_and_enter(dir: &Dir) {
    let games = dir.path().join("kosa/games");
    let file = games.join("nearly.kosa");
    std::fs::write(&file, nearly_won()).unwrap();
    let mut game = Terminal::start(&["play", "--resume", file.to_str().unwrap()], dir.path(), &[], SIZE);
    let screen = game.shows(SECTION);
    let bolster = number(&screen, "Bolster,").unwrap_or_else(|| panic!("{screen}"));
    let screen = game.after(&bolster, "choose one half");
    let power = number(&screen, "Gain 1 power").unwrap_or_else(|| panic!("{screen}"));
    // It is told how the game would end before it does.
    let screen = game.after(&power, "This ends the game");
    assert!(screen.contains("1. Ada (Nordic Kingdoms): 69"), "{screen}");
    let screen = game.after("\r", "Final score");
    assert!(screen.contains("Ada (Nordic Kingdoms) wins."), "{screen}");
    let screen = game.after("e", "Enter your victory");
    assert!(screen.contains("Ada_"), "the name of the winner stands there:\n{screen}");
    game.after("\r", "Entered:");
    game.send("\x1b");
    game.until("the score", |text| !text.contains("Enter your victory"));
    game.send("q");
    assert_eq!(game.end().0, 0);
}

/// The first lesson of the list.
fn solve_a_lesson(dir: &Dir) {
    let mut lesson = Terminal::start(&["learn"], dir.path(), &[], SIZE);
    lesson.shows("0 of 28 solved");
    lesson.after("\r", "Task:");
    lesson.after("3", "Move up to 2 units");
    lesson.after("1", "Character:");
    lesson.after("1", "h04 (forest)");
    lesson.after("1", "Worker: h04");
    let screen = lesson.after("1", "h11 (");
    let to = number(&screen, "h11 (").unwrap_or_else(|| panic!("{screen}"));
    lesson.after(&to, "no way back");
    lesson.after("\r", "Solved!");
    lesson.send("\x03");
    assert_eq!(lesson.end().0, 0);
}

#[test]
fn first_game_lesson_victory_and_statistics() {
    let dir = Dir::new("newcomer");
    first_five_turns(&dir);
    win_and_enter(&dir);
    solve_a_lesson(&dir);
    // All of it is remembered.
    let home = dir.path().to_str().unwrap().to_string();
    let told = |args: &[&str]| kosa_in(&[("XDG_DATA_HOME", home.as_str())], args, "");
    let lessons = told(&["learn"]).ok();
    assert!(lessons.contains("1 of 28 solved"), "{lessons}");
    let sheet = told(&["victories"]).ok();
    assert!(sheet.contains("Victories: 1 of") && sheet.contains("Ada"), "{sheet}");
    let history = told(&["history", "--json"]).json();
    assert_eq!(history["unfinished"], 1, "the first game waits to be gone on with");
    let games = history["games"].as_array().unwrap();
    assert_eq!(games.len(), 1);
    let ada = games[0]["seats"].as_array().unwrap().iter().find(|seat| seat["player"] == "Ada").unwrap();
    assert_eq!((ada["place"].as_u64(), ada["faction"].as_str()), (Some(1), Some("nordic")));
    assert_eq!(ada["stars"]["power"], 1, "the star that ended it");
}
