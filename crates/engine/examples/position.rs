//! A position written as text, moves written as text, and what happens.
//!
//! `cargo run --example position`

use kosa_engine::{Actor, Event, State, View};

const POSITION: &str = "
kosa-position 1
active 1
at h04 food 1
seat nordic industrial
  mechs 1 at h04
  hand 23
seat crimea mechanical
  workers h11 h43
";

fn main() {
    let mut state = State::from_position(POSITION.trim_start()).expect("the position is right");
    let nordic = state.public().active();

    let mut events: Vec<Event> = Vec::new();
    for mv in ["section build", "move", "step mech h04 h11", "carry food 1", "carry workers 1", "done"] {
        let mv = mv.parse().expect("a move in notation");
        state.apply_with(Actor::Seat(nordic), mv, &mut events).expect("a legal move");
    }
    for event in &events {
        println!("{event:?}");
    }
    let h11 = "h11".parse().expect("a place");
    assert_eq!(state.public().player(nordic).mechs_on(h11), 1);

    // A move that the rules forbid changes nothing, and there is a reason.
    let before = state;
    let mv = "dial 3".parse().expect("a move in notation");
    println!("{}", state.apply(Actor::Seat(nordic), mv).expect_err("no combat is fought"));
    println!("why not: {:?}", View::of(&state, nordic).why_not(&mv));
    assert_eq!(state, before);

    // What is printed reads back to the same state.
    let text = state.to_position();
    print!("{text}");
    assert_eq!(State::from_position(&text).expect("what was printed"), state);
}

#[test]
fn it_runs() {
    main();
}
