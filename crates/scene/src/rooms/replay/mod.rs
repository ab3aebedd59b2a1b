//! A game that is looked at, and looked back at.

pub mod line;
pub mod look_back;
