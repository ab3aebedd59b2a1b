//! How a table is told: what it is called, who sits there, what is played.

use kosa_client::wishes::{Deal, RuleGroup, Wishes};
use kosa_lang::Texts;
use kosa_wire::{Chair, Phase, Room, Sitter};

/// What a table is called: after whoever has made it.
pub fn title(room: &Room, texts: &Texts) -> String {
    let host = room.places.iter().find_map(|place| match &place.sitter {
        Sitter::Person { id, name } if *id == room.owner && !name.is_empty() => Some(name.clone()),
        _ => None,
    });
    match host {
        Some(name) => texts.fill("online-table-of", &[("who", name.into())]),
        None => texts.say("online-table"),
    }
}

/// Who sits at a place.
pub fn sitter(place: &Chair, texts: &Texts) -> String {
    match &place.sitter {
        Sitter::Free => texts.say("online-free"),
        Sitter::Person { name, .. } if name.is_empty() => texts.say("online-guest"),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { kind } => texts.bot_kind(kind),
        Sitter::Automa => texts.say("play-setup-automa"),
    }
}

/// How many places wait for somebody.
pub fn free(room: &Room) -> usize {
    room.places.iter().filter(|place| place.sitter == Sitter::Free).count()
}

/// Everybody at the table in one line, and how many places are free; where none is, that it will begin.
pub fn people(room: &Room, texts: &Texts) -> String {
    let sitting = room.places.iter().filter(|place| place.sitter != Sitter::Free);
    let names: Vec<String> = sitting.map(|place| sitter(place, texts)).collect();
    let free = free(room);
    let mut parts = vec![names.join(", ")];
    if free > 0 {
        parts.push(texts.fill("online-free-places", &[("n", free.into())]));
    } else if room.phase == Phase::Waiting {
        parts.push(texts.say("online-about-to-begin"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("; ")
}

/// What is played, in a few words each: printing, additions, how factions are dealt, hints.
pub fn facts(wishes: &Wishes, texts: &Texts) -> Vec<String> {
    let modules =
        RuleGroup::offered().filter(|switch| RuleGroup::is_module(*switch) && wishes.rules.has(*switch));
    let mut facts = vec![printing(wishes, texts)];
    facts.extend(modules.map(|switch| texts.name(&switch)));
    if wishes.deal != Deal::Random {
        facts.push(wishes.deal.name(texts));
    }
    if !wishes.hints {
        facts.push(texts.say("online-no-hints"));
    }
    facts
}

/// The printing of the rules, and how much of it is changed.
pub fn printing(wishes: &Wishes, texts: &Texts) -> String {
    let printing = wishes.printing();
    let changed =
        wishes.changed_from(printing).into_iter().filter(|switch| !RuleGroup::is_module(*switch)).count();
    texts.fill("page-rules-note", &[("printing", printing.name(texts).into()), ("n", changed.into())])
}
