//! Games that were stored by another version: they are what they were, and go on.

use crate::play::Play;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Awaiting, Move};
use kosa_server::room::{Deed, Room};
use kosa_server::store::{LogRow, Phase as StoredPhase, TableRow};
use kosa_table::Generator;
use kosa_wire::{Absent, Bidding, Clock, Command, Offer, Options, Phase};
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::path::PathBuf;

const PEOPLE: [&str; 3] = ["anna", "jan", "ola"];

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored.jsonl")
}

/// A table and its log as the file has them: one line each, the log of a table after it.
fn stored() -> Vec<(TableRow, Vec<LogRow>, Value)> {
    let text = std::fs::read_to_string(file()).unwrap();
    let mut tables: Vec<(TableRow, Vec<LogRow>, Value)> = Vec::new();
    for line in text.lines() {
        let doc: Value = serde_json::from_str(line).unwrap();
        let word = |key: &str| doc[key].as_str().unwrap().to_string();
        match doc.get("seed") {
            Some(_) => {
                let row = TableRow {
                    id: word("id"),
                    owner: word("owner"),
                    wishes: word("wishes"),
                    shown: String::new(),
                    options: "{}".into(),
                    seed: word("seed"),
                    commitment: word("commitment"),
                    listed: true,
                    phase: StoredPhase::Playing,
                    created: 0,
                    changed: 0,
                    card: String::new(),
                    card_at: 0,
                    waits: String::new(),
                    edited: 0,
                };
                tables.push((row, Vec::new(), doc["after"].clone()));
            }
            None => {
                let log = &mut tables.last_mut().unwrap().1;
                let row = LogRow {
                    number: log.len() as u64 + 1,
                    person: word("person"),
                    command: (log.len() + 1).to_string(),
                    deed: doc["deed"].to_string(),
                    at: doc["at"].as_u64().unwrap(),
                };
                log.push(row);
            }
        }
    }
    tables
}

/// What must be the same for ever: where the game stands, who is asked, what everybody has left, how it ended.
fn after(room: &Room) -> Value {
    let joined = room.joined(None);
    let result: Vec<Value> =
        joined.room.result.iter().map(|line| json!([line.seat, line.place, line.bid, line.total])).collect();
    let entries: Vec<String> = room.entries().iter().map(Entry::to_string).collect();
    json!({
        "phase": joined.room.phase,
        "entries": entries.len(),
        "last": entries.last(),
        "version": joined.game.as_ref().map(|game| game.version),
        "places": joined.room.places,
        "clock": joined.room.clock,
        "waits": room.waits(),
        "result": result,
    })
}

