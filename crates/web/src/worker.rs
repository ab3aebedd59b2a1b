//! Thinking beside the page: the same program runs a second time in a Web Worker, gets a text and answers with one. The page
//! never waits; whoever has enough of thinking drops it, and the worker is ended there and then.

use crate::assets;
use js_sys::{Array, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Answers a request; what it tells meanwhile reaches the page at once.
pub type Handler = fn(request: &str, tell: &dyn Fn(&str)) -> String;

thread_local! {
    static HANDLER: Cell<Option<Handler>> = const { Cell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    /// Sends to the page, from within a worker.
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(message: &JsValue);
}

fn message(kind: &str, text: &str) -> Array {
    Array::of2(&kind.into(), &text.into())
}

/// Whether the program runs as a worker: `main` then says who answers, and returns.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// Who answers in a worker.
pub fn answer_with(handler: Handler) {
    HANDLER.set(Some(handler));
}

/// Called by `worker.js` for each request.
#[wasm_bindgen]
pub fn answer(request: &str) {
    let tell = |text: &str| post_message(&message("told", text));
    let text = HANDLER.get().map(|handler| handler(request, &tell)).unwrap_or_default();
    post_message(&message("done", &text));
}

/// Called by `worker.js` before the first request: what the bots have learned.
#[wasm_bindgen]
pub fn bring(weights: &[u8]) {
    kosa_bots::Net::bring(weights);
}

/// What a worker is doing for the page.
struct Running {
    worker: Worker,
    /// Ends the wait of whoever has asked.
    reject: RefCell<Option<js_sys::Function>>,
}

/// Somebody who thinks beside the page, about one thing at a time. The worker stays for the next request.
#[derive(Default)]
pub struct Thinker {
    running: RefCell<Option<Rc<Running>>>,
    ready: Rc<Cell<bool>>,
}

impl Thinker {
    /// Nobody thinks yet; the worker is started by the first request.
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// The answer to a request. `told` hears what is told on the way. An error is a worker that cannot be started, that broke
    /// off, or that was cancelled; the next request begins with a new one.
    pub async fn think(&self, request: &str, told: impl Fn(String) + 'static) -> Result<String, JsValue> {
        let running = self.start()?;
        let (worker, ready) = (running.worker.clone(), self.ready.clone());
        let request = JsValue::from_str(request);
        if ready.get() {
            worker.post_message(&request)?;
        }
        let told = Rc::new(told);
        let answer = Promise::new(&mut |resolve, reject| {
            running.reject.replace(Some(reject.clone()));
            let (target, ready, request) = (worker.clone(), ready.clone(), request.clone());
            let told = told.clone();
            let heard = Closure::<dyn FnMut(MessageEvent)>::new({
                let resolve = resolve.clone();
                move |event: MessageEvent| {
                    let parts: Array = event.data().unchecked_into();
                    match parts.get(0).as_string().as_deref() {
                        Some("ready") if !ready.replace(true) => {
                            let _ = target.post_message(&request);
                        }
                        Some("done") => {
                            let _ = resolve.call1(&JsValue::NULL, &parts.get(1));
                        }
                        Some("told") => told(parts.get(1).as_string().unwrap_or_default()),
                        _ => {}
                    }
                }
            });
            worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
            let failed = Closure::once_into_js(move |event: web_sys::ErrorEvent| {
                let _ = reject.call1(&JsValue::NULL, &event.message().into());
            });
            worker.set_onerror(Some(failed.unchecked_ref()));
        });
        let result = JsFuture::from(answer).await;
        running.reject.replace(None);
        if result.is_err() {
            self.cancel();
        }
        result.map(|text| text.as_string().unwrap_or_default())
    }

    /// Ends thinking at once: whoever waits for the answer gets an error.
    pub fn cancel(&self) {
        let Some(running) = self.running.replace(None) else { return };
        running.worker.terminate();
        self.ready.set(false);
        if let Some(reject) = running.reject.replace(None) {
            let _ = reject.call1(&JsValue::NULL, &JsValue::from_str("cancelled"));
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
        let running = Rc::new(Running { worker, reject: RefCell::new(None) });
        self.running.replace(Some(running.clone()));
        Ok(running)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel();
    }
}
