//! The same game twice: played here by a session of kosa-client, and clicked step by step in the browser. Whatever the session
//! asks must stand on the page, every answer as a button that can be seen and clicked, and nothing besides.

use crate::{Browser, Fault, Key, Site, bring};
use kosa_client::ask::{Hand, Leads, Preparation};
use kosa_client::{Answered, Asked, Bots, Confirm, NearTable, Session, Stage, TableLink, Target, Wishes};
use kosa_engine::random::below;
use kosa_engine::vocab::{Place, UnitKind};
use kosa_engine::{Move, Question, Record};
use kosa_lang::{Lang, Texts};
use kosa_table::{Generator, Seed, Table};
use serde_json::{Value, json};
use std::sync::Arc;

/// So many steps go to the browser at once: enough to be quick, few enough to end long before a script is broken off.
const BATCH: usize = 60;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Towards the end of the game, with something else every now and then.
    Brisk,
    /// Anything that is offered, for a while; then towards the end.
    Anything(usize),
}

/// A game that is played here and in a browser.
pub struct Game {
    session: Session<NearTable>,
    bots: Bots,
    rng: Generator,
    manner: Manner,
    /// Answers on the way to a move.
    ahead: Vec<usize>,
    /// Something final that waits for a yes.
    pending: Option<(Confirm, Vec<Move>)>,
    steps: usize,
    /// How long the picture took after each click, if anybody wants to know.
    clicks: Option<Vec<Click>>,
}

/// A click that was measured.
#[derive(Clone, Debug)]
pub struct Click {
    /// Milliseconds until the picture after it was there.
    pub ms: f64,
    /// Those of them in which the page worked out what to show, before the browser drew it.
    pub script: f64,
    /// What was asked, and what was clicked.
    pub what: String,
}

impl Click {
    fn read(said: &Value) -> Option<Click> {
        let what = format!("{}: {}", said["asked"].as_str()?, said["did"].as_str()?);
        Some(Click { ms: said["ms"].as_f64()?, script: said["script"].as_f64()?, what })
    }
}

/// How a browser gets to a moment of a game: from a record it is given, by steps it follows.
#[derive(Clone, Debug)]
pub struct Way {
    /// The record, up to the beginning of a turn.
    record: String,
    steps: Vec<Value>,
}

impl Way {
    /// Takes a browser there that shows the game as its record leaves it.
    fn follow(&self, browser: &Browser) -> Result<(), Fault> {
        for (number, steps) in self.steps.chunks(BATCH).enumerate() {
            let said = browser.run_async_with(FOLLOW, json!([steps, number * BATCH, false]))?;
            match said["fault"].as_str() {
                Some("") => {}
                _ => return Err(Fault::Differs(said["fault"].to_string())),
            }
        }
        Ok(())
    }

    /// Gives a browser that has a room of the site open the game, and takes it there; the room it is played in.
    pub fn enter(&self, browser: &Browser, site: &Site) -> Result<String, Fault> {
        let room = bring(browser, &self.record)?;
        // Loaded again, as by somebody who comes back.
        browser.enter(&format!("{}{room}", site.url()))?;
        browser.wait(".ask, main[data-stage=over]")?;
        if browser.run("return document.documentElement.lang")? == "en" {
            self.follow(browser)?;
        } else {
            self.go(browser)?;
        }
        Ok(room)
    }

    /// Takes a browser there that speaks another language: the same clicks, without comparing words.
    fn go(&self, browser: &Browser) -> Result<(), Fault> {
        let mute = |step: &Value| {
            let mut step = step.clone();
            step["mute"] = json!(true);
            step
        };
        Way { record: String::new(), steps: self.steps.iter().map(mute).collect() }.follow(browser)
    }
}

/// What is done in a step, here and there.
enum Do {
    Choose(usize),
    Place(Place),
    Section(usize, String),
    Act(&'static str),
}

impl Game {
    /// The game of these wishes, which must name a seed; in English.
    pub fn deal(wishes: &Wishes, manner: Manner) -> Game {
        let seed = wishes.typed_seed().expect("wishes with a seed");
        let table = wishes.to_new_game(seed).expect("good wishes").deal().expect("a game");
        Game::at(Session::new(NearTable::new(table), texts(Lang::English)), seed, manner)
    }

