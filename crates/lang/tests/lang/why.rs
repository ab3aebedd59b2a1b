//! Reasons are said in every language, with everything filled in.

use kosa_engine::vocab::*;
use kosa_engine::*;
use kosa_lang::{Lang, Texts};

#[test]
fn a_reason_names_what_is_missing() {
    let state = State::from_position(
        "kosa-position 1\nactive 1\nseat nordic industrial\ncoins 1\ntoken build\nseat crimea mechanical",
    )
    .unwrap();
    let seat = Seat::new(0).unwrap();
    let view = View::of(&state, seat);
    let why = view.why_not(&Move::Choose(Section::Build)).unwrap();
    let lack = WhyNot::CannotPay(Lack::Tokens { resource: Resource::Oil, need: 3, has: 1 });
    let says = |lang, why| Texts::new(lang).why_not(&why, state.public());
    assert_eq!(says(Lang::English, lack), "it costs 3 oil, you have 1");
    assert_eq!(says(Lang::Italian, lack), "costa 3 petrolio, hai 1");
    assert_eq!(says(Lang::Spanish, lack), "cuesta 3 de petróleo, tienes 1");
    assert_eq!(says(Lang::Polish, lack), "koszt: 3 ropy, masz: 1");
    let sections = Lang::ALL.map(|lang| says(lang, why));
    assert_eq!(sections[0], "Build: your action token is there from your last turn");
    for (i, text) in sections.iter().enumerate() {
        assert!(!text.contains(['{', '$']), "{text}");
        assert!(sections[i + 1..].iter().all(|other| other != text), "said in one language only: {text}");
    }
}

#[test]
fn who_must_decide_first_is_named() {
    let state =
        State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical")
            .unwrap();
    let why = View::of(&state, Seat::new(1).unwrap()).why_not(&Move::Skip).unwrap();
    let says = |lang| Texts::new(lang).why_not(&why, state.public());
    assert_eq!(says(Lang::English), "others must decide first: Nordic Kingdoms");
    for lang in Lang::ALL {
        assert!(!says(lang).contains(['{', '$']), "{}", says(lang));
    }
}

#[test]
fn a_reason_ends_without_a_full_stop() {
    let state = State::from_position(
        "kosa-position 1\nactive 1\nseat nordic industrial\nobjectives 7 8\nseat crimea mechanical",
    )
    .unwrap();
    let seat = Seat::new(0).unwrap();
    let view = View::of(&state, seat);
    let why = view.why_not(&Move::Reveal(Objective::new(7).unwrap())).unwrap();
    assert!(matches!(why, WhyNot::ConditionFails { .. }), "{why:?}");
    for lang in Lang::ALL {
        let said = Texts::new(lang).why_not(&why, state.public());
        assert!(!said.ends_with('.'), "{lang}: {said}");
    }
}
