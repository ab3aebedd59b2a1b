//! The game at one device: who is asked, what has been read, what others did meanwhile. No input or output, no clock,
//! no threads: a skin shows it, calls it, and lets bots think wherever it likes.

mod bots;
mod decide;
mod gift;
mod hint;
mod undo;

pub use bots::Bots;
pub use decide::{Answered, Confirm};
pub use undo::TakeBack;

use crate::ask::Asked;
use crate::link::{Command, Joined, News, Refusal, Standing, Step, TableLink};
use crate::log::{Log, LogLine};
use crate::pages::{Page, Pages};
use kosa_engine::vocab::{BottomAction, Seat};
use kosa_engine::{Actor, Awaiting, Carrying, Move, Public, Question, SeatSet, View, Viewer};
use kosa_lang::{Arg, Texts, capital};
use kosa_table::Occupant;
use std::sync::Arc;

/// What the game at this device waits for.
///
/// ```
/// use kosa_client::Stage;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
///
/// let Stage::HandOver(seat) = session.stage() else { panic!("two people at one device") };
/// session.uncover();
/// assert_eq!(session.stage(), Stage::Asking(seat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The table has not answered yet.
    Connecting,
    /// A person at this device answers.
    Asking(Seat),
    /// What others did is read, page by page.
    Reading,
    /// The device goes to this person: hands are covered until [`Session::uncover`].
    HandOver(Seat),
    /// A bot at this device decides: [`Session::thinking`].
    Thinking(Seat),
    /// Nobody here is a person: the next turn is watched after [`Session::watch`].
    Watching,
    /// Others decide elsewhere.
    Waiting(SeatSet),
    /// The game is over.
    Over,
}

/// The game at one device.
///
/// ```
/// use kosa_client::{Answered, NearTable, Session, Stage, Wishes};
/// use kosa_lang::{Lang, Texts};
///
/// let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// let mut session = Session::new(NearTable::new(game.deal().unwrap()), Texts::new(Lang::English).into());
/// session.uncover();
/// assert_eq!(session.choose(0), Answered::Done);
/// assert!(session.may_undo() && session.undo());
/// assert!(matches!(session.stage(), Stage::Asking(_)));
/// ```
pub struct Session<L> {
    link: L,
    texts: Arc<Texts>,
    table: Option<Table>,
    log: Log,
    stage: Stage,
    asked: Option<Asked>,
    /// Pages to be read, and the one being read.
    pages: Vec<Page>,
    page: usize,
    /// The last turns of others, read or not.
    others: Vec<Page>,
    /// What is collected while others decide.
    collected: Option<Pages>,
    /// Whether the turns of others stop to be read.
    stops: bool,
    /// The person the device was last given to.
    facing: Option<Seat>,
    /// The turn that is watched where nobody is a person.
    watched: Option<u16>,
    /// What units take along, in this turn.
    carrying: (u16, Carrying),
    /// The bottom-row action that was left because nothing could pay it.
    left: Option<BottomAction>,
    /// Why the table did not do the last thing.
    refused: Option<Refusal>,
    /// Whether a command is on its way.
    sent: bool,
    /// The entry up to which each person has seen the log, for what happened since.
    seen_up_to: Vec<(Seat, usize)>,
}

/// What the table has told.
#[derive(Debug)]
struct Table {
    occupants: Vec<Occupant>,
    here: Vec<Seat>,
    standing: Standing,
}

impl<L: TableLink> Session<L> {
    /// Sits down at a table, new or resumed.
    pub fn new(link: L, texts: Arc<Texts>) -> Session<L> {
        let mut session = Session {
            link,
            texts,
            table: None,
            log: Log::empty(),
            stage: Stage::Connecting,
            asked: None,
            pages: Vec::new(),
            page: 0,
            others: Vec::new(),
            collected: None,
            stops: true,
            facing: None,
            watched: None,
            carrying: (0, Carrying::NOTHING),
            left: None,
            refused: None,
            sent: false,
            seen_up_to: Vec::new(),
        };
        session.send(Command::Join);
        session
    }

