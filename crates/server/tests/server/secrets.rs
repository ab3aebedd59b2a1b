//! What people are told of a game, and what not.

use crate::common::{Folder, runtime};
use crate::guest::{Guest, http, make, token};
use crate::play::{Play, Reader, WATCHER};
use crate::running::Running;
use kosa_client::link::{FarTable, News};
use kosa_engine::vocab::Seat;
use kosa_engine::{Move, Question};
use kosa_server::store::Store;
use kosa_table::Generator;
use kosa_wire::{Command, Message, Offer, Phase, Refusal};
use rand_core::{Rng, SeedableRng};
use std::collections::BTreeMap;

const PEOPLE: [&str; 3] = ["anna", "jan", "ola"];
const WISHES: &str = "kosa1;seats=human,human,human;rules=rulebook";

fn pick(rng: &mut Generator, moves: &[Move]) -> Move {
    moves[(rng.next_u64() % moves.len() as u64) as usize]
}

/// Two who fight, and a table for them.
const RIVALS: [&str; 2] = ["anna", "jan"];
const DUEL: &str = "kosa1;seats=human,human;rules=rulebook";

/// A game at the moment when two choose in secret, both with a choice of power; who they are, and what the first may dial.
struct Fight {
    play: Play,
    one: Seat,
    other: Seat,
    dials: Vec<Move>,
}

/// Lets bots play on until there is a fight.
fn until_fight(mut play: Play) -> Option<Fight> {
    play.quiet = true;
    for (place, who) in (1..).zip(RIVALS) {
        play.ask(who, None, Command::Leave { place, for_good: false }).unwrap();
    }
    for _ in 0..2500 {
        let thought = play.room.thought()?;
        let public = thought.view.public();
        let kosa_engine::Awaiting::Seats(seats) = thought.view.awaiting() else { return None };
        let legal = thought.view.legal().to_vec();
        if public.question() == Some(Question::Dials)
            && seats.iter().count() == 2
            && seats.iter().all(|seat| public.player(seat).power() > 0)
            && matches!(legal[..], [Move::Dial(_), Move::Dial(_), ..])
        {
            for (place, who) in (1..).zip(RIVALS) {
                play.ask(who, None, Command::Sit { place, name: None }).unwrap();
            }
            play.quiet = false;
            let other = seats.iter().find(|seat| *seat != thought.seat)?;
            return Some(Fight { play, one: thought.seat, other, dials: legal });
        }
        play.bot();
    }
    None
}

fn fight() -> Fight {
    (0..200).find_map(|seed| until_fight(Play::started(DUEL, seed, &RIVALS))).expect("bots that fight")
}

fn version_of(play: &Play, who: &str) -> u64 {
    play.room.version((who != WATCHER).then_some(who)).unwrap()
}

fn readers() -> BTreeMap<&'static str, Reader> {
    PEOPLE.into_iter().chain([WATCHER]).map(|who| (who, Reader::new())).collect()
}

#[test]
fn whoever_listens_knows_what_whoever_comes_now_is_told() {
    for seed in 0..2 {
        let mut play = Play::started(WISHES, seed, &PEOPLE);
        let mut readers = readers();
        let mut rng = Generator::seed_from_u64(seed);
        for turn in 0..60 {
            for (who, reader) in readers.iter_mut() {
                reader.read(&play.traffic[*who]);
                if turn % 10 == 0 {
                    assert_eq!(reader.standing, Some(play.known(who).1), "{who}");
                }
            }
            let watcher = readers[WATCHER].standing.as_ref().unwrap();
            let kosa_engine::Awaiting::Seats(seats) = watcher.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let who = play.person(seat).unwrap();
            let reader = &readers[who.as_str()];
            let version = reader.far.version();
            let undo = reader.standing.as_ref().unwrap().undo[0].1.decisions.len();
            let command = if undo > 0 && rng.next_u64() % 4 == 0 {
                Command::Undo { seat, steps: 1 + (rng.next_u64() % undo as u64) as u32 }
            } else {
                Command::Play { seat, moves: vec![pick(&mut rng, &reader.legal(seat))] }
            };
            play.ask(&who, version, command).unwrap();
        }
        // The same table, made of its log elsewhere, tells the same.
        let mut again = kosa_server::room::Room::new(&play.row).unwrap();
        for row in &play.log {
            again.apply(row, &|_| false).unwrap();
        }
        for who in PEOPLE {
            assert_eq!(again.joined(Some(who)), play.room.joined(Some(who)));
        }
        assert_eq!(again.joined(None), play.room.joined(None));
    }
}

