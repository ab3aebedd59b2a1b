//! What lists show is kept beside the logs: nothing is played through for them.

use crate::common::{Folder, Postgres, databases, on_both, runtime};
use crate::guest::{Guest, http, make, token};
use crate::running::Running;
use crate::server::LIMITS;
use kosa_server::store::{Bookmark, Store};
use kosa_wire::{Command, Phase};
use serde_json::{Value, json};
use std::net::SocketAddr;

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";

fn get(address: SocketAddr, path: &str, token: &str) -> Value {
    let bearer = format!("Bearer {token}");
    let (status, _, body) = http(address, "GET", path, &[("authorization", &bearer)], "").unwrap();
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).unwrap()
}

/// A table in one of the lists.
fn listed(address: SocketAddr, path: &str, token: &str, table: &str) -> Value {
    let tables = get(address, path, token)["tables"].clone();
    let found = tables.as_array().unwrap().iter().find(|row| row["id"] == table);
    found.unwrap_or_else(|| panic!("{table} is not in {path}: {tables}")).clone()
}

/// Tables that have been made of their logs.
fn alive(address: SocketAddr) -> u64 {
    let metrics = http(address, "GET", "/metrics", &[], "").unwrap().2;
    let line = metrics.lines().find_map(|line| line.strip_prefix("kosa_tables_alive "));
    line.unwrap().parse().unwrap()
}

#[test]
fn lists_say_who_sits_and_whom_a_table_waits_for_without_playing_it_through() {
    let folder = Folder::new("lists");
    let postgres = Postgres::start();
    for database in databases(&folder, postgres.as_ref()) {
        let running = Running::at(&database, LIMITS);
        let at = running.address;
        let tokens = [token(at, "Anna"), token(at, "Jan")];
        let table = make(at, &tokens[0], WISHES);
        let asked = runtime().block_on(async {
            let mut guests = tokens.clone().map(|token| Guest::new(&token, &table));
            for (place, guest) in (1..).zip(&mut guests) {
                assert!(guest.connect(at).await);
                guest.get(Command::Sit { place, name: None }).await.unwrap();
            }
            let sits = listed(at, "/api/v1/tables", "", &table);
            assert_eq!(
                (&sits["phase"], &sits["room"]["places"][1]["sitter"]["name"]),
                (&json!("waiting"), &json!("Jan"))
            );
            assert_eq!(
                listed(at, "/api/v1/tables", &tokens[0], &table)["waits_for_you"],
                true,
                "the owner may begin"
            );
            guests[0].get(Command::Start {}).await.unwrap();
            // Some decisions, until it is the other's turn.
            guests[1].until("the deal", |guest| guest.standing.is_some()).await;
            let first = guests.iter().position(|guest| guest.choices().is_some()).unwrap();
            for _ in 0..40 {
                let Some((seat, moves)) = guests[first].choices() else { break };
                guests[first].get(Command::Play { seat, moves: vec![moves[0]] }).await.unwrap();
            }
            guests[1 - first].until("the other's turn", |guest| guest.choices().is_some()).await;
            1 - first
        });
        drop(running);
        // Another process knows the same of it, and has made no table.
        let running = Running::at(&database, LIMITS);
        let at = running.address;
        for (who, token) in tokens.iter().enumerate() {
            for path in ["/api/v1/tables", "/api/v1/me/tables"] {
                let row = listed(at, path, token, &table);
                assert_eq!(row["waits_for_you"], who == asked, "{path}: {row}");
                let room = &row["room"];
                assert_eq!(
                    (&room["phase"], room["places"].as_array().unwrap().len()),
                    (&json!("playing"), 2)
                );
                assert!(room["places"][0]["seat"].is_number() && room.get("seed").is_none(), "{room}");
            }
        }
        assert_eq!(alive(at), 0, "a list has played a game through");
        // It is what a table says of itself, without what changes with every turn.
        let mut told = get(at, &format!("/api/v1/tables/{table}"), "")["room"].clone();
        told.as_object_mut().unwrap().remove("clock");
        assert_eq!(listed(at, "/api/v1/tables", "", &table)["room"], told);
    }
}

