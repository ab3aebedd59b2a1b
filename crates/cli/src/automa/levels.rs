//! The four levels and the dials.

use crate::fault::Outcome;
use crate::words::capital;
use kosa_engine::vocab::*;
use serde_json::{Value, json};
use std::io::Write;

const DIALS: [(&str, &str); 6] = [
    ("skip-turns", "skips turns as Autometta does"),
    ("coins+1, coins+2, coins-1, coins-2", "more or fewer coins on a card that gives coins, never below 0"),
    ("power+1, power+2, power-1, power-2", "more or less power on a card that gives power, never below 0"),
    ("move-check", "a combat card is turned before a move: a 4 or 5 cancels moving this turn"),
    ("deploy-check", "a combat card is turned before a deployment: a 4 or 5 cancels deploying this turn"),
    ("all-moves", "carries out every valid symbol of the first row, as Ultimaszyna does"),
];

pub fn run(as_json: bool, out: &mut dyn Write) -> Outcome {
    if as_json {
        let levels: Vec<Value> = AutomaLevel::ALL.into_iter().map(level_json).collect();
        let dials: Vec<Value> = DIALS
            .iter()
            .map(|(words, text)| json!({"written": words.split(", ").collect::<Vec<_>>(), "explanation": text}))
            .collect();
        writeln!(out, "{:#}", json!({"levels": levels, "dials": dials}))?;
        return Ok(());
    }
    for (number, level) in (1..).zip(AutomaLevel::ALL) {
        writeln!(out, "{number} {}, written automa:{level} or automa:{number}", capital(level.id()))?;
        writeln!(out, "    star track     {}", track(level))?;
        writeln!(out, "    held by water  {}", water(level))?;
        for rule in special(level) {
            writeln!(out, "    {rule}")?;
        }
    }
    writeln!(out)?;
    writeln!(out, "Dials of any level, written behind it: automa:automaszyna:coins+1:move-check")?;
    for (words, text) in DIALS {
        writeln!(out, "    {words}: {text}")?;
    }
    Ok(())
}

fn spaces(set: u32) -> Vec<u8> {
    (0..32).filter(|space| set & (1 << space) != 0).collect()
}

fn track(level: AutomaLevel) -> String {
    let face = level.face();
    let stars: Vec<String> = spaces(face.stars).iter().map(u8::to_string).collect();
    format!("spaces 0 to {}, stars on {}", face.spaces - 1, stars.join(" "))
}

fn water(level: AutomaLevel) -> String {
    match spaces(level.face().no_water).as_slice() {
        [] => "never".into(),
        [.., last] => format!("up to space {last}"),
    }
}

/// What the level does besides its track.
fn special(level: AutomaLevel) -> Vec<String> {
    let face = level.face();
    let mut rules = Vec::new();
    if face.skip_turns {
        let cards = (1..=AutomaCard::MAX).filter_map(AutomaCard::new).filter(|c| c.face().skip);
        let cards: Vec<String> = cards.map(|c| c.to_string()).collect();
        rules.push(format!("skips the turn on cards {}", cards.join(", ")));
    }
    if face.all_moves {
        rules.push("carries out every valid symbol of the first row".into());
    }
    if face.retreats_home {
        rules.push("beaten combat units go to the home base, not to the faction mat".into());
    }
    if face.extra_coins > 0 {
        rules.push(format!("{} coin more on a card that gives coins", face.extra_coins));
    }
    if face.extra_power > 0 {
        rules.push(format!("{} power more on a card that gives power", face.extra_power));
    }
    rules
}

fn level_json(level: AutomaLevel) -> Value {
    let face = level.face();
    json!({
        "level": level.id(),
        "spaces": face.spaces,
        "stars": spaces(face.stars),
        "no_water": spaces(face.no_water),
        "skip_turns": face.skip_turns,
        "all_moves": face.all_moves,
        "retreats_home": face.retreats_home,
        "extra_coins": face.extra_coins,
        "extra_power": face.extra_power,
    })
}
