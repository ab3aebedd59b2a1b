//! What a table may choose beside the game: clocks, offers, bids, coins that nobody tells.

use crate::play::{Play, Reader, WATCHER};
use kosa_client::{Dealt, Known, Unfair, fairness};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Move, Record};
use kosa_server::room::Deed;
use kosa_table::{Generator, Seed, Table};
use kosa_wire::{Absent, Bidding, Clock, Command, Message, Offer, Options, Phase, Refusal, Sitter};
use rand_core::{Rng, SeedableRng};

pub const PEOPLE: [&str; 3] = ["anna", "jan", "ola"];
pub const WISHES: &str = "kosa1;seats=human,human,human;rules=rulebook";

pub fn timed(clock: Clock, absent: Absent) -> Options {
    Options { clock, absent, ..Options::default() }
}

/// Somebody who is asked, and a decision.
pub fn asked(play: &Play, rng: &mut Generator) -> (String, Seat, Move) {
    let seat = play.asked()[0];
    let who = play.person(seat).unwrap();
    let legal = play.known(&who).1.view(seat.into()).legal();
    (who, seat, legal[(rng.next_u64() % legal.len() as u64) as usize])
}

fn decide(play: &mut Play, rng: &mut Generator) -> (String, Seat) {
    let (who, seat, mv) = asked(play, rng);
    let at = play.room.version(Some(&who));
    play.ask(&who, at, Command::Play { seat, moves: vec![mv] }).unwrap();
    (who, seat)
}

fn place_of(play: &Play, who: &str) -> usize {
    let joined = play.room.joined(None);
    let sits = |p: &kosa_wire::Chair| matches!(&p.sitter, Sitter::Person { id, .. } if id == who);
    joined.room.places.iter().position(sits).unwrap()
}

#[test]
fn a_bot_plays_on_when_the_clock_is_out_and_gives_the_seat_back() {
    let clock = Clock::Live { bank: 60, increment: 5 };
    let mut play = Play::started_with(WISHES, timed(clock, Absent::Bot), 4, &PEOPLE);
    let mut rng = Generator::seed_from_u64(1);
    let (who, seat, _) = asked(&play, &mut rng);
    let place = place_of(&play, &who);
    let told = play.room.joined(None).room.clock.unwrap();
    assert_eq!((told.running, told.since), (vec![place as u8 + 1], 1));
    play.now = 60_000;
    assert!(!play.clock(), "there is a moment left");
    play.now = 60_001;
    assert!(play.clock());
    assert!(play.room.joined(None).room.places[place].away);
    assert_eq!(play.room.away(&who), Some(place));
    assert!(play.room.device(Some(&who)).has(seat), "it still sees its own cards");
    let thought = play.room.thought().expect("a bot thinks now");
    assert_eq!(thought.seat, seat);
    assert!(play.bot());
    play.now = 70_000;
    assert!(!play.clock() || play.room.away(&who).is_some(), "whoever is away is not punished twice");
    play.ask(&who, None, Command::Back {}).unwrap();
    assert_eq!(play.room.away(&who), None);
    assert!(!play.room.joined(None).room.places[place].away);
    let left = play.room.joined(None).room.clock.unwrap().left[place];
    assert!(left >= 30_000, "whoever comes back has a little time: {left}");
    // The same table made of its log elsewhere has the same clocks.
    let mut again = kosa_server::room::Room::new(&play.row).unwrap();
    for row in &play.log {
        again.apply(row, &|_| false).unwrap();
    }
    assert_eq!(again.joined(Some(&who)), play.room.joined(Some(&who)));
    assert_eq!(again.due(), play.room.due());
}

#[test]
fn where_the_table_wants_it_so_nothing_happens_when_a_clock_is_out() {
    let clock = Clock::Days { days: 2 };
    let mut play = Play::started_with(WISHES, timed(clock, Absent::Wait), 4, &PEOPLE);
    assert_eq!(play.room.due(), None);
    play.now = u64::MAX / 2;
    assert!(!play.clock());
    let mut rng = Generator::seed_from_u64(1);
    decide(&mut play, &mut rng);
}