#[test]
fn whoever_comes_back_hears_only_what_was_missed() {
    fn nowhere(_: String) {}
    let mut play = Play::started(DUEL, 3, &RIVALS);
    let mut far = FarTable::new(nowhere as fn(String), "x");
    let everything =
        |play: &Play| serde_json::to_string(&Message::Joined(Box::new(play.room.joined(None)))).unwrap();
    assert!(matches!(far.hear(&everything(&play))[..], [News::Joined(_)]));
    far.reconnected(nowhere);
    assert_eq!(far.hear(&everything(&play)), [], "nothing has happened meanwhile");
    // Somebody decides while the line is cut.
    let decide = |play: &mut Play| {
        let seat = play.asked()[0];
        let who = play.person(seat).unwrap();
        let (version, standing) = play.known(&who);
        let mv = standing.view(seat.into()).legal()[0];
        play.ask(&who, Some(version), Command::Play { seat, moves: vec![mv] }).unwrap();
        (seat, who)
    };
    let known = play.known(WATCHER).1.entries;
    decide(&mut play);
    let (seat, who) = decide(&mut play);
    far.reconnected(nowhere);
    let news = far.hear(&everything(&play));
    let [News::Happened { steps, standing }] = &news[..] else { panic!("{news:?}") };
    assert_eq!(steps.first().map(|step| step.entry), Some(known));
    assert_eq!(**standing, play.known(WATCHER).1);
    // What is taken back meanwhile makes another game of it.
    let (version, standing) = play.known(&who);
    if !standing.undo[0].1.decisions.is_empty() {
        play.ask(&who, Some(version), Command::Undo { seat, steps: 1 }).unwrap();
        far.reconnected(nowhere);
        assert!(matches!(far.hear(&everything(&play))[..], [News::Joined(_)]));
    }
}

#[test]
fn half_of_a_secret_choice_does_not_show() {
    let Fight { mut play, one, other, dials } = fight();
    let before = play.clone();
    let who = play.person(one).unwrap();
    let at = Some(version_of(&play, &who));
    play.ask(&who, at, Command::Play { seat: one, moves: vec![dials[0]] }).unwrap();
    let others = || RIVALS.into_iter().chain([WATCHER]).filter(|name| *name != who);
    for name in others() {
        assert_eq!(play.traffic[name], before.traffic[name], "{name} was told something");
        let person = (name != WATCHER).then_some(name);
        let [now, then] =
            [&play, &before].map(|play| serde_json::to_string(&play.room.joined(person)).unwrap());
        assert_eq!(now, then, "{name} would be told something");
    }
    assert_ne!(play.traffic[&who], before.traffic[&who], "whoever decides is told");
    // The other one decides the same at the same version, and hears the same, byte for byte.
    let rival = play.person(other).unwrap();
    let mut without = before.clone();
    for moves in [vec![Move::Dial(0)], vec![Move::Play(kosa_engine::vocab::CombatCards::NONE)]] {
        for play in [&mut play, &mut without] {
            let at = Some(version_of(play, &rival));
            play.ask(&rival, at, Command::Play { seat: other, moves: moves.clone() }).unwrap();
        }
    }
    for name in others() {
        assert_eq!(play.traffic[name], without.traffic[name], "{name}");
    }
    // Taking half of it back shows neither.
    let told = play.traffic.clone();
    let at = Some(version_of(&play, &who));
    play.ask(&who, at, Command::Undo { seat: one, steps: 1 }).unwrap();
    for name in others() {
        assert_eq!(play.traffic[name], told[name], "{name}");
    }
    assert_ne!(play.traffic[&who], told[&who]);
    assert_eq!(version_of(&before, &rival) + 2, version_of(&play, &rival), "only its own decisions count");
}

#[test]
fn secret_choices_of_others_give_the_same_traffic_until_they_are_shown() {
    let Fight { play, one, dials, .. } = fight();
    let who = play.person(one).unwrap();
    let choose = |dial: &Move| {
        let mut play = play.clone();
        for mv in [*dial, Move::Play(kosa_engine::vocab::CombatCards::NONE)] {
            let at = Some(version_of(&play, &who));
            play.ask(&who, at, Command::Play { seat: one, moves: vec![mv] }).unwrap();
        }
        play
    };
    let games: Vec<Play> = dials.iter().filter(|mv| matches!(mv, Move::Dial(_))).map(choose).collect();
    assert!(games.len() > 1);
    for name in RIVALS.into_iter().chain([WATCHER]).filter(|name| *name != who) {
        assert!(games.iter().all(|game| game.traffic[name] == games[0].traffic[name]), "{name}");
        assert_ne!(games[0].traffic[name], play.traffic[name], "that a whole choice was made is told");
    }
}