    /// The table, near or far.
    pub fn link(&self) -> &L {
        &self.link
    }

    /// The same, to save elsewhere or to try again. Commands go through the session.
    pub fn link_mut(&mut self) -> &mut L {
        &mut self.link
    }

    /// Gives the table away.
    pub fn into_link(self) -> L {
        self.link
    }

    /// What is waited for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether a command has been sent and not been answered yet.
    pub fn is_waiting(&self) -> bool {
        self.sent
    }

    /// Why the table did not do the last thing that was asked of it.
    pub fn refused(&self) -> Option<&Refusal> {
        self.refused.as_ref()
    }

    /// The texts.
    pub fn texts(&self) -> &Arc<Texts> {
        &self.texts
    }

    /// Speaks another language from now on; what has happened is told in it too.
    pub fn set_texts(&mut self, texts: Arc<Texts>) {
        self.texts = texts.clone();
        if let Some(asked) = &mut self.asked {
            asked.set_texts(texts);
        }
    }

    /// The question in hand.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The same, to move the selection or to go back a step.
    pub fn asked_mut(&mut self) -> Option<&mut Asked> {
        self.asked.as_mut()
    }

    /// What has happened.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Who looks at the screen now.
    pub fn viewer(&self) -> Viewer {
        match self.stage {
            Stage::Asking(seat) => Viewer::Seat(seat),
            Stage::HandOver(_) | Stage::Connecting => Viewer::Bystander,
            _ => self.reader(),
        }
    }

