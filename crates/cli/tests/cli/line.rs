//! What is typed line by line and cannot be done: it is said why, in the sentences of every other client.

use crate::common::{Dir, entries, kosa_with};
use crate::play::{COMBAT, from};

/// A person as Nordic, first to move, against a bot.
const SOLO: [&str; 5] =
    ["play", "--seats", "human=nordic/industrial,random=crimea/mechanical", "--seed", "3"];

/// The action token of Nordic stands on Build.
const TAKEN: &str = "seat nordic industrial\n  token build\nseat crimea automa:automa\n";

#[test]
fn a_section_that_cannot_be_chosen_is_answered_with_its_reason() {
    let typed = ["3", "build", "Move", "section build", "why 3", "why build", "why section build"];
    let (out, own) = from("taken", TAKEN, &typed.join("\n"));
    let why = "Not possible: Build: your action token is there from your last turn.";
    assert_eq!(out.matches(why).count(), typed.len(), "{out}");
    let (out, _) = from("no-factory", TAKEN, "5\nfactory\n6\n");
    assert_eq!(out.matches("Not possible: you have no Factory card.").count(), 2, "{out}");
    assert!(out.contains("There is no answer 6") && !out.contains("There is no answer 5"), "{out}");
    assert!(own.is_empty(), "{own:?}");
    // What answers another question.
    let (out, _) = from("later", TAKEN, "mill\nRiverwalk\nwhy mill\nsection deploy\nupgrade\nmove\n");
    assert_eq!(out.matches("Not possible: something else is asked now.").count(), 4, "{out}");
    assert!(out.contains("this action is not part of the section you chose: Deploy"), "{out}");
    assert!(!out.contains("is no move"), "{out}");
}

#[test]
fn what_is_there_is_chosen_by_its_name() {
    let (_, own) = from("named", TAKEN, "Deploy\n");
    assert_eq!(own, ["section deploy"]);
    // In the words of the language as well, after either of its actions.
    let dir = Dir::new("names");
    for (lang, name) in [("it", "costruzione"), ("es", "MOVER"), ("pl", "Budowa")] {
        let file = dir.file(lang);
        let args = [&SOLO[..], &["--lang", lang, "--record", &file]].concat();
        kosa_with(&args, &format!("{name}\n")).ok();
        assert_eq!(entries(&file).last().map(String::as_str), Some("1: section build"), "{name}");
    }
}

#[test]
fn a_territory_that_cannot_be_reached_is_answered_with_its_reason() {
    // The worker gets there, the character does not.
    let out = kosa_with(&SOLO, "3\nmove\nh11\n1\nh11\n@crimea\nstep worker h05 h47\nquit\n").ok();
    assert!(out.contains("Choose first what is to go there: Worker: h04"), "{out}");
    assert!(out.contains("'h11' is not possible now"), "{out}");
    assert!(out.contains("Not possible: no step leads there."), "{out}");
    assert!(!out.contains("That can be done now."), "{out}");
}

#[test]
fn an_amount_that_cannot_be_had_is_answered_with_its_reason() {
    let (out, _) = from("dial", COMBAT, "9\n");
    assert!(out.contains("Not possible: you can spend 7 power at most."), "{out}");
}

#[test]
fn the_reason_is_told_in_the_language_asked_for() {
    for (lang, words) in [("it", "Non è possibile: "), ("es", "No es posible: "), ("pl", "Nie można: ")] {
        let out = kosa_with(&[&SOLO[..], &["--lang", lang]].concat(), "5\n").ok();
        assert!(out.contains(words), "{lang}: {out}");
    }
}

/// An Enter too many, or answers typed ahead, must not show the next person's hand to the one before.
#[test]
fn nothing_that_is_typed_ahead_uncovers_the_next_hand() {
    let args = ["play", "--seats", "human:Anna=nordic/industrial,human:Ben=crimea/mechanical", "--seed", "3"];
    let played = "Nordic\n1\nbolster power 2\nend\n";
    let out = kosa_with(&args, &format!("{played}\n\n1\n2\nnordic\nhand\nhelp\n")).ok();
    assert!(out.contains("== Nordic Kingdoms") && !out.contains("== Crimean Khanate"), "{out}");
    assert_eq!(out.matches("Type nordic to see your cards.").count(), 1, "{out}");
    assert_eq!(out.matches("Type crimea to see your cards.").count(), 8, "{out}");
    assert!(out.contains("only the name of your own faction uncovers your cards"), "{out}");
    for (lang, name) in
        [("en", "Crimean Khanate"), ("it", "crimea"), ("es", "Kanato de Crimea"), ("pl", "krym")]
    {
        let args = [&args[..], &["--lang", lang]].concat();
        let out = kosa_with(&args, &format!("{played}\n{name}\n")).ok();
        assert_eq!(out.matches("\n== ").count(), 2, "{name} in {lang}: {out}");
    }
    // Who plays alone is never asked, and the help says nothing of it.
    let out = kosa_with(&SOLO, "help\n").ok();
    assert!(!out.contains("FACTION"), "{out}");
}

