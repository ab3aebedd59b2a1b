//! A bot of one's own against one that plays at random, in a series with statistics.
//!
//! `cargo run --release --example own_bot [GAMES]`

use kosa_engine::random::below;
use kosa_engine::{Move, Setup, View};
use kosa_simulate::{Contestant, Report, SeriesPlan, run};
use kosa_table::{Generator, Player};
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

/// Takes whatever leaves it with the best score at once; between equals the dice decide.
struct Greedy {
    rng: Generator,
}

impl Player for Greedy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        // `try_out` makes the move on a state that looks the same to us, and stops where something hidden decides.
        let worth = |mv: &Move| {
            let after = view.try_out(&[*mv]).view;
            view.seat().map_or(0, |seat| after.public().score(seat).total())
        };
        let best = legal.iter().map(worth).max().unwrap_or(0);
        let good: Vec<Move> = legal.iter().copied().filter(|mv| worth(mv) == best).collect();
        good[below(&mut self.rng, good.len() as u32) as usize]
    }
}

fn series(games: u64) -> Report {
    let greedy = Contestant::new("greedy", |rng| Box::new(Greedy { rng }));
    let plan = SeriesPlan {
        setup: Setup::random(2),
        players: vec![Some(greedy), Contestant::bot("random")],
        seed: 7.into(),
        games,
        max_turns: 200,
        records: false,
    };
    let mut report = Report::default();
    let receive = |game: kosa_simulate::SimulatedGame| {
        report.add(&game.result);
        Ok::<(), Infallible>(())
    };
    run(&plan, 0, &AtomicBool::new(false), receive).expect("two players for two seats");
    report
}

fn main() {
    let report = series(std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20));
    println!("{} games, {} given up after 200 turns", report.games, report.unfinished);
    println!("mean score {:.1}", report.people.score.mean());
    for (faction, tally) in report.factions().filter(|(_, tally)| tally.games() > 0) {
        println!("{faction}: {} of {} won", tally.wins, tally.games());
    }
}

#[test]
fn it_runs() {
    assert_eq!(series(2).games, 2);
}
