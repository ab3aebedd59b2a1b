use super::macros::vocabulary;

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
///
/// ```
/// use kosa_engine::vocab::{Resource, Resources};
///
/// let tokens: Resources = [1, 0, 2, 0];
/// assert_eq!((tokens[Resource::Food.index()], tokens[Resource::Oil.index()]), (1, 2));
/// ```
pub type Resources = [u8; Resource::COUNT];
