//! A view sent as JSON: what one seat may know leaves the house, and nothing else does.
//!
//! `cargo run --example view_json`

use kosa_engine::vocab::Seat;
use kosa_engine::{Move, State, View};

const POSITION: &str = "kosa-position 1; active 1; seat nordic industrial; hand 23; objectives 3 4; \
                        seat crimea mechanical; hand 445; objectives 7 8";

fn main() {
    let state = State::from_position(POSITION).expect("the position is right");
    let nordic = Seat::new(0).expect("a seat");

    // The server makes the view and sends it.
    let sent = serde_json::to_string_pretty(&View::of(&state, nordic)).expect("a view can be written");
    println!("{sent}");
    assert!(!sent.contains("445"), "the other hand is not in it");

    // The client reads it, and lists what may be answered without ever seeing the state.
    let view: View = serde_json::from_str(&sent).expect("what was sent");
    let legal = view.legal();
    assert_eq!(legal, state.legal(nordic));

    // An answer is a string.
    let answer = serde_json::to_string(&legal[0]).expect("a move can be written");
    println!("{answer}");
    assert_eq!(serde_json::from_str::<Move>(&answer).expect("what was sent"), legal[0]);
}

#[test]
fn it_runs() {
    main();
}
