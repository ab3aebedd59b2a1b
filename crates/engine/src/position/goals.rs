//! Stars and the end of the game: what has been placed must have been earned, and a game is over for a reason.

use super::collect::Check;
use super::fault::PositionFault;
use crate::automa::position as automa;
use crate::state::{Player, Public};
use crate::vocab::*;

/// What a player has of the goals that, once reached, are never lost again.
fn lasting(player: &Player) -> [(Star, u8); 5] {
    [
        (Star::Upgrades, player.upgrade_count()),
        (Star::Mechs, player.mech_count()),
        (Star::Structures, player.structure_count()),
        (Star::Recruits, player.recruit_count()),
        (Star::Workers, player.worker_count()),
    ]
}

/// No goal holds more stars than it has spaces, once it is known what a resolution tile adds, nor a star that was not earned.
pub(super) fn check_stars(check: &mut Check, public: &Public) {
    for seat in public.seats() {
        let player = public.player(seat);
        let begun = public.ending.face().map_or(0, |f| f.automa_stars);
        for star in Star::ALL {
            let by_tile = player.is_automa() && star == Star::Mission;
            let limit = if by_tile { begun } else { public.star_limit(seat, star) };
            if player.stars.on(star) > limit {
                check.fault(seat, PositionFault::StarsOnGoal { star });
            }
        }
        if player.is_automa() {
            automa::check_stars(check, seat, player);
            continue;
        }
        for (star, n) in lasting(player) {
            if player.stars.on(star) > 0 && n < star.need() {
                check.fault(seat, PositionFault::GoalNotReached { star, n, need: star.need() });
            }
        }
    }
}

/// The game is over exactly when something has ended it.
pub(super) fn check_end(check: &mut Check, public: &Public) {
    let finished = public.seats().any(|s| public.player(s).stars.complete());
    let Some(face) = public.ending.face() else {
        if finished != public.over {
            let fault = if finished { PositionFault::GameIsOver } else { PositionFault::NotOver };
            check.fault("over", fault);
        }
        return;
    };
    let all_taken = public.seats().all(|s| public.ending.clock[s.index()] == 0);
    let at_once = public.ending.trigger.is_some() && face.at_once != AtOnce::Never;
    let held = face.hill_ends && finished;
    if public.over && !all_taken && !at_once && !held {
        check.fault("over", PositionFault::NotOver);
    }
}
