//! The panels around the board: each shows facts of the engine in the words of kosa-lang, and says what was pointed at.

mod ask;
mod bits;
mod cards;
mod combat;
mod faction_mat;
mod log;
mod mat;
mod players;
mod plot;
mod score;

pub use ask::{Ask, Shelf};
pub use bits::{Bar, CombatCardFace, Counted, StarRow};
pub use cards::{HandPanel, Left, ObjectiveLine, StructureBonus};
pub use combat::CombatPreview;
pub use faction_mat::FactionMatPanel;
pub use log::{LogPanel, LogTurns};
pub use mat::PlayerMat;
pub use players::{PlayerCard, PlayerChip, PlayerChips, Sitter};
pub use plot::Plot;
pub use score::ScoreSheet;
