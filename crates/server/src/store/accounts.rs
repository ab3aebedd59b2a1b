//! People as the database knows them beyond a name: passwords, sessions, links to come in with, and leaving for good.

use super::hear::CHANNEL;
use super::{Base, Person, Store, StoreError, TableRow, queries};
use sqlx::Row;

/// A device on which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its secret.
    pub secret: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
    /// When it was seen last, to the hour.
    pub seen: u64,
}

/// What somebody has done, as the log of a table has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnLine {
    /// The table.
    pub table: String,
    /// The number of the line.
    pub number: u64,
    /// What was done.
    pub deed: String,
    /// When.
    pub at: u64,
}

/// What somebody has done, from the logs of those tables alone at which it has done anything.
pub const LINES_OF: &str = "SELECT log.game_table, log.number, log.deed, log.at FROM visits \
    JOIN log ON log.game_table = visits.game_table AND log.person = visits.person \
    WHERE visits.person = $1 ORDER BY log.at, log.game_table, log.number";

/// What is kept of tables without somebody's words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Without {
    /// Lines of logs without names and talk.
    pub lines: Vec<OwnLine>,
    /// Tables, and what lists show of them without the name.
    pub cards: Vec<(String, String)>,
}

macro_rules! accounts {
    ($module:ident, $db:ty, $begin:literal, $notify:expr) => {
        mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;

            pub(super) async fn set_password(
                pool: &Pool,
                person: &str,
                login: &str,
                hash: &str,
                now: i64,
            ) -> Result<bool, StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                sqlx::query("DELETE FROM accounts WHERE person = $1").bind(person).execute(&mut *tx).await?;
                let added = sqlx::query(
                    "INSERT INTO accounts (person, login, hash, changed) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT DO NOTHING",
                )
                .bind(person)
                .bind(login)
                .bind(hash)
                .bind(now)
                .execute(&mut *tx)
                .await?;
                if added.rows_affected() == 0 {
                    // What was there before stays.
                    tx.rollback().await?;
                    return Ok(false);
                }
                // Nobody has forgotten it any more.
                sqlx::query("UPDATE sessions SET by_host = 0 WHERE person = $1 AND by_host <> 0")
                    .bind(person)
                    .execute(&mut *tx)
                    .await?;
                tx.commit().await?;
                Ok(true)
            }

            pub(super) async fn account(
                pool: &Pool,
                login: &str,
            ) -> Result<Option<(Person, String)>, StoreError> {
                let row = sqlx::query(
                    "SELECT people.id, people.name, people.created, accounts.hash FROM accounts \
                     JOIN people ON people.id = accounts.person WHERE accounts.login = $1",
                )
                .bind(login)
                .fetch_optional(pool)
                .await?;
                let Some(row) = row else { return Ok(None) };
                let created: i64 = row.try_get(2)?;
                let person = Person { id: row.try_get(0)?, name: row.try_get(1)?, created: created as u64 };
                Ok(Some((person, row.try_get(3)?)))
            }

            pub(super) async fn login_of(pool: &Pool, person: &str) -> Result<Option<String>, StoreError> {
                let row = sqlx::query("SELECT login FROM accounts WHERE person = $1")
                    .bind(person)
                    .fetch_optional(pool)
                    .await?;
                Ok(row.map(|row| row.try_get(0)).transpose()?)
            }

            pub(super) async fn person(pool: &Pool, id: &str) -> Result<Option<Person>, StoreError> {
                let row = sqlx::query("SELECT id, name, created FROM people WHERE id = $1")
                    .bind(id)
                    .fetch_optional(pool)
                    .await?;
                let Some(row) = row else { return Ok(None) };
                let created: i64 = row.try_get(2)?;
                Ok(Some(Person { id: row.try_get(0)?, name: row.try_get(1)?, created: created as u64 }))
            }

            pub(super) async fn create_session(
                pool: &Pool,
                person: &str,
                secret: &str,
                now: i64,
                by_host: bool,
            ) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO sessions (secret, person, created, seen, by_host) VALUES ($1, $2, $3, $3, $4)",
                )
                .bind(secret)
                .bind(person)
                .bind(now)
                .bind(i64::from(by_host))
                .execute(pool)
                .await?;
                Ok(())
            }

            pub(super) async fn came_by_host(
                pool: &Pool,
                secret: &str,
                since: i64,
            ) -> Result<bool, StoreError> {
                let row =
                    sqlx::query("SELECT 1 FROM sessions WHERE secret = $1 AND by_host <> 0 AND created >= $2")
                        .bind(secret)
                        .bind(since)
                        .fetch_optional(pool)
                        .await?;
                Ok(row.is_some())
            }

            pub(super) async fn touch(
                pool: &Pool,
                secret: &str,
                now: i64,
                ago: i64,
            ) -> Result<(), StoreError> {
                sqlx::query("UPDATE sessions SET seen = $2 WHERE secret = $1 AND seen < $3")
                    .bind(secret)
                    .bind(now)
                    .bind(ago)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn sessions(pool: &Pool, person: &str) -> Result<Vec<Session>, StoreError> {
                let rows = sqlx::query(
                    "SELECT secret, created, seen FROM sessions WHERE person = $1 ORDER BY created, secret",
                )
                .bind(person)
                .fetch_all(pool)
                .await?;
                let session = |row: &<$db as sqlx::Database>::Row| {
                    Ok(Session {
                        secret: row.try_get(0)?,
                        created: row.try_get::<i64, _>(1)? as u64,
                        seen: row.try_get::<i64, _>(2)? as u64,
                    })
                };
                rows.iter().map(session).collect()
            }

            pub(super) async fn end_session_of(
                pool: &Pool,
                person: &str,
                secret: &str,
            ) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM sessions WHERE person = $1 AND secret = $2")
                    .bind(person)
                    .bind(secret)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn end_other_sessions(
                pool: &Pool,
                person: &str,
                kept: &str,
            ) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM sessions WHERE person = $1 AND secret <> $2")
                    .bind(person)
                    .bind(kept)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn create_link(
                pool: &Pool,
                code: &str,
                person: &str,
                until: i64,
                by_host: bool,
            ) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                // One at a time: a new one makes the old ones void.
                sqlx::query("DELETE FROM links WHERE person = $1").bind(person).execute(&mut *tx).await?;
                sqlx::query("INSERT INTO links (code, person, until, by_host) VALUES ($1, $2, $3, $4)")
                    .bind(code)
                    .bind(person)
                    .bind(until)
                    .bind(i64::from(by_host))
                    .execute(&mut *tx)
                    .await?;
                Ok(tx.commit().await?)
            }

            pub(super) async fn take_link(
                pool: &Pool,
                code: &str,
                now: i64,
            ) -> Result<Option<(String, bool)>, StoreError> {
                let row = sqlx::query("DELETE FROM links WHERE code = $1 RETURNING person, until, by_host")
                    .bind(code)
                    .fetch_optional(pool)
                    .await?;
                let Some(row) = row else { return Ok(None) };
                let until: i64 = row.try_get(1)?;
                let by_host = row.try_get::<i64, _>(2)? != 0;
                Ok(if until >= now { Some((row.try_get(0)?, by_host)) } else { None })
            }

            pub(super) async fn lines_of(pool: &Pool, person: &str) -> Result<Vec<OwnLine>, StoreError> {
                let rows = sqlx::query(LINES_OF).bind(person).fetch_all(pool).await?;
                let line = |row: &<$db as sqlx::Database>::Row| {
                    Ok(OwnLine {
                        table: row.try_get(0)?,
                        number: row.try_get::<i64, _>(1)? as u64,
                        deed: row.try_get(2)?,
                        at: row.try_get::<i64, _>(3)? as u64,
                    })
                };
                rows.iter().map(line).collect()
            }

            pub(super) async fn visited(pool: &Pool, person: &str) -> Result<Vec<TableRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT * FROM game_tables WHERE id IN (SELECT game_table FROM visits WHERE person = $1) \
                     ORDER BY id",
                )
                .bind(person)
                .fetch_all(pool)
                .await?;
                rows.iter().map(queries::$module::table_row).collect()
            }

            pub(super) async fn keep_card(pool: &Pool, table: &str, card: &str) -> Result<(), StoreError> {
                sqlx::query("UPDATE game_tables SET card = $2, card_at = changed, waits = '' WHERE id = $1")
                    .bind(table)
                    .bind(card)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn delete_person(
                pool: &Pool,
                person: &str,
                without: &Without,
            ) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                for line in &without.lines {
                    sqlx::query("UPDATE log SET deed = $3 WHERE game_table = $1 AND number = $2")
                        .bind(line.table.as_str())
                        .bind(line.number as i64)
                        .bind(line.deed.as_str())
                        .execute(&mut *tx)
                        .await?;
                }
                for (table, card) in &without.cards {
                    sqlx::query("UPDATE game_tables SET card = $2 WHERE id = $1")
                        .bind(table.as_str())
                        .bind(card.as_str())
                        .execute(&mut *tx)
                        .await?;
                }
                let notify: Option<&'static str> = $notify;
                if let Some(notify) = notify {
                    sqlx::query(notify).bind(person).bind(CHANNEL).execute(&mut *tx).await?;
                }
                for statement in [
                    "UPDATE game_tables SET edited = edited + 1 WHERE id IN \
                     (SELECT game_table FROM visits WHERE person = $1)",
                    "DELETE FROM visits WHERE person = $1",
                    "DELETE FROM seats WHERE person = $1",
                    "UPDATE results SET person = '' WHERE person = $1",
                    "DELETE FROM sessions WHERE person = $1",
                    "DELETE FROM accounts WHERE person = $1",
                    "DELETE FROM links WHERE person = $1",
                    "DELETE FROM ratings WHERE person = $1",
                    "DELETE FROM people WHERE id = $1",
                ] {
                    sqlx::query(statement).bind(person).execute(&mut *tx).await?;
                }
                Ok(tx.commit().await?)
            }
        }
    };
}

