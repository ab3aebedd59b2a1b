//! Who sends a request: a guest with a secret in a cookie, or a program with the same as a token.

use super::Shared;
use super::limits::Household;
use crate::live::now;
use crate::random;
use crate::store::Person;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use kosa_wire::Refusal;

/// The name of the cookie.
const COOKIE_NAME: &str = "kosa";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// The secret a request carries.
pub(super) fn secret(headers: &HeaderMap) -> Option<String> {
    bearer(headers).or_else(|| kept_secret(headers))
}

/// As a token.
fn bearer(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    bearer.and_then(|value| value.strip_prefix("Bearer ")).map(|token| token.trim().to_string())
}

/// In a cookie.
fn kept_secret(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value.to_string())
}

/// Who sends a request; nobody who is known, perhaps.
pub(super) async fn known(shared: &Shared, headers: &HeaderMap) -> Result<Option<Person>, Refusal> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    // Every secret of ours has this length: nothing longer need be hashed.
    if secret.len() != 64 {
        return Ok(None);
    }
    with(shared, &random::hashed(&secret)).await
}

/// Who has a secret, by its hash.
pub(super) async fn with(shared: &Shared, hash: &str) -> Result<Option<Person>, Refusal> {
    shared.hub.store().person_with(hash).await.map_err(|_| Refusal::Unavailable)
}

/// A new person and its secret.
pub(super) async fn create(
    shared: &Shared,
    household: &Household,
    name: String,
) -> Result<(Person, String), Refusal> {
    if !shared.gates.may_become_known(household) {
        return Err(Refusal::TooMany);
    }
    let (id, secret) = (random::id(), random::secret());
    let (Ok(id), Ok(secret)) = (id, secret) else { return Err(Refusal::Unavailable) };
    let person = Person { id, name, created: now() };
    let kept = shared.hub.store().create_person(&person, &random::hashed(&secret)).await;
    kept.map_err(|_| Refusal::Unavailable)?;
    Ok((person, secret))
}

/// The cookie that keeps a secret: no script can read it, and no other page can use it.
pub(super) fn cookie(secret: &str, headers: &HeaderMap) -> Option<HeaderValue> {
    set_cookie(secret, YEAR, headers)
}

/// The cookie that a browser has sent, for another year.
pub(super) fn renewed(headers: &HeaderMap) -> Option<HeaderValue> {
    if bearer(headers).is_some() {
        return None;
    }
    cookie(&kept_secret(headers)?, headers)
}

/// The cookie that forgets it.
pub(super) fn no_cookie(headers: &HeaderMap) -> Option<HeaderValue> {
    set_cookie("", 0, headers)
}

fn set_cookie(value: &str, age: u32, headers: &HeaderMap) -> Option<HeaderValue> {
    let tls = headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes() == b"https");
    let secure = if tls { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}
