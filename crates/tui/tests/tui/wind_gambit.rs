//! The Wind Gambit on the screen: airships, tiles and the end of the game.

use crate::common::*;
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::{AirshipTile, Resolution, Seat};
use kosa_engine::{State, Switch};
use kosa_lang::Lang;
use kosa_table::{Seed, Table};
use kosa_tui::{App, Effect, Input};

fn from(position: &str, lang: Lang) -> Shown {
    let state = State::from_position(position).unwrap();
    let table = Table::from_state(state, Seed::from(1));
    Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30)
}

/// Nordic's airship waits over its metal; Crimea's has something aboard.
const OVER: &str = "\
kosa-position 1
rules rulebook +airships +resolutions
active 1
turns 9
tile lakes_adjacent
encounters h03 h08
airship-tiles bombard drill
resolution doomsday_clock
at h11 metal 2
seat nordic industrial
  power 5
  coins 3
  airship h11
  workers h11 h11 h12
  character h12
seat crimea automa:automa
";

fn over() -> String {
    OVER.replace("+resolutions", "+resolutions +automa-wind-gambit")
}

#[test]
fn a_flight_by_keys() {
    let mut shown = from(&over(), Lang::English);
    shown.keys("3\n");
    let number = number_of(&mut shown, "Airship: h11");
    shown.keys(&number);
    // Wherever it can fly, with what it takes aboard beside it.
    shown.keys("+");
    snapshot("flight", &shown.text());
    let number = number_of(&mut shown, "h05 (tundra), with 2 metal");
    shown.keys(&number);
    let public = *shown.app.play().unwrap().table().state().public();
    let player = public.player(Seat::new(0).unwrap());
    assert_eq!(player.airship().map(|p| p.to_string()), Some("h05".into()));
    assert_eq!(player.aboard().iter().sum::<u8>(), 2);
    shown.keys("m");
    snapshot("airship-mat", &shown.text());
}

#[test]
fn a_flight_step_by_step() {
    let mut shown = from(&over(), Lang::English);
    shown.keys("3\n");
    take(&mut shown, "Airship: h11");
    shown.input(Input::End);
    shown.shows("›Step by step");
    shown.input(Input::Enter);
    take(&mut shown, "Fly the airship");
    take(&mut shown, "Take 2 metal aboard");
    take(&mut shown, "h05 (tundra)");
    shown.shows("The airship is on h05");
    shown.shows("airship (2 metal)");
    take(&mut shown, "Set down 2 metal");
    // The likeliest answer is no longer to turn that round.
    shown.shows("›End the flight here");
    // All of the flight is one decision.
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    shown.shows("Airship: h11");
}

/// The number to press for the line with these words.
fn number_of(shown: &mut Shown, words: &str) -> String {
    let text = shown.text();
    let line = text.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}:\n{text}"));
    let before = line.split(words).next().unwrap().trim_end_matches(['›', ' ']);
    let digits: String = before.chars().rev().take_while(char::is_ascii_digit).collect();
    digits.chars().rev().collect()
}

#[test]
fn the_tiles_in_force() {
    for lang in Lang::ALL {
        let mut shown = from(&over(), lang);
        shown.keys("t");
        let name = if lang == Lang::English { "tiles".into() } else { format!("tiles-{lang}") };
        snapshot(&name, &shown.text());
        shown.input(Input::Esc);
        assert!(!shown.text().contains("Bombard ("));
    }
}

#[test]
fn tiles_are_shown_when_the_game_begins_and_marked() {
    let mut game = solo();
    game.setup.rules = "rulebook +airships +resolutions +automa-wind-gambit".parse().unwrap();
    game.setup.tiles = Tiles {
        aggressive: Some(AirshipTile::Bounty),
        passive: Some(AirshipTile::SafeHaven),
        resolution: Some(Resolution::MissionPossible),
    };
    let mut shown = Shown::game(game, Lang::English);
    shown.shows("Unofficial game");
    shown.shows("Bounty (aggressive airship tile, carries workers)");
    shown.shows("? Not checked against a printed tile: only its name is known, the effect is our own");
    shown.shows("Open objective");
    shown.input(Input::Enter);
    // The page is gone, the mark stays.
    assert!(!shown.text().contains("Unofficial game"));
    assert!(shown.text().lines().next().unwrap().contains("· unofficial game"));
    shown.shows("Choose the section");
    shown.keys("?");
    shown.input(Input::Esc);
}

