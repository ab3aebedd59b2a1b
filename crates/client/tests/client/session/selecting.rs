//! What Enter takes next: it goes on with what is being prepared, and never commits a combat.

use crate::common::{Pointer, table, texts};
use kosa_client::ask::{Leads, Taken, Target};
use kosa_client::{Answered, Asked, Bots, NearTable, Session, Stage};
use kosa_engine::vocab::{Hex, Seat};
use kosa_engine::{Actor, Carrying, State, View};
use kosa_table::{Seed, Table};

/// The question of the first seat after these moves.
fn asked(position: &str, moves: &[&str]) -> Asked {
    let mut state = State::from_position(position).unwrap();
    let seat = Seat::new(0).unwrap();
    for mv in moves {
        state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    }
    Asked::new(View::of(&state, seat), texts(), Carrying::NOTHING).expect("a question")
}

/// Takes the selected choice.
fn enter(asked: &mut Asked) -> Taken {
    let selected = asked.menu().selected;
    asked.choose(selected)
}

#[test]
fn enter_gathers_one_territory_after_the_other_and_then_all_is_said() {
    let mut asked = asked(
        "kosa-position 1; active 1; seat nordic industrial; \
         workers h04 h05 h12; seat crimea mechanical",
        &["section deploy", "produce"],
    );
    for _ in 0..2 {
        assert_eq!(enter(&mut asked), Taken::Open);
    }
    assert_eq!(asked.menu().current().map(|choice| choice.target), Some(Target::Commit));
    assert!(asked.menu().current().is_some_and(|choice| choice.has_key('+')));
    let Taken::Answer(moves) = enter(&mut asked) else { panic!("{:?}", asked.menu()) };
    assert_eq!(
        moves[..2].iter().map(|mv| mv.to_string()).collect::<Vec<_>>(),
        ["produce h04 1", "produce h05 1"]
    );
}

#[test]
fn enter_commits_no_combat() {
    let mut asked = asked(
        "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h19 1 2; \
         seat nordic industrial; power 9; hand 2235; character h19; seat crimea automa:automa; mechs at h19",
        &[],
    );
    assert_eq!(asked.place(), Hex::new(19).map(Hex::place));
    let first = asked.menu().current().map(|choice| choice.target);
    for _ in 0..20 {
        assert_eq!(enter(&mut asked), Taken::Open, "nothing is decided");
        assert_eq!(asked.menu().current().map(|choice| choice.target), first);
    }
    // Once the dial stands it is committed by a key of its own.
    let commit = asked.menu().with_key("+").expect("the commitment");
    assert!(matches!(asked.menu().choices[commit].leads, Leads::Moves(_)));
    let Taken::Answer(moves) = asked.choose(commit) else { panic!() };
    assert!(asked.needs_confirmation(&moves));
}

#[test]
fn a_load_is_chosen_beside_the_way_that_is_selected() {
    let mut asked = asked(
        "kosa-position 1; active 1; at h12 metal 2 food 3; \
         seat nordic industrial; mechs 1 at h12; workers h12 h12; seat crimea mechanical",
        &["section build", "move"],
    );
    asked.point(Target::Unit(kosa_engine::vocab::UnitKind::Mech, Hex::new(12).unwrap().place()));
    asked.menu_mut().selected = 2;
    let before = asked.menu().current().map(|choice| choice.target);
    let all = asked.menu().with_key("+").expect("everything");
    asked.choose(all);
    assert_eq!(asked.menu().current().map(|choice| choice.target), before);
    let way = asked.menu().current().and_then(|choice| choice.way.clone()).expect("a way");
    assert_eq!(way.load.iter().map(|n| *n as u32).sum::<u32>(), 7, "tokens and workers");
}

/// A gift while pages are read is told after them: none of them is lost.
#[test]
fn a_gift_loses_no_page() {
    let mut met = 0;
    for seed in 0..40 {
        let mut session = Session::new(NearTable::new(table(0, seed, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(seed), Bots::default());
        for _ in 0..120 {
            let here = session.here()[0];
            let rich = session.view().is_some_and(|view| view.public().player(here).coins() > 0);
            if session.stage() == Stage::Reading && rich {
                let (at, pages) = session.page_number();
                let line = |session: &Session<NearTable>| session.page().map(|page| page.lines.len());
                let lines = line(&session);
                let taker = session.takers(here)[0];
                assert!(session.give(here, taker, 1));
                assert_eq!((session.stage(), session.page_number().0), (Stage::Reading, at));
                assert!(session.page_number().1 >= pages);
                assert_eq!(line(&session), lines, "the page being read stays the same");
                met += 1;
            }
            if !pointer.act_briskly(&mut session, &mut bots) {
                break;
            }
        }
    }
    assert!(met > 10, "{met}");
}

#[test]
fn a_key_without_a_choice_answers_nothing() {
    let state =
        State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea automa:automa");
    let mut session = Session::new(NearTable::new(Table::from_state(state.unwrap(), Seed::from(1))), texts());
    assert_eq!(session.press("7"), Answered::Nothing);
    assert_eq!(session.press("3"), Answered::Done);
    assert_eq!(session.link().record().entries().len(), 1);
}
