//! Tests of series of games between bots.

mod automa;
mod common;
mod series;
mod stopping;
