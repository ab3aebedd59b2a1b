//! Teaches the value of kosa-bots by playing.

#![forbid(unsafe_code)]
