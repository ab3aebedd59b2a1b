//! Shield (Albion): before a combat in which it defends it gains power.

pub(crate) use crate::tables::SHIELD_GAIN as GAIN;
