//! Combat by reasoning: what the other side can show, how likely each total is, and what to set against it.

use crate::mind::Mind;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Combat, Move, Public, Side, State, View};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

/// The greatest total that is told apart.
const MOST: usize = 40;

/// How likely each total of a side is.
#[derive(Clone)]
pub(crate) struct Totals([f32; MOST]);

impl Totals {
    /// The chance that a total of one's own wins against these.
    pub(crate) fn beaten_by(&self, total: u8, side: Side) -> f32 {
        let beaten = (0..).zip(&self.0).filter(|(theirs, _)| side.wins(total, *theirs));
        beaten.map(|(_, part)| part).sum()
    }

    fn add(&mut self, total: usize, part: f32) {
        self.0[total.min(MOST - 1)] += part;
    }
}

/// How likely each sum of this many cards of a pile is; as if each were put back, which is near enough.
fn sums(pile: CombatCards, count: u8) -> [f32; MOST] {
    let mut sums = [0.0; MOST];
    sums[0] = 1.0;
    let all = pile.count() as f32;
    if all == 0.0 {
        return sums;
    }
    for _ in 0..count {
        let mut next = [0.0; MOST];
        for (sum, part) in sums.iter().enumerate().filter(|(_, part)| **part > 0.0) {
            for card in CombatCard::ALL {
                let to = (sum + card.value() as usize).min(MOST - 1);
                next[to] += part * pile.of(card) as f32 / all;
            }
        }
        sums = next;
    }
    sums
}

/// What the other side of the combat being fought may show, as one side sees it.
fn totals_of(view: &View, side: Side) -> Totals {
    let mut totals = Totals([0.0; MOST]);
    let Some(facts) = view.combat_facts() else {
        totals.add(0, 1.0);
        return totals;
    };
    let them = facts.side(side);
    let bids = view.public().automa_bids(side);
    if let all @ 1.. = bids.clone().count() {
        let part = 1.0 / all as f32;
        for (power, cards) in bids {
            for (sum, chance) in sums(facts.unseen, cards).iter().enumerate() {
                if *chance > 0.0 {
                    totals.add(power as usize + sum, chance * part);
                }
            }
        }
        return totals;
    }
    // A person bids little or most of what there is; cards go with power.
    let most = them.most_power as usize;
    for dial in 0..=most {
        let high = dial * 3 >= most * 2;
        let weight = match (dial, high) {
            (0, _) => 0.22,
            (_, true) => 0.63 / (most - (2 * most).div_ceil(3) + 1) as f32,
            _ => 0.15 / ((2 * most).div_ceil(3).max(2) - 1) as f32,
        };
        for cards in 0..=them.card_limit {
            let share = match (them.card_limit, cards == them.card_limit) {
                (0, _) => 1.0,
                (_, true) => 0.65,
                (limit, false) => 0.35 / limit as f32,
            };
            for (sum, chance) in sums(facts.unseen, cards).iter().enumerate() {
                if *chance > 0.0 {
                    totals.add(dial + sum, weight * share * chance);
                }
            }
        }
    }
    let all: f32 = totals.0.iter().sum();
    if all > 0.0 {
        totals.0.iter_mut().for_each(|part| *part /= all);
    } else {
        totals.add(0, 1.0);
    }
    totals
}

/// How much of what is expected of a person comes from thinking in its place; the rest allows for those who think otherwise.
const REASONED: f32 = 0.75;

/// What the other side may show: as [`totals_of`], and for a mind that thinks about it, as the other side would choose in
/// its place, with each hand it may hold, for what it stands to gain.
fn expected(view: &View, side: Side, mind: &Mind, rng: &mut Pcg64Mcg) -> Totals {
    let mut totals = totals_of(view, side);
    let Some(other) = view.public().combat().map(|combat| combat.seat(side)) else { return totals };
    if mind.hands == 0 || view.public().player(other).is_automa() {
        return totals;
    }
    let mut reasoned = Totals([0.0; MOST]);
    let mut theirs = Mind::new(mind.net, other);
    theirs.taste = mind.taste;
    let mut count = 0;
    for _ in 0..mind.hands {
        let state = view.resample(rng);
        let seen = View::of(&state, other);
        let gain = stakes(&state, &mut theirs);
        if let Some((bid, _)) = choose_bid(&seen, side, &totals_of(&seen, side.other()), gain, Some(rng)) {
            reasoned.add(bid.total() as usize, 1.0);
            count += 1;
        }
    }
    if count > 0 {
        for (part, thought) in totals.0.iter_mut().zip(reasoned.0) {
            *part = (1.0 - REASONED) * *part + REASONED * thought / count as f32;
        }
    }
    totals
}

