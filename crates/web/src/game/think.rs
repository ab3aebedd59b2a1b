//! Bots think beside the page, in a worker; where there is none they think here, one decision at a time.

use super::handle::GameHandle;
use crate::worker::Thinker;
use kosa_bots::Level;
use kosa_client::Bots;
use kosa_client::link::Thought;
use kosa_engine::vocab::Seat;
use kosa_engine::{Move, View};
use kosa_table::Seed;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// What goes to the worker: kind, seed, seat and the view, a line each.
fn request(thought: &Thought) -> Option<String> {
    let view = serde_json::to_string(&thought.view).ok()?;
    Some(format!("{}\n{}\n{}\n{view}", thought.kind, thought.seed, thought.seat.index()))
}

/// What the worker answers: the move as it is written, or nothing if the request makes no sense. What is good enough for
/// whoever will not wait is told on the way.
pub fn answer(request: &str, tell: &dyn Fn(&str)) -> String {
    thread_local! {
        // They stay for the next request: a bot that has planned its turn need not plan it again.
        static BOTS: RefCell<Bots> = RefCell::default();
    }
    let decide = || -> Option<Move> {
        let mut lines = request.splitn(4, '\n');
        let (kind, seed, seat) = (lines.next()?, lines.next()?, lines.next()?);
        let seed: Seed = seed.parse().ok()?;
        let seat = Seat::new(seat.parse().ok()?)?;
        let view: View = serde_json::from_str(lines.next()?).ok()?;
        let thought = Thought { seat, kind: kind.to_string(), view, seed, at: 0 };
        BOTS.with(|bots| bots.borrow_mut().decide_telling(&thought, |mv| tell(&mv.to_string())))
    };
    decide().map_or_else(String::new, |mv| mv.to_string())
}

/// Who thinks for the bots of a page.
#[derive(Clone, Copy)]
pub struct Thinking {
    worker: StoredValue<Rc<Thinker>, LocalStorage>,
    /// Bots that decide on the page itself: it must go on, so nobody thinks long there.
    bots: StoredValue<Bots, LocalStorage>,
    /// Whether somebody is at it.
    busy: StoredValue<bool>,
    /// Whether whoever thinks shall come to an end.
    cut: StoredValue<bool>,
    /// The best move so far, where a bot tells it.
    best: StoredValue<Option<String>>,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking::new()
    }
}

impl Thinking {
    /// Nobody thinks yet.
    pub fn new() -> Thinking {
        Thinking {
            worker: StoredValue::new_local(Rc::new(Thinker::new())),
            bots: StoredValue::new_local(Bots::at_most(Level::Easy)),
            busy: StoredValue::new(false),
            cut: StoredValue::new(false),
            best: StoredValue::new(None),
        }
    }

    /// Ends the thinking there and then: the best move so far is taken, a quick one where none was told.
    pub fn cut_short(self) {
        if self.busy.get_value() {
            self.cut.set_value(true);
            self.worker.with_value(|worker| worker.cancel());
        }
    }

    /// Lets bots decide until none must.
    pub fn go_on(self, game: GameHandle) {
        if self.busy.get_value() || game.peek(|session| session.thinking()).is_none() {
            return;
        }
        self.busy.set_value(true);
        spawn_local(async move {
            while let Some(Some(thought)) = self.busy.try_get_value().map(|_| game.peek(|s| s.thinking())) {
                let Some(request) = request(&thought) else { break };
                let worker = self.worker.get_value();
                self.best.set_value(None);
                let tell = move |said: String| {
                    self.best.try_update_value(|best| *best = Some(said));
                };
                let told = worker.think(&request, tell).await.ok();
                // Whoever has left the game meanwhile wants no answer.
                if self.busy.try_get_value().is_none() {
                    return;
                }
                let cut = self.cut.try_update_value(std::mem::take).unwrap_or_default();
                let told = told.or_else(|| self.best.try_get_value().flatten().filter(|_| cut));
                // Who was cut short before anything was told, and who has no worker, decides here in a moment.
                let mut here = None;
                let mv = told.and_then(|text| text.parse::<Move>().ok()).or_else(|| {
                    self.bots.try_update_value(|bots| here = bots.decide(&thought));
                    here
                });
                let Some(mv) = mv else { break };
                let before = game.peek(|session| session.thinking());
                game.act(|session| session.decided(&thought, mv));
                // A table that refuses would be asked for ever.
                if game.peek(|session| session.refused().is_some()) && before == Some(thought) {
                    break;
                }
            }
            self.busy.try_update_value(|busy| *busy = false);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::Setup;
    use kosa_table::{Occupant, Table};

    #[test]
    fn a_request_is_answered_by_a_legal_move_and_nonsense_by_nothing() {
        let mut table = Table::new(Setup::random(2), Seed::from(3)).unwrap();
        let seat = Seat::new(0).unwrap();
        table.take_over(seat, Occupant::Bot("random".into())).unwrap();
        let view = table.view(table.state().public().active());
        let seat = view.seat().unwrap();
        let thought = Thought { seat, kind: "random".into(), view, seed: Seed::from(1), at: 0 };
        let mv: Move = answer(&request(&thought).unwrap(), &|_| ()).parse().unwrap();
        assert!(view.legal().contains(&mv));
        assert_eq!(answer("random\nx\n0\n{}", &|_| ()), "");
        assert_eq!(answer("", &|_| ()), "");
        // A bot that thinks long says first what would do.
        let told = RefCell::new(Vec::new());
        let medium = Thought { kind: "medium".into(), ..thought };
        let mv: Move = answer(&request(&medium).unwrap(), &|said| told.borrow_mut().push(said.to_string()))
            .parse()
            .unwrap();
        assert!(view.legal().contains(&mv));
        let told: Vec<Move> = told.into_inner().iter().map(|said| said.parse().unwrap()).collect();
        assert!(told.len() == 1 && view.legal().contains(&told[0]), "{told:?}");
    }
}
