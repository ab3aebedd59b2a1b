//! What is said of a price before it is paid is what the rules make of it.

use crate::common::texts;
use kosa_client::{Confirm, NearTable, Numbers, Session, section_note};
use kosa_engine::vocab::*;
use kosa_engine::{Move, State};
use kosa_table::{Occupant, Seed, Table};

fn first() -> Seat {
    Seat::new(0).unwrap()
}

/// Crimea, whose cards may stand for resources, is about to pay for an Upgrade.
fn upgrading(crimea: &str) -> Session<NearTable> {
    let position = format!(
        "kosa-position 1\nrules rulebook +airships\nactive 1\nairship-tiles distract craft\nencounters\n\
         seat crimea mechanical\n{crimea}\nseat saxony industrial\n"
    );
    let mut table = Table::from_state(State::from_position(&position).unwrap(), Seed::from(1));
    table.take_over(Seat::new(1).unwrap(), Occupant::Bot("idle".into())).unwrap();
    for mv in ["section upgrade", "skip"] {
        table.play(first(), mv.parse().unwrap()).unwrap();
    }
    let mut session = Session::new(NearTable::new(table), texts());
    session.skip_pages();
    session
}

fn asked_about(session: &Session<NearTable>) -> Option<Confirm> {
    let view = session.asked().unwrap().view();
    let pay = view.legal().iter().copied().find(|mv| matches!(mv, Move::Pay { .. })).unwrap();
    session.final_thing(&[pay])
}

fn noted(session: &Session<NearTable>) -> String {
    section_note(session.asked().unwrap().view(), first(), Section::Upgrade, &texts()).unwrap()
}

/// Two cards of a kind and no token: one of the cards would have to be spent, and that is asked about.
#[test]
fn a_card_that_must_stand_in_is_asked_about() {
    let short = upgrading("hand 55\nairship h30\naboard oil 2");
    assert_eq!(asked_about(&short), Some(Confirm::Card));
    assert!(noted(&short).starts_with("(2/3, "), "{}", noted(&short));
}

/// What lies aboard the airship pays as what lies on the board does.
#[test]
fn what_lies_aboard_pays_before_a_card_does() {
    let enough = upgrading("hand 55\nairship h30\naboard oil 3");
    assert_eq!(asked_about(&enough), None, "nobody is asked to spend a card that is not needed");
    assert_eq!(noted(&enough), "(3/3 ✓)");
    let numbers = Numbers::of(enough.board().unwrap(), first());
    assert_eq!(numbers.resources[Resource::Oil.index()], 3);
}
