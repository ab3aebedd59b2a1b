//! What a host does beside the server: looking at everything, taking tables away, copies.

use super::hear::CHANNEL;
use super::{Base, Person, Phase, Store, StoreError, TableRow};
use sqlx::Row;
use std::path::Path;

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Tables in each phase, in the order of [`Phase::ALL`].
    pub tables: [u64; 4],
}

macro_rules! host {
    ($module:ident, $db:ty, $begin:literal, $notify:expr) => {
        mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;

            pub(super) async fn all_tables(pool: &Pool, most: i64) -> Result<Vec<TableRow>, StoreError> {
                let rows = sqlx::query("SELECT * FROM game_tables ORDER BY changed DESC, id LIMIT $1")
                    .bind(most)
                    .fetch_all(pool)
                    .await?;
                rows.iter().map(super::super::queries::$module::table_row).collect()
            }

            pub(super) async fn people(
                pool: &Pool,
                most: i64,
            ) -> Result<Vec<(Person, Option<String>)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT people.id, people.name, people.created, accounts.login FROM people \
                     LEFT JOIN accounts ON accounts.person = people.id \
                     ORDER BY people.created DESC, people.id LIMIT $1",
                )
                .bind(most)
                .fetch_all(pool)
                .await?;
                let person = |row: &<$db as sqlx::Database>::Row| {
                    let created = row.try_get::<i64, _>(2)? as u64;
                    let person = Person { id: row.try_get(0)?, name: row.try_get(1)?, created };
                    Ok((person, row.try_get(3)?))
                };
                rows.iter().map(person).collect()
            }

            pub(super) async fn finished(
                pool: &Pool,
                after: i64,
                after_id: &str,
                most: i64,
            ) -> Result<Vec<(String, u64)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id, changed FROM game_tables WHERE phase = 'over' AND listed = 1 \
                     AND (changed > $1 OR (changed = $1 AND id > $2)) ORDER BY changed, id LIMIT $3",
                )
                .bind(after)
                .bind(after_id)
                .bind(most)
                .fetch_all(pool)
                .await?;
                rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
            }

            pub(super) async fn put_off(pool: &Pool, id: &str, due: i64, now: i64) -> Result<(), StoreError> {
                sqlx::query("UPDATE game_tables SET due = $2 WHERE id = $1 AND due > 0 AND due <= $3")
                    .bind(id)
                    .bind(due)
                    .bind(now)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn due_tables(
                pool: &Pool,
                now: i64,
                most: i64,
            ) -> Result<Vec<String>, StoreError> {
                let rows = sqlx::query(
                    "SELECT id FROM game_tables WHERE due > 0 AND due <= $1 ORDER BY due, id LIMIT $2",
                )
                .bind(now)
                .bind(most)
                .fetch_all(pool)
                .await?;
                rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
            }

            pub(super) async fn delete_table(pool: &Pool, id: &str) -> Result<bool, StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                for statement in [
                    "DELETE FROM log WHERE game_table = $1",
                    "DELETE FROM seats WHERE game_table = $1",
                    "DELETE FROM visits WHERE game_table = $1",
                    "DELETE FROM results WHERE game_table = $1",
                ] {
                    sqlx::query(statement).bind(id).execute(&mut *tx).await?;
                }
                let gone =
                    sqlx::query("DELETE FROM game_tables WHERE id = $1").bind(id).execute(&mut *tx).await?;
                let notify: Option<&'static str> = $notify;
                if let Some(notify) = notify {
                    sqlx::query(notify).bind(CHANNEL).bind(id).execute(&mut *tx).await?;
                }
                tx.commit().await?;
                Ok(gone.rows_affected() > 0)
            }

            pub(super) async fn counts(pool: &Pool) -> Result<Counts, StoreError> {
                let row = sqlx::query("SELECT COUNT(*) FROM people").fetch_one(pool).await?;
                let mut counts = Counts { people: row.try_get::<i64, _>(0)? as u64, tables: [0; 4] };
                let rows = sqlx::query("SELECT phase, COUNT(*) FROM game_tables GROUP BY phase")
                    .fetch_all(pool)
                    .await?;
                for row in rows {
                    let phase: String = row.try_get(0)?;
                    if let Some(i) = Phase::ALL.iter().position(|known| known.id() == phase) {
                        counts.tables[i] = row.try_get::<i64, _>(1)? as u64;
                    }
                }
                Ok(counts)
            }
        }
    };
}

host!(sqlite, sqlx::Sqlite, "BEGIN IMMEDIATE", None);
host!(postgres, sqlx::Postgres, "BEGIN", Some("SELECT pg_notify($1, $2)"));

/// Makes an empty file for its owner alone: seeds, and hashes of secrets, are no business of others on the same machine.
pub(super) fn new_file(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

impl Store {
    /// All tables, those that changed last first.
    pub async fn all_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        read_db!(self, all_tables, i64::from(most))
    }

    /// Everybody who is known, the latest first, with the name they come back with.
    pub async fn people(&self, most: u32) -> Result<Vec<(Person, Option<String>)>, StoreError> {
        read_db!(self, people, i64::from(most))
    }

    /// Games that are over and that anybody may find, in the order of their end, after one of them: id and time.
    pub async fn finished(
        &self,
        after: u64,
        after_id: &str,
        most: u32,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        read_db!(self, finished, after as i64, after_id, i64::from(most))
    }

    /// Tables whose clocks demand something.
    pub async fn due_tables(&self, now: u64, most: u32) -> Result<Vec<String>, StoreError> {
        read_db!(self, due_tables, now as i64, i64::from(most))
    }

    /// The clocks of a table that seemed to be due demand something later.
    pub async fn put_off(&self, id: &str, due: u64, now: u64) -> Result<(), StoreError> {
        write_db!(self, put_off, id, due as i64, now as i64)
    }

    /// Takes a table away with all that happened at it; whether there was one.
    pub async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        write_db!(self, delete_table, id)
    }

    /// How much there is.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        read_db!(self, counts)
    }

    /// A copy of a file, while it is in use. PostgreSQL has its own ways to be copied.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let Base::Sqlite { read, .. } = &self.base else { return Err(StoreError::NotAFile) };
        // Into a file that is there nothing is copied unless it is empty.
        new_file(to).map_err(|e| StoreError::Unwritable(to.to_path_buf(), e))?;
        sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(read).await?;
        Ok(())
    }
}
