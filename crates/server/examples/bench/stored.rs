//! A cold start: a database full of games, and the time from the start of a server to its first answers.

use crate::Plan;
use crate::figures::Figures;
use crate::guest::Guest;
use crate::line_up::post;
use crate::serve::Process;
use kosa_server::store::Store;
use serde_json::json;
use std::time::Instant;

/// Numbers from 1, in both databases.
const NUMBERS: &str = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) ";
/// Copies of a game that was played. Nine of ten are over, as nearly all are in a database of some age; the others wait for somebody.
const COPIES: [&str; 3] = [
    "INSERT INTO game_tables (id, owner, wishes, seed, commitment, listed, phase, created, changed, options, due) \
     SELECT 'stored' || i, owner || i % 1000, wishes, seed, commitment, 1, \
     CASE WHEN i % 10 = 0 THEN 'playing' ELSE 'over' END, created, changed + i, options, \
     CASE WHEN i % 10 = 0 THEN 4000000000000 + i ELSE 0 END FROM game_tables, n WHERE id = $2",
    "INSERT INTO seats (game_table, place, person) \
     SELECT 'stored' || i, place, person || i % 1000 FROM seats, n WHERE game_table = $2",
    "INSERT INTO log (game_table, number, person, command, deed, at) \
     SELECT 'stored' || i, number, person, command, deed, at FROM log, n WHERE game_table = $2",
];

/// Fills the database with copies of a table and starts a server on it.
pub fn measure(plan: &Plan, database: &str, table: &str, figures: &mut Figures) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    runtime.block_on(fill(database, table, plan.stored as i64)).expect("games that are kept");
    figures.stored = plan.stored;
    figures.stored_lines = runtime.block_on(async {
        let store = Store::open(database).await.expect("the database");
        let lines = store.log_after(table, 0).await.expect("a log").len();
        store.close().await;
        lines
    });
    let start = Instant::now();
    let server = Process::start(database);
    runtime.block_on(async {
        let somebody = post(server.address, "/api/v1/tokens", "", &json!({ "name": "Anna" })).await;
        figures.cold_start_ms = start.elapsed().as_secs_f64() * 1000.0;
        let somebody = somebody.expect("an answer");
        let token = somebody["token"].as_str().expect("a token");
        let guest = Guest::connect(server.address, token, &format!("stored{}", plan.stored / 2), 0).await;
        guest.expect("a table").hear_first().await.expect("the game");
        figures.first_table_ms = start.elapsed().as_secs_f64() * 1000.0;
    });
}

async fn fill(database: &str, table: &str, count: i64) -> Result<(), sqlx::Error> {
    if database.starts_with("postgres://") {
        let pool = sqlx::PgPool::connect(database).await?;
        for copy in COPIES {
            let sql = sqlx::AssertSqlSafe(format!("{}{copy}", NUMBERS.replace("$1", "$1::bigint")));
            sqlx::query(sql).bind(count).bind(table).execute(&pool).await?;
        }
        pool.close().await;
    } else {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
        let pool = sqlx::SqlitePool::connect_with(options).await?;
        for copy in COPIES {
            let sql = sqlx::AssertSqlSafe(format!("{NUMBERS}{copy}"));
            sqlx::query(sql).bind(count).bind(table).execute(&pool).await?;
        }
        pool.close().await;
    }
    Ok(())
}
