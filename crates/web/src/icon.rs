//! Icons, emblems and pieces in the text of a page. All shapes stand once in the page, in [`Sprite`].

use crate::draw::piece::{self, Kind};
use crate::drawing::Drawing;
use kosa_engine::vocab::{Faction, RecruitBonus, Resource, Structure, TopAction, UnitKind};
use leptos::prelude::*;

/// Every shape, once; everything else refers to it.
#[component]
pub fn Sprite() -> impl IntoView {
    view! { <svg class="sprite" aria-hidden="true"><defs inner_html=include_str!("sprite.svg")></defs></svg> }
}

/// The text of a shape of the sprite, for whoever writes a whole panel as text.
pub fn shape(name: &str, size: u32, class: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!(
        "<svg{class} width=\"{size}\" height=\"{size}\" aria-hidden=\"true\"><use href=\"#{name}\"></use></svg>"
    )
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

/// The text of an emblem alone.
pub fn emblem(faction: Faction) -> String {
    shape(&format!("e-{faction}"), 15, &format!("em f-{faction}"))
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

/// The name of a resource's shape.
pub fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "r-food",
        Resource::Metal => "r-metal",
        Resource::Oil => "r-oil",
        Resource::Wood => "r-wood",
    }
}

/// The name of a structure's shape.
pub fn structure(structure: Structure) -> &'static str {
    match structure {
        Structure::Monument => "s-monument",
        Structure::Armory => "s-armory",
        Structure::Mill => "s-mill",
        Structure::Mine => "s-mine",
    }
}

/// The name of a top-row action's shape.
pub fn top(action: TopAction) -> &'static str {
    match action {
        TopAction::Move => "i-move",
        TopAction::Bolster => "i-bolster",
        TopAction::Trade => "i-trade",
        TopAction::Produce => "i-produce",
    }
}

/// The name and class of what a recruit gives.
pub fn bonus(bonus: RecruitBonus) -> (&'static str, &'static str) {
    match bonus {
        RecruitBonus::Power => ("i-power", "pow"),
        RecruitBonus::Coins => ("i-coin", ""),
        RecruitBonus::Popularity => ("i-pop", "pop"),
        RecruitBonus::CombatCards => ("i-card", ""),
    }
}
