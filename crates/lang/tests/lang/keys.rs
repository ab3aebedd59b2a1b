//! Every key exists in every language with the same variables; none is unused, none is missing.

use crate::common::{FORMS, base, literals, literals_of, messages};
use kosa_engine::Switch;
use kosa_engine::error::UnknownName;
use kosa_engine::vocab::*;
use kosa_lang::{Arg, Dial, Lang, Named, Phrase, Term, Texts};
use std::collections::BTreeSet;

/// Keys made of the names of things: nothing else would find them in the sources.
fn named() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |key: String, help: bool| {
        if help {
            keys.insert(format!("help-{key}"));
        }
        keys.insert(key);
    };
    for faction in Faction::ALL {
        add(faction.key(), false);
        add(format!("who-{faction}"), false);
        add(format!("short-{faction}"), false);
        add(faction.ability().key(), true);
        for ability in faction.mat().mechs {
            add(ability.key(), true);
        }
    }
    Mat::ALL.iter().for_each(|x| add(x.key(), false));
    Terrain::ALL.iter().for_each(|x| add(x.key(), true));
    for resource in Resource::ALL {
        add(resource.key(), true);
        add(format!("count-{resource}"), false);
    }
    UnitKind::ALL.iter().for_each(|x| add(x.key(), true));
    Structure::ALL.iter().for_each(|x| add(x.key(), true));
    TopAction::ALL.iter().for_each(|x| add(x.key(), true));
    BottomAction::ALL.iter().for_each(|x| add(x.key(), true));
    Section::ALL.iter().for_each(|x| add(x.key(), false));
    Star::ALL.iter().for_each(|x| add(x.key(), true));
    Cube::ALL.iter().for_each(|x| add(x.key(), false));
    Cargo::ALL.iter().for_each(|x| add(x.key(), false));
    RecruitBonus::ALL.iter().for_each(|x| add(x.key(), false));
    Trap::ALL.iter().for_each(|x| add(x.key(), false));
    AutomaLevel::ALL.iter().for_each(|x| add(x.key(), true));
    StructureTile::ALL.iter().for_each(|x| add(x.key(), true));
    AirshipTile::ALL.iter().for_each(|x| add(x.key(), true));
    Resolution::ALL.iter().for_each(|x| add(x.key(), true));
    TileSide::ALL.iter().for_each(|x| add(x.key(), false));
    Freight::ALL.iter().for_each(|x| add(x.key(), false));
    Switch::ALL.iter().for_each(|x| add(x.key(), true));
    Dial::ALL.iter().for_each(|x| add(x.key(), true));
    Term::ALL.iter().for_each(|x| add(x.key(), true));
    for what in UnknownName::KINDS {
        add(format!("what-{}", what.to_lowercase().replace(' ', "-")), false);
    }
    for n in 1..=Encounter::MAX {
        (1..=3).for_each(|option| add(format!("encounter-{n}-{option}"), false));
    }
    for card in (1..=Objective::MAX).filter_map(Objective::new) {
        add(card.key(), false);
        add(format!("{}-text", card.key()), false);
    }
    keys
}

#[test]
fn every_language_has_the_same_keys() {
    let english: BTreeSet<String> = messages("en").into_keys().collect();
    for lang in Lang::ALL {
        let own: BTreeSet<String> = messages(lang.tag()).into_keys().collect();
        let missing: Vec<_> = english.difference(&own).collect();
        let foreign: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty(), "missing in {lang}: {missing:#?}");
        assert!(foreign.is_empty(), "only in {lang}: {foreign:#?}");
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let english = messages("en");
    for lang in Lang::ALL {
        for (key, message) in messages(lang.tag()) {
            let own: BTreeSet<&str> = message.variables.iter().map(|v| base(v)).collect();
            let Some(model) = english.get(&key) else { continue };
            let model: BTreeSet<&str> = model.variables.iter().map(|v| base(v)).collect();
            assert_eq!(own, model, "variables of {key} in {lang}");
            for form in &message.forms {
                assert!(FORMS.contains(&form.as_str()), "{key} in {lang} has an unknown form .{form}");
            }
        }
    }
}

