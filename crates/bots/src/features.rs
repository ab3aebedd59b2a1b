//! What of a position the value is made of.

mod geography;
mod others;
mod own;
mod race;

use crate::inputs::Inputs;
use kosa_engine::vocab::*;
use kosa_engine::{Player, Public, State};

pub(crate) use race::turns_to_finish;

/// Inputs of the value. A test counts them.
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
    /// Rounds that are likely still to come.
    left: f32,
    phase: usize,
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
    let (left, own_left) = race::rounds_left(public, seat);
    let phase = match left {
        l if l > 13.0 => 0,
        l if l > 8.0 => 1,
        l if l > 4.0 => 2,
        _ => 3,
    };
    let player = public.player(seat);
    let sight = Sight { state, public, seat, player, control: public.controlled(seat), left, phase };
    race::fill(&sight, own_left, inputs);
    own::fill(&sight, inputs);
    geography::fill(&sight, inputs);
    others::fill(&sight, inputs);
}
