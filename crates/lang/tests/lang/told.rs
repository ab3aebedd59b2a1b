//! Sentences that were once told wrongly, in every language.

use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Event, Move, MoveError, State, View};
use kosa_lang::{Lang, Narrator, Texts};

/// The four languages, in the order in which the tests expect their sentences.
const LANGS: [Lang; 4] = [Lang::English, Lang::Italian, Lang::Spanish, Lang::Polish];

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn position(text: &str) -> State {
    State::from_position(&format!("kosa-position 1\n{text}")).unwrap()
}

/// Makes moves by whoever is asked, `2: dial 3` by the seat named.
fn play(state: &mut State, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split("; ") {
        let (actor, text) = match text.split_once(": ") {
            Some((who, rest)) => (who.parse().unwrap(), rest),
            None => match state.awaiting() {
                Awaiting::Seats(seats) => (Actor::Seat(seats.iter().next().unwrap()), text),
                _ => (Actor::Chance, text),
            },
        };
        state.apply_with(actor, text.parse().unwrap(), &mut events).unwrap();
    }
    events
}

/// The events of a kind as sentences.
fn told(state: &State, events: &[Event], lang: Lang, which: fn(&Event) -> bool) -> Vec<String> {
    let (texts, mut narrator) = (Texts::new(lang), Narrator::default());
    let told = events.iter().filter(|e| which(e));
    told.map(|e| texts.event(&mut narrator, &e.seen_by(kosa_engine::Viewer::Everything), state.public()))
        .collect()
}

fn refusal(state: &State, mv: &str) -> MoveError {
    let Awaiting::Seats(seats) = state.awaiting() else { panic!("nobody is asked") };
    state.check(Actor::Seat(seats.iter().next().unwrap()), mv.parse().unwrap()).unwrap_err()
}

#[test]
fn a_move_refused_at_the_top_row_is_answered_with_the_question_of_the_top_row() {
    let mut state = position("active 1\nseat nordic industrial\nseat crimea mechanical");
    play(&mut state, "section build");
    let error = refusal(&state, "dial 3");
    let expected = [
        "Choose one half of the top-row action, or skip it.",
        "Scegli come eseguire l'azione della riga superiore, o saltala.",
        "Elige cómo realizar la acción de la parte superior, o sáltatela.",
        "Wybierz jedną połowę akcji górnego rzędu albo ją pomiń.",
    ];
    for (lang, question) in LANGS.into_iter().zip(expected) {
        let said = Texts::new(lang).illegal(&error);
        assert!(said.ends_with(question), "{said}");
    }
    assert!(error.to_string().contains("'top:build'"), "{error}");
}

#[test]
fn a_move_refused_at_the_factory_card_is_answered_with_its_question() {
    let mut state = position(
        "active 1\nseat nordic industrial\nfactory-card 1\npopularity 9\ncoins 9\npower 9\nhand 55\nseat crimea mechanical",
    );
    play(&mut state, "section factory");
    let error = refusal(&state, "dial 3");
    let said = Texts::new(Lang::English).illegal(&error);
    assert!(said.contains("an option of the Factory card"), "{said}");
    assert!(error.to_string().contains("'top:factory'"), "{error}");
}

#[test]
fn a_faction_is_asked_about_its_own_token_only() {
    let start = |faction: &str, from: &str, to: &str| {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 2\nencounters\nseat nordic industrial\n\
             seat {faction} mechanical\ncharacter {from}"
        ));
        let section = Section::ALL.into_iter().find(|s| {
            let printed = state.public().player(seat(2)).section(*s);
            printed.is_some_and(|on_mat| on_mat.top == TopAction::Move)
        });
        play(&mut state, &format!("section {}; move; step character {from} {to}", section.unwrap().id()));
        state
    };
    let albion = ["Flag", "Bandiera", "bandera", "flagę"];
    let togawa = ["Trap", "Trappola", "trampa", "pułapkę"];
    for (faction, from, to, own, other) in
        [("albion", "h01", "h02", albion, togawa), ("togawa", "h46", "h40", togawa, albion)]
    {
        let state = start(faction, from, to);
        let error = refusal(&state, "dial 3");
        for (i, lang) in LANGS.into_iter().enumerate() {
            let texts = Texts::new(lang);
            let view = View::of(&state, seat(2));
            let asked = texts.prompt(&state.public().question().unwrap(), &view, seat(2));
            for said in [asked, texts.illegal(&error)] {
                assert!(said.contains(own[i]) && !said.contains(other[i]), "{faction}: {said}");
            }
        }
        // In the words of a position there is one question for both.
        assert!(error.to_string().contains("'place-token'"), "{error}");
    }
}

#[test]
fn two_stars_at_once_say_their_own_count() {
    let mut state = position(
        "active 1\nseat nordic industrial\npower 15\npopularity 17\nstructures monument h04\n\
         seat crimea mechanical",
    );
    let events = play(&mut state, "section upgrade; bolster power 1 bonus");
    let expected = [
        ["1 in all", "2 in all"],
        ["1 in tutto", "2 in tutto"],
        ["1 en total", "2 en total"],
        ["razem 1", "razem 2"],
    ];
    for (lang, counts) in LANGS.into_iter().zip(expected) {
        let said = told(&state, &events, lang, |e| matches!(e, Event::StarPlaced { .. }));
        assert_eq!(said.len(), 2);
        assert!(said.iter().zip(counts).all(|(text, count)| text.contains(count)), "{said:?}");
    }
}

