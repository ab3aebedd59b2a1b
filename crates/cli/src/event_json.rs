//! Events as JSON: a name, the facts, and the sentence.

use crate::words::{automa_move_id, automa_power};
use kosa_engine::automa::{Choice, Invalid, Reason};
use kosa_engine::vocab::*;
use kosa_engine::{Event, Public, Seen};
use kosa_lang::{Narrator, Texts};
use serde_json::{Map, Value, json};

/// The next event with its sentence.
pub fn event_json(texts: &Texts, seen: &Seen, public: &Public, narrator: &mut Narrator) -> Value {
    let (kind, facts) = parts(&seen.event());
    let mut map = Map::new();
    map.insert("event".into(), kind.into());
    if let Value::Object(facts) = facts {
        map.extend(facts);
    }
    map.insert("text".into(), texts.event(narrator, seen, public).into());
    Value::Object(map)
}

fn n(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

fn at(place: Place) -> String {
    place.to_string()
}

fn cargo(load: [u8; Cargo::COUNT]) -> Value {
    let taken = Cargo::ALL.into_iter().filter(|c| load[c.index()] > 0);
    Value::Object(taken.map(|c| (c.id().to_string(), load[c.index()].into())).collect())
}

/// A symbol of the first row, with the power it asks for where it asks for some.
fn symbol_json(seat: Seat, symbol: AutomaMove) -> Value {
    let mut facts = json!({"seat": n(seat), "symbol": automa_move_id(symbol)});
    if let Some(power) = automa_power(symbol) {
        facts["power"] = power.into();
    }
    facts
}

fn parts(event: &Event) -> (&'static str, Value) {
    match *event {
        Event::TileDealt { tile } => ("tile_dealt", json!({"tile": tile.id()})),
        Event::AirshipTileDealt { seat, tile } => {
            ("airship_tile_dealt", json!({"seat": seat.map(n), "tile": tile.id()}))
        }
        Event::ResolutionDealt { tile } => ("resolution_dealt", json!({"tile": tile.id()})),
        Event::MissionDealt { card } => ("mission_dealt", json!({"card": card.number()})),
        Event::Dropped { seat, place, cargo, amount } => {
            ("dropped", json!({"seat": n(seat), "place": at(place), "cargo": cargo.id(), "amount": amount}))
        }
        Event::Loaded { seat, place, cargo, amount } => {
            ("loaded", json!({"seat": n(seat), "place": at(place), "cargo": cargo.id(), "amount": amount}))
        }
        Event::Embarked { seat, place } => ("embarked", json!({"seat": n(seat), "place": at(place)})),
        Event::Disembarked { seat, place } => ("disembarked", json!({"seat": n(seat), "place": at(place)})),
        Event::Bombarded { seat, target, amount } => {
            ("bombarded", json!({"seat": n(seat), "target": n(target), "amount": amount}))
        }
        Event::TollPaid { seat, to, resource } => {
            ("toll_paid", json!({"seat": n(seat), "to": n(to), "resource": resource.id()}))
        }
        Event::DuelBegan { place, attacker, defender } => {
            ("duel_began", json!({"place": at(place), "attacker": n(attacker), "defender": n(defender)}))
        }
        Event::ObjectiveGivenUp { seat, card } => {
            ("objective_given_up", json!({"seat": n(seat), "card": card.map(Objective::number)}))
        }
        Event::TookRefuge { seat, place, count } => {
            ("took_refuge", json!({"seat": n(seat), "place": at(place), "count": count}))
        }
        Event::EndTriggered { seat } => ("end_triggered", json!({"seat": n(seat)})),
        Event::FactoryExploded => ("factory_exploded", json!({})),
        Event::TerritoryPrize { seat, amount } => {
            ("territory_prize", json!({"seat": n(seat), "amount": amount}))
        }
        Event::ObjectiveDealt { seat, card } => {
            ("objective_dealt", json!({"seat": n(seat), "card": card.map(Objective::number)}))
        }
        Event::TurnBegan { seat } => ("turn_began", json!({"seat": n(seat)})),
        Event::SectionChosen { seat, section } => {
            ("section_chosen", json!({"seat": n(seat), "section": section.id()}))
        }
        Event::PowerGained { seat, amount } => ("power_gained", json!({"seat": n(seat), "amount": amount})),
        Event::PowerLost { seat, amount } => ("power_lost", json!({"seat": n(seat), "amount": amount})),
        Event::PopularityGained { seat, amount } => {
            ("popularity_gained", json!({"seat": n(seat), "amount": amount}))
        }
        Event::PopularityLost { seat, amount } => {
            ("popularity_lost", json!({"seat": n(seat), "amount": amount}))
        }
        Event::CoinsGained { seat, amount } => ("coins_gained", json!({"seat": n(seat), "amount": amount})),
        Event::CoinsSpent { seat, amount } => ("coins_spent", json!({"seat": n(seat), "amount": amount})),
        Event::CoinsLost { seat, amount } => ("coins_lost", json!({"seat": n(seat), "amount": amount})),
        Event::CoinsGiven { from, to, amount } => {
            ("coins_given", json!({"from": n(from), "to": n(to), "amount": amount}))
        }
        Event::CardDrawn { seat, card } => {
            ("card_drawn", json!({"seat": n(seat), "card": card.map(CombatCard::value)}))
        }
        Event::DeckReshuffled => ("deck_reshuffled", json!({})),
        Event::CardStolen { seat, from, card } => {
            ("card_stolen", json!({"seat": n(seat), "from": n(from), "card": card.map(CombatCard::value)}))
        }
        Event::CardDiscarded { seat, card } => {
            ("card_discarded", json!({"seat": n(seat), "card": card.value()}))
        }
        Event::CardLost { seat, card } => ("card_lost", json!({"seat": n(seat), "card": card.value()})),
        Event::HandSeen { seat, of, hand } => {
            ("hand_seen", json!({"seat": n(seat), "of": n(of), "hand": hand.map(|h| h.to_string())}))
        }
        Event::UnitMoved { seat, unit, from, to, load } => (
            "unit_moved",
            json!({"seat": n(seat), "unit": unit.id(), "from": at(from), "to": at(to), "load": cargo(load)}),
        ),
        Event::WorkersDrivenOff { seat, by, from, count } => {
            ("workers_driven_off", json!({"seat": n(seat), "by": n(by), "from": at(from), "count": count}))
        }
        Event::CombatBegan { place, attacker, defender } => {
            ("combat_began", json!({"place": at(place), "attacker": n(attacker), "defender": n(defender)}))
        }
        Event::AbilityUsed { seat, ability } => {
            let ability = ability.id();
            ("ability_used", json!({"seat": n(seat), "ability": ability}))
        }
        Event::ChoiceMade { seat } => ("choice_made", json!({"seat": n(seat)})),
        Event::PowerRevealed { seat, dial, cards } => {
            ("power_revealed", json!({"seat": n(seat), "dial": dial, "cards": cards.to_string()}))
        }
        Event::CombatWon { seat, over, place } => {
            ("combat_won", json!({"seat": n(seat), "over": n(over), "place": at(place)}))
        }
        Event::Retreated { seat, unit, from, to, count } => (
            "retreated",
            json!({"seat": n(seat), "unit": unit.id(), "from": at(from), "to": at(to), "count": count}),
        ),
        Event::StepTakenBack { seat, unit, from, to, load } => (
            "step_taken_back",
            json!({"seat": n(seat), "unit": unit.id(), "from": at(from), "to": at(to), "load": cargo(load)}),
        ),
        Event::EncounterDrawn { seat, place, card } => {
            ("encounter_drawn", json!({"seat": n(seat), "place": at(place), "card": card.number()}))
        }
        Event::OptionTaken { seat, card, option } => {
            ("option_taken", json!({"seat": n(seat), "card": card.number(), "option": option + 1}))
        }
        Event::FactorySeen { seat, cards } => {
            let cards =
                cards.map(|set| FactoryCard::of_set(set as u64).map(FactoryCard::number).collect::<Vec<_>>());
            ("factory_seen", json!({"seat": n(seat), "cards": cards}))
        }
        Event::FactoryCardKept { seat, card } => {
            ("factory_card_kept", json!({"seat": n(seat), "card": card.number()}))
        }
        Event::FactoryUsed { seat, card, option } => {
            ("factory_used", json!({"seat": n(seat), "card": card.number(), "option": option + 1}))
        }
        Event::ResourcesGained { seat, place, resource, amount } => (
            "resources_gained",
            json!({"seat": n(seat), "place": at(place), "resource": resource.id(), "amount": amount}),
        ),
        Event::ResourcePaid { seat, place, resource } => {
            ("resource_paid", json!({"seat": n(seat), "place": at(place), "resource": resource.id()}))
        }
        Event::WorkersGained { seat, place, amount } => {
            ("workers_gained", json!({"seat": n(seat), "place": at(place), "amount": amount}))
        }
        Event::Upgraded { seat, cube, to } => {
            ("upgraded", json!({"seat": n(seat), "cube": cube.id(), "to": to.id()}))
        }
        Event::Deployed { seat, slot, place } => {
            ("deployed", json!({"seat": n(seat), "slot": slot + 1, "place": at(place)}))
        }
        Event::Built { seat, structure, place } => {
            ("built", json!({"seat": n(seat), "structure": structure.id(), "place": at(place)}))
        }
        Event::Enlisted { seat, recruit, bonus } => {
            ("enlisted", json!({"seat": n(seat), "recruit": recruit.id(), "bonus": bonus.id()}))
        }
        Event::RecruitBonus { seat, action } => {
            ("recruit_bonus", json!({"seat": n(seat), "action": action.id()}))
        }
        Event::AutomaDrew { seat, card, second_scheme } => (
            "automa_drew",
            json!({"seat": n(seat), "card": card.number(), "scheme": if second_scheme { 2 } else { 1 }}),
        ),
        Event::AutomaDeckShuffled { seat } => ("automa_deck_shuffled", json!({"seat": n(seat)})),
        Event::AutomaSkips { seat } => ("automa_skips", json!({"seat": n(seat)})),
        Event::AutomaTries { seat, symbol } => ("automa_tries", symbol_json(seat, symbol)),
        Event::AutomaSelects { seat, selected } => {
            let decided = match selected.choice {
                Choice::Only => "only",
                Choice::Nearest => "distance",
                Choice::SameSpot => "same_spot",
                Choice::ReadingOrder => "reading_order",
                Choice::Token => "token",
            };
            (
                "automa_selects",
                json!({
                    "seat": n(seat), "unit": selected.unit.id(), "at": at(selected.at),
                    "base_distance": selected.distance, "decided_by": decided,
                }),
            )
        }
        Event::AutomaHelps { seat, whom, bonus } => {
            ("automa_helps", json!({"seat": n(seat), "whom": n(whom), "bonus": bonus.id()}))
        }
        Event::AutomaHelpsNobody { seat, bonus } => {
            ("automa_helps_nobody", json!({"seat": n(seat), "bonus": bonus.map(RecruitBonus::id)}))
        }
        // Distances as they are compared: with what is added where no way leads on foot.
        Event::AutomaConsiders { seat, candidate } => (
            "automa_considers",
            json!({
                "seat": n(seat), "hex": candidate.hex.to_string(), "count": candidate.measure,
                "excluded": candidate.excluded, "factory_distance": candidate.factory,
            }),
        ),
        Event::AutomaCannot { seat, symbol, why } => {
            let mut facts = symbol_json(seat, symbol);
            facts["why"] = match why {
                Invalid::OtherFaction => "other_faction",
                Invalid::TooLittlePower { .. } => "too_little_power",
                Invalid::NoUnit => "no_unit",
                Invalid::NoTerritory => "no_territory",
            }
            .into();
            ("automa_cannot", facts)
        }
        Event::AutomaMoved { seat, unit, from, to, workers, reason } => {
            let decided = match reason {
                Reason::Only => "only",
                Reason::Measure => "count",
                Reason::Factory => "factory",
                Reason::ReadingOrder => "reading_order",
                Reason::Token => "token",
            };
            (
                "automa_moved",
                json!({
                    "seat": n(seat), "unit": unit.id(), "from": at(from), "to": at(to), "workers": workers,
                    "decided_by": decided,
                }),
            )
        }
        Event::AutomaFlipped { seat, card, cancels } => {
            ("automa_flipped", json!({"seat": n(seat), "card": card.value(), "cancels": cancels}))
        }
        Event::AutomaDeployed { seat, unit } => {
            ("automa_deployed", json!({"seat": n(seat), "unit": unit.id()}))
        }
        Event::AutomaMarker { seat, space } => ("automa_marker", json!({"seat": n(seat), "space": space})),
        Event::AutomaSecondScheme { seat } => ("automa_second_scheme", json!({"seat": n(seat)})),
        Event::AutomaFights { seat, card, power, cards } => {
            ("automa_fights", json!({"seat": n(seat), "card": card.number(), "power": power, "cards": cards}))
        }
        Event::AutomaTookFactoryCard { seat } => ("automa_took_factory_card", json!({"seat": n(seat)})),
        Event::FlagPlaced { seat, place } => ("flag_placed", json!({"seat": n(seat), "place": at(place)})),
        Event::TrapPlaced { seat, place, trap } => {
            ("trap_placed", json!({"seat": n(seat), "place": at(place), "trap": trap.map(Trap::id)}))
        }
        Event::TrapSprung { seat, place, trap } => {
            ("trap_sprung", json!({"seat": n(seat), "place": at(place), "trap": trap.id()}))
        }
        Event::TrapArmed { seat, place } => ("trap_armed", json!({"seat": n(seat), "place": at(place)})),
        Event::EncounterRemoved { seat, place } => {
            ("encounter_removed", json!({"seat": n(seat), "place": at(place)}))
        }
        Event::ResourcesRemoved { seat, place } => {
            ("resources_removed", json!({"seat": n(seat), "place": at(place)}))
        }
        Event::ObjectiveRevealed { seat, card } => {
            ("objective_revealed", json!({"seat": n(seat), "card": card.number()}))
        }
        Event::StarPlaced { seat, star, total } => {
            ("star_placed", json!({"seat": n(seat), "star": star.id(), "total": total}))
        }
        Event::GameEnded => ("game_ended", json!({})),
    }
}
