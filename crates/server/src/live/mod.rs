//! Tables that are alive in this process: whoever is there is told what happens, bots think, and what is asked is kept before it is
//! answered. Any other process may serve the same tables at the same time: the database orders what is done.

mod bots;
mod presence;
mod spread;
mod table;

pub(crate) use presence::Waiting;
use table::Missed;
pub(crate) use table::text;
pub use table::{Listener, Live};

use crate::push::{Pusher, Turns};
use crate::random;
use crate::room::{Broken, Deed, EDITION, Pauses, Room, go_together, online_wishes};
use crate::store::{Append, Heard, LogRow, NewTable, Store, StoreError};
use kosa_table::Seed;
use kosa_wire::{Options, Refusal};
use presence::Presence;
use spread::Spread;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A table at which nobody is any more is forgotten after so long; it stays in the database.
const FORGET_AFTER: Duration = Duration::from_secs(60);

/// So often the clocks of tables are looked at.
const TICK: Duration = Duration::from_millis(500);
/// Every so many ticks also those of tables that are not alive here.
const SWEEP: u32 = 20;
/// Every so many ticks a server says that it runs.
const SIGN: u32 = 10;
/// After a longer silence no server has run: nobody could be answered, and no clock runs.
const SILENCE: u64 = 15_000;
/// So many of them at once.
const MOST_DUE: u32 = 200;

/// All tables that are alive in this process.
#[derive(Clone, Debug)]
pub struct Hub {
    store: Store,
    tables: Arc<Mutex<HashMap<String, Arc<Live>>>>,
    presence: Presence,
    pusher: Option<Arc<Pusher>>,
    pauses: Pauses,
}

/// Why there is no such table here.
#[derive(Debug)]
pub enum HubError {
    /// There is none.
    NoSuchTable,
    /// It cannot be played on.
    Broken,
    /// The database does not answer.
    Store(StoreError),
}

impl From<StoreError> for HubError {
    fn from(e: StoreError) -> HubError {
        HubError::Store(e)
    }
}

impl From<Broken> for HubError {
    fn from(_: Broken) -> HubError {
        HubError::Broken
    }
}

impl HubError {
    /// The same as a refusal.
    pub fn refusal(&self) -> Refusal {
        match self {
            HubError::NoSuchTable => Refusal::NoSuchPlace,
            HubError::Broken => Refusal::Broken,
            HubError::Store(_) => Refusal::Unavailable,
        }
    }
}

impl Hub {
    /// Tables in this database. What other processes do is heard from now on.
    pub async fn new(store: Store) -> Result<Hub, StoreError> {
        Hub::with_push(store, None).await
    }

