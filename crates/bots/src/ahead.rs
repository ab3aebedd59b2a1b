//! Looking ahead: the best turns in the opinion of a mind, thought on into the next turn where the level looks that far.

use crate::Level;
use crate::mind::{Mind, step_for_others};
use crate::turns::{Turns, Width};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Draw, Move, Public, Question, State, View};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How far and how wide a bot looks.
///
/// ```
/// use kosa_bots::{Level, Search};
/// assert!(Search::of(Level::Hard).ahead > 0 && Search::of(Level::Medium).ahead == 0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// The width of this turn.
    pub width: Width,
    /// Turns of its own that are thought on into.
    pub ahead: u32,
    /// Ends of this turn from which that is done.
    pub ends: usize,
    /// The width of those turns.
    pub next: Width,
    /// Worlds that look like this one in which it is done.
    pub worlds: u32,
    /// Outcomes tried where a card is turned.
    pub samples: u32,
    /// Events within each other that are thought through.
    pub depth: u32,
    /// How far opinions are off by accident.
    pub noise: f32,
}

impl Search {
    /// How a level looks.
    pub const fn of(level: Level) -> Search {
        let nodes = level.budget().nodes;
        let width = Width { units: 12, bottoms: 10, events: 3, ends: 24, nodes };
        let next = Width { units: 4, bottoms: 4, events: 1, ends: 2, nodes: 3_000 };
        let plain = Search { width, ahead: 0, ends: 1, next, worlds: 1, samples: 1, depth: 1, noise: 0.0 };
        match level {
            Level::Easy => {
                let width = Width { units: 4, bottoms: 3, events: 1, ends: 6, nodes };
                Search { width, noise: 0.1, ..plain }
            }
            Level::Medium => {
                let width = Width { units: 20, bottoms: 14, events: 4, ends: 32, nodes };
                Search { width, samples: 3, depth: 2, ..plain }
            }
            Level::Hard => {
                let width = Width { units: 16, bottoms: 12, events: 4, ends: 32, nodes };
                let next = Width { units: 5, bottoms: 5, events: 1, ends: 3, nodes: 4_000 };
                Search { width, next, ahead: 2, ends: 20, samples: 3, depth: 2, ..plain }
            }
            Level::Expert => {
                let width = Width { units: 24, bottoms: 20, events: 6, ends: 48, nodes };
                let next = Width { units: 7, bottoms: 6, events: 1, ends: 4, nodes: 6_000 };
                Search { width, next, ahead: 2, ends: 40, worlds: 3, samples: 4, depth: 2, noise: 0.0 }
            }
        }
    }
}

/// How much is added for being near the last star: more and more from round 13 on, so that a game does not drag on, and for
/// whoever is far ahead. Automas bring a game to its end by themselves.
pub(crate) fn closing(public: &Public, seat: Seat) -> f32 {
    if public.has_automa() {
        return 0.0;
    }
    let rounds = public.turns() as f32 / public.seat_count() as f32;
    let score = |seat: Seat| public.score(seat).total() as f32;
    let best = public.seats().filter(|s| *s != seat).map(score).fold(0.0, f32::max);
    let lead = ((score(seat) - best - 10.0) / 20.0).clamp(0.0, 1.0);
    ((rounds - 12.0) * 0.12).clamp(0.0, 8.0) + lead
}

