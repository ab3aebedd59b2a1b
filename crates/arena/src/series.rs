//! Which games are played: line-ups, deals and rotation.

use crate::entrant::Entrant;
use crate::game_line::{ArenaGame, GameLine};
use crate::timed::{Sheet, timed};
use kosa_engine::setup::{SetupFaults, Tiles, Wish};
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Rules, Setup, Switch, random};
use kosa_simulate::{Ended, PlanError, SeriesError, SeriesPlan, run_each};
use kosa_table::Seed;
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

/// The most line-ups a series goes through.
pub const MOST_LINEUPS: usize = 1_000;

/// A series of games. Every choice of `table` of the entrants is a line-up; each deal of factions and mats is played by
/// every line-up as many times as there are seats, so that everybody sits once on every seat of it. Entrants that ask for a
/// faction or a mat keep it.
///
/// ```
/// use kosa_arena::{Entrant, Series};
/// use kosa_simulate::Contestant;
///
/// let [a, b] = ["random", "idle"].map(|kind| Entrant::bot(kind, Contestant::bot(kind).unwrap()));
/// let series = Series { games: 4, rounds: 10, ..Series::new(vec![a, b]) };
/// let [first, second] = [0, 1].map(|game| series.fixture(game).unwrap().setup);
/// assert_eq!(first.players[0], second.players[1], "the other one has the same faction and mat now");
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// How many of them play in a game.
    pub table: usize,
    /// The rules.
    pub rules: Rules,
    /// Tiles of The Wind Gambit that are chosen instead of drawn.
    pub tiles: Tiles,
    /// Factions and mats to be dealt; any if there are none.
    pub pairs: Vec<(Faction, Mat)>,
    /// The seed of the series.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// A game that takes more rounds counts as unfinished.
    pub rounds: u16,
    /// Whether the record of each game is kept and handed over.
    pub records: bool,
}

/// One game before it is played.
///
/// ```
/// use kosa_arena::{Entrant, Series};
/// use kosa_simulate::Contestant;
///
/// let entrants = ["random", "idle", "guard"].map(|kind| Entrant::bot(kind, Contestant::bot(kind).unwrap()));
/// let series = Series { table: 2, games: 6, rounds: 10, ..Series::new(entrants.to_vec()) };
/// // Two of the three sit down, and each deal is played with seats changed.
/// let lineups: Vec<Vec<usize>> = (0..6).map(|game| series.fixture(game).unwrap().lineup).collect();
/// assert_eq!(lineups, [[0, 1], [0, 1], [0, 2], [0, 2], [1, 2], [1, 2]]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Who plays, as numbers of the entrants.
    pub lineup: Vec<usize>,
    /// Factions and mats, settled, in the order of the line-up.
    pub setup: Setup,
}

impl Series {
    /// One game in which all entrants play, by the rulebook; 60 rounds at most.
    pub fn new(entrants: Vec<Entrant>) -> Series {
        Series {
            table: entrants.len(),
            entrants,
            rules: Rules::RULEBOOK,
            tiles: Tiles::default(),
            pairs: Vec::new(),
            seed: Seed::from(1),
            games: 1,
            rounds: 60,
            records: false,
        }
    }

    /// Whether it can be played: every line-up is tried with its first deal.
    pub fn check(&self) -> Result<(), PlanError> {
        let seats = self.table.max(2);
        if self.table > self.entrants.len() || self.table < 2 {
            let players = self.entrants.len();
            // The engine says how many a game may have; only what it never sees is said here.
            let setup = self.setup_of(&(0..players.min(self.table)).collect::<Vec<_>>());
            let faults = setup.faults();
            if !faults.is_empty() {
                return Err(PlanError::Setup(SetupFaults(faults)));
            }
            return Err(PlanError::PlayerCount { players, seats });
        }
        if !self.pairs.is_empty() && self.pairs.len() < self.table {
            return Err(PlanError::PlayerCount { players: self.pairs.len(), seats: self.table });
        }
        for number in 0..self.lineup_count() {
            let lineup = self.lineup(number);
            let faults = self.setup_of(&lineup).faults();
            if !faults.is_empty() {
                return Err(PlanError::Setup(SetupFaults(faults)));
            }
            self.deal(0, &lineup)?;
        }
        Ok(())
    }

    /// How many line-ups there are: the ways to choose those who play, at most [`MOST_LINEUPS`].
    pub fn lineup_count(&self) -> usize {
        let n = self.entrants.len();
        let k = self.table.min(n);
        let mut count: u128 = 1;
        for i in 0..k {
            count = count * (n - i) as u128 / (i + 1) as u128;
        }
        (count as usize).clamp(1, MOST_LINEUPS)
    }

    /// The line-up of a number, in the order of the entrants.
    fn lineup(&self, number: usize) -> Vec<usize> {
        let (n, k) = (self.entrants.len(), self.table.min(self.entrants.len()));
        let mut lineup: Vec<usize> = (0..k).collect();
        for _ in 0..number {
            // The next one by the alphabet: the last that can go on does, those behind it follow.
            let Some(at) = (0..k).rev().find(|i| lineup[*i] < n - k + i) else { break };
            lineup[at] += 1;
            for i in at + 1..k {
                lineup[i] = lineup[i - 1] + 1;
            }
        }
        lineup
    }

