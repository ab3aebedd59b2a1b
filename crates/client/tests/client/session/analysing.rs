//! Hints for whoever is asked, and games looked back at.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_bots::{KINDS, Level};
use kosa_client::analysis::{Hint, Judged, Review, Reviewer, plot};
use kosa_client::link::Thought;
use kosa_client::{Bots, NearTable, Session, Stage};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Record, State, View, Viewer};
use kosa_lang::{Lang, Texts};
use kosa_table::{Seed, Table};

/// Plays on; every so many decisions somebody who is asked is looked at.
fn play(table: &mut Table, decisions: usize, every: usize, mut look: impl FnMut(&State, Seat)) {
    let mut pointer = Pointer::new(5);
    for n in 0..decisions {
        let Awaiting::Seats(seats) = table.awaiting() else { break };
        let seat = seats.iter().next().unwrap();
        if n % every == 0 {
            look(table.state(), seat);
        }
        let view = table.view(seat);
        let mv = pointer.brisk_or_any(&view, &view.legal());
        table.play(seat, mv).unwrap();
    }
}

#[test]
fn hints_are_legal_in_every_module() {
    let said: Vec<Texts> = Lang::ALL.into_iter().map(Texts::new).collect();
    for (module, (name, ..)) in MODULES.iter().enumerate() {
        let mut looked = 0;
        play(&mut table(module, 3, 9), 500, 9, |state, seat| {
            let hint = Hint::of(&View::of(state, seat), Level::Easy.budget(), 3).expect("somebody is asked");
            assert!((1..=3).contains(&hint.plans.len()) && hint.seat == seat);
            // Whoever thinks elsewhere sends it as text.
            assert_eq!(Hint::from_text(&View::of(state, seat), &hint.to_text()).as_ref(), Some(&hint));
            for plan in &hint.plans {
                let mut at = *state;
                for mv in &plan.moves {
                    assert!(at.legal(seat).contains(mv), "{mv} of {:?} in\n{}", plan.moves, at.to_position());
                    at.apply_unchecked(Actor::Seat(seat), *mv);
                }
                assert!((0.0..=1.0).contains(&plan.value.win) && plan.value.margin.is_finite());
                for texts in &said {
                    let words = hint.words(plan, texts);
                    assert!(
                        !words.is_empty() && words.iter().all(|w| !w.contains(['{', '}', '$'])),
                        "{words:?}"
                    );
                }
            }
            looked += 1;
        });
        assert!(looked >= 10, "{name}: {looked}");
    }
}

#[test]
fn a_hint_does_not_depend_on_what_is_hidden() {
    for module in 0..MODULES.len() {
        let mut rng = Seed::from(8).bot_generator(0);
        play(&mut table(module, 4, 9), 200, 29, |state, seat| {
            let view = View::of(state, seat);
            let other = view.resample(&mut rng);
            let [one, two] =
                [state, &other].map(|state| Hint::of(&View::of(state, seat), Level::Easy.budget(), 2));
            assert_eq!(one, two);
        });
    }
}

#[test]
fn a_session_gives_hints_to_whoever_is_asked_and_to_nobody_else() {
    let mut session = Session::new(NearTable::new(table(1, 2, 1)), texts());
    let (mut pointer, mut bots, mut hints) = (Pointer::new(1), Bots::default(), 0);
    for _ in 0..120 {
        let hint = session.hint(Level::Easy.budget(), 2);
        match session.stage() {
            Stage::Asking(seat) => {
                assert_eq!(hint, Hint::of(session.view().unwrap(), Level::Easy.budget(), 2));
                assert_eq!(hint.unwrap().seat, seat);
                hints += 1;
            }
            _ => assert_eq!(hint, None),
        }
        if !pointer.act(&mut session, &mut bots) {
            break;
        }
    }
    assert!(hints > 20);
}

fn played(module: usize, decisions: usize) -> (Record, State) {
    let mut table = table(module, 6, 9);
    play(&mut table, decisions, usize::MAX, |_, _| {});
    (table.record().clone(), *table.state())
}

