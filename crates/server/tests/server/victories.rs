//! The sheet of victories of a server's people: whoever has won a game is entered once in up to two categories, and nobody else.

use crate::common::{Folder, Postgres, databases, runtime};
use crate::guest::{http, token};
use crate::play::Play;
use crate::running::Running;
use kosa_bots::bot;
use kosa_engine::Awaiting;
use kosa_server::store::{Append, LogRow, NewTable, Phase, Store};
use kosa_table::Seed;
use kosa_wire::Command;
use serde_json::{Value, json};
use std::net::SocketAddr;

fn ask(address: SocketAddr, method: &str, token: &str, body: &Value) -> (u16, Value) {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let headers = if token.is_empty() { &[][..] } else { &headers[..] };
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, answer) = http(address, method, "/api/v1/victories", headers, &body).unwrap();
    (status, serde_json::from_str(&answer).unwrap_or_default())
}

fn id_of(address: SocketAddr, token: &str) -> String {
    let bearer = format!("Bearer {token}");
    let body = http(address, "GET", "/api/v1/me", &[("authorization", &bearer)], "").unwrap().2;
    serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_string()
}

/// What the winner is called until it is known who it is.
const SOMEBODY: &str = "somebody";

/// A whole game of somebody against one who does nothing.
fn played(seed: u64) -> Play {
    let person = SOMEBODY;
    let mut play = Play::started("kosa1;seats=human,bot:idle;rules=rulebook", seed, &[person]);
    play.quiet = true;
    // Somebody who plays to win ends a game in some twenty rounds.
    let mut player = None;
    for _ in 0..5000 {
        if play.room.phase() == kosa_wire::Phase::Over {
            return play;
        }
        if play.bot() {
            continue;
        }
        let (at, standing) = play.known(person);
        let Awaiting::Seats(seats) = standing.awaiting() else { panic!("nobody is asked") };
        let seat = seats.iter().next().unwrap();
        let player = player.get_or_insert_with(|| bot("easy", &Seed::from(seed), seat).unwrap());
        let view = standing.view(seat.into());
        let mv = player.choose(view, &view.legal());
        play.ask(person, Some(at), Command::Play { seat, moves: vec![mv] }).unwrap();
    }
    panic!("the game does not end");
}

/// Keeps a game that this person has won as the server would have.
async fn keep(store: &Store, id: &str, play: &Play, person: &str) {
    let table = NewTable {
        id: id.into(),
        owner: person.into(),
        wishes: play.row.wishes.clone(),
        seed: play.row.seed.clone(),
        commitment: play.row.commitment.clone(),
        listed: false,
        options: play.row.options.clone(),
    };
    let of_person = |text: &str| text.replace(SOMEBODY, person);
    let log: Vec<LogRow> = play
        .log
        .iter()
        .map(|row| LogRow { person: of_person(&row.person), deed: of_person(&row.deed), ..row.clone() })
        .collect();
    let (first, rest) = log.split_first().unwrap();
    store.create_table(&table, &Append::line(id, first.clone())).await.unwrap();
    let (last, rest) = rest.split_last().unwrap();
    for row in rest {
        store.append(Append::line(id, row.clone())).await.unwrap();
    }
    let mut results = play.room.result_rows();
    results.iter_mut().for_each(|row| row.person = of_person(&row.person));
    assert_eq!((results[0].place, results[0].kind.as_str()), (1, "person"), "whoever plays wins");
    let end = Append { phase: Some(Phase::Over), results, ..Append::line(id, last.clone()) };
    store.append(end).await.unwrap();
}

#[test]
fn winners_are_entered_once_and_two_times_at_most() {
    let folder = Folder::new("victories");
    let postgres = Postgres::start();
    let game = played(7);
    for database in databases(&folder, postgres.as_ref()) {
        let running = Running::at(&database, crate::server::LIMITS);
        let [anna, jan] = ["Anna", "Jan"].map(|name| token(running.address, name));
        let [anna_id, jan_id] = [&anna, &jan].map(|who| id_of(running.address, who));
        let empty = ask(running.address, "GET", &anna, &Value::Null).1;
        assert_eq!((&empty["victories"], &empty["open"]), (&json!([]), &json!([])), "{empty}");
        drop(running);
        runtime().block_on(async {
            let store = Store::open(&database).await.unwrap();
            keep(&store, "first", &game, &anna_id).await;
            keep(&store, "second", &game, &jan_id).await;
            store.close().await;
        });
        let running = Running::at(&database, crate::server::LIMITS);
        let at = running.address;
        let enter = |who: &str, table: &str, category: &str| {
            let (status, answer) = ask(at, "POST", who, &json!({ "table": table, "category": category }));
            (status, answer["refused"]["why"].as_str().unwrap_or_default().to_string())
        };
        // What has been earned is told to the winner, and to nobody else.
        let told = ask(at, "GET", &anna, &Value::Null).1;
        assert_eq!(told["open"][0]["table"], "first", "{told}");
        let open: Vec<&str> = told["open"][0]["categories"]
            .as_array()
            .unwrap()
            .iter()
            .map(|earned| earned["category"].as_str().unwrap())
            .collect();
        assert!(open.contains(&"players:2") && open.contains(&"mostcoins"), "{open:?}");
        let stranger = ask(at, "GET", "", &Value::Null).1;
        assert!(stranger.get("open").is_none() && !stranger.to_string().contains("first"), "{stranger}");
        assert_eq!(enter("", "first", "players:2").0, 401);
        assert_eq!(enter(&jan, "first", "players:2"), (403, "not_owner".into()), "somebody else has won it");
        assert_eq!(enter(&anna, "first", "players:5"), (403, "not_owner".into()), "two have played");
        assert_eq!(enter(&anna, "first", "cheating").0, 400);
        assert_eq!(enter(&anna, "nowhere", "players:2").0, 403);
        assert_eq!(enter(&anna, "first", "players:2").0, 201);
        assert_eq!(enter(&anna, "first", "players:2").0, 409, "once");
        assert_eq!(enter(&jan, "second", "players:2"), (409, "taken".into()), "Anna was the first");
        assert_eq!(enter(&anna, "first", "mostcoins").0, 201);
        assert_eq!(enter(&anna, "first", "largestmargin"), (429, "too_many".into()), "two for each game");
        let sheet = ask(at, "GET", &anna, &Value::Null).1;
        assert_eq!(sheet["victories"].as_array().unwrap().len(), 2, "{sheet}");
        assert!(sheet["victories"].as_array().unwrap().iter().all(|line| line["name"] == "Anna"), "{sheet}");
        assert_eq!(sheet["open"], json!([]), "both have been entered");
        // Whoever is forgotten stands on no sheet.
        let bearer = format!("Bearer {anna}");
        assert_eq!(http(at, "DELETE", "/api/v1/me", &[("authorization", &bearer)], "").unwrap().0, 200);
        let sheet = ask(at, "GET", "", &Value::Null).1;
        assert_eq!(sheet["victories"], json!([]), "{sheet}");
        assert_eq!(enter(&jan, "second", "players:2").0, 201, "it is free again");
    }
}
