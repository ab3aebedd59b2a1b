//! A notice of the system when it is one's turn and the page is out of sight, for whoever wants it. It needs the page to be open somewhere;
//! what the server says to browsers that have closed it is shown by the service worker (`push`).

use crate::storage;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Where the wish is kept.
const SETTING: &str = "notices";
/// A later notice takes the place of an earlier one.
const TAG: &str = "kosa";

fn maker() -> Option<Function> {
    Reflect::get(&web_sys::window()?.into(), &"Notification".into()).ok()?.dyn_into().ok()
}

fn is_allowed() -> bool {
    let permission = maker().and_then(|maker| Reflect::get(&maker, &"permission".into()).ok());
    permission.and_then(|word| word.as_string()).as_deref() == Some("granted")
}

/// Whether notices are wanted, and the browser shows them.
pub fn notices_are_on() -> bool {
    storage::setting(SETTING).as_deref() == Some("on") && is_allowed()
}

/// Wants them from now on, or no longer; whether they are shown. The browser asks its owner.
pub async fn set_notices(on: bool) -> bool {
    if on && !is_allowed() {
        let _ = ask().await;
    }
    let on = on && is_allowed();
    storage::keep_setting(SETTING, if on { "on" } else { "off" });
    on
}

async fn ask() -> Result<JsValue, JsValue> {
    let maker = maker().ok_or(JsValue::NULL)?;
    let ask: Function = Reflect::get(&maker, &"requestPermission".into())?.dyn_into()?;
    JsFuture::from(ask.call0(&maker)?.dyn_into::<Promise>()?).await
}

/// Shows one, if it is wanted and the page is out of sight.
pub fn notice(text: &str) {
    if document().hidden() && notices_are_on() {
        let _ = show(text);
    }
}

fn show(text: &str) -> Result<(), JsValue> {
    let maker = maker().ok_or(JsValue::NULL)?;
    let options = Object::new();
    Reflect::set(&options, &"body".into(), &text.into())?;
    Reflect::set(&options, &"tag".into(), &TAG.into())?;
    Reflect::construct(&maker, &Array::of2(&"Kosa".into(), &options))?;
    Ok(())
}
