//! Whatever happens, is asked or may be done in random games can be said in every language.

use kosa_engine::setup::{Setup, SetupFault, SetupFaults, Tiles, Wish};
use kosa_engine::vocab::*;
use kosa_engine::{
    Actor, Awaiting, Event, GiftError, Move, MoveError, NotationError, Pending, Public, Question,
    RecordError, RecordFault, Rules, State, Switch, View, Viewer,
};
use kosa_lang::{Lang, Narrator, Texts};
use kosa_table::TableError;
use std::collections::BTreeSet;

/// A small generator: the games need not be fair, only different.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

struct Listener {
    texts: Vec<(Texts, Narrator)>,
    /// Sentences said, to be sure that something was.
    said: usize,
    /// Kinds of events told.
    kinds: BTreeSet<String>,
}

/// Whether a faction whose name is a plural stands in a sentence without its article: "Nordici pescano" for "i Nordici pescano".
fn has_bare_plural(lang: Lang, text: &str) -> bool {
    let (names, before): ([&str; 2], &[&str]) = match lang {
        Lang::Italian => (["Nordici", "Rusviet"], &["i", "dei", "ai", "Regni", "Unione"]),
        Lang::Spanish => (["Nórdicos", "Rusoviéticos"], &["los", "Reinos"]),
        _ => return false,
    };
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let article = |word: &str| before.iter().any(|one| one.eq_ignore_ascii_case(word));
    (0..words.len()).any(|i| names.contains(&words[i]) && (i == 0 || !article(words[i - 1])))
}

#[test]
fn articles_are_looked_for() {
    assert!(has_bare_plural(Lang::Italian, "Nordici pescano una carta."));
    assert!(!has_bare_plural(Lang::Italian, "I Nordici pescano una carta dei Rusviet."));
    assert!(has_bare_plural(Lang::Spanish, "Crimea ataca a Nórdicos."));
}

impl Listener {
    fn new() -> Listener {
        let texts = Lang::ALL.into_iter().map(|lang| (Texts::new(lang), Narrator::default())).collect();
        Listener { texts, said: 0, kinds: BTreeSet::new() }
    }

    fn proper(&mut self, what: &dyn core::fmt::Debug, lang: Lang, text: &str) {
        self.said += 1;
        let fine = !text.is_empty()
            && !text.contains(['{', '}'])
            && !text.contains("  ")
            && !text.contains(" ,")
            && text.trim() == text;
        assert!(fine, "{what:?} in {lang}: '{text}'");
        assert!(!has_bare_plural(lang, text), "an article is missing in {lang}: '{text}'");
    }

    fn events(&mut self, events: &[Event], public: &Public, viewer: Viewer) {
        for event in events {
            let kind = format!("{event:?}");
            self.kinds.insert(kind.split(' ').next().unwrap_or_default().to_string());
            for i in 0..self.texts.len() {
                let (texts, narrator) = &mut self.texts[i];
                let text = texts.event(narrator, &event.seen_by(viewer), public);
                let lang = texts.lang();
                self.proper(event, lang, &text);
                assert!(text.ends_with('.'), "{event:?} in {lang}: '{text}'");
            }
        }
    }

    fn question(&mut self, view: &View, seat: Seat, moves: &[Move]) {
        let Some(frame) = view.public().question() else { return };
        for i in 0..self.texts.len() {
            let texts = &self.texts[i].0;
            let lang = texts.lang();
            let prompt = texts.prompt(&frame, view, seat);
            let lines: Vec<String> = moves.iter().map(|mv| texts.describe(mv, view, seat)).collect();
            self.proper(&frame, lang, &prompt);
            for (mv, line) in moves.iter().zip(lines) {
                self.proper(mv, lang, &line);
            }
        }
    }
}

/// Plays a game at random and says everything in it.
fn play(setup: Setup, seed: u64, turns: u16, listener: &mut Listener) {
    let mut dice = Dice(seed);
    let mut state: State = setup.start().unwrap();
    let mut events: Vec<Event> = Vec::new();
    while !state.is_over() && state.public().turns() < turns {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let outcomes = state.chance();
                (Actor::Chance, outcomes[dice.below(outcomes.len())].0)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = View::of(&state, seat);
                let moves = view.legal();
                // Long lists hold many moves of one kind: a few of them are enough.
                let step = moves.len().div_ceil(6);
                let some: Vec<Move> = moves.iter().copied().step_by(step).collect();
                listener.question(&view, seat, &some);
                // Random steps seldom meet what airships are for.
                let bold = |mv: &&Move| matches!(mv, Move::Fly | Move::Challenge(_) | Move::Bombard { .. });
                let chosen = moves.iter().find(bold).copied();
                (Actor::Seat(seat), chosen.unwrap_or_else(|| moves[dice.below(moves.len())]))
            }
        };
        state.apply_with(actor, mv, &mut events).unwrap();
        let mut viewers = state.public().viewers();
        let viewer = viewers.nth(dice.below(state.public().seat_count() + 1)).unwrap();
        listener.events(&events, state.public(), viewer);
        events.clear();
    }
}

