//! Courses: how the game may go on from the ends of a turn. All of them are thought on by one turn of the seat's own at a time;
//! after each turn the better ones go on, with more ways for each.

use crate::ahead::{self, Search};
use crate::combat;
use crate::mind::{Mind, NARROW, step_for_others};
use crate::turns::{End, TurnStop, Turns};
use kosa_engine::{Actor, Awaiting, Question, State};

/// How many ends are thought on into one more turn, and how many ways are kept for each of them afterwards.
///
/// ```
/// use kosa_bots::{Level, Search};
/// let stages = Search::of(Level::Hard).stages;
/// assert!(stages.is_sorted_by_key(|stage| std::cmp::Reverse(stage.ends)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourseStage {
    /// Ends of this turn that are thought on.
    pub ends: usize,
    /// Ways kept for each.
    pub ways: usize,
}

/// How the game may go on from one end of this turn.
pub(crate) struct Course {
    /// The number of the end.
    pub(crate) end: usize,
    /// What it is worth by all that was thought so far.
    pub(crate) worth: f32,
    branches: Vec<Branch>,
}

/// What may happen before anything can be done about it: an outcome of chance or of a combat, a world that looks like this one.
struct Branch {
    share: f32,
    /// What is left to chance in it.
    luck: u64,
    /// Positions after the seat's turn, the best first.
    ways: Vec<(State, f32)>,
}

impl Course {
    /// The course that begins at an end; `worth` is what it is worth without thinking on.
    pub(crate) fn from(
        (number, end): (usize, &End),
        worth: f32,
        mind: &mut Mind,
        search: &Search,
        luck: u64,
    ) -> Course {
        let mut branches = Vec::new();
        let mut add = |share: f32, luck: u64, (worth, state): (f32, State)| {
            branches.push(Branch { share, luck, ways: vec![(state, worth)] });
        };
        match end.stop {
            TurnStop::Combat => {
                for (share, state) in combat::branches(&end.state, mind.seat, luck) {
                    add(share, luck, mind.rest(&state, luck, search.depth - 1));
                }
            }
            TurnStop::Chance => {
                for i in 0..mind.samples {
                    let mut state = end.state;
                    let luck = luck.wrapping_add(i as u64 * 0x9e37);
                    if step_for_others(&mut state, mind.seat, luck) {
                        add(1.0 / mind.samples as f32, luck, mind.rest(&state, luck, search.depth - 1));
                    }
                }
            }
            TurnStop::TurnOver | TurnStop::Over | TurnStop::Other => add(1.0, luck, (worth, end.state)),
        }
        Course { end: number, worth, branches }
    }

    /// How many positions are thought on from.
    pub(crate) fn positions(&self) -> u32 {
        self.branches.iter().map(|branch| branch.ways.len() as u32).sum()
    }

    /// Adds another world in which the same was done: all worlds count the same.
    pub(crate) fn add_world(&mut self, state: State, worth: f32, luck: u64) {
        let worlds = self.branches.len() as f32;
        for branch in &mut self.branches {
            branch.share *= worlds / (worlds + 1.0);
        }
        self.branches.push(Branch { share: 1.0 / (worlds + 1.0), luck, ways: vec![(state, worth)] });
    }

    /// Thinks on by one turn; the positions that were made for it. What comes of it counts beside all that was thought before.
    pub(crate) fn think_on(&mut self, mind: &mut Mind, search: &Search, ways: usize, depth: u32) -> u32 {
        if self.branches.is_empty() {
            return 0;
        }
        let (mut worth, mut nodes) = (0.0, 0);
        for branch in &mut self.branches {
            let luck = branch.luck.rotate_left(7 * depth);
            nodes += branch.think_on(mind, search, ways, luck, depth < search.replies);
            worth += branch.share * branch.ways.first().map_or(self.worth, |(_, worth)| *worth);
        }
        self.worth += search.trust * (worth - self.worth);
        nodes
    }
}

impl Branch {
    fn think_on(&mut self, mind: &mut Mind, search: &Search, ways: usize, luck: u64, replies: bool) -> u32 {
        let mut next: Vec<(State, f32)> = Vec::new();
        let mut nodes = 0;
        for (mut state, worth) in core::mem::take(&mut self.ways) {
            if state.is_over() {
                next.push((state, worth));
                continue;
            }
            if !to_next_turn(&mut state, mind, luck, replies, &mut nodes) {
                let worth = mind.worth(&state);
                next.push((state, worth));
                continue;
            }
            let seat = mind.seat;
            let turns = Turns::of(&state, seat, &search.next, luck, |state| mind.worth(state));
            nodes += turns.nodes;
            for end in &turns.ends {
                if end.stop.is_final() {
                    next.push((end.state, end.worth));
                } else {
                    let worth = mind.expect(&end.state, end.stop, luck, 1);
                    next.push((mind.likeliest(&end.state, end.stop, luck), worth));
                }
            }
        }
        next.sort_by(|a, b| b.1.total_cmp(&a.1));
        next.truncate(ways);
        self.ways = next;
        nodes
    }
}

/// Goes on to the seat's next turn: Automas draw their cards, everybody else passes or does what looks best at a glance. Says
/// whether there is one.
fn to_next_turn(state: &mut State, mind: &Mind, luck: u64, replies: bool, nodes: &mut u32) -> bool {
    let seat = mind.seat;
    for step in 0..200u64 {
        let public = state.public();
        if public.is_over() {
            return false;
        }
        if public.active() == seat && public.question() == Some(Question::Section) {
            return true;
        }
        let begins = public.question() == Some(Question::Section) || public.automa_turn_begins();
        if begins && !public.player(public.active()).is_automa() {
            if replies && public.question() == Some(Question::Section) {
                let (next, made) = reply(state, mind, luck);
                *nodes += made;
                if let Some(next) = next {
                    *state = next;
                    continue;
                }
            }
            if !state.pass_turn() {
                return false;
            }
            continue;
        }
        // Attacked by an Automa: a middling answer.
        if let Awaiting::Seats(seats) = state.awaiting()
            && seats.contains(seat)
        {
            let list = state.legal(seat);
            let Some(mv) = list.get(list.len() / 2) else { return false };
            state.apply_unchecked(Actor::Seat(seat), *mv);
            continue;
        }
        if !step_for_others(state, seat, luck.wrapping_add(step)) {
            return false;
        }
    }
    false
}

/// The position after the turn that looks best to whoever is asked now, and the positions that were made to find it.
fn reply(state: &State, mind: &Mind, luck: u64) -> (Option<State>, u32) {
    let other = state.public().active();
    let mut theirs = Mind::new(mind.net, other);
    theirs.taste = mind.taste;
    theirs.closing = ahead::closing(state.public(), other);
    let turns = Turns::of(state, other, &NARROW, luck, |state| theirs.worth(state));
    let mut best: Option<(f32, &End)> = None;
    for end in &turns.ends {
        let worth =
            if end.stop.is_final() { end.worth } else { theirs.expect(&end.state, end.stop, luck, 1) };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, end));
        }
    }
    let next = best.map(|(_, end)| match end.stop.is_final() {
        true => end.state,
        false => theirs.likeliest(&end.state, end.stop, luck),
    });
    (next, turns.nodes)
}
