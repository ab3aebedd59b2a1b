//! What a search needs: a key for tables of positions, lists without what nobody wants, going on to the next real choice, a
//! turn passed over, and a simple way to play that wastes no turns.

mod brisk;
mod full;
mod go_on;
mod key;
mod null_turn;
mod sets;

pub use go_on::{GoneOn, Next};
pub use sets::SingleSteps;
