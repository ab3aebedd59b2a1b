//! One word for one thing: what a text calls by another name would be looked for in vain in the rule book.

use crate::common::messages;
use kosa_engine::vocab::{BottomAction, TopAction};
use kosa_lang::{Lang, Texts};

/// Words for things of the game that have another name here, by language.
const STRANGERS: [(&str, &[&str]); 3] = [
    ("it", &["potenza", "eroe", "nave", "manopola", "edificio", "round"]),
    ("es", &["héroe", "nave", "asiento", "asientos", "edificio", "obrero"]),
    (
        "pl",
        &[
            "bohater",
            "statek",
            "statkiem",
            "gwiazda",
            "gwiazdy",
            "pokrętło",
            "pokrętła",
            "budynek",
            "surowiec",
        ],
    ),
];

#[test]
fn a_thing_has_one_name() {
    for (lang, strangers) in STRANGERS {
        for (key, text) in messages(lang) {
            let text = text.text.to_lowercase();
            let mut words = text.split(|c: char| !c.is_alphabetic());
            let found = words.find(|word| strangers.contains(word));
            assert_eq!(found, None, "{key} in {lang}: {text}");
        }
    }
}

#[test]
fn polish_inflects_the_names_of_actions() {
    let texts = Texts::new(Lang::Polish);
    let args = [("action", texts.arg(&TopAction::Produce)), ("below", texts.arg(&BottomAction::Build))];
    let said = texts.fill("guide-both", &args);
    assert!(said.starts_with("Wybierz Produkcję i Budowę: "), "{said}");
}

#[test]
fn what_a_section_lacks_is_one_or_several() {
    for (lang, one, three) in [
        (Lang::English, "Upgrade: 1 oil missing.", "Upgrade: 3 oil missing."),
        (Lang::Italian, "Miglioria: manca 1 petrolio.", "Miglioria: mancano 3 petrolio."),
        (Lang::Spanish, "Mejorar: falta 1 de petróleo.", "Mejorar: faltan 3 de petróleo."),
        (Lang::Polish, "Na Ulepszenie brakuje: 1 ropa.", "Na Ulepszenie brakuje: 3 ropy."),
    ] {
        let texts = Texts::new(lang);
        let said = |n: u8| {
            let action = texts.arg(&BottomAction::Upgrade);
            let what = texts.count("oil", n);
            texts.fill("tui-section-lacks", &[("action", action), ("what", what.into()), ("n", n.into())])
        };
        assert_eq!((said(1).as_str(), said(3).as_str()), (one, three), "{lang}");
    }
}
