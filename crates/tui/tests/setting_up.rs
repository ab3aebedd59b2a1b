//! The set-up and the draft, by keys and mouse.

mod common;

use common::*;
use kosa_engine::Switch;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Seat};
use kosa_lang::Lang;
use kosa_table::Occupant;
use kosa_tui::{App, Effect, Input};
use ratatui::layout::Position;

fn form() -> Shown {
    Shown::new(App::set_up(&solo(), None, texts(Lang::English), PLAIN, false), 100, 30)
}

fn press(shown: &mut Shown, inputs: &[Input]) {
    for input in inputs {
        shown.input(*input);
    }
}

/// Where these words are shown.
fn find(shown: &mut Shown, words: &str) -> Position {
    let text = shown.text();
    let (y, line) = text.lines().enumerate().find(|(_, l)| l.contains(words)).expect("the words are shown");
    let x = line[..line.find(words).unwrap()].chars().count();
    Position::new(x as u16, y as u16)
}

#[test]
fn seats_levels_and_dials_are_chosen_by_keys() {
    let mut shown = form();
    use Input::{Down, Right};
    // One more player, who is an Automa at first.
    press(&mut shown, &[Down, Right]);
    shown.shows("Player 3");
    // The first Automa becomes harder and richer.
    press(&mut shown, &[Down, Down, Right, Right, Input::Char(' ')]);
    shown.shows("Automaszyna (hard)");
    press(&mut shown, &[Down, Input::Left, Input::Char('+')]);
    shown.shows("coins +1");
    // The second one becomes a person with a name.
    press(&mut shown, &[Down, Down, Input::Left, Input::Left, Input::Char(' '), Right, Right, Right]);
    shown.keys("Ida");
    shown.shows("name: Ida_");
    assert_eq!(shown.input(Input::Enter), Effect::Begin);
    let table = shown.app.play().unwrap().table();
    assert_eq!(table.state().public().seat_count(), 3);
    let people: Vec<&Occupant> =
        table.state().public().seats().filter_map(|s| table.occupant(s)).filter(|o| o.is_human()).collect();
    assert!(people.contains(&&Occupant::Human("Ida".into())), "{people:?}");
    let automa =
        table.state().public().seats().find_map(|s| table.state().public().player(s).automa()).unwrap();
    assert_eq!(automa.kind().level, AutomaLevel::Automaszyna);
    assert_eq!(automa.kind().dials.coins, 1);
}

#[test]
fn faults_are_told_and_nothing_starts() {
    let mut shown = form();
    // The Automa asks for the person's faction.
    press(&mut shown, &[Input::Down, Input::Down, Input::Down, Input::Right]);
    for _ in 0..2 {
        shown.input(Input::Char('-'));
    }
    shown.shows("Nordic");
    let text = shown.text();
    assert!(text.contains("twice"), "{text}");
    assert_eq!(shown.input(Input::Enter), Effect::Stay);
    assert!(shown.app.play().is_none());
}

#[test]
fn a_seed_and_rules_are_typed_and_switched() {
    let mut shown = form();
    press(&mut shown, &[Input::End, Input::Tab]);
    shown.shows("The rules");
    press(&mut shown, &[Input::Down, Input::Char(' ')]);
    shown.shows("[x] Invaders from Afar");
    shown.input(Input::Tab);
    for _ in 0..12 {
        shown.input(Input::Down);
    }
    shown.keys("4x");
    shown.shows("A seed is a number");
    press(&mut shown, &[Input::Back, Input::Char('2')]);
    assert_eq!(shown.input(Input::Enter), Effect::Begin);
    let table = shown.app.play().unwrap().table();
    assert_eq!(table.seed().to_string(), "42");
    assert!(table.state().public().rules().has(Switch::InvadersFromAfar));
    let first = Seat::new(0).unwrap();
    assert_eq!(table.state().public().player(first).mat(), Mat::Industrial);
}

#[test]
fn the_language_changes_at_once() {
    let mut shown = form();
    shown.input(Input::Right);
    shown.shows("una nuova partita");
    shown.input(Input::Right);
    shown.shows("una nueva partida");
    shown.input(Input::Right);
    shown.shows("nowa gra");
}

#[test]
fn the_mouse_changes_what_it_touches() {
    let mut shown = form();
    let at = find(&mut shown, "Automa (normal)");
    shown.input(Input::Click(at));
    shown.shows("Automa (normal)");
    shown.input(Input::Click(at));
    shown.shows("Automaszyna (hard)");
}

#[test]
fn factions_are_drafted_in_the_order_of_the_mats() {
    let mut shown = Shown::game(hot_seat(true), Lang::English);
    // Ben has the lowest mat.
    shown.shows("Player 2 chooses a faction");
    let at = find(&mut shown, "Clan Albion");
    shown.input(Input::Click(at));
    let text = shown.text();
    assert!(text.contains("Player 1 chooses") && text.matches("Clan Albion").count() == 1, "{text}");
    shown.input(Input::Down);
    shown.input(Input::Enter);
    assert_eq!(shown.keys("1"), Effect::Begin);
    let table = shown.app.play().unwrap().table();
    let public = table.state().public();
    let albion = public.seats().find(|s| public.player(*s).faction() == Faction::Albion).unwrap();
    assert_eq!(table.occupant(albion), Some(&Occupant::Human("Ben".into())));
    assert_eq!(public.player(albion).mat(), Mat::Industrial);
}
