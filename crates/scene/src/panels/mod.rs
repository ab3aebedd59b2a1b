//! What the panels around the board show.

pub mod bits;
pub mod log;
pub mod mat;
pub mod plot;
