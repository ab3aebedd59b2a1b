//! The language may change in the middle of a game.

use crate::common::{Pointer, table, texts};
use kosa_client::{Bots, NearTable, Session};
use kosa_lang::{Lang, Texts, capital};
use std::sync::Arc;

fn told(session: &Session<NearTable>) -> Vec<String> {
    session.log().lines().iter().map(|line| line.text(session.reader(), session.texts())).collect()
}

#[test]
fn a_language_changed_on_the_way_is_as_one_from_the_start() {
    let polish = Arc::new(Texts::new(Lang::Polish));
    let (mut one, mut other) = (
        Session::new(NearTable::new(table(1, 8, 1)), texts()),
        Session::new(NearTable::new(table(1, 8, 1)), polish.clone()),
    );
    let (mut first, mut second) = (Pointer::new(4), Pointer::new(4));
    let (mut bots, mut others) = (Bots::default(), Bots::default());
    for i in 0..400 {
        if i == 150 {
            one.set_texts(polish.clone());
        }
        assert_eq!(first.act(&mut one, &mut bots), second.act(&mut other, &mut others));
        assert_eq!(one.stage(), other.stage());
        if i >= 150 {
            assert_eq!(one.prompt(), other.prompt());
            let menus = |s: &Session<NearTable>| s.asked().map(|asked| asked.menus().to_vec());
            assert_eq!(menus(&one), menus(&other));
        }
    }
    assert!(one.log().lines().len() > 50);
    assert_eq!(told(&one), told(&other));
}

/// A skin that has named whose turn it is leaves that name out of the sentences below, in every language.
#[test]
fn what_somebody_does_begins_with_the_name_as_a_subject() {
    let mut session = Session::new(NearTable::new(table(1, 8, 1)), texts());
    let (mut pointer, mut bots) = (Pointer::new(4), Bots::default());
    for _ in 0..100 {
        pointer.act(&mut session, &mut bots);
    }
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let turns = session.log().lines().iter().filter_map(|line| Some((line, line.turn()?)));
        let mut count = 0;
        for (line, seat) in turns {
            let (said, who) = (line.text(session.reader(), &texts), texts.as_subject(&line.public, seat));
            assert!(said.starts_with(&format!("{} ", capital(&who))), "{lang}: {said}");
            count += 1;
        }
        assert!(count > 3, "{count} turns");
    }
}
