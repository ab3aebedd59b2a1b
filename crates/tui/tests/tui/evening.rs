//! What a newcomer meets on a first evening: what a section costs and lacks, how a game would end, words that are whole.

use crate::common::*;
use kosa_engine::State;
use kosa_engine::vocab::BottomAction;
use kosa_lang::{Lang, Texts};
use kosa_table::{Seed, Table};
use kosa_tui::{App, Input, SheetPage, Sheets};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The words of a screen one after the other, however its panels break them: those beside the board.
fn beside(shown: &mut Shown) -> String {
    beside_from(shown, 66)
}

fn beside_from(shown: &mut Shown, column: usize) -> String {
    let text = shown.text();
    let side = text.lines().map(|line| line.chars().skip(column).collect::<String>() + " ");
    side.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_section_tells_what_it_costs_gives_and_lacks() {
    let mut shown = from(
        "kosa-position 1; active 1; at h04 wood 3 oil 1; seat nordic industrial; coins 4; workers h04 h05; \
         seat crimea automa",
    );
    let said = beside(&mut shown);
    assert!(said.contains("Upgrade for 3 oil (1/3)"), "{said}");
    assert!(said.contains("Build for 3 wood (3/3 ✓)"), "{said}");
    // The first one is marked: both halves, and what is missing for the lower one.
    assert!(said.contains("Gain 2 power for 1 coin or gain 1 combat card for 1 coin."), "{said}");
    assert!(said.contains("Upgrade: 2 oil missing."), "{said}");
    shown.input(Input::Down);
    shown.input(Input::Down);
    let said = beside(&mut shown);
    assert!(said.contains("Build: gives 1 coin."), "{said}");
}

#[test]
fn what_a_section_lacks_is_told_at_every_size() {
    for (width, height) in [(100, 30), (120, 40), (160, 50)] {
        for lang in Lang::ALL {
            let mut shown = Shown::new(App::start(solo(), texts(lang), PLAIN).0, width, height);
            let words = Texts::new(lang);
            let action = words.arg(&BottomAction::Upgrade);
            let args = [("action", action), ("what", words.count("oil", 3u8).into()), ("n", 3u8.into())];
            let lacks = words.fill("tui-section-lacks", &args);
            let said = beside_from(&mut shown, if width == 160 { 98 } else { 66 });
            assert!(said.contains(&lacks), "{lacks} in {lang} at {width}x{height}: {said}");
        }
    }
}

#[test]
fn coercion_is_told_with_the_price() {
    let mut shown = from(
        "kosa-position 1; active 2; at h43 metal 2; seat nordic mechanical; seat crimea industrial; hand 2; workers h43 h47",
    );
    shown.keys("\n");
    let said = beside(&mut shown);
    assert!(said.contains("a card for one"), "one combat card stands in for a token: {said}");
    take(&mut shown, "Produce, then Deploy");
    take(&mut shown, "Skip the top-row action");
    let hand = |shown: &Shown| {
        let table = shown.app.play().unwrap().table();
        table.state().public().player("2".parse().unwrap()).hand_count()
    };
    // The only card would be spent: that is asked before it is.
    take(&mut shown, "Deploy for 3 metal");
    shown.shows("A card for a resource");
    assert_eq!(hand(&shown), 1);
    shown.input(Input::Esc);
    shown.hides("A card for a resource");
    assert_eq!(hand(&shown), 1);
    take(&mut shown, "Deploy for 3 metal");
    shown.input(Input::Enter);
    assert_eq!(hand(&shown), 0);
}

#[test]
fn a_top_row_that_cannot_be_taken_says_why() {
    // Eight workers make Produce dear, and there is no power.
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; power 0; coins 0; \
         workers h04 h04 h05 h05; seat crimea automa",
    );
    let said = beside(&mut shown);
    assert!(said.contains("not Produce: it costs 1 power, you have 0"), "{said}");
    assert!(said.contains("not Bolster: it costs 1 coin, you have 0"), "{said}");
}

#[test]
fn the_end_of_the_game_is_told_before_it_is_decided() {
    let mut shown = from(
        "kosa-position 1; active 1; turns 30; seat nordic industrial; power 15; coins 9; objectives 3 14; \
         stars combat combat popularity objective recruits; recruits upgrade deploy build enlist; \
         bonuses power coins popularity cards; seat crimea mechanical; coins 80",
    );
    shown.keys("\n");
    shown.keys("1");
    shown.keys("1");
    shown.shows("This ends the game");
    shown.shows("It would end like this:");
    shown.shows("1. Crimean Khanate: ");
    shown.shows("2. Nordic Kingdoms: ");
    shown.input(Input::Esc);
    shown.hides("This ends the game");
}

