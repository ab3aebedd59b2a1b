//! What a thing is, in a sentence.

use kosa_lang::{Texts, Topic, capital};

/// The name of a topic with its rule.
pub fn about(texts: &Texts, topic: Topic) -> String {
    format!("{}: {}", capital(&topic.name(texts)), texts.help(topic))
}
