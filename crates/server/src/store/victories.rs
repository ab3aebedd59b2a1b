//! The sheet of victories of a server's people: each category is kept for the first who managed it, or for the best.

use super::{Base, Store, StoreError};
use sqlx::Row;

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VictoryRow {
    /// The category, by its word.
    pub category: String,
    /// What was reached.
    pub value: u32,
    /// The table of the game.
    pub table: String,
    /// The id of the winner.
    pub person: String,
    /// What the winner is called now.
    pub name: String,
    /// When it was entered, in milliseconds since 1970.
    pub at: u64,
}

macro_rules! victories {
    ($module:ident, $db:ty) => {
        mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;
            type DbRow = <$db as sqlx::Database>::Row;

            pub(super) async fn victories(pool: &Pool) -> Result<Vec<VictoryRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT category, value, game_table, person, people.name, at FROM victories \
                     JOIN people ON people.id = victories.person ORDER BY at, category",
                )
                .fetch_all(pool)
                .await?;
                let row = |row: &DbRow| {
                    Ok(VictoryRow {
                        category: row.try_get(0)?,
                        value: row.try_get::<i64, _>(1)? as u32,
                        table: row.try_get(2)?,
                        person: row.try_get(3)?,
                        name: row.try_get(4)?,
                        at: row.try_get::<i64, _>(5)? as u64,
                    })
                };
                rows.iter().map(row).collect()
            }

            /// Whoever enters at the same moment as somebody else finds the line changed, and nothing is done.
            pub(super) async fn enter_victory(
                pool: &Pool,
                new: &VictoryRow,
                old: Option<&VictoryRow>,
                most: i64,
            ) -> Result<bool, StoreError> {
                let done = match old {
                    None => {
                        sqlx::query(
                            "INSERT INTO victories (category, value, game_table, person, at) \
                             SELECT $1, $2, $3, $4, $5 \
                             WHERE (SELECT COUNT(*) FROM victories WHERE game_table = $3) < $6 \
                             ON CONFLICT DO NOTHING",
                        )
                        .bind(new.category.as_str())
                        .bind(i64::from(new.value))
                        .bind(new.table.as_str())
                        .bind(new.person.as_str())
                        .bind(new.at as i64)
                        .bind(most)
                        .execute(pool)
                        .await?
                    }
                    Some(old) => {
                        sqlx::query(
                            "UPDATE victories SET value = $2, game_table = $3, person = $4, at = $5 \
                             WHERE category = $1 AND game_table = $7 AND value = $8 \
                             AND (SELECT COUNT(*) FROM victories WHERE game_table = $3) < $6",
                        )
                        .bind(new.category.as_str())
                        .bind(i64::from(new.value))
                        .bind(new.table.as_str())
                        .bind(new.person.as_str())
                        .bind(new.at as i64)
                        .bind(most)
                        .bind(old.table.as_str())
                        .bind(i64::from(old.value))
                        .execute(pool)
                        .await?
                    }
                };
                Ok(done.rows_affected() > 0)
            }

            pub(super) async fn won_by(
                pool: &Pool,
                person: &str,
                most: i64,
            ) -> Result<Vec<(String, u32, u64)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT game_table, seat, at FROM results WHERE person = $1 AND place = 1 AND kind = 'person' \
                     ORDER BY at DESC, game_table LIMIT $2",
                )
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?;
                let row = |row: &DbRow| {
                    let (seat, at): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
                    Ok((row.try_get(0)?, seat as u32, at as u64))
                };
                rows.iter().map(row).collect()
            }
        }
    };
}

victories!(sqlite, sqlx::Sqlite);
victories!(postgres, sqlx::Postgres);

impl Store {
    /// The sheet of victories, as it was entered.
    pub async fn victories(&self) -> Result<Vec<VictoryRow>, StoreError> {
        read_db!(self, victories)
    }

    /// Enters a line in place of this one, or of none; at most so many for a game. Whether it was.
    pub async fn enter_victory(
        &self,
        new: &VictoryRow,
        old: Option<&VictoryRow>,
        most: usize,
    ) -> Result<bool, StoreError> {
        write_db!(self, enter_victory, new, old, most as i64)
    }

    /// The latest games somebody has won: the table, the seat from 1, and when they ended.
    pub async fn won_by(&self, person: &str, most: u32) -> Result<Vec<(String, u32, u64)>, StoreError> {
        read_db!(self, won_by, person, i64::from(most))
    }
}
