//! `kosa history`: the games played to their end on this device, with sums over them.

use crate::args::History as Args;
use crate::fault::{Outcome, failed};
use crate::input::read;
use crate::wrong::{Content, Origin, Wrong};
use crate::{row, table_text};
use kosa_client::Storage;
use kosa_engine::Record;
use kosa_engine::vocab::Star;
use kosa_lang::{Arg, Texts};
use kosa_learn::{Group, History, Statistics, Tally};
use std::io::Write;

pub fn run(args: &Args, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let history = history(args)?;
    if args.json {
        writeln!(out, "{:#}", history.to_json())?;
        return Ok(());
    }
    if args.csv {
        write!(out, "{}", history.to_csv())?;
        return Ok(());
    }
    if history.games.is_empty() {
        writeln!(out, "{}", texts.say("history-none"))?;
    } else {
        print(&Statistics::of(&history.games), texts, out)?;
    }
    if history.unfinished + history.unreadable > 0 {
        let args = [("unfinished", Arg::from(history.unfinished)), ("unreadable", history.unreadable.into())];
        writeln!(out, "{}", texts.fill("history-left-out", &args))?;
    }
    Ok(())
}

/// The games of these files, or those that are saved here.
fn history(args: &Args) -> Outcome<History> {
    if args.files.is_empty() {
        let disk = kosa_tui::disk();
        let place = disk.usual_place();
        return History::read(&disk).or_else(|e| failed(Wrong::Unreadable(Origin::File(place), e)));
    }
    let mut history = History::default();
    for file in &args.files {
        let source = read(Some(file), Content::Record)?;
        match Record::from_text(source.text.trim_start_matches('\u{feff}')) {
            Ok(record) => history.add(&record, None),
            Err(e) => return failed(Wrong::Record(source.origin, e)),
        }
    }
    Ok(history)
}

fn print(statistics: &Statistics, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let head = [
        "history-col-what",
        "history-col-games",
        "history-col-won",
        "history-col-rounds",
        "history-col-fortune",
        "history-col-best",
        "history-col-combats",
    ];
    let head: Vec<String> = head.map(|key| texts.say(key)).to_vec();
    table_text::print(out, &[head.clone(), line(texts.say("history-all"), &statistics.all)])?;
    for group in Group::ALL {
        writeln!(out, "\n{}", texts.say(group.key()))?;
        let mut rows = vec![head.clone()];
        rows.extend(statistics.group(group).map(|(word, tally)| line(group.named(word, texts), tally)));
        table_text::print(out, &rows)?;
    }
    let all = &statistics.all;
    let parts = ["score-coins", "score-stars", "score-territories", "score-resources", "score-structures"];
    let parts = parts.iter().zip(all.by_category);
    let parts: Vec<String> =
        parts.map(|(key, sum)| format!("{} {}", texts.say(key), tenths(all.per_game(sum)))).collect();
    writeln!(out, "\n{}", texts.fill("history-categories", &[("list", parts.join(", ").into())]))?;
    let placed = Star::ALL.into_iter().zip(all.stars).filter(|(_, n)| *n > 0);
    let stars: Vec<String> = placed.map(|(star, n)| format!("{} {n}", texts.name(&star))).collect();
    writeln!(out, "{}", texts.fill("history-stars", &[("list", stars.join(", ").into())]))?;
    Ok(())
}

fn tenths(n: u32) -> String {
    format!("{}.{}", n / 10, n % 10)
}

fn line(what: String, tally: &Tally) -> Vec<String> {
    let (won, lost) = tally.combats;
    row![
        what,
        tally.games,
        format!("{}%", tally.rate()),
        tenths(tally.per_game(tally.rounds)),
        tenths(tally.per_game(tally.total)),
        tally.best,
        format!("{won}:{lost}")
    ]
}
