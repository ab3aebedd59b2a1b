//! Whole games through a session, as a skin plays them.

mod common;
mod far;
mod hot_seat;
mod languages;
mod reaching;
mod replaying;
mod undoing;
mod whole_games;
