//! `GET /metrics`: what is counted, for whoever looks after the server.

use super::reply::{refused, text};
use super::{Shared, guard};
use crate::metrics;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode};
use kosa_wire::Refusal;

/// What comes through a proxy comes from outside, and is not for everybody.
pub(super) async fn metrics(State(shared): State<Shared>, headers: HeaderMap) -> Response<Body> {
    if guard::through_a_proxy(&headers) {
        return refused(&Refusal::NoSuchPlace);
    }
    let Ok(counts) = shared.hub.store().counts().await else { return refused(&Refusal::Unavailable) };
    let [waiting, playing, over, closed] = counts.tables;
    let body = metrics::text(&[
        ("kosa_people", "People who are known.", counts.people),
        ("kosa_tables_waiting", "Tables at which people sit down.", waiting),
        ("kosa_tables_playing", "Tables at which a game is played.", playing),
        ("kosa_tables_over", "Tables whose game is over.", over),
        ("kosa_tables_closed", "Tables that were closed.", closed),
        ("kosa_tables_alive", "Tables in the memory of this process.", shared.hub.len() as u64),
        ("kosa_listeners", "Connections to tables.", shared.hub.listeners() as u64),
    ]);
    text(StatusCode::OK, "text/plain; version=0.0.4; charset=utf-8", body)
}