#[test]
fn games_of_other_versions_are_what_they_were() {
    let tables = stored();
    assert!(tables.len() >= 3);
    let mut known = std::collections::BTreeSet::new();
    for (row, log, expected) in tables {
        let room =
            Room::of(&row, &log).unwrap_or_else(|_| panic!("{} cannot be played any more", row.wishes));
        assert_eq!(after(&room), expected, "{}", row.wishes);
        known.extend(log.iter().map(|line| {
            serde_json::from_str::<Value>(&line.deed).unwrap()["do"].as_str().unwrap().to_string()
        }));
    }
    // Everything that can stand in a log stands in one of these.
    let all = [
        "away", "back", "bid", "choose", "close", "give", "leave", "made", "offer", "play", "reply", "seal",
        "sit", "stalled", "start", "talk", "undo", "wish",
    ];
    assert_eq!(known.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

/// Somebody who is asked decides.
fn decide(play: &mut Play, rng: &mut Generator) {
    let seat = play.asked()[0];
    let Some(who) = play.person(seat).filter(|who| play.room.away(who).is_none()) else {
        assert!(play.bot());
        return;
    };
    let legal = play.known(&who).1.view(seat.into()).legal().to_vec();
    let mv = legal[(rng.next_u64() % legal.len() as u64) as usize];
    let at = play.room.version(Some(&who));
    play.ask(&who, at, Command::Play { seat, moves: vec![mv] }).unwrap();
    play.now += 1000;
}

/// A game in which everything happens that can, but for bids.
fn eventful() -> Play {
    let options = Options {
        clock: Clock::Live { bank: 60, increment: 5 },
        absent: Absent::Bot,
        stalling: Some(10),
        ..Options::default()
    };
    let wishes = "kosa1;seats=human,human,human;deal=draft;rules=current";
    let mut play = Play::with(wishes, options, 11, &PEOPLE);
    let mut rng = Generator::seed_from_u64(11);
    play.ask("anna", None, Command::Wish { wishes: wishes.into() }).unwrap();
    for (place, who) in (1..).zip(PEOPLE) {
        play.ask(who, None, Command::Sit { place, name: None }).unwrap();
    }
    play.ask("anna", None, Command::Start {}).unwrap();
    while let Some(draft) = play.room.joined(None).room.draft {
        let chooses = draft.places.iter().position(|place| place.chooses).unwrap();
        play.ask(PEOPLE[chooses], None, Command::Choose { faction: draft.open[0] }).unwrap();
    }
    play.ask("ola", None, Command::Talk { text: "Good luck! Powodzenia żółwie".into() }).unwrap();
    for _ in 0..80 {
        decide(&mut play, &mut rng);
    }
    // Coins change hands, and somebody takes a decision back.
    for from in play.room.device(Some("jan")).seats().to_vec() {
        let to = play.room.device(Some("ola")).seats()[0];
        if play.room.coins(from) > 0 {
            play.ask("jan", None, Command::Give { from, to, amount: 1 }).unwrap();
        }
    }
    for _ in 0..40 {
        decide(&mut play, &mut rng);
        let undo = PEOPLE.into_iter().find_map(|who| {
            let seat = play.room.device(Some(who)).seats()[0];
            let at = play.room.version(Some(who));
            play.room.decide(who, who, at, &Command::Undo { seat, steps: 1 }).ok().map(|_| (who, seat))
        });
        if let Some((who, seat)) = undo {
            let at = play.room.version(Some(who));
            play.ask(who, at, Command::Undo { seat, steps: 1 }).unwrap();
            break;
        }
    }
    // Somebody waits too long, is played for, and comes back; another gets up and sits down again.
    for _ in 0..2 {
        while !play.clock() {
            play.now += 1000;
        }
    }
    let away = PEOPLE.into_iter().find(|who| play.room.away(who).is_some()).unwrap();
    for _ in 0..5 {
        decide(&mut play, &mut rng);
    }
    play.ask(away, None, Command::Back {}).unwrap();
    play.ask("ola", None, Command::Leave { place: 3, for_good: false }).unwrap();
    for _ in 0..5 {
        decide(&mut play, &mut rng);
    }
    play.ask("ola", None, Command::Sit { place: 3, name: Some("Ola II".into()) }).unwrap();
    play.ask("anna", None, Command::Offer { offer: Offer::End {} }).unwrap();
    play.ask("jan", None, Command::Reply { offer: 1, agree: false }).unwrap();
    play
}

/// A game for which pairs were bid.
fn bid_for(bidding: Bidding) -> Play {
    let options = Options { bids: Some(bidding), hide_coins: true, rated: true, ..Options::default() };
    let wishes = "kosa1;seats=human,human,human;rules=rulebook";
    let mut play = Play::started_with(wishes, options, 12, &PEOPLE);
    for (who, coins) in PEOPLE.into_iter().zip([3, 3, 5]) {
        let command = match bidding {
            Bidding::Open => Command::Bid { lot: (coins - 3) as u8, coins: coins + who.len() as u16 },
            Bidding::Sealed => Command::Seal { bids: vec![coins, coins, 2] },
        };
        let _ = play.ask(who, None, command);
    }
    while let Some(bids) = play.room.joined(None).room.bids {
        let who = PEOPLE[usize::from(bids.asked[0]) - 1];
        let free = bids.lots.iter().position(|lot| lot.by.is_none()).unwrap();
        play.ask(who, None, Command::Bid { lot: free as u8, coins: 1 }).unwrap();
    }
    play
}

/// Writes the file: once, and again only with what a new version adds. What stands in it must never have to change.
#[test]
#[ignore = "writes the file that another test reads"]
fn write_stored_games() {
    let mut ended = bid_for(Bidding::Open);
    let mut rng = Generator::seed_from_u64(5);
    for who in PEOPLE {
        let place = 1 + PEOPLE.iter().position(|p| *p == who).unwrap() as u8;
        ended.ask(who, None, Command::Leave { place, for_good: false }).unwrap();
    }
    while ended.bot() {}
    assert_eq!(ended.room.phase(), Phase::Over);
    let mut agreed = bid_for(Bidding::Sealed);
    for _ in 0..30 {
        decide(&mut agreed, &mut rng);
    }
    agreed.ask("anna", None, Command::Offer { offer: Offer::End {} }).unwrap();
    for who in ["jan", "ola"] {
        agreed.ask(who, None, Command::Reply { offer: 1, agree: true }).unwrap();
    }
    let mut closed = Play::new("kosa1;seats=human,automa;rules=rulebook", 3, &["anna"]);
    closed.ask("anna", None, Command::Close {}).unwrap();
    let mut text = String::new();
    for play in [eventful(), ended, agreed, closed] {
        let row = &play.row;
        let head = json!({
            "id": row.id, "owner": row.owner, "wishes": row.wishes, "seed": row.seed,
            "commitment": row.commitment, "after": after(&play.room),
        });
        text.push_str(&format!("{head}\n"));
        for line in &play.log {
            let deed: Value = serde_json::from_str(&line.deed).unwrap();
            text.push_str(&format!("{}\n", json!({ "person": line.person, "at": line.at, "deed": deed })));
        }
    }
    std::fs::write(file(), text).unwrap();
}

#[test]
fn what_chance_gave_stands_in_the_log_whatever_would_be_drawn_now() {
    // A decision after which something is drawn of which there are several.
    let mut rng = Generator::seed_from_u64(4);
    let mut play = Play::started("kosa1;seats=human,human,human;rules=rulebook", 4, &PEOPLE);
    let drawn = |line: &LogRow| match serde_json::from_str(&line.deed).unwrap() {
        Deed::Play { lines } => lines.into_iter().map(|line| line.parse::<Entry>().unwrap()).collect(),
        _ => Vec::new(),
    };
    let chance = |entry: &Entry| matches!(entry, Entry::Move(Actor::Chance, _));
    for _ in 0..400 {
        let before = play.room.clone();
        decide(&mut play, &mut rng);
        let mut line = play.log.last().unwrap().clone();
        let entries: Vec<Entry> = drawn(&line);
        let Some(at) = entries.iter().position(chance) else { continue };
        // What another version might have drawn instead.
        let other = (0u64..50).find_map(|seed| {
            let mut lines = entries[..at].to_vec();
            let so_far = [before.entries(), &lines].concat();
            lines.push(otherwise(&play.row, &so_far, entries[at], seed)?);
            Some(lines)
        });
        let Some(other) = other else { continue };
        let lines = other.iter().map(Entry::to_string).collect();
        line.deed = serde_json::to_string(&Deed::Play { lines }).unwrap();
        let mut room = before.clone();
        if room.apply(&line, &|_| false).is_err() {
            // More would have been drawn after it.
            continue;
        }
        assert!(room.entries().ends_with(&other), "it is not drawn again");
        assert_ne!(room.entries(), play.room.entries());
        assert_eq!(room.phase(), Phase::Playing, "and the game goes on");
        return;
    }
    panic!("nothing was drawn");
}

/// Another outcome at the same point of a game, if there is one.
fn otherwise(row: &TableRow, before: &[Entry], drawn: Entry, seed: u64) -> Option<Entry> {
    let wishes: kosa_client::Wishes = row.wishes.parse().unwrap();
    let mut table = wishes.to_new_game(row.seed.parse().unwrap()).unwrap().deal().unwrap();
    let dealt = table.record().entries().len();
    table.follow(&before[dealt..], &mut |_, _| {}).unwrap();
    assert_eq!(table.awaiting(), Awaiting::Chance);
    let outcome: Move = kosa_table::Seed::from(seed).outcome(0, &table.state().chance())?;
    let entry = Entry::Move(Actor::Chance, outcome);
    (entry != drawn).then_some(entry)
}
