//! The Wind Gambit: airships, their tiles and the resolutions.

#[path = "../common/mod.rs"]
mod common;

mod airship_blitzkrieg_toll;
mod airship_limits;
mod airship_setup;
mod airship_tiles_aggressive;
mod airship_tiles_passive;
mod airships;
mod automa;
mod resolution_table;
mod resolutions;
mod resolutions_with_stars;
