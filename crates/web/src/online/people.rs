//! What anybody may know of people and of games that are over.

pub use kosa_scene::online::people::{Leader, Played, Profile, Rating, Tally};

use super::api::{ApiError, asked};
use serde::Deserialize;

#[derive(Deserialize)]
struct Leaders {
    ratings: Vec<Leader>,
}

#[derive(Deserialize)]
struct Tallies {
    statistics: Vec<Tally>,
}

/// Somebody by the id.
pub async fn profile(id: &str) -> Result<Profile, ApiError> {
    asked("GET", &format!("/api/v1/people/{id}"), None).await
}

/// The best.
pub async fn leaders() -> Result<Vec<Leader>, ApiError> {
    asked("GET", "/api/v1/ratings", None).await.map(|Leaders { ratings }| ratings)
}

/// How factions and mats did.
pub async fn statistics() -> Result<Vec<Tally>, ApiError> {
    asked("GET", "/api/v1/statistics", None).await.map(|Tallies { statistics }| statistics)
}
