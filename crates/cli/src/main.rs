//! The one binary of the project, `kosa`: positions, records, simulations, benchmarks and a game in the terminal.
//!
//! Exit codes: 0 all is well, 1 what was asked for failed (an illegal move, a wrong position or record, a file that
//! cannot be read), 2 wrong usage. Every failure is one sentence on standard error that begins with `kosa: `.

#![forbid(unsafe_code)]

mod args;
mod automa;
mod bench;
mod event_json;
mod facts;
mod fault;
mod input;
mod modules;
mod new;
mod play;
mod position;
mod replay;
mod seats;
mod simulate;
mod table_text;
mod words;

use args::{Bench, Cli, Command, Data};
use clap::Parser;
use clap::error::ErrorKind;
use fault::{Fault, Outcome};
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(e) => return usage(&e),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let outcome = run(cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    match outcome {
        Ok(()) | Err(Fault::Pipe) => ExitCode::SUCCESS,
        Err(fault) => {
            // What was printed before the fault is still worth reading, and comes first.
            let _ = out.flush();
            let _ = writeln!(std::io::stderr(), "kosa: {fault}");
            ExitCode::from(fault.code())
        }
    }
}

fn run(command: Command, out: &mut dyn Write) -> Outcome {
    match command {
        Command::Position(what) => position::run(what, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Automa(what) => automa::run(what, out),
        Command::Bench(Bench::Playouts(args)) => bench::playouts(&args, out),
        Command::Bench(Bench::Solo(args)) => bench::solo(&args, out),
        Command::Data(Data::Doubts { json }) => facts::doubts(json, out),
        Command::Rules { json } => facts::rules(json, out),
        Command::New(args) => new::run(&args, out),
        Command::Play(args) => play::run(&args, out),
    }
}

/// Help and version are answers; everything else clap says is wrong usage, in one sentence.
fn usage(e: &clap::Error) -> ExitCode {
    let text = e.to_string();
    if matches!(e.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = write!(std::io::stdout(), "{text}");
        return ExitCode::SUCCESS;
    }
    if e.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = writeln!(std::io::stderr(), "kosa: say what to do (see 'kosa --help')");
        return ExitCode::from(2);
    }
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:"))
        .filter(|l| !l.is_empty())
        .collect();
    let sentence = lines.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    let _ = writeln!(std::io::stderr(), "kosa: {sentence} (see 'kosa --help')");
    ExitCode::from(2)
}
