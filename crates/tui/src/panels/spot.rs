//! What lies on a place, in words, and what may be asked about it.

use super::{Look, airships};
use crate::wrap::{clip, wrap};
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Texts, Topic, capital};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Everything on a place, part by part.
pub fn words(texts: &Texts, public: &Public, place: Place) -> Vec<String> {
    let called = texts.place(place);
    // The name of a territory begins with a small letter everywhere.
    let mut parts = vec![if place.hex().is_some() { called } else { capital(&called) }];
    // What the board cuts short first of all.
    let tokens = public.resources(place);
    let tokens: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|r| tokens[r.index()] > 0)
        .map(|r| texts.count(r.id(), tokens[r.index()]))
        .collect();
    if !tokens.is_empty() {
        parts.push(tokens.join(", "));
    }
    if let Some(hex) = place.hex() {
        if hex.has_tunnel() {
            parts.push(texts.name(&Term::Tunnel));
        }
        if public.encounter_tokens().contains(place) {
            parts.push(texts.name(&Term::Encounter));
        }
    }
    for seat in public.seats() {
        let player = public.player(seat);
        let mut own = Vec::new();
        if player.character() == place {
            own.push(texts.name(&UnitKind::Character));
        }
        if player.mechs_on(place) > 0 {
            own.push(texts.count("mechs", player.mechs_on(place)));
        }
        if player.workers_on(place) > 0 {
            own.push(texts.count("workers", player.workers_on(place)));
        }
        if player.airship() == Some(place) {
            let name = texts.name(&UnitKind::Airship);
            own.push(
                texts.aboard(public, seat).map_or_else(|| name.clone(), |load| format!("{name} ({load})")),
            );
        }
        let built =
            Structure::ALL.into_iter().filter(|s| player.structure(*s).map(Hex::place) == Some(place));
        own.extend(built.map(|s| texts.name(&s)));
        if !own.is_empty() {
            parts.push(format!("{}: {}", texts.faction_short(player.faction()), own.join(", ")));
        }
    }
    if public.tokens().flags().contains(place) {
        parts.push(texts.name(&Term::Flag));
    }
    if let Some(trap) = public.tokens().traps().find(|t| t.at == place) {
        let side = if trap.armed { "tui-trap-armed" } else { "tui-trap-disarmed" };
        let kind = trap.known.map_or_else(|| texts.name(&Term::Trap), |t| texts.name(&t));
        parts.push(format!("{kind} ({})", texts.say(side)));
    }
    parts
}

/// What may be asked about a place: every sign on it.
pub fn topics(public: &Public, place: Place) -> Vec<Topic> {
    let mut topics = Vec::new();
    match (place.hex(), place.base()) {
        (Some(hex), _) => {
            topics.push(Topic::Terrain(hex.terrain()));
            if hex.has_tunnel() {
                topics.push(Topic::Term(Term::Tunnel));
            }
            if public.encounter_tokens().contains(place) {
                topics.push(Topic::Term(Term::Encounter));
            }
        }
        (None, base) => {
            topics.push(Topic::Term(Term::HomeBase));
            topics.extend(base.map(Topic::Faction));
        }
    }
    for seat in public.seats() {
        let player = public.player(seat);
        let units = [
            (UnitKind::Character, player.character() == place),
            (UnitKind::Mech, player.mechs_on(place) > 0),
            (UnitKind::Worker, player.workers_on(place) > 0),
            (UnitKind::Airship, player.airship() == Some(place)),
        ];
        topics.extend(units.into_iter().filter(|(_, here)| *here).map(|(unit, _)| Topic::Unit(unit)));
        let built =
            Structure::ALL.into_iter().filter(|s| player.structure(*s).map(Hex::place) == Some(place));
        topics.extend(built.map(Topic::Structure));
        if player.airship() == Some(place) {
            topics.extend(airships::about(public, seat));
        }
    }
    if public.tokens().flags().contains(place) {
        topics.push(Topic::Term(Term::Flag));
    }
    if let Some(trap) = public.tokens().traps().find(|t| t.at == place) {
        topics.push(trap.known.map_or(Topic::Term(Term::Trap), Topic::Trap));
    }
    let tokens = public.resources(place);
    topics.extend(Resource::ALL.into_iter().filter(|r| tokens[r.index()] > 0).map(Topic::Resource));
    if !place.across_rivers().is_empty() {
        topics.push(Topic::Term(Term::River));
    }
    topics.push(Topic::Term(Term::Control));
    let mut once = Vec::new();
    for topic in topics {
        if !once.contains(&topic) {
            once.push(topic);
        }
    }
    once
}

/// Draws what lies on a place into a small area.
pub fn draw(look: Look, public: &Public, place: Place, area: Rect, buffer: &mut Buffer) {
    let parts = words(look.texts, public, place);
    let mut lines = wrap(&parts.join(" · "), area.width as usize);
    if lines.len() > area.height as usize {
        lines.truncate(area.height as usize);
        if let Some(last) = lines.last_mut() {
            *last = format!("{}…", clip(last, (area.width as usize).saturating_sub(1)));
        }
    }
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_string(area.x, y, line, look.theme.quiet());
    }
}
