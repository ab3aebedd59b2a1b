//! What is answered to a request, in a worker or, where there is none, on the page.

use super::Request;
use kosa_bots::Level;
use kosa_client::Bots;
use kosa_client::analysis::{Hint, Reviewer};
use kosa_engine::{Record, Viewer};
use std::cell::RefCell;

/// How long a hint is thought about: somebody waits for it.
const HINT: Level = Level::Medium;
/// How long each turn of a game is thought about: there are many.
const TURN: Level = Level::Easy;

/// What stays for the next request.
struct Busy {
    /// A bot that has planned its turn need not plan it again.
    bots: Bots,
    /// Those that think no longer than the weakest do.
    quick: Bots,
    /// The game that is looked back at, by its record.
    reviewed: Option<(String, Reviewer)>,
}

thread_local! {
    static BUSY: RefCell<Busy> =
        RefCell::new(Busy { bots: Bots::default(), quick: Bots::at_most(Level::Easy), reviewed: None });
}

/// The answer; empty if the request makes no sense. What is good enough for whoever will not wait is told on the way.
pub fn answer(request: &str, tell: &dyn Fn(&str)) -> String {
    let Some(request) = Request::from_text(request) else { return String::new() };
    BUSY.with_borrow_mut(|busy| busy.think(request, tell)).unwrap_or_default()
}

impl Busy {
    fn think(&mut self, request: Request, tell: &dyn Fn(&str)) -> Option<String> {
        match request {
            Request::Decide { thought, quickly: true } => {
                self.quick.decide(&thought).map(|mv| mv.to_string())
            }
            Request::Decide { thought, quickly: false } => {
                let decided = self.bots.decide_on(&thought, |mv| tell(&mv.to_string()));
                Some(Request::moves_to_text(&decided))
            }
            Request::Hint(view) => Hint::of(&view, HINT.budget(), Hint::PLANS).map(|hint| hint.to_text()),
            Request::Judge { record, turn } => {
                if self.reviewed.as_ref().is_none_or(|(text, _)| *text != record) {
                    let read = Record::from_text(&record).ok()?;
                    let reviewer = Reviewer::new(&read, Viewer::Everything, TURN.budget()).ok()?;
                    self.reviewed = Some((record, reviewer));
                }
                let (_, reviewer) = self.reviewed.as_ref()?;
                reviewer.judge(turn).map(|judged| judged.to_text())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_client::analysis::Judged;
    use kosa_client::link::Thought;
    use kosa_engine::vocab::Seat;
    use kosa_engine::{Move, Setup, View};
    use kosa_table::{Occupant, Seed, Table};

    fn table() -> Table {
        let mut table = Table::new(Setup::random(2), Seed::from(3)).unwrap();
        table.take_over(Seat::new(0).unwrap(), Occupant::Bot("random".into())).unwrap();
        table
    }

    fn view() -> View {
        let table = table();
        table.view(table.state().public().active())
    }

    fn ask(request: Request) -> String {
        answer(&request.to_text().unwrap(), &|_| ())
    }

    #[test]
    fn a_bot_answers_with_a_legal_move_and_nonsense_gets_nothing() {
        let view = view();
        let seat = view.seat().unwrap();
        let thought = Thought { seat, kind: "random".into(), view, seed: Seed::from(1), at: 0 };
        for quickly in [false, true] {
            let moves = Request::moves_from_text(&ask(Request::Decide { thought: thought.clone(), quickly }));
            assert!(view.legal().contains(&moves[0]));
        }
        for nonsense in
            ["", "decide\nrandom\nx\n0\n{}", "hint\n{}", "judge\n0\nnothing", "judge\nx\n", "what\n"]
        {
            assert_eq!(answer(nonsense, &|_| ()), "", "{nonsense}");
        }
        // A bot that thinks long says first what would do.
        let told = RefCell::new(Vec::new());
        let medium =
            Request::Decide { thought: Thought { kind: "medium".into(), ..thought }, quickly: false };
        let said = answer(&medium.to_text().unwrap(), &|said| told.borrow_mut().push(said.to_string()));
        let said = Request::moves_from_text(&said);
        assert!(view.legal().contains(&said[0]));
        assert!(said.len() > 1, "a turn begins with a section, and what it gives is known: {said:?}");
        let told: Vec<Move> = told.into_inner().iter().map(|said| said.parse().unwrap()).collect();
        assert!(told.len() == 1 && view.legal().contains(&told[0]), "{told:?}");
    }

    #[test]
    fn a_hint_and_a_review_come_as_they_would_be_made_on_the_page() {
        let view = view();
        let hint = Hint::of(&view, HINT.budget(), Hint::PLANS);
        assert_eq!(Hint::from_text(&view, &ask(Request::Hint(view))), hint);
        let table = table();
        let mut reviewer = Reviewer::new(table.record(), Viewer::Everything, TURN.budget()).unwrap();
        let judged = Judged::from_text(&ask(Request::judge(table.record(), 0))).unwrap();
        assert_eq!(Some(&judged), reviewer.judge(0).as_ref());
        assert!(reviewer.note(judged));
        assert_eq!(ask(Request::judge(table.record(), 99)), "", "there is no such turn");
    }
}