/// The best turns from a view, the best first, with what each is worth.
pub(crate) fn best(
    view: &View,
    mind: &mut Mind,
    search: &Search,
    luck: u64,
    count: usize,
) -> Vec<(Vec<Move>, f32)> {
    let seat = mind.seat;
    let mut rng = Pcg64Mcg::seed_from_u64(luck);
    let state = view.resample(&mut rng);
    let turns = Turns::of(&state, seat, &search.width, luck, |state| mind.worth(state));
    let mut found: Vec<(usize, f32)> = Vec::with_capacity(turns.ends.len());
    for (i, end) in turns.ends.iter().enumerate() {
        let mut worth = if end.stop.is_final() {
            end.worth
        } else {
            mind.expect(&end.state, end.stop, luck, search.depth)
        };
        if search.noise > 0.0 {
            // About normal: the sum of three even ones.
            let even = |rng: &mut Pcg64Mcg| (rng.next_u32() >> 8) as f32 / (1u32 << 23) as f32 - 1.0;
            worth += search.noise * (even(&mut rng) + even(&mut rng) + even(&mut rng));
        }
        found.push((i, worth));
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    if search.ahead > 0 && found.len() > 1 {
        found.truncate(search.ends.max(count));
        for (i, worth) in &mut found {
            let end = &turns.ends[*i];
            if end.state.is_over() {
                continue;
            }
            // Events are not thought on from: what they are worth was the best of what follows already.
            if end.stop.is_final() {
                let mut sum = 0.0;
                for world in 0..search.worlds {
                    let luck = luck.wrapping_add(world as u64 * 0x9e37_79b9);
                    let start = if world == 0 {
                        Some(end.state)
                    } else {
                        replay(view, &turns.moves(end), seat, luck)
                    };
                    sum += start.map_or(*worth, |state| next_turn(&state, mind, search, luck, search.ahead));
                }
                *worth = 0.5 * *worth + 0.5 * sum / search.worlds as f32;
            }
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
    }
    found.into_iter().take(count).map(|(i, worth)| (turns.moves(&turns.ends[i]), worth)).collect()
}

/// The value of where the moves lead, unless chance or somebody else decides there.
pub(crate) fn value_after(
    view: &View,
    moves: &[Move],
    mind: &mut Mind,
    luck: u64,
) -> Option<crate::plan::Value> {
    let state = replay(view, moves, mind.seat, luck)?;
    let over = state.is_over() || state.public().turns() != view.public().turns();
    over.then(|| mind.value(&state))
}

/// The position after the moves in another world that looks the same now.
fn replay(view: &View, moves: &[Move], seat: Seat, luck: u64) -> Option<State> {
    let mut state = view.resample(&mut Pcg64Mcg::seed_from_u64(luck));
    for mv in moves {
        for _ in 0..20 {
            if state.awaiting() != Awaiting::Chance || !step_for_others(&mut state, seat, luck) {
                break;
            }
        }
        state.apply(Actor::Seat(seat), *mv).ok()?;
    }
    Some(state)
}

/// The best worth after the seat's next turn: Automas draw their cards, everybody else passes.
fn next_turn(state: &State, mind: &mut Mind, search: &Search, luck: u64, ahead: u32) -> f32 {
    let mut state = *state;
    if !to_next_turn(&mut state, mind, luck) {
        return mind.worth(&state);
    }
    let seat = mind.seat;
    let turns = Turns::of(&state, seat, &search.next, luck, |state| mind.worth(state));
    let mut best = f32::MIN;
    for end in &turns.ends {
        let worth = if end.stop.is_final() { end.worth } else { mind.expect(&end.state, end.stop, luck, 1) };
        let worth = if ahead > 1 && end.stop.is_final() && !end.state.is_over() {
            next_turn(&end.state, mind, search, luck.rotate_left(7), ahead - 1)
        } else {
            worth
        };
        best = best.max(worth);
    }
    best
}

/// Goes on to the seat's next turn; says whether there is one.
fn to_next_turn(state: &mut State, mind: &Mind, luck: u64) -> bool {
    let seat = mind.seat;
    for step in 0..200u64 {
        let public = state.public();
        if public.is_over() {
            return false;
        }
        if public.active() == seat && public.question() == Some(Question::Section) {
            return true;
        }
        let begins = public.question() == Some(Question::Section) || public.draw() == Some(Draw::AutomaTurn);
        if begins && !public.player(public.active()).is_automa() {
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
