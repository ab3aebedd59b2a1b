//! Tables and people over HTTP and WebSocket. The words are those of `kosa-wire`.
//!
//! | request | what it does |
//! | --- | --- |
//! | `GET /api/v1/server` | whether there are tables, and who you are, known or not |
//! | `GET /api/v1/me` | who you are |
//! | `POST /api/v1/me` | become known under a name, or change it: `{"name": "Anna"}` |
//! | `DELETE /api/v1/me/session` | this device is forgotten |
//! | `POST /api/v1/tokens` | a secret for a program: `{"name": "My bot"}`, sent from then on as `Authorization: Bearer …` |
//! | `GET /api/v1/tables` | tables that anybody may find; with `?finished=true` those whose games are over |
//! | `GET /api/v1/me/tables` | your tables |
//! | `POST /api/v1/tables` | make one: `{"wishes": "kosa1;…", "listed": true}` |
//! | `GET /api/v1/tables/ID` | everything as it stands, as you may know it |
//! | `POST /api/v1/tables/ID` | one `Request`, one `Answer` |
//! | `GET /api/v1/tables/ID/live` | the same as a WebSocket: `Request`s go, `Message`s come |
//! | `GET /api/v1/tables/ID/record` | the record, once the game is over |
//! | `GET /t/ID` | the link of a table: leads to it in the page |

mod api;
mod limits;
mod origin;
mod person;
mod reply;
mod socket;

pub use limits::{Bucket, Limits};

use crate::live::Hub;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};
use limits::Gates;
use std::sync::Arc;
use tokio::sync::watch;

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    hub: Hub,
    gates: Arc<Gates>,
    /// Told when the server stops.
    stop: watch::Receiver<bool>,
}

/// Everything of the game server as a part of a larger one. `stop` ends the connections that stay open.
pub fn router(hub: Hub, limits: Limits, stop: watch::Receiver<bool>) -> Router {
    let shared = Shared { hub, gates: Arc::new(Gates::new(limits)), stop };
    Router::new()
        .route("/api/v1/server", get(api::server))
        .route("/t/{id}", get(api::link))
        .route("/api/v1/me", get(api::me).post(api::become_known))
        .route("/api/v1/me/tables", get(api::my_tables))
        .route("/api/v1/me/session", delete(api::forget_me))
        .route("/api/v1/tokens", post(api::token))
        .route("/api/v1/tables", get(api::tables).post(api::make))
        .route("/api/v1/tables/{id}", get(api::table).post(api::request))
        .route("/api/v1/tables/{id}/live", get(socket::live))
        .route("/api/v1/tables/{id}/record", get(api::record))
        .layer(DefaultBodyLimit::max(limits.longest_message))
        .with_state(shared)
}
