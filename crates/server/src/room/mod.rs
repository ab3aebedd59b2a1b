//! A table as the lines of its log make it: who sits there, what is said, the draft, the game. Plain state without clock, network
//! or database: [`Room::decide`] turns a request into a [`Deed`] or a refusal, [`Room::apply`] carries out what the log says.

mod decide;
mod deed;
mod device;
mod game;
mod made;
mod names;
mod track;

pub use decide::online_wishes;
pub use deed::Deed;
pub use device::Device;
pub use names::{LONGEST_TALK, clean_name, clean_text};

use crate::store::{LogRow, Phase as StoredPhase, TableRow};
use game::Game;
use kosa_bots::USUAL_KIND;
use kosa_client::link::Thought;
use kosa_client::wishes::Who;
use kosa_client::{DraftSession, NewGame, Wishes};
use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Seat};
use kosa_table::{Occupant, Seed};
use kosa_wire::{DraftDoc, DraftPlace, Joined, Message, Phase, Place, Room as RoomDoc, Sitter, TalkLine};
use std::collections::VecDeque;

/// So many lines of talk are told to whoever joins.
const LATELY: usize = 100;
/// Who plays on for somebody who has got up: somebody who plays the game, and does not think long.
const STAND_IN: &str = USUAL_KIND;

/// The table cannot be made of its log: it was written by another version of the rules, or is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken;

/// A person at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Seated {
    person: String,
    name: String,
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
    draft: Option<DraftSession>,
    game: Option<Game>,
    talk: VecDeque<TalkLine>,
    talks: u64,
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
    /// To everybody everything anew: who plays where has changed.
    Anew,
}

