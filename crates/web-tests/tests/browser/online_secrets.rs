//! Whether the traffic of a game told anybody more than it may know. The truth is the log of the table, played again here: every view and
//! every event in the traffic must be one that this person could have at some moment of that game, word for word.

use kosa_client::Wishes;
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Event, State, View, Viewer};
use kosa_server::store::{LogRow, Store, TableRow};
use kosa_table::{Seed, Table};
use kosa_web_tests::Guest;
use kosa_wire::{Message, Position, Standing, Step};
use serde_json::Value;
use std::collections::BTreeSet;

/// What one viewer could know at the moments of a game.
struct May {
    viewer: Viewer,
    views: BTreeSet<String>,
    events: BTreeSet<String>,
}

impl May {
    fn new(viewer: Viewer) -> May {
        May { viewer, views: BTreeSet::new(), events: BTreeSet::new() }
    }

    fn see(&mut self, events: &[Event], state: &State) {
        self.views.insert(text(&Position::of(&View::of(state, self.viewer))));
        self.events.extend(events.iter().map(|event| text(&event.seen_by(self.viewer))));
    }
}

fn text(what: &impl serde::Serialize) -> String {
    serde_json::to_string(what).expect("JSON")
}

fn log(database: &str, id: &str) -> (TableRow, Vec<LogRow>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the database");
        let row = store.table(id).await.expect("an answer").expect("the table");
        (row, store.log_after(id, 0).await.expect("the log"))
    })
}

/// Plays the log again, and lets everybody see each moment.
fn truth(row: &TableRow, log: &[LogRow]) -> Vec<May> {
    let wishes: Wishes = row.wishes.parse().expect("wishes");
    let seed: Seed = row.seed.parse().expect("a seed");
    let mut table: Table = wishes.to_new_game(seed).expect("good wishes").deal().expect("a game");
    let seats: Vec<Seat> = table.state().public().seats().collect();
    let mut all: Vec<May> = core::iter::once(Viewer::Bystander)
        .chain(seats.into_iter().map(Viewer::Seat))
        .map(May::new)
        .collect();
    let mut see = |events: &[Event], state: &State| all.iter_mut().for_each(|may| may.see(events, state));
    // The deal is told step by step too.
    table.record().replay_with(|_, events, state| see(events, state)).expect("a deal");
    for line in log {
        let deed: Value = serde_json::from_str(&line.deed).expect("a deed");
        match deed["do"].as_str() {
            Some("play") => {
                let lines = deed["lines"].as_array().into_iter().flatten().filter_map(Value::as_str);
                for entry in lines.map(|line| line.parse::<Entry>().expect("an entry")) {
                    if let Entry::Move(Actor::Seat(seat), mv) = entry {
                        table.play_telling(seat, mv, &mut see).expect("a move of the log");
                    }
                }
            }
            Some("undo") => {
                let seat = deed["seat"].as_u64().and_then(|seat| Seat::new(seat as u8 - 1)).expect("a seat");
                for _ in 0..deed["steps"].as_u64().unwrap_or(0) {
                    table.undo(seat).expect("something to undo");
                    see(&[], table.state());
                }
            }
            _ => {}
        }
    }
    assert!(table.is_over(), "the log ends before the game");
    all
}

/// Somebody who reads traffic as a spy would: everything that can be made of it is looked at.
struct Spy<'a> {
    open: Position,
    truth: &'a [May],
    seats: BTreeSet<Seat>,
    views: usize,
    events: usize,
}

impl Spy<'_> {
    fn of(&self, viewer: Viewer) -> &May {
        self.truth.iter().find(|may| may.viewer == viewer).expect("a viewer")
    }

    fn view(&mut self, viewer: Viewer, position: &Position) {
        let may = self.of(viewer);
        assert!(may.views.contains(&text(position)), "{viewer:?} was shown {}", text(position));
        self.views += 1;
    }

    fn steps(&mut self, steps: Vec<Step>) {
        for step in steps {
            self.open = self.open.patched(&step.open).expect("a patch");
            let open = self.open.clone();
            self.view(Viewer::Bystander, &open);
            for told in step.told {
                assert!(
                    self.of(Viewer::Bystander).events.contains(&text(&told.open)),
                    "{}",
                    text(&told.open)
                );
                self.events += 1;
                for (seat, seen) in told.own {
                    assert!(self.seats.contains(&seat), "told what seat {seat} saw");
                    assert!(self.of(Viewer::Seat(seat)).events.contains(&text(&seen)), "{}", text(&seen));
                }
            }
        }
    }

    fn standing(&mut self, standing: Standing) {
        for (seat, patch) in standing.views {
            assert!(self.seats.contains(&seat), "shown what seat {seat} sees");
            let own = self.open.patched(&patch).expect("a patch");
            self.view(Viewer::Seat(seat), &own);
            for (whose, undo) in &standing.undo {
                for decision in undo.decisions.iter().filter(|_| *whose == seat) {
                    let before = own.patched(&decision.before).expect("a patch");
                    self.view(Viewer::Seat(seat), &before);
                }
            }
        }
        assert!(standing.undo.iter().all(|(seat, _)| self.seats.contains(seat)));
    }
}

/// Reads the whole traffic of everybody against the log of the table.
pub fn check(database: &str, id: &str, guests: &[Guest]) {
    let (row, log) = log(database, id);
    let truth = truth(&row, &log);
    for (number, guest) in guests.iter().enumerate() {
        let seats = guest.session().here().iter().copied().collect();
        let mut spy = Spy { open: Position::default(), truth: &truth, seats, views: 0, events: 0 };
        for line in guest.traffic() {
            let message: Message = serde_json::from_str(line).expect("a message");
            // Nothing is in it that these types do not know.
            let (known, sent): (Value, Value) =
                (serde_json::to_value(&message).unwrap(), serde_json::from_str(line).unwrap());
            assert_eq!(known, sent);
            match message {
                Message::Joined(joined) => {
                    assert!(joined.room.seed.is_none() || joined.room.phase == kosa_wire::Phase::Over);
                    if let Some(game) = joined.game {
                        assert!(
                            game.here.iter().all(|seat| spy.seats.contains(seat)),
                            "somebody else's seat"
                        );
                        spy.open = game.start;
                        spy.steps(game.steps);
                        spy.standing(game.standing);
                    }
                }
                Message::Happened(happened) => {
                    spy.steps(happened.steps);
                    spy.standing(happened.standing);
                }
                Message::TakenBack(taken) => {
                    spy.open = taken.open;
                    spy.steps(taken.steps);
                    spy.standing(taken.standing);
                }
                Message::Room(room) => assert!(room.seed.is_none() || room.phase == kosa_wire::Phase::Over),
                Message::Talk(_) | Message::Present(_) | Message::Clock(_) | Message::Answer(_) => {}
            }
        }
        println!(
            "guest {number}: {} messages, {} views, {} events",
            guest.traffic().len(),
            spy.views,
            spy.events
        );
        assert!(spy.views > 100 && spy.events > 100, "nothing was looked at");
    }
}
