//! Territories that produce, gathered in any order. The rules ask for them from the lowest number up, so that the same
//! choice has one name; what is passed over is not asked for again. A person chooses as he likes: nothing is told to
//! the table before the last territory is chosen, and then all of them in the order of the rules.

use super::{Effect, Play};
use crate::menu::{Leads, Menu};
use kosa_engine::vocab::{Place, PlaceSet, Seat};
use kosa_engine::{Actor, Move, Question, State};
use kosa_lang::{Arg, capital};

/// What a person adds to what he has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gathering {
    /// One more territory.
    Add(Move),
    /// That is all.
    Enough,
    /// The last one is taken back.
    Back,
}

/// The territory of a move that is gathered.
fn territory(mv: &Move) -> Option<Place> {
    if let Move::ProduceOn { hex, .. } = mv { Some(hex.place()) } else { None }
}

/// Whether the rules take these moves, one after the other.
fn fits(state: &State, seat: Seat, moves: &[Move]) -> bool {
    let mut trial = *state;
    moves.iter().all(|mv| trial.apply(Actor::Seat(seat), *mv).is_ok())
}

/// In the order of the rules.
fn in_order(gathered: &[Move]) -> Vec<Move> {
    let mut all = gathered.to_vec();
    all.sort_by_key(|m| territory(m).map(Place::index));
    all
}

impl Play {
    /// Whether territories are gathered now.
    pub(super) fn gathers(&self) -> bool {
        matches!(self.table.state().public().question(), Some(Question::Produce { .. }))
    }

    /// The territories gathered so far.
    pub(super) fn gathered_places(&self) -> PlaceSet {
        self.gathered.iter().filter_map(territory).collect()
    }

    /// The answers while territories are gathered: those that go with what has been chosen.
    pub(super) fn gathering(&self, seat: Seat) -> Menu {
        let view = self.table.view(seat);
        let chosen = self.gathered_places();
        let still = |mv: &Move| match territory(mv) {
            Some(place) => {
                let all = in_order(&[&self.gathered[..], &[*mv]].concat());
                !chosen.contains(place) && fits(self.table.state(), seat, &all)
            }
            None => true,
        };
        let moves: Vec<Move> = view.legal().iter().copied().filter(still).collect();
        let mut menu = Menu::of(&moves, &view, seat, &self.texts);
        menu.note(|mv, _| {
            (*mv == Move::Done && !self.gathered.is_empty()).then(|| self.texts.say("tui-gather-enough"))
        });
        menu.turn(|leads| match leads {
            Leads::Move(mv) if territory(mv).is_some() => Some(Leads::Gather(Gathering::Add(*mv))),
            Leads::Move(Move::Done) if !self.gathered.is_empty() => Some(Leads::Gather(Gathering::Enough)),
            _ => None,
        });
        if !self.gathered.is_empty() {
            menu.offer_one('-', self.texts.say("tui-gather-back"), Leads::Gather(Gathering::Back));
        }
        menu
    }

    /// What is asked once something has been gathered.
    pub(super) fn gathering_question(&self, seat: Seat) -> String {
        let view = self.table.view(seat);
        let words: Vec<String> =
            self.gathered.iter().map(|mv| self.texts.describe(mv, &view, seat)).collect();
        let args = [("what", Arg::from(words.join(", ")))];
        capital(&self.texts.fill("tui-gathered", &args))
    }

    /// A person gathers.
    pub(super) fn gather(&mut self, seat: Seat, how: Gathering) -> Effect {
        match how {
            Gathering::Back => {
                self.gathered.pop();
            }
            Gathering::Enough => return self.produce(seat),
            Gathering::Add(mv) => {
                self.gathered.push(mv);
                let more =
                    self.gathering(seat).leads().any(|l| matches!(l, Leads::Gather(Gathering::Add(_))));
                self.ask(seat);
                return if more { Effect::Stay } else { self.produce(seat) };
            }
        }
        self.ask(seat);
        Effect::Stay
    }

    /// Everything gathered is decided, and then that it is all.
    fn produce(&mut self, seat: Seat) -> Effect {
        let mut moves = in_order(&self.gathered);
        let mut trial = *self.table.state();
        let made = moves.iter().all(|mv| trial.apply(Actor::Seat(seat), *mv).is_ok());
        if made && matches!(trial.public().question(), Some(Question::Produce { next: 1.., .. })) {
            moves.push(Move::Done);
        }
        self.decide(seat, &moves, false)
    }
}