impl Room {
    /// A table before the first line of its log.
    pub fn new(row: &TableRow) -> Result<Room, Broken> {
        let wishes: Wishes = row.wishes.parse().map_err(|_| Broken)?;
        let places = vec![None; wishes.seats.len()];
        Ok(Room {
            id: row.id.clone(),
            owner: row.owner.clone(),
            seed: row.seed.parse().map_err(|_| Broken)?,
            seats: vec![None; wishes.seats.len()],
            wishes,
            phase: Phase::Waiting,
            places,
            draft: None,
            game: None,
            talk: VecDeque::new(),
            talks: 0,
            number: 0,
            moved: row.created,
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

    /// Whether nothing goes on before this person does something: decides, chooses a faction, or begins the game.
    pub fn waits_for(&self, person: &str) -> bool {
        match self.phase {
            Phase::Waiting => {
                let full = self.wishes.seats.iter().zip(&self.places);
                self.owner == person
                    && full.into_iter().all(|(wish, place)| wish.who != Who::Person || place.is_some())
            }
            Phase::Drafting => {
                let asked = self.draft.as_ref().and_then(DraftSession::asked);
                let place = asked.and_then(|(place, _)| self.places.get(place)?.as_ref());
                place.is_some_and(|seated| seated.person == person)
            }
            Phase::Playing => {
                let device = self.device(Some(person));
                self.game.as_ref().is_some_and(|game| game.awaits().any(|seat| device.has(seat)))
            }
            Phase::Over | Phase::Closed => false,
        }
    }

    /// The bot that must decide now, with all it needs.
    pub fn thought(&self) -> Option<Thought> {
        let game = self.game.as_ref()?;
        let (seat, kind) = game.bot()?;
        let table = game.table();
        let at = table.record().entries().len();
        let seed = table.seed().of_game(at as u64);
        Some(Thought { seat, kind: kind.to_string(), view: table.view(seat), seed, at })
    }

    /// Everything as it stands, for one receiver.
    pub fn joined(&self, person: Option<&str>) -> Joined {
        let device = self.device(person);
        Joined {
            you: person.map(str::to_string),
            room: self.doc(),
            talk: self.talk.iter().cloned().collect(),
            game: self.game.as_ref().map(|game| game.doc(&device)),
        }
    }

    /// The table around its game, as everybody may know it.
    pub fn doc(&self) -> RoomDoc {
        let sitter = |i: usize| match (&self.wishes.seats[i].who, &self.places[i]) {
            (Who::Bot(kind), _) => Sitter::Bot { kind: kind.clone() },
            (Who::Automa, _) => Sitter::Automa,
            (Who::Person, Some(p)) => Sitter::Person { id: p.person.clone(), name: p.name.clone() },
            (Who::Person, None) => Sitter::Free,
        };
        RoomDoc {
            table: self.id.clone(),
            phase: self.phase,
            wishes: self.wishes.to_string(),
            owner: self.owner.clone(),
            places: (0..self.places.len())
                .map(|i| Place { sitter: sitter(i), seat: self.seats[i] })
                .collect(),
            commitment: self.seed.commitment(),
            // Committed to at the start, opened at the end.
            seed: (self.phase == Phase::Over).then(|| self.seed.to_string()),
            draft: self.draft.as_ref().map(|draft| DraftDoc {
                places: draft
                    .seats()
                    .iter()
                    .map(|seat| DraftPlace { mat: seat.mat, faction: seat.faction, chooses: seat.chooses })
                    .collect(),
                open: draft.asked().map_or_else(Vec::new, |(_, open)| open),
            }),
        }
    }

    /// Carries out a line of the log. `listening` says for whom it is worth putting into words.
    pub fn apply(
        &mut self,
        row: &LogRow,
        listening: &dyn Fn(&Device) -> bool,
    ) -> Result<Vec<Telling>, Broken> {
        let deed: Deed = serde_json::from_str(&row.deed).map_err(|_| Broken)?;
        let tellings = self.carry_out(deed, row, listening)?;
        self.number = row.number;
        Ok(tellings)
    }

    fn carry_out(
        &mut self,
        deed: Deed,
        row: &LogRow,
        listening: &dyn Fn(&Device) -> bool,
    ) -> Result<Vec<Telling>, Broken> {
        match deed {
            Deed::Made => Ok(Vec::new()),
            Deed::Wish { wishes } => {
                self.wishes = wishes.parse().map_err(|_| Broken)?;
                self.places.resize(self.wishes.seats.len(), None);
                self.seats = vec![None; self.wishes.seats.len()];
                for (place, wish) in self.places.iter_mut().zip(&self.wishes.seats) {
                    if wish.who != Who::Person {
                        *place = None;
                    }
                }
                Ok(vec![self.tell_room()])
            }
            Deed::Sit { place, name } => {
                let person = row.person.clone();
                *self.places.get_mut(place).ok_or(Broken)? = Some(Seated { person, name: name.clone() });
                self.seat_changed(place, Occupant::Human(name))
            }
            Deed::Leave { place } => {
                *self.places.get_mut(place).ok_or(Broken)? = None;
                self.seat_changed(place, Occupant::Bot(STAND_IN.to_string()))
            }
            Deed::Start => {
                self.moved = row.at;
                let game = self.new_game().ok_or(Broken)?;
                if game.draft {
                    self.draft = Some(DraftSession::new(game).map_err(|_| Broken)?);
                    self.phase = Phase::Drafting;
                    return self.after_draft();
                }
                self.deal(game)
            }
            Deed::Choose { faction } => {
                self.moved = row.at;
                let faction: Faction = faction.parse().map_err(|_| Broken)?;
                self.draft.as_mut().ok_or(Broken)?.choose(faction).map_err(|_| Broken)?;
                self.after_draft()
            }
            Deed::Play { lines } => {
                self.moved = row.at;
                let entries: Vec<Entry> =
                    lines.iter().map(|line| line.parse()).collect::<Result<_, _>>().map_err(|_| Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.play(&entries, listening).ok_or(Broken)?;
                Ok(self.after_game(told))
            }
            Deed::Give { line } => {
                let entry: Entry = line.parse().map_err(|_| Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.give(entry, listening).ok_or(Broken)?;
                Ok(self.after_game(told))
            }
            Deed::Undo { seat, steps } => {
                self.moved = row.at;
                let seat = seat.checked_sub(1).and_then(Seat::new).ok_or(Broken)?;
                let told = self.game.as_mut().ok_or(Broken)?.undo(seat, steps, listening).ok_or(Broken)?;
                Ok(self.after_game(told))
            }
            Deed::Talk { name, text } => {
                self.talks += 1;
                let line = TalkLine { number: self.talks, by: row.person.clone(), name, text, at: row.at };
                self.talk.push_back(line.clone());
                if self.talk.len() > LATELY {
                    self.talk.pop_front();
                }
                Ok(vec![Telling::All(Message::Talk(line))])
            }
            Deed::Close => {
                self.phase = Phase::Closed;
                self.draft = None;
                Ok(vec![self.tell_room()])
            }
        }
    }

    fn tell_room(&self) -> Telling {
        Telling::All(Message::Room(Box::new(self.doc())))
    }

    /// The game that the wishes and those who sit there make.
    fn new_game(&self) -> Option<NewGame> {
        let mut wishes = self.wishes.clone();
        for (wish, place) in wishes.seats.iter_mut().zip(&self.places) {
            if let Some(seated) = place {
                wish.name.clone_from(&seated.name);
            }
        }
        wishes.to_new_game(self.seed).ok()
    }

    fn after_draft(&mut self) -> Result<Vec<Telling>, Broken> {
        match self.draft.as_ref().and_then(DraftSession::finish) {
            Some(game) => self.deal(game),
            None => Ok(vec![self.tell_room()]),
        }
    }

    fn deal(&mut self, game: NewGame) -> Result<Vec<Telling>, Broken> {
        let mut settled = game.setup.clone();
        settled.settle(&mut self.seed.setup_generator()).map_err(|_| Broken)?;
        self.seats = (0..self.places.len()).map(|place| settled.seat_of(place)).collect();
        let mut table = game.deal().map_err(|_| Broken)?;
        // With the wishes and the seed anybody can deal again and compare.
        table.set_tag("wishes", &self.wishes.to_string()).map_err(|_| Broken)?;
        self.game = Some(Game::new(table, self.devices()));
        self.draft = None;
        self.phase = Phase::Playing;
        self.end_if_over();
        Ok(vec![Telling::Anew])
    }

    fn seat_changed(&mut self, place: usize, occupant: Occupant) -> Result<Vec<Telling>, Broken> {
        let devices = self.devices();
        let seat = self.seats.get(place).copied().flatten();
        let (Some(game), Some(seat)) = (&mut self.game, seat) else { return Ok(vec![self.tell_room()]) };
        game.take_over(seat, occupant).map_err(|_| Broken)?;
        game.set_devices(devices);
        Ok(vec![Telling::Anew])
    }

    fn after_game(&mut self, told: game::Tellings) -> Vec<Telling> {
        let mut tellings: Vec<Telling> =
            told.into_iter().map(|(device, message)| Telling::Device(device, message)).collect();
        if self.end_if_over() {
            tellings.push(self.tell_room());
        }
        tellings
    }

    fn end_if_over(&mut self) -> bool {
        let over = self.game.as_ref().is_some_and(|game| game.table().is_over());
        let ends = over && self.phase == Phase::Playing;
        if ends {
            self.phase = Phase::Over;
        }
        ends
    }
}
