//! Thinking beside the page: the program runs a second time in a Web Worker, with the part of it that thinks, gets texts and answers
//! each with one. The page never waits; whoever has enough of thinking drops it, and the worker is ended there and then.

use crate::mind::Brain;
use crate::{assets, parts};
use js_sys::{Array, Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static BRAIN: Cell<Option<Brain>> = const { Cell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    /// Sends to the page, from within a worker.
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(message: &JsValue);

    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Whether the program runs as a worker: `main` then returns, and `worker.js` goes on.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// Called by `worker.js` first: fetches the part that thinks.
#[wasm_bindgen]
pub async fn wake() -> Result<(), JsValue> {
    let brain = parts::mind().await.map_err(|e| JsValue::from_str(&e.to_string()))?;
    BRAIN.set(Some(brain));
    Ok(())
}

/// Called by `worker.js` before the first request: what the bots have learned.
#[wasm_bindgen]
pub fn bring(weights: &[u8]) {
    // Without them bots play badly, but the game goes on.
    let _ = BRAIN.get().map(|brain| (brain.bring)(weights));
}

/// Called by `worker.js` for each request, with the number it has.
#[wasm_bindgen]
pub fn answer(id: u32, request: &str) {
    let begun = now();
    // How long it took until then is told with it: `bench web` reads it, since on the page it would be lengthened by whatever is drawn.
    let send = |kind: &str, text: &str| {
        post_message(&Array::of4(&kind.into(), &id.into(), &text.into(), &(now() - begun).into()));
    };
    let text = BRAIN.get().map(|brain| (brain.answer)(request, &|text| send("told", text)));
    send("done", &text.unwrap_or_default());
}

/// Why a request was not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// Somebody has ended the thinking.
    Cancelled,
    /// No worker can be started, or it broke off.
    NoWorker,
}

/// Somebody who waits for an answer.
struct Waiting {
    resolve: Function,
    told: Box<dyn Fn(String)>,
}

/// A worker, and who waits for what.
struct Running {
    worker: Worker,
    waiting: RefCell<BTreeMap<u32, Waiting>>,
}

impl Running {
    /// What the worker says: a word, the number of the request, a text.
    fn hear(&self, said: &Array) {
        let (kind, id) = (said.get(0).as_string().unwrap_or_default(), said.get(1).as_f64());
        let id = id.unwrap_or_default() as u32;
        match kind.as_str() {
            "done" => {
                let answered = self.waiting.borrow_mut().remove(&id);
                if let Some(waiting) = answered {
                    let _ = waiting.resolve.call1(&JsValue::NULL, &said.get(2));
                }
            }
            "told" => {
                if let Some(waiting) = self.waiting.borrow().get(&id) {
                    (waiting.told)(said.get(2).as_string().unwrap_or_default());
                }
            }
            _ => self.end(Unanswered::NoWorker),
        }
    }

    /// The worker ends, and nobody waits any more.
    fn end(&self, why: Unanswered) {
        self.worker.terminate();
        for waiting in self.waiting.take().into_values() {
            let _ = waiting.resolve.call1(&JsValue::NULL, &(why == Unanswered::Cancelled).into());
        }
    }
}

/// Somebody who thinks beside the page, about one thing after the other. The worker stays for the next request.
#[derive(Default)]
pub struct Thinker {
    running: RefCell<Option<Rc<Running>>>,
    asked: Cell<u32>,
}

impl Thinker {
    /// Nobody thinks yet; the worker is started by the first request.
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Starts the worker before anything is asked.
    pub fn wake(&self) {
        let _ = self.start();
    }

    /// The answer to a request. `told` hears what is told on the way. After an error the next request begins with a new worker.
    pub async fn think(&self, request: &str, told: impl Fn(String) + 'static) -> Result<String, Unanswered> {
        let running = self.start().map_err(|_| Unanswered::NoWorker)?;
        let id = self.asked.get();
        self.asked.set(id.wrapping_add(1));
        let mut told: Option<Box<dyn Fn(String)>> = Some(Box::new(told));
        let answer = Promise::new(&mut |resolve, _| {
            if let Some(told) = told.take() {
                running.waiting.borrow_mut().insert(id, Waiting { resolve, told });
            }
        });
        if running.worker.post_message(&Array::of2(&id.into(), &request.into())).is_err() {
            self.end(Unanswered::NoWorker);
        }
        let answer = JsFuture::from(answer).await.unwrap_or(JsValue::FALSE);
        if let Some(text) = answer.as_string() {
            return Ok(text);
        }
        // It is gone: the next one starts over, unless somebody has done so already.
        self.running.borrow_mut().take_if(|one| Rc::ptr_eq(one, &running));
        Err(if answer.is_truthy() { Unanswered::Cancelled } else { Unanswered::NoWorker })
    }

    /// Ends thinking at once: whoever waits for an answer hears that.
    pub fn cancel(&self) {
        self.end(Unanswered::Cancelled);
    }

    fn end(&self, why: Unanswered) {
        if let Some(running) = self.running.take() {
            running.end(why);
        }
    }

    fn start(&self) -> Result<Rc<Running>, JsValue> {
        if let Some(running) = &*self.running.borrow() {
            return Ok(running.clone());
        }
        let missing = || JsValue::from_str("the page's list names no worker");
        let (script, glue) = (assets::address("worker.js"), assets::address("glue.js"));
        let (script, glue) = (script.ok_or_else(missing)?, glue.ok_or_else(missing)?);
        let weights = assets::address(assets::WEIGHTS).ok_or_else(missing)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options)?;
        // The compiled program goes along: it is neither fetched nor compiled again.
        worker.post_message(&Array::of3(&glue.into(), &wasm_bindgen::module(), &weights.into()))?;
        let running = Rc::new(Running { worker, waiting: RefCell::default() });
        let hears: Weak<Running> = Rc::downgrade(&running);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(running) = hears.upgrade() {
                running.hear(&event.data().unchecked_into());
            }
        });
        running.worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let breaks: Weak<Running> = Rc::downgrade(&running);
        let broken = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
            if let Some(running) = breaks.upgrade() {
                running.end(Unanswered::NoWorker);
            }
        });
        running.worker.set_onerror(Some(broken.into_js_value().unchecked_ref()));
        self.running.replace(Some(running.clone()));
        Ok(running)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel();
    }
}
