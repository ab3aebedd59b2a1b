//! What a host does beside a running server: looks, closes, copies, deletes. It goes to the same database; a running server notices by itself.

use crate::ServeError;
use crate::forget::forget;
use crate::live::now;
use crate::random;
use crate::room::{Deed, Room};
use crate::store::{Append, Appended, Counts, LogRow, Person, Phase, Store, StoreError, TableRow};
use kosa_wire::Command;
use kosa_wire::Phase::Over;
use serde_json::{Value, json};
use std::path::Path;
use tokio::runtime::Runtime;

/// So often something is tried while a server is faster.
const TRIES: usize = 16;
/// A link is valid for so long, in milliseconds: a host sends it to somebody who reads it later.
const LINK: u64 = 24 * 60 * 60 * 1000;

/// The way of a host to a database.
pub struct Host {
    runtime: Runtime,
    store: Store,
}

impl Host {
    /// Opens a database that is there: a file, or `postgres://…`.
    pub fn open(database: &str) -> Result<Host, ServeError> {
        let file = !database.starts_with("postgres://") && !database.starts_with("postgresql://");
        let path = Path::new(database.strip_prefix("sqlite://").unwrap_or(database));
        if file && !path.is_file() {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(ServeError::Unreadable(path.to_path_buf(), missing));
        }
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(ServeError::Stopped)?;
        let store = runtime.block_on(Store::open(database)).map_err(ServeError::Store)?;
        Ok(Host { runtime, store })
    }

    fn wait<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, ServeError> {
        self.runtime.block_on(work).map_err(ServeError::Store)
    }

    /// Tables, those that changed last first.
    pub fn tables(&self, most: u32) -> Result<Vec<TableRow>, ServeError> {
        self.wait(self.store.all_tables(most))
    }

    /// Everybody who is known, the latest first, with the name they come back with.
    pub fn people(&self, most: u32) -> Result<Vec<(Person, Option<String>)>, ServeError> {
        self.wait(self.store.people(most))
    }

    /// A way in for somebody who has no other, by the id or by the name to come back with: the code of a link that works once, for a day, and
    /// after which a password may be set without the old one. Nothing if there is nobody of that name.
    pub fn link(&self, who: &str) -> Result<Option<(Person, String)>, ServeError> {
        let code = random::secret().map_err(|e| ServeError::Stopped(std::io::Error::other(e)))?;
        self.wait(async {
            let person = match self.store.person(who).await? {
                Some(person) => Some(person),
                None => self.store.account(&who.trim().to_lowercase()).await?.map(|(person, _)| person),
            };
            let Some(person) = person else { return Ok(None) };
            self.store.create_link(&random::hashed(&code), &person.id, now() + LINK, true).await?;
            Ok(Some((person, code)))
        })
    }

    /// How much there is.
    pub fn counts(&self) -> Result<Counts, ServeError> {
        self.wait(self.store.counts())
    }

    /// Closes a table, whatever is played there; whether there is one.
    pub fn close(&self, id: &str) -> Result<bool, ServeError> {
        self.wait(self.close_table(id))
    }

    async fn close_table(&self, id: &str) -> Result<bool, StoreError> {
        if self.store.table(id).await?.is_none() {
            return Ok(false);
        }
        for _ in 0..TRIES {
            let number = self.store.log_after(id, 0).await?.last().map_or(1, |row| row.number + 1);
            let row = LogRow {
                number,
                person: String::new(),
                command: format!("close-{number}"),
                deed: serde_json::to_string(&Deed::Close).map_err(|e| StoreError::Damaged(e.to_string()))?,
                at: now(),
            };
            let append = Append { phase: Some(Phase::Closed), due: Some(0), ..Append::line(id, row) };
            if self.store.append(append).await? == Appended::Kept {
                return Ok(true);
            }
        }
        Err(StoreError::Conflict)
    }

    /// A table with its whole log, secrets included; nothing if there is none.
    pub fn export(&self, id: &str) -> Result<Option<Value>, ServeError> {
        self.wait(async {
            let Some(row) = self.store.table(id).await? else { return Ok(None) };
            let line = |line: &LogRow| {
                let deed: Value = serde_json::from_str(&line.deed).unwrap_or_default();
                json!({ "number": line.number, "person": line.person, "at": line.at, "deed": deed })
            };
            let log = self.store.log_after(id, 0).await?;
            Ok(Some(json!({
                "id": row.id,
                "owner": row.owner,
                "wishes": row.wishes,
                "phase": row.phase.id(),
                "seed": row.seed,
                "commitment": row.commitment,
                "created": row.created,
                "changed": row.changed,
                "log": log.iter().map(line).collect::<Vec<_>>(),
            })))
        })
    }

    /// The record of a game that is over; nothing if there is none.
    pub fn record(&self, id: &str) -> Result<Option<String>, ServeError> {
        self.wait(async {
            let Some(row) = self.store.table(id).await? else { return Ok(None) };
            let broken = |_| StoreError::Damaged(format!("table {id}"));
            let room = Room::of(&row, &self.store.log_after(id, 0).await?).map_err(broken)?;
            Ok(room.record())
        })
    }

    /// Takes a table away for good; whether there was one.
    pub fn delete_table(&self, id: &str) -> Result<bool, ServeError> {
        self.wait(self.store.delete_table(id))
    }

    /// Forgets a person, with names and talk; whether there was one. At tables where it sits a bot plays on.
    pub fn delete_person(&self, id: &str) -> Result<bool, ServeError> {
        self.wait(async {
            if self.store.person(id).await?.is_none() {
                return Ok(false);
            }
            for table in self.store.tables_of(id, u32::MAX).await? {
                self.get_up(&table, id).await?;
            }
            forget(&self.store, id).await?;
            Ok(true)
        })
    }

    /// Gets somebody up from every place at a table, where that can be done.
    async fn get_up(&self, table: &TableRow, person: &str) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            let Ok(mut room) = Room::of(table, &self.store.log_after(&table.id, 0).await?) else {
                return Ok(());
            };
            let sitting = room.sitting().into_iter().find(|(_, sitter)| sitter == person);
            let Some((place, _)) = sitting else {
                // A table that is still theirs is nobody's, unless its game has begun.
                if room.decide(person, "", None, &Command::Close {}).is_ok() {
                    self.close_table(&table.id).await?;
                }
                return Ok(());
            };
            let leave = Command::Leave { place: place as u8 + 1, for_good: true };
            let Ok(Some(deed)) = room.decide(person, "", None, &leave) else { return Ok(()) };
            let number = room.number() + 1;
            let row = LogRow {
                number,
                person: person.to_string(),
                command: format!("leave-{number}"),
                deed: serde_json::to_string(&deed).map_err(|e| StoreError::Damaged(e.to_string()))?,
                at: now(),
            };
            let before = room.phase();
            let Ok(_) = room.apply(&row, &|_| false) else { return Ok(()) };
            let over = room.phase() == Over && before != Over;
            let append = Append {
                phase: Some(room.stored_phase()),
                results: if over { room.result_rows() } else { Vec::new() },
                seats: Some(room.sitting()),
                due: Some(room.due().unwrap_or(0)),
                waits: Some(room.waits()),
                card: Some(room.card()),
                ..Append::line(table.id.as_str(), row)
            };
            self.store.append(append).await?;
        }
        Ok(())
    }

    /// A copy of a database in a file, while it is in use.
    pub fn back_up(&self, to: &Path) -> Result<(), ServeError> {
        self.wait(self.store.back_up(to))
    }
}
