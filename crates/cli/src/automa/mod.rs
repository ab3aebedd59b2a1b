//! `kosa automa`: what an Automa would do and why, its cards, its levels.

mod cards;
mod explain;
mod levels;

use crate::args::Automa;
use crate::fault::Outcome;
use kosa_lang::Texts;
use std::io::Write;

pub fn run(what: Automa, texts: &Texts, out: &mut dyn Write) -> Outcome {
    match what {
        Automa::Explain(args) => explain::run(&args, texts, out),
        Automa::Cards { json } => cards::run(json, texts, out),
        Automa::Levels { json } => levels::run(json, texts, out),
    }
}
