//! A storage in memory that fails when it is told to, and games to keep in it.

use kosa_client::{Found, Listed, Storage};
use kosa_engine::Setup;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{Faction, Mat, Seat};
use kosa_table::{Seed, Table};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, UNIX_EPOCH};

/// What an operation that fails has done all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    Nothing,
    /// Half of what it was to append.
    Half,
    /// Everything: only its last word was lost.
    All,
}

/// When operations fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failing {
    Never,
    /// Only the one with this number, from 1.
    Only(usize, Harm),
    /// This one and all after it.
    From(usize, Harm),
    /// Whatever writes, among so many from this one on; reading goes well.
    Writing(usize, usize, Harm),
}

/// Files with a number each: another file under the same name has another one.
#[derive(Default)]
pub struct World {
    pub files: BTreeMap<PathBuf, (usize, Vec<u8>)>,
    /// Files that others play.
    pub locked: Vec<PathBuf>,
    pub failing: Option<Failing>,
    pub operations: usize,
    next: usize,
}

impl World {
    /// Puts a file there, as somebody else would.
    pub fn put(&mut self, name: impl AsRef<Path>, bytes: &[u8]) {
        self.next += 1;
        self.files.insert(name.as_ref().to_path_buf(), (self.next, bytes.to_vec()));
    }
}

/// The storage of one game; several may look at the same world.
#[derive(Clone, Default)]
pub struct Memory {
    pub world: Rc<RefCell<World>>,
    taken: Option<(PathBuf, usize)>,
}

impl Memory {
    /// Counts an operation; the harm it does if it is to fail.
    fn step(&self) -> Option<Harm> {
        self.count(false)
    }

    fn writing_step(&self) -> Option<Harm> {
        self.count(true)
    }

    fn count(&self, writes: bool) -> Option<Harm> {
        let mut world = self.world.borrow_mut();
        world.operations += 1;
        match world.failing {
            Some(Failing::Only(n, harm)) if n == world.operations => Some(harm),
            // What comes after the first failure does nothing at all.
            Some(Failing::From(n, harm)) if n == world.operations => Some(harm),
            Some(Failing::From(n, _)) if n < world.operations => Some(Harm::Nothing),
            Some(Failing::Writing(n, count, harm))
                if writes && (n..n + count).contains(&world.operations) =>
            {
                Some(harm)
            }
            _ => None,
        }
    }

    fn new_file(&mut self, name: &Path, bytes: &[u8], take: bool) {
        let mut world = self.world.borrow_mut();
        world.put(name, bytes);
        let id = world.next;
        drop(world);
        if take {
            self.taken = Some((name.to_path_buf(), id));
        }
    }

    fn create_or_keep(&mut self, name: &Path, bytes: &[u8], take: bool) -> Result<()> {
        let harm = self.writing_step();
        if self.world.borrow().files.contains_key(name) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        match harm {
            // Whatever goes wrong, a new name is given back.
            Some(_) => Err(full()),
            None => {
                self.new_file(name, bytes, take);
                Ok(())
            }
        }
    }

    fn change(&mut self, name: &Path, change: impl FnOnce(&mut Vec<u8>)) -> Result<()> {
        let mut world = self.world.borrow_mut();
        let Some((id, bytes)) = world.files.get_mut(name) else { return Err(ErrorKind::NotFound.into()) };
        assert_eq!(self.taken, Some((name.to_path_buf(), *id)), "only what was taken is changed");
        change(bytes);
        Ok(())
    }
}

fn full() -> Error {
    ErrorKind::StorageFull.into()
}

impl Storage for Memory {
    fn list(&self) -> Result<Vec<Listed>> {
        let world = self.world.borrow();
        let listed = world.files.iter().filter(|(name, _)| name.extension().is_some_and(|e| e == "kosa"));
        let written = |id: usize| Some(UNIX_EPOCH + Duration::from_secs(id as u64 * 60));
        Ok(listed.map(|(name, (id, _))| Listed { name: name.clone(), written: written(*id) }).collect())
    }

    fn usual_place(&self) -> PathBuf {
        "games".into()
    }

    fn propose(&self, number: usize) -> Result<PathBuf> {
        match self.step() {
            Some(_) => Err(full()),
            None => Ok(PathBuf::from(format!("games/{number}.kosa"))),
        }
    }

    fn read(&self, name: &Path) -> Result<Vec<u8>> {
        if self.step().is_some() {
            return Err(full());
        }
        self.world.borrow().files.get(name).map(|(_, b)| b.clone()).ok_or(ErrorKind::NotFound.into())
    }

    fn is_taken(&self, name: &Path) -> bool {
        self.world.borrow().locked.iter().any(|l| l == name)
    }

    fn take(&mut self, name: &Path) -> Result<()> {
        if self.step().is_some() {
            return Err(full());
        }
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        let world = self.world.borrow();
        let Some((id, _)) = world.files.get(name) else { return Err(ErrorKind::NotFound.into()) };
        self.taken = Some((name.to_path_buf(), *id));
        Ok(())
    }

    fn look(&mut self, name: &Path) -> Result<Option<Found>> {
        if self.step().is_some() {
            return Err(full());
        }
        let world = self.world.borrow();
        let Some((id, bytes)) = world.files.get(name) else { return Ok(None) };
        let taken = self.taken == Some((name.to_path_buf(), *id));
        Ok(Some(Found { bytes: bytes.clone(), taken }))
    }

    fn create(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        self.create_or_keep(name, bytes, true)
    }

    fn keep(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        self.create_or_keep(name, bytes, false)
    }

    fn append(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let harm = self.writing_step();
        let done = match harm {
            Some(Harm::Nothing) => 0,
            Some(Harm::Half) => bytes.len() / 2,
            Some(Harm::All) | None => bytes.len(),
        };
        self.change(name, |file| file.extend_from_slice(&bytes[..done]))?;
        harm.map_or(Ok(()), |_| Err(full()))
    }

    fn truncate(&mut self, name: &Path, length: usize) -> Result<()> {
        let harm = self.writing_step();
        if !matches!(harm, Some(Harm::Nothing | Harm::Half)) {
            self.change(name, |file| file.truncate(length))?;
        }
        harm.map_or(Ok(()), |_| Err(full()))
    }

    fn replace(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let harm = self.writing_step();
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        // Half of it lies under another name.
        if !matches!(harm, Some(Harm::Nothing | Harm::Half)) {
            self.new_file(name, bytes, true);
        }
        harm.map_or(Ok(()), |_| Err(full()))
    }
}

/// A person as Nordic against an Automa as Crimea.
pub fn solo(seed: u64) -> Table {
    let person = Wish { faction: Some(Faction::Nordic), mat: Some(Mat::Industrial), automa: None };
    let automa = Wish { faction: Some(Faction::Crimea), mat: None, automa: "automa".parse().ok() };
    let setup = Setup { players: vec![person, automa], ..Setup::default() };
    let mut table = Table::new(setup, Seed::from(seed)).unwrap();
    table.set_tag("seed", &seed.to_string()).unwrap();
    table
}

/// The person decides something; the second answer where there are several, which ends no turn too early.
pub fn decide(table: &mut Table) {
    let seat = Seat::new(0).unwrap();
    let legal = table.legal(seat);
    let mv = *legal.get(1).unwrap_or(&legal[0]);
    table.play(seat, mv).unwrap();
}
