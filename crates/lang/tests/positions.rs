//! Whatever is wrong with a position is said in every language, and in no other.

use kosa_engine::position::{FaultPlace, FrameNeed, PositionFault};
use kosa_engine::{PositionDoc, PositionError, Record, State};
use kosa_lang::{Arg, Lang, Texts};

/// The names in a sentence of the engine: `{at}`, `{seat}`.
fn names(sentence: &str) -> Vec<&str> {
    sentence.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[test]
fn every_fault_has_a_text_with_all_it_names() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (key, sentence) in PositionFault::SENTENCES {
            let names = names(sentence);
            let args: Vec<(&str, Arg)> =
                names.iter().map(|name| (*name, Arg::from(format!("{{{name}}}")))).collect();
            let (text, faults) = texts.check(&format!("position-{key}"), &args);
            assert!(faults.is_empty(), "{faults:?}");
            assert!(
                names.iter().all(|name| text.contains(&format!("{{{name}}}"))),
                "{key} in {lang}: {text}"
            );
            assert!(!text.ends_with('.'), "{key} in {lang}: {text}");
            // A sentence that is nothing but the wrong word's own is the same everywhere.
            let same = lang == Lang::English || key == "wrong-word";
            assert_eq!(text == sentence, same, "{key} in {lang}: {text}");
        }
        for need in FrameNeed::ALL {
            let text = texts.say(&format!("position-need-{}", need.key()));
            assert_eq!(text == need.text(), lang == Lang::English, "{} in {lang}: {text}", need.key());
        }
    }
}

const SEATS: &str = "seat nordic industrial; seat crimea mechanical";

/// Faults in every kind of place, of every kind of argument.
fn broken() -> Vec<PositionError> {
    let lines = [
        "active one",
        "active 3; tile moon",
        "at h04 gold 1; at airship food 1",
        "frames section section",
        "frames settle",
        "active 1; frames end bottom:build stars:1 settle units onward",
        "active 1; frames end bottom:build stars:1 settle units onward; moving mech h04 h30 steps 9",
        "encounters a b c d e f g h i j k",
        "deck 2; discard 3",
        "revealed 3 4; over yes; at h07 oil 1",
        "rules rulebook +resolutions; resolution land_rush; clock 1 many",
    ];
    let mut texts: Vec<String> =
        lines.iter().map(|line| format!("kosa-position 1; {line}; {SEATS}")).collect();
    let seats = [
        "power 17; objectives 1-3",
        "factory-card 99; hand 9",
        "character h43",
        "again coins",
        "fly 3",
        "stars mechs",
    ];
    texts.extend(seats.iter().map(|line| {
        format!("kosa-position 1; seat nordic industrial; {line}; seat crimea mechanical; airship h04")
    }));
    texts.extend(["", "chess", "kosa-position 1", "kosa-position 2; seat nordic nordic"].map(String::from));
    texts.push(format!("kosa-position 1; {SEATS}; seat nordic mechanical"));
    texts.push("#".repeat(PositionDoc::MAX_BYTES + 1));
    texts.iter().map(|text| State::from_position(text).unwrap_err()).collect()
}

#[test]
fn english_is_the_english_of_the_engine() {
    let texts = Texts::new(Lang::English);
    for error in broken() {
        assert_eq!(texts.position_error(&error), error.to_string());
    }
    let json = State::from_position("{\n\"seats\": 3}").unwrap_err();
    assert_eq!(texts.position_error(&json), json.to_string());
}

#[test]
fn the_faults_of_a_position_are_said_in_every_language() {
    let english = Texts::new(Lang::English);
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::English) {
        let texts = Texts::new(lang);
        for error in broken() {
            let text = texts.position_error(&error);
            assert!(!text.contains(['{', '}', '$']) && !text.contains("position-"), "{lang}: {text}");
            for (place, fault) in &error.faults {
                assert_ne!(texts.position_fault(fault), english.position_fault(fault), "{lang}");
                let of_the_format = matches!(place, FaultPlace::Key(_) | FaultPlace::At(_));
                let same = texts.fault_place(place) == english.fault_place(place);
                assert_eq!(same, of_the_format, "{lang}: {place}");
            }
        }
    }
}

#[test]
fn a_record_that_begins_with_a_wrong_position_says_so() {
    let text = "kosa-record 1\nkosa-position 1\nframes end bottom:factory\nseat nordic industrial\n\
                power 17\nobjectives 1-3\nseat crimea mechanical\nmoves\n";
    let error = Record::from_text(text).and_then(|record| record.replay()).unwrap_err();
    let said = |lang| Texts::new(lang).record_error(&error);
    assert_eq!(
        said(Lang::Italian),
        "registrazione, riga 2: la posizione iniziale è sbagliata: posto 1: «power» 17: il tracciato finisce a 16; \
         posto 1, objectives: un giocatore ha al massimo due carte obiettivo; \
         frames: «bottom:factory» richiede una carta Fabbrica"
    );
    assert_eq!(
        said(Lang::Spanish),
        "registro, línea 2: la posición inicial está mal: puesto 1: «power» 17: el marcador termina en 16; \
         puesto 1, objectives: un jugador tiene como mucho dos cartas de objetivo; \
         frames: «bottom:factory» necesita una carta de Fábrica"
    );
    assert_eq!(
        said(Lang::Polish),
        "zapis gry, wiersz 2: pozycja początkowa jest błędna: miejsce 1: „power” 17: tor kończy się na 16; \
         miejsce 1, objectives: gracz ma najwyżej dwie karty celów; \
         frames: „bottom:factory” wymaga karty Fabryki"
    );
}

#[test]
fn what_the_reader_of_json_says_stands_in_a_sentence_of_the_language() {
    let error = State::from_position("{\n\"seats\": 3}").unwrap_err();
    let text = Texts::new(Lang::Polish).position_error(&error);
    assert!(text.starts_with("pozycja: wiersz 2, kolumna 10: to nie jest JSON pozycji: "), "{text}");
}
