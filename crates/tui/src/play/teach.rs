//! For whoever learns the game: the guide through the first turns, and why something cannot be done.

use super::notes::Notes;
use super::{Effect, Overlay, Play};
use crate::help::{Help, Keys};
use crate::panels::mat;
use crate::scroll::Scroll;
use kosa_client::ask::Asked;
use kosa_client::{Stage, Target};
use kosa_engine::vocab::Place;
use kosa_lang::{Topic, capital};
use kosa_learn::{Guide, not_now_lines, why_not_asked};

/// How much the guide says beside a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    /// All of it.
    Whole,
    /// What to choose, and what to look at in this turn.
    Short,
    /// What to choose.
    Least,
}

impl Play {
    /// Lets the guide speak in the first turns, or be silent.
    pub fn set_guide(&mut self, on: bool) {
        self.guide = on;
        self.mark_advised();
    }

    /// A task that stands above every question, or none.
    pub fn set_task(&mut self, task: Option<String>) {
        self.task = task;
    }

    /// Turns the guide on or off, and says so.
    pub(super) fn toggle_guide(&mut self) -> Effect {
        self.guide = !self.guide;
        self.mark_advised();
        let key = if self.guide { "guide-on" } else { "guide-off" };
        self.message = Some((self.texts().say(key), false));
        Effect::Stay
    }

    /// What the guide says to the question in hand.
    pub(super) fn advice(&self, told: Told) -> Option<String> {
        let asked = self.guided()?;
        let texts = self.texts();
        let Some(advice) = Guide::advice(asked.view()) else {
            // In the middle of a turn, also of one that was broken off there; not while the next step of an answer is chosen.
            let midway = Guide::midway(asked.view()).filter(|_| !asked.may_go_back())?;
            return Some(format!(
                "{}: {}",
                self.guide_title(midway.turn()),
                midway.text(asked.view(), texts)
            ));
        };
        let lines = advice.lines_for(asked.view(), texts);
        // Where the answers need the room, the place and the tokens that speak for it are a key away.
        let more = texts.say("guide-more");
        let said: Vec<&str> = match (told, lines.as_slice()) {
            (Told::Short, [first, .., last]) => vec![first, last, &more],
            (Told::Least, [first, ..]) => vec![first, &more],
            (_, lines) => lines.iter().map(String::as_str).collect(),
        };
        Some(format!("{}: {}", self.guide_title(advice.turn), said.join(" ")))
    }

    /// The question in hand, if the guide speaks.
    fn guided(&self) -> Option<&Asked> {
        self.session.asked().filter(|_| self.guide && matches!(self.session.stage(), Stage::Asking(_)))
    }

    fn guide_title(&self, turn: u16) -> String {
        self.texts().fill("guide-title", &[("turn", turn.into())])
    }

    /// Where the guide would go, to be marked on the board.
    pub(super) fn guided_place(&self) -> Option<Place> {
        let view = self.guided()?.view();
        match Guide::advice(view) {
            Some(advice) => advice.aim.place(),
            None => Guide::midway(view)?.place(),
        }
    }

    /// Marks the section that the guide would choose: whoever trusts it presses Enter.
    pub(super) fn mark_advised(&mut self) {
        let advised =
            self.guided().and_then(|asked| Guide::advice(asked.view())).map(|advice| advice.section);
        if let (Some(section), Some(asked)) = (advised, self.session.asked_mut()) {
            let menu = asked.menu_mut();
            menu.selected = menu.at(Target::Section(section)).first().copied().unwrap_or(menu.selected);
        }
    }

    /// All that the guide has to say to this turn, its other ideas included; the cursor goes where it would go.
    pub(super) fn show_guide(&mut self) -> Effect {
        let texts = self.texts().clone();
        let view = self.session.asked().map(|asked| *asked.view());
        let ideas = view.as_ref().map(Guide::ideas).unwrap_or_default();
        let (Some(view), Some(best)) = (view, ideas.first()) else {
            let text = self.advice(Told::Whole).unwrap_or_else(|| texts.say("guide-nothing"));
            self.message = Some((text, false));
            return Effect::Stay;
        };
        let mut lines = best.lines_for(&view, &texts);
        for idea in ideas.iter().skip(1) {
            let said = idea.lines(&texts);
            let said = said.get(..2).unwrap_or(&said).join(" ");
            lines.push(String::new());
            lines.push(texts.fill("guide-or", &[("idea", said.into())]));
        }
        let (title, place) = (self.guide_title(best.turn), best.aim.place());
        self.cursor = place.unwrap_or(self.cursor);
        self.overlay = Some(Overlay::Notes(Notes::Page(title, lines), Scroll::default()));
        Effect::Stay
    }

    /// Everything that is before the player and cannot be chosen now, each with the rule that forbids it.
    pub(super) fn show_not_now(&mut self) -> Effect {
        let Some(asked) = self.session.asked() else { return Effect::Stay };
        let texts = self.texts();
        let mut lines = not_now_lines(asked.view(), texts);
        if lines.is_empty() {
            lines.push(texts.say("learn-all-possible"));
        }
        let title = texts.say("learn-not-now");
        self.overlay = Some(Overlay::Notes(Notes::Page(title, lines), Scroll::default()));
        Effect::Stay
    }

    /// Why what is pointed at cannot be chosen, in a sentence; nothing if it can.
    pub(super) fn why(&self, target: Target) -> Option<String> {
        let asked = self.session.asked()?;
        let why = self.texts().why_not(&why_not_asked(asked, target)?, asked.view().public());
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
        let asked = self.session.asked();
        let number = digit.to_digit(10).map(|number| number as usize);
        if let (Some(asked), Some(number)) = (asked, number)
            && let Some(target @ Target::Section(_)) = asked.numbered(number)
            && let Some(text) = self.why(target)
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
        let marked = self.session.asked().and_then(|asked| asked.menu().current());
        match (marked, self.detail()) {
            (Some(choice), detail) if !detail.is_empty() => help.with_answer(choice.label.clone(), detail),
            _ => help,
        }
    }
}
