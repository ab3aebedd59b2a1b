//! Questions of The Wind Gambit that random games seldom reach, as they are asked in every language.

use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Move, State, View};
use kosa_lang::{Lang, Texts};

/// Nordic (seat 1) has begun the Move action; Crimea is seat 2.
fn moving(tiles: &str, board: &str, nordic: &str, crimea: &str, moves: &str) -> State {
    let state = format!(
        "kosa-position 1\nrules rulebook +airships\nactive 1\nencounters\nairship-tiles {tiles}\n{board}\n\
         seat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}\n"
    );
    played(&state, &format!("section build; move; {moves}"))
}

fn played(position: &str, moves: &str) -> State {
    let mut state = State::from_position(position).unwrap();
    for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let mv: Move = text.parse().unwrap();
        let actor = asked(&state).map_or(Actor::Chance, Actor::Seat);
        state.apply(actor, mv).unwrap();
    }
    state
}

fn asked(state: &State) -> Option<Seat> {
    match state.awaiting() {
        Awaiting::Seats(seats) => seats.iter().next(),
        _ => None,
    }
}

/// What is asked and what each answer means.
fn said(state: &State, lang: Lang) -> (String, Vec<String>) {
    let texts = Texts::new(lang);
    let seat = asked(state).unwrap();
    let view = View::of(state, seat);
    let prompt = texts.prompt(&state.public().question().unwrap(), &view, seat);
    (prompt, view.legal().iter().map(|mv| texts.describe(mv, &view, seat)).collect())
}

/// The question in English, and proof that it is asked properly everywhere.
fn question(state: &State) -> (String, Vec<String>) {
    for lang in Lang::ALL {
        let (prompt, answers) = said(state, lang);
        for text in answers.iter().chain([&prompt]) {
            let fine = !text.is_empty() && !text.contains(['{', '}']) && text.trim() == text;
            assert!(fine, "{lang}: '{text}'");
        }
    }
    said(state, Lang::English)
}

#[test]
fn a_flight_is_asked_step_by_step() {
    let board = "at h11 metal 2";
    let state = moving("toll craft", board, "airship h11\nworkers h11 h12", "", "fly");
    let (prompt, answers) = question(&state);
    assert_eq!(
        prompt,
        "The airship is on h11 (mountain), 2 territories left to fly: choose what it does next."
    );
    assert_eq!(answers[0], "take 2 metal aboard");
    let state = moving("blitzkrieg hero", "", "airship h11\ncharacter h11\nworkers h11 h12", "", "fly");
    let (_, answers) = question(&state);
    assert!(answers.contains(&"take 1 worker aboard".into()), "{answers:?}");
    assert!(answers.contains(&"take the character aboard".into()), "{answers:?}");
}

#[test]
fn an_airship_meets_no_combat_on_its_way() {
    let state = moving("toll craft", "", "airship h11", "mechs 1 at h12", "fly");
    let (_, answers) = question(&state);
    assert!(answers.iter().all(|answer| !answer.contains("combat")), "{answers:?}");
}

#[test]
fn a_toll_is_announced_and_asked() {
    let nordic = "mechs 1 at h18";
    let state = moving("toll craft", "at h18 food 1 metal 1", nordic, "airship h12", "");
    let (_, answers) = question(&state);
    let step = answers.iter().find(|answer| answer.contains("to h12")).unwrap();
    assert!(step.ends_with("leaves 1 resource aboard the airship of Crimean Khanate"), "{step}");
    let moves = "step mech h18 h12; carry food 1; carry metal 1";
    let state = moving("toll craft", "at h18 food 1 metal 1", nordic, "airship h12", moves);
    let (prompt, answers) = question(&state);
    assert_eq!(prompt, "Choose the resource that goes aboard the airship of Crimean Khanate.");
    assert_eq!(answers.len(), 2);
}

#[test]
fn a_full_airship_is_not_said_to_take_a_toll() {
    let full = "airship h12\naboard oil 3";
    let state = moving("toll craft", "at h18 food 1 metal 1", "mechs 1 at h18", full, "");
    for lang in Lang::ALL {
        let (_, answers) = said(&state, lang);
        let texts = Texts::new(lang);
        let there = texts.place("h12".parse().unwrap());
        let step = answers.iter().find(|answer| answer.contains(&there)).unwrap();
        assert!(step.ends_with(&there), "{lang}: {step}");
    }
}

#[test]
fn leaving_a_siege_engine_names_its_price() {
    let state = moving("siege_engine craft", "", "coins 3\nmechs 1 at h18", "airship h18", "");
    let (_, answers) = question(&state);
    let step = answers.iter().find(|answer| answer.starts_with("mech")).unwrap();
    assert!(step.ends_with("pays 1 coin to Crimean Khanate"), "{step}");
}

