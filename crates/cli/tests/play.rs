//! `kosa play`, driven by a script on standard input.

mod common;

use common::{Dir, kosa, kosa_with};

/// A person as Nordic, first to move, against a bot.
const SOLO: [&str; 5] =
    ["play", "--seats", "human=nordic/industrial,random=crimea/mechanical", "--seed", "3"];

fn entries(path: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let (_, moves) = text.split_once("\nmoves\n").unwrap();
    moves.lines().map(str::to_string).collect()
}

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
        "1) section upgrade",
        "Riverwalk",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert!(out.ends_with("Goodbye.\n"), "the end of the input ends the game politely");
}

#[test]
fn commands_answer_without_changing_the_game() {
    let out = kosa_with(&SOLO, "help\nscore\nposition\nmoves\nboard\nfly\n99\n\ndial 3\ngive 2 99\ngive x y\nseat 9 human\nseat 2 deep\n").ok();
    for words in [
        "undo ",
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
    assert!(!out.contains("begins turn 2"));
}

#[test]
fn undo_takes_back_and_the_file_follows() {
    let dir = Dir::new("undo");
    let file = dir.file("g.kosa");
    let args = [&SOLO[..], &["--record", &file]].concat();
    let out = kosa_with(&args, "undo\n1\nbolster power 2\nundo\nundo\nsection deploy\n").ok();
    assert!(out.contains("nothing to take back"));
    assert_eq!(out.matches("Taken back.").count(), 2);
    let own: Vec<String> = entries(&file).into_iter().filter(|l| l.starts_with("1:")).collect();
    assert_eq!(own, ["1: section deploy"]);
    let out = kosa_with(&SOLO, "1\nbolster cards 1\nundo\n").ok();
    assert!(out.contains("nothing to take back"), "a card was drawn: {out}");
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
    std::fs::write(&file, &text[..text.len() - 4]).unwrap();
    let out = kosa_with(&["play", "--resume", &file], "bolster power 1\nskip\nend\n").ok();
    assert!(out.contains("Nordic Kingdoms gains 1 power."), "{out}");
    let after = entries(&file);
    assert_eq!(after[..before.len() - 1], before[..before.len() - 1]);
    assert_eq!(after[before.len() - 1], "1: bolster power 1");
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
    let out = kosa_with(&args, "\n1\nbolster power 2\nskip\nend\n\n").ok();
    let hand_over = "The keyboard goes to Crimean Khanate (seat 2, Ben)";
    let (first, second) = out.split_once(hand_over).unwrap_or_else(|| panic!("{out}"));
    assert!(first.contains("The keyboard goes to Nordic Kingdoms (seat 1, Anna)"));
    assert!(first.contains("== Nordic Kingdoms") && !first.contains("== Crimean Khanate"));
    assert!(second.contains("== Crimean Khanate") && !second.contains("== Nordic Kingdoms"));
}

/// RL-146: a deal may be made at any time, by anybody.
#[test]
fn any_person_gives_coins_whoever_is_asked() {
    let dir = Dir::new("gifts");
    let file = dir.file("g.kosa");
    let seats = "human:Anna=nordic/industrial,human:Ben=crimea/mechanical,random=rusviet/agricultural";
    let args = ["play", "--seats", seats, "--seed", "3", "--record", &file];
    // While the keyboard goes to Anna, and while she is asked; bots keep their coins, but take some.
    let typed = "3: give 1 2\n\n3: give 1 1\ngive 2 1\n2: give 1 1\nx: give 1 1\n7: give 1 1\n";
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
    assert_eq!(out.matches("The keyboard goes to").count(), 2, "asked again after the first gift: {out}");
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
fn the_rest_of_a_payment_is_paid_by_a_word() {
    let dir = Dir::new("rest");
    let record = "kosa-record 1\nkosa-position 1\nactive 1\nat h04 metal 1\nat h05 metal 3\nat h11 metal 4\n\
        seat nordic industrial\ncoins 5\nworkers h04 h05 h11\nobjectives 3 14\nseat crimea automa:automa\nmoves\n";
    let paid = |words: &str| {
        let file = dir.write("g.kosa", record);
        let moves = format!("section deploy\nskip\npay coins 2\n{words}\nquit\n");
        let out = kosa_with(&["play", "--plain", "--resume", &file], &moves).ok();
        let paid = entries(&file).into_iter().filter(|e| e.starts_with("1: pay metal")).collect::<Vec<_>>();
        (out, paid)
    };
    let (out, as_listed) = paid("rest");
    assert_eq!(as_listed, ["1: pay metal h04", "1: pay metal h05", "1: pay metal h05"]);
    for words in [
        "     rest h05       pay from h05 (tundra): 3 metal",
        "     rest h11       pay from h11 (mountain): 3 metal",
        "     rest           pay the rest as listed: 1 metal from h04 (forest) and 2 metal from h05 (tundra)",
        "  1) pay metal h04  1 metal from h04 (forest)",
        "Choose a mech and where you deploy it, or skip.",
    ] {
        assert!(out.contains(words), "'{words}' is missing: {out}");
    }
    assert_eq!(paid("rest h05").1, ["1: pay metal h05"; 3]);
    // Taken back one by one, and paid in another way: from the last place the rest follows by itself.
    assert_eq!(paid("rest\nundo\nundo\nundo\nrest h11").1, ["1: pay metal h11"]);
    let (out, none) = paid("rest h04\nrest moon");
    assert!(none.is_empty() && out.contains("'rest h04' is not possible now"), "{out}");
    assert!(out.contains("'rest moon' is not possible now"), "{out}");
}
