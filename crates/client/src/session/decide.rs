//! A person's answers, and the warnings before something final.

use super::{Session, Stage};
use crate::ask::{Taken, Target};
use crate::link::{Command, TableLink};
use crate::preview::Preview;
use kosa_engine::vocab::{BottomAction, CombatCard, Seat};
use kosa_engine::{Move, Question, TrialEnd, View};
use kosa_lang::Texts;

/// Something final that is asked about before it is done.
///
/// ```
/// use kosa_client::Confirm;
/// use kosa_lang::{Lang, Texts};
///
/// assert!(!Confirm::Game.text(&Texts::new(Lang::Italian)).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// It ends the turn without another question, and a bot or an Automa goes on at once.
    Turn,
    /// It ends the game.
    Game,
    /// Power and cards are committed.
    Combat,
    /// A combat card must stand in for a resource, and there is only one kind to choose from.
    Card,
}

impl Confirm {
    /// What it means, in a sentence.
    pub fn text(self, texts: &Texts) -> String {
        texts.say(match self {
            Confirm::Turn => "confirm-turn",
            Confirm::Game => "confirm-game",
            Confirm::Combat => "confirm-combat",
            Confirm::Card => "confirm-card",
        })
    }
}

/// What came of an answer.
///
/// ```
/// use kosa_client::{Answered, Target};
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// assert_eq!(session.point(Target::Flag), Answered::Nothing);
/// assert_eq!(session.choose(0), Answered::Done);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It was decided: [`Session::stage`] says what comes next.
    Done,
    /// A further question opened, or something was prepared.
    Open,
    /// It is final: [`Session::decide`] with these moves does it.
    Confirm(Confirm, Vec<Move>),
    /// There was nothing to answer there.
    Nothing,
}

impl<L: TableLink> Session<L> {
    /// Takes a choice of the menu in front.
    pub fn choose(&mut self, index: usize) -> Answered {
        let taken = self.asked.as_mut().map_or(Taken::Nothing, |asked| asked.choose(index));
        self.take(taken)
    }

    /// Takes what lies at a thing on the screen.
    pub fn point(&mut self, target: Target) -> Answered {
        let taken = self.asked.as_mut().map_or(Taken::Nothing, |asked| asked.point(target));
        self.take(taken)
    }

    /// Takes the choice with a key: a number or a sign.
    pub fn press(&mut self, key: &str) -> Answered {
        match self.asked.as_ref().and_then(|asked| asked.menu().with_key(key)) {
            Some(index) => self.choose(index),
            None => Answered::Nothing,
        }
    }

    fn take(&mut self, taken: Taken) -> Answered {
        if let Some(asked) = &self.asked {
            self.carrying.1 = asked.carrying();
        }
        match taken {
            Taken::Nothing => Answered::Nothing,
            Taken::Open => Answered::Open,
            Taken::Answer(moves) => match self.final_thing(&moves) {
                Some(what) => Answered::Confirm(what, moves),
                None => self.decide(moves),
            },
        }
    }

    /// What the moves end or commit with no way back. Nothing hidden is looked into: being asked or not would tell it.
    pub fn final_thing(&self, moves: &[Move]) -> Option<Confirm> {
        let asked = self.asked.as_ref()?;
        let ends = ends(asked.view(), moves, |seat| self.goes_on_at_once(seat));
        let commits = ends.or_else(|| asked.needs_confirmation(moves).then_some(Confirm::Combat));
        commits.or_else(|| spends_a_card(asked.view(), moves).then_some(Confirm::Card))
    }

    /// The person who is asked decides, without a warning: one move, or several one after the other.
    pub fn decide(&mut self, moves: Vec<Move>) -> Answered {
        let Stage::Asking(seat) = self.stage else { return Answered::Nothing };
        let Some(table) = self.table.as_ref().filter(|_| !self.sent && !moves.is_empty()) else {
            return Answered::Nothing;
        };
        let at = table.standing.entries;
        self.refused = None;
        self.left = None;
        self.send(Command::Play { seat, moves, at });
        Answered::Done
    }

    /// What a choice of the menu in front would do; nothing if it is not a whole answer yet.
    pub fn preview(&self, index: usize) -> Option<Preview> {
        let asked = self.asked.as_ref()?;
        let moves = asked.menu().choices.get(index)?.moves()?;
        self.preview_of(moves)
    }

    /// What moves of the person who is asked would do.
    pub fn preview_of(&self, moves: &[Move]) -> Option<Preview> {
        let asked = self.asked.as_ref()?;
        Some(Preview::of(asked.view(), asked.seat(), moves))
    }
}

/// The bottom-row action being asked about, if it can only be left.
pub(super) fn unpayable(view: &View) -> Option<BottomAction> {
    let Some(Question::Bottom(section)) = view.public().question() else { return None };
    section.bottom().filter(|_| view.legal().as_slice() == [Move::Skip])
}

/// Whether paying takes a combat card without another question: there are too few tokens, and all cards in hand are alike.
fn spends_a_card(view: &View, moves: &[Move]) -> bool {
    let (Some(Question::Bottom(section)), Some(seat)) = (view.public().question(), view.seat()) else {
        return false;
    };
    if !moves.iter().any(|mv| matches!(mv, Move::Pay { .. })) {
        return false;
    }
    let facts = view.public().sections(seat).into_iter().find(|facts| facts.section == section);
    let needs_card = facts.is_some_and(|facts| facts.bottom.needs_card);
    let hand = view.own().hand();
    needs_card && CombatCard::ALL.into_iter().filter(|card| hand.of(*card) > 0).count() == 1
}

/// What the moves end without another question. `goes_on` says of a seat that it decides at once.
pub(super) fn ends(view: &View, moves: &[Move], goes_on: impl Fn(Seat) -> bool) -> Option<Confirm> {
    let public = view.public();
    if view.seat() != Some(public.active()) {
        return None;
    }
    let trial = view.try_out(moves);
    if trial.ended != TrialEnd::Made {
        return None;
    }
    let after = trial.view.public();
    if after.is_over() {
        return Some(Confirm::Game);
    }
    let ends = moves != [Move::EndTurn] && after.turns() != public.turns();
    (ends && goes_on(after.active())).then_some(Confirm::Turn)
}
