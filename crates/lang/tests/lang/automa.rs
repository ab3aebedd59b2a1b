//! What the card of an Automa does for others, and what the Automa does to resources, in every language.

use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Event, Move, State};
use kosa_lang::{Lang, Narrator, Texts};

/// Makes moves on a position in one line; the sentences for the events that `tells` picks, one list for each language.
fn told(position: &str, moves: &[&str], tells: impl Fn(&Event) -> bool) -> [Vec<String>; 4] {
    let mut state = State::from_position(position).unwrap();
    let mut events = Vec::new();
    for text in moves {
        let actor = match state.awaiting() {
            Awaiting::Chance => Actor::Chance,
            Awaiting::Seats(seats) => Actor::Seat(seats.iter().next().unwrap()),
            Awaiting::Over => panic!("the game is over"),
        };
        state.apply_with(actor, text.parse::<Move>().unwrap(), &mut events).unwrap();
    }
    Lang::ALL.map(|lang| {
        let (texts, mut narrator) = (Texts::new(lang), Narrator::default());
        let picked = events.iter().filter(|e| tells(e));
        picked
            .map(|e| texts.event(&mut narrator, &e.seen_by(kosa_engine::Viewer::Everything), state.public()))
            .collect()
    })
}

// R28
#[test]
fn the_third_row_is_told_as_a_bonus_of_the_card() {
    let position = "kosa-position 1; active 2; seat nordic industrial; recruits deploy; bonuses power; \
                    seat crimea automa:automa";
    let all = told(position, &["automa 5"], |e| matches!(e, Event::AutomaHelps { .. }));
    let [en, it, es, pl] = all.map(|sentences| sentences.join(" "));
    assert_eq!(en, "The third row of the card offers coins: Nordic Kingdoms has that recruit.");
    assert_eq!(it, "La terza riga della carta offre monete: i Nordici hanno quella recluta.");
    assert_eq!(es, "La tercera fila de la carta ofrece monedas: los Nórdicos tienen ese recluta.");
    assert_eq!(pl, "Trzeci rząd karty daje premię: monety. Nordia ma tego rekruta.");
    // Nobody has deployed anything.
    let actions = told(position, &["automa 5"], |e| matches!(e, Event::RecruitBonus { .. }));
    assert!(actions.iter().all(Vec::is_empty));
}

// R38
#[test]
fn the_automa_sweeps_the_resources_where_it_wins_on_a_persons_turn() {
    let position = "kosa-position 1; active 1; at h43 food 3; seat nordic industrial; power 7; mechs 1 at h44; \
                    seat crimea automa:automa; power 7; mechs at h43; workers @crimea @crimea";
    let moves = ["section build", "move", "step mech h44 h43", "done", "dial 0", "automa 6"];
    let all = told(position, &moves, |e| matches!(e, Event::ResourcesRemoved { .. }));
    let crimea = Seat::new(1).unwrap();
    let state = State::from_position(position).unwrap();
    for (lang, sentences) in Lang::ALL.into_iter().zip(all) {
        let [sentence] = sentences.as_slice() else { panic!("{sentences:?}") };
        let texts = Texts::new(lang);
        // Italian puts the article before it.
        let subject = sentence.strip_prefix("La ").unwrap_or(sentence);
        assert!(subject.starts_with(&texts.who(state.public(), crimea)), "{sentence}");
    }
}
