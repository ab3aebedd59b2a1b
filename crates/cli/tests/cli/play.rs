//! `kosa play`, driven by a script on standard input.

use crate::common::{Dir, entries, kosa, kosa_with};
use kosa_engine::vocab::Seat;
use kosa_engine::{Record, State, View};

/// A person as Nordic, first to move, against a bot.
const SOLO: [&str; 5] =
    ["play", "--seats", "human=nordic/industrial,random=crimea/mechanical", "--seed", "3"];

#[test]
fn a_turn_is_played_by_number_and_by_notation() {
    let dir = Dir::new("turn");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    let out = kosa_with(&args, "1\nbolster power 2\n\nend\nquit\n").ok();
    assert!(out.contains("Nordic Kingdoms gains 2 power."), "{out}");
    assert!(out.contains("Crimean Khanate puts the action token on"), "the bot has answered: {out}");
    assert!(out.contains("Goodbye."));
    let own: Vec<String> = entries(&file).into_iter().filter(|l| l.starts_with("1:")).collect();
    assert_eq!(own, ["1: section upgrade", "1: bolster power 2", "1: skip", "1: end"]);
    kosa(&["replay", "--quiet", &file]).ok();
}

#[test]
fn the_board_shows_what_the_player_needs() {
    let out = kosa_with(&SOLO, "").ok();
    for words in [
        "Nordic Kingdoms (seat 1)",
        "combat cards:",
        "objective ",
        "h04",
        "seat 2 Crimean Khanate",
        "1) Bolster, then Upgrade for 3 oil (0/3)  [section upgrade]",
        "Riverwalk",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert!(out.ends_with("Goodbye.\n"), "the end of the input ends the game politely");
}

#[test]
fn commands_answer_without_changing_the_game() {
    let out = kosa_with(&SOLO, "help\nscore\nposition\nmoves\nboard\nfly\n99\n\ndial 3\ngive 2 99\ngive x y\ngive 2\nseat 9 human\nseat 2 deep\n").ok();
    for words in [
        "undo ",
        "save FILE",
        "seat SEAT WHO",
        "place  seat",
        "kosa-position 1",
        "'fly'",
        "There is no answer 99",
        "There are 4 answers",
        "'dial 3' is not possible now",
        "has only",
        "Name a seat",
        "deep",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert_eq!(out.matches("Name a seat and a number of coins").count(), 2, "{out}");
    assert!(!out.contains("begins turn 2"));
}

/// In the middle of a game, with undo still open, nobody looks at the cards of the others: what is printed is the player's own view.
#[test]
fn the_position_shows_no_more_than_its_player_sees() {
    let dir = Dir::new("position");
    for (kind, seat) in [("random", 1), ("human", 2)] {
        let file = dir.file(&format!("{kind}.kosa"));
        let seats = format!("human=nordic/industrial,{kind}=crimea/mechanical");
        let args = ["play", "--seats", &seats, "--seed", "3", "--record", &file];
        // Two people: the second is asked after the first has drawn a card.
        let script = match seat {
            1 => "position\nquit\n",
            _ => "nordic\n1\nbolster cards 1\n\nend\ncrimea\nposition\nquit\n",
        };
        let out = kosa_with(&args, script).ok();
        let from = out.find("# The game as you see it").unwrap_or_else(|| panic!("{out}"));
        let printed = &out[from..];
        let printed = &printed[..printed.find("\n> ").map_or(printed.len(), |end| end + 1)];
        let lines = printed.lines().take_while(|line| !line.starts_with("> ")).collect::<Vec<_>>().join("\n");
        let state = Record::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap().replay().unwrap();
        let seat = Seat::new(seat - 1).unwrap();
        let view = View::of(&state, seat);
        let read = State::from_position(&lines).unwrap_or_else(|e| panic!("{e}: {lines}"));
        assert_eq!(View::of(&read, seat), view, "it is the same to its player");
        assert_eq!(read.to_position(), view.trial().to_position(), "and made of nothing else");
        assert_ne!(read.to_position(), state.to_position());
        kosa_with(&["position", "legal"], &lines).ok();
    }
}

#[test]
fn undo_takes_back_and_the_file_follows() {
    let dir = Dir::new("undo");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    let out = kosa_with(&args, "undo\n1\nbolster power 2\nundo\nundo\nsection deploy\n").ok();
    assert!(out.contains("Something was left to chance since then"), "the deal: {out}");
    assert_eq!(out.matches("Taken back.").count(), 2);
    let own: Vec<String> = entries(&file).into_iter().filter(|l| l.starts_with("1:")).collect();
    assert_eq!(own, ["1: section deploy"]);
    let out = kosa_with(&SOLO, "1\nbolster cards 1\nundo\n").ok();
    assert!(out.contains("Something was left to chance since then"), "a card was drawn: {out}");
    // Back to any decision of a list.
    let out = kosa_with(
        &args_for(&dir, "list").iter().map(String::as_str).collect::<Vec<_>>(),
        "3\nmove\n1\n1\nundo list\nundo 9\nundo 3\nsection deploy\n",
    )
    .ok();
    assert!(out.contains("  3) Move, then Build for 3 wood\n"), "{out}");
    assert_eq!(out.matches("Taken back.").count(), 1, "there is no ninth: {out}");
    let own: Vec<String> =
        entries(&dir.file("list.kosa")).into_iter().filter(|l| l.starts_with("1:")).collect();
    assert_eq!(own, ["1: section deploy"]);
}

fn args_for(dir: &Dir, name: &str) -> Vec<String> {
    let file = dir.file(&format!("{name}.kosa"));
    SOLO.iter().map(|s| s.to_string()).chain(["--record".to_string(), file]).collect()
}

#[test]
fn a_broken_off_game_is_resumed() {
    let dir = Dir::new("resume");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    kosa_with(&args, "1\nbolster power 2\n").ok();
    let before = entries(&file);
    // The last line was only half written.
    let text = std::fs::read_to_string(&file).unwrap();
    let half = text.find("bolster power 2").unwrap() + "bolster po".len();
    std::fs::write(&file, &text[..half]).unwrap();
    let out = kosa_with(&["play", "--resume", &file], "bolster power 1\nend\n").ok();
    assert!(out.contains("Nordic Kingdoms gains 1 power."), "{out}");
    let after = entries(&file);
    // An Upgrade that cannot be paid is left by itself.
    assert_eq!(before[before.len() - 2..], ["1: bolster power 2", "1: skip"]);
    assert_eq!(after[..before.len() - 2], before[..before.len() - 2]);
    assert_eq!(after[before.len() - 2..before.len()], ["1: bolster power 1", "1: skip"]);
    kosa(&["replay", "--quiet", &file]).ok();
    kosa(&args).fails(1, &["--resume"]);
    kosa(&["play", "--resume", &file, "--seed", "4"]).fails(1, &["another seed"]);
    kosa(&["play", "--resume", &dir.file("none")]).fails(1, &["no such file"]);
    let cut = dir.write("cut.kosa", "kosa-record 1\ntag seed 3\n");
    kosa(&["play", "--resume", &cut]).fails(1, &["breaks off"]);
    let other = dir.file("other.kosa");
    kosa_with(&["play", "--resume", &file, "--record", &other], "").ok();
    assert_eq!(entries(&other), after);
}

#[test]
fn several_people_do_not_see_each_others_secrets() {
    let args = ["play", "--seats", "human:Anna=nordic/industrial,human:Ben=crimea/mechanical", "--seed", "3"];
    let out = kosa_with(&args, "nordic\n1\nbolster power 2\nend\ncrimea\n").ok();
    let hand_over = "Now it is the turn of Ben (Crimean Khanate)";
    let (first, second) = out.split_once(hand_over).unwrap_or_else(|| panic!("{out}"));
    assert!(first.contains("Now it is the turn of Anna (Nordic Kingdoms)"));
    assert!(first.contains("== Nordic Kingdoms") && !first.contains("== Crimean Khanate"));
    assert!(second.contains("== Crimean Khanate") && !second.contains("== Nordic Kingdoms"));
}

#[test]
fn the_board_lists_cards_one_by_one_and_who_sits_where() {
    let position = "seat nordic industrial\n  hand 235\nseat crimea automa:automa\n";
    let (out, _) = from("cards", position, "quit\n");
    assert!(out.contains("combat cards: 2 3 5\n"), "{out}");
    assert!(out.contains("seat 2 Crimean Khanate, Automa (normal): "), "{out}");
    let (out, _) = from("no-cards", &position.replace("  hand 235\n", ""), "quit\n");
    assert!(out.contains("combat cards: none\n"), "{out}");
}

/// RL-146: a deal may be made at any time, by anybody.
#[test]
fn any_person_gives_coins_whoever_is_asked() {
    let dir = Dir::new("gifts");
    let file = dir.file("g.kosa");
    let seats = "human:Anna=nordic/industrial,human:Ben=crimea/mechanical,random=rusviet/agricultural";
    let args = ["play", "--seats", seats, "--seed", "3", "--record", &file];
    // While the keyboard goes to Anna, and while she is asked; bots keep their coins, but take some.
    let typed = "3: give 1 2\nnordic\n3: give 1 1\ngive 2 1\n2: give 1 1\nx: give 1 1\n7: give 1 1\n";
    let out = kosa_with(&args, typed).ok();
    for words in [
        "Crimean Khanate gives 2 coins to Nordic Kingdoms.",
        "Crimean Khanate gives 1 coin to Nordic Kingdoms.",
        "Nordic Kingdoms gives 1 coin to Rusviet Union.",
        "Nobody here plays seat 2",
        "Nobody here plays seat 7",
        "Name a seat",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert_eq!(out.matches("Now it is the turn of").count(), 2, "asked again after the first gift: {out}");
    let gifts: Vec<String> = entries(&file).into_iter().filter(|e| e.contains("give")).collect();
    assert_eq!(gifts, ["3: give 1 2", "3: give 1 1", "1: give 2 1"]);
}

#[test]
fn a_seat_is_taken_over_in_the_middle() {
    let dir = Dir::new("takeover");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    let out = kosa_with(&args, "seat 1 random\n").ok();
    assert!(out.contains("Seat 1 is now played by: bot random."));
    assert!(out.contains("The game is over.") && out.contains("The seed was 3."), "two bots play to the end");
    let told = kosa(&["replay", "--json", "--quiet", &file]).json();
    assert_eq!(told["over"], true);
    assert!(std::fs::read_to_string(&file).unwrap().contains("tag seat1 bot random\n"));
}

#[test]
fn a_game_is_told_in_the_language_asked_for() {
    for (lang, words) in [
        ("en", ["Nordic Kingdoms", "Choose the section", "gains 2 power", "Goodbye."]),
        ("it", ["Regni Nordici", "Scegli la sezione", "Nordici guadagnano 2 Potere", "Arrivederci."]),
        ("es", ["Reinos Nórdicos", "Elige la sección", "Nórdicos ganan 2 de poder", "Hasta pronto."]),
        ("pl", ["Królestwa Nordyckie", "Wybierz sekcję", "Nordia zyskuje 2 punkty siły", "Do widzenia."]),
    ] {
        let out = kosa_with(&[&SOLO[..], &["--lang", lang]].concat(), "1\nbolster power 2\nquit\n").ok();
        for word in words {
            assert!(out.contains(word), "'{word}' is missing in {lang}: {out}");
        }
    }
    kosa(&["play", "--lang", "tlh"]).fails(2, &["tlh", "Polski"]);
}

#[test]
fn wrong_players_are_refused() {
    kosa(&["play", "--seats", "human,deep"]).fails(2, &["deep", "random"]);
    kosa(&["play", "--seats", "human"]).fails(2, &["1 player:"]);
    kosa(&["play", "--seats", "human=nordic,random=nordic"]).fails(2, &["Nordic Kingdoms"]);
    kosa(&["play", "--seats", "7"]).fails(2, &["2 to 5"]);
    kosa(&["play", "--record", "no/such/dir/g.kosa"]).fails(1, &["no/such/dir/g.kosa"]);
}

#[test]
fn factions_are_drafted_line_by_line() {
    let dir = Dir::new("draft");
    let file = dir.file("g.kosa");
    let seats = "human=random/mechanical,human=random/industrial";
    let args = ["play", "--seats", seats, "--draft", "--seed", "3", "--record", &file];
    // The lowest mat chooses first; what is taken or makes no sense is asked again.
    let out = kosa_with(&args, "crimea\n9\ncrimea\nnordic\n").ok();
    let (second, first) = (out.find("Player 1 chooses"), out.find("Player 2 chooses"));
    assert!(first.is_some() && first < second, "{out}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("seat nordic mechanical\nseat crimea industrial\n"), "{text}");
    kosa_with(&["play", "--seats", "2", "--draft"], "").ok();
    kosa(&["play", "--with", "moon"]).fails(2, &["moon"]);
    let out = kosa_with(&["play", "--seats", "human=togawa,automa", "--with", "invaders-from-afar"], "").ok();
    assert!(out.contains("+invaders-from-afar"), "{out}");
}

#[test]
fn a_choice_in_a_draft_is_taken_back_line_by_line() {
    let dir = Dir::new("draft-undo");
    let file = dir.file("g.kosa");
    let seats = "human:Anna=random/mechanical,human:Ben=random/industrial,random=random/agricultural";
    let args = ["play", "--seats", seats, "--draft", "--seed", "3", "--record", &file];
    // Ben has the lowest mat and chooses first: nothing to take back yet, then his choice, then one of the list.
    let typed = "undo\ncrimea\nundo\nsaxony\nundo list\nundo 2\nu 1\nrusviet\nnordic\nquit\n";
    let out = kosa_with(&args, typed).ok();
    assert_eq!(out.matches("There is nothing you could take back.").count(), 2, "{out}");
    assert_eq!(out.matches("Taken back.").count(), 2, "{out}");
    assert!(out.contains("  1) Ben: Saxony Empire"), "{out}");
    assert_eq!(out.matches("Ben chooses a faction").count(), 3, "{out}");
    // Whoever chooses knows the mat it is for, and what the others have.
    assert!(out.contains("     Ben: Industrial\n"), "{out}");
    assert!(out.contains("     Ben: Industrial, Saxony\n"), "{out}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("seat rusviet industrial\n") && text.contains("seat nordic mechanical\n"),
        "{text}"
    );
    // Left before everybody has chosen, and what is no faction is answered.
    let out = kosa_with(&["play", "--seats", "2", "--draft", "--seed", "3"], "dragons\nhelp\nquit\n").ok();
    assert_eq!(out.matches("Type the number or the name of a faction").count(), 2, "{out}");
    assert!(out.ends_with("Goodbye.\n"), "{out}");
}

/// Goes on from a position with these lines; what was said, and the decisions of seat 1.
pub fn from(name: &str, position: &str, typed: &str) -> (String, Vec<String>) {
    let dir = Dir::new(name);
    let file = dir.write("g.kosa", &format!("kosa-record 1\nkosa-position 1\nactive 1\n{position}moves\n"));
    let out = kosa_with(&["play", "--plain", "--resume", &file], typed).ok();
    let own = entries(&file).into_iter().filter_map(|e| e.strip_prefix("1: ").map(str::to_string)).collect();
    (out, own)
}

#[test]
fn a_payment_is_proposed_and_chosen_by_a_place() {
    let position = "at h04 metal 1\nat h05 metal 3\nat h11 metal 4\nseat nordic industrial\ncoins 5\n\
        workers h04 h05 h11\nobjectives 3 14\nseat crimea automa:automa\n";
    let paid = |words: &str| {
        let typed = format!("section deploy\nskip\npay coins 2\n{words}\nquit\n");
        let (out, own) = from("paying", position, &typed);
        (out, own.into_iter().filter(|e| e.starts_with("pay metal")).collect::<Vec<_>>())
    };
    let (out, proposed) = paid("+");
    assert!(!proposed.is_empty(), "{out}");
    for words in
        [") Pay from h05 (tundra): 3 metal", ") Pay from h11 (mountain): 3 metal", "Choose a mech and where"]
    {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert_eq!(paid("h05").1, ["pay metal h05"; 3]);
    // Taken back as one decision, and paid in another way: from the last place the rest follows by itself.
    assert_eq!(paid("h05\nundo\nh11").1, ["pay metal h11"]);
    let (out, none) = paid("h12\nmoon");
    assert!(none.is_empty() && out.contains("'h12' is not possible now") && out.contains("'moon'"), "{out}");
}

#[test]
fn a_unit_goes_its_way_with_its_load() {
    let position = "at h12 metal 2\nseat nordic industrial\nmechs 4 at h12\nworkers h04 h05\nobjectives 3 14\n\
        seat crimea automa:automa\n";
    // The unit by its place, everything along, and two territories at once.
    let (out, own) = from("way", position, "3\nmove\nh12\n+\nh24\nquit\n");
    assert!(out.contains("h24 (mountain), with 2 metal"), "{out}");
    assert_eq!(own.iter().filter(|e| e.starts_with("step mech")).count(), 2, "{own:?}");
    assert!(out.contains("(1 to move)"), "{out}");
}

#[test]
fn territories_are_gathered_in_any_order() {
    let position =
        "seat nordic industrial\nworkers h04 h05 h12 h12\nobjectives 3 14\nseat crimea automa:automa\n";
    let (out, own) = from("gather", position, "2\nproduce\nh12\nh05\nh05\nh04\n+\nquit\n");
    assert!(out.contains("✓ 2 food on h12"), "{out}");
    assert_eq!(own[2..4], ["produce h04 1", "produce h12 2"], "{own:?}");
}

pub const COMBAT: &str = "frames end bottom:build stars:1 settle dials\ncombat h19 1 2\nseat nordic industrial\n\
    power 9\nhand 2235\ncharacter h19\nmechs 1 at h19\nseat crimea automa:automa\nmechs at h19\n";

#[test]
fn a_combat_is_committed_when_it_is_meant() {
    let (out, own) = from("stray", COMBAT, "\n\n3\n\n\n+\nno\n");
    assert!(out.contains("+) Commit 3 power and cards worth 0: 3 in all"), "{out}");
    assert!(own.is_empty(), "{own:?}: {out}");
    let (out, own) = from("commit", COMBAT, "3\n5\n+\n\n");
    assert!(out.contains("✓ Combat card 5: 1 of 1"), "{out}");
    assert_eq!(own[..2], ["dial 3", "play 5"], "{out}");
}

#[test]
fn the_end_of_a_turn_that_is_not_asked_about_is_confirmed() {
    let position = "seat nordic industrial\npower 5\nhand 2\nseat crimea automa:automa\n";
    let (out, own) = from("confirm", position, "1\nbolster power 2\nno\n");
    assert!(out.contains("This ends your turn, and there is no way back."), "{out}");
    assert_eq!(own, ["section upgrade"], "{out}");
    let (out, own) = from("confirm", position, "1\nbolster power 2\n\n");
    assert!(own.contains(&"bolster power 2".to_string()) && out.contains("draws Automa card"), "{out}");
}

#[test]
fn whoever_has_just_played_may_think_again_before_the_keyboard_goes_round() {
    let args = ["play", "--seats", "human:Anna=nordic/industrial,human:Ben=crimea/mechanical", "--seed", "3"];
    let out = kosa_with(&args, "nordic\n1\nbolster power 2\nend\nundo\nnordic\n").ok();
    assert!(out.contains("Taken back."), "{out}");
    let after = out.split("Taken back.").nth(1).unwrap();
    assert!(after.contains("Now it is the turn of Anna (Nordic Kingdoms)"), "{out}");
    assert!(after.contains("End the turn") && !after.contains("== Crimean Khanate"), "{out}");
}
