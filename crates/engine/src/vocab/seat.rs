use super::macros::{set_algebra, set_members};

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat(Number);

/// The numbers there are, as words: of a plain byte the compiler would not know that no player lies beyond the last, and would ask
/// so again wherever one is looked up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Number {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
}

const _: () = assert!(Number::Seven as usize + 1 == MAX_SEATS, "a seat has no number");

impl Seat {
    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < MAX_SEATS { Some(Seat::at(index as usize)) } else { None }
    }

    /// The seat with an index known to be one.
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Seat {
        debug_assert!(index < MAX_SEATS);
        Seat(match index {
            0 => Number::One,
            1 => Number::Two,
            2 => Number::Three,
            3 => Number::Four,
            4 => Number::Five,
            5 => Number::Six,
            _ => Number::Seven,
        })
    }

    /// Index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
///
/// ```
/// use kosa_engine::{SeatSet, vocab::Seat};
///
/// let [one, two, three] = [0, 1, 2].map(|i| Seat::new(i).unwrap());
/// let seats = SeatSet::of(one).with(three);
/// assert!(seats.contains(three) && !seats.contains(two));
/// assert_eq!(seats.iter().collect::<Vec<_>>(), [one, three]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(pub(crate) u8);

set_algebra!(SeatSet, "seat", ((1u32 << MAX_SEATS) - 1) as u8);
set_members!(SeatSet of Seat, "seat", Seat::index, Seat::new);

impl SeatSet {
    /// The set of one seat.
    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet::NONE.with(seat)
    }

    /// The set with one seat more.
    #[inline]
    #[must_use]
    pub const fn with(mut self, seat: Seat) -> SeatSet {
        self.insert(seat);
        self
    }
}

impl core::hash::Hash for Seat {
    /// As one byte: a derived hash would take eight.
    fn hash<H: core::hash::Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(self.0 as u8);
    }
}

impl core::fmt::Debug for Seat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Seat").field(&self.index()).finish()
    }
}

impl core::fmt::Display for Seat {
    /// Counted from 1, as people count.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.index() + 1)
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
