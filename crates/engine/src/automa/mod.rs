//! The Automa. `plan` and `geometry` are its mind: which unit it moves where, and why, computed from what everybody sees.
//!
//! `turn` carries it out, `draws` is all that it leaves to chance, `state` is what lies before it, `vocab` are its levels and cards, `position` its part of a position. Rulings are cited by their number in `docs/automa.md` (R1 to R83).

pub(crate) mod draws;
mod geometry;
mod plan;
pub(crate) mod position;
mod state;
mod turn;
pub(crate) mod vocab;

pub use geometry::BEYOND;
pub(crate) use geometry::{automa_neighbourhood, held_by_water};
pub use plan::{Candidate, Choice, Invalid, Plan, Reason, Selected};
pub(crate) use plan::{Thought, plan, reach};
pub use state::{Automa, AutomaDials, AutomaKind};
