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

#[cfg(test)]
mod tests {
    /// The night stands twice in the style sheet, for the system's wish and for the reader's: style sheets cannot say it once.
    #[test]
    fn the_night_is_the_same_whoever_wishes_for_it() {
        let palette = include_str!("../style/1-palette.css");
        let block = |opening: &str| -> Vec<String> {
            let from = palette.find(opening).unwrap_or_else(|| panic!("no {opening}"));
            let inside = &palette[from + opening.len()..];
            inside.split('}').next().unwrap().lines().map(|line| line.trim().to_string()).collect()
        };
        assert_eq!(block(":root:not([data-theme=\"day\"]) {"), block(":root[data-theme=\"night\"] {"));
    }
}
