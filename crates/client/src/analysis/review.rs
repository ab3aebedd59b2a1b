//! A game looked back at: everybody's chances turn by turn, and the turns that cost most.

use super::hint::words;
use super::judged::Judged;
use kosa_bots::{Budget, Level, Value, plans, value};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, Record, RecordError, State, View, Viewer};
use kosa_lang::Texts;

/// One turn of a game that is looked back at.
///
/// ```
/// use kosa_client::analysis::Reviewer;
/// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let viewer = kosa_engine::Viewer::Everything;
/// let mut reviewer = Reviewer::new(table.record(), viewer, Reviewer::budget()).unwrap();
/// while reviewer.step() {}
/// let review = reviewer.finish();
/// let turn = &review.turns[0];
/// assert_eq!((turn.turn, turn.entry), (1, table.record().entries().len()), "it has just begun");
/// assert!(turn.cost.is_none_or(|cost| cost >= 0.0));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewTurn {
    /// The number of the turn, from 1, all seats together.
    pub turn: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// The entry of the record before which it began.
    pub entry: usize,
    /// What the position was worth to each seat as the turn began, as that seat saw it; nothing where the viewer may not
    /// know it, and for Automas.
    pub values: Vec<Option<Value>>,
    /// What the turn lost of the chance to win against the best plan that was seen; nothing where it is not known.
    pub cost: Option<f32>,
    /// The best plan that was seen.
    pub best: Vec<Move>,
    /// What was played instead.
    pub played: Vec<Move>,
    start: State,
}

impl ReviewTurn {
    /// The best plan in words.
    pub fn best_words(&self, texts: &Texts) -> Vec<String> {
        words(&View::of(&self.start, self.seat), self.seat, &self.best, texts)
    }

    /// What was played, in words, as far as it could be foreseen.
    pub fn played_words(&self, texts: &Texts) -> Vec<String> {
        let view = View::of(&self.start, self.seat);
        let made = view.try_out(&self.played).made;
        words(&view, self.seat, &self.played[..made], texts)
    }
}

/// A whole game, turn by turn.
///
/// ```
/// use kosa_client::analysis::Reviewer;
/// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let viewer = kosa_engine::Viewer::Everything;
/// let mut reviewer = Reviewer::new(table.record(), viewer, Reviewer::budget()).unwrap();
/// while reviewer.step() {}
/// let review = reviewer.finish();
/// let first = review.turns[0].seat;
/// assert_eq!(review.chances(first).len(), 1, "one turn, and the game is not over");
/// assert!(review.dearest(3).len() <= 1);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The turns, in order.
    pub turns: Vec<ReviewTurn>,
    /// What each seat had at the end; 1 for a winner.
    pub ended: Option<Vec<f32>>,
}

impl Review {
    /// The chance of a seat to win at the beginning of each turn, and at the end if there was one. Where everybody's is known
    /// they add up to 1: each is measured from other eyes, and nobody else can win.
    pub fn chances(&self, seat: Seat) -> Vec<Option<f32>> {
        let turn = |turn: &ReviewTurn| {
            let own = turn.values.get(seat.index()).copied().flatten()?.win;
            let all: Option<Vec<f32>> =
                turn.values.iter().map(|value| value.map(|value| value.win)).collect();
            let sum: f32 = all.map_or(1.0, |all| all.iter().sum());
            Some(if sum > 0.0 { own / sum } else { own })
        };
        let end = self.ended.as_ref().map(|ended| ended.get(seat.index()).copied());
        let known = self.turns.iter().any(|turn| turn.values.get(seat.index()).copied().flatten().is_some());
        self.turns.iter().map(turn).chain(end.filter(|_| known)).collect()
    }

    /// The turns that cost most, the dearest first; those that cost nothing are left out.
    pub fn dearest(&self, most: usize) -> Vec<&ReviewTurn> {
        let mut turns: Vec<&ReviewTurn> =
            self.turns.iter().filter(|turn| turn.cost.is_some_and(|cost| cost >= 0.005)).collect();
        turns.sort_by(|a, b| {
            b.cost.unwrap_or(0.0).total_cmp(&a.cost.unwrap_or(0.0)).then(a.turn.cmp(&b.turn))
        });
        turns.truncate(most);
        turns
    }
}

/// Makes a review, one turn at a time, so that whoever shows it can do something in between.
///
/// ```
/// use kosa_client::analysis::Reviewer;
/// use kosa_engine::{Setup, Viewer};
/// use kosa_table::Table;
///
/// let table = Table::new(Setup::random(2), 7).unwrap();
/// let mut reviewer = Reviewer::new(table.record(), Viewer::Everything, Reviewer::budget()).unwrap();
/// while reviewer.step() {}
/// assert_eq!(reviewer.finish().turns.len(), 1, "the first turn has begun");
/// ```
#[derive(Clone, Debug)]
pub struct Reviewer {
    budget: Budget,
    viewer: Viewer,
    /// Where each turn begins: its number, the entry, the state; and what its seat has played.
    begun: Vec<Begun>,
    end: State,
    review: Review,
}

