//! Tests of the computer players.

mod play;
mod turns;
mod value;
