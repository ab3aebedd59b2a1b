//! The log of a series, killed at any byte, damaged, of something else.

use kosa_arena::{Entrant, GameLine, Log, LogError, Series};
use kosa_simulate::Contestant;
use serde_json::json;
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let path =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.log", std::process::id()));
        let _ = std::fs::remove_file(&path);
        File(path)
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.0).unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn games() -> Vec<GameLine> {
    let entrant = |kind: &str| Entrant::bot(kind, Contestant::bot(kind).unwrap());
    let series = Series { games: 4, rounds: 3, ..Series::new(vec![entrant("random"), entrant("idle")]) };
    let mut games = Vec::new();
    let receive = |game: kosa_arena::ArenaGame| -> Result<(), Infallible> {
        games.push(game.line);
        Ok(())
    };
    series.run(0..4, 1, &AtomicBool::new(false), receive).unwrap();
    games
}

fn head() -> serde_json::Value {
    json!({"kosa_arena": 1, "seats": "random,idle", "seed": "1"})
}

fn open(file: &File) -> Result<(Log, Vec<GameLine>), LogError> {
    let mut known = Vec::new();
    Log::open(&file.0, &head(), |game| known.push(game)).map(|log| (log, known))
}

#[test]
fn a_log_goes_on_after_a_kill_at_any_byte() {
    let (file, games) = (File::new("kill"), games());
    let (mut log, known) = open(&file).unwrap();
    assert!(known.is_empty());
    games.iter().for_each(|game| log.add(game).unwrap());
    drop(log);
    let whole = file.bytes();
    assert_eq!(whole.iter().filter(|byte| **byte == b'\n').count(), 5);
    for length in 0..whole.len() {
        std::fs::write(&file.0, &whole[..length]).unwrap();
        let (mut log, known) = open(&file).unwrap_or_else(|e| panic!("{length}: {e}"));
        assert_eq!(known, games[..known.len()]);
        assert_eq!(log.games() as usize, known.len());
        let lines = whole[..length].iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(known.len(), lines.saturating_sub(1), "every whole line counts");
        games[known.len()..].iter().for_each(|game| log.add(game).unwrap());
        drop(log);
        assert_eq!(file.bytes(), whole, "{length}");
    }
}

#[test]
fn damage_is_named_and_nothing_is_changed() {
    let (file, games) = (File::new("damage"), games());
    let (mut log, _) = open(&file).unwrap();
    games.iter().for_each(|game| log.add(game).unwrap());
    drop(log);
    let whole = file.bytes();
    let second = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    // The end of a line among them: two lines that have become one are no line that a kill has cut.
    let ends: Vec<usize> = (second..whole.len() - 1).filter(|at| whole[*at] == b'\n').collect();
    assert_eq!(ends.len(), 3);
    for at in (second..whole.len() - 1).step_by(7).chain(ends) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        std::fs::write(&file.0, &damaged).unwrap();
        match open(&file) {
            Err(LogError::Damaged(_, line)) => {
                assert!(line >= 2, "{at}: line {line}");
                assert_eq!(file.bytes(), damaged);
            }
            Err(e) => panic!("{at}: {e}"),
            Ok((_, known)) => panic!("{at}: {} games", known.len()),
        }
    }
}

#[test]
fn the_log_of_another_series_and_other_files_are_refused_and_kept() {
    let file = File::new("other");
    Log::open(&file.0, &json!({"kosa_arena": 1, "seats": "hard,easy", "seed": "1"}), |_| {}).unwrap();
    let before = file.bytes();
    assert!(matches!(open(&file), Err(LogError::Other(_))));
    assert_eq!(file.bytes(), before);
    for text in ["hello\n", "{}", "kosa-record 1\n", "\0\0\0"] {
        std::fs::write(&file.0, text).unwrap();
        assert!(matches!(open(&file), Err(LogError::NoLog(_))), "{text}");
        assert_eq!(file.bytes(), text.as_bytes());
    }
    let folder = File(PathBuf::from(env!("CARGO_TARGET_TMPDIR")));
    assert!(matches!(open(&folder), Err(LogError::Io(..))));
    std::mem::forget(folder);
}

#[test]
fn a_game_that_is_out_of_order_is_no_part_of_a_log() {
    let (file, games) = (File::new("order"), games());
    let (mut log, _) = open(&file).unwrap();
    [&games[0], &games[2], &games[1]].into_iter().for_each(|game| log.add(game).unwrap());
    drop(log);
    assert!(matches!(open(&file), Err(LogError::Damaged(_, 3))));
}

#[test]
fn two_programs_do_not_write_into_one_log() {
    let file = File::new("lock");
    let (_log, _) = open(&file).unwrap();
    assert!(matches!(open(&file), Err(LogError::InUse(_))));
}
