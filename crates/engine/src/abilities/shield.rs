//! Shield (Albion): before a combat in which it defends it gains 2 power.

/// Power gained.
pub(crate) const GAIN: u8 = 2;
