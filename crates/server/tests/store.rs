//! What is kept, on both databases.

mod common;

use common::on_both;
use kosa_server::store::{Append, Appended, LogRow, NewTable, Person, Phase, Store};

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        owner: "anna".into(),
        wishes: "kosa1;seats=human,human;rules=rulebook".into(),
        seed: "7".into(),
        commitment: "c".into(),
        listed: true,
        options: "{}".into(),
    }
}

fn line(table: &str, number: u64, person: &str, command: &str) -> Append {
    let row = LogRow {
        number,
        person: person.into(),
        command: command.into(),
        deed: format!("{{\"do\":\"talk\",\"text\":\"{number} ż\"}}"),
        at: 1000 + number,
    };
    Append::line(table, row)
}

#[test]
fn the_database_orders_what_is_added() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        store.create_table(&table("t"), &line("t", 1, "anna", "made")).await.unwrap();
        assert_eq!(store.append(line("t", 2, "anna", "a")).await.unwrap(), Appended::Kept);
        assert_eq!(store.append(line("t", 2, "jan", "a")).await.unwrap(), Appended::Late);
        assert_eq!(store.append(line("t", 3, "anna", "a")).await.unwrap(), Appended::Repeated(2));
        assert_eq!(store.append(line("t", 2, "anna", "a")).await.unwrap(), Appended::Repeated(2));
        assert_eq!(store.append(line("t", 3, "jan", "a")).await.unwrap(), Appended::Kept);
        let log = store.log_after("t", 1).await.unwrap();
        assert_eq!(
            log.iter().map(|row| (row.number, row.person.as_str())).collect::<Vec<_>>(),
            [(2, "anna"), (3, "jan")]
        );
        assert_eq!(log[0], line("t", 2, "anna", "a").row);
        assert!(store.was_done("t", "jan", "a").await.unwrap());
        assert!(!store.was_done("t", "jan", "b").await.unwrap());
        store.close().await;
        // Opened again everything is there, and nothing is made twice.
        let store = Store::open(&address).await.unwrap();
        assert_eq!(store.log_after("t", 0).await.unwrap().len(), 3);
        store.close().await;
    });
}

#[test]
fn of_many_who_add_at_once_each_number_goes_to_one() {
    on_both(|address| async move {
        // Two processes, as far as the database can tell.
        let stores = [Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap()];
        stores[0].create_table(&table("t"), &line("t", 1, "anna", "made")).await.unwrap();
        let mut tasks = Vec::new();
        for who in 0..8 {
            let store = stores[who % 2].clone();
            tasks.push(tokio::spawn(async move {
                let person = format!("p{who}");
                for command in 0..10 {
                    let command = command.to_string();
                    loop {
                        let last = store.log_after("t", 0).await.unwrap().last().unwrap().number;
                        if store.append(line("t", last + 1, &person, &command)).await.unwrap()
                            == Appended::Kept
                        {
                            break;
                        }
                    }
                }
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let log = stores[0].log_after("t", 0).await.unwrap();
        assert_eq!(log.len(), 81);
        assert!(log.iter().zip(1..).all(|(row, number)| row.number == number), "no gap");
        for store in stores {
            store.close().await;
        }
    });
}

#[test]
fn lists_follow_what_is_added() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        for id in ["t", "u"] {
            store.create_table(&table(id), &line(id, 1, "anna", "made")).await.unwrap();
        }
        let sat = Append {
            seats: Some(vec![(0, "jan".into())]),
            phase: Some(Phase::Waiting),
            ..line("t", 2, "jan", "sit")
        };
        store.append(sat).await.unwrap();
        assert_eq!(store.tables_of("jan", 10).await.unwrap().len(), 1);
        assert_eq!(store.tables_of("anna", 10).await.unwrap().len(), 2);
        assert_eq!(store.open_tables(10).await.unwrap()[0].id, "t", "what changed last comes first");
        store.append(Append { phase: Some(Phase::Playing), ..line("t", 3, "anna", "start") }).await.unwrap();
        assert_eq!(store.tables_in_play().await.unwrap(), ["t"]);
        store.append(Append { phase: Some(Phase::Over), ..line("t", 4, "anna", "end") }).await.unwrap();
        assert_eq!(store.open_tables(10).await.unwrap().len(), 1);
        assert_eq!(store.table("t").await.unwrap().unwrap().phase, Phase::Over);
        assert_eq!(store.table("no").await.unwrap(), None);
        // A line that is refused changes no list.
        let late = Append { phase: Some(Phase::Waiting), ..line("t", 4, "jan", "late") };
        assert_eq!(store.append(late).await.unwrap(), Appended::Late);
        assert_eq!(store.table("t").await.unwrap().unwrap().phase, Phase::Over);
        store.close().await;
    });
}

#[test]
fn people_come_back_with_their_secret() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let anna = Person { id: "anna".into(), name: "Anna".into(), created: 5 };
        store.create_person(&anna, "hash").await.unwrap();
        assert_eq!(store.person_with("hash").await.unwrap(), Some(anna));
        assert_eq!(store.person_with("hash' OR '1'='1").await.unwrap(), None);
        store.rename("anna", "Ania").await.unwrap();
        assert_eq!(store.person_with("hash").await.unwrap().unwrap().name, "Ania");
        store.end_session("hash").await.unwrap();
        assert_eq!(store.person_with("hash").await.unwrap(), None);
        store.close().await;
    });
}
