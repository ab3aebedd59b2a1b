//! The ends of the tracks and of the power dial.

/// The end of the power track; reaching it earns a star.
pub const MAX_POWER: u8 = 16;
/// The end of the popularity track; reaching it earns a star.
pub const MAX_POPULARITY: u8 = 18;
/// The most a power dial shows.
pub const MAX_DIAL: u8 = 7;
