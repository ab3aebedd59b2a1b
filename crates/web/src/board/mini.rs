//! The whole board in small while only a part of it is shown: where that part lies, and what can be chosen outside of it.

use super::Marks;
use super::zoom::glide;
use crate::words::use_words;
use kosa_scene::board::mini::{hexes, hidden};
use kosa_scene::draw::geometry::Frame;
use kosa_scene::draw::short;
use leptos::prelude::*;

/// The small map; nothing while the whole board is shown.
#[component]
pub fn MiniMap(
    /// What is marked on the board.
    marks: Signal<Marks>,
    /// The part that is shown.
    frame: RwSignal<Frame>,
) -> impl IntoView {
    let words = use_words();
    let near = Memo::new(move |_| frame.with(|f| f.width < Frame::WHOLE.width * 0.93));
    let drawn = Memo::new(move |_| marks.with(hexes));
    let out = Memo::new(move |_| marks.with(|m| frame.with(|f| hidden(m, f))));
    let go = move |event: leptos::ev::MouseEvent| {
        use wasm_bindgen::JsCast;
        let element = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(rect) = element.map(|element| element.get_bounding_client_rect()) else { return };
        let whole = Frame::WHOLE;
        let x = whole.x + whole.width * (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let y = whole.y + whole.height * (f64::from(event.client_y()) - rect.top()) / rect.height().max(1.0);
        let now = frame.get_untracked();
        glide(frame, now.moved(x - now.middle().x, y - now.middle().y));
    };
    view! {
        <Show when=move || near.get()>
            <div class="mini" aria-hidden="true" on:click=go>
                <svg viewBox=Frame::WHOLE.view_box()>
                    <g inner_html=move || drawn.get()></g>
                    <rect class="mm-frame" x=move || short(frame.get().x) y=move || short(frame.get().y) width=move || short(frame.get().width) height=move || short(frame.get().height) />
                </svg>
            </div>
            <Show when=move || out.get() != 0>
                <button type="button" class="out" on:click=move |_| glide(frame, Frame::WHOLE)>
                    {move || words.fill("web-out-of-view", &[("n", out.get().into())])}
                </button>
            </Show>
        </Show>
    }
}