    /// A game that is being played already.
    pub fn at(session: Session<NearTable>, seed: Seed, manner: Manner) -> Game {
        let rng = seed.bot_generator(6);
        Game {
            session,
            bots: Bots::default(),
            rng,
            manner,
            ahead: Vec::new(),
            pending: None,
            steps: 0,
            clicks: None,
        }
    }

    /// What a page does that is loaded again: everything comes from the record, and what was prepared is forgotten.
    pub fn reload(&mut self) {
        let seed = self.session.link().table().seed();
        let table = Table::resume(&self.record().to_text(), seed).expect("a record that replays");
        self.session = Session::new(NearTable::new(table), self.session.texts().clone());
        self.bots = Bots::default();
        self.ahead.clear();
        self.pending = None;
    }

    /// The session on this side.
    pub fn session(&self) -> &Session<NearTable> {
        &self.session
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.session.set_texts(texts(lang));
    }

    /// The record on this side.
    pub fn record(&self) -> &Record {
        self.session.link().record()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.stage() == Stage::Over
    }

    /// From now on each click is measured.
    pub fn measure(&mut self) {
        self.clicks = Some(Vec::new());
    }

    /// How long each click took, since [`Game::measure`].
    pub fn clicks(&self) -> &[Click] {
        self.clicks.as_deref().unwrap_or_default()
    }

    /// Plays both games until `until` says so, asked before each step, or until the end; how many steps that took. The browser must show the game
    /// already.
    pub fn follow(
        &mut self,
        browser: &Browser,
        mut until: impl FnMut(&Session<NearTable>) -> bool,
    ) -> Result<usize, Fault> {
        let begun = self.steps;
        loop {
            let mut batch = Vec::new();
            let mut ends = false;
            while batch.len() < BATCH {
                self.let_bots_decide();
                ends =
                    self.is_over() || self.pending.is_none() && self.ahead.is_empty() && until(&self.session);
                let mut step = self.shown();
                if !ends {
                    step["do"] = self.go_on();
                    self.steps += 1;
                }
                batch.push(step);
                if ends {
                    break;
                }
            }
            let first = self.steps.saturating_sub(batch.len());
            let said = browser.run_async_with(FOLLOW, json!([batch, first, self.clicks.is_some()]))?;
            match said["fault"].as_str() {
                Some("") => {}
                Some(fault) => return Err(Fault::Differs(fault.into())),
                None => return Err(Fault::Nonsense(said.to_string())),
            }
            if let Some(clicks) = &mut self.clicks {
                clicks.extend(said["times"].as_array().into_iter().flatten().filter_map(Click::read));
            }
            if ends {
                return Ok(self.steps - begun);
            }
            // A game that never ends is a fault of the page, not of patience.
            if self.steps - begun > 20_000 {
                return Err(Fault::TooLate("the end of a game".into()));
            }
        }
    }

    /// Plays this side alone until `until` says so: the way there, or nothing if the game ends before.
    pub fn play(&mut self, mut until: impl FnMut(&Session<NearTable>) -> bool) -> Option<Way> {
        let mut way = Way { record: self.record().to_text(), steps: Vec::new() };
        let mut kept = 0;
        loop {
            self.let_bots_decide();
            let between = self.pending.is_none() && self.ahead.is_empty();
            if self.pending.is_none() && until(&self.session) {
                way.steps.push(self.shown());
                return Some(way);
            }
            if self.is_over() {
                return None;
            }
            // Every turn begins as it does for somebody who comes back to it, so that the way is never longer than a turn.
            let turn = self.asked().is_some_and(|asked| asked.question() == Some(Question::Section));
            if between && turn && self.record().entries().len() > kept {
                self.reload();
                kept = self.record().entries().len();
                way = Way { record: self.record().to_text(), steps: Vec::new() };
                continue;
            }
            let mut step = self.shown();
            step["do"] = self.go_on();
            self.steps += 1;
            way.steps.push(step);
        }
    }