    /// What a line-up asks for.
    fn setup_of(&self, lineup: &[usize]) -> Setup {
        let players = lineup.iter().map(|i| self.entrants[*i].wish).collect();
        Setup { rules: self.rules, players, tiles: self.tiles }
    }

    /// Factions and mats of a deal for every seat of a line-up, Automas' too: somebody else will sit there.
    fn deal(&self, number: u64, lineup: &[usize]) -> Result<Vec<Wish>, PlanError> {
        let mut generator = self.seed.of_game(number).setup_generator();
        let mut setup = self.setup_of(lineup);
        if !self.pairs.is_empty() {
            let mut pairs = self.pairs.clone();
            random::shuffle(&mut generator, &mut pairs);
            // Those who ask for something take it from the pairs, or bring it themselves.
            for (at, i) in lineup.iter().enumerate() {
                let wish = self.entrants[*i].wish;
                let taken = pairs.iter().position(|(faction, mat)| {
                    wish.faction.is_none_or(|f| f == *faction) && wish.mat.is_none_or(|m| m == *mat)
                });
                if let Some(taken) = taken.filter(|_| !self.entrants[*i].is_free()) {
                    let (faction, mat) = pairs.remove(taken);
                    setup.players[at] = Wish { faction: Some(faction), mat: Some(mat), automa: wish.automa };
                }
            }
            for (at, i) in lineup.iter().enumerate() {
                if self.entrants[*i].is_free()
                    && let Some((faction, mat)) = pairs.pop()
                {
                    let automa = self.entrants[*i].wish.automa;
                    setup.players[at] = Wish { faction: Some(faction), mat: Some(mat), automa };
                }
            }
        }
        setup.players.iter_mut().for_each(|wish| wish.automa = None);
        // Tiles may not suffice for so many people, or suit only some: they are checked with those who really play.
        setup.tiles = Tiles::default();
        let modules = [Switch::Airships, Switch::AirshipPairs, Switch::Resolutions];
        setup.rules = modules.into_iter().fold(setup.rules, |rules, module| rules.with(module, false));
        setup.settle(&mut generator).map_err(PlanError::Setup)?;
        Ok(setup.players)
    }

    /// The game of a number: who plays, with what.
    pub fn fixture(&self, game: u64) -> Result<Fixture, PlanError> {
        let seats = self.table.min(self.entrants.len()).max(1);
        let (block, turn) = (game / seats as u64, (game % seats as u64) as usize);
        let lineups = self.lineup_count() as u64;
        let lineup = self.lineup((block % lineups) as usize);
        let dealt = self.deal(block / lineups, &lineup)?;
        let free: Vec<usize> = (0..lineup.len()).filter(|at| self.entrants[lineup[*at]].is_free()).collect();
        let mut setup = self.setup_of(&lineup);
        for (at, wish) in setup.players.iter_mut().enumerate() {
            let from = match free.iter().position(|other| *other == at) {
                Some(place) => free[(place + turn) % free.len()],
                None => at,
            };
            wish.faction = dealt[from].faction;
            wish.mat = dealt[from].mat.filter(|_| wish.automa.is_none());
        }
        Ok(Fixture { lineup, setup })
    }

    /// Plays one game; nothing comes of it if it is `stopped` on the way.
    pub fn play(&self, game: u64, stopped: &dyn Fn() -> bool) -> Result<Option<ArenaGame>, PlanError> {
        let Fixture { lineup, setup } = self.fixture(game)?;
        let sheets: Vec<Arc<Mutex<Sheet>>> = lineup.iter().map(|_| Arc::default()).collect();
        let sits = lineup.iter().zip(&sheets);
        let players = sits.map(|(i, sheet)| {
            self.entrants[*i].player.as_ref().map(|player| timed(player.clone(), sheet.clone()))
        });
        let plan = SeriesPlan {
            players: players.collect(),
            setup: setup.clone(),
            seed: self.seed,
            games: self.games,
            max_turns: self.rounds.saturating_mul(setup.players.len() as u16),
            records: self.records,
        };
        let Some(done) = plan.play(game, stopped)? else { return Ok(None) };
        let mut who = vec![0; lineup.len()];
        let mut turns = vec![Vec::new(); lineup.len()];
        for (at, sheet) in sheets.iter().enumerate() {
            let Some(seat) = setup.seat_of(at).filter(|seat| seat.index() < who.len()) else { continue };
            who[seat.index()] = lineup[at];
            turns[seat.index()] = sheet.lock().unwrap_or_else(PoisonError::into_inner).costs();
        }
        let line = GameLine::new(&done.result, &who, turns);
        Ok(Some(ArenaGame { line, record: done.record }))
    }

    /// Plays the games of these numbers on so many threads and hands them over in order: see [`run_each`].
    pub fn run<E>(
        &self,
        games: Range<u64>,
        threads: usize,
        stop: &AtomicBool,
        receive: impl FnMut(ArenaGame) -> Result<(), E>,
    ) -> Result<Ended, SeriesError<E>> {
        self.check()?;
        run_each(games, threads, stop, |game, stopped| self.play(game, stopped), receive)
    }
}
