//! Colours on light and dark grounds and without them, at every size and in every language: each cell as a letter, and below what
//! the letters mean. Written again by `KOSA_BLESS=1`.

use crate::common::*;
use kosa_lang::Lang;
use kosa_tui::{App, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

fn named(colour: Color) -> String {
    match colour {
        Color::Indexed(n) => n.to_string(),
        Color::Reset => "-".to_string(),
        other => panic!("{other:?} looks different in every terminal"),
    }
}

/// The first question of a game, by its colours.
fn colours(lang: Lang, theme: Theme, width: u16, height: u16) -> String {
    let mut app = App::start(solo(), texts(lang), theme).0;
    app.let_bots_decide();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut styles: Vec<String> = Vec::new();
    let mut out = String::new();
    for y in 0..height {
        let mut line = String::new();
        for x in 0..width {
            let cell = &buffer[(x, y)];
            // The ink of a blank is not seen.
            let ink = if cell.symbol() == " " { Color::Reset } else { cell.fg };
            let style = format!("{} on {} {:?}", named(ink), named(cell.bg), cell.modifier);
            let at = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            line.push(
                char::from_u32(if at < 26 { 0x61 + at as u32 } else { 0x41 + at as u32 - 26 }).unwrap(),
            );
        }
        out.push_str(&line);
        out.push('\n');
    }
    for (at, style) in (0u32..).zip(&styles) {
        let letter = char::from_u32(if at < 26 { 0x61 + at } else { 0x41 + at - 26 }).unwrap();
        out.push_str(&format!("{letter}: {style}\n"));
    }
    out
}

#[test]
fn grounds_of_every_kind() {
    for (name, theme) in [("light", Theme::LIGHT), ("dark", Theme::DARK), ("none", Theme::NONE)] {
        for (width, height) in [(100, 30), (120, 40), (160, 50)] {
            snapshot(
                &format!("colours-{width}x{height}-{name}"),
                &colours(Lang::English, theme, width, height),
            );
        }
    }
}

#[test]
fn a_window_that_is_too_small_needs_no_colours() {
    for theme in [Theme::LIGHT, Theme::DARK, Theme::NONE] {
        let seen = colours(Lang::English, theme, 80, 24);
        assert_eq!(seen.lines().filter(|line| line.contains(": ")).count(), 1, "{seen}");
    }
}

#[test]
fn colours_are_the_same_in_every_language() {
    let legend = |lang: Lang, theme: Theme| {
        let mut lines: Vec<String> = colours(lang, theme, 120, 40)
            .lines()
            .filter_map(|line| line.split_once(": ").map(|(_, style)| style.to_string()))
            .collect();
        lines.sort();
        lines
    };
    for theme in [Theme::LIGHT, Theme::DARK, Theme::NONE] {
        for lang in Lang::ALL {
            assert_eq!(legend(lang, theme), legend(Lang::English, theme), "{lang}");
        }
    }
}
