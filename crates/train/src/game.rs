//! One game of training.

use crate::sample::Sample;
use kosa_bots::{Bot, Inputs, MARGIN_UNIT, Net, OUTPUTS, SCORE_UNIT, Taste, features};
use kosa_engine::random::draw;
use kosa_engine::vocab::{MAX_SEATS, Seat};
use kosa_engine::{Actor, Awaiting, MoveList, Setup, State, View};
use kosa_table::Player;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Who sits on the seats of a game, in the order of the set-up, and what is learned from it.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The set-up; seats with an Automa in it have nobody below.
    pub setup: Setup,
    /// The bots, and whether their positions become samples.
    pub bots: Vec<Option<(Bot, bool)>>,
    /// After this many rounds tastes are forgotten.
    pub taste_rounds: u16,
    /// What everybody likes from then on.
    pub later: Taste,
    /// After this many rounds the game is given up and counted as it stands.
    pub most_rounds: u16,
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct TrainingGame {
    /// The last position.
    pub state: State,
    /// What is to be learned, seat by seat.
    pub samples: Vec<Sample>,
    /// Whether it came to its end.
    pub finished: bool,
    /// Which seat each of the set-up's players had.
    pub seats: Vec<Option<Seat>>,
}

/// Plays a game; nothing if it cannot be set up. Targets lie between what `net` says of the next position (as much as
/// `lambda` is below 1) and how the game ended.
pub fn play(seating: Seating, net: &Net, lambda: f32, seed: u64) -> Option<TrainingGame> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let Seating { mut setup, bots, taste_rounds, later, most_rounds } = seating;
    setup.settle(&mut rng).ok()?;
    let mut state = setup.start().ok()?;
    let seats: Vec<Option<Seat>> = (0..setup.players.len()).map(|i| setup.seat_of(i)).collect();
    let mut players: [Option<(Bot, bool)>; MAX_SEATS] = Default::default();
    for (seat, bot) in seats.iter().zip(bots) {
        if let (Some(seat), Some(bot)) = (seat, bot) {
            players[seat.index()] = Some(bot);
        }
    }
    let mut left: [Vec<Inputs>; MAX_SEATS] = Default::default();
    let count = state.public().seat_count() as u16;
    let mut list = MoveList::new();
    let (mut turn, mut active) = (state.public().turns(), state.public().active());
    while state.public().turns() < most_rounds * count {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance())?),
            Awaiting::Seats(asked) => {
                let seat = asked.iter().next()?;
                state.legal_into(seat, &mut list);
                let (bot, _) = players[seat.index()].as_mut()?;
                (Actor::Seat(seat), bot.choose(&View::of(&state, seat), &list))
            }
        };
        state.apply_unchecked(actor, mv);
        let public = state.public();
        if public.turns() != turn {
            if let Some((bot, learns)) = &mut players[active.index()] {
                if *learns && !state.is_over() {
                    let mut inputs = Inputs::new();
                    features::fill(&state, active, &mut inputs);
                    left[active.index()].push(inputs);
                }
                if public.turns() / count == taste_rounds {
                    bot.set_taste(later);
                }
            }
            (turn, active) = (public.turns(), public.active());
        }
    }
    let mut samples = Vec::new();
    for seat in state.public().seats() {
        samples.extend(targets(&state, seat, &left[seat.index()], net, lambda));
    }
    let finished = state.is_over();
    Some(TrainingGame { state, samples, finished, seats })
}

/// What the positions of a seat should have been valued at, seen from the end.
fn targets(state: &State, seat: Seat, left: &[Inputs], net: &Net, lambda: f32) -> Vec<Sample> {
    let public = state.public();
    let mine = public.score(seat).total() as f32;
    let others = public.seats().filter(|s| *s != seat).map(|s| public.score(s).total()).max();
    let won = public.ranking().iter().any(|r| r.seat == seat && r.place == 1);
    let margin = mine - others.unwrap_or(0) as f32;
    let mut target: [f32; OUTPUTS] = [mine / SCORE_UNIT, margin / MARGIN_UNIT, won as u32 as f32];
    let mut samples = Vec::with_capacity(left.len());
    for inputs in left.iter().rev() {
        samples.push(Sample::new(inputs, target));
        let [score, margin, win] = net.outputs(inputs);
        let said = [score, margin, Net::chance(win)];
        for (target, said) in target.iter_mut().zip(said) {
            *target = lambda * *target + (1.0 - lambda) * said;
        }
    }
    samples
}