/// A choice of power and cards, and what it costs to part with them, in the unit of worth.
#[derive(Clone, Copy, Debug)]
struct Bid {
    dial: u8,
    cards: CombatCards,
    cost: f32,
}

impl Bid {
    fn total(&self) -> u8 {
        self.dial + self.cards.value()
    }
}

/// What a point of power and a card are worth.
const POWER: f32 = 0.018;
const CARD: f32 = 0.012;

/// All sensible bids: every dial, with the highest or the lowest cards of each number.
fn bids(hand: CombatCards, most: u8, limit: u8) -> Vec<Bid> {
    let mut piles = vec![CombatCards::NONE];
    for count in 1..=limit.min(hand.count()) {
        for highest in [true, false] {
            let mut pile = CombatCards::NONE;
            let mut left = count;
            let mut take = |card: CombatCard| {
                for _ in 0..hand.of(card).min(left) {
                    pile.add(card);
                }
                left -= hand.of(card).min(left);
            };
            if highest {
                CombatCard::ALL.into_iter().rev().for_each(&mut take);
            } else {
                CombatCard::ALL.into_iter().for_each(&mut take);
            }
            if !piles.contains(&pile) {
                piles.push(pile);
            }
        }
    }
    let mut bids = Vec::new();
    for dial in 0..=most {
        for cards in &piles {
            let cost = dial as f32 * POWER + cards.value() as f32 * CARD;
            bids.push(Bid { dial, cards: *cards, cost });
        }
    }
    bids
}

/// The bid to make when a victory is worth this much more than a defeat, and the chance it wins. Bids that are nearly as good
/// as the best are as likely, so that nobody can count on one of them.
fn choose_bid(
    view: &View,
    side: Side,
    totals: &Totals,
    gain: f32,
    mix: Option<&mut Pcg64Mcg>,
) -> Option<(Bid, f32)> {
    let facts = view.combat_facts()?;
    let own = facts.side(side);
    let all = bids(view.own().hand(), own.power.min(Combat::MAX_DIAL), own.card_limit);
    let worth = |bid: &Bid| {
        let wins = totals.beaten_by(bid.total(), side);
        // Whoever loses having shown anything draws a card.
        let consolation = if bid.total() > 0 { (1.0 - wins) * 0.03 } else { 0.0 };
        wins * gain + consolation - bid.cost
    };
    let best = all.iter().map(worth).fold(f32::MIN, f32::max);
    let near: Vec<&Bid> = all.iter().filter(|bid| worth(bid) >= best - 0.012).collect();
    let pick = match mix {
        Some(rng) if near.len() > 1 => near[(rng.next_u32() as usize) % near.len()],
        _ => near.first()?,
    };
    Some((*pick, totals.beaten_by(pick.total(), side)))
}

/// Puts the bid of a seat into a combat.
fn place(state: &mut State, seat: Seat, bid: &Bid) {
    for _ in 0..2 {
        if !matches!(state.awaiting(), Awaiting::Seats(seats) if seats.contains(seat)) {
            return;
        }
        let list = state.legal(seat);
        let wanted = match list.first() {
            Some(Move::Dial(_)) => Move::Dial(bid.dial),
            Some(Move::Play(_)) => Move::Play(bid.cards),
            _ => return,
        };
        let mv = if list.contains(&wanted) { wanted } else { list[0] };
        state.apply_unchecked(Actor::Seat(seat), mv);
    }
}

/// Whether the seat has won the combat that was fought in a place.
fn won(public: &Public, seat: Seat, place: Place) -> bool {
    public.player(seat).fighters_on(place) > 0
}

