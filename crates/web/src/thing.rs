//! What can be pointed at, and what is said of it while a question is open.

pub use kosa_scene::thing::{Mark, Marked, Target};

use leptos::prelude::Callback;

/// Whoever wants to know that something was pointed at.
pub type OnPoint = Callback<Target>;
