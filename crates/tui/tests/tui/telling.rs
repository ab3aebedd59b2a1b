//! What stands beside a question and a record: nothing that matters is left out for want of room, and nothing stands there that is
//! over.

use crate::common::*;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Setup, State};
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Seed, Table};
use kosa_tui::{App, Input, NewGame, Replay};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The words beside the board, however the panel breaks them.
fn beside(text: &str) -> String {
    let side = text.lines().map(|line| line.chars().skip(66).collect::<String>() + " ");
    side.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn in_language(position: &str, lang: Lang) -> Shown {
    let table = Table::from_state(State::from_position(position).unwrap(), Seed::from(1));
    Shown::new(App::resumed(table, texts(lang), PLAIN), 100, 30)
}

#[test]
fn an_option_that_cannot_be_taken_is_told_with_its_reason() {
    let position = "kosa-position 1; active 1; encounters h03; encounter-deck 1-23 25-28; \
                    frames end bottom:build stars:1 settle encounter:24:-; \
                    seat nordic industrial; popularity 2; coins 5; character h11; workers h11 h11; seat crimea automa";
    for lang in Lang::ALL {
        let mut shown = in_language(position, lang);
        let label = Texts::new(lang).encounter_label("24".parse().unwrap(), 2);
        let popularity = Texts::new(lang).count("popularity", 3u8);
        let said = beside(&shown.text());
        assert!(said.contains(&label) && said.contains(&popularity), "{label}, {popularity}: {said}");
        // The page of everything that cannot be chosen calls it by the same name.
        shown.keys("Y");
        assert!(shown.text().contains(&label), "{label}:\n{}", shown.text());
    }
}

#[test]
fn a_combat_that_is_over_is_no_longer_weighed() {
    let combat = |frames: &str, state: &str| {
        format!(
            "kosa-position 1; active 1; {state}; frames end bottom:build stars:1 settle {frames}; \
             seat nordic industrial; power 2; hand 5; mechs 1 at h16; seat crimea mechanical; power 7; mechs 1 at h16"
        )
    };
    let mut fought = from(&combat("dials", "combat h16 1 2"));
    fought.keys("\n");
    assert!(beside(&fought.text()).contains("Nordic: 1 unit fights, power 2, 1 of 1 card, 7 at most."));
    let lost = "combat h16 1 2 committed attacker defender winner defender";
    let mut retreats = from(&combat("aftermath retreat", lost));
    retreats.keys("\n");
    let said = beside(&retreats.text());
    assert!(said.contains("Choose where the beaten unit retreats to."), "{said}");
    assert!(!said.contains("unit fights"), "{said}");
}

#[test]
fn what_a_unit_takes_along_stands_above_a_long_list_of_places() {
    let mut shown = from(
        "kosa-position 1; active 1; at h14 metal 2 wood 1; seat nordic industrial; mechs 1 2 3 4 at h14 h09 h11 h11; \
         workers h01 h02; seat crimea mechanical",
    );
    shown.keys("\n");
    take(&mut shown, "Move, then Build");
    take(&mut shown, "Move up to");
    take(&mut shown, "Mech: h14 (forest)");
    let said = beside(&shown.text());
    assert!(!said.contains("Take everything along"), "the list is longer than the window: {said}");
    assert!(said.contains("Nothing is taken along; + takes everything."), "{said}");
    shown.keys("+");
    let said = beside(&shown.text());
    assert!(said.contains("With 2 metal and 1 wood: + takes everything along, - nothing."), "{said}");
}

/// Somebody as Saxony among four others: the table is long, and the guide speaks.
fn five(lang: Lang) -> Shown {
    let wish = |faction, mat| Wish { faction: Some(faction), mat: Some(mat), automa: None };
    let players = vec![
        wish(Faction::Saxony, Mat::Industrial),
        wish(Faction::Nordic, Mat::Engineering),
        wish(Faction::Rusviet, Mat::Patriotic),
        wish(Faction::Crimea, Mat::Mechanical),
        wish(Faction::Polania, Mat::Agricultural),
    ];
    let bot = || Some(Occupant::Bot("random".into()));
    Shown::game(
        NewGame {
            setup: Setup { players, ..Setup::default() },
            players: vec![Some(Occupant::Human(String::new())), bot(), bot(), bot(), bot()],
            seed: Seed::from(3),
            draft: false,
        },
        lang,
    )
}

#[test]
fn every_section_stands_in_the_smallest_window_with_five_at_the_table() {
    for lang in Lang::ALL {
        let mut shown = five(lang);
        let text = shown.text();
        for number in 1..=4 {
            let begins = |line: &str| {
                let side: String = line.chars().skip(66).collect();
                side.starts_with(&format!(" {number} ")) || side.starts_with(&format!(" {number}›"))
            };
            assert!(text.lines().any(begins), "section {number} in {lang}:\n{text}");
        }
    }
}

#[test]
fn the_own_row_is_told_without_colours() {
    for (lang, you) in [
        (Lang::English, "You: S"),
        (Lang::Italian, "Tu: S"),
        (Lang::Spanish, "Tú: S"),
        (Lang::Polish, "Ty: S"),
    ] {
        five(lang).shows(you);
    }
}

#[test]
fn what_recruits_still_give_stands_on_the_mat_before_the_rules_of_abilities() {
    let position = "kosa-position 1; active 1; seat nordic industrial; power 4; popularity 9; mechs 1 2 3 4 at h11 h11 h11 h11; \
                    stars mechs workers objective; workers h01 h02 h04 h04 h04 h23 h24 h36; recruits deploy build; \
                    bonuses coins popularity; structures monument h24; factory-card 12; seat crimea automa";
    for lang in Lang::ALL {
        let mut shown = in_language(position, lang);
        shown.keys("m");
        let words = Texts::new(lang);
        let cards = words.count("cards", 2u8);
        let list = words.list(&[words.count("power", 2u8), cards]);
        let line = words.fill("tui-mat-bonuses", &[("list", list.into())]);
        let text = shown.text();
        let page: String = text.lines().map(|line| line.chars().take(65).collect::<String>() + " ").collect();
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(&line), "{line}\n{text}");
        // Where a rule is cut, the key that tells it stands in the title.
        assert!(!text.contains("… ?") || text.contains("?: …"), "{text}");
    }
}