#[test]
fn reach_that_meets_nobody_says_so_in_words_that_fit() {
    for (lang, said) in [
        (Lang::English, "Workers driven off: nowhere."),
        (Lang::Italian, "Lavoratori scacciati: in nessun luogo."),
        (Lang::Spanish, "Trabajadores expulsados: en ninguna parte."),
        (Lang::Polish, "Przepędzeni robotnicy: nigdzie."),
    ] {
        let mut shown = Shown::game(solo(), lang);
        shown.keys("r");
        let words = shown.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(said), "{lang}: {words}");
    }
}

#[test]
fn a_combat_among_seven_leaves_room_for_answers() {
    let others = ["togawa", "crimea", "saxony", "polania", "albion"].map(|f| format!("; seat {f} automa"));
    let position = format!(
        "kosa-position 1; rules rulebook +invaders-from-afar; active 1; \
         frames end bottom:build stars:1 settle dials; combat h19 1 2; \
         seat nordic industrial; power 7; hand 222334455; character h19; objectives 1 2; \
         seat rusviet automa; power 5; character h19{}",
        others.concat()
    );
    let state = State::from_position(&position).unwrap();
    for lang in Lang::ALL {
        let table = Table::from_state(state, Seed::from(1));
        let mut shown = Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30);
        let text = shown.text();
        let answers = (1..=7).filter(|power| {
            let first = |line: &str| line.chars().skip(66).take(3).collect::<String>();
            text.lines().any(|line| first(line).trim_end_matches('›').trim() == power.to_string())
        });
        assert!(answers.count() >= 4, "{lang}: {text}");
    }
}

#[test]
fn enter_never_commits_a_combat() {
    let mut shown = from(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
         seat nordic industrial; power 7; hand 23; character h19; \
         seat crimea automa:automa; power 5; character h19",
    );
    let said = beside(&mut shown);
    assert!(said.contains("Nordic: 1 unit fights, power 7, 1 of 2 cards, 10 at most."), "{said}");
    assert!(said.contains("Crimea: 1 unit fights"), "{said}");
    take(&mut shown, "Spend 3 power");
    shown.keys("+");
    shown.shows("Into the combat");
    shown.shows("3 in all");
    let before = entries(&shown);
    shown.keys("\n\n ");
    shown.shows("Into the combat");
    assert_eq!(entries(&shown), before, "nothing was committed");
    shown.keys("+");
    assert!(entries(&shown) > before, "the same key commits");
}

#[test]
fn the_strip_under_the_board_closes_its_frame_in_every_language() {
    // Late in a game prices have several parts.
    let position = "kosa-position 1; active 1; seat nordic industrial; power 9; popularity 9; coins 9; \
        character h11; workers h04 h04 h04 h04 h05 h05 h05 h05; stars workers; structures monument h11 mill h04 mine h05 \
        armory h12; seat crimea mechanical";
    let state = State::from_position(position).unwrap();
    for lang in Lang::ALL {
        for (width, height) in [(120, 40), (120, 42), (160, 50)] {
            let app = App::resumed(Table::from_state(state, Seed::from(1)), texts(lang), PLAIN);
            let mut shown = Shown::new(app, width, height);
            shown.keys("\n");
            let text = shown.text();
            let frames =
                text.lines().filter(|line| line.starts_with("└──────") && line.contains("┘└")).count();
            assert_eq!(frames, 1, "the mat is open below in {lang} at {width}x{height}:\n{text}");
            // The page of the mats shows it whole, and once.
            shown.keys("m");
            let text = shown.text();
            let bolster = Texts::new(lang).name(&kosa_engine::vocab::TopAction::Bolster);
            let heads = text.lines().filter(|l| l.chars().take(66).collect::<String>().contains(&bolster));
            assert_eq!(heads.count(), 1, "{lang} at {width}x{height}:\n{text}");
            let mats: String = text.lines().map(|l| l.chars().take(66).collect::<String>()).collect();
            assert!(!mats.contains('…'), "{lang} at {width}x{height}:\n{text}");
        }
    }
}

