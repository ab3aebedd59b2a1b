vocabulary! {
    /// The four resources. Workers are not resources.
    Resource, "resource" {
        /// Pays Enlist; made on farms.
        Food = "food",
        /// Pays Deploy; made on mountains.
        Metal = "metal",
        /// Pays Upgrade; made on tundra.
        Oil = "oil",
        /// Pays Build; made in forests.
        Wood = "wood",
    }
}

/// Counts of resource tokens by kind, in the order of [`Resource::ALL`].
pub type Resources = [u8; Resource::COUNT];
