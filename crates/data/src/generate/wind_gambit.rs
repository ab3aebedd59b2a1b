//! The tables of The Wind Gambit.

use super::{Tables, effect, list, terrain};
use crate::airships;
use crate::resolutions;
use crate::tile_effects::TileEffect;
use crate::{English, Facts};

pub(super) fn airships(out: &mut Tables, facts: &Facts, english: &English) {
    let airships = &facts.airships;
    let capacity = airships.capacity();
    let numbers = [
        ("Resources an airship carries, if resources.", "AIRSHIP_RESOURCES", capacity.resources),
        ("Workers an airship carries, if workers.", "AIRSHIP_WORKERS", capacity.workers),
        ("Territories a Factory card's Move adds.", "AIRSHIP_FACTORY_RANGE", airships.factory_range()),
    ];
    for (doc, name, value) in numbers {
        out.scalar(doc, "pub(crate)", name, "u8", value);
    }
    let faces = airships.tiles().map(|tile| face(tile, english));
    out.array("The airship tiles by number.", "AIRSHIP_TILES", "AirshipTileFace", faces);
}

fn face(tile: &airships::Tile, english: &English) -> String {
    let freight = tile.freight().map_or("None".into(), |f| format!("Some(Freight::{f:?})"));
    format!(
        "AirshipTileFace {{ number: {}, name: {:?}, corrected: {:?}, state: TileState::{:?}, side: TileSide::{:?}, freight: {freight}, range: {}, with_automa: {}, effects: &{} }}",
        tile.number,
        tile.name,
        english.of_airship(tile),
        tile.state,
        tile.side,
        tile.moves(),
        tile.with_automa(),
        list(&tile.does, tile_effect)
    )
}

fn tile_effect(e: &TileEffect) -> String {
    let name = format!("{:?}", e.word());
    let fields = match e {
        TileEffect::Bombard { losses } => format!(" {{ losses: &{losses:?} }}"),
        TileEffect::CombatGain { paying, gains } => {
            format!(" {{ paying: Paying::{paying:?}, gains: &{} }}", list(gains, effect))
        }
        TileEffect::LeavingCosts { coins } => format!(" {{ coins: {coins} }}"),
        TileEffect::EnteringCosts { resources } => format!(" {{ resources: {resources} }}"),
        TileEffect::FewerCards { cards } => format!("({cards})"),
        TileEffect::Spy { coins, cards } => format!(" {{ coins: {coins}, cards: {cards} }}"),
        TileEffect::Duel { cards } => format!(" {{ cards: {cards} }}"),
        TileEffect::WorkerSteps { steps } => format!("({steps})"),
        TileEffect::SwapObjective { over, gains } => {
            format!(" {{ over: {}, gains: &{} }}", terrain(*over), list(gains, effect))
        }
        TileEffect::Plain(_) => String::new(),
    };
    format!("TileEffect::{name}{fields}")
}

pub(super) fn resolutions(out: &mut Tables, facts: &Facts, english: &English) {
    let tiles = facts.resolutions.tiles().map(|tile| resolution(tile, english));
    out.array("The resolution tiles by number.", "RESOLUTIONS", "ResolutionFace", tiles);
}

fn resolution(tile: &resolutions::Tile, english: &English) -> String {
    let does = tile.does();
    let extra = list(&does.extra_stars, |e| format!("(Star::{:?}, {})", e.goal, e.stars));
    let fields = [
        ("number", tile.number.to_string()),
        ("name", format!("{:?}", tile.name)),
        ("corrected", format!("{:?}", english.of_resolution(tile))),
        ("state", format!("TileState::{:?}", tile.state)),
        ("trigger_stars", does.trigger_stars.to_string()),
        ("trigger_own_turn", does.trigger_own_turn.to_string()),
        ("trigger_coins", does.trigger_coins.to_string()),
        ("at_once", format!("AtOnce::{:?}", does.at_once())),
        ("turns_others", does.turns_others.to_string()),
        ("turns_trigger", does.turns_trigger.to_string()),
        ("trigger_last", does.trigger_last.to_string()),
        ("without_move", does.without_move.to_string()),
        ("turns_each", does.turns_each.to_string()),
        ("objectives", does.objectives.to_string()),
        ("automa_stars", does.automa_stars.to_string()),
        ("extra_stars", format!("&{extra}")),
        ("hill_stars", does.hill_stars.to_string()),
        ("hill_ends", does.hill_ends.to_string()),
        ("combat_coins", does.combat_coins.to_string()),
        ("territory_prizes", format!("&{:?}", does.territory_prizes)),
        ("explosion", does.explosion.to_string()),
        ("explosion_popularity", does.explosion_popularity.to_string()),
    ];
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("ResolutionFace {{ {} }}", fields.join(", "))
}
