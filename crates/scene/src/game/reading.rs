//! The turns of others as sentences.

use crate::panels::log::LogLine;
use kosa_client::{Session, TableLink};
use kosa_engine::Viewer;

/// Whether a line says what stands in the table of what was weighed already.
pub fn is_weighing(line: &kosa_client::log::LogLine) -> bool {
    matches!(line.seen(Viewer::Bystander).event(), kosa_engine::Event::AutomaConsiders { .. })
}

/// A line of the log as the page shows it: under the head of its turn, which names whose it was.
pub fn log_line<L: TableLink>(
    session: &Session<L>,
    viewer: Viewer,
    number: usize,
    line: &kosa_client::log::LogLine,
) -> LogLine {
    let texts = session.texts();
    let who = texts.as_subject(&line.public, line.at_turn);
    let (who, text) = LogLine::part(line.text(viewer, texts), &who);
    let round = || texts.fill("web-round", &[("n", line.public.round().into())]);
    let faction = Some(line.public.player(line.at_turn).faction());
    LogLine { number, faction, who, text, turn: line.turn().map(|_| round()) }
}
