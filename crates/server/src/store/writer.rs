//! One task adds to all logs: whatever has come while the disk was busy goes into one transaction. A disk that takes a
//! few milliseconds to be sure still keeps thousands of moves a second.

use super::queries::{postgres, sqlite};
use super::{Append, Appended, Base, StoreError, lines};
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};

/// At most so many lines in one transaction.
const MOST: usize = 256;

/// So often something is tried while other processes are faster.
const AGAIN: usize = 16;

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

/// The way to the task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    send: mpsc::Sender<(Append, Answer)>,
}

impl Writer {
    /// Starts the task; it ends with the last store.
    pub(super) fn start(base: Base) -> Writer {
        let (send, mut hear) = mpsc::channel::<(Append, Answer)>(4 * MOST);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(MOST);
            while hear.recv_many(&mut batch, MOST).await > 0 {
                write(&base, core::mem::take(&mut batch)).await;
            }
        });
        Writer { send }
    }

    /// Adds a line and waits until it is on the disk.
    pub(super) async fn append(&self, line: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send.send((line, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(base: &Base, mut batch: Vec<(Append, Answer)>) {
    // Everybody in the same order: two processes cannot wait for each other.
    batch.sort_by(|(a, _), (b, _)| (&a.table, a.row.number).cmp(&(&b.table, b.row.number)));
    // Lines that change no list go together, and of each table one; the others, a few for each game, follow.
    let mut tables = HashSet::new();
    let plain = |(line, _): &(Append, Answer)| line.is_plain() && tables.insert(line.table.clone());
    let (plain, others): (Vec<_>, Vec<_>) = batch.into_iter().partition(plain);
    for group in [plain, others] {
        if !group.is_empty() {
            write_group(base, group).await;
        }
    }
}

async fn write_group(base: &Base, mut batch: Vec<(Append, Answer)>) {
    let lines: Vec<&Append> = batch.iter().map(|(line, _)| line).collect();
    match append_all(base, &lines).await {
        Ok(done) => {
            for ((_, answer), done) in batch.into_iter().zip(done) {
                let _ = answer.send(Ok(done));
            }
        }
        // One line may have spoiled it for the others: each is tried by itself.
        Err(_) if batch.len() > 1 => {
            for (line, answer) in batch {
                let done = append_again(base, &line).await;
                let _ = answer.send(done.map(|done| done.first().copied().unwrap_or(Appended::Late)));
            }
        }
        Err(e) => {
            if let Some((line, answer)) = batch.pop() {
                let done = match e {
                    StoreError::Conflict => append_again(base, &line).await,
                    e => Err(e),
                };
                let _ = answer.send(done.map(|done| done.first().copied().unwrap_or(Appended::Late)));
            }
        }
    }
}

/// Adds one line, also again where another process was faster.
async fn append_again(base: &Base, line: &Append) -> Result<Vec<Appended>, StoreError> {
    for _ in 0..AGAIN {
        match append_all(base, &[line]).await {
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    Err(StoreError::Conflict)
}

/// Adds lines, all of them or, if it fails, none: by one statement where they are plain and of different tables, or else one after the other.
async fn append_all(base: &Base, lines: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let mut tables = HashSet::new();
    if !lines.iter().all(|line| line.is_plain() && tables.insert(line.table.as_str())) {
        return match base {
            Base::Sqlite { write, .. } => sqlite::append_all(write, lines).await,
            Base::Postgres(pool) => postgres::append_all(pool, lines).await,
        };
    }
    let kept = match base {
        Base::Sqlite { write, .. } => lines::in_a_file(write, lines).await?,
        Base::Postgres(pool) => lines::in_postgres(pool, lines).await?,
    };
    let mut done = Vec::with_capacity(lines.len());
    for line in lines {
        let here = kept.contains(&(line.table.clone(), line.row.number));
        done.push(match base {
            _ if here => Appended::Kept,
            Base::Sqlite { write, .. } => sqlite::why_not_kept(write, line).await?,
            Base::Postgres(pool) => postgres::why_not_kept(pool, line).await?,
        });
    }
    Ok(done)
}
