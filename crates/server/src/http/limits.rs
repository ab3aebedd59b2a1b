//! How much one may ask for.

use crate::live::now;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What is taken at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The longest message or body, in bytes.
    pub longest_message: usize,
    /// Requests a second of one connection or person, and so many at once.
    pub requests: Bucket,
    /// New people a second of one address, and so many at once.
    pub newcomers: Bucket,
    /// New sessions a second of people of one address who come back, and so many at once.
    pub logins: Bucket,
    /// New people a second of all addresses together, and so many at once: what a disk holds has an end.
    pub newcomers_of_all: Bucket,
    /// Requests a second of one address by strangers, and so many at once.
    pub strangers: Bucket,
    /// Requests a second of one address, whoever sends them, and so many at once.
    pub addresses: Bucket,
    /// Connections that stay open, of everybody.
    pub connections: usize,
    /// Connections that stay open, of one person.
    pub connections_of_one: usize,
    /// Tables of one person whose games are not over.
    pub tables_of_one: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            longest_message: 16 * 1024,
            requests: Bucket { a_second: 20, at_once: 60 },
            newcomers: Bucket { a_second: 2, at_once: 100 },
            logins: Bucket { a_second: 2, at_once: 100 },
            newcomers_of_all: Bucket { a_second: 200, at_once: 5000 },
            strangers: Bucket { a_second: 20, at_once: 200 },
            addresses: Bucket { a_second: 500, at_once: 2000 },
            connections: 20_000,
            connections_of_one: 20,
            tables_of_one: 50,
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
    newcomers: Level,
    connections: Arc<Semaphore>,
    people: Mutex<HashMap<String, Arc<Counts>>>,
    households: Mutex<HashMap<Household, Arc<Asked>>>,
}

/// The part of an address that one household shares.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Household(Arc<str>);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Household {
        Household(match address {
            IpAddr::V4(ip) => ip.to_string().into(),
            IpAddr::V6(ip) => format!("{:x?}", &ip.segments()[..4]).into(),
        })
    }
}

/// What is counted for one household: what one does keeps no other from anything.
#[derive(Debug)]
struct Asked {
    strangers: Level,
    all: Level,
    newcomers: Level,
    logins: Level,
    /// Whether anybody was refused because of it.
    refused: AtomicBool,
}

impl Asked {
    fn is_full(&self) -> bool {
        let Asked { strangers, all, newcomers, logins, .. } = self;
        [strangers, all, newcomers, logins].into_iter().all(Level::is_full)
    }

    /// Remembers a refusal.
    fn noted(&self, free: bool) -> bool {
        if !free {
            self.refused.store(true, Ordering::Relaxed);
        }
        free
    }
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
            newcomers: Level::new(limits.newcomers_of_all),
            connections: Arc::new(Semaphore::new(limits.connections)),
            people: Mutex::default(),
            households: Mutex::default(),
        }
    }

    /// What is counted for a household.
    fn at(&self, household: &Household) -> Arc<Asked> {
        let mut households = self.households.lock().unwrap_or_else(PoisonError::into_inner);
        if households.len() > MOST_ADDRESSES {
            // Full buckets say nothing: whoever comes back gets full ones.
            households.retain(|_, asked| !asked.is_full());
        }
        let Limits { strangers, addresses, newcomers, logins, .. } = self.limits;
        let asked = || {
            Arc::new(Asked {
                strangers: Level::new(strangers),
                all: Level::new(addresses),
                newcomers: Level::new(newcomers),
                logins: Level::new(logins),
                refused: AtomicBool::new(false),
            })
        };
        households.entry(household.clone()).or_insert_with(asked).clone()
    }

    /// Whether a household may ask once more; `known` says that whoever asks names a secret.
    pub(super) fn may_ask(&self, household: &Household, known: bool) -> bool {
        let asked = self.at(household);
        asked.noted((known || asked.strangers.take()) && asked.all.take())
    }

    /// Whether somebody new of a household is let in.
    pub(super) fn may_become_known(&self, household: &Household) -> bool {
        let asked = self.at(household);
        asked.noted(asked.newcomers.take()) && self.newcomers.take()
    }

    /// Whether somebody of a household may come back.
    pub(super) fn may_come_back(&self, household: &Household) -> bool {
        let asked = self.at(household);
        asked.noted(asked.logins.take())
    }

    /// Whether anybody of a household was refused because of what others of it have asked.
    pub(super) fn has_refused(&self, household: &Household) -> bool {
        self.at(household).refused.load(Ordering::Relaxed)
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
    fn one_household_keeps_no_other_out() {
        let gates = Gates::new(Limits { newcomers: Bucket { a_second: 1, at_once: 5 }, ..Limits::default() });
        let household = |text: &str| Household::from(text.parse::<IpAddr>().unwrap());
        let one = household("203.0.113.9");
        let let_in = (0..50).filter(|_| gates.may_become_known(&one)).count();
        assert!((5..9).contains(&let_in), "{let_in}");
        assert!(gates.may_become_known(&household("203.0.113.10")));
        assert!(gates.may_come_back(&one), "whoever comes back is counted apart");
        assert_eq!(household("2001:db8::1"), household("2001:db8::2"));
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
