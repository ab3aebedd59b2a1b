//! Trade: coins for resources or for popularity; the Armory adds power to either.

use super::{Eyes, bolster, push};
use crate::moves::{Move, MoveList};
use crate::rules::Switch;
use crate::tracks::MAX_POPULARITY;
use crate::vocab::*;

pub(super) fn answers(eyes: Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    if player.coins < player.trade_cost() {
        return;
    }
    let popularity = player.trade_popularity().min(MAX_POPULARITY - player.popularity);
    // The resource half needs a worker on a territory, the popularity half does not.
    let resources = eyes.public.with_own_worker(eyes.seat) != 0;
    if !resources && eyes.public.rules.has(Switch::TradeNeedsWorker) {
        return;
    }
    for bonus in bolster::bonuses(player, Structure::Armory) {
        if resources {
            push(list, Move::TradeResources { bonus: *bonus });
        }
        for amount in (0..=popularity).rev() {
            push(list, Move::TradePopularity { amount, bonus: *bonus });
        }
    }
}
