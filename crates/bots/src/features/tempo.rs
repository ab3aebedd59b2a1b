//! What the next turn can do: which bottom rows could be paid for after the top row above them, and which stars are one turn away.

use super::{PHASES, Sight};
use crate::inputs::Inputs;
use kosa_engine::vocab::*;

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let rules = public.rules();
    let tokens = super::tokens(public, sight.seat, sight.control);
    let (power, popularity, coins) = player.produce_cost();
    let produces = player.power() >= power && player.popularity() >= popularity && player.coins() >= coins;
    let made = made(sight);

    let complete = [
        player.upgrade_count() >= 6,
        player.mech_count() >= 4,
        player.structure_count() >= 4,
        player.recruit_count() >= 4,
    ];
    let nearly = [
        player.upgrade_count() == 5,
        player.mech_count() == 3,
        player.structure_count() == 3,
        player.recruit_count() == 3,
    ];
    let (mut now, mut later, mut stars) = (0, 0, 0);
    for section in Section::ALL {
        let (Some(action), Some(printed)) = (section.bottom(), player.section(section)) else { continue };
        let (resource, i) = (action.resource().index(), action.index());
        let missing = (player.cost(action) as u32).saturating_sub(tokens[resource]);
        let brings = match printed.top {
            TopAction::Trade if player.coins() >= player.trade_cost() => player.trade_resources() as u32,
            TopAction::Produce if produces => made[resource],
            _ => 0,
        };
        let open = player.may_choose(section, rules);
        let pays = !complete[i] && missing <= brings;
        inputs.flag(pays && open);
        // The token stands on it: in two turns.
        inputs.flag(pays && !open);
        inputs.flag(pays && open && nearly[i]);
        // Coins of the mat for a turn that does both rows.
        inputs.number(if pays && open { printed.coins as f32 / 3.0 } else { 0.0 });
        now += (pays && open) as usize;
        later += (pays && !open) as usize;
        stars += (pays && open && nearly[i]) as usize;
    }
    inputs.one_of(now, 5);
    inputs.one_of(now + later, 5);

    let open = |top: TopAction| {
        player.mat().is_some_and(|mat| {
            mat.sections().any(|(section, printed)| printed.top == top && player.may_choose(section, rules))
        })
    };
    let placed = |star: Star| player.stars().on(star) > 0;
    let strong = open(TopAction::Bolster)
        && !placed(Star::Power)
        && player.coins() >= player.bolster_cost()
        && player.power() + player.bolster_power() >= 16;
    let liked = open(TopAction::Trade) && !placed(Star::Popularity) && player.popularity() >= 17;
    let born = open(TopAction::Produce)
        && produces
        && !placed(Star::Workers)
        && player.worker_count() as u32 + made[Resource::COUNT] >= 8;
    for near in [strong, liked, born] {
        inputs.flag(near);
        stars += near as usize;
    }
    inputs.one_of(stars, 4);
    inputs.part(made[Resource::COUNT], 3.0);

    // The tier counts for everything at the end, and there is less and less time to reach it.
    let tier = (player.popularity() >= 7) as usize + (player.popularity() >= 13) as usize;
    inputs.one_of(tier * PHASES + sight.phase, 3 * PHASES);
    // Stars that ought to be there by now, one every three rounds, against those that are.
    let rounds = public.turns() as f32 / public.seat_count() as f32;
    inputs.number((player.stars().total() as f32 - rounds / 3.0) / 3.0);
}

/// What a production would bring of each resource if all of the best territories of its kind were chosen, and of workers last.
fn made(sight: &Sight) -> [u32; Resource::COUNT + 1] {
    let player = sight.player;
    let territories = player.produce_territories() as usize;
    let mut made = [0; Resource::COUNT + 1];
    for terrain in [Terrain::Mountain, Terrain::Farm, Terrain::Forest, Terrain::Tundra, Terrain::Village] {
        let mut best = [0u32; 3];
        for place in player.workers_at() & sight.control & terrain.places() {
            let here = player.workers_on(place) as u32;
            if here > best[2] {
                best[2] = here;
                best.sort_unstable_by(|a, b| b.cmp(a));
            }
        }
        let which = terrain.resource().map_or(Resource::COUNT, Resource::index);
        made[which] = best.iter().take(territories).sum();
    }
    made
}
