//! What is wrong with a word or with a record.

use crate::{Arg, Texts};
use kosa_engine::error::{Expected, Hint, UnknownName};
use kosa_engine::{NotationError, RecordFault};

/// The key of a kind of thing: `what-player-mat`.
fn what_key(what: &str) -> String {
    format!("what-{}", what.to_lowercase().replace(' ', "-"))
}

fn hint_key(hint: Hint) -> &'static str {
    match hint {
        Hint::Resources => "error-hint-resources",
        Hint::CombatCards => "error-hint-combat-cards",
        Hint::Hex => "error-hint-hex",
        Hint::Place => "error-hint-place",
        Hint::Taken => "error-hint-taken",
        Hint::Frame => "error-hint-frame",
        Hint::Switch => "error-hint-switch",
        Hint::Automa => "error-hint-automa",
        Hint::Actor => "error-hint-actor",
    }
}

impl Texts {
    /// An unknown name, and what would have been right.
    pub fn unknown_name(&self, error: &UnknownName) -> String {
        let expected = match error.expected() {
            Expected::OneOf(known) => {
                self.fill("error-expected-one-of", &[("known", known.join(", ").into())])
            }
            Expected::Number { min, max } => {
                self.fill("error-expected-number", &[("min", min.into()), ("max", max.into())])
            }
            Expected::Hint(hint) => self.say(hint_key(hint)),
        };
        let what = self.say(&what_key(error.what()));
        self.fill(
            "error-unknown-name",
            &[("got", error.got().into()), ("what", what.into()), ("expected", expected.into())],
        )
    }

    /// What is wrong on a line of a record.
    pub fn record_fault(&self, fault: &RecordFault) -> String {
        let with = |key: &str, got: &str| self.fill(key, &[("got", got.into())]);
        match fault {
            RecordFault::Header(got) => with("error-record-header", got),
            RecordFault::TooLong { bytes, most } => {
                let args = [("bytes", bytes.to_string().into()), ("most", most.to_string().into())];
                self.fill("error-record-too-long", &args)
            }
            RecordFault::Empty => self.say("error-record-empty"),
            RecordFault::BreaksOff => self.say("error-record-breaks-off"),
            RecordFault::Unknown(got) => with("error-record-unknown", got),
            RecordFault::Position(e) => {
                self.fill("error-record-position", &[("fault", self.position_faults(e).into())])
            }
            RecordFault::Setup(faults) => self.setup_faults(faults),
            RecordFault::Name(e) | RecordFault::NoMove(NotationError::Word(e)) => self.unknown_name(e),
            RecordFault::NoEntry(got) => with("error-record-no-entry", got),
            RecordFault::NoHash(got) => with("error-record-no-hash", got),
            RecordFault::NoGift(got) => with("error-record-no-gift", got),
            RecordFault::NoMove(NotationError::Unknown { text }) => with("error-record-no-move", text),
            RecordFault::Move(e) => self.illegal(e),
            RecordFault::Gift(e) => self.gift_error(e),
            RecordFault::HashDiffers { own, said } => {
                let hash = |hash: &u64| Arg::from(format!("{hash:016x}"));
                self.fill("error-record-hash-differs", &[("own", hash(own)), ("said", hash(said))])
            }
        }
    }
}
