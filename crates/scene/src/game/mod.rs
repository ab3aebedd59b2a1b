//! What the page shows of a session, as plain values and as text.

pub mod consequences;
pub mod flight;
pub mod keys;
pub mod load;
pub mod marks;
pub mod mat_choice;
pub mod options;
pub mod reach;
pub mod reading;
pub mod revealed;
pub mod scene;
pub mod turn;
pub mod vignette;
#[cfg(test)]
mod whole_games;
pub mod would;

use kosa_client::NewGame;
use kosa_engine::Setup;
use kosa_table::{Occupant, Seed};

/// One person against the normal Automa, both with whatever chance deals them.
pub fn against_automa(seed: Seed) -> NewGame {
    let mut setup = Setup::random(2);
    if let Some(wish) = setup.players.last_mut() {
        wish.automa = "automa".parse().ok();
    }
    NewGame { setup, players: vec![Some(Occupant::Human(String::new())), None], seed, draft: false }
}
