//! What is said on the screen and what is typed, at a table on a server.

use super::around;
use crate::fault::Outcome;
use crate::play::facing::Facing;
use crate::play::said::{Said, Typed};
use crate::position::print_score;
use crate::question;
use kosa_client::link::FarTable;
use kosa_client::{Answered, News, Session, Stage, Wire};
use kosa_engine::Move;
use kosa_engine::vocab::Seat;
use kosa_lang::{Arg, Texts, capital};
use kosa_wire::{Command, Offer, Phase, Sitter};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::Write;
use std::rc::Rc;
use std::sync::Arc;

/// Texts on their way out.
#[derive(Clone, Debug, Default)]
struct Out(Rc<RefCell<VecDeque<String>>>);

impl Wire for Out {
    fn send(&mut self, text: String) {
        self.0.borrow_mut().push_back(text);
    }
}

/// Whether one stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Stay,
    Leave,
}

/// A table on a server, at a keyboard.
pub(super) struct Talk<'a> {
    session: Session<FarTable<Out>>,
    texts: Arc<Texts>,
    out: &'a mut dyn Write,
    queue: Out,
    /// Steps and lines of talk that have been told.
    told: usize,
    said: u64,
    /// What was last shown: the places, or the question.
    shown: String,
    /// What ends something, until it is confirmed.
    confirm: Option<Final>,
    finished: bool,
    /// Who sits at the keyboard.
    facing: Facing,
    /// The person and the turn whose board has been shown.
    board: Option<(Seat, u16)>,
}

/// What cannot be taken back.
enum Final {
    Moves(Vec<Move>),
    Command(Command),
}