#[test]
fn open_objectives_show_whose_stars_lie_on_them() {
    let position = "\
kosa-position 1
rules rulebook +resolutions
active 1
encounters
resolution mission_possible
missions 12 15
seat nordic industrial
  coins 25
  recruits upgrade build
  bonuses power coins
seat crimea mechanical
  stars mission
  mission-stars 12
";
    let mut shown = from(position, Lang::English);
    // The tiles, then the person who is asked.
    shown.keys("\n\n");
    // In one line where the question needs the room.
    shown.shows("Open objective 12: Get Rich or… ★C");
    shown.shows("Open objective 15: Balanced Workf…");
    let number = number_of(&mut shown, "Reveal Balanced Workforce");
    shown.keys(&number);
    shown.keys("t");
    let text = shown.text();
    assert!(text.contains("Open objective 12 (stars: Crimea):"), "{text}");
    assert!(text.contains("Open objective 15 (stars: Nordic):"), "{text}");
    // The same beside the board, and in a replay.
    shown.input(Input::Esc);
    shown.shows("Open objective 15: Balanced Wo… ★N");
    shown.keys("c");
    shown.shows("Open objective 15 (stars: Nordic): ");
    let record = shown.app.play().unwrap().table().record().clone();
    let mut replay =
        kosa_tui::Replay::new(record, kosa_engine::Viewer::Everything, texts(Lang::English), PLAIN).unwrap();
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(100, 30)).unwrap();
    for (input, stars) in [(Input::Char('t'), false), (Input::Right, true)] {
        replay.input(input);
        terminal.draw(|frame| replay.draw(frame)).unwrap();
        let page = text_of(&terminal);
        assert_eq!(page.contains("║ Open objective 15 (stars: Nordic):"), stars, "{page}");
    }
}

fn text_of(terminal: &ratatui::Terminal<ratatui::backend::TestBackend>) -> String {
    text(terminal.backend())
}

#[test]
fn what_lies_aboard_pays_and_is_chosen_without_a_place() {
    let position = "\
kosa-position 1
rules rulebook +airships
active 1
encounters
airship-tiles toll drill
at h11 metal 2
seat nordic industrial
  coins 3
  airship h11
  aboard metal 3
  workers h11 h11
seat crimea mechanical
";
    let mut shown = from(position, Lang::English);
    shown.keys("\n");
    // Whatever is pressed, paying from aboard can be drawn.
    for _ in 0..60 {
        shown.input(Input::Enter);
        shown.text();
        shown.input(Input::Down);
        shown.text();
        shown.input(Input::Tab);
        shown.input(Input::Right);
        shown.text();
        shown.input(Input::Tab);
    }
}

#[test]
fn tiles_are_chosen_in_the_set_up() {
    let mut game = hot_seat(false);
    game.setup.rules = game.setup.rules.with(Switch::Airships, true).with(Switch::Resolutions, true);
    let app = App::set_up(&game, None, texts(Lang::English), PLAIN, false);
    let mut shown = Shown::new(app, 100, 30);
    shown.input(Input::Tab);
    // Down to the aggressive tile, below the airships.
    for _ in 0..6 {
        shown.input(Input::Down);
    }
    shown.input(Input::Right);
    shown.shows("◂ aggressive: Bombard ▸");
    snapshot("set-up-tiles", &shown.text());
    assert_eq!(shown.input(Input::Enter), Effect::Begin);
    let public = *shown.app.play().unwrap().table().state().public();
    let tile = public.player(Seat::new(0).unwrap()).airship_tile(kosa_engine::vocab::TileSide::Aggressive);
    assert_eq!(tile, Some(AirshipTile::Bombard));
}

#[test]
fn an_automa_and_tiles_need_a_word_more() {
    let mut game = solo();
    game.setup.rules = game.setup.rules.with(Switch::Airships, true);
    let app = App::set_up(&game, None, texts(Lang::English), PLAIN, false);
    let mut shown = Shown::new(app, 100, 30);
    shown.shows("How Automas play The Wind Gambit is not known");
    // By the name under which it stands in the form, not by that of the command line.
    shown.shows("Wind Gambit, unofficial”.");
    shown.hides("automa-wind-gambit");
    assert_eq!(shown.input(Input::Enter), Effect::Stay);
}
