//! Every kind of bot that can sit down, by its word.

use crate::{Bot, Level};
use kosa_engine::vocab::Seat;
use kosa_table::{BotMaker, Player, Seed, bot_maker};
use rand_core::Rng;

/// The words of all kinds, the levels first.
pub const KINDS: [&str; 6] = ["easy", "medium", "hard", "expert", "random", "idle"];

/// The kind that is offered where nobody has chosen one.
pub const USUAL_KIND: &str = Level::Medium.name();

/// How a bot of a kind is made; nothing if there is no such kind.
///
/// ```
/// use kosa_bots::{KINDS, maker};
///
/// assert!(KINDS.iter().all(|kind| maker(kind).is_some()) && maker("grandmaster").is_none());
/// ```
pub fn maker(kind: &str) -> Option<BotMaker> {
    Some(match kind.parse() {
        Ok(Level::Easy) => |mut generator| Box::new(Bot::new(Level::Easy, generator.next_u64())),
        Ok(Level::Medium) => |mut generator| Box::new(Bot::new(Level::Medium, generator.next_u64())),
        Ok(Level::Hard) => |mut generator| Box::new(Bot::new(Level::Hard, generator.next_u64())),
        Ok(Level::Expert) => |mut generator| Box::new(Bot::new(Level::Expert, generator.next_u64())),
        Err(_) => return bot_maker(kind),
    })
}

/// A bot of a kind for a seat of the game with this seed.
///
/// ```
/// use kosa_bots::bot;
/// use kosa_engine::vocab::Seat;
/// use kosa_table::Seed;
///
/// assert!(bot("medium", &Seed::from(7), Seat::new(0).unwrap()).is_some());
/// ```
pub fn bot(kind: &str, seed: &Seed, seat: Seat) -> Option<Box<dyn Player + Send>> {
    Some(maker(kind)?(seed.bot_generator(seat.index())))
}
