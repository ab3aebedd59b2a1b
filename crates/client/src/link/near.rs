//! A table in the same program.

use super::{Command, Joined, News, Refusal, Standing, Step, TableLink, Thought, Told, Undoable, moments};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Event, Public, Record, State, Viewer};
use kosa_table::{Occupant, Table, TableError};
use std::sync::Arc;

/// A table in the same program: everybody on it who is a person is at this device, and bots think here.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// assert_eq!(link.public().seat_count(), 2);
/// assert!(!link.public().is_over());
/// # let _: Vec<News> = link.send(Command::Join);
/// ```
#[derive(Clone, Debug)]
pub struct NearTable {
    table: Table,
}

impl NearTable {
    /// A table, new or resumed.
    pub fn new(table: Table) -> NearTable {
        NearTable { table }
    }

    /// The record, for saving: it holds every secret.
    pub fn record(&self) -> &Record {
        self.table.record()
    }

    /// The table itself, secrets included: for whoever runs it, never for what is shown.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Gives the table away.
    pub fn into_table(self) -> Table {
        self.table
    }

    fn entries(&self) -> usize {
        self.table.record().entries().len()
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.table.occupant(seat).is_some_and(Occupant::is_human)
    }

    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.table.occupant(seat), Some(Occupant::Bot(_)))
    }

    /// What lies open.
    pub fn public(&self) -> &Public {
        self.table.state().public()
    }

    fn occupants(&self) -> Vec<Occupant> {
        self.public().seats().filter_map(|seat| self.table.occupant(seat).cloned()).collect()
    }

    fn here(&self) -> Vec<Seat> {
        self.public().seats().filter(|seat| self.is_human(*seat)).collect()
    }

    fn standing(&self) -> Box<Standing> {
        let here = self.here();
        Box::new(Standing {
            entries: self.entries(),
            open: self.table.view(Viewer::Bystander),
            views: here.iter().map(|seat| (*seat, self.table.view(*seat))).collect(),
            undo: here.iter().map(|seat| (*seat, Undoable::of(&self.table, *seat))).collect(),
        })
    }

    fn joined(&self) -> News {
        let record = self.table.record();
        let here = self.here();
        let (mut steps, mut entry, mut before) = (Vec::new(), 0, *record.start());
        // A record at a table has been replayed before.
        let _ = record.replay_with(|done, events, state| {
            steps.push(step(entry, *done, events, [&before, state], &here));
            (entry, before) = (entry + 1, *state);
        });
        News::Joined(Box::new(Joined {
            occupants: self.occupants(),
            here,
            steps,
            start: Arc::new(*record.start().public()),
            standing: self.standing(),
        }))
    }

    fn play(&mut self, seat: Seat, moves: &[kosa_engine::Move]) -> Vec<News> {
        let here = self.here();
        let first = self.entries();
        let mut before = *self.table.state();
        let mut told: Vec<(Vec<Event>, State)> = Vec::new();
        let mut refused = None;
        for mv in moves {
            let mut hear = |events: &[Event], state: &State| told.push((events.to_vec(), *state));
            if let Err(error) = self.table.play_telling(seat, *mv, &mut hear) {
                refused = Some(News::Refused(Refusal::Table(error)));
                break;
            }
        }
        let entries = &self.table.record().entries()[first..];
        let steps: Vec<Step> = (first..)
            .zip(entries)
            .zip(&told)
            .map(|((n, entry), (events, state))| {
                let step = step(n, *entry, events, [&before, state], &here);
                before = *state;
                step
            })
            .collect();
        let happened = (!steps.is_empty()).then(|| News::Happened { steps, standing: self.standing() });
        happened.into_iter().chain(refused).collect()
    }

    fn undo(&mut self, seat: Seat, steps: usize) -> Vec<News> {
        let mut refused: Option<TableError> = None;
        let mut left = None;
        for _ in 0..steps {
            match self.table.undo(seat) {
                Ok(undone) => left = Some(left.map_or(undone.entry, |n: usize| n.min(undone.entry))),
                Err(error) => {
                    refused = Some(error);
                    break;
                }
            }
        }
        let taken = left.map(|entries| News::TakenBack {
            seat,
            entries,
            steps: self.steps_from(entries),
            standing: self.standing(),
        });
        let refused = refused.map(|error| News::Refused(Refusal::Table(error)));
        taken.into_iter().chain(refused).collect()
    }

    /// The steps of the record from this entry on.
    fn steps_from(&self, first: usize) -> Vec<Step> {
        let here = self.here();
        let (mut steps, mut n, mut before) = (Vec::new(), 0, *self.table.record().start());
        if self.entries() > first {
            let _ = self.table.record().replay_with(|entry, events, state| {
                if n >= first {
                    steps.push(step(n, *entry, events, [&before, state], &here));
                }
                (n, before) = (n + 1, *state);
            });
        }
        steps
    }

    fn give(&mut self, from: Seat, to: Seat, amount: u16) -> Vec<News> {
        if !self.is_human(from) {
            return vec![News::Refused(Refusal::NotHere(from))];
        }
        let entry = self.entries();
        match self.table.give(from, to, amount) {
            Ok(events) => {
                let gift = Entry::Gift { from, to, amount };
                let state = self.table.state();
                let steps = vec![step(entry, gift, &events, [state, state], &self.here())];
                vec![News::Happened { steps, standing: self.standing() }]
            }
            Err(error) => vec![News::Refused(Refusal::Table(error))],
        }
    }

    fn take_over(&mut self, seat: Seat, occupant: Occupant) -> Vec<News> {
        match self.table.take_over(seat, occupant) {
            // Other people may be at this device now: what they may read of the past is told again.
            Ok(()) => vec![self.joined()],
            Err(error) => vec![News::Refused(Refusal::Table(error))],
        }
    }
}

/// What is told of an entry to the seats at this device; `before` and after it.
fn step(entry: usize, done: Entry, events: &[Event], [before, after]: [&State; 2], here: &[Seat]) -> Step {
    let by = if let Entry::Move(actor, _) = done { Some(actor) } else { None };
    let tell = |event: &Event| {
        let open = event.seen_by(Viewer::Bystander);
        let own = here.iter().map(|seat| (*seat, event.seen_by(*seat))).filter(|(_, seen)| *seen != open);
        Told { open, own: own.collect() }
    };
    let moments = moments::made_again(done, before);
    Step { entry, by, told: events.iter().map(tell).collect(), public: Arc::new(*after.public()), moments }
}

impl TableLink for NearTable {
    fn send(&mut self, command: Command) -> Vec<News> {
        match command {
            Command::Join => vec![self.joined()],
            Command::Play { at, .. } if at != self.entries() => vec![News::Refused(Refusal::Late)],
            Command::Play { seat, moves, .. } => self.play(seat, &moves),
            Command::Undo { seat, steps } => self.undo(seat, steps),
            Command::Give { from, to, amount } => self.give(from, to, amount),
            Command::TakeOver { seat, occupant } => self.take_over(seat, occupant),
        }
    }

    fn thought(&self) -> Option<Thought> {
        let Awaiting::Seats(seats) = self.table.awaiting() else { return None };
        seats.iter().find_map(|seat| match self.table.occupant(seat) {
            Some(Occupant::Bot(kind)) => Some(Thought::of(&self.table, seat, kind)),
            _ => None,
        })
    }
}

impl From<Table> for NearTable {
    fn from(table: Table) -> NearTable {
        NearTable::new(table)
    }
}
