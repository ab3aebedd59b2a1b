//! The game at a table, and what each device at it is told.

use super::device::Device;
use super::made::{Made, open_patches, steps_of};
use super::track::Track;
use kosa_client::link::{UndoStop, Undoable};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Event, Move, Question, Record, State, View, Viewer};
use kosa_table::{Occupant, Table, TableError};
use kosa_wire::{
    Decision, Game as GameDoc, Happened, Message, Patch, Position, Standing, Stop, TakenBack, Undo,
};
use std::collections::BTreeMap;

/// A game, with what each device has been told of it.
#[derive(Clone, Debug)]
pub(super) struct Game {
    table: Table,
    tracks: BTreeMap<Device, Track>,
    /// Whether nobody is told how many coins others have.
    veiled: bool,
}

/// What one device is told.
pub(super) type Tellings = Vec<(Device, Message)>;

/// Whether anybody at a device listens: for others nothing need be put into words.
pub(super) type Listening<'a> = &'a dyn Fn(&Device) -> bool;

impl Game {
    /// A game that has just been dealt.
    pub(super) fn new(table: Table, devices: impl IntoIterator<Item = Device>, veiled: bool) -> Game {
        let mut game = Game { table, tracks: BTreeMap::new(), veiled };
        game.set_devices(devices);
        game
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Who plays where has changed. A device that is new is told everything from the beginning.
    pub(super) fn set_devices(&mut self, devices: impl IntoIterator<Item = Device>) {
        let made = Made::all(self.table.record());
        for device in devices.into_iter().chain([Device::BYSTANDER]) {
            self.tracks.entry(device).or_insert_with_key(|device| Track::over(&made, device));
        }
    }

    /// Somebody else decides for a seat from now on.
    pub(super) fn take_over(&mut self, seat: Seat, occupant: Occupant) -> Result<(), TableError> {
        self.table.take_over(seat, occupant)
    }

    /// A line of the head of the record.
    pub(super) fn set_tag(&mut self, key: &str, value: &str) -> Option<()> {
        self.table.set_tag(key, value).ok()
    }

    /// Everybody is told how many coins others have.
    pub(super) fn unveil(&mut self) {
        self.veiled = false;
    }

    /// A view as it is sent from this table.
    fn position(&self, view: &View) -> Position {
        if self.veiled { Position::without_coins(view) } else { Position::of(view) }
    }

    /// The version of the game as a device knows it.
    pub(super) fn version(&self, device: &Device) -> u64 {
        self.tracks.get(device).map_or(0, |track| track.version)
    }

    /// The bot that must decide now.
    pub(super) fn bot(&self) -> Option<(Seat, &str)> {
        let Awaiting::Seats(seats) = self.table.awaiting() else { return None };
        seats.iter().find_map(|seat| match self.table.occupant(seat) {
            Some(Occupant::Bot(kind)) => Some((seat, kind.as_str())),
            _ => None,
        })
    }

    /// The seats that must decide now.
    pub(super) fn awaits(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = match self.table.awaiting() {
            Awaiting::Seats(seats) => Some(seats),
            Awaiting::Chance | Awaiting::Over => None,
        };
        seats.into_iter().flat_map(|seats| seats.iter().collect::<Vec<_>>())
    }

    /// What moves would add to the record; all of them are possible, or none is made.
    pub(super) fn try_moves(&self, seat: Seat, moves: &[Move]) -> Result<Vec<Entry>, TableError> {
        let mut table = self.table.clone();
        let first = table.record().entries().len();
        for mv in moves {
            table.play(seat, *mv)?;
        }
        Ok(table.record().entries()[first..].to_vec())
    }

    /// Whether coins could change hands so.
    pub(super) fn try_gift(&self, from: Seat, to: Seat, amount: u16) -> Result<Entry, TableError> {
        self.table.clone().give(from, to, amount)?;
        Ok(Entry::Gift { from, to, amount })
    }

    /// Whether so many decisions could be taken back.
    pub(super) fn try_undo(&self, seat: Seat, steps: u32) -> Result<(), TableError> {
        let mut table = self.table.clone();
        for _ in 0..steps {
            table.undo(seat)?;
        }
        Ok(())
    }

    /// Carries out what the log says was decided, with what chance made of it; nothing if it cannot be done any more.
    pub(super) fn play(&mut self, entries: &[Entry], listening: Listening<'_>) -> Option<Tellings> {
        let mut made = Vec::with_capacity(entries.len());
        let mut left = entries.iter();
        let mut before = *self.table.state();
        let mut hear = |events: &[Event], after: &State| {
            made.extend(left.next().map(|entry| Made {
                entry: *entry,
                events: events.to_vec(),
                before,
                after: *after,
            }));
            before = *after;
        };
        self.table.follow(entries, &mut hear).ok()?;
        // By other rules chance would be asked for more.
        if self.table.awaiting() == Awaiting::Chance {
            return None;
        }
        Some(self.tell(&made, listening))
    }

    /// Carries out a gift.
    pub(super) fn give(&mut self, entry: Entry, listening: Listening<'_>) -> Option<Tellings> {
        let Entry::Gift { from, to, amount } = entry else { return None };
        let before = *self.table.state();
        let events = self.table.give(from, to, amount).ok()?;
        let after = *self.table.state();
        Some(self.tell(&[Made { entry, events, before, after }], listening))
    }

    /// A seat has kept the others waiting for too long.
    pub(super) fn stall(&mut self, entry: Entry, listening: Listening<'_>) -> Option<Tellings> {
        let Entry::Stalled(seat) = entry else { return None };
        let before = *self.table.state();
        let events = self.table.stall(seat).ok()?;
        let after = *self.table.state();
        Some(self.tell(&[Made { entry, events, before, after }], listening))
    }

    /// The entry with which the latest decisions of a seat begin, if everything since then could be taken back with the consent of all. Not
    /// while two choose in secret: that somebody has chosen would show.
    pub(super) fn rewind_entry(&self, seat: Seat, steps: u32) -> Option<usize> {
        if self.table.state().public().question() == Some(Question::Dials) {
            return None;
        }
        let entries = self.table.record().entries().iter().enumerate().rev();
        let decided = entries.filter(|(_, e)| matches!(e, Entry::Move(Actor::Seat(by), _) if *by == seat));
        let (entry, _) = decided.into_iter().nth((steps as usize).checked_sub(1)?)?;
        self.table.clone().rewind(entry).ok().map(|()| entry)
    }

    /// Goes back to an entry, with the consent of all.
    pub(super) fn rewind(&mut self, seat: Seat, entry: usize, listening: Listening<'_>) -> Option<Tellings> {
        let old = self.table.record().clone();
        self.table.rewind(entry).ok()?;
        self.tell_taken_back(seat, &old, entry, listening)
    }

    /// Takes decisions back. Whoever sees the same afterwards as before is told nothing.
    pub(super) fn undo(&mut self, seat: Seat, steps: u32, listening: Listening<'_>) -> Option<Tellings> {
        let old = self.table.record().clone();
        let mut first = old.entries().len();
        for _ in 0..steps {
            first = first.min(self.table.undo(seat).ok()?.entry);
        }
        self.tell_taken_back(seat, &old, first, listening)
    }

    /// What each device is told when the record has gone back to an entry.
    fn tell_taken_back(
        &mut self,
        seat: Seat,
        old: &Record,
        first: usize,
        listening: Listening<'_>,
    ) -> Option<Tellings> {
        let old: Vec<Made> = Made::all(old).split_off(first);
        let new: Vec<Made> = Made::all(self.table.record()).split_off(first);
        let open = self.position(&View::of(&old.first()?.before, Viewer::Bystander));
        let lies = self.open();
        let position = |view: &View| self.position(view);
        let (old_patches, new_patches) = (open_patches(&old, &position), open_patches(&new, &position));
        let mut tellings = Vec::new();
        let mut tracks = core::mem::take(&mut self.tracks);
        for (device, track) in &mut tracks {
            let from = track.version;
            let seen = steps_of(&old, &old_patches, device);
            let steps = steps_of(&new, &new_patches, device);
            let left = track.cut(first);
            track.extend(&new, device);
            if seen == steps {
                track.version = from;
                continue;
            }
            track.version = from + 1 + steps.len() as u64;
            if listening(device) {
                let taken = TakenBack {
                    from,
                    version: track.version,
                    seat,
                    left,
                    open: open.clone(),
                    steps,
                    standing: self.standing(&lies, device, track),
                };
                tellings.push((device.clone(), Message::TakenBack(Box::new(taken))));
            }
        }
        self.tracks = tracks;
        Some(tellings)
    }

    /// What each device is told of what was made.
    fn tell(&mut self, made: &[Made], listening: Listening<'_>) -> Tellings {
        let mut tellings = Vec::new();
        let mut tracks = core::mem::take(&mut self.tracks);
        let entries = self.table.record().entries().len();
        let position = |view: &View| self.position(view);
        // What lies open is put into words once, however many are told.
        let told = tracks.keys().any(listening).then(|| (open_patches(made, &position), self.open()));
        for (device, track) in &mut tracks {
            let (from, first) = (track.version, track.steps());
            track.extend(made, device);
            // The hash at the end of a game is told to nobody.
            track.pad(entries);
            if let Some((patches, open)) =
                told.as_ref().filter(|_| track.version != from && listening(device))
            {
                let happened = Happened {
                    from,
                    version: track.version,
                    first,
                    steps: steps_of(made, patches, device),
                    standing: self.standing(open, device, track),
                };
                tellings.push((device.clone(), Message::Happened(Box::new(happened))));
            }
        }
        self.tracks = tracks;
        tellings
    }

    /// The game from its beginning, as a device may know it.
    pub(super) fn doc(&self, device: &Device) -> GameDoc {
        let record = self.table.record();
        let made = Made::all(record);
        let fallback;
        let track = match self.tracks.get(device) {
            Some(track) => track,
            None => {
                fallback = Track::over(&made, device);
                &fallback
            }
        };
        let occupants = self.table.state().public().seats().filter_map(|seat| self.table.occupant(seat));
        GameDoc {
            version: track.version,
            occupants: occupants.map(Occupant::to_string).collect(),
            here: device.seats().to_vec(),
            start: self.position(&View::of(record.start(), Viewer::Bystander)),
            steps: steps_of(&made, &open_patches(&made, &|view| self.position(view)), device),
            standing: self.standing(&self.open(), device, track),
        }
    }

    /// What lies open now.
    fn open(&self) -> Position {
        self.position(&self.table.view(Viewer::Bystander))
    }

    /// How a device sees the game now; `open` is what lies open.
    fn standing(&self, open: &Position, device: &Device, track: &Track) -> Standing {
        let mut standing = Standing::default();
        for &seat in device.seats() {
            let own = self.position(&self.table.view(seat));
            standing.views.push((seat, Patch::between(open, &own)));
            let Undoable { decisions, stop } = Undoable::of(&self.table, seat);
            let decision = |d: &kosa_client::link::Reversible| Decision {
                step: track.before(d.entry),
                mv: d.mv,
                before: Patch::between(&own, &self.position(&d.before)),
                after: d.after,
            };
            let decisions = decisions.iter().map(decision).collect();
            standing.undo.push((seat, Undo { decisions, stop: stop_word(stop) }));
        }
        standing
    }
}

fn stop_word(stop: UndoStop) -> Stop {
    match stop {
        UndoStop::Beginning => Stop::Beginning,
        UndoStop::Chance => Stop::Chance,
        UndoStop::Others => Stop::Others,
        UndoStop::Gift => Stop::Gift,
        UndoStop::Revealed => Stop::Revealed,
        UndoStop::Over => Stop::Over,
    }
}