#[test]
fn whoever_leaves_something_out_is_told_what() {
    let typed = "seat\nseat 1\nseat 1 human now\nsave\nundo x\nundo 1 2\ngive\ngive 2\n1: give 2\nsection\n";
    let out = kosa_with(&SOLO, typed).ok();
    for (words, times) in [
        ("Name a seat and who is to play there: seat 2 human, or instead of human one of easy, medium,", 3),
        ("Say how far back: undo 3 goes back to before the third decision of undo list.", 2),
        ("Name a seat and a number of coins: give 2 3", 3),
        ("'section' is only the beginning of a move: section upgrade, section deploy, section build", 1),
        ("is no move", 0),
    ] {
        assert_eq!(out.matches(words).count(), times, "'{words}': {out}");
    }
    let out = kosa_with(&["play", "--seats", "2", "--draft", "--seed", "3"], "undo x\nquit\n").ok();
    assert!(out.contains("Say how far back"), "{out}");
}

#[test]
fn the_help_names_what_is_to_be_put_in_in_the_language_asked_for() {
    let dir = Dir::new("help");
    for (lang, gift, seat) in [
        ("en", "give SEAT COINS", "seat SEAT WHO"),
        ("it", "give POSTO MONETE", "seat POSTO CHI"),
        ("es", "give PUESTO MONEDAS", "seat PUESTO QUIÉN"),
        ("pl", "give MIEJSCE MONETY", "seat MIEJSCE KTO"),
    ] {
        let file = dir.file(lang);
        let args = [&SOLO[..], &["--lang", lang, "--record", &file]].concat();
        let out = kosa_with(&args, "help\n").ok();
        assert!(out.contains(gift) && out.contains(seat), "{lang}: {out}");
        let english = ["SEAT", "COINS", "WHO"].map(|word| out.contains(word));
        assert_eq!(english, [lang == "en"; 3], "{lang}: {out}");
    }
}

#[test]
fn a_hint_and_the_rule_book_are_had_in_every_language() {
    for (lang, hint, book) in [
        ("en", "chance to win", "After the combat"),
        ("it", "probabilità di vittoria", "Dopo il combattimento"),
        ("es", "probabilidad de victoria", "Después del combate"),
        ("pl", "szansa na zwycięstwo", "Po walce"),
    ] {
        let args = [&SOLO[..], &["--lang", lang]].concat();
        let out = kosa_with(&args, "hint\nrules\nrules retreat\nrules xyzzy\nhelp\nquit\n").ok();
        assert!(out.contains("  1. ") && out.contains(hint), "{lang}: {out}");
        assert!(out.matches(book).count() >= 2, "in the list, and opened, {lang}: {out}");
        assert!(out.contains("rules turn.") && out.contains("RL-") && out.contains("xyzzy"), "{lang}: {out}");
        assert!(out.contains("\nhint  ") && out.contains("\nrules  "), "{lang}: {out}");
        // Nothing was decided by it.
        assert_eq!(out.matches("[section build]").count(), 1, "{lang}: {out}");
    }
    // While the keyboard goes round and in a draft the book lies open, but nobody is given a hint.
    let args = ["play", "--seats", "human:Anna=nordic/industrial,human:Ben=crimea/mechanical", "--seed", "3"];
    let out = kosa_with(&args, "rules river\nhint\n").ok();
    assert!(out.contains("Rivers and lakes") && !out.contains("chance to win"), "{out}");
    let out =
        kosa_with(&["play", "--seats", "2", "--draft", "--seed", "3"], "rules crimea\nhelp\nquit\n").ok();
    assert!(out.contains("Riverwalk") && out.contains("\nrules  ") && !out.contains("\nhint "), "{out}");
}
