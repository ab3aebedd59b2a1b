//! What others did, in pages to be read one after the other: each thing an Automa tries with its reasons, the turn of
//! a bot or of somebody far away, the outcome of a combat.

use crate::log::LogLine;
use kosa_engine::automa::{Candidate, Invalid, Reason, Selected};
use kosa_engine::vocab::{AutomaMove, Place, PlaceSet, Seat, UnitKind};
use kosa_engine::{Event, Public, Viewer};
use std::sync::Arc;

/// A page.
///
/// ```
/// # use kosa_client::{Answered, Bots, NearTable, Session, Stage, Wishes};
/// # let game = Wishes::one_click("Anna").to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = std::sync::Arc::new(kosa_lang::Texts::new(kosa_lang::Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts);
/// // A person plays until an Automa has had its turn.
/// while session.stage() != Stage::Reading {
///     if let Answered::Confirm(_, moves) = session.choose(0) {
///         session.decide(moves);
///     }
/// }
/// let page = &session.others()[0];
/// assert!(!page.lines.is_empty() && !page.is_combat());
/// ```
#[derive(Clone, Debug)]
pub struct Page {
    /// Whose turn it is about.
    pub seat: Seat,
    /// What happened; each line tells its sentence.
    pub lines: Vec<LogLine>,
    /// The table after it.
    pub public: Arc<Public>,
    /// Places it is about.
    pub marks: PlaceSet,
    kind: Kind,
    /// A unit of an Automa has moved.
    moved: bool,
}

/// One thing an Automa tried, with its reasons.
///
/// ```
/// # use kosa_client::{Answered, Bots, NearTable, Session, Stage, Wishes};
/// # let game = Wishes::one_click("Anna").to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = std::sync::Arc::new(kosa_lang::Texts::new(kosa_lang::Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts);
/// // A person plays until an Automa has had its turn.
/// while session.stage() != Stage::Reading {
///     if let Answered::Confirm(_, moves) = session.choose(0) {
///         session.decide(moves);
///     }
/// }
/// let page = &session.others()[0];
/// for attempt in page.attempts() {
///     assert!(attempt.moved.is_none() || attempt.cannot.is_none());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The symbol of its card.
    pub symbol: AutomaMove,
    /// The unit it selected for it.
    pub selected: Option<Selected>,
    /// Valid territories with what counts for each.
    pub candidates: Vec<Candidate>,
    /// Why it came to nothing.
    pub cannot: Option<Invalid>,
    /// Where the unit went, and what decided.
    pub moved: Option<Went>,
}

/// Where a unit of an Automa went.
///
/// ```
/// # use kosa_client::{Answered, Bots, NearTable, Session, Stage, Wishes};
/// # let game = Wishes::one_click("Anna").to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = std::sync::Arc::new(kosa_lang::Texts::new(kosa_lang::Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts);
/// // A person plays until an Automa has had its turn.
/// while session.stage() != Stage::Reading {
///     if let Answered::Confirm(_, moves) = session.choose(0) {
///         session.decide(moves);
///     }
/// }
/// let page = &session.others()[0];
/// for went in page.attempts().iter().filter_map(|attempt| attempt.moved) {
///     assert_ne!(went.from, went.to);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Went {
    /// Its kind.
    pub unit: UnitKind,
    /// From here.
    pub from: Place,
    /// To there.
    pub to: Place,
    /// Workers it took along.
    pub workers: u8,
    /// What decided.
    pub reason: Reason,
}

impl Page {
    /// What an Automa tried on this page. Its thoughts are open: everybody reads the same.
    pub fn attempts(&self) -> Vec<Attempt> {
        let mut attempts: Vec<Attempt> = Vec::new();
        for line in &self.lines {
            let event = line.seen(Viewer::Bystander).event();
            if let Event::AutomaTries { symbol, .. } = event {
                let (selected, candidates, cannot, moved) = (None, Vec::new(), None, None);
                attempts.push(Attempt { symbol, selected, candidates, cannot, moved });
                continue;
            }
            let Some(last) = attempts.last_mut() else { continue };
            match event {
                Event::AutomaSelects { selected, .. } => last.selected = Some(selected),
                Event::AutomaConsiders { candidate, .. } => last.candidates.push(candidate),
                Event::AutomaCannot { why, .. } => last.cannot = Some(why),
                Event::AutomaMoved { unit, from, to, workers, reason, .. } => {
                    last.moved = Some(Went { unit, from, to, workers, reason });
                }
                _ => {}
            }
        }
        attempts
    }

