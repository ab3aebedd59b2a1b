//! The words of the game: one small type per file, named as the rulebook names it.

#[macro_use]
mod macros;

mod ability;
mod action;
mod airship_tile;
mod automa;
mod bonus;
mod cargo;
mod combat_card;
mod cube;
mod effect;
mod encounter;
mod faction;
mod factory_card;
mod mat;
mod objective;
mod place;
mod resolution;
mod resource;
mod seat;
mod section;
mod star;
mod structure;
mod structure_tile;
mod terrain;
mod trap;
mod unit;

pub use ability::{BeforeCombat, LakeMovement, MechAbility, MechSlot};
pub use action::{BottomAction, TopAction};
pub use airship_tile::{AirshipTile, AirshipTileFace, Freight, Paying, TileEffect, TileSide, TileState};
pub use automa::{
    AutomaCard, AutomaCardFace, AutomaGain, AutomaLevel, AutomaLevelFace, AutomaMove, AutomaScheme,
    AutomaSymbol,
};
pub use bonus::RecruitBonus;
pub use cargo::Cargo;
pub use combat_card::{CombatCard, CombatCards};
pub use cube::Cube;
pub use effect::{Cost, Effect};
pub use encounter::{Encounter, EncounterCard, EncounterOption};
pub use faction::{Faction, FactionAbility, FactionMat};
pub use factory_card::{FactoryCard, FactoryCardFace};
pub use mat::{Mat, MatFace, MatSection};
pub use objective::{Condition, Objective, ObjectiveCard, Range, Timing};
pub use place::{Hex, Place, PlaceSet};
pub use resolution::{AtOnce, Resolution, ResolutionFace};
pub use resource::{Resource, Resources};
pub use seat::{MAX_SEATS, Seat};
pub use section::Section;
pub use star::{Star, Stars};
pub use structure::Structure;
pub use structure_tile::{StructureTile, StructureTileFace, TileKind};
pub use terrain::Terrain;
pub use trap::Trap;
pub use unit::UnitKind;