fn review(record: &Record, viewer: Viewer) -> Review {
    Reviewer::new(record, viewer, Level::Easy.budget()).unwrap().finish()
}

#[test]
fn a_finished_game_is_looked_back_at_with_everybodys_chances() {
    let (record, end) = played(0, 100_000);
    assert!(end.is_over());
    let review = review(&record, Viewer::Everything);
    assert_eq!(review.turns.len(), usize::from(end.public().turns()));
    assert!(review.turns.iter().zip(1..).all(|(turn, n)| turn.turn == n && turn.cost.is_some()));
    let chances: Vec<Vec<Option<f32>>> = end.public().seats().map(|seat| review.chances(seat)).collect();
    for column in 0..review.turns.len() {
        let sum: f32 = chances.iter().map(|line| line[column].unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3, "turn {}: {sum}", column + 1);
    }
    for rank in end.public().ranking() {
        let last = *chances[rank.seat.index()].last().unwrap();
        assert_eq!(last, Some(if rank.place == 1 { 1.0 } else { 0.0 }));
    }
    let dearest = review.dearest(4);
    assert!(dearest.len() <= 4 && dearest.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    let seats: Vec<Seat> = end.public().seats().collect();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let lines = review.dearest_lines(end.public(), &texts);
        assert!(!lines.is_empty() && lines.iter().all(|line| !line.contains(['{', '}', '$'])), "{lines:?}");
        let plot = review.plot_lines(|seat| texts.faction(end.public().player(seat).faction()), &seats, 60);
        assert!(plot.iter().all(|line| line.chars().count() <= 60), "{plot:#?}");
        assert_eq!(plot.len(), 11 + seats.len());
    }
}

#[test]
fn an_unfinished_game_tells_a_seat_about_itself_only() {
    for module in [0, 1, 2] {
        let (record, state) = played(module, 120);
        assert!(!state.is_over());
        let seat = state.public().seats().find(|seat| !state.public().player(*seat).is_automa()).unwrap();
        let review = review(&record, Viewer::Seat(seat));
        assert!(review.ended.is_none());
        for turn in &review.turns {
            let known: Vec<bool> = turn.values.iter().map(Option::is_some).collect();
            let own: Vec<bool> = state.public().seats().map(|one| one == seat).collect();
            assert_eq!(known, own);
            if turn.seat != seat {
                assert!(turn.cost.is_none() && turn.best.is_empty() && turn.played.is_empty());
            }
        }
        assert!(review.turns.iter().any(|turn| turn.cost.is_some()));
        let nobody = Reviewer::new(&record, Viewer::Bystander, Level::Easy.budget()).unwrap().finish();
        assert!(nobody.turns.iter().all(|turn| turn.values.iter().all(Option::is_none)));
    }
}

#[test]
fn a_review_grows_turn_by_turn() {
    let (record, _) = played(0, 60);
    let mut reviewer = Reviewer::new(&record, Viewer::Everything, Level::Easy.budget()).unwrap();
    let (_, all) = reviewer.progress();
    for done in 0..all {
        assert_eq!(reviewer.progress(), (done, all));
        assert!(reviewer.step());
    }
    assert!(!reviewer.step());
    assert_eq!(*reviewer.review(), review(&record, Viewer::Everything));
}