#[test]
fn whoever_stops_the_game_loses_popularity_once() {
    // RL-149
    let options = Options { stalling: Some(10), ..Options::default() };
    let mut play = Play::started_with(WISHES, options, 4, &PEOPLE);
    let mut rng = Generator::seed_from_u64(1);
    let (who, seat, _) = asked(&play, &mut rng);
    let popularity = |play: &Play| play.known(WATCHER).1.open.public().player(seat).popularity();
    let before = popularity(&play);
    play.now = 9_000;
    assert!(!play.clock());
    play.now = 10_001;
    assert!(play.clock());
    assert_eq!(popularity(&play), before.saturating_sub(2));
    play.now = 90_000;
    assert!(!play.clock(), "once for each decision");
    let mut reader = Reader::new();
    reader.read(&play.traffic[&who]);
    assert_eq!(reader.standing, Some(play.known(&who).1));
    decide(&mut play, &mut rng);
}

#[test]
fn whoever_decides_in_time_is_not_punished_however_long_the_turn_is() {
    // RL-149
    let options = Options { stalling: Some(5), ..Options::default() };
    let mut play = Play::started_with(WISHES, options, 4, &PEOPLE);
    assert_eq!(play.room.joined(None).room.clock, None, "there is no clock that could be out");
    let mut rng = Generator::seed_from_u64(1);
    let (mut turn, mut last, mut longest) = (0, String::new(), 0);
    for _ in 0..60 {
        play.now += 2_000;
        assert!(!play.clock(), "decided every two seconds");
        let (who, _) = decide(&mut play, &mut rng);
        turn = if who == last { turn + 1 } else { 1 };
        (last, longest) = (who, longest.max(turn));
    }
    assert!(longest > 3, "a turn of more than five seconds");
    play.now += 5_001;
    assert!(play.clock(), "and then not at all");
}

#[test]
fn a_draft_and_bids_go_on_without_whoever_is_absent() {
    let clock = Clock::Live { bank: 10, increment: 0 };
    for (wishes, bids) in [
        ("kosa1;seats=human,human,human;deal=draft;rules=rulebook", None),
        (WISHES, Some(Bidding::Open)),
        (WISHES, Some(Bidding::Sealed)),
    ] {
        let options = Options { bids, ..timed(clock, Absent::Bot) };
        let mut play = Play::started_with(wishes, options, 4, &PEOPLE);
        assert_eq!(play.room.phase(), Phase::Drafting);
        for _ in 0..3 {
            play.now += 10_001;
            assert!(play.clock(), "{bids:?}");
        }
        assert_eq!(play.room.phase(), Phase::Playing);
    }
}

#[test]
fn whoever_gets_up_during_a_draft_or_bids_keeps_nobody_from_anything() {
    for (wishes, bids) in [
        ("kosa1;seats=human,human,human;deal=draft;rules=rulebook", None),
        (WISHES, Some(Bidding::Open)),
        (WISHES, Some(Bidding::Sealed)),
    ] {
        let mut play = Play::started_with(wishes, Options { bids, ..Options::default() }, 4, &PEOPLE);
        play.ask("ola", None, Command::Leave { place: 3, for_good: false }).unwrap();
        assert_eq!(
            play.ask("ola", None, Command::Leave { place: 3, for_good: false }),
            Err(Refusal::NoSuchPlace)
        );
        assert_eq!(play.room.phase(), Phase::Drafting);
        // Jan gets up too, and somebody else takes his place and his choices.
        play.ask("jan", None, Command::Leave { place: 2, for_good: false }).unwrap();
        let decided = play.room.phase() == Phase::Playing;
        if !decided {
            play.ask("jan", None, Command::Sit { place: 2, name: Some("Janek".into()) }).unwrap();
        }
        for _ in 0..6 {
            let room = play.room.joined(None).room;
            let who = match (&room.draft, &room.bids) {
                (Some(draft), _) => draft.places.iter().position(|place| place.chooses).unwrap(),
                (_, Some(bids)) => usize::from(bids.asked[0]) - 1,
                _ => break,
            };
            assert_ne!(PEOPLE[who], "ola", "{bids:?}: whoever is gone is not asked");
            let command = match (room.draft, room.bids) {
                (Some(draft), _) => Command::Choose { faction: draft.open[0] },
                (_, Some(doc)) if doc.sealed => Command::Seal { bids: vec![4, 2, 0] },
                (_, Some(doc)) => {
                    let lot = doc.lots.iter().position(|lot| lot.by.is_none()).unwrap_or(0);
                    Command::Bid { lot: lot as u8, coins: 3 }
                }
                _ => unreachable!(),
            };
            play.ask(PEOPLE[who], None, command).unwrap();
        }
        assert_eq!(play.room.phase(), Phase::Playing, "{bids:?}");
        let places = play.room.joined(None).room.places;
        assert_eq!(places[2].sitter, Sitter::Free);
        let occupants = play.room.joined(None).game.unwrap().occupants;
        let of = |place: usize| occupants[places[place].seat.unwrap().index()].as_str();
        assert!(of(2).starts_with("bot"), "a bot plays on: {occupants:?}");
        assert!(decided || of(1).contains("Janek"), "{occupants:?}");
        let again = kosa_server::room::Room::of(&play.row, &play.log).unwrap();
        assert_eq!(again.joined(Some("anna")), play.room.joined(Some("anna")));
    }
}

