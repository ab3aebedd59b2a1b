//! The rules of the base game, one file for each part of it: what may be answered to its questions, doing it, and what follows.
//!
//! Three lists lead here from a question, each without a catch-all: [`legal`] lists the answers, [`apply`] carries one out, [`flow`] says
//! what needs nobody's answer. What may be done is computed from [`Eyes`]: what everybody sees and what the asking seat sees. A legal
//! list therefore cannot depend on anybody else's secret.

mod apply;
mod bolster;
mod bottom_row;
mod build;
mod chance;
mod combat;
mod deploy;
mod effects;
mod encounter;
mod enlist;
mod eyes;
mod factory;
mod flow;
mod gain;
mod gift;
mod legal;
mod move_error;
mod movement;
mod objective;
pub(crate) mod payment;
mod produce;
mod stall;
mod star;
mod switches;
mod trade;
mod turn;
mod upgrade;

pub(crate) use apply::Apply;
pub(crate) use chance::push_cards;
pub(crate) use combat::{card_limit, usable_before_combat};
pub(crate) use eyes::Eyes;
pub use gift::GiftError;
pub use move_error::MoveError;
pub(crate) use movement::{any_step, cargo_bounds, has_all_steps, movable, steps, steps_of};
pub(crate) use objective::mission_open;
pub(crate) use produce::{left_to_produce, mill_hex, workplaces, yield_of};
pub use switches::{Rules, Switch};

use crate::moves::{Move, MoveList};

/// Adds this many of the first moves, fewer than there are. All of them are written and the rest is cut off again: a loop would end
/// where the processor does not expect it.
#[inline(always)]
pub(crate) fn push_first<const N: usize>(list: &mut MoveList, moves: &[Move; N], count: usize) {
    let before = list.len();
    let fits = list.try_extend_from_slice(moves);
    debug_assert!(fits.is_ok() && count < N);
    list.truncate(before + count);
}

/// Adds a move for every amount, the greatest first.
#[inline(always)]
pub(crate) fn push_amounts(list: &mut MoveList, least: u8, most: u8, mv: impl Fn(u8) -> Move) {
    list.extend((least as u16..most as u16 + 1).rev().map(|amount| mv(amount as u8)));
}

/// Adds a move. There is room for every list the rules can make ([`crate::moves::MOST_MOVES`]), so none is lost.
#[inline(always)]
pub(crate) fn push(list: &mut MoveList, mv: Move) {
    list.push(mv);
}
