//! What keys and clicks do in a game.

mod common;

use common::*;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Frame, Move, State};
use kosa_lang::Lang;
use kosa_table::{Occupant, Seed, Table};
use kosa_tui::{App, Effect, Input};

/// A game that goes on from a position; seat 1 is a person, the others too unless they are Automas.
fn from(position: &str) -> Shown {
    let state = State::from_position(position).unwrap();
    let table = Table::from_state(state, Seed::from(1));
    Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30)
}

/// The middle of a game of all seven, with every kind of token on the board.
const RICH: &str = "\
kosa-position 1
rules rulebook +invaders-from-afar
active 1
turns 40
tile lakes_adjacent
encounters h03 h08 h25 h36
at h04 food 2 wood 1
at h24 metal 12 oil 3 food 1 wood 2
at @crimea oil 3
flags h02 h16
trap h40 coins armed
trap h39 power disarmed known
seat nordic industrial
  power 5
  popularity 7
  coins 12
  hand 2235
  objectives 3 14
  stars combat upgrades
  character h11
  mechs 1 4 at h24 h24
  workers h04 h05 h24 h24 h24 @nordic
  structures mill h12 mine h10
  cubes move_unit
  reduced enlist
  recruits deploy
  bonuses coins
  factory-card 7
  token build
seat togawa patriotic
  character h40
seat crimea automa:automaszyna
  mechs at h28
seat albion mechanical
  character h16
";

#[test]
fn a_rich_board() {
    let mut shown = from(RICH);
    shown.keys("\n");
    snapshot("rich-board", &shown.text());
    shown.keys("m");
    snapshot("rich-mat", &shown.text());
}

const DUEL: &str = "\
kosa-position 1
active 1
seat nordic industrial
  power 9
  hand 2235
  mechs 1 at h11
  character h12
seat crimea mechanical
  power 5
  hand 44
  objectives 1 2
  character h19
";

#[test]
fn a_combat_is_fought_by_two_people_at_one_keyboard() {
    let mut shown = from(DUEL);
    // The first question of all is for the person whose turn it is.
    shown.shows("The keyboard goes to Nordic Kingdoms");
    shown.keys("\n31");
    shown.shows("Mech: h11 (mountain)");
    let text = shown.text();
    assert!(text.contains("[2][2][3][5]") && !text.contains("[4][4]"));
    let from_h12 = text.lines().find(|l| l.contains("Character: h12")).map(|l| l.to_string()).unwrap();
    let number = from_h12.split("Character").next().unwrap().chars().rfind(char::is_ascii_digit).unwrap();
    shown.input(Input::Char(number));
    assert!(!shown.text().contains("h19"), "no unit of theirs can cross the river yet");
}

#[test]
fn amounts_are_taken_by_their_own_number() {
    let mut shown = from(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
         seat nordic industrial; power 9; hand 2235; character h19; seat crimea automa:automa; mechs at h19",
    );
    shown.shows("7›Spend 7 power on the dial");
    snapshot("combat", &shown.text());
    shown.keys("3");
    shown.shows("Play no card");
}

#[test]
fn hands_are_hidden_between_people() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    let first = shown.text();
    assert!(first.contains("The keyboard goes to") && !first.contains("Your cards"), "{first}");
    shown.keys("\n");
    shown.shows("Your cards");
    let mut keys = 0;
    while !shown.text().contains("The keyboard goes to") {
        shown.input(Input::End);
        shown.input(Input::Enter);
        keys += 1;
        assert!(keys < 50, "{}", shown.text());
    }
    assert!(!shown.text().contains("Your cards"));
    // The one who just played may still think again.
    shown.shows("u undo");
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    // His cards stay covered until he sits down again.
    let covered = shown.text();
    assert!(covered.contains("The keyboard goes to") && !covered.contains("Your cards"), "{covered}");
    shown.keys("\n");
    shown.shows("End the turn");
}

#[test]
fn nothing_is_decided_while_the_window_is_too_small() {
    let mut shown = Shown::game(solo(), Lang::English);
    let before = shown.text();
    shown.resize(80, 24);
    shown.shows("Kosa needs 100 by 30");
    for input in [Input::Enter, Input::Enter, Input::Char('1'), Input::Tab, Input::Esc] {
        assert_eq!(shown.input(input), Effect::Stay);
    }
    shown.resize(100, 30);
    assert_eq!(shown.text(), before);
    shown.resize(80, 24);
    shown.text();
    assert_eq!(shown.keys("q"), Effect::Leave);
}

