//! The sheet of victories of a server's people: whoever has won a game here may be entered in up to two categories.

use super::Shared;
use super::api::{Reply, answer, our_page, read, somebody};
use super::reply::json;
use crate::live::now;
use crate::store::VictoryRow;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use kosa_engine::Record;
use kosa_learn::{Category, EnterError, FinishedGame, Victories};
use kosa_wire::Refusal;
use serde::Deserialize;
use serde_json::{Value, json as doc};

/// Of so many games that somebody won last it is said what could be entered: each is played through.
const LOOKED_AT: u32 = 10;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entered {
    table: String,
    category: String,
}

/// The sheet as the rules of the sheet know it: a game is called by its table, a winner by its id.
fn sheet(rows: &[VictoryRow]) -> Victories {
    let line = |row: &VictoryRow| format!("{} {} {} - {}\n", row.category, row.value, row.table, row.person);
    Victories::from_text(&rows.iter().map(line).collect::<String>())
}

/// What a finished game tells, if this seat has won it by the rules of the game: coins that were bid change who wins at a
/// table, and nothing about the deeds of the sheet.
async fn won(shared: &Shared, table: &str, seat: u32) -> Result<Option<FinishedGame>, Refusal> {
    let live = shared.hub.table(table).await.map_err(|e| e.refusal())?;
    let Some(text) = live.record().await.map_err(|_| Refusal::Unavailable)? else { return Ok(None) };
    let played = Record::from_text(&text).ok().and_then(|record| FinishedGame::of(&record).ok().flatten());
    let is_winner = |played: &FinishedGame| {
        played.winner().is_some_and(|winner| winner.is_human() && winner.seat.index() as u32 + 1 == seat)
    };
    Ok(played.filter(is_winner).map(|played| FinishedGame { id: table.to_string(), ..played }))
}

/// `GET /api/v1/victories`: the sheet, and for somebody who is known what the last won games may still be entered for. Tables
/// are named to their winner only: not every one is for everybody.
pub(super) async fn victories(State(shared): State<Shared>, headers: HeaderMap) -> Reply {
    answer(
        async {
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            let rows = store.victories().await.map_err(gone)?;
            let line = |row: &VictoryRow| {
                doc!({
                    "category": row.category, "value": row.value, "id": row.person, "name": row.name, "at": row.at,
                })
            };
            let lines: Vec<Value> = rows.iter().map(line).collect();
            let mut body = doc!({ "of": Category::all().len(), "victories": lines });
            if super::person::secret(&headers).is_some() {
                let person = somebody(&shared, &headers).await?;
                let sheet = sheet(&rows);
                let mut open = Vec::new();
                for (table, seat, at) in store.won_by(&person.id, LOOKED_AT).await.map_err(gone)? {
                    // A table that cannot be made of its log is no reason to hide the others.
                    let Ok(Some(played)) = won(&shared, &table, seat).await else { continue };
                    let category = |(category, value): (Category, u32)| {
                        doc!({ "category": category.to_string(), "value": value })
                    };
                    let categories: Vec<Value> = sheet.open(&played).into_iter().map(category).collect();
                    if !categories.is_empty() {
                        open.push(doc!({ "table": table, "at": at, "categories": categories }));
                    }
                }
                body["open"] = open.into();
            }
            Ok(json(StatusCode::OK, &body))
        }
        .await,
    )
}

/// `POST /api/v1/victories`: the winner of a game is entered in a category.
pub(super) async fn enter(State(shared): State<Shared>, headers: HeaderMap, body: Bytes) -> Reply {
    answer(
        async {
            our_page(&headers)?;
            let person = somebody(&shared, &headers).await?;
            let Entered { table, category } = read(&body)?;
            let category: Category = category.parse().map_err(|_| Refusal::Malformed)?;
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            let mine = store.won_by(&person.id, u32::MAX).await.map_err(gone)?;
            let (_, seat, _) = mine.iter().find(|(won, ..)| *won == table).ok_or(Refusal::NotOwner)?;
            let played = won(&shared, &table, *seat).await?.ok_or(Refusal::NotOwner)?;
            let rows = store.victories().await.map_err(gone)?;
            let mut sheet = sheet(&rows);
            sheet.enter(&played, category, &person.id, "").map_err(|e| match e {
                EnterError::Taken(_) => Refusal::Taken,
                EnterError::TwoAlready => Refusal::TooMany,
                EnterError::NotEarned(_) => Refusal::NotOwner,
                EnterError::Name => Refusal::Broken,
            })?;
            let value = category.earned(&played).ok_or(Refusal::NotOwner)?;
            let word = category.to_string();
            let new = VictoryRow {
                category: word.clone(),
                value,
                table,
                person: person.id,
                name: person.name,
                at: now(),
            };
            let old = rows.iter().find(|row| row.category == word);
            if !store.enter_victory(&new, old, Victories::MOST).await.map_err(gone)? {
                return Err(Refusal::Taken);
            }
            Ok(json(StatusCode::CREATED, &doc!({ "category": new.category, "value": new.value })))
        }
        .await,
    )
}
