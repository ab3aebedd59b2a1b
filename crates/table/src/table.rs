use crate::error::TableError;
use crate::occupant::Occupant;
use crate::seed::Seed;
use crate::undo::{Decision, History, TakeBack, Undone, in_secret};
use kosa_engine::record::Entry;
use kosa_engine::vocab::Seat;
use kosa_engine::{
    Actor, Awaiting, Event, Move, MoveError, MoveList, Record, RecordError, RecordFault, Setup, State, View,
    Viewer,
};

/// Tag with the commitment to the seed.
const COMMITMENT: &str = "commitment";

/// One running game.
///
/// ```
/// use kosa_engine::{Awaiting, Setup};
/// use kosa_table::Table;
///
/// let mut table = Table::new(Setup::random(3), 7).unwrap();
/// let Awaiting::Seats(seats) = table.awaiting() else { panic!() };
/// let seat = seats.iter().next().unwrap();
/// table.play(seat, table.legal(seat)[0]).unwrap();
///
/// let text = table.record().to_text();
/// let again = Table::resume(&text, 7).unwrap();
/// assert_eq!(again.state(), table.state());
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    seed: Seed,
    state: State,
    record: Record,
    /// Outcomes of chance so far.
    chances: u64,
    history: History,
    occupants: Vec<Occupant>,
}

impl Table {
    /// Sets a game up and deals it: what the players left open is settled by the seed. Everybody but the Automas is a
    /// person until [`Table::take_over`] says otherwise.
    pub fn new(mut setup: Setup, seed: impl Into<Seed>) -> Result<Table, TableError> {
        let seed = seed.into();
        setup.settle(&mut seed.setup_generator())?;
        Ok(Table::from_state(setup.start()?, seed))
    }

    /// A game that goes on from any position.
    pub fn from_state(start: State, seed: impl Into<Seed>) -> Table {
        let seed = seed.into();
        let mut record = Record::new(start);
        record.tags.push((COMMITMENT.to_string(), seed.commitment()));
        let mut table = Table::at(start, record, seed);
        table.roll(&mut |_, _| {});
        table
    }

    fn at(state: State, record: Record, seed: Seed) -> Table {
        let occupants = vec![Occupant::Human(String::new()); state.public().seat_count()];
        let mut table = Table { seed, state, record, chances: 0, history: History::default(), occupants };
        table.read_occupants();
        table
    }

    /// Goes on with a game from its record, even one that was cut off while it was written. Chance goes on where it
    /// stopped. If the record carries a commitment, seed and outcomes of chance are checked against it.
    pub fn resume(text: &str, seed: impl Into<Seed>) -> Result<Table, TableError> {
        Table::go_on(Record::recover(text)?, seed.into())
    }

    /// Goes on with a game whose seed somebody has kept secret, as the record of a game that is not over is handed on: what
    /// was drawn so far cannot be proved and stays as it is, from here on chance follows from this seed, and the record no longer
    /// claims to have been committed to one.
    ///
    /// ```
    /// use kosa_engine::Setup;
    /// use kosa_table::{Table, TableError};
    ///
    /// let text = Table::new(Setup::random(2), 7).unwrap().record().to_text();
    /// assert!(matches!(Table::resume(&text, 8), Err(TableError::WrongSeed)));
    /// let table = Table::resume_unproved(&text, 8).unwrap();
    /// assert!(table.record().tags.iter().all(|(key, _)| key != "commitment"));
    /// ```
    pub fn resume_unproved(text: &str, seed: impl Into<Seed>) -> Result<Table, TableError> {
        let mut record = Record::recover(text)?;
        record.tags.retain(|(key, _)| key != COMMITMENT);
        Table::go_on(record, seed.into())
    }

    fn go_on(mut record: Record, seed: Seed) -> Result<Table, TableError> {
        // The record itself knows best which line is wrong.
        record.replay()?;
        let entries = record.entries().to_vec();
        record.truncate(0);
        let committed = match tag(&record, COMMITMENT) {
            Some(commitment) if commitment != seed.commitment() => return Err(TableError::WrongSeed),
            commitment => commitment.is_some(),
        };
        let mut table = Table::at(*record.start(), record, seed);
        for (i, entry) in entries.into_iter().enumerate() {
            if let Entry::Move(Actor::Chance, outcome) = entry
                && committed
                && table.state.awaiting() == Awaiting::Chance
                && seed.outcome(table.chances, &table.state.chance()) != Some(outcome)
            {
                return Err(TableError::ChanceDiffers { outcome: table.chances + 1 });
            }
            table.carry_out(entry, &mut Vec::new()).map_err(|fault| RecordError { line: i + 1, fault })?;
        }
        table.roll(&mut |_, _| {});
        Ok(table)
    }

    /// The whole state, secrets included: for whoever runs the table, never for a player.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a seat, or somebody who only watches, may know.
    pub fn view(&self, viewer: impl Into<Viewer>) -> View {
        View::of(&self.state, viewer)
    }

    /// Who must decide: never chance, which the table rolls itself.
    pub fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// What the seat may do now; nothing if it is not asked.
    pub fn legal(&self, seat: Seat) -> MoveList {
        match self.awaiting() {
            Awaiting::Seats(seats) if seats.contains(seat) => self.state.legal(seat),
            _ => MoveList::new(),
        }
    }

