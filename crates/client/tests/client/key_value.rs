//! Games in a store of keys and texts: every single operation of it fails, several windows use it, records come and go.

use crate::storage::{decide, solo};
use kosa_client::{
    KeyValue, KeyValueError, KeyValueStorage, RecordFile, SaveError, SaveState, Storage, readable_date, saves,
};
use kosa_engine::vocab::Seat;
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Seed, Table};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, UNIX_EPOCH};

/// When operations fail: this one only, or this one and all that come after it. `done` if it does its work all the same.
#[derive(Clone, Copy, Debug)]
struct Failing {
    from: usize,
    count: usize,
    done: bool,
    /// Only what writes fails.
    writing: bool,
}

#[derive(Default)]
struct World {
    texts: BTreeMap<String, String>,
    failing: Option<Failing>,
    operations: usize,
    /// Which of them write.
    writes: Vec<bool>,
    written: usize,
    now: Option<u64>,
    room: Option<usize>,
}

#[derive(Clone, Default)]
struct Store(Rc<RefCell<World>>);

impl Store {
    /// Counts an operation; whether it fails, and whether it does its work then.
    fn step(&self, writes: bool) -> Option<bool> {
        let mut world = self.0.borrow_mut();
        world.operations += 1;
        world.writes.push(writes);
        let failing = world.failing.filter(|f| !f.writing || writes)?;
        let at = world.operations.checked_sub(failing.from)?;
        (at < failing.count).then_some(failing.done && at == 0)
    }
}

impl KeyValue for Store {
    fn get(&self, key: &str) -> Result<Option<String>, KeyValueError> {
        match self.step(false) {
            Some(_) => Err(KeyValueError::Refused),
            None => Ok(self.0.borrow().texts.get(key).cloned()),
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), KeyValueError> {
        let fails = self.step(true);
        let mut world = self.0.borrow_mut();
        let used: usize = world.texts.iter().filter(|(k, _)| *k != key).map(|(k, t)| k.len() + t.len()).sum();
        if world.room.is_some_and(|room| used + key.len() + text.len() > room) {
            return Err(KeyValueError::Full);
        }
        if fails != Some(false) {
            world.written += text.len();
            world.texts.insert(key.into(), text.into());
        }
        fails.map_or(Ok(()), |_| Err(KeyValueError::Full))
    }

    fn remove(&mut self, key: &str) -> Result<(), KeyValueError> {
        let fails = self.step(true);
        if fails != Some(false) {
            self.0.borrow_mut().texts.remove(key);
        }
        fails.map_or(Ok(()), |_| Err(KeyValueError::Other("lost".into())))
    }

    fn keys(&self) -> Result<Vec<String>, KeyValueError> {
        match self.step(false) {
            Some(_) => Err(KeyValueError::Refused),
            None => Ok(self.0.borrow().texts.keys().cloned().collect()),
        }
    }

    fn now(&self) -> Option<u64> {
        self.0.borrow().now
    }
}

/// Makes the record this long by a line in its head.
fn fill(table: &mut Table, length: usize) {
    table.set_tag("note", "x").unwrap();
    let missing = length - table.record().to_text().len();
    table.set_tag("note", &"x".repeat(missing + 1)).unwrap();
    assert_eq!(table.record().to_text().len(), length);
}

fn wait(store: &Store, seconds: u64) {
    let mut world = store.0.borrow_mut();
    world.now = world.now.map(|now| now + seconds);
}

fn window(store: &Store, name: &str) -> KeyValueStorage<Store> {
    KeyValueStorage::new(store.clone(), "kosa/", name)
}

struct Game {
    table: Table,
    file: RecordFile<KeyValueStorage<Store>>,
    store: Store,
    shown: Vec<String>,
}

impl Game {
    fn new(seed: u64) -> Game {
        let store = Store::default();
        store.0.borrow_mut().now = Some(1_794_783_250);
        let file = RecordFile::new(window(&store, "a"), None);
        let table = solo(seed);
        let shown = vec![table.record().to_text()];
        Game { table, file, store, shown }
    }

    fn text(&self) -> String {
        self.table.record().to_text()
    }

