//! A game being played: who is asked, what has been read, what others did meanwhile. No input or output: what must be
//! saved is said to the caller.

mod decide;
mod draw;
mod gather;
mod gift;
mod keys;
mod saving;
mod undo;

pub(crate) use decide::Ends;
pub use gather::Gathering;
pub use saving::Unsaved;

use crate::help::Help;
use crate::input::Input;
use crate::log::Log;
use crate::menu::Menu;
use crate::pages::{Page, PageLine, Pages};
use crate::panels::airships::has_tiles;
use crate::scroll::Scroll;
use crate::theme::Theme;
use kosa_engine::record::Entry;
use kosa_engine::vocab::{BottomAction, MAX_SEATS, Place, Seat};
use kosa_engine::{Actor, Awaiting, Event, Move, Public, Question, State, View, Viewer};
use kosa_lang::{Arg, Narrator, Texts, capital};
use kosa_table::{Occupant, Player, Table, TableError, bot};
use ratatui::layout::Rect;
use std::rc::Rc;

/// What must be done outside after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Stay,
    /// A game has begun: its record gets a file.
    Begin,
    /// The saved games are listed.
    List,
    /// The game with this place in the list is gone on with.
    Open(usize),
    /// New entries of the record are written.
    Append,
    /// The record is written anew.
    Rewrite,
    /// Whether the game is saved is looked up, and tried again if it is not.
    Check,
    /// The game is saved in another file.
    SaveElsewhere,
    /// The program ends.
    Leave,
}

/// What the table waits for.
pub(crate) enum Mode {
    /// A person answers.
    Asking(Seat, Menu),
    /// What others did is read.
    Reading,
    /// The keyboard goes to this person.
    HandOver(Seat),
    /// Nobody at the table is a person: the next turn is watched.
    Watching,
    /// The game is over.
    Over,
}

/// What the large area shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Main {
    Board,
    Mat(Seat),
    Score,
    Log,
    /// The last turns of others, in full.
    Others,
}

/// Where arrow keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    List,
    Board,
}

/// What lies over everything.
pub(crate) enum Overlay {
    Help(Help),
    /// Decisions that can be taken back, the latest first, and the one chosen.
    TakeBack(Vec<Undoable>, usize),
    /// The moves end something without another question.
    Ends(Ends, Seat, Vec<Move>),
    /// Who gives, to which of the others, and how much is typed so far.
    Gift {
        from: Seat,
        to: usize,
        amount: String,
    },
    /// Everything in hand, in full.
    Cards,
    /// The airship and resolution tiles in force.
    Tiles(Scroll),
    Quit,
    /// Another file for the game, as far as it is typed, and why the last one would not do.
    Elsewhere {
        path: String,
        refused: Option<String>,
    },
}

/// A decision that can be taken back.
pub(crate) struct Undoable {
    /// How many decisions of the record are taken back with it, it and all after it.
    steps: usize,
    /// What was decided.
    pub(crate) words: String,
}

/// Where things were drawn, for the mouse.
#[derive(Default)]
pub(crate) struct Hits {
    pub(crate) board: Option<crate::geometry::Geometry>,
    pub(crate) choices: Vec<(Rect, usize)>,
    pub(crate) list: Rect,
    pub(crate) players: Vec<(Rect, Seat)>,
    /// What a click means while something lies over everything: a line of its list, or a key.
    pub(crate) lines: Vec<(Rect, usize)>,
    pub(crate) buttons: Vec<(Rect, Input)>,
    /// Keys of the line at the bottom.
    pub(crate) keys: Vec<(Rect, Input)>,
}

impl Hits {
    /// The line of a list that was clicked.
    fn line_at(&self, input: Input) -> Option<usize> {
        let Input::Click(at) = input else { return None };
        self.lines.iter().find(|(rect, _)| rect.contains(at)).map(|(_, line)| *line)
    }
}

