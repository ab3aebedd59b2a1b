//! What can go wrong with a command, and the exit code that says so.

use crate::wrong::Wrong;
use kosa_lang::Texts;

/// Why a command stopped.
#[derive(Debug)]
pub enum Fault {
    /// What was asked for failed: exit code 1.
    Failed(Box<Wrong>),
    /// It was asked for in a wrong way: exit code 2.
    Usage(Box<Wrong>),
    /// Somebody has pressed Ctrl-C in a series of games; what there was is printed: exit code 130.
    Interrupted {
        /// Games played.
        played: u64,
        /// Games that were to be played.
        planned: u64,
    },
    /// Nobody reads our output any more, which is no error.
    Pipe,
}

/// How a command ends.
pub type Outcome<T = ()> = Result<T, Fault>;

impl Fault {
    /// A failure.
    pub fn failed(wrong: impl Into<Wrong>) -> Fault {
        Fault::Failed(Box::new(wrong.into()))
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Fault::Failed(_) => 1,
            Fault::Usage(_) => 2,
            // 128 and the number of the signal, as shells have it.
            Fault::Interrupted { .. } => 130,
            Fault::Pipe => 0,
        }
    }

    /// The sentence; nothing where there is nothing to say.
    pub fn text(&self, texts: &Texts) -> Option<String> {
        match self {
            Fault::Failed(wrong) | Fault::Usage(wrong) => Some(wrong.text(texts)),
            Fault::Interrupted { played, planned } => {
                let args = [("played", played.to_string().into()), ("planned", planned.to_string().into())];
                Some(texts.fill("cli-interrupted", &args))
            }
            Fault::Pipe => None,
        }
    }
}

impl From<std::io::Error> for Fault {
    fn from(e: std::io::Error) -> Self {
        match e.kind() {
            std::io::ErrorKind::BrokenPipe => Fault::Pipe,
            _ => Fault::failed(Wrong::Output(e)),
        }
    }
}

/// A failure.
pub fn failed<T>(wrong: impl Into<Wrong>) -> Outcome<T> {
    Err(Fault::failed(wrong))
}

/// Wrong usage.
pub fn usage<T>(wrong: impl Into<Wrong>) -> Outcome<T> {
    Err(Fault::Usage(Box::new(wrong.into())))
}