    /// Plays both games to the end, in the browser by keys alone; how many keys that took.
    pub fn follow_by_keys(&mut self, browser: &Browser) -> Result<usize, Fault> {
        let (mut count, mut waiting) = (0, String::new());
        while !self.is_over() {
            let deed = match self.decide() {
                // Keys do not point.
                Do::Place(place) => Do::Choose(
                    self.session.asked().map_or(0, |asked| asked.menu().at(Target::Place(place))[0]),
                ),
                Do::Section(index, _) => Do::Choose(index),
                deed => deed,
            };
            match self.keys(&deed) {
                Some(keys) => waiting.push_str(&keys),
                None => {
                    // Behind the ninth answer of a question that is committed by Enter: only the focus gets there.
                    if let Do::Choose(index) = deed {
                        count += self.type_waiting(browser, &mut waiting)?;
                        count += focus_choice(browser, index)?;
                        waiting.push(Key::Enter.code());
                    }
                }
            }
            self.perform(deed);
            self.steps += 1;
            if waiting.chars().count() > 40 || self.is_over() {
                count += self.type_waiting(browser, &mut waiting)?;
            }
        }
        Ok(count)
    }

    /// Types what has been gathered, and looks whether the page is where the session is.
    fn type_waiting(&self, browser: &Browser, waiting: &mut String) -> Result<usize, Fault> {
        let typed = core::mem::take(waiting);
        browser.type_text(&typed)?;
        let said = browser.run_async_with(FOLLOW, json!([[self.shown()], self.steps, false]))?;
        match said["fault"].as_str() {
            Some("") => Ok(typed.chars().count()),
            _ => Err(Fault::Differs(format!("{} after the keys {typed:?}", said["fault"]))),
        }
    }

    /// The keys that do something, if they do.
    fn keys(&self, deed: &Do) -> Option<String> {
        let enter = Key::Enter.code();
        let one = |key: char| Some(key.to_string());
        match deed {
            Do::Act("primary") => one(enter),
            Do::Act("skip" | "back") => one(Key::Escape.code()),
            Do::Act("page-back") => one(Key::Left.code()),
            Do::Act("undo") => one('u'),
            Do::Choose(index) => {
                let menu = self.asked()?.menu();
                let key = menu.choices.get(*index)?.key();
                if key.chars().count() == 1 && menu.with_key(&key) == Some(*index) {
                    return Some(key);
                }
                // Enter takes what has been prepared before what is selected.
                if menu.choices.iter().any(|choice| choice.target == Target::Commit) {
                    return None;
                }
                let count = menu.choices.len();
                let down = (index + count - menu.selected) % count;
                Some(core::iter::repeat_n(Key::Down.code(), down).chain([enter]).collect())
            }
            _ => None,
        }
    }

    /// What the browser must show now.
    pub fn shown(&self) -> Value {
        shown(&self.session, self.pending.as_ref().map(|(what, _)| *what))
    }

    fn asked(&self) -> Option<&Asked> {
        self.session.asked().filter(|_| matches!(self.session.stage(), Stage::Asking(_)))
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n.max(1) as u32) as usize
    }

    fn let_bots_decide(&mut self) {
        while let Some(thought) = self.session.thinking() {
            let mv = self.bots.decide(&thought).expect("a bot");
            self.session.decided(&thought, mv);
        }
    }

    /// Does one thing here; what to click in the browser for it.
    fn go_on(&mut self) -> Value {
        let deed = self.decide();
        let click = match &deed {
            Do::Choose(index) => json!(["choose", index]),
            Do::Place(place) => json!(["click", format!("#at-{}", id(*place))]),
            Do::Section(_, section) => json!(["click", format!("[data-target=section-{section}]")]),
            Do::Act(name) => json!(["act", name]),
        };
        self.perform(deed);
        click
    }

