//! Who has a page open at any table, and whose turn it becomes while it has none.

use super::lock;
use super::spread::Spread;
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
    /// Other processes on the same database, where there may be some.
    spread: Option<Arc<Spread>>,
}

impl Presence {
    /// Nobody is here yet.
    pub(super) fn new(spread: Option<Arc<Spread>>) -> Presence {
        Presence { spread, ..Presence::default() }
    }

    /// Other processes, where there may be some.
    pub(super) fn spread(&self) -> Option<&Arc<Spread>> {
        self.spread.as_ref()
    }

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

    /// Somebody has opened a table, known or not.
    pub(super) fn comes(&self, table: &str, person: Option<&str>) {
        if let Some(person) = person {
            *lock(&self.here).entry(person.to_string()).or_default() += 1;
        }
        if let Some(spread) = &self.spread {
            spread.comes(table, person.unwrap_or_default());
        }
    }

    /// And closed it.
    pub(super) fn goes(&self, table: &str, person: Option<&str>) {
        if let Some(spread) = &self.spread {
            spread.goes(table, person.unwrap_or_default());
        }
        let Some(person) = person else { return };
        let mut here = lock(&self.here);
        if let Some(count) = here.get_mut(person) {
            *count -= 1;
            if *count == 0 {
                here.remove(person);
            }
        }
    }

    /// Whether somebody has a page open through another process.
    pub(super) async fn is_elsewhere(&self, person: &str) -> bool {
        match &self.spread {
            Some(spread) => spread.is_elsewhere(person).await,
            None => false,
        }
    }

    /// Whether somebody has a page open through this process.
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