/// A game being played.
pub struct Play {
    pub(crate) texts: Rc<Texts>,
    pub(crate) theme: Theme,
    pub(crate) table: Table,
    bots: [Option<Box<dyn Player + Send>>; MAX_SEATS],
    pub(crate) log: Log,
    /// Pages to be read.
    pub(crate) pages: Vec<Page>,
    /// The page being read.
    pub(crate) page: usize,
    /// The last turns of others, read or not.
    pub(crate) others: Vec<Page>,
    /// Whether the turns of others stop to be read.
    pub(crate) stops: bool,
    /// The person the screen is meant for.
    pub(crate) facing: Option<Seat>,
    pub(crate) mode: Mode,
    pub(crate) main: Main,
    pub(crate) focus: Focus,
    pub(crate) cursor: Place,
    /// How far the page that is shown has been scrolled.
    pub(crate) scroll: Scroll,
    /// How far the turn of somebody else has been, while it is read.
    pub(crate) reading: Scroll,
    pub(crate) overlay: Option<Overlay>,
    /// A sentence for the person, and whether it is about trouble.
    pub(crate) message: Option<(String, bool)>,
    /// Digits of a number being typed.
    pub(crate) typed: String,
    /// Whether the cover of the hand-over has been drawn: what was pressed before that was meant for something else.
    covered: bool,
    /// Territories chosen that the table has not been told yet.
    gathered: Vec<Move>,
    /// The bottom-row action that was left because nothing could pay it.
    left: Option<BottomAction>,
    /// Whether something can be taken back, worked out once for each question.
    undo_is_open: bool,
    pub(crate) hits: Hits,
    /// Where the game is saved, to be told.
    pub saved_as: String,
    /// Why it is not saved, as long as it is not.
    pub unsaved: Option<Unsaved>,
}

impl Play {
    /// Sits down at a table, new or resumed.
    pub fn new(table: Table, texts: Rc<Texts>, theme: Theme) -> Play {
        let log = Log::of(table.record(), &texts);
        let mut play = Play {
            texts,
            theme,
            table,
            bots: core::array::from_fn(|_| None),
            log,
            pages: Vec::new(),
            page: 0,
            others: Vec::new(),
            stops: true,
            facing: None,
            mode: Mode::Watching,
            main: Main::Board,
            focus: Focus::List,
            cursor: kosa_engine::vocab::Hex::FACTORY.place(),
            scroll: Scroll::default(),
            reading: Scroll::default(),
            overlay: None,
            message: None,
            typed: String::new(),
            covered: false,
            gathered: Vec::new(),
            left: None,
            undo_is_open: false,
            hits: Hits::default(),
            saved_as: String::new(),
            unsaved: None,
        };
        play.others = play.turns_of_others();
        let begins = play.table.state().public().turns() <= 1;
        let other = play.other_at_turn();
        play.go_on(Pages::new(other));
        // What is played is shown once, at the start, whoever begins.
        if begins && has_tiles(play.table.state().public()) {
            play.overlay = Some(Overlay::Tiles(Scroll::default()));
        }
        play
    }

    /// The table, for saving.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Tells the person that something outside went wrong.
    pub fn trouble(&mut self, text: String) {
        self.message = Some((text, true));
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.table.occupant(seat).is_some_and(Occupant::is_human)
    }

    pub(crate) fn humans(&self) -> usize {
        self.table.state().public().seats().filter(|s| self.is_human(*s)).count()
    }

