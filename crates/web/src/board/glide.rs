//! Pieces that have moved glide to where they are now. Nobody waits for them, and where motion is not wanted nothing moves.

use super::zoom::moves;
use kosa_engine::Public;
use kosa_engine::vocab::{Place, PlaceSet};
use kosa_scene::board::glide::{drawn, moved, way};
use kosa_scene::draw::geometry::Point;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

/// How long a piece takes.
const TIME: Duration = Duration::from_millis(200);

/// The layer of the board on which pieces glide; `arriving` says where they will be.
#[component]
pub fn Gliders(
    /// What everybody sees.
    public: Signal<Public>,
    /// Where pieces are about to arrive.
    arriving: RwSignal<PlaceSet>,
    /// The way of the unit that was sent last.
    walked: Option<StoredValue<Vec<Place>>>,
) -> impl IntoView {
    let layer = NodeRef::<leptos::svg::G>::new();
    let count = StoredValue::new(0_u32);
    leptos::prelude::Effect::new(move |before: Option<Public>| {
        let now = public.get();
        let all = before.map(|before| moved(&before, &now)).unwrap_or_default();
        let Some(layer) = layer.get_untracked().filter(|_| !all.is_empty() && moves()) else { return now };
        layer.set_inner_html(&all.iter().map(drawn).collect::<String>());
        arriving.set(all.iter().map(|glide| glide.to.set()).collect());
        let walked = walked.and_then(|walked| walked.try_get_value()).unwrap_or_default();
        let children = layer.children();
        for (i, glide) in (0..).zip(&all) {
            if let Some(piece) = children.item(i) {
                start(&piece, &way(glide, &walked));
            }
        }
        let turn = count.get_value() + 1;
        count.set_value(turn);
        set_timeout(
            move || {
                // A later move has taken the layer over, or the board is gone.
                if count.try_get_value() == Some(turn) {
                    layer.set_inner_html("");
                    arriving.set(PlaceSet::NONE);
                }
            },
            TIME,
        );
        now
    });
    view! { <g class="gliders" node_ref=layer></g> }
}

/// Lets the browser move it: the style sheet could not know the way. A browser that cannot leaves it where it arrives.
fn start(piece: &web_sys::Element, points: &[Point]) {
    let Some(to) = points.last().copied() else { return };
    let frame = |x: f64, y: f64| {
        let frame = js_sys::Object::new();
        let way = format!("translate({x:.1}px, {y:.1}px)");
        let _ = js_sys::Reflect::set(&frame, &"transform".into(), &way.into());
        frame
    };
    let frames: js_sys::Array = points.iter().map(|point| frame(point.x - to.x, point.y - to.y)).collect();
    let options = js_sys::Object::new();
    let time = JsValue::from_f64(TIME.as_millis() as f64);
    let _ = js_sys::Reflect::set(&options, &"duration".into(), &time);
    let _ = js_sys::Reflect::set(&options, &"easing".into(), &"ease-in-out".into());
    let animate = js_sys::Reflect::get(piece, &"animate".into());
    if let Some(animate) = animate.ok().and_then(|f| f.dyn_into::<js_sys::Function>().ok()) {
        let _ = animate.call2(piece, &frames, &options);
    }
}
