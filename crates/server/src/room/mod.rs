//! A table as the lines of its log make it: who sits there, what is said, the draft, the game. Plain state without clock, network
//! or database: [`Room::decide`] turns a request into a [`Deed`] or a refusal, [`Room::apply`] carries out what the log says.

mod apply;
mod bids;
mod clock;
mod consent;
mod decide;
mod deed;
mod device;
mod due;
mod game;
mod held;
mod made;
mod names;
mod pauses;
mod result;
mod tell;
mod track;

pub use decide::{go_together, online_wishes};
pub use deed::Deed;
pub use device::Device;
pub use names::{LONGEST_TALK, clean_name, clean_text};
pub use pauses::Pauses;

use crate::store::{LogRow, NewTable, Phase as StoredPhase, Shown, TableRow};
use bids::Auction;
use clock::Clocks;
use consent::Open;
use game::Game;
use held::Held;
use kosa_client::link::Thought;
use kosa_client::wishes::Who;
use kosa_client::{DraftSession, Wishes};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_table::Seed;
use kosa_wire::{Message, Options, Phase, TalkLine};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// By which rules of its own a table goes, beside those of the game: 1 lets getting up and being away settle offers, asks nobody for consent who
/// is absent for long, and passes the table on when its owner gets up. A log means what it meant when it was written, so tables that
/// were made before go on as they began.
pub const EDITION: u32 = 1;

/// The table cannot be made of its log: it was written by another version of the rules, or is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken;

/// A person at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Seated {
    person: String,
    name: String,
    /// Whether a bot plays on for it.
    away: bool,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Room {
    id: String,
    owner: String,
    wishes: Wishes,
    seed: Seed,
    phase: Phase,
    /// Who sits at each place of the wishes; only people do.
    places: Vec<Option<Seated>>,
    /// The seat of each place, once dealt.
    seats: Vec<Option<Seat>>,
    /// Who has played them since then.
    held: Held,
    options: Options,
    edition: u32,
    draft: Option<DraftSession>,
    auction: Option<Auction>,
    /// The wishes before faction and mat were bid for.
    asked: Option<Wishes>,
    /// What each place has bid for its pair.
    paid: Vec<u16>,
    game: Option<Game>,
    clocks: Clocks,
    pauses: Pauses,
    offer: Option<Open>,
    offers: u64,
    ended_early: bool,
    talk: VecDeque<TalkLine>,
    talks: u64,
    /// Everybody who has done anything here, and when last.
    people: BTreeMap<String, u64>,
    number: u64,
    /// When somebody last decided, in milliseconds since 1970.
    moved: u64,
}

/// What is to be told.
#[derive(Clone, PartialEq, Debug)]
pub enum Telling {
    /// The same to everybody.
    All(Message),
    /// This to whoever plays these seats, or only watches.
    Device(Device, Message),
    /// To everybody everything again: who plays where has changed.
    Anew,
}

impl Room {
    /// A table as its whole log makes it.
    pub fn of(row: &TableRow, log: &[LogRow]) -> Result<Room, Broken> {
        Room::with_pauses(row, log, &Pauses::default())
    }

    /// The same; no clock has run while no server did.
    pub fn with_pauses(row: &TableRow, log: &[LogRow], pauses: &Pauses) -> Result<Room, Broken> {
        let mut room = Room { pauses: pauses.clone(), ..Room::new(row)? };
        for line in log {
            room.apply(line, &|_| false)?;
        }
        Ok(room)
    }

    /// A table before the first line of its log.
    pub fn new(row: &TableRow) -> Result<Room, Broken> {
        Ok(Room { moved: row.created, ..Room::bare(&row.id, &row.owner, &row.wishes, &row.seed)? })
    }

    /// A table that is about to be made.
    pub(crate) fn made(table: &NewTable) -> Result<Room, Broken> {
        Room::bare(&table.id, &table.owner, &table.wishes, &table.seed)
    }

    fn bare(id: &str, owner: &str, wishes: &str, seed: &str) -> Result<Room, Broken> {
        let wishes: Wishes = wishes.parse().map_err(|_| Broken)?;
        let places = vec![None; wishes.seats.len()];
        Ok(Room {
            id: id.to_string(),
            owner: owner.to_string(),
            seed: seed.parse().map_err(|_| Broken)?,
            seats: vec![None; wishes.seats.len()],
            held: Held::default(),
            wishes,
            phase: Phase::Waiting,
            places,
            options: Options::default(),
            edition: 0,
            draft: None,
            auction: None,
            asked: None,
            paid: Vec::new(),
            game: None,
            clocks: Clocks::default(),
            pauses: Pauses::default(),
            offer: None,
            offers: 0,
            ended_early: false,
            talk: VecDeque::new(),
            talks: 0,
            people: BTreeMap::new(),
            number: 0,
            moved: 0,
        })
    }

    /// The number of the last line of the log.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How far it is, in the words of the lists.
    pub fn stored_phase(&self) -> StoredPhase {
        match self.phase {
            Phase::Waiting | Phase::Drafting => StoredPhase::Waiting,
            Phase::Playing => StoredPhase::Playing,
            Phase::Over => StoredPhase::Over,
            Phase::Closed => StoredPhase::Closed,
        }
    }

