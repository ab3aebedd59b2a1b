//! A game at one keyboard, line by line: the session's questions as numbered lines, its answers typed as numbers, places or
//! moves.

use super::facing::Facing;
use super::keeping::Keeping;
use super::{board, tiles};
use crate::fault::{Outcome, failed};
use crate::position::print_score;
use crate::wrong::Wrong;
use kosa_client::{Answered, Bots, Disk, SavedTable, Session, Stage};
use kosa_engine::Public;
use kosa_engine::vocab::Seat;
use kosa_lang::{Arg, Texts, capital};
use kosa_table::{Occupant, Table};
use std::io::{BufRead, Write};
use std::sync::Arc;

/// A game line by line.
pub struct Lines<'a> {
    pub(super) session: Session<SavedTable<Disk>>,
    bots: Bots,
    pub(super) texts: Arc<Texts>,
    pub(super) out: &'a mut dyn Write,
    /// Whether the file was asked for.
    pub(super) must_keep: bool,
    /// Whether every thought of the Automa is told as it comes.
    explain: bool,
    /// Whether the person has been told that leaving would lose the game.
    pub(super) warned: bool,
    /// Whether the game was not saved when that was last looked at.
    pub(super) was_lost: bool,
    /// Entries of the record that have been told.
    told: usize,
    /// Who sits at the keyboard.
    facing: Facing,
    /// The person and the turn whose board has been shown.
    shown: Option<(Seat, u16)>,
}

