//! What the next turn can do: which bottom rows could be paid for after the top row above them, and which stars are one turn away.

use super::{PHASES, Sight};
use crate::inputs::Inputs;
use kosa_engine::score;
use kosa_engine::vocab::*;

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let rules = public.rules();
    let tokens = super::tokens(public, sight.seat, sight.control);
    let produces = public.can_produce(sight.seat);
    let made = made(sight);

    let (mut now, mut later, mut stars) = (0, 0, 0);
    for section in Section::ALL {
        let (Some(action), Some(printed)) = (section.bottom(), player.section(section)) else { continue };
        let (resource, left) = (action.resource().index(), player.remaining(action));
        let missing = (player.cost(action) as u32).saturating_sub(tokens[resource]);
        let brings = match printed.top {
            TopAction::Trade if player.coins() >= player.trade_cost() => player.trade_resources() as u32,
            TopAction::Produce if produces => made[resource],
            _ => 0,
        };
        let open = player.may_choose(section, rules);
        let pays = left > 0 && missing <= brings;
        inputs.flag(pays && open);
        // The token stands on it: in two turns.
        inputs.flag(pays && !open);
        inputs.flag(pays && open && left == 1);
        // Coins of the mat for a turn that does both rows.
        inputs.number(if pays && open { printed.coins as f32 / 3.0 } else { 0.0 });
        now += (pays && open) as usize;
        later += (pays && !open) as usize;
        stars += (pays && open && left == 1) as usize;
    }
    inputs.one_of(now, 5);
    inputs.one_of(now + later, 5);

    let open = |top: TopAction| {
        player.mat().is_some_and(|mat| {
            mat.sections().any(|(section, printed)| printed.top == top && player.may_choose(section, rules))
        })
    };
    let placed = |star: Star| player.stars().on(star) > 0;
    let reaches = |star: Star, more: u32| {
        player.progress(star).is_some_and(|(has, of)| u32::from(has) + more >= u32::from(of))
    };
    let strong = open(TopAction::Bolster)
        && !placed(Star::Power)
        && player.coins() >= player.bolster_cost()
        && reaches(Star::Power, player.bolster_power().into());
    let liked = open(TopAction::Trade) && !placed(Star::Popularity) && reaches(Star::Popularity, 1);
    let born = open(TopAction::Produce)
        && produces
        && !placed(Star::Workers)
        && reaches(Star::Workers, made[Resource::COUNT]);
    for near in [strong, liked, born] {
        inputs.flag(near);
        stars += near as usize;
    }
    inputs.one_of(stars, 4);
    inputs.part(made[Resource::COUNT], 3.0);

    // The tier counts for everything at the end, and there is less and less time to reach it.
    let tier = score::tier(player.popularity());
    inputs.one_of(tier * PHASES + sight.phase, 3 * PHASES);
    // Stars that ought to be there by now, one every three rounds, against those that are.
    let rounds = public.turns() as f32 / public.seat_count() as f32;
    inputs.number((player.stars().total() as f32 - rounds / 3.0) / 3.0);
}

/// What a production would bring of each resource if all of the best territories of its kind were chosen, and of workers last: one for each
/// worker there, more than are left on the mat too, as the weights have learned it.
fn made(sight: &Sight) -> [u32; Resource::COUNT + 1] {
    let player = sight.player;
    let territories = player.produce_territories() as usize;
    let mut made = [0; Resource::COUNT + 1];
    for terrain in Terrain::PRODUCTIVE {
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
