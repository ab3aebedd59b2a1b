//! A line to a table that is taken up again whenever it breaks, ever less hastily.

use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

/// So long after a break it is tried again, twice as long after each failure.
const FIRST: u32 = 200;
/// No longer than this, in milliseconds.
const LONGEST: u32 = 10_000;

/// How a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineState {
    /// It is being made for the first time.
    Connecting,
    /// It is up.
    Up,
    /// It broke, and is being taken up again.
    Down,
    /// Nobody wants it any more.
    Closed,
}

/// What is told of a line.
pub struct Ears {
    /// It is up, for the first time or again.
    pub up: Box<dyn Fn()>,
    /// A text has come.
    pub text: Box<dyn Fn(String)>,
    /// It is not up any more, or could not be made; so many times in a row.
    pub down: Box<dyn Fn(u32)>,
}

/// A line.
#[derive(Clone)]
pub struct Line(Rc<Inner>);

struct Inner {
    url: String,
    socket: RefCell<Option<Socket>>,
    state: Cell<LineState>,
    failures: Cell<u32>,
    /// The try that is waited for; an older one is void.
    next: Cell<u32>,
    ears: Ears,
}

/// A socket with those who hear it.
struct Socket {
    socket: WebSocket,
    _open: Closure<dyn FnMut(Event)>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that is closed already stays so.
        let _ = self.socket.close();
    }
}

impl Line {
    /// A line to the live end of a table; it is made at once.
    pub fn to(table: &str, ears: Ears) -> Line {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let line = Line(Rc::new(Inner {
            url: format!("{scheme}://{host}/api/v1/tables/{table}/live"),
            socket: RefCell::new(None),
            state: Cell::new(LineState::Connecting),
            failures: Cell::new(0),
            next: Cell::new(0),
            ears,
        }));
        line.connect();
        line
    }

    /// How it is.
    pub fn state(&self) -> LineState {
        self.0.state.get()
    }

    /// Sends a text, if it is up.
    pub fn send(&self, text: &str) {
        if self.state() == LineState::Up
            && let Some(socket) = &*self.0.socket.borrow()
        {
            // What is lost is sent again when the line is up.
            let _ = socket.socket.send_with_str(text);
        }
    }

    /// Makes it again at once: as somebody else, or because it does not answer.
    pub fn renew(&self) {
        if self.state() != LineState::Closed {
            self.0.socket.borrow_mut().take();
            self.0.state.set(LineState::Down);
            self.connect();
        }
    }

    /// Tries at once what would be tried later.
    pub fn hurry(&self) {
        if self.state() == LineState::Down {
            self.0.failures.set(0);
            self.renew();
        }
    }

    /// Nobody wants it any more.
    pub fn close(&self) {
        self.0.state.set(LineState::Closed);
        self.0.socket.borrow_mut().take();
    }

    fn connect(&self) {
        self.0.next.set(self.0.next.get() + 1);
        let Ok(socket) = WebSocket::new(&self.0.url) else { return self.broken() };
        let weak = Rc::downgrade(&self.0);
        let open = handler(&weak, |line, _: Event| {
            line.0.state.set(LineState::Up);
            line.0.failures.set(0);
            (line.0.ears.up)();
        });
        let text = handler(&weak, |line, event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                (line.0.ears.text)(text);
            }
        });
        let close = handler(&weak, |line, _: CloseEvent| line.broken());
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        *self.0.socket.borrow_mut() = Some(Socket { socket, _open: open, _text: text, _close: close });
    }

    /// It broke, or could not be made: later again.
    fn broken(&self) {
        if self.state() == LineState::Closed {
            return;
        }
        if self.state() == LineState::Up {
            self.0.state.set(LineState::Down);
        }
        let failures = self.0.failures.get();
        self.0.failures.set(failures + 1);
        let wait = (FIRST << failures.min(16)).min(LONGEST);
        // Many who were cut off together do not come back together.
        let wait = f64::from(wait) * (0.75 + 0.5 * js_sys::Math::random());
        let (line, number) = (self.clone(), self.0.next.get());
        set_timeout(
            move || {
                if line.state() != LineState::Closed
                    && line.state() != LineState::Up
                    && line.0.next.get() == number
                {
                    line.0.socket.borrow_mut().take();
                    line.connect();
                }
            },
            Duration::from_millis(wait as u64),
        );
        (self.0.ears.down)(failures + 1);
    }
}

/// Something that hears a socket as long as there is a line.
fn handler<E>(line: &Weak<Inner>, hear: impl Fn(&Line, E) + 'static) -> Closure<dyn FnMut(E)>
where
    E: wasm_bindgen::convert::FromWasmAbi + 'static,
{
    let line = line.clone();
    Closure::new(move |event: E| {
        if let Some(line) = line.upgrade() {
            hear(&Line(line), event);
        }
    })
}
