//! The one binary of the project, `kosa`: positions, records, simulations, benchmarks and a game in the terminal.
//!
//! Exit codes: 0 all is well, 1 what was asked for failed (an illegal move, a wrong position or record, a file that
//! cannot be read), 2 wrong usage, 130 interrupted. Every failure is one sentence on standard error that begins with `kosa: `.

#![forbid(unsafe_code)]

mod admin;
mod analyse;
mod arena;
mod args;
mod automa;
mod bench;
mod book;
mod event_json;
mod facts;
mod fault;
mod help;
mod history;
mod input;
mod join;
mod learn;
mod modules;
mod new;
mod number;
mod play;
mod position;
mod question;
mod replay;
mod saves;
mod seats;
mod serve;
mod share;
mod simulate;
mod table_text;
mod usage;
mod verify;
mod victories;
mod words;
mod wrong;

use args::{Bench, Cli, Command, Data};
use clap::FromArgMatches;
use clap::error::ErrorKind;
use fault::{Fault, Outcome};
use kosa_lang::Texts;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let texts = Texts::new(usage::language(std::env::args_os()));
    let mut command = help::command(&texts);
    let cli = command
        .try_get_matches_from_mut(std::env::args_os())
        .and_then(|matches| Cli::from_arg_matches(&matches).map_err(|e| e.format(&mut command)));
    let cli = match cli {
        Ok(cli) => cli,
        Err(e) => return unparsed(&e, &texts),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let outcome = run(cli.command, &texts, &mut out).and_then(|()| Ok(out.flush()?));
    match outcome {
        Ok(()) | Err(Fault::Pipe) => ExitCode::SUCCESS,
        Err(fault) => {
            // What was printed before the fault is still worth reading, and comes first.
            let _ = out.flush();
            if let Some(sentence) = fault.text(&texts) {
                complain(&sentence);
            }
            ExitCode::from(fault.code())
        }
    }
}

fn run(command: Command, texts: &Texts, out: &mut dyn Write) -> Outcome {
    match command {
        Command::Position(what) => position::run(what, texts, out),
        Command::Replay(args) => replay::run(&args, texts, out),
        Command::Analyse(args) => analyse::run(&args, texts, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Automa(what) => automa::run(what, texts, out),
        Command::Bench(Bench::Playouts(args)) => bench::playouts(&args, out),
        Command::Bench(Bench::Solo(args)) => bench::solo(&args, out),
        Command::Data(Data::Doubts { json }) => facts::doubts(json, out),
        Command::Rules(args) => match (&args.book, &args.rivers) {
            (Some(words), _) => narrow(out, |out| book::look_up(words, "book-how", texts, out)),
            (None, Some(factions)) => book::rivers(factions, texts, out),
            (None, None) => facts::rules(args.json, texts, out),
        },
        Command::New(args) => new::run(&args, out),
        Command::Play(args) => play::run(&args, texts, out),
        Command::Serve(args) => serve::run(&args, texts, out),
        Command::Admin(args) => admin::run(&args, texts, out),
        Command::Join(args) => narrow(out, |out| join::run(&args, texts, out)),
        Command::Saves { json } => saves::run(json, texts, out),
        Command::Learn(args) if args.json => learn::run(&args, texts, out),
        Command::Learn(args) => narrow(out, |out| learn::run(&args, texts, out)),
        Command::History(args) => history::run(&args, texts, out),
        Command::Victories(args) => victories::run(&args, texts, out),
        Command::Share { file } => share::run(file.as_deref(), out),
    }
}

/// Lets sentences keep to the window of a terminal, broken between words.
fn narrow(out: &mut dyn Write, says: impl FnOnce(&mut dyn Write) -> Outcome) -> Outcome {
    match kosa_tui::columns() {
        Some(columns) => says(&mut kosa_tui::Wrapped::new(out, columns)),
        None => says(out),
    }
}

/// Help and version are answers; everything else is wrong usage, in one sentence.
fn unparsed(e: &clap::Error, texts: &Texts) -> ExitCode {
    if matches!(e.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = write!(std::io::stdout(), "{}", help::usage_words(&e.to_string(), texts));
        return ExitCode::SUCCESS;
    }
    let args = [("sentence", usage::sentence(e, texts).into())];
    complain(&texts.fill("cli-see-help", &args));
    ExitCode::from(2)
}

/// One line on standard error, whatever somebody has typed into it.
fn complain(sentence: &str) {
    let line: String = sentence
        .chars()
        .flat_map(|c| if c.is_control() { c.escape_default().collect::<Vec<_>>() } else { vec![c] })
        .collect();
    let _ = writeln!(std::io::stderr(), "kosa: {line}");
}
