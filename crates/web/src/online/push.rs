//! Notices when the page is closed, for whoever wants them and where the host has set a key: the browser is told by the server, through the
//! push service of its maker.

use super::api::{self, ApiError};
use js_sys::{Array, Function, Object, Promise, Reflect};
use kosa_lang::Texts;
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why the browser is not told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PushError {
    /// It does not want to be, or cannot be reached.
    Browser,
    /// The server did not keep it.
    Server(ApiError),
}

impl PushError {
    /// Why, in a sentence.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            PushError::Browser => texts.say("online-push-failed"),
            PushError::Server(e) => e.text(texts),
        }
    }
}

/// What the server must know of it.
#[derive(Deserialize)]
struct Subscribed {
    endpoint: String,
    keys: serde_json::Value,
}

/// Calls a method that promises something.
async fn promised(on: &JsValue, method: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(on, &method.into())?.dyn_into()?;
    let promise: Promise = method.apply(on, &args.iter().collect::<Array>())?.dyn_into()?;
    JsFuture::from(promise).await
}

/// What subscribes; nothing where the browser has none, or the page is not kept.
async fn manager() -> Option<JsValue> {
    let workers = Reflect::get(&web_sys::window()?.navigator(), &"serviceWorker".into()).ok()?;
    if workers.is_undefined() {
        return None;
    }
    let registration = promised(&workers, "getRegistration", &[]).await.ok()?;
    let manager = Reflect::get(&registration, &"pushManager".into()).ok()?;
    (!manager.is_undefined()).then_some(manager)
}

async fn subscription() -> Option<JsValue> {
    let found = promised(&manager().await?, "getSubscription", &[]).await.ok()?;
    (!found.is_null() && !found.is_undefined()).then_some(found)
}

fn words(subscription: &JsValue) -> Option<Subscribed> {
    let text = js_sys::JSON::stringify(subscription).ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}

/// Whether this browser can be told at all.
pub async fn push_is_possible() -> bool {
    manager().await.is_some()
}

/// Whether this browser is told.
pub async fn push_is_on() -> bool {
    subscription().await.is_some()
}

/// Wants to be told from now on, with the server's key and in the language of the page. The browser asks its owner.
pub async fn push_on(key: &str, lang: &str) -> Result<(), PushError> {
    let subscribe = async {
        let options = Object::new();
        Reflect::set(&options, &"userVisibleOnly".into(), &true.into()).ok()?;
        Reflect::set(&options, &"applicationServerKey".into(), &key.into()).ok()?;
        let made = promised(&manager().await?, "subscribe", &[options.into()]).await.ok()?;
        words(&made)
    };
    let Subscribed { endpoint, keys } = subscribe.await.ok_or(PushError::Browser)?;
    let body = serde_json::json!({ "endpoint": endpoint, "keys": keys, "lang": lang }).to_string();
    let kept = api::ask("POST", "/api/v1/me/push", Some(body)).await;
    if kept.is_err() {
        // What the server does not know of is of no use.
        push_off().await;
    }
    kept.map(drop).map_err(PushError::Server)
}

/// Wants it no longer.
pub async fn push_off() {
    let Some(subscription) = subscription().await else { return };
    if let Some(Subscribed { endpoint, .. }) = words(&subscription) {
        let body = serde_json::json!({ "endpoint": endpoint }).to_string();
        // A server that does not hear it learns it when it next sends something.
        let _ = api::ask("DELETE", "/api/v1/me/push", Some(body)).await;
    }
    let _ = promised(&subscription, "unsubscribe", &[]).await;
}
