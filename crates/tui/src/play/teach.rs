//! For whoever learns the game: the guide through the first turns, and why something cannot be done.

use super::{Effect, Play};
use crate::help::{Help, Keys};
use crate::panels::mat;
use kosa_client::{Stage, Target};
use kosa_engine::Question;
use kosa_engine::vocab::Section;
use kosa_lang::{Topic, capital};
use kosa_learn::{Guide, why_not};

impl Play {
    /// Lets the guide speak in the first turns, or be silent.
    pub fn set_guide(&mut self, on: bool) {
        self.guide = on;
    }

    /// A task that stands above every question, or none.
    pub fn set_task(&mut self, task: Option<String>) {
        self.task = task;
    }

    /// Turns the guide on or off, and says so.
    pub(super) fn toggle_guide(&mut self) -> Effect {
        self.guide = !self.guide;
        let key = if self.guide { "guide-on" } else { "guide-off" };
        self.message = Some((self.texts().say(key), false));
        Effect::Stay
    }

    /// What the guide says to the question in hand.
    pub(super) fn advice(&self) -> Option<String> {
        if !self.guide || !matches!(self.session.stage(), Stage::Asking(_)) {
            return None;
        }
        let asked = self.session.asked()?;
        let texts = self.texts();
        let title = |turn: u16| texts.fill("guide-title", &[("turn", turn.into())]);
        let Some(advice) = Guide::advice(asked.view()) else {
            // In the middle of a turn, also of one that was broken off there.
            let midway = Guide::midway(asked.view()).filter(|_| !asked.may_go_back())?;
            return Some(format!("{}: {}", title(midway.turn()), midway.text(asked.view(), texts)));
        };
        let title = title(advice.turn);
        let lines = advice.lines_for(asked.view(), texts);
        // What the action does stands with the choice itself, and the answers need the room: more would push them out of a small
        // window.
        let said = [lines.first(), lines.last()].into_iter().flatten();
        Some(format!("{title}: {}", said.map(String::as_str).collect::<Vec<_>>().join(" ")))
    }

    /// Why what is pointed at cannot be chosen, in a sentence; nothing if it can.
    pub(super) fn why(&self, target: Target) -> Option<String> {
        let view = self.session.asked()?.view();
        let why = self.texts().why_not(&why_not(view, target)?, view.public());
        Some(format!("{}.", capital(&why)))
    }

    /// Says why nothing can be chosen where the cursor is, or this if the rules would allow it.
    pub(super) fn say_why(&mut self, otherwise: &str) -> Effect {
        let text = self.why(Target::Place(self.cursor));
        let text = text.unwrap_or_else(|| self.texts().say(otherwise));
        self.message = Some((text, false));
        Effect::Stay
    }

    /// Says why a section that has its number, but is not among the answers, cannot be chosen.
    pub(super) fn say_why_section(&mut self, digit: char) {
        let section = digit.to_digit(10).and_then(|n| Section::from_index((n as usize).wrapping_sub(1)));
        let asked = self.session.asked().and_then(|asked| asked.view().public().question());
        if let (Some(Question::Section), Some(section)) = (asked, section)
            && let Some(text) = self.why(Target::Section(section))
        {
            self.message = Some((text, false));
        }
    }

    /// The help about these things, with the rule book behind it, opened at what is asked.
    pub(super) fn help_about(&self, here: Vec<Topic>) -> Help {
        let question = self.session.asked().and_then(|asked| asked.view().public().question());
        let help = Help::new(self.texts(), here, Keys::Game).with_book(self.texts(), self.public(), question);
        let seat = self.viewer().seat().filter(|seat| !self.public().player(*seat).is_automa());
        let help = match seat {
            Some(seat) => {
                help.with_mat_notes(self.texts(), mat::notes(self.texts(), self.public().player(seat)))
            }
            None => help,
        };
        let marked = self.session.asked().and_then(|asked| asked.level().current());
        match (marked, self.detail()) {
            (Some(choice), detail) if !detail.is_empty() => help.with_answer(choice.label.clone(), detail),
            _ => help,
        }
    }
}
