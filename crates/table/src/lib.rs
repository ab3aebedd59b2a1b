//! One running game.
