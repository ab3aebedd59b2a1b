//! What cannot be done, and why.

use crate::Texts;
use kosa_engine::setup::SetupFaults;
use kosa_engine::{GiftError, MoveError, RecordError};
use kosa_table::TableError;

impl Texts {
    /// Why a move is refused.
    pub fn illegal(&self, error: &MoveError) -> String {
        error.to_string()
    }

    /// Why a gift is refused.
    pub fn gift_error(&self, error: &GiftError) -> String {
        error.to_string()
    }

    /// Why a game cannot be set up.
    pub fn setup_faults(&self, faults: &SetupFaults) -> String {
        faults.to_string()
    }

    /// Why a record cannot be read.
    pub fn record_error(&self, error: &RecordError) -> String {
        error.to_string()
    }

    /// Why the table refuses.
    pub fn table_error(&self, error: &TableError) -> String {
        error.to_string()
    }
}
