//! The files of the page. Each is named by its content; `index.html` carries the list of the names.

use js_sys::{JSON, Reflect};
use kosa_lang::{Lang, Texts};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file by the name it has in the sources, such as `worker.js` or `lang/en.ftl`.
pub fn address(name: &str) -> Option<String> {
    let list = web_sys::window()?.document()?.get_element_by_id("kosa-assets")?.text_content()?;
    Reflect::get(&JSON::parse(&list).ok()?, &name.into()).ok()?.as_string()
}

/// What the bots have learned.
pub const WEIGHTS: &str = "value.bin";

/// Fetches what the bots have learned: too much for a start page on which nobody thinks.
pub async fn weights() -> Result<Vec<u8>, JsValue> {
    let missing = || JsValue::from_str("no weights in the page's list");
    let (address, window) = (address(WEIGHTS).ok_or_else(missing)?, web_sys::window().ok_or_else(missing)?);
    let response: Response = JsFuture::from(window.fetch_with_str(&address)).await?.dyn_into()?;
    Ok(js_sys::Uint8Array::new(&JsFuture::from(response.array_buffer()?).await?).to_vec())
}

/// The texts of one language, fetched by themselves.
pub async fn texts(lang: Lang) -> Result<Texts, JsValue> {
    let missing = || JsValue::from_str("no such language in the page's list");
    let address = address(&format!("lang/{lang}.ftl")).ok_or_else(missing)?;
    let window = web_sys::window().ok_or_else(missing)?;
    let response: Response = JsFuture::from(window.fetch_with_str(&address)).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Texts::from_source(lang, &text).map_err(|e| JsValue::from_str(&e.to_string()))
}
