//! Who looks at a game.

use crate::state::Public;
use crate::vocab::Seat;

/// Somebody who looks at a game and may know part of it, or all.
///
/// Everything that is shown, told or sent is made for one viewer: a [`View`](crate::View) of the state, and
/// [`Seen`](crate::Seen) events. A seat is a viewer as it is, so functions that take `impl Into<Viewer>` take seats.
///
/// ```
/// use kosa_engine::{Event, Viewer, vocab::{CombatCard, Seat}};
///
/// let [first, second] = [0, 1].map(|i| Seat::new(i).unwrap());
/// let drawn = Event::CardDrawn { seat: first, card: CombatCard::new(4) };
/// let hidden = Event::CardDrawn { seat: first, card: None };
/// assert_eq!(drawn.seen_by(first).event(), drawn);
/// assert_eq!(drawn.seen_by(second).event(), hidden);
/// assert_eq!(drawn.seen_by(Viewer::Bystander).event(), hidden);
/// assert_eq!(drawn.seen_by(Viewer::Everything).event(), drawn);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Sees every secret: whoever runs the table, or looks at a game that has been played.
    Everything,
    /// Only watches, and sees what lies open: coins are open, cards are secret (RL-148).
    Bystander,
    /// Sits here, and sees its own cards too.
    Seat(Seat),
}

impl Viewer {
    /// The seat, if it is somebody who plays.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Everything | Viewer::Bystander => None,
        }
    }

    /// Whether it is the player on this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer as it sits at this table. Nobody sits behind an Automa's cards, nor on a seat that is not there: both
    /// are only a place to watch from.
    ///
    /// ```
    /// use kosa_engine::{State, Viewer, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; seat crimea automa:2",
    /// ).unwrap();
    /// let at = |index| Viewer::from(Seat::new(index).unwrap()).at(state.public());
    /// assert_eq!(at(0), Viewer::Seat(Seat::new(0).unwrap()));
    /// assert_eq!(at(1), Viewer::Bystander, "an Automa");
    /// assert_eq!(at(2), Viewer::Bystander, "no such seat");
    /// ```
    #[must_use]
    pub fn at(self, public: &Public) -> Viewer {
        match self {
            Viewer::Seat(seat) if seat.index() >= public.seat_count() || public.player(seat).is_automa() => {
                Viewer::Bystander
            }
            viewer => viewer,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl Public {
    /// Everybody who may look at this game without seeing all of it: each seat, and a bystander.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.seats().map(Viewer::Seat).chain([Viewer::Bystander])
    }
}

impl core::fmt::Display for Viewer {
    /// As it is written in JSON: `everything`, `bystander`, or the number of the seat.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Viewer::Everything => f.write_str("everything"),
            Viewer::Bystander => f.write_str("bystander"),
            Viewer::Seat(seat) => seat.fmt(f),
        }
    }
}
