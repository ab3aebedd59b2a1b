//! How large the board is on the screen decides how much of it is drawn.

use super::zoom::Zoom;
use kosa_scene::draw::crowd::Detail;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

/// The observer and what it calls, as long as the board is there.
type Watch = (ResizeObserver, Closure<dyn FnMut()>);

/// How much is drawn: measured when the board appears, when it changes its size and when it is zoomed.
pub fn detail(zoom: Zoom) -> Signal<Detail> {
    let measured = RwSignal::new(Detail::Full);
    let measure = move || {
        if let Some(width) = zoom.hex_width() {
            let detail = Detail::of(width);
            if measured.try_get_untracked().is_some_and(|now| now != detail) {
                measured.set(detail);
            }
        }
    };
    let watch = StoredValue::new_local(None::<Watch>);
    leptos::prelude::Effect::new(move |_| {
        zoom.track();
        measure();
        if watch.with_value(Option::is_some) {
            return;
        }
        let Some(element) = zoom.element() else { return };
        let call = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = ResizeObserver::new(call.as_ref().unchecked_ref()) {
            observer.observe(&element);
            watch.set_value(Some((observer, call)));
        }
    });
    on_cleanup(move || {
        watch.try_update_value(|watch| {
            if let Some((observer, _)) = watch.take() {
                observer.disconnect();
            }
        });
    });
    measured.into()
}