#[test]
fn a_game_ends_early_if_all_who_are_there_agree() {
    let mut play = Play::started(WISHES, 7, &PEOPLE);
    let mut rng = Generator::seed_from_u64(3);
    for _ in 0..30 {
        decide(&mut play, &mut rng);
    }
    play.ask("jan", None, Command::Offer { offer: Offer::End {} }).unwrap();
    let offer = play.room.joined(None).room.offer.unwrap();
    assert_eq!((offer.by.as_str(), offer.waiting.len()), ("jan", 2));
    let reply = |agree| Command::Reply { offer: offer.number, agree };
    assert_eq!(play.ask("jan", None, reply(true)), Err(Refusal::NoSuchOffer), "jan has agreed already");
    assert_eq!(play.ask("thief", None, reply(true)), Err(Refusal::NoSuchOffer));
    play.ask("anna", None, reply(true)).unwrap();
    play.ask("ola", None, reply(false)).unwrap();
    assert_eq!((play.room.phase(), play.room.joined(None).room.offer), (Phase::Playing, None));
    assert_eq!(play.ask("anna", None, reply(true)), Err(Refusal::NoSuchOffer), "it is gone");
    decide(&mut play, &mut rng);
    play.ask("anna", None, Command::Offer { offer: Offer::End {} }).unwrap();
    let number = play.room.joined(None).room.offer.unwrap().number;
    // An offer to end waits while the game goes on.
    decide(&mut play, &mut rng);
    for who in ["jan", "ola"] {
        play.ask(who, None, Command::Reply { offer: number, agree: true }).unwrap();
    }
    let room = play.room.joined(None).room;
    assert_eq!((room.phase, room.ended_early, room.seed.is_some()), (Phase::Over, true, true));
    assert_eq!(room.result.len(), 3);
    assert!(
        room.result.windows(2).all(|pair| pair[0].total >= pair[1].total && pair[0].place <= pair[1].place)
    );
    let (who, seat, mv) = asked(&play, &mut rng);
    let at = play.room.version(Some(&who));
    assert_eq!(play.ask(&who, at, Command::Play { seat, moves: vec![mv] }), Err(Refusal::GameOver));
    let record = play.room.record().unwrap();
    assert!(record.contains("tag ended agreed"));
    Table::resume(&record, play.row.seed.parse::<Seed>().unwrap()).unwrap();
}

#[test]
fn a_game_that_ends_before_the_first_turn_does_counts_nowhere() {
    let end = |play: &mut Play| {
        play.ask("jan", None, Command::Offer { offer: Offer::End {} }).unwrap();
        let number = play.room.joined(None).room.offer.unwrap().number;
        for who in ["anna", "ola"] {
            play.ask(who, None, Command::Reply { offer: number, agree: true }).unwrap();
        }
        assert_eq!((play.room.phase(), play.room.result().len()), (Phase::Over, 3));
        play.room.result_rows().len()
    };
    let mut play = Play::started(WISHES, 7, &PEOPLE);
    let mut rng = Generator::seed_from_u64(3);
    assert_eq!(end(&mut play.clone()), 0, "nobody has done anything");
    let first = decide(&mut play, &mut rng);
    assert_eq!(end(&mut play.clone()), 0, "the first turn goes on");
    while decide(&mut play, &mut rng) == first {}
    assert_eq!(end(&mut play), 3, "a turn was played");
}

