//! Everything but the connections that stay open.

use super::limits::Household;
use super::reply::{json, refused, text};
use super::{Shared, origin, person};
use crate::live::{HubRefusal, now};
use crate::random;
use crate::room::clean_name;
use crate::store::{Bookmark, Person, Phase, TableRow};
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use kosa_wire::{Answer, Command, Options, Outcome, Refusal, Request};
use serde::{Deserialize, Serialize};

/// So many tables stand in a list.
const LISTED: u32 = 100;
/// So many games that are over do.
const FINISHED: u32 = 30;

pub(super) type Reply = Response<Body>;

/// Somebody as others see it.
#[derive(Serialize)]
struct PersonDoc<'a> {
    id: &'a str,
    name: &'a str,
}

/// A table in a list.
#[derive(Serialize)]
struct TableDoc<'a> {
    id: &'a str,
    owner: String,
    wishes: &'a str,
    phase: &'static str,
    commitment: &'a str,
    options: Options,
    created: u64,
    changed: u64,
    /// Who sits there and what is played.
    room: kosa_wire::Room,
    /// Whether it waits for whoever asks.
    waits_for_you: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    wishes: String,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    options: Options,
}

pub(super) fn read<'a, T: Deserialize<'a>>(body: &'a Bytes) -> Result<T, Refusal> {
    kosa_wire::read(body)
}

/// Why what stands behind the question mark is not taken.
pub(super) fn unasked(rejection: &QueryRejection) -> Refusal {
    // What is said of the way to the fault comes before it.
    let words = rejection.body_text();
    kosa_wire::unread(words.find("unknown field `").map_or("", |at| &words[at..]))
}

/// Somebody who is known and does not ask too much.
pub(super) async fn somebody(shared: &Shared, headers: &HeaderMap) -> Result<Person, Refusal> {
    let person = person::known(shared, headers).await?.ok_or(Refusal::Stranger)?;
    if shared.gates.of(&person.id).requests.take() { Ok(person) } else { Err(Refusal::TooMany) }
}

pub(super) fn answer(result: Result<Reply, Refusal>) -> Reply {
    result.unwrap_or_else(|refusal| refused(&refusal))
}

pub(super) fn our_page(headers: &HeaderMap) -> Result<(), Refusal> {
    if origin::is_ours(headers) { Ok(()) } else { Err(Refusal::Stranger) }
}

pub(super) async fn me(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let person = somebody(&shared, &headers).await?;
            if let Some(secret) = person::secret(&headers) {
                // Pages ask this when they are opened: it tells which devices are still used.
                let _ = shared.hub.store().touch(&random::hashed(&secret), now()).await;
            }
            let login = shared.hub.store().login_of(&person.id).await.map_err(|_| Refusal::Unavailable)?;
            let resets = login.is_some() && super::account::has_forgotten(&shared, &headers).await?;
            let mut doc = serde_json::json!({ "id": person.id, "name": person.name, "login": login });
            if resets {
                doc["resets_password"] = true.into();
            }
            let mut reply = json(StatusCode::OK, &doc);
            // Whoever comes now and then is never forgotten by the browser.
            if let Some(cookie) = person::renewed(&headers) {
                reply.headers_mut().insert(SET_COOKIE, cookie);
            }
            Ok(reply)
        }
        .await,
    )
}

pub(super) async fn become_known(
    State(shared): State<Shared>,
    Extension(household): Extension<Household>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let Named { name } = read(&body)?;
            let name = clean_name(&name).ok_or(Refusal::TooLong)?;
            if let Some(person) = person::known(&shared, &headers).await? {
                if !shared.gates.of(&person.id).requests.take() {
                    return Err(Refusal::TooMany);
                }
                let renamed = shared.hub.store().rename(&person.id, &name).await;
                renamed.map_err(|_| Refusal::Unavailable)?;
                return Ok(json(StatusCode::OK, &PersonDoc { id: &person.id, name: &name }));
            }
            let (person, secret) = person::create(&shared, &household, name).await?;
            let mut reply = json(StatusCode::CREATED, &PersonDoc { id: &person.id, name: &person.name });
            if let Some(cookie) = person::cookie(&secret, &headers) {
                reply.headers_mut().insert(SET_COOKIE, cookie);
            }
            Ok(reply)
        }
        .await,
    )
}

