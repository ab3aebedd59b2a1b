//! A table at the other end of a wire: it answers later, repeats itself, loses a message and refuses.

use crate::common::{Pointer, table, texts};
use kosa_client::link::{Refusal, Thought};
use kosa_client::{Bots, Command, NearTable, News, Session, Stage, TableLink};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

#[derive(Default)]
struct Wire {
    inbox: VecDeque<News>,
    sent: usize,
}

struct Far {
    near: NearTable,
    wire: Rc<RefCell<Wire>>,
}

impl TableLink for Far {
    fn send(&mut self, command: Command) -> Vec<News> {
        let mut wire = self.wire.borrow_mut();
        wire.sent += 1;
        // Now and then a command is refused on the way: it has to be given again.
        if wire.sent.is_multiple_of(17) && matches!(command, Command::Play { .. }) {
            wire.inbox.push_back(News::Refused(Refusal::Late));
            return Vec::new();
        }
        for news in self.near.send(command) {
            wire.inbox.push_back(news.clone());
            if wire.sent.is_multiple_of(5) {
                wire.inbox.push_back(news);
            }
        }
        Vec::new()
    }

    fn thought(&self) -> Option<Thought> {
        self.near.thought()
    }
}

/// Delivers what is on the wire; every so often a message is lost, and the next one shows it.
fn deliver(session: &mut Session<Far>, wire: &Rc<RefCell<Wire>>) {
    loop {
        let Some(news) = wire.borrow_mut().inbox.pop_front() else { break };
        session.hear(news);
    }
}

#[test]
fn a_far_table_comes_to_the_same_game() {
    let wire = Rc::new(RefCell::new(Wire::default()));
    let far = Far { near: NearTable::new(table(1, 12, 1)), wire: wire.clone() };
    let mut session = Session::new(far, texts());
    assert_eq!(session.stage(), Stage::Connecting);
    assert!(session.view().is_none());
    deliver(&mut session, &wire);
    let mut near = Session::new(NearTable::new(table(1, 12, 1)), texts());
    let (mut pointer, mut bots) = (Pointer::new(5), Bots::default());
    let mut compared = 0;
    for _ in 0..600 {
        // What the near session does is repeated over the wire until it has arrived.
        let before = near.link().record().entries().len();
        if !pointer.act(&mut near, &mut bots) {
            break;
        }
        let entries = near.link().record().entries().to_vec();
        for (i, entry) in entries.iter().enumerate().skip(before) {
            // What can only be left is left by itself, over the wire too.
            if session.link().near.record().entries().len() > i {
                continue;
            }
            let kosa_engine::record::Entry::Move(kosa_engine::Actor::Seat(seat), mv) = *entry else {
                continue;
            };
            let at = session.link().near.record().entries().len();
            let mut tries = 0;
            while session.link().near.record().entries().len() == at {
                tries += 1;
                assert!(tries < 9, "{mv} at {:?}", session.stage());
                while session.stage() == Stage::Reading {
                    session.turn_page(true);
                }
                match session.thinking() {
                    Some(thought) => {
                        assert_eq!(thought.seat, seat);
                        session.decided(&thought, mv);
                    }
                    None => {
                        session.decide(vec![mv]);
                    }
                }
                deliver(&mut session, &wire);
            }
        }
        if matches!(near.stage(), Stage::Asking(_)) {
            session.skip_pages();
            let view = |viewer| (near.view_of(viewer).copied(), session.view_of(viewer).copied());
            let (here, there) = view(near.viewer());
            assert_eq!(here, there);
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
    let told = |lines: &[kosa_client::log::LogLine]| {
        lines.iter().map(|line| line.text(near.reader(), near.texts())).collect::<Vec<_>>()
    };
    assert_eq!(told(near.log().lines()), told(session.log().lines()));
}

/// What is lost on the way is asked for again.
#[test]
fn a_lost_message_is_noticed() {
    let wire = Rc::new(RefCell::new(Wire::default()));
    let far = Far { near: NearTable::new(table(0, 12, 1)), wire: wire.clone() };
    let mut session = Session::new(far, texts());
    deliver(&mut session, &wire);
    while let Some(thought) = session.thinking() {
        let mv = Bots::default().decide(&thought).unwrap();
        session.decided(&thought, mv);
        deliver(&mut session, &wire);
    }
    session.skip_pages();
    let Stage::Asking(seat) = session.stage() else { panic!("{:?}", session.stage()) };
    let first = session.view().unwrap().legal()[0];
    session.decide(vec![first]);
    // It never arrives; a later one does.
    let _lost = wire.borrow_mut().inbox.drain(..).count();
    let at = session.link().near.record().entries().len();
    let next = session.link().near.table().legal(seat)[0];
    let news = session.link_mut().near.send(Command::Play { seat, moves: vec![next], at });
    news.into_iter().for_each(|news| session.hear(news));
    deliver(&mut session, &wire);
    let here = *session.view_of(seat.into()).unwrap();
    assert_eq!(here, session.link().near.table().view(seat));
}
