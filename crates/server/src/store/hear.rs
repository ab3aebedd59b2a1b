//! What other processes do to the same database.

use super::{Base, StoreError};
use sqlx::postgres::PgListener;
use sqlx::{Row, SqlitePool};
use std::time::Duration;
use tokio::sync::mpsc;

/// Where PostgreSQL spreads what is new: the id of a table and the number of the line.
pub(super) const CHANNEL: &str = "kosa_tables";

/// Where it spreads that others are at tables than before: the process that says so, and the ids of the tables.
pub(super) const PRESENT: &str = "kosa_present";

/// So often a file is looked at. Beside the one server of a file only its host writes to it.
const LOOK: Duration = Duration::from_secs(1);

/// What is heard of other processes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A line was added to a table, by whichever process. Without a number anything may have happened to it.
    Table(String, Option<u64>),
    /// A process says that others are at these tables than before.
    Present(String, Vec<String>),
    /// Anything may have happened anywhere.
    Gap,
}

pub(super) async fn listen(base: &Base) -> Result<mpsc::Receiver<Heard>, StoreError> {
    let (send, hear) = mpsc::channel(1024);
    match base {
        Base::Sqlite { write, .. } => {
            let before = changes(write).await?;
            tokio::spawn(look(write.clone(), before, send));
        }
        Base::Postgres(pool) => {
            let mut listener = PgListener::connect_with(pool).await?;
            listener.listen_all([CHANNEL, PRESENT]).await?;
            tokio::spawn(take_notice(listener, send));
        }
    }
    Ok(hear)
}

/// A number that is another one when somebody else has written to the file.
async fn changes(write: &SqlitePool) -> Result<i64, StoreError> {
    Ok(sqlx::query("PRAGMA data_version").fetch_one(write).await?.try_get(0)?)
}

async fn look(write: SqlitePool, mut before: i64, send: mpsc::Sender<Heard>) {
    while !send.is_closed() && !write.is_closed() {
        tokio::time::sleep(LOOK).await;
        match changes(&write).await {
            Ok(now) if now != before => {
                before = now;
                if send.send(Heard::Gap).await.is_err() {
                    return;
                }
            }
            _ => {}
        }
    }
}

async fn take_notice(mut listener: PgListener, send: mpsc::Sender<Heard>) {
    loop {
        let heard = match listener.try_recv().await {
            Ok(Some(notice)) if notice.channel() == PRESENT => {
                let mut words = notice.payload().split(' ').map(str::to_string);
                Heard::Present(words.next().unwrap_or_default(), words.collect())
            }
            Ok(Some(notice)) => match notice.payload().split_once(' ') {
                Some((table, number)) => Heard::Table(table.to_string(), number.parse().ok()),
                None => Heard::Table(notice.payload().to_string(), None),
            },
            // The line was cut: what was said meanwhile is lost, and it is taken up again by the next call.
            Ok(None) => Heard::Gap,
            // Nothing is heard any more, and whoever closes waits for this connection.
            Err(sqlx::Error::PoolClosed) => return,
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(200)).await;
                Heard::Gap
            }
        };
        if send.send(heard).await.is_err() {
            return;
        }
    }
}