#[test]
fn a_section_that_cannot_be_paid_says_so() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; coins 0; objectives 1 2; seat crimea automa:automa",
    );
    // Bolster and Trade cost a coin; Produce and Move do not.
    let text = shown.text();
    assert!(text.contains("(Bolster") && text.contains("(Trade"), "{text}");
    assert!(!text.contains("(Move") && !text.contains("(Produce"), "{text}");
    assert_eq!(text.matches("cannot").count(), 2, "{text}");
}

#[test]
fn what_is_asked_tells_nothing_of_hidden_cards() {
    // Whether the turn ends with the combat depends on the card the Automa has yet to draw.
    for seed in 0..12 {
        let state = State::from_position(
            "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
             seat nordic industrial; power 7; hand 2; character h19; stars combat upgrades mechs workers power; \
             seat crimea automa:automa; mechs at h19",
        )
        .unwrap();
        let table = Table::from_state(state, Seed::from(seed));
        let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
        shown.keys("7");
        shown.shows("Play no card");
        shown.input(Input::Enter);
        assert!(!shown.text().contains("This ends your turn"), "seed {seed}:\n{}", shown.text());
    }
}

#[test]
fn the_board_answers_under_the_cursor() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("31");
    shown.shows("Character: the home base");
    shown.input(Input::Tab);
    // The cursor stands on the home base, where the character is.
    shown.input(Input::Enter);
    shown.shows("1›h04 (forest)");
    shown.input(Input::Tab);
    shown.input(Input::Right);
    shown.shows("2›h05 (tundra)");
    assert_eq!(shown.input(Input::Enter), Effect::Append);
    shown.shows("(1 to move)");
    shown.input(Input::Tab);
    for _ in 0..4 {
        shown.input(Input::Down);
    }
    shown.input(Input::Enter);
    shown.shows("Nothing can be chosen here.");
}

#[test]
fn undo_goes_back_to_any_decision_of_the_turn() {
    let mut shown = Shown::game(solo(), Lang::English);
    assert_eq!(shown.keys("u"), Effect::Stay, "nothing has been decided");
    shown.keys("3111");
    shown.keys("U");
    snapshot("take-back", &shown.text());
    shown.input(Input::Down);
    assert_eq!(shown.input(Input::Enter), Effect::Rewrite);
    shown.shows("Move up to 2 units");
    shown.keys("u");
    shown.shows("Choose the section");
}

#[test]
fn decisions_are_taken_back_by_number_and_by_mouse() {
    let at = ratatui::layout::Position::new(0, 0);
    for way in 0..3 {
        let mut shown = Shown::game(solo(), Lang::English);
        shown.keys("3111U");
        let effect = match way {
            0 => shown.keys("2"),
            1 => shown.click("move up to 2 units"),
            _ => {
                shown.input(Input::WheelDown(at));
                shown.input(Input::Enter)
            }
        };
        assert_eq!(effect, Effect::Rewrite, "{way}");
        shown.shows("Move up to 2 units");
        shown.hides("Back to before which decision?");
    }
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("3111U");
    assert_eq!(shown.keys("9"), Effect::Stay, "there is no ninth");
    shown.shows("Back to before which decision?");
    assert_eq!(shown.input(Input::Click(at)), Effect::Stay, "beside the list");
    shown.hides("Back to before which decision?");
}

#[test]
fn a_refusal_is_said_in_full_until_the_next_key() {
    for lang in Lang::ALL {
        let mut shown = Shown::game(solo(), lang);
        let text = texts(lang).say("tui-nothing-to-undo");
        assert_eq!(shown.keys("u"), Effect::Stay);
        shown.shows(&text);
        shown.keys("m");
        shown.hides(&text);
        shown.shows(&texts(lang).say("tui-key-quit"));
    }
}

#[test]
fn a_message_that_is_longer_than_a_line_is_shown_whole() {
    let mut shown = Shown::game(solo(), Lang::English);
    let file = format!("/{}", "directory/".repeat(12));
    shown.app.trouble(format!("{file} cannot be written: the disk is full"));
    shown.shows("the disk is full");
}

