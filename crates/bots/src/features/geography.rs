//! Where the seat's pieces stand and what they can reach.

use super::Sight;
use crate::inputs::Inputs;
use kosa_engine::Combat;
use kosa_engine::vocab::*;

/// How many steps lead to any of the places; 5 for farther.
fn steps_to(waves: &[PlaceSet; 4], at: PlaceSet, goal: PlaceSet) -> usize {
    if at.meets(goal) {
        return 0;
    }
    waves.iter().position(|wave| wave.meets(goal)).map_or(5, |i| i + 1)
}

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let (public, player) = (sight.public, sight.player);
    let factory = Hex::FACTORY.place().set();
    let tokens = public.encounter_tokens();
    for at in player.character().set() {
        inputs.at(at.index(), 1.0);
    }
    inputs.pass(Place::COUNT);
    for at in player.mechs() {
        if at.index() < Place::COUNT {
            inputs.at(at.index(), 1.0);
        }
    }
    inputs.pass(Place::COUNT);
    for at in player.workers() {
        if at.index() < Place::COUNT {
            inputs.at(at.index(), 0.5);
        }
    }
    inputs.pass(Place::COUNT);

    let steps = public.single_steps(sight.seat);
    let mut enemies = PlaceSet::NONE;
    let mut fighters = PlaceSet::NONE;
    let mut near_enemies = PlaceSet::NONE;
    let mut their_power = 0u8;
    let mut weakest = 99u8;
    for other in public.seats().filter(|s| *s != sight.seat) {
        let theirs = public.player(other);
        let at = theirs.fighters_at();
        fighters |= at;
        enemies |= at | theirs.workers_at();
        let near = at.iter().fold(PlaceSet::NONE, |set, place| set | place.touches());
        if near.meets(player.fighters_at() | player.workers_at()) {
            their_power = their_power.max(theirs.power());
        }
        near_enemies |= near;
        weakest = weakest.min(theirs.power().min(Combat::MAX_DIAL) + 2 * theirs.hand_count().min(2));
    }
    // Units of others can be reached, not passed.
    let character = player.character().set();
    let first = steps.of_fighters(character);
    let mut waves = [first; 4];
    let mut seen = character | first;
    let mut edge = first;
    for wave in &mut waves[1..] {
        edge = steps.of_fighters(edge & !fighters) & !seen;
        seen |= edge;
        *wave = edge;
    }
    let to_factory = steps_to(&waves, character, factory);
    let needs_card = player.factory_card().is_none() && public.factory_count() > 0;
    inputs.one_of(if needs_card { to_factory } else { 6 }, 7);
    inputs.one_of(steps_to(&waves, character, tokens), 6);
    inputs.part((first & tokens).count(), 2.0);
    inputs.part((waves[1] & tokens).count(), 3.0);
    inputs.part(tokens.count(), 11.0);
    inputs.part(seen.count(), 40.0);
    inputs.flag(player.character().base().is_some());

    let mech_reach = steps.of_fighters(player.fighters_at() & !character);
    let reach = first | mech_reach;
    inputs.part(reach.count(), 20.0);
    inputs.flag(mech_reach.meets(factory));
    let own = player.fighters_at() | player.workers_at() | player.built_at();
    inputs.part((reach & !own & !enemies & !Terrain::Lake.places()).count(), 12.0);
    let on_foot = steps.of_workers(player.workers_at());
    inputs.part((on_foot & !own).count(), 10.0);
    // Which kinds of ground workers could walk to.
    for terrain in Terrain::PRODUCTIVE {
        inputs.flag(on_foot.meets(terrain.places()));
    }

    // Fights within reach, and whether they could be won.
    let open = 2u8.saturating_sub(player.stars().on(Star::Combat));
    let targets = reach & fighters;
    let prey = reach & enemies & !fighters;
    inputs.part(targets.count(), 3.0);
    inputs.part(prey.count(), 3.0);
    let hand = sight.state.own(sight.seat).hand();
    let strength = player.power().min(Combat::MAX_DIAL) as i32 + hand.value().min(10) as i32;
    let edge = strength - weakest as i32;
    inputs.flag(!targets.is_empty() && open > 0);
    inputs.number(if targets.is_empty() || open == 0 { 0.0 } else { edge.clamp(-8, 8) as f32 / 8.0 });
    inputs.number(if open == 0 { 0.0 } else { edge.clamp(-8, 8) as f32 / 8.0 });

    // What others could come to.
    let guarded = player.fighters_at();
    let exposed = player.workers_at() & near_enemies & !guarded;
    let workers: u32 = exposed.iter().map(|place| player.workers_on(place) as u32).sum();
    inputs.part(workers, 4.0);
    inputs.part((guarded & near_enemies).count(), 3.0);
    inputs.number((their_power as f32 - player.power() as f32) / 16.0);
    let tokens_of = |set: PlaceSet| -> u32 {
        set.iter().map(|place| public.resources(place).iter().map(|n| *n as u32).sum::<u32>()).sum()
    };
    inputs.part(tokens_of(sight.control & near_enemies), 8.0);

    let control = sight.control;
    inputs.part(control.count(), 10.0);
    inputs.one_of(control.count() as usize, 14);
    inputs.flag(control.meets(factory));
    inputs.part((control & Hex::FACTORY.place().touches()).count(), 3.0);
    let home = player.faction().home();
    inputs.part(player.workers_on(home) as u32, 2.0);
    inputs.part(player.mechs_on(home) as u32, 2.0);
    let afloat = Terrain::Lake.places();
    inputs.part((player.fighters_at() & afloat).count(), 2.0);
    // Territories held only by several units at once are worth as much as by one.
    let crowd: u32 =
        control.iter().map(|p| (player.workers_on(p) + player.fighters_on(p)).saturating_sub(1) as u32).sum();
    inputs.part(crowd, 6.0);
    inputs.flag(public.rules().has(kosa_engine::Switch::Airships));
    inputs.flag(public.rules().has(kosa_engine::Switch::Resolutions));
}