/// How a combat that the seat fights may end, with how likely each end is.
pub(crate) fn branches(state: &State, seat: Seat, luck: u64) -> Vec<(f32, State)> {
    let view = View::of(state, seat);
    let Some(combat) = state.public().combat().copied() else { return Vec::new() };
    let (Some(side), Some(hex)) = (combat.side(seat), combat.hex()) else { return Vec::new() };
    let totals = totals_of(&view, side.other());
    let Some((bid, wins)) = choose_bid(&view, side, &totals, 0.3, None) else { return Vec::new() };
    let mut set = *state;
    place(&mut set, seat, &bid);
    let other = combat.seat(side.other());
    let mut ends: [Option<State>; 2] = [None; 2];
    let mut parts = [1.0 - wins, wins];
    if state.public().player(other).is_automa() {
        let outcomes = set.chance();
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        parts = [0.0; 2];
        for (outcome, weight) in &outcomes {
            let mut next = set;
            next.apply_unchecked(Actor::Chance, *outcome);
            for i in 0..8 {
                let busy = next.public().combat().is_some_and(|c| c.hex() == Some(hex));
                if !busy
                    || next.awaiting() != Awaiting::Chance
                    || !crate::mind::step_for_others(&mut next, seat, luck.wrapping_add(i))
                {
                    break;
                }
            }
            let end = won(next.public(), seat, hex.place()) as usize;
            parts[end] += *weight as f32 / all.max(1) as f32;
            ends[end].get_or_insert(next);
        }
    } else {
        for (end, slot) in ends.iter_mut().enumerate() {
            let mut next = set;
            for _ in 0..2 {
                if !matches!(next.awaiting(), Awaiting::Seats(seats) if seats.contains(other)) {
                    break;
                }
                let list = next.legal(other);
                // The greatest dial and the most cards stand at the ends of their lists.
                let mv = match list.first() {
                    Some(Move::Dial(_)) if end == 1 => list[list.len() - 1],
                    Some(Move::Play(_)) if end == 0 => list[list.len() - 1],
                    Some(first @ (Move::Dial(_) | Move::Play(_))) => *first,
                    _ => break,
                };
                next.apply_unchecked(Actor::Seat(other), mv);
            }
            // The other side gives plain answers until it is over or the seat itself is asked.
            for i in 0..8 {
                let asked = matches!(next.awaiting(), Awaiting::Seats(seats) if seats.contains(seat));
                let busy = next.public().combat().is_some();
                if asked || !busy || !crate::mind::step_for_others(&mut next, seat, luck.wrapping_add(i)) {
                    break;
                }
            }
            if won(next.public(), seat, hex.place()) == (end == 1) {
                *slot = Some(next);
            }
        }
    }
    let found: f32 = ends.iter().zip(parts).filter(|(end, _)| end.is_some()).map(|(_, part)| part).sum();
    if found <= 0.0 {
        return ends.into_iter().flatten().map(|state| (1.0, state)).take(1).collect();
    }
    ends.into_iter().zip(parts).filter_map(|(end, part)| Some((part / found, end?))).collect()
}

/// What the seat answers to the question for power and cards: the dial, then the cards.
pub(crate) fn answer(view: &View, mind: &mut Mind, rng: &mut Pcg64Mcg) -> Vec<Move> {
    let seat = mind.seat;
    let state = view.resample(rng);
    let gain = stakes(&state, mind);
    let Some(side) = view.public().combat().and_then(|combat| combat.side(seat)) else { return Vec::new() };
    let totals = expected(view, side.other(), mind, rng);
    match choose_bid(view, side, &totals, gain, Some(rng)) {
        Some((bid, _)) => vec![Move::Dial(bid.dial), Move::Play(bid.cards)],
        None => Vec::new(),
    }
}

/// How much more a victory is worth than a defeat.
fn stakes(state: &State, mind: &mut Mind) -> f32 {
    let branches = branches(state, mind.seat, 1);
    let place = state.public().combat().and_then(|c| c.hex()).map(Hex::place);
    let (mut win, mut lose) = (None, None);
    for (_, end) in &branches {
        let slot =
            if place.is_some_and(|at| won(end.public(), mind.seat, at)) { &mut win } else { &mut lose };
        *slot = Some(mind.worth(end));
    }
    match (win, lose) {
        (Some(win), Some(lose)) => (win - lose).clamp(0.02, 3.0),
        _ => 0.3,
    }
}
