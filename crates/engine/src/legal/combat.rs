//! Combat: the order of several combats, abilities that may be left, dials and cards, retreats.

use super::{Eyes, push};
use crate::abilities::{peoples_army, seaworthy, suiton};
use crate::airships::{blitzkrieg, distract, safe_haven};
use crate::moves::{Move, MoveList};
use crate::state::Public;
use crate::tracks::MAX_DIAL;
use crate::vocab::*;

pub(super) fn order(eyes: Eyes, list: &mut MoveList) {
    for hex in PlaceSet(eyes.public.contested()).hexes() {
        push(list, Move::Fight(hex));
    }
}

pub(super) fn ability(list: &mut MoveList) {
    push(list, Move::Use);
    push(list, Move::Skip);
}

/// Combat cards a side may play: one for each character and mech, and what an ability adds.
pub(crate) fn card_limit(public: &Public, seat: Seat) -> u8 {
    let player = public.player(seat);
    let place = public.combat.hex;
    let fewer = distract::fewer_cards(public, seat);
    if public.combat.duel {
        let cards = blitzkrieg::cards(public, public.combat.attacker).unwrap_or(0);
        return cards.saturating_sub(fewer).min(player.hand_count);
    }
    let extra = peoples_army::extra_cards(player, place) + suiton::extra_cards(player, place);
    (player.fighters_on(place) + extra).saturating_sub(fewer).min(player.hand_count)
}

pub(super) fn dials(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    if eyes.own.dial.is_none() {
        for power in (0..=public.player(eyes.seat).power.min(MAX_DIAL)).rev() {
            push(list, Move::Dial(power));
        }
        return;
    }
    let hand = eyes.own.hand.0;
    let limit = card_limit(public, eyes.seat);
    for fives in 0..=hand[3].min(limit) {
        for fours in 0..=hand[2].min(limit - fives) {
            for threes in 0..=hand[1].min(limit - fives - fours) {
                for twos in 0..=hand[0].min(limit - fives - fours - threes) {
                    push(list, Move::Play(CombatCards([twos, threes, fours, fives])));
                }
            }
        }
    }
}

pub(super) fn retreat(eyes: Eyes, list: &mut MoveList) {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    let from = public.combat.hex;
    let lakes = seaworthy::retreat_lakes(public, eyes.seat, from);
    let refuge = safe_haven::refuge(public, eyes.seat);
    let (unit, places) = if player.character == from {
        (UnitKind::Character, lakes | refuge)
    } else if player.mechs_at & from.bit() != 0 {
        (UnitKind::Mech, lakes | refuge)
    } else {
        // Workers reach a lake only with a mech that has retreated there.
        (UnitKind::Worker, (lakes & public.combat.lakes) | refuge)
    };
    push(list, Move::Retreat { unit, to: player.faction.home() });
    for to in PlaceSet(places) {
        push(list, Move::Retreat { unit, to });
    }
}
