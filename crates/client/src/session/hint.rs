//! Hints for whoever is asked.

use super::{Session, Stage};
use crate::analysis::Hint;
use crate::link::TableLink;
use kosa_bots::Budget;

impl<L: TableLink> Session<L> {
    /// The best plans for the person who is asked, from what he may know; nothing if nobody is. What is prepared but not
    /// decided counts for nothing: the question is looked at as it was asked.
    pub fn hint(&self, budget: Budget, plans: usize) -> Option<Hint> {
        let Stage::Asking(seat) = self.stage else { return None };
        let view = self.view().filter(|view| view.seat() == Some(seat))?;
        Hint::of(view, budget, plans)
    }
}
