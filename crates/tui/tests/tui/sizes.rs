//! Windows of every size, in every language and on every ground: nothing is cut that cannot be read, and everything can be seen.

use crate::common::*;
use kosa_lang::{Lang, Texts};
use kosa_tui::{App, Input, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;

const SIZES: [(u16, u16); 3] = [(100, 30), (120, 40), (160, 50)];

/// A late position: every kind of thing on few territories.
const CROWDED: &str = "kosa-position 1\nactive 1\nat h11 metal 3 food 2 wood 4 oil 1\nat h24 food 2 oil 3\nseat nordic industrial\npower 7\nhand 2345\n\
     character h11\nmechs 1 2 3 at h11 h11 h24\nworkers h11 h11 h11 h04 h24\nstructures monument h11 mill h04\n\
     seat crimea mechanical\npower 9\ncharacter h25\nmechs 1 2 at h25 h32\nworkers h25 h47 h43\nstructures armory h25";

fn app(lang: Lang, theme: Theme) -> App {
    App::start(solo(), texts(lang), theme).0
}

#[test]
fn windows_of_every_size_in_every_language() {
    for lang in Lang::ALL {
        let mut small = Shown::new(app(lang, PLAIN), 80, 24);
        let text = small.text();
        // A kind refusal, and the way to play all the same.
        assert!(text.contains("80") && text.contains("24") && text.contains("--plain"), "{text}");
        snapshot(&format!("window-80x24-{lang}"), &text);
        for (width, height) in SIZES {
            let mut shown = Shown::new(app(lang, PLAIN), width, height);
            snapshot(&format!("window-{width}x{height}-{lang}"), &shown.text());
        }
    }
}

/// Red, green and blue of a colour of the palette.
fn rgb(colour: u8) -> [f64; 3] {
    let level = |n: u8| if n == 0 { 0.0 } else { f64::from(55 + 40 * n) };
    match colour {
        16..=231 => {
            let n = colour - 16;
            [level(n / 36), level(n / 6 % 6), level(n % 6)]
        }
        232..=255 => [f64::from(8 + 10 * (u16::from(colour) - 232)); 3],
        _ => panic!("{colour} looks different in every terminal"),
    }
}

fn luminance(rgb: [f64; 3]) -> f64 {
    let part = |n: f64| {
        let n = n / 255.0;
        if n <= 0.03928 { n / 12.92 } else { ((n + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(rgb[0]) + 0.7152 * part(rgb[1]) + 0.0722 * part(rgb[2])
}

/// How far ink and ground are apart, from 1 to 21.
fn contrast(ink: Color, ground: Color, light: bool) -> f64 {
    let (paper, letters) = if light { ([255.0; 3], [0.0; 3]) } else { ([0.0; 3], [255.0; 3]) };
    let of = |colour: Color, own: [f64; 3]| match colour {
        Color::Indexed(n) => luminance(rgb(n)),
        _ => luminance(own),
    };
    let (a, b) = (of(ink, letters), of(ground, paper));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn everything_can_be_seen_on_light_and_dark_grounds() {
    for (theme, light) in [(Theme::DARK, false), (Theme::LIGHT, true)] {
        for keys in ["", "3", "3\n", "m", "s", "l", "?", "h", "r", "i", "f", "c"] {
            let mut shown = Shown::new(app(Lang::English, theme), 120, 40);
            shown.keys(keys);
            let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
            terminal.draw(|frame| shown.app.draw(frame)).unwrap();
            let buffer = terminal.backend().buffer();
            for cell in buffer.content() {
                // Lines between territories may be quiet; words and signs may not.
                let lines = cell.symbol().chars().all(|c| ('\u{2500}'..='\u{257f}').contains(&c));
                if cell.symbol().trim().is_empty() || lines {
                    continue;
                }
                let apart = contrast(cell.fg, cell.bg, light);
                let what = format!("'{}' {:?} on {:?}", cell.symbol(), cell.fg, cell.bg);
                assert!(apart >= 3.0, "{what}: {apart:.1} with {theme:?} after '{keys}'");
            }
        }
    }
}

#[test]
fn the_words_are_the_same_with_every_theme() {
    let text = |theme| Shown::new(app(Lang::Polish, theme), 100, 30).text();
    assert_eq!(text(Theme::NONE), text(Theme::DARK));
    assert_eq!(text(Theme::NONE), text(Theme::LIGHT));
}

/// Text without line ends and blanks, so that it is found however it is broken.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
}

#[test]
fn what_is_cut_on_the_board_is_told_in_full_by_a_key() {
    let state = kosa_engine::State::from_position(CROWDED).unwrap();
    for lang in Lang::ALL {
        for (width, height) in SIZES {
            let table = kosa_table::Table::from_state(state, kosa_table::Seed::from(1));
            let mut shown = Shown::new(App::resumed(table, texts(lang), PLAIN), width, height);
            // Both seats are people: the first one takes the keyboard.
            shown.keys("\n");
            shown.input(Input::Tab);
            let mut cut = 0;
            for way in
                [Input::Up, Input::Up, Input::Right, Input::Down, Input::Down, Input::Right, Input::Down]
            {
                shown.input(way);
                cut += usize::from(shown.text().contains("… i:"));
                shown.keys("i");
                let screen = shown.text();
                let told = letters(&screen);
                shown.input(Input::Esc);
                let place = shown.app.play().unwrap().cursor();
                for part in Texts::new(lang).on_place(state.public(), place) {
                    assert!(
                        told.contains(&letters(&part)),
                        "{part} is not told in {lang} at {width}x{height}:\n{screen}"
                    );
                }
            }
            assert!(cut > 0 || width > 100, "nothing was cut at {width}x{height}: the test shows nothing");
        }
    }
}

#[test]
fn mats_score_log_and_cards_are_never_cut() {
    for lang in Lang::ALL {
        for (width, height) in SIZES {
            for keys in ["s", "l", "c", "a", "r", "h"] {
                let mut shown = Shown::new(app(lang, PLAIN), width, height);
                shown.keys(keys);
                let text = shown.text();
                // Names of objectives beside the board are told in full by `c`, and those of cards too.
                let told = |line: &str| {
                    let (at, _) = line.char_indices().rfind(|(_, c)| *c == '…').unwrap_or((0, ' '));
                    line[..at].chars().count() > 65
                };
                let cut: Vec<&str> = text.lines().filter(|line| line.contains('…') && !told(line)).collect();
                assert!(cut.is_empty(), "cut in {lang} at {width}x{height} after '{keys}': {cut:#?}");
            }
            // What a low window cuts off the mats is told by the help about them, which comes first there.
            let mut shown = Shown::new(app(lang, PLAIN), width, height);
            shown.keys("m");
            let text = shown.text();
            let mats = text.lines().map(|line| line.chars().take(65).collect::<String>());
            let cut: Vec<String> = mats.filter(|line| line.contains('…')).collect();
            shown.keys("?");
            let help = shown.text();
            for line in cut {
                let name = line.trim_start_matches(['·', '▪', ' ']).split(':').next().unwrap_or_default();
                assert!(help.contains(name.trim()), "{name} is cut in {lang} and not in the help:\n{help}");
            }
        }
    }
}

/// The words on a screen, and those of the pages these keys open, scrolled to their ends.
fn words_of(shown: &mut Shown, pages: &[&str]) -> std::collections::BTreeSet<String> {
    let mut found = std::collections::BTreeSet::new();
    let mut see = |shown: &mut Shown| {
        // A word that is broken between two lines is no word of its own: only whole ones count.
        let text = shown.text();
        // The keys at the bottom are told by the help, in other words.
        let text = text.trim_end().rsplit_once('\n').map_or("", |(above, _)| above);
        // Nor does one count that lies half under a frame.
        let whole = text.split_whitespace().filter(|part| !part.contains(['║', '╔', '╗', '╚', '╝']));
        let words = whole.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
        let words = words.filter(|word| word.chars().count() > 3);
        found.extend(words.map(str::to_lowercase));
    };
    see(shown);
    for _ in 0..5 {
        shown.input(Input::Down);
        see(shown);
        // What is to be known about the marked answer stands first in the help, where there is no room below the list.
        shown.keys("?");
        see(shown);
        shown.input(Input::Esc);
    }
    shown.input(Input::Home);
    for page in pages {
        shown.keys(page);
        see(shown);
        for way in
            [Input::PageDown, Input::PageDown, Input::PageDown, Input::PageUp, Input::PageUp, Input::PageUp]
        {
            shown.input(way);
            see(shown);
        }
        // A page of the help is turned entry by entry.
        if page.contains('?') {
            for _ in 0..24 {
                shown.input(Input::Down);
                see(shown);
            }
        }
        for _ in 0..2 {
            shown.input(Input::Esc);
        }
        shown.keys("b");
        if shown.text().contains("─ ") {
            shown.input(Input::Esc);
        }
    }
    found
}

#[test]
fn every_word_of_a_large_window_can_be_read_in_a_small_one() {
    let state = kosa_engine::State::from_position(CROWDED).unwrap();
    for lang in Lang::ALL {
        let window = |width: u16, height: u16, crowded: bool| {
            let app = if crowded {
                App::resumed(
                    kosa_table::Table::from_state(state, kosa_table::Seed::from(1)),
                    texts(lang),
                    PLAIN,
                )
            } else {
                app(lang, PLAIN)
            };
            let mut shown = Shown::new(app, width, height);
            if crowded {
                shown.keys("\n");
            } else {
                shown.keys("f");
            }
            shown
        };
        for crowded in [false, true] {
            let large = words_of(&mut window(250, 80, crowded), &["s", "c", "m", "a", "l", "i"]);
            let called = |f| format!("{} {}", Texts::new(lang).faction_short(f), Texts::new(lang).faction(f));
            let bases: Vec<String> =
                kosa_engine::vocab::Faction::ALL.map(|f| called(f).to_lowercase()).to_vec();
            for (width, height) in SIZES {
                let small = words_of(
                    &mut window(width, height, crowded),
                    &["s", "c", "m", "a", "l", "i", "F", "?", "m?"],
                );
                // A home base is told in full where the cursor is, and factions above the question.
                let lost: Vec<&String> = large
                    .difference(&small)
                    .filter(|word| !bases.iter().any(|base| base.contains(*word)))
                    .collect();
                assert!(lost.is_empty(), "cut in {lang} at {width}x{height}: {lost:?}");
            }
        }
    }
}