#[test]
fn a_table_that_waits_is_found_however_many_are_played() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let listed = |id: &str| kosa_server::store::NewTable { listed: true, ..crate::store::table(id) };
        for i in 0..25 {
            let id = format!("t{i:02}");
            store.create_table(&listed(&id), &crate::store::line(&id, 1, "anna", "made")).await.unwrap();
            if i > 2 {
                let phase = Some(kosa_server::store::Phase::Playing);
                let line = crate::store::line(&id, 2, "anna", "start");
                store.append(kosa_server::store::Append { phase, ..line }).await.unwrap();
            }
        }
        let (mut after, mut found) = (Bookmark::first(), Vec::new());
        loop {
            let page = store.open_tables(&after, 10).await.unwrap();
            found.extend(page.iter().map(|row| row.id.clone()));
            let Some(last) = page.last() else { break };
            after = Bookmark::of(last).to_string().parse().unwrap();
        }
        assert_eq!(found.len(), 25, "each once: {found:?}");
        let mut first = found[..3].to_vec();
        first.sort();
        assert_eq!(first, ["t00", "t01", "t02"], "those that wait come first");
        found.sort();
        found.dedup();
        assert_eq!(found.len(), 25);
        store.close().await;
    });
    let running = Running::start(LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    for _ in 0..104 {
        make(at, &anna, WISHES);
    }
    let first = get(at, "/api/v1/tables", "");
    let rest = get(at, &format!("/api/v1/tables?after={}", first["next"].as_str().unwrap()), "");
    let count = |page: &Value| page["tables"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&rest), &rest["next"]), (100, 4, &Value::Null));
    assert_eq!(http(at, "GET", "/api/v1/tables?after=nowhere", &[], "").unwrap().0, 400);
}

#[test]
fn a_profile_names_no_table_that_is_not_for_everybody() {
    let running = Running::start(LIMITS);
    let at = running.address;
    let [anna, jan] = ["Anna", "Jan"].map(|name| token(at, name));
    let id = get(at, "/api/v1/me", &anna)["id"].as_str().unwrap().to_string();
    let bearer = format!("Bearer {anna}");
    let body = json!({ "wishes": "kosa1;seats=human,bot:random;rules=rulebook" }).to_string();
    let made = http(at, "POST", "/api/v1/tables", &[("authorization", &bearer)], &body).unwrap().2;
    let table = serde_json::from_str::<Value>(&made).unwrap()["table"].as_str().unwrap().to_string();
    runtime().block_on(async {
        let mut guest = Guest::new(&anna, &table);
        assert!(guest.connect(at).await);
        guest.get(Command::Sit { place: 1, name: None }).await.unwrap();
        guest.get(Command::Start {}).await.unwrap();
        guest.get(Command::Leave { place: 1, for_good: false }).await.unwrap();
        guest.until("the end", |guest| guest.phase() == Some(Phase::Over)).await;
    });
    let profile = |who: &str| get(at, &format!("/api/v1/people/{id}"), who)["games"].clone();
    assert_eq!(profile(&anna)[0]["table"], table.as_str(), "it is her own");
    for stranger in ["", jan.as_str()] {
        let games = profile(stranger);
        assert_eq!((games.as_array().unwrap().len(), &games[0]["table"]), (1, &json!("")), "{games}");
    }
}

#[test]
fn tables_that_an_older_version_has_changed_are_listed_as_they_are() {
    let folder = Folder::new("older");
    let database = folder.0.join("kosa.db").display().to_string();
    let running = Running::at(&database, LIMITS);
    let at = running.address;
    let anna = token(at, "Anna");
    let [waiting, over] =
        [WISHES, "kosa1;seats=bot:random,bot:random;rules=rulebook"].map(|w| make(at, &anna, w));
    runtime().block_on(async {
        let mut guest = Guest::new(&anna, &over);
        assert!(guest.connect(at).await);
        guest.get(Command::Start {}).await.unwrap();
        guest.until("the end", |guest| guest.phase() == Some(Phase::Over)).await;
    });
    drop(running);
    runtime().block_on(async {
        // An older version sits somebody down, and has never heard of cards.
        let pool = sqlx::SqlitePool::connect(&format!("sqlite://{database}")).await.unwrap();
        for statement in [
            "INSERT INTO log SELECT game_table, 2, 'jan', 'x', '{\"do\":\"sit\",\"place\":1,\"name\":\"Jan\"}', at + 1 FROM log \
             WHERE game_table = $1 AND number = 1",
            "UPDATE game_tables SET changed = changed + 1 WHERE id = $1",
        ] {
            sqlx::query(statement).bind(&waiting).execute(&pool).await.unwrap();
        }
        sqlx::query("UPDATE game_tables SET card = '', card_at = 0 WHERE id = $1").bind(&over).execute(&pool).await.unwrap();
        pool.close().await;
    });
    let running = Running::at(&database, LIMITS);
    let at = running.address;
    let row = listed(at, "/api/v1/tables", "", &waiting);
    assert_eq!(row["room"]["places"][1]["sitter"]["name"], "Jan", "{row}");
    let row = listed(at, "/api/v1/tables?finished=true", "", &over);
    assert_eq!(row["room"]["result"].as_array().unwrap().len(), 2, "{row}");
    drop(running);
    // What cannot change any more was kept on the way.
    let running = Running::at(&database, LIMITS);
    assert_eq!(listed(running.address, "/api/v1/tables?finished=true", "", &over), row);
    assert_eq!(alive(running.address), 0);
}

