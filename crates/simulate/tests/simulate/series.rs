//! Series of games: which are played, in which order they come, and what they come to.

use crate::common::{games, plan, play};
use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Move, Setup, View};
use kosa_simulate::{Contestant, PlanError, Report, SeriesError, SeriesPlan, run};
use kosa_table::{Generator, IdlePlayer, Player, RandomPlayer, Seed, Table};
use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan(3, 12);
    let one = play(&plan, 1);
    for threads in [2, 5] {
        let many = play(&plan, threads);
        assert_eq!(one, many);
        assert_eq!(Report::of(&one), Report::of(&many));
    }
    assert_ne!(one, play(&SeriesPlan { seed: Seed::from(12), ..plan }, 1));
}

#[test]
fn the_report_counts_every_finished_game() {
    let games = play(&plan(4, 8), 2);
    let report = Report::of(&games);
    assert_eq!((report.games, report.unfinished), (8, 0));
    assert_eq!(report.seats().count(), 4);
    assert!(report.seats().all(|t| t.games() == 8));
    assert!(report.seats().map(|t| t.wins).sum::<u64>() >= 8);
    assert_eq!(report.factions().map(|(_, t)| t.games()).sum::<u64>(), 32);
    assert_eq!(report.mats().map(|(_, t)| t.games()).sum::<u64>(), 32);
    assert!(report.stars.iter().sum::<u64>() >= 6 * 8, "somebody has six stars in every finished game");
    assert!(report.rounds.min <= report.rounds.max && report.rounds.mean() > 0.0);
}

#[test]
fn games_that_take_too_long_are_given_up_and_reported() {
    let games = play(&SeriesPlan { max_turns: 5, ..plan(2, 4) }, 2);
    let report = Report::of(&games);
    assert_eq!((report.unfinished, report.rounds.count), (4, 0));
    assert!(games.iter().all(|g| !g.finished && g.turns == 6));
}

#[test]
fn records_replay_and_can_be_resumed_as_games() {
    let plan = SeriesPlan { records: true, max_turns: 40, ..plan(2, 3) };
    for game in games(&plan, 2) {
        let record = game.record.unwrap();
        let state = record.replay().unwrap();
        assert_eq!(record.entries().last(), Some(&Entry::Hash(state.hash64())));
        let table = Table::resume(&record.to_text(), plan.seed.of_game(game.result.index)).unwrap();
        assert_eq!(table.state(), &state);
    }
}

#[test]
fn chosen_factions_and_mats_are_played() {
    let setup = Setup::chosen([(Faction::Saxony, Mat::Patriotic), (Faction::Nordic, Mat::Mechanical)]);
    let games = play(&SeriesPlan { setup, max_turns: 3, ..plan(2, 2) }, 1);
    for game in games {
        let pairs: Vec<_> = game.seats.iter().map(|s| (s.faction, s.mat)).collect();
        assert_eq!(
            pairs,
            [(Faction::Nordic, Some(Mat::Mechanical)), (Faction::Saxony, Some(Mat::Patriotic))]
        );
    }
}

#[test]
fn wrong_plans_are_refused() {
    let wrong = |plan: SeriesPlan| match run(&plan, 2, &AtomicBool::new(false), |_| Ok::<(), Infallible>(()))
    {
        Err(SeriesError::Plan(e)) => e,
        other => panic!("{other:?}"),
    };
    assert!(matches!(wrong(plan(1, 1)), PlanError::Setup(_)));
    let random = Contestant::bot("random");
    for (players, counted) in
        [(vec![random.clone()], 1), (vec![random.clone(), None], 1), (vec![random; 3], 3)]
    {
        assert_eq!(
            wrong(SeriesPlan { players, ..plan(2, 1) }),
            PlanError::PlayerCount { players: counted, seats: 2 }
        );
    }
    assert!(Contestant::bot("nobody").is_none());
}

#[test]
fn games_come_in_their_order_whatever_the_number_of_threads() {
    for threads in [0, 1, 2, 7] {
        // Long and short games side by side, and more than wait for each other.
        let plan = SeriesPlan { max_turns: 60, ..plan(2, 700) };
        assert!(play(&plan, threads).iter().map(|game| game.index).eq(0..700), "{threads} threads");
    }
}

#[test]
fn bots_are_players_like_any_other() {
    type Sit = fn(Generator) -> Box<dyn Player + Send>;
    let own: [(&str, Sit); 2] = [
        ("random", |generator| Box::new(RandomPlayer::with_generator(generator))),
        ("idle", |_| Box::new(IdlePlayer)),
    ];
    for (kind, sit) in own {
        let bots = SeriesPlan { max_turns: 60, ..crate::common::plan_of(Setup::random(2), kind, 6) };
        let players = vec![Some(Contestant::new("mine", sit)); 2];
        assert_eq!(play(&bots, 2), play(&SeriesPlan { players, ..bots }, 2));
    }
}

