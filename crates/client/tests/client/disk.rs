//! Records as files.

use crate::storage::{decide, solo};
use kosa_client::{Disk, RecordFile, SaveError, Storage, saves};
use kosa_engine::vocab::Seat;
use kosa_table::{Seed, Table};
use std::path::{Path, PathBuf};

struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Dir(path)
    }

    fn disk(&self) -> Disk {
        Disk::new(Some(self.0.join("games")))
    }

    fn names(&self) -> Vec<String> {
        let name = |f: std::fs::DirEntry| f.file_name().into_string().unwrap();
        let files = std::fs::read_dir(self.0.join("games")).unwrap();
        let mut names: Vec<String> = files.map(|f| name(f.unwrap())).collect();
        names.sort();
        names
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn begun(dir: &Dir) -> (Table, RecordFile<Disk>, PathBuf) {
    let mut table = solo(3);
    let mut file = RecordFile::new(dir.disk(), None);
    assert!(file.save(table.record()), "{:?}", file.trouble());
    decide(&mut table);
    assert!(file.save(table.record()));
    let path = file.path().unwrap().to_path_buf();
    (table, file, path)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn decisions_are_appended_and_undos_cut() {
    let dir = Dir::new("append");
    let (mut table, mut file, path) = begun(&dir);
    #[cfg(unix)]
    let number = |path: &Path| std::os::unix::fs::MetadataExt::ino(&std::fs::metadata(path).unwrap());
    #[cfg(unix)]
    let before = number(&path);
    for undo in [false, false, true, false, true, true] {
        match undo {
            true => _ = table.undo(Seat::new(0).unwrap()).unwrap(),
            false => decide(&mut table),
        }
        assert!(file.save(table.record()));
        assert_eq!(text(&path), table.record().to_text());
    }
    #[cfg(unix)]
    assert_eq!(number(&path), before, "it is still the same file");
    assert_eq!(dir.names().len(), 1, "nothing is left beside it");
}

#[test]
fn a_file_that_is_gone_or_another_one_is_written_whole() {
    let dir = Dir::new("gone");
    let (mut table, mut file, path) = begun(&dir);
    std::fs::remove_file(&path).unwrap();
    assert!(file.save(table.record()), "even if nothing has been decided since");
    assert_eq!(text(&path), table.record().to_text());
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
    decide(&mut table);
    assert!(file.save(table.record()), "{:?}", file.trouble());
    assert_eq!(text(&path), table.record().to_text());
    // The same bytes in another file: what is appended must reach the one that is there.
    let copy = path.with_extension("copy");
    std::fs::copy(&path, &copy).unwrap();
    std::fs::rename(&copy, &path).unwrap();
    decide(&mut table);
    assert!(file.save(table.record()));
    assert_eq!(text(&path), table.record().to_text());
    // Somebody else's bytes.
    std::fs::write(&path, "mine").unwrap();
    decide(&mut table);
    assert!(file.save(table.record()));
    assert_eq!(text(&path), table.record().to_text());
    let aside = file.take_aside().unwrap();
    assert_eq!(text(&aside), "mine");
}

#[test]
fn a_game_is_played_in_one_window() {
    let dir = Dir::new("window");
    let (table, mut file, path) = begun(&dir);
    let again = saves::open(dir.disk(), &path, None, Seed::from(0), false);
    assert!(matches!(again.err(), Some(SaveError::InUse(at)) if at == path));
    assert!(dir.disk().is_taken(&path));
    assert!(matches!(saves::latest(&dir.disk()), Err(SaveError::InUse(_))));
    // Still so after the file was replaced.
    std::fs::remove_file(&path).unwrap();
    assert!(file.save(table.record()));
    assert!(dir.disk().is_taken(&path));
    drop(file);
    let mut opened = saves::open(dir.disk(), &path, None, Seed::from(0), false).unwrap();
    assert_eq!(opened.table.record().to_text(), table.record().to_text());
    assert!(opened.file.save(opened.table.record()));
}

#[test]
fn what_cannot_be_written_is_said_and_leaves_nothing_behind() {
    let dir = Dir::new("unwritable");
    let (mut table, mut file, path) = begun(&dir);
    let games = dir.0.join("games");
    let away = dir.0.join("away");
    std::fs::rename(&games, &away).unwrap();
    std::fs::write(&games, "").unwrap();
    decide(&mut table);
    assert!(!file.save(table.record()));
    assert!(matches!(file.trouble(), Some(SaveError::Write(at, _)) if *at == path), "{:?}", file.trouble());
    assert!(!file.holds_earlier());
    let elsewhere = dir.0.join("no/such/directory.kosa");
    assert!(file.save_elsewhere(&elsewhere, table.record()).is_err());
    assert!(!file.is_saved());
    std::fs::remove_file(&games).unwrap();
    std::fs::rename(&away, &games).unwrap();
    assert!(file.save(table.record()), "it is tried again: {:?}", file.trouble());
    assert_eq!(text(&path), table.record().to_text());
    assert_eq!(dir.names().len(), 1);
}

#[test]
fn two_games_of_one_second_have_two_names() {
    let dir = Dir::new("second");
    let (_, _first, one) = begun(&dir);
    let (_, _second, other) = begun(&dir);
    assert_ne!(one, other);
    assert!(RecordFile::new(Disk::new(None), None).path().is_none());
    let mut nowhere = RecordFile::new(Disk::new(None), None);
    assert!(!nowhere.save(solo(1).record()));
    assert!(matches!(nowhere.trouble(), Some(SaveError::NoDirectory)));
}
