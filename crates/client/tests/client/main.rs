//! Tests of a client without a screen: wishes for a game, the draft, sessions, and games that are kept.

mod common;
mod disk;
mod draft;
mod key_value;
mod nothing_is_lost;
mod saved_games;
mod session;
mod storage;
mod wishes;
