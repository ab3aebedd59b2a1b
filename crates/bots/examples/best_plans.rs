//! A position given as text, and what a bot thinks of it: its best whole turns, each with its value, and how good the position is.
//!
//! `cargo run -p kosa-bots --example best_plans -- position.txt`, or without a file for the position below.

use kosa_bots::{Level, plans, value};
use kosa_engine::{State, View};

const POSITION: &str = "
kosa-position 1
active 1
at h04 wood 2
at h11 metal 2
encounters h11
seat nordic industrial
  coins 4
  workers h04 h05 h11
  character h05
seat crimea mechanical
  coins 4
";

fn main() {
    match std::env::args().nth(1) {
        Some(file) => show(&std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"))),
        None => show(POSITION.trim_start()),
    }
}

fn show(text: &str) {
    let state = State::from_position(text).unwrap_or_else(|e| panic!("{e}"));
    let seat = state.public().active();
    // The bot is told what the player whose turn it is may know, and nothing else.
    let view = View::of(&state, seat);

    let now = value(&view);
    println!("now: {:.0} % to win, {:+.0} coins ahead at the end", 100.0 * now.win, now.margin);
    // The budget is counted in positions and the seed is given, so everybody gets the same answer.
    let best = plans(&view, Level::Easy.budget(), 1, 3);
    for plan in &best {
        let moves: Vec<String> = plan.moves.iter().map(ToString::to_string).collect();
        println!("{:.0} %, {:+.0}: {}", 100.0 * plan.value.win, plan.value.margin, moves.join("; "));
    }

    // A plan leads as far as the turn is foreseen: up to a card that is drawn, or to the next player.
    let mut after = view;
    for mv in &best.first().expect("it is somebody's turn").moves {
        assert!(after.legal().contains(mv), "{mv} is possible");
        after = after.try_out(&[*mv]).view;
    }
}

#[test]
fn it_runs() {
    show(POSITION.trim_start());
}
