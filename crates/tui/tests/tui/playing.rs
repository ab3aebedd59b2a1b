//! What keys and clicks do in a game.

use crate::common::*;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Setup, State};
use kosa_lang::Lang;
use kosa_table::{Occupant, Seed, Table};
use kosa_tui::{App, Effect, Input, NewGame};

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
  stars combat power
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
    shown.shows("Now it is the turn of Nordic Kingdoms");
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
    shown.shows("✓ Spend 3 power on the dial");
    shown.shows("+ Commit 3 power and cards worth");
    shown.shows("0: 3 in all");
}

/// Against an Automa, Nordic with power and cards.
const COMBAT: &str = "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
    seat nordic industrial; power 9; hand 2235; character h19; mechs 1 at h19; \
    seat crimea automa:automa; mechs at h19";

#[test]
fn no_stray_enter_commits_a_combat() {
    let mut shown = from(COMBAT);
    let before = entries(&shown);
    for _ in 0..10 {
        assert_eq!(shown.input(Input::Enter), Effect::Stay);
    }
    assert_eq!(entries(&shown), before);
    shown.shows("+ Commit 7 power and cards worth");
}

#[test]
fn power_and_cards_are_chosen_in_any_order_and_committed_together() {
    let mut shown = from(COMBAT);
    let before = entries(&shown);
    // Digits are the dial's first: a card is taken by pointing at it, or by arrows.
    shown.click("Combat card 5: 0 of 1");
    shown.shows("✓ Combat card 5: 1 of 1");
    shown.hides("Commit");
    shown.keys("3");
    shown.shows("✓ Spend 3 power");
    // Now they are the values of the cards.
    shown.keys("2");
    shown.shows("✓ Combat card 2: 1 of 2");
    shown.shows("7: 10 in all");
    // Once more, and a card that is none too many is taken out again.
    take(&mut shown, "Combat card 5: 1 of 1");
    shown.shows("2: 5 in all");
    shown.keys("+");
    shown.shows("Power and cards are committed.");
    assert_eq!(shown.input(Input::Esc), Effect::Stay);
    assert_eq!(entries(&shown), before);
    shown.keys("+");
    assert_eq!(shown.input(Input::Char('+')), Effect::Append);
    let record = shown.app.play().unwrap().table().record();
    let own: Vec<String> = record.entries().iter().map(|e| e.to_string()).collect();
    assert_eq!(own[..2], ["1: dial 3", "1: play 2"]);
}

/// Twelve answers: to press one twice is not to choose the eleventh.
#[test]
fn a_number_of_two_digits_is_only_marked() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; workers h01 h02 h03 h04 h05 h06 h08 h10; \
         mechs 1 2 at h11 h12; character h13; objectives 3 14; seat crimea automa:automa",
    );
    shown.keys("31");
    shown.shows("11 Worker");
    let before = entries(&shown);
    shown.keys("1");
    shown.shows(" 1_ ");
    assert_eq!(shown.keys("1"), Effect::Stay);
    assert_eq!(entries(&shown), before);
    shown.shows("11›Worker");
    // A second digit that makes no number begins another, and is not dropped.
    shown.keys("5");
    shown.shows("Step by step");
    shown.input(Input::Esc);
    shown.keys("11\n");
    shown.shows("Choose where the worker goes from");
}

#[test]
fn sections_keep_their_number_every_turn() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; token upgrade; objectives 3 14; \
         seat crimea automa:automa",
    );
    shown.hides("Bolster, then");
    shown.shows("2›Produce, then");
    shown.shows("3 Move, then");
    shown.shows("4 Trade, then");
}

#[test]
fn hands_are_hidden_between_people() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    let first = shown.text();
    assert!(first.contains("Now it is the turn of") && !first.contains("Your cards"), "{first}");
    shown.keys("\n");
    shown.shows("Your cards");
    let mut keys = 0;
    while !shown.text().contains("Now it is the turn of") {
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
    assert!(covered.contains("Now it is the turn of") && !covered.contains("Your cards"), "{covered}");
    shown.keys("\n");
    shown.shows("End the turn");
}

#[test]
fn a_second_press_uncovers_nothing() {
    let mut shown = from(&DUEL.replace("  hand 2235\n", "  hand 2235\n  objectives 3 14\n"));
    shown.keys("\n");
    shown.keys("1");
    while !shown.text().contains("End the turn") {
        shown.input(Input::End);
        shown.input(Input::Enter);
    }
    shown.text();
    // Both come before anything is drawn.
    shown.app.input(Input::Enter);
    shown.app.input(Input::Enter);
    let text = shown.text();
    assert!(text.contains("Now it is the turn of Crimean") && !text.contains("[4][4]"), "{text}");
    // A click anywhere is no answer either; one on the key is.
    shown.input(Input::Click(ratatui::layout::Position::new(40, 14)));
    shown.shows("Now it is the turn of Crimean");
    shown.click("Enter I am ready");
    shown.shows("[4][4]");
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
    assert!(text.contains("(not Bolster") && text.contains("(not Trade"), "{text}");
    assert!(!text.contains("(not Move") && !text.contains("(not Produce"), "{text}");
    assert_eq!(text.matches("(not ").count(), 2, "{text}");
}

