//! What happened, in sentences.

use crate::Texts;
use kosa_engine::automa::Invalid;
use kosa_engine::vocab::*;
use kosa_engine::{Event, Public};

/// Tells events one after the other. What an Automa counts depends on the symbol it is trying, so that one is
/// remembered.
#[derive(Clone, Copy, Default, Debug)]
pub struct Narrator {
    symbol: Option<AutomaMove>,
}

/// Whether the event is a thought on the way and not something that happens.
pub fn is_thought(event: &Event) -> bool {
    matches!(
        event,
        Event::AutomaTries { .. }
            | Event::AutomaConsiders { .. }
            | Event::AutomaCannot { why: Invalid::OtherFaction, .. }
    )
}

impl Texts {
    /// The next event of a series as a sentence. The event must already be what the reader may know
    /// ([`Event::seen_by`]); `public` is the game after it.
    pub fn event(&self, narrator: &mut Narrator, event: &Event, public: &Public) -> String {
        if let Event::AutomaTries { symbol, .. } = event {
            narrator.symbol = Some(*symbol);
        }
        let _ = public;
        format!("{event:?}")
    }
}
