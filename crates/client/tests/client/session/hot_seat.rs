//! Several people at one device: what one knows stays covered from the next.

use crate::common::{Pointer, table, texts};
use kosa_client::{Bots, NearTable, Session, Stage};
use kosa_engine::{Own, Viewer};

#[test]
fn a_hand_over_shows_nothing_hidden() {
    let mut hand_overs = 0;
    for module in 0..4 {
        let mut session = Session::new(NearTable::new(table(module, 2, 9)), texts());
        let (mut pointer, mut bots) = (Pointer::new(6), Bots::default());
        for _ in 0..500 {
            if let Stage::HandOver(seat) = session.stage() {
                hand_overs += 1;
                assert_eq!(session.viewer(), Viewer::Bystander);
                assert!(session.asked().is_none());
                let view = session.view().unwrap();
                assert_eq!((view.seat(), view.own()), (None, &Own::default()));
                assert!(view.legal().is_empty());
                for line in session.since_last_turn() {
                    let seen = line.seen(session.viewer());
                    assert_eq!(seen.event().seen_by(Viewer::Bystander), seen, "{seat:?}");
                }
            }
            if !pointer.act(&mut session, &mut bots) {
                break;
            }
            if let Stage::Asking(seat) = session.stage() {
                assert_eq!(session.view().unwrap().seat(), Some(seat));
            }
        }
    }
    assert!(hand_overs > 20, "{hand_overs}");
}

/// Gifts change what is asked, and nothing before them can be taken back.
#[test]
fn coins_are_given_at_any_time() {
    let mut session = Session::new(NearTable::new(table(0, 2, 9)), texts());
    session.uncover();
    let Stage::Asking(seat) = session.stage() else { panic!("{:?}", session.stage()) };
    let to = session.takers(seat)[0];
    let before = session.view().unwrap().public().player(seat).coins();
    assert!(session.give(seat, to, 1));
    assert_eq!(session.view().unwrap().public().player(seat).coins(), before - 1);
    assert!(session.asked().is_some() && !session.may_undo());
    assert!(!session.give(seat, to, 999));
    assert!(session.refused().is_some());
}