/// A decision from which somebody else has gone on, so that nobody takes it back alone, though chance has not spoken since.
fn gone_on_from(play: &mut Play, rng: &mut Generator) -> Option<(String, Seat)> {
    let mut before: Option<(String, Seat)> = None;
    for _ in 0..60 {
        let (who, seat) = decide(play, rng);
        if let Some((earlier, its)) = before.filter(|(_, its)| *its != seat) {
            let at = play.room.version(Some(&earlier));
            let may = |command| play.room.decide(&earlier, &earlier, at, &command).is_ok();
            let offer = Offer::Undo { seat: its, steps: 1 };
            if !may(Command::Undo { seat: its, steps: 1 }) && may(Command::Offer { offer }) {
                return Some((earlier, its));
            }
        }
        before = Some((who, seat));
    }
    None
}

#[test]
fn what_others_have_seen_is_taken_back_if_all_agree_but_never_what_chance_gave() {
    let mut found = (0..40).filter_map(|seed| {
        let mut rng = Generator::seed_from_u64(seed);
        let mut play = Play::started(WISHES, seed, &PEOPLE);
        gone_on_from(&mut play, &mut rng).map(|(who, seat)| (play, rng, who, seat))
    });
    let (mut play, mut rng, who, seat) = found.next().expect("a decision from which others have gone on");
    let entries = play.room.entries().to_vec();
    let offer = Command::Offer { offer: Offer::Undo { seat, steps: 1 } };
    assert_eq!(play.ask(&who, None, offer.clone()), Err(Refusal::Stale));
    let at = play.room.version(Some(&who));
    play.ask(&who, at, offer).unwrap();
    assert_eq!(play.room.entries(), entries, "nothing happens before all agree");
    let number = play.room.joined(None).room.offer.unwrap().number;
    for other in PEOPLE.into_iter().filter(|name| *name != who) {
        play.ask(other, None, Command::Reply { offer: number, agree: true }).unwrap();
    }
    let left = play.room.entries().len();
    assert!(left < entries.len() && *play.room.entries() == entries[..left]);
    let decided = |entry: &Entry| matches!(entry, Entry::Move(Actor::Seat(_), _));
    assert!(entries[left..].iter().all(decided), "chance stays as it was drawn");
    for who in PEOPLE.into_iter().chain([WATCHER]) {
        let mut reader = Reader::new();
        reader.read(&play.traffic[who]);
        assert_eq!(reader.standing, Some(play.known(who).1), "{who}");
    }
    // What lies before an outcome of chance cannot even be offered.
    let chance = |entry: &Entry| matches!(entry, Entry::Move(Actor::Chance, _));
    let (who, seat) = loop {
        let (who, seat) = decide(&mut play, &mut rng);
        assert!(play.room.entries().len() < 600, "nothing is ever drawn");
        if play.room.entries().last().is_some_and(chance) {
            break (who, seat);
        }
    };
    let at = play.room.version(Some(&who));
    let offer = Command::Offer { offer: Offer::Undo { seat, steps: 1 } };
    assert_eq!(play.ask(&who, at, offer), Err(Refusal::NothingToUndo));
    // Whoever goes on makes the offer void.
    let (mut play, mut rng, who, seat) = found.next().expect("another one");
    let at = play.room.version(Some(&who));
    play.ask(&who, at, Command::Offer { offer: Offer::Undo { seat, steps: 1 } }).unwrap();
    decide(&mut play, &mut rng);
    assert_eq!(play.room.joined(None).room.offer, None);
}

