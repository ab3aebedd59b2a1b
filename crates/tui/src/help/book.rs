//! The rule book and the Riverwalk card as entries of the help.

use super::{Entry, Help};
use kosa_engine::{Public, Question};
use kosa_lang::{Texts, capital};
use kosa_learn::{BookTopic, Rivers, Rulebook};

impl Help {
    /// The help with the rule book behind everything else: first the topic of what is asked, then who at the table crosses
    /// which water, then all topics.
    #[must_use]
    pub fn with_book(mut self, texts: &Texts, public: &Public, question: Option<Question>) -> Help {
        let asked = question.and_then(Rulebook::topic_for);
        let others = Rulebook::topics().iter().filter(|topic| Some(*topic) != asked);
        self.entries.extend(asked.map(|topic| page(topic, texts)));
        self.entries.push(rivers(public, texts));
        self.entries.extend(others.map(|topic| page(topic, texts)));
        self
    }
}

fn page(topic: &BookTopic, texts: &Texts) -> Entry {
    let mut text = topic.page(texts);
    if !topic.rulings().is_empty() {
        text.push(texts.fill("book-rulings", &[("list", topic.rulings().join(", ").into())]));
    }
    Entry { sign: "§".to_string(), name: capital(&topic.title(texts)), text }
}

fn rivers(public: &Public, texts: &Texts) -> Entry {
    let mut text = Vec::new();
    for line in Rivers::card(public) {
        text.push(texts.faction(line.faction));
        text.extend(line.without_ways(texts));
        text.extend(line.ways.iter().map(|way| way.text(texts)));
    }
    Entry { sign: "§".to_string(), name: texts.say("rivers-title"), text }
}
