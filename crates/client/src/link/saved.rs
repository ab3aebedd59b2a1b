//! A table in the same program whose record is kept.

use super::{Command, NearTable, News, TableLink, Thought};
use crate::error::SaveError;
use crate::record_file::RecordFile;
use crate::storage::Storage;
use std::path::Path;

/// A near table whose record is kept in a storage. Every decision of a person is kept before anybody is told what came
/// of it; what bots do is kept before the next person is asked, a page is shown or the game is over.
///
/// What cannot be kept is played all the same, and [`trouble`](SavedTable::trouble) says so until it is kept.
///
/// ```
/// use kosa_client::{Command, SavedTable, TableLink};
/// # use kosa_client::{Disk, RecordFile};
/// # let folder = std::env::temp_dir().join("kosa-example-saved-table");
/// # let _ = std::fs::remove_dir_all(&folder);
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
///
/// let file = RecordFile::new(Disk::new(Some(folder.clone())), None);
/// let mut table = SavedTable::new(table, file);
/// let seat = table.near().public().active();
/// let moves = vec![table.near().table().view(seat).legal()[0]];
/// table.send(Command::Play { seat, moves, at: table.near().record().entries().len() });
/// assert!(table.trouble().is_none() && table.file().is_saved(), "kept before anybody was told");
/// # drop(table);
/// # std::fs::remove_dir_all(folder).unwrap();
/// ```
#[derive(Debug)]
pub struct SavedTable<S> {
    near: NearTable,
    file: RecordFile<S>,
}

impl<S: Storage> SavedTable<S> {
    /// A table and its file; nothing is written before something is decided.
    pub fn new(table: impl Into<NearTable>, file: RecordFile<S>) -> SavedTable<S> {
        SavedTable { near: table.into(), file }
    }

    /// The table.
    pub fn near(&self) -> &NearTable {
        &self.near
    }

    /// The file.
    pub fn file(&self) -> &RecordFile<S> {
        &self.file
    }

    /// The file, to hear where something was put aside.
    pub fn file_mut(&mut self) -> &mut RecordFile<S> {
        &mut self.file
    }

    /// Why the game is not kept, as long as it is not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.file.trouble()
    }

    /// Looks whether the game is kept, and tries again if not; whether it is now.
    pub fn save(&mut self) -> bool {
        self.file.save(self.near.record())
    }

    /// Keeps the game under another name from now on.
    pub fn save_elsewhere(&mut self, path: &Path) -> Result<(), SaveError> {
        self.file.save_elsewhere(path, self.near.record())
    }
}

impl<S: Storage> TableLink for SavedTable<S> {
    fn send(&mut self, command: Command) -> Vec<News> {
        let changes = command != Command::Join;
        let by_bot = matches!(&command, Command::Play { seat, .. } if self.near.is_bot(*seat));
        let news = self.near.send(command);
        let changed = changes && news.iter().any(|n| !matches!(n, News::Refused(_)));
        if changed && !(by_bot && self.near.thought().is_some()) {
            self.save();
        }
        news
    }

    fn thought(&self) -> Option<Thought> {
        self.near.thought()
    }
}
