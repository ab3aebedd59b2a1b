//! The games of a storage that were played to their end.

use super::finished_game::FinishedGame;
use kosa_client::{Storage, saves};
use kosa_engine::Record;
use kosa_table::Seed;
use std::io::Result;
use std::time::UNIX_EPOCH;

/// Every finished game of a storage, the latest first.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_learn::History;
///
/// let over = "kosa-record 1\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power popularity \
///     objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\nseat crimea mechanical\nmoves\n";
/// let record = Record::from_text(over).unwrap();
/// let mut history = History::default();
/// history.add(&record, None);
/// history.add(&record, None);
/// assert_eq!(history.games.len(), 1, "the same game twice is one game");
/// assert_eq!(history.to_csv().lines().count(), 3, "a head, and a line for each seat");
/// assert_eq!(history.to_json()["games"][0]["seats"][0]["faction"], "nordic");
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct History {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// Records that could not be read, or not to their end.
    pub unreadable: usize,
    /// Games that are not over.
    pub unfinished: usize,
}

impl History {
    /// Reads every record of a storage. A damaged one is counted and left out: what it says may be wrong.
    pub fn read(storage: &impl Storage) -> Result<History> {
        let mut listed = storage.list()?;
        listed.sort_by(|a, b| (b.written, &b.name).cmp(&(a.written, &a.name)));
        let mut history = History::default();
        for record in listed {
            let Ok(bytes) = storage.read(&record.name) else {
                history.unreadable += 1;
                continue;
            };
            if bytes.is_empty() {
                continue;
            }
            let written =
                record.written.and_then(|at| at.duration_since(UNIX_EPOCH).ok()).map(|d| d.as_secs());
            match saves::read(&record.name, &bytes, None, Seed::from(0)) {
                Ok(read) if read.damage.is_none() => {
                    let next = history.games.len();
                    history.add(read.table.record(), written);
                    if let Some(added) = history.games.get_mut(next) {
                        added.file = Some(record.name.display().to_string());
                    }
                }
                _ => history.unreadable += 1,
            }
        }
        Ok(history)
    }

    /// Adds a game, if it is over and has not been added before.
    pub fn add(&mut self, record: &Record, written: Option<u64>) {
        match FinishedGame::of(record) {
            Ok(Some(played)) if self.games.iter().any(|game| game.id == played.id) => {}
            Ok(Some(played)) => self.games.push(FinishedGame { written, ..played }),
            Ok(None) => self.unfinished += 1,
            Err(_) => self.unreadable += 1,
        }
    }
}
