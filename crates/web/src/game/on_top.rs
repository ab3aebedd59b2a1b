//! What lies on top of a game: dialogs, drawers, the end. Nobody needs it to begin: it is a part of the program of its own, which
//! is fetched when it is first needed, or a while after the first decision.

use super::around::Around;
use super::dialogs::Dialogs;
use super::drawer::Drawers;
use super::over::Over;
use super::play::Play;
use crate::parts;
use kosa_engine::vocab::Seat;
use kosa_engine::{Public, View};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// So long after the first decision nobody is disturbed by fetching something.
const SOON: Duration = Duration::from_secs(2);

/// The page below, as what lies on top of it knows it.
#[derive(Clone, Copy)]
pub struct Below {
    /// The page.
    pub play: Play,
    /// What everybody sees.
    pub public: Signal<Public>,
    /// What whoever looks may know.
    pub view: Signal<View>,
    /// The seat of whoever looks.
    pub own: Signal<Option<Seat>>,
    /// What can be done around the game.
    pub around: Around,
    /// Whether the board is looked at once more after the end.
    pub board: RwSignal<bool>,
}

/// What draws it.
#[derive(Clone, Copy)]
pub struct OnTop {
    /// The dialog of the question, where it has one.
    pub dialogs: fn(Play) -> AnyView,
    /// What was opened for a while.
    pub drawers: fn(Below) -> AnyView,
    /// The page after the end.
    pub over: fn(Below) -> AnyView,
}

/// What draws it, from within its part of the program.
pub fn on_top() -> OnTop {
    OnTop {
        dialogs: |play| view! { <Dialogs play /> }.into_any(),
        drawers: |below| {
            let Below { play, public, view, own, around, .. } = below;
            view! { <Drawers play public view own around /> }.into_any()
        },
        over: |below| {
            let Below { play, public, own, around, board, .. } = below;
            view! { <Over play public own around board /> }.into_any()
        },
    }
}

/// The part of the program that draws it, once it is there.
#[derive(Clone, Copy)]
pub struct TopPart {
    /// What draws it.
    pub draws: RwSignal<Option<OnTop>>,
    /// Whether it could not be fetched.
    pub missing: RwSignal<bool>,
    asked: StoredValue<bool>,
}

impl TopPart {
    /// Not fetched yet.
    pub fn new() -> TopPart {
        TopPart { draws: RwSignal::new(None), missing: RwSignal::new(false), asked: StoredValue::new(false) }
    }

    /// Fetches it, unless it is there or on its way.
    pub fn fetch(self) {
        if self.asked.get_value() {
            return;
        }
        self.asked.set_value(true);
        self.missing.set(false);
        spawn_local(async move {
            match parts::top().await {
                Ok(draws) => {
                    let _ = self.draws.try_set(Some(draws));
                }
                Err(_) => {
                    // Asked again, it may be there; the game goes on without it meanwhile.
                    self.asked.try_set_value(false);
                    let _ = self.missing.try_set(true);
                }
            }
        });
    }

    /// Fetches it when nobody waits for anything.
    pub fn fetch_soon(self) {
        if !self.asked.get_value() {
            set_timeout(
                move || {
                    // Whoever has left the game wants nothing of it.
                    if self.asked.try_get_value() == Some(false) {
                        self.fetch();
                    }
                },
                SOON,
            );
        }
    }
}

impl Default for TopPart {
    fn default() -> TopPart {
        TopPart::new()
    }
}
