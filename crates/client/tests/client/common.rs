//! Tables of every module, and somebody who points at anything.

use kosa_client::ask::{Leads, Preparation, Taken};
use kosa_client::{Answered, Asked, Bots, Session, Stage, TableLink};
use kosa_engine::random::below;
use kosa_engine::vocab::UnitKind;
use kosa_engine::{Move, MoveList, Rules, Setup, View};
use kosa_lang::{Lang, Texts};
use kosa_table::{Generator, Occupant, Seed, Table};
use std::sync::Arc;

/// Rules of every module, with the number of Automas among the seats.
pub const MODULES: [(&str, usize, usize); 6] = [
    ("rulebook", 2, 0),
    ("rulebook +invaders-from-afar", 3, 1),
    ("current +airships +resolutions", 3, 0),
    ("rulebook +invaders-from-afar +airships +airship-pairs", 3, 0),
    ("current +promo-encounters +promo-objectives +promo-factory", 2, 1),
    ("rulebook +airships +resolutions +automa-wind-gambit", 2, 1),
];

pub fn texts() -> Arc<Texts> {
    Arc::new(Texts::new(Lang::English))
}

/// A table of a module; `humans` of those who are no Automas are people, the rest are bots.
pub fn table(module: usize, seed: u64, humans: usize) -> Table {
    let (rules, seats, automas) = MODULES[module % MODULES.len()];
    let rules: Rules = rules.parse().unwrap();
    let mut setup = Setup::random(seats).with_rules(rules);
    for wish in setup.players.iter_mut().rev().take(automas) {
        wish.automa = "automa".parse().ok();
    }
    let mut table = Table::new(setup, Seed::from(seed)).expect("a game");
    table.set_tag("seed", &Seed::from(seed).to_string()).unwrap();
    let public = *table.state().public();
    let free = public.seats().filter(|s| !public.player(*s).is_automa());
    for seat in free.skip(humans) {
        table.take_over(seat, Occupant::Bot("random".into())).unwrap();
    }
    table
}

/// Somebody who takes anything.
pub struct Pointer {
    rng: Generator,
}

impl Pointer {
    pub fn new(seed: u64) -> Pointer {
        Pointer { rng: Seed::from(seed).bot_generator(9) }
    }

    pub fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n.max(1) as u32) as usize
    }

    /// A move that brings a game forward, now and then any other.
    pub fn brisk_or_any(&mut self, view: &View, legal: &MoveList) -> Move {
        let brisk = if self.below(6) > 0 { view.brisk(legal, &mut self.rng) } else { None };
        brisk.unwrap_or_else(|| legal[self.below(legal.len())])
    }

    /// Does one thing of the kind that the session waits for; whether the game goes on.
    pub fn act<L: TableLink>(&mut self, session: &mut Session<L>, bots: &mut Bots) -> bool {
        match session.stage() {
            Stage::Over | Stage::Connecting | Stage::Waiting(_) => return false,
            Stage::Reading => session.turn_page(true),
            Stage::HandOver(_) => session.uncover(),
            Stage::Watching => session.watch(),
            Stage::Thinking(_) => assert!(session.let_bots_decide(bots)),
            Stage::Asking(_) => self.answer(session),
        }
        true
    }

    fn answer<L: TableLink>(&mut self, session: &mut Session<L>) {
        let asked = session.asked().expect("a question");
        let choices = &asked.menu().choices;
        assert!(!choices.is_empty());
        // Mostly answers, so that games end; by pointing as often as by number.
        let index = self.below(choices.len());
        let target = choices[index].target;
        let answered = match self.below(2) {
            0 => session.choose(index),
            _ => session.point(target),
        };
        if let Answered::Confirm(_, moves) = answered {
            assert_eq!(session.decide(moves), Answered::Done);
        }
        assert_eq!(session.refused(), None);
    }

    /// Prefers what brings a game forward, and finds it among the choices.
    pub fn act_briskly<L: TableLink>(&mut self, session: &mut Session<L>, bots: &mut Bots) -> bool {
        if let (Stage::Asking(_), Some(asked)) = (session.stage(), session.asked())
            && self.below(8) > 0
        {
            let legal = asked.view().legal();
            let mv = asked.view().brisk(&legal, &mut self.rng);
            let moves = mv.and_then(|mv| find(asked, mv, 0));
            if let Some(moves) = moves {
                assert_eq!(session.decide(moves), Answered::Done);
                assert_eq!(session.refused(), None);
                return true;
            }
        }
        self.act(session, bots)
    }
}

/// An answer among the choices that begins with a move.
fn find(asked: &Asked, mv: Move, depth: usize) -> Option<Vec<Move>> {
    for (i, choice) in asked.menu().choices.iter().enumerate() {
        let opens = match &choice.leads {
            Leads::Moves(moves) if moves.first() == Some(&mv) => return Some(moves.clone()),
            Leads::Moves(_) => false,
            Leads::Menu(_) => true,
            Leads::Preparation(Preparation::Unit(unit, from)) => match mv {
                Move::Step { unit: u, from: f, .. } => u == *unit && f == *from,
                Move::Fly => *unit == UnitKind::Airship,
                _ => false,
            },
            Leads::Preparation(_) => depth < 1 && !choice.chosen,
        };
        if opens {
            let mut next = asked.clone();
            next.choose(i);
            let deeper = matches!(choice.leads, Leads::Preparation(_)) as usize;
            if let Some(found) = find(&next, mv, depth + deeper) {
                return Some(found);
            }
        }
    }
    None
}

/// Every move that somebody who points can begin to answer with.
pub fn reachable(asked: &Asked) -> Vec<Move> {
    let mut found = Vec::new();
    explore(asked, 0, &mut found);
    found.sort();
    found.dedup();
    found
}

fn explore(asked: &Asked, depth: usize, found: &mut Vec<Move>) {
    for (i, choice) in asked.menu().choices.iter().enumerate() {
        match &choice.leads {
            Leads::Moves(moves) => found.extend(moves.first()),
            // What is prepared may be prepared in any order: two deep shows every first move.
            Leads::Preparation(_) if depth >= 2 => {}
            Leads::Preparation(_) if choice.chosen => {}
            Leads::Menu(_) | Leads::Preparation(_) => {
                let deeper = matches!(choice.leads, Leads::Preparation(_)) as usize;
                let mut next = asked.clone();
                assert_eq!(next.choose(i), Taken::Open);
                explore(&next, depth + deeper, found);
            }
        }
    }
}
