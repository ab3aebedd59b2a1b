//! Choices, and the menus of a question that they stand in.

use super::{Preparation, Target};
use kosa_engine::vocab::{Place, Section};
use kosa_engine::{Move, Way};

/// What a choice leads to.
///
/// ```
/// use kosa_client::ask::Leads;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
/// let asked = session.asked().unwrap();
/// let answers = asked.menu().choices.iter().filter(|choice| matches!(choice.leads, Leads::Moves(_)));
/// assert_eq!(answers.count(), 4, "the sections of the mat are answers");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads {
    /// The answer: a move, or several for this question and those that follow it.
    Moves(Vec<Move>),
    /// A further question.
    Menu(Vec<Choice>),
    /// Something is prepared, and nothing decided yet.
    Preparation(Preparation),
}

/// One answer, or part of one.
///
/// ```
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let choice = &session.asked().unwrap().menu().choices[0];
/// assert_eq!((choice.key().as_str(), choice.number), ("1", 1));
/// assert!(choice.is_at(choice.target) && !choice.is_leaving());
/// assert_eq!(choice.moves().map(<[_]>::len), Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The number to press: of the thing itself where it has one (a section, an amount), else its place in the list.
    pub number: usize,
    /// A key of its own instead of a number.
    pub sign: Option<char>,
    /// A further key.
    pub also: Option<char>,
    /// What it says.
    pub label: String,
    /// The rule behind it, where one helps.
    pub detail: String,
    /// Where it lies on the board.
    pub place: Option<Place>,
    /// What on the screen it points at.
    pub target: Target,
    /// Whether it is among what is prepared: gathered, paid, in hand. Choosing it again takes it out.
    pub chosen: bool,
    /// The way a unit takes, with what awaits it.
    pub way: Option<Box<Way>>,
    /// What follows.
    pub leads: Leads,
}

impl Choice {
    /// A choice that is numbered later.
    pub(crate) fn new(label: String, target: Target, leads: Leads) -> Choice {
        Choice {
            number: 0,
            sign: None,
            also: None,
            label,
            detail: String::new(),
            place: None,
            target,
            chosen: false,
            way: None,
            leads,
        }
    }

    pub(crate) fn at(self, place: Option<Place>) -> Choice {
        Choice { place, ..self }
    }

    pub(crate) fn sign(self, sign: char) -> Choice {
        Choice { sign: Some(sign), ..self }
    }

    /// Whether this key takes it, besides its number.
    pub fn has_key(&self, key: char) -> bool {
        self.sign == Some(key) || self.also == Some(key)
    }

    /// The key that takes it.
    pub fn key(&self) -> String {
        self.sign.map_or_else(|| self.number.to_string(), |sign| sign.to_string())
    }

    /// The moves it makes, if it is an answer.
    pub fn moves(&self) -> Option<&[Move]> {
        if let Leads::Moves(moves) = &self.leads { Some(moves) } else { None }
    }

    /// Whether it leaves or ends what is asked.
    pub fn is_leaving(&self) -> bool {
        matches!(self.moves(), Some([mv]) if mv.is_leaving())
    }

    /// Whether it lies where somebody points.
    pub fn is_at(&self, target: Target) -> bool {
        self.target == target || matches!(target, Target::Place(place) if self.place == Some(place))
    }

    /// The number that belongs to the thing, whatever else stands in the list.
    fn own_number(&self) -> Option<usize> {
        match self.target {
            Target::Section(section) => Section::ALL.iter().position(|s| *s == section).map(|i| i + 1),
            _ => None,
        }
    }

    /// How much it takes, where nothing but that is asked.
    fn amount(&self) -> Option<usize> {
        match self.target {
            Target::Amount(n) => Some(n as usize),
            _ => None,
        }
    }
}

/// The choices of a question, or of a choice that opens further ones, with the one Enter takes.
///
/// ```
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let menu = session.asked().unwrap().menu();
/// assert_eq!(menu.with_key("2"), Some(1), "keys are the numbers of the sections");
/// assert_eq!(menu.current(), menu.choices.first());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What has been chosen to get here; empty for the question itself.
    pub heading: String,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The one Enter takes.
    pub selected: usize,
}

impl Menu {
    pub(crate) fn new(heading: String, choices: Vec<Choice>) -> Menu {
        let mut menu = Menu { heading, choices, selected: 0 };
        menu.number();
        menu
    }

    /// Numbers the choices that have no key of their own: things that have a number keep it, amounts are typed as
    /// themselves, and the rest is counted, from behind the numbers that are taken.
    fn number(&mut self) {
        let numbered = || self.choices.iter().filter(|c| c.sign.is_none());
        let amounts = numbered().filter(|c| c.amount().is_some()).count();
        let is_amounts = amounts > 1;
        let own = |c: &Choice| c.own_number().or_else(|| c.amount().filter(|_| is_amounts));
        let has_sections = numbered().any(|c| c.own_number().is_some());
        let most = numbered().filter_map(own).max().unwrap_or(0);
        let mut next = if has_sections { Section::ALL.len() } else { most } + 1;
        for choice in self.choices.iter_mut().filter(|c| c.sign.is_none()) {
            choice.number = own(choice).unwrap_or(next);
            next += own(choice).is_none() as usize;
        }
    }

    /// The choice Enter takes.
    pub fn current(&self) -> Option<&Choice> {
        self.choices.get(self.selected)
    }

    /// The choices where somebody points.
    pub fn at(&self, target: Target) -> Vec<usize> {
        (0..self.choices.len()).filter(|i| self.choices[*i].is_at(target)).collect()
    }

    /// The choice with this number or sign.
    pub fn with_key(&self, key: &str) -> Option<usize> {
        self.choices.iter().position(|c| c.key() == key || c.also.is_some_and(|also| also.to_string() == key))
    }

    /// Places that may be chosen, with the key to press.
    pub fn places(&self) -> Vec<(Place, String)> {
        let mut places: Vec<(Place, String)> = Vec::new();
        for choice in &self.choices {
            let Some(place) = choice.place else { continue };
            match places.iter_mut().find(|(p, _)| *p == place) {
                Some((_, label)) if !label.ends_with('+') => label.push('+'),
                Some(_) => {}
                None => places.push((place, choice.key())),
            }
        }
        places
    }

    /// Moves the selection; it goes round at the ends.
    pub fn step(&mut self, by: isize) {
        let count = self.choices.len() as isize;
        if count > 0 {
            self.selected = (self.selected as isize + by).rem_euclid(count) as usize;
        }
    }
}
