//! What anybody may know of games that are over: profiles, ratings, statistics, records.

use super::Shared;
use super::api::{Reply, answer, unasked};
use super::reply::{json, text};
use crate::store::{Leader, Played, Rating, Tally};
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use kosa_wire::Refusal;
use serde::Deserialize;
use serde_json::{Value, json as doc};
use std::fmt::Write;

/// So many games stand in a profile.
const HISTORY: u32 = 100;
/// So many stand on the leaderboard.
const LEADERS: u32 = 200;
/// So many records come at once.
const MOST_RECORDS: u32 = 100;

/// A rating as it is told: what is nearly certain, the estimate, its error, and games.
pub(super) fn rating_doc(rating: &Rating) -> Value {
    let round = |value: f64| (value * 100.0).round() / 100.0;
    doc!({
        "shown": round(rating.shown()),
        "estimate": round(rating.mu),
        "uncertainty": round(rating.sigma),
        "games": rating.games,
    })
}

pub(super) fn played_doc(played: &Played) -> Value {
    let result = &played.result;
    doc!({
        "table": played.table,
        "at": played.at,
        "seat": result.seat,
        "faction": result.faction,
        "mat": result.mat,
        "seats": result.seats,
        "place": result.place,
        "total": result.total,
        "rated": result.rated,
    })
}

/// `GET /api/v1/people/ID`. Tables that are not for everybody are named to nobody else: their ids are invitations.
pub(super) async fn profile(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Reply {
    answer(
        async {
            let store = shared.hub.store();
            let gone = |_| Refusal::Unavailable;
            let person = store.person(&id).await.map_err(gone)?.ok_or(Refusal::NoSuchPlace)?;
            let rating = store.rating_of(&id).await.map_err(gone)?;
            let mut played = store.played(&id, HISTORY).await.map_err(gone)?;
            let itself = super::person::known(&shared, &headers).await?.is_some_and(|person| person.id == id);
            for game in played.iter_mut().filter(|game| !game.listed && !itself) {
                game.table.clear();
            }
            let body = doc!({
                "id": person.id,
                "name": person.name,
                "since": person.created,
                "rating": rating.map(|rating| rating_doc(&rating)),
                "games": played.iter().map(played_doc).collect::<Vec<_>>(),
            });
            Ok(json(StatusCode::OK, &body))
        }
        .await,
    )
}

/// `GET /api/v1/ratings`
pub(super) async fn ratings(State(shared): State<Shared>) -> Reply {
    let leaders = shared.hub.store().leaders(LEADERS).await;
    let line = |leader: &Leader| doc!({ "id": leader.person, "name": leader.name, "rating": rating_doc(&leader.rating) });
    answer(leaders.map_err(|_| Refusal::Unavailable).map(|leaders| {
        json(StatusCode::OK, &doc!({ "ratings": leaders.iter().map(line).collect::<Vec<_>>() }))
    }))
}

/// `GET /api/v1/statistics`
pub(super) async fn statistics(State(shared): State<Shared>) -> Reply {
    let tallies = shared.hub.store().statistics().await;
    let line = |t: &Tally| {
        doc!({
            "faction": t.faction,
            "mat": t.mat,
            "seats": t.seats,
            "player": t.kind,
            "games": t.games,
            "wins": t.wins,
            "coins": t.total,
        })
    };
    answer(tallies.map_err(|_| Refusal::Unavailable).map(|tallies| {
        json(StatusCode::OK, &doc!({ "statistics": tallies.iter().map(line).collect::<Vec<_>>() }))
    }))
}

/// `GET /api/v1/statistics.csv`
pub(super) async fn statistics_csv(State(shared): State<Shared>) -> Reply {
    let tallies = shared.hub.store().statistics().await;
    answer(tallies.map_err(|_| Refusal::Unavailable).map(|tallies| {
        let mut out = String::from("faction,mat,seats,player,games,wins,coins\n");
        for t in &tallies {
            let (faction, mat, kind) = (&t.faction, &t.mat, &t.kind);
            let _ = writeln!(out, "{faction},{mat},{},{kind},{},{},{}", t.seats, t.games, t.wins, t.total);
        }
        text(StatusCode::OK, "text/csv; charset=utf-8", out)
    }))
}

/// Where a stream of records goes on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    /// A time in milliseconds since 1970.
    #[serde(default)]
    after: u64,
    /// The id of a table that ended then.
    #[serde(default)]
    table: String,
    /// So many at most.
    most: Option<u32>,
}

/// `GET /api/v1/records`: records of games that are over and were listed, one after the other, each begun by a line `# TABLE TIME`. They are made while
/// they are sent.
pub(super) async fn records(
    State(shared): State<Shared>,
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
) -> Reply {
    answer(
        async {
            let Query(After { after, table, most }) = after.map_err(|e| unasked(&e))?;
            let after = i64::try_from(after).map_err(|_| Refusal::Malformed)? as u64;
            let most = most.unwrap_or(MOST_RECORDS).min(MOST_RECORDS);
            let finished = shared.hub.store().finished(after, &table, most).await;
            let finished = finished.map_err(|_| Refusal::Unavailable)?;
            let hub = shared.hub.clone();
            let stream =
                futures_util::stream::unfold((hub, finished.into_iter()), |(hub, mut rest)| async move {
                    let (id, at) = rest.next()?;
                    let record = match hub.table(&id).await {
                        Ok(live) => live.record().await.ok().flatten(),
                        Err(_) => None,
                    };
                    let text = record.map_or_else(String::new, |record| format!("# {id} {at}\n{record}\n"));
                    Some((Ok::<_, core::convert::Infallible>(text), (hub, rest)))
                });
            let mut reply = text(StatusCode::OK, "text/plain; charset=utf-8", String::new());
            *reply.body_mut() = Body::from_stream(stream);
            Ok(reply)
        }
        .await,
    )
}