#[test]
fn games_between_people_are_told() {
    let rules = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::PromoEncounters, true)
        .with(Switch::PromoFactory, true)
        .with(Switch::PromoObjectives, true);
    let mut listener = Listener::new();
    let pairs = Faction::ALL.into_iter().zip(Mat::ALL);
    play(Setup::chosen(pairs).with_rules(rules), 1, 400, &mut listener);
    for seed in 2..4 {
        let pairs = [
            (Faction::Polania, Mat::Engineering),
            (Faction::Togawa, Mat::Militant),
            (Faction::Albion, Mat::Industrial),
        ];
        play(Setup::chosen(pairs).with_rules(rules), seed, 300, &mut listener);
    }
    assert!(listener.said > 10_000);
}

#[test]
fn games_with_automas_are_told() {
    let mut listener = Listener::new();
    for (seed, kind) in (1..).zip(["automa:autometta:move-check:deploy-check", "automa:ultimaszyna:coins+1"])
    {
        let person = |faction, mat| Wish { faction: Some(faction), mat: Some(mat), automa: None };
        let automa =
            |faction| Wish { faction: Some(faction), mat: None, automa: Some(kind.parse().unwrap()) };
        let players = vec![
            person(Faction::Nordic, Mat::Industrial),
            automa(Faction::Togawa),
            automa(Faction::Albion),
            person(Faction::Crimea, Mat::Mechanical),
        ];
        let rules = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true);
        play(Setup { rules, players, ..Setup::default() }, seed, 200, &mut listener);
    }
    assert!(listener.said > 5_000);
}

/// A game of The Wind Gambit with these tiles.
fn with_tiles(tiles: Tiles, players: Vec<Wish>, rules: Rules) -> Setup {
    let rules = rules.with(Switch::Airships, true).with(Switch::Resolutions, true);
    Setup { rules, players, tiles }
}

#[test]
fn games_with_every_tile_are_told() {
    let mut listener = Listener::new();
    let of = |side| AirshipTile::ALL.into_iter().filter(move |t| t.face().side == side);
    let pairs = of(TileSide::Aggressive).zip(of(TileSide::Passive)).zip(Resolution::ALL);
    for (seed, ((aggressive, passive), resolution)) in (1..).zip(pairs) {
        let tiles =
            Tiles { aggressive: Some(aggressive), passive: Some(passive), resolution: Some(resolution) };
        let people = [
            (Faction::Nordic, Mat::Industrial),
            (Faction::Saxony, Mat::Mechanical),
            (Faction::Polania, Mat::Patriotic),
        ];
        let people = people.map(|(f, m)| Wish { faction: Some(f), mat: Some(m), automa: None }).to_vec();
        play(with_tiles(tiles, people, Rules::RULEBOOK), seed, 250, &mut listener);
    }
    assert!(listener.said > 50_000);
    // A game without tiles in force would prove nothing.
    for kind in ["Loaded", "Dropped", "Bombarded", "Embarked", "ObjectiveGivenUp"] {
        assert!(listener.kinds.contains(kind), "{kind} was never told");
    }
}

/// Events that random games seldom reach.
#[test]
fn rare_events_of_the_modules_are_told() {
    let people = [(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)];
    let people = people.map(|(f, m)| Wish { faction: Some(f), mat: Some(m), automa: None }).to_vec();
    let state = with_tiles(Tiles::default(), people, Rules::RULEBOOK).start().unwrap();
    let (a, b) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let place: Place = "h20".parse().unwrap();
    let events = [
        Event::TollPaid { seat: a, to: b, resource: Resource::Metal },
        Event::TookRefuge { seat: a, place, count: 2 },
        Event::DuelBegan { place, attacker: a, defender: b },
        Event::Bombarded { seat: b, target: a, amount: 3 },
        Event::Disembarked { seat: a, place },
        Event::EndTriggered { seat: a },
        Event::FactoryExploded,
        Event::TerritoryPrize { seat: b, amount: 10 },
        Event::ResourcePaid { seat: a, place: Place::ABOARD, resource: Resource::Oil },
        Event::StarPlaced { seat: a, star: Star::Mission, total: 1 },
        Event::StarPlaced { seat: a, star: Star::Tile, total: 2 },
    ];
    let mut listener = Listener::new();
    listener.events(&events, state.public(), a.into());
    assert_eq!(listener.said, events.len() * Lang::ALL.len());
}

