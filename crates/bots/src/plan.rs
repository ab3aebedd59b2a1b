use crate::Level;
use crate::ahead::{self, Search};
use crate::mind::Mind;
use crate::net::Net;
use crate::turns::Width;
use kosa_engine::{Move, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

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
///
/// ```
/// use kosa_bots::{Level, Plan, plans};
/// use kosa_engine::{Setup, vocab::{Faction, Mat, Seat}};
/// use kosa_table::Table;
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let table = Table::new(setup, 7).unwrap();
/// let best: Vec<Plan> = plans(&table.view(Seat::new(0).unwrap()), Level::Easy.budget(), 1, 3);
/// assert_eq!(best.len(), 3);
/// assert!(!best[0].moves.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// The answers to the next questions, up to where chance or somebody else comes in.
    pub moves: Vec<Move>,
    /// What it is worth.
    pub value: Value,
}

/// The best few plans for this turn, the best first: for hints and for analysis. Empty where the viewer is not asked.
pub fn plans(view: &View, budget: crate::Budget, seed: u64, n: usize) -> Vec<Plan> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let mut mind = Mind::new(Net::learned(), seat);
    mind.taste = crate::Taste::HABIT.times(crate::bot::HABIT);
    mind.closing = ahead::closing(view.public(), seat);
    let level = Level::ALL
        .into_iter()
        .rev()
        .find(|level| level.budget().nodes <= budget.nodes)
        .unwrap_or(Level::Easy);
    let search = Search::of(level);
    let search = Search {
        nodes: budget.nodes,
        width: Width { nodes: search.width.nodes.min(budget.nodes), ..search.width },
        noise: 0.0,
        ..search
    };
    let found = ahead::best(view, &mut mind, &search, seed, n);
    let now = view.resample(&mut Pcg64Mcg::seed_from_u64(seed));
    let base = mind.worth(&now);
    let value = mind.value(&now);
    found
        .into_iter()
        .map(|(moves, worth)| {
            // The value of the plan: that of where it leads, as far as it leads without chance.
            let value = ahead::value_after(view, &moves, &mut mind, seed).unwrap_or(Value {
                win: (value.win + (worth - base) / 2.0).clamp(0.0, 1.0),
                margin: value.margin + (worth - base) * 15.0,
            });
            Plan { moves, value }
        })
        .collect()
}

/// The value of a position as its viewer sees it. A bystander gets that of the seat whose turn it is.
pub fn value(view: &View) -> Value {
    let seat = view.seat().unwrap_or(view.public().active());
    let state = view.resample(&mut Pcg64Mcg::seed_from_u64(0));
    Mind::new(Net::learned(), seat).value(&state)
}
