//! Day and night: as the system has it, or as it was chosen.

use leptos::prelude::document;

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Day,
    /// Always dark.
    Night,
}

impl Theme {
    /// Gives the page these colours.
    pub fn show(self) {
        let Some(root) = document().document_element() else { return };
        // An attribute of the root element can always be set; there is nothing to do otherwise.
        let _ = match self {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Day => root.set_attribute("data-theme", "day"),
            Theme::Night => root.set_attribute("data-theme", "night"),
        };
    }
}
