//! Tables with airships.

use super::{moving, play, player};
use kosa_engine::State;
use kosa_engine::vocab::Place;

/// Tiles without an effect on these tests: resources aboard, two territories.
pub const TOKENS: &str = "distract craft";
/// Workers aboard, two territories.
pub const CREW: &str = "bounty craft";

/// The text of a table of Nordic (seat 1) and Crimea (seat 2) without encounter tokens.
pub fn table(tiles: &str, board: &str, nordic: &str, crimea: &str) -> String {
    let encounters = if board.contains("encounters") { "" } else { "encounters" };
    format!(
        "rules rulebook +airships\nactive 1\nairship-tiles {tiles}\n{encounters}\n{board}
         seat nordic industrial\n{nordic}\nseat crimea mechanical\n{crimea}"
    )
}

/// Nordic has begun the Move action.
pub fn moves(tiles: &str, board: &str, nordic: &str, crimea: &str) -> State {
    moving(&table(tiles, board, nordic, crimea))
}

/// Nordic's airship is about to fly.
pub fn flying(tiles: &str, board: &str, nordic: &str, crimea: &str) -> State {
    let mut state = moves(tiles, board, nordic, crimea);
    play(&mut state, "fly");
    state
}

/// Where a seat's airship is.
pub fn airship(state: &State, number: u8) -> Option<Place> {
    player(state, number).airship()
}

/// Where a seat's workers are.
pub fn workers(state: &State, number: u8) -> Vec<String> {
    player(state, number).workers().map(|p| p.to_string()).collect()
}
