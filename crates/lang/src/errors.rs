//! What cannot be done, and why.

use crate::{Arg, Texts};
use kosa_engine::setup::{SetupFault, SetupFaults};
use kosa_engine::vocab::{AirshipTile, Faction, Mat, Resolution, Seat, TileSide};
use kosa_engine::{Actor, Awaiting, GiftError, MoveError, NotationError, RecordError};
use kosa_table::TableError;

fn seat(seat: Seat) -> (&'static str, Arg) {
    ("seat", Arg::Number(seat.index() as i64 + 1))
}

impl Texts {
    /// Why a move is refused.
    pub fn illegal(&self, error: &MoveError) -> String {
        match *error {
            MoveError::GameOver => self.say("error-game-over"),
            MoveError::NotAsked { actor, awaiting } => {
                let why = match awaiting {
                    Awaiting::Chance => self.say("error-chance-first"),
                    Awaiting::Over => self.say("error-game-over"),
                    Awaiting::Seats(seats) => {
                        let names: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
                        self.fill("error-seats-first", &[("seats", names.join(", ").into())])
                    }
                };
                match actor {
                    Actor::Chance => self.fill("error-chance-not-asked", &[("why", why.into())]),
                    Actor::Seat(s) => self.fill("error-seat-not-asked", &[seat(s), ("why", why.into())]),
                }
            }
            MoveError::Illegal { mv, asked, faction, .. } => self.fill(
                "error-illegal",
                &[("move", mv.to_string().into()), ("question", self.ask(&asked, faction).into())],
            ),
            MoveError::Impossible { mv, .. } => self.fill(
                "error-illegal",
                &[("move", mv.to_string().into()), ("question", self.say("prompt-chance").into())],
            ),
        }
    }

    /// A text that is not a move.
    pub fn not_a_move(&self, text: &str, error: &NotationError) -> String {
        let text: String = text.chars().take(40).collect();
        match error {
            NotationError::Unknown { .. } => self.fill("error-no-move", &[("text", text.into())]),
            NotationError::Word(e) => self
                .fill("error-no-move-word", &[("text", text.into()), ("fault", self.unknown_name(e).into())]),
        }
    }

    /// Why a gift is refused.
    pub fn gift_error(&self, error: &GiftError) -> String {
        match *error {
            GiftError::GameOver => self.say("error-gift-over"),
            GiftError::Forbidden => self.say("error-gift-forbidden"),
            GiftError::NoSuchSeat(s) => self.fill("error-gift-seat", &[seat(s)]),
            GiftError::Automa(s) => self.fill("error-gift-automa", &[seat(s)]),
            GiftError::Nothing => self.say("error-gift-nothing"),
            GiftError::PurseFull => self.say("error-gift-full"),
            GiftError::TooFewCoins { has } => {
                self.fill("error-gift-too-few", &[("what", self.counted("coins", has).into())])
            }
        }
    }

    /// Why a game cannot be set up.
    pub fn setup_faults(&self, faults: &SetupFaults) -> String {
        let all: Vec<String> = faults.0.iter().map(|fault| self.setup_fault(fault)).collect();
        all.join("; ")
    }

    /// One reason why a game cannot be set up.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        let player = |i: usize| ("n", Arg::from(i + 1));
        match *fault {
            SetupFault::SeatCount(n, most) => {
                self.fill("error-seat-count", &[("n", n.into()), ("most", most.into())])
            }
            SetupFault::FactionTwice(faction) => {
                self.fill("error-faction-twice", &[("name", self.arg(&faction))])
            }
            SetupFault::MatTwice(mat) => self.fill("error-mat-twice", &[("name", self.arg(&mat))]),
            SetupFault::NotInTheBox(id) => {
                let name = match (id.parse::<Faction>(), id.parse::<Mat>()) {
                    (Ok(faction), _) => self.arg(&faction),
                    (_, Ok(mat)) => self.arg(&mat),
                    _ => Arg::from(id),
                };
                self.fill("error-not-in-the-box", &[("name", name)])
            }
            SetupFault::AutomaWithMat(i) => self.fill("error-automa-with-mat", &[player(i)]),
            SetupFault::Banned(faction, mat) => {
                self.fill("error-banned", &[("faction", self.arg(&faction)), ("mat", self.arg(&mat))])
            }
            SetupFault::Open(i) => self.fill("error-open", &[player(i)]),
            SetupFault::NoDeal => self.say("error-no-deal"),
            SetupFault::TileWithoutModule(tile, switch) => self.fill(
                "error-tile-without-module",
                &[("tile", self.tile_by_id(tile)), ("switch", switch.into())],
            ),
            SetupFault::WrongSide(tile, side) => {
                self.fill("error-wrong-side", &[("tile", self.arg(&tile)), ("side", self.arg(&side))])
            }
            SetupFault::TileWithPairs(tile) => {
                self.fill("error-tile-with-pairs", &[("tile", self.arg(&tile))])
            }
            SetupFault::TileLeftOut(tile) => {
                self.fill("error-tile-left-out", &[("tile", self.tile_by_id(tile))])
            }
            SetupFault::TooFewTiles(side, left) => {
                let side = side.parse::<TileSide>().map_or_else(|_| Arg::from(side), |side| self.arg(&side));
                self.fill("error-too-few-tiles", &[("side", side), ("n", left.into())])
            }
            SetupFault::AutomaWithModules => self.say("error-automa-with-modules"),
        }
    }

    /// The name of an airship or resolution tile.
    pub fn tile_by_id(&self, id: &'static str) -> Arg {
        match (id.parse::<AirshipTile>(), id.parse::<Resolution>()) {
            (Ok(tile), _) => self.arg(&tile),
            (_, Ok(tile)) => self.arg(&tile),
            _ => Arg::from(id),
        }
    }

    /// Why a record cannot be read.
    pub fn record_error(&self, error: &RecordError) -> String {
        let fault = self.record_fault(&error.fault);
        self.fill("error-record", &[("line", error.line.into()), ("fault", fault.into())])
    }

    /// Why the table refuses.
    pub fn table_error(&self, error: &TableError) -> String {
        match error {
            TableError::Setup(faults) => self.setup_faults(faults),
            TableError::Move(error) => self.illegal(error),
            TableError::Gift(error) => self.gift_error(error),
            TableError::Record(error) => self.record_error(error),
            TableError::NoSuchSeat(s) => self.fill("error-no-such-seat", &[seat(*s)]),
            TableError::AutomaSeat(s) => self.fill("error-automa-seat", &[seat(*s)]),
            TableError::NoAutoma(s) => self.fill("error-no-automa", &[seat(*s)]),
            TableError::NothingToUndo(s) => self.fill("error-nothing-to-undo", &[seat(*s)]),
            TableError::TagKey(key) => self.fill("error-tag-key", &[("key", key.as_str().into())]),
            TableError::TagValue(key) => self.fill("error-tag-value", &[("key", key.as_str().into())]),
            TableError::WrongSeed => self.say("error-wrong-seed"),
            TableError::ChanceDiffers { outcome } => {
                self.fill("error-chance-differs", &[("n", Arg::Number(*outcome as i64))])
            }
        }
    }
}
