//! What was made of an entry, and what shows of it.

use super::device::Device;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Event, Record, State, View, Viewer};
use kosa_wire::{Patch, Position, Step, Told};

/// An entry of the record with all that came of it, secrets included.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) entry: Entry,
    pub(super) events: Vec<Event>,
    pub(super) before: State,
    pub(super) after: State,
}

impl Made {
    /// All entries of a record.
    pub(super) fn all(record: &Record) -> Vec<Made> {
        let mut made = Vec::with_capacity(record.entries().len());
        let mut before = *record.start();
        // A record at a table has been played before.
        let _ = record.replay_with(|entry, events, after| {
            made.push(Made { entry: *entry, events: events.to_vec(), before, after: *after });
            before = *after;
        });
        made
    }

    /// Whether it shows at a device: something is heard or seen there. Half of a secret choice does not.
    pub(super) fn shows(&self, device: &Device) -> bool {
        let changes = |viewer: Viewer| View::of(&self.before, viewer) != View::of(&self.after, viewer);
        let by_itself = matches!(self.entry, Entry::Move(Actor::Seat(seat), _) if device.has(seat));
        by_itself
            || !self.events.is_empty()
            || changes(Viewer::Bystander)
            || device.seats().iter().any(|seat| changes(Viewer::Seat(*seat)))
    }

    fn step(&self, open: &Patch, device: &Device) -> Step {
        let by = if let Entry::Move(actor, _) = self.entry { Some(actor) } else { None };
        let tell = |event: &Event| {
            let open = event.seen_by(Viewer::Bystander);
            let own = device.seats().iter().map(|seat| (*seat, event.seen_by(*seat)));
            Told { open, own: own.filter(|(_, seen)| *seen != open).collect() }
        };
        Step { by, told: self.events.iter().map(tell).collect(), open: open.clone() }
    }
}

/// What each entry changes of what lies open: the same for everybody.
pub(super) fn open_patches(made: &[Made], position: &dyn Fn(&View) -> Position) -> Vec<Patch> {
    let open = |state: &State| position(&View::of(state, Viewer::Bystander));
    let mut last: Option<Position> = None;
    made.iter()
        .map(|made| {
            if made.before.public() == made.after.public() {
                return Patch::default();
            }
            // What an entry leaves is what the next one finds.
            let before = last.take().unwrap_or_else(|| open(&made.before));
            let after = open(&made.after);
            let patch = Patch::between(&before, &after);
            last = Some(after);
            patch
        })
        .collect()
}

/// What a device is told of it; `patches` are the [`open_patches`].
pub(super) fn steps_of(made: &[Made], patches: &[Patch], device: &Device) -> Vec<Step> {
    let shown = made.iter().zip(patches).filter(|(made, _)| made.shows(device));
    shown.map(|(made, patch)| made.step(patch, device)).collect()
}