#[test]
fn nobody_is_told_what_the_seed_tells() {
    let play = Play::started(WISHES, 3, &PEOPLE);
    for (who, traffic) in &play.traffic {
        for text in traffic {
            assert!(!text.contains(&play.row.seed), "{who}");
            assert!(text.contains("commitment") || !text.contains("joined"));
        }
    }
    assert_eq!(play.room.record(), None, "a record is full of secrets while the game is played");
}

#[test]
fn a_table_of_bots_ends_with_its_seed_opened() {
    let mut play = Play::new("kosa1;seats=bot:random,bot:random;rules=rulebook", 5, &["anna"]);
    play.ask("anna", None, Command::Start {}).unwrap();
    while play.bot() {}
    let record = play.room.record().unwrap();
    kosa_table::Table::resume(&record, play.row.seed.parse::<kosa_table::Seed>().unwrap()).unwrap();
    assert!(record.contains(&format!("tag commitment {}", play.row.commitment)));
    assert_eq!(play.room.joined(None).room.seed, Some(play.row.seed.clone()));
}

#[test]
fn what_is_not_allowed_is_refused_and_changes_nothing() {
    let mut play = Play::new(WISHES, 1, &PEOPLE);
    let none: [(&str, Command, Refusal); 8] = [
        ("jan", Command::Start {}, Refusal::NotOwner),
        ("anna", Command::Start {}, Refusal::SomebodyMissing),
        ("anna", Command::Sit { place: 0, name: None }, Refusal::NoSuchPlace),
        ("anna", Command::Sit { place: 9, name: None }, Refusal::NoSuchPlace),
        ("anna", Command::Leave { place: 1, for_good: false }, Refusal::NoSuchPlace),
        ("anna", Command::Talk { text: " \n ".into() }, Refusal::Empty),
        ("anna", Command::Talk { text: "x".repeat(501) }, Refusal::TooLong),
        ("anna", Command::Wish { wishes: format!("{WISHES};seed=7") }, Refusal::ChosenSeed),
    ];
    for (who, command, refusal) in none {
        assert_eq!(play.ask(who, None, command.clone()), Err(refusal), "{command:?}");
    }
    for wishes in ["kosa1;seats=human", "no wishes", "kosa1;seats=human/nordic,human/nordic"] {
        let refused = play.ask("anna", None, Command::Wish { wishes: wishes.into() });
        let Err(Refusal::Wishes { faults }) = refused else { panic!("{wishes}: {refused:?}") };
        assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.is_empty()), "{wishes}");
    }
    let seat = Seat::new(0).unwrap();
    let moves = vec![Move::EndTurn];
    assert_eq!(play.ask("anna", Some(0), Command::Play { seat, moves }), Err(Refusal::NotBegun));
    for (place, who) in (1..).zip(PEOPLE) {
        play.ask(who, None, Command::Sit { place, name: None }).unwrap();
    }
    assert_eq!(play.ask("ola", None, Command::Sit { place: 1, name: None }), Err(Refusal::Taken));
    assert_eq!(
        play.ask("jan", None, Command::Leave { place: 1, for_good: false }),
        Err(Refusal::NoSuchPlace),
        "not his"
    );
    play.ask("anna", None, Command::Start {}).unwrap();
    let number = play.room.number();
    let asked = play.asked()[0];
    let who = play.person(asked).unwrap();
    let stranger = PEOPLE.into_iter().find(|name| *name != who).unwrap();
    let theirs = play.room.device(Some(stranger)).seats()[0];
    let version = version_of(&play, &who);
    let legal = play.known(&who).1.view(asked.into()).legal()[0];
    let play_as = |seat, mv| Command::Play { seat, moves: vec![mv] };
    let refused = [
        (stranger, version_of(&play, stranger), play_as(asked, legal), Refusal::NotYours { seat: asked }),
        (stranger, version_of(&play, stranger), play_as(theirs, legal), Refusal::NotAsked),
        (who.as_str(), version + 1, play_as(asked, legal), Refusal::Stale),
        (who.as_str(), version - 1, play_as(asked, legal), Refusal::Stale),
        (who.as_str(), version, play_as(asked, Move::Dial(3)), Refusal::Illegal { mv: Move::Dial(3) }),
        (who.as_str(), version, Command::Undo { seat: asked, steps: 1 }, Refusal::NothingToUndo),
        (who.as_str(), version, Command::Undo { seat: asked, steps: 0 }, Refusal::Empty),
        (who.as_str(), version, Command::Play { seat: asked, moves: Vec::new() }, Refusal::Empty),
        (who.as_str(), version, Command::Play { seat: asked, moves: vec![legal; 65] }, Refusal::TooLong),
        ("anna", version, Command::Close {}, Refusal::Begun),
    ];
    for (who, at, command, refusal) in refused {
        assert_eq!(play.ask(who, Some(at), command.clone()), Err(refusal), "{command:?}");
    }
    assert_eq!(play.room.number(), number, "nothing was written");
}

