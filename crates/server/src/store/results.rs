//! How games ended: kept with the line of the log that ends them, once. Ratings follow from it in the same transaction.

use super::ratings::{Rating, rated};
use super::{Base, Store, StoreError};
use sqlx::Row;

/// How somebody did in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat, from 1.
    pub seat: u32,
    /// The id of the person; empty for others.
    pub person: String,
    /// `person`, `bot` or `automa`.
    pub kind: String,
    /// The faction.
    pub faction: String,
    /// The mat; empty for an Automa.
    pub mat: String,
    /// How many played.
    pub seats: u32,
    /// 1 for the winner.
    pub place: u32,
    /// What counted at the end.
    pub total: i64,
    /// Whether the table was played for ratings.
    pub rated: bool,
}

/// A game in somebody's history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Whether anybody may find the table.
    pub listed: bool,
    /// How it ended.
    pub result: ResultRow,
}

/// A line of the leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// The id of the person.
    pub person: String,
    /// What it is called.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// How a pair of faction and mat did, by who played it and how many played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The faction.
    pub faction: String,
    /// The mat; empty for an Automa.
    pub mat: String,
    /// How many played.
    pub seats: u32,
    /// `person`, `bot` or `automa`.
    pub kind: String,
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// The sum of what counted at the end.
    pub total: i64,
}

