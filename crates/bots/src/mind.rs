//! What a bot thinks of positions: the worth of one, and what is to be expected where chance or a combat decides.

use crate::combat;
use crate::inputs::Inputs;
use crate::net::{MARGIN_UNIT, Net, SCORE_UNIT, WIDE};
use crate::plan::Value;
use crate::taste::Taste;
use crate::turns::{TurnStop, Turns, Width};
use kosa_engine::random::draw;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Above every worth but that of a game that is over and won.
pub(crate) const WON: f32 = 100.0;

/// With so much added for the end a game drags on.
const DRAGS: f32 = 1.0;

/// How a turn is finished where an event has come in between.
pub(crate) const NARROW: Width = Width { units: 3, bottoms: 3, events: 1, ends: 2, nodes: 3_000 };

/// The opinion of one seat.
///
/// ```
/// use kosa_bots::{Mind, Net};
/// use kosa_engine::{State, vocab::Seat};
///
/// let at = |coins| {
///     let text = format!("kosa-position 1; active 1; seat nordic industrial; coins {coins}; seat crimea mechanical; coins 10");
///     State::from_position(&text).unwrap()
/// };
/// let mut mind = Mind::new(Net::learned(), Seat::new(0).unwrap());
/// assert!(mind.value(&at(40)).margin > mind.value(&at(4)).margin, "more coins are worth more");
/// assert_eq!(mind.valued, 2);
/// ```
pub struct Mind<'a> {
    /// What it has learned.
    pub net: &'a Net,
    /// Whose opinion it is.
    pub seat: Seat,
    /// What it likes besides.
    pub taste: Taste,
    /// How much is added for stars when the game should be brought to its end.
    pub closing: f32,
    /// Outcomes that are tried where a card is turned.
    pub samples: u32,
    /// Hands the other side of a combat may hold, for each of which it is thought what that side would show; none for a plain guess.
    pub hands: u32,
    /// Positions valued so far.
    pub valued: u32,
    inputs: Box<Inputs>,
    /// A position not far from those being valued, and the sums of the first layer for it.
    base: Box<(Inputs, [f32; WIDE])>,
}

/// With more inputs than this that differ, a position becomes the base of those after it.
const FAR: usize = 60;

