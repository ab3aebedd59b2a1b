//! The signs on the board: one column each in every terminal, the same in every language but for the letters of
//! factions and resources.

use kosa_engine::vocab::{Faction, Resource, Structure, Terrain, UnitKind};
use kosa_lang::Texts;

/// A tunnel.
pub const TUNNEL: char = '∩';
/// An encounter token.
pub const ENCOUNTER: char = '!';
/// One of Albion's Flags.
pub const FLAG: char = '¶';
/// One of Togawa's Traps, armed.
pub const TRAP_ARMED: char = '¤';
/// One of Togawa's Traps, disarmed.
pub const TRAP_DISARMED: char = '°';
/// A home base.
pub const HOME: char = '□';
/// A star.
pub const STAR: char = '★';
/// A technology cube on its space of the player mat.
pub const CUBE: char = '▪';
/// A space for a technology cube without one.
pub const NO_CUBE: char = '▫';
/// A tile that was not checked against a printed one.
pub const UNCHECKED: char = '?';
/// More is here than can be shown.
pub const MORE: char = '…';

/// A terrain.
pub const fn terrain(terrain: Terrain) -> char {
    match terrain {
        Terrain::Mountain => '▲',
        Terrain::Farm => 'ψ',
        Terrain::Forest => '♠',
        Terrain::Tundra => '∴',
        Terrain::Village => '⌂',
        Terrain::Lake => '≈',
        Terrain::Factory => '⊕',
    }
}

/// A unit.
pub const fn unit(unit: UnitKind) -> char {
    match unit {
        UnitKind::Character => '◆',
        UnitKind::Mech => '■',
        UnitKind::Worker => '●',
        UnitKind::Airship => '◊',
    }
}

/// A structure.
pub const fn structure(structure: Structure) -> char {
    match structure {
        Structure::Monument => 'Ω',
        Structure::Armory => '†',
        Structure::Mill => '%',
        Structure::Mine => 'µ',
    }
}

/// The letter of a faction, in front of its pieces.
pub fn faction(texts: &Texts, faction: Faction) -> String {
    texts.say(match faction {
        Faction::Nordic => "tui-letter-nordic",
        Faction::Rusviet => "tui-letter-rusviet",
        Faction::Togawa => "tui-letter-togawa",
        Faction::Crimea => "tui-letter-crimea",
        Faction::Saxony => "tui-letter-saxony",
        Faction::Polania => "tui-letter-polania",
        Faction::Albion => "tui-letter-albion",
    })
}

/// The letter of a resource, in front of its number.
pub fn resource(texts: &Texts, resource: Resource) -> String {
    texts.say(match resource {
        Resource::Food => "tui-letter-food",
        Resource::Metal => "tui-letter-metal",
        Resource::Oil => "tui-letter-oil",
        Resource::Wood => "tui-letter-wood",
    })
}
