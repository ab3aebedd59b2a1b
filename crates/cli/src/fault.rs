//! What can go wrong with a command, and the exit code that says so.

use core::fmt;

/// Why a command stopped.
#[derive(Debug)]
pub enum Fault {
    /// What was asked for failed: exit code 1.
    Failed(String),
    /// It was asked for in a wrong way: exit code 2.
    Usage(String),
    /// Nobody reads our output any more, which is no error.
    Pipe,
}

/// How a command ends.
pub type Outcome<T = ()> = Result<T, Fault>;

impl Fault {
    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Fault::Failed(_) => 1,
            Fault::Usage(_) => 2,
            Fault::Pipe => 0,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Failed(text) | Fault::Usage(text) => f.write_str(text),
            Fault::Pipe => f.write_str("nobody reads the output"),
        }
    }
}

impl From<std::io::Error> for Fault {
    fn from(e: std::io::Error) -> Self {
        match e.kind() {
            std::io::ErrorKind::BrokenPipe => Fault::Pipe,
            _ => Fault::Failed(format!("the output could not be written: {e}")),
        }
    }
}

/// A failure with this sentence.
pub fn failed<T>(text: impl fmt::Display) -> Outcome<T> {
    Err(Fault::Failed(text.to_string()))
}

/// Wrong usage with this sentence.
pub fn usage<T>(text: impl fmt::Display) -> Outcome<T> {
    Err(Fault::Usage(text.to_string()))
}
