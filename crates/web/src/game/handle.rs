//! The game of a page: a session, and a signal that says when it has changed.

use kosa_client::{Session, TableLink};
use kosa_lang::Texts;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// A session at a table of any kind: near, kept, or far away.
pub type GameSession = Session<Box<dyn TableLink>>;

/// A session that components share. Whoever reads it is run again when it has changed.
#[derive(Clone, Copy)]
pub struct GameHandle {
    session: StoredValue<Rc<RefCell<GameSession>>, LocalStorage>,
    version: RwSignal<u64>,
}

impl GameHandle {
    /// Sits down at a table.
    pub fn new(link: impl TableLink + 'static, texts: Arc<Texts>) -> GameHandle {
        let link: Box<dyn TableLink> = Box::new(link);
        GameHandle::of(Rc::new(RefCell::new(Session::new(link, texts))))
    }

    /// A session that somebody else holds too: whoever changes it elsewhere calls [`changed`](GameHandle::changed).
    pub fn of(session: Rc<RefCell<GameSession>>) -> GameHandle {
        GameHandle { session: StoredValue::new_local(session), version: RwSignal::new(0) }
    }

    /// Looks at the session, and again whenever it has changed.
    pub fn read<T>(&self, look: impl FnOnce(&GameSession) -> T) -> T {
        self.version.track();
        self.peek(look)
    }

    /// Looks at the session once.
    pub fn peek<T>(&self, look: impl FnOnce(&GameSession) -> T) -> T {
        self.session.with_value(|session| look(&session.borrow()))
    }

    /// Does something with the session and tells everybody who looks at it.
    pub fn act<T>(&self, deed: impl FnOnce(&mut GameSession) -> T) -> T {
        let done = self.session.with_value(|session| deed(&mut session.borrow_mut()));
        self.changed();
        done
    }

    /// Does something with the session and tells nobody: whoever does it calls [`changed`](GameHandle::changed) later.
    pub fn quietly<T>(&self, deed: impl FnOnce(&mut GameSession) -> T) -> T {
        self.session.with_value(|session| deed(&mut session.borrow_mut()))
    }

    /// Tells everybody who looks at the session that it has changed.
    pub fn changed(&self) {
        self.version.update(|version| *version += 1);
    }
}
