//! `kosa rules --book` and `--rivers`: the rule book, and who crosses which water.

use crate::fault::{Outcome, failed};
use crate::wrong::Wrong;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Setup, Switch};
use kosa_lang::{Arg, Texts};
use kosa_learn::{BookTopic, Rivers, Rulebook};
use std::io::Write;

/// A topic by its name, or what these words are found in; for none the list of topics, and this sentence about how one is opened.
pub fn look_up(words: &[String], how: &str, texts: &Texts, out: &mut dyn Write) -> Outcome {
    if words.is_empty() {
        for topic in Rulebook::topics() {
            writeln!(out, "{:<12} {}", topic.id(), topic.title(texts))?;
        }
        writeln!(out, "\n{}", texts.say(how))?;
        return Ok(());
    }
    if let [id] = words
        && let Some(topic) = Rulebook::topic(id)
    {
        return page(topic, texts, out);
    }
    let words = words.join(" ");
    let found = Rulebook::search(&words, texts);
    match found.as_slice() {
        [] => {
            let short: String = words.chars().take(40).collect();
            writeln!(out, "{}", texts.fill("book-nothing", &[("words", short.into())]))?;
        }
        [only] => page(only, texts, out)?,
        several => {
            for topic in several {
                writeln!(out, "{:<12} {}", topic.id(), topic.title(texts))?;
            }
            writeln!(out)?;
            page(several[0], texts, out)?;
        }
    }
    Ok(())
}

fn page(topic: &BookTopic, texts: &Texts, out: &mut dyn Write) -> Outcome {
    writeln!(out, "{}", topic.title(texts))?;
    for line in topic.page(texts) {
        writeln!(out, "  {line}")?;
    }
    if !topic.rulings().is_empty() {
        let list = Arg::from(topic.rulings().join(", "));
        writeln!(out, "  {}", texts.fill("book-rulings", &[("list", list)]))?;
    }
    Ok(())
}

/// The card for these factions, or for all.
pub fn rivers(factions: &[Faction], texts: &Texts, out: &mut dyn Write) -> Outcome {
    let factions = if factions.is_empty() { Faction::ALL.to_vec() } else { factions.to_vec() };
    // A table at which they sit: one more where somebody asks about a single faction.
    let mut seated = factions.clone();
    if let [only] = factions.as_slice() {
        seated.extend(Faction::ALL.into_iter().find(|other| other != only));
    }
    let mut setup = Setup::chosen(seated.into_iter().zip(Mat::ALL));
    setup.rules = setup.rules.with(Switch::InvadersFromAfar, true);
    let state = match setup.start() {
        Ok(state) => state,
        Err(e) => return failed(Wrong::Setup(e)),
    };
    writeln!(out, "{}", texts.say("rivers-title"))?;
    for line in Rivers::card(state.public()).iter().filter(|line| factions.contains(&line.faction)) {
        writeln!(out, "{}", texts.faction(line.faction))?;
        if let Some(said) = line.without_ways(texts) {
            writeln!(out, "  {said}")?;
        }
        for way in &line.ways {
            writeln!(out, "  {}", way.text(texts))?;
        }
    }
    Ok(())
}
