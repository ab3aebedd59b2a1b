//! Where tables and people are kept: one file of SQLite, or PostgreSQL.
//!
//! A table is a log of [`Deed`](crate::room::Deed)s that is only ever appended to. The database orders it: a number is given once, so of two
//! processes that add to the same table at the same moment one is told that it was late, reads what the other has written
//! and tries again. Nothing is answered before it is on the disk.

/// Reads the same from either database.
macro_rules! read_db {
    ($store:expr, $query:ident $(, $arg:expr)*) => {
        match &$store.base {
            Base::Sqlite { read, .. } => sqlite::$query(read $(, $arg)*).await,
            Base::Postgres(pool) => postgres::$query(pool $(, $arg)*).await,
        }
    };
}

/// Writes the same to either database.
macro_rules! write_db {
    ($store:expr, $query:ident $(, $arg:expr)*) => {
        match &$store.base {
            Base::Sqlite { write, .. } => sqlite::$query(write $(, $arg)*).await,
            Base::Postgres(pool) => postgres::$query(pool $(, $arg)*).await,
        }
    };
}

mod accounts;
mod error;
mod hear;
mod host;
mod lines;
mod presences;
mod queries;
mod ratings;
mod results;
mod rows;
mod schema;
mod subscriptions;
mod uptime;
mod victories;
mod writer;

pub use accounts::{LINES_OF, OwnLine, Session, Without};
pub use error::StoreError;
pub use hear::Heard;
pub use host::Counts;
pub use presences::{Here, LEASE};
pub use ratings::Rating;
pub use results::{Leader, Played, ResultRow, Tally};
pub use rows::{Append, Appended, Bookmark, LogRow, NewTable, NoBookmark, Person, Phase, Shown, TableRow};
pub use subscriptions::Subscription;
pub use victories::VictoryRow;

use queries::{postgres, sqlite};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, PgConnection, PgPool, SqlitePool};
use std::path::Path;
use std::time::Duration;
use tokio::sync::mpsc;
use writer::Writer;

/// So long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that was used so short a time ago is taken to be there.
const HOT: Duration = Duration::from_secs(2);

/// Everything that is kept.
#[derive(Clone, Debug)]
pub struct Store {
    base: Base,
    writer: Writer,
}

/// The two databases that are known.
#[derive(Clone, Debug)]
enum Base {
    /// One file. There is one connection that writes, so that writers never wait for each other's locks.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
    },
    Postgres(PgPool),
}

