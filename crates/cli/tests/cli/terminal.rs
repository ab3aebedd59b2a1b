//! `kosa play` and `kosa replay` as somebody at a terminal sees them, driven by keys in a pseudo-terminal.
#![cfg(unix)]

use crate::common::pty::{ENTER, SIZE, SOLO, Terminal, signal};
use crate::common::{Dir, entries, kosa};

fn solo(dir: &Dir) -> Terminal {
    Terminal::start(&SOLO, dir.path(), &[], SIZE)
}

#[test]
fn a_whole_solo_game_is_played_by_keys() {
    let dir = Dir::new("pty-solo");
    let mut kosa_play = solo(&dir);
    let mut screen = kosa_play.shows("Choose the section");
    let mut keys = 0;
    while !screen.contains("Final score") {
        // Enter alone never commits to a combat.
        screen = kosa_play.changes(if screen.contains("+ Commit") { "+" } else { ENTER });
        keys += 1;
        assert!(keys < 3000, "the game does not end:\n{screen}");
    }
    assert!(screen.contains("The seed was 3."), "{screen}");
    kosa_play.send("q");
    let (code, raw) = kosa_play.end();
    assert_eq!(code, 0, "{raw}");
    let file = dir.saved();
    let told = kosa(&["replay", "--json", "--quiet", &file]).json();
    assert_eq!(told["over"], true);
    kosa(&["play", "--resume", &file]).ok();
}

#[test]
fn a_game_that_cannot_be_dealt_is_settled_in_the_set_up() {
    let dir = Dir::new("pty-unsettled");
    // Who plays is asked there, so an Automa that does not know the module is no reason to end.
    let mut kosa_play = Terminal::start(&["play", "--airships"], dir.path(), &[], SIZE);
    kosa_play.shows("a new game");
    kosa_play.send("\x03");
    assert_eq!(kosa_play.end().0, 0);
    kosa(&["play", "--airships", "--seats", "human,automa"]).fails(2, &["automa-wind-gambit"]);
}

#[test]
fn one_key_starts_the_default_game() {
    let dir = Dir::new("pty-setup");
    let mut kosa_play = Terminal::start(&["play"], dir.path(), &[], SIZE);
    let screen = kosa_play.shows("a new game");
    assert!(screen.contains("a person") && screen.contains("Automa (normal)"), "{screen}");
    kosa_play.after(ENTER, "Choose the section");
    assert!(entries(&dir.saved()).iter().all(|line| line.starts_with("*: ")), "only cards were dealt");
}

#[test]
fn leaving_a_draft_keeps_what_was_asked_for() {
    let dir = Dir::new("pty-draft");
    let args = ["play", "--seats", "human:Anna,human:Ben", "--draft", "--seed", "4711"];
    let mut kosa_play = Terminal::start(&args, dir.path(), &[], SIZE);
    kosa_play.shows("chooses a faction");
    let screen = kosa_play.after("\x1b", "a new game");
    assert!(screen.contains("4711") && screen.contains("name: Anna"), "{screen}");
    // One more player: leaving is asked about now.
    kosa_play.send("\x1b[B\x1b[C");
    kosa_play.shows("Player 3");
    kosa_play.after("\x1b", "Leave the set-up?");
    kosa_play.send(ENTER);
    assert_eq!(kosa_play.end().0, 0);
}

#[test]
fn decisions_are_taken_back() {
    let dir = Dir::new("pty-undo");
    let mut kosa_play = solo(&dir);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    let file = dir.saved();
    assert_eq!(entries(&file).last().unwrap(), "1: section build", "it lies on the disk before it is shown");
    kosa_play.after("1", "Choose a unit");
    kosa_play.after("1", "Character");
    kosa_play.after("1", "(1 to move)");
    // Back to the beginning of the turn from a list of all decisions.
    kosa_play.after("U", "Back to before which decision?");
    kosa_play.send("\x1b[B\x1b[B");
    let screen = kosa_play.after(ENTER, "Taken back.");
    assert!(screen.contains("Choose the section"), "{screen}");
    assert!(entries(&file).iter().all(|line| line.starts_with("*: ")));
    // The same by the number in the list.
    kosa_play.after("3", "Move over Build");
    kosa_play.after("1", "Choose a unit");
    kosa_play.after("U", "Back to before which decision?");
    let screen = kosa_play.after("2", "Taken back.");
    assert!(screen.contains("Choose the section"), "{screen}");
    // Something hidden was shown: there is no way back.
    kosa_play.after("1", "Bolster over Upgrade");
    kosa_play.after("2", "Upgrade cannot be taken now.");
    kosa_play.after("u", "Something was left to chance");
}

