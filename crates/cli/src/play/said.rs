//! The words of a game that mean the same wherever it is played line by line: at this machine, at a table on a server and in
//! a lesson. Whoever has words of its own looks at them first.

use super::{board, tiles};
use crate::book;
use crate::fault::Outcome;
use crate::position::print_score;
use crate::question;
use kosa_client::analysis::Hint;
use kosa_client::{Answered, Asked, Session, Stage, TableLink, Target};
use kosa_engine::vocab::{Faction, Place, Seat};
use kosa_engine::{Move, Public};
use kosa_lang::{Arg, Texts, capital};
use kosa_learn::{Rulebook, named, named_on_mats, not_now_lines, why_not_asked};
use std::io::Write;

/// So many moves are named to whoever has begun one.
const MOVES_NAMED: usize = 5;

/// How many decisions are to be taken back, as it is typed behind `undo`.
pub fn decisions(typed: &[&str]) -> Option<usize> {
    if let [number] = typed { number.parse().ok() } else { None }
}

/// Whether this could answer some question: a number, a place or a move.
fn is_answer(text: &str) -> bool {
    text.parse::<usize>().is_ok() || text.parse::<Place>().is_ok() || text.parse::<Move>().is_ok()
}

/// Somebody at a table who types.
pub struct Said<'a, L: TableLink> {
    pub session: &'a mut Session<L>,
    pub texts: &'a Texts,
    pub out: &'a mut dyn Write,
}

/// What came of what was typed.
#[derive(Debug)]
pub enum Typed {
    /// It was said; the question waits.
    Waits,
    /// The question is shown again: a step or a decision was taken back, or was to be.
    Anew,
    /// Coins were given, or were to be.
    Given,
    /// It was an answer.
    Answered(Answered),
}

