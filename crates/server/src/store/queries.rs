//! Every query, once. The words of SQL are the same for both databases; their types in Rust are not, so the functions are written by a
//! macro for each.

use super::hear::CHANNEL;
use super::schema::STEPS;
use super::{Append, Appended, Bookmark, LogRow, NewTable, Person, Phase, StoreError, TableRow};
use sqlx::Row;

/// The functions for one database. `$begin` begins a transaction that is going to write, `$lock` keeps two processes from making the
/// tables at once, `$notify` tells other processes of a table.
macro_rules! queries {
    ($module:ident, $db:ty, $begin:literal, $lock:literal, $notify:expr) => {
        pub(super) mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;
            type Connection = <$db as sqlx::Database>::Connection;
            type DbRow = <$db as sqlx::Database>::Row;

            /// Brings the tables of the database up to date.
            pub(in super::super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                if !$lock.is_empty() {
                    sqlx::query($lock).execute(&mut *tx).await?;
                }
                sqlx::query("CREATE TABLE IF NOT EXISTS kosa_schema (version BIGINT NOT NULL)")
                    .execute(&mut *tx)
                    .await?;
                let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM kosa_schema")
                    .fetch_one(&mut *tx)
                    .await?;
                let found: i64 = row.try_get(0)?;
                let known = STEPS.len() as i64;
                if found > known {
                    return Err(StoreError::Newer { found, known });
                }
                for (step, version) in STEPS.iter().zip(1i64..).skip(found as usize) {
                    for &statement in *step {
                        sqlx::query(statement).execute(&mut *tx).await?;
                    }
                    sqlx::query("INSERT INTO kosa_schema (version) VALUES ($1)")
                        .bind(version)
                        .execute(&mut *tx)
                        .await?;
                }
                Ok(tx.commit().await?)
            }

            /// Adds lines to logs, all of them or, if it fails, none; what became of each.
            pub(in super::super) async fn append_all(
                pool: &Pool,
                lines: &[&Append],
            ) -> Result<Vec<Appended>, StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                let mut done = Vec::with_capacity(lines.len());
                for line in lines {
                    done.push(append(&mut tx, line).await?);
                }
                tx.commit().await?;
                Ok(done)
            }

            async fn append(tx: &mut Connection, line: &Append) -> Result<Appended, StoreError> {
                let Append { table, row, phase, seats, shown, due, waits, card, newcomer, results } = line;
                let added = sqlx::query(
                    "INSERT INTO log (game_table, number, person, command, deed, at) VALUES ($1, $2, $3, $4, $5, $6) \
                     ON CONFLICT DO NOTHING",
                )
                .bind(table.as_str())
                .bind(row.number as i64)
                .bind(row.person.as_str())
                .bind(row.command.as_str())
                .bind(row.deed.as_str())
                .bind(row.at as i64)
                .execute(&mut *tx)
                .await?;
                if added.rows_affected() == 0 {
                    return not_kept(tx, line).await;
                }
                if let Some(phase) = phase {
                    sqlx::query("UPDATE game_tables SET phase = $2, changed = $3 WHERE id = $1")
                        .bind(table.as_str())
                        .bind(phase.id())
                        .bind(row.at as i64)
                        .execute(&mut *tx)
                        .await?;
                }
                if let Some(seats) = seats {
                    sqlx::query("DELETE FROM seats WHERE game_table = $1")
                        .bind(table.as_str())
                        .execute(&mut *tx)
                        .await?;
                    for (place, person) in seats {
                        sqlx::query("INSERT INTO seats (game_table, place, person) VALUES ($1, $2, $3)")
                            .bind(table.as_str())
                            .bind(i64::from(*place))
                            .bind(person.as_str())
                            .execute(&mut *tx)
                            .await?;
                    }
                }
                if let Some(shown) = shown {
                    sqlx::query("UPDATE game_tables SET shown = $2, options = $3 WHERE id = $1")
                        .bind(table.as_str())
                        .bind(shown.wishes.as_str())
                        .bind(shown.options.as_str())
                        .execute(&mut *tx)
                        .await?;
                }
                if due.is_some() || waits.is_some() || card.is_some() {
                    sqlx::query(
                        "UPDATE game_tables SET due = COALESCE($2, due), waits = COALESCE($3, waits), \
                         card = COALESCE($4, card), card_at = CASE WHEN $4 IS NULL THEN card_at \
                         WHEN changed > $5 THEN changed ELSE $5 END WHERE id = $1",
                    )
                    .bind(table.as_str())
                    .bind(due.map(|due| due as i64))
                    .bind(waits.as_deref())
                    .bind(card.as_deref())
                    .bind(row.at as i64)
                    .execute(&mut *tx)
                    .await?;
                }
                if *newcomer {
                    sqlx::query(
                        "INSERT INTO visits (person, game_table) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    )
                    .bind(row.person.as_str())
                    .bind(table.as_str())
                    .execute(&mut *tx)
                    .await?;
                }
                if !results.is_empty() {
                    crate::store::results::$module::keep(tx, table, results, row.at as i64).await?;
                }
                let notify: Option<&'static str> = $notify;
                if let Some(notify) = notify {
                    let news = format!("{table} {}", row.number);
                    sqlx::query(notify).bind(CHANNEL).bind(news).execute(&mut *tx).await?;
                }
                Ok(Appended::Kept)
            }

            /// Why a line was not kept.
            async fn not_kept(tx: &mut Connection, line: &Append) -> Result<Appended, StoreError> {
                let before = sqlx::query(
                    "SELECT number FROM log WHERE game_table = $1 AND person = $2 AND command = $3",
                )
                .bind(line.table.as_str())
                .bind(line.row.person.as_str())
                .bind(line.row.command.as_str())
                .fetch_optional(&mut *tx)
                .await?;
                Ok(match before {
                    Some(row) => Appended::Repeated(row.try_get::<i64, _>(0)? as u64),
                    None => Appended::Late,
                })
            }

            /// Why a line was not kept, asked afterwards.
            pub(in super::super) async fn why_not_kept(
                pool: &Pool,
                line: &Append,
            ) -> Result<Appended, StoreError> {
                not_kept(&mut *pool.acquire().await?, line).await
            }

            pub(in super::super) async fn create_table(
                pool: &Pool,
                table: &NewTable,
                first: &Append,
            ) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                sqlx::query(
                    "INSERT INTO game_tables (id, owner, wishes, seed, commitment, listed, phase, created, changed, options) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)",
                )
                .bind(table.id.as_str())
                .bind(table.owner.as_str())
                .bind(table.wishes.as_str())
                .bind(table.seed.as_str())
                .bind(table.commitment.as_str())
                .bind(i64::from(table.listed))
                .bind(Phase::Waiting.id())
                .bind(first.row.at as i64)
                .bind(table.options.as_str())
                .execute(&mut *tx)
                .await?;
                append(&mut tx, first).await?;
                Ok(tx.commit().await?)
            }

            pub(in super::super) fn table_row(row: &DbRow) -> Result<TableRow, StoreError> {
                let phase: String = row.try_get("phase")?;
                let phase = Phase::ALL
                    .into_iter()
                    .find(|known| known.id() == phase)
                    .ok_or_else(|| StoreError::Damaged(format!("phase {phase:?}")))?;
                Ok(TableRow {
                    id: row.try_get("id")?,
                    owner: row.try_get("owner")?,
                    wishes: row.try_get("wishes")?,
                    shown: row.try_get("shown")?,
                    options: row.try_get("options")?,
                    seed: row.try_get("seed")?,
                    commitment: row.try_get("commitment")?,
                    listed: row.try_get::<i64, _>("listed")? != 0,
                    phase,
                    created: row.try_get::<i64, _>("created")? as u64,
                    changed: row.try_get::<i64, _>("changed")? as u64,
                    card: row.try_get("card")?,
                    card_at: row.try_get::<i64, _>("card_at")? as u64,
                    waits: row.try_get("waits")?,
                    edited: row.try_get::<i64, _>("edited")? as u64,
                })
            }

            pub(in super::super) async fn table(
                pool: &Pool,
                id: &str,
            ) -> Result<Option<TableRow>, StoreError> {
                let row = sqlx::query("SELECT * FROM game_tables WHERE id = $1")
                    .bind(id)
                    .fetch_optional(pool)
                    .await?;
                row.as_ref().map(table_row).transpose()
            }

            pub(in super::super) async fn log_after(
                pool: &Pool,
                id: &str,
                number: i64,
            ) -> Result<Vec<LogRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT number, person, command, deed, at FROM log \
                     WHERE game_table = $1 AND number > $2 ORDER BY number",
                )
                .bind(id)
                .bind(number)
                .fetch_all(pool)
                .await?;
                let line = |row: &DbRow| -> Result<LogRow, StoreError> {
                    Ok(LogRow {
                        number: row.try_get::<i64, _>(0)? as u64,
                        person: row.try_get(1)?,
                        command: row.try_get(2)?,
                        deed: row.try_get(3)?,
                        at: row.try_get::<i64, _>(4)? as u64,
                    })
                };
                rows.iter().map(line).collect()
            }

            pub(in super::super) async fn was_done(
                pool: &Pool,
                id: &str,
                person: &str,
                command: &str,
            ) -> Result<bool, StoreError> {
                let row = sqlx::query(
                    "SELECT number FROM log WHERE game_table = $1 AND person = $2 AND command = $3",
                )
                .bind(id)
                .bind(person)
                .bind(command)
                .fetch_optional(pool)
                .await?;
                Ok(row.is_some())
            }

            pub(in super::super) async fn listed_tables(
                pool: &Pool,
                phases: [&str; 2],
                after: &Bookmark,
                most: i64,
            ) -> Result<Vec<TableRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT * FROM game_tables WHERE phase IN ($1, $2) AND listed = 1 AND (phase < $3 \
                     OR (phase = $3 AND (changed < $4 OR (changed = $4 AND id > $5)))) \
                     ORDER BY phase DESC, changed DESC, id LIMIT $6",
                )
                .bind(phases[0])
                .bind(phases[1])
                .bind(after.phase.as_str())
                .bind(after.changed as i64)
                .bind(after.id.as_str())
                .bind(most)
                .fetch_all(pool)
                .await?;
                rows.iter().map(table_row).collect()
            }

            pub(in super::super) async fn tables_of(
                pool: &Pool,
                person: &str,
                most: i64,
            ) -> Result<Vec<TableRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT * FROM game_tables WHERE owner = $1 OR id IN \
                     (SELECT game_table FROM seats WHERE person = $1) ORDER BY changed DESC, id LIMIT $2",
                )
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?;
                rows.iter().map(table_row).collect()
            }

            pub(in super::super) async fn tables_owned(pool: &Pool, person: &str) -> Result<u64, StoreError> {
                let row = sqlx::query(
                    "SELECT COUNT(*) FROM game_tables WHERE owner = $1 AND phase IN ('waiting', 'playing')",
                )
                .bind(person)
                .fetch_one(pool)
                .await?;
                Ok(row.try_get::<i64, _>(0)? as u64)
            }

            pub(in super::super) async fn tables_in_play(pool: &Pool) -> Result<Vec<String>, StoreError> {
                let rows = sqlx::query("SELECT id FROM game_tables WHERE phase = 'playing' ORDER BY id")
                    .fetch_all(pool)
                    .await?;
                rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
            }

            pub(in super::super) async fn create_person(
                pool: &Pool,
                person: &Person,
                secret: &str,
            ) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                sqlx::query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
                    .bind(person.id.as_str())
                    .bind(person.name.as_str())
                    .bind(person.created as i64)
                    .execute(&mut *tx)
                    .await?;
                sqlx::query("INSERT INTO sessions (secret, person, created) VALUES ($1, $2, $3)")
                    .bind(secret)
                    .bind(person.id.as_str())
                    .bind(person.created as i64)
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            pub(in super::super) async fn person_with(
                pool: &Pool,
                secret: &str,
            ) -> Result<Option<Person>, StoreError> {
                let row = sqlx::query(
                    "SELECT people.id, people.name, people.created FROM sessions \
                     JOIN people ON people.id = sessions.person WHERE sessions.secret = $1",
                )
                .bind(secret)
                .fetch_optional(pool)
                .await?;
                let Some(row) = row else { return Ok(None) };
                Ok(Some(Person {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    created: row.try_get::<i64, _>(2)? as u64,
                }))
            }

            pub(in super::super) async fn rename(
                pool: &Pool,
                person: &str,
                name: &str,
            ) -> Result<(), StoreError> {
                sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
                    .bind(person)
                    .bind(name)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(in super::super) async fn end_session(pool: &Pool, secret: &str) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM sessions WHERE secret = $1").bind(secret).execute(pool).await?;
                Ok(())
            }
        }
    };
}

queries!(sqlite, sqlx::Sqlite, "BEGIN IMMEDIATE", "", None);
queries!(
    postgres,
    sqlx::Postgres,
    "BEGIN",
    "SELECT pg_advisory_xact_lock(4750)",
    Some("SELECT pg_notify($1, $2)")
);