#[test]
fn pairs_are_bid_for_until_everybody_has_one_and_bids_are_taken_off_at_the_end() {
    let options = Options { bids: Some(Bidding::Open), ..Options::default() };
    let wishes = "kosa1;seats=human,human,bot:random;rules=current";
    let mut play = Play::started_with(wishes, options, 9, &["anna", "jan"]);
    let bids = |play: &Play| play.room.joined(None).room.bids.unwrap();
    assert_eq!((bids(&play).lots.len(), bids(&play).asked), (3, vec![1]));
    let bid = |lot, coins| Command::Bid { lot, coins };
    assert_eq!(play.ask("jan", None, bid(0, 5)), Err(Refusal::NotAsked));
    assert_eq!(play.ask("anna", None, bid(9, 5)), Err(Refusal::NoSuchBid));
    assert_eq!(play.ask("anna", None, bid(0, 201)), Err(Refusal::NoSuchBid));
    assert_eq!(play.ask("anna", None, Command::Seal { bids: vec![1, 2, 3] }), Err(Refusal::NoSuchBid));
    play.ask("anna", None, bid(0, 5)).unwrap();
    assert_eq!(play.ask("jan", None, bid(0, 5)), Err(Refusal::NoSuchBid), "more, or something else");
    play.ask("jan", None, bid(0, 7)).unwrap();
    // The bot took a pair that nobody wanted; Anna has none any more.
    assert_eq!(bids(&play).asked, [1]);
    let free = bids(&play).lots.iter().position(|lot| lot.by.is_none()).unwrap();
    let wanted = (bids(&play).lots[0].faction, bids(&play).lots[0].mat);
    play.ask("anna", None, bid(free as u8, 2)).unwrap();
    assert_eq!(play.room.phase(), Phase::Playing);
    let jan = play.room.device(Some("jan")).seats()[0];
    let known = play.known("jan").1;
    let player = known.open.public().player(jan);
    assert_eq!((player.faction(), player.mat()), (wanted.0, Some(wanted.1)));
    play.ask("anna", None, Command::Offer { offer: Offer::End {} }).unwrap();
    play.ask("jan", None, Command::Reply { offer: 1, agree: true }).unwrap();
    let result = play.room.joined(None).room.result;
    let line = |seat| result.iter().find(|line| line.seat == seat).unwrap();
    assert_eq!((line(jan).bid, line(jan).total), (7, i64::from(line(jan).fortune) - 7));
    assert!(play.room.record().unwrap().contains("tag bids "));
    // The record verifies: the pairs that were won stand in its wishes.
    let record = play.room.record().unwrap();
    let table = Table::resume(&record, play.row.seed.parse::<Seed>().unwrap()).unwrap();
    let wishes: kosa_client::Wishes = table.tag("wishes").unwrap().parse().unwrap();
    let dealt = wishes.to_new_game(table.seed()).unwrap().deal().unwrap();
    assert_eq!(dealt.record().start(), table.record().start());
}

#[test]
fn sealed_bids_are_told_to_nobody_and_the_highest_sum_wins() {
    let options = Options { bids: Some(Bidding::Sealed), ..Options::default() };
    let seal = |bids: [u16; 3]| Command::Seal { bids: bids.to_vec() };
    let start = Play::started_with(WISHES, options, 9, &PEOPLE);
    let played = |first: [u16; 3]| {
        let mut play = start.clone();
        play.ask("anna", None, seal(first)).unwrap();
        play
    };
    // Whatever Anna writes, the others are told the same.
    let [one, other] = [played([10, 3, 0]), played([0, 0, 150])];
    for who in ["jan", "ola", WATCHER] {
        assert_eq!(one.traffic[who], other.traffic[who]);
    }
    let mut play = one;
    assert_eq!(play.ask("anna", None, seal([1, 1, 1])), Err(Refusal::NotAsked), "once written down");
    play.ask("jan", None, seal([9, 1, 0])).unwrap();
    let lots = play.room.joined(None).room.bids.unwrap().lots;
    play.ask("ola", None, seal([4, 0, 0])).unwrap();
    assert_eq!(play.room.phase(), Phase::Playing);
    // 3 for the second pair and 9 for the first is more than 10 and 1.
    let faction = |who: &str| {
        let seat = play.room.device(Some(who)).seats()[0];
        play.known(who).1.open.public().player(seat).faction()
    };
    assert_eq!(
        [faction("anna"), faction("jan"), faction("ola")],
        [lots[1].faction, lots[0].faction, lots[2].faction]
    );
}

#[test]
fn equal_sealed_bids_are_decided_by_a_lot_that_stands_with_the_seed() {
    let options = Options { bids: Some(Bidding::Sealed), ..Options::default() };
    let mut winners = std::collections::BTreeSet::new();
    for seed in 0..16 {
        let mut play = Play::started_with(WISHES, options.clone(), seed, &PEOPLE);
        let wanted = play.room.joined(None).room.bids.unwrap().lots[0].faction;
        for who in PEOPLE {
            // Whatever is given to whom, the sum is the same.
            play.ask(who, None, Command::Seal { bids: vec![6, 0, 0] }).unwrap();
        }
        let has = |who: &&str| {
            let seat = play.room.device(Some(who)).seats()[0];
            play.known(who).1.open.public().player(seat).faction() == wanted
        };
        winners.insert(PEOPLE.into_iter().find(has).unwrap());
        let again = kosa_server::room::Room::of(&play.row, &play.log).unwrap();
        assert_eq!(again.joined(None), play.room.joined(None));
    }
    assert!(winners.len() > 1, "nobody is always first: {winners:?}");
}

