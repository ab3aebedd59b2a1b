//! Coming back elsewhere, and leaving for good.

use super::api::{Reply, answer, our_page, read, somebody};
use super::limits::Household;
use super::reply::json;
use super::{Shared, origin, password, person};
use crate::forget::forget;
use crate::live::now;
use crate::random;
use crate::room::{Deed, clean_name};
use crate::store::{OwnLine, Person, Phase};
use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use kosa_wire::{Command, Outcome, Refusal, Request};
use serde::Deserialize;
use serde_json::{Value, json as doc};
use std::collections::HashSet;

/// A link is valid for so long, in milliseconds.
const LINK: u64 = 15 * 60 * 1000;
/// So long after coming in by a link of the host a new password is set without the old one, in milliseconds.
const FORGOTTEN: u64 = 60 * 60 * 1000;
/// So much of the hash of a secret names a session: it cannot be used for anything.
const NAMED: usize = 16;
/// So many tables and games stand in an export.
const ALL: u32 = 100_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    login: String,
    password: String,
    /// The password of before, where there is one.
    old: Option<String>,
}

/// A name and a password, or a code. One type for both, so that a field that belongs to neither is named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entrance {
    login: Option<String>,
    password: Option<String>,
    code: Option<String>,
}

fn kept(result: Result<(), crate::store::StoreError>) -> Result<(), Refusal> {
    result.map_err(|_| Refusal::Unavailable)
}

/// A name to come back with: as it is typed, whatever the case.
fn login(name: &str) -> Result<String, Refusal> {
    let name = clean_name(name).ok_or(Refusal::TooLong)?.to_lowercase();
    if name.is_empty() { Err(Refusal::Empty) } else { Ok(name) }
}

/// `POST /api/v1/me/password`. Whoever has one names it to get another, and other devices are not known any more: a device that somebody has left
/// open is no way to take an account over, and a new password ends what an old one that got known has begun. Whoever has come in by a link of the
/// host has forgotten it.
pub(super) async fn set_password(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let Credentials { login: name, password, old } = read(&body)?;
            let name = login(&name)?;
            if !password::is_strong(&password) {
                return Err(Refusal::WeakPassword);
            }
            if !shared.gates.of(&person.id).passwords.take() {
                return Err(Refusal::TooMany);
            }
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            let before = match store.login_of(&person.id).await.map_err(gone)? {
                Some(login) => store.account(&login).await.map_err(gone)?.map(|(_, hash)| hash),
                None => None,
            };
            let changes = before.is_some();
            let needed = changes && !has_forgotten(&shared, &headers).await?;
            if needed && !password::fits(old.unwrap_or_default(), before).await? {
                return Err(Refusal::WrongPassword);
            }
            let hash = password::hashed(password).await?;
            if !store.set_password(&person.id, &name, &hash, now()).await.map_err(gone)? {
                return Err(Refusal::NameTaken);
            }
            if changes {
                let this = person::secret(&headers).map(|secret| random::hashed(&secret)).unwrap_or_default();
                kept(store.end_other_sessions(&person.id, &this).await)?;
                shared.session_ended(&person.id);
            }
            Ok(json(StatusCode::OK, &doc!({ "login": name })))
        }
        .await,
    )
}

/// Whether whoever asks has come in by a link of the host, a little while ago, and has set no password since.
pub(super) async fn has_forgotten(shared: &Shared, headers: &HeaderMap) -> Result<bool, Refusal> {
    let Some(secret) = person::secret(headers) else { return Ok(false) };
    let since = now().saturating_sub(FORGOTTEN);
    let by_host = shared.hub.store().came_by_host(&random::hashed(&secret), since).await;
    by_host.map_err(|_| Refusal::Unavailable)
}

/// `POST /api/v1/me/links`
pub(super) async fn make_link(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let code = random::secret().map_err(|_| Refusal::Unavailable)?;
            let until = now() + LINK;
            kept(shared.hub.store().create_link(&random::hashed(&code), &person.id, until, false).await)?;
            Ok(json(StatusCode::CREATED, &doc!({ "code": code, "until": until })))
        }
        .await,
    )
}

