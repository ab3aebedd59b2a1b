use super::Resource;
use super::macros::vocabulary;

vocabulary! {
    /// What a moving unit may take along, in the order it is asked.
    Cargo, "cargo" {
        /// Food tokens.
        Food = "food",
        /// Metal tokens.
        Metal = "metal",
        /// Oil tokens.
        Oil = "oil",
        /// Wood tokens.
        Wood = "wood",
        /// Workers that have not moved by themselves this turn.
        Workers = "workers",
        /// Workers that have already moved by themselves this turn.
        MovedWorkers = "moved_workers",
    }
}

impl Cargo {
    /// The resource, unless it is workers.
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        Resource::from_index(self.index())
    }
}
