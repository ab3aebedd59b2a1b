//! The walk through a turn: from gate to gate, keeping the best at each.

use super::{End, TurnStop, Turns, Width, prune};
use kosa_engine::random::draw;
use kosa_engine::vocab::{Seat, Section};
use kosa_engine::{Actor, Awaiting, Move, MoveList, Question, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// Keys are hashes already.
#[derive(Default)]
pub(crate) struct Same(u64);

impl Hasher for Same {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ *byte as u64;
        }
    }
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

type Keys = HashSet<u64, BuildHasherDefault<Same>>;

/// A position on the way.
struct Node {
    state: State,
    path: u32,
    worth: f32,
}

/// Gates in the order in which a turn passes them: which unit next (most units left first), the bottom row, and the same for
/// the move of the Factory card below it.
const GATES: usize = 12;
const BOTTOM: usize = 6;

/// Kinds of stops that are told apart when only the best go on.
const EVENTS: usize = 3;

pub(super) struct Walk<'a, F> {
    seat: Seat,
    width: &'a Width,
    luck: u64,
    opinion: F,
    /// The number of the turn that is looked at.
    turn: u16,
    turns: Turns,
    seen: Keys,
    gates: [[Vec<Node>; Section::COUNT]; GATES],
    events: [[Vec<Node>; EVENTS]; Section::COUNT],
    /// Lists that are not in use. Boxed: a list is thousands of bytes, and it changes hands at every position.
    #[expect(clippy::vec_box, reason = "lists go in and out, and moving one would copy all of it")]
    lists: Vec<Box<MoveList>>,
}

impl<'a, F: FnMut(&State) -> f32> Walk<'a, F> {
    pub(super) fn new(seat: Seat, width: &'a Width, luck: u64, opinion: F) -> Walk<'a, F> {
        Walk {
            seat,
            width,
            luck,
            opinion,
            turn: 0,
            turns: Turns::default(),
            seen: Keys::default(),
            gates: Default::default(),
            events: Default::default(),
            lists: Vec::new(),
        }
    }

    pub(super) fn from(mut self, start: &State) -> Turns {
        if !matches!(start.awaiting(), Awaiting::Seats(seats) if seats.contains(self.seat)) {
            return self.turns;
        }
        self.turn = start.public().turns();
        self.answer_all(start, 0);
        for gate in 0..GATES {
            for section in 0..Section::COUNT {
                let beam = if gate == BOTTOM { self.width.bottoms } else { self.width.units };
                // An airship's move leads back to the same gate.
                while !self.gates[gate][section].is_empty() {
                    let mut nodes = core::mem::take(&mut self.gates[gate][section]);
                    for i in self.best(&mut nodes, beam) {
                        self.answer_all(&nodes[i].state, nodes[i].path);
                    }
                }
            }
        }
        self.keep_best();
        for section in 0..Section::COUNT {
            for kind in 0..EVENTS {
                let mut nodes = core::mem::take(&mut self.events[section][kind]);
                let stop = [TurnStop::Combat, TurnStop::Chance, TurnStop::Other][kind];
                for i in self.best(&mut nodes, self.width.events) {
                    let node = &nodes[i];
                    self.turns.ends.push(End { state: node.state, stop, worth: node.worth, path: node.path });
                }
            }
        }
        self.turns
    }

    /// The best of the positions at a gate. They are large: what is sorted are their numbers.
    fn best(&mut self, nodes: &mut [Node], beam: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..nodes.len()).collect();
        if nodes.len() > beam {
            for node in nodes.iter_mut() {
                node.worth = (self.opinion)(&node.state);
            }
            order.sort_by(|a, b| nodes[*b].worth.total_cmp(&nodes[*a].worth));
            order.truncate(beam);
        }
        order
    }