/// `POST /api/v1/sessions`: a name and a password, or a link that was made elsewhere.
pub(super) async fn come_in(
    State(shared): State<Shared>,
    Extension(household): Extension<Household>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            if !shared.gates.may_come_back(&household) {
                return Err(Refusal::TooMany);
            }
            let store = shared.hub.store();
            let mut by_host = false;
            let person: Option<Person> = match read(&body)? {
                Entrance { login: Some(name), password: Some(password), code: None } => {
                    let name = login(&name)?;
                    // Guessing is slow for everybody who guesses the same name.
                    if !shared.gates.of(&format!("login {name}")).passwords.take() {
                        return Err(Refusal::TooMany);
                    }
                    let account = store.account(&name).await.map_err(|_| Refusal::Unavailable)?;
                    let (person, hash) = account.unzip();
                    let fits = password.chars().count() <= 200 && password::fits(password, hash).await?;
                    person.filter(|_| fits)
                }
                Entrance { login: None, password: None, code: Some(code) } => {
                    let taken = store.take_link(&random::hashed(&code), now()).await;
                    match taken.map_err(|_| Refusal::Unavailable)? {
                        Some((id, made_by_host)) => {
                            by_host = made_by_host;
                            store.person(&id).await.map_err(|_| Refusal::Unavailable)?
                        }
                        None => None,
                    }
                }
                // Half of one, or some of both.
                Entrance { .. } => return Err(Refusal::Malformed),
            };
            let person = person.ok_or(Refusal::WrongPassword)?;
            let secret = random::secret().map_err(|_| Refusal::Unavailable)?;
            kept(store.create_session(&person.id, &random::hashed(&secret), now(), by_host).await)?;
            let mut body = doc!({ "id": person.id, "name": person.name });
            if !origin::by_a_browser(&headers) {
                // A program keeps no cookies.
                body["token"] = secret.as_str().into();
            }
            let mut reply = json(StatusCode::CREATED, &body);
            if let Some(cookie) = person::cookie(&secret, &headers) {
                reply.headers_mut().insert(SET_COOKIE, cookie);
            }
            Ok(reply)
        }
        .await,
    )
}

fn name_of(secret: &str) -> &str {
    secret.get(..NAMED).unwrap_or_default()
}

/// `GET /api/v1/me/sessions`
pub(super) async fn sessions(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let person = somebody(&shared, &headers).await?;
            Ok(json(StatusCode::OK, &doc!({ "sessions": session_docs(&shared, &person, &headers).await? })))
        }
        .await,
    )
}

async fn session_docs(shared: &Shared, person: &Person, headers: &HeaderMap) -> Result<Vec<Value>, Refusal> {
    let this = person::secret(headers).map(|secret| random::hashed(&secret));
    let sessions = shared.hub.store().sessions(&person.id).await.map_err(|_| Refusal::Unavailable)?;
    let session = |s: &crate::store::Session| {
        let here = this.as_ref() == Some(&s.secret);
        doc!({ "id": name_of(&s.secret), "created": s.created, "seen": s.seen, "this": here })
    };
    Ok(sessions.iter().map(session).collect())
}

/// `DELETE /api/v1/me/sessions/ID`
pub(super) async fn end_session(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let store = shared.hub.store();
            let sessions = store.sessions(&person.id).await.map_err(|_| Refusal::Unavailable)?;
            let session = sessions.iter().find(|session| name_of(&session.secret) == id);
            let session = session.ok_or(Refusal::NoSuchPlace)?;
            kept(store.end_session_of(&person.id, &session.secret).await)?;
            shared.session_ended(&person.id);
            Ok(json(StatusCode::OK, &doc!({})))
        }
        .await,
    )
}

