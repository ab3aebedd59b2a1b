//! What lies on a place, in words, and what may be asked about it.

use super::{Look, airships};
use crate::wrap::{clip, wrap};
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Texts, Topic};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Everything on a place, part by part.
pub fn words(texts: &Texts, public: &Public, place: Place) -> Vec<String> {
    texts.on_place(public, place)
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
            // The key that tells all of it.
            let all = format!("… {}", look.texts.say("tui-place-all"));
            let room = (area.width as usize).saturating_sub(crate::wrap::width(&all));
            *last = format!("{}{all}", clip(last, room).trim_end_matches('…'));
        }
    }
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_string(area.x, y, line, look.theme.quiet());
    }
}