    fn step(&mut self, step: char) {
        let seat = Seat::new(0).unwrap();
        match step {
            'd' => decide(&mut self.table),
            'u' if self.table.may_undo(seat) => _ = self.table.undo(seat).unwrap(),
            'u' => decide(&mut self.table),
            'n' => self.table.take_over(seat, Occupant::Human("Ł".repeat(30))).unwrap(),
            'x' => self.store.0.borrow_mut().texts.clear(),
            't' => wait(&self.store, 70),
            other => panic!("{other}"),
        }
        self.shown.push(self.text());
        let said = self.file.save(self.table.record());
        assert_eq!(said, self.file.is_saved());
    }

    /// What is kept, as another window would read it, without failing.
    fn kept(&self) -> Option<Vec<u8>> {
        let failing = self.store.0.borrow_mut().failing.take();
        let operations = self.store.0.borrow().operations;
        let kept = self.file.path().and_then(|path| window(&self.store, "b").read(path).ok());
        self.store.0.borrow_mut().failing = failing;
        self.store.0.borrow_mut().operations = operations;
        self.store.0.borrow_mut().writes.truncate(operations);
        kept
    }

    fn check(&self, what: &str) {
        let kept = self.kept();
        if self.file.is_saved() {
            assert_eq!(kept.as_deref(), Some(self.text().as_bytes()), "said to be saved: {what}");
        }
        let Some(kept) = kept else {
            assert!(!self.file.holds_earlier(), "nothing is there: {what}");
            return;
        };
        let text = String::from_utf8(kept).unwrap();
        assert!(self.shown.contains(&text), "a mixture: {what}\n{text}");
    }
}

/// Decisions over several parts, back over the border of one, another way, a name, everything deleted.
const SCRIPT: &str = "ddududduuddnddtdxdudd";

fn play(failing: Option<Failing>) -> Game {
    let mut game = Game::new(3);
    // The record shall be longer than a part, and the next decisions shall cross the border of another.
    fill(&mut game.table, 2 * 4096 - 40);
    game.shown.push(game.text());
    game.store.0.borrow_mut().failing = failing;
    game.file.save(game.table.record());
    game.check("begun");
    for (i, step) in SCRIPT.chars().enumerate() {
        game.step(step);
        game.check(&format!("{failing:?}, step {i} {step}"));
    }
    game
}

#[test]
fn a_store_that_works_keeps_everything_and_nothing_else() {
    let game = play(None);
    assert!(game.file.is_saved());
    let world = game.store.0.borrow();
    let parts = world.texts.keys().filter(|key| key.starts_with("kosa/part/")).count();
    assert_eq!(parts, game.text().len().div_ceil(4096), "no old part is left: {:?}", world.texts.keys());
    assert!(parts > 1, "{}", game.text().len());
}

fn operations(game: &Game) -> Vec<bool> {
    game.store.0.borrow().writes.clone()
}

#[test]
fn whatever_fails_is_said_and_made_good() {
    // What is read to check is not counted; a write may be done although it is said to have failed.
    let writes = operations(&play(None));
    let mut runs = 0;
    for (from, writes) in (1..).zip(writes) {
        for (length, writing, done) in [
            (1, false, false),
            (1, false, true),
            (usize::MAX, false, false),
            (usize::MAX, false, true),
            (7, true, false),
            (7, true, true),
            (40, true, true),
        ] {
            if !writes && (writing || done) {
                continue;
            }
            let what = format!("{from} {length} {writing} {done}");
            let mut game = play(Some(Failing { from, count: length, done, writing }));
            game.store.0.borrow_mut().failing = None;
            game.file.save(game.table.record());
            game.check(&what);
            assert!(game.file.is_saved(), "{what}: {:?}", game.file.trouble());
            for step in "dud".chars() {
                game.step(step);
                game.check(&what);
                assert!(game.file.is_saved(), "{what}");
            }
            runs += 1;
        }
    }
    assert!(runs > 500, "{runs}");
}

#[test]
fn a_decision_writes_no_more_than_a_part() {
    let mut game = Game::new(4);
    fill(&mut game.table, 100_000);
    game.file.save(game.table.record());
    for _ in 0..40 {
        let before = game.store.0.borrow().written;
        game.step('d');
        let written = game.store.0.borrow().written - before;
        assert!(game.file.is_saved() && written < 6000, "{written}");
    }
}

#[test]
fn a_full_store_keeps_what_was_there() {
    let mut game = Game::new(5);
    game.step('d');
    let before = game.text();
    let used: usize = game.store.0.borrow().texts.iter().map(|(k, t)| k.len() + t.len()).sum();
    game.store.0.borrow_mut().room = Some(used + 10);
    for _ in 0..20 {
        game.step('d');
    }
    assert!(!game.file.is_saved() && game.file.holds_earlier());
    let kept = String::from_utf8(game.kept().unwrap()).unwrap();
    assert!(kept.starts_with(&before[..before.len() / 2]));
    let texts = Texts::new(Lang::English);
    let said = game.file.trouble().unwrap().text(&texts);
    assert!(said.contains("no more room"), "{said}");
    game.store.0.borrow_mut().room = None;
    game.step('d');
    game.check("room again");
    assert!(game.file.is_saved());
}

#[test]
fn one_window_plays_a_game_and_others_are_told() {
    let mut game = Game::new(6);
    game.step('d');
    let path = game.file.path().unwrap().to_path_buf();
    assert_eq!(path, Path::new("2026-11-15-225410.kosa"));
    let seed = Seed::from(0);
    let mut other = window(&game.store, "b");
    assert!(
        other.is_taken(&path)
            && matches!(other.take(&path), Err(e) if e.kind() == std::io::ErrorKind::WouldBlock)
    );
    assert!(matches!(
        saves::open(window(&game.store, "b"), &path, None, seed, false),
        Err(SaveError::InUse(_))
    ));
    assert!(matches!(saves::list(&other).unwrap()[0].state, SaveState::InUse(Some(_))));
    assert!(other.remove(&path).is_err());
    // The same window, loaded again, goes on.
    assert!(saves::open(window(&game.store, "a"), &path, None, seed, false).is_ok());
    // It is awake as long as it says so.
    for _ in 0..3 {
        wait(&game.store, 60);
        game.file.storage_mut().touch().unwrap();
        assert!(other.is_taken(&path));
    }
    wait(&game.store, 100);
    assert!(!other.is_taken(&path));
    let mut second = saves::open(window(&game.store, "b"), &path, None, seed, false).unwrap();
    decide(&mut second.table);
    assert!(second.file.save(second.table.record()));
    let kept = window(&game.store, "c").read(&path).unwrap();
    // The first one wakes up: it overwrites nothing, says why, and makes no copies.
    let keys = game.store.0.borrow().texts.len();
    for _ in 0..3 {
        game.step('d');
        assert!(matches!(game.file.trouble(), Some(SaveError::InUse(_))), "{:?}", game.file.trouble());
    }
    assert!(game.file.storage_mut().touch().is_err());
    assert_eq!(window(&game.store, "c").read(&path).unwrap(), kept);
    assert_eq!(game.store.0.borrow().texts.len(), keys);
    // Once the other one is closed, what it played is kept beside.
    second.file.storage_mut().release().unwrap();
    game.step('d');
    assert!(game.file.is_saved());
    assert_eq!(window(&game.store, "c").read(&game.file.take_aside().unwrap()).unwrap(), kept);
}

#[test]
fn a_game_can_be_seized_and_removed() {
    let mut game = Game::new(6);
    game.step('d');
    let path = game.file.path().unwrap().to_path_buf();
    let mut other = window(&game.store, "b");
    other.seize(&path).unwrap();
    other.take(&path).unwrap();
    game.step('d');
    assert!(matches!(game.file.trouble(), Some(SaveError::InUse(_))));
    other.remove(&path).unwrap();
    assert!(game.store.0.borrow().texts.is_empty(), "{:?}", game.store.0.borrow().texts);
    assert!(other.remove(&path).is_err() && other.seize(&path).is_err());
}

#[test]
fn a_lost_part_is_found_and_the_rest_can_be_opened() {
    let game = play(None);
    let path = game.file.path().unwrap().to_path_buf();
    let parts: Vec<String> =
        game.store.0.borrow().texts.keys().filter(|k| k.starts_with("kosa/part/")).cloned().collect();
    let last = parts.last().unwrap();
    game.store.0.borrow_mut().texts.remove(last);
    let listed = saves::list(&window(&game.store, "a")).unwrap();
    assert!(matches!(listed[0].state, SaveState::Damaged(..)), "{:?}", listed[0].state);
    let open = saves::open(window(&game.store, "a"), &path, None, Seed::from(0), true).unwrap();
    assert!(game.text().starts_with(&open.table.record().to_text()[..4000]));
    // A head that is none is said to be one that cannot be read.
    game.store.0.borrow_mut().texts.insert(format!("kosa/game/{}", path.display()), "?".into());
    let listed = saves::list(&window(&game.store, "a")).unwrap();
    assert!(matches!(listed[0].state, SaveState::Unreadable(_)));
}

#[test]
fn records_go_out_and_come_in() {
    let mut game = Game::new(7);
    for _ in 0..30 {
        game.step('d');
    }
    let mut storage = window(&game.store, "a");
    let text = saves::export(&storage, game.file.path().unwrap()).unwrap();
    assert_eq!(text, game.text());
    let from = Path::new("sent.kosa");
    let copy = saves::import(&mut storage, from, text.as_bytes()).unwrap();
    assert!(copy.damage.is_none() && copy.path != game.file.path().unwrap());
    assert_eq!(storage.read(&copy.path).unwrap(), text.as_bytes());
    assert!(!storage.is_taken(&copy.path));
    // A damaged one is kept as it came, and it is said what is wrong with it.
    let damaged = text.lines().enumerate().fold(String::new(), |all, (i, line)| {
        all + if i + 3 == text.lines().count() { "1: nonsense" } else { line } + "\n"
    });
    let copy = saves::import(&mut storage, from, damaged.as_bytes()).unwrap();
    assert!(copy.damage.is_some());
    assert_eq!(storage.read(&copy.path).unwrap(), damaged.as_bytes());
    // What is no record is refused, and nothing is kept.
    let keys = game.store.0.borrow().texts.clone();
    for wrong in [&b""[..], b"hello", b"\xff\xfe", &vec![b'x'; 20_000_000]] {
        let refused = saves::import(&mut storage, from, wrong).unwrap_err();
        for lang in Lang::ALL {
            let said = refused.text(&Texts::new(lang));
            assert!(said.contains("sent.kosa") && !said.contains('\n') && said.len() < 500, "{said}");
        }
    }
    assert_eq!(game.store.0.borrow().texts, keys);
    game.store.0.borrow_mut().room = Some(0);
    assert!(saves::import(&mut storage, from, text.as_bytes()).is_err());
    assert_eq!(game.store.0.borrow().texts, keys);
}

#[test]
fn without_a_clock_games_are_kept_too() {
    let mut game = Game::new(8);
    game.store.0.borrow_mut().now = None;
    game.step('d');
    game.step('u');
    assert!(game.file.is_saved());
    assert_eq!(game.file.path(), Some(Path::new("game.kosa")));
    let listed = saves::list(&window(&game.store, "b")).unwrap();
    assert_eq!((listed.len(), listed[0].written, listed[0].date()), (1, None, "?".to_string()));
    let second = window(&game.store, "b").propose(2).unwrap();
    assert_eq!(second, PathBuf::from("game-2.kosa"));
}

#[test]
fn games_are_named_by_the_date() {
    let store = Store::default();
    for (seconds, stamp, readable) in [
        (0, "1970-01-01-000000", "1970-01-01 00:00"),
        (951_782_400, "2000-02-29-000000", "2000-02-29 00:00"),
        (1_794_783_250, "2026-11-15-225410", "2026-11-15 22:54"),
    ] {
        store.0.borrow_mut().now = Some(seconds);
        assert_eq!(window(&store, "a").propose(1).unwrap(), PathBuf::from(format!("{stamp}.kosa")));
        assert_eq!(readable_date(UNIX_EPOCH + Duration::from_secs(seconds)), readable);
    }
}
