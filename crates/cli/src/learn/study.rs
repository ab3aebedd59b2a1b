//! A lesson line by line: a session on its position, with hints and reasons, until it is solved or left.

use super::notebook;
use crate::book;
use crate::fault::{Outcome, failed};
use crate::play::said::{Said, Typed};
use crate::wrong::Wrong;
use kosa_client::{Answered, Bots, NearTable, Session, Stage, io_reason};
use kosa_engine::vocab::Seat;
use kosa_lang::{Arg, Texts};
use kosa_learn::{Learned, Lesson, Progress};
use std::io::{BufRead, Write};
use std::sync::Arc;

/// How an attempt ended.
enum Attempt {
    Solved,
    Failed,
    Again,
    Left,
}

/// A lesson being studied.
struct Study<'a> {
    lesson: &'a Lesson,
    session: Session<NearTable>,
    texts: Arc<Texts>,
    out: &'a mut dyn Write,
    /// Hints that have been given, in all attempts.
    hints: usize,
    /// Entries of the record that have been told.
    told: usize,
    /// The turn whose board has been shown.
    shown: Option<u16>,
}

/// Plays a lesson until it is solved or left, and keeps that it is solved.
pub fn play(lesson: &Lesson, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let texts = Arc::new(Texts::new(texts.lang()));
    let own = lesson.texts(texts.lang());
    writeln!(out, "{}\n{}", own.title, texts.fill("learn-task", &[("text", own.task.as_str().into())]))?;
    writeln!(out, "{}", texts.say("learn-keys"))?;
    let mut hints = 0;
    loop {
        let mut study = Study::new(lesson, texts.clone(), out, hints);
        let attempt = study.attempt()?;
        hints = study.hints;
        match attempt {
            Attempt::Left => return Ok(()),
            Attempt::Again => {}
            Attempt::Failed => {
                writeln!(out, "{}", texts.say("learn-again"))?;
                match line(out)?.as_deref() {
                    None | Some("quit" | "q" | "exit") => return Ok(()),
                    Some(_) => {}
                }
            }
            Attempt::Solved => return solved(lesson, hints, &texts, out),
        }
    }
}

/// Keeps that a lesson is solved, and names the next one.
fn solved(lesson: &Lesson, hints: usize, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let mut notebook = notebook();
    let kept = Learned::read(&notebook).and_then(|mut learned| {
        learned.solve(&lesson.name, u8::try_from(hints).unwrap_or(u8::MAX));
        learned.write(&mut notebook)
    });
    if let Err(e) = kept {
        let why = Arg::from(io_reason(texts, &e));
        writeln!(out, "{}", texts.fill("learn-kept-not", &[("why", why)]))?;
    }
    let lessons = Lesson::all();
    let at = lessons.iter().position(|other| other.name == lesson.name);
    if let Some(next) = at.map(|i| i + 2).filter(|n| *n <= lessons.len()) {
        writeln!(out, "{}", texts.fill("learn-next", &[("number", next.into())]))?;
    }
    Ok(())
}

/// A line from the keyboard; nothing at the end of the input.
fn line(out: &mut dyn Write) -> Outcome<Option<String>> {
    write!(out, "> ")?;
    out.flush()?;
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut bytes) {
        Ok(0) => {
            writeln!(out)?;
            Ok(None)
        }
        Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string())),
        Err(e) => failed(Wrong::Keyboard(e)),
    }
}

