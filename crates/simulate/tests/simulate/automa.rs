//! Series with Automas, which need nobody to decide for them.

use crate::common::{games, plan_of, play};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{AutomaLevel, Star};
use kosa_engine::{AutomaDials, AutomaKind, Rules, Setup, Switch};
use kosa_simulate::{Contestant, PlanError, Report, SeriesError, SeriesPlan, run};
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

/// People first, then these Automas; factions by lot.
fn plan(people: usize, levels: &[AutomaLevel], bot: &str, games: u64) -> SeriesPlan {
    let kind = |level: &AutomaLevel| AutomaKind { level: *level, dials: AutomaDials::default() };
    let mut setup = Setup::random(people);
    setup.players.extend(levels.iter().map(|level| Wish { automa: Some(kind(level)), ..Wish::default() }));
    plan_of(setup, bot, games)
}

#[test]
fn automas_left_alone_take_the_expected_number_of_turns() {
    let expected = [28.0, 23.0, 20.0, 19.0];
    for (level, expected) in AutomaLevel::ALL.into_iter().zip(expected) {
        let report = Report::of(&play(&plan(1, &[level], "idle", 200), 0));
        let (played, automa) = report.automas().next().unwrap();
        assert_eq!((played, automa.turns.count, report.unfinished), (level, 200, 0));
        let turns = automa.turns.mean();
        assert!((turns - expected).abs() < 2.0, "{level}: {turns}");
        assert_eq!(report.people.wins, 0, "who does nothing wins nothing");
        assert!(automa.stars[Star::Tracker.index()] >= 4 * 200);
        assert_eq!(automa.stars[Star::Combat.index()], 0, "nobody fights");
    }
}

#[test]
fn the_report_keeps_people_and_automas_apart() {
    let levels = [AutomaLevel::Automa, AutomaLevel::Automa];
    let games = play(&plan(2, &levels, "random", 6), 0);
    let report = Report::of(&games);
    assert_eq!((report.people.games(), report.mats().map(|(_, t)| t.games()).sum::<u64>()), (12, 12));
    assert_eq!(report.automas().count(), 1);
    let (_, automas) = report.automas().next().unwrap();
    assert_eq!((automas.tally.games(), automas.turns.count), (12, 12));
    assert_eq!(automas.tally.wins + report.people.wins, report.seats().map(|t| t.wins).sum::<u64>());
    assert_eq!(report.stars[Star::Tracker.index()], automas.stars[Star::Tracker.index()]);
    assert!(report.sides.is_none());
    for game in &games {
        for seat in &game.seats {
            assert_eq!(seat.automa.is_some(), seat.automa_turns > 0);
        }
    }
    assert!(Report::of(&play(&plan(2, &[], "random", 1), 0)).automas().next().is_none());
}

#[test]
fn cooperative_games_are_decided_by_averages() {
    let mut plan = plan(2, &[AutomaLevel::Automa], "idle", 5);
    plan.setup = plan.setup.with_rules(Rules::RULEBOOK.with(Switch::AutomaCooperative, true));
    let games = play(&plan, 0);
    for game in &games {
        let sides = game.sides.unwrap();
        let people: u32 = game.seats.iter().filter(|s| s.automa.is_none()).map(|s| s.score.total()).sum();
        assert_eq!(sides.people, people * 50);
    }
    let sides = Report::of(&games).sides.unwrap();
    assert_eq!((sides.people, sides.automas, sides.drawn), (0, 5, 0));
    assert!(sides.automas_average.mean() > sides.people_average.mean());
}

#[test]
fn records_of_simulated_games_name_the_automas() {
    let plan = SeriesPlan { records: true, ..plan(1, &[AutomaLevel::Autometta], "idle", 1) };
    let record = games(&plan, 1)[0].record.clone().unwrap();
    assert!(record.tags.iter().any(|(_, value)| value == "automa:autometta"));
    assert!(record.tags.iter().any(|(_, value)| value == "bot idle"));
    assert!(record.replay().unwrap().is_over());
}

#[test]
fn only_people_need_bots() {
    let mut plan = plan(1, &[AutomaLevel::Automa], "idle", 1);
    plan.players = vec![Contestant::bot("idle"), None];
    assert_eq!(play(&plan, 1).len(), 1);
    plan.players = vec![None, Contestant::bot("idle")];
    let refused = run(&plan, 1, &AtomicBool::new(false), |_| Ok::<(), Infallible>(()));
    assert_eq!(refused, Err(SeriesError::Plan(PlanError::PlayerCount { players: 0, seats: 1 })));
}
