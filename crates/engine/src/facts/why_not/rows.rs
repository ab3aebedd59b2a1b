//! Sections, and both rows of the player mat.

use super::{WhyNot, outside};
use crate::facts::lack;
use crate::moves::Move;
use crate::rules::Eyes;
use crate::state::Player;
use crate::tracks::{MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;

pub(crate) fn section(eyes: &Eyes, section: Section) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    if section == Section::Factory && player.factory_card.is_none() {
        return Some(WhyNot::NoFactoryCard);
    }
    (!player.may_choose(section, eyes.public.rules)).then_some(WhyNot::SectionTakenLast { section })
}

fn structure(player: &Player, bonus: bool, structure: Structure) -> Option<WhyNot> {
    (bonus && !player.has_built(structure)).then_some(WhyNot::NeedsStructure { structure })
}

fn track(amount: u8, room: u8) -> Option<WhyNot> {
    (amount > room).then_some(WhyNot::TrackEnds { room })
}

/// Why a half of the top row cannot be taken.
pub(crate) fn top(eyes: &Eyes, section: Section, mv: Move) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    let action = player.section(section).map(|printed| printed.top);
    let wanted = match mv {
        Move::MoveUnits | Move::MoveCoins(_) => Some(TopAction::Move),
        Move::BolsterPower { .. } | Move::BolsterCards { .. } => Some(TopAction::Bolster),
        Move::TradeResources { .. } | Move::TradePopularity { .. } => Some(TopAction::Trade),
        Move::Produce => Some(TopAction::Produce),
        Move::FactoryOption(_) => None,
        _ => return Some(WhyNot::OtherQuestion),
    };
    if wanted != action {
        return Some(WhyNot::NotOnThisSection { section });
    }
    let coins = |need: u16| lack::of_tracks(eyes.public, eyes.seat, (0, 0, need)).map(WhyNot::CannotPay);
    match mv {
        Move::MoveUnits => eyes.public.no_move().then_some(WhyNot::MoveForbidden),
        Move::MoveCoins(amount) => outside(amount, 1, player.move_coins()),
        Move::BolsterPower { amount, bonus } => coins(player.bolster_cost())
            .or(structure(player, bonus, Structure::Monument))
            .or(outside(amount, 0, player.bolster_power()))
            .or(track(amount, MAX_POWER - player.power)),
        Move::BolsterCards { amount, bonus } => {
            let left = eyes.public.room_for(eyes.seat, RecruitBonus::CombatCards);
            coins(player.bolster_cost())
                .or(structure(player, bonus, Structure::Monument))
                .or(outside(amount, left.min(1), player.bolster_cards()))
                .or((amount > left).then_some(WhyNot::CardsLeft { left }))
        }
        Move::TradeResources { bonus } => coins(player.trade_cost())
            .or(structure(player, bonus, Structure::Armory))
            .or((eyes.public.with_own_worker(eyes.seat).is_empty()).then_some(WhyNot::NoWorkerOnBoard)),
        Move::TradePopularity { amount, bonus } => coins(player.trade_cost())
            .or(structure(player, bonus, Structure::Armory))
            .or(outside(amount, 0, player.trade_popularity()))
            .or(track(amount, MAX_POPULARITY - player.popularity))
            // Left over is the printing that asks for a worker, for either half.
            .or(Some(WhyNot::NoWorkerOnBoard)),
        Move::Produce => {
            lack::of_tracks(eyes.public, eyes.seat, player.produce_cost()).map(WhyNot::CannotPay)
        }
        Move::FactoryOption(option) => match player.factory_card {
            Some(card) if (option as usize) < card.face().options.len() => {
                lack::of_card(eyes.public, eyes.seat, &card.face().cost).map(WhyNot::CannotPay)
            }
            Some(_) => Some(WhyNot::NoSuchOption),
            None => Some(WhyNot::NoFactoryCard),
        },
        _ => None,
    }
}

/// Why the bottom row cannot be taken.
pub(crate) fn bottom(eyes: &Eyes, section: Section, mv: Move) -> Option<WhyNot> {
    let player = eyes.public.player(eyes.seat);
    match (mv, section.bottom(), player.section(section)) {
        (Move::Pay { coins, bonus }, Some(action), Some(printed)) => {
            lack::of_tokens(eyes.public, eyes.seat, action.resource(), player.cost(action))
                .map(WhyNot::CannotPay)
                .or((bonus && !player.has_enlisted(action))
                    .then_some(WhyNot::NeedsRecruit { recruit: action }))
                .or(outside(coins, 0, printed.coins))
        }
        (Move::MoveUnits, None, _) => eyes.public.no_move().then_some(WhyNot::MoveForbidden),
        (Move::Pay { .. } | Move::MoveUnits, ..) => Some(WhyNot::NotOnThisSection { section }),
        _ => Some(WhyNot::OtherQuestion),
    }
}
