use crate::ahead::{self, Search};
use crate::mind::Mind;
use crate::net::Net;
use crate::taste::Taste;
use crate::{Level, combat};
use kosa_engine::{Actor, Move, Question, View};
use kosa_table::Player;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::VecDeque;
use std::sync::Arc;

/// A computer player. It sees what its seat sees, plans a whole turn, keeps the plan and makes a new one where the next move
/// of it is not legal or chance has come in between.
///
/// ```
/// use kosa_bots::{Bot, Level};
/// use kosa_table::{Player, Table};
/// use kosa_engine::{Setup, vocab::{Faction, Mat, Seat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let table = Table::new(setup, 7).unwrap();
/// let seat = Seat::new(0).unwrap();
/// let legal = table.legal(seat);
/// let mut bot = Bot::new(Level::Easy, 1);
/// assert!(legal.contains(&bot.choose(&table.view(seat), &legal)));
/// ```
#[derive(Clone, Debug)]
pub struct Bot {
    search: Search,
    taste: Taste,
    /// Weights of its own; those that came with the program otherwise.
    net: Option<Arc<Net>>,
    rng: Pcg64Mcg,
    plan: VecDeque<Move>,
    /// The turn the plan was made for.
    turn: u16,
}

/// How much of the habit goes along with what is learned: it is learned with as much.
pub(crate) const HABIT: f32 = 0.25;

impl Bot {
    /// A bot; everything it leaves to chance comes from the seed.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot::with(Search::of(level), None, Taste::HABIT.times(HABIT), seed)
    }

    /// A bot with a search, weights and a taste of its own: for training and experiments.
    pub fn with(search: Search, net: Option<Arc<Net>>, taste: Taste, seed: u64) -> Bot {
        Bot { search, taste, net, rng: Pcg64Mcg::seed_from_u64(seed), plan: VecDeque::new(), turn: 0 }
    }

    /// Changes what it likes from now on.
    pub fn set_taste(&mut self, taste: Taste) {
        self.taste = taste;
    }

    fn decide(&mut self, view: &View, legal: &[Move]) -> Option<Move> {
        let seat = view.seat()?;
        let public = view.public();
        let net = self.net.clone();
        let net = net.as_deref().unwrap_or_else(|| Net::learned());
        let mut mind = Mind::new(net, seat);
        mind.taste = self.taste;
        mind.samples = self.search.samples;
        mind.hands = self.search.hands;
        mind.closing = ahead::closing(public, seat);
        if public.question() == Some(Question::Dials) {
            self.plan = combat::answer(view, &mut mind, &mut self.rng).into();
            if matches!(legal[0], Move::Play(_)) {
                self.plan.pop_front();
            }
            return self.plan.pop_front();
        }
        if public.active() == seat {
            let luck = self.rng.next_u64();
            let found = ahead::best(view, &mut mind, &self.search, luck, 1);
            self.plan = found.into_iter().next()?.0.into();
            return self.plan.pop_front();
        }
        // Asked in somebody else's turn: what leads to the best position at once.
        let state = view.resample(&mut self.rng);
        let mut best = (f32::MIN, None);
        for mv in legal {
            let mut next = state;
            next.apply_unchecked(Actor::Seat(seat), *mv);
            let worth = mind.worth(&next);
            if worth > best.0 {
                best = (worth, Some(*mv));
            }
        }
        best.1
    }
}

impl Player for Bot {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let turn = view.public().turns();
        if self.turn != turn {
            self.plan.clear();
            self.turn = turn;
        }
        if let [only] = legal {
            if self.plan.front() == Some(only) {
                self.plan.pop_front();
            }
            return *only;
        }
        if let Some(next) = self.plan.pop_front().filter(|mv| legal.contains(mv)) {
            return next;
        }
        self.plan.clear();
        let decided = self.decide(view, legal).filter(|mv| legal.contains(mv));
        decided.or(legal.first().copied()).unwrap_or(Move::Skip)
    }
}
