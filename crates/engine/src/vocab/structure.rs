use super::macros::vocabulary;

vocabulary! {
    /// The four structures.
    Structure, "structure" {
        /// Bolster gives 1 popularity more.
        Monument = "monument",
        /// Trade gives 1 power more.
        Armory = "armory",
        /// Produces on its own territory too.
        Mill = "mill",
        /// A tunnel for its owner.
        Mine = "mine",
    }
}
