//! The whole board in small while only a part of it is shown: where that part lies, and what can be chosen outside of it.

use super::Marks;
use super::zoom::glide;
use crate::draw::geometry::{Frame, middle_of};
use crate::draw::ring::Ring;
use crate::draw::terrain::HEX;
use crate::draw::{ground, short};
use crate::words::use_words;
use kosa_engine::vocab::*;
use leptos::prelude::*;

/// What a ring is in the small map; nothing where there is nothing to choose.
fn tone(ring: Ring) -> Option<&'static str> {
    match ring {
        Ring::Chosen | Ring::Won => Some("mm-sel"),
        Ring::Combat | Ring::DrivesOff => Some("mm-war"),
        Ring::Target | Ring::FarTarget | Ring::InRange => Some("mm-go"),
        Ring::CanAct | Ring::Weighed | Ring::Considered | Ring::Changed => None,
    }
}

/// Territories and what they are to the question.
fn hexes(marks: &Marks) -> String {
    let class = |hex: Hex| {
        let ring =
            marks.rings.iter().find(|(place, _)| place.hex() == Some(hex)).and_then(|(_, ring)| tone(*ring));
        ring.unwrap_or("mm-off")
    };
    Hex::all().map(|hex| format!("<path class=\"{}\" d=\"{}\"/>", class(hex), ground::on(HEX, hex))).collect()
}

/// Places that could be chosen and are not in sight.
fn hidden(marks: &Marks, frame: &Frame) -> usize {
    let open = marks.rings.iter().filter(|(_, ring)| matches!(tone(*ring), Some("mm-go" | "mm-war")));
    open.filter(|(place, _)| !frame.holds(middle_of(*place))).count()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_outside_is_counted() {
        let at = |name: &str| name.parse::<Place>().unwrap();
        let rings = vec![(at("h04"), Ring::Target), (at("h47"), Ring::Combat), (at("h05"), Ring::Chosen)];
        let marks = Marks { rings, ..Marks::default() };
        assert_eq!(hidden(&marks, &Frame::WHOLE), 0);
        assert_eq!(hidden(&marks, &Frame::near(at("h04"), 3.0)), 1);
        assert!(hexes(&marks).contains("mm-war") && hexes(&marks).contains("mm-sel"));
    }
}
