//! How long the game will last, and who is ahead.

use super::Sight;
use crate::inputs::Inputs;
use kosa_engine::Public;
use kosa_engine::vocab::*;

/// Turns a person would need for the stars still missing, roughly: the cheapest goals one after the other.
pub(crate) fn turns_to_finish(public: &Public, seat: Seat) -> f32 {
    let player = public.player(seat);
    let stars = player.stars();
    let missing = Stars::PER_PLAYER.saturating_sub(stars.total()) as usize;
    if missing == 0 {
        return 0.0;
    }
    let mut efforts = [0.0f32; 12];
    let mut count = 0;
    let mut add = |placed: u8, effort: f32| {
        if placed == 0 {
            efforts[count] = effort;
            count += 1;
        }
    };
    let rest = |need: u8, has: u8| need.saturating_sub(has) as f32;
    add(stars.on(Star::Upgrades), rest(6, player.upgrade_count()) * 1.6);
    add(stars.on(Star::Mechs), rest(4, player.mech_count()) * 2.0);
    add(stars.on(Star::Structures), rest(4, player.structure_count()) * 2.2);
    add(stars.on(Star::Recruits), rest(4, player.recruit_count()) * 2.0);
    add(stars.on(Star::Workers), rest(8, player.worker_count()) * 0.8);
    add(stars.on(Star::Popularity), rest(18, player.popularity()) * 0.8);
    add(stars.on(Star::Power), rest(16, player.power()) * 0.5);
    add(stars.on(Star::Objective), 5.0);
    let fights = 4.0 + rest(7, player.power()) * 0.3;
    match stars.on(Star::Combat) {
        0 => {
            add(0, fights);
            add(0, fights + 3.0);
        }
        placed => add(placed - 1, fights),
    }
    let efforts = &mut efforts[..count];
    efforts.sort_unstable_by(f32::total_cmp);
    efforts.iter().take(missing).sum::<f32>() + 3.0 * missing.saturating_sub(count) as f32
}

/// Rounds that are likely still to come.
pub(super) fn rounds_left(public: &Public, seat: Seat, finish: &[f32; MAX_SEATS]) -> f32 {
    let mut left = finish[seat.index()] * 0.7 + 1.0;
    for other in public.seats().filter(|s| *s != seat) {
        let rounds = match public.player(other).automa() {
            // Its marker goes on with almost every card.
            Some(automa) => {
                let spaces = automa.kind().level.face().spaces;
                spaces.saturating_sub(automa.marker()) as f32
            }
            None => finish[other.index()] * 0.7 + 1.0,
        };
        left = left.min(rounds);
    }
    left
}

pub(super) fn fill(sight: &Sight, inputs: &mut Inputs) {
    let own_left = sight.finish[sight.seat.index()];
    let public = sight.public;
    let seats = public.seat_count();
    let rounds = public.turns() as usize / seats;
    inputs.part(rounds as u32, 20.0);
    inputs.one_of(rounds / 2, 14);
    inputs.number(sight.left / 20.0);
    inputs.one_of(sight.left as usize, 24);
    inputs.number(own_left / 20.0);
    inputs.one_of(own_left as usize / 2, 14);
    inputs.one_of(sight.phase, super::PHASES);
    inputs.one_of(seats - 2, 6);
    inputs.flag(public.has_automa());

    let mine = sight.scores[sight.seat.index()] as i32;
    let (mut best, mut ahead, mut most_stars) = (i32::MIN, 0u32, 0u8);
    for other in public.seats().filter(|s| *s != sight.seat) {
        let score = sight.scores[other.index()] as i32;
        best = best.max(score);
        ahead += (score > mine) as u32;
        most_stars = most_stars.max(public.player(other).stars().total());
    }
    let margin = mine - best;
    inputs.number(mine as f32 / 50.0);
    inputs.number(margin as f32 / 30.0);
    inputs.flag(margin > 0);
    inputs.part(ahead, 4.0);
    // A lead is worth more the nearer the end is.
    inputs.at(sight.phase, margin as f32 / 30.0);
    inputs.pass(super::PHASES);
    inputs.at(sight.phase, mine as f32 / 50.0);
    inputs.pass(super::PHASES);
    inputs.one_of(most_stars as usize, 7);
    let stars = sight.player.stars().total() as usize;
    inputs.one_of(stars, 7);
    // The last star decides: how the score stands with five of them.
    inputs.flag(stars == 5 && margin > 0);
    inputs.flag(stars == 5 && margin <= 0);
    inputs.flag(most_stars == 5 && margin > 0);
    inputs.flag(most_stars == 5 && margin <= 0);
}
