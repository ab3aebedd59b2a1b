//! The set-up and the draft, by keys and mouse.

use crate::common::*;
use kosa_engine::Switch;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Seat};
use kosa_lang::{Dial, Lang};
use kosa_table::{Occupant, Seed};
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
    // Dials are for those who ask for them.
    shown.hides("coins");
    press(&mut shown, &[Right, Input::Char(' ')]);
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
    assert_eq!(table.state().public().player(first).mat(), Some(Mat::Industrial));
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
    shown.click("Automa (normal)");
    shown.shows("Automa (normal)");
    shown.click("Automa (normal)");
    shown.shows("Automaszyna (hard)");
}

#[test]
fn a_click_on_an_arrow_turns_the_value_that_way() {
    let mut shown = form();
    let ends = |shown: &mut Shown| {
        let text = shown.text();
        let line = text.lines().find(|l| l.contains("Players")).unwrap().to_string();
        let y = shown.find("Players").y;
        let x = |sign: char| line.chars().position(|c| c == sign).unwrap() as u16;
        [Position::new(x('◂'), y), Position::new(x('▸'), y)]
    };
    let [_, up] = ends(&mut shown);
    shown.input(Input::Click(up));
    shown.shows("◂ 3 ▸");
    shown.input(Input::Click(up));
    shown.shows("◂ 4 ▸");
    let [down, _] = ends(&mut shown);
    for players in ["◂ 3 ▸", "◂ 2 ▸", "◂ 2 ▸"] {
        shown.input(Input::Click(down));
        shown.shows(players);
    }
    // Between the arrows the first click only goes there.
    let deal = shown.find("dealt at random");
    shown.input(Input::Click(deal));
    shown.shows("dealt at random");
    shown.input(Input::Click(deal));
    shown.shows("dealt, mats in order");
}

#[test]
fn what_was_chosen_is_not_thrown_away_unasked() {
    // Nothing was chosen: nothing is lost.
    assert_eq!(form().input(Input::Esc), Effect::Leave);
    let mut shown = form();
    press(&mut shown, &[Input::Down, Input::Right]);
    for key in [Input::Esc, Input::Char('q')] {
        assert_eq!(shown.input(key), Effect::Stay);
        shown.shows("Leave the set-up?");
        assert_eq!(shown.input(Input::Esc), Effect::Stay);
        shown.hides("Leave the set-up?");
        shown.shows("Player 3");
    }
    shown.input(Input::Esc);
    assert_eq!(shown.click("Esc stay"), Effect::Stay);
    shown.hides("Leave the set-up?");
    shown.input(Input::Esc);
    assert_eq!(shown.click("Enter leave"), Effect::Leave);
}

#[test]
fn the_help_begins_with_the_field() {
    let mut shown = form();
    press(&mut shown, &[Input::Down, Input::Down, Input::Right, Input::Char('?')]);
    shown.shows("Player 1 · Nordic Kingdoms");
    shown.shows("Swim: Your workers may cross rivers.");
    shown.input(Input::Down);
    shown.shows("start the game as it stands");
    shown.input(Input::Esc);
    shown.hides("start the game as it stands");
    // Where letters are typed it is one of them, and so is q.
    press(&mut shown, &[Input::Right, Input::Right]);
    shown.keys("q?");
    shown.shows("name: q?_");
    shown.hides("? help");
    shown.shows("Esc leave");
}

#[test]
fn a_page_that_is_longer_says_so() {
    let mut shown = form();
    shown.hides("▼");
    shown.input(Input::Tab);
    shown.shows("▼");
    shown.hides("▲");
    shown.input(Input::End);
    shown.shows("▲");
    shown.hides("▼");
    shown.input(Input::PageUp);
    shown.input(Input::Home);
    shown.hides("▲");
    shown.shows("◂ rulebook ▸");
}

#[test]
fn a_text_shows_its_cursor_only_while_it_is_typed() {
    let mut shown = form();
    shown.hides("_");
    press(&mut shown, &[Input::Down, Input::Down, Input::Right, Input::Right, Input::Right]);
    shown.keys("Bartholomew the Second");
    let text = shown.text();
    assert!(text.contains("name: …") && text.contains("Second_"), "the end is shown:\n{text}");
    shown.input(Input::Down);
    shown.hides("_");
    shown.shows("name: Barth");
    press(&mut shown, &[Input::End, Input::Char('4')]);
    shown.shows("4_");
    shown.input(Input::Up);
    shown.hides("4_");
}

/// The dials stand below each other and none is cut off.
#[test]
fn dials_are_aligned_in_every_language() {
    for lang in Lang::ALL {
        let mut shown = Shown::new(App::set_up(&solo(), None, texts(lang), PLAIN, false), 100, 30);
        press(&mut shown, &[Input::Down, Input::Down, Input::Down, Input::Right, Input::Right, Input::Right]);
        shown.input(Input::Char(' '));
        let at = Dial::ALL.map(|dial| {
            let name = texts(lang).name(&dial);
            let boxed = format!("[ ] {name}");
            if shown.text().contains(&boxed) { shown.find(&boxed) } else { shown.find(&format!("{name} +0")) }
        });
        for (upper, lower) in at.iter().zip(&at[3..]) {
            assert_eq!((upper.x, upper.y + 1), (lower.x, lower.y), "{lang}: {}", shown.text());
        }
    }
}

