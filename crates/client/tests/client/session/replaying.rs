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

/// What an entry is called and what is told of it, as far as the viewer may know it.
#[test]
fn entries_are_told_in_words_and_secrets_are_not() {
    let mut session = Session::new(NearTable::new(table(0, 8, 2)), texts());
    let (mut pointer, mut bots) = (Pointer::new(4), Bots::default());
    for _ in 0..400 {
        pointer.act_briskly(&mut session, &mut bots);
    }
    let record = session.link().record().clone();
    let (texts, entries) = (texts(), record.entries().len());
    let hidden = texts.say("play-replay-hidden");
    let mut open = Replay::new(record.clone(), Viewer::Everything).unwrap();
    let mut watched = Replay::new(record, Viewer::Bystander).unwrap();
    assert_eq!((open.words(&texts), open.sentences(&texts).len()), (None, 0));
    let (mut secrets, mut differs) = (0, 0);
    for at in 1..=entries {
        open.go(at);
        watched.go(at);
        let (words, seen) = (open.words(&texts).unwrap(), watched.words(&texts).unwrap());
        assert!(!words.contains(&hidden), "{words}");
        // An entry that is not told is not put into words either.
        assert_eq!(watched.entry().is_none(), seen.contains(&hidden), "{seen}");
        secrets += watched.entry().is_none() as usize;
        differs += (open.sentences(&texts) != watched.sentences(&texts)) as usize;
        assert_eq!(watched.step().unwrap().told.len(), watched.sentences(&texts).len());
    }
    assert!(secrets > 0 && differs > 0, "{secrets} {differs}");
}
