//! The seat's own mats, tracks and cards.

use super::{PHASES, Sight};
use crate::inputs::Inputs;
use kosa_engine::vocab::*;
use kosa_engine::{Combat, score};

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let faction = player.faction().index();
    let mat = player.mat().map_or(0, Mat::index);
    inputs.one_of(faction, Faction::COUNT);
    inputs.one_of(mat, Mat::COUNT);
    inputs.one_of(faction * Mat::COUNT + mat, Faction::COUNT * Mat::COUNT);
    inputs.one_of(faction * PHASES + sight.phase, Faction::COUNT * PHASES);
    inputs.one_of(mat * PHASES + sight.phase, Mat::COUNT * PHASES);
    inputs.one_of(public.structure_tile().map_or(0, |tile| tile.index() + 1), StructureTile::COUNT + 1);

    tracks(sight, inputs);
    pieces(sight, inputs);
    stars(sight, inputs);
    sections(sight, inputs);
    production(sight, inputs);
}

fn tracks(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let own = sight.state.own(sight.seat);
    let (coins, power, popularity) = (player.coins() as u32, player.power(), player.popularity());
    inputs.part(coins, 40.0);
    inputs.one_of(coins as usize, 7);
    inputs.part(power as u32, 16.0);
    inputs.one_of(power as usize, 17);
    inputs.part(popularity as u32, 18.0);
    inputs.one_of(popularity as usize, 19);
    // What one more step of popularity is worth grows with what is counted.
    let counted = &sight.score;
    let (star, territory, pair) = score::rates(popularity);
    let next = score::rates((popularity + 6).min(score::MAX_POPULARITY));
    let pairs = counted.resources / 2;
    let gain = (next.0 - star) * counted.stars
        + (next.1 - territory) * counted.territories
        + (next.2 - pair) * pairs;
    let missing = score::next_tier(popularity).map_or(0, |from| from - popularity);
    inputs.part(gain, 30.0);
    inputs.number(gain as f32 / 30.0 / (1.0 + missing as f32));
    inputs.one_of(missing as usize, 8);
    inputs.part(counted.star_coins, 30.0);
    inputs.part(counted.territory_coins, 40.0);
    inputs.part(counted.resource_coins, 20.0);
    inputs.part(counted.structure_coins, 9.0);

    let hand = own.hand();
    inputs.one_of(hand.count() as usize, 8);
    inputs.part(hand.value() as u32, 15.0);
    // What a fight could be won with.
    inputs.part(power.min(Combat::MAX_DIAL) as u32 + hand.best(2) as u32, 17.0);

    let done = player.stars().on(Star::Objective) > 0 && player.faction() != Faction::Saxony;
    let mut lacking = [99u32; 2];
    if !done {
        for (slot, card) in lacking.iter_mut().zip(own.objectives()) {
            *slot = public.objective_lacking(sight.seat, card);
        }
        lacking.sort_unstable();
    }
    for lacking in lacking {
        inputs.one_of(if lacking == 99 { 8 } else { lacking.min(7) as usize }, 9);
    }

    // By phase: the same thing is worth something else early and late.
    let amounts = [
        coins as f32 / 40.0,
        power as f32 / 16.0,
        popularity as f32 / 18.0,
        player.worker_count() as f32 / 8.0,
        player.mech_count() as f32 / 4.0,
        player.upgrade_count() as f32 / 6.0,
        player.recruit_count() as f32 / 4.0,
        player.structure_count() as f32 / 4.0,
        hand.count() as f32 / 5.0,
        sight.control.count() as f32 / 10.0,
        counted.resources as f32 / 12.0,
        player.stars().total() as f32 / 6.0,
    ];
    for (i, amount) in amounts.into_iter().enumerate() {
        inputs.at(i * PHASES + sight.phase, amount);
    }
    inputs.pass(amounts.len() * PHASES);
}

