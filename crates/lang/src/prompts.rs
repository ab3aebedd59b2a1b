//! What is asked.

use crate::Texts;
use kosa_engine::vocab::*;
use kosa_engine::{Frame, View};

impl Texts {
    /// What the frame asks the seat, in a sentence.
    pub fn prompt(&self, frame: &Frame, view: &View, seat: Seat) -> String {
        let _ = (view, seat);
        frame.question().to_string()
    }
}
