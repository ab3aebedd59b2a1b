//! People who are not there: offers, clocks, bots and tables go on without them.

use crate::common::on_both;
use crate::play::{Play, WATCHER};
use crate::table::{PEOPLE, WISHES, asked, timed};
use kosa_server::live::Hub;
use kosa_server::room::{Pauses, Room};
use kosa_server::store::{Append, LogRow, NewTable, Store, TableRow};
use kosa_table::Generator;
use kosa_wire::{Absent, Bidding, Clock, Command, Offer, Options, Phase, Refusal};
use rand_core::SeedableRng;

#[test]
fn an_offer_does_not_wait_for_somebody_who_has_left() {
    let end = Command::Offer { offer: Offer::End {} };
    let leave = |place| Command::Leave { place, for_good: false };
    let mut play = Play::started(WISHES, 7, &PEOPLE);
    play.ask("jan", None, end.clone()).unwrap();
    assert_eq!(play.ask("anna", None, end.clone()), Err(Refusal::OfferOpen), "one at a time");
    assert_eq!(play.ask("jan", None, end.clone()), Err(Refusal::OfferOpen), "the same is no other");
    play.ask("anna", None, Command::Reply { offer: 1, agree: true }).unwrap();
    let before = play.clone();
    play.ask("ola", None, leave(3)).unwrap();
    assert_eq!(play.room.phase(), Phase::Over, "everybody who is there has agreed");
    assert!(play.traffic[WATCHER].iter().any(|text| text.contains(r#""ended_early":true"#)));
    // Whoever has offered takes it back by getting up.
    let mut play = before;
    play.ask("jan", None, leave(2)).unwrap();
    assert_eq!((play.room.phase(), play.room.joined(None).room.offer), (Phase::Playing, None));
    // A clock that is out says the same as getting up.
    let clock = Clock::Live { bank: 60, increment: 5 };
    let mut play = Play::started_with(WISHES, timed(clock, Absent::Bot), 4, &PEOPLE);
    let (late, ..) = asked(&play, &mut Generator::seed_from_u64(1));
    let mut others = PEOPLE.into_iter().filter(|who| **who != *late);
    play.ask(others.next().unwrap(), None, end).unwrap();
    play.ask(others.next().unwrap(), None, Command::Reply { offer: 1, agree: true }).unwrap();
    play.now = 60_001;
    assert!(play.clock());
    assert_eq!(play.room.phase(), Phase::Over);
    let again = Room::of(&play.row, &play.log).unwrap();
    assert_eq!(again.joined(Some("anna")), play.room.joined(Some("anna")));
    // In a log of before it waited, and does so still.
    let mut log = play.log.clone();
    log[0].deed = log[0].deed.replace(r#","edition":1"#, "");
    assert_eq!(Room::of(&play.row, &log).unwrap().phase(), Phase::Playing);
}

#[test]
fn an_offer_does_not_wait_for_ever_for_somebody_absent() {
    let end = Command::Offer { offer: Offer::End {} };
    let clock = Clock::Live { bank: 60, increment: 5 };
    let mut play = Play::started_with(WISHES, timed(clock, Absent::Wait), 4, &PEOPLE);
    let (late, ..) = asked(&play, &mut Generator::seed_from_u64(1));
    let others: Vec<&str> = PEOPLE.into_iter().filter(|who| **who != *late).collect();
    play.now = 70_000;
    assert!(!play.clock(), "the table waits for whoever is late");
    play.ask(others[0], None, end.clone()).unwrap();
    play.ask(others[1], None, Command::Reply { offer: 1, agree: true }).unwrap();
    let there = play.clone();
    play.now = 189_999;
    assert!(!play.clock(), "there is time to answer");
    play.now = 190_000;
    assert_eq!(play.room.due(), Some(190_000));
    assert!(play.clock());
    assert_eq!((play.room.phase(), play.room.due()), (Phase::Over, None));
    let again = Room::of(&play.row, &play.log).unwrap();
    assert_eq!(again.joined(None), play.room.joined(None));
    // Whoever says something is there, and whoever refuses has answered.
    let mut play = there;
    play.now = 100_000;
    play.ask(&late, None, Command::Talk { text: "One moment".into() }).unwrap();
    play.now = 200_000;
    assert!(!play.clock());
    play.ask(&late, None, Command::Reply { offer: 1, agree: false }).unwrap();
    play.now = 900_000;
    assert!(!play.clock() && play.room.phase() == Phase::Playing);
    // Without a clock it takes a week of silence.
    let mut play = Play::started(WISHES, 4, &PEOPLE);
    play.ask("anna", None, end).unwrap();
    play.ask("jan", None, Command::Reply { offer: 1, agree: true }).unwrap();
    play.now = 6 * 86_400_000;
    assert!(!play.clock());
    play.now = 8 * 86_400_000;
    assert!(play.clock() && play.room.phase() == Phase::Over);
}

#[test]
fn a_table_before_its_game_is_never_without_somebody_who_may_begin_or_close_it() {
    let mut play = Play::new(WISHES, 1, &PEOPLE);
    for (place, who) in (1..).zip(PEOPLE) {
        play.ask(who, None, Command::Sit { place, name: None }).unwrap();
    }
    play.ask("anna", None, Command::Leave { place: 1, for_good: false }).unwrap();
    assert_eq!(play.room.joined(None).room.owner, "jan");
    assert_eq!(play.ask("anna", None, Command::Close {}), Err(Refusal::NotOwner));
    play.ask("anna", None, Command::Sit { place: 1, name: None }).unwrap();
    play.ask("jan", None, Command::Start {}).unwrap();
    // Bids and drafts that wait for somebody who does not come are closed.
    let draft = "kosa1;seats=human,human,human;deal=draft;rules=rulebook";
    for (wishes, bids) in [(draft, None), (WISHES, Some(Bidding::Open)), (WISHES, Some(Bidding::Sealed))] {
        let mut play = Play::started_with(wishes, Options { bids, ..Options::default() }, 4, &PEOPLE);
        assert_eq!(play.ask("jan", None, Command::Close {}), Err(Refusal::NotOwner));
        play.ask("anna", None, Command::Leave { place: 1, for_good: false }).unwrap();
        play.ask("jan", None, Command::Close {}).unwrap();
        assert_eq!(play.room.phase(), Phase::Closed);
    }
}

#[test]
fn bots_do_not_play_on_for_people_who_are_all_away() {
    let clock = Clock::Live { bank: 60, increment: 5 };
    let mut play = Play::started_with(WISHES, timed(clock, Absent::Bot), 4, &PEOPLE);
    let mut steps = 0;
    while PEOPLE.iter().any(|who| play.room.away(who).is_none()) {
        play.now += 61_000;
        while play.clock() {}
        while play.bot() {
            steps += 1;
            assert!(steps < 400, "bots play the game among themselves");
        }
    }
    assert_eq!((play.room.phase(), play.room.thought()), (Phase::Playing, None));
    play.ask("jan", None, Command::Back {}).unwrap();
    let asked = play.person(play.asked()[0]).unwrap();
    assert_eq!(play.room.thought().is_some(), asked != "jan", "they go on for whoever is there");
    // Whoever has got up has left the game to a bot.
    for (place, who) in (1..).zip(PEOPLE) {
        play.ask(who, None, Command::Leave { place, for_good: false }).unwrap();
    }
    assert!(play.bot());
}

#[test]
fn whoever_comes_back_to_a_deserted_table_finds_bots_that_play_on() {
    let clock = Clock::Live { bank: 60, increment: 5 };
    let mut play = Play::with(WISHES, timed(clock, Absent::Bot), 4, &PEOPLE);
    play.now = 1_000_000;
    for (place, who) in (1..).zip(PEOPLE) {
        play.ask(who, None, Command::Sit { place, name: None }).unwrap();
    }
    play.ask("anna", None, Command::Start {}).unwrap();
    while PEOPLE.iter().any(|who| play.room.away(who).is_none()) {
        play.now += 61_000;
        while play.clock() || play.bot() {}
    }
    let waiting = play.person(play.asked()[0]).unwrap();
    let back = PEOPLE.into_iter().find(|who| **who != *waiting).unwrap();
    on_both(|address| {
        let play = play.clone();
        async move {
            let store = Store::open(&address).await.unwrap();
            let TableRow { id, owner, wishes, seed, commitment, .. } = play.row.clone();
            let options = "{}".to_string();
            let table = NewTable { id, owner, wishes, seed, commitment, listed: true, options };
            let line = |row: &LogRow| Append::line("t", row.clone());
            store.create_table(&table, &line(&play.log[0])).await.unwrap();
            for row in &play.log[1..] {
                store.append(line(row)).await.unwrap();
            }
            let hub = Hub::new(store.clone()).await.unwrap();
            let live = hub.table("t").await.unwrap();
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            let lines = play.log.len();
            assert_eq!(store.log_after("t", 0).await.unwrap().len(), lines, "nobody is there");
            let _listens = live.listen(Some(back.to_string())).await.unwrap();
            let start = std::time::Instant::now();
            while store.log_after("t", 0).await.unwrap().len() < lines + 2 {
                assert!(start.elapsed().as_secs() < 30, "the bot does not play on");
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    });
}

#[test]
fn clocks_stand_while_no_server_runs() {
    let clock = Clock::Live { bank: 60, increment: 5 };
    let play = Play::started_with(WISHES, timed(clock, Absent::Bot), 4, &PEOPLE);
    let pauses = Pauses::from(vec![(10_000, 500_000)]);
    let room = Room::with_pauses(&play.row, &play.log, &pauses).unwrap();
    assert_eq!((play.room.due(), room.due()), (Some(60_001), Some(550_001)));
    assert_eq!(room.overdue(500_000), None, "there was nobody who could have answered");
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        store.starts(1_000, 15_000).await.unwrap();
        store.runs(6_000).await.unwrap();
        store.starts(12_000, 15_000).await.unwrap();
        assert_eq!(store.pauses().await.unwrap(), [], "another process, or a quick restart");
        store.runs(20_000).await.unwrap();
        for now in [90_000, 90_001] {
            store.starts(now, 15_000).await.unwrap();
        }
        assert_eq!(store.pauses().await.unwrap(), [(20_000, 90_000)]);
        store.close().await;
    });
}
