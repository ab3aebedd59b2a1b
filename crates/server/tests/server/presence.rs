//! Everybody at a table is told the same of who is there, whichever process serves them; who was there through a process that is gone is
//! there no longer.

use crate::common::{Folder, Postgres, runtime};
use crate::guest::{Guest, make, token};
use crate::running::Running;
use crate::server::{LIMITS, Process};
use futures_util::StreamExt;
use kosa_server::store::LEASE;
use kosa_wire::{Command, Present};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const WISHES: &str = "kosa1;seats=human,human;rules=rulebook";

/// Two people who sit at a table, and one who looks on.
async fn three(at: [SocketAddr; 3]) -> [Guest; 3] {
    let tokens = ["Anna", "Jan", "Ola"].map(|name| token(at[0], name));
    let table = make(at[0], &tokens[0], WISHES);
    let mut guests = tokens.map(|token| Guest::new(&token, &table));
    for (guest, address) in guests.iter_mut().zip(at) {
        assert!(guest.connect(address).await);
    }
    for (place, guest) in (1..).zip(&mut guests[..2]) {
        guest.get(Command::Sit { place, name: None }).await.unwrap();
    }
    guests
}

/// The id of whoever sits at a place.
fn sitter(guest: &Guest, place: usize) -> String {
    match &guest.far.room().unwrap().places[place].sitter {
        kosa_wire::Sitter::Person { id, .. } => id.clone(),
        other => panic!("{other:?}"),
    }
}

fn present(people: &[&String], watching: u32) -> Present {
    let mut people: Vec<String> = people.iter().map(ToString::to_string).collect();
    people.sort_unstable();
    Present { people, watching }
}

async fn all_hear(guests: &mut [&mut Guest], what: &str, present: &Present) {
    for guest in guests {
        guest.until(what, |guest| guest.far.present() == present).await;
    }
}

#[test]
fn everybody_is_told_the_same_whichever_process_serves_them() {
    let Some(postgres) = Postgres::start() else { return };
    let [one, other] = [(); 2].map(|()| Running::at(&postgres.address(), LIMITS));
    runtime().block_on(async {
        let [mut anna, mut jan, mut ola] = three([one.address, other.address, other.address]).await;
        anna.until("both sit", |guest| {
            guest.far.room().is_some_and(|room| {
                room.places.iter().all(|place| matches!(place.sitter, kosa_wire::Sitter::Person { .. }))
            })
        })
        .await;
        let [a, j] = [0, 1].map(|place| sitter(&anna, place));
        let mut all = [&mut anna, &mut jan, &mut ola];
        all_hear(&mut all, "three are there", &present(&[&a, &j], 1)).await;
        // A second window of somebody, at another process, is nobody else; somebody unknown is.
        let mut window = Guest::new(&all[2].token, &all[2].table);
        assert!(window.connect(one.address).await);
        let url = format!("ws://{}/api/v1/tables/{}/live", one.address, window.table);
        let (mut stranger, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        all_hear(&mut all, "a stranger watches", &present(&[&a, &j], 2)).await;
        window.until("it too", |guest| *guest.far.present() == present(&[&a, &j], 2)).await;
        stranger.close(None).await.unwrap();
        while stranger.next().await.is_some() {}
        all_hear(&mut all, "the stranger has gone", &present(&[&a, &j], 1)).await;
        window.disconnect();
        // Whoever comes last is told of those who were there before, elsewhere.
        all[0].disconnect();
        all_hear(&mut all[1..], "one has gone", &present(&[&j], 1)).await;
        assert!(all[0].connect(one.address).await);
        all_hear(&mut all, "and has come back", &present(&[&a, &j], 1)).await;
        // Who only watches is counted, and named to nobody.
        let told: Vec<&String> =
            all[0].traffic.iter().filter(|text| text.starts_with(r#"{"tell":"present""#)).collect();
        assert!(!told.is_empty());
        for told in told {
            let told: serde_json::Value = serde_json::from_str(told).unwrap();
            assert_eq!(told.as_object().unwrap().len(), 3, "{told}");
            for person in told["people"].as_array().unwrap() {
                assert!(*person == *a || *person == *j, "{told}");
            }
        }
        // A process that stops takes its people with it, at once.
        let start = Instant::now();
        drop(other);
        all_hear(&mut all[..1], "the others are gone", &present(&[&a], 0)).await;
        assert!(start.elapsed() < LEASE, "they were not waited for");
    });
}

#[test]
fn whoever_was_there_through_a_process_that_is_gone_is_there_no_longer() {
    let Some(postgres) = Postgres::start() else { return };
    let start = || Process::start(&postgres.address(), "trust::server_process");
    let (one, mut other) = (start(), start());
    runtime().block_on(async {
        let [mut anna, mut jan, _ola] = three([one.address, other.address, other.address]).await;
        anna.until("both", |guest| guest.far.present().people.len() == 2).await;
        let both = anna.far.present().clone();
        assert_eq!(both.watching, 1);
        let [a, j] = [0, 1].map(|place| sitter(&anna, place));
        assert_eq!(both, present(&[&a, &j], 1));
        // A process that does not answer is gone; when it goes on, its people are there again without having done anything.
        other.signal("STOP");
        let stopped = Instant::now();
        anna.until("the lease is out", |guest| *guest.far.present() == present(&[&a], 0)).await;
        assert!(stopped.elapsed() < 3 * LEASE, "{:?}", stopped.elapsed());
        other.signal("CONT");
        anna.until("it goes on", |guest| *guest.far.present() == both).await;
        jan.until("all the same", |guest| *guest.far.present() == both).await;
        other.kill();
        anna.until("it is killed", |guest| *guest.far.present() == present(&[&a], 0)).await;
        // Through another they are there again.
        assert!(jan.connect(one.address).await);
        anna.until("again", |guest| *guest.far.present() == present(&[&a, &j], 0)).await;
    });
}

#[test]
fn one_process_with_a_file_keeps_nothing_of_it() {
    let folder = Folder::new("presence");
    let database = folder.0.join("kosa.db").display().to_string();
    let running = Running::at(&database, LIMITS);
    runtime().block_on(async {
        let [mut anna, _jan, _ola] = three([running.address; 3]).await;
        anna.until("all", |guest| guest.far.present().people.len() == 2 && guest.far.present().watching == 1)
            .await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let pool = sqlx::SqlitePool::connect(&format!("sqlite://{database}")).await.unwrap();
        for table in ["processes", "presences"] {
            let count = format!("SELECT COUNT(*) FROM {table}");
            let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(&pool).await.unwrap();
            assert_eq!(count, 0, "{table}");
        }
        pool.close().await;
    });
}
