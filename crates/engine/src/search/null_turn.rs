//! A turn in which nothing is done, to look at what the others' turns would make of one's own.

use crate::event::Silence;
use crate::rules::Apply;
use crate::state::{Draw, Frame, Question, State};

impl State {
    /// Passes over the turn that is about to begin: nothing is chosen and nothing is done, and it is the next seat's turn. Of
    /// an Automa no card is drawn. It is not a move of the game, but a null turn for searches. Says whether it could be done:
    /// only where a section is asked for, or an Automa's card.
    ///
    /// ```
    /// use kosa_engine::State;
    /// let mut state = State::from_position("kosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical").unwrap();
    /// assert!(state.pass_turn());
    /// assert_eq!(state.public().active().to_string(), "2");
    /// ```
    pub fn pass_turn(&mut self) -> bool {
        let begins = matches!(
            self.public.frames.top(),
            Some(Frame::Question(Question::Section) | Frame::Draw(Draw::AutomaTurn))
        ) && !self.public.over;
        if begins {
            let mut doing = Apply { state: self, listener: &mut Silence };
            doing.end_turn();
            doing.flow();
        }
        begins
    }
}