impl<'a> Talk<'a> {
    pub(super) fn new(texts: Texts, out: &'a mut dyn Write, token: &str) -> Talk<'a> {
        let (texts, queue) = (Arc::new(texts), Out::default());
        // Nobody else knows the secret, and no two sittings begin at the same moment.
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let ids = format!("{:x}{}", now.map_or(0, |now| now.as_micros()), token.get(..4).unwrap_or_default());
        let mut session = Session::new(FarTable::new(queue.clone(), ids), texts.clone());
        session.set_stops(false);
        Talk {
            session,
            texts,
            out,
            queue,
            told: 0,
            said: 0,
            shown: String::new(),
            confirm: None,
            finished: false,
            facing: Facing::default(),
            board: None,
        }
    }

    /// What is to be sent now.
    pub(super) fn outgoing(&mut self) -> Vec<String> {
        self.queue.0.borrow_mut().drain(..).collect()
    }

    /// The line is up again.
    pub(super) fn reconnected(&mut self) {
        self.queue.0.borrow_mut().clear();
        self.session.link_mut().reconnected(self.queue.clone());
    }

    /// Whether nothing is on its way.
    pub(super) fn is_quiet(&self) -> bool {
        self.session.link().unanswered() == 0
    }

    /// Whether what is typed now means what is shown.
    pub(super) fn is_ready(&self) -> bool {
        self.is_quiet() && self.session.link().room().is_some()
    }

    /// Whether the game is over and its score is shown.
    pub(super) fn is_over(&self) -> bool {
        self.finished
    }

    fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> Outcome {
        Ok(writeln!(self.out, "{}", self.texts.fill(key, args))?)
    }

    /// Hears the server, and tells what is new.
    pub(super) fn hear(&mut self, text: &str) -> Outcome {
        let before = self.session.refused().is_some();
        for news in self.session.link_mut().hear(text) {
            let taken_back = matches!(&news, News::TakenBack { seat, .. } if self.session.is_here(*seat));
            self.session.hear(news);
            if taken_back {
                self.say("plain-taken-back", &[])?;
            }
        }
        if let Some(refusal) = self.session.refused().filter(|_| !before) {
            let text = capital(&refusal.text(&self.texts));
            writeln!(self.out, "{text}")?;
        }
        self.tell()?;
        Ok(self.out.flush()?)
    }

    fn tell(&mut self) -> Outcome {
        let lines = self.session.link().talk().iter().filter(|line| line.number > self.said);
        let lines: Vec<(u64, String)> =
            lines.map(|line| (line.number, format!("{}: {}", line.name, line.text))).collect();
        for (number, line) in lines {
            self.said = number;
            writeln!(self.out, "{line}")?;
        }
        if self.session.board().is_none() {
            return self.show_places();
        }
        self.session.skip_pages();
        if self.facing.follow(self.session.stage(), self.out)? {
            // Nothing that was shown is there any more, and nobody else says yes to it.
            self.shown.clear();
            self.confirm = None;
        }
        let reader = self.facing.viewer(self.session.reader());
        let log = self.session.log().lines();
        // What was taken back may come again.
        let last = log.last().map_or(0, |line| line.entry + 1);
        for line in log.iter().filter(|line| line.entry >= self.told && !line.is_thought()) {
            writeln!(self.out, "  {}", line.text(reader, &self.texts))?;
        }
        self.told = last;
        match self.session.stage() {
            Stage::Over => self.finish(),
            // Somebody would still be asked, but nothing can be decided any more.
            _ if self.has_ended_early() => self.finish(),
            Stage::Asking(seat) => {
                self.show_board(seat)?;
                self.show_question()
            }
            _ => self.show_question(),
        }
    }

    /// The table as whoever is asked sees it, once in a turn, as in a game at this machine.
    fn show_board(&mut self, seat: Seat) -> Outcome {
        let now = self.session.board().map(|public| (seat, public.turns()));
        if self.board != now {
            self.board = now;
            self.said().board()?;
        }
        Ok(())
    }

    fn show_places(&mut self) -> Outcome {
        let Some(room) = self.session.link().room() else { return Ok(()) };
        if let Some(text) = around::before_the_game(room, self.session.link().you(), &self.texts) {
            return self.show(text);
        }
        let mut text = String::new();
        for (number, place) in (1..).zip(&room.places) {
            let who = match &place.sitter {
                Sitter::Free => self.texts.say("join-free"),
                Sitter::Person { name, .. } => name.clone(),
                Sitter::Bot { kind } => self.texts.bot_kind(kind),
                Sitter::Automa => self.texts.say("play-setup-automa"),
            };
            text.push_str(&format!("{number:>3}) {who}\n"));
        }
        if room.phase == Phase::Closed {
            text.push_str(&self.texts.say("far-closed"));
            self.finished = true;
        } else {
            text.push_str(&self.texts.say("join-places"));
        }
        self.show(text)
    }

    /// Shows something once.
    fn show(&mut self, text: String) -> Outcome {
        if self.shown != text {
            writeln!(self.out, "\n{text}")?;
            self.shown = text;
        }
        Ok(())
    }

    fn show_question(&mut self) -> Outcome {
        // What was decided is on its way: the next question comes with the answer.
        if matches!(self.session.stage(), Stage::Asking(_)) && self.session.asked().is_none() {
            return Ok(());
        }
        let link = self.session.link();
        let offer = link.room().and_then(|room| around::offer(room, link.you(), &self.texts));
        let mut text = offer.map_or_else(String::new, |offer| offer + "\n");
        text.push_str(&self.said().question());
        if let Some(asked) = self.session.asked() {
            for line in question::lines(asked, &self.texts) {
                text.push('\n');
                text.push_str(&line);
            }
        }
        self.show(text)
    }

    fn has_ended_early(&self) -> bool {
        self.session.link().room().is_some_and(|room| room.ended_early)
    }

    fn finish(&mut self) -> Outcome {
        if self.finished || self.session.link().room().is_none_or(|room| room.seed.is_none()) {
            return Ok(());
        }
        self.finished = true;
        if self.has_ended_early() {
            self.say("online-ended-early", &[])?;
        }
        let public = self.session.board().copied();
        if let Some(public) = public {
            writeln!(self.out)?;
            print_score(&self.texts.clone(), &public, self.out)?;
        }
        let seed = self.session.link().room().and_then(|room| room.seed.clone()).unwrap_or_default();
        self.say("plain-seed-was", &[("seed", seed.into())])
    }

    /// Does what was typed.
    pub(super) fn understand(&mut self, text: &str) -> Outcome<Next> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let number = rest.parse::<u8>().ok();
        if let Some(what) = self.confirm.take() {
            if matches!(text, "" | "y" | "yes") {
                match what {
                    Final::Moves(moves) => {
                        self.session.decide(moves);
                    }
                    Final::Command(command) => self.session.link_mut().ask(command),
                }
            }
            self.shown.clear();
            return self.after();
        }
        match (word, number) {
            ("quit" | "q" | "exit", _) => return Ok(Next::Leave),
            ("say", _) if rest.is_empty() => self.say("join-say", &[])?,
            ("say", _) => self.session.link_mut().ask(Command::Talk { text: rest.to_string() }),
            ("sit", Some(place)) => self.session.link_mut().ask(Command::Sit { place, name: None }),
            ("leave", Some(place)) => self.session.link_mut().ask(Command::Leave { place, for_good: false }),
            ("sit" | "leave", None) => self.say("join-place", &[])?,
            ("start", _) => self.session.link_mut().ask(Command::Start {}),
            ("help" | "h" | "?", _) => {
                self.say("join-help", &[])?;
                match self.session.board().is_some() {
                    true => self.said().help()?,
                    false => self.say("plain-help-book", &[])?,
                }
            }
            ("rules", _) => self.said().rules(&rest.split_whitespace().collect::<Vec<_>>())?,
            ("position" | "save" | "seat", _) => self.say("plain-only-near", &[])?,
            // The end of a turn is written as the end of the game is offered: what is asked goes first.
            _ if self.said().is_legal(text) => return self.said_word(text),
            _ if let Some(command) =
                self.session.link().room().and_then(|room| around::typed(room, text)) =>
            {
                // Where nobody else must agree the game is over with it, and a turn is ended by the same word.
                if matches!(command, Command::Offer { offer: Offer::End {} }) {
                    self.say("online-offer-end", &[])?;
                    return self.asks_for_confirmation(Final::Command(command));
                }
                self.session.link_mut().ask(command);
            }
            _ if let Some(lack) = self.session.link().room().and_then(|room| around::lack(room, word)) => {
                self.say(lack, &[])?;
            }
            // Before the game there is nothing else to say.
            _ if self.session.board().is_none() => {
                if !text.is_empty() {
                    self.say("join-help", &[])?;
                }
                self.shown.clear();
            }
            // Several people at this keyboard: the next one takes it, unless the one before takes something back.
            _ if let Stage::HandOver(seat) = self.session.stage() => {
                if !self.said().hand_over(seat, text)? {
                    self.shown.clear();
                }
            }
            ("", _) if !self.has_only_answer() => self.shown.clear(),
            _ => return self.said_word(text),
        }
        self.after()
    }

