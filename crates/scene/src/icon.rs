//! Icons and emblems as text, and the names of shapes. The shapes themselves stand once in the page.

use kosa_engine::vocab::{Faction, RecruitBonus, Resource, Structure, TopAction};

/// The text of a shape of the sprite, for whoever writes a whole panel as text.
pub fn shape(name: &str, size: u32, class: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!(
        "<svg{class} width=\"{size}\" height=\"{size}\" aria-hidden=\"true\"><use href=\"#{name}\"></use></svg>"
    )
}

/// The text of an emblem alone.
pub fn emblem(faction: Faction) -> String {
    shape(&format!("e-{faction}"), 15, &format!("em f-{faction}"))
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
