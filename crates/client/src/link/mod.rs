//! The interface to a table, which may stand in the same program or at the other end of a wire.
//!
//! Whoever plays sends [`Command`]s and hears [`News`]. Only what the readers at this device may know crosses the
//! interface: [`View`]s, [`Seen`] events and what lies open. There is no way to ask for a whole state.

mod far;
mod moments;
mod near;
mod saved;
mod undo;

pub use far::{FarTable, Wire, room_has_hints};
pub use near::NearTable;
pub use saved::SavedTable;
pub use undo::{Reversible, UndoStop, Undoable};

use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, Public, Seen, View, Viewer};
use kosa_lang::Texts;
use kosa_table::{Occupant, Seed, Table, TableError};
use std::sync::Arc;

/// What somebody at this device wants of the table.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let seat = link.public().active();
/// let moves = vec![link.table().view(seat).legal()[0]];
/// let news = link.send(Command::Play { seat, moves, at: link.record().entries().len() });
/// assert!(matches!(news[..], [News::Happened { .. }]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Everything as it stands, from the beginning: the first command, and the one after a line was lost.
    Join,
    /// A seat decides: one move, or several one after the other. The first that is refused ends it.
    Play {
        /// Who decides.
        seat: Seat,
        /// What, in this order.
        moves: Vec<Move>,
        /// How long the record was when it was decided; a table whose record has another length refuses.
        at: usize,
    },
    /// A seat takes back this many of its latest decisions.
    Undo {
        /// Whose decisions.
        seat: Seat,
        /// How many moves of the record.
        steps: usize,
    },
    /// Coins change hands.
    Give {
        /// Who gives.
        from: Seat,
        /// Who receives.
        to: Seat,
        /// How many.
        amount: u16,
    },
    /// Somebody else sits down.
    TakeOver {
        /// Where.
        seat: Seat,
        /// Who.
        occupant: Occupant,
    },
}

/// What the table tells.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let news = link.send(Command::Join);
/// assert!(matches!(&news[..], [News::Joined(joined)] if joined.here.len() == 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Everything as it stands: the answer to [`Command::Join`].
    Joined(Box<Joined>),
    /// What happened, step by step, and how the game stands after it.
    Happened {
        /// The steps, in their order.
        steps: Vec<Step>,
        /// How it stands now.
        standing: Box<Standing>,
    },
    /// Decisions were taken back.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Entries of the record that are left: what was told of later ones no longer holds.
        entries: usize,
        /// Steps made again after it, because only one of two secret choices was taken back.
        steps: Vec<Step>,
        /// How it stands now.
        standing: Box<Standing>,
    },
    /// The table does not do it, and nothing has changed.
    Refused(Refusal),
}

/// Why a table does not do something.
///
/// ```
/// use kosa_client::link::Refusal;
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let seat = link.public().active();
/// let news = link.send(Command::Play { seat, moves: Vec::new(), at: 99 });
/// assert_eq!(news, [News::Refused(Refusal::Late)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules, or the order of the table.
    Table(TableError),
    /// Something has happened since: what was decided belongs to another moment.
    Late,
    /// This device does not sit there.
    NotHere(Seat),
    /// A far table says why.
    Far(kosa_wire::Refusal),
}

impl Refusal {
    /// Why, in a sentence.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            Refusal::Table(error) => texts.table_error(error),
            Refusal::Late => texts.say("link-late"),
            Refusal::Far(refusal) => far_text(refusal, texts),
            Refusal::NotHere(seat) => texts.fill("link-not-here", &[("seat", seat.to_string().into())]),
        }
    }
}

/// Why a far table, or its server, does not do something, in a sentence.
pub fn far_text(refusal: &kosa_wire::Refusal, texts: &Texts) -> String {
    match refusal {
        kosa_wire::Refusal::UnknownField { field } => {
            texts.fill(refusal.key(), &[("field", field.as_str().into())])
        }
        _ => texts.say(refusal.key()),
    }
}

/// A table as it is when somebody joins it.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let Some(News::Joined(joined)) = link.send(Command::Join).pop() else { panic!("a near table answers") };
/// assert_eq!((joined.occupants.len(), joined.standing.entries), (2, joined.steps.len()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Joined {
    /// Who sits on each seat.
    pub occupants: Vec<Occupant>,
    /// The seats whose people are at this device. Each of them is a reader, and so is a bystander.
    pub here: Vec<Seat>,
    /// What has happened, from the beginning.
    pub steps: Vec<Step>,
    /// The start of the game, before the first step.
    pub start: Arc<Public>,
    /// How it stands now.
    pub standing: Box<Standing>,
}

/// One entry of the record, and what came of it.
///
/// ```
/// use kosa_engine::Actor;
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let seat = link.public().active();
/// let moves = vec![link.table().view(seat).legal()[0]];
/// let news = link.send(Command::Play { seat, moves, at: link.record().entries().len() }).pop();
/// let Some(News::Happened { steps, .. }) = news else { panic!("it is legal") };
/// assert_eq!(steps[0].by, Some(Actor::Seat(seat)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its number: how many entries the record had before it.
    pub entry: usize,
    /// Who decided; nobody for a gift.
    pub by: Option<Actor>,
    /// What happened, as each reader may know it.
    pub told: Vec<Told>,
    /// What lies open after it.
    pub public: Arc<Public>,
    /// What lay open after each thing that happened, where the step is the turn of an Automa, which does much in one; else
    /// nothing.
    pub moments: Vec<Arc<Public>>,
}