#[test]
fn what_is_pasted_plays_no_moves() {
    let dir = Dir::new("pty-paste");
    let mut kosa_play = solo(&dir);
    let raw = kosa_play.shows("Choose the section");
    let before = entries(&dir.saved());
    kosa_play.send("\x1b[200~3\r1\r1 The quick brown fox\r\x1b[201~");
    // The next key is the first thing that happens.
    kosa_play.after("?", "Help");
    assert_eq!(entries(&dir.saved()), before, "{raw}");
}

#[test]
fn a_killed_game_is_resumed() {
    let dir = Dir::new("pty-kill");
    let mut kosa_play = solo(&dir);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    kosa_play.after("1", "Choose a unit");
    kosa_play.kill();
    let file = dir.saved();
    let before = entries(&file);
    assert_eq!(before[before.len() - 2..], ["1: section build", "1: move"]);
    let mut kosa_play = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    let screen = kosa_play.shows("Choose a unit");
    assert!(screen.contains("Move over Build"), "the log is there again: {screen}");
    // A second window leaves the game to the first.
    let mut second = Terminal::start(&["play", "--resume", &file], dir.path(), &[], SIZE);
    let (code, raw) = second.end();
    assert_eq!(code, 1);
    assert!(raw.contains("another window"), "{raw}");
    // Nor is an older game begun instead.
    let mut second = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    let (code, raw) = second.end();
    assert!(code == 1 && raw.contains("another window"), "{raw}");
    kosa_play.after("u", "Taken back.");
    kosa_play.after("q", "Leave the game?");
    kosa_play.send(ENTER);
    let (code, raw) = kosa_play.end();
    assert_eq!(code, 0);
    assert!(raw.contains("kosa play --resume "), "it says how to go on: {raw}");
    assert_eq!(entries(&file), before[..before.len() - 1]);
}

#[test]
fn a_small_window_is_told_kindly() {
    let dir = Dir::new("pty-small");
    let mut kosa_play = Terminal::start(&SOLO, dir.path(), &[], (80, 24));
    let screen = kosa_play.shows("80 columns and 24 lines");
    assert!(screen.contains("100 by 30"), "{screen}");
    kosa_play.resize(100, 30);
    kosa_play.shows("Choose the section");
    kosa_play.resize(60, 10);
    kosa_play.shows("60 columns");
}

#[test]
fn every_language_is_spoken() {
    for (lang, setup, section) in [
        ("en", "a new game", "Upgrade"),
        ("it", "una nuova partita", "Miglioria"),
        ("es", "una nueva partida", "Mejorar"),
        ("pl", "nowa gra", "Ulepszenie"),
    ] {
        let dir = Dir::new(&format!("pty-{lang}"));
        let mut by_flag = Terminal::start(&["play", "--lang", lang], dir.path(), &[], SIZE);
        by_flag.shows(setup);
        by_flag.after(ENTER, section);
        let locale = format!("{lang}_XX.UTF-8");
        let by_locale = Terminal::start(&["play"], dir.path(), &[("LANG", &locale)], SIZE);
        by_locale.shows(setup);
    }
}

