//! How a table is told: who sits there.

pub use kosa_scene::rooms::online::card::{facts, free, people, printing, sitter, title};

use crate::icon::Icon;
use kosa_wire::{Chair, Sitter};
use leptos::prelude::*;

/// A mark for whoever sits at a place: the first letter of a name, a gear, or an empty chair.
pub fn mark(place: &Chair) -> AnyView {
    match &place.sitter {
        Sitter::Free => {
            view! { <span class="o-mark free"><Icon name="i-recruit" size=14 /></span> }.into_any()
        }
        Sitter::Person { name, .. } => {
            let letter =
                name.chars().next().map_or_else(|| "·".to_string(), |c| c.to_uppercase().to_string());
            view! { <span class="o-mark" aria-hidden="true">{letter}</span> }.into_any()
        }
        Sitter::Bot { .. } | Sitter::Automa => {
            view! { <span class="o-mark made"><Icon name="i-gear" size=15 /></span> }.into_any()
        }
    }
}
