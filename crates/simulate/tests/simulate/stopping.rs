//! Series that end before their time: somebody interrupts them, or what they write cannot be written.

use crate::common::{Dir, games, plan, play};
use kosa_engine::Record;
use kosa_simulate::{Ended, FolderError, RecordFolder, SeriesError, SeriesPlan, run};
use std::convert::Infallible;
use std::fs::File;
use std::io::{Error, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

fn short(games: u64) -> SeriesPlan {
    SeriesPlan { max_turns: 40, ..plan(2, games) }
}

#[test]
fn an_interrupted_series_has_played_what_a_shorter_one_would_have() {
    for threads in [1, 2, 5] {
        let stop = AtomicBool::new(false);
        let mut played = Vec::new();
        let ended = run(&short(1_000_000_000), threads, &stop, |game| {
            played.push(game.result);
            stop.store(played.len() >= 30, Ordering::Relaxed);
            Ok::<(), Infallible>(())
        });
        let ended = ended.unwrap();
        assert_eq!(ended, Ended { played: played.len() as u64, planned: 1_000_000_000 });
        assert!(ended.interrupted() && ended.played >= 30, "{ended:?}");
        assert_eq!(played, play(&short(ended.played), 2), "{threads} threads");
    }
}

#[test]
fn a_series_interrupted_before_it_begins_plays_nothing() {
    for threads in [1, 4] {
        let ended = run(&short(5), threads, &AtomicBool::new(true), |_| Err(()));
        assert_eq!(ended, Ok(Ended { played: 0, planned: 5 }));
    }
}

#[test]
fn an_interruption_waits_for_no_game_to_end() {
    // Games that would take a very long time.
    let stop = AtomicBool::new(false);
    let idle = SeriesPlan {
        max_turns: u16::MAX - 1,
        ..crate::common::plan_of(kosa_engine::Setup::random(2), "idle", 1000)
    };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
        });
        let ended = run(&idle, 3, &stop, |_| Ok::<(), Infallible>(())).unwrap();
        assert!(ended.interrupted());
    });
}

#[test]
fn a_series_ends_where_its_receiver_fails() {
    for threads in [1, 2, 5] {
        let mut received = 0;
        let ended = run(&short(1_000_000_000), threads, &AtomicBool::new(false), |game| {
            assert_eq!(game.result.index, received);
            received += 1;
            if received == 8 { Err("enough") } else { Ok(()) }
        });
        assert_eq!(ended, Err(SeriesError::Receiver { game: 7, error: "enough" }));
        assert_eq!(received, 8, "nothing comes after it");
    }
}

#[test]
fn a_full_disk_ends_the_series_and_leaves_whole_records_alone() {
    let dir = Dir::new("full");
    let mut writes = 0;
    let full = move |file: &mut File, bytes: &[u8]| {
        writes += 1;
        if writes < 4 {
            return file.write_all(bytes);
        }
        file.write_all(&bytes[..bytes.len() / 2])?;
        Err(Error::from(ErrorKind::StorageFull))
    };
    let mut folder = RecordFolder::with_writer(dir.path(), full).unwrap();
    let plan = SeriesPlan { records: true, ..short(1_000_000_000) };
    let ended =
        run(&plan, 3, &AtomicBool::new(false), |game| folder.keep(game.result.index, &game.record.unwrap()));
    let Err(SeriesError::Receiver { game: 3, error: FolderError { path, error } }) = ended else { panic!() };
    assert_eq!((path, error.kind()), (dir.path().join("000004.kosa"), ErrorKind::StorageFull));
    assert_eq!(dir.files(), ["000001.kosa", "000002.kosa", "000003.kosa"]);
    for file in dir.files() {
        let text = std::fs::read_to_string(dir.path().join(file)).unwrap();
        Record::from_text(&text).unwrap().replay().unwrap();
    }
}

#[test]
fn a_record_that_is_there_stays_until_a_whole_one_takes_its_place() {
    let dir = Dir::new("again");
    let played = games(&SeriesPlan { records: true, ..short(2) }, 1);
    let [old, new] = [0, 1].map(|i| played[i].record.as_ref().unwrap());
    RecordFolder::open(dir.path()).unwrap().keep(0, old).unwrap();
    let text = || std::fs::read_to_string(dir.path().join("000001.kosa")).unwrap();
    let fails = |_: &mut File, _: &[u8]| Err(Error::from(ErrorKind::StorageFull));
    RecordFolder::with_writer(dir.path(), fails).unwrap().keep(0, new).unwrap_err();
    assert_eq!(text(), old.to_text());
    // What an earlier program left behind when it was killed is in nobody's way.
    std::fs::write(dir.path().join("000001.kosa.new"), "kosa-rec").unwrap();
    RecordFolder::open(dir.path()).unwrap().keep(0, new).unwrap();
    assert_eq!(text(), new.to_text());
    assert_eq!(dir.files(), ["000001.kosa"]);
}

#[test]
fn a_directory_that_cannot_be_is_named() {
    let dir = Dir::new("blocked");
    std::fs::create_dir_all(dir.path()).unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = RecordFolder::open(&file.join("games")).err().unwrap();
    assert_eq!(refused.path, file.join("games"));
}
