//! The Automa's mind: which unit it moves where, and why. Everything is computed from what everybody sees.
//!
//! Carrying it out stands in `apply/automa.rs`. Rulings are cited by their number in `docs/automa.md` (R1 to R83).

mod geometry;
mod plan;

pub use geometry::BEYOND;
pub(crate) use geometry::{automa_neighbourhood, held_by_water};
pub use plan::{Candidate, Choice, Invalid, Plan, Reason, Selected};
pub(crate) use plan::{Thought, plan, reach};
