//! Bots think beside the page; where that cannot be they think here, one decision at a time.

use super::handle::GameHandle;
use crate::mind::{self, Mind, Request};
use crate::online::LiveTable;
use crate::rooms::Shell;
use kosa_table::Occupant;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Decisions of one bot that follow each other more quickly than this are drawn together, in milliseconds: each takes a moment, drawing it
/// takes many.
const TOGETHER: f64 = 250.0;

/// Who thinks for the bots of a page.
#[derive(Clone, Copy)]
pub struct Thinking {
    mind: Mind,
    /// Where it is said that nobody can think.
    shell: Option<Shell>,
    /// Whether somebody is at it.
    busy: StoredValue<bool>,
    /// Whether whoever thinks shall come to an end.
    cut: StoredValue<bool>,
    /// The best move so far, where a bot tells it.
    best: StoredValue<Option<String>>,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking::new()
    }
}

impl Thinking {
    /// Nobody thinks yet.
    pub fn new() -> Thinking {
        Thinking {
            mind: Mind::new(),
            shell: use_context(),
            busy: StoredValue::new(false),
            cut: StoredValue::new(false),
            best: StoredValue::new(None),
        }
    }

    /// Who thinks, for whoever wants a hint.
    pub fn mind(self) -> Mind {
        self.mind
    }

    /// Where a bot sits at the table it will be asked: whoever thinks gets ready for it, so that its first turn takes no longer than the others.
    pub fn get_ready(self, game: GameHandle) {
        let bots = game.peek(|session| {
            let seats = session.board().map(|board| board.seats().collect::<Vec<_>>()).unwrap_or_default();
            seats.into_iter().any(|seat| matches!(session.occupant(seat), Some(Occupant::Bot(_))))
        });
        // At a table on a server they think there.
        if bots && use_context::<LiveTable>().is_none() {
            self.mind.wake();
        }
    }

    /// Ends the thinking there and then: the best move so far is taken, a quick one where none was told. Where nobody could think
    /// before, it is tried again.
    pub fn cut_short(self, game: GameHandle) {
        if self.busy.get_value() {
            self.cut.set_value(true);
            self.mind.cancel();
        } else {
            self.go_on(game);
        }
    }

    /// Says that what thinks could not be fetched.
    fn tell_missing(self) {
        if let Some(shell) = self.shell {
            shell.tell_missing();
        }
    }

    /// Lets bots decide until none must.
    pub fn go_on(self, game: GameHandle) {
        if self.busy.get_value() || game.peek(|session| session.thinking()).is_none() {
            return;
        }
        self.busy.set_value(true);
        spawn_local(async move {
            let (mut drawn, mut undrawn) = (js_sys::Date::now(), false);
            while let Some(Some(thought)) = self.busy.try_get_value().map(|_| game.peek(|s| s.thinking())) {
                self.best.set_value(None);
                let tell = move |said: String| {
                    self.best.try_update_value(|best| *best = Some(said));
                };
                let mut request = Request::Decide { thought: thought.clone(), quickly: false };
                let told = self.mind.beside(&request, tell).await.ok();
                // Whoever has left the game meanwhile wants no answer.
                if self.busy.try_get_value().is_none() {
                    return;
                }
                let cut = self.cut.try_update_value(std::mem::take).unwrap_or_default();
                let told = told.or_else(|| self.best.try_get_value().flatten().filter(|_| cut));
                let read =
                    |text: Option<String>| text.map_or_else(Vec::new, |text| Request::moves_from_text(&text));
                let mut moves = read(told);
                if moves.is_empty() {
                    // Who was cut short before anything was told, and who has no worker, decides here in a moment.
                    if let Request::Decide { quickly, .. } = &mut request {
                        *quickly = true;
                    }
                    moves = read(mind::here(&request).await);
                    if self.busy.try_get_value().is_none() {
                        return;
                    }
                }
                if moves.is_empty() {
                    // Whoever wants it decided now asks again.
                    self.tell_missing();
                    break;
                }
                let before = game.peek(|session| session.thinking());
                game.quietly(|session| session.decided_all(&thought, &moves));
                undrawn = true;
                let goes_on = game.peek(|s| s.thinking()).is_some_and(|next| next.seat == thought.seat);
                let now = js_sys::Date::now();
                if !goes_on || now - drawn > TOGETHER {
                    game.changed();
                    (drawn, undrawn) = (now, false);
                }
                // A table that refuses would be asked for ever.
                if game.peek(|session| session.refused().is_some()) && before == Some(thought) {
                    break;
                }
            }
            self.busy.try_update_value(|busy| *busy = false);
            if undrawn {
                game.changed();
            }
        });
    }
}