#[test]
fn a_combat_is_told_with_its_cards_and_one_line_for_two_mechs() {
    let mut state = position(
        "active 1\nencounters\nseat nordic industrial\npower 7\nhand 35\nmechs 1 2 at h29 h29\n\
         seat polania mechanical\npower 7\nhand 5\nmechs 1 4 at h30 h30",
    );
    let moves = "section build; move; step mech h29 h30; step mech h29 h30; 1: dial 7; 1: play 35; 2: dial 7; 2: play 5";
    let events = play(&mut state, moves);
    let expected = [
        [
            "7 on the dial and cards of 3 and 5: 15 in all.",
            "7 on the dial and a card of 5: 12 in all.",
            "2 mechs",
        ],
        [
            "7 sul Disco Potere e carte da 3 e 5: 15 in tutto.",
            "7 sul Disco Potere e una carta da 5: 12 in tutto.",
            "2 Mech",
        ],
        [
            "7 en el disco de poder y cartas de 3 y 5: 15 en total.",
            "7 en el disco de poder y una carta de 5: 12 en total.",
            "2 mechs",
        ],
        [
            "na wskaźniku siły 7 oraz karty o wartości 3 i 5: razem 15.",
            "na wskaźniku siły 7 i kartę o wartości 5: razem 12.",
            "2 mechy",
        ],
    ];
    for (lang, [many, one, mechs]) in LANGS.into_iter().zip(expected) {
        let shown = told(&state, &events, lang, |e| matches!(e, Event::PowerRevealed { .. }));
        assert!(shown[0].ends_with(many), "{shown:?}");
        assert!(shown[1].ends_with(one), "{shown:?}");
        let gone = told(&state, &events, lang, |e| matches!(e, Event::Retreated { .. }));
        assert_eq!(gone.len(), 1, "{gone:?}");
        assert!(gone[0].contains(mechs), "{gone:?}");
    }
}

#[test]
fn what_a_trap_takes_is_lost() {
    let trapped = |trap: &str, then: &str| {
        let mut state = position(&format!(
            "rules rulebook +invaders-from-afar\nactive 1\nencounters\ntrap h38 {trap} armed\n\
             seat nordic industrial\ncoins 9\nhand 25\ncharacter h37\nseat togawa mechanical"
        ));
        let events = play(&mut state, &format!("section build; move; step character h37 h38{then}"));
        (state, events)
    };
    let (state, coins) = trapped("coins", "");
    let (_, cards) = trapped("cards", "; lose 5; lose 2");
    let expected = [
        ["Nordic Kingdoms loses 4 coins.", "Nordic Kingdoms loses a combat card of 5."],
        ["I Nordici perdono 4 monete.", "I Nordici perdono una carta combattimento da 5."],
        ["Los Nórdicos pierden 4 monedas.", "Los Nórdicos pierden una carta de combate de 5."],
        ["Nordia traci 4 monety.", "Nordia traci kartę walki o wartości 5."],
    ];
    for (lang, [lost, card]) in LANGS.into_iter().zip(expected) {
        assert_eq!(told(&state, &coins, lang, |_| true).last().unwrap(), lost);
        assert_eq!(told(&state, &cards, lang, |e| matches!(e, Event::CardLost { .. }))[0], card);
    }
}

#[test]
fn nothing_taken_along_reads_well_after_a_zero() {
    let mut state = position(
        "active 1\nencounters\nat h29 food 1\nseat nordic industrial\nmechs 1 at h29\nseat polania mechanical",
    );
    play(&mut state, "section build; move; step mech h29 h30");
    let none = Move::Carry { cargo: Cargo::Food, amount: 0 };
    let view = View::of(&state, seat(1));
    let expected = ["take along no food", "non portare cibo", "no lleves alimento", "nie zabieraj żywności"];
    for (lang, text) in LANGS.into_iter().zip(expected) {
        assert_eq!(Texts::new(lang).describe(&none, &view, seat(1)), text);
    }
}

#[test]
fn a_broken_tie_says_what_broke_it() {
    let tie = |nordic: &str, crimea: &str, lang: Lang| {
        let state = position(&format!(
            "active 1\nseat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
        ));
        Texts::new(lang).tie(state.public())
    };
    let expected = [
        "The tie is broken by power: 4 against 2.",
        "Spareggio: Potere, 4 contro 2.",
        "Desempate: poder, 4 contra 2.",
        "Remis rozstrzyga: siła, 4 do 2.",
    ];
    for (lang, text) in LANGS.into_iter().zip(expected) {
        assert_eq!(tie("coins 6\npower 4", "coins 6\npower 2", lang), Some(text.into()));
        assert_eq!(tie("coins 7\npower 4", "coins 6\npower 2", lang), None);
        let equal = "coins 6\npower 2\npopularity 3";
        assert_eq!(tie(equal, equal, lang), Some(Texts::new(lang).say("score-equal")));
    }
}
