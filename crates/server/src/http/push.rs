//! Browsers that want to be told when it is one's turn.

use super::Shared;
use super::api::{Reply, answer, our_page, read, somebody};
use super::person;
use super::reply::json;
use crate::live::now;
use crate::random;
use crate::store::Subscription;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use kosa_wire::Refusal;
use serde::Deserialize;

/// The longest word for a language.
const LONGEST_LANG: usize = 16;

/// A subscription as browsers write it, with the language of the page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    endpoint: String,
    keys: Keys,
    #[serde(default)]
    lang: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    p256dh: String,
    auth: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unwanted {
    endpoint: String,
}

/// `POST /api/v1/me/push`: this browser is told from now on, as long as this session lasts.
pub(super) async fn subscribe(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let pusher = shared.hub.pusher().ok_or(Refusal::NoSuchPlace)?;
            let Wanted { endpoint, keys: Keys { p256dh, auth }, lang } = read(&body)?;
            let new = Subscription { endpoint, p256dh, auth, lang };
            if new.lang.len() > LONGEST_LANG || !pusher.takes(&new) {
                return Err(Refusal::Malformed);
            }
            let session = random::hashed(&person::secret(&headers).ok_or(Refusal::Stranger)?);
            let kept = shared.hub.store().subscribe(&person.id, &session, &new, now()).await;
            kept.map_err(|_| Refusal::Unavailable)?;
            Ok(json(StatusCode::CREATED, &serde_json::json!({})))
        }
        .await,
    )
}

/// `DELETE /api/v1/me/push`: it is told no longer.
pub(super) async fn unsubscribe(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let Unwanted { endpoint } = read(&body)?;
            let gone = shared.hub.store().unsubscribe(&person.id, &endpoint).await;
            gone.map_err(|_| Refusal::Unavailable)?;
            Ok(json(StatusCode::OK, &serde_json::json!({})))
        }
        .await,
    )
}