#[derive(Clone, Debug)]
struct Begun {
    turn: u16,
    entry: usize,
    state: State,
    played: Vec<Move>,
}

impl Reviewer {
    /// As much thought as each turn gets.
    pub const fn budget() -> Budget {
        Level::Medium.budget()
    }

    /// Checks the record. Whoever may not see everything gets only the turns and chances of their own seat.
    pub fn new(record: &Record, viewer: Viewer, budget: Budget) -> Result<Reviewer, RecordError> {
        let mut begun: Vec<Begun> = Vec::new();
        let mut note = |state: &State, entry: usize| {
            let public = state.public();
            let new = begun.last().is_none_or(|last| last.turn != public.turns());
            let asked = matches!(state.awaiting(), Awaiting::Seats(seats) if seats.contains(public.active()));
            let automa = public.player(public.active()).is_automa();
            if public.turns() > 0 && new && !state.is_over() && (asked || automa) {
                begun.push(Begun { turn: public.turns(), entry, state: *state, played: Vec::new() });
            }
        };
        note(record.start(), 0);
        let mut at = 0;
        let mut moves: Vec<(u16, Seat, Move)> = Vec::new();
        let mut turn = record.start().public().turns();
        let end = record.replay_with(|entry, _, state| {
            if let Entry::Move(Actor::Seat(seat), mv) = entry {
                moves.push((turn, *seat, *mv));
            }
            at += 1;
            turn = state.public().turns();
            note(state, at);
        })?;
        for one in &mut begun {
            let seat = one.state.public().active();
            let own = moves.iter().filter(|(turn, by, _)| *turn == one.turn && *by == seat);
            one.played = own.map(|(_, _, mv)| *mv).collect();
        }
        let viewer = viewer.at(record.start().public());
        let over = end.is_over().then(|| {
            let ranking = end.public().ranking();
            let won = |seat: Seat| ranking.iter().any(|rank| rank.seat == seat && rank.place == 1);
            end.public().seats().map(|seat| f32::from(u8::from(won(seat)))).collect()
        });
        let review = Review { turns: Vec::new(), ended: over };
        Ok(Reviewer { budget, viewer, begun, end, review })
    }

    /// How many turns are looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.turns.len(), self.begun.len())
    }

    /// Whether the viewer may look through the eyes of a seat.
    fn may_see(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Everything || self.viewer.seat() == Some(seat)
    }

    fn value_of(&self, state: &State, seat: Seat) -> Option<Value> {
        if !self.may_see(seat) || state.public().player(seat).is_automa() {
            return None;
        }
        if !state.is_over() {
            return Some(value(&View::of(state, seat)));
        }
        let public = state.public();
        let others = public.seats().filter(|other| *other != seat).map(|other| public.score(other).total());
        let margin = public.score(seat).total() as f32 - others.max().unwrap_or(0) as f32;
        let won = self.review.ended.as_ref().and_then(|ended| ended.get(seat.index()).copied());
        Some(Value { win: won.unwrap_or(0.0), margin })
    }

    /// Looks at the next turn; whether there was one.
    pub fn step(&mut self) -> bool {
        self.judge(self.review.turns.len()).is_some_and(|judged| self.note(judged))
    }

    /// What a bot thinks of a turn, by its place in the list; nothing if there is no such turn. This is what takes time:
    /// whoever shows a review may have it done elsewhere, and [note](Reviewer::note) it here.
    pub fn judge(&self, at: usize) -> Option<Judged> {
        let begun = self.begun.get(at)?;
        let state = begun.state;
        let seat = state.public().active();
        let values: Vec<Option<Value>> =
            state.public().seats().map(|seat| self.value_of(&state, seat)).collect();
        let after = self.begun.get(at + 1).map_or(&self.end, |next| &next.state);
        // A turn that is still being played has cost nothing yet.
        let whole = after.is_over() || after.public().turns() > begun.turn;
        let after = self.value_of(after, seat).filter(|_| whole);
        let mut best = Vec::new();
        let mut cost = None;
        if let Some(after) = after {
            let view = View::of(&state, seat);
            if let Some(plan) = plans(&view, self.budget, 0, 1).into_iter().next() {
                cost = Some((plan.value.win - after.win).max(0.0));
                best = plan.moves[..view.try_out(&plan.moves).made].to_vec();
            }
        }
        Some(Judged { values, cost, best })
    }

    /// Takes down what was thought of the next turn; whether there was one.
    pub fn note(&mut self, judged: Judged) -> bool {
        let Some(begun) = self.begun.get(self.review.turns.len()) else { return false };
        let seat = begun.state.public().active();
        let Judged { values, cost, best } = judged;
        let played = if self.may_see(seat) { begun.played.clone() } else { Vec::new() };
        let (turn, entry, start) = (begun.turn, begun.entry, begun.state);
        self.review.turns.push(ReviewTurn { turn, seat, entry, values, cost, best, played, start });
        true
    }

    /// What there is so far.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// Looks at all turns that are left.
    pub fn finish(mut self) -> Review {
        while self.step() {}
        self.review
    }
}
