//! Records on the screen: what they tell, and pages that are longer than the window.

use crate::common::*;
use kosa_engine::{Awaiting, Record, Setup};
use kosa_lang::Lang;
use kosa_table::{Player, RandomPlayer, Seed, Table};
use kosa_tui::{Input, Replay};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A record on the smallest screen.
struct Looked {
    replay: Replay,
    terminal: Terminal<TestBackend>,
}

impl Looked {
    fn at(record: Record, lang: Lang) -> Looked {
        let replay = Replay::new(record, kosa_engine::Viewer::Everything, texts(lang), PLAIN).unwrap();
        Looked { replay, terminal: Terminal::new(TestBackend::new(100, 30)).unwrap() }
    }

    fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.replay.draw(frame)).unwrap();
        text(self.terminal.backend())
    }

    fn input(&mut self, input: Input) -> String {
        assert!(self.replay.input(input), "it is not left");
        self.text()
    }
}

fn record_of(shown: &Shown) -> Record {
    shown.app.play().unwrap().table().record().clone()
}

/// What stands in the frame in the middle of the screen, its sides included.
fn framed(text: &str) -> Vec<String> {
    let Some(top) = text.lines().position(|l| l.contains('╔')) else { return Vec::new() };
    let bottom = text.lines().position(|l| l.contains('╚')).unwrap();
    let line = |l: &str| l.chars().skip(4).take(92).collect();
    text.lines().take(bottom + 1).skip(top).map(line).collect()
}

/// Three people with a pair of tiles each, and a resolution tile: more than a small window holds.
fn with_many_tiles(lang: Lang) -> Shown {
    let mut game = hot_seat(false);
    game.setup.rules = "rulebook +airships +airship-pairs +resolutions".parse().unwrap();
    Shown::game(game, lang)
}

#[test]
fn tiles_are_scrolled_as_in_a_game() {
    for lang in Lang::ALL {
        let mut shown = with_many_tiles(lang);
        let mut replay = Looked::at(record_of(&shown), lang);
        // The tiles are dealt by the first entries.
        replay.input(Input::End);
        // They lie over everything when the game begins.
        let mut in_game = framed(&shown.text());
        let mut in_replay = framed(&replay.input(Input::Char('t')));
        assert!(in_game.last().unwrap().contains("↑↓ 1-24/"), "{in_game:?}");
        let first = in_game.clone();
        for input in
            [Input::Down, Input::PageDown, Input::Up, Input::End, Input::PageUp, Input::Home, Input::End]
        {
            assert_eq!(in_replay, in_game, "{lang}, before {input:?}");
            shown.input(input);
            (in_game, in_replay) = (framed(&shown.text()), framed(&replay.input(input)));
        }
        assert_ne!(in_replay, first);
        // The last lines can be read, and there is nothing after them.
        let last = in_replay[in_replay.len() - 1].clone();
        let (_, place) = last.split_once('-').unwrap();
        let (to, of) = place.split_once('/').unwrap();
        assert_eq!(to, of.split_whitespace().next().unwrap());
        // Entries are gone through below it; any other key closes it.
        let text = replay.input(Input::Left);
        assert!(!framed(&text).is_empty());
        assert_ne!(text.lines().next(), replay.input(Input::Left).lines().next());
        assert!(framed(&replay.input(Input::Esc)).is_empty());
    }
}

#[test]
fn tiles_scroll_over_whatever_lies_below() {
    let mut shown = with_many_tiles(Lang::English);
    shown.input(Input::Esc);
    // The keyboard is taken.
    shown.input(Input::Enter);
    for below in ["", "l", "l", "a", "a", "s"] {
        shown.keys(below);
        shown.keys("t");
        shown.shows("↑↓ 1-24/");
        shown.input(Input::Down);
        shown.input(Input::Down);
        shown.shows("↑↓ 3-26/");
        shown.input(Input::Esc);
    }
}

#[test]
fn help_about_the_tiles() {
    let mut shown = with_many_tiles(Lang::English);
    let mut replay = Looked::at(record_of(&shown), Lang::English);
    replay.input(Input::End);
    replay.input(Input::Char('t'));
    let asked = replay.input(Input::Char('?'));
    assert!(asked.contains("Help") && asked.contains("Range of airships"), "{asked}");
    shown.keys("?");
    assert_eq!(framed(&shown.text())[1..6], framed(&asked)[1..6]);
}

#[test]
fn a_long_turn_of_the_automa_is_read_in_full() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("p");
    for _ in 0..12 {
        shown.input(Input::End);
        shown.input(Input::Enter);
    }
    let mut replay = Looked::at(record_of(&shown), Lang::English);
    let mut text = replay.text();
    let mut entries = 0;
    while !text.contains("… more: press l") {
        text = replay.input(Input::Right);
        entries += 1;
        assert!(entries < 200, "no turn is longer than the window:\n{text}");
    }
    assert!(!text.contains("begins turn"), "the end is cut off:\n{text}");
    let page = framed(&replay.input(Input::Char('l'))).join("\n");
    assert!(page.contains("What happened") && page.contains("draws Automa card"), "{page}");
    let page = framed(&replay.input(Input::End)).join("\n");
    assert!(page.contains("begins turn"), "{page}");
    // The next entry is shown from its beginning.
    let next = framed(&replay.input(Input::Right)).join("\n");
    assert_ne!(next, page);
    assert!(!replay.input(Input::Enter).contains('╔'), "any other key closes it");
}

#[test]
fn the_keys_of_a_replay_are_told() {
    let shown = Shown::game(solo(), Lang::English);
    let mut replay = Looked::at(record_of(&shown), Lang::English);
    replay.input(Input::Char('?'));
    for c in "keys".chars() {
        replay.input(Input::Char(c));
    }
    let text = replay.text();
    for words in ["0-9 Enter: to the entry with this number", "Home End: ", "q: leave"] {
        assert!(text.contains(words), "{words}:\n{text}");
    }
    assert!(!text.contains("take your last decision back"), "{text}");
}

#[test]
fn a_replay_ends_with_the_score_and_tells_chance_in_words() {
    let mut table = Table::new(Setup::random(2), Seed::from(4)).unwrap();
    let mut player = RandomPlayer::new(4);
    while let Awaiting::Seats(seats) = table.awaiting() {
        let seat = seats.iter().next().unwrap();
        let mv = player.choose(&table.view(seat), &table.legal(seat));
        table.play(seat, mv).unwrap();
    }
    let winner = table.state().public().ranking()[0].seat;
    let total = table.state().public().score(winner).total();
    let mut replay = Looked::at(table.record().clone(), Lang::Polish);
    // The first thing chance decides is the structure bonus tile.
    let first = replay.input(Input::Right);
    assert!(first.contains("Kafelek premii za budowle"), "{first}");
    let last = replay.input(Input::End);
    assert!(last.contains("1. ") && last.contains(&format!(": {total}")), "{last}");
    assert!(!last.contains("hash "), "{last}");
}
