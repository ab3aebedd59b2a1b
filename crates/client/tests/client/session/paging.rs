//! What others did is told in pages that leave nothing out, and an Automa's thoughts come with their reasons.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_client::wishes::{SeatWish, Who};
use kosa_client::{Bots, NearTable, Session, Stage, Wishes};
use kosa_engine::{Event, Public, Viewer};
use kosa_table::Seed;

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

/// Among the modules, a person and an Automa.
const AUTOMA: usize = 4;

/// A page shows the table as it lay when what it tells had happened: what a later page gives is not there yet.
#[test]
fn a_page_shows_its_own_moment() {
    let (mut gains, mut units) = (0, 0);
    for seed in 1..6 {
        let mut session = Session::new(NearTable::new(table(AUTOMA, seed, 1)), texts());
        let (mut pointer, mut bots) = (Pointer::new(seed), Bots::default());
        for _ in 0..200 {
            if session.stage() == Stage::Reading && session.page_number().0 == 0 {
                for pair in session.others().windows(2) {
                    let [before, after] = pair else { continue };
                    let seat = after.seat;
                    let events = || after.lines.iter().map(|line| line.seen(Viewer::Bystander).event());
                    // Pages of gains alone: what moves, fights or begins is told apart.
                    let other = |event: Event| {
                        matches!(
                            event,
                            Event::TurnBegan { .. }
                                | Event::PowerLost { .. }
                                | Event::AutomaMoved { .. }
                                | Event::Retreated { .. }
                        )
                    };
                    if before.seat != seat || events().any(other) {
                        continue;
                    }
                    let power: u8 = events()
                        .map(|event| match event {
                            Event::PowerGained { seat: of, amount } if of == seat => amount,
                            _ => 0,
                        })
                        .sum();
                    let deployed = events()
                        .filter(|e| matches!(e, Event::AutomaDeployed { seat: of, unit } if *of == seat && unit.fights()))
                        .count();
                    let told: Vec<Event> = events().collect();
                    let had = |public: &Public| public.player(seat).power();
                    assert_eq!(had(&before.public) + power, had(&after.public), "{told:?}");
                    let at_home = |public: &Public| {
                        let (player, home) = (public.player(seat), public.player(seat).faction().home());
                        usize::from(player.mechs_on(home)) + usize::from(player.character() == home)
                    };
                    assert_eq!(at_home(&before.public) + deployed, at_home(&after.public), "{told:?}");
                    (gains, units) = (gains + usize::from(power > 0), units + deployed);
                }
            }
            if !pointer.act_briskly(&mut session, &mut bots) {
                break;
            }
        }
    }
    assert!(gains > 3 && units > 0, "{gains} {units}");
}

/// Where only Automas play nobody decides anything, and still the game can be read from its first turn on.
#[test]
fn automas_among_themselves_are_watched() {
    let automa = || SeatWish::new(Who::Automa);
    let game = Wishes::of_seats(vec![automa(), automa()]).to_new_game(Seed::from(3)).unwrap();
    let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts());
    assert_eq!(session.stage(), Stage::Reading);
    let (first, pages) = session.page_number();
    assert!(first == 0 && pages > 20, "{pages} pages");
    assert!(session.board().is_some_and(|board| !board.is_over()));
    session.skip_pages();
    assert_eq!(session.stage(), Stage::Over);
}