#[test]
fn questions_are_answered_by_a_click_on_their_keys() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("q");
    assert_eq!(shown.click("Esc stay"), Effect::Stay);
    shown.hides("Leave the game?");
    shown.keys("q");
    assert_eq!(shown.click("Enter leave"), Effect::Leave);
}

#[test]
fn the_mouse_reads_the_help() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("?");
    shown.click("Keys: answers");
    shown.shows("Tab: from the list to the board");
    // The wheel over the list goes through it.
    let list = shown.find("Action token");
    shown.input(Input::WheelDown(list));
    shown.hides("Tab: from the list to the board");
    shown.shows("s: the score as it stands");
    shown.input(Input::Click(ratatui::layout::Position::new(0, 0)));
    shown.shows("Choose the section");
    // A long text is scrolled, by the wheel over it and by keys, and says that there is more.
    shown.keys("m?");
    shown.shows("▼");
    shown.hides("▲");
    let text = shown.find("Your workers may cross");
    shown.input(Input::WheelDown(text));
    shown.shows("▲");
    for _ in 0..40 {
        shown.input(Input::WheelDown(text));
    }
    shown.hides("▼");
    for _ in 0..5 {
        shown.input(Input::PageUp);
    }
    shown.hides("▲");
    shown.input(Input::PageDown);
    shown.shows("▲");
}

#[test]
fn names_stand_in_the_table_of_players() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    shown.keys("\n");
    shown.shows("►T Cleo ");
    shown.shows(" N Ben ");
    let (app, _) = App::start(hot_seat(false), texts(Lang::English), PLAIN);
    let mut shown = Shown::new(app, 160, 50);
    shown.keys("\n");
    shown.shows("Cleo (Togawa");
}

#[test]
fn the_end_of_a_turn_that_is_not_asked_about_is_confirmed() {
    let mut shown =
        from("kosa-position 1; active 1; seat nordic industrial; power 5; hand 2; seat crimea automa:automa");
    shown.keys("1");
    shown.keys("1");
    shown.shows("This ends your turn");
    snapshot("ends-turn", &shown.text());
    shown.input(Input::Esc);
    shown.shows("Gain 2 power for 1 coin");
    shown.keys("1");
    assert_eq!(shown.input(Input::Enter), Effect::Append);
    shown.shows("Crimean Khanate · 1 of");
}

#[test]
fn what_has_one_answer_is_not_asked_and_does_not_stop_undo() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("11");
    shown.shows("Upgrade cannot be taken now.");
    shown.shows("End the turn");
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    shown.shows("Gain 2 power for 1 coin");
    shown.keys("1");
    // The Automa plays, and its turn is read; the file follows.
    assert_eq!(shown.input(Input::Enter), Effect::Append);
    shown.shows("draws Automa");
}

