/// The most seats the board has.
pub const MAX_SEATS: usize = 7;

/// A player's place at the table. Seats are numbered clockwise around the board, so the player on the left of seat 1
/// is seat 2.
///
/// ```
/// use kosa_engine::vocab::Seat;
///
/// let first = Seat::new(0).unwrap();
/// assert_eq!(first.to_string(), "1", "people count from 1");
/// assert_eq!("1".parse(), Ok(first));
/// assert_eq!(Seat::new(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < MAX_SEATS { Some(Seat(index)) } else { None }
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// Index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl core::fmt::Display for Seat {
    /// Counted from 1, as people count.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl core::str::FromStr for Seat {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.parse::<u8>()
            .ok()
            .filter(|n| n.to_string() == s)
            .and_then(|n| n.checked_sub(1))
            .and_then(Seat::new)
            .ok_or_else(|| crate::error::UnknownName::number("seat", s, 1, MAX_SEATS as u32))
    }
}
