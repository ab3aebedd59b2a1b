//! What a move means.

use crate::Texts;
use kosa_engine::vocab::*;
use kosa_engine::{Move, View};

impl Texts {
    /// What the move means to somebody who does not know the notation.
    pub fn describe(&self, mv: &Move, view: &View, seat: Seat) -> String {
        let _ = (view, seat);
        mv.to_string()
    }
}
