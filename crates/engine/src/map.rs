//! What is printed on the board, for whoever draws it. The rules use the same tables.

use crate::tables::{ADJACENT, AXIAL, ENCOUNTER_HEXES, RIVER, TUNNELS};
use crate::vocab::{Hex, Place, PlaceSet};

impl Hex {
    /// Whether a tunnel is printed here.
    pub fn has_tunnel(self) -> bool {
        TUNNELS.contains(self)
    }

    /// Whether an encounter is printed here, its token gone or not.
    pub fn has_encounter(self) -> bool {
        ENCOUNTER_HEXES.contains(self)
    }
}

impl Place {
    /// Where the place lies on the lattice of [`Hex::axial`]: a home base where its medallion is printed.
    pub fn axial(self) -> (i8, i8) {
        AXIAL.get(self.index()).copied().unwrap_or_default()
    }

    /// The territories that touch the place, rivers or not.
    pub fn touches(self) -> PlaceSet {
        ADJACENT.get(self.index()).copied().unwrap_or_default()
    }

    /// The territories beyond a river.
    pub fn across_rivers(self) -> PlaceSet {
        RIVER.get(self.index()).copied().unwrap_or_default()
    }
}
