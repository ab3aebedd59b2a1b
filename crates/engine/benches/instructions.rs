//! What legal, apply, copy, view and key cost over fixed positions of fixed games, and what a decision costs in whole games of
//! brisk play. `cargo xtask bench` runs this under valgrind, once for each mode, and takes `none` off, so that only the calls
//! themselves are counted. Run without a mode it prints times; with `sets` the sets of positions it knows.

mod common;

use kosa_engine::random::{below, draw};
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::{AirshipTile, Resolution, Seat, TileSide};
use kosa_engine::{Actor, Awaiting, Move, MoveList, Setup, State, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;
use std::time::Instant;

const MODES: [&str; 7] = ["legal", "apply", "apply-unchecked", "copy", "view", "key", "brisk"];
/// Every so many decisions of a game give a position.
const EVERY: usize = 37;
/// Decisions of a game that are looked at.
const DECISIONS: usize = 3000;
/// A position is called so often.
const ROUNDS: usize = 20;
/// Games of brisk play.
const BRISK_GAMES: u64 = 40;

/// Everything but tiles: what a tile is compared with.
const ALL_SEATS: &str = "rulebook +invaders-from-afar +promo-encounters +promo-objectives +promo-factory";

/// A position, the seat that is asked, and the move it makes.
struct Sample {
    state: State,
    seat: Seat,
    mv: Move,
}

/// The positions the figures are taken over.
#[derive(Clone, Copy)]
enum Set {
    /// Base games with 2 to 5 seats.
    Base,
    /// Seven seats, no tile.
    Seven,
    /// One flight at seven seats with Safe Haven and Bombard, whose list once cost as much as five hundred others.
    Haven,
    /// Seven seats with an airship tile for everybody; the tile of the other kind is the one that asks for most.
    Airship(AirshipTile),
    /// The same with a resolution tile.
    Resolution(Resolution),
}

impl Set {
    fn all() -> impl Iterator<Item = Set> {
        [Set::Base, Set::Seven, Set::Haven]
            .into_iter()
            .chain(AirshipTile::ALL.map(Set::Airship))
            .chain(Resolution::ALL.map(Set::Resolution))
    }

    fn name(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Seven => "seven",
            Set::Haven => "haven",
            Set::Airship(tile) => tile.id(),
            Set::Resolution(tile) => tile.id(),
        }
    }

    fn games(self) -> u64 {
        if matches!(self, Set::Base) { 8 } else { 4 }
    }

    fn setup(self, game: u64) -> Setup {
        let seven = |module: &str, tiles: Tiles| {
            let rules = format!("{ALL_SEATS}{module}").parse().expect("rules");
            Setup { tiles, ..Setup::random(7).with_rules(rules) }
        };
        match self {
            Set::Base => Setup::random(2 + game as usize % 4),
            Set::Seven | Set::Haven => seven("", Tiles::default()),
            Set::Airship(tile) => {
                let (aggressive, passive) = match tile.face().side {
                    TileSide::Aggressive => (tile, AirshipTile::SafeHaven),
                    TileSide::Passive => (AirshipTile::Bombard, tile),
                };
                let tiles =
                    Tiles { aggressive: Some(aggressive), passive: Some(passive), ..Tiles::default() };
                seven(" +airships", tiles)
            }
            Set::Resolution(tile) => {
                seven(" +resolutions", Tiles { resolution: Some(tile), ..Tiles::default() })
            }
        }
    }

    /// Positions from fixed games.
    fn samples(self) -> Vec<Sample> {
        let mut samples = Vec::new();
        if matches!(self, Set::Haven) {
            let mut state = State::from_position(include_str!("safe_haven.kpos")).expect("a position");
            let seat = state.public().active();
            for mv in ["section build", "move", "fly"] {
                state.apply(Actor::Seat(seat), mv.parse().expect("a move")).expect("a legal move");
            }
            let mv = state.legal(seat)[0];
            samples.push(Sample { state, seat, mv });
            return samples;
        }
        for game in 0..self.games() {
            let mut rng = Pcg64Mcg::seed_from_u64(game);
            let mut setup = self.setup(game);
            setup.settle(&mut rng).expect("an ordinary game");
            let mut state = setup.start().expect("an ordinary game");
            let mut list = MoveList::new();
            for decision in 0..DECISIONS {
                let (actor, mv) = match state.awaiting() {
                    Awaiting::Over => break,
                    Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).expect("an outcome")),
                    Awaiting::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody is asked");
                        state.legal_into(seat, &mut list);
                        let mv = list[below(&mut rng, list.len() as u32) as usize];
                        if decision % EVERY == 0 {
                            samples.push(Sample { state, seat, mv });
                        }
                        (Actor::Seat(seat), mv)
                    }
                };
                state.apply_unchecked(actor, mv);
            }
        }
        samples
    }
}

/// One call for each sample and round; how many that were.
fn run(mode: &str, samples: &[Sample]) -> usize {
    if mode == "brisk" {
        return (0..BRISK_GAMES).map(common::brisk_game).sum();
    }
    let mut list = MoveList::new();
    for _ in 0..ROUNDS {
        for sample in samples {
            let Sample { state, seat, mv } = black_box(sample);
            match mode {
                "legal" => {
                    state.legal_into(*seat, &mut list);
                    black_box(&list);
                }
                "apply" => {
                    let mut next = *state;
                    black_box(next.apply(Actor::Seat(*seat), *mv)).expect("a legal move");
                    black_box(&next);
                }
                "apply-unchecked" => {
                    let mut next = *state;
                    next.apply_unchecked(Actor::Seat(*seat), *mv);
                    black_box(&next);
                }
                "copy" => {
                    let next = *state;
                    black_box(&next);
                }
                "view" => {
                    black_box(View::of(state, *seat));
                }
                "key" => {
                    black_box(state.key());
                }
                _ => {}
            }
        }
    }
    ROUNDS * samples.len()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let set = match args.get(1) {
        None => Some(Set::Base),
        Some(name) => Set::all().find(|set| set.name() == name),
    };
    match (args.first().map(String::as_str), set) {
        (Some("sets"), _) => Set::all().for_each(|set| println!("{}", set.name())),
        (Some(mode), Some(set)) if mode == "none" || MODES.contains(&mode) => {
            println!("{}", run(mode, &set.samples()))
        }
        (None, Some(set)) => {
            let samples = set.samples();
            for mode in MODES {
                let begin = Instant::now();
                let calls = run(mode, &samples);
                println!("{mode:<16} {:>8.1} ns", begin.elapsed().as_nanos() as f64 / calls as f64);
            }
        }
        _ => {
            eprintln!("expected one of none, {}, and after it one of 'sets'", MODES.join(", "));
            std::process::exit(2);
        }
    }
}