    /// Who reads what several people at one screen may read together.
    pub fn reader(&self) -> Viewer {
        match self.here() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Bystander,
        }
    }

    /// How whoever looks sees the game; nothing before the table has answered.
    pub fn view(&self) -> Option<&View> {
        self.table.as_ref().map(|table| table.standing.view(self.viewer()))
    }

    /// How a person at this device, or a bystander, sees the game.
    pub fn view_of(&self, viewer: Viewer) -> Option<&View> {
        self.table.as_ref().map(|table| table.standing.view(viewer))
    }

    /// The board as it is shown: while pages are read, as it was after them.
    pub fn board(&self) -> Option<&Public> {
        match (self.stage, self.pages.get(self.page)) {
            (Stage::Reading, Some(page)) => Some(&page.public),
            _ => self.table.as_ref().map(|table| table.standing.open.public()),
        }
    }

    /// Whose turn is shown.
    pub fn at_turn(&self) -> Option<Seat> {
        match (self.stage, self.pages.get(self.page)) {
            (Stage::Reading, Some(page)) => Some(page.seat),
            _ => self.board().map(Public::active),
        }
    }

    /// The seats whose people are at this device.
    pub fn here(&self) -> &[Seat] {
        self.table.as_ref().map_or(&[], |table| &table.here)
    }

    /// Whether the person on this seat is at this device.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.here().contains(&seat)
    }

    /// Whether somebody at this device decides for a seat. For a person who is away a bot does, though the seat is still its own.
    fn decides_here(&self, seat: Seat) -> bool {
        self.is_here(seat) && self.occupant(seat).is_none_or(Occupant::is_human)
    }

    /// Who sits on a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.table.as_ref()?.occupants.get(seat.index())
    }

    /// The name of the person on a seat.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        match self.occupant(seat) {
            Some(Occupant::Human(name)) if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    /// A seat with the name of the person, if there is one.
    pub fn called(&self, seat: Seat) -> String {
        let faction = self.board().map_or_else(String::new, |public| self.texts.who(public, seat));
        self.name_of(seat).map_or_else(|| faction.clone(), |name| format!("{name} ({faction})"))
    }

    /// What is asked or waited for, in a sentence.
    pub fn prompt(&self) -> String {
        let texts = &self.texts;
        match self.stage {
            Stage::Connecting => texts.say("link-connecting"),
            Stage::Asking(_) => {
                let text = self.asked.as_ref().map_or_else(String::new, Asked::prompt);
                match self.left {
                    Some(action) => {
                        let left = texts.fill("play-left", &[("action", texts.arg(&action))]);
                        format!("{left} {}", capital(&text))
                    }
                    None => text,
                }
            }
            Stage::Reading => String::new(),
            Stage::HandOver(seat) => texts.fill("hand-over", &[("who", Arg::from(self.called(seat)))]),
            Stage::Thinking(seat) => self.waiting_for(&[seat]),
            Stage::Waiting(seats) => self.waiting_for(&seats.iter().collect::<Vec<_>>()),
            Stage::Watching => texts.say("play-watching"),
            Stage::Over => texts.say("play-over"),
        }
    }

    fn waiting_for(&self, seats: &[Seat]) -> String {
        let who: Vec<String> = seats.iter().map(|seat| self.called(*seat)).collect();
        self.texts.fill("link-waiting", &[("who", Arg::from(who.join(", ")))])
    }

    /// The page being read.
    pub fn page(&self) -> Option<&Page> {
        self.pages.get(self.page).filter(|_| self.stage == Stage::Reading)
    }

    /// Which of how many pages is being read, from 0.
    pub fn page_number(&self) -> (usize, usize) {
        (self.page, self.pages.len())
    }

    /// The last turns of others, read or not.
    pub fn others(&self) -> &[Page] {
        &self.others
    }

    /// Whether the turns of others stop to be read.
    pub fn stops(&self) -> bool {
        self.stops
    }

    /// Lets the turns of others stop to be read, or pass.
    pub fn set_stops(&mut self, stops: bool) {
        self.stops = stops;
    }

    /// The page has been read; forwards or back.
    pub fn turn_page(&mut self, forwards: bool) {
        if self.stage == Stage::Reading {
            self.page = if forwards { self.page + 1 } else { self.page.saturating_sub(1) };
            self.next();
        }
    }

    /// All pages have been read.
    pub fn skip_pages(&mut self) {
        if self.stage == Stage::Reading {
            self.page = self.pages.len();
            self.next();
        }
    }

    /// The person has the device and nobody else looks.
    pub fn uncover(&mut self) {
        if let Stage::HandOver(seat) = self.stage {
            self.facing = Some(seat);
            self.next();
        }
    }

    /// What happened since the person to whom the device goes last decided: open for everybody. For a first turn it is what
    /// others did before; what was dealt to whom is left out.
    pub fn since_last_turn(&self) -> &[LogLine] {
        let Stage::HandOver(seat) = self.stage else { return &[] };
        let lines = self.log.lines();
        let first = match self.seen_up_to.iter().find(|(s, _)| *s == seat) {
            Some((_, from)) => lines.iter().position(|line| line.entry >= *from),
            None => lines.iter().position(|line| line.turn().is_some_and(|turn| turn != seat)),
        };
        first.map_or(&[], |first| &lines[first..])
    }

    /// Whether the person to whom the device goes has decided something before.
    pub fn has_had_a_turn(&self) -> bool {
        matches!(self.stage, Stage::HandOver(seat) if self.seen_up_to.iter().any(|(s, _)| *s == seat))
    }

    /// Nobody here is a person: the next turn is watched.
    pub fn watch(&mut self) {
        if self.stage == Stage::Watching {
            self.watched = self.table.as_ref().map(|table| table.standing.open.public().turns());
            self.next();
        }
    }

    /// Hears what a table tells. A near one is heard by itself; what a far one has sent is handed over here, in order.
    pub fn hear(&mut self, news: News) {
        self.sent = false;
        match news {
            News::Joined(joined) => self.join(*joined),
            News::Happened { steps, standing } => {
                let known = self.table.as_ref().map_or(0, |table| table.standing.entries);
                // What was heard before is not heard again, and where something is missing all of it is asked for.
                let new: Vec<Step> = steps.into_iter().filter(|step| step.entry >= known).collect();
                match new.first() {
                    None => return,
                    Some(first) if first.entry > known || self.table.is_none() => {
                        return self.send(Command::Join);
                    }
                    Some(_) => {}
                }
                self.collect(&new);
                self.stand(*standing);
            }
            News::TakenBack { entries, steps, standing, seat } => {
                self.log.take_back(entries);
                self.left = None;
                self.collected = None;
                for step in &steps {
                    self.log.hear(step);
                }
                if matches!(self.stage, Stage::HandOver(_)) {
                    // Whoever took it back may sit there already: the cards of the one who goes on stay covered.
                    self.facing = None;
                } else if self.is_here(seat) {
                    self.facing = Some(seat);
                }
                self.pages.clear();
                self.page = 0;
                self.stand(*standing);
            }
            News::Refused(refusal) => {
                self.refused = Some(refusal);
                if self.asked.is_none() && self.table.is_some() {
                    self.next();
                }
            }
        }
    }

    fn send(&mut self, command: Command) {
        self.sent = true;
        for news in self.link.send(command) {
            self.hear(news);
        }
    }

    fn join(&mut self, joined: Joined) {
        let Joined { occupants, here, steps, start, standing } = joined;
        self.log = Log::new(&start);
        let is_here = |seat: Seat| here.contains(&seat);
        let other = |seat: Seat| (!is_here(seat)).then_some(seat);
        // What others did last, before or since a person here decided.
        let (mut pages, mut last) = (Pages::new(other(start.active())), Vec::new());
        let mut active = start.active();
        self.seen_up_to.clear();
        for step in &steps {
            if let Some(Actor::Seat(seat)) = step.by
                && is_here(seat)
            {
                let read = core::mem::replace(&mut pages, Pages::new(other(active))).finish();
                last = if read.is_empty() { last } else { read };
                saw(&mut self.seen_up_to, seat, step.entry + 1);
            }
            for line in self.log.hear(step) {
                pages.hear(line, is_here);
            }
            active = step.public.active();
        }
        let pages = pages.finish();
        // Automas among themselves have played to the end when somebody looks: the whole game is there to be read.
        let unseen = start.seats().all(|seat| start.player(seat).is_automa());
        self.pages = if unseen { pages.clone() } else { Vec::new() };
        self.others = if pages.is_empty() { last } else { pages };
        self.page = 0;
        self.facing = self.facing.filter(|seat| here.contains(seat));
        self.table = Some(Table { occupants, here, standing: *standing });
        self.collected = None;
        self.asked = None;
        self.next();
    }

    /// Hears steps, and collects pages of what others did.
    fn collect(&mut self, steps: &[Step]) {
        let Some(table) = &self.table else { return };
        let active = table.standing.open.public().active();
        let here = &table.here;
        let mut pages =
            self.collected.take().unwrap_or_else(|| Pages::new((!here.contains(&active)).then_some(active)));
        for step in steps {
            if let Some(Actor::Seat(seat)) = step.by
                && here.contains(&seat)
            {
                saw(&mut self.seen_up_to, seat, step.entry + 1);
            }
            for line in self.log.hear(step) {
                pages.hear(line, |seat| here.contains(&seat));
            }
        }
        self.collected = Some(pages);
    }

    fn stand(&mut self, standing: Standing) {
        if let Some(table) = &mut self.table {
            table.standing = standing;
        }
        self.asked = None;
        self.next();
    }

    /// Whatever comes next: a bot, reading, another person, the question, the end.
    fn next(&mut self) {
        let Some(table) = &self.table else {
            self.stage = Stage::Connecting;
            return;
        };
        let public = table.standing.open.public();
        let turn = public.turns();
        let awaiting = table.standing.awaiting();
        let nobody = table.here.is_empty();
        let bot = self.link.thought().map(|thought| thought.seat);
        let goes_on = !nobody || self.watched == Some(turn);
        if let Some(seat) = bot.filter(|_| goes_on && self.page >= self.pages.len()) {
            self.stage = Stage::Thinking(seat);
            self.asked = None;
            return;
        }
        // While others still decide elsewhere their pages can be read already.
        self.take_pages(nobody);
        if self.page < self.pages.len() {
            self.stage = Stage::Reading;
            return;
        }
        self.pages.clear();
        self.page = 0;
        match awaiting {
            Awaiting::Over | Awaiting::Chance => {
                self.asked = None;
                self.stage = Stage::Over;
            }
            Awaiting::Seats(seats) => match seats.iter().find(|seat| self.decides_here(*seat)) {
                None if bot.is_some() => self.stage = Stage::Watching,
                None => {
                    self.asked = None;
                    self.stage = Stage::Waiting(seats);
                }
                Some(seat) => self.turn_to(seat),
            },
        }
    }

    fn take_pages(&mut self, nobody: bool) {
        let Some(pages) = self.collected.take() else { return };
        let mut pages = pages.finish();
        if nobody && pages.len() > 1 && pages.last().is_some_and(|page| page.lines.len() == 1) {
            // Only the beginning of the turn that is watched next.
            pages.pop();
        }
        if pages.is_empty() {
            return;
        }
        if self.page < self.pages.len() {
            // Something happened while pages are being read, such as a gift: it comes after them.
            self.others.extend(pages.iter().cloned());
            self.pages.extend(pages);
            return;
        }
        self.others.clone_from(&pages);
        if self.stops || nobody {
            self.pages = pages;
            self.page = 0;
        }
    }

    /// A person at this device is to decide.
    fn turn_to(&mut self, seat: Seat) {
        if self.here().len() > 1 && self.facing != Some(seat) {
            self.asked = None;
            self.stage = Stage::HandOver(seat);
            return;
        }
        self.facing = Some(seat);
        let Some(table) = &self.table else { return };
        let view = *table.standing.view(seat.into());
        if self.asked.is_none()
            && self.refused.is_none()
            && let Some(action) = decide::unpayable(&view)
            && decide::ends(&view, &[Move::Skip], |seat| self.goes_on_at_once(seat)).is_none()
        {
            // The rules ask so that silence tells the others nothing; here nobody else is asked meanwhile.
            let at = table.standing.entries;
            self.left = Some(action);
            self.stage = Stage::Asking(seat);
            return self.send(Command::Play { seat, moves: vec![Move::Skip], at });
        }
        self.stage = Stage::Asking(seat);
        if self.asked.is_none() {
            let turn = view.public().turns();
            if self.carrying.0 != turn {
                self.carrying = (turn, Carrying::NOTHING);
            }
            let last = table.standing.undo.iter().find(|(s, _)| *s == seat);
            let last = last.and_then(|(_, undo)| undo.decisions.first()).map(|decision| decision.mv);
            self.asked = Asked::new(view, self.texts.clone(), self.carrying.1);
            if let (Some(asked), Some(last)) = (&mut self.asked, last) {
                asked.follows(last);
            }
        }
    }

    /// Whether a bot or an Automa would go on at once.
    fn goes_on_at_once(&self, seat: Seat) -> bool {
        self.occupant(seat).is_some_and(|occupant| !occupant.is_human())
    }

    /// What the table was asked by the rules, whoever looks.
    pub fn question(&self) -> Option<Question> {
        self.table.as_ref()?.standing.open.public().question()
    }
}

/// Remembers up to where a person has seen the game.
fn saw(seen: &mut Vec<(Seat, usize)>, seat: Seat, entries: usize) {
    match seen.iter_mut().find(|(s, _)| *s == seat) {
        Some((_, upto)) => *upto = entries,
        None => seen.push((seat, entries)),
    }
}
