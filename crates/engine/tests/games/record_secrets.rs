//! What an entry of a record tells that not everybody may know.

use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Event, State, Viewer};

fn secret(state: &State, entry: &str, viewer: impl Into<Viewer>) -> bool {
    let entry: Entry = entry.parse().unwrap();
    let (mut after, mut events): (State, Vec<Event>) = (*state, Vec::new());
    entry.apply(&mut after, &mut events).unwrap_or_else(|e| panic!("{entry}: {e}"));
    entry.is_secret(&events, viewer)
}

#[test]
fn choices_behind_the_dial_belong_to_their_owner() {
    let state = State::from_position(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
         seat nordic industrial; power 7; hand 2; character h19; seat crimea mechanical; power 7; character h19",
    )
    .unwrap();
    let [own, other] = [0, 1].map(|i| Seat::new(i).unwrap());
    assert!(!secret(&state, "1: dial 3", own));
    assert!(secret(&state, "1: dial 3", other));
    assert!(secret(&state, "1: dial 3", Viewer::Bystander), "nor does a bystander know");
    assert!(!secret(&state, "1: dial 3", Viewer::Everything));
}

#[test]
fn a_drawn_card_belongs_to_whoever_draws_it_and_open_decisions_to_everybody() {
    let state =
        State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical")
            .unwrap();
    let [own, other] = [0, 1].map(|i| Seat::new(i).unwrap());
    assert!(!secret(&state, "1: section upgrade", other));
    let mut drawing = state;
    for entry in ["1: section upgrade", "1: bolster cards 1"] {
        entry.parse::<Entry>().unwrap().apply(&mut drawing, &mut Vec::new()).unwrap();
    }
    assert!(!secret(&drawing, "*: draw 3", own));
    assert!(secret(&drawing, "*: draw 3", other) && secret(&drawing, "*: draw 3", Viewer::Bystander));
}

#[test]
fn a_hash_is_made_of_every_secret() {
    let state =
        State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical")
            .unwrap();
    let hash = Entry::Hash(state.hash64());
    assert!(hash.is_secret(&[], Seat::new(0).unwrap()) && hash.is_secret(&[], Viewer::Bystander));
}

// R34: what an Automa adds from its hand lies behind its dial until both sides reveal.
#[test]
fn a_card_behind_an_automas_dial_is_known_to_nobody() {
    let mut state = State::from_position(
        "kosa-position 1; active 1; seat nordic industrial; power 7; mechs 1 at h44; \
         seat crimea automa:automa; power 12; hand 2345; mechs at h43; workers @crimea @crimea",
    )
    .unwrap();
    for entry in
        ["1: section build", "1: move", "1: step mech h44 h43", "1: done", "1: dial 0", "*: automa 12"]
    {
        entry.parse::<Entry>().unwrap().apply(&mut state, &mut Vec::new()).unwrap();
    }
    for viewer in state.public().viewers() {
        assert!(secret(&state, "*: add 5", viewer), "{viewer}");
    }
    assert!(!secret(&state, "*: add 5", Viewer::Everything));
}
