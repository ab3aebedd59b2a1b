//! What can go wrong with a browser.

use core::fmt::{self, Display, Formatter};
use std::io;

/// Why a browser does not do what it is asked.
#[derive(Debug)]
pub enum Fault {
    /// A program that cannot be started, or a connection that fails: what was tried, and why not.
    Io(&'static str, io::Error),
    /// The browser refuses, or a script in it fails: what it says.
    Refused(String),
    /// The browser, or a window of it, is not there any more: what of it, and why.
    Gone(String),
    /// An answer that cannot be understood.
    Nonsense(String),
    /// Something did not happen in time.
    TooLate(String),
    /// The page shows something else than the session at the table: what.
    Differs(String),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Io(what, e) => write!(f, "{what}: {e}"),
            Fault::Refused(why) => write!(f, "refused: {why}"),
            Fault::Gone(what) => write!(f, "gone: {what}"),
            Fault::Nonsense(text) => write!(f, "not understood: {text}"),
            Fault::TooLate(what) => write!(f, "not in time: {what}"),
            Fault::Differs(what) => write!(f, "the page differs: {what}"),
        }
    }
}

impl core::error::Error for Fault {}
