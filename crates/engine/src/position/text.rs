//! Document to text and back: one line per fact, the key first. A semicolon ends a line as well, so that a position
//! fits on one line.

use super::doc::*;
use super::error::{FaultPlace, PositionError};
use super::fault::PositionFault;
use crate::error::{clip, digits};
use crate::invaders::position::{self as tokens, TrapDoc};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEADER: &str = "kosa-position";

/// `1-5 7 9-12`: card numbers with runs joined.
fn runs(numbers: &[u8]) -> String {
    if numbers.is_empty() {
        return "-".into();
    }
    let mut words: Vec<String> = Vec::new();
    let mut i = 0;
    while i < numbers.len() {
        let mut j = i;
        while j + 1 < numbers.len() && numbers[j + 1] == numbers[j] + 1 {
            j += 1;
        }
        words.push(if j > i { format!("{}-{}", numbers[i], numbers[j]) } else { numbers[i].to_string() });
        i = j + 1;
    }
    words.join(" ")
}

fn words(list: &[String]) -> String {
    if list.is_empty() { "-".into() } else { list.join(" ") }
}

fn seats(list: &[u8]) -> String {
    list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn pairs<V: ToString>(map: &BTreeMap<String, V>) -> String {
    map.iter().map(|(k, v)| format!("{k} {}", v.to_string())).collect::<Vec<_>>().join(" ")
}

impl MovingDoc {
    fn to_words(&self) -> String {
        let mut line = format!("{} {} {}", self.unit, self.from, self.to);
        if self.steps > 0 {
            let _ = write!(line, " steps {}", self.steps);
        }
        if let Some(onward) = self.onward {
            line.push_str(if onward { " onward" } else { " first" });
        }
        if let Some(asking) = &self.asking {
            let _ = write!(line, " asking {asking}");
        }
        if !self.load.is_empty() {
            let _ = write!(line, " load {}", pairs(&self.load));
        }
        line
    }
}

impl PositionDoc {
    /// The text form.
    pub fn to_text(&self) -> String {
        let mut out = String::with_capacity(1500);
        let mut line = |key: &str, value: &str| {
            let _ = writeln!(out, "{key} {value}");
        };
        line(HEADER, &self.version.to_string());
        line("rules", &self.rules);
        if let Some(n) = self.active {
            line("active", &n.to_string());
        }
        if let Some(n) = self.turns {
            line("turns", &n.to_string());
        }
        if let Some(tile) = &self.tile {
            line("tile", tile);
        }
        if let Some(list) = &self.encounters {
            line("encounters", &words(list));
        }
        if let Some(list) = &self.encounter_deck {
            line("encounter-deck", &runs(list));
        }
        if let Some(deck) = &self.deck {
            line("deck", deck);
        }
        if !self.discard.is_empty() {
            line("discard", &self.discard);
        }
        if let Some(factory) = &self.factory {
            let mut value = factory.count.to_string();
            if let Some(cards) = &factory.cards {
                value.push_str(" cards ");
                value.push_str(&runs(cards));
            }
            if !factory.seen_by.is_empty() {
                value.push_str(" seen-by ");
                value.push_str(&seats(&factory.seen_by));
            }
            line("factory", &value);
        }
        if let Some(list) = &self.objective_deck {
            line("objective-deck", &runs(list));
        }
        if !self.revealed.is_empty() {
            line("revealed", &runs(&self.revealed));
        }
        for (place, kinds) in &self.resources {
            line("at", &format!("{place} {}", pairs(kinds)));
        }
        self.turn_lines(&mut line);
        if let Some(combat) = &self.combat {
            let mut value = format!("{} {} {}", combat.hex, combat.attacker, combat.defender);
            if !combat.committed.is_empty() {
                let _ = write!(value, " committed {}", combat.committed.join(" "));
            }
            if let Some(winner) = &combat.winner {
                let _ = write!(value, " winner {winner}");
            }
            if combat.duel {
                value.push_str(" duel");
            }
            if combat.fighters_beaten > 0 {
                let _ = write!(value, " beaten {}", combat.fighters_beaten);
            }
            if combat.workers_driven > 0 {
                let _ = write!(value, " driven {}", combat.workers_driven);
            }
            if !combat.lakes.is_empty() {
                let _ = write!(value, " lakes {}", combat.lakes.join(" "));
            }
            line("combat", &value);
        }
        tokens::lines(&self.flags, &self.traps, &mut line);
        self.modules.lines(&mut line);
        if let Some(token) = &self.tie_token {
            line("tie-token", token);
        }
        if let Some(frames) = &self.frames {
            line("frames", &words(frames));
        }
        if self.over {
            line("over", "yes");
        }
        for seat in &self.seats {
            seat.lines(&mut line);
        }
        out
    }

    fn turn_lines(&self, line: &mut impl FnMut(&str, &str)) {
        let turn = &self.turn;
        for (key, on) in [
            ("moved-character", turn.moved_character),
            ("factory-move", turn.factory_move),
            ("arrival", turn.arrival),
            ("token-later", turn.token_later),
            ("moved-airship", turn.moved_airship),
            ("last-turn", turn.last_turn),
            ("toka-used", turn.toka_used),
            ("coercion-used", turn.coercion_used),
            ("forced-retreat", turn.forced_retreat),
        ] {
            if on {
                line(key, "yes");
            }
        }
        if let Some(seat) = turn.duel {
            line("duel", &seat.to_string());
        }
        if !turn.arm_later.is_empty() {
            line("arm-later", &turn.arm_later.join(" "));
        }
        if !turn.moved_mechs.is_empty() {
            line("moved-mechs", &turn.moved_mechs.join(" "));
        }
        if !turn.moved_workers.is_empty() {
            line("moved-workers", &turn.moved_workers.join(" "));
        }
        if turn.units_left > 0 {
            line("units-left", &turn.units_left.to_string());
        }
        if let Some(moving) = &turn.moving {
            line("moving", &moving.to_words());
        }
        for entry in &turn.entries {
            line("entry", &entry.to_words());
        }
    }

    /// The longest text that is read, in bytes; a position takes a few thousand.
    pub const MAX_BYTES: usize = 256 * 1024;

    /// Refuses a text that cannot be a position for its length alone.
    pub(super) fn check_length(text: &str) -> Result<(), PositionError> {
        if text.len() <= Self::MAX_BYTES {
            return Ok(());
        }
        let fault = PositionFault::TooLong { bytes: text.len(), most: Self::MAX_BYTES };
        Err(PositionError::one(FaultPlace::Line(1), fault))
    }

    /// Reads the text form. Nothing is checked but the shape.
    pub fn from_text(text: &str) -> Result<PositionDoc, PositionError> {
        Self::check_length(text)?;
        let mut doc = PositionDoc::default();
        // The keys of the part being read: there are few, whatever the text says.
        let mut seen: Vec<&str> = Vec::new();
        let mut first = true;
        for (index, raw) in text.lines().enumerate() {
            let raw = raw.split('#').next().unwrap_or_default();
            for part in raw.split(';') {
                let mut parts = part.split_whitespace();
                let Some(key) = parts.next() else { continue };
                let values: Vec<&str> = parts.collect();
                let at = FaultPlace::Line(index + 1);
                if first {
                    first = false;
                    if key != HEADER {
                        return Err(PositionError::one(at, PositionFault::NoHeader { got: clip(key) }));
                    }
                    doc.version = number(&values).map_err(|e| PositionError::one(at, e))?;
                    continue;
                }
                // Each fact once, or the later line would silently win.
                let often = matches!(key, "at" | "entry" | "seat" | "trap" | "knows");
                if !often && seen.contains(&key) {
                    return Err(PositionError::one(at, PositionFault::KeyTwice { key: clip(key) }));
                }
                let read = match doc.seats.last_mut() {
                    Some(seat) if key != "seat" => seat.read(key, &values),
                    _ => doc.read(key, &values),
                };
                read.map_err(|e| PositionError::one(at, e))?;
                match key {
                    "seat" => seen.clear(),
                    _ if !often => seen.push(key),
                    _ => {}
                }
            }
        }
        if first {
            return Err(PositionError::one(FaultPlace::Line(1), PositionFault::Empty));
        }
        Ok(doc)
    }

    fn read(&mut self, key: &str, values: &[&str]) -> Result<(), PositionFault> {
        match key {
            "rules" => self.rules = values.join(" "),
            "active" => self.active = Some(number(values)?),
            "turns" => self.turns = Some(number(values)?),
            "tile" => self.tile = optional(values)?,
            "encounters" => self.encounters = Some(list(values)),
            "encounter-deck" => self.encounter_deck = Some(numbers(values)?),
            "deck" => self.deck = Some(one(values)?),
            "discard" => self.discard = one(values)?,
            "factory" => self.factory = Some(factory(values)?),
            "objective-deck" => self.objective_deck = Some(numbers(values)?),
            "revealed" => self.revealed = numbers(values)?,
            "at" => {
                let [place, rest @ ..] = values else {
                    return Err(PositionFault::AtShape);
                };
                if self.resources.insert(place.to_string(), amounts(rest)?).is_some() {
                    return Err(PositionFault::AtTwice { place: clip(place) });
                }
            }
            "moved-character" => self.turn.moved_character = yes(values)?,
            "factory-move" => self.turn.factory_move = yes(values)?,
            "arrival" => self.turn.arrival = yes(values)?,
            "token-later" => self.turn.token_later = yes(values)?,
            "moved-airship" => self.turn.moved_airship = yes(values)?,
            "last-turn" => self.turn.last_turn = yes(values)?,
            "duel" => self.turn.duel = Some(number(values)?),
            "airship-tiles" => self.modules.airship_tiles = list(values),
            "resolution" => self.modules.resolution = optional(values)?,
            "missions" => self.modules.missions = numbers(values)?,
            "trigger" => self.modules.trigger = Some(number(values)?),
            "clock" => self.modules.clock = values.iter().map(|w| w.to_string()).collect(),
            "toka-used" => self.turn.toka_used = yes(values)?,
            "arm-later" => self.turn.arm_later = list(values),
            "coercion-used" => self.turn.coercion_used = yes(values)?,
            "forced-retreat" => self.turn.forced_retreat = yes(values)?,
            "moved-mechs" => self.turn.moved_mechs = list(values),
            "moved-workers" => self.turn.moved_workers = list(values),
            "units-left" => self.turn.units_left = number(values)?,
            "moving" => self.turn.moving = Some(moving(values)?),
            "entry" => self.turn.entries.push(moving(values)?),
            "combat" => self.combat = Some(combat(values)?),
            "flags" => self.flags = list(values),
            "trap" => self.traps.push(TrapDoc::of_words(values)?),
            "tie-token" => self.tie_token = optional(values)?,
            "frames" => self.frames = Some(list(values)),
            "over" => self.over = yes(values)?,
            "seat" => {
                let [faction, mat] = values else {
                    return Err(PositionFault::SeatShape);
                };
                self.seats.push(SeatDoc {
                    faction: faction.to_string(),
                    mat: mat.to_string(),
                    ..SeatDoc::default()
                });
            }
            _ => return Err(PositionFault::NoKey { got: clip(key) }),
        }
        Ok(())
    }
}

/// Writes a line unless there is nothing to say.
fn some(line: &mut impl FnMut(&str, &str), key: &str, value: String) {
    if !value.is_empty() && value != "-" {
        line(key, &value);
    }
}

impl SeatDoc {
    fn lines(&self, line: &mut impl FnMut(&str, &str)) {
        line("seat", &format!("{} {}", self.faction, self.mat));
        if let Some(n) = self.power {
            line("  power", &n.to_string());
        }
        if let Some(n) = self.popularity {
            line("  popularity", &n.to_string());
        }
        if let Some(n) = self.coins {
            line("  coins", &n.to_string());
        }
        some(line, "  hand", self.hand.clone());
        some(line, "  objectives", runs(&self.objectives));
        some(line, "  put-away", runs(&self.put_away));
        some(line, "  stars", self.stars.join(" "));
        // An Automa's character on its faction mat is written as a dash.
        if self.character.as_deref() == Some("-") {
            line("  character", "-");
        } else {
            some(line, "  character", self.character.clone().unwrap_or_default());
        }
        if !self.mechs.at.is_empty() {
            let slots: String = self.mechs.slots.iter().map(|s| format!("{s} ")).collect();
            some(line, "  mechs", format!("{slots}at {}", self.mechs.at.join(" ")));
        }
        if let Some(workers) = &self.workers {
            some(line, "  workers", workers.join(" "));
        }
        some(line, "  structures", pairs(&self.structures));
        some(line, "  cubes", self.cubes.join(" "));
        some(line, "  reduced", self.reduced.join(" "));
        some(line, "  recruits", self.recruits.join(" "));
        some(line, "  bonuses", self.bonuses.join(" "));
        some(line, "  factory-card", self.factory_card.map(|n| n.to_string()).unwrap_or_default());
        some(line, "  token", self.token.clone().unwrap_or_default());
        some(line, "  dial", self.dial.map(|n| n.to_string()).unwrap_or_default());
        some(line, "  played", self.played.clone());
        for (seat, cards) in &self.knows {
            line("  knows", &format!("{seat} {cards}"));
        }
        if let Some(airship) = &self.airship {
            airship.lines(line);
        }
        if let Some(automa) = &self.automa {
            some(line, "  marker", automa.marker.to_string());
            some(line, "  second-scheme", if automa.second_scheme { "yes".into() } else { String::new() });
            some(line, "  resource-box", automa.resources.to_string());
            line("  automa-deck", &automa.deck.as_deref().map_or("-".into(), runs));
            if automa.factory_card {
                line("  took-factory-card", "yes");
            }
        }
    }

    fn read(&mut self, key: &str, values: &[&str]) -> Result<(), PositionFault> {
        match key {
            "power" => self.power = Some(number(values)?),
            "popularity" => self.popularity = Some(number(values)?),
            "coins" => self.coins = Some(number(values)?),
            "hand" => self.hand = one(values)?,
            "objectives" => self.objectives = numbers(values)?,
            "put-away" => self.put_away = numbers(values)?,
            "airship" => self.airship.get_or_insert_default().at = Some(one(values)?),
            "own-tiles" => self.airship.get_or_insert_default().tiles = list(values),
            "aboard" => self.airship.get_or_insert_default().aboard = amounts(values)?,
            "mission-stars" => self.airship.get_or_insert_default().missions = numbers(values)?,
            "given-up" => self.airship.get_or_insert_default().given_up = number(values)?,
            "again" => self.airship.get_or_insert_default().again = list(values),
            "stars" => self.stars = list(values),
            "character" => self.character = Some(one(values)?),
            "mechs" => {
                let at = values.iter().position(|w| *w == "at").ok_or(PositionFault::MechsShape)?;
                self.mechs = MechsDoc { slots: numbers(&values[..at])?, at: list(&values[at + 1..]) };
            }
            "workers" => self.workers = Some(list(values)),
            "structures" => {
                if !values.len().is_multiple_of(2) {
                    return Err(PositionFault::StructuresShape);
                }
                for pair in values.chunks(2) {
                    if self.structures.insert(pair[0].to_string(), pair[1].to_string()).is_some() {
                        return Err(PositionFault::StructureTwice { structure: clip(pair[0]) });
                    }
                }
            }
            "cubes" => self.cubes = list(values),
            "reduced" => self.reduced = list(values),
            "recruits" => self.recruits = list(values),
            "bonuses" => self.bonuses = list(values),
            "factory-card" => self.factory_card = Some(number(values)?),
            "token" => self.token = optional(values)?,
            "dial" => self.dial = Some(number(values)?),
            "played" => self.played = one(values)?,
            "knows" => {
                let [seat, cards] = values else { return Err(PositionFault::KnowsShape) };
                let seat = number(&[seat])?;
                if self.knows.insert(seat, cards.to_string()).is_some() {
                    return Err(PositionFault::KnowsTwice { number: seat });
                }
            }
            "marker" => self.automa.get_or_insert_default().marker = number(values)?,
            "second-scheme" => self.automa.get_or_insert_default().second_scheme = yes(values)?,
            "resource-box" => self.automa.get_or_insert_default().resources = number(values)?,
            "automa-deck" => self.automa.get_or_insert_default().deck = Some(numbers(values)?),
            "took-factory-card" => self.automa.get_or_insert_default().factory_card = yes(values)?,
            _ => return Err(PositionFault::NoSeatKey { got: clip(key) }),
        }
        Ok(())
    }
}

fn one(values: &[&str]) -> Result<String, PositionFault> {
    match values {
        [value] => Ok(value.to_string()),
        [] => Err(PositionFault::NoValue),
        _ => Err(PositionFault::SeveralValues { n: values.len() }),
    }
}

fn number<T: std::str::FromStr>(values: &[&str]) -> Result<T, PositionFault> {
    let word = one(values)?;
    digits(&word).ok_or_else(|| PositionFault::WrongValue { got: clip(&word) })
}

fn optional(values: &[&str]) -> Result<Option<String>, PositionFault> {
    let value = one(values)?;
    Ok((value != "-").then_some(value))
}

fn yes(values: &[&str]) -> Result<bool, PositionFault> {
    match values {
        ["yes"] => Ok(true),
        ["no"] => Ok(false),
        _ => Err(PositionFault::YesOrNo),
    }
}

fn list(values: &[&str]) -> Vec<String> {
    if values == ["-"] { Vec::new() } else { values.iter().map(|w| w.to_string()).collect() }
}

fn numbers(values: &[&str]) -> Result<Vec<u8>, PositionFault> {
    let mut all = Vec::new();
    if values == ["-"] {
        return Ok(all);
    }
    for word in values {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        match (digits::<u8>(from), digits::<u8>(to)) {
            (Some(from), Some(to)) if from <= to && to <= 99 => all.extend(from..=to),
            _ => return Err(PositionFault::NoRun { got: clip(word) }),
        }
        if all.len() > 200 {
            return Err(PositionFault::ManyNumbers);
        }
    }
    Ok(all)
}

fn amounts(words: &[&str]) -> Result<BTreeMap<String, u8>, PositionFault> {
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(PositionFault::AmountShape);
    }
    let mut map = BTreeMap::new();
    for pair in words.chunks(2) {
        let amount = digits(pair[1]).ok_or_else(|| PositionFault::NoAmount { got: clip(pair[1]) })?;
        if map.insert(pair[0].to_string(), amount).is_some() {
            return Err(PositionFault::KindTwice { kind: clip(pair[0]) });
        }
    }
    Ok(map)
}

