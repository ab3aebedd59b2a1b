//! The Fluent files that are compiled in: all languages, or those whose features are on.

use crate::Lang;

/// The files of a language, in any order.
macro_rules! files {
    ($feature:literal) => {
        files!(
            $feature, "names", "cards", "moves", "prompts", "events", "errors", "why", "help", "plain", "tui", "saves", "client", "page",
            "cli", "web", "arena", "learn", "book", "far", "online"
        )
    };
    ($feature:literal, $($file:literal),+) => {{
        #[cfg(feature = $feature)]
        let files: &[&str] = &[$(include_str!(concat!("../ftl/", $feature, "/", $file, ".ftl"))),+];
        #[cfg(not(feature = $feature))]
        let files: &[&str] = &[];
        files
    }};
}

/// The files of one language; none if it is not compiled in.
pub(crate) fn files(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::English => files!("en"),
        Lang::Italian => files!("it"),
        Lang::Spanish => files!("es"),
        Lang::Polish => files!("pl"),
    }
}

impl Lang {
    /// Whether the texts of this language are compiled in (a feature of the crate for each, all of them by default).
    pub fn is_built_in(self) -> bool {
        !files(self).is_empty()
    }

    /// All texts of this language in one, for a program that loads a single language: a server hands it out, and a
    /// browser reads it with [`Texts::from_source`](crate::Texts::from_source). Nothing if it is not compiled in.
    ///
    /// ```
    /// use kosa_lang::{Lang, Texts};
    ///
    /// let sent = Lang::Italian.source().unwrap();
    /// let texts = Texts::from_source(Lang::Italian, &sent).unwrap();
    /// assert_eq!(texts.say("terrain-lake"), "lago");
    /// ```
    pub fn source(self) -> Option<String> {
        self.is_built_in().then(|| files(self).join("\n"))
    }
}