pub(super) async fn forget_device(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            if let Some(secret) = person::secret(&headers) {
                let ended = shared.hub.store().end_session(&random::hashed(&secret)).await;
                ended.map_err(|_| Refusal::Unavailable)?;
                shared.session_ended(&person.id);
            }
            let mut reply = json(StatusCode::OK, &serde_json::json!({}));
            if let Some(cookie) = person::no_cookie(&headers) {
                reply.headers_mut().insert(SET_COOKIE, cookie);
            }
            Ok(reply)
        }
        .await,
    )
}

pub(super) async fn token(
    State(shared): State<Shared>,
    Extension(household): Extension<Household>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply {
    answer(
        async {
            // A secret in the hands of a page is one that a script could read.
            if origin::by_a_browser(&headers) {
                return Err(Refusal::Stranger);
            }
            let Named { name } = read(&body)?;
            let name = clean_name(&name).ok_or(Refusal::TooLong)?;
            let (person, secret) = person::create(&shared, &household, name).await?;
            let doc = serde_json::json!({"id": person.id, "name": person.name, "token": secret});
            Ok(json(StatusCode::CREATED, &doc))
        }
        .await,
    )
}

/// A list of tables; `most` says how many were asked for, so that it is told where it goes on.
async fn list(shared: &Shared, rows: &[TableRow], most: u32, person: Option<&str>) -> Reply {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let fresh;
        let (card, waits) = match row.card() {
            Some(card) => (card, row.waits.as_str()),
            // A table that cannot be made of its log is no reason to hide the others.
            None => match fresh_card(shared, row).await {
                Some(known) => {
                    fresh = known;
                    (fresh.0.as_str(), fresh.1.as_str())
                }
                None => continue,
            },
        };
        let Ok(room) = serde_json::from_str::<kosa_wire::Room>(card) else { continue };
        let TableRow { id, wishes, shown, options, phase, commitment, created, changed, .. }: &TableRow = row;
        // The seed is left out: it is a secret.
        tables.push(TableDoc {
            id,
            // Whoever has made it may have passed it on.
            owner: room.owner.clone(),
            wishes: if shown.is_empty() { wishes } else { shown },
            phase: phase.id(),
            commitment,
            options: serde_json::from_str(options).unwrap_or_default(),
            created: *created,
            changed: *changed,
            room,
            waits_for_you: person.is_some_and(|person| waits.split(' ').any(|one| one == person)),
        });
    }
    let mut doc = serde_json::json!({ "tables": tables });
    if let Some(last) = rows.last().filter(|_| rows.len() as u32 >= most) {
        doc["next"] = Bookmark::of(last).to_string().into();
    }
    json(StatusCode::OK, &doc)
}

/// What lists show of a table that an older version has written, and whom it waits for.
async fn fresh_card(shared: &Shared, row: &TableRow) -> Option<(String, String)> {
    let live = shared.hub.table(&row.id).await.ok()?;
    let (card, waits) = live.card().await.ok()?;
    if matches!(row.phase, Phase::Over | Phase::Closed) {
        // Nothing changes there any more. Others are kept with their next line.
        let _ = shared.hub.store().keep_card(&row.id, &card).await;
    }
    Some((card, waits))
}

/// What this server is to whoever asks, known or not.
pub(super) async fn server(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let person = person::known(&shared, &headers).await?;
            let you = person.as_ref().map(|person| PersonDoc { id: &person.id, name: &person.name });
            let push = shared.hub.pusher().map(|pusher| pusher.public_key());
            Ok(json(StatusCode::OK, &serde_json::json!({ "tables": true, "you": you, "push": push })))
        }
        .await,
    )
}

/// Which tables are listed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Whether those whose games are over.
    finished: Option<String>,
    /// Where the list goes on, as it was told.
    after: Option<String>,
}

