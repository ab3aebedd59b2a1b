//! What the browser says of its window: whether a query of a style sheet holds, now and whenever it changes.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// From here on there is room beside everything for a card on the board (`6-layout.css`).
pub const WIDE: &str = "(min-width: 1280px)";

/// Whether a media query holds, as long as whoever asks is there.
pub fn holds(query: &str) -> Signal<bool> {
    let Some(asked) = window().match_media(query).ok().flatten() else { return Signal::stored(false) };
    let so = RwSignal::new(asked.matches());
    let listened = asked.clone();
    let changed = Closure::<dyn FnMut()>::new(move || {
        // Whoever asked may be gone by now.
        let _ = so.try_set(listened.matches());
    });
    asked.set_onchange(Some(changed.as_ref().unchecked_ref()));
    let kept = StoredValue::new_local(Some((asked, changed)));
    on_cleanup(move || {
        kept.try_update_value(|kept| {
            if let Some((asked, _)) = kept.take() {
                asked.set_onchange(None);
            }
        });
    });
    so.into()
}