    /// The same; people whose turn it becomes while they have no page open are told by their browsers.
    pub(crate) async fn with_push(store: Store, pusher: Option<Pusher>) -> Result<Hub, StoreError> {
        let pusher = pusher.map(Arc::new);
        store.starts(now(), SILENCE).await?;
        let pauses = Pauses::from(store.pauses().await?);
        let presence = Presence::new(Spread::new(&store));
        let mut hub = Hub { store, tables: Arc::default(), presence, pusher, pauses };
        if let Some(pusher) = hub.pusher.clone() {
            let waiting = hub.presence.telling();
            tokio::spawn(Turns::new(pusher).run(hub.clone(), waiting));
        }
        hub.hear_others().await?;
        let weak = Arc::downgrade(&hub.tables);
        if let Some(spread) = hub.presence.spread() {
            tokio::spawn(spread.clone().run(weak.clone()));
        }
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(FORGET_AFTER);
            loop {
                ticks.tick().await;
                let Some(tables) = weak.upgrade() else { return };
                lock(&tables).retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle());
            }
        });
        hub.watch_clocks();
        Ok(hub)
    }

    /// Hears what other processes do from now on.
    async fn hear_others(&self) -> Result<(), StoreError> {
        let mut heard = self.store.listen().await?;
        let hub = self.clone();
        tokio::spawn(async move {
            while let Some(heard) = heard.recv().await {
                match heard {
                    Heard::Table(id, number) => {
                        let live = hub.alive(&id).filter(|live| number.is_none_or(|n| !live.knows(n)));
                        if let Some(live) = live {
                            hub.catch_up(live, if number.is_some() { Missed::Lines } else { Missed::Words });
                        }
                    }
                    Heard::Present(process, tables) => {
                        if let Some(spread) = hub.presence.spread() {
                            spread.heard(&process, tables);
                        }
                    }
                    Heard::Gap => {
                        if let Some(spread) = hub.presence.spread() {
                            spread.missed();
                        }
                        hub.all().into_iter().for_each(|live| hub.catch_up(live, Missed::Anything));
                    }
                }
            }
        });
        Ok(())
    }

    /// Lets a table hear what others have added to it, beside everything else. One that is no more is forgotten.
    fn catch_up(&self, live: Arc<Live>, missed: Missed) {
        let tables = self.tables.clone();
        tokio::spawn(async move {
            if !live.catch_up(missed).await {
                lock(&tables).remove(&live.id);
            }
        });
    }

    /// Lines of the log of a table have lost their words: whoever is there is told everything again.
    pub(crate) async fn read_anew(&self, id: &str) {
        if let Some(live) = self.alive(id) {
            live.catch_up(Missed::Words).await;
        }
    }

    /// Sees to the clocks of all tables: those that are alive here to the half second, others when their time has come.
    fn watch_clocks(&self) {
        let weak = Arc::downgrade(&self.tables);
        let (store, presence) = (self.store.clone(), self.presence.clone());
        let (pusher, pauses) = (self.pusher.clone(), self.pauses.clone());
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(TICK);
            let mut count = 0u32;
            loop {
                ticks.tick().await;
                let Some(tables) = weak.upgrade() else { return };
                let (presence, pusher, pauses) = (presence.clone(), pusher.clone(), pauses.clone());
                let hub = Hub { store: store.clone(), tables, presence, pusher, pauses };
                let now = now();
                if count.is_multiple_of(SIGN) && hub.store.runs(now).await.is_err() {
                    // Said again in a few seconds; a database that does not answer is told of elsewhere.
                    tracing::debug!("could not say that the server runs");
                }
                for live in hub.all().into_iter().filter(|live| live.due() > 0 && live.due() <= now) {
                    live.see_to_clocks().await;
                }
                if count.is_multiple_of(SWEEP) {
                    let due = hub.store.due_tables(now, MOST_DUE).await.unwrap_or_default();
                    for id in due {
                        if let Ok(live) = hub.table(&id).await {
                            live.see_to_clocks().await;
                            // While no server ran its clocks stood: those that are due now come first from here on.
                            if live.due() > now {
                                let _ = hub.store.put_off(&id, live.due(), now).await;
                            }
                        }
                    }
                }
                count = count.wrapping_add(1);
            }
        });
    }

    /// Connections to tables that are alive here.
    pub fn listeners(&self) -> usize {
        self.all().iter().map(|live| live.listening()).sum()
    }

    /// What tells browsers, where the host has set a key.
    pub(crate) fn pusher(&self) -> Option<&Pusher> {
        self.pusher.as_deref()
    }

    /// Whether somebody has a page open at any table of this process.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.presence.is_here(person)
    }

    /// Whether somebody has a page open at any table through another process.
    pub(crate) async fn is_elsewhere(&self, person: &str) -> bool {
        self.presence.is_elsewhere(person).await
    }

    /// This process stops: whoever was here is not any more, for other processes too.
    pub(crate) async fn leave(&self) {
        if let Some(spread) = self.presence.spread() {
            spread.leave().await;
        }
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How many tables are alive here.
    pub fn len(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn alive(&self, id: &str) -> Option<Arc<Live>> {
        lock(&self.tables).get(id).cloned()
    }

    fn all(&self) -> Vec<Arc<Live>> {
        lock(&self.tables).values().cloned().collect()
    }

    /// A table, made of its log if it is not alive here yet.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, HubError> {
        if let Some(live) = self.alive(id) {
            return Ok(live);
        }
        let row = self.store.table(id).await?.ok_or(HubError::NoSuchTable)?;
        let room = Room::with_pauses(&row, &self.store.log_after(id, 0).await?, &self.pauses)?;
        let live = {
            let mut tables = lock(&self.tables);
            let fresh = || Arc::new(Live::new(&row, room, self.store.clone(), self.presence.clone()));
            tables.entry(id.to_string()).or_insert_with(fresh).clone()
        };
        // Bots that were thinking when another process stopped think on here.
        live.let_bots_think();
        Ok(live)
    }

    /// Makes a table; its id.
    pub async fn make(
        &self,
        owner: &str,
        wishes: &str,
        options: Options,
        listed: bool,
    ) -> Result<String, HubRefusal> {
        let wishes = online_wishes(wishes).map_err(HubRefusal::Refused)?;
        go_together(&wishes, &options).map_err(HubRefusal::Refused)?;
        let seed = Seed(random::bytes()?);
        let table = NewTable {
            id: random::id()?,
            owner: owner.to_string(),
            wishes: wishes.to_string(),
            seed: seed.to_string(),
            commitment: seed.commitment(),
            listed,
            options: serde_json::to_string(&options).unwrap_or_default(),
        };
        let row = LogRow {
            number: 1,
            person: owner.to_string(),
            command: "made".into(),
            deed: serde_json::to_string(&Deed::Made { options, edition: EDITION }).unwrap_or_default(),
            at: now(),
        };
        let mut room =
            Room::made(&table).map_err(|_| HubRefusal::Refused(Refusal::Wishes { faults: Vec::new() }))?;
        room.apply(&row, &|_| false)
            .map_err(|_| HubRefusal::Refused(Refusal::Wishes { faults: Vec::new() }))?;
        let (waits, card) = (Some(room.waits()), Some(room.card()));
        let first = Append { waits, card, newcomer: true, ..Append::line(table.id.as_str(), row) };
        self.store.create_table(&table, &first).await?;
        Ok(table.id)
    }
}

/// Why a table was not made.
#[derive(Debug)]
pub enum HubRefusal {
    /// It cannot be.
    Refused(Refusal),
    /// It could not be kept, or there was no randomness.
    Failed(String),
}

impl From<StoreError> for HubRefusal {
    fn from(e: StoreError) -> HubRefusal {
        HubRefusal::Failed(e.to_string())
    }
}

impl From<getrandom::Error> for HubRefusal {
    fn from(e: getrandom::Error) -> HubRefusal {
        HubRefusal::Failed(e.to_string())
    }
}

/// A thread that panicked left a map that is still a map.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}
