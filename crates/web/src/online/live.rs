//! A table on the server, as the page shows it: the session that plays at it, and signals for what stands around the game.

use super::api::{self, ApiError};
use super::commitments;
use super::line::{Ears, Line, LineState};
use crate::game::GameHandle;
use crate::storage;
use kosa_client::link::room_has_hints;
use kosa_client::wishes::{Who, Wishes};
use kosa_client::{Command, FarTable, News, Stage, TableLink, Wire};
use kosa_engine::vocab::Seat;
use kosa_lang::Texts;
use kosa_wire::{Chair, Options, Phase, Present, Refusal, Room, Sitter, TalkLine};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// So long an answer is waited for before the line is held to be dead.
const PATIENCE: f64 = 8_000.0;
/// So long a line may be down before anybody is told.
const UNNOTICED: Duration = Duration::from_millis(2_500);

/// Texts go to the line of the moment.
#[derive(Clone, Default)]
struct Out(Rc<RefCell<Option<Line>>>);

impl Wire for Out {
    fn send(&mut self, text: String) {
        if let Some(line) = &*self.0.borrow() {
            line.send(&text);
        }
    }
}

type Far = Rc<RefCell<FarTable<Out>>>;

/// A far table that the session shares with the room around it.
struct FarLink(Far);

impl TableLink for FarLink {
    fn send(&mut self, command: Command) -> Vec<News> {
        self.0.borrow_mut().send(command)
    }
}

/// Why there is nothing to be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTable {
    /// There is no such table.
    None,
    /// It cannot be played on.
    Broken,
    /// The server does not answer, and never has.
    Unreachable,
}

/// A table on the server.
#[derive(Clone, Copy)]
pub struct LiveTable {
    far: StoredValue<Far, LocalStorage>,
    line: StoredValue<Out, LocalStorage>,
    /// The game; it waits for the table until there is one.
    pub game: GameHandle,
    /// The id of the table.
    pub id: StoredValue<String>,
    /// The table around its game, once it has answered.
    pub room: RwSignal<Option<Room>>,
    /// What was said lately.
    pub talk: RwSignal<Vec<TalkLine>>,
    /// Who is there.
    pub present: RwSignal<Present>,
    /// Who one is there.
    pub you: RwSignal<Option<String>>,
    /// Whether the line has been down for longer than nobody notices.
    pub cut: RwSignal<bool>,
    /// Why there is nothing to be seen.
    pub missing: RwSignal<Option<NoTable>>,
    /// Why the table did not do the last thing that is no part of a game.
    pub refused: RwSignal<Option<Refusal>>,
    /// By how much the clock of the server is ahead of the one here, in milliseconds.
    ahead: StoredValue<f64>,
    /// The time of the server that was told last.
    told: StoredValue<Option<u64>>,
    /// Since when something has not been answered.
    waiting: StoredValue<Option<f64>>,
}

impl LiveTable {
    /// Opens the line to a table; it is closed with the room that has opened it.
    pub fn open(id: &str, texts: Arc<Texts>) -> LiveTable {
        let out = Out::default();
        let ids: String = storage::random_bytes::<9>().iter().map(|byte| format!("{byte:02x}")).collect();
        let far: Far = Rc::new(RefCell::new(FarTable::new(out.clone(), ids)));
        let live = LiveTable {
            far: StoredValue::new_local(far.clone()),
            line: StoredValue::new_local(out.clone()),
            game: GameHandle::new(FarLink(far), texts),
            id: StoredValue::new(id.to_string()),
            room: RwSignal::new(None),
            talk: RwSignal::new(Vec::new()),
            present: RwSignal::new(Present::default()),
            you: RwSignal::new(None),
            cut: RwSignal::new(false),
            missing: RwSignal::new(None),
            refused: RwSignal::new(None),
            ahead: StoredValue::new(0.0),
            told: StoredValue::new(None),
            waiting: StoredValue::new(None),
        };
        let ears = Ears {
            up: Box::new(move || live.up()),
            text: Box::new(move |text| live.hear(&text)),
            down: Box::new(move |times| live.down(times)),
        };
        *out.0.borrow_mut() = Some(Line::to(id, ears));
        live.keep_up();
        live
    }

