//! A game at one keyboard, in the terminal.
#![forbid(unsafe_code)]
