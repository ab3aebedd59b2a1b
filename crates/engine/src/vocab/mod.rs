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
mod place_set;
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
    AutomaCard, AutomaCardFace, AutomaCardSet, AutomaGain, AutomaLevel, AutomaLevelFace, AutomaMove,
    AutomaScheme, AutomaSymbol,
};
pub use bonus::RecruitBonus;
pub use cargo::Cargo;
pub(crate) use combat_card::PackedCards;
pub use combat_card::{CombatCard, CombatCards};
pub use cube::Cube;
pub use effect::{Cost, Effect};
pub use encounter::{Encounter, EncounterCard, EncounterOption, EncounterSet};
pub use faction::{Faction, FactionAbility, FactionMat};
pub use factory_card::{FactoryCard, FactoryCardFace, FactoryCardSet};
pub use mat::{Mat, MatFace, MatSection};
pub use objective::{Condition, Objective, ObjectiveCard, ObjectiveSet, Range, Timing};
pub use place::{Hex, Place};
pub use place_set::{PlaceSet, Places};
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

/// What sets of all kinds of numbered cards have in common.
pub(crate) trait CardSet: Copy + Default {
    /// The kind of card.
    type Card: Copy;

    /// The card of a number.
    fn card(number: u8) -> Option<Self::Card>;

    /// Whether the card is in the set.
    fn has(self, card: Self::Card) -> bool;

    /// Puts a card in.
    fn put(&mut self, card: Self::Card);

    /// The numbers of the cards, lowest first.
    fn numbers(self) -> impl Iterator<Item = u8>;
}
