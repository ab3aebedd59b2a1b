//! What is filled into a text.

/// A piece of a sentence with the grammatical forms its language has for it.
///
/// In the Fluent files a phrase is a message with attributes (`.gen`, `.acc`, `.the`, `.on` …). Filled into another
/// text as `$what` it brings them along as `$what-gen`, `$what-acc` and so on; a form it does not have is the phrase
/// itself.
///
/// ```
/// use kosa_engine::vocab::Resource;
/// use kosa_lang::{Lang, Texts};
///
/// let wood = Texts::new(Lang::Polish).named(&Resource::Wood);
/// assert_ne!(wood.form("gen"), wood.base, "Polish has another form for 'of wood'");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Phrase {
    /// The phrase as it stands alone.
    pub base: String,
    pub(crate) forms: Vec<(&'static str, String)>,
}

/// The grammatical forms a phrase may have, in any language.
///
/// Cases: `gen`, `dat`, `acc`, `ins`. Articles: `a`, `the`. With a preposition: `of`, `on`, `from`, `to`. `plural` is
/// the plural, `number` is for `AGREE`.
pub(crate) const FORMS: [&str; 12] =
    ["gen", "dat", "acc", "ins", "a", "the", "of", "on", "from", "to", "plural", "number"];

impl Phrase {
    /// A phrase without forms: a name somebody has chosen, a number, a notation.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase { base: text.into(), forms: Vec::new() }
    }

    pub(crate) fn has(&self, form: &str) -> bool {
        self.forms.iter().any(|(name, _)| *name == form)
    }

    /// One form of the phrase; the phrase itself if it has no such form.
    pub fn form(&self, form: &str) -> &str {
        self.forms.iter().find(|(name, _)| *name == form).map_or(&self.base, |(_, text)| text)
    }
}

/// A value for a variable of a text.
///
/// ```
/// use kosa_lang::Arg;
///
/// assert_eq!(Arg::from(3u8), Arg::Number(3));
/// assert_eq!(Arg::from("north"), Arg::Text("north".into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number: the text may choose between singular and plurals.
    Number(i64),
    /// A word, also for selectors.
    Text(String),
    /// A phrase with its forms.
    Phrase(Phrase),
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(n: $kind) -> Arg {
                Arg::Number(n as i64)
            }
        })+
    };
}

numbers!(u8, i8, u16, i32, u32, i64, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
