//! The table as text, seen by one player.

use crate::narrate::tile_name;
use crate::words::{capital, count, factory_card, list, mech_ability, name, produce_cost, resources};
use crate::{row, table_text};
use kosa_engine::vocab::*;
use kosa_engine::{Public, View};
use std::io::{Result, Write};

/// Everything the player may know.
pub fn print(view: &View, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let public = view.public();
    let player = public.player(seat);
    let round = (public.turns() as usize).div_ceil(public.seat_count());
    writeln!(out)?;
    writeln!(
        out,
        "== {} (seat {seat}), {} mat, round {round} ==",
        name(public, seat),
        player.mat().face().name
    )?;
    writeln!(
        out,
        "power {}, popularity {}, {}, {} now",
        player.power(),
        player.popularity(),
        count(player.coins(), "coin", "coins"),
        count(public.score(seat).total(), "point", "points")
    )?;
    writeln!(out, "stars: {}", stars(player.stars()))?;
    writeln!(out, "combat cards: {}", view.own().hand())?;
    for card in view.own().objectives() {
        writeln!(out, "objective {card}: {}. {}", card.face().name, card.face().text)?;
    }
    if let Some(card) = player.factory_card() {
        writeln!(out, "Factory card {card}: {}", factory_card(card))?;
    }
    if let Some(tile) = public.structure_tile() {
        writeln!(out, "structure bonus: {}", tile_name(tile))?;
    }
    mat(public, seat, out)?;
    mechs(public, seat, out)?;
    places(public, seat, out)?;
    for other in public.seats().filter(|s| *s != seat) {
        opponent(public, other, out)?;
    }
    let tokens: Vec<String> = public.encounter_tokens().map(|p| p.to_string()).collect();
    writeln!(out, "encounter tokens: {}", if tokens.is_empty() { "none".into() } else { tokens.join(" ") })?;
    let flags: Vec<String> = public.tokens().flags().map(|p| p.to_string()).collect();
    if !flags.is_empty() {
        writeln!(out, "Flags: {}", flags.join(" "))?;
    }
    for trap in public.tokens().traps() {
        let side = if trap.armed { "armed" } else { "disarmed" };
        let kind = trap.known.map_or(String::new(), |t| format!(" ({t})"));
        writeln!(out, "Trap on {}: {side}{kind}", trap.at)?;
    }
    Ok(())
}

fn stars(stars: Stars) -> String {
    let words: Vec<String> = Star::ALL
        .into_iter()
        .filter(|s| stars.on(*s) > 0)
        .map(|s| if stars.on(s) > 1 { format!("{s} x{}", stars.on(s)) } else { s.to_string() })
        .collect();
    let total = stars.total();
    if words.is_empty() { "none".into() } else { format!("{total} ({})", words.join(", ")) }
}

/// The four sections with what they give and cost now.
fn mat(public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    let mut rows = vec![row!["section", "top row", "bottom row", "cost", "coins", "recruit"]];
    for on_mat in &player.mat().face().sections {
        let action = on_mat.bottom;
        let token = player.token().and_then(Section::bottom) == Some(action);
        rows.push(row![
            format!("{action}{}", if token { " *" } else { "" }),
            top(public, seat, on_mat.top),
            capital(action.id()),
            format!("{} {}", player.cost(action), action.resource()),
            on_mat.coins,
            if player.has_enlisted(action) { format!("1 {}", action.recruit_bonus()) } else { "-".into() },
        ]);
    }
    table_text::print(out, &rows)
}

