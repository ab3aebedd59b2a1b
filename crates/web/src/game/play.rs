//! What everything on the game page shares: the game, what is pointed at, what lies on top; and what is done with it.

use super::handle::GameHandle;
use super::on_top::TopPart;
use super::think::Thinking;
use crate::board::Marks;
use crate::mind::Mind;
use crate::thing::{Marked, Target};
use kosa_client::{Answered, Choice, Confirm, Stage};
use kosa_engine::vocab::{Place, PlaceSet, Seat, Section};
use kosa_engine::{Move, Public};
use kosa_scene::game::keys::{Doing, KeyDeed};
use kosa_scene::game::scene::{self, Scene};
use kosa_scene::game::{marks, reach};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What was answered is gone with its button: whoever uses the keyboard goes on at the question.
fn keep_focus() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    let question = document().get_element_by_id("question").filter(|_| lost);
    if let Some(question) = question.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A browser that refuses leaves the focus where it was.
        let _ = question.focus();
    }
}

/// Forgets what is there. Whoever looks at it is told only if anything was.
fn clear<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}

/// Something final that waits for a yes.
#[derive(Clone, PartialEq, Debug)]
pub struct Pending {
    /// What it means.
    pub what: Confirm,
    /// The moves that do it.
    pub moves: Vec<Move>,
    /// The deed the button is named after.
    pub label: String,
}

/// A moment of the log, on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The line of the log.
    pub line: usize,
    /// What lay open then.
    pub public: Public,
    /// What it was about.
    pub places: PlaceSet,
    /// In words.
    pub text: String,
}

/// What lies on top of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// Somebody's mats.
    Mats(Seat),
    /// The score as it stands.
    Score,
    /// The whole log.
    Log,
    /// Own cards.
    Cards,
    /// Decisions to take back.
    Undo,
    /// The last turns of others.
    Others,
    /// Keys and rules.
    Help,
    /// The tiles in force and what is left in the box.
    Tiles,
    /// What can be done around the game.
    Menu,
}

/// The game page as its parts share it.
#[derive(Clone, Copy)]
pub struct Play {
    /// The game.
    pub game: GameHandle,
    /// What is shown of it.
    pub scene: Memo<Scene>,
    /// The answer under the pointer.
    pub pointed: RwSignal<Option<usize>>,
    /// The place under the pointer.
    pub place: RwSignal<Option<Place>>,
    /// Something final that waits for a yes.
    pub pending: RwSignal<Option<Pending>>,
    /// A moment of the log.
    pub shown: RwSignal<Option<Shown>>,
    /// What lies on top.
    pub drawer: RwSignal<Option<Drawer>>,
    /// The mats as they were wished for, whatever is asked.
    pub mats: RwSignal<Option<bool>>,
    /// Whether pages turn by themselves.
    pub playing: RwSignal<bool>,
    /// Whether the board behind a dialog is looked at.
    pub looking: RwSignal<bool>,
    /// Whose reach is drawn on the board.
    pub reach: RwSignal<Option<Seat>>,
    /// Why what was pointed at cannot be taken.
    pub why_not: RwSignal<Option<String>>,
    /// The way of the unit that was sent last, for whoever draws it.
    pub walked: StoredValue<Vec<Place>>,
    /// What draws dialogs, drawers and the end.
    pub top: TopPart,
    thinking: Thinking,
}

impl Play {
    /// The page of a game.
    pub fn new(game: GameHandle) -> Play {
        Play {
            game,
            scene: Memo::new(move |_| game.read(Scene::of)),
            pointed: RwSignal::new(None),
            place: RwSignal::new(None),
            pending: RwSignal::new(None),
            shown: RwSignal::new(None),
            drawer: RwSignal::new(None),
            mats: RwSignal::new(None),
            playing: RwSignal::new(false),
            looking: RwSignal::new(false),
            reach: RwSignal::new(None),
            why_not: RwSignal::new(None),
            walked: StoredValue::new(Vec::new()),
            top: TopPart::new(),
            thinking: Thinking::new(),
        }
    }

    /// Whoever thinks for this page gets ready, where anybody will have to.
    pub fn get_ready(self) {
        self.thinking.get_ready(self.game);
    }

    /// Who thinks for this page.
    pub fn mind(self) -> Mind {
        self.thinking.mind()
    }

    /// After anything was done: what was pointed at is over, and bots go on.
    pub fn after(self) {
        clear(self.pointed);
        clear(self.pending);
        clear(self.shown);
        clear(self.why_not);
        self.thinking.go_on(self.game);
        request_animation_frame(keep_focus);
    }

    fn answered(self, answered: Answered, label: String) {
        self.after();
        match answered {
            // The button that commits a combat says so: nothing is asked twice.
            Answered::Confirm(Confirm::Combat, moves) => self.decide(moves),
            Answered::Confirm(what, moves) => self.pending.set(Some(Pending { what, moves, label })),
            Answered::Done | Answered::Open | Answered::Nothing => {}
        }
    }

    /// Does what was decided.
    pub fn decide(self, moves: Vec<Move>) {
        self.game.act(|session| session.decide(moves));
        self.after();
    }

