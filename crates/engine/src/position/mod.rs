//! Positions as text: one paragraph that describes everything, as FEN does for chess.
//!
//! The format stands in `docs/position.md`. Text and JSON are two spellings of the same [`PositionDoc`]; turning it
//! into a [`State`] checks everything and names every fault at once.

mod check;
pub(crate) mod collect;
mod context;
mod doc;
mod error;
pub(crate) mod fault;
mod goals;
mod moving;
mod need;
mod nesting;
mod print;
mod seat;
mod surroundings;
mod text;

pub use crate::automa::position::AutomaDoc;
pub use crate::invaders::position::TrapDoc;
pub use crate::wind_gambit::position::{AirshipDoc, ModulesDoc};
pub use doc::{CombatDoc, FactoryDoc, MechsDoc, MovingDoc, PositionDoc, SeatDoc, TurnDoc};
pub use error::{FaultPlace, PositionError};
pub use fault::PositionFault;
pub use need::FrameNeed;

use crate::state::State;

impl State {
    /// Reads a position, as text or (with the feature `serde`) as JSON.
    pub fn from_position(text: &str) -> Result<State, PositionError> {
        PositionDoc::check_length(text)?;
        let doc =
            if text.trim_start().starts_with('{') { from_json(text)? } else { PositionDoc::from_text(text)? };
        doc.to_state()
    }

    /// The position as text. Reading it back gives the same state.
    pub fn to_position(&self) -> String {
        PositionDoc::of(self).to_text()
    }

    /// The position as JSON. Reading it back gives the same state.
    #[cfg(feature = "serde")]
    pub fn to_position_json(&self) -> String {
        serde_json::to_string_pretty(&PositionDoc::of(self)).unwrap_or_default()
    }

    /// A hash of the state, the same on every platform and in every version that prints positions alike (FNV-1a over the
    /// position text). What players remember of other hands is left out: no rule asks for it, and it follows from the
    /// game that led here.
    pub fn hash64(&self) -> u64 {
        let mut doc = PositionDoc::of(self);
        doc.seats.iter_mut().for_each(|seat| seat.knows.clear());
        doc.to_text()
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
    }
}

#[cfg(feature = "serde")]
fn from_json(text: &str) -> Result<PositionDoc, PositionError> {
    serde_json::from_str::<PositionDoc>(text).map_err(|e| {
        let place = FaultPlace::Column { line: e.line(), column: e.column() };
        PositionError::one(place, PositionFault::NotJson { said: json_fault(&e) })
    })
}

#[cfg(not(feature = "serde"))]
fn from_json(_: &str) -> Result<PositionDoc, PositionError> {
    let said = "this program was built without the feature serde and reads text only".to_string();
    Err(PositionError::one(FaultPlace::Line(1), PositionFault::NotJson { said }))
}

/// serde_json ends its messages with the place, which we say ourselves.
#[cfg(feature = "serde")]
fn json_fault(e: &serde_json::Error) -> String {
    let text = e.to_string();
    let text = text.rfind(" at line ").map_or(text.as_str(), |i| &text[..i]);
    // A field's name may be hostile: one line, and not too long.
    let mut short: String = text.chars().take(300).flat_map(char::escape_debug).collect();
    if text.chars().nth(300).is_some() {
        short.push('…');
    }
    short.replace("\\'", "'").replace("\\\"", "\"")
}
