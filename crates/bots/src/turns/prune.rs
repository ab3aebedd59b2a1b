//! Answers that nobody would choose.

use kosa_engine::vocab::{Cargo, Seat, Stars, UnitKind};
use kosa_engine::{Move, MoveList, Public, Question, State};

/// Drops answers from a list of [`State::legal_full_into`] that are as good as another one or worse: a ready objective is
/// revealed unless it were the last star; a load is taken whole or left, and left where somebody stays with it; tokens of a
/// payment come from the first or the last place; of cards that are paid the lowest goes. Never empties a list.
pub fn prune(state: &State, seat: Seat, list: &mut MoveList) {
    if list.len() < 2 {
        return;
    }
    let public = state.public();
    let reveals = list.iter().any(|mv| matches!(mv, Move::Reveal(_)));
    if reveals && public.player(seat).stars().total() + 1 < Stars::PER_PLAYER {
        list.retain(|mv| matches!(mv, Move::Reveal(_)));
        return;
    }
    match public.question() {
        Some(Question::Carry) => loads(public, seat, list),
        Some(Question::Pay { .. }) => {
            let tokens: Vec<Move> =
                list.iter().copied().filter(|mv| matches!(mv, Move::PayToken { .. })).collect();
            let (first, last) = (tokens.first().copied(), tokens.last().copied());
            let mut card = false;
            list.retain(|mv| match mv {
                Move::PayToken { .. } => Some(*mv) == first || Some(*mv) == last,
                Move::PayCard(_) => !core::mem::replace(&mut card, true),
                _ => true,
            });
        }
        // Ascending: the lowest stands first.
        Some(Question::Discard { .. }) => {
            let mut card = false;
            list.retain(|mv| !matches!(mv, Move::Discard(_)) || !core::mem::replace(&mut card, true));
        }
        Some(Question::Peek | Question::Spy) => list.truncate(2),
        // Airships have many small answers: the first ones and going on.
        Some(Question::Flight { .. } | Question::Airlift { .. }) if list.len() > 10 => {
            let last = list[list.len() - 1];
            let every = list.len() / 9;
            let mut i = 0;
            list.retain(|mv| {
                i += 1;
                (i - 1) % every == 0 || *mv == last
            });
        }
        _ => {}
    }
}

/// Whole loads or none, and of workers one or all but one as well.
fn loads(public: &Public, seat: Seat, list: &mut MoveList) {
    let Some(moving) = public.turn().moving() else { return };
    let amounts = |list: &MoveList| {
        let most = list.iter().filter_map(carried).max().unwrap_or(0);
        let least = list.iter().filter_map(carried).min().unwrap_or(0);
        (least, most)
    };
    let (least, most) = amounts(list);
    let cargo = list.iter().find_map(|mv| match mv {
        Move::Carry { cargo, .. } => Some(*cargo),
        _ => None,
    });
    let Some(cargo) = cargo else { return };
    let wanted = |amount: u8| match cargo {
        Cargo::Workers => amount == most || amount == least || amount == 1 || amount + 1 == most,
        Cargo::MovedWorkers => amount == most || amount == least,
        _ => {
            let player = public.player(seat);
            let from = moving.from;
            let fighters = player.fighters_on(from) - moving.unit.fights() as u8;
            let workers = player.workers_on(from) - (moving.unit == UnitKind::Worker) as u8;
            let stays = fighters + workers > 0 || player.built_at().contains(from);
            // All kinds go along or none: as the first of them went.
            let earlier =
                (0..cargo.index()).filter(|i| public.resources(from).get(*i).is_some_and(|n| *n > 0));
            let chosen = earlier.map(|i| moving.load[i] > 0).next();
            match chosen {
                Some(true) => amount == most,
                Some(false) => amount == least,
                None if stays => amount == least,
                None => amount == most || amount == least,
            }
        }
    };
    if list.iter().any(|mv| carried(mv).is_some_and(wanted)) {
        list.retain(|mv| carried(mv).is_none_or(wanted));
    }
}

fn carried(mv: &Move) -> Option<u8> {
    match mv {
        Move::Carry { amount, .. } => Some(*amount),
        _ => None,
    }
}
