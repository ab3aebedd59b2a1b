//! Whatever is wrong with a word or a record is said in every language, and in no other.

use kosa_engine::error::UnknownName;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, AutomaKind, Pending, Record, RecordError, Rules, Switch};
use kosa_lang::{Lang, Texts};

fn names() -> Vec<UnknownName> {
    macro_rules! wrong {
        ($($kind:ty),+ $(,)?) => { vec![$("?".parse::<$kind>().unwrap_err()),+] };
    }
    let mut all = wrong![
        Actor,
        AirshipTile,
        AutomaCard,
        AutomaKind,
        AutomaLevel,
        BottomAction,
        Cargo,
        CombatCard,
        Cube,
        Encounter,
        Faction,
        FactionAbility,
        FactoryCard,
        Freight,
        Hex,
        Mat,
        Objective,
        Pending,
        Place,
        RecruitBonus,
        Resolution,
        Resource,
        Rules,
        Seat,
        Section,
        Star,
        Structure,
        StructureTile,
        Switch,
        Terrain,
        TileSide,
        TopAction,
        Trap,
        UnitKind,
    ];
    all.push("rulebook moon".parse::<Rules>().unwrap_err());
    all
}

#[test]
fn every_wrong_word_is_said() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for error in names() {
            let text = texts.unknown_name(&error);
            assert!(!text.contains(['{', '}', '$']) && !text.contains("what-"), "{lang}: {text}");
            let english = Texts::new(Lang::English).unknown_name(&error);
            assert_eq!(text == english, lang == Lang::English, "{lang}: {text}");
        }
    }
}

const HEAD: &str = "kosa-record 1\nrules rulebook\nseat nordic industrial\nseat crimea mechanical\n";

fn broken() -> Vec<RecordError> {
    let lines =
        ["jump", "1: jump", "1: fight h99", "9: skip", "hash 1", "1: give 2", "1: skip", "1: give 2 5"];
    let mut texts: Vec<String> = lines.iter().map(|line| format!("{HEAD}moves\n{line}\n")).collect();
    texts.push(format!("{HEAD}moves\nhash 0123456789abcdef\n"));
    texts.push(format!("{HEAD}what\nmoves\n"));
    texts.push(format!("{HEAD}seat moon agricultural\nmoves\n"));
    texts.push(format!("{HEAD}seat nordic agricultural\nmoves\n"));
    texts.extend([
        String::new(),
        "chess".into(),
        HEAD.into(),
        "kosa-record 1\nkosa-position 1\nmoves\n".into(),
    ]);
    texts.push("#".repeat(Record::MAX_BYTES + 1));
    texts.iter().map(|text| Record::from_text(text).and_then(|r| r.replay()).unwrap_err()).collect()
}

#[test]
fn every_fault_of_a_record_is_said() {
    let english = Texts::new(Lang::English);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for error in broken() {
            let text = texts.record_error(&error);
            assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{lang}: {text}");
            let fault = texts.record_fault(&error.fault);
            let same = fault == english.record_fault(&error.fault);
            assert_eq!(same, lang == Lang::English, "{lang}: {text}");
        }
    }
}
