//! Tests of one running game: seats, dice, record, undo.

mod at_once;
mod automa;
mod table;
