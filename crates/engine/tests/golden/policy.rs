//! A mildly greedy player: for some of the moves it may make it looks how the turn could go on, and mostly takes the
//! one that leaves it best off. Good enough for games that end; it looks at cards it should not see.

use crate::common::rng;
use kosa_engine::random::{below, draw};
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Move, State};
use rand_pcg::Pcg64Mcg;

/// Moves looked at for one decision, and ways the turn could go on for each.
const LOOKED_AT: usize = 40;
const WAYS: usize = 5;

pub struct Policy {
    rng: Pcg64Mcg,
}

impl Policy {
    pub fn new(seed: u64) -> Self {
        Policy { rng: rng(seed) }
    }

    fn below(&mut self, bound: usize) -> usize {
        below(&mut self.rng, bound as u32) as usize
    }

    pub fn choose(&mut self, state: &State) -> (Actor, Move) {
        match state.awaiting() {
            Awaiting::Chance => (Actor::Chance, draw(&mut self.rng, &state.chance()).expect("an outcome")),
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                (Actor::Seat(seat), self.best(state, seat))
            }
            Awaiting::Over => panic!("the game is over"),
        }
    }

    fn best(&mut self, state: &State, seat: Seat) -> Move {
        let list = state.legal(seat);
        if list.len() == 1 || self.below(12) == 0 {
            return list[self.below(list.len())];
        }
        let mut best = (i64::MIN, list[0]);
        for i in 0..list.len().min(LOOKED_AT) {
            let mv = if list.len() <= LOOKED_AT { list[i] } else { list[self.below(list.len())] };
            let mut value = i64::MIN;
            for _ in 0..WAYS {
                let mut next = *state;
                next.apply_unchecked(Actor::Seat(seat), mv);
                value = value.max(self.finish(next, seat, state.public().turns()));
            }
            if value > best.0 {
                best = (value, mv);
            }
        }
        best.1
    }

    /// Goes on at random to the end of the turn; how the seat stands then.
    fn finish(&mut self, mut state: State, seat: Seat, turn: u16) -> i64 {
        for _ in 0..60 {
            if state.public().turns() != turn {
                break;
            }
            let (actor, mv) = match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => match draw(&mut self.rng, &state.chance()) {
                    Some(outcome) => (Actor::Chance, outcome),
                    None => break,
                },
                Awaiting::Seats(seats) => {
                    let asked = seats.iter().next().expect("somebody is asked");
                    let list = state.legal(asked);
                    let mut mv = list[self.below(list.len())];
                    if matches!(mv, Move::Skip | Move::Done) {
                        mv = list[self.below(list.len())];
                    }
                    (Actor::Seat(asked), mv)
                }
            };
            state.apply_unchecked(actor, mv);
        }
        worth(&state, seat)
    }
}

/// How a seat stands, in tenths of a coin: what it has, what it can pay for next, and what its character can reach.
fn worth(state: &State, seat: Seat) -> i64 {
    let public = state.public();
    let player = public.player(seat);
    let score = state.score(seat);
    let mut sum = 200 * score.stars + 6 * score.coins + 15 * score.territories + 8 * score.structure_coins;
    sum += 35 * player.worker_count() as u32 + 90 * player.mech_count() as u32;
    sum += 60 * player.upgrade_count() as u32 + 80 * player.structure_count() as u32;
    sum += 80 * player.recruit_count() as u32 + 150 * player.factory_card().is_some() as u32;
    sum += 8 * player.power() as u32 + 10 * player.popularity() as u32 + 6 * player.hand_count() as u32;
    let done = [player.upgrade_count() / 6, player.mech_count() / 4, player.structure_count() / 4];
    let held = held(state, seat);
    for action in BottomAction::ALL {
        let complete = done.get(action.index()).map_or(player.recruit_count() == 4, |d| *d > 0);
        let payable = held[action.resource().index()].min(player.cost(action) as u32);
        sum += if complete { 2 } else { 20 } * payable;
    }
    sum as i64 - 12 * errand(state, seat)
}

/// Tokens on territories where the seat alone has units.
fn held(state: &State, seat: Seat) -> [u32; 4] {
    let player = state.public().player(seat);
    let mut held = [0; 4];
    for hex in Hex::all() {
        let place = hex.place();
        if player.workers_on(place) + player.fighters_on(place) > 0 {
            for (sum, tokens) in held.iter_mut().zip(state.public().resources(place)) {
                *sum += tokens as u32;
            }
        }
    }
    held
}

/// How far the character is from the next encounter token, or from the Factory while it has no card.
fn errand(state: &State, seat: Seat) -> i64 {
    let public = state.public();
    let player = public.player(seat);
    let far = |a: Hex, b: Hex| {
        let ((q, r), (p, s)) = (a.axial(), b.axial());
        let (dq, dr) = ((q - p) as i64, (r - s) as i64);
        (dq.abs() + dr.abs() + (dq + dr).abs()) / 2
    };
    let Some(at) = player.character().hex() else { return 8 };
    let factory = player.factory_card().is_none().then(|| far(at, Hex::FACTORY) * 2);
    public.encounter_tokens().hexes().map(|hex| far(at, hex)).chain(factory).min().unwrap_or(0)
}
