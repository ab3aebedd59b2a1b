//! The colour of the terminal's ground: asked for in a real terminal, answered, answered late, or not at all; and what people choose.
#![cfg(unix)]

use crate::common::pty::{SIZE, SOLO, Terminal};
use crate::common::{Dir, kosa, kosa_in};

/// The bar at the top and bottom on a dark ground.
const DARK: &str = "48;5;236";
/// The question that terminals answer, and one that every terminal answers after it.
const ASKED: &str = "\x1b]11;?";
const ATTRIBUTES: &str = "\x1b[?62c";

fn asks(dir: &Dir) -> Terminal {
    // Nothing but the terminal knows.
    let terminal = Terminal::start(&SOLO, dir.path(), &[("COLORFGBG", "")], SIZE);
    let begun = std::time::Instant::now();
    while !terminal.raw().contains(ASKED) {
        assert!(begun.elapsed().as_secs() < 60, "the terminal is not asked: {:?}", terminal.raw());
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    terminal
}

fn is_dark(terminal: &Terminal) -> bool {
    terminal.raw().contains(DARK)
}

#[test]
fn a_terminal_that_answers_is_believed() {
    for (answer, dark) in [
        ("\x1b]11;rgb:ffff/ffff/ffff\x1b\\", false),
        ("\x1b]11;rgb:fd/f6/e3\x07", false),
        ("\x1b]11;rgb:0000/2b2b/3636\x1b\\", true),
    ] {
        let dir = Dir::new("ground");
        let mut terminal = asks(&dir);
        terminal.send(&format!("{answer}{ATTRIBUTES}"));
        let screen = terminal.shows("Choose the section");
        assert_eq!(is_dark(&terminal), dark, "{answer:?}");
        // The cursor stands where the guide of a first game has put it.
        assert!(screen.contains("3›"), "the answer was no key: {screen}");
    }
}

#[test]
fn a_terminal_that_answers_nothing_or_late_is_taken_as_dark() {
    let dir = Dir::new("ground-late");
    let mut terminal = asks(&dir);
    let before = terminal.shows("Choose the section");
    assert!(is_dark(&terminal));
    // The answer comes when somebody plays already: none of its letters is a key.
    terminal.send("\x1b]11;rgb:ffff/1111/2222\x1b\\");
    terminal.send("m");
    let screen = terminal.shows("Industrial mat");
    assert!(screen.contains("Choose the section"), "{screen}");
    terminal.send("m");
    terminal.until("the same as before", |text| *text == before);
}

#[test]
fn people_choose_their_colours() {
    let shown = |args: &[&str], env: &[(&str, &str)]| {
        let dir = Dir::new("theme");
        let mut terminal = Terminal::start(args, dir.path(), env, SIZE);
        terminal.shows("Nordic");
        terminal.send("\x03");
        terminal.end().1
    };
    let with = |theme: &'static str| [&SOLO[..], &["--theme", theme]].concat();
    let dark = shown(&with("dark"), &[("COLORFGBG", "0;15")]);
    assert!(dark.contains(DARK));
    let light = shown(&with("light"), &[]);
    assert!(!light.contains(DARK) && light.contains("48;5;"));
    let none = shown(&with("none"), &[]);
    assert!(!none.contains("38;5;") && !none.contains("48;5;"), "no colour at all");
    // What the surroundings say is believed where nobody has chosen.
    assert!(!shown(&SOLO, &[("COLORFGBG", "0;15")]).contains(DARK));
    kosa(&["play", "--theme", "pink"]).fails(2, &["pink"]);
    for asked in [dark, light, none] {
        assert!(!asked.contains(ASKED), "whoever has chosen need not be asked");
    }
}

#[test]
fn lessons_are_played_line_by_line_on_a_terminal_too() {
    let dir = Dir::new("learn-plain");
    let mut terminal = Terminal::start(&["learn", "--plain"], dir.path(), &[], SIZE);
    let (code, raw) = terminal.end();
    assert!(code == 0 && raw.contains("0 of 28 solved") && !raw.contains("\x1b[?1049h"), "{raw}");
    let mut terminal = Terminal::start(&["learn", "1", "--plain"], dir.path(), &[], SIZE);
    terminal.send("hint\rquit\r");
    let (code, raw) = terminal.end();
    assert!(code == 0 && raw.contains("Hint 1 of") && !raw.contains("\x1b[?1049h"), "{raw}");
    // The colours are chosen there as in a game.
    let mut terminal = Terminal::start(&["learn", "--theme", "none"], dir.path(), &[], SIZE);
    terminal.shows("0 of 28 solved");
    terminal.send("q");
    assert!(!terminal.end().1.contains("38;5;"));
}

#[test]
fn games_and_victories_are_read_on_a_screen() {
    let dir = Dir::new("sheets");
    let games = dir.path().join("kosa/games");
    std::fs::create_dir_all(&games).unwrap();
    let won = include_str!("../data/won.kosa");
    std::fs::write(games.join("2026-01-02-030405.kosa"), won).unwrap();
    let mut history = Terminal::start(&["history"], dir.path(), &[], SIZE);
    let screen = history.shows("Games played here");
    assert!(screen.contains("100%"), "{screen}");
    history.after("\x1b[C", "Nordic Kingdoms");
    // To the last page, where every game stands.
    for _ in 0..10 {
        history.send("\x1b[C");
    }
    history.shows("1. Anna (Nordic)");
    history.send("q");
    assert_eq!(history.end().0, 0);
    let mut sheet = Terminal::start(&["victories", "--theme", "light"], dir.path(), &[], SIZE);
    sheet.shows("The sheet of victories");
    sheet.after("\x1b[F", "kosa victories --enter");
    sheet.send("\x1b");
    assert_eq!(sheet.end().0, 0);
    // In a pipe, and where it is asked for, both are printed.
    let mut printed = Terminal::start(&["history", "--plain"], dir.path(), &[], SIZE);
    let (code, raw) = printed.end();
    assert!(code == 0 && raw.contains("Nordic Kingdoms") && !raw.contains("\x1b[?1049h"), "{raw}");
    let home = dir.path().to_str().unwrap();
    // Plots are bars of the same words as in the browser, as long as the points are many.
    for (lang, title) in [("en", "Points by faction"), ("pl", "Punkty według frakcji")] {
        let printed = kosa_in(&[("XDG_DATA_HOME", home)], &["history", "--lang", lang], "").ok();
        let drawn = printed.lines().skip_while(|line| *line != title).nth(1).unwrap_or_default();
        assert_eq!(drawn.matches('■').count(), 40, "{lang}: {printed}");
    }
    let links = kosa_in(&[("XDG_DATA_HOME", home)], &["history", "--plays"], "").ok();
    assert!(links.starts_with("https://app.bgstatsapp.com/createPlay.html?data="), "{links}");
}