    /// The one person at the table; nobody if there are several, for then each has secrets from the others.
    fn only_human(&self) -> Option<Seat> {
        let mut humans = self.table.state().public().seats().filter(|s| self.is_human(*s));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Who looks at the screen now.
    pub(crate) fn viewer(&self) -> Viewer {
        match &self.mode {
            Mode::Asking(seat, _) => Viewer::Seat(*seat),
            Mode::HandOver(_) => Viewer::Bystander,
            Mode::Reading | Mode::Watching | Mode::Over => self.reader(),
        }
    }

    /// Who reads what several people at one screen may read together.
    fn reader(&self) -> Viewer {
        self.only_human().map_or(Viewer::Bystander, Viewer::Seat)
    }

    /// The view of whoever looks.
    pub(crate) fn view(&self) -> View {
        self.table.view(self.viewer())
    }

    /// The board as it is shown: while pages are read, as it was after them.
    pub(crate) fn public(&self) -> &Public {
        match (&self.mode, self.pages.get(self.page)) {
            (Mode::Reading, Some(page)) => &page.public,
            _ => self.table.state().public(),
        }
    }

    /// Whose turn is shown.
    pub(crate) fn at_turn(&self) -> Seat {
        match (&self.mode, self.pages.get(self.page)) {
            (Mode::Reading, Some(page)) => page.seat,
            _ => self.table.state().public().active(),
        }
    }

    /// A seat with the name of the person, if there is one.
    pub(crate) fn called(&self, seat: Seat) -> String {
        let faction = self.texts.who(self.table.state().public(), seat);
        self.name_of(seat).map_or_else(|| faction.clone(), |name| format!("{name} ({faction})"))
    }

    /// The name of the person on a seat.
    pub(crate) fn name_of(&self, seat: Seat) -> Option<String> {
        match self.table.occupant(seat) {
            Some(Occupant::Human(name)) if !name.is_empty() => Some(name.clone()),
            _ => None,
        }
    }

    /// Lets bots decide until a person is asked, and shows what there is to show. Where only bots play, one turn.
    fn go_on(&mut self, mut pages: Pages) {
        let turn = self.table.state().public().turns();
        while let Awaiting::Seats(seats) = self.table.awaiting() {
            let Some(seat) = seats.iter().find(|s| !self.is_human(*s)) else { break };
            let watched = self.humans() == 0 && self.table.state().public().turns() != turn;
            if watched || !self.let_bot_decide(seat, &mut pages) {
                break;
            }
        }
        let mut pages = pages.finish();
        if self.humans() == 0 && pages.len() > 1 && pages.last().is_some_and(|page| page.lines.len() == 1) {
            // Only the beginning of the turn that is watched next.
            pages.pop();
        }
        if !pages.is_empty() {
            self.others = pages.clone();
            if self.stops || self.humans() == 0 {
                self.pages = pages;
                self.page = 0;
            }
        }
        self.next();
    }

    /// What others did last, before or since a person decided, as the record tells it.
    fn turns_of_others(&self) -> Vec<Page> {
        let viewer = self.reader();
        let mut narrator = Narrator::default();
        let is_human = |seat: Seat| self.is_human(seat);
        let other = |seat: Seat| (!is_human(seat)).then_some(seat);
        let record = self.table.record();
        // Whoever is at turn before the entry that is told.
        let mut active = record.start().public().active();
        let (mut pages, mut last) = (Pages::new(other(active)), Vec::new());
        let told = record.replay_with(|entry, events, state| {
            if matches!(entry, Entry::Move(Actor::Seat(seat), _) if is_human(*seat)) {
                let read = core::mem::replace(&mut pages, Pages::new(other(active))).finish();
                last = if read.is_empty() { core::mem::take(&mut last) } else { read };
            }
            for event in events {
                let seen = event.seen_by(viewer);
                let text = self.texts.event(&mut narrator, &seen, state.public());
                pages.hear(&seen, state.public(), PageLine { text, thought: event.is_thought() }, is_human);
            }
            active = state.public().active();
        });
        let pages = pages.finish();
        match told {
            // A record that was read once can be read again.
            Err(_) => Vec::new(),
            Ok(_) if pages.is_empty() => last,
            Ok(_) => pages,
        }
    }

    /// Whoever is at turn, unless a person.
    fn other_at_turn(&self) -> Option<Seat> {
        let active = self.table.state().public().active();
        (!self.is_human(active)).then_some(active)
    }

    fn let_bot_decide(&mut self, seat: Seat, pages: &mut Pages) -> bool {
        let Some(Occupant::Bot(kind)) = self.table.occupant(seat).cloned() else { return false };
        let place = &mut self.bots[seat.index()];
        if place.is_none() {
            // A bot that joins a game late must not draw again what it drew at the start.
            let seed = self.table.seed().of_game(self.table.record().entries().len() as u64);
            *place = bot(&kind, &seed, seat);
        }
        let Some(player) = place.as_mut() else { return false };
        let mv = player.choose(&self.table.view(seat), &self.table.legal(seat));
        self.carry_out(seat, mv, pages).is_ok()
    }

    /// Makes a move and hears what comes of it, the turns of Automas included.
    fn carry_out(&mut self, seat: Seat, mv: Move, pages: &mut Pages) -> Result<(), TableError> {
        let entry = self.table.record().entries().len();
        let mut steps: Vec<(Event, Public)> = Vec::new();
        let mut hear = |events: &[Event], state: &State| {
            steps.extend(events.iter().map(|event| (*event, *state.public())));
        };
        self.table.play_telling(seat, mv, &mut hear)?;
        let viewer = self.reader();
        for (event, public) in &steps {
            let line = self.log.hear(|viewer| event.seen_by(viewer), public, entry, &self.texts);
            let line = PageLine { text: line.text(viewer).to_string(), thought: line.thought };
            let table = &self.table;
            pages.hear(&event.seen_by(viewer), public, line, |s| {
                table.occupant(s).is_some_and(Occupant::is_human)
            });
        }
        Ok(())
    }

    /// Whatever comes next: reading, another person, the question, the end.
    fn next(&mut self) {
        self.typed.clear();
        self.scroll = Scroll::default();
        self.reading = Scroll::default();
        if self.page < self.pages.len() {
            self.mode = Mode::Reading;
            self.main = Main::Board;
            return;
        }
        self.pages.clear();
        self.page = 0;
        match self.table.awaiting() {
            Awaiting::Over | Awaiting::Chance => {
                if !matches!(self.mode, Mode::Over) {
                    self.mode = Mode::Over;
                    self.main = Main::Score;
                }
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().find(|s| self.is_human(*s)) else {
                    self.mode = Mode::Watching;
                    return;
                };
                if self.humans() > 1 && self.facing != Some(seat) {
                    self.cover(seat);
                    self.undo_is_open = !self.undoable().is_empty();
                    return;
                }
                if let Some(action) = Play::unpayable(&self.table, seat) {
                    // The rules ask so that silence tells the others nothing; here nobody else is asked meanwhile.
                    let mut pages = Pages::new(self.other_at_turn());
                    if self.carry_out(seat, Move::Skip, &mut pages).is_ok() {
                        self.left = Some(action);
                        return self.go_on(pages);
                    }
                }
                self.ask(seat);
            }
        }
    }

    /// The bottom-row action being asked about, if it can only be left.
    fn unpayable(table: &Table, seat: Seat) -> Option<BottomAction> {
        let Some(Question::Bottom(section)) = table.state().public().question() else { return None };
        let forced = table.legal(seat).as_slice() == [Move::Skip];
        section.bottom().filter(|_| forced && decide::ends_unasked(table, seat, &[Move::Skip]).is_none())
    }

    /// Hides the screen until this person has the keyboard.
    fn cover(&mut self, seat: Seat) {
        self.mode = Mode::HandOver(seat);
        self.covered = false;
    }

    /// Asks a person.
    fn ask(&mut self, seat: Seat) {
        self.facing = Some(seat);
        let view = self.table.view(seat);
        let payments = self.table.payments(seat);
        // Whole payments take the place of single tokens; whatever else may be answered stays.
        let stays = |mv: &&Move| payments.is_none() || !mv.is_payment();
        let legal: Vec<Move> = view.legal().iter().filter(stays).copied().collect();
        let mut menu = match self.gathers() {
            true => self.gathering(seat),
            false => Menu::of(&legal, &view, seat, &self.texts),
        };
        menu.offer(payments.unwrap_or_else(|| self.table.at_once(seat)), &self.texts);
        menu.note(|mv, label| self.passed_over(seat, mv, label));
        if self.has_just_loaded() {
            menu.select_leaving();
        }
        self.mode = Mode::Asking(seat, menu);
        self.undo_is_open = !self.undoable().is_empty();
        self.focus = Focus::List;
        if let Some(place) = self.asked_about() {
            self.cursor = place;
        }
        if !matches!(self.main, Main::Mat(_)) {
            self.main = Main::Board;
        }
        self.follow();
    }

    /// Whether a flight goes on after something was set down or taken aboard: the likeliest answer is no longer to turn
    /// that round.
    fn has_just_loaded(&self) -> bool {
        if !matches!(self.table.state().public().question(), Some(Question::Flight { .. })) {
            return false;
        }
        let last = self.table.record().entries().last();
        let Some(Entry::Move(Actor::Seat(_), mv)) = last else { return false };
        matches!(mv, Move::Drop { .. } | Move::Load { .. } | Move::Embark | Move::Disembark)
    }

    /// A section whose top-row action cannot be taken says so: the rules pass over it without a word.
    fn passed_over(&self, seat: Seat, mv: &Move, label: &str) -> Option<String> {
        let Move::Choose(section) = *mv else { return None };
        let mut trial = *self.table.state();
        trial.apply(Actor::Seat(seat), *mv).ok()?;
        if trial.public().question() == Some(Question::Top(section)) {
            return None;
        }
        let top = self.table.state().public().player(seat).section(section)?.top;
        let args = [("label", Arg::from(label)), ("action", self.texts.arg(&top))];
        Some(self.texts.fill("tui-menu-not-now", &args))
    }

    /// The place a question is about that names none in its answers.
    fn asked_about(&self) -> Option<Place> {
        let public = self.table.state().public();
        match public.question()? {
            Question::Dials | Question::Ability { .. } | Question::Retreat => {
                public.combat()?.hex().map(|h| h.place())
            }
            Question::Carry => public.turn().moving().map(|m| m.to),
            Question::Encounter { .. }
            | Question::FactoryPick
            | Question::PlaceToken
            | Question::Take { .. } => {
                let player = public.player(public.active());
                let character = player.character();
                if character.is_aboard() { player.airship() } else { Some(character) }
            }
            Question::Flight { .. } | Question::Challenge | Question::Spy | Question::Exchange => {
                public.player(public.active()).airship()
            }
            Question::Refuge { seat, .. } => public.player(seat).airship(),
            Question::Toll { .. } => public.turn().moving().map(|m| m.to),
            Question::PickResources { at, .. } | Question::ArmTrap { at } => Some(at),
            _ => None,
        }
    }

    /// The cursor on the board follows the selection of the list.
    pub(crate) fn follow(&mut self) {
        if let Mode::Asking(_, menu) = &self.mode
            && let Some(place) = menu.level().current().and_then(|c| c.place)
        {
            self.cursor = place;
        }
    }

    /// What is asked, in a sentence.
    pub(crate) fn question(&self) -> String {
        let texts = &self.texts;
        match &self.mode {
            Mode::Asking(seat, menu) => {
                let view = self.table.view(*seat);
                let text =
                    view.public().question().map_or_else(String::new, |f| texts.prompt(&f, &view, *seat));
                let text = match self.left {
                    Some(action) => {
                        let left = texts.fill("tui-left", &[("action", texts.arg(&action))]);
                        format!("{left} {}", capital(&text))
                    }
                    None => text,
                };
                let text = match self.gathered.is_empty() {
                    true => text,
                    false => self.gathering_question(*seat),
                };
                let heading = &menu.level().heading;
                if heading.is_empty() { capital(&text) } else { format!("{heading}:") }
            }
            Mode::Reading => String::new(),
            Mode::HandOver(seat) => texts.fill("tui-hand-over", &[("who", Arg::from(self.called(*seat)))]),
            Mode::Watching => texts.say("tui-watching"),
            Mode::Over => texts.say("tui-over"),
        }
    }
}