#[test]
fn airships_that_meet_are_asked_about_and_fight() {
    let moves = "fly; step airship h11 h12; done";
    let airships = ("airship h11\npower 5", "airship h12\npower 5");
    let state = moving("blitzkrieg craft", "", airships.0, airships.1, moves);
    assert_eq!(question(&state).1, ["fight the airship of Crimean Khanate", "skip"]);
    let state =
        moving("blitzkrieg craft", "", airships.0, airships.1, &format!("{moves}; challenge 2; done"));
    assert!(question(&state).0.starts_with("Airship combat with Crimean Khanate on h12"));
}

#[test]
fn a_refuge_is_offered() {
    let crimea = "workers h12 h12 h12\nairship h06";
    let nordic = "popularity 5\nmechs 1 at h18";
    let state = moving("toll safe_haven", "", nordic, crimea, "step mech h18 h12");
    let (prompt, answers) = question(&state);
    assert!(prompt.starts_with("3 workers driven off"), "{prompt}");
    assert_eq!(answers[2..], ["1 worker to the territory under the airship", "all of them go home"]);
}

#[test]
fn espionage_names_its_price() {
    let moves = "fly; step airship h11 h12; done";
    let (nordic, crimea) = ("coins 3\nairship h11", "hand 22\nworkers h12 h43");
    let state = moving("espionage craft", "", nordic, crimea, moves);
    let look = "pay 1 coin, look at the combat cards of Crimean Khanate and take 1 combat card at random";
    assert_eq!(question(&state).1, [look, "skip"]);
}

#[test]
fn bombs_are_asked_with_what_they_do() {
    let nordic = "airship h11\naboard metal 2";
    let state = moving("bombard craft", "", nordic, "power 7\ncharacter h11", "fly");
    let (_, answers) = question(&state);
    assert!(
        answers.contains(&"spend 2 resources from aboard: Crimean Khanate loses 3 power".into()),
        "{answers:?}"
    );
}

/// A track does not fall below its beginning: whoever has 2 power left loses no more.
#[test]
fn bombs_take_no_more_power_than_there_is() {
    let nordic = "airship h11\naboard metal 2";
    for (power, loses) in [(7, "loses 3 power"), (2, "loses 2 power"), (0, "loses 0 power")] {
        let state = moving("bombard craft", "", nordic, &format!("power {power}\ncharacter h11"), "fly");
        let (_, answers) = question(&state);
        assert!(
            answers.iter().any(|said| said.starts_with("spend 2") && said.ends_with(loses)),
            "{answers:?}"
        );
    }
}

/// Factions in the plural have their article wherever they do something.
#[test]
fn bombs_fall_on_factions_with_an_article() {
    let state = moving("bombard craft", "", "power 7\ncharacter h11", "airship h11\naboard metal 2", "");
    let seat = |n| Seat::new(n).unwrap();
    let mv = Move::Bombard { target: seat(0), amount: 2 };
    for (lang, words) in
        [(Lang::Italian, ": i Nordici perdono 3"), (Lang::Spanish, ": los Nórdicos pierden 3")]
    {
        let said = Texts::new(lang).describe(&mv, &View::of(&state, seat(1)), seat(1));
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn what_is_aboard_can_be_said() {
    let texts = Texts::new(Lang::English);
    let aboard = |state: &State, n| texts.aboard(state.public(), Seat::new(n).unwrap());
    let state = moving("bombard craft", "", "airship h11\naboard metal 2", "airship h12", "");
    assert_eq!(aboard(&state, 0), Some("2 metal".into()));
    assert_eq!(aboard(&state, 1), None);
    let crimea = "airship h12\nworkers airship h43\ncharacter airship";
    let state = moving("blitzkrieg hero", "", "airship h11", crimea, "");
    assert_eq!(aboard(&state, 1), Some("1 worker and character".into()));
    assert_eq!(texts.place(Place::ABOARD), "aboard the airship");
}

#[test]
fn the_king_of_the_hill_is_asked_for_a_star() {
    let position = "kosa-position 1\nrules rulebook +resolutions\nresolution king_of_the_hill\nactive 1\n\
                    frames section hill\nseat nordic industrial\ncharacter h23\nseat crimea mechanical\n";
    let state = State::from_position(position).unwrap();
    let (prompt, answers) = question(&state);
    assert!(prompt.starts_with("You hold the Factory"));
    assert_eq!(answers[0], "place a star on the resolution tile");
}
