//! Whole games through a session, saved and resumed on the way.

use crate::common::{MODULES, Pointer, table, texts};
use crate::storage::{self, Memory};
use kosa_client::wishes::SeatWish;
use kosa_client::{Bots, NearTable, RecordFile, SavedTable, Session, Stage, Wishes, saves};
use kosa_table::Seed;
use std::path::Path;

/// Games of every module are played to the end, and their records replay to the same hash.
#[test]
fn a_pointer_plays_whole_games() {
    for (module, rules) in MODULES.iter().enumerate() {
        let table = table(module, 40 + module as u64, 1);
        let mut session = Session::new(NearTable::new(table), texts());
        let (mut pointer, mut bots) = (Pointer::new(module as u64), Bots::default());
        let mut acts = 0;
        while acts < 40_000 && pointer.act_briskly(&mut session, &mut bots) {
            acts += 1;
        }
        assert_eq!(session.stage(), Stage::Over, "{rules:?} after {acts}");
        let record = session.link().record();
        let text = record.to_text();
        let read = kosa_engine::Record::recover(&text).unwrap();
        let state = read.replay().unwrap();
        assert_eq!(state.hash64(), session.link().table().state().hash64());
    }
}

/// Whatever happens to the program, what was decided by a person is there when it comes back.
#[test]
fn a_game_goes_on_where_it_was_left() {
    let memory = Memory::default();
    let file = RecordFile::new(memory.clone(), None);
    let mut session = Session::new(SavedTable::new(table(1, 5, 1), file), texts());
    let mut pointer = Pointer::new(3);
    for _ in 0..12 {
        let mut bots = Bots::default();
        for _ in 0..40 {
            if !pointer.act(&mut session, &mut bots) {
                break;
            }
            if matches!(session.stage(), Stage::Asking(_)) && session.link().file().path().is_some() {
                assert!(session.link().file().is_saved(), "a person is asked only when all is kept");
            }
        }
        if matches!(session.stage(), Stage::Thinking(_)) {
            session.let_bots_decide(&mut bots);
        }
        let hash = session.link().near().table().state().hash64();
        let entries = session.link().near().record().entries().len();
        let log: Vec<String> = told(&session);
        // The program ends here.
        drop(session);
        let name = Path::new("games/1.kosa");
        let open = saves::open(memory.clone(), name, None, Seed::from(0), false);
        let open = open.unwrap();
        assert_eq!(open.table.record().entries().len(), entries);
        assert_eq!(open.table.state().hash64(), hash);
        session = Session::new(SavedTable::new(open.table, open.file), texts());
        // What could only be left may have been left since.
        let again = told(&session);
        assert!(again.starts_with(&log), "the log is told as it was");
    }
}

/// Whoever plans a whole turn does it once: a bot is the same until the turn is over, and has other luck in the next.
#[test]
fn a_bot_has_one_seed_for_each_turn() {
    let wishes = Wishes::of_seats(vec![SeatWish::bot("easy"); 2]);
    let table = wishes.to_new_game(Seed::from(5)).unwrap().deal().unwrap();
    let mut session = Session::new(NearTable::new(table), texts());
    let (mut bots, mut by_turn) = (Bots::default(), std::collections::BTreeMap::<u16, Vec<Seed>>::new());
    while by_turn.len() < 20 {
        match session.stage() {
            Stage::Watching => session.watch(),
            Stage::Reading => session.turn_page(true),
            Stage::Thinking(_) => {
                let thought = session.thinking().unwrap();
                by_turn.entry(thought.view.public().turns()).or_default().push(thought.seed);
                assert!(session.let_a_bot_decide(&mut bots));
            }
            stage => panic!("{stage:?}"),
        }
    }
    assert!(by_turn.values().any(|seeds| seeds.len() > 3), "{by_turn:?}");
    let mut all: Vec<Seed> = Vec::new();
    for seeds in by_turn.values() {
        assert!(seeds.iter().all(|seed| *seed == seeds[0]), "{seeds:?}");
        assert!(!all.contains(&seeds[0]));
        all.push(seeds[0]);
    }
}

fn told<L: kosa_client::TableLink>(session: &Session<L>) -> Vec<String> {
    let viewer = session.reader();
    session.log().lines().iter().map(|line| line.text(viewer, session.texts())).collect()
}

/// What cannot be kept is played on with and told, until it is kept.
#[test]
fn trouble_is_told_until_it_is_over() {
    let memory = Memory::default();
    memory.world.borrow_mut().failing = Some(storage::Failing::From(1, storage::Harm::Nothing));
    let mut session =
        Session::new(SavedTable::new(table(0, 5, 1), RecordFile::new(memory.clone(), None)), texts());
    let (mut pointer, mut bots) = (Pointer::new(1), Bots::default());
    while session.link().near().record().entries().len() < 60 && pointer.act(&mut session, &mut bots) {}
    assert!(session.link().trouble().is_some());
    memory.world.borrow_mut().failing = None;
    assert!(session.link_mut().save());
    assert!(session.link().trouble().is_none());
}