/// `DELETE /api/v1/me/sessions`: all but this one.
pub(super) async fn end_others(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let this = person::secret(&headers).map(|secret| random::hashed(&secret)).unwrap_or_default();
            kept(shared.hub.store().end_other_sessions(&person.id, &this).await)?;
            shared.session_ended(&person.id);
            Ok(json(StatusCode::OK, &doc!({})))
        }
        .await,
    )
}

/// `GET /api/v1/me/export`: everything that is kept of somebody.
pub(super) async fn export(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let person = somebody(&shared, &headers).await?;
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            let lines = store.lines_of(&person.id).await.map_err(gone)?;
            let visited = store.visited(&person.id).await.map_err(gone)?;
            let over = visited.iter().filter(|table| table.phase == Phase::Over);
            let over: HashSet<&str> = over.map(|table| table.id.as_str()).collect();
            let line = |line: &OwnLine| own_line(line, over.contains(line.table.as_str()));
            let tables = store.tables_of(&person.id, ALL).await.map_err(gone)?;
            let played = store.played(&person.id, ALL).await.map_err(gone)?;
            let told = store.subscriptions(&person.id).await.map_err(gone)?;
            let told = told.iter().map(|to| doc!({ "endpoint": to.endpoint, "lang": to.lang }));
            let body = doc!({
                "id": person.id,
                "name": person.name,
                "created": person.created,
                "login": store.login_of(&person.id).await.map_err(gone)?,
                "sessions": session_docs(&shared, &person, &headers).await?,
                "rating": store.rating_of(&person.id).await.map_err(gone)?.map(|r| super::stats::rating_doc(&r)),
                "tables": tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(),
                "games": played.iter().map(super::stats::played_doc).collect::<Vec<_>>(),
                "push": told.collect::<Vec<_>>(),
                "done": lines.iter().map(line).collect::<Vec<_>>(),
            });
            Ok(json(StatusCode::OK, &body))
        }
        .await,
    )
}

/// Something that somebody has done. Before the game is over the log holds more than they may know: what was drawn for others, and by its
/// numbers how much has been decided.
fn own_line(line: &OwnLine, over: bool) -> Value {
    if over {
        let deed: Value = serde_json::from_str(&line.deed).unwrap_or_default();
        return doc!({ "table": line.table, "number": line.number, "at": line.at, "deed": deed });
    }
    let deed = serde_json::from_str(&line.deed).ok().map(Deed::as_its_person_knows_it);
    doc!({ "table": line.table, "at": line.at, "deed": deed })
}

/// `DELETE /api/v1/me`: leaves every game, and is forgotten. What was decided stays, as it belongs to the games of others; names and talk do not.
pub(super) async fn forget_me(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            for table in store.tables_of(&person.id, ALL).await.map_err(gone)? {
                get_up(&shared, &person, &table.id).await;
            }
            let visited = store.visited(&person.id).await.map_err(gone)?;
            kept(forget(store, &person.id).await)?;
            shared.session_ended(&person.id);
            for table in visited {
                shared.hub.read_anew(&table.id).await;
            }
            let mut reply = json(StatusCode::OK, &doc!({}));
            if let Some(cookie) = person::no_cookie(&headers) {
                reply.headers_mut().insert(SET_COOKIE, cookie);
            }
            Ok(reply)
        }
        .await,
    )
}

/// Gets up from every place at a table; where that cannot be done any more, the person has no game there. A table that is still theirs
/// afterwards is nobody's: it is closed, unless its game has begun.
async fn get_up(shared: &Shared, person: &Person, table: &str) {
    let Ok(live) = shared.hub.table(table).await else { return };
    let places = 1..=kosa_engine::vocab::MAX_SEATS as u8;
    let leave = places.map(|place| Command::Leave { place, for_good: true });
    for command in leave.chain([Command::Close {}]) {
        let id = random::id().unwrap_or_default();
        let request = Request { id, at: None, command };
        let _: Outcome = live.request(&person.id, "", &request).await;
    }
}
