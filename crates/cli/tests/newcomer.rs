//! A newcomer's evening at a terminal: the first game by the guide, one lesson, a victory entered and seen in the statistics.
#![cfg(unix)]

mod common;
#[allow(dead_code)]
#[path = "common/pty.rs"]
mod pty;

use common::{Dir, kosa_in};
use pty::Terminal;

const SIZE: (u16, u16) = (120, 40);

/// The words of a screen one after the other, however its panels break them.
fn words(screen: &str) -> String {
    let right = |line: &str| line.chars().skip(66).collect::<String>();
    screen.lines().map(right).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The number of the answer with this word, in the list at the right.
fn number(screen: &str, word: &str) -> Option<String> {
    screen.lines().find_map(|line| {
        let line: String = line.chars().skip(66).collect();
        let (before, _) = line.split_once(word)?;
        let number = before.trim_matches([' ', '›']);
        (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then(|| number.to_string())
    })
}

#[test]
fn first_game_lesson_victory_and_statistics() {
    let dir = Dir::new("newcomer");
    let home = dir.path().to_str().unwrap().to_string();
    let at_home = [("XDG_DATA_HOME", home.as_str())];
    let args = ["play", "--seats", "human:Ada=nordic/industrial,idle=crimea/mechanical", "--seed", "5"];
    let mut game = Terminal::start(&args, dir.path(), &[], SIZE);
    let mut screen = game.shows("Choose the section");
    // Nobody has played here: the guide speaks by itself, and what it says is done, for five turns.
    let (mut guided, mut keys) = (Vec::new(), 0);
    while !screen.contains("Final score") {
        let said = words(&screen);
        let turn = (1..=5).find(|n| said.contains(&format!("First game, turn {n} of 5")));
        let key = match turn {
            Some(turn) => {
                if guided.last() != Some(&turn) {
                    guided.push(turn);
                }
                let advised = said.split("of 5: Choose ").nth(1).unwrap_or_else(|| panic!("{said}"));
                let action = advised.split([' ', ':', '.']).next().unwrap();
                number(&screen, action).unwrap_or_else(|| panic!("no {action}:\n{screen}"))
            }
            None => "\r".to_string(),
        };
        screen = game.changes(&key);
        keys += 1;
        assert!(keys < 4000, "the game does not end:\n{screen}");
    }
    assert_eq!(guided, [1, 2, 3, 4, 5], "the guide speaks for five turns and then leaves");
    // The winner enters a name; the first category that is offered is as good as any.
    let screen = game.after("e", "Enter your victory");
    assert!(screen.contains("Ada"), "{screen}");
    game.after("\r", "Entered:");
    game.after("\x1b", "Final score");
    game.send("q");
    assert_eq!(game.end().0, 0);
    // One lesson, on the screen.
    let mut lesson = Terminal::start(&["learn"], dir.path(), &[], SIZE);
    lesson.shows("0 of 28 solved");
    lesson.after("\r", "Task:");
    lesson.after("3", "Move up to 2 units");
    lesson.after("1", "Character");
    lesson.after("1", "h04 (forest)");
    lesson.after("1", "Worker: h04");
    let screen = lesson.after("1", "h11 (");
    let to = number(&screen, "h11 (").unwrap_or_else(|| panic!("{screen}"));
    lesson.after(&to, "no way back");
    lesson.after("\r", "Solved!");
    lesson.send("\x03");
    assert_eq!(lesson.end().0, 0);
    // All of it is remembered.
    assert!(kosa_in(&at_home, &["learn"], "").ok().contains("1 of 28"), "the lesson");
    let sheet = kosa_in(&at_home, &["victories"], "").ok();
    assert!(sheet.contains("Victories: 1 of") && sheet.contains("Ada"), "{sheet}");
    let history = kosa_in(&at_home, &["history", "--json"], "").json();
    let games = history["games"].as_array().unwrap();
    assert_eq!(games.len(), 1);
    let ada = games[0]["seats"].as_array().unwrap().iter().find(|seat| seat["player"] == "Ada").unwrap();
    assert_eq!((ada["place"].as_u64(), ada["faction"].as_str()), (Some(1), Some("nordic")));
}
