//! What the page shows of whole games: every answer is a button with a key, and whatever is outlined can be pointed at.

use super::scene::{self, Panel, Scene};
use super::{against_automa, marks};
use crate::draw::ring::Ring;
use crate::thing::Mark;
use kosa_client::{Answered, NearTable, Session, Stage, Target};
use kosa_engine::random::below;
use kosa_engine::vocab::Place;
use kosa_lang::{Lang, Texts};
use kosa_table::{Generator, Seed};
use std::sync::Arc;

fn session(seed: u64) -> Session<NearTable> {
    let table = against_automa(Seed::from(seed)).deal().unwrap();
    Session::new(NearTable::new(table), Arc::new(Texts::new(Lang::English)))
}

/// Plays with whatever is offered until the game is over; looks at every moment on the way.
fn play(seed: u64, mut look: impl FnMut(&Session<NearTable>, &mut Generator)) -> Session<NearTable> {
    let mut session = session(seed);
    let mut rng = Seed::from(seed).bot_generator(5);
    for _ in 0..20_000 {
        look(&session, &mut rng);
        match session.stage() {
            Stage::Over => return session,
            Stage::Reading => session.turn_page(true),
            Stage::Asking(_) => {
                let scene = Scene::of(&session);
                let any = below(&mut rng, scene.answers.len() as u32) as usize;
                let index = match (scene.commit(), below(&mut rng, 2)) {
                    (Some(commit), 0) => commit.index,
                    _ => any,
                };
                if let Answered::Confirm(_, moves) = session.choose(index) {
                    assert_eq!(session.decide(moves), Answered::Done);
                }
            }
            other => panic!("{other:?} in a game against the Automa"),
        }
    }
    panic!("no end");
}

#[test]
fn every_answer_of_a_game_is_a_button_and_every_question_is_said() {
    let mut panels = Vec::new();
    for seed in 0..3 {
        play(seed, |session, _| {
            let scene = Scene::of(session);
            if scene.asking().is_none() {
                return;
            }
            assert!(!scene.question.is_empty());
            let choices = &session.asked().unwrap().menu().choices;
            assert_eq!(scene.answers.len(), choices.len());
            for answer in &scene.answers {
                assert!(!answer.label.is_empty() && !answer.key.is_empty());
            }
            assert!(scene.primary(None).is_some());
            panels.push(scene.panel);
        });
    }
    assert!(panels.contains(&Panel::None));
    assert!(panels.contains(&Panel::Combat) || panels.contains(&Panel::Options), "no dialog in three games");
}

#[test]
fn whatever_is_outlined_can_be_pointed_at() {
    play(4, |session, _| {
        if !matches!(session.stage(), Stage::Asking(_)) {
            return;
        }
        let asked = session.asked().unwrap();
        let shown = marks::of(session, None, None);
        let chosen = |ring: &Ring| matches!(ring, Ring::Chosen | Ring::Combat | Ring::Changed);
        let places: Vec<Place> =
            shown.rings.iter().filter(|(_, ring)| !chosen(ring)).map(|(place, _)| *place).collect();
        for place in places {
            let mut asked = asked.clone();
            let taken = asked.point(Target::Place(place));
            assert_ne!(taken, kosa_client::ask::Taken::Nothing, "{place} in {:?}", asked.question());
        }
        for (target, mark) in scene::marked(session, None).0 {
            assert_ne!(mark, Mark::Quiet);
            let mut asked = asked.clone();
            assert_ne!(asked.point(target), kosa_client::ask::Taken::Nothing, "{target:?}");
        }
    });
}

#[test]
fn a_preview_says_what_changes_and_changes_nothing() {
    let mut said = 0;
    play(5, |session, rng| {
        let scene = Scene::of(session);
        if scene.asking().is_none() || below(rng, 4) > 0 {
            return;
        }
        for answer in &scene.answers {
            let preview = scene::preview(session, answer.index);
            said += preview.changes.len() + preview.said.len();
        }
        assert_eq!(Scene::of(session), scene);
    });
    assert!(said > 0);
}

#[test]
fn the_pages_of_an_automa_show_what_it_weighed() {
    let mut weighed = 0;
    play(6, |session, _| {
        if session.stage() == Stage::Reading {
            let shown = marks::of(session, None, None);
            weighed += usize::from(shown.candidates.iter().any(|candidate| candidate.won));
        }
    });
    assert!(weighed > 0);
}
