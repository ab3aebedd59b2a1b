//! What is pointed at means at least what may be answered there.

use crate::common::{MODULES, Pointer, table};
use kosa_client::Target;
use kosa_engine::{Awaiting, Move};
use std::collections::{BTreeMap, BTreeSet};

/// Amounts and bonuses aside: one move stands for all that differ in nothing else.
fn any_amount(mv: Move) -> Move {
    match mv {
        Move::MoveCoins(_) => Move::MoveCoins(1),
        Move::BolsterPower { .. } => Move::BolsterPower { amount: 1, bonus: false },
        Move::BolsterCards { .. } => Move::BolsterCards { amount: 1, bonus: false },
        Move::TradeResources { .. } => Move::TradeResources { bonus: false },
        Move::TradePopularity { .. } => Move::TradePopularity { amount: 1, bonus: false },
        Move::ProduceOn { hex, .. } => Move::ProduceOn { hex, amount: 1 },
        Move::Drop { cargo, .. } => Move::Drop { cargo, amount: 1 },
        Move::Load { cargo, .. } => Move::Load { cargo, amount: 1 },
        Move::Bombard { target, .. } => Move::Bombard { target, amount: 1 },
        Move::Pay { .. } => Move::Pay { coins: 0, bonus: false },
        Move::Enlist { recruit, bonus, .. } => Move::Enlist { recruit, bonus, amount: 1 },
        mv => mv,
    }
}

#[test]
fn every_legal_move_is_among_those_meant_where_it_lies() {
    let (mut asked, mut kinds) = (BTreeMap::new(), BTreeSet::new());
    for game in 0..480 {
        let mut table = table(game, game as u64 + 50, MODULES[game % MODULES.len()].1);
        let mut pointer = Pointer::new(game as u64);
        for _ in 0..1500 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let view = table.view(seat);
            let legal = view.legal();
            let question = view.public().question().unwrap();
            for mv in &legal {
                let target = Target::of(mv, view.public(), seat);
                // Dial and cards are prepared one by one, and the button does all of it.
                if target.is_prepared() {
                    assert!(matches!(mv, Move::Play(_)), "{question}: {mv}");
                    continue;
                }
                let meant = target.meant(&view);
                assert!(meant.contains(&any_amount(*mv)), "{question}: {mv} at {target:?}: {meant:?}");
                let words = mv.to_string();
                kinds.insert(words.split(' ').take(2).collect::<Vec<_>>().join(" "));
            }
            *asked.entry(question.word()).or_insert(0) += 1;
            let mv = pointer.brisk_or_any(&view, &legal);
            table.play(seat, mv).unwrap();
        }
    }
    assert!(asked.len() >= 29, "{asked:?}");
    for rare in ["flight", "spy", "exchange", "refuge", "retreat", "arm-trap", "order"] {
        assert!(asked.contains_key(rare), "{rare}: {asked:?}");
    }
    assert!(kinds.contains("fly") && kinds.iter().any(|kind| kind.starts_with("retreat ")), "{kinds:?}");
}
