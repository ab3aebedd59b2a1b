//! Taking back, ends that are asked about, and the turns of others.

use crate::common::*;
use kosa_engine::State;
use kosa_engine::vocab::Seat;
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Seed, Table};
use kosa_tui::{App, Effect, Input};

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
        // The start was dealt.
        let text = texts(lang).say("undo-stop-chance");
        assert_eq!(shown.keys("u"), Effect::Stay);
        shown.shows(&text);
        shown.keys("m");
        shown.hides(&text);
        shown.shows(&texts(lang).say("tui-key-quit"));
    }
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
fn the_end_of_the_game_is_asked_about() {
    // The sixth star: full power.
    let mut shown = from(
        "kosa-position 1; active 1; turns 30; seat nordic industrial; power 15; coins 9; objectives 3 14; \
         stars combat combat popularity objective recruits; recruits upgrade deploy build enlist; \
         bonuses power coins popularity cards; seat crimea automa:automa",
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
fn a_tie_at_the_end_says_what_broke_it() {
    // Nordic ends with 30: 8 coins, six stars of 3 and two territories of 2; the Automa's two territories are worth 6.
    let end = |coins: u8| {
        let mut shown = from(&format!(
            "kosa-position 1; active 1; turns 30; seat nordic industrial; power 15; coins 9; objectives 3 14; \
             stars combat combat recruits mechs workers; \
             recruits upgrade deploy build enlist; bonuses power coins popularity cards; \
             mechs 1 2 3 4 at h04 h04 h05 h05; workers h04 h04 h04 h04 h05 h05 h05 h05; \
             seat crimea automa:automa; coins {coins}; power 2"
        ));
        shown.keys("11\n");
        shown.shows("Final score");
        shown.shows("Nordic Kingdoms wins.");
        shown.text()
    };
    assert!(end(24).contains("The tie is broken by pieces: 12 against 2."), "{}", end(24));
    assert!(!end(23).contains("The tie is broken"), "{}", end(23));
}

#[test]
fn the_end_of_a_game_of_seven_is_scrolled_and_not_drawn_over_itself() {
    let stars = "coins 30; stars combat combat objective";
    let position = format!(
        "kosa-position 1; rules rulebook +invaders-from-afar; active 1; turns 90; \
         seat nordic industrial; power 14; coins 9; stars combat combat popularity objective recruits; \
         recruits upgrade deploy build enlist; bonuses power coins popularity cards; \
         seat rusviet engineering; {stars}; seat togawa patriotic; {stars}; seat crimea mechanical; {stars}; \
         seat saxony agricultural; {stars}; seat polania militant; {stars}; seat albion innovative; {stars}"
    );
    let state = State::from_position(&position).unwrap();
    for lang in Lang::ALL {
        let table = Table::from_state(state, Seed::from(7));
        let mut shown = Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30);
        shown.keys("\n11\n");
        let words = Texts::new(lang);
        let mut read = String::new();
        for _ in 0..3 {
            read.push_str(&shown.text());
            shown.input(Input::PageDown);
        }
        // Every row of the table with its total at the end of it.
        for place in 1..=7 {
            let row = format!("{place}. ");
            let rows = read.lines().filter(|line| line.starts_with(&row));
            assert!(rows.into_iter().all(|line| line.matches('=').count() == 4), "{lang}: {read}");
            assert!(read.lines().any(|line| line.starts_with(&row)), "{place} in {lang}: {read}");
        }
        for key in ["tui-score-reads", "play-score-final"] {
            assert!(read.contains(&words.say(key)), "{key} in {lang}: {read}");
        }
        let seed = words.fill("tui-seed-was", &[("seed", "7".into())]);
        assert!(read.contains(&seed), "{seed}: {read}");
    }
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

/// The last turns of the others, after this game was read from its record.
fn others_after_resuming(shown: &Shown) -> String {
    let table = shown.app.play().unwrap().table();
    let table = Table::resume(&table.record().to_text(), table.seed()).unwrap();
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("a");
    let text = shown.text();
    let left = text.lines().skip(2).map(|line| line.chars().take(64).collect::<String>());
    left.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_resumed_in_the_middle_of_a_turn_tells_of_others_and_only_of_them() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("11\n");
    while shown.text().contains("Enter: next") {
        shown.keys("\n");
    }
    // One's own turn has begun.
    shown.keys("2");
    let others = others_after_resuming(&shown);
    assert!(others.contains("draws Automa card"), "{others}");
    assert!(!others.contains("Nordic Kingdoms gains") && !others.contains("spends 1 coin"), "{others}");
}

#[test]
fn a_turn_that_ended_unasked_is_not_told_among_those_of_others() {
    let mut shown =
        from("kosa-position 1; active 1; seat nordic industrial; power 5; hand 2; seat crimea automa:automa");
    shown.keys("11\n");
    shown.shows("draws Automa");
    let others = others_after_resuming(&shown);
    assert!(others.contains("draws Automa card"), "{others}");
    assert!(!others.contains("Nordic Kingdoms gains 2 power"), "{others}");
}

#[test]
fn the_list_of_decisions_holds_no_secret_of_another() {
    let position = "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
                    seat nordic industrial; power 7; hand 2; character h19; objectives 1 2; \
                    seat crimea mechanical; power 7; hand 3; character h19; objectives 3 4";
    let mut table = Table::from_state(State::from_position(position).unwrap(), Seed::from(1));
    let [own, other] = [0, 1].map(|n| Seat::new(n).unwrap());
    // Both have dialled, and neither has chosen cards: each may think again about his own.
    table.play(own, "dial 2".parse().unwrap()).unwrap();
    table.play(other, "dial 4".parse().unwrap()).unwrap();
    let mut shown = Shown::new(App::resumed(table, texts(Lang::English), PLAIN), 100, 30);
    shown.keys("\n");
    shown.shows("Nordic Kingdoms");
    shown.keys("U");
    let text = shown.text();
    assert!(text.contains("spend 2 power on the dial") && !text.contains("4 power on the dial"), "{text}");
}

#[test]
fn a_message_covers_the_keys_below_it() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("11");
    let at = shown.find("u undo");
    let before = entries(&shown);
    shown.keys("p");
    shown.text();
    shown.input(Input::Click(at));
    assert_eq!(entries(&shown), before);
    shown.text();
    shown.input(Input::Click(at));
    assert!(entries(&shown) < before, "now it is seen");
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
    assert!(!text.contains("1: ") && text.contains("Movimento, poi Costruzione"), "{text}");
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
    shown.keys("++");
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
fn bots_alone_go_on_by_themselves_where_turns_need_not_be_read() {
    let mut game = solo();
    game.setup.players[1].automa = None;
    game.players = vec![Some(Occupant::Bot("random".into())), Some(Occupant::Bot("random".into()))];
    let mut shown = Shown::game(game, Lang::English);
    shown.shows("p plays by itself");
    assert!((0..40).all(|_| !shown.app.tick()), "whoever reads is not hurried");
    shown.keys("p");
    let turns = |shown: &Shown| shown.app.play().unwrap().table().state().public().turns();
    let before = turns(&shown);
    for _ in 0..60 {
        shown.app.tick();
        shown.app.let_bots_decide();
    }
    assert!(turns(&shown) > before + 2, "{before}, {}", turns(&shown));
    shown.shows("p pause");
    shown.keys("p");
    let after = turns(&shown);
    assert!((0..40).all(|_| !shown.app.tick()));
    assert_eq!(turns(&shown), after);
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
