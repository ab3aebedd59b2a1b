//! The game page: everything a person does in a game, over a [`Session`](kosa_client::Session).
//!
//! Whoever opens a game makes a [`GameHandle`] of a table and shows a [`GamePage`] with it. What is shown of a session
//! is worked out as plain values in [`kosa_scene::game`]; `play` is what the parts of the page share.

mod around;
mod ask;
mod dialogs;
mod drawer;
mod flight;
mod handle;
mod hint;
mod load;
mod mat_choice;
mod on_top;
mod options;
mod over;
mod page;
mod play;
mod reach;
mod reading;
mod revealed;
mod think;
mod tiles;
mod would;

pub use around::{Around, Beside};
pub use handle::{GameHandle, GameSession};
pub use on_top::{OnTop, on_top};
pub use page::GamePage;
pub use play::Play;

use kosa_client::{NearTable, NewGame};
use kosa_lang::Texts;
use kosa_table::TableError;
use std::sync::Arc;

/// Deals a game that is kept nowhere and sits down at it.
pub fn open(new: NewGame, texts: Arc<Texts>) -> Result<GameHandle, TableError> {
    Ok(GameHandle::new(NearTable::new(new.deal()?), texts))
}