#[test]
fn a_database_of_an_older_version_is_brought_up_to_date_and_one_of_a_newer_refused() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let first = crate::store::line("t", 1, "anna", "made");
        store.create_table(&crate::store::table("t"), &first).await.unwrap();
        for (number, person) in [(2, "jan"), (3, "anna"), (4, "")] {
            store.append(crate::store::line("t", number, person, &number.to_string())).await.unwrap();
        }
        store.close().await;
        let statements = |list: &'static [&'static str]| {
            let address = address.clone();
            async move {
                if address.starts_with("postgres://") {
                    let pool = sqlx::PgPool::connect(&address).await.unwrap();
                    for &statement in list {
                        sqlx::query(statement).execute(&pool).await.unwrap();
                    }
                    pool.close().await;
                } else {
                    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{address}")).await.unwrap();
                    for &statement in list {
                        sqlx::query(statement).execute(&pool).await.unwrap();
                    }
                    pool.close().await;
                }
            }
        };
        // As the version before has left it.
        statements(&[
            "ALTER TABLE links DROP COLUMN by_host",
            "ALTER TABLE sessions DROP COLUMN by_host",
            "DROP TABLE presences",
            "DROP TABLE processes",
            "DROP TABLE uptime",
            "DROP TABLE pauses",
            "DROP TABLE visits",
            "ALTER TABLE game_tables DROP COLUMN edited",
            "ALTER TABLE game_tables DROP COLUMN card",
            "ALTER TABLE game_tables DROP COLUMN card_at",
            "ALTER TABLE game_tables DROP COLUMN waits",
            "DELETE FROM kosa_schema WHERE version >= 5",
        ])
        .await;
        let store = Store::open(&address).await.unwrap();
        for (person, lines) in [("anna", 2), ("jan", 1), ("", 0), ("ola", 0)] {
            assert_eq!(store.lines_of(person).await.unwrap().len(), lines, "{person}");
            assert_eq!(store.visited(person).await.unwrap().len(), lines.min(1), "{person}");
        }
        assert_eq!(store.table("t").await.unwrap().unwrap().card(), None, "not known yet");
        store.close().await;
        statements(&["INSERT INTO kosa_schema (version) VALUES (999)"]).await;
        let refused = Store::open(&address).await.err().map(|fault| fault.to_string()).unwrap_or_default();
        assert!(refused.contains("999"), "{refused}");
    });
}

#[test]
fn whoever_leaves_for_good_is_found_without_reading_all_logs() {
    let folder = Folder::new("visits");
    let database = folder.0.join("kosa.db").display().to_string();
    runtime().block_on(async {
        Store::open(&database).await.unwrap().close().await;
        let pool = sqlx::SqlitePool::connect(&format!("sqlite://{database}")).await.unwrap();
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "EXPLAIN QUERY PLAN {}",
            kosa_server::store::LINES_OF
        )))
        .bind("anna")
        .fetch_all(&pool)
        .await
        .unwrap();
        let steps: Vec<&str> = plan.iter().map(|(.., step)| step.as_str()).collect();
        assert!(steps.iter().any(|step| step.contains("SEARCH log")), "{steps:?}");
        assert!(!steps.iter().any(|step| step.starts_with("SCAN")), "{steps:?}");
        pool.close().await;
    });
}
