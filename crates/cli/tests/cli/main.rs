//! Tests of the command `kosa`, which is started as a person or a script would: one file for each command or concern.

mod accidents;
mod admin;
mod analyse;
mod arena;
mod automa;
mod beside;
mod common;
mod docs;
mod games;
mod ground;
mod languages;
mod learning;
mod line;
mod newcomer;
mod play;
mod position;
mod serve;
mod simulate;
mod terminal;
mod wind_gambit;