#[test]
fn every_key_is_used() {
    let (named, literals) = (named(), literals());
    let used = |key: &String| {
        named.contains(key)
            || literals.contains(key)
            || key.strip_prefix("count-").is_some_and(|what| literals.contains(what))
            // Made of the names of commands and flags: a test beside those looks after them.
            || key.starts_with("cli-about") || key.starts_with("cli-arg-")
    };
    let unused: Vec<String> = messages("en").into_keys().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "nobody says these: {unused:#?}");
}

#[test]
fn every_key_in_the_sources_exists() {
    let known = messages("en");
    for key in named() {
        assert!(known.contains_key(&key), "{key} is missing");
    }
    // Whatever begins like a key is one.
    let prefixes: BTreeSet<&str> =
        known.keys().filter_map(|key| key.split_once('-')).map(|(p, _)| p).collect();
    let looks = |text: &str| {
        text.split_once('-').is_some_and(|(prefix, rest)| prefixes.contains(prefix) && !rest.is_empty())
            && !text.ends_with('-')
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_')
    };
    let missing: Vec<String> =
        literals().into_iter().filter(|text| looks(text) && !known.contains_key(text)).collect();
    let missing: Vec<&String> = missing.iter().filter(|text| !NO_KEYS.contains(&text.as_str())).collect();
    assert!(missing.is_empty(), "these are said but do not exist: {missing:#?}");
}

/// Words of commands and data that look like keys.
const NO_KEYS: [&str; 7] =
    ["move-check", "deploy-check", "all-moves", "skip-turns", "at-nowhere", "cards-of", "undo-list"];

#[test]
fn every_text_is_said_without_a_fault() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (key, message) in messages(lang.tag()) {
            for n in [0, 1, 2, 5, 22] {
                let args: Vec<(&str, Arg)> = message
                    .variables
                    .iter()
                    .map(|variable| base(variable))
                    .map(|variable| match variable {
                        "n" => ("n", Arg::Number(n)),
                        // A phrase brings its forms, which is what a text may ask for.
                        _ => (variable, Arg::Phrase(Phrase::plain("x"))),
                    })
                    .collect();
                let (text, faults) = texts.check(&key, &args);
                assert!(faults.is_empty(), "{faults:?}");
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{key} in {lang}: {text}");
                assert!(!text.contains(['\u{2068}', '\u{2069}']), "{key} in {lang} has invisible marks");
            }
        }
    }
}

#[test]
fn a_missing_key_says_itself() {
    assert_eq!(Texts::new(Lang::Polish).say("no-such-text"), "no-such-text");
}

#[test]
fn polish_counts_as_poles_do() {
    let texts = Texts::new(Lang::Polish);
    let coins: Vec<String> =
        [0u8, 1, 2, 4, 5, 11, 12, 21, 22, 25].iter().map(|n| texts.count("coins", *n)).collect();
    assert_eq!(
        coins,
        [
            "0 monet",
            "1 moneta",
            "2 monety",
            "4 monety",
            "5 monet",
            "11 monet",
            "12 monet",
            "21 monet",
            "22 monety",
            "25 monet"
        ]
    );
}

#[test]
fn verbs_agree_with_factions_that_are_plurals() {
    let texts = Texts::new(Lang::Italian);
    let who = |faction: Faction| Arg::Phrase(texts.phrase(&format!("who-{faction}"), &[]));
    let attack = |a, b| {
        let at = Arg::Phrase(Phrase::plain("h01"));
        texts.fill("event-combat-began", &[("who", who(a)), ("whom", who(b)), ("at", at)])
    };
    assert_eq!(attack(Faction::Nordic, Faction::Crimea), "Nordici attaccano la Crimea h01.");
    assert_eq!(attack(Faction::Crimea, Faction::Nordic), "Crimea attacca i Nordici h01.");
}

/// A key that begins with `tui-` is the terminal's own: what other clients say too is named after what it is.
#[test]
fn what_every_client_says_is_not_named_after_the_terminal() {
    let said = literals_of(&["lang", "client", "learn", "wire", "cli", "web"]);
    let wrong: Vec<&String> = said.iter().filter(|key| key.starts_with("tui-")).collect();
    assert!(wrong.is_empty(), "these are said by others than the terminal: {wrong:?}");
}
