//! Whatever a person presses, in any language and window: every screen can be drawn, nothing panics, and the record
//! stays one that replays.

use crate::common::*;
use kosa_engine::random::below;
use kosa_lang::Lang;
use kosa_table::Occupant;
use kosa_tui::{App, Effect, Input, NewGame, Replay};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;

fn any_input(rng: &mut Pcg64Mcg) -> Input {
    const KEYS: &str = "0123456789mslabcpgnxuUt? ";
    let at = Position::new(below(rng, 130) as u16, below(rng, 50) as u16);
    match below(rng, 40) {
        0..=11 => Input::Enter,
        12..=13 => Input::Down,
        14 => Input::Up,
        15 => Input::Left,
        16 => Input::Right,
        17 => Input::Esc,
        18 => Input::Tab,
        19 => Input::BackTab,
        20 => Input::PageUp,
        21 => Input::PageDown,
        22 => Input::Home,
        23 => Input::End,
        24 => Input::Back,
        25 => Input::WheelUp(at),
        26 => Input::WheelDown(at),
        27..=29 => Input::Click(at),
        _ => Input::Char(KEYS.chars().nth(below(rng, KEYS.len() as u32) as usize).unwrap()),
    }
}

/// Presses keys at random; leaving is asked about and not confirmed by any of them.
fn press(mut app: App, rng: &mut Pcg64Mcg, size: (u16, u16), keys: usize) -> App {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    for _ in 0..keys {
        let input = any_input(rng);
        // Enter would confirm the question whether to leave.
        if app.input(input) == Effect::Leave {
            break;
        }
        app.let_bots_decide();
        terminal.draw(|frame| app.draw(frame)).unwrap();
    }
    app
}

fn mixed() -> NewGame {
    let mut game = hot_seat(false);
    game.setup
        .players
        .push(kosa_engine::setup::Wish { automa: "automa:3".parse().ok(), ..Default::default() });
    game.setup.players.push(Default::default());
    game.players.extend([None, Some(Occupant::Bot("random".into()))]);
    game
}

/// The Wind Gambit: a pair of tiles for everybody, or an Automa at the table.
fn windy(automa: bool) -> NewGame {
    let mut game = if automa { solo() } else { hot_seat(false) };
    let more = if automa { "+automa-wind-gambit" } else { "+airship-pairs" };
    game.setup.rules = format!("rulebook +airships +resolutions {more}").parse().unwrap();
    game
}

#[test]
fn any_keys_in_a_game() {
    for (i, lang) in Lang::ALL.into_iter().enumerate() {
        let sizes = [(100, 30), (120, 40), (160, 50), (101, 31)];
        for (j, game) in [solo(), mixed(), hot_seat(true), windy(false), windy(true)].into_iter().enumerate()
        {
            let mut rng = Pcg64Mcg::seed_from_u64((i * 10 + j) as u64);
            let (app, _) = App::start(game, texts(lang), PLAIN);
            let app = press(app, &mut rng, sizes[(i + j) % 4], 500);
            if let Some(play) = app.play() {
                let record = play.table().record();
                record.replay().unwrap();
                assert!(record.entries().len() > 20, "{lang}: the keys decide something");
                look_through(
                    Replay::new(record.clone(), kosa_engine::Viewer::Everything, texts(lang), PLAIN).unwrap(),
                    &mut rng,
                );
            }
        }
    }
}

fn look_through(mut replay: Replay, rng: &mut Pcg64Mcg) {
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    for _ in 0..200 {
        if !replay.input(any_input(rng)) {
            break;
        }
        terminal.draw(|frame| replay.draw(frame)).unwrap();
    }
}

#[test]
fn any_keys_in_the_set_up() {
    for seed in 0..8 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let app = App::set_up(&solo(), None, texts(Lang::Polish), PLAIN, true);
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        let mut app = app;
        for _ in 0..400 {
            let input = match any_input(&mut rng) {
                Input::Enter => Input::Char('+'),
                input => input,
            };
            app.input(input);
            terminal.draw(|frame| app.draw(frame)).unwrap();
        }
    }
}

#[test]
fn any_window_however_small() {
    for (width, height) in [(1, 1), (2, 1), (5, 3), (40, 10), (99, 30), (100, 29), (100, 30), (300, 100)] {
        for app in [
            App::start(solo(), texts(Lang::English), PLAIN).0,
            App::start(hot_seat(true), texts(Lang::English), PLAIN).0,
            App::set_up(&solo(), None, texts(Lang::English), PLAIN, false),
        ] {
            let mut shown = Shown::new(app, width, height);
            shown.text();
            for key in "m?slac".chars() {
                shown.input(Input::Char(key));
                shown.text();
                shown.input(Input::Esc);
            }
        }
    }
}
