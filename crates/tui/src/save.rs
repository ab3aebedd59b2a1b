//! Where this platform keeps games.

use etcetera::BaseStrategy;
use kosa_client::Disk;

/// Small texts beside the games: which lessons are solved, which victories are entered.
pub fn notes() -> Disk {
    let base = etcetera::base_strategy::choose_native_strategy();
    Disk::new(base.ok().map(|base| base.data_dir().join("kosa").join("notes")))
}

/// Files, with the platform's data directory as their usual place.
pub fn disk() -> Disk {
    let base = etcetera::base_strategy::choose_native_strategy();
    Disk::new(base.ok().map(|base| base.data_dir().join("kosa").join("games")))
}
