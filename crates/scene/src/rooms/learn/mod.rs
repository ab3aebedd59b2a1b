//! What is learned of many games.

pub mod plots;
