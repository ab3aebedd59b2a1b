//! Lines that change no more of a table than its clocks and whom it waits for, as nearly all do: however many have come, they are kept by one statement, so that the way to the
//! database and back is gone once.

use super::hear::CHANNEL;
use super::{Append, StoreError};
use serde_json::Value;
use sqlx::{PgPool, Row, SqlitePool};
use std::collections::HashSet;

impl Append {
    /// Whether it changes nothing beside the log but when the clocks demand something and whom the table waits for.
    pub(super) fn is_plain(&self) -> bool {
        let Append { phase, seats, shown, card, newcomer, results, .. } = self;
        let listed = phase.is_some() || seats.is_some() || shown.is_some() || card.is_some();
        !listed && !newcomer && results.is_empty()
    }
}

/// Tables and numbers of the lines that are kept now. A table stands among them at most once.
pub(super) type Kept = HashSet<(String, u64)>;

/// `$1` is a list of lists, one for each line. Several statements in one go: SQLite works in a thread of its own, and every message to it and back
/// waits for a free core. A clock is set only by a line that is kept.
const IN_A_FILE: &str = "BEGIN IMMEDIATE; \
    INSERT INTO log (game_table, number, person, command, deed, at) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($1) \
    WHERE true ON CONFLICT DO NOTHING RETURNING game_table, number; \
    UPDATE game_tables SET due = COALESCE(line.value ->> 6, due), waits = COALESCE(line.value ->> 7, waits) \
    FROM json_each($1) AS line WHERE game_tables.id = line.value ->> 0 \
    AND (line.value ->> 6 IS NOT NULL OR line.value ->> 7 IS NOT NULL) AND EXISTS (SELECT 1 FROM log \
    WHERE game_table = line.value ->> 0 AND number = line.value ->> 1 AND person = line.value ->> 2 \
    AND command = line.value ->> 3); \
    COMMIT";

/// Keeps lines in a file.
pub(super) async fn in_a_file(pool: &SqlitePool, lines: &[&Append]) -> Result<Kept, StoreError> {
    let line = |line: &&Append| {
        let Append { table, row, due, waits, .. } = line;
        serde_json::json!([table, row.number, row.person, row.command, row.deed, row.at, due, waits])
    };
    let all = Value::Array(lines.iter().map(line).collect()).to_string();
    let mut connection = pool.acquire().await?;
    let kept = sqlx::query(IN_A_FILE).bind(all).fetch_all(&mut *connection).await;
    if kept.is_err() {
        // Where it stopped is not known; there may be nothing to take back.
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
    }
    kept?.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}

/// A single statement is a transaction of its own. Whoever listens is told which line is new, and need not look if it has it.
const IN_POSTGRES: &str = "WITH line AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], \
    $6::bigint[], $7::bigint[], $8::text[]) AS line (game_table, number, person, command, deed, at, due, waits)), \
    kept AS (INSERT INTO log (game_table, number, person, command, deed, at) \
    SELECT game_table, number, person, command, deed, at FROM line \
    ON CONFLICT DO NOTHING RETURNING game_table, number), \
    clocks AS (UPDATE game_tables SET due = COALESCE(line.due, game_tables.due), \
    waits = COALESCE(line.waits, game_tables.waits) FROM line JOIN kept USING (game_table, number) \
    WHERE game_tables.id = line.game_table AND (line.due IS NOT NULL OR line.waits IS NOT NULL)) \
    SELECT game_table, number, pg_notify($9, game_table || ' ' || number) FROM kept";

/// Keeps lines in PostgreSQL.
pub(super) async fn in_postgres(pool: &PgPool, lines: &[&Append]) -> Result<Kept, StoreError> {
    let texts = |text: fn(&Append) -> &str| lines.iter().map(|line| text(line)).collect::<Vec<&str>>();
    let numbers = |number: fn(&Append) -> u64| lines.iter().map(|l| number(l) as i64).collect::<Vec<i64>>();
    let due: Vec<Option<i64>> = lines.iter().map(|line| line.due.map(|due| due as i64)).collect();
    let waits: Vec<Option<&str>> = lines.iter().map(|line| line.waits.as_deref()).collect();
    let rows = sqlx::query(IN_POSTGRES)
        .bind(texts(|line| &line.table))
        .bind(numbers(|line| line.row.number))
        .bind(texts(|line| &line.row.person))
        .bind(texts(|line| &line.row.command))
        .bind(texts(|line| &line.row.deed))
        .bind(numbers(|line| line.row.at))
        .bind(due)
        .bind(waits)
        .bind(CHANNEL)
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}
