//! A game is played with decisions taken back while its storage fails at every single operation: what is said about it is
//! true, what is kept is never a mixture, and what was lost is made good as soon as that is possible.

use crate::storage::{Failing, Harm, Memory, decide, solo};
use kosa_client::{RecordFile, SaveError, Storage, saves};
use kosa_engine::vocab::Seat;
use kosa_table::{Occupant, Seed, Table};
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Decide,
    Undo,
    /// The head of the record changes.
    Name(&'static str),
    /// Somebody deletes the file.
    Delete,
    /// Somebody puts another file in its place.
    Exchange,
    /// Nothing happens, as before leaving.
    Look,
}

use Step::{Decide, Delete, Exchange, Look, Name, Undo};

/// Undo after something kept, undo and another way, undo twice, and all the accidents between decisions.
const SCRIPT: [Step; 24] = [
    Decide,
    Decide,
    Undo,
    Look,
    Decide,
    Undo,
    Undo,
    Decide,
    Decide,
    Name("Anna"),
    Decide,
    Undo,
    Delete,
    Decide,
    Decide,
    Exchange,
    Decide,
    Undo,
    Decide,
    Decide,
    Decide,
    Delete,
    Undo,
    Look,
];

const FOREIGN: &[u8] = b"not a game";

struct Game {
    table: Table,
    file: RecordFile<Memory>,
    memory: Memory,
    /// Every state that was on the screen.
    shown: Vec<String>,
    exchanged: usize,
}

impl Game {
    fn new(failing: Failing) -> Game {
        let memory = Memory::default();
        memory.world.borrow_mut().failing = Some(failing);
        let file = RecordFile::new(memory.clone(), None);
        Game { table: solo(3), file, memory, shown: Vec::new(), exchanged: 0 }
    }

    fn text(&self) -> String {
        self.table.record().to_text()
    }

    fn on_disk(&self, path: &Path) -> Option<Vec<u8>> {
        self.memory.world.borrow().files.get(path).map(|(_, bytes)| bytes.clone())
    }

    fn step(&mut self, step: Step) {
        let seat = Seat::new(0).unwrap();
        match step {
            Decide => decide(&mut self.table),
            Undo if self.table.may_undo(seat) => _ = self.table.undo(seat).unwrap(),
            Undo => decide(&mut self.table),
            Name(name) => self.table.take_over(seat, Occupant::Human(name.into())).unwrap(),
            Delete => {
                if let Some(path) = self.file.path() {
                    self.memory.world.borrow_mut().files.remove(path);
                }
            }
            Exchange => {
                if let Some(path) = self.file.path() {
                    self.memory.world.borrow_mut().put(path, FOREIGN);
                    self.exchanged += 1;
                }
            }
            Look => {}
        }
        self.shown.push(self.text());
    }

    fn save(&mut self) {
        let said = self.file.save(self.table.record());
        assert_eq!(said, self.file.is_saved());
        assert_eq!(said, self.file.trouble().is_none());
    }

    /// What is said is true, and what is kept is one of the states that were on the screen or the beginning of one.
    fn check(&self, what: &str) {
        let kept = self.file.path().and_then(|path| self.on_disk(path));
        if self.file.is_saved() {
            assert_eq!(kept.as_deref(), Some(self.text().as_bytes()), "said to be saved: {what}");
        }
        let Some(kept) = kept.filter(|kept| kept != FOREIGN) else {
            assert!(!self.file.holds_earlier(), "nothing is there: {what}");
            return;
        };
        // As it would be read if the program were ended now.
        let whole = kept.iter().rposition(|b| *b == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&kept[..whole]).unwrap();
        assert!(self.shown.iter().any(|shown| shown.starts_with(text)), "a mixture: {what}\n{text}");
        let read = saves::read(Path::new("x"), &kept, None, Seed::from(0)).unwrap();
        assert_eq!(read.damage, None, "{what}");
        let again = read.table.record().to_text();
        assert!(self.shown.contains(&again), "resumed into another game: {what}\n{again}");
    }
}

fn play(failing: Failing) -> Game {
    let mut game = Game::new(failing);
    game.shown.push(game.text());
    game.save();
    game.check(&format!("{failing:?}, begun"));
    for (i, step) in SCRIPT.into_iter().enumerate() {
        game.step(step);
        game.save();
        game.check(&format!("{failing:?}, step {i} {step:?}"));
    }
    game
}

#[test]
fn a_storage_that_works_keeps_everything() {
    let game = play(Failing::Never);
    assert!(game.file.is_saved());
    assert_eq!(game.exchanged, 1);
    assert_eq!(game.on_disk(Path::new("games/1.kosa.kept")).as_deref(), Some(FOREIGN));
    // Undos cut, decisions append: the file itself is new only where it had to be.
    assert!(game.memory.world.borrow().operations < 3 * SCRIPT.len());
}

