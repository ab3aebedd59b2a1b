//! What is typed or pointed at without being among the answers: a number that belongs to something, a place that a unit gets to.

use super::{Asked, Choice, Hand, Target};
use kosa_engine::Question;
use kosa_engine::vocab::{Place, Section};

impl Asked {
    /// What has this number of its own, whether it can be chosen now or not: a section of the mat, or an amount where nothing but
    /// amounts is asked for. Nothing for a number that only counts answers.
    ///
    /// ```
    /// use kosa_client::{Asked, Target};
    /// use kosa_engine::{Carrying, State, View, vocab::{Seat, Section}};
    /// use kosa_lang::{Lang, Texts};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; token build; seat crimea mechanical",
    /// ).unwrap();
    /// let view = View::of(&state, Seat::new(0).unwrap());
    /// let asked = Asked::new(view, Texts::new(Lang::English).into(), Carrying::NOTHING).unwrap();
    /// assert_eq!(asked.menu().with_key("3"), None, "the action token stands there");
    /// assert_eq!(asked.numbered(3), Some(Target::Section(Section::Build)));
    /// assert_eq!(asked.numbered(6), None);
    /// ```
    pub fn numbered(&self, number: usize) -> Option<Target> {
        if self.question() == Some(Question::Section) && self.menus().len() == 1 {
            return Section::from_index(number.checked_sub(1)?).map(Target::Section);
        }
        // Once a dial stands, digits are cards: its other numbers have no key any more.
        let typed = self.menu().choices.iter().filter(|choice| !choice.key().trim().is_empty());
        let amounts = typed.filter(|choice| matches!(choice.target, Target::Amount(_)));
        let amount = Target::Amount(u8::try_from(number).ok()?);
        // An amount that is only prepared, a load say, is no answer: the rules say nothing of it.
        (amounts.count() > 1 && !amount.meant(self.view()).is_empty()).then_some(amount)
    }

    /// The units of the menu in front that get to a place, while it is still to be said which one moves.
    pub fn going_to(&self, to: Place) -> Vec<&Choice> {
        if *self.hand() != Hand::Empty {
            return Vec::new();
        }
        let ways = self.view().ways(&self.carrying());
        let goes = |choice: &&Choice| {
            let Target::Unit(unit, from) = choice.target else { return false };
            ways.iter().any(|way| (way.unit, way.from, way.to()) == (unit, from, to))
        };
        self.menu().choices.iter().filter(goes).collect()
    }
}