impl<'a> Lines<'a> {
    pub fn new(
        texts: Texts,
        table: Table,
        keeping: Keeping,
        explain: bool,
        out: &'a mut dyn Write,
    ) -> Lines<'a> {
        let (must_keep, file) = match keeping {
            Keeping::Asked(file) => (true, file),
            Keeping::ByItself(file) => (false, file),
        };
        let texts = Arc::new(texts);
        // What happened before is in the record.
        let told = table.record().entries().len();
        let mut session = Session::new(SavedTable::new(table, file), texts.clone());
        session.set_stops(false);
        let (warned, was_lost, facing, shown) = (false, false, Facing::default(), None);
        Lines {
            session,
            bots: Bots::default(),
            texts,
            out,
            must_keep,
            explain,
            warned,
            was_lost,
            told,
            facing,
            shown,
        }
    }

    pub fn run(mut self) -> Outcome {
        self.introduce()?;
        loop {
            if !self.session.let_bots_decide(&mut self.bots) {
                return failed(Wrong::Stuck);
            }
            // What happened since is for whoever comes next as well: it is told below the cover.
            self.facing.follow(self.session.stage(), self.out)?;
            self.tell()?;
            let goes_on = match self.session.stage() {
                Stage::Over => return self.finish(),
                Stage::HandOver(seat) => self.hand_over(seat)?,
                Stage::Asking(seat) => self.ask(seat)?,
                Stage::Reading => {
                    self.session.skip_pages();
                    true
                }
                Stage::Watching => {
                    self.session.watch();
                    true
                }
                Stage::Connecting | Stage::Thinking(_) | Stage::Waiting(_) => return failed(Wrong::Stuck),
            };
            if !goes_on {
                return self.leave();
            }
        }
    }

    pub(super) fn table(&self) -> &Table {
        self.session.link().near().table()
    }

    pub(super) fn public(&self) -> Public {
        *self.session.link().near().public()
    }

    fn introduce(&mut self) -> Outcome {
        let public = self.public();
        let commitment = self.table().commitment().to_string();
        let head = [("rules", Arg::from(public.rules().to_string())), ("commitment", Arg::from(commitment))];
        self.say("plain-head", &head)?;
        for seat in public.seats() {
            let mut args = vec![
                ("seat", board::number(seat)),
                ("faction", self.texts.arg(&public.player(seat).faction())),
                ("sitter", self.texts.sitter(&public, seat).into()),
            ];
            match self.session.occupant(seat).map(|occupant| (occupant, self.texts.occupant(occupant))) {
                Some((Occupant::Automa(_), _)) | None => self.say("plain-seat", &args)?,
                Some((_, player)) => {
                    args.push(("player", player.into()));
                    self.say("plain-seat-player", &args)?;
                }
            }
        }
        tiles::print(&self.texts, &public, self.out)?;
        self.say("plain-type-help", &[])
    }

    pub(super) fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> Outcome {
        Ok(writeln!(self.out, "{}", self.texts.fill(key, args))?)
    }

    /// A sentence that begins without a capital and ends without a stop.
    pub(super) fn refuse(&mut self, sentence: &str) -> Outcome {
        let stop = if sentence.ends_with('.') { "" } else { "." };
        Ok(writeln!(self.out, "{}{stop}", capital(sentence))?)
    }

    /// Tells what has happened, to whoever sits here.
    pub(super) fn tell(&mut self) -> Outcome {
        let viewer = self.facing.viewer(self.session.reader());
        let entries = self.table().record().entries().len();
        for line in self.session.log().lines().iter().filter(|line| line.entry >= self.told) {
            if self.explain || !line.is_thought() {
                writeln!(self.out, "  {}", line.text(viewer, &self.texts))?;
            }
        }
        self.told = entries;
        self.look_at_file()
    }

    fn finish(&mut self) -> Outcome {
        writeln!(self.out)?;
        print_score(&self.texts, &self.public(), self.out)?;
        let seed = self.table().seed().to_string();
        self.say("plain-seed-was", &[("seed", seed.into())])?;
        self.leave()
    }

    /// A line from the keyboard; nothing at the end of the input.
    pub(super) fn line(&mut self, prompt: &str) -> Outcome<Option<String>> {
        if let Some(e) = self.session.link().trouble() {
            let why = e.text(&self.texts);
            self.say("save-plain-not", &[("why", why.into())])?;
        }
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
            Ok(0) => {
                writeln!(self.out)?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string())),
            Err(e) => failed(Wrong::Keyboard(e)),
        }
    }

    /// Waits until the next player sits there alone. Says whether the game goes on.
    fn hand_over(&mut self, seat: Seat) -> Outcome<bool> {
        let text = self.said().question();
        let Some(line) = self.line(&format!("{text} "))? else { return Ok(false) };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["quit" | "q" | "exit"] => return Ok(!self.may_leave()?),
            // Whoever asks what can be typed is not yet alone.
            ["help" | "h" | "?"] => self.help()?,
            _ => {
                self.said().hand_over(seat, &line)?;
                self.taken_back();
            }
        }
        Ok(true)
    }

    /// Asks a person. Says whether the game goes on.
    fn ask(&mut self, seat: Seat) -> Outcome<bool> {
        let now = Some((seat, self.public().turns()));
        if self.shown != now {
            self.shown = now;
            self.said().board()?;
        }
        self.said().list()?;
        loop {
            let Some(text) = self.line("> ")? else { return Ok(false) };
            if let Some(goes_on) = self.understand(seat, &text)? {
                return Ok(goes_on);
            }
        }
    }

    /// What came of an answer. What is final is asked about first.
    pub(super) fn answered(&mut self, answered: Answered) -> Outcome<Option<bool>> {
        match answered {
            Answered::Nothing => return Ok(None),
            Answered::Open => {}
            Answered::Done => self.said().say_refusal()?,
            Answered::Confirm(what, moves) => {
                writeln!(self.out, "{}", what.text(&self.texts))?;
                let prompt = format!("{} ", self.texts.say("plain-confirm"));
                match self.line(&prompt)?.as_deref() {
                    None => return Ok(Some(false)),
                    // The sign that commits a combat says yes to it, too.
                    Some("" | "+" | "y" | "yes") => {
                        self.session.decide(moves);
                        self.said().say_refusal()?;
                    }
                    Some(_) => {}
                }
            }
        }
        Ok(Some(true))
    }

    /// What was taken back has not been told.
    pub(super) fn taken_back(&mut self) {
        self.told = self.told.min(self.table().record().entries().len());
    }
}
