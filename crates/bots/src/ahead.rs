//! Looking ahead: the best turns in the opinion of a mind, thought on into the next turns where the level looks that far.

use crate::Level;
use crate::course::{Course, CourseStage};
use crate::mind::{Mind, step_for_others};
use crate::turns::{TurnStop, Turns, Width};
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, Public, State, View};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How far and how wide a bot looks.
///
/// ```
/// use kosa_bots::{Level, Search};
/// assert!(Search::of(Level::Hard).stages.len() > 1 && Search::of(Level::Medium).stages.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// Positions that may be made for one question; a turn that is being thought on into is finished.
    pub nodes: u32,
    /// The width of this turn.
    pub width: Width,
    /// Turns of its own that are thought on into, one after the other.
    pub stages: &'static [CourseStage],
    /// The width of those turns.
    pub next: Width,
    /// How much of what a position is worth comes from the turn that was thought of last, 0 to 1.
    pub trust: f32,
    /// In this many of those turns the others do what looks best to them at a glance; in later ones they pass.
    pub replies: u32,
    /// Worlds that look like this one in which it is done.
    pub worlds: u32,
    /// Outcomes tried where a card is turned.
    pub samples: u32,
    /// Hands the other side of a combat may hold that are thought through before power and cards are chosen.
    pub hands: u32,
    /// How many events, one following from another, are thought through.
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
        let plain = Search {
            nodes,
            width,
            stages: &[],
            next,
            trust: 0.5,
            replies: 0,
            worlds: 1,
            samples: 1,
            hands: 0,
            depth: 1,
            noise: 0.0,
        };
        match level {
            Level::Easy => {
                let width = Width { units: 4, bottoms: 3, events: 1, ends: 16, nodes };
                Search { width, noise: 0.28, ..plain }
            }
            Level::Medium => {
                let width = Width { units: 6, bottoms: 5, events: 2, ends: 12, nodes };
                Search { width, samples: 2, noise: 0.075, ..plain }
            }
            Level::Hard => {
                let width = Width { units: 6, bottoms: 5, events: 2, ends: 16, nodes: nodes / 3 };
                let next = Width { units: 3, bottoms: 3, events: 1, ends: 3, nodes: 4_000 };
                let stages = const { &[stage(12, 1), stage(6, 2)] };
                Search { width, next, stages, replies: 1, samples: 3, depth: 2, ..plain }
            }
            Level::Expert => {
                // No wider than `hard`: the widest search finds where the value is most wrong. What helps is to ask it often.
                let width = Width { units: 6, bottoms: 5, events: 2, ends: 24, nodes: nodes / 3 };
                let next = Width { units: 4, bottoms: 4, events: 1, ends: 4, nodes: 6_000 };
                let stages = const { &[stage(24, 2), stage(12, 3), stage(6, 4)] };
                Search {
                    width,
                    next,
                    stages,
                    replies: 2,
                    worlds: 3,
                    samples: 4,
                    hands: 24,
                    depth: 2,
                    ..plain
                }
            }
        }
    }
}

/// How much is added for being near the last star: more and more from round 17 on, and faster from round 25 on, so that a game does
/// not drag on, and from round 13 on for whoever is far ahead. Automas bring a game to its end by themselves.
pub(crate) fn closing(public: &Public, seat: Seat) -> f32 {
    if public.has_automa() {
        return 0.0;
    }
    let rounds = public.turns() as f32 / public.seat_count() as f32;
    let score = |seat: Seat| public.score(seat).total() as f32;
    let best = public.seats().filter(|s| *s != seat).map(score).fold(0.0, f32::max);
    let lead = ((score(seat) - best - 10.0) / 20.0).clamp(0.0, 1.0);
    ((rounds - 16.0) * 0.12 + (rounds - 24.0).max(0.0) * 0.15).clamp(0.0, 8.0)
        + lead * ((rounds - 12.0) / 4.0).clamp(0.0, 1.0)
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
    // Beginners, too, see it when a game drags on and has to be ended.
    let noise = search.noise / (mind.closing - 0.5).max(1.0);
    let mut found: Vec<(usize, f32)> = Vec::with_capacity(turns.ends.len());
    for (i, end) in turns.ends.iter().enumerate() {
        let mut worth = if end.stop.is_final() {
            end.worth
        } else {
            mind.expect(&end.state, end.stop, luck, search.depth)
        };
        if noise > 0.0 {
            // About normal: the sum of three even ones.
            let even = |rng: &mut Pcg64Mcg| (rng.next_u32() >> 8) as f32 / (1u32 << 23) as f32 - 1.0;
            worth += noise * (even(&mut rng) + even(&mut rng) + even(&mut rng));
        }
        found.push((i, worth));
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    if !search.stages.is_empty() && found.len() > 1 {
        found = think_on(view, mind, search, luck, &turns, found);
    }
    found.into_iter().take(count).map(|(i, worth)| (turns.moves(&turns.ends[i]), worth)).collect()
}

/// The ends in the order of what they are worth after thinking on from the best of them.
fn think_on(
    view: &View,
    mind: &mut Mind,
    search: &Search,
    luck: u64,
    turns: &Turns,
    found: Vec<(usize, f32)>,
) -> Vec<(usize, f32)> {
    let most = search.stages.first().map_or(0, |stage| stage.ends);
    let (first, rest) = found.split_at(most.min(found.len()));
    let mut courses: Vec<Course> = Vec::with_capacity(first.len());
    for &(i, worth) in first {
        let end = &turns.ends[i];
        let mut course = Course::from((i, end), worth, mind, search, luck);
        if end.stop == TurnStop::TurnOver {
            for world in 1..search.worlds {
                let luck = luck.wrapping_add(world as u64 * 0x9e37_79b9);
                if let Some(state) = replay(view, &turns.moves(end), mind.seat, luck) {
                    let worth = mind.worth(&state);
                    course.add_world(state, worth, luck);
                }
            }
        }
        courses.push(course);
    }
    let mut behind: Vec<(usize, f32)> = rest.to_vec();
    let mut nodes = turns.nodes;
    // What a stage costs is known from the one before it: positions made for each that was thought on from.
    let mut each = 0;
    for (depth, stage) in search.stages.iter().enumerate() {
        // Begun is finished, since ends thought on differently far could not be compared: no more are begun than can be paid for.
        let mut left = search.nodes.saturating_sub(nodes);
        let paid = courses.iter().take_while(|course| {
            let cost = each * course.positions();
            let enough = cost <= left;
            left = left.saturating_sub(cost);
            enough
        });
        let going_on = paid.take(stage.ends).count();
        if going_on < 2 || nodes >= search.nodes {
            break;
        }
        let left = courses.split_off(going_on);
        // What falls behind stays behind, in its order.
        behind.splice(0..0, left.iter().map(|course| (course.end, course.worth)));
        let from: u32 = courses.iter().map(Course::positions).sum();
        let mut made = 0;
        for course in &mut courses {
            made += course.think_on(mind, search, stage.ways, depth as u32);
        }
        nodes += made;
        each = made / from.max(1);
        courses.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    }
    courses.iter().map(|course| (course.end, course.worth)).chain(behind).collect()
}

const fn stage(ends: usize, ways: usize) -> CourseStage {
    CourseStage { ends, ways }
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
