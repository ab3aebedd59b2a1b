//! Lists without what nobody wants: the rules let a player take less than an action gives, or leave what has been paid for.

use crate::moves::{Move, MoveList};
use crate::state::{Question, State};
use crate::vocab::Seat;

impl State {
    /// As [`State::legal_into`], without the answers that give something up for nothing: smaller amounts of a gain that
    /// could be taken whole, a bonus left, a gain that was paid for and is refused. What is a choice stays: loads, dials,
    /// payments, which territories produce and how many, whether an action is begun at all. Never empty where the whole list
    /// is not.
    ///
    /// ```
    /// use kosa_engine::{Actor, MoveList, State, vocab::Seat};
    /// let mut state = State::from_position(
    ///     "kosa-position 1\nactive 1\nseat nordic industrial\ncoins 5\nseat crimea mechanical",
    /// ).unwrap();
    /// let seat = Seat::new(0).unwrap();
    /// state.apply(Actor::Seat(seat), "section upgrade".parse().unwrap()).unwrap();
    /// let mut list = MoveList::new();
    /// state.legal_full_into(seat, &mut list);
    /// let words: Vec<String> = list.iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(words, ["bolster power 2", "bolster cards 1", "skip"]);
    /// ```
    pub fn legal_full_into(&self, seat: Seat, list: &mut MoveList) {
        self.legal_into(seat, list);
        let Some(frame) = self.public.question() else { return };
        if list.len() > 1 {
            keep_full(frame, list);
        }
    }

    /// As [`State::legal_full_into`], as a new list.
    pub fn legal_full(&self, seat: Seat) -> MoveList {
        let mut list = MoveList::new();
        self.legal_full_into(seat, &mut list);
        list
    }
}

/// Keeps the answers that give nothing up.
fn keep_full(frame: Question, list: &mut MoveList) {
    match frame {
        // The whole amount is listed first.
        Question::Take { .. } => keep(list, |mv, first| mv == first || matches!(mv, Move::Reveal(_))),
        Question::PickResources { count, .. } => {
            keep(list, |mv, _| mv.amount() == Some(count) || matches!(mv, Move::Reveal(_)))
        }
        // Paid for, or given: to leave it gives it up.
        Question::Upgrade | Question::Deploy { .. } | Question::Build { .. } | Question::PlaceOn { .. } => {
            keep(list, |mv, _| mv != Move::Skip)
        }
        Question::Enlist => {
            list.retain(|mv| *mv != Move::Skip);
            keep_greatest(list);
        }
        Question::Top(_) | Question::Bottom(_) | Question::Produce { .. } => keep_greatest(list),
        // All of their answers are real choices.
        Question::Section
        | Question::EndTurn
        | Question::Units
        | Question::Onward
        | Question::Carry
        | Question::CombatOrder
        | Question::Ability { .. }
        | Question::Dials
        | Question::Retreat
        | Question::Encounter { .. }
        | Question::WorkerPlace
        | Question::Peek
        | Question::Airlift { .. }
        | Question::FactoryPick
        | Question::Pay { .. }
        | Question::Discard { .. }
        | Question::PlaceToken
        | Question::ArmTrap { .. }
        | Question::Flight { .. }
        | Question::Toll { .. }
        | Question::Challenge
        | Question::Spy
        | Question::Exchange
        | Question::Refuge { .. }
        | Question::TileStar => {}
    }
}

fn keep(list: &mut MoveList, wanted: impl Fn(Move, Move) -> bool) {
    let first = list[0];
    if list.iter().any(|mv| wanted(*mv, first)) {
        list.retain(|mv| wanted(*mv, first));
    }
}

/// Of moves that differ only in how much they gain, the one that gains most. Those of one kind stand together in every list
/// but for the structure's bonus, and the greatest comes first.
fn keep_greatest(list: &mut MoveList) {
    let mut kept: usize = 0;
    for i in 0..list.len() {
        let mv = list[i];
        let less = mv.gain().is_some_and(|(kind, amount)| {
            let other = |mv: &Move| mv.gain().is_some_and(|(k, n)| k == kind && n >= amount);
            list[..kept].iter().any(other)
        });
        if !less && !buys_nothing(&mv) {
            list[kept] = mv;
            kept += 1;
        }
    }
    list.truncate(kept);
}

/// Whether coins are spent for nothing.
fn buys_nothing(mv: &Move) -> bool {
    matches!(
        mv,
        Move::BolsterPower { amount: 0, bonus: false }
            | Move::BolsterCards { amount: 0, bonus: false }
            | Move::TradePopularity { amount: 0, bonus: false }
    )
}
