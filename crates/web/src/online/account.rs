//! Who one is at the server: coming back elsewhere, sessions, taking everything along, leaving for good.

pub use kosa_scene::online::account::{DeviceLink, Me, Session};

use super::api::{ApiError, Person, ask, asked};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
struct Sessions {
    sessions: Vec<Session>,
}

/// Who this is.
pub async fn me() -> Result<Me, ApiError> {
    asked("GET", "/api/v1/me", None).await
}

/// A name and a password to come back with, and the password of before where there is one.
pub async fn set_password(login: &str, password: &str, old: Option<&str>) -> Result<(), ApiError> {
    let body = json!({ "login": login, "password": password, "old": old }).to_string();
    ask("POST", "/api/v1/me/password", Some(body)).await.map(drop)
}

/// A link for another device.
pub async fn make_link() -> Result<DeviceLink, ApiError> {
    asked("POST", "/api/v1/me/links", Some("{}".into())).await
}

/// Comes in by name and password.
pub async fn come_in(login: &str, password: &str) -> Result<Person, ApiError> {
    asked("POST", "/api/v1/sessions", Some(json!({ "login": login, "password": password }).to_string())).await
}

/// Comes in by a link that was made elsewhere.
pub async fn come_in_by(code: &str) -> Result<Person, ApiError> {
    asked("POST", "/api/v1/sessions", Some(json!({ "code": code }).to_string())).await
}

/// Every device that is known as this person.
pub async fn sessions() -> Result<Vec<Session>, ApiError> {
    asked("GET", "/api/v1/me/sessions", None).await.map(|Sessions { sessions }| sessions)
}

/// Ends one of them.
pub async fn end_session(id: &str) -> Result<(), ApiError> {
    ask("DELETE", &format!("/api/v1/me/sessions/{id}"), None).await.map(drop)
}

/// Ends all but this one.
pub async fn end_others() -> Result<(), ApiError> {
    ask("DELETE", "/api/v1/me/sessions", None).await.map(drop)
}

/// This browser is nobody any more.
pub async fn leave() -> Result<(), ApiError> {
    ask("DELETE", "/api/v1/me/session", None).await.map(drop)
}

/// Everything that is kept of this person, as JSON.
pub async fn export() -> Result<String, ApiError> {
    ask("GET", "/api/v1/me/export", None).await
}

/// Deletes this person for good.
pub async fn delete() -> Result<(), ApiError> {
    ask("DELETE", "/api/v1/me", None).await.map(drop)
}
