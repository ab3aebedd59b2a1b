//! Sword (Albion): before a combat in which it attacks the opponent loses 2 power.

/// Power the opponent loses.
pub(crate) const LOSS: u8 = 2;
