//! Bots at a table. They think beside the server, on what their seat sees; what they decide goes the same way as what people decide.

use super::{Live, lock};
use crate::store::Appended;
use std::sync::{Arc, LazyLock};
use tokio::sync::Semaphore;

/// So many bots think at once: one core is left to the server. Tables take turns in the order in which they asked, so that one full of bots
/// that think long slows others down by no more than a thought.
static THINKING: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, core::num::NonZero::get);
    Semaphore::new(cores.saturating_sub(1).max(1))
});

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
                let turn = THINKING.acquire().await;
                let thinking = tokio::task::spawn_blocking(move || {
                    let mv = bots.decide(&thought);
                    (bots, thought, mv)
                });
                let thinking = thinking.await;
                drop(turn);
                let Ok((again, thought, mv)) = thinking else {
                    // A bot that fails is made anew; its seat is not lost.
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
