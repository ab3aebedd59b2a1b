//! Series of games.

use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Record, Setup};
use kosa_table::simulate::{GameResult, Plan, PlanError, Report, run};
use kosa_table::{Seed, Table};
use std::sync::Mutex;

fn plan(seats: usize, games: u64) -> Plan {
    Plan {
        setup: Setup::random(seats),
        bots: vec!["random".into(); seats],
        seed: Seed::from(11),
        games,
        max_turns: 20_000,
        records: false,
    }
}

fn play(plan: &Plan, threads: usize) -> Vec<GameResult> {
    run(plan, threads, &|_, _| {}).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan(3, 12);
    let one = play(&plan, 1);
    for threads in [2, 5] {
        let many = play(&plan, threads);
        assert_eq!(one, many);
        assert_eq!(Report::of(&one), Report::of(&many));
    }
    assert_ne!(one, play(&Plan { seed: Seed::from(12), ..plan }, 1));
}

#[test]
fn the_report_counts_every_finished_game() {
    let games = play(&plan(4, 8), 2);
    let report = Report::of(&games);
    assert_eq!((report.games, report.unfinished), (8, 0));
    assert_eq!(report.seats.len(), 4);
    assert!(report.seats.iter().all(|t| t.games() == 8));
    assert!(report.seats.iter().map(|t| t.wins).sum::<u64>() >= 8);
    assert_eq!(report.factions.iter().map(|(_, t)| t.games()).sum::<u64>(), 32);
    assert_eq!(report.mats.iter().map(|(_, t)| t.games()).sum::<u64>(), 32);
    assert!(report.stars.iter().sum::<u64>() >= 6 * 8, "somebody has six stars in every finished game");
    assert!(report.rounds.min <= report.rounds.max && report.rounds.mean() > 0.0);
}

#[test]
fn games_that_take_too_long_are_given_up_and_reported() {
    let games = play(&Plan { max_turns: 5, ..plan(2, 4) }, 2);
    let report = Report::of(&games);
    assert_eq!((report.unfinished, report.rounds.count), (4, 0));
    assert!(games.iter().all(|g| !g.finished && g.turns == 6));
}

#[test]
fn records_replay_and_can_be_resumed_as_games() {
    let records: Mutex<Vec<(u64, Record)>> = Mutex::default();
    let plan = Plan { records: true, max_turns: 40, ..plan(2, 3) };
    run(&plan, 2, &|game, record| records.lock().unwrap().push((game.index, record.unwrap().clone())))
        .unwrap();
    for (index, record) in records.into_inner().unwrap() {
        let state = record.replay().unwrap();
        assert_eq!(record.entries().last(), Some(&Entry::Hash(state.hash64())));
        let table = Table::resume(&record.to_text(), plan.seed.of_game(index)).unwrap();
        assert_eq!(table.state(), &state);
    }
}

#[test]
fn chosen_factions_and_mats_are_played() {
    let setup = Setup::chosen([(Faction::Saxony, Mat::Patriotic), (Faction::Nordic, Mat::Mechanical)]);
    let games = play(&Plan { setup, max_turns: 3, ..plan(2, 2) }, 1);
    for game in games {
        let pairs: Vec<_> = game.seats.iter().map(|s| (s.faction, s.mat)).collect();
        assert_eq!(pairs, [(Faction::Nordic, Mat::Mechanical), (Faction::Saxony, Mat::Patriotic)]);
    }
}

#[test]
fn wrong_plans_are_refused() {
    let wrong = |plan: Plan| run(&plan, 1, &|_, _| {}).unwrap_err();
    assert!(matches!(wrong(plan(1, 1)), PlanError::Setup(_)));
    assert!(matches!(
        wrong(Plan { bots: vec!["random".into()], ..plan(2, 1) }),
        PlanError::BotCount { bots: 1, seats: 2 }
    ));
    assert!(matches!(wrong(Plan { bots: vec!["nobody".into(); 2], ..plan(2, 1) }), PlanError::NoBot(_)));
}
