//! Dials, combat cards, retreats.

use super::WhyNot;
use crate::moves::{Move, MoveList};
use crate::rules;
use crate::rules::Eyes;
use crate::state::Question;
use crate::tracks::MAX_DIAL;
use crate::vocab::*;

pub(super) fn dials(eyes: &Eyes, mv: Move) -> Option<WhyNot> {
    match (mv, eyes.own.dial) {
        (Move::Dial(_), Some(_)) => Some(WhyNot::DialSet),
        (Move::Dial(_), None) => {
            Some(WhyNot::DialTooHigh { most: eyes.public.player(eyes.seat).power.min(MAX_DIAL) })
        }
        (_, None) => Some(WhyNot::DialFirst),
        (Move::Play(cards), Some(_)) => {
            if eyes.own.hand.minus(cards).is_none() {
                return Some(WhyNot::CardNotHeld);
            }
            Some(WhyNot::TooManyCards { limit: rules::card_limit(eyes.public, eyes.seat) })
        }
        _ => None,
    }
}

pub(super) fn retreat(eyes: &Eyes, unit: UnitKind) -> Option<WhyNot> {
    let mut list = MoveList::new();
    eyes.answers(&Question::Retreat, &mut list);
    let asked = list.iter().find_map(Move::unit)?;
    Some(if asked == unit { WhyNot::NoRefuge } else { WhyNot::OtherUnitFirst { unit: asked } })
}