impl<L: TableLink> Said<'_, L> {
    /// What was typed while this seat is asked.
    pub fn understand(&mut self, seat: Seat, text: &str) -> Outcome<Typed> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choices = self.session.asked().map_or(0, |asked| asked.menu().choices.len());
        match words.as_slice() {
            [] if choices == 1 => return Ok(Typed::Answered(self.session.choose(0))),
            [] => self.say("plain-answers", &[("n", choices.into())])?,
            ["back"] => {
                if self.session.asked_mut().is_some_and(|asked| asked.back()) {
                    return Ok(Typed::Anew);
                }
                self.say("plain-no-step", &[])?;
            }
            ["undo" | "u"] => {
                if !self.session.asked_mut().is_some_and(|asked| asked.back()) {
                    self.undo(0)?;
                }
                return Ok(Typed::Anew);
            }
            ["undo" | "u", "list"] => self.undo_list()?,
            ["undo" | "u", rest @ ..] => match decisions(rest) {
                Some(number) => {
                    self.undo(number.wrapping_sub(1))?;
                    return Ok(Typed::Anew);
                }
                None => self.say("plain-undo-what", &[])?,
            },
            ["help" | "h" | "?"] => self.help()?,
            ["board" | "b"] => self.board()?,
            ["map"] => self.map()?,
            ["moves" | "m"] => self.list()?,
            ["tiles" | "t"] => {
                if let Some(public) = self.public() {
                    tiles::print(self.texts, &public, self.out)?;
                    tiles::print_ending(self.texts, &public, self.out)?;
                }
            }
            ["score"] => self.score()?,
            ["hint"] => self.hint()?,
            ["rules", rest @ ..] => self.rules(rest)?,
            ["why" | "w"] => self.why()?,
            ["why" | "w", "not"] => self.not_now()?,
            ["why" | "w", what @ ..] => self.why_not(&what.join(" "))?,
            _ if self.gift(seat, &words)? => return Ok(Typed::Given),
            [key] if self.has_key(key) => return Ok(Typed::Answered(self.session.press(key))),
            // An answer before its question: whoever waits is told for whom.
            _ if is_answer(text)
                && let Some(why) = self.nothing_asked() =>
            {
                self.say_why(Some(why))?;
            }
            [number] if number.bytes().all(|b| b.is_ascii_digit()) => self.no_answer(number)?,
            _ if self.is_legal(text) => return self.take_move(text).map(Typed::Answered),
            _ if let Some(target) = self.named(text) => {
                let answered = self.session.point(target);
                if answered == Answered::Nothing {
                    self.not_possible(text, target)?;
                }
                return Ok(Typed::Answered(answered));
            }
            _ => return self.take_move(text).map(Typed::Answered),
        }
        Ok(Typed::Waits)
    }

    fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> Outcome {
        Ok(writeln!(self.out, "{}", self.texts.fill(key, args))?)
    }

    /// A sentence that begins without a capital and ends without a stop.
    fn refuse(&mut self, sentence: &str) -> Outcome {
        let stop = if sentence.ends_with('.') { "" } else { "." };
        Ok(writeln!(self.out, "{}{stop}", capital(sentence))?)
    }

    /// Why the table did not do the last thing, if it did not.
    pub fn say_refusal(&mut self) -> Outcome {
        let refusal = self.session.refused().map(|refusal| refusal.text(self.texts));
        refusal.map_or(Ok(()), |text| self.refuse(&text))
    }

    fn public(&self) -> Option<Public> {
        self.session.board().copied()
    }

    fn has_key(&self, key: &str) -> bool {
        self.session.asked().is_some_and(|asked| asked.menu().with_key(key).is_some())
    }

    /// What is asked, with the word that takes the keyboard over.
    pub fn question(&self) -> String {
        let prompt = self.session.prompt();
        let faction = match self.session.stage() {
            Stage::HandOver(seat) => self.faction(seat),
            _ => None,
        };
        faction.map_or(prompt.clone(), |faction| {
            let how = self.texts.fill("plain-take-over", &[("word", faction.id().into())]);
            format!("{prompt} {how}")
        })
    }

    fn faction(&self, seat: Seat) -> Option<Faction> {
        self.session.board().map(|public| public.player(seat).faction())
    }

    /// What was typed while the keyboard goes to this seat. Its cards are uncovered by the name of its faction alone: one Enter too
    /// many, or an answer typed before the hand-over was seen, shows them to nobody else. Says whether anything was understood.
    pub fn hand_over(&mut self, seat: Seat, text: &str) -> Outcome<bool> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["undo" | "u"] => self.undo(0)?,
            ["help" | "h" | "?"] => self.help()?,
            ["rules", rest @ ..] => self.rules(rest)?,
            _ if self.gift(seat, &words)? => {}
            _ if self.calls(seat, text) => self.session.uncover(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether this is the name of the faction on a seat, as drafts take it or in the language of the texts.
    fn calls(&self, seat: Seat, text: &str) -> bool {
        let text = text.to_lowercase();
        self.faction(seat).is_some_and(|faction| {
            let names = [self.texts.faction_short(faction), self.texts.faction(faction)];
            text == faction.id() || names.iter().any(|name| name.to_lowercase() == text)
        })
    }

    /// What can be typed in any game, and where the keyboard goes round how it is taken over.
    pub fn help(&mut self) -> Outcome {
        self.say("plain-help", &[])?;
        if self.session.here().len() > 1 {
            self.say("plain-help-round", &[])?;
        }
        self.say("plain-help-book", &[])?;
        if self.session.link().has_hints() {
            let text = self.texts.say("hint-help");
            self.say("plain-help-hint", &[("text", text.into())])?;
        }
        Ok(())
    }

    /// What a bot would do in the place of whoever is asked, from what they may know.
    fn hint(&mut self) -> Outcome {
        if !self.session.link().has_hints() {
            return self.say("plain-no-hints", &[]);
        }
        let Some(hint) = self.session.hint(Hint::budget(), Hint::PLANS) else {
            return self.say("hint-none", &[]);
        };
        for line in hint.lines(self.texts) {
            writeln!(self.out, "  {line}")?;
        }
        Ok(())
    }

    /// The rule book: a topic, what words are found in, or for none all topics with the one about what is asked.
    pub fn rules(&mut self, words: &[&str]) -> Outcome {
        let wanted: Vec<String> = words.iter().map(ToString::to_string).collect();
        book::look_up(&wanted, "plain-rules-how", self.texts, self.out)?;
        let question = self.session.asked().and_then(Asked::question).filter(|_| words.is_empty());
        match question.and_then(Rulebook::topic_for) {
            Some(topic) => self.say("plain-rules-now", &[("topic", topic.id().into())]),
            None => Ok(()),
        }
    }

    /// The question and its answers.
    pub fn list(&mut self) -> Outcome {
        writeln!(self.out, "\n{}", self.question())?;
        let lines = self.session.asked().map(|asked| question::lines(asked, self.texts));
        for line in lines.unwrap_or_default() {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// The table as whoever looks may know it: for nobody's eyes, the map.
    pub fn board(&mut self) -> Outcome {
        let viewer = self.session.viewer();
        let Some(seat) = viewer.seat() else { return self.map() };
        let Some(view) = self.session.view_of(viewer) else { return Ok(()) };
        Ok(board::print(self.texts, view, seat, self.out)?)
    }

    fn map(&mut self) -> Outcome {
        let Some(public) = self.public() else { return Ok(()) };
        for line in kosa_tui::map_lines(&public, self.texts) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn score(&mut self) -> Outcome {
        let Some(public) = self.public() else { return Ok(()) };
        print_score(self.texts, &public, self.out)?;
        for line in self.texts.scales(&public) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn undo_list(&mut self) -> Outcome {
        for (i, decision) in self.session.undo_list().iter().enumerate() {
            writeln!(self.out, "{:>3}) {}", i + 1, decision.words)?;
        }
        if let Some(stop) = self.session.undo_stop_text() {
            writeln!(self.out, "{stop}")?;
        }
        Ok(())
    }

    /// Takes the decision with this place in the list back, and all after it.
    pub fn undo(&mut self, index: usize) -> Outcome {
        if self.session.undo_to(index) {
            // A far table has not answered yet.
            return if self.session.is_waiting() { Ok(()) } else { self.say("plain-taken-back", &[]) };
        }
        match self.session.undo_stop_text().filter(|_| self.session.refused().is_none()) {
            Some(stop) => self.refuse(&stop),
            None => self.say_refusal(),
        }
    }

    /// Whether this is a move of the question in hand, as the notation writes it.
    pub fn is_legal(&self, text: &str) -> bool {
        let mv = text.parse::<Move>();
        self.session.asked().is_some_and(|asked| mv.is_ok_and(|mv| asked.view().legal().contains(&mv)))
    }

    /// The place, or the thing that the question is about, with this name; it need not be among the answers.
    fn named(&self, text: &str) -> Option<Target> {
        let thing = || named(self.session.asked()?.view(), text, self.texts);
        text.parse().map(Target::Place).ok().or_else(thing)
    }

    /// What is called so on the mats, whatever is asked.
    fn on_mats(&self, text: &str) -> Option<Target> {
        named_on_mats(self.session.asked()?.view(), text, self.texts)
    }

    /// A move in notation.
    fn take_move(&mut self, text: &str) -> Outcome<Answered> {
        match text.parse::<Move>() {
            Ok(mv) if self.is_legal(text) => {
                return Ok(match self.session.final_thing(&[mv]) {
                    Some(what) => Answered::Confirm(what, vec![mv]),
                    None => self.session.decide(vec![mv]),
                });
            }
            Ok(mv) => {
                self.say("plain-not-possible", &[("move", mv.to_string().into())])?;
                self.why_not(text)?;
            }
            Err(_) if let Some(whole) = self.whole_moves(text) => {
                self.say("plain-move-lacks", &[("text", text.into()), ("moves", whole.into())])?;
            }
            // It is there, and answers another question.
            Err(_) if let Some(target) = self.on_mats(text) => self.not_possible(text, target)?,
            Err(e) => {
                let sentence = self.texts.not_a_move(text, &e);
                let help = self.texts.say("plain-type-help");
                writeln!(self.out, "{}. {help}", capital(&sentence))?;
            }
        }
        Ok(Answered::Nothing)
    }

    /// Moves that may be made now and begin as what was typed, with what it lacks; nothing if none does.
    fn whole_moves(&self, text: &str) -> Option<String> {
        let legal = self.session.asked()?.view().legal();
        let whole = legal
            .iter()
            .map(Move::to_string)
            .filter(|mv| mv.strip_prefix(text).is_some_and(|rest| rest.starts_with(' ')));
        let whole: Vec<String> = whole.take(MOVES_NAMED).collect();
        (!whole.is_empty()).then(|| whole.join(", "))
    }

    /// A number that is no answer: of something that cannot be chosen now, or of nothing.
    fn no_answer(&mut self, number: &str) -> Outcome {
        let target = self.numbered(number);
        match target.and_then(|target| self.reason(target)) {
            Some(why) => self.say_why(Some(why)),
            None => self.say("plain-no-answer", &[("number", number.into())]),
        }
    }

    fn numbered(&self, number: &str) -> Option<Target> {
        self.session.asked()?.numbered(number.parse().ok()?)
    }

    /// Why something that was named is no answer now: the rule, or that it is to be said first which unit goes there.
    fn not_possible(&mut self, text: &str, target: Target) -> Outcome {
        if let Target::Place(to) = target {
            let asked = self.session.asked();
            let units = asked.map(|asked| asked.going_to(to)).unwrap_or_default();
            let units: Vec<String> =
                units.iter().map(|unit| format!("{} ({})", unit.label, unit.key())).collect();
            if !units.is_empty() {
                return self.say("plain-unit-first", &[("units", units.join(", ").into())]);
            }
        }
        self.say("plain-not-possible", &[("move", text.into())])?;
        match self.reason(target) {
            Some(why) => self.say_why(Some(why)),
            None => Ok(()),
        }
    }

    /// The rule that forbids something; nothing if it is allowed.
    fn reason(&self, target: Target) -> Option<String> {
        match self.session.asked() {
            Some(asked) => Some(self.texts.why_not(&why_not_asked(asked, target)?, asked.view().public())),
            None => self.nothing_asked(),
        }
    }

    /// Why whoever sits here is asked nothing now; nothing if there is a question.
    fn nothing_asked(&self) -> Option<String> {
        let view = self.session.view().filter(|_| self.session.asked().is_none())?;
        Some(self.texts.why_not(&view.not_asked()?, view.public()))
    }

    /// That nothing forbids it, or the rule that does.
    fn say_why(&mut self, why: Option<String>) -> Outcome {
        let text = match why {
            None => self.texts.say("learn-possible"),
            Some(why) => capital(&self.texts.fill("learn-why-not", &[("why", why.into())])),
        };
        Ok(writeln!(self.out, "{text}")?)
    }

    /// The last turns of the others in full.
    fn why(&mut self) -> Outcome {
        if self.session.others().is_empty() {
            self.say("plain-no-automa-turn", &[])?;
        }
        for line in self.session.others().iter().flat_map(|page| &page.lines) {
            writeln!(self.out, "  {}", line.text(self.session.reader(), self.texts))?;
        }
        Ok(())
    }

    /// Why a place, a section or another thing by its number or name, or a move as the notation writes it, cannot be chosen now.
    fn why_not(&mut self, what: &str) -> Outcome {
        let target = self.numbered(what).or_else(|| self.named(what));
        let why = match (target, what.parse::<Move>()) {
            (Some(target), _) => self.reason(target),
            (None, Err(_)) if let Some(target) = self.on_mats(what) => self.reason(target),
            (None, Ok(mv)) => match self.session.asked() {
                Some(asked) => {
                    let view = asked.view();
                    view.why_not(&mv).map(|why| self.texts.why_not(&why, view.public()))
                }
                None => self.nothing_asked(),
            },
            (None, Err(_)) => match self.nothing_asked() {
                None => return self.say("plain-why-what", &[]),
                why => why,
            },
        };
        self.say_why(why)
    }

    /// Everything that cannot be chosen now, with its reason.
    fn not_now(&mut self) -> Outcome {
        let Some(view) = self.session.asked().map(|asked| *asked.view()) else { return Ok(()) };
        let lines = not_now_lines(&view, self.texts);
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
    pub fn gift(&mut self, asked: Seat, words: &[&str]) -> Outcome<bool> {
        let (from, to, amount) = match words {
            ["give", to, amount] => (None, to, amount),
            [from, "give", to, amount] if from.ends_with(':') => (from.strip_suffix(':'), to, amount),
            [from, "give", ..] if !from.ends_with(':') => return Ok(false),
            ["give", ..] | [_, "give", ..] => {
                self.say("plain-give", &[])?;
                return Ok(true);
            }
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
}
