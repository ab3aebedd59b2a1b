//! Tests of the texts: that they are complete in every language, and that they say what happened.

mod automa;
mod common;
mod documents;
mod faults;
mod games;
mod keys;
mod loading;
mod one_english;
mod positions;
mod tokens;
mod told;
mod why;
mod wind_gambit;
mod words;
