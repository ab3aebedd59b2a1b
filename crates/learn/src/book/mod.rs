//! The rule book: all rules by topic in our own words, with the rulings behind them. The texts stand in `book.ftl`; symbols and
//! terms of each topic come from the help, so that nothing is said twice.

mod chapters;
mod links;

use chapters::CHAPTERS;
use kosa_engine::vocab::Faction;
use kosa_lang::{Named, Texts, Topic};

/// A topic of the rule book.
///
/// ```
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Rulebook;
///
/// let texts = Texts::new(Lang::English);
/// let topic = Rulebook::topic("retreat").unwrap();
/// assert_eq!(topic.title(&texts), "After the combat");
/// assert!(!topic.page(&texts).is_empty() && !topic.rulings().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookTopic {
    id: &'static str,
    kind: Kind,
    rulings: &'static [&'static str],
    terms: &'static [Topic],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The keys of its title and of its text.
    Text(&'static str, &'static str),
    /// A faction: the texts of its abilities.
    Faction(Faction),
}

/// The rule book.
///
/// ```
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Rulebook;
///
/// let texts = Texts::new(Lang::English);
/// let found = Rulebook::search("retreat lake", &texts);
/// assert!(found.iter().any(|topic| topic.id() == "retreat"));
/// assert!(Rulebook::search("zeppelin", &texts).is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rulebook;

impl Rulebook {
    /// Every topic, in the order in which one would read them.
    pub fn topics() -> &'static [BookTopic] {
        CHAPTERS
    }

    /// The topic with this name.
    pub fn topic(id: &str) -> Option<&'static BookTopic> {
        CHAPTERS.iter().find(|topic| topic.id == id)
    }

    /// The topics in which every one of these words stands, or begins a word; those with it in the title first. A ruling is
    /// found by its name.
    pub fn search(words: &str, texts: &Texts) -> Vec<&'static BookTopic> {
        let wanted: Vec<String> = words.split_whitespace().map(folded).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let has = |text: &str, word: &str| {
            let text = folded(text);
            let mut starts = text.split(|c: char| !c.is_alphanumeric() && c != '-');
            starts.any(|w| w.starts_with(word)) || text.contains(word)
        };
        let mut found: Vec<(bool, &BookTopic)> = CHAPTERS
            .iter()
            .filter_map(|topic| {
                let title = topic.title(texts);
                let page = format!("{title}\n{}\n{}", topic.page(texts).join("\n"), topic.rulings.join(" "));
                let all = wanted.iter().all(|word| has(&page, word));
                all.then(|| (!wanted.iter().all(|word| has(&title, word)), topic))
            })
            .collect();
        found.sort_by_key(|(late, _)| *late);
        found.into_iter().map(|(_, topic)| topic).collect()
    }
}

impl BookTopic {
    /// Its name, the same in every language.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The rulings it rests on, as `docs/rulings.md` numbers them.
    pub const fn rulings(&self) -> &'static [&'static str] {
        self.rulings
    }

    /// The symbols and terms that belong to it.
    pub const fn terms(&self) -> &'static [Topic] {
        self.terms
    }

    /// What it is called.
    pub fn title(&self, texts: &Texts) -> String {
        match self.kind {
            Kind::Text(title, _) => texts.say(title),
            Kind::Faction(faction) => texts.say(&faction.key()),
        }
    }

    /// What stands there: its rules, a paragraph a line; then each symbol and term with its name.
    pub fn page(&self, texts: &Texts) -> Vec<String> {
        let term = |topic: &Topic| format!("{}: {}", topic.name(texts), texts.help(*topic));
        let mut lines: Vec<String> = match self.kind {
            Kind::Text(_, text) => texts.say(text).lines().map(str::to_string).collect(),
            Kind::Faction(faction) => {
                let mechs = faction.mat().mechs.map(Topic::Ability);
                let own = [Topic::FactionAbility(faction.ability())];
                let start = texts.faction_start(faction);
                core::iter::once(start).chain(own.iter().chain(&mechs).map(term)).collect()
            }
        };
        lines.extend(self.terms.iter().map(term));
        lines
    }
}

/// Small letters without accents, so that `fabrica` finds `Fábrica`.
pub(crate) fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'á' | 'ą' => 'a',
        'è' | 'é' | 'ę' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' | 'ü' => 'u',
        'ñ' | 'ń' => 'n',
        'ć' => 'c',
        'ł' => 'l',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}
