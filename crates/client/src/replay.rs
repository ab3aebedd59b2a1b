//! A record that is looked at, entry by entry, forwards and backwards, as one viewer may know it.

use crate::link::{Step, Told};
use kosa_engine::record::Entry;
use kosa_engine::vocab::{PlaceSet, Seat};
use kosa_engine::{Actor, Event, Record, RecordError, State, View, Viewer};
use kosa_lang::{Narrator, Texts, capital};
use std::sync::Arc;

/// States are kept at this distance; those between are made again when somebody goes back.
const APART: usize = 64;

/// What a moment of a record is looked for by.
///
/// ```
/// use kosa_client::{Moment, Replay};
/// use kosa_engine::Viewer;
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let mut replay = Replay::new(table.record().clone(), Viewer::Everything).unwrap();
/// replay.jump(Moment::Star, true);
/// assert_eq!(replay.at(), table.record().entries().len(), "no star was placed: the end");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A turn begins.
    Turn,
    /// A combat begins.
    Combat,
    /// A star is placed.
    Star,
}

impl Moment {
    fn is(self, event: &Event) -> bool {
        match self {
            Moment::Turn => matches!(event, Event::TurnBegan { .. }),
            Moment::Combat => matches!(event, Event::CombatBegan { .. } | Event::DuelBegan { .. }),
            Moment::Star => matches!(event, Event::StarPlaced { .. }),
        }
    }
}

/// A record being looked at.
///
/// ```
/// use kosa_client::Replay;
/// use kosa_engine::Viewer;
/// # use kosa_table::Table;
/// # let mut table = Table::new(kosa_engine::Setup::random(2), 7).unwrap();
/// # let active = table.state().public().active();
/// # let mv = table.view(active).legal()[0];
/// # table.play(active, mv).unwrap();
///
/// let mut replay = Replay::new(table.record().clone(), Viewer::Bystander).unwrap();
/// replay.go(usize::MAX);
/// assert_eq!(replay.entry(), table.record().entries().last().copied());
/// assert!(replay.position().is_none(), "a bystander sees no hidden cards");
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    viewer: Viewer,
    kept: Vec<State>,
    /// Entries after which something has just happened that is looked for.
    moments: Vec<(usize, Moment)>,
    at: usize,
    state: State,
    last: Option<Last>,
}

/// The last entry that was carried out.
#[derive(Clone, Debug)]
struct Last {
    step: Step,
    /// Whether it tells more than the viewer may know.
    is_secret: bool,
    before: State,
    /// What its sentences need of those before it.
    narrator: Narrator,
}

