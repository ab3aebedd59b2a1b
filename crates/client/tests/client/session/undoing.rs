//! Decisions are taken back as people mean them.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_client::ask::Target;
use kosa_client::link::UndoStop;
use kosa_client::{Answered, Bots, NearTable, Session, Stage};
use kosa_engine::vocab::{Seat, UnitKind};
use kosa_table::{Seed, Table};

fn at(position: &str) -> Session<NearTable> {
    let state = kosa_engine::State::from_position(position).unwrap();
    let mut table = Table::from_state(state, Seed::from(1));
    let other = Seat::new(1).unwrap();
    table.take_over(other, kosa_table::Occupant::Bot("idle".into())).unwrap();
    Session::new(NearTable::new(table), texts())
}

/// A mech goes two steps with its load: one answer, one thing to take back.
#[test]
fn a_whole_way_is_one_answer_and_one_undo() {
    let mut session = at(
        "kosa-position 1\nactive 1\nat h29 oil 2\nseat nordic industrial\nmechs 1 4 at h29 h29\nworkers h29 h29\n\
         seat crimea mechanical",
    );
    session.skip_pages();
    let seat = Seat::new(0).unwrap();
    for key in ["section build", "move"] {
        assert_eq!(session.decide(vec![key.parse().unwrap()]), Answered::Done);
    }
    let h29 = "h29".parse().unwrap();
    assert_eq!(session.point(Target::Unit(UnitKind::Mech, h29)), Answered::Open);
    assert_eq!(session.press("+"), Answered::Open, "everything comes along");
    let way = session
        .asked()
        .unwrap()
        .menu()
        .choices
        .iter()
        .find_map(|c| c.way.as_ref().filter(|way| way.places.len() == 2).cloned());
    let to = way.unwrap().to();
    assert_eq!(session.point(Target::Place(to)), Answered::Done);
    let workers = |s: &Session<NearTable>| s.view().unwrap().public().player(seat).workers_on(to);
    assert_eq!(workers(&session), 2);
    let list = session.undo_list();
    assert_eq!(list.len(), 3, "{list:?}");
    assert!(session.undo());
    assert_eq!(workers(&session), 0);
    assert_eq!(session.undo_list().len(), 2);
    // The load is remembered within the turn.
    session.point(Target::Unit(UnitKind::Mech, h29));
    assert_eq!(session.point(Target::Place(to)), Answered::Done);
    assert_eq!(workers(&session), 2);
    assert!(session.undo_to(2));
    assert_eq!(session.undo_stop(), Some(UndoStop::Beginning));
    assert!(!session.undo(), "nothing is left");
}

/// Whatever is taken back, everything goes on as if it had never been decided.
#[test]
fn taking_back_and_deciding_again_leads_to_the_same_game() {
    for module in 0..MODULES.len() {
        let mut session = Session::new(NearTable::new(table(module, 31, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(7), Bots::default());
        let mut undone = 0;
        for i in 0..400 {
            if i % 5 == 0 && matches!(session.stage(), Stage::Asking(_)) {
                let list = session.undo_list();
                let entries = session.link().record().entries().len();
                if let Some(last) = list.first() {
                    let again: Vec<_> = session.link().record().entries()[entries - last.steps..].to_vec();
                    let hash = session.link().table().state().hash64();
                    let lines = session.log().lines().len();
                    while session.asked_mut().is_some_and(|asked| asked.back()) {}
                    assert!(session.undo());
                    for entry in again {
                        let kosa_engine::record::Entry::Move(_, mv) = entry else { panic!() };
                        session.decide(vec![mv]);
                    }
                    assert_eq!(session.link().table().state().hash64(), hash);
                    assert_eq!(session.log().lines().len(), lines);
                    undone += 1;
                }
            }
            if !pointer.act(&mut session, &mut bots) {
                break;
            }
        }
        assert!(undone > 3, "module {module}: {undone}");
    }
}
