//! Chance: what may be drawn, with exact weights. Every list names cards or tiles of one kind, each once, and a
//! [`ChanceList`] has room for all of any kind: no outcome can be lost.

use crate::moves::{ChanceList, Move};
use crate::setup::deal_step;
use crate::state::{Draw, State};
use crate::vocab::*;

fn cards(list: &mut ChanceList, pile: CombatCards, outcome: fn(CombatCard) -> Move) {
    for card in CombatCard::ALL {
        if pile.of(card) > 0 {
            list.push((outcome(card), pile.of(card) as u32));
        }
    }
}

fn automa_cards(state: &State, seat: Seat, list: &mut ChanceList) {
    let public = &state.public;
    let Some(automa) = public.player(public.automa_deck_owner(seat)).automa else { return };
    for card in AutomaCard::of_set(automa.deck as u64) {
        list.push((Move::AutomaCard(card), 1));
    }
}

/// Objective cards that may be drawn: not those that have been put under the deck.
pub(crate) fn objectives_to_draw(state: &State) -> u64 {
    let under = state.own.iter().fold(state.public.revealed, |set, own| set | own.put_away as u64);
    state.hidden.objective_deck as u64 & !under
}

pub(super) fn outcomes(state: &State, list: &mut ChanceList) {
    let public = &state.public;
    if public.over {
        return;
    }
    let Some(draw) = public.draw() else { return };
    match draw {
        Draw::Deal { dealt } => match deal_step(public, dealt) {
            Some(crate::setup::DealStep::Tile) => {
                for tile in StructureTile::ALL {
                    list.push((Move::DealTile(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Airship(side, _)) => {
                let left = public.airship_tiles_left(side);
                for tile in AirshipTile::ALL.into_iter().filter(|t| left & t.bit() != 0) {
                    list.push((Move::DealAirship(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Resolution) => {
                let left = public.rules.resolution_tiles();
                for tile in Resolution::ALL.into_iter().filter(|t| left & t.bit() != 0) {
                    list.push((Move::DealResolution(tile), 1));
                }
            }
            Some(crate::setup::DealStep::Mission | crate::setup::DealStep::Objective(_)) => {
                for card in Objective::of_set(state.hidden.objective_deck as u64) {
                    list.push((Move::DealObjective(card), 1));
                }
            }
            Some(crate::setup::DealStep::CombatCard(_)) => cards(list, state.hidden.deck, Move::Draw),
            None => {}
        },
        Draw::CombatCards { .. } => cards(list, state.hidden.deck, Move::Draw),
        Draw::Steal { side } => {
            let victim = public.combat.seat(side.other());
            cards(list, state.own(victim).hand, Move::Steal);
        }
        Draw::SpySteal { from, .. } => cards(list, state.own(from).hand, Move::Steal),
        Draw::Objective => {
            for card in Objective::of_set(objectives_to_draw(state)) {
                list.push((Move::DealObjective(card), 1));
            }
        }
        Draw::LoseCards { .. } => cards(list, state.own(public.active).hand, Move::Lose),
        Draw::AutomaTrap => {
            for trap in Trap::ALL.into_iter().filter(|t| !state.own(public.active).traps.contains(&Some(*t)))
            {
                list.push((Move::DealTrap(trap), 1));
            }
        }
        Draw::AutomaTurn => automa_cards(state, public.active, list),
        Draw::AutomaFight { side } => automa_cards(state, public.combat.seat(side), list),
        Draw::AutomaFlip { .. } => cards(list, state.hidden.deck, Move::Flip),
        Draw::AutomaCards { side, .. } => {
            let own = state.own(public.combat.seat(side));
            cards(list, own.hand.minus(own.played).unwrap_or_default(), Move::Add);
        }
        Draw::AutomaFactory => {
            for card in FactoryCard::of_set(state.hidden.factory_pool as u64) {
                list.push((Move::DealFactory(card), 1));
            }
        }
        Draw::Encounter => {
            for card in Encounter::of_set(public.encounter_deck) {
                list.push((Move::DrawEncounter(card), 1));
            }
        }
        Draw::FactoryCards { .. } => {
            let taken =
                public.seats().filter_map(|s| public.player(s).factory_card).fold(0, |set, c| set | c.bit());
            let box_ = public.rules.factory_cards() & !taken & !(state.hidden.factory_pool as u64);
            for card in FactoryCard::of_set(box_) {
                list.push((Move::DealFactory(card), 1));
            }
        }
    }
}
