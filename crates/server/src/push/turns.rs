//! Who is told that it is its turn, when, and how often.

use super::Pusher;
use crate::live::{Hub, Waiting, now};
use crate::random;
use kosa_lang::{Lang, Texts};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, mpsc};

/// Of one table somebody is told once in so long, in milliseconds.
const AGAIN: u64 = 60 * 1000;
/// Of all tables somebody is told so often in an hour.
const MOST: usize = 30;
const HOUR: u64 = 60 * 60 * 1000;
/// So many are told at once.
const AT_ONCE: usize = 16;
/// So many people are counted before those are forgotten who were not told lately.
const MOST_PEOPLE: usize = 10_000;

/// When people were told, and of which table.
#[derive(Debug, Default)]
struct Told(HashMap<String, Vec<(u64, String)>>);

impl Told {
    /// Whether somebody may be told of a table now; then it counts as told.
    fn take(&mut self, person: &str, table: &str, now: u64) -> bool {
        if self.0.len() > MOST_PEOPLE {
            self.0.retain(|_, times| times.iter().any(|(at, _)| at + HOUR > now));
        }
        let times = self.0.entry(person.to_string()).or_default();
        times.retain(|(at, _)| at + HOUR > now);
        let lately = times.iter().any(|(at, of)| of == table && at + AGAIN > now);
        let free = !lately && times.len() < MOST;
        if free {
            times.push((now, table.to_string()));
        }
        free
    }
}

/// Tells people of their turns.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    pusher: Arc<Pusher>,
    told: Arc<Mutex<Told>>,
    at_once: Arc<Semaphore>,
}

impl Turns {
    pub(crate) fn new(pusher: Arc<Pusher>) -> Turns {
        Turns { pusher, told: Arc::default(), at_once: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Hears whose turn it is, until nobody is left who could say so.
    pub(crate) async fn run(self, hub: Hub, mut heard: mpsc::Receiver<Waiting>) {
        while let Some(waiting) = heard.recv().await {
            let (turns, hub) = (self.clone(), hub.clone());
            tokio::spawn(async move { turns.tell(&hub, waiting).await });
        }
    }

    async fn tell(&self, hub: &Hub, waiting: Waiting) {
        tokio::time::sleep(self.pusher.wait).await;
        let Waiting { person, table } = waiting;
        let Ok(_permit) = self.at_once.acquire().await else { return };
        if hub.is_here(&person) {
            return;
        }
        let Ok(live) = hub.table(&table).await else { return };
        let Some(others) = live.waits_still(&person).await else { return };
        let subscriptions = hub.store().subscriptions(&person).await.unwrap_or_default();
        if subscriptions.is_empty() || hub.is_elsewhere(&person).await {
            return;
        }
        if !self.told.lock().unwrap_or_else(PoisonError::into_inner).take(&person, &table, now()) {
            return;
        }
        // Of several messages about one table the latest is enough; the topic does not tell which table it is.
        let topic = random::hashed(&format!("{person} {table}")).chars().take(32).collect::<String>();
        for subscription in &subscriptions {
            let text = message(&subscription.lang, &table, &others);
            self.pusher.tell(hub.store(), subscription, &topic, &text).await;
        }
    }
}

/// What the browser is told, in the language of its page.
fn message(lang: &str, table: &str, others: &[String]) -> String {
    let texts = Texts::new(lang.parse::<Lang>().unwrap_or(Lang::English));
    let body = match others {
        [] => texts.say("push-turn"),
        _ => texts.fill("push-turn-with", &[("names", others.join(", ").into())]),
    };
    serde_json::json!({ "title": "Kosa", "body": body, "table": table }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_told_too_often() {
        let mut told = Told::default();
        assert!(told.take("anna", "a", 0) && !told.take("anna", "a", AGAIN - 1));
        assert!(told.take("anna", "b", 1) && told.take("jan", "a", 1));
        assert!(told.take("anna", "a", AGAIN), "after a while again");
        let more = (0..100).filter(|i| told.take("anna", &i.to_string(), AGAIN)).count();
        assert_eq!(more, MOST - 3);
        assert!(told.take("anna", "a", HOUR + AGAIN + 1));
    }

    #[test]
    fn the_message_names_table_and_people_only() {
        let text = message("xx", "t1", &["Jan \"X\"".to_string(), "Eva".to_string()]);
        let doc: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(doc["table"], "t1");
        assert!(doc["body"].as_str().unwrap().contains("Jan \"X\", Eva"), "{text}");
        assert_eq!(doc.as_object().unwrap().len(), 3);
    }
}
