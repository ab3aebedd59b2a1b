//! Whose reach is looked at.

use kosa_engine::Public;
use kosa_engine::vocab::Seat;

/// Whose reach comes after this one: one's own first, then the others in their order, then nobody's.
///
/// ```
/// use kosa_client::next_reach;
/// use kosa_engine::{State, vocab::Seat};
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; seat rusviet engineering; seat crimea mechanical";
/// let state = State::from_position(text).unwrap();
/// let own = Seat::new(1);
/// let mut shown = Vec::new();
/// while let Some(seat) = next_reach(state.public(), own, shown.last().copied()) {
///     shown.push(seat);
/// }
/// assert_eq!(shown.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1, 0, 2]);
/// ```
pub fn next_reach(public: &Public, own: Option<Seat>, now: Option<Seat>) -> Option<Seat> {
    let mut all: Vec<Seat> = public.seats().collect();
    all.sort_by_key(|seat| Some(*seat) != own);
    match now {
        None => all.first().copied(),
        Some(seat) => all.iter().skip_while(|one| **one != seat).nth(1).copied(),
    }
}