pub(super) async fn tables(
    State(shared): State<Shared>,
    headers: HeaderMap,
    which: Result<Query<Which>, QueryRejection>,
) -> Reply {
    answer(
        async {
            let Query(Which { finished, after }) = which.map_err(|e| unasked(&e))?;
            let after = match after {
                Some(after) => after.parse().map_err(|_| Refusal::Malformed)?,
                None => Bookmark::first(),
            };
            let person = person::known(&shared, &headers).await?;
            let store = shared.hub.store();
            let (rows, most) = match finished.as_deref() {
                Some("true") => (store.finished_tables(&after, FINISHED).await, FINISHED),
                _ => (store.open_tables(&after, LISTED).await, LISTED),
            };
            let rows = rows.map_err(|_| Refusal::Unavailable)?;
            Ok(list(&shared, &rows, most, person.as_ref().map(|person| person.id.as_str())).await)
        }
        .await,
    )
}

pub(super) async fn my_tables(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let person = somebody(&shared, &headers).await?;
            let rows = shared.hub.store().tables_of(&person.id, LISTED).await;
            let rows = rows.map_err(|_| Refusal::Unavailable)?;
            Ok(list(&shared, &rows, u32::MAX, Some(&person.id)).await)
        }
        .await,
    )
}

/// The link of a table: the page opens at it.
pub(super) async fn link(Path(id): Path<String>) -> Reply {
    let sound = !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric());
    let mut reply = text(StatusCode::SEE_OTHER, "text/plain; charset=utf-8", String::new());
    let to = if sound { format!("/#/t/{id}") } else { "/".into() };
    if let Ok(to) = HeaderValue::from_str(&to) {
        reply.headers_mut().insert(LOCATION, to);
    }
    reply
}

pub(super) async fn make(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let Wanted { wishes, listed, options } = read(&body)?;
            let owned =
                shared.hub.store().tables_owned(&person.id).await.map_err(|_| Refusal::Unavailable)?;
            if owned >= u64::from(shared.gates.limits.tables_of_one) {
                return Err(Refusal::TooManyTables);
            }
            let made = shared.hub.make(&person.id, &wishes, options, listed).await.map_err(|e| match e {
                HubRefusal::Refused(refusal) => refusal,
                HubRefusal::Failed(_) => Refusal::Unavailable,
            });
            Ok(json(StatusCode::CREATED, &serde_json::json!({ "table": made? })))
        }
        .await,
    )
}

pub(super) async fn table(State(shared): State<Shared>, headers: HeaderMap, Path(id): Path<String>) -> Reply {
    answer(
        async {
            let person = person::known(&shared, &headers).await?;
            if let Some(person) = &person
                && !shared.gates.of(&person.id).requests.take()
            {
                return Err(Refusal::TooMany);
            }
            let live = shared.hub.table(&id).await.map_err(|e| e.refusal())?;
            let joined = live.joined(person.as_ref().map(|p| p.id.as_str())).await;
            Ok(json(StatusCode::OK, &joined.map_err(|_| Refusal::Unavailable)?))
        }
        .await,
    )
}

pub(super) async fn request(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(id): Path<String>,
    body: Bytes,
) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let request: Request = read(&body)?;
            let live = shared.hub.table(&id).await.map_err(|e| e.refusal())?;
            if matches!(request.command, Command::Join {}) {
                let joined = live.joined(Some(&person.id)).await.map_err(|_| Refusal::Unavailable)?;
                return Ok(json(StatusCode::OK, &joined));
            }
            let start = std::time::Instant::now();
            let outcome = live.request(&person.id, &person.name, &request).await;
            crate::metrics::took(start.elapsed().as_micros() as u64);
            match outcome {
                Outcome::Done => Ok(json(StatusCode::OK, &Answer { id: request.id, outcome: Outcome::Done })),
                Outcome::Refused(refusal) => Err(refusal),
            }
        }
        .await,
    )
}

pub(super) async fn record(State(shared): State<Shared>, Path(id): Path<String>) -> Reply {
    answer(
        async {
            let live = shared.hub.table(&id).await.map_err(|e| e.refusal())?;
            let record = live.record().await.map_err(|_| Refusal::Unavailable)?;
            // Until the game is over its record is full of secrets.
            Ok(text(StatusCode::OK, "text/plain; charset=utf-8", record.ok_or(Refusal::NotOver)?))
        }
        .await,
    )
}
