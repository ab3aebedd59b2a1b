//! The words of the game: one small type per file, named as the rulebook names it. Those of the expansions and of the Automa lie in
//! their folders and are found here too.

pub(crate) mod macros;

mod ability;
mod action;
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
mod resource;
mod seat;
mod section;
mod star;
mod structure;
mod structure_tile;
mod terrain;
mod unit;

pub(crate) use macros::{number_set, numbered_card, set_algebra, set_members, vocabulary, word_set};

// The words of the expansions and of the Automa lie with their rules.
pub use crate::automa::vocab::{
    AutomaCard, AutomaCardFace, AutomaCardSet, AutomaGain, AutomaLevel, AutomaLevelFace, AutomaMove,
    AutomaScheme, AutomaSymbol, SpaceSet,
};
pub use crate::invaders::trap::Trap;
pub use crate::wind_gambit::airship_tile::{
    AirshipTile, AirshipTileFace, AirshipTileSet, Freight, Paying, TileEffect, TileSide, TileState,
};
pub use crate::wind_gambit::resolution_tile::{AtOnce, Resolution, ResolutionFace, ResolutionSet};

pub use ability::{BeforeCombat, LakeMovement, MechAbility, MechSlot, MechSlotSet};
pub use action::{BottomAction, BottomActionSet, TopAction};
pub use bonus::{RecruitBonus, RecruitBonusSet};
pub use cargo::Cargo;
pub(crate) use combat_card::PackedCards;
pub use combat_card::{CombatCard, CombatCards};
pub use cube::{Cube, CubeSet};
pub use effect::{Cost, Effect};
pub use encounter::{Encounter, EncounterCard, EncounterOption, EncounterSet, OptionSet};
pub use faction::{Faction, FactionAbility, FactionMat};
pub use factory_card::{FactoryCard, FactoryCardFace, FactoryCardSet};
pub use mat::{Mat, MatFace, MatSection};
pub use objective::{Condition, Objective, ObjectiveCard, ObjectiveSet, Range, Timing};
pub use place::{Hex, Place};
pub use place_set::{PlaceSet, Places};
pub use resource::{Resource, Resources};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use section::Section;
pub use star::{Star, Stars};
pub use structure::Structure;
pub use structure_tile::{StructureTile, StructureTileFace, TileKind};
pub use terrain::Terrain;
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
