//! `kosa automa`: what an Automa would do and why, its cards, its levels.

mod cards;
mod explain;
mod levels;

use crate::args::Automa;
use crate::fault::Outcome;
use kosa_engine::{Rules, Switch};
use kosa_lang::Texts;
use std::io::Write;

pub fn run(what: Automa, texts: &Texts, out: &mut dyn Write) -> Outcome {
    match what {
        Automa::Explain(args) => explain::run(&args, texts, out),
        Automa::Cards { invaders, json } => {
            let rules = Rules::default().with(Switch::InvadersFromAfar, invaders);
            cards::run(rules, json, texts, out)
        }
        Automa::Levels { json } => levels::run(json, texts, out),
    }
}
