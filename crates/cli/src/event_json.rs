//! Events as JSON: the engine's form (`docs/json.md`) and the sentence.

use kosa_engine::{Public, Seen};
use kosa_lang::{Narrator, Texts};
use serde_json::{Value, json};

/// The next event with its sentence.
pub fn event_json(texts: &Texts, seen: &Seen, public: &Public, narrator: &mut Narrator) -> Value {
    let mut value = json!(seen);
    value["text"] = texts.event(narrator, seen, public).into();
    value
}
