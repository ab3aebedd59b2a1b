//! Who is at which table through which process. Only PostgreSQL is shared by several: of a file there is nothing to say, and nothing is asked.
//!
//! A process holds a lease: every word of it makes it longer, and whatever it has said counts no more when it is out. Times are those of the
//! database, so that machines whose clocks differ agree. Nothing of it need survive a loss of power: whoever is there is said again.

use super::hear::PRESENT;
use super::{Base, Store, StoreError};
use sqlx::{PgConnection, Row};
use std::collections::BTreeSet;
use std::time::Duration;

/// A process that has said nothing for so long is gone.
pub const LEASE: Duration = Duration::from_secs(8);

/// A notice holds less than 8,000 bytes.
const LONGEST_NOTICE: usize = 7000;

/// Open connections of somebody to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Here {
    /// The table.
    pub table: String,
    /// The id of the person; empty for all who are not known.
    pub person: String,
    /// How many.
    pub windows: u32,
}

const NOW: &str = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";

impl Store {
    /// Whether other processes may serve the same tables.
    pub fn is_shared(&self) -> bool {
        matches!(self.base, Base::Postgres(_))
    }

    /// A process says who is at some tables, all of them, and that it runs. Whether nothing that it has said before is known any more: its
    /// lease was out, or it has said nothing yet.
    pub async fn say_present(
        &self,
        process: &str,
        tables: &[String],
        here: &[Here],
    ) -> Result<bool, StoreError> {
        let Base::Postgres(pool) = &self.base else { return Ok(false) };
        let mut tx = pool.begin().await?;
        let renewed = format!(
            "INSERT INTO processes (id, until) VALUES ($1, {NOW} + $2) \
             ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0"
        );
        // Nobody waits for the disk because somebody has opened a window.
        sqlx::query("SET LOCAL synchronous_commit = off").execute(&mut *tx).await?;
        let row = sqlx::query(sqlx::AssertSqlSafe(renewed))
            .bind(process)
            .bind(LEASE.as_millis() as i64)
            .fetch_one(&mut *tx)
            .await?;
        let fresh: bool = row.try_get(0)?;
        if !tables.is_empty() {
            sqlx::query("DELETE FROM presences WHERE process = $1 AND game_table = ANY($2)")
                .bind(process)
                .bind(tables)
                .execute(&mut *tx)
                .await?;
            let texts = |text: fn(&Here) -> &str| here.iter().map(text).collect::<Vec<&str>>();
            sqlx::query(
                "INSERT INTO presences (process, game_table, person, windows) \
                 SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[])",
            )
            .bind(process)
            .bind(texts(|here| &here.table))
            .bind(texts(|here| &here.person))
            .bind(here.iter().map(|here| i64::from(here.windows)).collect::<Vec<i64>>())
            .execute(&mut *tx)
            .await?;
            notify(&mut tx, process, tables).await?;
        }
        tx.commit().await?;
        Ok(fresh)
    }

    /// Who is at tables through other processes than this.
    pub async fn present_elsewhere(&self, process: &str, tables: &[String]) -> Result<Vec<Here>, StoreError> {
        let Base::Postgres(pool) = &self.base else { return Ok(Vec::new()) };
        let query = format!(
            "SELECT game_table, person, CAST(SUM(windows) AS BIGINT) FROM presences \
             JOIN processes ON processes.id = presences.process \
             WHERE game_table = ANY($1) AND process <> $2 AND until > {NOW} GROUP BY game_table, person"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(query)).bind(tables).bind(process).fetch_all(pool).await?;
        let here = |row: &sqlx::postgres::PgRow| {
            let windows = u32::try_from(row.try_get::<i64, _>(2)?).unwrap_or(u32::MAX);
            Ok(Here { table: row.try_get(0)?, person: row.try_get(1)?, windows })
        };
        rows.iter().map(here).collect()
    }

    /// Whether somebody is at any table through another process than this.
    pub async fn is_elsewhere(&self, process: &str, person: &str) -> Result<bool, StoreError> {
        let Base::Postgres(pool) = &self.base else { return Ok(false) };
        let query = format!(
            "SELECT EXISTS (SELECT 1 FROM presences JOIN processes ON processes.id = presences.process \
             WHERE person = $1 AND process <> $2 AND until > {NOW})"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(query)).bind(person).bind(process).fetch_one(pool).await?;
        Ok(row.try_get(0)?)
    }

    /// Forgets processes whose lease is out, and tells everybody at which tables their people were. Of several that do so at once each process
    /// is forgotten by one.
    pub async fn forget_gone(&self) -> Result<(), StoreError> {
        let gone = format!("SELECT id FROM processes WHERE until <= {NOW} FOR UPDATE SKIP LOCKED");
        self.forget_processes(&gone, None).await
    }

    /// A process stops: nobody is there through it any more.
    pub async fn leaves(&self, process: &str) -> Result<(), StoreError> {
        self.forget_processes("SELECT id FROM processes WHERE id = $1 FOR UPDATE", Some(process)).await
    }

    async fn forget_processes(&self, which: &str, process: Option<&str>) -> Result<(), StoreError> {
        let Base::Postgres(pool) = &self.base else { return Ok(()) };
        let mut tx = pool.begin().await?;
        sqlx::query("SET LOCAL synchronous_commit = off").execute(&mut *tx).await?;
        let mut found = sqlx::query_scalar(sqlx::AssertSqlSafe(which.to_string()));
        if let Some(process) = process {
            found = found.bind(process);
        }
        let gone: Vec<String> = found.fetch_all(&mut *tx).await?;
        if gone.is_empty() {
            return Ok(());
        }
        let tables: Vec<String> =
            sqlx::query_scalar("DELETE FROM presences WHERE process = ANY($1) RETURNING game_table")
                .bind(&gone)
                .fetch_all(&mut *tx)
                .await?;
        sqlx::query("DELETE FROM processes WHERE id = ANY($1)").bind(&gone).execute(&mut *tx).await?;
        let tables: BTreeSet<String> = tables.into_iter().collect();
        // By nobody: whoever forgets them has not heard of it either.
        notify(&mut tx, "", &tables.into_iter().collect::<Vec<_>>()).await?;
        Ok(tx.commit().await?)
    }
}

/// Tells all processes at which tables others are than before, once this is done.
async fn notify(tx: &mut PgConnection, process: &str, tables: &[String]) -> Result<(), StoreError> {
    for notice in notices(process, tables) {
        sqlx::query("SELECT pg_notify($1, $2)").bind(PRESENT).bind(notice).execute(&mut *tx).await?;
    }
    Ok(())
}

/// As many as it takes.
fn notices(process: &str, tables: &[String]) -> Vec<String> {
    let mut notices: Vec<String> = Vec::new();
    for table in tables {
        match notices.last_mut() {
            Some(notice) if notice.len() + 1 + table.len() <= LONGEST_NOTICE => {
                notice.push(' ');
                notice.push_str(table);
            }
            _ => notices.push(format!("{process} {table}")),
        }
    }
    notices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_tables_there_are_each_is_named_once_and_no_notice_is_too_long() {
        assert!(notices("p", &[]).is_empty());
        let tables: Vec<String> = (0..3000).map(|i| format!("table{i:015}")).collect();
        let notices = notices("p", &tables);
        assert!(notices.iter().all(|notice| notice.len() < 8000 && notice.starts_with("p ")));
        let named = notices.iter().flat_map(|notice| notice.split(' ').skip(1)).collect::<Vec<_>>();
        assert_eq!(named, tables);
    }
}
