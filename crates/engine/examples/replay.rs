//! A recorded game, replayed line by line and checked against its hashes.
//!
//! `cargo run --example replay [FILE]`; without a file, the short game that lies beside this example.

use kosa_engine::{Record, RecordError};

const SOLO: &str = include_str!("solo.kosa");

fn replay(text: &str) -> Result<(), RecordError> {
    let record = Record::from_text(text)?;
    for (key, value) in &record.tags {
        println!("{key}: {value}");
    }
    let end = record.replay_with(|entry, events, state| {
        println!("turn {:3}  {entry}  ({} events)", state.public().turns(), events.len());
    })?;
    for seat in end.public().seats() {
        println!("seat {seat}: {} coins", end.score(seat).total());
    }
    Ok(())
}

fn main() {
    let text = match std::env::args().nth(1).filter(|word| word.ends_with(".kosa")) {
        Some(path) => std::fs::read_to_string(path).expect("a file that can be read"),
        None => SOLO.to_string(),
    };
    if let Err(error) = replay(&text) {
        eprintln!("line {}: {}", error.line, error.fault);
        std::process::exit(1);
    }
}

#[test]
fn it_runs() {
    replay(SOLO).unwrap();
}
