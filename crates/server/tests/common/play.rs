//! Tables without a server: requests go in, what everybody is told is written down.

use kosa_bots::bot;
use kosa_client::link::{FarTable, News, Standing, TableLink};
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Move};
use kosa_server::room::{Deed, EDITION, Room, Telling};
use kosa_server::store::{LogRow, Phase, TableRow};
use kosa_table::Seed;
use kosa_wire::{Command, Message, Options, Refusal};
use std::collections::BTreeMap;

/// A table, and everything that was told to each who listens.
#[derive(Clone)]
pub struct Play {
    pub room: Room,
    pub row: TableRow,
    pub log: Vec<LogRow>,
    pub traffic: BTreeMap<String, Vec<String>>,
    next: u32,
    /// Nobody listens.
    pub quiet: bool,
    /// What time it is.
    pub now: u64,
}

/// Somebody who only watches.
pub const WATCHER: &str = "watcher";

impl Play {
    pub fn new(wishes: &str, seed: u64, people: &[&str]) -> Play {
        Play::with(wishes, Options::default(), seed, people)
    }

    pub fn with(wishes: &str, options: Options, seed: u64, people: &[&str]) -> Play {
        let seed = Seed::from(seed).of_game(0);
        let row = TableRow {
            id: "t".into(),
            owner: people[0].into(),
            wishes: wishes.into(),
            shown: String::new(),
            options: "{}".into(),
            seed: seed.to_string(),
            commitment: seed.commitment(),
            listed: false,
            phase: Phase::Waiting,
            created: 0,
            changed: 0,
            card: String::new(),
            card_at: 0,
            waits: String::new(),
            edited: 0,
        };
        let traffic = people.iter().chain([&WATCHER]).map(|who| (who.to_string(), Vec::new())).collect();
        let mut play = Play {
            room: Room::new(&row).unwrap(),
            row,
            log: Vec::new(),
            traffic,
            next: 0,
            quiet: false,
            now: 1,
        };
        play.keep(people[0], &Deed::Made { options, edition: EDITION });
        play
    }

    /// Everybody sits down in order and the owner starts.
    pub fn started(wishes: &str, seed: u64, people: &[&str]) -> Play {
        Play::started_with(wishes, Options::default(), seed, people)
    }

    pub fn started_with(wishes: &str, options: Options, seed: u64, people: &[&str]) -> Play {
        let mut play = Play::with(wishes, options, seed, people);
        for (place, who) in (1..).zip(people) {
            play.ask(who, None, Command::Sit { place, name: None }).unwrap();
        }
        play.ask(people[0], None, Command::Start {}).unwrap();
        play
    }

    fn keep(&mut self, person: &str, deed: &Deed) {
        self.next += 1;
        let row = LogRow {
            number: self.room.number() + 1,
            person: person.into(),
            command: self.next.to_string(),
            deed: serde_json::to_string(deed).unwrap(),
            at: self.now,
        };
        let quiet = self.quiet;
        let told = self.room.apply(&row, &|_| !quiet).unwrap();
        self.log.push(row);
        if quiet {
            return;
        }
        for (who, traffic) in &mut self.traffic {
            let person = (who != WATCHER).then_some(who.as_str());
            let device = self.room.device(person);
            for telling in &told {
                let message = match telling {
                    Telling::All(message) => message.clone(),
                    Telling::Device(to, message) if *to == device => message.clone(),
                    Telling::Device(..) => continue,
                    Telling::Anew => Message::Joined(Box::new(self.room.joined(person))),
                };
                traffic.push(serde_json::to_string(&message).unwrap());
            }
        }
    }

    /// Asks something; what is done is told to all.
    pub fn ask(&mut self, person: &str, at: Option<u64>, command: Command) -> Result<(), Refusal> {
        if let Some(deed) = self.room.decide(person, person, at, &command)? {
            self.keep(person, &deed);
        }
        Ok(())
    }

    /// What the clocks demand happens; whether there was something.
    #[allow(dead_code, reason = "not every test has clocks")]
    pub fn clock(&mut self) -> bool {
        let Some(deed) = self.room.overdue(self.now) else { return false };
        self.keep("", &deed);
        true
    }

    /// The bot whose turn it is decides; whether there was one.
    pub fn bot(&mut self) -> bool {
        let Some(thought) = self.room.thought() else { return false };
        // A bot that forgets everything after each decision, and so needs other luck for each.
        let mut player = bot(&thought.kind, &thought.seed.of_game(thought.at as u64), thought.seat).unwrap();
        let mv = player.choose(&thought.view, &thought.view.legal());
        let deed = self.room.decide_for_bot(thought.seat, thought.at, mv).unwrap();
        self.keep("", &deed);
        true
    }

    /// The game as somebody knows it who joins now.
    pub fn known(&self, person: &str) -> (u64, Standing) {
        let joined = self.room.joined((person != WATCHER).then_some(person));
        let version = joined.game.as_ref().unwrap().version;
        let mut far = FarTable::new(|_: String| {}, "x");
        let news = far.hear(&serde_json::to_string(&Message::Joined(Box::new(joined))).unwrap());
        let Some(News::Joined(joined)) = news.into_iter().next() else { panic!("no game") };
        (version, *joined.standing)
    }

    /// Everybody who is asked, by seat.
    pub fn asked(&self) -> Vec<Seat> {
        match self.known(WATCHER).1.awaiting() {
            Awaiting::Seats(seats) => seats.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Who plays a seat.
    pub fn person(&self, seat: Seat) -> Option<String> {
        let mut people = self.traffic.keys().filter(|who| *who != WATCHER);
        people.find(|who| self.room.device(Some(who)).has(seat)).cloned()
    }
}

/// A client that is told everything bit by bit, and must know the same as one who has just come.
pub struct Reader {
    pub far: FarTable<fn(String)>,
    pub standing: Option<Standing>,
    pub here: Vec<Seat>,
    pub heard: usize,
}

impl Reader {
    pub fn new() -> Reader {
        fn nowhere(_: String) {}
        Reader { far: FarTable::new(nowhere as fn(String), "r"), standing: None, here: Vec::new(), heard: 0 }
    }

    pub fn read(&mut self, traffic: &[String]) {
        for text in &traffic[self.heard..] {
            for news in self.far.hear(text) {
                match news {
                    News::Joined(joined) => {
                        self.here = joined.here;
                        self.standing = Some(*joined.standing);
                    }
                    News::Happened { standing, .. } | News::TakenBack { standing, .. } => {
                        self.standing = Some(*standing);
                    }
                    News::Refused(refusal) => panic!("{refusal:?}"),
                }
            }
        }
        self.heard = traffic.len();
        assert_eq!(self.far.unanswered(), 0, "something did not fit and was asked for again");
    }

    /// What the seat may do.
    #[allow(dead_code, reason = "not every test plays through it")]
    pub fn legal(&self, seat: Seat) -> Vec<Move> {
        let standing = self.standing.as_ref().unwrap();
        standing.view(seat.into()).legal().to_vec()
    }
}

/// Sends nothing: what a session would ask is asked by the test.
#[allow(dead_code, reason = "shows that a far table is a table")]
pub fn is_a_table(far: &mut FarTable<fn(String)>) -> &mut dyn TableLink {
    far
}