fn factory(values: &[&str]) -> Result<FactoryDoc, PositionFault> {
    let [count, rest @ ..] = values else { return Err(PositionFault::FactoryShape) };
    let mut doc = FactoryDoc { count: number(&[count])?, ..FactoryDoc::default() };
    let seen = rest.iter().position(|w| *w == "seen-by").unwrap_or(rest.len());
    match &rest[..seen] {
        [] => {}
        ["cards", cards @ ..] => doc.cards = Some(numbers(cards)?),
        _ => return Err(PositionFault::FactoryWords),
    }
    if seen < rest.len() {
        doc.seen_by = numbers(&rest[seen + 1..])?;
    }
    Ok(doc)
}

fn moving(values: &[&str]) -> Result<MovingDoc, PositionFault> {
    let [unit, from, to, rest @ ..] = values else { return Err(PositionFault::MovingShape) };
    let mut doc = MovingDoc {
        unit: unit.to_string(),
        from: from.to_string(),
        to: to.to_string(),
        ..MovingDoc::default()
    };
    let mut rest = rest;
    loop {
        rest = match rest {
            [] => return Ok(doc),
            ["steps", n, more @ ..] => {
                doc.steps = number(&[n])?;
                more
            }
            [word @ ("onward" | "first"), more @ ..] => {
                doc.onward = Some(*word == "onward");
                more
            }
            ["asking", cargo, more @ ..] => {
                doc.asking = Some(cargo.to_string());
                more
            }
            ["load", more @ ..] => {
                doc.load = amounts(more)?;
                &[]
            }
            [word, ..] => {
                return Err(PositionFault::MovingWord { got: clip(word) });
            }
        };
    }
}

fn combat(values: &[&str]) -> Result<CombatDoc, PositionFault> {
    let [hex, attacker, defender, rest @ ..] = values else {
        return Err(PositionFault::CombatShape);
    };
    let mut doc = CombatDoc {
        hex: hex.to_string(),
        attacker: number(&[attacker])?,
        defender: number(&[defender])?,
        ..CombatDoc::default()
    };
    let mut key = "";
    for word in rest {
        match (key, *word) {
            (_, "duel") => doc.duel = true,
            (_, "committed" | "winner" | "beaten" | "driven" | "lakes") => key = word,
            ("beaten", n) => doc.fighters_beaten = number(&[n])?,
            ("committed", side) => doc.committed.push(side.to_string()),
            ("winner", side) => doc.winner = Some(side.to_string()),
            ("driven", n) => doc.workers_driven = number(&[n])?,
            ("lakes", lake) => doc.lakes.push(lake.to_string()),
            (_, word) => {
                return Err(PositionFault::CombatWord { got: clip(word) });
            }
        }
    }
    Ok(doc)
}
