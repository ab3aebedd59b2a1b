//! What a player has seen of another hand is remembered as long as it must be true: a look at a hand (encounter 31,
//! Espionage), and the card that Scout took from one's own hand.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

/// What one seat knows of another hand.
fn known(state: &State, by: u8, of: u8) -> String {
    View::of(state, seat(by)).known_cards(seat(of)).to_string()
}

/// Nordic is about to look at a hand.
fn looking() -> State {
    let mut state = position(
        "rules rulebook +promo-encounters
         active 1
         at h12 wood 3
         seat nordic industrial
           popularity 10
           coins 2
           hand 3
           character h05
           workers h05 h04
         seat rusviet engineering
           hand 235
           power 7
           workers h12 h26
         seat polania patriotic
           hand 44",
    );
    play(&mut state, "section build; move; step character h05 h11; done; encounter 31; option 3");
    state
}

#[test]
fn a_hand_that_was_looked_at_is_known_to_who_looked_alone() {
    let mut state = looking();
    assert_eq!(known(&state, 1, 2), "-");
    play(&mut state, "peek 2");
    assert_eq!(known(&state, 1, 2), "235");
    assert_eq!((known(&state, 1, 3).as_str(), known(&state, 3, 2).as_str()), ("-", "-"));
    assert_eq!(known(&state, 2, 1), "-", "who is looked at sees nothing");
    let watching = View::of(&state, Viewer::Bystander);
    assert!(state.public().seats().all(|seat| watching.known_cards(seat) == CombatCards::NONE));
    // What is drawn afterwards is not known.
    play(&mut state, "take 3; draw 2; draw 4; draw 5");
    assert_eq!(known(&state, 1, 2), "235");
    assert_eq!(known(&state, 1, 1), "2345", "one's own hand");
}

#[test]
fn a_look_that_is_left_tells_nothing() {
    let mut state = looking();
    play(&mut state, "skip");
    assert_eq!(known(&state, 1, 2), "-");
}

#[test]
fn cards_known_are_written_in_a_position_and_read_back() {
    let mut state = looking();
    let before = state;
    play(&mut state, "peek 2");
    let text = state.to_position();
    assert!(text.contains("\n  knows 2 235\n"), "{text}");
    assert_eq!(State::from_position(&text).unwrap(), state);
    assert_eq!(State::from_position(&state.to_position_json()).unwrap(), state);
    // A record made before anybody remembered anything is still the record of this game.
    let forgotten = State::from_position(&text.replace("  knows 2 235\n", "")).unwrap();
    assert_ne!(forgotten, state);
    assert_eq!(forgotten.hash64(), state.hash64());
    assert_ne!(forgotten.key(), state.key());
    assert_ne!(before.hash64(), state.hash64());
}

#[test]
fn cards_known_are_part_of_a_view_and_of_no_other() {
    let mut state = looking();
    play(&mut state, "peek 2");
    for viewer in state.public().viewers() {
        let view = View::of(&state, viewer);
        let doc = ViewDoc::of(&view);
        let knows: Vec<usize> = doc.position.seats.iter().map(|seat| seat.knows.len()).collect();
        assert_eq!(knows, if viewer.is(seat(1)) { [1, 0, 0] } else { [0, 0, 0] });
        assert_eq!(doc.to_view(), Ok(view));
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    }
    // More than the hand holds is refused.
    let mut doc = ViewDoc::of(&View::of(&state, seat(1)));
    doc.hidden.seats[1].hand = 2;
    assert_eq!(doc.to_view(), Err(ViewError::TooMany));
    let mut doc = ViewDoc::of(&View::of(&state, seat(1)));
    doc.position.seats[1].knows.insert(3, "44".into());
    assert_eq!(doc.to_view(), Err(ViewError::Whose(seat(2))));
}

// Coercion: a combat card is paid in place of a resource, face up.
#[test]
fn a_card_laid_open_is_no_longer_known_to_be_held() {
    let mut state = position(
        "active 2
         at h45 metal 2
         at h46 metal 2
         seat nordic industrial
           knows 2 2255
           hand 4
         seat crimea mechanical
           hand 22355
           coins 1
           workers h45 h46",
    );
    assert_eq!(known(&state, 1, 2), "2255");
    play(&mut state, "section deploy; skip; pay coins 0");
    assert!(may(&state, "pay card 3"), "{:?}", legal(&state));
    let mut other = state;
    play(&mut other, "pay card 3");
    assert_eq!(known(&other, 1, 2), "2255", "that one was not known");
    play(&mut state, "pay card 5");
    assert_eq!(known(&state, 1, 2), "225");
}

