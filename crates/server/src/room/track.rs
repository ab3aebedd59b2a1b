//! How far a device has been told of a game.

use super::device::Device;
use super::made::Made;

/// Which entries of the record a device has been told of.
#[derive(Clone, Debug, Default)]
pub(super) struct Track {
    /// For each entry how many of those up to it show, itself among them.
    shown: Vec<u64>,
    /// Counts what was told, and what was taken back: it never comes again.
    pub(super) version: u64,
}

impl Track {
    /// Of a game as it stands.
    pub(super) fn over(made: &[Made], device: &Device) -> Track {
        let mut track = Track::default();
        track.extend(made, device);
        track
    }

    /// The game went on.
    pub(super) fn extend(&mut self, made: &[Made], device: &Device) {
        for made in made {
            let shows = made.shows(device) as u64;
            self.shown.push(self.steps() + shows);
            self.version += shows;
        }
    }

    /// Entries that nobody is told of, up to this length of the record.
    pub(super) fn pad(&mut self, entries: usize) {
        self.shown.resize(entries, self.steps());
    }

    /// Entries from here on are no more; so many steps are left.
    pub(super) fn cut(&mut self, first: usize) -> u64 {
        self.shown.truncate(first);
        self.steps()
    }

    /// Steps so far.
    pub(super) fn steps(&self) -> u64 {
        self.shown.last().copied().unwrap_or_default()
    }

    /// Steps before an entry.
    pub(super) fn before(&self, entry: usize) -> u64 {
        match entry.checked_sub(1) {
            Some(last) => self.shown.get(last).copied().unwrap_or_else(|| self.steps()),
            None => 0,
        }
    }
}
