//! How much one may ask for.

use crate::live::now;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What is taken at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The longest message or body, in bytes.
    pub longest_message: usize,
    /// Requests a second of one connection or person, and so many at once.
    pub requests: Bucket,
    /// New people a second, and so many at once.
    pub newcomers: Bucket,
    /// Requests a second of one address by strangers, and so many at once.
    pub strangers: Bucket,
    /// Requests a second of one address, whoever sends them, and so many at once.
    pub addresses: Bucket,
    /// Connections that stay open, of everybody.
    pub connections: usize,
    /// Connections that stay open, of one person.
    pub connections_of_one: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            longest_message: 16 * 1024,
            requests: Bucket { a_second: 20, at_once: 60 },
            newcomers: Bucket { a_second: 10, at_once: 200 },
            strangers: Bucket { a_second: 20, at_once: 200 },
            addresses: Bucket { a_second: 500, at_once: 2000 },
            connections: 20_000,
            connections_of_one: 20,
        }
    }
}

/// So many passwords may be tried for a name, or set: one every second after the first ten.
const PASSWORDS: Bucket = Bucket { a_second: 1, at_once: 10 };
/// So many addresses are counted before those are forgotten that have not asked for some time.
const MOST_ADDRESSES: usize = 50_000;

/// So many a second for ever, and so many at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bucket {
    /// A second.
    pub a_second: u32,
    /// At once.
    pub at_once: u32,
}

/// What is left of a bucket.
#[derive(Debug)]
pub(super) struct Level {
    bucket: Bucket,
    /// Thousandths, and when they were counted.
    left: Mutex<(u64, u64)>,
}

impl Level {
    pub(super) fn new(bucket: Bucket) -> Level {
        Level { bucket, left: Mutex::new((u64::from(bucket.at_once) * 1000, now())) }
    }

    /// Takes one; whether there was one.
    pub(super) fn take(&self) -> bool {
        self.take_at(now())
    }

    /// Whether nothing has been taken lately.
    fn is_full(&self) -> bool {
        let (amount, then) = *self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let grown = now().saturating_sub(then).saturating_mul(u64::from(self.bucket.a_second));
        amount.saturating_add(grown) >= u64::from(self.bucket.at_once) * 1000
    }

    fn take_at(&self, now: u64) -> bool {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let (amount, then) = *left;
        let grown = now.saturating_sub(then).saturating_mul(u64::from(self.bucket.a_second));
        let amount = amount.saturating_add(grown).min(u64::from(self.bucket.at_once) * 1000);
        let taken = amount.checked_sub(1000);
        *left = (taken.unwrap_or(amount), now.max(then));
        taken.is_some()
    }
}

/// Everything that is counted for all.
#[derive(Debug)]
pub(super) struct Gates {
    pub(super) limits: Limits,
    pub(super) newcomers: Level,
    connections: Arc<Semaphore>,
    people: Mutex<HashMap<String, Arc<Counts>>>,
    addresses: Mutex<HashMap<String, [Level; 2]>>,
}

/// What is counted for one person.
#[derive(Debug)]
pub(super) struct Counts {
    pub(super) requests: Level,
    /// Passwords that are tried or set.
    pub(super) passwords: Level,
    connections: Arc<Semaphore>,
}

/// A connection that may stay open, as long as this is kept.
#[derive(Debug)]
pub(super) struct Pass {
    _all: OwnedSemaphorePermit,
    _one: Option<OwnedSemaphorePermit>,
}

impl Gates {
    pub(super) fn new(limits: Limits) -> Gates {
        Gates {
            limits,
            newcomers: Level::new(limits.newcomers),
            connections: Arc::new(Semaphore::new(limits.connections)),
            people: Mutex::default(),
            addresses: Mutex::default(),
        }
    }

    /// Whether an address may ask once more; `known` says that whoever asks names a secret.
    pub(super) fn address(&self, address: &str, known: bool) -> bool {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() > MOST_ADDRESSES {
            // Full buckets say nothing: whoever comes back gets a full one.
            addresses.retain(|_, levels| !levels.iter().all(Level::is_full));
        }
        let Limits { strangers, addresses: all, .. } = self.limits;
        let levels = || [Level::new(strangers), Level::new(all)];
        let [strangers, all] = addresses.entry(address.to_string()).or_insert_with(levels);
        (known || strangers.take()) && all.take()
    }

    /// What is counted for a person.
    pub(super) fn of(&self, person: &str) -> Arc<Counts> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() > 100_000 {
            // Who is not here any more is forgotten.
            people.retain(|_, counts| Arc::strong_count(counts) > 1);
        }
        let counts = || {
            Arc::new(Counts {
                requests: Level::new(self.limits.requests),
                passwords: Level::new(PASSWORDS),
                connections: Arc::new(Semaphore::new(self.limits.connections_of_one)),
            })
        };
        people.entry(person.to_string()).or_insert_with(counts).clone()
    }

    /// Lets a connection stay open, if there is room.
    pub(super) fn enter(&self, person: Option<&str>) -> Option<Pass> {
        let all = self.connections.clone().try_acquire_owned().ok()?;
        let one = match person {
            Some(person) => Some(self.of(person).connections.clone().try_acquire_owned().ok()?),
            None => None,
        };
        Some(Pass { _all: all, _one: one })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let level = Level::new(Bucket { a_second: 2, at_once: 3 });
        let start = now();
        assert_eq!([0; 4].map(|_| level.take_at(start)), [true, true, true, false]);
        assert!(level.take_at(start + 500) && !level.take_at(start + 500));
        assert_eq!([0; 4].map(|_| level.take_at(start + 60_000)), [true, true, true, false]);
    }

    #[test]
    fn one_person_does_not_take_all_connections() {
        let gates = Gates::new(Limits { connections: 5, connections_of_one: 2, ..Limits::default() });
        let kept: Vec<Pass> = [0; 3].into_iter().filter_map(|_| gates.enter(Some("a"))).collect();
        assert_eq!(kept.len(), 2);
        assert!(gates.enter(Some("b")).is_some(), "others are let in");
        drop(kept);
        assert!(gates.enter(Some("a")).is_some());
    }
}
