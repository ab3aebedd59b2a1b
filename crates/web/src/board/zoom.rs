//! Zooming and panning: buttons, wheel, two fingers, keys.

use kosa_engine::vocab::Place;
use kosa_scene::draw::geometry::{Frame, Point, WIDTH, middle_of};
use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use std::cell::Cell;

/// How long the board takes to another part of the sheet, in milliseconds.
const GLIDE: f64 = 200.0;

/// Whether whoever looks wants things to move.
pub fn moves() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    !asked.is_some_and(|asked| asked.matches())
}

thread_local! {
    /// The number of the glide that was asked for last: an earlier one that is still on its way ends.
    static LATEST: Cell<u32> = const { Cell::new(0) };
}

/// Lets a frame go to another one. Whatever changes it on the way ends that.
pub fn glide(frame: RwSignal<Frame>, to: Frame) {
    let from = frame.get_untracked();
    let number = LATEST.get().wrapping_add(1);
    LATEST.set(number);
    if from == to {
        return;
    }
    if !moves() {
        return frame.set(to);
    }
    step(frame, Glide { number, from, to, began: js_sys::Date::now() }, from);
}

/// A glide on its way.
#[derive(Clone, Copy)]
struct Glide {
    number: u32,
    from: Frame,
    to: Frame,
    began: f64,
}

fn step(frame: RwSignal<Frame>, glide: Glide, last: Frame) {
    request_animation_frame(move || {
        let Glide { number, from, to, began } = glide;
        // The board may be gone by now, somebody has moved it, or it shall go elsewhere.
        if frame.try_get_untracked() != Some(last) || LATEST.get() != number {
            return;
        }
        let share = ((js_sys::Date::now() - began) / GLIDE).clamp(0.0, 1.0);
        let eased = share * (2.0 - share);
        let part = |a: f64, b: f64| a + (b - a) * eased;
        let next = if share >= 1.0 {
            to
        } else {
            Frame {
                x: part(from.x, to.x),
                y: part(from.y, to.y),
                width: part(from.width, to.width),
                height: part(from.height, to.height),
            }
        };
        frame.set(next);
        if share < 1.0 {
            step(frame, glide, next);
        }
    });
}

/// What the fingers on the board do.
#[derive(Clone, Default)]
struct Fingers {
    /// Each finger and where it was last, in pixels of the window.
    down: Vec<(i32, Point)>,
    /// Whether they have moved further than a click does.
    dragged: bool,
    /// How far the first has moved.
    way: f64,
}

/// The part of the sheet that is shown, and how it changes.
#[derive(Clone, Copy)]
pub struct Zoom {
    frame: RwSignal<Frame>,
    svg: NodeRef<leptos::svg::Svg>,
    fingers: StoredValue<Fingers>,
}

impl Zoom {
    /// Zooms the drawing of this element.
    pub fn new(frame: RwSignal<Frame>, svg: NodeRef<leptos::svg::Svg>) -> Zoom {
        Zoom { frame, svg, fingers: StoredValue::new(Fingers::default()) }
    }

    /// A step nearer.
    pub fn nearer(&self) {
        self.frame.update(|f| *f = f.scaled(0.8, f.middle()));
    }

    /// A step away.
    pub fn farther(&self) {
        self.frame.update(|f| *f = f.scaled(1.25, f.middle()));
    }

    /// The whole board.
    pub fn whole(&self) {
        self.glide(Frame::WHOLE);
    }

    /// Glides to a part of the sheet; at once where motion is not wanted.
    pub fn glide(&self, to: Frame) {
        glide(self.frame, to);
    }

    /// The keys of the board.
    pub fn key(&self, key: &str) {
        match key {
            "[" => self.farther(),
            "]" => self.nearer(),
            "f" | "F" => self.whole(),
            _ => {}
        }
    }

