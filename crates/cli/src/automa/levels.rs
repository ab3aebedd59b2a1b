//! The four levels and the dials.

use crate::fault::Outcome;
use kosa_engine::vocab::*;
use kosa_lang::{Arg, Dial, Lang, Texts, Topic, capital};
use serde_json::{Value, json};
use std::io::Write;

/// How each dial is written, and what explains it.
const DIALS: [(&str, Dial); 6] = [
    ("skip-turns", Dial::SkipTurns),
    ("coins+1, coins+2, coins-1, coins-2", Dial::Coins),
    ("power+1, power+2, power-1, power-2", Dial::Power),
    ("move-check", Dial::MoveCheck),
    ("deploy-check", Dial::DeployCheck),
    ("all-moves", Dial::AllMoves),
];

pub fn run(as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    if as_json {
        // Programs read this: it is the same everywhere.
        let texts = Texts::new(Lang::English);
        let levels: Vec<Value> = AutomaLevel::ALL.into_iter().map(level_json).collect();
        let dials: Vec<Value> = DIALS
            .iter()
            .map(|(words, dial)| {
                json!({"written": words.split(", ").collect::<Vec<_>>(), "explanation": texts.help(Topic::Dial(*dial))})
            })
            .collect();
        writeln!(out, "{:#}", json!({"levels": levels, "dials": dials}))?;
        return Ok(());
    }
    for (number, level) in (1..).zip(AutomaLevel::ALL) {
        let written = format!("automa:{level}, automa:{number}");
        let args = [
            ("number", Arg::from(number)),
            ("name", capital(level.id()).into()),
            ("written", written.into()),
        ];
        writeln!(out, "{}", texts.fill("levels-head", &args))?;
        writeln!(out, "    {}", track(level, texts))?;
        writeln!(out, "    {}", water(level, texts))?;
        for rule in special(level, texts) {
            writeln!(out, "    {rule}")?;
        }
    }
    writeln!(out)?;
    let example = Arg::from("automa:automaszyna:coins+1:move-check");
    writeln!(out, "{}", texts.fill("levels-dials", &[("example", example)]))?;
    for (words, dial) in DIALS {
        writeln!(out, "    {words}: {}", texts.help(Topic::Dial(dial)))?;
    }
    Ok(())
}

fn track(level: AutomaLevel, texts: &Texts) -> String {
    let face = level.face();
    let stars: Vec<String> = face.stars.iter().map(|space| space.to_string()).collect();
    texts.fill("levels-track", &[("last", (face.spaces - 1).into()), ("stars", stars.join(" ").into())])
}

fn water(level: AutomaLevel, texts: &Texts) -> String {
    match level.face().no_water.iter().last() {
        None => texts.say("levels-no-water"),
        Some(last) => texts.fill("levels-water", &[("last", last.into())]),
    }
}

/// What the level does besides its track.
fn special(level: AutomaLevel, texts: &Texts) -> Vec<String> {
    let face = level.face();
    let mut rules = Vec::new();
    if face.skip_turns {
        let cards = (1..=AutomaCard::MAX).filter_map(AutomaCard::new).filter(|c| c.face().skip);
        let cards: Vec<String> = cards.map(|c| c.to_string()).collect();
        rules.push(texts.fill("levels-skip", &[("cards", cards.join(", ").into())]));
    }
    if face.all_moves {
        rules.push(texts.say("levels-all-moves"));
    }
    if face.retreats_home {
        rules.push(texts.say("levels-retreat"));
    }
    if face.extra_coins > 0 {
        rules.push(texts.fill("levels-coins", &[("what", texts.count("coins", face.extra_coins).into())]));
    }
    if face.extra_power > 0 {
        rules.push(texts.fill("levels-power", &[("what", texts.count("power", face.extra_power).into())]));
    }
    rules
}

fn level_json(level: AutomaLevel) -> Value {
    let face = level.face();
    json!({
        "level": level.id(),
        "spaces": face.spaces,
        "stars": face.stars.iter().collect::<Vec<_>>(),
        "no_water": face.no_water.iter().collect::<Vec<_>>(),
        "skip_turns": face.skip_turns,
        "all_moves": face.all_moves,
        "retreats_home": face.retreats_home,
        "extra_coins": face.extra_coins,
        "extra_power": face.extra_power,
    })
}
