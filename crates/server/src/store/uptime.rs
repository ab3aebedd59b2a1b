//! When servers ran: each says every few seconds that it does, and whoever starts after a silence writes it down.

use super::{Base, Store, StoreError};
use sqlx::Row;

macro_rules! uptime {
    ($module:ident, $db:ty, $begin:literal) => {
        mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;

            pub(super) async fn runs(pool: &Pool, now: i64) -> Result<(), StoreError> {
                sqlx::query("UPDATE uptime SET seen = $1 WHERE seen < $1").bind(now).execute(pool).await?;
                Ok(())
            }

            pub(super) async fn starts(pool: &Pool, now: i64, silence: i64) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                sqlx::query("INSERT INTO uptime (one, seen) VALUES (1, $1) ON CONFLICT DO NOTHING")
                    .bind(now)
                    .execute(&mut *tx)
                    .await?;
                // Of several that start at once one finds the silence: the row is theirs in turn.
                let row = sqlx::query("UPDATE uptime SET seen = seen WHERE one = 1 RETURNING seen")
                    .fetch_one(&mut *tx)
                    .await?;
                let seen: i64 = row.try_get(0)?;
                if now - seen > silence {
                    sqlx::query("INSERT INTO pauses (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                        .bind(seen)
                        .bind(now)
                        .execute(&mut *tx)
                        .await?;
                }
                sqlx::query("UPDATE uptime SET seen = $1 WHERE seen < $1")
                    .bind(now)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            pub(super) async fn pauses(pool: &Pool) -> Result<Vec<(u64, u64)>, StoreError> {
                let rows =
                    sqlx::query("SELECT since, until FROM pauses ORDER BY since").fetch_all(pool).await?;
                let pause = |row: &<$db as sqlx::Database>::Row| {
                    Ok((row.try_get::<i64, _>(0)? as u64, row.try_get::<i64, _>(1)? as u64))
                };
                rows.iter().map(pause).collect()
            }
        }
    };
}

uptime!(sqlite, sqlx::Sqlite, "BEGIN IMMEDIATE");
uptime!(postgres, sqlx::Postgres, "BEGIN");

impl Store {
    /// A server runs at this time.
    pub async fn runs(&self, now: u64) -> Result<(), StoreError> {
        write_db!(self, runs, now as i64)
    }

    /// A server starts. If none has run for longer than `silence`, nobody could be answered meanwhile: that is written down.
    pub async fn starts(&self, now: u64, silence: u64) -> Result<(), StoreError> {
        write_db!(self, starts, now as i64, silence as i64)
    }

    /// The times at which no server ran.
    pub async fn pauses(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        read_db!(self, pauses)
    }
}
