//! Tables on a server: lists, facts, clocks, sums.

pub mod card;
pub mod clock;
pub mod lobby;
pub mod options;
pub mod statistics;