#[test]
fn whatever_fails_once_is_made_good() {
    let count = play(Failing::Never).memory.world.borrow().operations;
    for n in 1..=count {
        for harm in [Harm::Nothing, Harm::Half, Harm::All] {
            let mut game = play(Failing::Only(n, harm));
            // The next decision saves what the last one could not.
            game.step(Decide);
            game.save();
            game.check(&format!("{n} {harm:?}, at the end"));
            assert!(game.file.is_saved(), "operation {n}, {harm:?}: {:?}", game.file.trouble());
            for _ in 0..game.exchanged {
                let aside = game.on_disk(Path::new("games/1.kosa.kept"));
                assert_eq!(aside.as_deref(), Some(FOREIGN), "operation {n}, {harm:?}");
            }
        }
    }
}

#[test]
fn whatever_fails_for_long_is_said_all_the_time_and_made_good_at_the_end() {
    let count = play(Failing::Never).memory.world.borrow().operations;
    for n in 1..=count {
        for harm in [Harm::Nothing, Harm::Half, Harm::All] {
            let mut game = play(Failing::From(n, harm));
            assert!(!game.file.is_saved(), "operation {n}, {harm:?}");
            game.step(Look);
            game.memory.world.borrow_mut().failing = None;
            game.save();
            game.check(&format!("{n} {harm:?}, when it works again"));
            assert!(game.file.is_saved(), "operation {n}, {harm:?}: {:?}", game.file.trouble());
            // And it goes on from there.
            for step in [Decide, Undo, Decide] {
                game.step(step);
                game.save();
                game.check(&format!("{n} {harm:?}, afterwards"));
                assert!(game.file.is_saved());
            }
        }
    }
}

#[test]
fn whatever_fails_for_a_while_leaves_nothing_to_build_on() {
    let count = play(Failing::Never).memory.world.borrow().operations;
    for n in 1..=count {
        for length in 2..=7 {
            for harm in [Harm::Nothing, Harm::Half, Harm::All] {
                let mut game = play(Failing::Writing(n, length, harm));
                game.memory.world.borrow_mut().failing = None;
                game.save();
                game.check(&format!("{n} to {length} {harm:?}, at the end"));
                assert!(game.file.is_saved(), "operation {n}, {harm:?}: {:?}", game.file.trouble());
            }
        }
    }
}

// The first evening: an undo that could not be written, and moves appended behind what it took back.
#[test]
fn nothing_is_appended_behind_a_decision_that_was_taken_back() {
    let mut game = Game::new(Failing::Never);
    for _ in 0..3 {
        game.step(Decide);
        game.save();
    }
    let path = game.file.path().unwrap().to_path_buf();
    let before = game.on_disk(&path).unwrap();
    let now = game.memory.world.borrow().operations;
    game.memory.world.borrow_mut().failing = Some(Failing::From(now + 2, Harm::Nothing));
    game.step(Undo);
    game.save();
    assert!(!game.file.is_saved() && game.file.holds_earlier());
    assert!(matches!(game.file.trouble(), Some(SaveError::Write(at, _)) if *at == path));
    game.memory.world.borrow_mut().failing = None;
    game.step(Name("Anna"));
    game.step(Decide);
    game.save();
    assert!(game.file.is_saved());
    let after = game.on_disk(&path).unwrap();
    assert_eq!(after, game.text().as_bytes());
    assert!(!after.starts_with(&before));
}

#[test]
fn a_game_that_cannot_be_saved_is_saved_elsewhere() {
    let mut game = play(Failing::From(30, Harm::Half));
    assert!(!game.file.is_saved());
    let old = game.file.path().unwrap().to_path_buf();
    let left = game.on_disk(&old);
    let elsewhere = PathBuf::from("stick/g.kosa");
    // There it cannot be written either.
    assert!(game.file.save_elsewhere(&elsewhere, game.table.record()).is_err());
    assert!(!game.file.is_saved() && game.file.path() == Some(&old));
    game.memory.world.borrow_mut().failing = None;
    // What is there already is not overwritten.
    game.memory.world.borrow_mut().put(&elsewhere, FOREIGN);
    let refused = game.file.save_elsewhere(&elsewhere, game.table.record());
    assert!(matches!(refused, Err(SaveError::Exists(at)) if at == elsewhere));
    let elsewhere = PathBuf::from("stick/h.kosa");
    game.file.save_elsewhere(&elsewhere, game.table.record()).unwrap();
    assert!(game.file.is_saved());
    game.step(Decide);
    game.save();
    game.check("elsewhere");
    assert_eq!(game.on_disk(&elsewhere).unwrap(), game.text().as_bytes());
    assert_eq!(game.on_disk(&old), left, "the old file stays as it was");
}

#[test]
fn a_file_that_somebody_else_plays_is_left_alone() {
    let mut game = Game::new(Failing::Never);
    game.step(Decide);
    game.save();
    let path = game.file.path().unwrap().to_path_buf();
    // It was deleted, and another game has been begun under its name.
    let other = solo(4).record().to_text();
    game.memory.world.borrow_mut().put(&path, other.as_bytes());
    game.memory.world.borrow_mut().locked.push(path.clone());
    game.step(Decide);
    game.save();
    assert!(matches!(game.file.trouble(), Some(SaveError::InUse(at)) if *at == path));
    assert_eq!(game.on_disk(&path).unwrap(), other.as_bytes());
    assert!(!game.file.holds_earlier(), "what lies there is another game");
    let mut second = game.memory.clone();
    assert!(second.take(&path).is_err());
}
