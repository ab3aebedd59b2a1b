//! The server that has sent this page: whether it has tables, and who one is there.

use super::api::{self, ApiError, Person};
use crate::storage;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The server, as every room knows it.
#[derive(Clone, Copy)]
pub struct Server {
    /// Whether it has tables; nothing before it has answered.
    pub tables: RwSignal<Option<bool>>,
    /// Who one is there; nobody before one has said something.
    pub you: RwSignal<Option<Person>>,
    /// The key with which it tells closed pages whose turn it is, where the host has set one.
    pub push: RwSignal<Option<String>>,
    /// What one wants to be called.
    pub name: RwSignal<String>,
    /// A table at which one wants to sit down as soon as it has answered.
    pub sit_at: RwSignal<Option<String>>,
}

impl Server {
    /// Asks the server, and shares what it says with every room below.
    pub fn provide() -> Server {
        let server = Server {
            tables: RwSignal::new(None),
            you: RwSignal::new(None),
            push: RwSignal::new(None),
            name: RwSignal::new(storage::setting("name").unwrap_or_default()),
            sit_at: RwSignal::new(None),
        };
        provide_context(server);
        spawn_local(async move {
            let doc = api::server().await;
            server.tables.set(Some(doc.as_ref().is_ok_and(|doc| doc.tables)));
            let Ok(doc) = doc else { return };
            server.push.set(doc.push);
            if let Some(you) = doc.you {
                server.is(you);
            }
        });
        server
    }

    /// The server knows this browser as somebody.
    pub fn is(self, you: Person) {
        if !you.name.is_empty() {
            self.name.set(you.name.clone());
        }
        if self.you.get_untracked().as_ref() != Some(&you) {
            self.you.set(Some(you));
        }
    }

    /// The server knows this browser no longer.
    pub fn is_nobody(self) {
        self.you.set(None);
        self.name.set(String::new());
        storage::keep_setting("name", "");
    }

    /// Makes sure that the server knows this person under the name in the field; whether it is somebody else than before.
    pub async fn introduce(self, otherwise: &str) -> Result<bool, ApiError> {
        let typed = self.name.get_untracked().split_whitespace().collect::<Vec<_>>().join(" ");
        let name = if typed.is_empty() { otherwise.to_string() } else { typed };
        let before = self.you.get_untracked();
        if before.as_ref().is_some_and(|you| you.name == name) {
            return Ok(false);
        }
        let you = api::become_known(&name).await?;
        storage::keep_setting("name", &name);
        self.is(you);
        Ok(true)
    }
}

/// The server given by [`Server::provide`].
pub fn use_server() -> Server {
    expect_context::<Server>()
}