    /// What wakes a line that has died unnoticed, and closes it in the end.
    fn keep_up(self) {
        let hurry = move || {
            self.with_line(Line::hurry);
        };
        let online = window_event_listener(leptos::ev::online, move |_| hurry());
        let shown = document_shown(move || {
            hurry();
            // Nobody knows how long the page has slept: whatever was missed comes at once.
            if let Some(far) = self.far.try_get_value() {
                far.borrow_mut().ask(kosa_wire::Command::Join {});
            }
        });
        let timer = set_interval_with_handle(move || self.look_at_the_clock(), Duration::from_secs(2));
        on_cleanup(move || {
            online.remove();
            shown.remove();
            if let Ok(timer) = timer {
                timer.clear();
            }
            self.with_line(Line::close);
        });
    }

    fn with_line<T>(self, look: impl FnOnce(&Line) -> T) -> Option<T> {
        let out = self.line.try_get_value()?;
        let line = out.0.borrow().clone()?;
        Some(look(&line))
    }

    fn look_at_the_clock(self) {
        let Some(far) = self.far.try_get_value() else { return };
        let waits = far.borrow().unanswered() > 0;
        let now = js_sys::Date::now();
        match self.waiting.get_value().filter(|_| waits) {
            None => self.waiting.set_value(waits.then_some(now)),
            Some(since) if now - since > PATIENCE => {
                self.waiting.set_value(Some(now));
                self.with_line(Line::renew);
            }
            Some(_) => {}
        }
    }

    fn up(self) {
        let (Some(far), Some(out)) = (self.far.try_get_value(), self.line.try_get_value()) else { return };
        far.borrow_mut().reconnected(out);
        self.cut.set(false);
        self.missing.set(None);
    }

    fn down(self, times: u32) {
        if self.far.try_get_value().is_none() {
            return;
        }
        set_timeout(
            move || {
                let down = self.with_line(|line| line.state() == LineState::Down);
                if down == Some(true) {
                    self.cut.try_set(true);
                }
            },
            UNNOTICED,
        );
        // A line that never was: perhaps there is no such table.
        if times == 1 && self.room.with_untracked(Option::is_none) {
            let id = self.id.get_value();
            spawn_local(async move {
                let missing = match api::look(&id).await {
                    Ok(()) => None,
                    Err(ApiError::Refused(Refusal::Broken)) => Some(NoTable::Broken),
                    Err(ApiError::Refused(_)) => Some(NoTable::None),
                    Err(ApiError::Unreachable | ApiError::Nonsense) => Some(NoTable::Unreachable),
                };
                // What is not there need not be asked for again and again.
                if matches!(missing, Some(NoTable::None | NoTable::Broken)) {
                    self.with_line(Line::close);
                }
                self.missing.try_set(missing);
            });
        }
    }

    fn hear(self, text: &str) {
        let Some(far) = self.far.try_get_value() else { return };
        let news = far.borrow_mut().hear(text);
        for one in news {
            if let News::Refused(refusal) = &one {
                let far = match refusal {
                    kosa_client::link::Refusal::Far(far) => Some(far.clone()),
                    _ => None,
                };
                self.refused.set(far);
            }
            self.game.act(|session| session.hear(one));
        }
        let far = far.borrow();
        // Clocks may be set otherwise here.
        if far.told_at() != self.told.get_value() {
            self.told.set_value(far.told_at());
            self.ahead.set_value(far.told_at().map_or(0.0, |told| told as f64 - js_sys::Date::now()));
        }
        if let Some(room) = far.room().filter(|room| !room.commitment.is_empty()) {
            self.id.with_value(|id| commitments::keep(id, &room.commitment));
        }
        set_if_new(self.room, far.room().cloned());
        set_if_new(self.you, far.you().map(str::to_string));
        set_if_new(self.present, far.present().clone());
        if self.talk.with_untracked(|talk| talk.last() != far.talk().last()) {
            self.talk.set(far.talk().to_vec());
        }
        drop(far);
        // Whoever only watches sees the game as it stands.
        if self.game.peek(|session| session.here().is_empty() && session.stage() == Stage::Reading) {
            self.game.act(|session| session.skip_pages());
        }
    }

    /// Asks something of the table that is no part of a game.
    pub fn ask(self, command: kosa_wire::Command) {
        self.refused.set(None);
        if let Some(far) = self.far.try_get_value() {
            far.borrow_mut().ask(command);
        }
    }

    /// The server has come to know who this is: from now on it hears what that person may.
    pub fn renew(self) {
        self.with_line(Line::renew);
    }

