//! The game page: everything a person does in a game, over a [`Session`](kosa_client::Session).
//!
//! Whoever opens a game makes a [`GameHandle`] of a table and shows a [`GamePage`] with it. `scene` and `marks` say as plain
//! values what is shown of a session; `play` is what the parts of the page share.

mod around;
mod ask;
mod consequences;
mod dialogs;
mod drawer;
mod flight;
mod handle;
mod hint;
pub mod keys;
mod load;
pub mod marks;
mod mat_choice;
mod on_top;
mod options;
mod over;
mod page;
mod play;
mod reach;
mod reading;
mod revealed;
pub mod scene;
mod think;
mod tiles;
mod vignette;
#[cfg(test)]
mod whole_games;
mod would;

pub use around::{Around, Beside};
pub use handle::{GameHandle, GameSession};
pub use on_top::{OnTop, on_top};
pub use page::GamePage;
pub use play::Play;

use kosa_client::{NearTable, NewGame};
use kosa_engine::Setup;
use kosa_lang::Texts;
use kosa_table::{Occupant, Seed, TableError};
use std::sync::Arc;

/// One person against the normal Automa, both with whatever chance deals them.
pub fn against_automa(seed: Seed) -> NewGame {
    let mut setup = Setup::random(2);
    if let Some(wish) = setup.players.last_mut() {
        wish.automa = "automa".parse().ok();
    }
    NewGame { setup, players: vec![Some(Occupant::Human(String::new())), None], seed, draft: false }
}

/// Deals a game that is kept nowhere and sits down at it.
pub fn open(new: NewGame, texts: Arc<Texts>) -> Result<GameHandle, TableError> {
    Ok(GameHandle::new(NearTable::new(new.deal()?), texts))
}
