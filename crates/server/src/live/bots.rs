//! Bots at a table. They think beside the server, on what their seat sees; what they decide goes the same way as what people decide.

use super::{Live, lock};
use crate::store::Appended;
use std::sync::{Arc, LazyLock};
use tokio::sync::Semaphore;

/// One core is left to the server.
static THINKING: LazyLock<Queue> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, core::num::NonZero::get);
    Queue::new(cores.saturating_sub(1))
});

/// Where tables wait for their bots to think. They take turns in the order in which they asked, and for each thought again, so that one full of
/// bots that think long slows others down by no more than a thought.
#[derive(Debug)]
struct Queue(Semaphore);

impl Queue {
    /// So many think at once, and one at least.
    fn new(at_once: usize) -> Queue {
        Queue(Semaphore::new(at_once.max(1)))
    }

    /// Thinks beside the server, once it is this one's turn; nothing if the thought has failed.
    async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        // It is never closed; and whoever thinks out of turn still thinks.
        let _turn = self.0.acquire().await;
        tokio::task::spawn_blocking(thought).await.ok()
    }
}

impl Live {
    /// Lets bots think until none must decide. Only one of them thinks at a time, and only once.
    pub(super) fn let_bots_think(self: &Arc<Live>) {
        let Some(bots) = lock(&self.bots).take() else { return };
        let live = self.clone();
        tokio::spawn(async move {
            let mut bots = bots;
            let all_thought = loop {
                let thought = live.inner.lock().await.room.thought();
                let Some(thought) = thought else { break true };
                let thinking = THINKING.think(move || {
                    let mv = bots.decide(&thought);
                    (bots, thought, mv)
                });
                let Some((again, thought, mv)) = thinking.await else {
                    // A bot that fails is made again; its seat is not lost.
                    bots = kosa_client::Bots::default();
                    break false;
                };
                bots = again;
                let Some(mv) = mv else { break false };
                let mut inner = live.inner.lock().await;
                let Some(deed) = inner.room.decide_for_bot(thought.seat, thought.at, mv) else { continue };
                let command = format!("bot-{}", inner.room.number() + 1);
                match live.append(&mut inner, "", &command, &deed).await {
                    Ok(Appended::Kept) => {}
                    Ok(Appended::Late | Appended::Repeated(_)) => {
                        if live.read_on(&mut inner).await.is_err() {
                            break false;
                        }
                    }
                    Err(_) => break false,
                }
            };
            *lock(&live.bots) = Some(bots);
            // Somebody may have decided between the last look and now.
            if all_thought && live.inner.lock().await.room.thought().is_some() {
                live.let_bots_think();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    /// Lets tables think so often each, all at once; who thought in which order, and how many at most at the same time.
    async fn thought(at_once: usize, tables: &[(char, u64, usize)]) -> (String, usize) {
        let queue = Arc::new(Queue::new(at_once));
        let order = Arc::new(Mutex::new(String::new()));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let tables = tables.iter().map(|&(table, millis, thoughts)| {
            let (queue, order) = (queue.clone(), order.clone());
            let (now, most) = (now.clone(), most.clone());
            tokio::spawn(async move {
                for _ in 0..thoughts {
                    let (order, now, most) = (order.clone(), now.clone(), most.clone());
                    let thought = queue.think(move || {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        lock(&order).push(table);
                        std::thread::sleep(Duration::from_millis(millis));
                        now.fetch_sub(1, Ordering::SeqCst);
                    });
                    thought.await.unwrap();
                }
            })
        });
        for table in tables.collect::<Vec<_>>() {
            table.await.unwrap();
        }
        let order = lock(&order).clone();
        (order, most.load(Ordering::SeqCst))
    }

    #[tokio::test]
    async fn tables_take_turns_however_long_some_think() {
        let (order, most) = thought(1, &[('a', 15, 12), ('b', 1, 12), ('c', 5, 12)]).await;
        assert_eq!((order.len(), most), (36, 1));
        // While all of them wait for a thought nobody has two before each has one.
        let letters: Vec<char> = order.chars().collect();
        for three in letters.chunks(3).take(11) {
            let mut three = three.to_vec();
            three.sort_unstable();
            assert_eq!(three, ['a', 'b', 'c'], "{order}");
        }
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_is_room_for_and_one_always_may() {
        let tables: Vec<(char, u64, usize)> = ('a'..='j').map(|table| (table, 2, 5)).collect();
        for room in [0, 1, 3] {
            let (order, at_once) = thought(room, &tables).await;
            // On a busy machine it may be fewer.
            assert!(
                order.len() == 50 && (1..=room.max(1)).contains(&at_once),
                "{at_once} of {room}: {order}"
            );
        }
    }

    #[tokio::test]
    async fn a_thought_that_fails_leaves_its_turn_to_others() {
        let queue = Queue::new(1);
        assert_eq!(queue.think(|| panic!("a bot that fails")).await, None::<()>);
        assert_eq!(queue.think(|| 7).await, Some(7));
    }
}
