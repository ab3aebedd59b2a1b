//! Going on to the next real choice. People are asked questions with one answer where silence would tell something; a
//! search has no use for them.

use crate::moves::{Actor, MoveList};
use crate::random::draw;
use crate::state::{Awaiting, State};
use crate::vocab::Seat;
use rand_core::Rng;

/// Who decides next.
///
/// ```
/// use kosa_engine::{Next, State, vocab::Seat};
///
/// let mut state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let me = Seat::new(0).unwrap();
/// assert_eq!(state.go_on(me).next, Next::Choice(me), "which section?");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This seat, between at least two answers. Where two choose in secret it is the first of them.
    Choice(Seat),
    /// A card is drawn or dealt.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How a state has gone on by itself.
///
/// ```
/// use kosa_engine::{GoneOn, Next, Setup, vocab::{Faction, Mat, Seat}};
/// use rand_core::SeedableRng;
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let mut state = setup.start().unwrap();
/// let first = Seat::new(0).unwrap();
/// let gone: GoneOn = state.go_on_drawing(first, &mut rand_pcg::Pcg64Mcg::seed_from_u64(7));
/// assert_eq!((gone.next, gone.answered), (Next::Choice(first), 0));
/// assert!(gone.drawn > 0, "the tile and the first cards");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoneOn {
    /// Who decides next.
    pub next: Next,
    /// Answers given because there was only one.
    pub answered: u16,
    /// Whether another seat has answered on the way, or is the one to decide.
    pub others: bool,
    /// Outcomes of chance drawn on the way.
    pub drawn: u16,
}

impl State {
    /// Gives every answer that is the only one until somebody has a choice or chance decides. `seat` is who looks: the answer
    /// says whether anybody else decided in between.
    ///
    /// ```
    /// use kosa_engine::{Actor, Next, State, vocab::Seat};
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\nobjectives 1 2\nseat crimea mechanical",
    /// ).unwrap();
    /// let me = Seat::new(0).unwrap();
    /// state.apply(Actor::Seat(me), "section build".parse().unwrap()).unwrap();
    /// state.apply(Actor::Seat(me), "coins 1".parse().unwrap()).unwrap();
    /// // Nothing can be built, but an objective might be shown: the question is asked, and so is the end of the turn.
    /// let gone = state.go_on(me);
    /// assert_eq!((gone.answered, gone.others), (2, true));
    /// assert!(matches!(gone.next, Next::Choice(seat) if seat != me));
    /// ```
    pub fn go_on(&mut self, seat: Seat) -> GoneOn {
        self.go_on_until(seat, |_| false)
    }

    /// As [`State::go_on`], drawing what chance decides from a generator.
    pub fn go_on_drawing(&mut self, seat: Seat, rng: &mut impl Rng) -> GoneOn {
        self.go_on_until(seat, |state| match draw(rng, &state.chance()) {
            Some(outcome) => {
                state.apply_unchecked(Actor::Chance, outcome);
                true
            }
            None => false,
        })
    }

    fn go_on_until(&mut self, looker: Seat, mut chance: impl FnMut(&mut State) -> bool) -> GoneOn {
        let mut gone = GoneOn { next: Next::Over, answered: 0, others: false, drawn: 0 };
        let mut list = MoveList::new();
        loop {
            gone.next = match self.awaiting() {
                Awaiting::Over => Next::Over,
                Awaiting::Chance => Next::Chance,
                Awaiting::Seats(seats) => match seats.iter().next() {
                    Some(seat) => Next::Choice(seat),
                    None => Next::Over,
                },
            };
            match gone.next {
                Next::Over => return gone,
                Next::Chance => {
                    if !chance(self) {
                        return gone;
                    }
                    gone.drawn += 1;
                }
                Next::Choice(seat) => {
                    gone.others |= seat != looker;
                    self.legal_into(seat, &mut list);
                    match list.as_slice() {
                        [only] => self.apply_unchecked(Actor::Seat(seat), *only),
                        _ => return gone,
                    }
                    gone.answered += 1;
                }
            }
        }
    }
}