// R39
#[test]
fn the_mat_of_the_automa_shows_the_resources_of_its_last_card() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; objectives 1 2; seat crimea automa:automa; resource-box 3",
    );
    shown.keys("m");
    shown.input(Input::Right);
    shown.shows("Whoever takes a territory from it now finds 3 resources there.");
}

#[test]
fn the_mat_of_an_automa_is_cut_nowhere() {
    for lang in Lang::ALL {
        let mut shown = Shown::game(solo(), lang);
        shown.keys("m");
        shown.input(Input::Right);
        let text = shown.text();
        let mat: String = text.lines().map(|line| line.chars().take(66).collect::<String>() + "\n").collect();
        assert!(mat.contains("◉") && !mat.contains('…'), "{lang}: {mat}");
    }
}

#[test]
fn what_is_asked_tells_nothing_of_hidden_cards() {
    // Whether the turn ends with the combat depends on the card the Automa has yet to draw.
    for seed in 0..12 {
        let state = State::from_position(
            "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
             seat nordic industrial; power 7; hand 2; character h19; stars combat popularity objective recruits power; \
             recruits upgrade deploy build enlist; bonuses power coins popularity cards; \
             seat crimea automa:automa; mechs at h19",
        )
        .unwrap();
        let table = Table::from_state(state, Seed::from(seed));
        let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
        shown.keys("7+");
        shown.shows("Power and cards are committed.");
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
    // Where nothing can be chosen the reason is said.
    shown.shows("No step leads there");
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

/// RL-146: a deal may be made at any time, by anybody.
#[test]
fn a_person_who_is_not_asked_gives_coins() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    shown.keys("\ng");
    shown.shows("From: ‹ Cleo (Togawa");
    shown.input(Input::Right);
    shown.shows("From: ‹ Ben (Nordic");
    shown.hides("  Ben (Nordic");
    shown.input(Input::Right);
    shown.shows("From: ‹ Anna (Rusviet");
    shown.input(Input::Left);
    shown.shows("From: ‹ Ben (Nordic");
    // Whoever was to receive still is, unless it is the one who gives now.
    shown.click("Cleo (Togawa");
    assert_eq!(shown.keys("3\n"), Effect::Append);
    shown.shows("gives 3 coins to");
    shown.shows("Choose the section");
    shown.hides("From:");
}

/// RL-146
#[test]
fn coins_are_given_while_the_keyboard_is_handed_over() {
    let mut shown = Shown::game(hot_seat(false), Lang::English);
    shown.keys("g");
    shown.shows("From: ‹ Cleo (Togawa");
    assert_eq!(shown.keys("1\n"), Effect::Append);
    shown.shows("gives 1 coin to");
    shown.hides("Combat cards");
    shown.keys("\n");
    shown.shows("Choose the section");
}

/// A person with Nordic and a bot with Crimea; who has the Industrial mat begins.
fn against_a_bot(person: Mat, bot: Mat) -> NewGame {
    NewGame {
        setup: Setup::chosen([(Faction::Nordic, person), (Faction::Crimea, bot)]),
        players: vec![Some(Occupant::Human(String::new())), Some(Occupant::Bot("random".into()))],
        seed: Seed::from(7),
        draft: false,
    }
}

#[test]
fn the_only_person_gives_to_a_bot_but_not_for_it() {
    let mut shown = Shown::game(against_a_bot(Mat::Industrial, Mat::Mechanical), Lang::English);
    shown.keys("g");
    shown.shows("Coins for whom?");
    shown.hides("From:");
    shown.input(Input::Right);
    shown.shows("› Crimean Khanate");
    assert_eq!(shown.keys("1\n"), Effect::Append);
    shown.shows("gives 1 coin to");
}

/// RL-146
#[test]
fn coins_are_given_while_turns_of_others_are_read() {
    let mut shown = Shown::game(against_a_bot(Mat::Mechanical, Mat::Industrial), Lang::English);
    shown.hides("Choose the section");
    shown.keys("g");
    shown.shows("Coins for whom?");
    assert_eq!(shown.keys("1\n"), Effect::Append);
    shown.shows("Nordic Kingdoms gives 1 coin to Crimean Khanate.");
    shown.hides("Choose the section");
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
