//! The command line in the person's language: what each command and flag is for. The parser's own words stand in no
//! Fluent file, so every text and heading it shows is replaced by ours.

use crate::args::Cli;
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, CommandFactory};
use kosa_lang::Texts;

/// The command line with every text in this language.
pub fn command(texts: &Texts) -> Command {
    let version =
        Arg::new("version").short('V').long("version").action(ArgAction::Version).display_order(999);
    translated(Cli::command().disable_version_flag(true).arg(version), "", texts)
}

/// The words of the usage line that the parser keeps to itself.
pub fn usage_words(help: &str, texts: &Texts) -> String {
    let options = help.replace("[OPTIONS]", &format!("[{}]", texts.say("cli-options")));
    options.replace("<COMMAND>", &format!("<{}>", texts.say("cli-command")))
}

/// The key of a command's text: `cli-about`, `cli-about-position-show`.
fn about_key(path: &str) -> String {
    format!("cli-about{path}")
}

/// The key of a flag's text: its own for this command where it has one, otherwise that of every such flag.
fn arg_key(path: &str, id: &str, texts: &Texts) -> String {
    let id = id.replace('_', "-");
    let own = format!("cli-arg{path}-{id}");
    if texts.has(&own) { own } else { format!("cli-arg-{id}") }
}

fn translated(command: Command, path: &str, texts: &Texts) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(999);
    let template = template(&command, texts);
    command
        .about(texts.say(&about_key(path)))
        .long_about(Resettable::Reset)
        .help_template(template)
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| explained(arg, path, texts))
        .mut_subcommands(|sub| {
            let path = format!("{path}-{}", sub.get_name());
            translated(sub, &path, texts)
        })
}

fn explained(arg: Arg, path: &str, texts: &Texts) -> Arg {
    let mut text = texts.say(&arg_key(path, arg.get_id().as_str(), texts));
    if !arg.get_action().takes_values() {
        return arg.help(text).long_help(Resettable::Reset);
    }
    let values: Vec<_> = arg.get_default_values().iter().filter_map(|v| v.to_str()).collect();
    if !values.is_empty() {
        text = texts.fill("cli-default", &[("text", text.into()), ("value", values.join(",").into())]);
    }
    arg.help(text).long_help(Resettable::Reset).hide_default_value(true).hide_possible_values(true)
}

/// What stands where, with headings.
fn template(command: &Command, texts: &Texts) -> String {
    let mut template = format!("{{about}}\n\n{}: {{usage}}\n\n", texts.say("cli-usage-heading"));
    let mut part = |key: &str, tag: &str| template.push_str(&format!("{}:\n{{{tag}}}\n\n", texts.say(key)));
    if command.has_subcommands() {
        part("cli-commands-heading", "subcommands");
    }
    if command.get_positionals().next().is_some() {
        part("cli-arguments-heading", "positionals");
    }
    part("cli-options-heading", "options");
    template.truncate(template.trim_end().len());
    template.push('\n');
    template
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_lang::Lang;
    use std::collections::BTreeSet;

    /// The keys of a command and those below it, each with what the sources say.
    fn keys(command: &Command, path: &str, found: &mut Vec<(String, Option<String>)>) {
        let english = Texts::new(Lang::English);
        found.push((about_key(path), command.get_about().map(ToString::to_string)));
        for arg in command.get_arguments() {
            let text = arg.get_help().map(ToString::to_string);
            found.push((arg_key(path, arg.get_id().as_str(), &english), text));
        }
        for sub in command.get_subcommands() {
            keys(sub, &format!("{path}-{}", sub.get_name()), found);
        }
    }

    fn all() -> Vec<(String, Option<String>)> {
        let mut found = Vec::new();
        keys(&Cli::command(), "", &mut found);
        found
    }

    #[test]
    fn every_command_and_flag_is_explained_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for (key, _) in all() {
                assert!(texts.has(&key), "{key} is missing in {lang}");
            }
        }
    }

    #[test]
    fn the_sources_explain_nothing_a_second_time() {
        for (key, text) in all() {
            assert_eq!(text, None, "{key} stands in cli.ftl");
        }
    }

    #[test]
    fn no_command_or_flag_is_explained_that_does_not_exist() {
        let used: BTreeSet<String> = all().into_iter().map(|(key, _)| key).collect();
        let file = include_str!("../../lang/ftl/en/cli.ftl");
        let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let named = keys.filter(|key| key.starts_with("cli-about") || key.starts_with("cli-arg-"));
        for key in named.filter(|key| !["cli-arg-help", "cli-arg-version"].contains(key)) {
            assert!(used.contains(key), "nothing is called {key}");
        }
    }

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for lang in Lang::ALL {
            command(&Texts::new(lang)).debug_assert();
        }
    }
}
