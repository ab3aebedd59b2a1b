//! What is typed: commands, and answers as numbers, signs, places or moves.

use super::session::Lines;
use super::{board, tiles};
use crate::fault::Outcome;
use crate::position::print_score;
use crate::seats::occupant;
use kosa_bots::KINDS;
use kosa_client::{Answered, Target};
use kosa_engine::Move;
use kosa_engine::vocab::{Place, Seat, Section};
use kosa_lang::{Arg, capital};
use kosa_learn::{not_now_lines, why_not};

impl Lines<'_> {
    /// What was typed. Says whether the game goes on; nothing if the question still waits for its answer.
    pub(super) fn understand(&mut self, seat: Seat, text: &str) -> Outcome<Option<bool>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choices = self.session.asked().map_or(0, |asked| asked.level().choices.len());
        match words.as_slice() {
            [] if choices == 1 => {
                let answered = self.session.choose(0);
                return self.answered(answered);
            }
            [] => self.say("plain-answers", &[("n", choices.into())])?,
            ["back"] => {
                if self.session.asked_mut().is_some_and(|asked| asked.back()) {
                    return Ok(Some(true));
                }
                self.say("plain-no-step", &[])?;
            }
            ["undo" | "u"] => {
                if !self.session.asked_mut().is_some_and(|asked| asked.back()) {
                    self.undo(0)?;
                }
                return Ok(Some(true));
            }
            ["undo" | "u", "list"] => {
                for (i, decision) in self.session.undo_list().iter().enumerate() {
                    writeln!(self.out, "{:>3}) {}", i + 1, decision.words)?;
                }
                if let Some(stop) = self.session.undo_stop_text() {
                    writeln!(self.out, "{stop}")?;
                }
            }
            ["undo" | "u", number] => {
                self.undo(number.parse::<usize>().unwrap_or(0).wrapping_sub(1))?;
                return Ok(Some(true));
            }
            ["quit" | "q" | "exit"] => return Ok(self.may_leave()?.then_some(false)),
            ["help" | "h" | "?"] => self.say("plain-help", &[])?,
            ["board" | "b"] => self.show_board(seat)?,
            ["map"] => {
                let public = self.public();
                for line in kosa_tui::map_lines(&public, &self.texts) {
                    writeln!(self.out, "{line}")?;
                }
            }
            ["moves" | "m"] => self.list()?,
            ["tiles" | "t"] => {
                let public = self.public();
                tiles::print(&self.texts, &public, self.out)?;
                tiles::print_ending(&self.texts, &public, self.out)?;
            }
            ["why" | "w"] => self.why()?,
            ["why" | "w", "not"] => self.not_now()?,
            ["why" | "w", what @ ..] => self.why_not(&what.join(" "))?,
            ["save", ..] => self.save_elsewhere(text.trim_start_matches("save").trim())?,
            ["score"] => {
                let public = self.public();
                print_score(&self.texts, &public, self.out)?;
                for line in self.texts.scales(&public) {
                    writeln!(self.out, "{line}")?;
                }
            }
            ["position"] => self.print_position(seat)?,
            ["seat", which, who] => return Ok(self.take_over(which, who)?.then_some(true)),
            _ if self.gift(seat, &words)? => self.tell()?,
            [key] if self.has_key(key) => {
                let answered = self.session.press(key);
                return self.answered(answered);
            }
            [number] if number.bytes().all(|b| b.is_ascii_digit()) => {
                self.say("plain-no-answer", &[("number", (*number).into())])?;
            }
            [place] if place.parse::<Place>().is_ok() => {
                let place = place.parse::<Place>().unwrap_or(Place::ABOARD);
                let answered = self.session.point(Target::Place(place));
                if answered == Answered::Nothing {
                    self.say("plain-not-possible", &[("move", text.into())])?;
                    self.why_not(text)?;
                }
                return self.answered(answered);
            }
            _ => return self.take_move(text),
        }
        Ok(None)
    }

    /// The game as a position that can be read and played. What the player cannot see is made up, always the same for the same view:
    /// with undo still open nobody may look at the others' cards.
    fn print_position(&mut self, seat: Seat) -> Outcome {
        let Some(position) = self.session.view_of(seat.into()).map(|view| view.trial().to_position()) else {
            return Ok(());
        };
        let hint = self.texts.say("plain-position-hint");
        writeln!(self.out, "# {hint}")?;
        Ok(write!(self.out, "{position}")?)
    }

    fn has_key(&self, key: &str) -> bool {
        self.session.asked().is_some_and(|asked| asked.level().with_key(key).is_some())
    }

    /// A move in notation.
    fn take_move(&mut self, text: &str) -> Outcome<Option<bool>> {
        match text.parse::<Move>() {
            Ok(mv) if self.session.asked().is_some_and(|asked| asked.view().legal().contains(&mv)) => {
                let answered = match self.session.final_thing(&[mv]) {
                    Some(what) => Answered::Confirm(what, vec![mv]),
                    None => self.session.decide(vec![mv]),
                };
                return self.answered(answered);
            }
            Ok(mv) => {
                self.say("plain-not-possible", &[("move", mv.to_string().into())])?;
                self.why_not(text)?;
            }
            Err(e) => {
                let sentence = self.texts.not_a_move(text, &e);
                let help = self.texts.say("plain-type-help");
                writeln!(self.out, "{}. {help}", capital(&sentence))?;
            }
        }
        Ok(None)
    }

    /// The last turns of the others in full.
    fn why(&mut self) -> Outcome {
        if self.session.others().is_empty() {
            writeln!(self.out, "{}", self.texts.say("plain-no-automa-turn"))?;
        }
        for line in self.session.others().iter().flat_map(|page| &page.lines) {
            writeln!(self.out, "  {}", line.text(self.session.reader(), &self.texts))?;
        }
        Ok(())
    }

    /// Why a place, a section or a move as the notation writes it cannot be chosen now.
    fn why_not(&mut self, what: &str) -> Outcome {
        let Some(view) = self.session.asked().map(|asked| *asked.view()) else { return Ok(()) };
        let target =
            what.parse().map(Target::Place).or_else(|_| what.parse::<Section>().map(Target::Section));
        let why = match (target, what.parse::<Move>()) {
            (Ok(target), _) => why_not(&view, target),
            (Err(_), Ok(mv)) => view.why_not(&mv),
            (Err(_), Err(_)) => return self.say("plain-why-what", &[]),
        };
        let text = match why {
            None => self.texts.say("learn-possible"),
            Some(why) => {
                let why = self.texts.why_not(&why, view.public());
                capital(&self.texts.fill("learn-why-not", &[("why", why.into())]))
            }
        };
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Everything that cannot be chosen now, with its reason.
    fn not_now(&mut self) -> Outcome {
        let Some(view) = self.session.asked().map(|asked| *asked.view()) else { return Ok(()) };
        let lines = not_now_lines(&view, &self.texts);
        if lines.is_empty() {
            self.say("learn-all-possible", &[])?;
        }
        for line in lines {
            writeln!(self.out, "  {line}")?;
        }
        Ok(())
    }

    /// Gives coins if that is what was typed: `give 2 3`, or as a record has it `1: give 2 3` for any person here,
    /// whoever is asked. Says whether it was.
    pub(super) fn gift(&mut self, asked: Seat, words: &[&str]) -> Outcome<bool> {
        let (from, to, amount) = match words {
            ["give", to, amount] => (None, to, amount),
            [from, "give", to, amount] if from.ends_with(':') => (from.strip_suffix(':'), to, amount),
            _ => return Ok(false),
        };
        let from = from.map_or(Ok(asked), str::parse::<Seat>);
        match (from, to.parse::<Seat>(), amount.parse::<u16>()) {
            (Ok(from), Ok(_), Ok(_)) if !self.session.is_here(from) => {
                self.say("plain-give-nobody", &[("seat", board::number(from))])?;
            }
            (Ok(from), Ok(to), Ok(amount)) => {
                if !self.session.give(from, to, amount) {
                    self.say_refusal()?;
                }
            }
            _ => self.say("plain-give", &[])?,
        }
        Ok(true)
    }

    fn take_over(&mut self, which: &str, who: &str) -> Outcome<bool> {
        let short = |text: &str| Arg::from(text.chars().take(40).collect::<String>());
        let Ok(seat) = which.parse::<Seat>() else {
            self.say("plain-no-seat", &[("text", short(which))])?;
            return Ok(false);
        };
        let Ok(who_sits) = occupant(who) else {
            self.say("plain-no-player", &[("text", short(who)), ("known", KINDS.join(", ").into())])?;
            return Ok(false);
        };
        if !self.session.take_over(seat, who_sits) {
            self.say_refusal()?;
            return Ok(false);
        }
        let player = self.session.occupant(seat).map(|o| self.texts.occupant(o)).unwrap_or_default();
        self.say("plain-now-played", &[("seat", board::number(seat)), ("player", player.into())])?;
        Ok(true)
    }
}
