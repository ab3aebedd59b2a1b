//! Tests of the terminal: keys go in, and screens are read as text.

mod anything;
mod colours;
mod common;
mod evening;
mod gathering;
mod lessons;
mod notes;
mod paying;
mod playing;
mod replaying;
mod saving;
mod screens;
mod setting_up;
mod sizes;
mod teaching;
mod telling;
mod turns;
mod whole_game;
mod wind_gambit;