/// Remembers how often it was asked, and plays by that and by its generator.
struct Counting {
    asked: usize,
    draws: RandomPlayer,
}

impl Player for Counting {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        self.asked += 1;
        if self.asked.is_multiple_of(3) {
            self.draws.choose(view, legal)
        } else {
            legal[self.asked % legal.len()]
        }
    }
}

#[test]
fn players_of_ones_own_take_part() {
    let counting = Contestant::new("counting", |generator| {
        Box::new(Counting { asked: 0, draws: RandomPlayer::with_generator(generator) })
    });
    let asked = Arc::new(AtomicU64::new(0));
    let heard = asked.clone();
    let first = Contestant::deciding("first", move |view, legal, _| {
        assert!(view.seat().is_some(), "a player sees what its seat sees");
        heard.fetch_add(1, Ordering::Relaxed);
        legal[0]
    });
    let plan = SeriesPlan {
        players: vec![Some(counting), Some(first)],
        max_turns: 80,
        records: true,
        ..plan(2, 20)
    };
    let alone = games(&plan, 1);
    assert!(asked.load(Ordering::Relaxed) > 0);
    assert_eq!(alone, games(&plan, 3), "a new player sits down for every game");
    assert!(alone.iter().all(|game| game.result.refused == 0));
    let tags = &alone[0].record.as_ref().unwrap().tags;
    assert!(["bot counting", "bot first"].iter().all(|who| tags.iter().any(|(_, value)| value == who)));
}

#[test]
fn answers_nobody_asked_for_are_counted_and_change_no_rule() {
    let wrong = Contestant::deciding("wrong", |_, _, _| Move::Dial(200));
    let first = Contestant::deciding("first", |_, legal, _| legal[0]);
    let with =
        |who: &Contestant| SeriesPlan { players: vec![Some(who.clone()); 2], max_turns: 30, ..plan(2, 2) };
    let (wrong, first) = (play(&with(&wrong), 2), play(&with(&first), 2));
    for (wrong, first) in wrong.iter().zip(&first) {
        assert_eq!((wrong.refused, first.refused), (wrong.decisions, 0));
        assert_eq!((wrong.decisions, &wrong.seats), (first.decisions, &first.seats));
    }
    assert_eq!(Report::of(&wrong).refused, wrong.iter().map(|game| game.decisions).sum::<u64>());
}

#[test]
fn a_player_that_panics_ends_the_series_and_nobody_waits() {
    let clumsy = Contestant::deciding("clumsy", |view, legal, _| {
        assert!(view.public().turns() < 9, "on purpose");
        legal[0]
    });
    for threads in [1, 3] {
        let plan = SeriesPlan { players: vec![Some(clumsy.clone()); 2], ..plan(2, 1000) };
        let played = std::panic::catch_unwind(AssertUnwindSafe(|| games(&plan, threads)));
        assert!(played.is_err(), "{threads} threads");
    }
}

#[test]
fn the_report_grows_with_what_is_counted_not_with_how_often() {
    let games = play(&plan(3, 30), 2);
    let mut report = Report::of(&games);
    let once = report.bytes();
    for _ in 0..2000 {
        games.iter().for_each(|game| report.add(game));
    }
    assert_eq!((report.games, report.bytes()), (30 * 2001, once));
    assert!(once <= Report::MAX_BYTES && Report::MAX_BYTES < 4 << 20);
    // The worst that can come.
    let mut wild = games[0].clone();
    for power in 0..64 {
        wild.decisions = 1 << power;
        wild.turns = (power as u16) * 1024;
        wild.seats.iter_mut().for_each(|seat| seat.automa_turns = 1 << (power / 2));
        report.add(&wild);
    }
    assert!(report.bytes() <= Report::MAX_BYTES);
}

#[test]
fn medians_are_those_of_the_games() {
    let games = play(&plan(2, 41), 2);
    let mut scores: Vec<u64> = games.iter().map(|game| game.seats[0].score.total() as u64).collect();
    scores.sort();
    let report = Report::of(&games);
    let seat = report.seats().next().unwrap();
    assert_eq!((seat.score.median(), seat.score.percentile(100)), (scores[20], scores[40]));
    assert_eq!((seat.score.percentile(10), seat.score.percentile(90)), (scores[4], scores[36]));
}
