//! Parts of the program that a first visit does without. Each is a file of its own, which `kosa-pack` takes out of the program
//! with all that nobody else needs, and which is fetched when it is first asked for; what keeps the page for when there is no network
//! keeps them too. Here stands what leads into them: functions that hand out functions.

use crate::game::{self, OnTop};
use crate::mind::{self, Brain};
use crate::rooms::{self, Route};
use leptos::prelude::AnyView;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A part could not be fetched; asked again, it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing;

impl core::fmt::Display for Missing {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a part of the page could not be fetched")
    }
}

impl core::error::Error for Missing {}

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// What draws a room.
pub type Draw = fn(Route) -> AnyView;

/// The part that thinks: bots, hints, what is thought of a game.
#[wasm_split(mind, fallible)]
pub fn mind() -> Result<Brain, Missing> {
    Ok(Brain { answer: mind::answer, bring: kosa_bots::Net::bring })
}

/// The part in which a game is played. Whoever stands at the start will want it: it is fetched as soon as the start is drawn.
#[wasm_split(game, fallible)]
pub fn play() -> Result<Draw, Missing> {
    Ok(rooms::draw_game)
}

/// The part with what lies on top of a game: dialogs, drawers, the end.
#[wasm_split(top, fallible)]
pub fn top() -> Result<OnTop, Missing> {
    Ok(game::on_top())
}

/// The part with the rooms that nobody needs to begin a game and to play it.
#[wasm_split(rooms, fallible)]
pub fn rooms() -> Result<Draw, Missing> {
    Ok(rooms::draw)
}