accounts!(sqlite, sqlx::Sqlite, "BEGIN IMMEDIATE", None);
accounts!(
    postgres,
    sqlx::Postgres,
    "BEGIN",
    Some("SELECT pg_notify($2, game_table) FROM visits WHERE person = $1")
);

impl Store {
    /// Gives somebody a name and the hash of a password to come back with; whether the name was free.
    pub async fn set_password(
        &self,
        person: &str,
        login: &str,
        hash: &str,
        now: u64,
    ) -> Result<bool, StoreError> {
        write_db!(self, set_password, person, login, hash, now as i64)
    }

    /// Who comes back under a name, and the hash of the password.
    pub async fn account(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        read_db!(self, account, login)
    }

    /// The name under which somebody comes back.
    pub async fn login_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        read_db!(self, login_of, person)
    }

    /// Somebody by the id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        read_db!(self, person, id)
    }

    /// Somebody is known on one more device, by a link of the host perhaps.
    pub async fn create_session(
        &self,
        person: &str,
        secret: &str,
        now: u64,
        by_host: bool,
    ) -> Result<(), StoreError> {
        write_db!(self, create_session, person, secret, now as i64, by_host)
    }

    /// Whether a session has begun by a link of the host, since some time, and no password was set since.
    pub async fn came_by_host(&self, secret: &str, since: u64) -> Result<bool, StoreError> {
        read_db!(self, came_by_host, secret, since as i64)
    }

    /// A session was used; it is written down once an hour.
    pub async fn touch(&self, secret: &str, now: u64) -> Result<(), StoreError> {
        write_db!(self, touch, secret, now as i64, now.saturating_sub(3_600_000) as i64)
    }

    /// The devices on which somebody is known.
    pub async fn sessions(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        read_db!(self, sessions, person)
    }

    /// Ends one session of somebody.
    pub async fn end_session_of(&self, person: &str, secret: &str) -> Result<(), StoreError> {
        write_db!(self, end_session_of, person, secret)
    }

    /// Ends all sessions of somebody but one.
    pub async fn end_other_sessions(&self, person: &str, kept: &str) -> Result<(), StoreError> {
        write_db!(self, end_other_sessions, person, kept)
    }

    /// A link to come in with, once, until some time; made by the person, or by the host.
    pub async fn create_link(
        &self,
        code: &str,
        person: &str,
        until: u64,
        by_host: bool,
    ) -> Result<(), StoreError> {
        write_db!(self, create_link, code, person, until as i64, by_host)
    }

    /// Uses a link up; whose it was and whether the host has made it, if it was still valid.
    pub async fn take_link(&self, code: &str, now: u64) -> Result<Option<(String, bool)>, StoreError> {
        write_db!(self, take_link, code, now as i64)
    }

    /// Everything that somebody has done at tables.
    pub async fn lines_of(&self, person: &str) -> Result<Vec<OwnLine>, StoreError> {
        read_db!(self, lines_of, person)
    }

    /// The tables at which somebody has done anything.
    pub async fn visited(&self, person: &str) -> Result<Vec<TableRow>, StoreError> {
        read_db!(self, visited, person)
    }

    /// What lists show of a table at which nothing can change any more.
    pub async fn keep_card(&self, table: &str, card: &str) -> Result<(), StoreError> {
        write_db!(self, keep_card, table, card)
    }

    /// Forgets somebody. Everything that is not in `without` is needed for games of others.
    pub async fn delete_person(&self, person: &str, without: &Without) -> Result<(), StoreError> {
        write_db!(self, delete_person, person, without)
    }
}
