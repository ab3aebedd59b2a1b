//! `kosa share`: a record or a position as one line that holds all of it.

use crate::fault::{Outcome, failed};
use crate::input::{position, read};
use crate::wrong::{Content, Wrong};
use kosa_engine::Record;
use kosa_learn::{share_position, share_record};
use std::io::Write;
use std::path::Path;

pub fn run(file: Option<&Path>, out: &mut dyn Write) -> Outcome {
    let source = read(file, Content::Position)?;
    let text = source.text.trim_start_matches('\u{feff}');
    let link = if text.trim_start().starts_with("kosa-record") {
        let record = match Record::from_text(text) {
            Ok(record) => record,
            Err(e) => return failed(Wrong::Record(source.origin, e)),
        };
        match share_record(&record) {
            Some(link) => link,
            None => return failed(Wrong::NotWhole),
        }
    } else {
        share_position(&position(&source)?)
    };
    writeln!(out, "{link}")?;
    Ok(())
}