    /// Takes an answer.
    pub fn choose(self, index: usize) {
        let label = self.label(index);
        self.walk(|_, i| i == index);
        self.top.fetch_soon();
        let answered = self.game.act(|session| session.choose(index));
        self.answered(answered, label);
    }

    /// Takes an answer of the question that another one opens, such as an amount.
    pub fn choose_within(self, index: usize, further: usize) {
        self.game.act(|session| {
            session.choose(index);
            session.choose(further)
        });
        self.after();
    }

    /// Remembers the way of the answer that is about to be given.
    fn walk(self, is: impl Fn(&Choice, usize) -> bool) {
        let places = self.game.peek(|session| {
            let choices = &session.asked()?.menu().choices;
            let (_, choice) = choices.iter().enumerate().find(|(i, choice)| is(choice, *i))?;
            let way = choice.way.as_deref()?;
            Some(core::iter::once(way.from).chain(way.places.iter().copied()).collect())
        });
        self.walked.set_value(places.unwrap_or_default());
    }

    fn label(self, index: usize) -> String {
        self.scene
            .with_untracked(|scene| scene.answers.get(index).map(|a| a.label.clone()))
            .unwrap_or_default()
    }

    /// Takes what lies at a thing; whether something did.
    pub fn point(self, target: Target) -> bool {
        clear(self.shown);
        let label = self.scene.with_untracked(|scene| {
            let at = |a: &&scene::Answer| {
                a.target == target || matches!(target, Target::Place(p) if a.place == Some(p))
            };
            scene.answers.iter().find(at).map(|a| a.label.clone()).unwrap_or_default()
        });
        self.walk(|choice, _| matches!(target, Target::Place(place) if choice.place == Some(place)));
        let answered = self.game.act(|session| session.point(target));
        let found = answered != Answered::Nothing;
        if found {
            clear(self.reach);
            self.answered(answered, label);
        } else {
            self.why_not.set(self.game.peek(|session| scene::why_not(session, target)));
        }
        found
    }

    /// The primary button.
    pub fn primary(self) {
        if let Some(pending) = self.pending.get_untracked() {
            return self.decide(pending.moves);
        }
        let stage = self.scene.with_untracked(|scene| scene.stage);
        match stage {
            Stage::Reading => self.turn_page(true),
            Stage::HandOver(_) => {
                self.game.act(|session| session.uncover());
                self.after();
            }
            Stage::Watching => {
                self.game.act(|session| session.watch());
                self.after();
            }
            Stage::Asking(_) => {
                let pointed = self.pointed.get_untracked();
                let index = self.scene.with_untracked(|scene| scene.primary(pointed).map(|a| a.index));
                if let Some(index) = index {
                    self.choose(index);
                }
            }
            _ => {}
        }
    }

    /// The next page, or the one before.
    pub fn turn_page(self, forwards: bool) {
        self.game.act(|session| session.turn_page(forwards));
        self.after();
    }

    /// All pages have been read.
    pub fn skip(self) {
        self.playing.set(false);
        self.game.act(|session| session.skip_pages());
        self.after();
    }

    /// Bots decide now, as far as they have thought.
    pub fn cut_short(self) {
        self.thinking.cut_short(self.game);
    }

    /// The turns of others stop to be read, or pass.
    pub fn switch_stops(self) {
        self.game.act(|session| {
            let stops = session.stops();
            session.set_stops(!stops);
        });
    }

    /// Takes the last step back.
    pub fn undo(self) {
        self.game.act(|session| session.undo());
        self.after();
    }

