//! Tests of the arena: series, their log, the ladder.

mod ladder;
mod log;
mod series;
