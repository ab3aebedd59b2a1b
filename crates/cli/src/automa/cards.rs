//! The 19 cards.

use crate::fault::Outcome;
use crate::words::{automa_gain_id, automa_move_id, automa_power, english};
use kosa_engine::vocab::*;
use kosa_lang::Texts;
use serde_json::{Value, json};
use std::io::Write;

pub fn run(as_json: bool, out: &mut dyn Write) -> Outcome {
    let cards = (1..=AutomaCard::MAX).filter_map(AutomaCard::new);
    if as_json {
        let cards: Vec<Value> = cards.map(card_json).collect();
        writeln!(out, "{:#}", Value::Array(cards))?;
        return Ok(());
    }
    let texts = english();
    for card in cards {
        let face = card.face();
        let star = if face.star_advance { "the star marker advances" } else { "no star" };
        let skip = if face.skip { "; skipped by Autometta" } else { "" };
        writeln!(out, "Card {card}: {star}{skip}")?;
        let [low, middle, high] = face.combat_power;
        let cards = texts.count("cards", face.combat_cards);
        writeln!(
            out,
            "  combat  {low} power up to 7, {middle} up to 13, {high} from 14 on; {cards}; a conquered territory shows {}",
            texts.count("resources", face.resources)
        )?;
        for (name, scheme) in ["I", "II"].into_iter().zip(&face.schemes) {
            writeln!(out, "  Scheme {name}")?;
            for (row, text) in rows(&texts, scheme) {
                writeln!(out, "    {row:<8}{text}")?;
            }
        }
    }
    Ok(())
}

/// The rows of a scheme, in words.
pub fn rows(texts: &Texts, scheme: &AutomaScheme) -> [(&'static str, String); 3] {
    let or_nothing = |words: Vec<String>, join: &str| {
        if words.is_empty() { "nothing".to_string() } else { words.join(join) }
    };
    let moves = scheme.moves.iter().map(|s| texts.automa_symbol(s, |m| texts.automa_move(m))).collect();
    let gains = scheme.gains.iter().map(|s| texts.automa_symbol(s, |g| texts.automa_gain(g))).collect();
    let recruit = scheme.recruit_bonus.map_or_else(|| "nothing".into(), |bonus| texts.recruit_bonus(bonus));
    [("moves", or_nothing(moves, ", else ")), ("gains", or_nothing(gains, ", ")), ("recruit", recruit)]
}

/// The rows of a scheme as facts.
pub fn scheme_json(scheme: &AutomaScheme) -> Value {
    let only = |faction: Option<Faction>| faction.map(Faction::id);
    let moves: Vec<Value> = scheme
        .moves
        .iter()
        .map(|s| json!({"symbol": automa_move_id(s.what), "power": automa_power(s.what), "only": only(s.only)}))
        .collect();
    let gains: Vec<Value> = scheme
        .gains
        .iter()
        .map(|s| {
            let (kind, amount) = automa_gain_id(s.what);
            json!({"gain": kind, "amount": amount, "only": only(s.only)})
        })
        .collect();
    json!({"moves": moves, "gains": gains, "recruit_bonus": scheme.recruit_bonus.map(RecruitBonus::id)})
}

fn card_json(card: AutomaCard) -> Value {
    let face = card.face();
    json!({
        "card": card.number(),
        "star_advance": face.star_advance,
        "autometta_skips": face.skip,
        "combat_power": face.combat_power,
        "combat_cards": face.combat_cards,
        "resources": face.resources,
        "schemes": face.schemes.iter().map(scheme_json).collect::<Vec<_>>(),
    })
}
