//! What a player's turns take.

use kosa_engine::{Move, View};
use kosa_simulate::Contestant;
use kosa_table::Player;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What one turn took: from its beginning to the beginning of the player's next one, so that what others make it
/// decide in between belongs to it.
///
/// ```
/// use kosa_arena::TurnCost;
///
/// let turns = [TurnCost(1200, 9), TurnCost(300, 4)];
/// assert_eq!(serde_json::to_string(&turns).unwrap(), "[[1200,9],[300,4]]", "microseconds and decisions");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnCost(
    /// Microseconds of thinking.
    pub u64,
    /// Decisions.
    pub u32,
);

/// The turns of one player in one game.
#[derive(Default)]
pub(crate) struct Sheet {
    /// Nanoseconds and decisions.
    turns: Vec<(u64, u32)>,
    at: Option<u16>,
}

impl Sheet {
    /// What the turns took. A decision may take less than a microsecond, so they are rounded together.
    pub(crate) fn costs(&self) -> Vec<TurnCost> {
        self.turns.iter().map(|(nanos, decisions)| TurnCost(nanos / 1000, *decisions)).collect()
    }
}

struct Timed {
    player: Box<dyn Player + Send>,
    sheet: Arc<Mutex<Sheet>>,
}

impl Player for Timed {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let begun = Instant::now();
        let mv = self.player.choose(view, legal);
        let nanos = u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
        let mut sheet = self.sheet.lock().unwrap_or_else(PoisonError::into_inner);
        let public = view.public();
        let own = view.seat() == Some(public.active()) && sheet.at != Some(public.turns());
        if own {
            sheet.at = Some(public.turns());
        }
        if own || sheet.turns.is_empty() {
            sheet.turns.push((0, 0));
        }
        if let Some(cost) = sheet.turns.last_mut() {
            cost.0 += nanos;
            cost.1 += 1;
        }
        mv
    }
}

/// The same player with a clock beside it.
pub(crate) fn timed(player: Contestant, sheet: Arc<Mutex<Sheet>>) -> Contestant {
    let name = player.name().to_string();
    Contestant::new(name, move |generator| {
        Box::new(Timed { player: player.sit(generator), sheet: sheet.clone() })
    })
}