impl<'a> Mind<'a> {
    /// A mind without tastes.
    pub fn new(net: &'a Net, seat: Seat) -> Mind<'a> {
        Mind {
            net,
            seat,
            taste: Taste::NONE,
            closing: 0.0,
            samples: 1,
            hands: 0,
            valued: 0,
            inputs: Box::new(Inputs::new()),
            base: Box::new((Inputs::new(), net.first_bias)),
        }
    }

    /// The value of a position: what is learned, or how it ended.
    pub fn value(&mut self, state: &State) -> Value {
        let (score, value) = self.outlook(state);
        let _ = score;
        value
    }

    /// The score to expect, and the value.
    fn outlook(&mut self, state: &State) -> (f32, Value) {
        if state.is_over() {
            return result(state, self.seat);
        }
        self.valued += 1;
        crate::features::fill(state, self.seat, &mut self.inputs);
        let (base, sums) = &mut *self.base;
        let mut shifted = *sums;
        if self.net.shift(&mut shifted, base, &self.inputs) > FAR {
            shifted = self.net.sums(&self.inputs);
            *sums = shifted;
            base.clone_from(&self.inputs);
        }
        let [score, margin, win] = self.net.finish(&shifted);
        (score * SCORE_UNIT, Value { win: Net::chance(win), margin: margin * MARGIN_UNIT })
    }

    /// What plans are compared by.
    pub fn worth(&mut self, state: &State) -> f32 {
        let (score, value) = self.outlook(state);
        let [of_win, of_score] = counts(state.public().seat_count());
        let worth = of_win * value.win + 0.7 * value.margin / MARGIN_UNIT + of_score * score / SCORE_UNIT;
        if state.is_over() && value.win > 0.0 {
            return WON * value.win + worth;
        }
        let mut worth = worth + self.taste.liking(state, self.seat);
        if self.closing != 0.0 {
            let public = state.public();
            let end = crate::features::to_the_end(public, self.seat);
            let stars = public.player(self.seat).stars().total() as f32;
            worth += self.closing * (stars / 6.0 - end.turns / 12.0);
            // A game that drags on: any star will do.
            worth += 2.0 * (self.closing - DRAGS).max(0.0) * end.nearness;
        }
        worth
    }

    /// The worth of an end of [`Turns`]; `depth` events that follow from one another are thought through.
    pub fn expect(&mut self, state: &State, stop: TurnStop, luck: u64, depth: u32) -> f32 {
        if stop.is_final() || depth == 0 {
            return self.worth(state);
        }
        match stop {
            TurnStop::Combat => {
                let branches = combat::branches(state, self.seat, luck);
                if branches.is_empty() {
                    return self.worth(state);
                }
                branches.iter().map(|(part, state)| part * self.rest(state, luck, depth - 1).0).sum()
            }
            _ => {
                let mut sum = 0.0;
                for i in 0..self.samples {
                    let mut next = *state;
                    let luck = luck.wrapping_add(i as u64 * 0x9e37);
                    if !step_for_others(&mut next, self.seat, luck) {
                        return self.worth(state);
                    }
                    sum += self.rest(&next, luck, depth - 1).0;
                }
                sum / self.samples as f32
            }
        }
    }

    /// The position after the turn that an end of [`Turns`] stopped in, as it is most likely to come.
    pub(crate) fn likeliest(&mut self, state: &State, stop: TurnStop, luck: u64) -> State {
        let mut next = *state;
        match stop {
            TurnStop::Combat => {
                let branches = combat::branches(state, self.seat, luck);
                let Some((_, state)) = branches.iter().max_by(|a, b| a.0.total_cmp(&b.0)) else {
                    return next;
                };
                next = *state;
            }
            TurnStop::Chance if step_for_others(&mut next, self.seat, luck) => {}
            _ => return next,
        }
        self.rest(&next, luck, 0).1
    }

    /// The worth of what is left of a turn, and the position after it.
    pub(crate) fn rest(&mut self, state: &State, luck: u64, depth: u32) -> (f32, State) {
        let mut state = *state;
        let turn = state.public().turns();
        for _ in 0..40 {
            if state.is_over() || state.public().turns() != turn {
                break;
            }
            let Awaiting::Seats(seats) = state.awaiting() else {
                if !step_for_others(&mut state, self.seat, luck) {
                    break;
                }
                continue;
            };
            if seats.contains(self.seat) {
                let seat = self.seat;
                let turns = Turns::of(&state, seat, &NARROW, luck, |state| self.worth(state));
                let mut best = (f32::MIN, state);
                for end in &turns.ends {
                    let worth = if end.stop.is_final() {
                        end.worth
                    } else {
                        self.expect(&end.state, end.stop, luck, depth)
                    };
                    if worth > best.0 {
                        best = (worth, end.state);
                    }
                }
                return best;
            }
            if !step_for_others(&mut state, self.seat, luck) {
                break;
            }
        }
        (self.worth(&state), state)
    }
}

/// How much the chance to win and one's own score count beside the margin. Among several the best of the others is mostly out of reach, and
/// the more of them there are, the more: one's own score is what a turn can do something about.
const fn counts(seats: usize) -> [f32; 2] {
    match seats {
        0..=2 => [1.0, 0.15],
        3 | 4 => [0.4, 2.0],
        _ => [0.4, 4.0],
    }
}

/// How a game ended for a seat: its score, and the value.
pub(crate) fn result(state: &State, seat: Seat) -> (f32, Value) {
    let public = state.public();
    let mine = public.score(seat).total() as f32;
    let others = public.seats().filter(|s| *s != seat).map(|s| public.score(s).total()).max();
    let first = public.ranking().iter().any(|r| r.seat == seat && r.place == 1);
    (mine, Value { win: first as u32 as f32, margin: mine - others.unwrap_or(0) as f32 })
}

/// Lets chance draw, or somebody else give a plain answer. Says whether there was anything to do.
pub(crate) fn step_for_others(state: &mut State, seat: Seat, luck: u64) -> bool {
    match state.awaiting() {
        Awaiting::Chance => {
            let mut rng = Pcg64Mcg::seed_from_u64(luck ^ 0x5851_f42d_4c95_7f2d);
            match draw(&mut rng, &state.chance()) {
                Some(outcome) => {
                    state.apply_unchecked(Actor::Chance, outcome);
                    true
                }
                None => false,
            }
        }
        Awaiting::Seats(seats) => {
            let Some(other) = seats.iter().find(|s| *s != seat) else { return false };
            let list = state.legal(other);
            let Some(first) = list.first() else { return false };
            // Dials are listed with the greatest first: somewhere in the middle.
            let mv = match first {
                Move::Dial(_) => list[list.len() / 2],
                _ => *first,
            };
            state.apply_unchecked(Actor::Seat(other), mv);
            true
        }
        Awaiting::Over => false,
    }
}
