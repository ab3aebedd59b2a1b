use kosa_engine::{Move, View};

/// What a position is worth to a seat.
///
/// ```
/// use kosa_bots::Value;
/// let value = Value { win: 0.5, margin: -3.0 };
/// assert!(value.win > 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// The chance to win, 0 to 1.
    pub win: f32,
    /// The expected margin at the end: own coins less those of the best other seat.
    pub margin: f32,
}

/// A way to take the turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// The answers to the next questions, up to where chance or somebody else comes in.
    pub moves: Vec<Move>,
    /// What it is worth.
    pub value: Value,
}

/// The best few plans for this turn, the best first: for hints and for analysis. Empty where the viewer is not asked.
pub fn plans(view: &View, budget: crate::Budget, seed: u64, n: usize) -> Vec<Plan> {
    let _ = budget;
    let mut rng = <rand_pcg::Pcg64Mcg as rand_core::SeedableRng>::seed_from_u64(seed);
    let legal = view.legal();
    let plan = view.brisk(&legal, &mut rng).map(|mv| Plan { moves: vec![mv], value: value(view) });
    plan.into_iter().take(n).collect()
}

/// The value of a position as its viewer sees it. A bystander gets that of the seat whose turn it is.
pub fn value(view: &View) -> Value {
    let public = view.public();
    let seat = view.seat().unwrap_or(public.active());
    let mine = public.score(seat).total() as f32;
    let others = public.seats().filter(|s| *s != seat).map(|s| public.score(s).total()).max();
    let margin = mine - others.unwrap_or(0) as f32;
    Value { win: (0.5 + margin / 100.0).clamp(0.0, 1.0), margin }
}
