//! Answers in JSON.

use crate::answer::guard;
use axum::body::Body;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response, StatusCode};
use kosa_wire::Refusal;
use serde::Serialize;

const JSON: &str = "application/json";

/// An answer with a body in JSON.
pub(super) fn json(status: StatusCode, body: &impl Serialize) -> Response<Body> {
    // Words, numbers and lists: there is nothing in it that JSON could not say.
    text(status, JSON, serde_json::to_string(body).unwrap_or_default())
}

/// An answer with a text.
pub(super) fn text(status: StatusCode, mime: &'static str, body: String) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    guard(headers);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(mime));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A refusal, with the status that says the same to programs that do not read it.
pub(super) fn refused(refusal: &Refusal) -> Response<Body> {
    let status = match refusal {
        Refusal::Malformed | Refusal::UnknownField { .. } | Refusal::Empty | Refusal::WeakPassword => {
            StatusCode::BAD_REQUEST
        }
        Refusal::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::Stranger | Refusal::WrongPassword => StatusCode::UNAUTHORIZED,
        Refusal::NotYours { .. } | Refusal::NotOwner => StatusCode::FORBIDDEN,
        Refusal::NoSuchPlace | Refusal::NoSuchWay => StatusCode::NOT_FOUND,
        Refusal::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::Stale
        | Refusal::NotAsked
        | Refusal::Illegal { .. }
        | Refusal::GameOver
        | Refusal::NothingToUndo
        | Refusal::Gift { .. }
        | Refusal::Taken
        | Refusal::Kept
        | Refusal::OtherSeat
        | Refusal::TooManyTables
        | Refusal::OfferOpen
        | Refusal::Begun
        | Refusal::NotBegun
        | Refusal::NotOver
        | Refusal::SomebodyMissing
        | Refusal::Wishes { .. }
        | Refusal::ChosenSeed
        | Refusal::NoSuchFaction
        | Refusal::NoSuchBid
        | Refusal::NoSuchOffer
        | Refusal::NameTaken
        | Refusal::Closed
        | Refusal::Unknown => StatusCode::CONFLICT,
    };
    refused_as(status, refusal)
}

fn refused_as(status: StatusCode, refusal: &Refusal) -> Response<Body> {
    json(status, &serde_json::json!({ "refused": refusal }))
}

/// An answer as programs can read it: what the framework refuses by itself, in its own words or in none, is a refusal like any other.
pub(super) fn typed(response: Response<Body>) -> Response<Body> {
    let status = response.status();
    let ours = response.headers().get(CONTENT_TYPE).is_some_and(|mime| mime == JSON);
    if ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let refusal = match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Refusal::NoSuchWay,
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLong,
        status if status.is_server_error() => Refusal::Unavailable,
        _ => Refusal::Malformed,
    };
    let mut typed = refused_as(status, &refusal);
    // Which methods are known is said beside it.
    if let Some(allow) = response.headers().get(ALLOW) {
        typed.headers_mut().insert(ALLOW, allow.clone());
    }
    typed
}

/// `/api/…` where nothing is.
pub(super) async fn no_such_way() -> Response<Body> {
    refused(&Refusal::NoSuchWay)
}
