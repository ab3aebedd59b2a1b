use super::macros::vocabulary;

vocabulary! {
    /// The kinds of unit.
    UnitKind, "unit" {
        /// Fights, has encounters, visits the Factory.
        Character = "character",
        /// Fights and carries workers.
        Mech = "mech",
        /// Produces; does not fight.
        Worker = "worker",
        /// Flies and carries; neither fights nor controls (The Wind Gambit).
        Airship = "airship",
    }
}

impl UnitKind {
    /// Characters and mechs fight and have the mech abilities.
    #[inline]
    pub const fn fights(self) -> bool {
        matches!(self, UnitKind::Character | UnitKind::Mech)
    }
}
