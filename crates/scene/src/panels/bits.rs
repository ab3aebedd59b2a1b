//! Small parts that several panels show, as text.

use crate::icon;

/// The text of a number before and after, for whoever writes a whole panel as text.
pub fn delta(name: &str, from: u16, to: u16) -> String {
    let tone = if to < from { "to cost" } else { "to gain" };
    let icon = icon::shape(name, 15, "");
    format!(
        "<span class=\"dl\">{icon}{from}<span class=\"q\">→</span><span class=\"{tone}\">{to}</span></span>"
    )
}
