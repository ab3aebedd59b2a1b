//! The rule book: complete, searchable in every language, and reached from every question, symbol and lesson.

use kosa_engine::State;
use kosa_engine::vocab::*;
use kosa_lang::{Dial, Lang, Term, Texts, Topic};
use kosa_learn::{Lesson, Rivers, Rulebook};
use std::collections::BTreeSet;

/// The names of the rulings, those of the Automa among them, as the pages in `docs/` have them.
fn rulings() -> BTreeSet<String> {
    let page = |name: &str| {
        let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        std::fs::read_to_string(docs.join(name)).unwrap()
    };
    let named = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_string());
    [page("rulings.md"), page("automa.md")].iter().flat_map(|text| text.lines().filter_map(named)).collect()
}

#[test]
fn every_ruling_stands_in_the_book_and_every_one_named_exists() {
    let all = rulings();
    let named: BTreeSet<String> =
        Rulebook::topics().iter().flat_map(|topic| topic.rulings()).map(ToString::to_string).collect();
    assert_eq!(all.difference(&named).collect::<Vec<_>>(), Vec::<&String>::new(), "rulings without a topic");
    assert_eq!(named.difference(&all).collect::<Vec<_>>(), Vec::<&String>::new(), "topics without a ruling");
    for lesson in Lesson::all() {
        assert!(lesson.rulings.iter().all(|ruling| all.contains(ruling)), "{}", lesson.name);
        assert!(Rulebook::topic(&lesson.topic).is_some(), "{}: {}", lesson.name, lesson.topic);
    }
}

#[test]
fn every_topic_is_found_by_its_title_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for topic in Rulebook::topics() {
            let title = topic.title(&texts);
            assert!(Rulebook::search(&title, &texts).contains(&topic), "{lang}: {title}");
            assert!(topic.page(&texts).iter().all(|line| !line.is_empty()), "{lang}: {title}");
        }
    }
    let spanish = Texts::new(Lang::Spanish);
    assert!(Rulebook::search("fabrica", &spanish).iter().any(|topic| topic.id() == "factory"));
    assert_eq!(Rulebook::search("RL-049", &spanish)[0].id(), "retreat");
    assert!(Rulebook::search("", &spanish).is_empty() && Rulebook::search("xyzzy", &spanish).is_empty());
}

#[test]
fn every_symbol_leads_to_a_topic() {
    let mut symbols: Vec<Topic> = Vec::new();
    symbols.extend(Faction::ALL.map(Topic::Faction));
    symbols.extend(Faction::ALL.map(|faction| Topic::FactionAbility(faction.ability())));
    symbols.extend(Faction::ALL.iter().flat_map(|faction| faction.mat().mechs).map(Topic::Ability));
    symbols.extend(Terrain::ALL.map(Topic::Terrain));
    symbols.extend(Resource::ALL.map(Topic::Resource));
    symbols.extend(UnitKind::ALL.map(Topic::Unit));
    symbols.extend(Structure::ALL.map(Topic::Structure));
    symbols.extend(TopAction::ALL.map(Topic::Top));
    symbols.extend(BottomAction::ALL.map(Topic::Bottom));
    symbols.extend(Star::ALL.map(Topic::Star));
    symbols.extend(StructureTile::ALL.map(Topic::Tile));
    symbols.extend(AirshipTile::ALL.map(Topic::AirshipTile));
    symbols.extend(Resolution::ALL.map(Topic::Resolution));
    symbols.extend(Trap::ALL.map(Topic::Trap));
    symbols.extend(AutomaLevel::ALL.map(Topic::Level));
    symbols.extend(Dial::ALL.map(Topic::Dial));
    symbols.extend(Term::ALL.map(Topic::Term));
    symbols.extend(kosa_engine::Switch::ALL.map(Topic::Switch));
    for symbol in symbols {
        assert!(Rulebook::topic_of(symbol).is_some(), "{symbol:?}");
    }
}

#[test]
fn questions_lead_to_the_topic_they_are_about() {
    let topic = |question: &str| Rulebook::topic_for(question.parse().unwrap()).unwrap().id();
    assert_eq!(topic("section"), "turn");
    assert_eq!(topic("bottom:deploy"), "deploy");
    assert_eq!(topic("dials"), "combat");
    assert_eq!(topic("retreat"), "retreat");
    assert_eq!(topic("factory-pick"), "factory");
    assert_eq!(topic("hill"), "resolutions");
    // Whatever is asked in a game has its topic.
    for question in
        ["top:build", "end", "units", "onward", "carry", "order", "enlist", "upgrade", "peek", "challenge"]
    {
        assert!(!topic(question).is_empty());
    }
}

/// The Automa uses no ability: it is held by water until its marker has passed the spaces that say so.
#[test]
fn the_riverwalk_card_says_whether_water_holds_an_automa() {
    let texts = Texts::new(Lang::English);
    let said = |track: u8| {
        let position = format!(
            "kosa-position 1; active 1; seat nordic industrial; seat crimea automa:automa; marker {track}"
        );
        let state = State::from_position(&position).unwrap();
        Rivers::card(state.public())[1].without_ways(&texts).unwrap()
    };
    assert_eq!(said(0), "Rivers and lakes still hold it back.");
    assert_eq!(said(20), "Rivers and lakes do not hold it back.");
}
