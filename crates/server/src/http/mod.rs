//! Tables and people over HTTP and WebSocket. The words are those of `kosa-wire`.
//!
//! `GET /api` answers with a description of all of it (OpenAPI), which lies in `openapi.json`.

mod account;
mod api;
mod guard;
mod limits;
mod openapi;
mod origin;
mod password;
mod person;
mod push;
mod reply;
mod socket;
mod stats;
mod victories;
mod watch;

pub use limits::{Bucket, Limits};

use crate::live::Hub;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, any, delete, get, post};
use axum::{Router, middleware};
use limits::Gates;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio::sync::{broadcast, watch as watch_channel};

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    hub: Hub,
    gates: Arc<Gates>,
    /// Told when the server stops.
    stop: watch_channel::Receiver<bool>,
    /// People of whom a session has ended here: connections that came with it end too.
    ended: broadcast::Sender<Arc<str>>,
    /// Whether the host was told that many people count as one.
    crowd_said: Arc<AtomicBool>,
}

/// So many ended sessions are remembered for connections that have not heard of them.
const MOST_ENDED: usize = 64;

impl Shared {
    /// A session of somebody has ended.
    fn session_ended(&self, person: &str) {
        // Nobody may be connected.
        let _ = self.ended.send(person.into());
    }
}

/// A way, the methods it knows, and who answers.
type Route = (&'static str, &'static [&'static str], MethodRouter<Shared>);

/// Everything that can be asked; `openapi.json` describes the same.
fn routes() -> Vec<Route> {
    vec![
        ("/api", &["GET"], get(openapi::describe)),
        ("/metrics", &["GET"], get(watch::metrics)),
        ("/api/v1/server", &["GET"], get(api::server)),
        (
            "/api/v1/me",
            &["GET", "POST", "DELETE"],
            get(api::me).post(api::become_known).delete(account::forget_me),
        ),
        ("/api/v1/me/tables", &["GET"], get(api::my_tables)),
        ("/api/v1/me/export", &["GET"], get(account::export)),
        ("/api/v1/me/password", &["POST"], post(account::set_password)),
        ("/api/v1/me/links", &["POST"], post(account::make_link)),
        ("/api/v1/me/session", &["DELETE"], delete(api::forget_device)),
        ("/api/v1/me/sessions", &["GET", "DELETE"], get(account::sessions).delete(account::end_others)),
        ("/api/v1/me/sessions/{id}", &["DELETE"], delete(account::end_session)),
        ("/api/v1/me/push", &["POST", "DELETE"], post(push::subscribe).delete(push::unsubscribe)),
        ("/api/v1/sessions", &["POST"], post(account::come_in)),
        ("/api/v1/tokens", &["POST"], post(api::token)),
        ("/api/v1/tables", &["GET", "POST"], get(api::tables).post(api::make)),
        ("/api/v1/tables/{id}", &["GET", "POST"], get(api::table).post(api::request)),
        ("/api/v1/tables/{id}/live", &["GET"], get(socket::live)),
        ("/api/v1/tables/{id}/record", &["GET"], get(api::record)),
        ("/api/v1/people/{id}", &["GET"], get(stats::profile)),
        ("/api/v1/ratings", &["GET"], get(stats::ratings)),
        ("/api/v1/statistics", &["GET"], get(stats::statistics)),
        ("/api/v1/statistics.csv", &["GET"], get(stats::statistics_csv)),
        ("/api/v1/records", &["GET"], get(stats::records)),
        ("/api/v1/victories", &["GET", "POST"], get(victories::victories).post(victories::enter)),
    ]
}

/// Everything of the game server as a part of a larger one. `stop` ends the connections that stay open.
pub fn router(hub: Hub, limits: Limits, stop: watch_channel::Receiver<bool>) -> Router {
    let shared = Shared {
        hub,
        gates: Arc::new(Gates::new(limits)),
        stop,
        ended: broadcast::Sender::new(MOST_ENDED),
        crowd_said: Arc::default(),
    };
    let router =
        routes().into_iter().fold(Router::new(), |router, (path, _, answers)| router.route(path, answers));
    router
        // No part of the API: the link of a table, which leads to it in the page.
        .route("/t/{id}", get(api::link))
        // Whatever else is asked of the API is refused in its words, and not by the page.
        .route("/api/{*rest}", any(reply::no_such_way))
        .layer(DefaultBodyLimit::max(limits.longest_message))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::every_request))
        .with_state(shared)
}
