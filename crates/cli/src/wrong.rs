//! What can be wrong, as a type: code says what happened, and the sentence is made once, in the person's language.

use crate::join::JoinError;
use kosa_arena::{BidsError, LogError};
use kosa_bots::KINDS;
use kosa_client::SaveError;
use kosa_engine::error::UnknownName;
use kosa_engine::setup::SetupFaults;
use kosa_engine::vocab::{Seat, TileSide};
use kosa_engine::{Move, MoveError, PositionError, RecordError, RecordFault};
use kosa_lang::{Arg, Texts};
use kosa_learn::{EnterError, ShareError};
use kosa_server::ServeError;
use kosa_server::push::KeyError;
use kosa_server::store::StoreError;
use kosa_simulate::{FolderError, PlanError};
use kosa_table::TableError;
use kosa_tui::TuiError;
use std::io;
use std::path::PathBuf;

/// Where a text comes from.
#[derive(Clone, Debug)]
pub enum Origin {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Input,
    /// A link that holds everything.
    Link,
}

impl Origin {
    fn text(&self, texts: &Texts) -> String {
        match self {
            Origin::File(path) => path.display().to_string(),
            Origin::Input => texts.say("cli-standard-input"),
            Origin::Link => texts.say("cli-link"),
        }
    }
}

/// What a file should hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// A position, or a record.
    Position,
    /// A record.
    Record,
    /// Moves.
    Moves,
    /// Bids for pairs of faction and mat.
    Bids,
    /// A lesson.
    Lesson,
}

/// What is wrong.
#[derive(Debug)]
pub enum Wrong {
    /// A word that is none.
    Name(UnknownName),
    /// A game that cannot be set up.
    Setup(SetupFaults),
    /// Something else that is wrong with what is wished for.
    Wish(kosa_client::wishes::Fault),
    /// A move the rules refuse.
    Move(MoveError),
    /// Something the table refuses.
    Table(TableError),
    /// A game that cannot be saved or found.
    Save(SaveError),
    /// A screen that cannot go on.
    Screen(TuiError),
    /// A record that is none.
    Record(Origin, RecordError),
    /// A record that cannot be shown.
    Replay(Origin, TuiError),
    /// A position that is none.
    Position(Origin, PositionError),
    /// A move of a list: its number, its text, its fault.
    Entry(usize, String, Refused),
    /// A page that cannot be handed out.
    Serve(ServeError),
    /// A series of games that cannot be played.
    Plan(PlanError),
    /// A file that cannot be read.
    Unreadable(Origin, io::Error),
    /// A file or directory that cannot be written.
    Unwritable(PathBuf, io::Error),
    /// A file that is no text from this byte on, counted from 1.
    NoText(Origin, usize),
    /// Nobody says where to read this.
    NoFile(Content),
    /// Position and moves are both asked from standard input.
    BothFromInput,
    /// The keyboard gives nothing any more.
    Keyboard(io::Error),
    /// The output takes nothing any more.
    Output(io::Error),
    /// An Automa and a bot on one seat.
    AutomaAndBot(String),
    /// Somebody on the seat of an Automa.
    TakenByAutoma(String),
    /// A player nobody knows.
    NoPlayer(String),
    /// A bot nobody knows.
    NoBot(String),
    /// A bot where only factions, mats and Automas can stand.
    BotOnSeat(String),
    /// A number of seats, and the most there can be.
    SeatCount(String, usize),
    /// A word that is nobody who can take part in a series.
    NoEntrant(String),
    /// A text that is no pair of faction and mat.
    NoPair(String),
    /// So many at a table, and fewer who take part.
    ArenaTable(usize, usize),
    /// Fewer pairs of faction and mat than seats.
    ArenaPairs(usize, usize),
    /// A log of a series that cannot be gone on with.
    Log(LogError),
    /// A file that holds no bids.
    Bids(Origin, BidsError),
    /// A file that is no checkpoint of training, or one of another version.
    NoCheckpoint(PathBuf),
    /// Two airship tiles of one kind.
    TwoAirshipTiles(TileSide),
    /// Two resolution tiles.
    TwoResolutions,
    /// A seat, and how many the game has.
    NoSeat(u8, usize),
    /// A game that is over already.
    Over(Origin),
    /// Chance must decide before anybody is asked.
    ChanceDecides,
    /// A seat that is not asked, and those that are.
    NotAsked(u8, Vec<Seat>),
    /// A turn that a record does not have, and its last.
    NoTurn(u16, u16),
    /// No Automa plays.
    NoAutoma,
    /// A seat that is none of these Automas.
    NotAutoma(Seat, Vec<Seat>),
    /// One of these Automas must be named.
    WhichAutoma(Vec<Seat>),
    /// A lesson nobody knows.
    NoLesson(String),
    /// A lesson with a fault, told in English.
    Lesson(Origin, String),
    /// A link that holds nothing.
    Shared(ShareError),
    /// A record that cannot be written as a link.
    NotWhole,
    /// A category nobody knows.
    NoCategory(String),
    /// No game was won here.
    NothingWon,
    /// A name that cannot be entered.
    Enter(EnterError),
    /// There is no such table, or no such person.
    NoSuchTable(String),
    /// A table whose record is not open, or none.
    NoRecord(String),
    /// One cannot sit down at a table on a server.
    Join(JoinError),
    /// The record does not say which seed it was made with.
    NoSeed(Origin),
    /// The record promises no seed.
    NoCommitment(Origin),
    /// The seed deals another start.
    OtherDeal(Origin),
    /// The record names another commitment than was told before the game.
    OtherCommitment(Origin),
    /// The draws do not come from the seed.
    Verify(Origin, TableError),
    /// Nobody is asked although the game is not over: a fault of the program itself.
    Stuck,
}