macro_rules! results {
    ($module:ident, $db:ty) => {
        pub(super) mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;
            type Connection = <$db as sqlx::Database>::Connection;
            type DbRow = <$db as sqlx::Database>::Row;

            /// Keeps how a game ended, and what follows for ratings. A conflict with another process is an error, and tried again.
            pub(in super::super) async fn keep(
                tx: &mut Connection,
                table: &str,
                rows: &[ResultRow],
                at: i64,
            ) -> Result<(), StoreError> {
                let mut rows = rows.to_vec();
                for row in rows.iter_mut().filter(|row| !row.person.is_empty()) {
                    // Whoever has left this place for good since the game was dealt is not named any more.
                    let known = sqlx::query("SELECT id FROM people WHERE id = $1")
                        .bind(row.person.as_str())
                        .fetch_optional(&mut *tx)
                        .await?;
                    if known.is_none() {
                        row.person.clear();
                    }
                }
                for row in &rows {
                    sqlx::query(
                        "INSERT INTO results \
                         (game_table, seat, person, kind, faction, mat, seats, place, total, rated, at) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
                    )
                    .bind(table)
                    .bind(i64::from(row.seat))
                    .bind(row.person.as_str())
                    .bind(row.kind.as_str())
                    .bind(row.faction.as_str())
                    .bind(row.mat.as_str())
                    .bind(i64::from(row.seats))
                    .bind(i64::from(row.place))
                    .bind(row.total)
                    .bind(i64::from(row.rated))
                    .bind(at)
                    .execute(&mut *tx)
                    .await?;
                }
                let mut before = Vec::new();
                for (person, place) in rated(&rows) {
                    let row = sqlx::query("SELECT mu, sigma, games FROM ratings WHERE person = $1")
                        .bind(person)
                        .fetch_optional(&mut *tx)
                        .await?;
                    let rating = match row {
                        Some(row) => rating(&row)?,
                        None => Rating::default(),
                    };
                    before.push((person, place, rating));
                }
                for (person, old, new) in super::super::ratings::after(&before) {
                    let kept = if old.games == 0 {
                        sqlx::query(
                            "INSERT INTO ratings (person, mu, sigma, games) VALUES ($1, $2, $3, $4) \
                             ON CONFLICT DO NOTHING",
                        )
                    } else {
                        sqlx::query(
                            "UPDATE ratings SET mu = $2, sigma = $3, games = $4 \
                             WHERE person = $1 AND games = $4 - 1",
                        )
                    };
                    let kept = kept
                        .bind(person)
                        .bind(new.mu)
                        .bind(new.sigma)
                        .bind(new.games as i64)
                        .execute(&mut *tx)
                        .await?;
                    if kept.rows_affected() == 0 {
                        return Err(StoreError::Conflict);
                    }
                }
                Ok(())
            }

            fn rating(row: &DbRow) -> Result<Rating, StoreError> {
                Ok(Rating {
                    mu: row.try_get("mu")?,
                    sigma: row.try_get("sigma")?,
                    games: row.try_get::<i64, _>("games")? as u64,
                })
            }

            pub(super) async fn rating_of(pool: &Pool, person: &str) -> Result<Option<Rating>, StoreError> {
                let row = sqlx::query("SELECT mu, sigma, games FROM ratings WHERE person = $1")
                    .bind(person)
                    .fetch_optional(pool)
                    .await?;
                row.as_ref().map(rating).transpose()
            }

            pub(super) async fn leaders(pool: &Pool, most: i64) -> Result<Vec<Leader>, StoreError> {
                let rows = sqlx::query(
                    "SELECT people.id, people.name, mu, sigma, games FROM ratings \
                     JOIN people ON people.id = ratings.person ORDER BY mu - 3 * sigma DESC, people.id LIMIT $1",
                )
                .bind(most)
                .fetch_all(pool)
                .await?;
                let leader = |row: &DbRow| {
                    Ok(Leader { person: row.try_get(0)?, name: row.try_get(1)?, rating: rating(row)? })
                };
                rows.iter().map(leader).collect()
            }

            pub(super) async fn played(
                pool: &Pool,
                person: &str,
                most: i64,
            ) -> Result<Vec<Played>, StoreError> {
                let rows = sqlx::query(
                    "SELECT results.*, game_tables.listed FROM results \
                     JOIN game_tables ON game_tables.id = results.game_table \
                     WHERE person = $1 ORDER BY at DESC, game_table LIMIT $2",
                )
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?;
                let played = |row: &DbRow| {
                    Ok(Played {
                        table: row.try_get("game_table")?,
                        at: row.try_get::<i64, _>("at")? as u64,
                        listed: row.try_get::<i64, _>("listed")? != 0,
                        result: ResultRow {
                            seat: row.try_get::<i64, _>("seat")? as u32,
                            person: row.try_get("person")?,
                            kind: row.try_get("kind")?,
                            faction: row.try_get("faction")?,
                            mat: row.try_get("mat")?,
                            seats: row.try_get::<i64, _>("seats")? as u32,
                            place: row.try_get::<i64, _>("place")? as u32,
                            total: row.try_get("total")?,
                            rated: row.try_get::<i64, _>("rated")? != 0,
                        },
                    })
                };
                rows.iter().map(played).collect()
            }

            pub(super) async fn statistics(pool: &Pool) -> Result<Vec<Tally>, StoreError> {
                let rows = sqlx::query(
                    "SELECT faction, mat, seats, kind, COUNT(*), \
                     CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT), CAST(SUM(total) AS BIGINT) \
                     FROM results GROUP BY faction, mat, seats, kind ORDER BY faction, mat, seats, kind",
                )
                .fetch_all(pool)
                .await?;
                let tally = |row: &DbRow| {
                    Ok(Tally {
                        faction: row.try_get(0)?,
                        mat: row.try_get(1)?,
                        seats: row.try_get::<i64, _>(2)? as u32,
                        kind: row.try_get(3)?,
                        games: row.try_get::<i64, _>(4)? as u64,
                        wins: row.try_get::<i64, _>(5)? as u64,
                        total: row.try_get(6)?,
                    })
                };
                rows.iter().map(tally).collect()
            }
        }
    };
}

results!(sqlite, sqlx::Sqlite);
results!(postgres, sqlx::Postgres);

impl Store {
    /// The rating of somebody who has played for it.
    pub async fn rating_of(&self, person: &str) -> Result<Option<Rating>, StoreError> {
        read_db!(self, rating_of, person)
    }

    /// The best, by what is nearly certain of their strength.
    pub async fn leaders(&self, most: u32) -> Result<Vec<Leader>, StoreError> {
        read_db!(self, leaders, i64::from(most))
    }

    /// The latest games of somebody.
    pub async fn played(&self, person: &str, most: u32) -> Result<Vec<Played>, StoreError> {
        read_db!(self, played, person, i64::from(most))
    }

    /// How factions and mats did in all games.
    pub async fn statistics(&self) -> Result<Vec<Tally>, StoreError> {
        read_db!(self, statistics)
    }
}