    /// Moves the frame so that a place is in sight.
    pub fn show(&self, place: Place) {
        let at = middle_of(place);
        self.frame.update(|f| {
            if !f.holds(at) {
                let middle = f.middle();
                *f = f.moved(at.x - middle.x, at.y - middle.y);
            }
        });
    }

    /// Pixels to one unit of the sheet, and the corner of the drawing in the window.
    fn scale(&self) -> Option<(f64, Point)> {
        let rect = self.svg.get_untracked()?.get_bounding_client_rect();
        let frame = self.frame.get_untracked();
        let scale = (rect.width() / frame.width).min(rect.height() / frame.height);
        let left = rect.left() + (rect.width() - frame.width * scale) / 2.0;
        let top = rect.top() + (rect.height() - frame.height * scale) / 2.0;
        (scale > 0.0).then_some((scale, Point { x: left, y: top }))
    }

    /// How wide a hex is on the screen.
    pub fn hex_width(&self) -> Option<f64> {
        self.scale().map(|(scale, _)| WIDTH * scale)
    }

    /// Runs whoever asks again when the frame or the element changes.
    pub fn track(&self) {
        self.frame.track();
        self.svg.track();
    }

    /// The drawing itself, once it is there.
    pub fn element(&self) -> Option<web_sys::Element> {
        self.svg.get_untracked().map(|svg| svg.into())
    }

    /// The point of the sheet under a point of the window.
    fn sheet(&self, at: Point) -> Option<Point> {
        let ((scale, corner), frame) = (self.scale()?, self.frame.get_untracked());
        Some(Point { x: frame.x + (at.x - corner.x) / scale, y: frame.y + (at.y - corner.y) / scale })
    }

    /// The wheel zooms around the pointer.
    pub fn wheel(&self, event: WheelEvent) {
        event.prevent_default();
        let at = Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) };
        if let Some(around) = self.sheet(at) {
            let factor = (event.delta_y() / 400.0).clamp(-0.5, 0.5).exp();
            self.frame.update(|f| *f = f.scaled(factor, around));
        }
    }

    /// A finger or button goes down.
    pub fn down(&self, event: PointerEvent) {
        let at = Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) };
        self.fingers.update_value(|f| {
            if f.down.is_empty() {
                (f.dragged, f.way) = (false, 0.0);
            }
            f.down.retain(|(id, _)| *id != event.pointer_id());
            f.down.push((event.pointer_id(), at));
        });
    }

    /// A finger moves: one pans, two zoom.
    pub fn drag(&self, event: PointerEvent) {
        let at = Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) };
        let fingers = self.fingers.get_value();
        let Some(moved) = fingers.down.iter().position(|(id, _)| *id == event.pointer_id()) else { return };
        let before = fingers.down[moved].1;
        let Some((scale, _)) = self.scale() else { return };
        match fingers.down.as_slice() {
            [_] => {
                let (dx, dy) = ((before.x - at.x) / scale, (before.y - at.y) / scale);
                self.frame.update(|f| *f = f.moved(dx, dy));
            }
            [a, b, ..] => {
                let other = if moved == 0 { b.1 } else { a.1 };
                let (was, is) = (before.distance(other).max(1.0), at.distance(other).max(1.0));
                if let Some(around) = self.sheet(other.towards(at, 0.5)) {
                    self.frame.update(|f| *f = f.scaled(was / is, around));
                }
            }
            [] => {}
        }
        self.fingers.update_value(|f| {
            f.way += before.distance(at);
            f.dragged |= f.way > 6.0;
            if let Some((_, place)) = f.down.get_mut(moved) {
                *place = at;
            }
        });
    }

    /// A finger goes up.
    pub fn up(&self, event: PointerEvent) {
        self.fingers.update_value(|f| f.down.retain(|(id, _)| *id != event.pointer_id()));
    }

    /// Whether the click that comes now ends a drag and is none.
    pub fn was_dragged(&self) -> bool {
        self.fingers.with_value(|f| f.dragged)
    }
}