/// Why a move of a list is refused.
#[derive(Debug)]
pub enum Refused {
    /// The move itself is at fault.
    Fault(RecordFault),
    /// These seats are asked, and the move does not say whose it is.
    WhoseMove(Vec<Seat>, Move),
}

impl Refused {
    fn text(&self, texts: &Texts) -> String {
        match self {
            Refused::Fault(fault) => texts.record_fault(fault),
            Refused::WhoseMove(seats, mv) => {
                let names: Vec<String> = seats.iter().map(Seat::to_string).collect();
                let example = names.last().map_or_else(String::new, |seat| format!("{seat}: {mv}"));
                let args = [("seats", texts.list(&names).into()), ("example", example.into())];
                texts.fill("cli-name-the-seat", &args)
            }
        }
    }
}

impl From<RecordFault> for Refused {
    fn from(fault: RecordFault) -> Refused {
        Refused::Fault(fault)
    }
}

macro_rules! from {
    ($($error:ty => $variant:ident),+ $(,)?) => {
        $(impl From<$error> for Wrong {
            fn from(e: $error) -> Wrong {
                Wrong::$variant(e)
            }
        })+
    };
}

from! {
    UnknownName => Name,
    SetupFaults => Setup,
    MoveError => Move,
    TableError => Table,
    SaveError => Save,
    TuiError => Screen,
    PlanError => Plan,
    ServeError => Serve,
    LogError => Log,
}

impl From<FolderError> for Wrong {
    fn from(e: FolderError) -> Wrong {
        Wrong::Unwritable(e.path, e.error)
    }
}

/// What somebody has typed may be long.
fn clip(text: &str) -> Arg {
    text.chars().take(40).collect::<String>().into()
}

fn list(seats: &[Seat]) -> Arg {
    seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ").into()
}

fn reason(texts: &Texts, e: &io::Error) -> Arg {
    kosa_client::io_reason(texts, e).into()
}

/// What is wrong with the log of a series.
fn log_text(texts: &Texts, e: &LogError) -> String {
    let file = |path: &PathBuf| ("file", Arg::from(path.display().to_string()));
    match e {
        LogError::Io(path, e) => texts.fill("play-save-read", &[file(path), ("why", reason(texts, e))]),
        LogError::NoLog(path) => texts.fill("arena-log-none", &[file(path)]),
        LogError::Other(path) => texts.fill("arena-log-other", &[file(path)]),
        LogError::Damaged(path, line) => {
            texts.fill("arena-log-damaged", &[file(path), ("line", line.to_string().into())])
        }
        LogError::InUse(path) => texts.fill("arena-log-in-use", &[file(path)]),
    }
}

