//! Sword (Albion): before a combat in which it attacks the opponent loses power.

pub(crate) use crate::tables::SWORD_LOSS as LOSS;