impl<'a> Study<'a> {
    fn new(lesson: &'a Lesson, texts: Arc<Texts>, out: &'a mut dyn Write, hints: usize) -> Study<'a> {
        let mut session = Session::new(NearTable::new(lesson.start()), texts.clone());
        session.set_stops(false);
        let told = session.link().record().entries().len();
        Study { lesson, session, texts, out, hints, told, shown: None }
    }

    /// The words of every game.
    fn said(&mut self) -> Said<'_, NearTable> {
        Said { session: &mut self.session, texts: &self.texts, out: &mut *self.out }
    }

    fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> Outcome {
        Ok(writeln!(self.out, "{}", self.texts.fill(key, args))?)
    }

    fn attempt(&mut self) -> Outcome<Attempt> {
        let mut bots = Bots::default();
        loop {
            if !self.session.let_bots_decide(&mut bots) {
                return failed(Wrong::Stuck);
            }
            self.tell()?;
            let progress = self.lesson.progress(self.session.link().record());
            if let Some(text) = self.lesson.verdict(progress, &self.texts) {
                let solved = progress == Progress::Solved;
                let key = if solved { "learn-well-done" } else { "learn-failed" };
                self.say(key, &[("text", text.into())])?;
                return Ok(if solved { Attempt::Solved } else { Attempt::Failed });
            }
            match self.session.stage() {
                Stage::Asking(seat) => match self.ask(seat)? {
                    Some(end) => return Ok(end),
                    None => continue,
                },
                Stage::Reading => self.session.skip_pages(),
                Stage::HandOver(_) => self.session.uncover(),
                Stage::Watching => self.session.watch(),
                Stage::Over | Stage::Connecting | Stage::Thinking(_) | Stage::Waiting(_) => {
                    return failed(Wrong::Stuck);
                }
            }
        }
    }

    /// Tells what has happened.
    fn tell(&mut self) -> Outcome {
        let viewer = self.session.reader();
        for line in self.session.log().lines().iter().filter(|line| line.entry >= self.told) {
            if !line.is_thought() {
                writeln!(self.out, "  {}", line.text(viewer, &self.texts))?;
            }
        }
        self.told = self.session.link().record().entries().len();
        Ok(())
    }

    /// Asks, until something is decided or the attempt ends.
    fn ask(&mut self, seat: Seat) -> Outcome<Option<Attempt>> {
        let turn = self.session.link().public().turns();
        if self.shown != Some(turn) {
            self.shown = Some(turn);
            self.said().board()?;
        }
        self.said().list()?;
        loop {
            let Some(text) = line(self.out)? else { return Ok(Some(Attempt::Left)) };
            let words: Vec<&str> = text.split_whitespace().collect();
            match words.as_slice() {
                ["quit" | "q" | "exit"] => return Ok(Some(Attempt::Left)),
                ["again"] => return Ok(Some(Attempt::Again)),
                ["hint"] => self.hint()?,
                ["rules", rest @ ..] => {
                    let topic =
                        if rest.is_empty() { vec![self.lesson.topic.clone()] } else { to_words(rest) };
                    book::look_up(&topic, "plain-rules-how", &self.texts, self.out)?;
                }
                ["help" | "h" | "?"] => {
                    self.say("learn-keys", &[])?;
                    self.say("plain-help", &[])?;
                }
                ["position" | "save" | "seat", ..] => self.say("plain-only-near", &[])?,
                _ => {
                    // A step back leads on to the decision before it: nothing is asked twice.
                    let text = if text == "back" { "undo" } else { &text };
                    match self.said().understand(seat, text)? {
                        Typed::Waits => {}
                        Typed::Given => self.tell()?,
                        Typed::Anew => {
                            self.told = self.told.min(self.session.link().record().entries().len());
                            return Ok(None);
                        }
                        Typed::Answered(answered) => {
                            if self.follows(answered)? {
                                return Ok(None);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether the next question is asked. In a lesson nothing is asked twice.
    fn follows(&mut self, answered: Answered) -> Outcome<bool> {
        Ok(match answered {
            Answered::Nothing => false,
            Answered::Open | Answered::Done => true,
            Answered::Confirm(_, moves) => {
                self.session.decide(moves);
                true
            }
        })
    }

    /// The next hint, and after the last one the solution.
    fn hint(&mut self) -> Outcome {
        let hints = &self.lesson.texts(self.texts.lang()).hints;
        let Some(text) = hints.get(self.hints) else {
            let moves: Vec<String> = self.lesson.solution().iter().map(ToString::to_string).collect();
            return self.say("learn-no-hint", &[("moves", moves.join("; ").into())]);
        };
        self.hints += 1;
        let args = [("n", Arg::from(self.hints)), ("of", hints.len().into()), ("text", text.as_str().into())];
        self.say("learn-hint", &args)
    }
}

fn to_words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}