/// A table at which everything is fixed but what is drawn.
const FIXED: &str =
    "kosa1;seats=human/nordic/industrial,human/crimea/mechanical,human/saxony/patriotic;rules=rulebook";

/// So many decisions are compared.
const ENOUGH: usize = 60;

/// What somebody has been told, without what names the table's seed: the commitment is another for every table.
fn told(play: &Play, who: &str) -> Vec<String> {
    play.traffic[who].iter().map(|text| text.replace(&play.row.commitment, "COMMITMENT")).collect()
}

#[test]
fn games_that_look_the_same_to_somebody_give_the_same_bytes() {
    // Tables that look the same to Anna after the deal, though the others hold other cards.
    let mut same: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for seed in 0..300 {
        let play = Play::started(FIXED, seed, &PEOPLE);
        same.entry(told(&play, "anna").concat()).or_default().push(seed);
    }
    let others = |play: &Play| told(play, "jan").concat() + &told(play, "ola").concat();
    let mut compared = 0;
    for seeds in same.values().filter(|seeds| seeds.len() > 1) {
        if compared > ENOUGH {
            break;
        }
        let mut pair = [seeds[0], seeds[1]].map(|seed| Play::started(FIXED, seed, &PEOPLE));
        assert_ne!(others(&pair[0]), others(&pair[1]), "the others hold the same cards too");
        let mut rng = Generator::seed_from_u64(seeds[0]);
        for _ in 0..200 {
            let seat = pair[0].asked()[0];
            let who = pair[0].person(seat).unwrap();
            let [one, other] =
                [&pair[0], &pair[1]].map(|play| play.known(&who).1.view(seat.into()).legal().to_vec());
            let both: Vec<Move> = one.into_iter().filter(|mv| other.contains(mv)).collect();
            if both.is_empty() {
                break;
            }
            let mv = pick(&mut rng, &both);
            for play in &mut pair {
                let at = Some(version_of(play, &who));
                play.ask(&who, at, Command::Play { seat, moves: vec![mv] }).unwrap();
            }
            // Once she has seen another outcome of chance the games do not look the same any more.
            if pair[0].known("anna").1 != pair[1].known("anna").1 {
                break;
            }
            assert_eq!(told(&pair[0], "anna"), told(&pair[1], "anna"), "seeds {seeds:?}");
            let [now, then] = [&pair[0], &pair[1]].map(|play| {
                let joined = serde_json::to_string(&play.room.joined(Some("anna"))).unwrap();
                joined.replace(&play.row.commitment, "COMMITMENT")
            });
            assert_eq!(now, then, "nor does it show to whoever joins afterwards");
            compared += 1;
        }
    }
    assert!(compared > ENOUGH, "only {compared} decisions were compared");
}

/// Everything that is answered over HTTP to somebody about its games and those of others.
fn answers(address: std::net::SocketAddr, table: &str, token: &str) -> Vec<(String, u16, String)> {
    let bearer = format!("Bearer {token}");
    let paths = [
        "/api/v1/me/export".to_string(),
        "/api/v1/me/tables".to_string(),
        "/api/v1/tables".to_string(),
        "/api/v1/tables?finished=true".to_string(),
        format!("/api/v1/tables/{table}"),
        format!("/api/v1/tables/{table}/record"),
        "/api/v1/records".to_string(),
    ];
    let ask = |path: String| {
        let (status, _, body) = http(address, "GET", &path, &[("authorization", &bearer)], "").unwrap();
        (path, status, body)
    };
    paths.into_iter().map(ask).collect()
}