#[test]
fn banned_pairs_are_never_bid_for() {
    let options = Options { bids: Some(Bidding::Open), ..Options::default() };
    let five = ["a", "b", "c", "d", "e"];
    for seed in 0..40 {
        let wishes = "kosa1;seats=human,human,human,human,human;rules=current";
        let play = Play::started_with(wishes, options.clone(), seed, &five);
        let lots = play.room.joined(None).room.bids.unwrap().lots;
        let rules = kosa_engine::Rules::CURRENT;
        assert!(lots.iter().all(|lot| !kosa_engine::setup::is_banned(rules, lot.faction, lot.mat)));
    }
}

#[test]
fn coins_that_nobody_tells_are_not_in_what_others_are_sent() {
    let options = Options { hide_coins: true, ..Options::default() };
    let mut play = Play::started_with(WISHES, options, 2, &PEOPLE);
    let mut rng = Generator::seed_from_u64(8);
    for _ in 0..150 {
        decide(&mut play, &mut rng);
    }
    for who in PEOPLE.into_iter().chain([WATCHER]) {
        let own = play.room.device((who != WATCHER).then_some(who));
        let mut reader = Reader::new();
        reader.read(&play.traffic[who]);
        assert_eq!(reader.standing, Some(play.known(who).1), "{who}");
        for text in &play.traffic[who] {
            let message: serde_json::Value = serde_json::from_str(text).unwrap();
            assert!(!tells_coins(&message, &own), "{who}: {text}");
        }
        // One's own coins are known, as ever.
        for seat in own.seats() {
            let coins = |view: &kosa_engine::View| view.public().player(*seat).coins();
            assert_eq!(coins(play.known(who).1.view((*seat).into())), play.room.coins(*seat));
        }
    }
}

/// Whether coins of a seat stand in a message, other than in what its own people see.
fn tells_coins(message: &serde_json::Value, own: &kosa_server::room::Device) -> bool {
    fn open(value: &serde_json::Value) -> bool {
        match value {
            serde_json::Value::Object(map) => {
                let told =
                    |value: &serde_json::Value| value.to_string().contains(|c: char| c.is_ascii_digit());
                map.iter().any(|(key, value)| if key == "coins" { told(value) } else { open(value) })
            }
            serde_json::Value::Array(list) => list.iter().any(open),
            _ => false,
        }
    }
    let part = |at: &str| message.pointer(at).is_some_and(open);
    let steps = |at: &str| {
        let steps = message.pointer(at).and_then(serde_json::Value::as_array);
        steps.into_iter().flatten().any(|step| step.get("open").is_some_and(open))
    };
    let views = ["/standing/views", "/game/standing/views"].into_iter().filter_map(|at| message.pointer(at));
    let others = views.filter_map(serde_json::Value::as_array).flatten().any(|view| {
        let seat = view[0].as_u64().unwrap() as usize;
        let seats = view[1].pointer("/position/seats").and_then(serde_json::Value::as_object);
        let foreign = |key: &String| key.parse::<usize>().unwrap() + 1 != seat;
        !own.seats().iter().any(|own| own.index() + 1 == seat)
            || seats.into_iter().flatten().any(|(key, value)| foreign(key) && open(value))
    });
    part("/game/start") || part("/open") || steps("/steps") || steps("/game/steps") || others
}