#[test]
fn pairs_of_tiles_and_automas_with_tiles_are_told() {
    let mut listener = Listener::new();
    let person = |faction, mat| Wish { faction: Some(faction), mat: Some(mat), automa: None };
    let people = vec![person(Faction::Nordic, Mat::Industrial), person(Faction::Crimea, Mat::Mechanical)];
    let pairs = Rules::RULEBOOK.with(Switch::AirshipPairs, true);
    play(with_tiles(Tiles::default(), people, pairs), 3, 200, &mut listener);
    let on_foot = Rules::RULEBOOK
        .with(Switch::AutomaWindGambit, true)
        .with(Switch::AutomaDistanceOnFoot, true)
        .with(Switch::AutomaMechsCarry, true);
    let kind = "automa:automa".parse().unwrap();
    let automa = Wish { faction: Some(Faction::Saxony), mat: None, automa: Some(kind) };
    let players = vec![person(Faction::Nordic, Mat::Industrial), automa];
    play(with_tiles(Tiles::default(), players, on_foot), 4, 200, &mut listener);
    assert!(listener.kinds.contains("AutomaSelects") && listener.kinds.contains("AutomaHelpsNobody"));
    assert!(listener.said > 5_000);
}

#[test]
fn tiles_in_force_are_told_with_their_marks() {
    let tiles = Tiles {
        aggressive: Some(AirshipTile::Toll),
        passive: Some(AirshipTile::Drill),
        resolution: Some(Resolution::DoomsdayClock),
    };
    let people = [(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)];
    let people = people.map(|(f, m)| Wish { faction: Some(f), mat: Some(m), automa: None }).to_vec();
    let state = with_tiles(tiles, people, Rules::RULEBOOK).start().unwrap();
    let texts = Texts::new(Lang::English);
    let told = texts.tiles_in_force(state.public());
    let heads: Vec<&str> = told.iter().map(|tile| tile.head.as_str()).collect();
    assert_eq!(
        heads,
        [
            "Toll (aggressive airship tile, carries resources)",
            "Drill (passive airship tile, range 2)",
            "Doomsday Clock (resolution tile)"
        ]
    );
    let marked: Vec<bool> = told.iter().map(|tile| tile.mark.is_some()).collect();
    assert_eq!(marked, [false, true, true]);
    assert!(told[1].mark.as_ref().unwrap().contains("not checked against a printed tile"));
}

#[test]
fn an_open_objective_names_whoever_has_a_star_on_it() {
    let position = "kosa-position 1; rules rulebook +resolutions; active 1; resolution mission_possible; \
        missions 12 15; seat nordic industrial; stars mission; mission-stars 15; \
        seat crimea mechanical; stars mission mission; mission-stars 12 15; seat saxony patriotic";
    let state = State::from_position(position).unwrap();
    for (lang, one, both) in [
        (Lang::English, "open objective 12 (stars: Crimea): ", "open objective 15 (stars: Nordic, Crimea): "),
        (Lang::Italian, "obiettivo scoperto 12 (stelle: ", "obiettivo scoperto 15 (stelle: "),
        (Lang::Spanish, "objetivo descubierto 12 (estrellas: ", "objetivo descubierto 15 (estrellas: "),
        (Lang::Polish, "odkryty cel 12 (gwiazdki: Krym): ", "odkryty cel 15 (gwiazdki: "),
    ] {
        let lines = Texts::new(lang).ending(state.public());
        assert!(lines[0].starts_with(one), "{lines:?}");
        assert!(lines[1].starts_with(both) && lines[1].contains(", "), "{lines:?}");
    }
    // Where there is no star nothing is said of any.
    let (head, _) = position.split_once("seat").unwrap();
    let bare = format!("{head} seat nordic industrial; seat crimea mechanical");
    let state = State::from_position(&bare).unwrap();
    let lines = Texts::new(Lang::English).ending(state.public());
    assert!(lines.iter().all(|line| !line.contains("stars:")), "{lines:?}");
}

