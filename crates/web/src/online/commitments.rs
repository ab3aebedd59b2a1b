//! What tables committed to when this browser first came to them: a server cannot change its mind later without being found out.

use crate::storage;
use kosa_scene::online::commitments::{found, with};

/// Where it is kept.
const NOTE: &str = "commitments";

/// The commitment a table named first.
pub fn told(table: &str) -> Option<String> {
    found(&storage::note(NOTE), table).map(str::to_string)
}

/// Remembers what a table commits to, unless it has named something before.
pub fn keep(table: &str, commitment: &str) {
    if let Some(kept) = with(&storage::note(NOTE), table, commitment) {
        // Where nothing can be kept the record is compared with itself, as for somebody who was not there.
        let _ = storage::keep_note(NOTE, &kept);
    }
}
