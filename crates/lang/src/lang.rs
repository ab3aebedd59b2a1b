//! The languages and how one is chosen.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// A language the texts exist in.
///
/// ```
/// use kosa_lang::Lang;
///
/// assert_eq!("pl_PL.UTF-8".parse(), Ok(Lang::Polish));
/// assert_eq!((Lang::Polish.tag(), Lang::Polish.own_name()), ("pl", "Polski"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
}

/// A language Kosa has no texts in.
///
/// ```
/// use kosa_lang::Lang;
///
/// assert_eq!("tlh".parse::<Lang>().unwrap_err().got(), "tlh");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang {
    got: String,
}

impl UnknownLang {
    /// What was asked for, cut short if it is long.
    pub fn got(&self) -> &str {
        &self.got
    }

    /// Every language there is: its tag and what its speakers call it.
    pub fn known() -> String {
        let known = Lang::ALL.iter().map(|lang| format!("{} ({})", lang.tag(), lang.own_name()));
        known.collect::<Vec<_>>().join(", ")
    }
}

impl Display for UnknownLang {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language '{}', expected: {}", self.got, UnknownLang::known())
    }
}

impl core::error::Error for UnknownLang {}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 4] = [Lang::English, Lang::Italian, Lang::Spanish, Lang::Polish];

    /// The language's tag: `en`, `it`, `es` or `pl`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Italian => "it",
            Lang::Spanish => "es",
            Lang::Polish => "pl",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Italian => "Italiano",
            Lang::Spanish => "Español",
            Lang::Polish => "Polski",
        }
    }

    /// The language asked for: the flag if there is one, then the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set, else English. A flag must name a language that exists; a locale may be anything.
    pub fn choose(flag: Option<&str>, env: impl Fn(&str) -> Option<String>) -> Result<Lang, UnknownLang> {
        if let Some(flag) = flag {
            return flag.parse();
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env(name).filter(|value| !value.is_empty()));
        Ok(locale.and_then(|value| value.parse().ok()).unwrap_or_default())
    }
}

impl Display for Lang {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a tag or a locale: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    fn from_str(s: &str) -> Result<Lang, UnknownLang> {
        let language = s.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(language))
            .ok_or_else(|| UnknownLang { got: s.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(flag: Option<&str>, env: &[(&str, &str)]) -> Result<Lang, UnknownLang> {
        Lang::choose(flag, |name| env.iter().find(|(k, _)| *k == name).map(|(_, v)| v.to_string()))
    }

    #[test]
    fn the_flag_comes_before_the_locale() {
        assert_eq!(choose(Some("it"), &[("LANG", "pl_PL.UTF-8")]), Ok(Lang::Italian));
        assert_eq!(choose(None, &[("LANG", "pl_PL.UTF-8")]), Ok(Lang::Polish));
    }

    #[test]
    fn the_locale_is_read_in_the_usual_order() {
        let env = [("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "es_AR"), ("LC_ALL", "")];
        assert_eq!(choose(None, &env), Ok(Lang::Spanish));
        assert_eq!(choose(None, &[("LC_ALL", "C"), ("LANG", "pl_PL")]), Ok(Lang::English));
        assert_eq!(choose(None, &[]), Ok(Lang::English));
    }

    #[test]
    fn an_unknown_flag_names_what_exists() {
        let error = choose(Some("tlh"), &[]).unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown language 'tlh', expected: en (English), it (Italiano), es (Español), pl (Polski)"
        );
    }
}
