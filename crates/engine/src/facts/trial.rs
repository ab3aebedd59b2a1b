//! Trying moves out on a view.
//!
//! A client has no [`State`], and yet must know what comes of several answers in a row: whether a payment is whole, where a
//! unit gets to, what a section would give. [`View::trial`] makes a state that looks the same to the viewer, by
//! [`View::resample`] with a generator that always says the same. What depends on nothing hidden comes out as it would at the
//! table: own cards, everything on the board, all lists of the viewer. What does depend on something hidden (cards drawn, the
//! other side's choice in a combat, which Trap it was) is made up, and whoever tries moves stops there: see
//! [`View::try_out`].

use crate::event::Event;
use crate::moves::{Actor, Move};
use crate::secrets::Seen;
use crate::state::{Awaiting, State};
use crate::view::View;
use crate::vocab::*;
use core::convert::Infallible;
use rand_core::TryRng;

/// A generator without a seed: the same numbers for everybody.
struct Fixed(u64);

impl TryRng for Fixed {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.try_next_u64()? >> 32) as u32)
    }

    /// SplitMix64.
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(z ^ (z >> 31))
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Infallible> {
        for bytes in dst.chunks_mut(8) {
            let word = self.try_next_u64()?.to_le_bytes();
            bytes.copy_from_slice(&word[..bytes.len()]);
        }
        Ok(())
    }
}

/// What comes of moves that were tried out.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// let trial = view.try_out(&["section build".parse().unwrap(), "dial 3".parse().unwrap()]);
/// assert_eq!(trial.made, 1, "the second answers another question");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// How the viewer sees the game after the moves that were made. Right in everything unless [`Trial::ended`] says that
    /// something hidden came into play.
    pub view: View,
    /// Moves that were made.
    pub made: usize,
    /// Why no more were.
    pub ended: TrialEnd,
}

/// How far moves can be tried out.
///
/// ```
/// use kosa_engine::{State, TrialEnd, View, vocab::Seat};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let view = View::of(&state, Seat::new(1).unwrap());
/// assert_eq!(view.try_out(&["section build".parse().unwrap()]).ended, TrialEnd::Others);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialEnd {
    /// All of them were made.
    Made,
    /// The next one is not legal there.
    Refused,
    /// Chance, or something that the viewer does not know, decides first.
    Unknown,
    /// Another seat decides first.
    Others,
}

impl View {
    /// A state that looks the same to the viewer, always the same one for the same view. Everything hidden is made up: it is
    /// for questions whose answer does not depend on it.
    ///
    /// ```
    /// use kosa_engine::{Setup, View, vocab::{Faction, Mat, Seat}};
    /// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
    /// let state = setup.start().unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// let view = View::of(&state, seat);
    /// assert_eq!(View::of(&view.trial(), seat), view);
    /// ```
    pub fn trial(&self) -> State {
        self.resample(&mut Fixed(0))
    }

    /// Makes moves of the viewer one after the other on a copy, as far as nothing hidden decides.
    ///
    /// ```
    /// use kosa_engine::{State, TrialEnd, View, vocab::Seat};
    /// let state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\ncoins 5\nseat crimea mechanical",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// let view = View::of(&state, seat);
    /// let moves = ["section upgrade".parse().unwrap(), "bolster power 2".parse().unwrap()];
    /// let after = view.try_out(&moves);
    /// assert_eq!(after.ended, TrialEnd::Made);
    /// let power = |view: &View| view.public().player(seat).power();
    /// assert_eq!(power(&after.view), power(&view) + 2);
    /// ```
    pub fn try_out(&self, moves: &[Move]) -> Trial {
        self.try_out_told(moves).0
    }

    /// The same, and what happened, as the viewer would be told; what nobody could have said beforehand is left out.
    pub fn try_out_told(&self, moves: &[Move]) -> (Trial, Vec<Seen>) {
        let mut trial = self.trial();
        let (mut made, mut ended) = (0, TrialEnd::Made);
        let mut told = Vec::new();
        for mv in moves {
            match self.seat().map(|seat| step(&mut trial, seat, *mv, &mut told)) {
                Some(Ok(known)) => {
                    made += 1;
                    if !known {
                        ended = TrialEnd::Unknown;
                        break;
                    }
                }
                Some(Err(end)) => {
                    ended = end;
                    break;
                }
                None => {
                    ended = TrialEnd::Refused;
                    break;
                }
            }
        }
        let told = told.into_iter().map(|event: Event| event.seen_by(self.viewer())).collect();
        (Trial { view: View::of(&trial, self.viewer()), made, ended }, told)
    }
}

/// One move of a trial: whether all that happened was known. What was known is told, up to what was not.
fn step(trial: &mut State, seat: Seat, mv: Move, told: &mut Vec<Event>) -> Result<bool, TrialEnd> {
    match trial.awaiting() {
        Awaiting::Chance => return Err(TrialEnd::Unknown),
        Awaiting::Over => return Err(TrialEnd::Refused),
        Awaiting::Seats(seats) if !seats.contains(seat) => return Err(TrialEnd::Others),
        Awaiting::Seats(_) => {}
    }
    let before = *trial;
    let mut events = Vec::new();
    trial.apply_with(Actor::Seat(seat), mv, &mut events).map_err(|_| TrialEnd::Refused)?;
    let count = events.len();
    let known = events.into_iter().take_while(|event| is_known(&before, seat, event));
    let already = told.len();
    told.extend(known);
    Ok(told.len() - already == count)
}

/// Whether the seat could have said beforehand that this would happen: whatever reveals something to it is made up here, but for
/// what it has been shown before.
fn is_known(before: &State, seat: Seat, event: &Event) -> bool {
    !event.reveals_to(seat) || was_seen_before(before, seat, event)
}

/// Whether the seat knew what the event reveals. `reveals_to` looks at the event alone, and two kinds of things are hidden only until
/// they are seen for the first time.
fn was_seen_before(before: &State, seat: Seat, event: &Event) -> bool {
    match *event {
        // Which Trap it is its owner knows, who is not named in the event, and everybody once it has struck.
        Event::TrapSprung { place, .. } => {
            let togawa = before.public().player(seat).faction() == Faction::Togawa;
            togawa || before.public().tokens().traps().any(|trap| trap.at == place && trap.known.is_some())
        }
        // What was looked through once lies there still: when a card is taken away unseen, nobody counts as having seen the others.
        Event::FactorySeen { seat: by, .. } => by == seat && !before.eyes(seat).pool().is_empty(),
        // A default is safe: of anything else that is revealed nothing is told.
        _ => false,
    }
}
