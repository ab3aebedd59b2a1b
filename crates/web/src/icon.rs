//! Icons, emblems and pieces in the text of a page. All shapes stand once in the page, in [`Sprite`].

pub use kosa_scene::icon::{bonus, emblem, resource, shape, structure, top};

use crate::drawing::Drawing;
use kosa_engine::vocab::{Faction, UnitKind};
use kosa_scene::draw::piece::{self, Kind};
use leptos::prelude::*;

/// Every shape, once; everything else refers to it.
#[component]
pub fn Sprite() -> impl IntoView {
    view! { <svg class="sprite" aria-hidden="true"><defs inner_html=include_str!("sprite.svg")></defs></svg> }
}

/// A shape of the sprite by its name. A word stands near it, so that readers skip it.
#[component]
pub fn Icon(
    /// The name in the sprite.
    #[prop(into)]
    name: String,
    /// Width and height.
    #[prop(default = 16)]
    size: u32,
    /// Further classes.
    #[prop(into, optional)]
    class: String,
) -> impl IntoView {
    Drawing(shape(&name, size, &class))
}

/// The emblem of a faction on a disc in its colour.
#[component]
pub fn Disc(
    /// Whose.
    faction: Faction,
    /// The diameter: 24, 28, 36 or 58.
    #[prop(default = 28)]
    size: u32,
) -> impl IntoView {
    let emblem = shape(&format!("e-{faction}"), size * 3 / 5, "");
    Drawing(format!("<span class=\"disc d{size} f-{faction}\">{emblem}</span>"))
}

/// The emblem of a faction alone, in the colour of its texts.
#[component]
pub fn Emblem(
    /// Whose.
    faction: Faction,
    /// Width and height.
    #[prop(default = 15)]
    size: u32,
) -> impl IntoView {
    view! { <Icon name=format!("e-{faction}") size=size class=format!("em f-{faction}") /> }
}

/// A piece of a faction.
#[component]
pub fn Piece(
    /// What.
    kind: Kind,
    /// Whose.
    faction: Faction,
    /// Width and height.
    #[prop(default = 34)]
    size: u32,
) -> impl IntoView {
    let inside = piece::draw(kind, faction, 27.0, 27.0, 54.0, "");
    Drawing(format!(
        "<svg class=\"pc-svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 54 54\" aria-hidden=\"true\">{inside}</svg>"
    ))
}

/// A unit without its emblem, for small boxes.
#[component]
pub fn SmallUnit(
    /// What.
    unit: UnitKind,
    /// Whose.
    faction: Faction,
    /// Width and height.
    #[prop(default = 20)]
    size: u32,
) -> impl IntoView {
    view! { <Icon name=format!("u-{}", unit.id()) size=size class=format!("f-{faction}") /> }
}
