//! Teaches the value of kosa-bots by playing: temporal differences over games against Automas, against itself and against
//! its ancestors, from nothing but the rules.
//!
//! [`run`] goes in rounds. In each, threads play games with the weights as they are; every position a bot has left behind
//! at the end of its turn becomes a [`Sample`], with targets between what the weights say of the next one and how the game
//! ended; then the weights are fitted to samples of a large store. Weights, the state of the fitting and the store lie in a
//! checkpoint, so that training goes on where it stopped.

#![forbid(unsafe_code)]

mod checkpoint;
mod curriculum;
mod curve;
mod game;
mod learn;
mod run;
mod sample;
mod settle;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use curriculum::Curriculum;
pub use curve::{Curve, Point};
pub use game::{Seating, TrainingGame, play};
pub use learn::Learner;
pub use run::{Options, run};
pub use sample::{Sample, Store};
pub use settle::settle;
