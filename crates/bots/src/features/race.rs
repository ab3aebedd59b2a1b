//! How long the game will last, and who is ahead.

use super::Sight;
use crate::inputs::Inputs;
use arrayvec::ArrayVec;
use kosa_engine::Public;
use kosa_engine::vocab::*;

/// What a person would still need for each star that is open, in turns, roughly; less where tokens for it lie ready, of which
/// `ready` says how much for each action of the bottom row.
fn efforts(public: &Public, seat: Seat, ready: [f32; BottomAction::COUNT]) -> ArrayVec<f32, 12> {
    let player = public.player(seat);
    let stars = player.stars();
    let mut efforts = ArrayVec::new();
    let mut add = |placed: u8, effort: f32| {
        if placed == 0 {
            efforts.push(effort);
        }
    };
    let rest = |need: u8, has: u8| need.saturating_sub(has) as f32;
    let [upgrade, deploy, build, enlist] = ready;
    add(stars.on(Star::Upgrades), rest(6, player.upgrade_count()) * 1.6 - upgrade);
    add(stars.on(Star::Mechs), rest(4, player.mech_count()) * 2.0 - deploy);
    add(stars.on(Star::Structures), rest(4, player.structure_count()) * 2.2 - build);
    add(stars.on(Star::Recruits), rest(4, player.recruit_count()) * 2.0 - enlist);
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
    efforts
}

/// Turns a person would need for the stars still missing: the cheapest goals one after the other.
pub(crate) fn turns_to_finish(public: &Public, seat: Seat) -> f32 {
    cheapest(public, seat, efforts(public, seat, [0.0; BottomAction::COUNT]))
}

fn cheapest(public: &Public, seat: Seat, mut efforts: ArrayVec<f32, 12>) -> f32 {
    let missing = Stars::PER_PLAYER.saturating_sub(public.player(seat).stars().total()) as usize;
    if missing == 0 {
        return 0.0;
    }
    efforts.sort_unstable_by(f32::total_cmp);
    efforts.iter().take(missing).sum::<f32>() + 3.0 * missing.saturating_sub(efforts.len()) as f32
}

/// How far the end of the game is for whoever wants to bring it about.
pub(crate) struct ToTheEnd {
    /// Turns for the stars still missing, less what lies ready for them.
    pub(crate) turns: f32,
    /// How near all stars are together, one for each that is placed. Where the cheapest goal does not come nearer, because nobody is
    /// there to fight or no objective can be met, this still says whether another one does.
    pub(crate) nearness: f32,
}

pub(crate) fn to_the_end(public: &Public, seat: Seat) -> ToTheEnd {
    let efforts = efforts(public, seat, ready(public, seat));
    let open: f32 = efforts.iter().map(|effort| 2.0 / (2.0 + effort)).sum();
    ToTheEnd {
        nearness: public.player(seat).stars().total() as f32 + open,
        turns: cheapest(public, seat, efforts),
    }
}

/// How much of a turn is saved by the tokens that lie ready for each action of the bottom row: most of it where it can be paid.
/// Less than the action itself brings, or tokens would be kept instead of spent.
fn ready(public: &Public, seat: Seat) -> [f32; BottomAction::COUNT] {
    let player = public.player(seat);
    let tokens = super::tokens(public, seat, public.controlled(seat));
    BottomAction::ALL.map(|action| {
        let cost = player.cost(action).max(1) as u32;
        0.9 * tokens[action.resource().index()].min(cost) as f32 / cost as f32
    })
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
