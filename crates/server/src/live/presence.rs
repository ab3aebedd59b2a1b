//! Who has a page open at any table of this process, and whose turn it becomes while it has none.

use super::lock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc;

/// So many turns may wait to be told.
const MOST: usize = 4096;

/// Somebody who is waited for at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(crate) person: String,
    pub(crate) table: String,
}

/// Who is here. All tables of a process share one.
#[derive(Clone, Debug, Default)]
pub(super) struct Presence {
    /// Open connections of people.
    here: Arc<Mutex<HashMap<String, usize>>>,
    /// Who wants to know whose turn it becomes: nobody where nothing is pushed.
    waiting: Option<mpsc::Sender<Waiting>>,
}

impl Presence {
    /// Turns are to be told from now on.
    pub(super) fn telling(&mut self) -> mpsc::Receiver<Waiting> {
        let (send, hear) = mpsc::channel(MOST);
        self.waiting = Some(send);
        hear
    }

    /// Whether anybody wants to know.
    pub(super) fn is_told(&self) -> bool {
        self.waiting.is_some()
    }

    pub(super) fn comes(&self, person: &str) {
        *lock(&self.here).entry(person.to_string()).or_default() += 1;
    }

    pub(super) fn goes(&self, person: &str) {
        let mut here = lock(&self.here);
        if let Some(count) = here.get_mut(person) {
            *count -= 1;
            if *count == 0 {
                here.remove(person);
            }
        }
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        lock(&self.here).contains_key(person)
    }

    /// Somebody is waited for. Where too many are, some are not told.
    pub(super) fn wait_for(&self, person: &str, table: &str) {
        if let Some(waiting) = &self.waiting {
            let _ = waiting.try_send(Waiting { person: person.to_string(), table: table.to_string() });
        }
    }
}