#[test]
fn no_answer_over_http_tells_what_was_drawn_for_others() {
    let folder = Folder::new("answers");
    let database = folder.0.join("kosa.db").display().to_string();
    let running = Running::at(&database, crate::server::LIMITS);
    let at = running.address;
    let tokens = [token(at, "Anna"), token(at, "Jan")];
    let table = make(at, &tokens[0], DUEL);
    runtime().block_on(async {
        let store = Store::open(&database).await.unwrap();
        let seed = store.table(&table).await.unwrap().unwrap().seed;
        let mut guests = tokens.clone().map(|token| Guest::new(&token, &table));
        for (place, guest) in (1..).zip(&mut guests) {
            assert!(guest.connect(at).await);
            guest.get(Command::Sit { place, name: None }).await.unwrap();
        }
        guests[0].get(Command::Start {}).await.unwrap();
        let mut rng = Generator::seed_from_u64(7);
        let drawn = |log: &[kosa_server::store::LogRow]| log.iter().any(|line| line.deed.contains("\"*: "));
        for _ in 0..400 {
            if drawn(&store.log_after(&table, 0).await.unwrap()) {
                break;
            }
            for guest in &mut guests {
                guest.step(std::time::Duration::from_millis(20)).await;
                if let Some((seat, moves)) = guest.choices() {
                    guest.get(Command::Play { seat, moves: vec![pick(&mut rng, &moves)] }).await.unwrap();
                }
            }
        }
        assert!(drawn(&store.log_after(&table, 0).await.unwrap()), "nothing was drawn");
        for who in [tokens[0].as_str(), &tokens[1], ""] {
            for (path, _, body) in answers(at, &table, who) {
                assert!(!body.contains("*: "), "{path} tells an outcome: {body}");
                assert!(!body.contains(&seed) && !body.contains("\"number\":"), "{path}: {body}");
            }
        }
        let export = &answers(at, &table, &tokens[0])[0].2;
        assert!(export.contains("\"do\":\"play\""), "one's own decisions are one's own: {export}");
        // Nothing is hidden once the game is over.
        guests[0].get(Command::Offer { offer: Offer::End {} }).await.unwrap();
        guests[1].get(Command::Reply { offer: 1, agree: true }).await.unwrap();
        guests[0].until("the end", |guest| guest.phase() == Some(Phase::Over)).await;
        let exports = tokens.each_ref().map(|token| answers(at, &table, token).remove(0).2);
        assert!(exports.concat().contains("*: ") && exports[0].contains("\"number\":"));
        store.close().await;
    });
}

#[test]
fn nobody_looks_into_a_second_hand() {
    let sit = |place| Command::Sit { place, name: None };
    let mut play = Play::started(WISHES, 3, &PEOPLE);
    play.ask("ola", None, Command::Leave { place: 3, for_good: false }).unwrap();
    assert_eq!(play.ask("anna", None, sit(3)), Err(Refusal::OtherSeat), "she plays herself");
    assert_eq!(play.ask("ewa", None, sit(3)), Err(Refusal::Kept), "Ola may come back");
    play.ask("ola", None, sit(3)).unwrap();
    // Whoever has got up from their own place has seen a hand all the same.
    play.ask("jan", None, Command::Leave { place: 2, for_good: true }).unwrap();
    play.ask("ola", None, Command::Leave { place: 3, for_good: true }).unwrap();
    assert_eq!(play.ask("ola", None, sit(2)), Err(Refusal::OtherSeat));
    // A place that was left for good is for anybody who has seen nothing.
    play.ask("ewa", None, sit(2)).unwrap();
    assert_eq!(play.ask("ewa", None, sit(3)), Err(Refusal::OtherSeat));
    play.ask("ola", None, sit(3)).unwrap();
    play.ask("ewa", None, Command::Leave { place: 2, for_good: false }).unwrap();
    assert_eq!(play.ask("jan", None, sit(2)), Err(Refusal::Kept), "it is Ewa's now");
    let again = kosa_server::room::Room::of(&play.row, &play.log).unwrap();
    let back = |who: &str, place| again.decide(who, who, None, &sit(place)).map(|_| ());
    assert_eq!((back("jan", 2), back("anna", 2)), (Err(Refusal::Kept), Err(Refusal::OtherSeat)));
    assert_eq!(back("ewa", 2), Ok(()));
}