    /// Does something here.
    fn perform(&mut self, deed: Do) {
        let deed = match deed {
            Do::Choose(index) | Do::Section(index, _) => self.session.choose(index),
            Do::Place(place) => self.session.point(Target::Place(place)),
            Do::Act(name) => return self.act(name),
        };
        assert_ne!(deed, Answered::Nothing, "what was chosen is not there");
        if let Answered::Confirm(what, moves) = deed {
            if what == Confirm::Combat {
                // The button that commits a combat says so, on the page: nothing is asked twice.
                self.session.decide(moves);
            } else {
                self.pending = Some((what, moves));
            }
        }
        assert_eq!(self.session.refused(), None);
    }

    fn act(&mut self, name: &str) {
        match (name, self.session.stage()) {
            ("primary", _) if self.pending.is_some() => {
                if let Some((_, moves)) = self.pending.take() {
                    assert_eq!(self.session.decide(moves), Answered::Done);
                }
            }
            ("primary", Stage::Reading) => self.session.turn_page(true),
            ("primary", Stage::HandOver(_)) => self.session.uncover(),
            ("primary", Stage::Watching) => self.session.watch(),
            ("back", Stage::Asking(_)) if self.pending.is_some() => self.pending = None,
            ("back", Stage::Asking(_)) => {
                self.session.asked_mut().map(Asked::back);
            }
            ("skip", Stage::Reading) => self.session.skip_pages(),
            ("page-back", Stage::Reading) => self.session.turn_page(false),
            ("undo", Stage::Asking(_)) => {
                self.session.undo();
            }
            (name, stage) => unreachable!("{name} in {stage:?}"),
        }
        assert_eq!(self.session.refused(), None);
    }

    fn decide(&mut self) -> Do {
        if self.pending.is_some() {
            return Do::Act(if self.below(12) == 0 { "back" } else { "primary" });
        }
        match self.session.stage() {
            Stage::Reading => match self.below(8) {
                0..4 => Do::Act("skip"),
                4 if self.session.page_number().0 > 0 => Do::Act("page-back"),
                _ => Do::Act("primary"),
            },
            Stage::HandOver(_) | Stage::Watching => Do::Act("primary"),
            Stage::Asking(_) => self.answer(),
            stage => unreachable!("nobody decides in {stage:?}"),
        }
    }

    fn answer(&mut self) -> Do {
        if self.ahead.is_empty() {
            if self.session.may_undo() && self.below(40) == 0 {
                return Do::Act("undo");
            }
            self.ahead = self.way();
            self.ahead.reverse();
        }
        let index = self.ahead.pop().unwrap_or(0);
        let Some(asked) = self.asked() else { return Do::Choose(index) };
        let choice = &asked.menu().choices[index];
        // What lies on the board or the mat is as often pointed at there.
        let alone = |target: Target| asked.menu().at(target) == [index];
        let place = choice
            .place
            .filter(|place| !has_dialog(asked) && !place.is_aboard() && alone(Target::Place(*place)));
        let section = match choice.target {
            Target::Section(section) if alone(choice.target) => Some(section.to_string()),
            _ => None,
        };
        let pointed = self.below(2) == 0;
        match (place, section) {
            (Some(place), _) if pointed => Do::Place(place),
            (None, Some(section)) if pointed => Do::Section(index, section),
            _ => Do::Choose(index),
        }
    }

    /// The answers to take next, one after the other.
    fn way(&mut self) -> Vec<usize> {
        let any = match self.manner {
            Manner::Brisk => self.below(10) == 0,
            Manner::Anything(steps) => self.steps < steps || self.below(10) == 0,
        };
        if !any
            && let Some(asked) = self.session.asked()
            && let Some(mv) = asked.view().brisk(&asked.view().legal(), &mut self.rng)
            && let Some(way) = find(asked, mv, 0)
        {
            return way;
        }
        let count = self.asked().map_or(0, |asked| asked.menu().choices.len());
        vec![self.below(count)]
    }
}