fn pieces(sight: &Sight, inputs: &mut Inputs) {
    let player = sight.player;
    inputs.one_of(player.worker_count() as usize, 9);
    inputs.one_of(player.mech_count() as usize, 5);
    inputs.one_of(player.structure_count() as usize, 5);
    inputs.one_of(player.recruit_count() as usize, 5);
    inputs.one_of(player.upgrade_count() as usize, 7);
    for slot in 0..4u8 {
        if player.has_deployed(slot) {
            inputs.at(player.faction().index() * 4 + slot as usize, 1.0);
        }
    }
    inputs.pass(4 * Faction::COUNT);
    for structure in Structure::ALL {
        inputs.flag(player.has_built(structure));
    }
    for cube in Cube::ALL {
        inputs.flag(player.has_moved(cube));
    }
    for action in BottomAction::ALL {
        inputs.flag(player.has_enlisted(action));
        inputs.part(player.reduced(action) as u32, 2.0);
    }
    for bonus in RecruitBonus::ALL {
        inputs.flag(player.has_taken(bonus));
    }
    let card = player.factory_card().map_or(0, |card| card.number() as usize);
    inputs.one_of(card, 1 + FactoryCard::MAX as usize);
}

fn stars(sight: &Sight, inputs: &mut Inputs) {
    let player = sight.player;
    for star in Star::ALL {
        let placed = player.stars().on(star);
        inputs.part(placed as u32, 2.0);
        // How far the counted ones are, while they are open.
        match player.progress(star).filter(|_| placed == 0) {
            Some((has, of)) => {
                let missing = of.saturating_sub(has);
                inputs.number(has as f32 / of.max(1) as f32);
                inputs.flag(missing == 1);
                inputs.flag(missing == 2);
            }
            None => inputs.pass(3),
        }
    }
}

fn sections(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let rules = public.rules();
    inputs.one_of(player.action_token().map_or(0, |section| section.index() + 1), 6);
    let tokens = super::tokens(public, sight.seat, sight.control);
    for count in tokens {
        inputs.number(count.min(12) as f32 / 6.0);
        inputs.one_of(count as usize, 7);
    }
    let mut ready = 0;
    for section in Section::ALL {
        let (Some(action), Some(printed)) = (section.bottom(), player.section(section)) else { continue };
        let (cost, have) = (player.cost(action) as u32, tokens[action.resource().index()]);
        let open = player.may_choose(section, rules);
        let done = player.remaining(action) == 0;
        let missing = cost.saturating_sub(have);
        inputs.part(cost, 4.0);
        inputs.one_of(if done { 5 } else { missing.min(4) as usize }, 6);
        inputs.flag(!done && missing == 0 && open);
        inputs.flag(!done && missing == 0 && !open);
        // Enough for two of them.
        inputs.flag(!done && have >= 2 * cost);
        inputs.flag(open);
        inputs.number(printed.coins as f32 / 3.0 * (missing == 0) as u32 as f32);
        // What stands above it, by what it is.
        inputs.flag(!done && missing == 0 && printed.top == TopAction::Produce);
        inputs.flag(!done && missing == 0 && printed.top == TopAction::Move);
        ready += (!done && missing == 0) as usize;
    }
    inputs.one_of(ready, 5);
    inputs.flag(player.may_choose(Section::Factory, rules));
    let top_open = |top: TopAction| {
        player.mat().is_some_and(|mat| {
            mat.sections().any(|(section, printed)| printed.top == top && player.may_choose(section, rules))
        })
    };
    for top in TopAction::ALL {
        inputs.flag(top_open(top));
    }
}

fn production(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    inputs.flag(public.can_produce(sight.seat));
    let mut best = [0u32; 3];
    for terrain in Terrain::PRODUCTIVE {
        let worked = player.workers_at() & sight.control & terrain.places();
        let (mut all, mut most) = (0, 0u32);
        for place in worked {
            let here = player.workers_on(place) as u32;
            let made = public.made_on(sight.seat, place) as u32;
            all += here;
            most = most.max(made);
            if made > best[2] {
                best[2] = made;
                best.sort_unstable_by(|a, b| b.cmp(a));
            }
        }
        inputs.number(all.min(8) as f32 / 4.0);
        inputs.one_of(most as usize, 5);
        inputs.part(worked.count(), 3.0);
        // What would be made with what is missing below.
        if let Some(resource) = terrain.resource() {
            let action = BottomAction::ALL.into_iter().find(|a| a.resource() == resource);
            let cost = action.map_or(0, |a| player.cost(a)) as u32;
            inputs.flag(most >= cost && cost > 0);
        }
    }
    let territories = player.produce_territories() as usize;
    let made: u32 = best.iter().take(territories).sum();
    inputs.part(made, 6.0);
    inputs.one_of(made as usize, 10);
}