impl Replay {
    /// Checks the whole record and begins before its first entry.
    pub fn new(record: Record, viewer: Viewer) -> Result<Replay, RecordError> {
        let (mut kept, mut moments, mut at) = (vec![*record.start()], Vec::new(), 0);
        record.replay_with(|_, events, state| {
            at += 1;
            if at % APART == 0 {
                kept.push(*state);
            }
            for moment in [Moment::Turn, Moment::Combat, Moment::Star] {
                if events.iter().any(|event| moment.is(event)) {
                    moments.push((at, moment));
                }
            }
        })?;
        let state = *record.start();
        Ok(Replay { record, viewer, kept, moments, at: 0, state, last: None })
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Entries carried out.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whose eyes are looked through.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Looks through other eyes.
    pub fn set_viewer(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        self.go(self.at);
    }

    /// How the viewer sees the game; somebody who may see everything sees through the eyes of whoever's turn it is.
    pub fn view(&self) -> View {
        let active: Seat = self.state.public().active();
        View::of(&self.state, if self.viewer == Viewer::Everything { active.into() } else { self.viewer })
    }

    /// The position as text, secrets included; nothing for whoever may not see them.
    pub fn position(&self) -> Option<String> {
        (self.viewer == Viewer::Everything).then(|| self.state.to_position())
    }

    /// What the last entry did, as the viewer may know it.
    pub fn step(&self) -> Option<&Step> {
        self.last.as_ref().map(|last| &last.step)
    }

    /// The last entry, unless it tells more than the viewer may know.
    pub fn entry(&self) -> Option<Entry> {
        let last = self.last.as_ref()?;
        self.record.entries().get(self.at.checked_sub(1)?).filter(|_| !last.is_secret).copied()
    }

    /// The last entry in words, as far as the viewer may know it; nothing before the first.
    pub fn words(&self, texts: &Texts) -> Option<String> {
        let last = self.last.as_ref()?;
        let entry = self.record.entries().get(last.step.entry)?;
        let hidden = || texts.say("play-replay-hidden");
        let called = |seat: Seat| texts.faction_short(self.state.public().player(seat).faction());
        Some(match entry {
            // The hash at the end seals the score.
            Entry::Hash(_) if self.state.is_over() => texts.say("play-score-final"),
            Entry::Hash(_) if last.is_secret => format!("hash {}", hidden()),
            Entry::Move(Actor::Seat(seat), _) if last.is_secret => format!("{}: {}", called(*seat), hidden()),
            Entry::Move(Actor::Chance, _) if last.is_secret => hidden(),
            Entry::Move(Actor::Seat(seat), mv) => {
                format!("{}: {}", called(*seat), texts.describe(mv, &View::of(&last.before, *seat), *seat))
            }
            Entry::Move(Actor::Chance, mv) => {
                let view = View::of(&last.before, Viewer::Bystander);
                capital(&texts.describe(mv, &view, view.public().active()))
            }
            Entry::Gift { .. } | Entry::Stalled(_) | Entry::Hash(_) => entry.to_string(),
        })
    }

    /// What the last entry did, in sentences, and whether each is only a thought of an Automa.
    pub fn sentences(&self, texts: &Texts) -> Vec<(String, bool)> {
        let Some(Last { step, narrator, .. }) = &self.last else { return Vec::new() };
        let mut narrator = *narrator;
        let tell = |told: &Told| {
            (texts.event(&mut narrator, &told.open, &step.public), told.open.event().is_thought())
        };
        step.told.iter().map(tell).collect()
    }

    /// What happened in the same turn before the last entry, in sentences; where that entry ends a turn, what happened in it.
    /// Thoughts of an Automa are left out.
    pub fn so_far(&self, texts: &Texts) -> Vec<String> {
        let last = self.at.saturating_sub(1);
        let turns = self.moments.iter().filter(|(_, moment)| *moment == Moment::Turn);
        let from = turns.map(|(at, _)| *at).rfind(|at| *at <= last).unwrap_or(0);
        let mut at = from / APART * APART;
        let mut state = self.kept.get(at / APART).copied().unwrap_or(*self.record.start());
        let (mut narrator, mut sentences) = (Narrator::default(), Vec::new());
        while let Some(entry) = self.record.entries().get(at).filter(|_| at < last) {
            let mut events: Vec<Event> = Vec::new();
            // The record was checked when it was opened.
            let _ = entry.apply(&mut state, &mut events);
            for event in events.iter().map(|event| event.seen_by(self.viewer)) {
                match at >= from && !event.event().is_thought() {
                    true => sentences.push(texts.event(&mut narrator, &event, state.public())),
                    false => narrator.hear(&event),
                }
            }
            at += 1;
        }
        sentences
    }

    /// The places that the last entry was about.
    pub fn marks(&self) -> PlaceSet {
        self.step()
            .into_iter()
            .flat_map(|step| &step.told)
            .flat_map(|told| told.open.event().places())
            .collect()
    }

    /// Moments on the way, with the entries after which they have just happened.
    pub fn moments(&self) -> &[(usize, Moment)] {
        &self.moments
    }

    /// Goes to the position after this many entries, or to the end.
    pub fn go(&mut self, to: usize) {
        let to = to.min(self.record.entries().len());
        let mut at = to.saturating_sub(1) / APART * APART;
        self.state = self.kept.get(at / APART).copied().unwrap_or(*self.record.start());
        self.last = None;
        let mut narrator = Narrator::default();
        while at < to {
            let Some(entry) = self.record.entries().get(at).copied() else { break };
            let mut events: Vec<Event> = Vec::new();
            let before = self.state;
            // The record was checked when it was opened.
            let _ = entry.apply(&mut self.state, &mut events);
            if at + 1 == to {
                let by = if let Entry::Move(actor, _) = entry { Some(actor) } else { None::<Actor> };
                let tell = |event: &Event| Told { open: event.seen_by(self.viewer), own: Vec::new() };
                let told = events.iter().map(tell).collect();
                let step =
                    Step { entry: at, by, told, public: Arc::new(*self.state.public()), moments: Vec::new() };
                let is_secret = entry.is_secret(&events, self.viewer);
                self.last = Some(Last { step, is_secret, before, narrator });
            }
            events.iter().for_each(|event| narrator.hear(&event.seen_by(self.viewer)));
            at += 1;
        }
        self.at = to;
    }

    /// Goes to the next moment of a kind, or to the end; backwards to the one before, or to the beginning.
    pub fn jump(&mut self, moment: Moment, forwards: bool) {
        let mut found = self.moments.iter().filter(|(_, kind)| *kind == moment).map(|(at, _)| *at);
        let to = match forwards {
            true => found.find(|at| *at > self.at).unwrap_or(usize::MAX),
            false => found.rfind(|at| *at < self.at).unwrap_or(0),
        };
        self.go(to);
    }
}