#[test]
fn values_are_listed_and_taken_by_their_number() {
    let mut shown = form();
    press(&mut shown, &[Input::Down, Input::Down, Input::Right]);
    shown.shows("1 any");
    shown.shows("5 Saxony Empire");
    shown.keys("5");
    shown.shows("a person          Saxony Empire");
    // The mouse takes one as well; in a name digits are letters.
    shown.click("6 Republic of Polania");
    shown.shows("a person          Republic of Polania");
    press(&mut shown, &[Input::Right, Input::Right]);
    shown.keys("R2");
    shown.shows("name: R2_");
    shown.shows("Republic of Polania");
}

#[test]
fn the_rules_are_named_in_the_language() {
    let mut shown = Shown::new(App::set_up(&solo(), None, texts(Lang::Italian), PLAIN, false), 100, 30);
    shown.shows("Regole: regolamento");
    press(&mut shown, &[Input::Tab, Input::Down, Input::Char(' ')]);
    shown.shows("Regole: regolamento, 1 cambiata");
    shown.shows("Invio comincia");
}

#[test]
fn factions_are_drafted_in_the_order_of_the_mats() {
    let mut shown = Shown::game(hot_seat(true), Lang::English);
    // Ben has the lowest mat.
    shown.shows("Ben chooses a faction");
    shown.shows("Industrial mat · 2 popularity, 4 coins");
    shown.shows("Bolster, then Upgrade for 3 oil, gives 3 coins");
    shown.click("Clan Albion");
    let text = shown.text();
    assert!(text.contains("Anna chooses") && text.matches("Clan Albion").count() == 1, "{text}");
    shown.shows("Engineering mat");
    shown.input(Input::Down);
    shown.input(Input::Enter);
    assert_eq!(shown.keys("1"), Effect::Begin);
    let table = shown.app.play().unwrap().table();
    let public = table.state().public();
    let albion = public.seats().find(|s| public.player(*s).faction() == Faction::Albion).unwrap();
    assert_eq!(table.occupant(albion), Some(&Occupant::Human("Ben".into())));
    assert_eq!(public.player(albion).mat(), Some(Mat::Industrial));
}

#[test]
fn the_draft_goes_back_to_the_set_up_as_it_was_asked_for() {
    let (mut app, _) = App::start(hot_seat(true), texts(Lang::English), PLAIN);
    app.remember_seed(Seed::from(5));
    let mut shown = Shown::new(app, 100, 30);
    assert_eq!(shown.input(Input::Esc), Effect::Stay);
    shown.shows("a new game");
    shown.shows("name: Ben");
    let text = shown.text();
    assert!(text.lines().any(|l| l.contains("Seed") && l.trim_end().ends_with(" 5")), "{text}");
    // The same mats are dealt again.
    assert_eq!(shown.input(Input::Enter), Effect::Stay);
    shown.shows("Ben chooses a faction");
}

/// Seven players, the longest texts: the mat of whoever chooses is shown to its last line.
#[test]
fn the_draft_fits_into_the_smallest_window() {
    for lang in Lang::ALL {
        let mut game = hot_seat(true);
        game.setup.players.resize(7, Default::default());
        game.players.resize(7, Some(Occupant::Human("Bartholomew".into())));
        let mut shown = Shown::game(game, lang);
        for _ in 0..7 {
            let last = texts(lang).mat_section(&Mat::Industrial.face().sections[3]);
            shown.shows(&last);
            let coins = texts(lang).count("coins", Mat::Patriotic.face().coins);
            let row =
                format!("{}, {coins} ", texts(lang).count("popularity", Mat::Patriotic.face().popularity));
            shown.shows(&row);
            shown.input(Input::WheelDown(Position::new(0, 0)));
        }
    }
}

#[test]
fn a_choice_of_the_draft_is_taken_back() {
    let mut shown = Shown::game(hot_seat(true), Lang::English);
    let first = shown.text();
    shown.keys("2");
    let second = shown.text();
    assert_ne!(first, second);
    shown.keys("1u");
    assert_eq!(shown.text(), second, "the second person chooses again");
    shown.keys("u");
    assert_eq!(shown.text(), first);
    // Nothing is left to take back.
    shown.keys("u");
    assert_eq!(shown.text(), first);
}

#[test]
fn a_seed_can_be_pasted() {
    let game = hot_seat(false);
    let mut shown = Shown::new(App::set_up(&game, None, texts(Lang::English), PLAIN, false), 100, 30);
    let before = shown.text();
    // Nothing is typed in here: what is pasted means nothing.
    shown.app.paste("9\n\n");
    assert_eq!(shown.text(), before);
    for _ in 0..40 {
        if shown.text().contains("_") {
            break;
        }
        shown.input(Input::Down);
    }
    shown.app.paste("  12345\n");
    shown.shows("12345_");
    // Under a question it means nothing either.
    shown.input(Input::Esc);
    shown.app.paste("678");
    shown.input(Input::Esc);
    shown.shows("12345_");
    shown.app.paste(&"9".repeat(500));
    let longest = shown.text();
    let digits = longest.lines().find(|l| l.contains("Seed")).unwrap().chars().filter(char::is_ascii_digit);
    assert!(digits.count() <= 64, "{longest}");
}
