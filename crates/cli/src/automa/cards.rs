//! The 19 cards.

use crate::fault::Outcome;
use crate::words::{automa_gain_id, automa_power};
use kosa_engine::Rules;
use kosa_engine::vocab::*;
use kosa_lang::Texts;
use serde_json::{Value, json};
use std::io::Write;

pub fn run(rules: Rules, as_json: bool, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let cards = (1..=AutomaCard::MAX).filter_map(AutomaCard::new);
    if as_json {
        let cards: Vec<Value> = cards.map(|card| card_json(rules, card)).collect();
        writeln!(out, "{:#}", Value::Array(cards))?;
        return Ok(());
    }
    for card in cards {
        let face = card.face();
        let key = match (face.star_advance, face.skip) {
            (true, false) => "cards-star",
            (true, true) => "cards-star-skip",
            (false, false) => "cards-no-star",
            (false, true) => "cards-no-star-skip",
        };
        writeln!(out, "{}", texts.fill(key, &[("card", card.to_string().into())]))?;
        let [low, middle, high] = face.combat_power;
        let args = [
            ("low", low.into()),
            ("middle", middle.into()),
            ("high", high.into()),
            ("cards", texts.count("cards", face.combat_cards).into()),
            ("resources", texts.count("resources", face.resources).into()),
        ];
        writeln!(out, "  {}", texts.fill("cards-combat", &args))?;
        for (name, scheme) in ["I", "II"].into_iter().zip(&face.schemes) {
            writeln!(out, "  {}", texts.fill("cards-scheme", &[("scheme", name.into())]))?;
            print_rows(&rows(texts, rules, scheme), "    ", out)?;
        }
    }
    Ok(())
}

/// Rows with their names, one below the other.
pub fn print_rows(rows: &[(String, String)], indent: &str, out: &mut dyn Write) -> std::io::Result<()> {
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    rows.iter().try_for_each(|(name, text)| writeln!(out, "{indent}{name:<width$}  {text}"))
}

/// The symbols of a row that are printed on the cards in the box.
fn printed<T>(
    rules: Rules,
    row: &'static [AutomaSymbol<T>],
) -> impl Iterator<Item = &'static AutomaSymbol<T>> {
    row.iter().filter(move |symbol| rules.has_symbol(symbol))
}

/// The rows of a scheme, in words.
pub fn rows(texts: &Texts, rules: Rules, scheme: &AutomaScheme) -> [(String, String); 3] {
    let nothing = || texts.say("nothing");
    let or_nothing =
        |words: Vec<String>, join: &str| if words.is_empty() { nothing() } else { words.join(join) };
    let moves = printed(rules, scheme.moves);
    let moves = moves.map(|s| texts.automa_symbol(s, |m| texts.automa_move(m))).collect();
    let gains = printed(rules, scheme.gains);
    let gains = gains.map(|s| texts.automa_symbol(s, |g| texts.automa_gain(g))).collect();
    let recruit = scheme.recruit_bonus.map_or_else(nothing, |bonus| texts.recruit_bonus(bonus));
    let or_else = format!(", {} ", texts.say("cards-else"));
    [
        (texts.say("cards-moves"), or_nothing(moves, &or_else)),
        (texts.say("cards-gains"), or_nothing(gains, ", ")),
        (texts.say("cards-recruit"), recruit),
    ]
}

/// The rows of a scheme as facts.
pub fn scheme_json(rules: Rules, scheme: &AutomaScheme) -> Value {
    let only = |faction: Option<Faction>| faction.map(Faction::id);
    let moves: Vec<Value> = printed(rules, scheme.moves)
        .map(|s| json!({"symbol": s.what.id(), "power": automa_power(s.what), "only": only(s.only)}))
        .collect();
    let gains: Vec<Value> = printed(rules, scheme.gains)
        .map(|s| {
            let (kind, amount) = automa_gain_id(s.what);
            json!({"gain": kind, "amount": amount, "only": only(s.only)})
        })
        .collect();
    json!({"moves": moves, "gains": gains, "recruit_bonus": scheme.recruit_bonus.map(RecruitBonus::id)})
}

fn card_json(rules: Rules, card: AutomaCard) -> Value {
    let face = card.face();
    json!({
        "card": card.number(),
        "star_advance": face.star_advance,
        "autometta_skips": face.skip,
        "combat_power": face.combat_power,
        "combat_cards": face.combat_cards,
        "resources": face.resources,
        "schemes": face.schemes.iter().map(|s| scheme_json(rules, s)).collect::<Vec<_>>(),
    })
}