#[test]
fn a_review_may_be_thought_elsewhere_and_come_as_text() {
    for (module, viewer) in [(0, Viewer::Everything), (2, Viewer::Bystander)] {
        let (record, _) = played(module, 80);
        let reviewer = || Reviewer::new(&record, viewer, Level::Easy.budget()).unwrap();
        let (there, mut here) = (reviewer(), reviewer());
        for turn in 0..here.progress().1 {
            let text = there.judge(turn).unwrap().to_text();
            assert!(here.note(Judged::from_text(&text).unwrap()), "{text}");
        }
        let more = there.judge(0).unwrap();
        assert!(there.judge(here.progress().1).is_none() && !here.note(more), "all turns are there");
        assert_eq!(*here.review(), there.finish());
    }
    for nonsense in ["", "-", "-\n-", "0.5\n-\n", "-\nx\n", "-\n-\nnothing of the kind"] {
        assert_eq!(Judged::from_text(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn a_hint_for_another_view_is_none() {
    let mut hints = Vec::new();
    play(&mut table(0, 3, 9), 60, 20, |state, seat| {
        let view = View::of(state, seat);
        hints.push((view, Hint::of(&view, Level::Easy.budget(), 2).unwrap().to_text()));
    });
    let [(first, _), (_, later), ..] = hints.as_slice() else { panic!("two hints") };
    assert_eq!(Hint::from_text(first, later), None);
    for nonsense in ["", "0.5", "0.5 1", "0.5 1\n0.5 1\n", "0.5 1\n0.5 1\nnothing of the kind"] {
        assert_eq!(Hint::from_text(first, nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn plots_have_their_size_whatever_they_show() {
    for width in [0, 1, 2, 7, 40] {
        for height in [0, 1, 5] {
            for values in [vec![], vec![Some(0.5)], vec![None, Some(f32::NAN), Some(9.0), Some(-9.0)]] {
                let drawn = plot(&[('1', values)], width, height);
                assert_eq!(drawn.len(), height);
                assert!(drawn.iter().all(|row| row.chars().count() == width));
            }
        }
    }
}

#[test]
fn a_bot_that_thinks_in_slices_decides_the_same_and_says_on_the_way_what_would_do() {
    let table = table(0, 3, 9);
    let seat = table.state().public().active();
    for (kind, slices) in [("random", 0), ("easy", 0), ("medium", 1), ("hard", 2), ("expert", 2)] {
        let thought = Thought { seat, kind: kind.into(), view: table.view(seat), seed: Seed::from(3), at: 0 };
        let (mut told, mut bots) = (Vec::new(), Bots::at_most(Level::Medium));
        let mv = bots.decide_telling(&thought, |mv| told.push(mv));
        assert_eq!(mv, Bots::at_most(Level::Medium).decide(&thought), "{kind}");
        assert_eq!(told.len(), slices, "{kind}");
        assert!(told.iter().all(|mv| table.legal(seat).contains(mv)));
        // Once in a turn is enough.
        bots.decide_telling(&thought, |mv| panic!("{mv}"));
    }
}

#[test]
fn a_bot_asked_for_all_it_does_before_anything_comes_in_between_does_what_it_would_one_by_one() {
    for (module, (name, ..)) in MODULES.iter().enumerate() {
        let mut table = table(module, 3, 9);
        let (mut single, mut several) = (Bots::default(), Bots::default());
        let (mut decisions, mut requests) = (0, 0);
        while decisions < 400 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let all = several.decide_on(&Thought::of(&table, seat, "easy"), |_| ());
            assert!(!all.is_empty(), "{name}: nothing was decided");
            requests += 1;
            for (i, mv) in all.into_iter().enumerate() {
                let thought = Thought::of(&table, seat, "easy");
                assert_eq!(single.decide(&thought), Some(mv), "{name}: decision {decisions}, {i} of its row");
                table.play(seat, mv).unwrap();
                decisions += 1;
            }
        }
        assert!(requests * 2 < decisions, "{name}: {requests} requests for {decisions} decisions");
    }
}

#[test]
fn every_kind_of_bot_decides_and_stays_for_its_next_decision() {
    let table = table(0, 3, 9);
    let seat = table.state().public().active();
    for mut bots in [Bots::default(), Bots::at_most(Level::Easy)] {
        for kind in KINDS {
            let thought =
                Thought { seat, kind: kind.into(), view: table.view(seat), seed: Seed::from(3), at: 0 };
            let mv = bots.decide(&thought).unwrap();
            assert!(table.legal(seat).contains(&mv), "{kind}: {mv}");
        }
        let nobody =
            Thought { seat, kind: "deep".into(), view: table.view(seat), seed: Seed::from(3), at: 0 };
        assert_eq!(bots.decide(&nobody), None);
    }
}