#[test]
fn a_table_says_what_it_has_chosen_and_refuses_nonsense() {
    let mut play = Play::new(WISHES, 1, &PEOPLE);
    let wish = |options: Options| Command::Options { options };
    for (options, fault) in [
        (timed(Clock::Live { bank: 5, increment: 1 }, Absent::Bot), "clock.bank is 5: it can be 10 to 86400"),
        (timed(Clock::Days { days: 0 }, Absent::Bot), "clock.days is 0: it can be 1 to 30"),
        (Options { stalling: Some(0), ..Options::default() }, "stalling is 0: it can be 1 to 3600"),
    ] {
        let faults = vec![fault.to_string()];
        assert_eq!(play.ask("anna", None, wish(options)), Err(Refusal::Wishes { faults }));
    }
    let options = Options { rated: true, no_hints: true, ..Options::default() };
    play.ask("anna", None, wish(options.clone())).unwrap();
    assert_eq!(play.room.joined(None).room.options, options);
    let told = play.traffic[WATCHER].last().unwrap();
    assert!(matches!(serde_json::from_str(told).unwrap(), Message::Room(room) if room.options == options));
    // Logs of before these were known say nothing of them.
    assert_eq!(
        serde_json::from_str::<Deed>(r#"{"do":"made"}"#).unwrap(),
        Deed::Made { options: Options::default(), edition: 0 }
    );
}

/// A finished game with what everybody chose in the simplest way.
fn ended(wishes: &str, bids: Option<Bidding>) -> String {
    let mut play = Play::started_with(wishes, Options { bids, ..Options::default() }, 4, &PEOPLE);
    for _ in 0..20 {
        let room = play.room.joined(None).room;
        match (room.draft, room.bids) {
            (Some(draft), _) => {
                let who = draft.places.iter().position(|place| place.chooses).unwrap();
                play.ask(PEOPLE[who], None, Command::Choose { faction: draft.open[0] }).unwrap();
            }
            (_, Some(doc)) => {
                let who = PEOPLE[usize::from(doc.asked[0]) - 1];
                let free = doc.lots.iter().position(|lot| lot.by.is_none()).unwrap_or(0);
                let command = match doc.sealed {
                    true => Command::Seal { bids: vec![4, 2, 0] },
                    false => Command::Bid { lot: free as u8, coins: 3 },
                };
                play.ask(who, None, command).unwrap();
            }
            _ => break,
        }
    }
    play.ask("anna", None, Command::Offer { offer: Offer::End {} }).unwrap();
    for who in ["jan", "ola"] {
        play.ask(who, None, Command::Reply { offer: 1, agree: true }).unwrap();
    }
    play.room.record().unwrap()
}

fn checked(text: &str) -> Result<Dealt, Unfair> {
    fairness(text, &Record::from_text(text).unwrap(), &Known::default()).map(|fair| fair.deal)
}

#[test]
fn a_record_whose_deal_was_changed_is_not_affirmed() {
    let draft = "kosa1;seats=human,human,human;deal=draft;rules=rulebook";
    for (wishes, bids, deal) in [
        (WISHES, None, Dealt::All),
        (draft, None, Dealt::Mats),
        (WISHES, Some(Bidding::Open), Dealt::Lots),
        (WISHES, Some(Bidding::Sealed), Dealt::Lots),
    ] {
        let text = ended(wishes, bids);
        assert_eq!(checked(&text), Ok(deal), "{text:.600}");
        // Somebody would rather have played with another mat, and writes so wherever it stands but in what the table was asked for.
        let record = Record::from_text(&text).unwrap();
        let public = record.start().public();
        let mats: Vec<_> = public.seats().filter_map(|seat| public.player(seat).mat()).collect();
        let other = kosa_engine::vocab::Mat::ALL.into_iter().find(|mat| !mats.contains(mat)).unwrap();
        let change = |line: &str| line.replace(&mats[0].to_string(), &other.to_string());
        let forged: Vec<String> = text.lines().map(change).collect();
        let forged = forged.join("\n") + "\n";
        assert_eq!(checked(&forged), Err(Unfair::OtherDeal), "{bids:?}");
        // Without what was asked for nothing is said of the deal.
        let bare: Vec<&str> = text.lines().filter(|line| !line.starts_with("tag asked")).collect();
        let said = checked(&(bare.join("\n") + "\n"));
        assert_eq!(said, Ok(if bids.is_some() { Dealt::Nothing } else { deal }));
    }
}

#[test]
fn nobody_offers_to_take_back_more_than_there_was() {
    let mut play = Play::started(WISHES, 7, &PEOPLE);
    let (who, seat) = decide(&mut play, &mut Generator::seed_from_u64(3));
    for (steps, refusal) in
        [(0, Refusal::Empty), (4_000_000_000, Refusal::NothingToUndo), (2, Refusal::NothingToUndo)]
    {
        let at = play.room.version(Some(&who));
        let offer = Command::Offer { offer: Offer::Undo { seat, steps } };
        assert_eq!(play.ask(&who, at, offer), Err(refusal), "{steps}");
    }
}
