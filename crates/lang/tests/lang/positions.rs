//! Whatever is wrong with a position is placed in the person's language; what it is, is said in the words of the format.

use kosa_engine::position::{FaultPlace, PositionFault};
use kosa_engine::{PositionDoc, PositionError, Record, State};
use kosa_lang::{Lang, Texts};

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
fn the_faults_of_a_position_are_placed_in_the_language_and_said_in_the_words_of_the_format() {
    let english = Texts::new(Lang::English);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for error in broken() {
            let text = texts.position_error(&error);
            assert!(!text.contains(['{', '}', '$']) && !text.contains("position-"), "{lang}: {text}");
            for (place, fault) in &error.faults {
                match fault {
                    PositionFault::WrongWord { fault: word } => {
                        assert_eq!(texts.position_fault(fault), texts.unknown_name(word));
                    }
                    fault => assert_eq!(texts.position_fault(fault), fault.to_string()),
                }
                let of_the_format = matches!(place, FaultPlace::Key(_) | FaultPlace::At(_));
                let same = texts.fault_place(place) == english.fault_place(place);
                assert_eq!(same, of_the_format || lang == Lang::English, "{lang}: {place}");
            }
        }
    }
}

#[test]
fn a_record_that_begins_with_a_wrong_position_says_so() {
    let text = "kosa-record 1\nkosa-position 1\nframes end bottom:factory\nseat nordic industrial\n\
                power 17\nobjectives 1-3\nseat moon mechanical\nmoves\n";
    let error = Record::from_text(text).and_then(|record| record.replay()).unwrap_err();
    let said = |lang| Texts::new(lang).record_error(&error);
    assert_eq!(
        said(Lang::Italian),
        "registrazione, riga 2: la posizione iniziale è sbagliata: posto 2: «moon» non è una fazione: scegli tra \
         nordic, rusviet, togawa, crimea, saxony, polania, albion"
    );
    let text = text.replace("moon", "crimea");
    let error = Record::from_text(&text).and_then(|record| record.replay()).unwrap_err();
    let said = |lang| Texts::new(lang).record_error(&error);
    assert_eq!(
        said(Lang::Polish),
        "zapis gry, wiersz 2: pozycja początkowa jest błędna: miejsce 1: power 17: the track ends at 16; \
         miejsce 1, objectives: a player holds at most two objective cards; \
         frames: 'bottom:factory' needs a Factory card"
    );
}

#[test]
fn what_the_reader_of_json_says_has_its_place() {
    let error = State::from_position("{\n\"seats\": 3}").unwrap_err();
    let text = Texts::new(Lang::Polish).position_error(&error);
    assert!(
        text.starts_with("pozycja: wiersz 2, kolumna 10: this is not the JSON of a position: "),
        "{text}"
    );
}
