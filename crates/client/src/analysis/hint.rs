//! The best few plans for a turn, in words.

use super::text;
use kosa_bots::{Budget, Level, Value, plans, value};
use kosa_engine::vocab::Seat;
use kosa_engine::{Move, View};
use kosa_lang::{Texts, signed};

/// A way to take the turn, and what it is worth.
///
/// ```
/// use kosa_client::analysis::Hint;
/// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let view = table.view(table.state().public().active());
/// let hint = Hint::of(&view, kosa_bots::Level::Easy.budget(), 2).unwrap();
/// let best = &hint.plans[0];
/// assert!(hint.plans.iter().all(|plan| plan.value.win <= 1.0));
/// assert_eq!(view.try_out(&best.moves).made, best.moves.len(), "every move can be made now");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct HintPlan {
    /// The answers to the next questions, up to where chance or somebody else comes in.
    pub moves: Vec<Move>,
    /// What it is worth to whoever asked.
    pub value: Value,
}

/// The best plans for somebody who is asked.
///
/// ```
/// use kosa_client::analysis::Hint;
/// use kosa_engine::{Setup, vocab::Seat};
/// use kosa_lang::{Lang, Texts};
/// use kosa_table::Table;
///
/// let table = Table::new(Setup::random(2), 7).unwrap();
/// let view = table.view(table.state().public().active());
/// let hint = Hint::of(&view, kosa_bots::Level::Easy.budget(), 3).unwrap();
/// assert!(view.legal().contains(&hint.plans[0].moves[0]));
/// assert!(!hint.words(&hint.plans[0], &Texts::new(Lang::English)).is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Who asked.
    pub seat: Seat,
    /// What the position is worth to the viewer.
    pub value: Value,
    /// The best plans, at least one, the best first.
    pub plans: Vec<HintPlan>,
    view: View,
}

impl Hint {
    /// As much thought as a hint is worth where somebody waits for it.
    pub const fn budget() -> Budget {
        Level::Medium.budget()
    }

    /// How many plans are told.
    pub const PLANS: usize = 3;

    /// The best plans for the viewer; nothing if the viewer is not asked anything. The same view gives the same hint.
    pub fn of(view: &View, budget: Budget, most: usize) -> Option<Hint> {
        let seat = view.seat()?;
        if view.legal().is_empty() {
            return None;
        }
        let plans = plans(view, budget, 0, most.max(1)).into_iter().filter_map(|plan| {
            // A plan ends where something hidden decides: beyond that no move could be promised.
            let moves: Vec<Move> = plan.moves[..view.try_out(&plan.moves).made].to_vec();
            (!moves.is_empty()).then_some(HintPlan { moves, value: plan.value })
        });
        let plans: Vec<HintPlan> = plans.collect();
        (!plans.is_empty()).then(|| Hint { seat, value: value(view), plans, view: *view })
    }

    /// The hint as a text that goes elsewhere, without the view it was made for.
    ///
    /// ```
    /// use kosa_client::analysis::Hint;
    /// # let table = kosa_table::Table::new(kosa_engine::Setup::random(2), 7).unwrap();
    /// # let view = table.view(table.state().public().active());
    /// let hint = Hint::of(&view, kosa_bots::Level::Easy.budget(), 2).unwrap();
    /// assert_eq!(Hint::from_text(&view, &hint.to_text()), Some(hint));
    /// assert_eq!(Hint::from_text(&view, "nonsense"), None);
    /// ```
    pub fn to_text(&self) -> String {
        let plan =
            |plan: &HintPlan| format!("\n{}\n{}", text::of_value(plan.value), text::of_moves(&plan.moves));
        let plans: String = self.plans.iter().map(plan).collect();
        text::of_value(self.value) + &plans
    }

    /// Puts a hint together again beside the view it was made for: somebody else has thought, here it is told.
    pub fn from_text(view: &View, hint: &str) -> Option<Hint> {
        let mut lines = hint.lines();
        let value = text::value(lines.next()?)?;
        let mut plans = Vec::new();
        while let Some(line) = lines.next() {
            let (value, moves) = (text::value(line)?, text::moves(lines.next()?)?);
            // What was made for another view is no hint for this one.
            if moves.is_empty() || view.try_out(&moves).made < moves.len() {
                return None;
            }
            plans.push(HintPlan { moves, value });
        }
        (!plans.is_empty()).then_some(Hint { seat: view.seat()?, value, plans, view: *view })
    }

    /// A plan in words, a line for each answer that says something.
    pub fn words(&self, plan: &HintPlan, texts: &Texts) -> Vec<String> {
        words(&self.view, self.seat, &plan.moves, texts)
    }

    /// What the plan is worth, in words.
    pub fn worth(value: Value, texts: &Texts) -> String {
        let win = format!("{:.0}", 100.0 * value.win);
        let margin = signed(value.margin.round() as i64);
        texts.fill("hint-worth", &[("win", win.into()), ("margin", margin.into())])
    }
}

/// Moves of a seat in words, each beside the view in which it is made.
pub(super) fn words(view: &View, seat: Seat, moves: &[Move], texts: &Texts) -> Vec<String> {
    let mut told = Vec::new();
    let mut at = *view;
    for mv in moves {
        if says_something(mv) {
            told.push(texts.describe(mv, &at, seat));
        }
        at = at.try_out(&[*mv]).view;
    }
    if told.is_empty() {
        // Whoever only ends the turn should hear that.
        told.extend(moves.last().map(|mv| texts.describe(mv, view, seat)));
    }
    told
}

/// Whether an answer is worth a line: going on to the next question is not.
fn says_something(mv: &Move) -> bool {
    !matches!(mv, Move::Skip | Move::Done | Move::EndTurn | Move::Carry { amount: 0, .. })
}
