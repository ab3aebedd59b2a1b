//! The turn of an Automa is read page by page, and the board is shown as it was then: over a wire too, where nothing of it is sent
//! but what lay open before and after.

use crate::common::{Pointer, table, texts};
use kosa_client::link::Step;
use kosa_client::{Bots, Command, FarTable, NearTable, News, Session, TableLink};
use kosa_engine::record::Entry;
use kosa_engine::{Record, State, View, Viewer};
use kosa_wire::{Game, Joined, Message, Patch, Position, Standing, Told};
use serde_json::json;

/// The game as a server tells it to somebody who only watches.
fn told(record: &Record) -> String {
    let open = |state: &State| Position::of(&View::of(state, Viewer::Bystander));
    let start = open(record.start());
    let (mut before, mut steps) = (start.clone(), Vec::new());
    record
        .replay_with(|entry, events, after| {
            let after = open(after);
            let by = if let Entry::Move(actor, _) = *entry { Some(actor) } else { None };
            let told = events.iter().map(|e| Told { open: e.seen_by(Viewer::Bystander), own: Vec::new() });
            steps.push(kosa_wire::Step { by, told: told.collect(), open: Patch::between(&before, &after) });
            before = after;
        })
        .unwrap();
    let game = Game {
        version: 1,
        occupants: record.start().public().seats().map(|_| "human".to_string()).collect(),
        here: Vec::new(),
        start,
        steps,
        standing: Standing::default(),
    };
    let room =
        json!({"table": "t", "phase": "playing", "wishes": "", "owner": "", "places": [], "commitment": ""});
    let room = serde_json::from_value(room).unwrap();
    let joined = Joined { you: None, room, talk: Vec::new(), game: Some(game), now: None };
    serde_json::to_string(&Message::Joined(Box::new(joined))).unwrap()
}

fn joined(news: Vec<News>) -> Vec<Step> {
    match news.into_iter().next() {
        Some(News::Joined(joined)) => joined.steps,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_moments_of_an_automas_turn_are_found_again_at_the_other_end() {
    let mut turns = 0;
    // Every module with an Automa, with combats and Traps: nothing of what was hidden then is missing any more.
    for (module, seed) in [1, 4, 5].into_iter().flat_map(|m| (0..12).map(move |s| (m, s))) {
        let mut near = Session::new(NearTable::new(table(module, seed, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(seed), Bots::default());
        for _ in 0..2500 {
            if !pointer.act(&mut near, &mut bots) {
                break;
            }
        }
        let record = near.link().record().clone();
        let here = joined(NearTable::new(near.link().table().clone()).send(Command::Join));
        let there = joined(FarTable::new(|_: String| {}, "x").hear(&told(&record)));
        assert_eq!(here.len(), there.len());
        for (here, there) in here.iter().zip(&there).filter(|(here, _)| here.moments.len() > 1) {
            assert_eq!(here.moments, there.moments, "module {module}, seed {seed}, entry {}", here.entry);
            turns += 1;
        }
    }
    assert!(turns > 500, "{turns}");
}