#[test]
fn a_record_that_is_gone_through_turn_by_turn_tells_the_turns() {
    let mut shown = Shown::game(solo(), Lang::English);
    take(&mut shown, "Bolster, then Upgrade");
    take(&mut shown, "Gain 2 power");
    take(&mut shown, "End the turn");
    let record = shown.app.play().unwrap().table().record().clone();
    let everything = kosa_engine::Viewer::Everything;
    let mut replay = Replay::new(record, everything, texts(Lang::English), PLAIN).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    for _ in 0..2 {
        replay.input(Input::Down);
    }
    terminal.draw(|frame| replay.draw(frame)).unwrap();
    let said = beside(&text(terminal.backend()));
    for words in
        ["action token on Bolster", "gains 2 power", "Nordic: end the turn", "Crimean Khanate begins turn 2"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!said.contains("1: "), "people are called by their factions: {said}");
    assert!(!said.contains("You: "), "nobody plays it any more: {said}");
}

#[test]
fn power_and_cards_of_a_combat_stand_below_each_other_in_the_smallest_window() {
    let position = "kosa-position 1; active 1; combat h43 1 2; frames end bottom:build stars:1 settle dials; \
                    seat nordic industrial; power 5; hand 23455; mechs 1 2 at h43 h43; workers h43 h43; \
                    seat crimea automa:automa; power 5; character h43";
    for lang in Lang::ALL {
        let mut shown = in_language(position, lang);
        let words = Texts::new(lang);
        for card in [2u8, 5] {
            let line = words
                .fill("ask-card", &[("card", card.into()), ("n", 0u8.into()), ("of", (1 + card / 5).into())]);
            shown.shows(&line);
        }
    }
}

#[test]
fn more_than_an_objective_allows_does_not_read_as_enough() {
    let mut shown = from(
        "kosa-position 1; active 1; seat nordic industrial; objectives 1 15; recruits deploy build; bonuses power coins; \
         workers h04 h04 h04 h05 h05; seat crimea automa",
    );
    assert!(beside(&shown.text()).contains("(5/≤2)"), "{}", shown.text());
}
