//! What of a position the value is made of.

mod geography;
mod others;
mod own;
mod race;
mod tempo;

use crate::inputs::Inputs;
use kosa_engine::vocab::*;
use kosa_engine::{Player, Public, Score, State};

pub(crate) use race::{to_the_end, turns_to_finish};

/// Inputs of the value, with room for some that may come, so that weights that were learned stay readable.
pub const WIDTH: usize = 1043;

/// Phases of a game that some inputs are told apart by.
const PHASES: usize = 4;

/// What several parts ask for.
struct Sight<'a> {
    state: &'a State,
    public: &'a Public,
    seat: Seat,
    player: &'a Player,
    control: PlaceSet,
    /// Everybody's score if the game ended now.
    scores: [u32; MAX_SEATS],
    /// The seat's own, by category.
    score: Score,
    /// Turns everybody would need for the last star.
    finish: [f32; MAX_SEATS],
    /// Rounds that are likely still to come.
    left: f32,
    phase: usize,
}

/// Tokens of each kind that the seat can pay with: where it has control, and aboard its airship.
fn tokens(public: &Public, seat: Seat, control: PlaceSet) -> [u32; Resource::COUNT] {
    let mut tokens = public.player(seat).aboard().map(|n| n as u32);
    for place in control {
        for (sum, n) in tokens.iter_mut().zip(public.resources(place)) {
            *sum += n as u32;
        }
    }
    tokens
}

/// Fills in the inputs of a position as the seat sees it.
///
/// ```
/// use kosa_bots::{Inputs, features};
/// use kosa_engine::{State, vocab::Seat};
/// let state = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let mut inputs = Inputs::new();
/// features::fill(&state, Seat::new(0).unwrap(), &mut inputs);
/// assert_eq!(inputs.width(), features::WIDTH);
/// ```
pub fn fill(state: &State, seat: Seat, inputs: &mut Inputs) {
    inputs.clear();
    let public = state.public();
    let mut scores = [0; MAX_SEATS];
    let mut finish = [0.0; MAX_SEATS];
    let mut score = Score::default();
    for other in public.seats() {
        let counted = public.score(other);
        scores[other.index()] = counted.total();
        if other == seat {
            score = counted;
        }
        finish[other.index()] = turns_to_finish(public, other);
    }
    let left = race::rounds_left(public, seat, &finish);
    let phase = match left {
        l if l > 13.0 => 0,
        l if l > 8.0 => 1,
        l if l > 4.0 => 2,
        _ => 3,
    };
    let player = public.player(seat);
    let control = public.controlled(seat);
    let sight = Sight { state, public, seat, player, control, scores, score, finish, left, phase };
    race::fill(&sight, inputs);
    own::fill(&sight, inputs);
    geography::fill(&sight, inputs);
    others::fill(&sight, inputs);
    tempo::fill(&sight, inputs);
    inputs.pass(WIDTH - inputs.width().min(WIDTH));
}
