//! Where this platform keeps games.

use etcetera::BaseStrategy;
use kosa_client::Disk;

/// Files, with the platform's data directory as their usual place.
pub fn disk() -> Disk {
    let base = etcetera::base_strategy::choose_native_strategy();
    Disk::new(base.ok().map(|base| base.data_dir().join("kosa").join("games")))
}
