//! What anybody may know of people and of games that are over.

use serde::Deserialize;

/// How strong somebody is thought to be.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Rating {
    /// What is nearly certain: the number by which everybody is ordered.
    pub shown: f64,
    /// The estimate.
    pub estimate: f64,
    /// Its error.
    pub uncertainty: f64,
    /// Games it rests on.
    pub games: u64,
}

/// A game in somebody's history.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Played {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The faction.
    pub faction: String,
    /// The mat.
    pub mat: String,
    /// How many played.
    pub seats: u32,
    /// 1 for the winner.
    pub place: u32,
    /// What counted at the end.
    pub total: i64,
    /// Whether it was played for ratings.
    pub rated: bool,
}

/// Somebody with the games it has played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Profile {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when it is known, in milliseconds since 1970.
    pub since: u64,
    /// The rating, if it has played for one.
    pub rating: Option<Rating>,
    /// Games, the latest first.
    pub games: Vec<Played>,
}

/// A line of the leaderboard.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Leader {
    /// The id of the person.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// How a pair of faction and mat did, by who played it and how many played.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Tally {
    /// The faction.
    pub faction: String,
    /// The mat; empty for an Automa.
    pub mat: String,
    /// How many played.
    pub seats: u32,
    /// `person`, `bot` or `automa`.
    pub player: String,
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// The sum of what counted at the end.
    pub coins: i64,
}