impl Store {
    /// Opens what an address names: `postgres://…`, or else a file, which is made if there is none.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Store::open_postgres(address).await
        } else {
            Store::open_file(Path::new(address.strip_prefix("sqlite://").unwrap_or(address))).await
        }
    }

    /// Opens a file. What is written survives loss of power: it is synchronised before anything is answered.
    pub async fn open_file(path: &Path) -> Result<Store, StoreError> {
        // What is there stays as it is, and what cannot be made is named by the database. Files beside it get the same permissions.
        let _ = host::new_file(path);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        // A file does not hang up: nobody need ask whether it is still there.
        let pool = || SqlitePoolOptions::new().acquire_timeout(PATIENCE).test_before_acquire(false);
        let write = pool().max_connections(1).connect_with(options.clone()).await?;
        sqlite::migrate(&write).await?;
        let read = pool().max_connections(4).connect_with(options).await?;
        Ok(Store::of(Base::Sqlite { read, write }))
    }

    async fn open_postgres(address: &str) -> Result<Store, StoreError> {
        let options: PgConnectOptions = address.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            // To ask each time whether the other end is there would make every way twice as long.
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for > HOT {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options.clone())
            .await;
        let pool = match pool {
            Ok(pool) => pool,
            // It was tried until the time was over: once more, to hear why.
            Err(sqlx::Error::PoolTimedOut) => return Err(why_unreachable(&options).await),
            Err(e) => return Err(e.into()),
        };
        postgres::migrate(&pool).await?;
        Ok(Store::of(Base::Postgres(pool)))
    }

    fn of(base: Base) -> Store {
        let writer = Writer::start(base.clone());
        Store { base, writer }
    }

    /// The word for the kind of database, for measurements and logs.
    pub fn kind(&self) -> &'static str {
        match self.base {
            Base::Sqlite { .. } => "sqlite",
            Base::Postgres(_) => "postgres",
        }
    }

    /// Adds to the log of a table, durably. Whoever is late is told so and has changed nothing.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    /// Makes a table with the first line of its log.
    pub async fn create_table(&self, table: &NewTable, first: &Append) -> Result<(), StoreError> {
        write_db!(self, create_table, table, first)
    }

    /// A table by its id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        read_db!(self, table, id)
    }

    /// The log of a table after a number, in its order.
    pub async fn log_after(&self, id: &str, number: u64) -> Result<Vec<LogRow>, StoreError> {
        read_db!(self, log_after, id, number as i64)
    }

    /// Whether a command of somebody is in the log of a table.
    pub async fn was_done(&self, id: &str, person: &str, command: &str) -> Result<bool, StoreError> {
        read_db!(self, was_done, id, person, command)
    }

    /// The tables that anybody may find, after a place in their order: those that wait for people come first, then the latest.
    pub async fn open_tables(&self, after: &Bookmark, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let phases = [Phase::Waiting.id(), Phase::Playing.id()];
        read_db!(self, listed_tables, phases, after, most as i64)
    }

    /// The tables that anybody may find and whose games are over, after a place in their order, the latest first.
    pub async fn finished_tables(&self, after: &Bookmark, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let phases = [Phase::Over.id(); 2];
        read_db!(self, listed_tables, phases, after, most as i64)
    }

    /// The tables at which somebody sits or sat, the latest first.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<TableRow>, StoreError> {
        read_db!(self, tables_of, person, most as i64)
    }

    /// How many tables somebody has made whose games are not over.
    pub async fn tables_owned(&self, person: &str) -> Result<u64, StoreError> {
        read_db!(self, tables_owned, person)
    }

    /// Tables at which games are being played: somebody must see to their bots and clocks.
    pub async fn tables_in_play(&self) -> Result<Vec<String>, StoreError> {
        read_db!(self, tables_in_play)
    }

    /// Keeps a new person, with the hash of the secret it comes back with.
    pub async fn create_person(&self, person: &Person, secret: &str) -> Result<(), StoreError> {
        write_db!(self, create_person, person, secret)
    }

    /// Who has a secret, by its hash.
    pub async fn person_with(&self, secret: &str) -> Result<Option<Person>, StoreError> {
        read_db!(self, person_with, secret)
    }

    /// Gives somebody another name.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        write_db!(self, rename, person, name)
    }

    /// Ends the session of one secret.
    pub async fn end_session(&self, secret: &str) -> Result<(), StoreError> {
        write_db!(self, end_session, secret)
    }

    /// What other processes do, from now on.
    pub async fn listen(&self) -> Result<mpsc::Receiver<Heard>, StoreError> {
        hear::listen(&self.base).await
    }

    /// Waits until everything is written and closes.
    pub async fn close(&self) {
        match &self.base {
            Base::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Base::Postgres(pool) => pool.close().await,
        }
    }
}

/// Why nothing answers at an address.
async fn why_unreachable(options: &PgConnectOptions) -> StoreError {
    let at = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    let tried = tokio::time::timeout(PATIENCE, PgConnection::connect_with(options)).await;
    let why = match tried {
        Ok(Err(sqlx::Error::Io(e))) => e.to_string(),
        Ok(Err(e)) => e.to_string(),
        Ok(Ok(_)) | Err(_) => "it takes too long".to_string(),
    };
    StoreError::Unreachable { at, why }
}
