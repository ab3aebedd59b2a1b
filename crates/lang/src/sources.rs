//! The Fluent files, compiled in.

use crate::Lang;

macro_rules! files {
    ($tag:literal) => {
        files!(
            $tag,
            "names",
            "cards",
            "moves",
            "prompts",
            "events",
            "errors",
            "why",
            "positions",
            "help",
            "plain",
            "tui",
            "saves",
            "cli"
        )
    };
    ($tag:literal, $($file:literal),+) => {
        &[$(($file, include_str!(concat!("../ftl/", $tag, "/", $file, ".ftl")))),+]
    };
}

/// The files of one language, by name.
pub(crate) fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::English => files!("en"),
        Lang::Italian => files!("it"),
        Lang::Spanish => files!("es"),
        Lang::Polish => files!("pl"),
    }
}