    /// The game so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The seed: a secret until the game is over.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The commitment to the seed, for everybody from the start.
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// Makes a move, then rolls chance until a person must decide: the turns of Automas happen on the way. The events carry secrets: pass each through
    /// [`Event::seen_by`] before showing it.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Event>, TableError> {
        let mut events = Vec::new();
        self.play_telling(seat, mv, &mut |step, _| events.extend_from_slice(step))?;
        Ok(events)
    }

    /// Like [`Table::play`], but `hear` is told the events of each step, the decision and then every outcome of chance,
    /// with the state right after it: a whole turn of an Automa may lie between two decisions.
    pub fn play_telling(
        &mut self,
        seat: Seat,
        mv: Move,
        hear: &mut dyn FnMut(&[Event], &State),
    ) -> Result<(), TableError> {
        let mut events = Vec::new();
        self.make(seat, mv, &mut events)?;
        hear(&events, &self.state);
        self.roll(hear);
        Ok(())
    }

    /// Carries out entries as a record has them, what chance gave included: nothing is drawn, so that they lead to the same however
    /// draws follow from the seed by now. `hear` is told what each move brought about, and the state it left. An entry that
    /// cannot be carried out ends it; those before it stand.
    ///
    /// ```
    /// # use kosa_table::Table;
    /// # use kosa_engine::Setup;
    /// let mut played = Table::new(Setup::random(2), 7).unwrap();
    /// let mut followed = played.clone();
    /// let first = played.record().entries().len();
    /// let seat = played.state().public().active();
    /// let mv = played.view(seat).legal()[0];
    /// played.play(seat, mv).unwrap();
    /// followed.follow(&played.record().entries()[first..], &mut |_, _| {}).unwrap();
    /// assert_eq!(followed.state(), played.state());
    /// ```
    pub fn follow(
        &mut self,
        entries: &[Entry],
        hear: &mut dyn FnMut(&[Event], &State),
    ) -> Result<(), RecordError> {
        let mut events = Vec::new();
        for (i, entry) in entries.iter().enumerate() {
            events.clear();
            self.carry_out(*entry, &mut events).map_err(|fault| RecordError { line: i + 1, fault })?;
            if !matches!(entry, Entry::Hash(_)) {
                hear(&events, &self.state);
            }
        }
        Ok(())
    }

    /// Gives coins to another player. A deal stands: nobody takes back a decision from before it.
    pub fn give(&mut self, from: Seat, to: Seat, amount: u16) -> Result<Vec<Event>, TableError> {
        if self.is_automa(from) {
            return Err(TableError::AutomaSeat(from));
        }
        let mut events = Vec::new();
        self.state.give(from, to, amount, &mut events)?;
        self.record.push(Entry::Gift { from, to, amount });
        self.history.clear();
        Ok(events)
    }

    /// A seat that is asked has kept the others waiting for too long and loses popularity. It stands: nobody takes back a decision from
    /// before it.
    pub fn stall(&mut self, seat: Seat) -> Result<Vec<Event>, TableError> {
        let mut events = Vec::new();
        self.state.stall(seat, &mut events)?;
        self.record.push(Entry::Stalled(seat));
        self.history.clear();
        Ok(events)
    }

    /// Goes back to an entry of the record, with the consent of everybody at the table: what was shown stays known, but nobody minds. It never goes
    /// back past an outcome of chance, which stays as it was drawn, a gift or the end of the game.
    pub fn rewind(&mut self, entry: usize) -> Result<(), TableError> {
        let entries = self.record.entries();
        let Some(Entry::Move(Actor::Seat(seat), _)) = entries.get(entry).copied() else {
            return Err(TableError::NothingToUndo(self.state.public().active()));
        };
        let decided = |entry: &Entry| matches!(entry, Entry::Move(Actor::Seat(_), _));
        if self.is_over() || !entries[entry..].iter().all(decided) {
            return Err(TableError::NothingToUndo(seat));
        }
        let kept = entries[..entry].to_vec();
        let mut record = self.record.clone();
        record.truncate(0);
        let mut table = Table::at(*record.start(), record, self.seed);
        for (i, entry) in kept.into_iter().enumerate() {
            table.carry_out(entry, &mut Vec::new()).map_err(|fault| RecordError { line: i + 1, fault })?;
        }
        *self = table;
        Ok(())
    }

    /// Whether the seat may take its last decision back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.history.may_undo(seat, &self.state)
    }

    /// Takes the seat's last decision back. It can be called again for the one before.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, TableError> {
        match self.history.undo(seat, &self.state) {
            None => Err(TableError::NothingToUndo(seat)),
            Some(TakeBack::All(decision)) => {
                self.state = decision.before;
                self.record.truncate(decision.entry);
                Ok(Undone { entry: decision.entry, mv: decision.mv })
            }
            Some(TakeBack::Only(decision, later)) => {
                self.state = decision.before;
                self.record.truncate(decision.entry);
                for other in later {
                    self.make(other.seat, other.mv, &mut Vec::new())?;
                }
                Ok(Undone { entry: decision.entry, mv: decision.mv })
            }
        }
    }

    /// Who sits on the seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.occupants.get(seat.index())
    }

    fn is_automa(&self, seat: Seat) -> bool {
        matches!(self.occupant(seat), Some(Occupant::Automa(_)))
    }

    /// Puts somebody else on the seat, at any time; not on an Automa's. It stands in the record's tags.
    pub fn take_over(&mut self, seat: Seat, occupant: Occupant) -> Result<(), TableError> {
        if self.is_automa(seat) {
            return Err(TableError::AutomaSeat(seat));
        }
        if matches!(occupant, Occupant::Automa(_)) {
            return Err(TableError::NoAutoma(seat));
        }
        if seat.index() >= self.occupants.len() {
            return Err(TableError::NoSuchSeat(seat));
        }
        self.set_tag(&occupant_key(seat), &occupant.to_string())?;
        self.occupants[seat.index()] = occupant;
        Ok(())
    }

    /// Sets a free line of the record's head, such as a name or a date: the key is one word, the value one line, neither
    /// with characters that cannot be seen. Blanks in a row become one.
    pub fn set_tag(&mut self, key: &str, value: &str) -> Result<(), TableError> {
        let short = || key.chars().take(40).collect::<String>().escape_debug().to_string();
        if key.is_empty() || key.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return Err(TableError::TagKey(short()));
        }
        if value.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
            return Err(TableError::TagValue(short()));
        }
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.record.tags.iter_mut().find(|(k, _)| k == key) {
            Some((_, old)) => *old = value,
            None => self.record.tags.push((key.to_string(), value)),
        }
        Ok(())
    }

    /// A line of the record's head.
    pub fn tag(&self, key: &str) -> Option<&str> {
        tag(&self.record, key)
    }

    fn read_occupants(&mut self) {
        for (place, seat) in self.occupants.iter_mut().zip(self.state.public().seats()) {
            if let Some(automa) = self.state.public().player(seat).automa() {
                *place = Occupant::Automa(automa.kind());
            } else if let Some(occupant) = tag(&self.record, &occupant_key(seat)).and_then(|v| v.parse().ok())
                && !matches!(occupant, Occupant::Automa(_))
            {
                *place = occupant;
            }
        }
    }

    /// Carries an entry of a record out.
    fn carry_out(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), RecordFault> {
        match entry {
            Entry::Move(Actor::Seat(seat), mv) => Ok(self.make(seat, mv, events)?),
            Entry::Move(Actor::Chance, outcome) => {
                self.state.apply_with(Actor::Chance, outcome, events)?;
                self.after_chance(outcome);
                Ok(())
            }
            Entry::Gift { .. } | Entry::Stalled(_) | Entry::Hash(_) => {
                entry.apply(&mut self.state, events)?;
                self.record.push(entry);
                self.history.clear();
                Ok(())
            }
        }
    }

    /// A decision; a refused one changes nothing.
    fn make(&mut self, seat: Seat, mv: Move, events: &mut Vec<Event>) -> Result<(), MoveError> {
        let before = self.state;
        let first = events.len();
        self.state.apply_with(Actor::Seat(seat), mv, events)?;
        let entry = self.record.entries().len();
        self.record.push(Entry::Move(Actor::Seat(seat), mv));
        if self.state.is_over() || self.reveals(&events[first..], seat) {
            self.history.clear();
        } else {
            self.history.push(Decision { before, entry, seat, mv, secret: in_secret(&before) });
        }
        Ok(())
    }

    /// Whether whoever has decided, or another person, learns something hidden from what came of it. Bots forget.
    fn reveals(&self, events: &[Event], decided: Seat) -> bool {
        let is_human = |seat: Seat| self.occupant(seat).is_some_and(Occupant::is_human);
        let mut minds = self.state.public().seats().filter(|seat| *seat == decided || is_human(*seat));
        minds.any(|seat| events.iter().any(|event| event.reveals_to(seat)))
    }

    fn after_chance(&mut self, outcome: Move) {
        self.record.push(Entry::Move(Actor::Chance, outcome));
        self.chances += 1;
        self.history.clear();
    }

    /// Rolls chance until a person must decide; a game that has ended gets its hash.
    fn roll(&mut self, hear: &mut dyn FnMut(&[Event], &State)) {
        let mut events = Vec::new();
        while self.state.awaiting() == Awaiting::Chance {
            let Some(outcome) = self.seed.outcome(self.chances, &self.state.chance()) else { break };
            events.clear();
            self.state.apply_unchecked_with(Actor::Chance, outcome, &mut events);
            self.after_chance(outcome);
            hear(&events, &self.state);
        }
        let sealed = matches!(self.record.entries().last(), Some(Entry::Hash(_)));
        if self.state.is_over() && !sealed {
            self.history.clear();
            self.record.push(Entry::Hash(self.state.hash64()));
        }
    }
}

fn tag<'a>(record: &'a Record, key: &str) -> Option<&'a str> {
    record.tags.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
}

fn occupant_key(seat: Seat) -> String {
    format!("seat{seat}")
}
