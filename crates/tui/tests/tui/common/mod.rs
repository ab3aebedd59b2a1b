//! Screens without a terminal: what would be shown, as text.

use kosa_engine::setup::Wish;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Rules, Setup, State};
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Seed, Table};
use kosa_tui::{App, Effect, Input, NewGame, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;
use std::sync::Arc;

/// Without colours: what is drawn must be understood by its signs.
pub const PLAIN: Theme = Theme::NONE;

pub fn texts(lang: Lang) -> Arc<Texts> {
    Arc::new(Texts::new(lang))
}

/// A person as Nordic against the normal Automa as Crimea.
pub fn solo() -> NewGame {
    let person = Wish { faction: Some(Faction::Nordic), mat: Some(Mat::Industrial), automa: None };
    let automa = Wish { faction: Some(Faction::Crimea), mat: None, automa: "automa".parse().ok() };
    NewGame {
        setup: Setup { players: vec![person, automa], ..Setup::default() },
        players: vec![Some(Occupant::Human(String::new())), None],
        seed: Seed::from(7),
        draft: false,
    }
}

/// Three people, each with a name, everything dealt.
pub fn hot_seat(draft: bool) -> NewGame {
    let rules: Rules = "rulebook +invaders-from-afar".parse().unwrap();
    NewGame {
        setup: Setup::random(3).with_rules(rules),
        players: ["Anna", "Ben", "Cleo"].map(|n| Some(Occupant::Human(n.into()))).to_vec(),
        seed: Seed::from(5),
        draft,
    }
}

/// An application on a screen of some size.
pub struct Shown {
    pub app: App,
    terminal: Terminal<TestBackend>,
}

impl Shown {
    pub fn new(mut app: App, width: u16, height: u16) -> Shown {
        app.let_bots_decide();
        Shown { app, terminal: Terminal::new(TestBackend::new(width, height)).unwrap() }
    }

    pub fn game(game: NewGame, lang: Lang) -> Shown {
        Shown::new(App::start(game, texts(lang), PLAIN).0, 100, 30)
    }

    /// Another window size.
    pub fn resize(&mut self, width: u16, height: u16) {
        self.terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    }

    /// What the screen shows, a line each, without blanks at the ends.
    pub fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        text(self.terminal.backend())
    }

    /// Somebody looks, and then does something.
    pub fn input(&mut self, input: Input) -> Effect {
        self.text();
        let effect = self.app.input(input);
        match (effect, self.app.let_bots_decide()) {
            (Effect::Stay, then) => then,
            (effect, _) => effect,
        }
    }

    /// Types letters, and `\n` for Enter.
    pub fn keys(&mut self, keys: &str) -> Effect {
        let mut last = Effect::Stay;
        for key in keys.chars() {
            last = self.input(if key == '\n' { Input::Enter } else { Input::Char(key) });
        }
        last
    }

    /// Where these words are shown.
    pub fn find(&mut self, words: &str) -> Position {
        let text = self.text();
        let found = text.lines().enumerate().find(|(_, line)| line.contains(words));
        let (y, line) = found.unwrap_or_else(|| panic!("'{words}' is not shown:\n{text}"));
        let x = line[..line.find(words).unwrap()].chars().count();
        Position::new(x as u16, y as u16)
    }

    /// Clicks where these words are shown.
    pub fn click(&mut self, words: &str) -> Effect {
        let at = self.find(words);
        self.input(Input::Click(at))
    }

    pub fn hides(&mut self, words: &str) {
        let text = self.text();
        assert!(!text.contains(words), "'{words}' is shown:\n{text}");
    }

    pub fn shows(&mut self, words: &str) {
        let text = self.text();
        assert!(text.contains(words), "'{words}' is not shown:\n{text}");
    }
}

pub fn text(backend: &TestBackend) -> String {
    let buffer = backend.buffer();
    let mut out = String::new();
    for y in 0..buffer.area.height {
        let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// Compares a screen with the one on file; `KOSA_BLESS=1` writes it.
pub fn snapshot(name: &str, text: &str) {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("KOSA_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(known == text, "the screen {name} looks different (KOSA_BLESS=1 writes it again):\n{text}");
}

/// Compares a screen with the block under `<!-- screen NAME -->` in the README; `KOSA_BLESS=1` writes it.
pub fn in_readme(name: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = std::fs::read_to_string(&path).unwrap();
    let (head, rest) = readme.split_once(&format!("<!-- screen {name} -->\n```text\n")).unwrap();
    let (known, tail) = rest.split_once("```\n").unwrap();
    if std::env::var_os("KOSA_BLESS").is_some() {
        std::fs::write(&path, format!("{head}<!-- screen {name} -->\n```text\n{text}```\n{tail}")).unwrap();
        return;
    }
    assert!(known == text, "README.md shows another screen {name} (KOSA_BLESS=1 writes it again):\n{text}");
}

/// A game that goes on from a position; seat 1 is a person, the others too unless they are Automas.
pub fn from(position: &str) -> Shown {
    let state = State::from_position(position).unwrap();
    let table = Table::from_state(state, Seed::from(1));
    Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30)
}

/// Presses the number of the answer with these words.
pub fn take(shown: &mut Shown, words: &str) -> Effect {
    let text = shown.text();
    let line = text.lines().find(|l| l.contains(words)).unwrap_or_else(|| panic!("{words}: {text}"));
    let before = line.split(words).next().unwrap().trim_end_matches([' ', '›', '✓']);
    let digits = before.chars().rev().take_while(char::is_ascii_digit).count();
    let number = &before[before.len() - digits..];
    assert!(!number.is_empty(), "{words} has no number: {text}");
    let effect = shown.keys(number);
    // A number of two digits is only marked, and so is the beginning of one.
    let marked = shown.text().contains(&format!(" {number}_ "));
    if marked { shown.keys("\n") } else { effect }
}

pub fn entries(shown: &Shown) -> usize {
    shown.app.play().unwrap().table().record().entries().len()
}
