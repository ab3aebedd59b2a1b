//! Plans, and directories that go away with a test.

use kosa_engine::Setup;
use kosa_simulate::{Contestant, GameResult, SeriesPlan, SimulatedGame, run};
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Bots of a kind for everybody.
pub fn plan_of(setup: Setup, bot: &str, games: u64) -> SeriesPlan {
    SeriesPlan {
        players: vec![Some(Contestant::bot(bot).unwrap()); setup.players.len()],
        setup,
        seed: 11.into(),
        games,
        max_turns: 20_000,
        records: false,
    }
}

/// Random bots.
pub fn plan(seats: usize, games: u64) -> SeriesPlan {
    plan_of(Setup::random(seats), "random", games)
}

/// All games with their records, if the plan asks for them.
pub fn games(plan: &SeriesPlan, threads: usize) -> Vec<SimulatedGame> {
    let mut games = Vec::new();
    let ended = run(plan, threads, &AtomicBool::new(false), |game| {
        games.push(game);
        Ok::<(), Infallible>(())
    });
    let ended = ended.unwrap();
    assert!(!ended.interrupted() && ended.played == games.len() as u64);
    games
}

/// How all games went.
pub fn play(plan: &SeriesPlan, threads: usize) -> Vec<GameResult> {
    games(plan, threads).into_iter().map(|game| game.result).collect()
}

pub struct Dir(PathBuf);

impl Dir {
    pub fn new(name: &str) -> Dir {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Dir(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The names of its files in order.
    pub fn files(&self) -> Vec<String> {
        let files = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
