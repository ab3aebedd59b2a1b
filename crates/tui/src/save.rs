//! Where this platform keeps games.

use etcetera::BaseStrategy;
use kosa_client::Disk;
use std::path::PathBuf;

/// Where this platform keeps what belongs to its user; nothing if it has no such place.
pub fn data_folder() -> Option<PathBuf> {
    let base = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(base.data_dir().join("kosa"))
}

/// Small texts beside the games: which lessons are solved, which victories are entered.
pub fn notes() -> Disk {
    Disk::new(data_folder().map(|folder| folder.join("notes")))
}

/// Files, with the platform's data directory as their usual place.
pub fn disk() -> Disk {
    Disk::new(data_folder().map(|folder| folder.join("games")))
}
