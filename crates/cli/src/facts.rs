//! `kosa data doubts` and `kosa rules`.

use crate::fault::Outcome;
use crate::{row, table_text};
use kosa_engine::{DOUBTS, Rules, Switch};
use kosa_lang::{Lang, Texts, Topic};
use serde_json::{Value, json};
use std::io::Write;

/// Every fact that is not well known.
pub fn doubts(as_json: bool, out: &mut dyn Write) -> Outcome {
    if as_json {
        let all: Vec<Value> = DOUBTS
            .iter()
            .map(|d| json!({"file": d.file, "item": d.item, "status": d.status, "note": d.note}))
            .collect();
        writeln!(out, "{:#}", Value::Array(all))?;
        return Ok(());
    }
    let mut file = "";
    for doubt in DOUBTS {
        if doubt.file != file {
            file = doubt.file;
            writeln!(out, "{file}")?;
        }
        writeln!(out, "  {} [{}] {}", doubt.item, doubt.status, doubt.note)?;
    }
    writeln!(
        out,
        "{} doubts. Who owns the game can correct a line of these files and build again.",
        DOUBTS.len()
    )?;
    Ok(())
}

/// Presets and switches.
pub fn rules(as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let presets = [("rulebook", Rules::RULEBOOK), ("current", Rules::CURRENT)];
    if as_json {
        // Programs read this: it is the same everywhere.
        let texts = Texts::new(Lang::English);
        let switches: Vec<Value> = Switch::ALL
            .into_iter()
            .map(|s| {
                json!({
                    "id": s.id(), "explanation": texts.help(Topic::Switch(s)),
                    "rulebook": Rules::RULEBOOK.has(s), "current": Rules::CURRENT.has(s),
                })
            })
            .collect();
        writeln!(out, "{:#}", json!({"presets": presets.map(|(id, _)| id), "switches": switches}))?;
        return Ok(());
    }
    writeln!(
        out,
        "{}",
        texts.fill("rules-head", &[("example", "rulebook +trade-split -wayfare-home".into())])
    )?;
    writeln!(out)?;
    let on = |rules: Rules, s: Switch| texts.say(if rules.has(s) { "rules-on" } else { "rules-off" });
    let mut rows = vec![row![texts.say("rules-switch"), "rulebook", "current", texts.say("rules-when-on")]];
    for s in Switch::ALL {
        let help = texts.help(Topic::Switch(s));
        rows.push(row![s.id(), on(Rules::RULEBOOK, s), on(Rules::CURRENT, s), help]);
    }
    table_text::print(out, &rows)?;
    Ok(())
}