    /// Something of the room. What listens may be asked once more after the page has gone to another place: then there is
    /// no room any more.
    pub fn with_room<T>(self, tell: impl FnOnce(Option<&Room>) -> T) -> T {
        match self.room.try_read() {
            Some(room) => tell(room.as_ref()),
            None => tell(None),
        }
    }

    /// How far the table is.
    pub fn phase(self) -> Option<Phase> {
        self.with_room(|room| room.map(|room| room.phase))
    }

    /// Whether this person has made the table.
    pub fn is_host(self) -> bool {
        let you = self.you.try_get().flatten();
        self.with_room(|room| room.is_some_and(|room| Some(&room.owner) == you.as_ref()))
    }

    /// What is played.
    pub fn wishes(self) -> Option<Wishes> {
        self.with_room(|room| room?.wishes.parse().ok())
    }

    /// What the table has chosen beside the game.
    pub fn options(self) -> Options {
        self.with_room(|room| room.map(|room| room.options.clone()).unwrap_or_default())
    }

    /// Whether whoever is asked may have a hint.
    pub fn has_hints(self) -> bool {
        self.with_room(|room| room.is_none_or(room_has_hints))
    }

    /// What time it is at the server, in milliseconds since 1970.
    pub fn server_time(self) -> u64 {
        (js_sys::Date::now() + self.ahead.try_get_value().unwrap_or_default()).max(0.0) as u64
    }

    /// Who is called so by an id, of those who sit there.
    pub fn name_of(self, person: &str, texts: &Texts) -> String {
        let name = self.with_room(|room| {
            room.iter().flat_map(|room| &room.places).find_map(|place| match &place.sitter {
                Sitter::Person { id, name } if id == person => Some(name.clone()),
                _ => None,
            })
        });
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| texts.say("online-guest"))
    }

    /// Whether nobody here is told how many coins a seat has: at tables that hide them, until the game is over.
    pub fn hides_coins_of(self, seat: Seat) -> bool {
        let open = self.phase() == Some(Phase::Over) || !self.options().hide_coins;
        !open && self.game.read(|session| !session.is_here(seat))
    }

    /// Whether a bot plays for this person now.
    pub fn is_away(self) -> bool {
        let own = self.own_places();
        self.with_room(|room| {
            let places = room.iter().flat_map(|room| (1..).zip(&room.places));
            places.into_iter().any(|(number, place)| place.away && own.contains(&number))
        })
    }

    /// The places of this person, from 1.
    pub fn own_places(self) -> Vec<u8> {
        let you = self.you.try_get().flatten();
        let own =
            |place: &Chair| matches!(&place.sitter, Sitter::Person { id, .. } if Some(id) == you.as_ref());
        self.with_room(|room| {
            let places = room.iter().flat_map(|room| (1..).zip(&room.places));
            places.filter(|(_, place)| own(place)).map(|(number, _)| number).collect()
        })
    }

    /// The first place that waits for a person.
    pub fn free_place(self) -> Option<u8> {
        self.with_room(|room| {
            let places = room.iter().flat_map(|room| (1..).zip(&room.places));
            places.into_iter().find(|(_, place)| place.sitter == Sitter::Free).map(|(number, _)| number)
        })
    }

    /// How many places are for people.
    pub fn people(self) -> usize {
        self.wishes().map_or(0, |wishes| wishes.seats.iter().filter(|seat| seat.who == Who::Person).count())
    }

    /// Somebody for whom a bot plays on.
    pub fn away_on(self, seat: Seat) -> Option<String> {
        self.with_room(|room| {
            let place = room?.places.iter().find(|place| place.seat == Some(seat) && place.away)?;
            let Sitter::Person { name, .. } = &place.sitter else { return None };
            Some(name.clone())
        })
    }

    /// The person on a seat and whether it is there; nothing where nobody sits.
    pub fn person_on(self, seat: Seat) -> Option<(String, bool)> {
        self.with_room(|room| {
            let place = room?.places.iter().find(|place| place.seat == Some(seat))?;
            let Sitter::Person { id, name } = &place.sitter else { return None };
            Some((
                name.clone(),
                self.present.try_with(|present| present.people.contains(id)).unwrap_or_default(),
            ))
        })
    }
}

fn set_if_new<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|before| *before != value) {
        signal.set(value);
    }
}

/// Calls something whenever the page comes to sight again.
fn document_shown(deed: impl Fn() + 'static) -> WindowListenerHandle {
    // The event bubbles from the document to the window.
    window_event_listener_untyped("visibilitychange", move |_| {
        if !document().hidden() {
            deed();
        }
    })
}