#[test]
fn the_texts_about_tiles_are_those_of_the_data() {
    let english = Texts::new(Lang::English);
    for tile in AirshipTile::ALL {
        assert_eq!(tile.face().corrected, None, "data/airships.toml says it otherwise than help.ftl: {tile}");
        assert_eq!(english.name(&tile), tile.face().name);
    }
    for tile in Resolution::ALL {
        assert_eq!(
            tile.face().corrected,
            None,
            "data/resolutions.toml says it otherwise than help.ftl: {tile}"
        );
        assert_eq!(english.name(&tile), tile.face().name);
    }
    let polish = Texts::new(Lang::Polish);
    assert_ne!(polish.airship_tile(AirshipTile::Drill), english.airship_tile(AirshipTile::Drill));
}

#[test]
fn every_error_is_said() {
    let seat = Seat::new(1).unwrap();
    let moves = [
        MoveError::GameOver,
        MoveError::NotAsked { actor: Actor::Seat(seat), awaiting: Awaiting::Chance },
        MoveError::NotAsked { actor: Actor::Chance, awaiting: Awaiting::Over },
        MoveError::Illegal { seat, mv: Move::Skip, asked: Question::Section, faction: Faction::Nordic },
        MoveError::Impossible { mv: Move::Skip, draw: Pending::AUTOMA_TURN },
    ];
    let gifts = [
        GiftError::GameOver,
        GiftError::Forbidden,
        GiftError::NoSuchSeat(seat),
        GiftError::Automa(seat),
        GiftError::Nothing,
        GiftError::PurseFull,
        GiftError::TooFewCoins { has: 1 },
    ];
    let faults = [
        SetupFault::SeatCount(1, 5),
        SetupFault::FactionTwice(Faction::Nordic),
        SetupFault::MatTwice(Mat::Patriotic),
        SetupFault::NotInTheBox(Faction::Togawa.id()),
        SetupFault::NotInTheBox(Mat::Militant.id()),
        SetupFault::AutomaWithMat(1),
        SetupFault::Banned(Faction::Rusviet, Mat::Industrial),
        SetupFault::Open(0),
        SetupFault::NoDeal,
        SetupFault::TileWithoutModule(AirshipTile::Toll.id(), Switch::Airships.id()),
        SetupFault::TileWithoutModule(Resolution::LandRush.id(), Switch::Resolutions.id()),
        SetupFault::WrongSide(AirshipTile::Toll, TileSide::Passive),
        SetupFault::TileWithPairs(AirshipTile::Ferry),
        SetupFault::TileLeftOut(AirshipTile::Bounty.id()),
        SetupFault::TooFewTiles(TileSide::Aggressive.id(), 1),
        SetupFault::AutomaWithModules,
    ];
    let mut errors: Vec<TableError> = vec![
        TableError::Record(RecordError { line: 3, fault: RecordFault::Empty }),
        TableError::NoSuchSeat(seat),
        TableError::AutomaSeat(seat),
        TableError::NoAutoma(seat),
        TableError::NothingToUndo(seat),
        TableError::TagKey("a b".into()),
        TableError::TagValue("note".into()),
        TableError::WrongSeed,
        TableError::ChanceDiffers { outcome: 4 },
    ];
    errors.extend(moves.map(TableError::Move));
    errors.extend(gifts.map(TableError::Gift));
    errors.extend(faults.map(|fault| TableError::Setup(SetupFaults(vec![fault]))));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut said: Vec<String> = errors.iter().map(|error| texts.table_error(error)).collect();
        let wrong: NotationError = "jump".parse::<Move>().unwrap_err();
        said.push(texts.not_a_move("jump", &wrong));
        let wrong: NotationError = "fight h99".parse::<Move>().unwrap_err();
        said.push(texts.not_a_move("fight h99", &wrong));
        for text in said {
            assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{lang}: {text}");
        }
    }
}

#[test]
fn every_bot_has_a_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let names: Vec<String> = kosa_table::BOTS.iter().map(|kind| texts.bot_kind(kind)).collect();
        // A kind that has no name is called by the word of the command line, which is English.
        let words = kosa_table::BOTS.iter().zip(&names).filter(|(kind, name)| **kind == name.as_str());
        assert_eq!(words.count(), if lang == Lang::English { names.len() } else { 0 }, "{lang}: {names:?}");
    }
}
