//! Territories to produce on, gathered in any order. The rules ask for them from the lowest number up, so that the same choice
//! has one name; whoever gathers them may pick them in any order, and sends them in the order of the rules.

use super::lack;
use crate::moves::{Actor, Move};
use crate::rules;
use crate::state::{Public, Question, State};
use crate::view::View;
use crate::vocab::*;

/// A territory that may be produced on.
///
/// ```
/// use kosa_engine::{Actor, State, vocab::Seat};
///
/// let mut state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h05 h05; seat crimea mechanical",
/// ).unwrap();
/// let seat = Seat::new(0).unwrap();
/// for mv in ["section deploy", "produce"] {
///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
/// }
/// let choices = state.produce_choices(seat, &[]);
/// assert_eq!(choices.iter().map(|choice| choice.most).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProduceChoice {
    /// Where.
    pub hex: Hex,
    /// The most tokens or workers it makes, beside what has been chosen already.
    pub most: u8,
}

/// In the order of the rules.
fn in_order(chosen: &[(Hex, u8)]) -> Vec<Move> {
    let mut all = chosen.to_vec();
    all.sort_by_key(|(hex, _)| hex.index());
    all.into_iter().map(|(hex, amount)| Move::ProduceOn { hex, amount }).collect()
}

/// What comes of the moves, if the rules take them one after the other.
fn made(state: &State, seat: Seat, moves: &[Move]) -> Option<State> {
    let mut trial = *state;
    moves.iter().all(|mv| trial.apply(Actor::Seat(seat), *mv).is_ok()).then_some(trial)
}

impl State {
    /// The territories that may be produced on beside those chosen so far, lowest number first; none where producing is not
    /// asked for.
    ///
    /// ```
    /// use kosa_engine::{Actor, State, vocab::Seat};
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\ncoins 5\nworkers h04 h05 h05 h11\nseat crimea mechanical",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// for mv in ["section deploy", "produce"] {
    ///     state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    /// }
    /// let h11 = "h11".parse().unwrap();
    /// let open = state.produce_choices(seat, &[(h11, 1)]);
    /// assert_eq!(open.iter().map(|c| (c.hex.number(), c.most)).collect::<Vec<_>>(), [(4, 1), (5, 2)]);
    /// // Sent in the order of the rules, whichever was chosen first.
    /// let moves = state.produce_moves(seat, &[(h11, 1), (open[0].hex, 1)]).unwrap();
    /// assert_eq!(moves.iter().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["produce h04 1", "produce h11 1"]);
    /// ```
    pub fn produce_choices(&self, seat: Seat, chosen: &[(Hex, u8)]) -> Vec<ProduceChoice> {
        let mut choices: Vec<ProduceChoice> = Vec::new();
        for mv in self.legal(seat) {
            // Amounts of one territory are listed together, the greatest first.
            let Move::ProduceOn { hex, amount } = mv else { continue };
            let known = chosen.iter().any(|(place, _)| *place == hex)
                || choices.last().is_some_and(|choice| choice.hex == hex);
            if !known && made(self, seat, &in_order(&[chosen, &[(hex, amount)]].concat())).is_some() {
                choices.push(ProduceChoice { hex, most: amount });
            }
        }
        choices
    }

    /// The answers that produce on these territories and then on no other; nothing if the rules do not take them together.
    pub fn produce_moves(&self, seat: Seat, chosen: &[(Hex, u8)]) -> Option<Vec<Move>> {
        let mut moves = in_order(chosen);
        let after = made(self, seat, &moves)?;
        // Where nothing is left to choose nobody is asked; and what is asked then may be another Produce.
        let asked = |state: &State| matches!(state.public.question(), Some(Question::Produce { .. }));
        let still = match moves.last() {
            Some(_) => matches!(after.public.question(), Some(Question::Produce { next: 1.., .. })),
            None => asked(self),
        };
        if still {
            moves.push(Move::Done);
        }
        Some(moves).filter(|_| asked(self))
    }
}

impl Public {
    /// Whether a player can pay for the Produce action.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    ///
    /// let broke = "kosa-position 1; active 1; seat nordic industrial; coins 0; workers h04 h04 h04 h04 h05 h05 h05 h05; \
    ///      seat crimea mechanical";
    /// let state = State::from_position(broke).unwrap();
    /// assert_eq!(state.public().seats().map(|seat| state.public().can_produce(seat)).collect::<Vec<_>>(), [false, true]);
    /// ```
    pub fn can_produce(&self, seat: Seat) -> bool {
        lack::of_tracks(self, seat, self.player(seat).produce_cost()).is_none()
    }

    /// What a player's workers make on a territory, without the Mill: resource tokens, or workers as far as there are any left.
    ///
    /// ```
    /// use kosa_engine::{State, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; workers h04 h04 h05; seat crimea mechanical",
    /// ).unwrap();
    /// let made = |at: &str| state.public().made_on(Seat::new(0).unwrap(), at.parse().unwrap());
    /// assert_eq!((made("h04"), made("h05"), made("h11")), (2, 1, 0));
    /// ```
    pub fn made_on(&self, seat: Seat, place: Place) -> u8 {
        rules::yield_of(self, seat, place, false)
    }
}

impl View {
    /// As [`State::produce_choices`], for the viewer.
    pub fn produce_choices(&self, chosen: &[(Hex, u8)]) -> Vec<ProduceChoice> {
        self.seat().map(|seat| self.trial().produce_choices(seat, chosen)).unwrap_or_default()
    }

    /// As [`State::produce_moves`], for the viewer.
    pub fn produce_moves(&self, chosen: &[(Hex, u8)]) -> Option<Vec<Move>> {
        self.seat().and_then(|seat| self.trial().produce_moves(seat, chosen))
    }
}