    /// Whether it tells how a combat ended.
    pub fn is_combat(&self) -> bool {
        self.kind == Kind::Combat
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Turn,
    Tries,
    Gains,
    Combat,
}

/// Collects what happens into pages.
///
/// ```
/// use kosa_client::pages::Pages;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// session.choose(0);
/// let mut pages = Pages::new(None);
/// for line in session.log().lines() {
///     pages.hear(line, |_| true);
/// }
/// assert!(pages.finish().is_empty(), "everybody sits here and has seen it");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pages {
    pages: Vec<Page>,
    /// Whose turn it is, if somebody's who is not at this device.
    other: Option<Seat>,
}

impl Pages {
    /// Starts to collect; `other` is the seat whose turn it is, if nobody at this device plays it.
    pub fn new(other: Option<Seat>) -> Pages {
        Pages { pages: Vec::new(), other }
    }

    /// The pages so far.
    pub fn so_far(&self) -> &[Page] {
        &self.pages
    }

    /// The pages collected.
    pub fn finish(self) -> Vec<Page> {
        self.pages
    }

    /// Hears of one thing that happened.
    pub fn hear(&mut self, line: &LogLine, is_here: impl Fn(Seat) -> bool) {
        let event = &line.seen(Viewer::Bystander).event();
        let public = &line.public;
        if let Event::TurnBegan { seat } = event {
            self.other = (!is_here(*seat)).then_some(*seat);
        }
        let automa = self.other.is_some_and(|s| public.player(s).is_automa());
        let last = self.pages.last().map(|p| p.kind);
        let kind = match (self.other, event) {
            (Some(_), Event::TurnBegan { .. }) => Some(Kind::Turn),
            (Some(_), Event::AutomaTries { .. }) => Some(Kind::Tries),
            (Some(_), _) if automa && last == Some(Kind::Tries) && is_gain(event) => Some(Kind::Gains),
            (_, Event::PowerRevealed { .. }) if last != Some(Kind::Combat) => Some(Kind::Combat),
            (Some(_), _) if last.is_none() => Some(Kind::Turn),
            _ => None,
        };
        let seat = self.other.unwrap_or(public.active());
        // The first thing tried belongs to the card drawn for it, and what came to nothing to what is tried next.
        let moved = self.pages.last().is_some_and(|p| p.moved);
        let goes_on =
            kind == Some(Kind::Tries) && (last == Some(Kind::Turn) || (last == Some(Kind::Tries) && !moved));
        if let Some(kind) = kind
            && !goes_on
        {
            let (lines, public, marks) = (Vec::new(), public.clone(), PlaceSet::NONE);
            self.pages.push(Page { seat, lines, public, marks, kind, moved: false });
        }
        let about = self.other.is_some() || last == Some(Kind::Combat) || kind == Some(Kind::Combat);
        if let Some(page) = self.pages.last_mut().filter(|_| about) {
            if goes_on {
                page.kind = Kind::Tries;
            }
            // A person's own turn goes on after a combat: that page is closed by what follows it.
            let closed = self.other.is_none() && page.kind == Kind::Combat && !is_of_combat(event);
            if !closed {
                page.moved |= matches!(event, Event::AutomaMoved { .. });
                page.lines.push(line.clone());
                page.marks = page.marks.iter().chain(event.places()).collect();
                page.public = public.clone();
            }
        }
    }
}
/// What belongs to the outcome of a combat.
fn is_of_combat(event: &Event) -> bool {
    matches!(
        event,
        Event::PowerRevealed { .. }
            | Event::PowerLost { .. }
            | Event::CardDiscarded { .. }
            | Event::CombatWon { .. }
            | Event::Retreated { .. }
            | Event::CardDrawn { .. }
            | Event::PopularityLost { .. }
            | Event::StarPlaced { .. }
            | Event::AutomaFights { .. }
            | Event::ResourcesGained { .. }
            | Event::ResourcesRemoved { .. }
    )
}

/// What the second and third row of an Automa's card bring.
fn is_gain(event: &Event) -> bool {
    matches!(
        event,
        Event::PowerGained { .. }
            | Event::CoinsGained { .. }
            | Event::AutomaDeployed { .. }
            | Event::WorkersGained { .. }
            | Event::RecruitBonus { .. }
            | Event::AutomaHelps { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaMarker { .. }
    )
}
