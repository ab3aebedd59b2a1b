//! Everything that is thought for a page: what bots decide, hints, what is thought of a game. It happens in a worker beside the page, which
//! never stands still; where none starts it happens here, and as little of it as will do.
//!
//! What is asked and answered are texts ([`Request`]); [`answer`] and all that it needs lie in a part of the program that is fetched
//! when first somebody thinks ([`parts::mind`]).

pub use kosa_scene::mind::{Request, answer};

use crate::worker::{Thinker, Unanswered};
use crate::{assets, parts};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;

/// Answers a request; what it tells meanwhile reaches the page at once.
pub type Handler = fn(request: &str, tell: &dyn Fn(&str)) -> String;

/// The part of the program that thinks.
#[derive(Clone, Copy)]
pub struct Brain {
    /// Answers a request.
    pub answer: Handler,
    /// Takes what the bots have learned; whether it is that.
    pub bring: fn(&[u8]) -> bool,
}

/// Who thinks for a page.
#[derive(Clone, Copy)]
pub struct Mind {
    worker: StoredValue<Rc<Thinker>, LocalStorage>,
}

impl Default for Mind {
    fn default() -> Mind {
        Mind::new()
    }
}

impl Mind {
    /// Nobody thinks yet; the worker is started by the first request.
    pub fn new() -> Mind {
        Mind { worker: StoredValue::new_local(Rc::new(Thinker::new())) }
    }

    /// Somebody will be asked soon: the worker starts and fetches what it thinks with. Where none starts, whoever asks will notice.
    pub fn wake(self) {
        self.worker.with_value(|worker| worker.wake());
    }

    /// The answer from beside the page. `told` hears what is told on the way.
    pub async fn beside(
        self,
        request: &Request,
        told: impl Fn(String) + 'static,
    ) -> Result<String, Unanswered> {
        let worker = self.worker.try_get_value().ok_or(Unanswered::Cancelled)?;
        let text = request.to_text().ok_or(Unanswered::NoWorker)?;
        worker.think(&text, told).await
    }

    /// The answer from wherever somebody can think.
    pub async fn ask(self, request: &Request) -> Result<String, Unanswered> {
        match self.beside(request, |_| ()).await {
            Err(Unanswered::NoWorker) => here(request).await.ok_or(Unanswered::NoWorker),
            answered => answered,
        }
    }

    /// Ends thinking at once, whatever about.
    pub fn cancel(self) {
        self.worker.with_value(|worker| worker.cancel());
    }
}

/// The answer from the page itself, which stands still meanwhile; nothing if what it takes cannot be fetched.
pub async fn here(request: &Request) -> Option<String> {
    thread_local! {
        static BROUGHT: Cell<bool> = const { Cell::new(false) };
    }
    let brain = parts::mind().await.ok()?;
    if !BROUGHT.get() {
        // Without them bots play badly, but the game goes on.
        match assets::weights().await {
            Ok(bytes) => BROUGHT.set((brain.bring)(&bytes)),
            Err(e) => leptos::logging::warn!("{e:?}"),
        }
    }
    let text = request.to_text()?;
    // What has just been shown is drawn first.
    let drawn = js_sys::Promise::new(&mut |resolve, _| {
        set_timeout(
            move || drop(resolve.call0(&wasm_bindgen::JsValue::NULL)),
            std::time::Duration::from_millis(5),
        )
    });
    let _ = JsFuture::from(drawn).await;
    Some((brain.answer)(&text, &|_| ()))
}
