//! The page in a real browser. One program for all of it: tests of different rooms share the cores of the machine, and nobody links the
//! same things eight times.

mod bots;
mod driving;
mod everybody;
mod game;
mod keeping;
mod keyboard;
mod looks;
mod newcomer;
mod online;
mod online_club;
mod online_people;
mod online_secrets;
mod online_tables;
mod page;
mod rooms;
mod whole_games;
