//! The ladder on results whose strengths are known.

use kosa_arena::{Ladder, Rung};
use kosa_engine::random::below;
use kosa_table::{Generator, Seed};

const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// A number between 0 and 1.
fn unit(generator: &mut Generator) -> f64 {
    (f64::from(below(generator, 1 << 30)) + 0.5) / f64::from(1 << 30)
}

/// A game of these players: each scores his strength and a draw from the distribution under which the model is exact.
fn game(players: &[usize], elo: &[f64], generator: &mut Generator) -> Vec<(usize, u8)> {
    let mut scores: Vec<(f64, usize)> = Vec::new();
    for player in players {
        scores.push((elo[*player] / ELO - (-unit(generator).ln()).ln(), *player));
    }
    scores.sort_by(|a, b| b.0.total_cmp(&a.0));
    scores.into_iter().zip(1..).map(|((_, player), place)| (player, place)).collect()
}

fn league(elo: &[f64], seats: usize, games: usize, seed: u64) -> Ladder {
    let mut generator = Seed::from(seed).bot_generator(0);
    let mut ladder = Ladder::new(elo.len());
    for _ in 0..games {
        let mut players: Vec<usize> = (0..elo.len()).collect();
        kosa_engine::random::shuffle(&mut generator, &mut players);
        players.truncate(seats);
        ladder.add(&game(&players, elo, &mut generator));
    }
    ladder
}

fn of(rungs: &[Rung], player: usize) -> Rung {
    *rungs.iter().find(|rung| rung.player == player).unwrap()
}

#[test]
fn strengths_are_found_again() {
    let elo = [-300.0, -100.0, 0.0, 150.0, 250.0];
    for seats in [2, 3, 5] {
        let rungs = league(&elo, seats, 20_000, 7).fit();
        assert_eq!(rungs.iter().map(|rung| rung.player).collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
        for (player, points) in elo.iter().enumerate() {
            let rung = of(&rungs, player);
            assert!((rung.elo - points).abs() < 20.0, "{seats} seats: {rung:?}, not {points}");
            assert!(rung.ci95[0] < rung.elo && rung.elo < rung.ci95[1]);
        }
        assert!(rungs.iter().map(|rung| rung.elo).sum::<f64>().abs() < 1e-6, "the mean is 0");
    }
}

#[test]
fn ninety_five_of_a_hundred_intervals_hold_the_truth() {
    let elo = [-120.0, -30.0, 40.0, 110.0];
    for seats in [2, 4] {
        let (mut held, mut all) = (0, 0);
        for seed in 0..250 {
            let rungs = league(&elo, seats, 200, 1000 + seed).fit();
            for (player, points) in elo.iter().enumerate() {
                let [low, high] = of(&rungs, player).ci95;
                held += usize::from((low..=high).contains(points));
                all += 1;
            }
        }
        let part = held as f64 / all as f64;
        assert!((0.92..=0.985).contains(&part), "{seats} seats: {part}");
    }
}

#[test]
fn two_players_are_as_far_apart_as_their_wins() {
    for (wins, losses) in [(300, 100), (100, 100), (90, 10)] {
        let mut ladder = Ladder::new(2);
        (0..wins).for_each(|_| ladder.add(&[(0, 1), (1, 2)]));
        (0..losses).for_each(|_| ladder.add(&[(1, 1), (0, 2)]));
        let rungs = ladder.fit();
        let lead = of(&rungs, 0).elo - of(&rungs, 1).elo;
        let expected = ELO * (wins as f64 / losses as f64).ln();
        // A game drawn beforehand pulls a little.
        assert!((lead - expected).abs() < 10.0, "{lead}, not {expected}");
        assert_eq!(of(&rungs, 0).comparisons, wins + losses);
    }
}

#[test]
fn whoever_wins_everything_has_a_strength_that_is_not_certain() {
    let mut ladder = Ladder::new(3);
    for _ in 0..50 {
        ladder.add(&[(0, 1), (1, 2)]);
        ladder.add(&[(1, 1), (2, 2)]);
    }
    let rungs = ladder.fit();
    assert_eq!(rungs.iter().map(|rung| rung.player).collect::<Vec<_>>(), [0, 1, 2]);
    for rung in rungs {
        assert!(rung.elo.is_finite() && rung.elo.abs() < 3000.0, "{rung:?}");
        assert!(rung.ci95[1] - rung.ci95[0] > 100.0, "{rung:?}");
    }
}

#[test]
fn the_order_of_games_and_seats_changes_nothing() {
    let games = [[(0, 1), (1, 2), (2, 3)], [(2, 1), (0, 2), (1, 2)], [(1, 1), (2, 2), (0, 3)]];
    let (mut a, mut b) = (Ladder::new(3), Ladder::new(3));
    games.iter().for_each(|game| a.add(game));
    games.iter().rev().for_each(|game| b.add(&game.iter().rev().copied().collect::<Vec<_>>()));
    assert_eq!(a.fit(), b.fit());
}

#[test]
fn equal_places_and_games_against_oneself_favour_nobody() {
    let mut ladder = Ladder::new(2);
    ladder.add(&[(0, 1), (1, 1)]);
    ladder.add(&[(0, 1), (0, 2)]);
    let rungs = ladder.fit();
    assert!(rungs.iter().all(|rung| rung.elo.abs() < 1e-9));
    assert!(rungs.iter().all(|rung| rung.comparisons == 1));
    assert!(Ladder::new(0).fit().is_empty());
    assert_eq!(Ladder::new(1).fit().len(), 1);
}

#[test]
fn errors_shrink_with_the_root_of_the_games() {
    let width = |games: usize| {
        let rungs = league(&[-50.0, 50.0], 2, games, 3).fit();
        rungs[0].ci95[1] - rungs[0].ci95[0]
    };
    let ratio = width(400) / width(6400);
    assert!((3.4..4.6).contains(&ratio), "{ratio}");
}
