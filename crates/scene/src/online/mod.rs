//! What a server answers, and what is remembered of it.

pub mod account;
pub mod api;
pub mod commitments;
pub mod people;