    /// Closes what lies on top, or goes back to the question before.
    pub fn back(self) {
        if self.drawer.get_untracked().is_some() {
            self.drawer.set(None);
        } else if self.reach.get_untracked().is_some() {
            self.reach.set(None);
        } else if self.pending.with_untracked(Option::is_some) {
            self.pending.set(None);
        } else if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        } else {
            self.game.act(|session| session.asked_mut().is_some_and(|asked| asked.back()));
            self.after();
        }
    }

    /// Shows the moment of a line of the log.
    pub fn show(self, line: usize) {
        let shown = self.game.peek(|session| {
            let found = session.log().lines().get(line)?;
            let text = found.text(session.viewer(), session.texts());
            Some(Shown { line, public: *found.public, places: found.places().collect(), text })
        });
        self.shown.set(shown);
    }

    /// Opens what lies on top, or closes it.
    pub fn toggle(self, drawer: Drawer) {
        self.drawer.update(|open| *open = if *open == Some(drawer) { None } else { Some(drawer) });
    }

    /// The reach of the next seat; of whoever's mats lie open first.
    pub fn turn_reach(self) {
        if let Some(Drawer::Mats(seat)) = self.drawer.get_untracked() {
            self.drawer.set(None);
            return self.reach.set(Some(seat));
        }
        let now = self.reach.get_untracked();
        let next = self.game.peek(|session| {
            kosa_client::next_reach(session.board()?, session.view().and_then(kosa_engine::View::seat), now)
        });
        self.reach.set(next);
    }

    /// Whether the mats are folded to the shelf.
    pub fn folded(self) -> bool {
        self.mats.get().map_or_else(|| !self.scene.with(|scene| scene.on_mats), |open| !open)
    }

    /// What the page is doing, for its keys.
    pub fn doing(self) -> Doing {
        if self.pending.with_untracked(Option::is_some) {
            return Doing::Confirming;
        }
        match self.scene.with_untracked(|scene| scene.stage) {
            Stage::Asking(_) => Doing::Asking,
            Stage::Reading => Doing::Reading,
            Stage::HandOver(_) => Doing::HandOver,
            Stage::Watching => Doing::Watching,
            _ => Doing::Else,
        }
    }

    /// Does what a key does.
    pub fn key(self, deed: KeyDeed) {
        match deed {
            KeyDeed::Answer(key) => {
                let index = self.game.peek(|session| session.asked()?.menu().with_key(&key));
                if let Some(index) = index {
                    self.choose(index);
                }
            }
            KeyDeed::Primary => self.primary(),
            KeyDeed::Back => self.back(),
            KeyDeed::Leave => {
                if let Some(index) = self.scene.with_untracked(|scene| scene.leave().map(|a| a.index)) {
                    self.choose(index);
                }
            }
            KeyDeed::Undo => self.undo(),
            KeyDeed::UndoList => self.toggle(Drawer::Undo),
            KeyDeed::Mats => {
                let open = !untrack(|| self.folded());
                self.mats.set(Some(!open));
            }
            KeyDeed::Cards => self.toggle(Drawer::Cards),
            KeyDeed::Score => self.toggle(Drawer::Score),
            KeyDeed::Log => self.toggle(Drawer::Log),
            KeyDeed::Others => self.toggle(Drawer::Others),
            KeyDeed::Stops => self.switch_stops(),
            KeyDeed::Help => self.toggle(Drawer::Help),
            KeyDeed::Tiles => self.toggle(Drawer::Tiles),
            KeyDeed::Reach => self.turn_reach(),
            KeyDeed::Select(by) => {
                self.game.act(|session| {
                    if let Some(asked) = session.asked_mut() {
                        asked.menu_mut().step(by);
                    }
                });
                self.pointed.set(Some(self.scene.with_untracked(|scene| scene.selected)));
            }
            KeyDeed::Page(forwards) => self.turn_page(forwards),
            KeyDeed::Skip => {
                if self.drawer.get_untracked().is_some() {
                    self.drawer.set(None);
                } else {
                    self.skip();
                }
            }
            KeyDeed::Look => self.looking.set(true),
        }
    }

    /// What everybody sees: now, on the page that is read, or at a moment of the log.
    pub fn public(self) -> Option<Public> {
        let shown = self.shown.with(|shown| shown.as_ref().map(|shown| shown.public));
        shown.or_else(|| self.game.read(|session| session.board().copied()))
    }

    /// What is marked on the board.
    pub fn marks(self) -> Marks {
        if let Some(shown) = self.shown.get() {
            return marks::changed(shown.places);
        }
        if let (Some(seat), Some(public)) = (self.reach.get(), self.public()) {
            return reach::marks(&public, seat);
        }
        let (pointed, place) = (self.pointed.get(), self.place.get());
        // What the primary button would do is seen on the board, too, while the pointer is elsewhere.
        let ahead = pointed.or_else(|| self.scene.with(|s| s.asking().and(s.primary(None)).map(|a| a.index)));
        self.game.read(|session| marks::of(session, ahead, place))
    }

    /// The section that the primary button is named after: the one under the pointer, else the one Enter takes.
    pub fn ahead(self) -> Option<Section> {
        let pointed = self.pointed.get();
        self.scene.with(|scene| match scene.primary(pointed)?.target {
            Target::Section(section) => Some(section),
            _ => None,
        })
    }

    /// What is marked on mats and cards. Which section is pointed at is told by [`Play::ahead`].
    pub fn marked(self) -> Marked {
        let sections = self.scene.with(Scene::on_sections);
        let pointed = if sections { None } else { self.pointed.get() };
        self.game.read(|session| scene::marked(session, pointed))
    }

    /// The pointer has come to a thing of the mats, or left it: the answer that points at it is shown before it is given.
    pub fn hover_thing(self, thing: Option<Target>) {
        let index = thing.and_then(|thing| {
            self.scene.with_untracked(|scene| {
                scene.answers.iter().find(|answer| answer.target == thing).map(|answer| answer.index)
            })
        });
        if self.pointed.get_untracked() != index {
            self.pointed.set(index);
        }
    }

    /// The pointer has come to a place of the board, or left it: the answer there is the one it points at.
    pub fn hover(self, place: Option<Place>) {
        self.place.set(place);
        let index = place.and_then(|place| {
            self.scene.with_untracked(|scene| {
                scene.answers.iter().find(|answer| answer.place == Some(place)).map(|answer| answer.index)
            })
        });
        if self.pointed.get_untracked() != index {
            self.pointed.set(index);
        }
    }
}
