//! What is asked of the server by single requests.

use kosa_lang::Texts;
use kosa_wire::{Options, Refusal, Room};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// Nobody answers.
    Unreachable,
    /// The server says why.
    Refused(Refusal),
    /// The answer makes no sense: there is something else at this address.
    Nonsense,
}

impl ApiError {
    /// Why, in a sentence.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            ApiError::Unreachable | ApiError::Nonsense => texts.say("online-unreachable"),
            ApiError::Refused(refusal) => kosa_client::link::far_text(refusal, texts),
        }
    }
}

/// Somebody, as the server knows it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Person {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// What the server is to whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ServerDoc {
    /// Whether there are tables.
    pub tables: bool,
    /// Who asks, if it is known.
    pub you: Option<Person>,
    /// The key with which browsers subscribe to notices, where the host has set one.
    #[serde(default)]
    pub push: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// When something last changed in the list, in milliseconds since 1970.
    pub changed: u64,
    /// Who sits there and what is played.
    pub room: Room,
    /// Whether it waits for whoever asks.
    pub waits_for_you: bool,
}

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

/// The sheet of victories of the server's people.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct VictorySheet {
    /// How many categories there are.
    pub of: usize,
    /// What is entered, the first first.
    pub victories: Vec<VictoryDoc>,
    /// Won games of whoever asks that may still be entered.
    #[serde(default)]
    pub open: Vec<OpenVictories>,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct VictoryDoc {
    /// The category, by its word.
    pub category: String,
    /// What was reached.
    pub value: u32,
    /// What the winner is called.
    pub name: String,
    /// When it was entered, in milliseconds since 1970.
    pub at: u64,
}

/// A game that may still be entered.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct OpenVictories {
    /// Its table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// What it has earned.
    pub categories: Vec<Earned>,
}

/// A category that a game has earned.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Earned {
    /// The category, by its word.
    pub category: String,
    /// What was reached.
    pub value: u32,
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