#[test]
fn what_lies_nowhere_else_is_never_cut() {
    for lang in Lang::ALL {
        for (width, height) in [(100, 30), (120, 40)] {
            let app = App::start(solo(), texts(lang), PLAIN).0;
            let mut shown = Shown::new(app, width, height);
            shown.keys("a");
            let text = shown.text();
            let page: String = text.lines().map(|l| l.chars().take(66).collect::<String>() + " ").collect();
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            let whole = Texts::new(lang).say("play-others-none");
            assert!(page.contains(&whole), "'{whole}' is cut:\n{text}");
        }
    }
}

#[test]
fn a_territory_is_called_as_it_is_written() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("3\n\n");
    shown.keys("i");
    shown.shows(" h04 (forest) ");
    shown.hides("H04");
}

#[test]
fn stars_that_can_be_placed_twice_say_so() {
    let mut shown =
        from("kosa-position 1; active 1; seat nordic industrial; stars combat; seat crimea automa");
    shown.keys("m");
    shown.shows("★☆ a combat");
    let mut shown = from("kosa-position 1; active 1; seat nordic industrial; seat crimea automa");
    shown.keys("m");
    shown.shows("☆☆ a combat");
    shown.shows("☆ an objective");
}

#[test]
fn the_help_finds_what_is_only_spoken_of() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("?");
    for letter in "retreat onto a neigh".chars() {
        shown.input(Input::Char(letter));
    }
    shown.shows("Seaworthy");
}

#[test]
fn the_rules_of_the_set_up_are_left_where_the_table_was() {
    let app = App::set_up(&solo(), None, texts(Lang::English), PLAIN, true);
    let mut shown = Shown::new(app, 100, 30);
    for _ in 0..3 {
        shown.input(Input::Down);
    }
    let before = shown.text();
    shown.input(Input::Tab);
    assert_ne!(shown.text(), before);
    shown.input(Input::Tab);
    assert_eq!(shown.text(), before);
}

#[test]
fn whose_cards_they_are_stands_above_them() {
    for lang in Lang::ALL {
        let mut shown = Shown::game(solo(), lang);
        let texts = Texts::new(lang);
        let faction = texts.faction(kosa_engine::vocab::Faction::Nordic);
        let short = texts.faction_short(kosa_engine::vocab::Faction::Nordic);
        let beside = shown.text();
        let title = texts.say("play-hand");
        let told = beside.contains(&format!("{title} · {faction} "))
            || beside.contains(&format!("{title} · {short} "));
        assert!(told, "{beside}");
        shown.keys("c");
        shown.shows(&format!("{} · {faction}", texts.say("play-hand")));
    }
}

#[test]
fn sheets_are_turned_and_scrolled() {
    let long = |title: &str| SheetPage {
        title: title.to_string(),
        lines: (1..=60).map(|n| format!("line {n} of {title}")).collect(),
    };
    let mut sheets = Sheets::new(vec![long("first"), long("second")], texts(Lang::English), PLAIN);
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    let mut see = |sheets: &mut Sheets| {
        terminal.draw(|frame| sheets.draw(frame)).unwrap();
        text(terminal.backend())
    };
    let screen = see(&mut sheets);
    assert!(screen.contains("first · 1/2") && screen.contains("line 1 of first"), "{screen}");
    assert!(screen.contains("/60"), "where it stands: {screen}");
    assert!(sheets.input(Input::End));
    assert!(see(&mut sheets).contains("line 60 of first"));
    assert!(sheets.input(Input::Right));
    let screen = see(&mut sheets);
    assert!(screen.contains("second · 2/2") && screen.contains("line 1 of second"), "{screen}");
    assert!(sheets.input(Input::Right), "there is no third");
    assert!(sheets.input(Input::Left));
    assert!(see(&mut sheets).contains("first · 1/2"));
    assert!(!sheets.input(Input::Esc));
}

/// Words of a card are found in the help, whoever holds it.
#[test]
fn the_help_knows_the_cards() {
    let mut shown = Shown::game(solo(), Lang::English);
    shown.keys("?hedge");
    shown.shows("14. Hedge Your Bets");
    shown.input(Input::Esc);
    shown.input(Input::Esc);
    shown.keys("?factory card 7");
    shown.shows("Pay 1 popularity");
}
