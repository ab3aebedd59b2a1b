//! What is wrong with a command line, in one sentence in the person's language. The parser says what it met; the words
//! are ours.

use crate::number::WrongNumber;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kosa_engine::error::UnknownName;
use kosa_lang::{Arg, Lang, Texts, UnknownLang};
use kosa_table::SeedError;
use std::error::Error;
use std::ffi::OsString;
use std::net::AddrParseError;

/// The language a command line asks for, even one that is wrong elsewhere; otherwise that of the locale.
pub fn language(args: impl Iterator<Item = OsString>) -> Lang {
    let mut args = args.take_while(|arg| arg != "--");
    let mut flag = None;
    while let Some(arg) = args.next() {
        let Some(arg) = arg.to_str() else { continue };
        if arg == "--lang" {
            flag = args.next().and_then(|value| value.into_string().ok());
        } else if let Some(value) = arg.strip_prefix("--lang=") {
            flag = Some(value.to_string());
        }
    }
    let env = |name: &str| std::env::var(name).ok();
    // Whoever names a language that does not exist is told so in the next best one.
    Lang::choose(flag.as_deref(), env).or_else(|_| Lang::choose(None, env)).unwrap_or_default()
}

/// The words the parser has for a piece of what it met.
fn context(e: &clap::Error, kind: ContextKind) -> Option<String> {
    match e.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::Number(n) => Some(n.to_string()),
        _ => None,
    }
}

/// What was probably meant: the parser puts the likeliest last.
fn near(e: &clap::Error, kind: ContextKind) -> Option<String> {
    match e.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.last().cloned(),
        _ => None,
    }
}

/// What is wrong with a value, in words that name the value.
fn fault(source: &(dyn Error + 'static), value: Arg, texts: &Texts) -> String {
    if let Some(e) = source.downcast_ref::<UnknownName>() {
        texts.unknown_name(e)
    } else if let Some(e) = source.downcast_ref::<WrongNumber>() {
        texts.fill("cli-no-number", &[("value", value), ("expected", e.text(texts).into())])
    } else if let Some(e) = source.downcast_ref::<UnknownLang>() {
        let args = [("value", e.got().into()), ("known", UnknownLang::known().into())];
        texts.fill("cli-no-language", &args)
    } else if source.is::<AddrParseError>() {
        texts.fill("cli-no-address", &[("value", value)])
    } else if source.is::<SeedError>() {
        texts.fill("cli-no-seed", &[("value", value)])
    } else {
        texts.fill("cli-value-not-understood", &[("value", value)])
    }
}

/// The sentence, without a full stop.
pub fn sentence(e: &clap::Error, texts: &Texts) -> String {
    let get = |kind| Arg::from(context(e, kind).unwrap_or_default());
    let arg = || ("arg", get(ContextKind::InvalidArg));
    let value = || ("value", get(ContextKind::InvalidValue));
    match e.kind() {
        ErrorKind::InvalidValue if context(e, ContextKind::InvalidValue).is_none_or(|v| v.is_empty()) => {
            texts.fill("cli-value-missing", &[arg()])
        }
        ErrorKind::InvalidValue => {
            let known = ("known", get(ContextKind::ValidValue));
            texts.fill("cli-value-unknown", &[arg(), value(), known])
        }
        ErrorKind::ValueValidation => {
            let fault = e.source().map(|source| fault(source, value().1, texts)).unwrap_or_default();
            texts.fill("cli-value-wrong", &[arg(), ("fault", fault.into())])
        }
        ErrorKind::UnknownArgument => match near(e, ContextKind::SuggestedArg) {
            Some(near) => texts.fill("cli-argument-near", &[arg(), ("near", near.into())]),
            None => texts.fill("cli-argument-unknown", &[arg()]),
        },
        ErrorKind::InvalidSubcommand => {
            let command = ("command", get(ContextKind::InvalidSubcommand));
            match near(e, ContextKind::SuggestedSubcommand) {
                Some(near) => texts.fill("cli-command-near", &[command, ("near", near.into())]),
                None => texts.fill("cli-command-unknown", &[command]),
            }
        }
        ErrorKind::TooManyValues => texts.fill("cli-too-many-values", &[arg(), value()]),
        ErrorKind::ArgumentConflict => match context(e, ContextKind::PriorArg) {
            Some(prior) if Some(&prior) != context(e, ContextKind::InvalidArg).as_ref() => {
                texts.fill("cli-conflict", &[arg(), ("prior", prior.into())])
            }
            _ => texts.fill("cli-twice", &[arg()]),
        },
        ErrorKind::MissingRequiredArgument => texts.fill("cli-missing", &[arg()]),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            texts.say("cli-say-what")
        }
        ErrorKind::InvalidUtf8 => texts.say("cli-no-utf8"),
        _ => texts.say("cli-wrong"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(args: &[&str]) -> Lang {
        language(args.iter().map(OsString::from))
    }

    #[test]
    fn the_language_is_found_on_a_wrong_command_line() {
        assert_eq!(asked(&["kosa", "fly", "--lang", "pl"]), Lang::Polish);
        assert_eq!(asked(&["kosa", "--lang=it", "fly"]), Lang::Italian);
        assert_eq!(asked(&["kosa", "--lang", "it", "fly", "--lang", "es"]), Lang::Spanish);
    }
}
