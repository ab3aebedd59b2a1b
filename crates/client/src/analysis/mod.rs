//! What a bot thinks of a game: the best plans for a turn, and everybody's chances afterwards. It says what it knows from the
//! eyes of the seat that is asked, and nothing it could not know.

mod hint;
mod judged;
mod plot;
mod review;
mod text;
mod words;

pub use hint::{Hint, HintPlan};
pub use judged::Judged;
pub use plot::plot;
pub use review::{Review, ReviewTurn, Reviewer};
