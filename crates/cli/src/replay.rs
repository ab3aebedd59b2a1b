//! `kosa replay`: checks a record and tells it.

use crate::analyse;
use crate::args::Replay;
use crate::event_json::event_json;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{on_a_terminal, read, theme};
use crate::play::tiles;
use crate::position::{print_score, score_json, sides_json, viewer_of};
use crate::verify;
use crate::wrong::{Content, Wrong};
use kosa_client::Known;
use kosa_client::analysis::Reviewer;
use kosa_engine::record::Entry;
use kosa_engine::{Actor, Event, Record, RecordError, State, UncheckedTile, Viewer};
use kosa_lang::{Arg, Narrator, Texts};
use serde_json::{Value, json};
use std::io::Write;

pub fn run(args: &Replay, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let source = read(Some(&args.file), Content::Record)?;
    let wrong = |e: RecordError| Fault::failed(Wrong::Record(source.origin.clone(), e));
    let text = source.text.trim_start_matches('\u{feff}');
    let record = match position_alone(text) {
        // A position is a game in which nothing has happened yet.
        Some(state) => Record::new(state),
        None => if args.recover { Record::recover(text) } else { Record::from_text(text) }.map_err(wrong)?,
    };
    if args.verify {
        let known = Known { seed: args.seed, commitment: args.commitment.clone() };
        return verify::run(&source, text, &record, &known, texts, out);
    }
    let viewer = viewer_of(args.viewer, record.start().public())?;
    if args.review {
        return analyse::review(&record, viewer, Reviewer::budget(), args.json, texts, out);
    }
    if !args.json && !args.quiet && !args.plain && on_a_terminal() {
        return kosa_tui::replay(record, viewer, Texts::new(texts.lang()), theme(args.theme.as_deref()))
            .or_else(|e| failed(Wrong::Replay(source.origin.clone(), e)));
    }
    if args.json {
        return as_json(texts, &record, viewer, args.quiet, out, wrong);
    }
    let mut written = Ok(());
    let mut narrator = Narrator::default();
    // The tiles are shown once all of them lie on the table.
    let mut dealing = !args.quiet;
    if !args.quiet && !record.start().public().is_dealing() {
        dealing = false;
        tiles::print(texts, record.start().public(), out)?;
    }
    let end = record.replay_with(|entry, events, state| {
        if !args.quiet && written.is_ok() {
            written = tell(texts, entry, events, state, viewer, &mut narrator, out);
        }
        if dealing && written.is_ok() && !state.public().is_dealing() {
            dealing = false;
            written = tiles::print(texts, state.public(), out);
        }
    });
    written?;
    let end = end.map_err(wrong)?;
    summary(texts, &record, &end, viewer, out)?;
    print_score(texts, end.public(), out)?;
    Ok(())
}

/// A position in place of a record.
fn position_alone(text: &str) -> Option<State> {
    text.trim_start().starts_with("kosa-position").then(|| State::from_position(text).ok())?
}

/// The entry as this viewer may know it: secret outcomes and choices of others are left out.
fn entry_text(texts: &Texts, entry: &Entry, events: &[Event], viewer: Viewer) -> String {
    match entry {
        _ if !entry.is_secret(events, viewer) => entry.to_string(),
        Entry::Move(actor, _) => format!("{actor}: ({})", texts.say("replay-hidden")),
        Entry::Gift { .. } | Entry::Stalled(_) | Entry::Hash(_) => {
            format!("hash ({})", texts.say("replay-hidden"))
        }
    }
}

fn tell(
    texts: &Texts,
    entry: &Entry,
    events: &[Event],
    state: &State,
    viewer: Viewer,
    narrator: &mut Narrator,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    writeln!(out, "{}", entry_text(texts, entry, events, viewer))?;
    for event in events {
        writeln!(out, "    {}", texts.event(narrator, &event.seen_by(viewer), state.public()))?;
    }
    Ok(())
}

fn summary(
    texts: &Texts,
    record: &Record,
    end: &State,
    viewer: Viewer,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let moves = record.entries().iter().filter(|e| matches!(e, Entry::Move(Actor::Seat(_), _))).count();
    let key = if end.is_over() { "replay-over" } else { "replay-not-over" };
    let args = [("decisions", Arg::from(moves)), ("turns", Arg::from(end.public().turns()))];
    write!(out, "{}", texts.fill(key, &args))?;
    // The hash is made of everything, secrets too.
    match viewer {
        Viewer::Everything => {
            let hash = Arg::from(format!("{:016x}", end.hash64()));
            writeln!(out, "; {}.", texts.fill("replay-hash", &[("hash", hash)]))
        }
        Viewer::Bystander | Viewer::Seat(_) => writeln!(out, "."),
    }
}

fn as_json(
    texts: &Texts,
    record: &Record,
    viewer: Viewer,
    quiet: bool,
    out: &mut dyn Write,
    wrong: impl Fn(RecordError) -> Fault,
) -> Outcome {
    let mut entries: Vec<Value> = Vec::new();
    let mut narrator = Narrator::default();
    let end = record
        .replay_with(|entry, events, state| {
            if quiet {
                return;
            }
            let text = entry_text(texts, entry, events, viewer);
            let seen = events.iter().map(|event| event.seen_by(viewer));
            let events: Vec<Value> =
                seen.map(|e| event_json(texts, &e, state.public(), &mut narrator)).collect();
            entries.push(json!({"entry": text, "events": events}));
        })
        .map_err(wrong)?;
    let tags: Vec<Value> = record.tags_for(viewer).map(|(k, v)| json!({"key": k, "value": v})).collect();
    let mut answer = json!({
        "tags": tags,
        "rules": end.public().rules().to_string(),
        "over": end.is_over(),
        "turns": end.public().turns(),
        "score": score_json(end.public()),
    });
    if let Some(sides) = end.public().sides() {
        answer["sides"] = sides_json(sides);
    }
    let unchecked = end.public().unchecked_tiles();
    if !unchecked.is_empty() {
        let tile = |t: &UncheckedTile| json!({"name": t.name, "state": t.state.id()});
        answer["unchecked_tiles"] = unchecked.iter().map(tile).collect();
    }
    if end.public().is_unofficial() {
        answer["unofficial"] = true.into();
    }
    if viewer == Viewer::Everything {
        answer["hash"] = format!("{:016x}", end.hash64()).into();
    }
    if !quiet {
        answer["entries"] = Value::Array(entries);
    }
    writeln!(out, "{answer:#}")?;
    Ok(())
}