    /// One position: drawn for, stopped at, kept at a gate, or answered in every way.
    fn go_on(&mut self, state: &mut State, path: u32) {
        loop {
            let public = state.public();
            if public.turns() != self.turn && !public.is_over() {
                return self.end(state, path, TurnStop::TurnOver);
            }
            match state.awaiting() {
                Awaiting::Over => return self.end(state, path, TurnStop::Over),
                Awaiting::Chance => {
                    if !public.moves_hand_cards() {
                        return self.event(state, path, TurnStop::Chance);
                    }
                    // One stream for all branches: what is drawn depends on how much was drawn before.
                    let count =
                        public.deck_count() as u64 + ((public.player(self.seat).hand_count() as u64) << 8);
                    let mut rng =
                        Pcg64Mcg::seed_from_u64(self.luck ^ count.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    match draw(&mut rng, &state.chance()) {
                        Some(outcome) => state.apply_unchecked(Actor::Chance, outcome),
                        None => return self.event(state, path, TurnStop::Chance),
                    }
                }
                Awaiting::Seats(seats) => {
                    let question = public.question();
                    if question == Some(Question::Dials) {
                        return self.event(state, path, TurnStop::Combat);
                    }
                    if !seats.contains(self.seat) {
                        match (question, seats.iter().next()) {
                            // The other side uses what it has.
                            (Some(Question::Ability { .. }), Some(other)) => {
                                state.apply_unchecked(Actor::Seat(other), Move::Use);
                            }
                            _ => return self.event(state, path, TurnStop::Other),
                        }
                        continue;
                    }
                    let section = public.player(self.seat).action_token().map_or(0, Section::index);
                    let gate = match question {
                        Some(Question::Units) => {
                            let left = public.turn().units_left().min(4) as usize;
                            let below = section == Section::Factory.index();
                            Some(if below { GATES - 1 - left } else { 4 - left })
                        }
                        Some(Question::Bottom(_)) => Some(BOTTOM),
                        _ => None,
                    };
                    let Some(gate) = gate else { return self.answer_all(&*state, path) };
                    if !self.seen.insert(state.key()) {
                        return;
                    }
                    // Where the bottom row cannot be taken there is nothing to choose among: such a position is an end as good as
                    // it will be, and must not take the place of one whose bottom row is still to come.
                    if gate == BOTTOM && self.is_bare(state) {
                        return self.answer_all(&*state, path);
                    }
                    self.gates[gate][section].push(Node { state: *state, path, worth: 0.0 });
                    return;
                }
            }
        }
    }

    /// Whether there is but one answer.
    fn is_bare(&mut self, state: &State) -> bool {
        let mut list = self.lists.pop().unwrap_or_default();
        state.legal_full_into(self.seat, &mut list);
        let bare = list.len() < 2;
        self.lists.push(list);
        bare
    }

    /// Goes on from a position with every answer, up to the next gates and ends. A turn has a few dozen answers at most, and
    /// so many levels this goes down.
    fn answer_all(&mut self, state: &State, path: u32) {
        let mut list = self.lists.pop().unwrap_or_default();
        state.legal_full_into(self.seat, &mut list);
        prune(state, self.seat, &mut list);
        if self.turns.nodes >= self.width.nodes {
            leave(&mut list);
        }
        for mv in list.iter() {
            let mut next = *state;
            next.apply_unchecked(Actor::Seat(self.seat), *mv);
            self.turns.nodes += 1;
            self.turns.steps.push((path, *mv));
            self.go_on(&mut next, self.turns.steps.len() as u32);
        }
        self.lists.push(list);
    }

    fn end(&mut self, state: &State, path: u32, stop: TurnStop) {
        if self.seen.insert(state.key()) {
            let worth = (self.opinion)(state);
            self.turns.ends.push(End { state: *state, stop, worth, path });
            // Far more than are wanted: the worst go from time to time.
            if self.turns.ends.len() > self.width.ends.saturating_mul(4).max(64) {
                self.keep_best();
            }
        }
    }

    /// Keeps the best ends, as many as are wanted.
    fn keep_best(&mut self) {
        let (ends, most) = (&mut self.turns.ends, self.width.ends.max(1));
        if ends.len() <= most {
            return;
        }
        let mut worths: Vec<f32> = ends.iter().map(|end| end.worth).collect();
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        let least = worths[most - 1];
        let mut room = most;
        ends.retain(|end| {
            let kept = room > 0 && end.worth >= least;
            room -= kept as usize;
            kept
        });
    }

    fn event(&mut self, state: &State, path: u32, stop: TurnStop) {
        if self.seen.insert(state.key()) {
            let section = state.public().player(self.seat).action_token().map_or(0, Section::index);
            let kind = match stop {
                TurnStop::Combat => 0,
                TurnStop::Chance => 1,
                _ => 2,
            };
            self.events[section][kind].push(Node { state: *state, path, worth: 0.0 });
        }
    }
}

/// The one answer that goes on without beginning anything.
fn leave(list: &mut MoveList) {
    let wanted = [Move::EndTurn, Move::Done, Move::Skip];
    let found = wanted.into_iter().find(|mv| list.contains(mv)).or(list.first().copied());
    list.clear();
    list.extend(found);
}
