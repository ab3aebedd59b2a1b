//! A record is looked at as one viewer may know it.

use crate::common::{Pointer, table, texts};
use kosa_client::{Bots, Moment, NearTable, Replay, Session};
use kosa_engine::{View, Viewer};

#[test]
fn every_position_of_a_record_is_found_from_anywhere() {
    let mut session = Session::new(NearTable::new(table(1, 8, 1)), texts());
    let (mut pointer, mut bots) = (Pointer::new(4), Bots::default());
    for _ in 0..300 {
        pointer.act(&mut session, &mut bots);
    }
    let record = session.link().record().clone();
    let mut views = vec![View::of(record.start(), Viewer::Bystander)];
    record.replay_with(|_, _, state| views.push(View::of(state, Viewer::Bystander))).unwrap();
    let mut replay = Replay::new(record, Viewer::Bystander).unwrap();
    for i in 0..200 {
        let to = (i * 37) % views.len();
        replay.go(to);
        assert_eq!((replay.at(), replay.view()), (to, views[to]));
    }
    replay.go(0);
    replay.jump(Moment::Turn, true);
    let first = replay.at();
    replay.jump(Moment::Turn, true);
    assert!(replay.at() > first);
    replay.jump(Moment::Turn, false);
    assert_eq!(replay.at(), first);
}