fn top(public: &Public, seat: Seat, action: TopAction) -> String {
    let player = public.player(seat);
    let built =
        |word: &str| if player.has_built(action.structure()) { format!(" + {word}") } else { String::new() };
    match action {
        TopAction::Move => format!(
            "Move {} units, or gain {}",
            player.move_units(),
            count(player.move_coins(), "coin", "coins")
        ),
        TopAction::Bolster => format!(
            "Bolster: {} power, or {}{} (costs {})",
            player.bolster_power(),
            count(player.bolster_cards(), "card", "cards"),
            built("1 popularity"),
            count(player.bolster_cost() as u8, "coin", "coins")
        ),
        TopAction::Trade => format!(
            "Trade: {} resources, or {} popularity{} (costs {})",
            player.trade_resources(),
            player.trade_popularity(),
            built("1 power"),
            count(player.trade_cost() as u8, "coin", "coins")
        ),
        TopAction::Produce => {
            let territories = player.produce_territories();
            let costs = produce_cost(player.produce_cost());
            format!("Produce on {territories} territories{} (costs {costs})", built("the Mill"))
        }
    }
}

fn mechs(public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    for (slot, ability) in (0..).zip(player.faction().mat().mechs) {
        let mark = if player.has_deployed(slot) { 'x' } else { ' ' };
        writeln!(out, "[{mark}] mech {}  {}", slot + 1, mech_ability(ability))?;
    }
    Ok(())
}

/// What stands on a place: `character, 2 mechs, 1 worker, mill; 2 food`.
fn pieces(public: &Public, seat: Seat, place: Place) -> Vec<String> {
    let player = public.player(seat);
    let mut words = Vec::new();
    if player.character() == place {
        words.push("character".to_string());
    }
    let (mechs, workers) = (player.mechs_on(place), player.workers_on(place));
    if mechs > 0 {
        words.push(count(mechs, "mech", "mechs"));
    }
    if workers > 0 {
        words.push(count(workers, "worker", "workers"));
    }
    words.extend(
        Structure::ALL
            .into_iter()
            .filter(|s| player.structure(*s).map(Hex::place) == Some(place))
            .map(|s| s.to_string()),
    );
    words
}

fn all_places() -> impl Iterator<Item = Place> {
    (0..Place::COUNT).filter_map(Place::from_index)
}

fn places(public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let mut rows = Vec::new();
    for place in all_places() {
        let own = pieces(public, seat, place);
        if own.is_empty() {
            continue;
        }
        let terrain = place.hex().map_or("home base".to_string(), |h| h.terrain().to_string());
        let tokens = public.resources(place);
        let tokens = if tokens == [0; 4] { String::new() } else { resources(tokens) };
        rows.push(row![place, terrain, list(&own), tokens]);
    }
    table_text::print(out, &rows)
}

fn opponent(public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    writeln!(
        out,
        "seat {seat} {} ({}): power {}, popularity {}, {}, {}, stars {}, {}",
        name(public, seat),
        player.automa().map_or_else(|| player.mat().to_string(), |a| a.kind().to_string()),
        player.power(),
        player.popularity(),
        count(player.coins(), "coin", "coins"),
        count(player.hand_count(), "combat card", "combat cards"),
        stars(player.stars()),
        count(public.score(seat).total(), "point", "points"),
    )?;
    if let Some(automa) = player.automa() {
        let face = automa.kind().level.face();
        let next = (automa.marker() + 1..face.spaces).find(|space| face.stars & (1 << space) != 0);
        let next = next.map_or_else(String::new, |space| format!(", next star on {space}"));
        let water = if public.held_by_water(seat) { ", held back by water" } else { "" };
        let scheme = if automa.second_scheme() { "II" } else { "I" };
        let mechs = count(4 - player.mech_count(), "mech", "mechs");
        let workers = count(8 - player.worker_count(), "worker", "workers");
        writeln!(
            out,
            "    star marker on {}{next}{water}; Scheme {scheme}; {mechs} and {workers} to come",
            automa.marker()
        )?;
    }
    let mut spots = Vec::new();
    for place in all_places() {
        let words = pieces(public, seat, place);
        if !words.is_empty() {
            let tokens = public.resources(place);
            let tokens = if tokens == [0; 4] { String::new() } else { format!("; {}", resources(tokens)) };
            spots.push(format!("{place} {}{tokens}", words.join(", ")));
        }
    }
    writeln!(out, "    {}", spots.join(" | "))
}
