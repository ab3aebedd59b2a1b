use super::Resource;
use super::macros::vocabulary;

vocabulary! {
    /// The seven kinds of territory.
    Terrain, "terrain" {
        /// Produces metal.
        Mountain = "mountain",
        /// Produces food.
        Farm = "farm",
        /// Produces wood.
        Forest = "forest",
        /// Produces oil.
        Tundra = "tundra",
        /// Produces workers.
        Village = "village",
        /// Water: entered only by an ability.
        Lake = "lake",
        /// The Factory in the middle of the board.
        Factory = "factory",
    }
}

impl Terrain {
    /// The kinds of territory on which workers make something.
    ///
    /// ```
    /// use kosa_engine::vocab::Terrain;
    ///
    /// let makers = Terrain::PRODUCTIVE.map(|terrain| terrain.resource().is_some());
    /// assert_eq!(makers, [true, true, true, true, false], "villages make workers");
    /// ```
    pub const PRODUCTIVE: [Terrain; 5] =
        [Terrain::Mountain, Terrain::Farm, Terrain::Forest, Terrain::Tundra, Terrain::Village];

    /// The resource a worker makes here; villages make workers, lakes and the Factory nothing.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Terrain::Mountain => Some(Resource::Metal),
            Terrain::Farm => Some(Resource::Food),
            Terrain::Forest => Some(Resource::Wood),
            Terrain::Tundra => Some(Resource::Oil),
            Terrain::Village | Terrain::Lake | Terrain::Factory => None,
        }
    }
}
