//! What is kept of learning in the browser: which lessons are solved, which victories are entered.

use crate::rooms::Shell;
use crate::storage;
use crate::words::Words;
use kosa_client::io_reason;
use kosa_learn::{Learned, Victories};
use leptos::prelude::Set;

const LESSONS: &str = "lessons";
const VICTORIES: &str = "victories";

/// Which lessons are solved.
pub fn learned() -> Learned {
    Learned::from_text(&storage::note(LESSONS))
}

/// The sheet of victories.
pub fn victories() -> Victories {
    Victories::from_text(&storage::note(VICTORIES))
}

/// Keeps which lessons are solved; says so where that is not possible.
pub fn keep_learned(shell: Shell, words: Words, learned: &Learned) {
    if let Err(e) = storage::keep_note(LESSONS, &learned.to_text()) {
        let texts = words.peek();
        let why = io_reason(&texts, &e.into());
        shell.notice.set(Some(texts.fill("learn-kept-not", &[("why", why.into())])));
    }
    shell.changed();
}

/// Keeps the sheet; says so where that is not possible. Whether it is kept.
pub fn keep_victories(shell: Shell, words: Words, sheet: &Victories) -> bool {
    let kept = storage::keep_note(VICTORIES, &sheet.to_text());
    if let Err(e) = &kept {
        let texts = words.peek();
        let why = io_reason(&texts, &e.clone().into());
        shell.notice.set(Some(texts.fill("study-not-kept", &[("why", why.into())])));
    }
    shell.changed();
    kept.is_ok()
}