impl Wrong {
    /// One sentence without a full stop.
    pub fn text(&self, texts: &Texts) -> String {
        let fill = |key: &str, args: &[(&str, Arg)]| texts.fill(key, args);
        let typed = |key: &str, text: &str| fill(key, &[("text", clip(text))]);
        let at = |origin: &Origin, fault: String| format!("{}: {fault}", origin.text(texts));
        match self {
            Wrong::Name(e) => texts.unknown_name(e),
            Wrong::NoCheckpoint(path) => {
                fill("arena-no-checkpoint", &[("file", path.display().to_string().into())])
            }
            Wrong::Setup(e) => texts.setup_faults(e),
            Wrong::Wish(fault) => fault.text(texts).trim_end_matches('.').to_string(),
            Wrong::Move(e) => texts.illegal(e),
            Wrong::Table(e) => texts.table_error(e),
            Wrong::Save(e @ SaveError::Damaged(..))
            | Wrong::Screen(TuiError::Save(e @ SaveError::Damaged(..))) => {
                fill("save-see-list", &[("fault", e.text(texts).into())])
            }
            Wrong::Save(e) => e.text(texts),
            Wrong::Screen(e) => e.text(texts),
            Wrong::Record(origin, e) => at(origin, texts.record_error(e)),
            Wrong::Replay(origin, e) => at(origin, e.text(texts)),
            Wrong::Position(origin, e) => at(origin, texts.position_error(e)),
            Wrong::Entry(number, text, fault) => {
                let short: String = text.chars().take(60).collect();
                let fault = fault.text(texts);
                let args = [("number", (*number).into()), ("move", short.into()), ("fault", fault.into())];
                fill("cli-move", &args)
            }
            Wrong::Plan(PlanError::Setup(e)) => texts.setup_faults(e),
            Wrong::Plan(PlanError::PlayerCount { players, seats }) => {
                fill("cli-bot-count", &[("bots", (*players).into()), ("seats", (*seats).into())])
            }
            Wrong::Plan(PlanError::Threads(why)) => fill("cli-threads", &[("why", why.as_str().into())]),
            Wrong::Serve(ServeError::NoPage) => texts.say("cli-serve-no-page"),
            Wrong::Serve(ServeError::NotAPage(path)) => {
                fill("cli-serve-not-a-page", &[("file", path.display().to_string().into())])
            }
            Wrong::Serve(ServeError::Busy(address)) => {
                fill("cli-serve-busy", &[("port", address.port().to_string().into())])
            }
            Wrong::Serve(ServeError::Listen(address, e)) => {
                let args = [("address", address.to_string().into()), ("why", reason(texts, e))];
                fill("cli-serve-listen", &args)
            }
            Wrong::Serve(ServeError::Store(StoreError::Unwritable(path, e))) => fill(
                "play-save-write",
                &[("file", path.display().to_string().into()), ("why", reason(texts, e))],
            ),
            Wrong::Serve(ServeError::Store(StoreError::Unreachable { at, why })) => {
                fill("cli-serve-unreachable", &[("at", at.as_str().into()), ("why", why.as_str().into())])
            }
            Wrong::Serve(ServeError::Store(e)) => {
                fill("cli-serve-database", &[("why", e.to_string().into())])
            }
            Wrong::Serve(ServeError::PushKey(path, e)) => match e {
                KeyError::NoKey => fill("cli-push-key-none", &[("file", path.display().to_string().into())]),
                KeyError::Contact => texts.say("cli-push-contact"),
                KeyError::Randomness => texts.say("cli-push-random"),
                KeyError::Unwritable(e) => fill(
                    "play-save-write",
                    &[("file", path.display().to_string().into()), ("why", reason(texts, e))],
                ),
                KeyError::File(e) => fill(
                    "play-save-read",
                    &[("file", path.display().to_string().into()), ("why", reason(texts, e))],
                ),
            },
            Wrong::Serve(ServeError::Stopped(e)) => fill("cli-serve-stopped", &[("why", reason(texts, e))]),
            Wrong::Serve(ServeError::Unreadable(path, e)) => fill(
                "play-save-read",
                &[("file", path.display().to_string().into()), ("why", reason(texts, e))],
            ),
            Wrong::Unreadable(origin, e) => {
                fill("play-save-read", &[("file", origin.text(texts).into()), ("why", reason(texts, e))])
            }
            Wrong::Unwritable(path, e) => fill(
                "play-save-write",
                &[("file", path.display().to_string().into()), ("why", reason(texts, e))],
            ),
            Wrong::NoText(origin, byte) => {
                fill("cli-no-text", &[("file", origin.text(texts).into()), ("byte", byte.to_string().into())])
            }
            Wrong::NoFile(Content::Position) => texts.say("cli-name-a-position"),
            Wrong::NoFile(Content::Record) => texts.say("cli-name-a-record"),
            Wrong::NoFile(Content::Moves | Content::Bids) => texts.say("cli-name-moves"),
            Wrong::NoFile(Content::Lesson) => texts.say("cli-name-a-lesson"),
            Wrong::BothFromInput => texts.say("cli-both-from-input"),
            Wrong::Keyboard(e) => fill("cli-keyboard", &[("why", reason(texts, e))]),
            Wrong::Output(e) => fill("cli-output", &[("why", reason(texts, e))]),
            Wrong::AutomaAndBot(text) => typed("cli-automa-and-bot", text),
            Wrong::TakenByAutoma(text) => typed("cli-taken-by-automa", text),
            Wrong::NoPlayer(text) => {
                fill("cli-no-player", &[("text", clip(text)), ("known", KINDS.join(", ").into())])
            }
            Wrong::NoBot(text) => {
                fill("cli-no-bot", &[("text", clip(text)), ("known", KINDS.join(", ").into())])
            }
            Wrong::BotOnSeat(text) => typed("cli-bot-on-seat", text),
            Wrong::SeatCount(text, most) => {
                fill("cli-seat-count", &[("text", clip(text)), ("most", (*most).into())])
            }
            Wrong::NoEntrant(text) => fill(
                "arena-no-entrant",
                &[("text", clip(text)), ("known", crate::arena::entrants::known().into())],
            ),
            Wrong::NoPair(text) => typed("arena-no-pair", text),
            Wrong::ArenaTable(table, entrants) => {
                fill("arena-table", &[("table", (*table).into()), ("entrants", (*entrants).into())])
            }
            Wrong::ArenaPairs(pairs, table) => {
                fill("arena-pairs", &[("pairs", (*pairs).into()), ("table", (*table).into())])
            }
            Wrong::Log(e) => log_text(texts, e),
            Wrong::Bids(origin, BidsError::Head) => at(origin, texts.say("arena-bids-head")),
            Wrong::Bids(origin, BidsError::Line(line)) => {
                at(origin, fill("arena-bids-line", &[("line", line.to_string().into())]))
            }
            Wrong::TwoAirshipTiles(side) => fill("cli-two-airship-tiles", &[("side", texts.arg(side))]),
            Wrong::TwoResolutions => texts.say("cli-two-resolutions"),
            Wrong::NoSeat(seat, seats) => {
                fill("cli-no-seat", &[("seat", (*seat).into()), ("most", (*seats).into())])
            }
            Wrong::Over(origin) => at(origin, texts.say("cli-over")),
            Wrong::ChanceDecides => texts.say("analyse-chance"),
            Wrong::NotAsked(seat, asked) => {
                fill("analyse-not-asked", &[("seat", (*seat).into()), ("asked", list(asked))])
            }
            Wrong::NoTurn(turn, last) => {
                fill("analyse-no-turn", &[("turn", (*turn).into()), ("last", (*last).into())])
            }
            Wrong::NoAutoma => texts.say("cli-no-automa"),
            Wrong::NotAutoma(seat, automas) => {
                fill("cli-not-automa", &[("seat", (seat.index() + 1).into()), ("known", list(automas))])
            }
            Wrong::WhichAutoma(automas) => fill("cli-which-automa", &[("known", list(automas))]),
            Wrong::NoLesson(name) => fill("cli-no-lesson", &[("name", clip(name))]),
            Wrong::Lesson(origin, fault) => at(origin, fault.clone()),
            Wrong::Shared(e) => e.text(texts),
            Wrong::NotWhole => texts.say("cli-not-whole"),
            Wrong::NoCategory(word) => typed("cli-no-category", word),
            Wrong::NothingWon => texts.say("cli-nothing-won"),
            Wrong::Enter(e) => e.text(texts),
            Wrong::NoSuchTable(id) => typed("admin-not-found", id),
            Wrong::NoRecord(id) => typed("admin-no-record", id),
            Wrong::Join(JoinError::Link(text)) => typed("join-wrong-link", text),
            Wrong::Join(JoinError::Unreachable(host, e)) => {
                fill("join-unreachable", &[("host", host.as_str().into()), ("why", reason(texts, e))])
            }
            Wrong::Join(JoinError::Untrusted(host)) => {
                fill("join-untrusted", &[("host", host.as_str().into())])
            }
            Wrong::Join(JoinError::NotATable(host)) => {
                fill("join-not-a-table", &[("host", host.as_str().into())])
            }
            Wrong::NoSeed(origin) => at(origin, texts.say("cli-verify-no-seed")),
            Wrong::NoCommitment(origin) => at(origin, texts.say("cli-verify-no-commitment")),
            Wrong::OtherDeal(origin) => at(origin, texts.say("cli-verify-deal")),
            Wrong::OtherCommitment(origin) => at(origin, texts.say("cli-verify-other-commitment")),
            Wrong::Verify(origin, e) => at(origin, texts.table_error(e)),
            Wrong::Stuck => texts.say("cli-stuck"),
        }
    }
}
