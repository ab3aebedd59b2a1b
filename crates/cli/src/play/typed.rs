//! What is typed at a table of this machine: the words of every game, and those about its file and its seats.

use super::board;
use super::said::{Said, Typed};
use super::session::Lines;
use crate::fault::Outcome;
use crate::seats::occupant;
use kosa_bots::KINDS;
use kosa_client::{Disk, SavedTable};
use kosa_engine::vocab::Seat;
use kosa_lang::Arg;

impl Lines<'_> {
    /// The words of every game.
    pub(super) fn said(&mut self) -> Said<'_, SavedTable<Disk>> {
        Said { session: &mut self.session, texts: &self.texts, out: &mut *self.out }
    }

    /// What was typed. Says whether the game goes on; nothing if the question still waits for its answer.
    pub(super) fn understand(&mut self, seat: Seat, text: &str) -> Outcome<Option<bool>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["quit" | "q" | "exit"] => return Ok(self.may_leave()?.then_some(false)),
            ["save", ..] => {
                self.save_elsewhere(text.trim_start_matches("save").trim())?;
            }
            ["help" | "h" | "?"] => self.help()?,
            ["position", ..] => self.print_position(seat)?,
            ["seat", which, who] => return Ok(self.take_over(which, who)?.then_some(true)),
            ["seat", ..] => self.say("plain-seat-what", &[("known", KINDS.join(", ").into())])?,
            _ => return self.understood(seat, text),
        }
        Ok(None)
    }

    /// What can be typed in a game of this machine.
    pub(super) fn help(&mut self) -> Outcome {
        self.said().help()?;
        self.say("plain-help-near", &[])
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

    fn understood(&mut self, seat: Seat, text: &str) -> Outcome<Option<bool>> {
        match self.said().understand(seat, text)? {
            Typed::Waits => {}
            Typed::Given => self.tell()?,
            Typed::Anew => {
                self.taken_back();
                return Ok(Some(true));
            }
            Typed::Answered(answered) => return self.answered(answered),
        }
        Ok(None)
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
            self.said().say_refusal()?;
            return Ok(false);
        }
        let player = self.session.occupant(seat).map(|o| self.texts.occupant(o)).unwrap_or_default();
        self.say("plain-now-played", &[("seat", board::number(seat)), ("player", player.into())])?;
        Ok(true)
    }
}
