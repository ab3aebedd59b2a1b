//! Drawings that are text: built once of each text, copied from then on, and left alone while the text is the same.
//!
//! `InertElement` of tachys means the same, but copies every text it knows until it has found the one that is wanted.

use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Node};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use std::cell::RefCell;
use std::collections::HashMap;
use wasm_bindgen::JsCast;

/// An element that says nothing by itself, as the text of a page. The text is ours: whatever people have written comes into it [`escaped`](kosa_scene::drawing::escaped) only.
pub struct Drawing(pub String);

/// A drawing on the page.
pub struct Drawn {
    text: String,
    element: Element,
}

thread_local! {
    static KNOWN: RefCell<HashMap<String, Element>> = RefCell::default();
}

/// A new element of this text.
fn element(text: &str) -> Element {
    let known = KNOWN.with_borrow(|known| known.get(text).cloned());
    let first = known.unwrap_or_else(|| {
        let holder =
            leptos::prelude::document().create_element("div").expect("every page can make an element");
        holder.set_inner_html(text);
        let made = holder.first_element_child().unwrap_or(holder);
        KNOWN.with_borrow_mut(|known| known.insert(text.to_string(), made.clone()));
        made
    });
    first.clone_node_with_deep(true).map_or(first, JsCast::unchecked_into)
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        self.element.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.element.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.element.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

impl Render for Drawing {
    type State = Drawn;

    fn build(self) -> Drawn {
        Drawn { element: element(&self.0), text: self.0 }
    }

    fn rebuild(self, drawn: &mut Drawn) {
        if drawn.text != self.0 {
            let mut other = self.build();
            drawn.element.insert_before_this(&mut other);
            drawn.element.unmount();
            *drawn = other;
        }
    }
}

impl AddAnyAttr for Drawing {
    type Output<SomeNewAttr: Attribute> = Drawing;

    /// Whatever a drawing needs stands in its text.
    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Drawing {
        self
    }
}

/// The page is never made anywhere but in the browser; the traits ask for it all the same.
impl RenderHtml for Drawing {
    type AsyncOutput = Drawing;
    type Owned = Drawing;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Drawing {
        self
    }

    fn to_html_with_buf(
        self,
        buf: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
        buf.push_str(&self.0);
        *position = Position::NextChild;
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, position: &PositionState) -> Drawn {
        position.set(Position::NextChild);
        self.build()
    }

    fn into_owned(self) -> Drawing {
        self
    }
}
