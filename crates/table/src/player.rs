use crate::seed::{Generator, Seed};
use kosa_engine::random::below;
use kosa_engine::vocab::{CombatCards, Seat};
use kosa_engine::{Move, View};
use rand_core::SeedableRng;

/// Somebody who decides: sees a view, never the state, and picks one of the legal moves.
///
/// ```
/// use kosa_engine::{Move, View};
/// use kosa_table::Player;
///
/// /// Always takes the first of its choices.
/// struct First;
///
/// impl Player for First {
///     fn choose(&mut self, _view: &View, legal: &[Move]) -> Move {
///         legal[0]
///     }
/// }
/// ```
pub trait Player {
    /// The answer to the question being asked. `legal` is never empty, and the answer is one of it.
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move;
}

/// Picks any legal move, all equally likely.
///
/// ```
/// use kosa_engine::{Awaiting, Setup};
/// use kosa_table::{Player, RandomPlayer, Table};
///
/// let mut table = Table::new(Setup::random(2), 7).unwrap();
/// let mut bot = RandomPlayer::new(1);
/// for _ in 0..100 {
///     let Awaiting::Seats(seats) = table.awaiting() else { break };
///     let seat = seats.iter().next().unwrap();
///     let mv = bot.choose(&table.view(seat), &table.legal(seat));
///     table.play(seat, mv).unwrap();
/// }
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: Generator,
}

impl RandomPlayer {
    /// A player with its own generator.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { rng: Generator::seed_from_u64(seed) }
    }

    /// A player that goes on with this generator.
    pub fn with_generator(rng: Generator) -> RandomPlayer {
        RandomPlayer { rng }
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal.get(below(&mut self.rng, legal.len() as u32) as usize).copied().unwrap_or(Move::Skip)
    }
}

/// Does as little as the rules allow: a yardstick for opponents left alone.
///
/// ```
/// use kosa_engine::Move;
/// use kosa_table::{IdlePlayer, Player, Table};
/// use kosa_engine::{Setup, vocab::Seat};
///
/// let table = Table::new(Setup::random(2), 7).unwrap();
/// let view = table.view(Seat::new(0).unwrap());
/// assert_eq!(IdlePlayer.choose(&view, &[Move::Dial(3), Move::Skip]), Move::Skip);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct IdlePlayer;

impl Player for IdlePlayer {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        let effort = |mv: &&Move| match mv {
            Move::Skip => 0,
            Move::EndTurn | Move::Done => 1,
            Move::Dial(0) | Move::Play(CombatCards::NONE) | Move::Take(0) => 2,
            _ => 3,
        };
        legal.iter().min_by_key(effort).copied().unwrap_or(Move::Skip)
    }
}

/// Does as little as the rules allow, but fights with all it has: an opponent for lessons, where an answer must be good
/// against the worst that can happen. It is not among [`BOTS`]: nobody wants to play a whole game against it.
///
/// ```
/// use kosa_engine::{Move, Setup, vocab::Seat};
/// use kosa_table::{GuardPlayer, Player, Table};
///
/// let table = Table::new(Setup::random(2), 7).unwrap();
/// let view = table.view(Seat::new(0).unwrap());
/// assert_eq!(GuardPlayer.choose(&view, &[Move::Dial(0), Move::Dial(3)]), Move::Dial(3));
/// assert_eq!(GuardPlayer.choose(&view, &[Move::MoveUnits, Move::Skip]), Move::Skip);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GuardPlayer;

impl Player for GuardPlayer {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let force = |mv: &&Move| match mv {
            Move::Dial(power) => 1 + u16::from(*power),
            Move::Play(cards) => 1 + cards.value() as u16,
            Move::Use => 1,
            _ => 0,
        };
        match legal.iter().max_by_key(force) {
            Some(mv) if force(&mv) > 0 => *mv,
            _ => IdlePlayer.choose(view, legal),
        }
    }
}

/// The kinds of bot that anybody may be offered as an opponent.
pub const BOTS: [&str; 2] = ["random", "idle"];

/// Makes a player for one seat of one game; everything it leaves to chance comes from the generator.
///
/// ```
/// use kosa_table::{BotMaker, Seed, bot_maker};
///
/// let maker: BotMaker = bot_maker("random").unwrap();
/// let _player = maker(Seed::from(7).bot_generator(0));
/// assert!(bot_maker("grandmaster").is_none());
/// ```
pub type BotMaker = fn(Generator) -> Box<dyn Player + Send>;

/// How a kind of bot is made.
pub fn bot_maker(kind: &str) -> Option<BotMaker> {
    match kind {
        "random" => Some(|generator| Box::new(RandomPlayer::with_generator(generator))),
        "idle" => Some(|_| Box::new(IdlePlayer)),
        "guard" => Some(|_| Box::new(GuardPlayer)),
        _ => None,
    }
}

/// A bot of a kind for a seat of the game with this seed.
pub fn bot(kind: &str, seed: &Seed, seat: Seat) -> Option<Box<dyn Player + Send>> {
    Some(bot_maker(kind)?(seed.bot_generator(seat.index())))
}
