//! The rules of the base game, one file per part of the game.

#[path = "../common/mod.rs"]
mod common;

mod abilities_combat;
mod abilities_faction;
mod abilities_movement;
mod board;
mod combat;
mod combat_end;
mod control;
mod encounter;
mod encounters_base;
mod encounters_promo;
mod examples;
mod factions;
mod factions_saxony;
mod factory;
mod factory_cards;
mod hands_seen;
mod movement;
mod objective_cards;
mod objective_timing;
mod produce;
mod rows;
mod scoring;
mod scoring_states;
mod setup;
mod stars;
mod stars_end;
mod structure_tiles;
mod turn;
mod water;
mod why_not;
