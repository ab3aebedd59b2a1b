//! What a browser keeps for us: games and settings in its local storage, shared by all its windows.

use kosa_client::{KeyValue, KeyValueError, KeyValueStorage};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// Every key of ours begins with this.
const GAMES: &str = "kosa/";
const SETTINGS: &str = "kosa-set/";
const NOTES: &str = "kosa-note/";
const WINDOW: &str = "kosa-window";

/// The local storage of the browser.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStore;

/// Games in the local storage.
pub type Games = KeyValueStorage<LocalStore>;

impl LocalStore {
    fn area() -> Result<web_sys::Storage, KeyValueError> {
        let window = web_sys::window().ok_or(KeyValueError::Refused)?;
        window.local_storage().ok().flatten().ok_or(KeyValueError::Refused)
    }
}

/// Why the browser refused: no room is its own kind of refusal, and means that the rest still works.
fn fault(e: JsValue) -> KeyValueError {
    let name = e.dyn_ref::<js_sys::Error>().map(|e| String::from(e.name()));
    let name = name.or_else(|| js_sys::Reflect::get(&e, &"name".into()).ok()?.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => KeyValueError::Full,
        Some("SecurityError") | None => KeyValueError::Refused,
        Some(other) => KeyValueError::Other(other.to_string()),
    }
}

impl KeyValue for LocalStore {
    fn get(&self, key: &str) -> Result<Option<String>, KeyValueError> {
        LocalStore::area()?.get_item(key).map_err(fault)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), KeyValueError> {
        LocalStore::area()?.set_item(key, text).map_err(fault)
    }

    fn remove(&mut self, key: &str) -> Result<(), KeyValueError> {
        LocalStore::area()?.remove_item(key).map_err(fault)
    }

    fn keys(&self) -> Result<Vec<String>, KeyValueError> {
        let area = LocalStore::area()?;
        let count = area.length().map_err(fault)?;
        Ok((0..count).filter_map(|i| area.key(i).ok().flatten()).collect())
    }

    fn now(&self) -> Option<u64> {
        Some((js_sys::Date::now() / 1000.0) as u64)
    }
}

thread_local! {
    static NAME: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The name of this window. It outlasts a reload, but a window that was duplicated gets one of its own: the name lies in the
/// storage only between a page that goes and the one that comes.
fn window_name() -> String {
    NAME.with_borrow_mut(|name| {
        name.get_or_insert_with(|| {
            let kept = session_area().and_then(|area| {
                let kept = area.get_item(WINDOW).ok().flatten();
                let _ = area.remove_item(WINDOW);
                kept
            });
            kept.unwrap_or_else(|| random_bytes::<8>().iter().map(|byte| format!("{byte:02x}")).collect())
        })
        .clone()
    })
}

fn session_area() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Leaves the name of this window for the page that is loaded next; to be called when this one goes.
pub fn leave_window_name() {
    if let Some(area) = session_area() {
        let _ = area.set_item(WINDOW, &window_name());
    }
}

/// The games of this browser, as this window may use them.
pub fn games() -> Games {
    KeyValueStorage::new(LocalStore, GAMES, &window_name())
}

/// A setting that was kept.
pub fn setting(name: &str) -> Option<String> {
    LocalStore.get(&format!("{SETTINGS}{name}")).ok().flatten()
}

/// Keeps a setting. Where nothing can be kept it holds as long as the page is open.
pub fn keep_setting(name: &str, value: &str) {
    let _ = LocalStore.set(&format!("{SETTINGS}{name}"), value);
}

/// A small text that is kept beside the games; nothing if there is none.
pub fn note(name: &str) -> String {
    LocalStore.get(&format!("{NOTES}{name}")).ok().flatten().unwrap_or_default()
}

/// Keeps a small text.
pub fn keep_note(name: &str, text: &str) -> Result<(), KeyValueError> {
    LocalStore.set(&format!("{NOTES}{name}"), text)
}

/// Bytes nobody can guess.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let good = web_sys::window()
        .and_then(|window| window.crypto().ok())
        .is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if !good {
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}