#[test]
fn everything_is_taken_along_at_once() {
    let mut shown = from(
        "kosa-position 1; active 1; at h12 metal 2 food 3; seat nordic industrial; mechs 1 at h12; \
         workers h12 h12; objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("31");
    shown.shows("2 Mech: h12 (farm)");
    shown.keys("21");
    shown.shows("3›Take 3 food along");
    shown.shows("+ Take everything along");
    assert_eq!(shown.keys("+"), Effect::Append);
    shown.shows("N■●2");
    shown.shows("f3m2");
    shown.keys("u");
    shown.shows("take along?");
}

#[test]
fn one_kind_of_cargo_is_taken_along_by_the_same_keys() {
    for (key, stays) in [("+", 0), ("-", 3)] {
        let mut shown = from(
            "kosa-position 1; active 1; at h12 food 3; seat nordic industrial; character h12; \
             objectives 3 14; seat crimea automa:automa",
        );
        shown.keys("31");
        shown.click("Character: h12");
        shown.keys("1");
        shown.shows("how much food");
        assert_eq!(shown.keys(key), Effect::Append, "{key}");
        shown.hides("how much food");
        let public = *shown.app.play().unwrap().table().state().public();
        let stayed = public.resources(kosa_engine::vocab::Hex::new(12).unwrap().place());
        assert_eq!(stayed.iter().sum::<u8>(), stays, "{key}");
    }
}

#[test]
fn territories_produce_in_any_order() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         objectives 3 14; seat crimea automa:automa",
    );
    let made = |shown: &Shown| {
        let position = shown.app.play().unwrap().table().state().to_position();
        position.lines().filter(|l| l.starts_with("at h")).collect::<Vec<_>>().join("; ")
    };
    shown.keys("21");
    shown.shows("(2 left, the Mill besides)");
    // The highest first: the lower ones stay open.
    shown.input(Input::Tab);
    shown.input(Input::Tab);
    let number = |shown: &mut Shown, words: &str| {
        let text = shown.text();
        let line = text.lines().find(|l| l.contains(words)).unwrap_or_else(|| panic!("{words}: {text}"));
        line.split(words).next().unwrap().chars().rfind(char::is_ascii_digit).unwrap()
    };
    let on_h12 = number(&mut shown, "2 food on h12");
    assert_eq!(shown.input(Input::Char(on_h12)), Effect::Stay, "nothing is decided yet");
    shown.shows("Chosen: 2 food on h12");
    shown.keys("u");
    assert!(!shown.text().contains("Chosen"));
    shown.input(Input::Char(on_h12));
    let on_mill = number(&mut shown, "1 metal on h11");
    shown.input(Input::Char(on_mill));
    let on_h04 = number(&mut shown, "1 wood on h04");
    assert_eq!(made(&shown), "");
    // The last that can be chosen: everything is decided.
    assert_eq!(shown.input(Input::Char(on_h04)), Effect::Append);
    assert_eq!(made(&shown), "at h04 wood 1; at h11 metal 1; at h12 food 2");
    // One step back to before the first of them.
    assert_eq!(shown.keys("u"), Effect::Rewrite);
    shown.shows("(2 left, the Mill besides)");
    assert_eq!(made(&shown), "");
    let on_h12 = number(&mut shown, "2 food on h12");
    shown.input(Input::Char(on_h12));
    let enough = number(&mut shown, "That is all: produce");
    assert_eq!(shown.input(Input::Char(enough)), Effect::Append);
    assert_eq!(made(&shown), "at h12 food 2");
}

/// Presses the number of the answer with these words.
fn take(shown: &mut Shown, words: &str) -> Effect {
    let text = shown.text();
    let line = text.lines().find(|l| l.contains(words)).unwrap_or_else(|| panic!("{words}: {text}"));
    let number = line.split(words).next().unwrap().chars().rfind(char::is_ascii_digit).unwrap();
    shown.input(Input::Char(number))
}

fn entries(shown: &Shown) -> usize {
    shown.app.play().unwrap().table().record().entries().len()
}

#[test]
fn the_territory_chosen_last_is_taken_back_first() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("21");
    take(&mut shown, "2 food on h12");
    take(&mut shown, "1 wood on h04");
    shown.shows("Chosen: 2 food on h12");
    shown.keys("-");
    let text = shown.text();
    assert!(text.contains("Chosen: 2 food on h12") && text.contains("1 wood on h04"), "{text}");
    assert!(!text.contains("food on h12 (farm), 1 wood"), "{text}");
}

#[test]
fn thinking_again_leaves_everything_as_it_was() {
    // Without objectives, and with nothing to deploy for, producing ends the turn.
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h12 h12; structures mill h11; \
         seat crimea automa:automa",
    );
    shown.keys("21");
    let before = entries(&shown);
    for words in ["2 food on h12", "1 oil on h05", "1 metal on h11"] {
        take(&mut shown, words);
    }
    shown.shows("This ends your turn");
    shown.input(Input::Esc);
    assert_eq!(entries(&shown), before, "nothing is decided");
    shown.shows("Chosen: 2 food on h12");
    shown.keys("--");
    take(&mut shown, "1 wood on h04");
    take(&mut shown, "1 metal on h11");
    shown.shows("This ends your turn");
    assert_eq!(shown.keys("\n"), Effect::Append);
    assert!(entries(&shown) > before);
}

