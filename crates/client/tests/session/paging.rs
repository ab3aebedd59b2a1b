//! What others did is told in pages that leave nothing out, and an Automa's thoughts come with their reasons.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_client::{Bots, NearTable, Session, Stage};
use kosa_engine::{Event, Viewer};

#[test]
fn every_attempt_of_an_automa_is_told_whole() {
    let (mut tried, mut moved, mut failed, mut weighed) = (0, 0, 0, 0);
    for module in (0..MODULES.len()).filter(|module| MODULES[*module].2 > 0) {
        let mut session = Session::new(NearTable::new(table(module, 21, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(2), Bots::default());
        for _ in 0..700 {
            if session.stage() == Stage::Reading
                && let Some(page) = session.page()
            {
                let events: Vec<Event> =
                    page.lines.iter().map(|line| line.seen(Viewer::Bystander).event()).collect();
                let count = |is: fn(&Event) -> bool| events.iter().filter(|e| is(e)).count();
                let attempts = page.attempts();
                assert_eq!(attempts.len(), count(|e| matches!(e, Event::AutomaTries { .. })));
                let candidates: usize = attempts.iter().map(|a| a.candidates.len()).sum();
                assert_eq!(candidates, count(|e| matches!(e, Event::AutomaConsiders { .. })));
                for attempt in &attempts {
                    tried += 1;
                    weighed += attempt.candidates.len();
                    moved += attempt.moved.is_some() as usize;
                    failed += attempt.cannot.is_some() as usize;
                    assert!(
                        attempt.moved.is_none() || attempt.cannot.is_none(),
                        "what came to nothing has moved nothing"
                    );
                    if let Some(went) = attempt.moved {
                        assert!(page.marks.contains(went.to), "{went:?}");
                    }
                }
            }
            if !pointer.act_briskly(&mut session, &mut bots) {
                break;
            }
        }
    }
    assert!(tried > 50 && moved > 20 && failed > 0 && weighed > 50, "{tried} {moved} {failed} {weighed}");
}

/// All that others did since a person's last decision stands on the pages, in its order, once.
#[test]
fn pages_leave_nothing_out() {
    let mut pages_met = 0;
    for module in 0..MODULES.len() {
        let mut session = Session::new(NearTable::new(table(module, 33, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(5), Bots::default());
        let mut read: Vec<String> = Vec::new();
        for _ in 0..300 {
            if session.stage() == Stage::Reading
                && let Some(page) = session.page()
            {
                pages_met += 1;
                assert!(!page.lines.is_empty(), "an empty page");
                let viewer = session.reader();
                read.extend(page.lines.iter().map(|line| line.text(viewer, session.texts())));
            }
            if !pointer.act_briskly(&mut session, &mut bots) {
                break;
            }
        }
        let viewer = session.reader();
        let log: Vec<String> =
            session.log().lines().iter().map(|line| line.text(viewer, session.texts())).collect();
        let mut log = log.iter();
        for line in &read {
            assert!(log.any(|told| told == line), "in the order of the log: {line}");
        }
    }
    assert!(pages_met > 60, "{pages_met}");
}
