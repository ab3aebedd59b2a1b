//! The other seats: the one that leads, and the rest together.

use super::Sight;
use crate::inputs::Inputs;
use kosa_engine::vocab::*;

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let public = sight.public;
    let others = || public.seats().filter(|s| *s != sight.seat);
    let leader = others().max_by_key(|s| sight.scores[s.index()]);
    let Some(leader) = leader else { return };
    let player = public.player(leader);
    inputs.one_of(player.faction().index(), Faction::COUNT);
    let level = player.automa().map_or(0, |automa| automa.kind().level.index() + 1);
    inputs.one_of(level, 1 + AutomaLevel::COUNT);
    inputs.part(sight.scores[leader.index()], 60.0);
    inputs.one_of(player.stars().total() as usize, 7);
    inputs.part(player.coins() as u32, 40.0);
    inputs.part(player.power() as u32, 16.0);
    inputs.part(player.popularity() as u32, 18.0);
    inputs.part(player.hand_count() as u32, 6.0);
    inputs.part(player.worker_count() as u32, 8.0);
    inputs.part(player.mech_count() as u32, 4.0);
    inputs.part(player.upgrade_count() as u32, 6.0);
    inputs.part(player.recruit_count() as u32, 4.0);
    inputs.part(player.structure_count() as u32, 4.0);
    inputs.part(public.controlled(leader).count(), 12.0);
    inputs.flag(player.factory_card().is_some());
    inputs.part(player.stars().on(Star::Combat) as u32, 2.0);
    match player.automa() {
        Some(automa) => {
            let face = automa.kind().level.face();
            let left = face.spaces.saturating_sub(automa.marker());
            inputs.part(left as u32, 24.0);
            inputs.part(face.stars.at_or_after(automa.marker()).count(), 6.0);
            inputs.flag(automa.second_scheme());
            inputs.number(0.0);
        }
        None => {
            inputs.pass(3);
            inputs.number(sight.finish[leader.index()] / 20.0);
        }
    }

    let count = (public.seat_count() - 1) as f32;
    let (mut score, mut stars, mut power, mut people) = (0, 0, 0, 0);
    let mut soonest = 30.0f32;
    for other in others() {
        let player = public.player(other);
        score += sight.scores[other.index()];
        stars += player.stars().total();
        power += player.power() as u32;
        if !player.is_automa() {
            people += 1;
            soonest = soonest.min(sight.finish[other.index()]);
        }
    }
    inputs.number(score as f32 / count / 60.0);
    inputs.number(stars as f32 / count / 6.0);
    inputs.number(power as f32 / count / 16.0);
    inputs.part(people, 4.0);
    inputs.number(if people > 0 { soonest / 20.0 } else { 0.0 });
    // Recruits of neighbours earn by one's own bottom rows.
    for action in BottomAction::ALL {
        let beside = [public.left_of(sight.seat), public.right_of(sight.seat)];
        inputs.flag(beside.iter().any(|s| *s != sight.seat && public.player(*s).has_enlisted(action)));
    }
}