    /// Who sits where: places from 0 and ids of people.
    pub fn sitting(&self) -> Vec<(u32, String)> {
        let places = self.places.iter().enumerate();
        places.filter_map(|(i, place)| Some((i as u32, place.as_ref()?.person.clone()))).collect()
    }

    /// When somebody last decided.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// What the table has chosen beside the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What lists show of it.
    pub fn shown(&self) -> Shown {
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        Shown { wishes: self.wishes.to_string(), options }
    }

    /// What lists show of it, as JSON: what changes with every turn is left out.
    pub fn card(&self) -> String {
        let card = kosa_wire::Room { clock: None, offer: None, ..self.doc() };
        serde_json::to_string(&card).unwrap_or_default()
    }

    /// Everybody for whom the table waits, as it is kept for lists.
    pub fn waits(&self) -> String {
        self.waited_for().into_iter().collect::<Vec<_>>().join(" ")
    }

    /// Whether somebody has done anything here.
    pub fn has_seen(&self, person: &str) -> bool {
        self.people.contains_key(person)
    }

    /// Where somebody sits for whom a bot plays on.
    pub fn away(&self, person: &str) -> Option<usize> {
        let places = self.places.iter();
        places.map(Option::as_ref).position(|place| place.is_some_and(|p| p.person == person && p.away))
    }

    /// What somebody plays here.
    pub fn device(&self, person: Option<&str>) -> Device {
        let Some(person) = person else { return Device::BYSTANDER };
        let places = self.places.iter().zip(&self.seats);
        places
            .filter_map(|(place, seat)| {
                (*seat).filter(|_| place.as_ref().is_some_and(|p| p.person == person))
            })
            .collect()
    }

    /// The version of the game as somebody knows it; nothing before there is one.
    pub fn version(&self, person: Option<&str>) -> Option<u64> {
        self.game.as_ref().map(|game| game.version(&self.device(person)))
    }

    fn devices(&self) -> Vec<Device> {
        let people = self.places.iter().flatten();
        people.map(|seated| self.device(Some(&seated.person))).collect()
    }

    /// The record of the game with all its secrets, once the game is over: they are secrets no more.
    pub fn record(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Over)?;
        Some(game.table().record().to_text())
    }

    /// Whether nothing goes on before this person does something: decides, bids, chooses a faction, answers an offer, or begins the game.
    pub fn waits_for(&self, person: &str) -> bool {
        match self.phase {
            Phase::Waiting => {
                let full = self.wishes.seats.iter().zip(&self.places);
                self.owner == person
                    && full.into_iter().all(|(wish, place)| wish.who != Who::Person || place.is_some())
            }
            Phase::Drafting => {
                let sits = |place: usize| self.places[place].as_ref().is_some_and(|p| p.person == person);
                self.asked_places().into_iter().any(sits)
            }
            Phase::Playing => {
                let device = self.device(Some(person));
                let offered = self.offer_doc().is_some_and(|offer| offer.waiting.iter().any(|p| p == person));
                offered || self.game.as_ref().is_some_and(|game| game.awaits().any(|seat| device.has(seat)))
            }
            Phase::Over | Phase::Closed => false,
        }
    }

    /// Everybody for whom the table waits.
    pub fn waited_for(&self) -> BTreeSet<String> {
        let sitting = self.places.iter().flatten().map(|p| &p.person);
        let people: BTreeSet<String> = sitting.chain([&self.owner]).cloned().collect();
        people.into_iter().filter(|person| self.waits_for(person)).collect()
    }

    /// What the others are called who sit here.
    pub fn names_beside(&self, person: &str) -> Vec<String> {
        let others = self.places.iter().flatten().filter(|p| p.person != person && !p.name.is_empty());
        others.map(|p| p.name.clone()).collect()
    }

    /// The record so far, secrets included: for whoever runs the table.
    pub fn entries(&self) -> &[Entry] {
        self.game.as_ref().map_or(&[], |game| game.table().record().entries())
    }

    /// How many coins a seat has, told or not.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.game.as_ref().map_or(0, |game| game.table().state().public().player(seat).coins())
    }

    /// The times at which no server ran.
    pub(crate) fn pauses(&self) -> &Pauses {
        &self.pauses
    }

    /// Whether people sit here and none of them is there. Whoever has got up has left the game to a bot; whoever is away comes back.
    fn is_deserted(&self) -> bool {
        let mut sitting = self.places.iter().flatten().peekable();
        sitting.peek().is_some() && sitting.all(|seated| seated.away)
    }

    /// Whether a bot plays a seat in the place of a person.
    fn stands_in(&self, seat: Seat) -> bool {
        let place = self.seats.iter().position(|other| *other == Some(seat));
        place.is_some_and(|place| self.wishes.seats[place].who == Who::Person)
    }

    /// The bot that must decide now, with all it needs. Bots do not play a game to its end among themselves while those whose game it is
    /// are all away: they go on when the first comes back.
    pub fn thought(&self) -> Option<Thought> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let (seat, kind) = game.bot()?;
        if self.is_deserted() && self.stands_in(seat) {
            return None;
        }
        Some(Thought::of(game.table(), seat, kind))
    }
}
