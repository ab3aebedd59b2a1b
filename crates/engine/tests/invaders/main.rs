//! Invaders from Afar: Albion and Togawa, and tables for up to seven.

#[path = "../common/mod.rs"]
mod common;

mod albion;
mod automa;
mod table;
mod togawa;
mod togawa_mechs;
