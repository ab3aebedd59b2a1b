//! What a thing is, in a sentence: beside it on hover and focus, and after a long press by a finger. Whatever explains itself
//! carries the sentence in `data-tip`; a `data-long` is told by a long press alone, where hovering shows more elsewhere.

pub use kosa_scene::tips::about;

use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// So long a finger rests before it asks.
const LONG: Duration = Duration::from_millis(480);
/// The pointer rests so long before the sentence comes.
const SOON: Duration = Duration::from_millis(260);
/// As wide as a sentence may be, in pixels; also in the style sheet.
const WIDTH: f64 = 280.0;

/// A sentence and where it stands.
#[derive(Clone, PartialEq, Debug)]
struct Tip {
    text: String,
    left: f64,
    top: f64,
    above: bool,
}

/// The sentence of the thing an event is about.
fn tip_of(event: &web_sys::Event, long: bool) -> Option<Tip> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let with = |name: &str| element.closest(&format!("[{name}]")).ok().flatten();
    let (found, name) = match with("data-tip") {
        Some(found) => (found, "data-tip"),
        None if long => (with("data-long")?, "data-long"),
        None => return None,
    };
    let text = found.get_attribute(name).filter(|text| !text.is_empty())?;
    let (rect, window) = (found.get_bounding_client_rect(), window());
    let wide = window.inner_width().ok()?.as_f64()?;
    let high = window.inner_height().ok()?.as_f64()?;
    let middle = rect.left() + rect.width() / 2.0;
    let left = (middle - WIDTH / 2.0).clamp(8.0, (wide - WIDTH - 8.0).max(8.0));
    let above = rect.bottom() > high * 0.62;
    Some(Tip { text, left, top: if above { high - rect.top() + 6.0 } else { rect.bottom() + 6.0 }, above })
}

/// Shows the sentences of everything on the page.
#[component]
pub fn Tips() -> impl IntoView {
    let tip = RwSignal::new(None::<Tip>);
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        waiting.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    };
    let hide = move || {
        stop();
        if tip.with_untracked(Option::is_some) {
            tip.set(None);
        }
    };
    let later = move |shown: Tip, after: Duration| {
        stop();
        let timer = set_timeout_with_handle(move || tip.set(Some(shown)), after).ok();
        waiting.set_value(timer);
    };
    let over = window_event_listener(ev::pointerover, move |event| {
        if event.pointer_type() != "mouse" {
            return;
        }
        match tip_of(&event, false) {
            Some(found) if tip.with_untracked(|now| now.as_ref() != Some(&found)) => later(found, SOON),
            Some(_) => {}
            None => hide(),
        }
    });
    let down = window_event_listener(ev::pointerdown, move |event| {
        hide();
        if event.pointer_type() != "mouse"
            && let Some(found) = tip_of(&event, true)
        {
            later(found, LONG);
        }
    });
    let up = window_event_listener(ev::pointerup, move |_| stop());
    let cancel = window_event_listener(ev::pointercancel, move |_| hide());
    let focus = window_event_listener(ev::focusin, move |event| {
        // A click has given the focus: whoever clicked knows.
        let by_key = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches(":focus-visible").unwrap_or(false));
        match tip_of(&event, false).filter(|_| by_key) {
            Some(found) => later(found, SOON),
            None => hide(),
        }
    });
    let key = window_event_listener(ev::keydown, move |_| hide());
    on_cleanup(move || {
        for listener in [over, down, up, cancel] {
            listener.remove();
        }
        focus.remove();
        key.remove();
        stop();
    });
    move || {
        tip.get().map(|Tip { text, left, top, above }| {
            let top_at = (!above).then(|| format!("{top:.0}px"));
            let bottom_at = above.then(|| format!("{top:.0}px"));
            view! {
                <div class="tip" role="tooltip" style:left=format!("{left:.0}px") style:top=top_at style:bottom=bottom_at>{text}</div>
            }
        })
    }
}
