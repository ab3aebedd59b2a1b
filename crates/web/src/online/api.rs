//! What is asked of the server by single requests.

pub use kosa_scene::online::api::{
    ApiError, Earned, Listed, OpenVictories, Person, ServerDoc, VictoryDoc, VictorySheet,
};

use kosa_wire::{Options, Refusal};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

#[derive(Deserialize)]
struct Tables {
    tables: Vec<Listed>,
    next: Option<String>,
}

#[derive(Deserialize)]
struct Made {
    table: String,
}

#[derive(Deserialize)]
struct RefusedDoc {
    refused: Refusal,
}

pub(super) async fn ask(method: &str, path: &str, body: Option<String>) -> Result<String, ApiError> {
    let fetched = async {
        let init = RequestInit::new();
        init.set_method(method);
        if let Some(body) = body {
            let headers = Headers::new()?;
            headers.set("content-type", "application/json")?;
            init.set_headers(&headers);
            init.set_body(&JsValue::from_str(&body));
        }
        let request = Request::new_with_str_and_init(path, &init)?;
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let response: Response = JsFuture::from(window.fetch_with_request(&request)).await?.dyn_into()?;
        let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
        Ok::<_, JsValue>((response.ok(), text))
    };
    match fetched.await {
        Err(_) => Err(ApiError::Unreachable),
        Ok((true, text)) => Ok(text),
        Ok((false, text)) => Err(serde_json::from_str(&text)
            .map_or(ApiError::Nonsense, |doc: RefusedDoc| ApiError::Refused(doc.refused))),
    }
}

pub(super) async fn asked<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, ApiError> {
    let text = ask(method, path, body).await?;
    serde_json::from_str(&text).map_err(|_| ApiError::Nonsense)
}

/// What the server is to this browser.
pub async fn server() -> Result<ServerDoc, ApiError> {
    asked("GET", "/api/v1/server", None).await
}

/// Becomes known under a name, or changes it.
pub async fn become_known(name: &str) -> Result<Person, ApiError> {
    asked("POST", "/api/v1/me", Some(serde_json::json!({ "name": name }).to_string())).await
}

/// So many pages of a list are shown.
const MOST_PAGES: usize = 5;

/// The tables that anybody may find and that are not over.
pub async fn tables() -> Result<Vec<Listed>, ApiError> {
    let mut all = Vec::new();
    let mut path = "/api/v1/tables".to_string();
    for _ in 0..MOST_PAGES {
        let Tables { tables, next } = asked("GET", &path, None).await?;
        all.extend(tables);
        let Some(next) = next else { break };
        path = format!("/api/v1/tables?after={next}");
    }
    Ok(all)
}

/// The tables that anybody may find and whose games are over.
pub async fn finished() -> Result<Vec<Listed>, ApiError> {
    asked("GET", "/api/v1/tables?finished=true", None).await.map(|Tables { tables, .. }| tables)
}

/// The tables of this person.
pub async fn my_tables() -> Result<Vec<Listed>, ApiError> {
    asked("GET", "/api/v1/me/tables", None).await.map(|Tables { tables, .. }| tables)
}

#[derive(Deserialize)]
struct Waiting {
    waits_for_you: bool,
}

#[derive(Deserialize)]
struct WaitingTables {
    tables: Vec<Waiting>,
}

/// How many tables wait for this person. The start page needs no more of them: all that reads a table stays in other parts of the program.
pub async fn waiting_tables() -> Result<usize, ApiError> {
    let all: WaitingTables = asked("GET", "/api/v1/me/tables", None).await?;
    Ok(all.tables.iter().filter(|table| table.waits_for_you).count())
}

/// Makes a table; its id.
pub async fn make(wishes: &str, options: &Options, listed: bool) -> Result<String, ApiError> {
    let body = serde_json::json!({ "wishes": wishes, "options": options, "listed": listed }).to_string();
    asked("POST", "/api/v1/tables", Some(body)).await.map(|Made { table }| table)
}

/// Whether there is such a table, or why it cannot be had.
pub async fn look(table: &str) -> Result<(), ApiError> {
    ask("GET", &format!("/api/v1/tables/{table}"), None).await.map(drop)
}

/// The record of a game that is over.
pub async fn record(table: &str) -> Result<String, ApiError> {
    ask("GET", &format!("/api/v1/tables/{table}/record"), None).await
}

/// The sheet of victories, and what one may still be entered for.
pub async fn victories() -> Result<VictorySheet, ApiError> {
    asked("GET", "/api/v1/victories", None).await
}

/// Enters the winner of a game in a category.
pub async fn enter_victory(table: &str, category: &str) -> Result<(), ApiError> {
    let body = serde_json::json!({ "table": table, "category": category }).to_string();
    ask("POST", "/api/v1/victories", Some(body)).await.map(drop)
}
