//! The texts of one language, and English behind them.

use crate::arg::FORMS;
use crate::number::readable;
use crate::sources::files;
use crate::{Arg, Lang, Named, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::borrow::Cow;

type Bundle = FluentBundle<FluentResource>;

/// Says every text of the program in one language. A text that is missing there is said in English, if that is compiled
/// in, and one that is missing everywhere by its key: nothing panics.
///
/// ```
/// use kosa_lang::{Arg, Lang, Texts};
///
/// let texts = Texts::new(Lang::Polish);
/// assert_eq!(texts.say("terrain-lake"), "jezioro");
/// assert_eq!(texts.count("coins", 5u8), "5 monet");
/// ```
pub struct Texts {
    lang: Lang,
    bundle: Bundle,
    english: Option<Bundle>,
}

/// Why the texts of a language cannot be loaded.
///
/// ```
/// use kosa_lang::{Lang, Texts};
///
/// let error = Texts::from_source(Lang::English, "terrain-lake = lake\n= nothing\n").err().unwrap();
/// assert_eq!(error.line, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceError {
    /// The line that cannot be read, from 1.
    pub line: usize,
    /// What the reader of Fluent says of it.
    pub said: String,
}

impl core::fmt::Display for SourceError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "line {} is no Fluent: {}", self.line, self.said)
    }
}

impl core::error::Error for SourceError {}

/// No texts yet, only what they may call.
fn empty(lang: Lang) -> Bundle {
    let language = lang.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Terminals show the invisible marks that would isolate right-to-left names.
    bundle.set_use_isolating(false);
    // Numbers that a text is filled with.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(n) if n.value < 0.0 => Some(readable(&n.as_string())),
        _ => None,
    }));
    // Only a name that exists already is refused.
    let _ = bundle.add_function("AGREE", |args, _| agree(args));
    bundle
}

/// Reads the files of one language that is compiled in. What cannot be read is left out; a test proves that nothing is.
fn built_in(lang: Lang) -> Bundle {
    let mut bundle = empty(lang);
    for text in files(lang) {
        let resource = FluentResource::try_new((*text).to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// English behind another language.
fn behind(lang: Lang) -> Option<Bundle> {
    (lang != Lang::English && Lang::English.is_built_in()).then(|| built_in(Lang::English))
}

/// `AGREE($who-number, "attacks", "attack")`: the second word where the name is a plural, else the first.
fn agree<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::String(number), one, many] = args else { return FluentValue::Error };
    if number == "many" { many.clone() } else { one.clone() }
}

impl Texts {
    /// The texts of this language as they are compiled in.
    pub fn new(lang: Lang) -> Texts {
        Texts { lang, bundle: built_in(lang), english: behind(lang) }
    }

    /// The texts of this language from what was loaded: [`Lang::source`], or the files of `ftl/` one after the other.
    pub fn from_source(lang: Lang, source: &str) -> Result<Texts, SourceError> {
        let resource = FluentResource::try_new(source.to_string()).map_err(|(_, faults)| {
            let first = faults.first();
            let before = first.and_then(|fault| source.get(..fault.pos.start)).unwrap_or_default();
            let said = first.map_or_else(String::new, |fault| fault.kind.to_string());
            SourceError { line: 1 + before.matches('\n').count(), said }
        })?;
        let mut bundle = empty(lang);
        bundle.add_resource_overriding(resource);
        Ok(Texts { lang, bundle, english: behind(lang) })
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the text exists in this language itself.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A text without variables.
    pub fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with its variables filled in.
    pub fn fill(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.check(key, args).0
    }

    /// A text and what went wrong with it, for tests.
    #[doc(hidden)]
    pub fn check(&self, key: &str, args: &[(&str, Arg)]) -> (String, Vec<String>) {
        let (phrase, faults) = self.render(key, args, &[]);
        (phrase.base, faults)
    }

    /// A text with all its forms.
    pub fn phrase(&self, key: &str, args: &[(&str, Arg)]) -> Phrase {
        self.render(key, args, &FORMS).0
    }

    /// The name of a thing of the game.
    pub fn name(&self, thing: &impl Named) -> String {
        self.say(&thing.key())
    }

    /// The name of a thing of the game with its forms.
    pub fn named(&self, thing: &impl Named) -> Phrase {
        self.phrase(&thing.key(), &[])
    }

    /// The name of a thing of the game as a variable of a text.
    pub fn arg(&self, thing: &impl Named) -> Arg {
        Arg::Phrase(self.named(thing))
    }

    fn render(&self, key: &str, args: &[(&str, Arg)], forms: &[&'static str]) -> (Phrase, Vec<String>) {
        let mut faults = Vec::new();
        let values = values(args);
        for bundle in core::iter::once(&self.bundle).chain(&self.english) {
            let Some(message) = bundle.get_message(key) else {
                faults.push(format!("{key} is missing in {}", self.lang));
                continue;
            };
            let Some(pattern) = message.value() else {
                faults.push(format!("{key} has no text in {}", self.lang));
                continue;
            };
            let mut errors: Vec<FluentError> = Vec::new();
            let base = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
            let forms = forms
                .iter()
                .filter_map(|form| {
                    let pattern = message.get_attribute(form)?.value();
                    Some((*form, bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned()))
                })
                .collect();
            faults.extend(errors.iter().map(|e| format!("{key} in {}: {e}", self.lang)));
            return (Phrase { base, forms }, faults);
        }
        (Phrase::plain(key), faults)
    }
}

/// The variables of a text: phrases bring all their forms.
fn values<'a>(args: &'a [(&str, Arg)]) -> FluentArgs<'a> {
    let mut values = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Number(n) => values.set(*name, *n),
            Arg::Text(text) => values.set(*name, FluentValue::String(Cow::Borrowed(text))),
            Arg::Phrase(phrase) => {
                for form in FORMS {
                    let text = FluentValue::String(Cow::Borrowed(phrase.form(form)));
                    values.set(format!("{name}-{form}"), text);
                }
                values.set(*name, FluentValue::String(Cow::Borrowed(&phrase.base)));
            }
        }
    }
    values
}

/// A text with its first letter large.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
