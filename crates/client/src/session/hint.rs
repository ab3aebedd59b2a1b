//! Hints for whoever is asked.

use super::{Session, Stage};
use crate::analysis::Hint;
use crate::link::TableLink;
use kosa_bots::Budget;
use kosa_engine::View;

impl<L: TableLink> Session<L> {
    /// The best plans for the person who is asked, from what they may know; nothing if nobody is. What is prepared but not
    /// decided counts for nothing: the question is looked at as it was asked.
    pub fn hint(&self, budget: Budget, plans: usize) -> Option<Hint> {
        Hint::of(self.asked_view()?, budget, plans)
    }

    /// What the person who is asked may know; nothing if nobody is. A hint is made of it, here or elsewhere.
    pub fn asked_view(&self) -> Option<&View> {
        let Stage::Asking(seat) = self.stage else { return None };
        self.view().filter(|view| view.seat() == Some(seat))
    }
}