/// Crimea attacks Polania with Scout; Nordic looks on and knows some cards of Polania.
fn scouting(polania: &str, nordic: &str) -> State {
    let mut state = position(&format!(
        "active 2
         seat nordic industrial
           {nordic}
         seat crimea mechanical
           hand 4
           power 3
           mechs 3 at h45
         seat polania patriotic
           hand {polania}
           power 2
           mechs 4 at h46"
    ));
    play(&mut state, "section build; move; step mech h45 h46; done");
    state
}

#[test]
fn who_loses_a_card_to_scout_knows_where_it_is() {
    let mut state = scouting("225", "");
    play(&mut state, "steal 5");
    assert_eq!(known(&state, 3, 2), "5");
    assert_eq!(known(&state, 2, 3), "-");
    assert_eq!(known(&state, 1, 2), "-", "the others have not seen it");
    // Once it is played everybody has seen it, and it is gone.
    play(&mut state, "2: dial 0; 2: play 5; 3: dial 0; 3: play -");
    assert_eq!(known(&state, 3, 2), "-");
}

#[test]
fn another_card_played_leaves_the_known_one_in_hand() {
    let mut state = scouting("225", "");
    play(&mut state, "steal 5; 2: dial 0; 2: play 4; 3: dial 0; 3: play -");
    assert_eq!(known(&state, 3, 2), "5");
}

#[test]
fn a_card_taken_unseen_may_have_been_any_of_those_known() {
    let mut state = scouting("2235", "knows 3 2235");
    play(&mut state, "steal 3");
    assert_eq!(known(&state, 1, 3), "2", "two of them were alike: one of these is left at least");
    assert_eq!(known(&state, 1, 2), "-");
    // Of a hand known in part the rest may have been taken as well, but nobody can tell.
    let mut state = scouting("2235", "knows 3 35");
    play(&mut state, "steal 2");
    assert_eq!(known(&state, 1, 3), "-");
}

#[test]
fn a_card_taken_from_a_known_hand_of_equal_cards_is_known() {
    let mut state = scouting("22", "knows 3 22");
    play(&mut state, "steal 2");
    assert_eq!((known(&state, 1, 3).as_str(), known(&state, 1, 2).as_str()), ("2", "2"));
}

#[test]
fn who_takes_a_card_from_a_known_hand_crosses_it_off() {
    let mut state = scouting("2235", "");
    state = State::from_position(&state.to_position().replacen(
        "mechs 3 at h46",
        "mechs 3 at h46\n  knows 3 235",
        1,
    ))
    .unwrap();
    assert_eq!(known(&state, 2, 3), "235");
    play(&mut state, "steal 3");
    assert_eq!(known(&state, 2, 3), "25");
}

#[test]
fn a_resampled_world_deals_known_cards_where_they_are() {
    let mut state = looking();
    play(&mut state, "peek 2");
    let view = View::of(&state, seat(1));
    let mut dice = rng(3);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let other = view.resample(&mut dice);
        assert_eq!(other.own(seat(2)).hand().to_string(), "235");
        others.insert(other.own(seat(3)).hand().to_string());
        assert_eq!(View::of(&other, seat(1)), view);
    }
    assert!(others.len() > 3, "what is not known is dealt afresh: {others:?}");
    assert_eq!(view.unseen_cards().count(), 42 - 3 - 1);
}

#[test]
fn known_cards_bound_what_a_combat_may_come_to() {
    let mut state = scouting("2222", "knows 3 2222");
    play(&mut state, "steal 2");
    let fives = View::of(&state, Viewer::Bystander).combat_facts().unwrap();
    let twos = View::of(&state, seat(1)).combat_facts().unwrap();
    assert_eq!(fives.side(Side::Defender).most, 2 + 5);
    assert_eq!(twos.side(Side::Defender).most, 2 + 2);
}