impl Step {
    /// What lay open after this one of the things that happened.
    pub fn public_after(&self, told: usize) -> &Arc<Public> {
        self.moments.get(told).unwrap_or(&self.public)
    }
}

/// One event as it is told to the readers at a device.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let seat = link.public().active();
/// let moves = vec![link.table().view(seat).legal()[0]];
/// let news = link.send(Command::Play { seat, moves, at: link.record().entries().len() }).pop();
/// let Some(News::Happened { steps, .. }) = news else { panic!("it is legal") };
/// let told = &steps[0].told[0];
/// assert_eq!(told.to(seat.into()), told.open, "nothing about a section is secret");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// As everybody may know it.
    pub open: Seen,
    /// As these seats know it instead.
    pub own: Vec<(Seat, Seen)>,
}

impl Told {
    /// As this viewer may know it.
    pub fn to(&self, viewer: Viewer) -> Seen {
        self.own.iter().find(|(seat, _)| viewer.is(*seat)).map_or(self.open, |(_, seen)| *seen)
    }
}

/// How a game stands for the readers at this device.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// let Some(News::Joined(joined)) = link.send(Command::Join).pop() else { panic!("a near table answers") };
/// let seat = joined.standing.views[0].0;
/// assert_eq!(joined.standing.view(seat.into()).seat(), Some(seat));
/// assert_eq!(joined.standing.open.seat(), None, "a bystander");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Entries of the record so far.
    pub entries: usize,
    /// What a bystander sees.
    pub open: View,
    /// What each seat at this device sees.
    pub views: Vec<(Seat, View)>,
    /// What each seat at this device may take back.
    pub undo: Vec<(Seat, Undoable)>,
}

impl Standing {
    /// The view of a seat at this device, else of a bystander.
    pub fn view(&self, viewer: Viewer) -> &View {
        self.views.iter().find(|(seat, _)| viewer.is(*seat)).map_or(&self.open, |(_, view)| view)
    }

    /// Who must decide.
    pub fn awaiting(&self) -> Awaiting {
        self.open.awaiting()
    }
}

/// A bot at this table must decide: everything it needs, wherever it thinks.
///
/// ```
/// use kosa_client::{Bots, NearTable, TableLink, Wishes};
///
/// let wishes = Wishes::of_seats(vec![kosa_client::wishes::SeatWish::bot("random"); 2]);
/// let link = NearTable::new(wishes.to_new_game(kosa_table::Seed::from(7)).unwrap().deal().unwrap());
/// let thought = link.thought().unwrap();
/// let decided = Bots::default().decide(&thought).unwrap();
/// assert!(thought.view.legal().contains(&decided));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Whose decision.
    pub seat: Seat,
    /// The kind of bot.
    pub kind: String,
    /// What it sees. Nobody at this device may look at it.
    pub view: View,
    /// Chance of its own for this turn of the game: the same for all its decisions in it, since whoever has planned a turn keeps to the
    /// plan; and another one in every turn, so that a bot that joins late does not draw again what was drawn at the start.
    pub seed: Seed,
    /// Entries of the record so far, to be sent back with the decision.
    pub at: usize,
}

impl Thought {
    /// What a bot of this kind has to decide at a table.
    pub fn of(table: &Table, seat: Seat, kind: &str) -> Thought {
        Thought {
            seat,
            kind: kind.to_string(),
            view: table.view(seat),
            seed: table.seed().of_game(table.state().public().turns().into()),
            at: table.record().entries().len(),
        }
    }
}

/// A table, near or far.
///
/// ```
/// use kosa_client::{Command, NearTable, News, TableLink};
/// # use kosa_client::Wishes;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let table = game.deal().unwrap();
/// let mut link = NearTable::new(table);
///
/// assert!(link.thought().is_none(), "no bot sits there");
/// assert_eq!(link.send(Command::Join).len(), 1);
/// ```
pub trait TableLink {
    /// Sends a command. A near table answers at once; a far one answers nothing, and its news are heard later
    /// ([`Session::hear`](crate::Session::hear)).
    fn send(&mut self, command: Command) -> Vec<News>;

    /// The bot that must decide here next. A far table lets its bots think itself.
    fn thought(&self) -> Option<Thought> {
        None
    }

    /// Whether whoever is asked may have a hint: tables of several people may do without.
    fn has_hints(&self) -> bool {
        true
    }
}

/// A table of any kind, for whoever does not care where it stands.
impl<L: TableLink + ?Sized> TableLink for Box<L> {
    fn send(&mut self, command: Command) -> Vec<News> {
        (**self).send(command)
    }

    fn thought(&self) -> Option<Thought> {
        (**self).thought()
    }

    fn has_hints(&self) -> bool {
        (**self).has_hints()
    }
}
