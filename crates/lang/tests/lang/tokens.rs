//! Whoever has Flags is asked about Flags, whoever has Traps about Traps.

use kosa_engine::vocab::Seat;
use kosa_engine::{Question, State, View};
use kosa_lang::{Lang, Texts};

fn asked(faction: &str, lang: Lang) -> String {
    let position = format!(
        "kosa-position 1; rules rulebook +invaders-from-afar; active 2; frames end bottom:build stars:2 settle place-token; \
         seat nordic mechanical; seat {faction} industrial; character h24"
    );
    let state = State::from_position(&position).unwrap();
    assert_eq!(state.public().question(), Some(Question::PlaceToken));
    let seat = Seat::new(1).unwrap();
    Texts::new(lang).prompt(&Question::PlaceToken, &View::of(&state, seat), seat)
}

#[test]
fn a_token_is_named_by_its_faction() {
    for (lang, flag, trap) in [
        (Lang::English, "Flag", "Trap"),
        (Lang::Italian, "Bandiera", "Trappola"),
        (Lang::Spanish, "bandera", "trampa"),
        (Lang::Polish, "flagę", "pułapkę"),
    ] {
        let (albion, togawa) = (asked("albion", lang), asked("togawa", lang));
        assert!(albion.contains(flag) && !albion.contains(trap), "{albion}");
        assert!(togawa.contains(trap) && !togawa.contains(flag), "{togawa}");
    }
}
