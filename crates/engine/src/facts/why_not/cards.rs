//! Encounters, gains of cards, objectives, payments.

use super::{WhyNot, outside};
use crate::abilities::coercion;
use crate::facts::lack;
use crate::moves::Move;
use crate::rules::payment::payable;
use crate::rules::{Eyes, Switch};
use crate::state::{PayWith, Question, TakeWhat};
use crate::tracks::{MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;

pub(super) fn option(eyes: &Eyes, card: Encounter, taken: OptionSet, option: u8) -> Option<WhyNot> {
    let Some(printed) = card.face().options.get(option as usize) else { return Some(WhyNot::NoSuchOption) };
    if taken.contains(option) {
        return Some(WhyNot::OptionTaken);
    }
    lack::of_card(eyes.public, eyes.seat, &printed.cost).map(WhyNot::CannotPay)
}

pub(super) fn take(eyes: &Eyes, what: TakeWhat, max: u8, amount: u8) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    outside(amount, 0, max).or(match what {
        TakeWhat::Power => Some(WhyNot::TrackEnds { room: MAX_POWER - player.power }),
        TakeWhat::Popularity => Some(WhyNot::TrackEnds { room: MAX_POPULARITY - player.popularity }),
        TakeWhat::CombatCards => {
            Some(WhyNot::CardsLeft { left: eyes.public.room_for(eyes.seat, RecruitBonus::CombatCards) })
        }
        TakeWhat::Workers if player.workers_left() > 0 => {
            Some(WhyNot::Amount { least: 0, most: player.workers_left() })
        }
        TakeWhat::Workers => Some(WhyNot::NoWorkersLeft),
        TakeWhat::Coins | TakeWhat::Resource(_) => None,
    })
}

/// Why an objective cannot be revealed now.
pub(super) fn objective(eyes: &Eyes, question: Question, card: Objective) -> Option<WhyNot> {
    let public = eyes.public;
    let player = public.player(eyes.seat);
    if eyes.seat != public.active {
        return Some(WhyNot::NotYourTurn);
    }
    let mission = public.ending.missions.iter().position(|m| *m == Some(card));
    if mission.is_none() && !eyes.own.objectives().any(|held| held == card) {
        return Some(WhyNot::CardNotHeld);
    }
    let done = match mission {
        Some(i) => player.missions.contains(i),
        None => player.stars.on(Star::Objective) >= public.star_limit(eyes.seat, Star::Objective),
    };
    if done || player.stars.complete() {
        return Some(WhyNot::StarPlaced);
    }
    let end = question == Question::EndTurn;
    if !end && !matches!(question, Question::Section | Question::Bottom(_)) {
        let strict = public.rules.has(Switch::ObjectivesBetweenActions);
        if strict || matches!(question, Question::Dials | Question::Ability { .. } | Question::Retreat) {
            return Some(WhyNot::BetweenActions);
        }
    }
    if !end && card.face().timing == Timing::EndOfTurn {
        return Some(WhyNot::AtEndOfTurn);
    }
    let progress = public.objective_progress(eyes.seat, card);
    let fails = progress.iter().position(|condition| !condition.holds())?;
    Some(WhyNot::ConditionFails { card, condition: fails as u8 })
}

/// Why a token or a card does not pay.
pub(super) fn pay(eyes: &Eyes, (with, kind, place): (PayWith, u8, u8), mv: Move) -> Option<WhyNot> {
    let public = eyes.public;
    match mv {
        Move::PayToken { resource, from } => {
            if let PayWith::One(wanted) = with
                && wanted != resource
            {
                return Some(WhyNot::OtherResource { wanted });
            }
            if with == PayWith::Aboard && !from.is_aboard() {
                return Some(WhyNot::OnlyAboard);
            }
            let there = if from.is_aboard() {
                public.player(eyes.seat).aboard[resource.index()]
            } else {
                public.resources(from)[resource.index()]
            };
            if there == 0 {
                return Some(WhyNot::NoTokenThere);
            }
            if !from.is_aboard() && !public.controlled_by(eyes.seat).contains(from) {
                return Some(WhyNot::NotControlled);
            }
            Some(WhyNot::PaidInOrder)
        }
        Move::PayCard(card) => {
            let player = public.player(eyes.seat);
            if player.faction.ability() != FactionAbility::Coercion || with == PayWith::Aboard {
                Some(WhyNot::NoCoercion)
            } else if eyes.own.hand.of(card) == 0 {
                Some(WhyNot::CardNotHeld)
            } else if !coercion::available(public, eyes.seat) {
                Some(WhyNot::CoercionUsed)
            } else if kind != 0 || place != 0 || payable(public, eyes.seat, with, kind, place) == 0 {
                Some(WhyNot::PaidInOrder)
            } else {
                None
            }
        }
        _ => Some(WhyNot::OtherQuestion),
    }
}