#[test]
fn colours_are_left_out_where_nobody_wants_them() {
    let coloured = |raw: &str| raw.contains("\x1b[38;5;") || raw.contains("\x1b[48;5;");
    let dir = Dir::new("pty-colour");
    let kosa_play = solo(&dir);
    kosa_play.shows("Choose the section");
    assert!(coloured(&kosa_play.raw()));
    let dir = Dir::new("pty-no-colour");
    let mut kosa_play = Terminal::start(&SOLO, dir.path(), &[("NO_COLOR", "1")], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.after("31", "Choose a unit");
    let raw = kosa_play.raw();
    assert!(!coloured(&raw) && raw.contains("\x1b[7m"), "reversed text takes the place of colours");
}

#[test]
fn the_mouse_answers() {
    let dir = Dir::new("pty-mouse");
    let mut kosa_play = solo(&dir);
    let screen = kosa_play.shows("Choose the section");
    let click = |screen: &str, words: &str| {
        let (y, line) = screen
            .lines()
            .enumerate()
            .find(|(_, l)| l.contains(words))
            .unwrap_or_else(|| panic!("{words} is not in\n{screen}"));
        let x = line.chars().count() - line[line.find(words).unwrap()..].chars().count();
        format!("\x1b[<0;{};{}M\x1b[<0;{};{}m", x + 1, y + 1, x + 1, y + 1)
    };
    kosa_play.after(&click(&screen, "Move, then Build"), "Move over Build");
    let screen = kosa_play.after("1", "Choose a unit");
    // The character on the board, then the forest beside it.
    let screen = kosa_play.after(&click(&screen, "□Nordic"), "1›h04 (forest)");
    kosa_play.after(&click(&screen, "N●"), "(1 to move)");
}

#[test]
fn the_terminal_is_given_back_when_the_program_is_asked_to_end() {
    let dir = Dir::new("pty-term");
    let mut kosa_play = solo(&dir);
    kosa_play.shows("Choose the section");
    signal(kosa_play.pid(), "TERM");
    let (_, raw) = kosa_play.end();
    assert!(raw.contains("\x1b[?1049l") && raw.contains("\x1b[?25h"), "{raw:?}");
}

#[test]
fn a_record_is_shown_move_by_move() {
    let dir = Dir::new("pty-replay");
    let mut kosa_play = solo(&dir);
    kosa_play.shows("Choose the section");
    kosa_play.after("3", "Move over Build");
    kosa_play.after("q", "Leave the game?");
    kosa_play.send(ENTER);
    kosa_play.end();
    let file = dir.saved();
    let count = entries(&file).len();
    let mut replay = Terminal::start(&["replay", &file], dir.path(), &[], SIZE);
    replay.shows(&format!("entry 0 of {count}"));
    replay.after("\x1b[C", &format!("entry 1 of {count}"));
    replay.after("\x1b[F", "Nordic: Move, then Build");
    replay.after("\x1b[D", &format!("entry {} of {count}", count - 1));
    replay.after("2\r", &format!("entry 2 of {count}"));
    replay.send("q");
    assert_eq!(replay.end().0, 0);
}

#[test]
fn a_game_that_cannot_be_saved_is_refused() {
    let dir = Dir::new("pty-unsaved");
    let file = dir.write("no-directory", "");
    let mut kosa_play = Terminal::start(&SOLO, std::path::Path::new(&file), &[], SIZE);
    let (code, raw) = kosa_play.end();
    assert_eq!(code, 1);
    assert!(raw.contains("cannot be written"), "{raw}");
}

#[test]
fn bots_answer_before_a_resumed_game_is_shown() {
    let dir = Dir::new("pty-bots");
    let args = ["play", "--seats", "human=nordic/industrial,random=crimea/mechanical", "--seed", "3"];
    let kosa_play = Terminal::start(&args, dir.path(), &[], SIZE);
    kosa_play.shows("Choose the section");
    kosa_play.kill();
    // The file as it would be if the plug had been pulled in the middle of the bot's turn.
    let file = dir.saved();
    let mut text = std::fs::read_to_string(&file).unwrap();
    text.push_str("1: section upgrade\n1: bolster power 2\n1: skip\n1: end\n2: sect");
    std::fs::write(&file, text).unwrap();
    let kosa_play = Terminal::start(&["play", "--resume"], dir.path(), &[], SIZE);
    kosa_play.shows("Crimean Khanate");
    kosa_play.shows("Enter: next");
    assert!(entries(&file).iter().any(|line| line.starts_with("2: section")), "the bot's turn is saved");
}
