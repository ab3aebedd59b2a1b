//! Who is told the same: the seats that one person plays at a table.

use kosa_engine::vocab::Seat;

/// The seats of one person at a table, in their order; several where people share a device. Without one it is somebody who only watches.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Device(Vec<Seat>);

impl Device {
    /// Somebody who only watches.
    pub const BYSTANDER: Device = Device(Vec::new());

    /// The seats.
    pub fn seats(&self) -> &[Seat] {
        &self.0
    }

    /// Whether this seat is played here.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }
}

impl FromIterator<Seat> for Device {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Device {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        seats.sort_unstable();
        seats.dedup();
        Device(seats)
    }
}