    /// The words of every game.
    fn said(&mut self) -> Said<'_, FarTable<Out>> {
        Said { session: &mut self.session, texts: &self.texts, out: &mut *self.out }
    }

    fn has_only_answer(&self) -> bool {
        self.session.asked().is_some_and(|asked| asked.menu().choices.len() == 1)
    }

    /// A word that means the same in every game.
    fn said_word(&mut self, text: &str) -> Outcome<Next> {
        let seat = match self.session.stage() {
            Stage::Asking(seat) => Some(seat),
            _ => self.session.here().first().copied(),
        };
        // Whoever only watches gives nothing, and sees what lies open.
        let Some(seat) = seat.or_else(|| self.session.at_turn()) else { return self.after() };
        match self.said().understand(seat, text)? {
            Typed::Waits | Typed::Given => {}
            Typed::Anew => self.shown.clear(),
            Typed::Answered(Answered::Confirm(what, moves)) => {
                writeln!(self.out, "{}", what.text(&self.texts))?;
                return self.asks_for_confirmation(Final::Moves(moves));
            }
            Typed::Answered(Answered::Open | Answered::Done | Answered::Nothing) => {}
        }
        self.after()
    }

    fn asks_for_confirmation(&mut self, what: Final) -> Outcome<Next> {
        self.say("plain-confirm", &[])?;
        self.confirm = Some(what);
        self.out.flush()?;
        Ok(Next::Stay)
    }

    fn after(&mut self) -> Outcome<Next> {
        if self.is_quiet() {
            self.tell()?;
        }
        self.out.flush()?;
        Ok(Next::Stay)
    }
}