/// Whatever the rules let somebody produce can be gathered, the highest territory first.
#[test]
fn every_production_can_be_gathered() {
    fn ways(state: &State, seat: Seat, made: &mut Vec<Move>, found: &mut Vec<(Vec<Move>, String)>) {
        let Some(Frame::Produce { .. }) = state.public().frame() else {
            found.push((made.clone(), state.to_position()));
            return;
        };
        let legal = state.legal(seat);
        let full = |mv: &Move| match mv {
            Move::ProduceOn { hex, amount } => !legal
                .iter()
                .any(|m| matches!(m, Move::ProduceOn { hex: h, amount: a } if h == hex && a > amount)),
            _ => *mv == Move::Done,
        };
        for mv in legal.iter().filter(|mv| full(mv)) {
            let mut next = *state;
            next.apply(Actor::Seat(seat), *mv).unwrap();
            made.push(*mv);
            ways(&next, seat, made, found);
            made.pop();
        }
    }
    let start = || {
        let mut shown = from(
            "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h06 h12 h12; \
             structures mill h11; objectives 3 14; seat crimea automa:automa",
        );
        shown.keys("21");
        shown
    };
    let asked = start();
    let table = asked.app.play().unwrap().table();
    let (seat, view) = (table.state().public().active(), table.view(Some(table.state().public().active())));
    let mut found = Vec::new();
    ways(table.state(), seat, &mut Vec::new(), &mut found);
    assert!(found.len() > 20, "{}", found.len());
    let words = texts(Lang::English);
    for (moves, position) in found {
        let mut shown = start();
        for mv in moves.iter().rev().filter(|mv| **mv != Move::Done) {
            take(&mut shown, &words.describe(mv, &view, seat)[..12]);
        }
        if shown.text().contains("That is all") {
            take(&mut shown, "That is all");
        } else if moves == [Move::Done] {
            take(&mut shown, "Produce nothing");
        }
        let reached = shown.app.play().unwrap().table();
        let mut state = *reached.state();
        // The person may have been led past what has one answer.
        while state.to_position() != position && state.legal(seat).as_slice() == [Move::Skip] {
            state.apply(Actor::Seat(seat), Move::Skip).unwrap();
        }
        let tokens = |text: &str| {
            text.lines().filter(|l| l.starts_with("at ")).map(str::to_string).collect::<Vec<_>>()
        };
        let workers = |text: &str| text.lines().find(|l| l.contains("workers")).map(str::to_string);
        let own = state.to_position();
        assert_eq!((tokens(&own), workers(&own)), (tokens(&position), workers(&position)), "{moves:?}");
    }
}

#[test]
fn a_large_hand_is_shown_whole() {
    for lang in Lang::ALL {
        let state = State::from_position(
            "kosa-position 1; active 1; seat nordic industrial; hand 2233344455; seat crimea automa:automa",
        );
        let table = Table::from_state(state.unwrap(), Seed::from(1));
        let mut shown = Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30);
        let text = shown.text();
        for cards in ["2×[2]", "3×[3]", "3×[4]", "2×[5]"] {
            assert!(text.contains(cards), "{lang}: {cards} is cut off:\n{text}");
        }
    }
}

#[test]
fn the_factory_card_moves_one_unit() {
    let mut shown = from(
        "kosa-position 1; active 1; frames end bottom:factory; seat nordic industrial; factory-card 7; \
         cubes move_unit; reduced enlist; objectives 3 14; seat crimea automa:automa",
    );
    let text = shown.text();
    assert!(text.contains("Move one unit up to twice") && !text.contains("3 units"), "{text}");
}

#[test]
fn the_end_of_the_game_is_asked_about() {
    // The sixth star: full power.
    let mut shown = from(
        "kosa-position 1; active 1; turns 30; seat nordic industrial; power 15; coins 9; objectives 3 14; \
         stars upgrades mechs structures recruits workers; seat crimea automa:automa",
    );
    let before = entries(&shown);
    shown.keys("11");
    shown.shows("This ends the game");
    shown.input(Input::Esc);
    assert_eq!(entries(&shown), before + 1, "the section was chosen, and nothing else");
    shown.keys("1\n");
    shown.shows("Final score");
    shown.shows("Nordic Kingdoms wins.");
}

#[test]
fn a_resumed_game_still_tells_what_others_did() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("11\n");
    shown.shows("draws Automa");
    let table = shown.app.play().unwrap().table();
    let table = Table::resume(&table.record().to_text(), table.seed()).unwrap();
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("a");
    shown.shows("draws Automa card");
}

#[test]
fn keys_at_the_bottom_can_be_clicked() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.click("s score");
    shown.shows("3=12 reads");
    shown.click("Esc board");
    shown.hides("3=12 reads");
    shown.click("? help");
    shown.shows("Help");
}

