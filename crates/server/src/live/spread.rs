//! Several processes on one database: each tells the others who is at its tables, and hears from them who is there elsewhere. What changes
//! within a moment goes together, and a process says once for all its people that it still runs: how many they are costs nothing.

use super::{Live, lock};
use crate::random;
use crate::store::{Here, LEASE, Store};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::Notify;

/// What comes within so long is told, and read, together.
const GATHER: Duration = Duration::from_millis(100);

/// So often a process says that it runs: one sign that is lost ends no lease.
const BEAT: Duration = Duration::from_secs(LEASE.as_secs() / 4);

/// Connections to a table by the person who has them; without a name those of all who are not known.
pub(super) type Windows = BTreeMap<String, u32>;

/// Who is at the tables of this process, for the others.
#[derive(Debug)]
pub(super) struct Spread {
    store: Store,
    /// The name of this process. It is new with each start: what another has left behind is not its own.
    process: String,
    known: Mutex<Known>,
    wake: Notify,
    /// Whether this process has said that it stops; held while something is said.
    stopped: tokio::sync::Mutex<bool>,
}

#[derive(Debug, Default)]
struct Known {
    here: HashMap<String, Windows>,
    /// Tables at which others are than was said.
    changed: BTreeSet<String>,
    /// Tables of which others have said something.
    unread: BTreeSet<String>,
}

impl Spread {
    /// Where other processes may serve the same tables.
    pub(super) fn new(store: &Store) -> Option<Arc<Spread>> {
        // Without randomness nothing else works either.
        let process = random::id().ok().filter(|_| store.is_shared())?;
        Some(Arc::new(Spread {
            store: store.clone(),
            process,
            known: Mutex::default(),
            wake: Notify::new(),
            stopped: tokio::sync::Mutex::new(false),
        }))
    }

    /// A connection to a table begins. Who is there elsewhere is read too: that was said before this process had it open.
    pub(super) fn comes(&self, table: &str, person: &str) {
        let mut known = lock(&self.known);
        let windows = known.here.entry(table.to_string()).or_default();
        *windows.entry(person.to_string()).or_default() += 1;
        known.changed.insert(table.to_string());
        known.unread.insert(table.to_string());
        self.wake.notify_one();
    }

    /// One ends.
    pub(super) fn goes(&self, table: &str, person: &str) {
        let mut known = lock(&self.known);
        let Some(windows) = known.here.get_mut(table) else { return };
        if let Some(count) = windows.get_mut(person) {
            *count = count.saturating_sub(1);
        }
        windows.retain(|_, count| *count > 0);
        if windows.is_empty() {
            known.here.remove(table);
        }
        known.changed.insert(table.to_string());
        self.wake.notify_one();
    }

    /// A process has said that others are at these tables than before.
    pub(super) fn heard(&self, by: &str, tables: impl IntoIterator<Item = String>) {
        if by == self.process {
            return;
        }
        let mut known = lock(&self.known);
        let Known { here, unread, .. } = &mut *known;
        // Of tables at which nobody is here, nobody here wants to know.
        let before = unread.len();
        unread.extend(tables.into_iter().filter(|table| here.contains_key(table)));
        if unread.len() > before {
            self.wake.notify_one();
        }
    }

    /// Something may have been said that was not heard.
    pub(super) fn missed(&self) {
        let mut known = lock(&self.known);
        let Known { here, unread, .. } = &mut *known;
        unread.extend(here.keys().cloned());
        self.wake.notify_one();
    }

    /// Whether somebody is at any table through another process. A database that does not answer knows of nobody.
    pub(super) async fn is_elsewhere(&self, person: &str) -> bool {
        self.store.is_elsewhere(&self.process, person).await.unwrap_or(false)
    }

    /// Tells and hears, until no table can be alive any more.
    pub(super) async fn run(self: Arc<Spread>, tables: Weak<Mutex<HashMap<String, Arc<Live>>>>) {
        let mut beats = tokio::time::interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let beat = tokio::select! {
                _ = beats.tick() => true,
                () = self.wake.notified() => {
                    tokio::time::sleep(GATHER).await;
                    false
                }
            };
            let Some(tables) = tables.upgrade() else { return };
            self.tell(beat).await;
            if beat && self.store.forget_gone().await.is_err() {
                // Tried again with the next beat, by this process or another.
                tracing::debug!("processes that are gone could not be forgotten");
            }
            self.read(&tables).await;
        }
    }

    /// Says what has changed, and, with a beat, at least that this process runs.
    async fn tell(&self, beat: bool) {
        let stopped = self.stopped.lock().await;
        let (changed, here) = {
            let mut known = lock(&self.known);
            let changed: Vec<String> = core::mem::take(&mut known.changed).into_iter().collect();
            let windows = |table: &String| {
                let windows = known.here.get(table).into_iter().flatten();
                let here = windows.map(|(person, windows)| Here {
                    table: table.clone(),
                    person: person.clone(),
                    windows: *windows,
                });
                here.collect::<Vec<_>>()
            };
            let here: Vec<Here> = changed.iter().flat_map(windows).collect();
            (changed, here)
        };
        if *stopped || (changed.is_empty() && !beat) {
            return;
        }
        match self.store.say_present(&self.process, &changed, &here).await {
            Ok(false) => {}
            Ok(true) => {
                // The lease was out, and what was said before is forgotten: all of it is said again.
                let mut known = lock(&self.known);
                let told: BTreeSet<&String> = changed.iter().collect();
                let others: Vec<String> =
                    known.here.keys().filter(|table| !told.contains(table)).cloned().collect();
                if !others.is_empty() {
                    known.changed.extend(others);
                    self.wake.notify_one();
                }
            }
            // Said again with the next beat.
            Err(_) => lock(&self.known).changed.extend(changed),
        }
    }

    /// Reads who is at tables elsewhere, of which something was heard, and tells whoever is there.
    async fn read(&self, tables: &Mutex<HashMap<String, Arc<Live>>>) {
        let unread: Vec<String> = core::mem::take(&mut lock(&self.known).unread).into_iter().collect();
        if unread.is_empty() {
            return;
        }
        let Ok(elsewhere) = self.store.present_elsewhere(&self.process, &unread).await else {
            lock(&self.known).unread.extend(unread);
            return;
        };
        let mut by_table: HashMap<String, Windows> = HashMap::new();
        for Here { table, person, windows } in elsewhere {
            by_table.entry(table).or_default().insert(person, windows);
        }
        for table in unread {
            let live = lock(tables).get(&table).cloned();
            if let Some(live) = live {
                live.are_elsewhere(by_table.remove(&table).unwrap_or_default()).await;
            }
        }
    }

    /// This process stops, and nobody is there through it any more.
    pub(super) async fn leave(&self) {
        let mut stopped = self.stopped.lock().await;
        *stopped = true;
        if self.store.leaves(&self.process).await.is_err() {
            // Its lease runs out.
            tracing::debug!("could not say that this process stops");
        }
    }
}
