//! The Automa: its turn, its cards, its fights, its levels and dials.

#[path = "../common/mod.rs"]
mod common;

mod attacks;
mod cards;
mod combat;
mod examples;
mod face;
mod levels;
mod moves;
mod switches;
mod tables;
mod thoughts;
mod turn;