#[test]
fn decisions_of_a_resumed_game_are_told_in_words() {
    let mut shown = Shown::game(solo(), Lang::Italian);
    shown.keys("3111");
    let record = shown.app.play().unwrap().table().record().to_text();
    let seed = shown.app.play().unwrap().table().seed();
    let table = Table::resume(&record, seed).unwrap();
    let mut shown = Shown::new(App::resumed(table, texts(Lang::Italian), PLAIN), 100, 30);
    shown.keys("U");
    let text = shown.text();
    assert!(!text.contains("1: ") && text.contains("Movimento"), "{text}");
}

#[test]
fn a_page_longer_than_its_window_is_read_to_its_end() {
    let mut shown = from(
        "kosa-position 1; active 2; turns 24; tile encounters_adjacent; at h11 food 1 metal 3 wood 2; \
         combat h11 2 1; frames automa-star:14 automa-recruits:14:0 automa-gains:14:0:- \
         automa-arrive:mech:h11 dials; seat nordic agricultural; power 2; hand 2; character h11; \
         workers h05 h11; structures mill h11; dial 2; seat rusviet automa:automa; power 8; \
         stars combat tracker; character h17; mechs at h11 h12; marker 9; second-scheme yes; resource-box 0; \
         automa-deck 1-13 15-19",
    );
    shown.shows("Play no card");
    shown.keys("2\n");
    let mut read = String::new();
    let mut longer = 0;
    for _ in 0..12 {
        let text = shown.text();
        if !text.contains("Enter: next") {
            break;
        }
        longer += text.contains('▼') as usize;
        read.push_str(&text);
        shown.keys("\n");
    }
    // However long: what came of the combat, and of the rest of the card.
    assert!(longer > 0, "the page fits, so this tests nothing:\n{read}");
    for words in ["wins the combat", "gains 3 power", "The star marker of Rusviet", "advances to space 10."] {
        assert!(read.contains(words), "'{words}' was never shown:\n{read}");
    }
}

#[test]
fn coins_are_given() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    shown.keys("\ng");
    snapshot("gift", &shown.text());
    assert_eq!(shown.keys("2\n"), Effect::Append);
    shown.shows("gives 2 coins");
    assert_eq!(shown.keys("g999\n"), Effect::Stay);
    shown.shows("coins");
    shown.keys("g");
    shown.click("Anna (Rusviet");
    assert_eq!(shown.keys("1\n"), Effect::Append);
    shown.shows("gives 1 coin to");
    shown.shows("  Rusviet Union.");
}

#[test]
fn others_turns_may_pass_without_a_stop() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("p");
    shown.shows("pass without a stop");
    for _ in 0..12 {
        shown.input(Input::End);
        shown.input(Input::Enter);
        assert!(!shown.text().contains("Enter: next"));
    }
    shown.keys("a");
    shown.shows("The last turns of the others");
    shown.shows("draws Automa card");
}

#[test]
fn the_log_is_scrolled_back_no_further_than_its_beginning() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("p");
    for _ in 0..12 {
        shown.input(Input::End);
        shown.input(Input::Enter);
    }
    shown.keys("l");
    let end = shown.text();
    for _ in 0..50 {
        shown.input(Input::PageUp);
        shown.text();
    }
    let beginning = shown.text();
    assert_ne!(beginning, end);
    assert!(end.contains("PgUp PgDn scroll"), "{end}");
    shown.input(Input::PageDown);
    assert_ne!(shown.text(), beginning, "the first key goes forward again");
}

#[test]
fn bots_alone_are_watched_turn_by_turn() {
    let mut game = solo();
    game.setup.players[1].automa = None;
    game.players = vec![Some(Occupant::Bot("random".into())), Some(Occupant::Bot("random".into()))];
    let mut shown = Shown::game(game, Lang::English);
    for turn in 1..6 {
        shown.shows(&format!("Round {}", (turn + 1) / 2));
        shown.shows("puts the action");
        while shown.text().contains("Enter: next") {
            shown.input(Input::Enter);
        }
        shown.input(Input::Enter);
    }
}

#[test]
fn help_finds_what_is_typed() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("?artil");
    shown.shows("Before a combat you may pay 1 power");
    shown.input(Input::Esc);
    shown.input(Input::Esc);
    shown.shows("Choose the section");
    // On the mats it begins with them.
    shown.keys("m?");
    snapshot("help-mat", &shown.text());
    for _ in 0..22 {
        shown.input(Input::Down);
    }
    shown.shows("Popularity");
}
