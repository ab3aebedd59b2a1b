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
