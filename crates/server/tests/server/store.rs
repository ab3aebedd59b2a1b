//! What is kept, on both databases.

use crate::common::on_both;
use kosa_server::store::{
    Append, Appended, Bookmark, Heard, LogRow, NewTable, Person, Phase, Store, Subscription,
};

/// Anna's table for two, as it is kept.
pub fn table(id: &str) -> NewTable {
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

/// A line of a log that changes no list.
pub fn line(table: &str, number: u64, person: &str, command: &str) -> Append {
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
        assert_eq!(
            store.open_tables(&Bookmark::first(), 10).await.unwrap()[0].id,
            "t",
            "what changed last comes first"
        );
        store.append(Append { phase: Some(Phase::Playing), ..line("t", 3, "anna", "start") }).await.unwrap();
        assert_eq!(store.tables_in_play().await.unwrap(), ["t"]);
        store.append(Append { phase: Some(Phase::Over), ..line("t", 4, "anna", "end") }).await.unwrap();
        assert_eq!(store.open_tables(&Bookmark::first(), 10).await.unwrap().len(), 1);
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

#[test]
fn browsers_are_told_as_long_as_their_session_lasts() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let person = Person { id: "p".into(), name: "Anna".into(), created: 1 };
        store.create_person(&person, "here").await.unwrap();
        store.create_session("p", "there", 2, false).await.unwrap();
        let browser = |n: usize| Subscription {
            endpoint: format!("https://push.example/{n}"),
            p256dh: "k".into(),
            auth: "a".into(),
            lang: "pl".into(),
        };
        let endpoints = async || -> Vec<String> {
            store.subscriptions("p").await.unwrap().into_iter().map(|s| s.endpoint).collect()
        };
        store.subscribe("p", "here", &browser(1), 10).await.unwrap();
        store.subscribe("p", "there", &browser(2), 11).await.unwrap();
        store.subscribe("p", "there", &browser(2), 12).await.unwrap();
        assert_eq!(store.subscriptions("p").await.unwrap(), [browser(1), browser(2)]);
        store.end_session_of("p", "there").await.unwrap();
        assert_eq!(endpoints().await, ["https://push.example/1"]);
        for n in 3..20 {
            store.subscribe("p", "here", &browser(n), 10 + n as u64).await.unwrap();
        }
        let kept = endpoints().await;
        assert_eq!((kept.len(), kept.last().unwrap().as_str()), (10, "https://push.example/19"));
        store.forget_subscription("https://push.example/19").await.unwrap();
        store.unsubscribe("q", "https://push.example/18").await.unwrap();
        assert_eq!(endpoints().await.len(), 9);
        store.delete_person("p", &Default::default()).await.unwrap();
        assert_eq!(endpoints().await, [""; 0]);
        store.close().await;
    });
}

#[test]
fn lines_of_many_tables_are_kept_together_and_each_is_told_what_became_of_it() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let tables: Vec<String> = (0..40).map(|i| format!("t{i}")).collect();
        for id in &tables {
            store.create_table(&table(id), &line(id, 1, "anna", "made")).await.unwrap();
        }
        // Some are new, some late, some repeated; clocks are set by what is kept and by nothing else.
        let tasks: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(i, id)| {
                let mut new = match i % 4 {
                    0 | 1 => line(id, 2, "anna", "c2"),
                    2 => line(id, 1, "jan", "late"),
                    _ => line(id, 2, "anna", "made"),
                };
                new.row.deed = format!("\u{e9} ' \" {{}} {i}");
                new.due = Some(i as u64 + 1);
                if i % 4 == 1 {
                    new.phase = Some(Phase::Playing);
                }
                let store = store.clone();
                tokio::spawn(async move { store.append(new).await.unwrap() })
            })
            .collect();
        let mut kept = Vec::new();
        for (i, task) in tasks.into_iter().enumerate() {
            let expected = match i % 4 {
                0 | 1 => Appended::Kept,
                2 => Appended::Late,
                _ => Appended::Repeated(1),
            };
            assert_eq!(task.await.unwrap(), expected, "{i}");
            if expected == Appended::Kept {
                kept.push(tables[i].clone());
            }
        }
        let mut due = store.due_tables(1000, 100).await.unwrap();
        due.sort();
        kept.sort();
        assert_eq!(due, kept);
        let log = store.log_after("t4", 1).await.unwrap();
        assert_eq!((log.len(), log[0].deed.as_str()), (1, "\u{e9} ' \" {} 4"));
        store.close().await;
    });
}

#[test]
fn a_server_hears_what_its_host_does_beside_it() {
    on_both(|address| async move {
        let store = Store::open(&address).await.unwrap();
        store.create_table(&table("t"), &line("t", 1, "anna", "made")).await.unwrap();
        let mut heard = store.listen().await.unwrap();
        let host = Store::open(&address).await.unwrap();
        assert_eq!(host.append(line("t", 2, "", "close")).await.unwrap(), Appended::Kept);
        let news = tokio::time::timeout(std::time::Duration::from_secs(10), heard.recv()).await.unwrap();
        let told = Heard::Table("t".into(), Some(2));
        assert!(matches!(&news, Some(news) if *news == told || *news == Heard::Gap), "{news:?}");
        assert!(host.delete_table("t").await.unwrap());
        let news = tokio::time::timeout(std::time::Duration::from_secs(10), heard.recv()).await.unwrap();
        assert!(matches!(&news, Some(Heard::Table(_, None) | Heard::Gap)), "{news:?}");
        host.close().await;
        store.close().await;
    });
}

#[cfg(unix)]
#[test]
fn a_file_and_its_copies_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = crate::common::Folder::new("owner");
    let [file, copy] = ["kosa.db", "copy.db"].map(|name| folder.0.join(name));
    crate::common::runtime().block_on(async {
        let store = Store::open(&file.display().to_string()).await.unwrap();
        store.create_table(&table("t"), &line("t", 1, "anna", "made")).await.unwrap();
        store.back_up(&copy).await.unwrap();
        assert!(store.back_up(&copy).await.is_err(), "nothing is written over");
        let files: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(Result::unwrap).collect();
        assert!(files.len() >= 3, "{files:?}");
        for file in files {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{file:?}");
        }
        store.close().await;
        let copied = Store::open(&copy.display().to_string()).await.unwrap();
        assert_eq!(copied.log_after("t", 0).await.unwrap().len(), 1);
        copied.close().await;
    });
}

#[test]
fn a_database_that_is_not_there_is_named_without_its_password() {
    crate::common::runtime().block_on(async {
        let opened = Store::open("postgres://host:hunter2@127.0.0.1:1/kosa").await;
        let why = opened.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(why.contains("127.0.0.1:1") && !why.contains("hunter2"), "{why}");
        assert!(why.to_lowercase().contains("refused"), "{why}");
    });
}