/// Moves the focus to the button of an answer; how many keys that took.
fn focus_choice(browser: &Browser, index: usize) -> Result<usize, Fault> {
    for keys in 1..200 {
        browser.press(Key::Tab)?;
        let at = browser.run("return document.activeElement.dataset.choice ?? ''")?;
        if at.as_str().is_some_and(|at| at.parse() == Ok(index)) {
            return Ok(keys);
        }
    }
    Err(Fault::TooLate(format!("the focus at answer {index}")))
}

/// What a browser must show of a session, and of something final that waits for a yes.
pub(crate) fn shown<L: TableLink>(session: &Session<L>, pending: Option<Confirm>) -> Value {
    let texts = session.texts();
    if let Some(what) = pending {
        return json!({ "stage": "asking", "question": what.text(texts), "final": true });
    }
    let stage = match session.stage() {
        Stage::Connecting => "connecting",
        Stage::Asking(_) => "asking",
        Stage::Reading => "reading",
        Stage::HandOver(_) => "hand-over",
        Stage::Thinking(_) => "thinking",
        Stage::Watching => "watching",
        Stage::Waiting(_) => "waiting",
        Stage::Over => "over",
    };
    let mut shown = json!({ "stage": stage, "question": session.prompt() });
    if let Some(asked) = session.asked().filter(|_| matches!(session.stage(), Stage::Asking(_))) {
        let labels: Vec<&str> = asked.menu().choices.iter().map(|choice| choice.label.as_str()).collect();
        shown["answers"] = json!(labels);
        shown["dialog"] = json!(has_dialog(asked));
    }
    shown
}

/// Whether a question stands in a dialog over the board.
fn has_dialog(asked: &Asked) -> bool {
    matches!(asked.hand(), Hand::Combat(_))
        || matches!(
            asked.question(),
            Some(Question::Encounter { .. } | Question::FactoryPick | Question::Upgrade | Question::Enlist)
        )
}

/// What the board calls a place.
fn id(place: Place) -> String {
    match (place.hex(), place.base()) {
        (Some(hex), _) => hex.to_string(),
        (None, Some(faction)) => faction.to_string(),
        (None, None) => "nowhere".into(),
    }
}

fn texts(lang: Lang) -> Arc<Texts> {
    Arc::new(Texts::new(lang))
}

/// The answers that lead to a move.
pub(crate) fn find(asked: &Asked, mv: Move, depth: usize) -> Option<Vec<usize>> {
    for (i, choice) in asked.menu().choices.iter().enumerate() {
        let opens = match &choice.leads {
            Leads::Moves(moves) if moves.first() == Some(&mv) => return Some(vec![i]),
            Leads::Moves(_) => false,
            Leads::Menu(_) => true,
            Leads::Preparation(Preparation::Unit(unit, from)) => match mv {
                Move::Step { unit: u, from: f, .. } => u == *unit && f == *from,
                Move::Fly => *unit == UnitKind::Airship,
                _ => false,
            },
            Leads::Preparation(_) => depth < 1 && !choice.chosen,
        };
        if opens {
            let mut next = asked.clone();
            next.choose(i);
            let deeper = matches!(choice.leads, Leads::Preparation(_)) as usize;
            if let Some(found) = find(&next, mv, depth + deeper) {
                return Some(core::iter::once(i).chain(found).collect());
            }
        }
    }
    None
}

/// Compares each step with what the page shows, then clicks; says what differs, or nothing.
pub(crate) const FOLLOW: &str = include_str!("follow.js");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_and_goes_on_the_same_from_its_record() {
        let wishes: Wishes = "kosa1;seats=human,human,bot:random;rules=current;seed=5".parse().unwrap();
        let mut game = Game::deal(&wishes, Manner::Anything(100));
        while !game.is_over() {
            game.let_bots_decide();
            if game.is_over() {
                break;
            }
            game.go_on();
            game.steps += 1;
            assert!(game.steps < 20_000, "no end");
            if game.steps.is_multiple_of(97) {
                let entries = game.record().entries().to_vec();
                game.reload();
                assert_eq!(game.record().entries(), entries);
            }
        }
        assert!(game.record().replay().is_ok());
    }
}
