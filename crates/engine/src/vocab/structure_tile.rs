use super::PlaceSet;
use super::macros::vocabulary;

vocabulary! {
    /// The structure bonus tiles of the base game.
    StructureTile, "structure bonus tile" {
        /// Tunnels next to the player's structures.
        TunnelsAdjacent = "tunnels_adjacent",
        /// Lakes next to the player's structures.
        LakesAdjacent = "lakes_adjacent",
        /// Encounter territories next to the player's structures.
        EncountersAdjacent = "encounters_adjacent",
        /// The player's structures on tunnels.
        OnTunnels = "on_tunnels",
        /// The player's structures in a straight line.
        InARow = "in_a_row",
        /// The player's structures on farms and tundras.
        OnFarmOrTundra = "on_farm_or_tundra",
    }
}

/// What a structure bonus tile counts.
///
/// ```
/// use kosa_engine::vocab::{StructureTile, TileKind};
///
/// assert_eq!(StructureTile::InARow.face().kind, TileKind::LongestLine);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileKind {
    /// Territories of this set adjacent to at least one of the player's structures, each counted once.
    Adjacent(PlaceSet),
    /// The player's structures on territories of this set.
    On(PlaceSet),
    /// The longest unbroken straight line of the player's structures.
    LongestLine,
}

/// What is printed on a structure bonus tile.
///
/// ```
/// use kosa_engine::vocab::StructureTile;
///
/// let paid = StructureTile::InARow.face().coins;
/// assert!(paid.is_sorted(), "a longer row pays no less");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StructureTileFace {
    /// What is counted.
    pub kind: TileKind,
    /// Coins by count, from 0; a count above the last entry pays the last.
    pub coins: &'static [u8],
}

impl StructureTile {
    /// The tile's face.
    pub fn face(self) -> &'static StructureTileFace {
        &crate::tables::STRUCTURE_TILES[self.index()]
    }
}
