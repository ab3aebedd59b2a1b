//! Rulings on the abilities of the five base factions.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

// ---------------------------------------------------------------- Rusviet

/// RL-106
#[test]
fn rusviet_may_take_both_rows_of_one_section_three_turns_in_a_row() {
    let mut state = position(
        "active 2
         at h26 oil 9
         seat nordic industrial
         seat rusviet engineering
           coins 0
           workers h26 h26",
    );
    let turn = "section upgrade; produce; produce h26 1; pay coins 2";
    play(&mut state, &format!("{turn}; upgrade move_unit build; section upgrade; skip"));
    play(&mut state, &format!("{turn}; upgrade move_coin build; section deploy; skip"));
    play(&mut state, &format!("{turn}; upgrade bolster_power enlist"));
    assert_eq!(player(&state, 2).coins(), 6);
    assert_eq!(player(&state, 2).upgrade_count(), 3);
    assert_eq!(state.public().resources(at("h26"))[Resource::Metal.index()], 3);
}

/// RL-106
#[test]
fn other_factions_must_take_another_section() {
    let state = position(
        "active 1
         seat nordic industrial
           token upgrade
         seat rusviet engineering",
    );
    refused(&state, "section upgrade");
    assert!(may(&state, "section deploy"));
}

fn factory_card_again(rules: &str, faction: &str) -> State {
    position(&format!(
        "rules {rules}
         active 2
         seat nordic industrial
         seat {faction} engineering
           factory-card 5
           token factory"
    ))
}

/// RL-106
#[test]
fn relentless_does_not_repeat_the_factory_card_by_the_current_rules() {
    refused(&factory_card_again("current", "rusviet"), "section factory");
}

/// RL-106
#[test]
fn relentless_repeats_the_factory_card_by_the_booklets() {
    assert!(may(&factory_card_again("rulebook", "rusviet"), "section factory"));
    refused(&factory_card_again("rulebook", "crimea"), "section factory");
}

/// Rusviet holds the villages h19 (mech) and h45 (worker); h32 is held by Nordic, the others by nobody.
fn township(slots: &str, rusviet: &str) -> State {
    let mut state = position(&format!(
        "active 2
         seat nordic industrial
           character h32
         seat rusviet mechanical
           mechs {slots}
           {rusviet}"
    ));
    play(&mut state, "section build; move");
    state
}

/// RL-107
#[test]
fn township_joins_villages_it_controls_and_the_factory() {
    let state = township("2 at h19", "workers h45 h26");
    let to = steps(&state, "mech", "h19");
    assert_eq!(to, ["h23", "h25", "h26", "h45"], "neither villages of others nor empty ones");
    let state = township("2 at h23", "workers h45 h19");
    let to = steps(&state, "mech", "h23");
    assert_eq!(to, ["h16", "h19", "h24", "h30", "h45"]);
}

/// RL-107
#[test]
fn township_is_one_step_and_not_for_workers() {
    let mut state = township("2 at h19", "workers h45 h19");
    refused(&state, "step worker h19 h23");
    refused(&state, "step worker h19 h45");
    play(&mut state, "step mech h19 h23; carry workers 0");
    assert!(steps(&state, "mech", "h23").is_empty(), "the move is over");
    let mut state = township("2 4 at h19 h26", "workers h45 h19");
    play(&mut state, "step mech h19 h23; carry workers 0");
    assert!(may(&state, "step mech h23 h45"), "Speed adds a second step");
}

/// RL-107
#[test]
fn villages_are_not_joined_without_township() {
    let state = township("1 at h19", "workers h45 h26");
    refused(&state, "step mech h19 h45");
    refused(&state, "step mech h19 h23");
}

// ---------------------------------------------------------------- Crimea

fn coercion(metal: u8, hand: &str) -> State {
    let mut state = position(&format!(
        "active 2
         at h43 metal {metal}
         seat nordic industrial
           hand 2
         seat crimea mechanical
           objectives 1
           hand {hand}"
    ));
    play(&mut state, "section deploy; skip");
    state
}

/// RL-108
#[test]
fn combat_card_of_any_value_stands_for_one_resource() {
    for card in ["2", "3", "4", "5"] {
        let mut state = coercion(2, "2345");
        play(&mut state, &format!("pay coins 2; pay card {card}; deploy 1 h43"));
        assert_eq!(player(&state, 2).mech_count(), 1);
        assert_eq!(player(&state, 2).hand_count(), 3);
        assert_eq!(state.public().discard(), card.parse().unwrap());
        assert_eq!(state.public().resources(at("h43"))[Resource::Metal.index()], 0);
    }
}

/// RL-108
#[test]
fn only_one_combat_card_a_turn_stands_for_a_resource() {
    refused(&coercion(1, "2222"), "pay coins 2");
    let mut state = coercion(9, "22");
    play(&mut state, "pay coins 2; pay card 2");
    assert!(!legal(&state).iter().any(|m| m.starts_with("pay card")));
    assert_eq!(player(&state, 2).hand_count(), 1);
}

/// RL-108
#[test]
fn combat_card_may_be_kept_and_serves_again_next_turn() {
    let mut state = coercion(4, "333");
    play(&mut state, "pay coins 2; pay card 3; deploy 1 h43; end");
    play(&mut state, "section upgrade; skip; section build; coins 1; skip; end");
    play(&mut state, "section deploy; skip; section deploy; skip; pay coins 2");
    assert!(may(&state, "pay card 3"), "a new turn");
    let mut state = coercion(3, "3");
    play(&mut state, "pay coins 2; pay metal h43");
    assert_eq!(player(&state, 2).hand_count(), 1, "nobody must spend a card");
}

/// RL-108
#[test]
fn combat_card_stands_for_any_kind_of_resource() {
    for (section, tokens) in
        [("upgrade", "oil 2"), ("deploy", "metal 2"), ("build", "wood 2"), ("enlist", "food 3")]
    {
        let mut state = position(&format!(
            "active 2
             at h43 {tokens}
             seat nordic industrial
             seat crimea mechanical
               hand 4"
        ));
        play(&mut state, &format!("section {section}; skip"));
        assert!(legal(&state).iter().any(|m| m.starts_with("pay coins")), "{section}");
    }
}

/// RL-108
#[test]
fn combat_card_pays_the_resource_of_a_factory_card() {
    let mut state = position(
        "rules rulebook +promo-factory
         active 2
         seat nordic industrial
         seat crimea mechanical
           power 1
           hand 24
           factory-card 16",
    );
    play(&mut state, "section factory; factory 1; pay card 4; take 1");
    assert_eq!(player(&state, 2).hand_count(), 1);
    assert_eq!(player(&state, 2).power(), 2);
}

/// RL-108
#[test]
fn combat_cards_pay_nothing_for_other_factions() {
    let mut state = position(
        "active 1
         at h04 metal 2
         seat nordic industrial
           objectives 1
           hand 5555
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; skip");
    assert_eq!(legal(&state), ["skip"]);
}

/// Five players; Crimea is on the move.
fn wayfare(rules: &str, crimea: &str) -> State {
    let mut state = position(&format!(
        "rules {rules}
         active 3
         seat nordic industrial
         seat rusviet engineering
         seat crimea agricultural
           {crimea}
         seat saxony mechanical
         seat polania patriotic"
    ));
    play(&mut state, "section upgrade; move");
    state
}

fn bases(state: &State, unit: &str, from: &str) -> Vec<String> {
    steps(state, unit, from).into_iter().filter(|to| to.starts_with('@')).collect()
}

/// RL-109
#[test]
fn wayfare_reaches_inactive_bases_and_the_own_one_from_anywhere() {
    for rules in ["rulebook", "current"] {
        let state = wayfare(rules, "mechs 2 4 at h06 @togawa\nworkers h43 h47");
        assert_eq!(
            bases(&state, "mech", "h06"),
            ["@togawa", "@crimea", "@albion"],
            "from a territory far away"
        );
        assert_eq!(bases(&state, "mech", "@togawa"), ["@crimea", "@albion"], "from a base");
        assert_eq!(bases(&state, "character", "@crimea"), ["@togawa", "@albion"], "the character too");
        assert!(bases(&state, "worker", "h43").is_empty(), "no workers");
    }
}

/// RL-109
#[test]
fn wayfare_is_one_step() {
    let mut state = wayfare("rulebook", "mechs 2 at h06");
    play(&mut state, "step mech h06 @albion");
    assert!(steps(&state, "mech", "@albion").is_empty());
    let mut state = wayfare("rulebook", "mechs 2 4 at h06 h43");
    play(&mut state, "step mech h06 @albion");
    assert_eq!(
        steps(&state, "mech", "@albion"),
        ["h01", "h02", "@togawa", "@crimea"],
        "Speed adds a second step"
    );
}

/// RL-109
#[test]
fn older_printing_keeps_wayfare_from_the_own_base() {
    let state = wayfare("rulebook -wayfare-home", "mechs 2 at h06");
    assert_eq!(bases(&state, "mech", "h06"), ["@togawa", "@albion"]);
}

/// RL-109
#[test]
fn no_base_is_entered_without_wayfare() {
    let state = wayfare("rulebook", "mechs 1 at h06");
    assert!(bases(&state, "mech", "h06").is_empty());
    assert!(bases(&state, "character", "@crimea").is_empty());
}

/// RL-110
#[test]
fn resources_on_a_base_are_neither_spent_nor_scored() {
    let mut state = position(
        "active 2
         at h43 oil 4
         seat nordic industrial
         seat crimea mechanical
           objectives 1
           popularity 10
           mechs 2 at h43",
    );
    assert_eq!(state.score(seat(2)).resource_coins, 4);
    play(
        &mut state,
        "section build; move; step mech h43 @togawa; carry oil 4; carry workers 0; done; skip; end",
    );
    let oil = |state: &State| state.public().resources(at("@togawa"))[Resource::Oil.index()];
    assert_eq!(oil(&state), 4);
    assert_eq!((state.score(seat(2)).resources, state.score(seat(2)).resource_coins), (0, 0));
    play(&mut state, "section upgrade; skip; section upgrade; skip");
    assert_eq!(legal(&state), ["skip"], "Upgrade cannot be paid with it");
    play(&mut state, "skip; end; section deploy; skip");
    play(&mut state, "section build; move; step mech @togawa h40; carry oil 0; done");
    assert_eq!(oil(&state), 4, "left behind");
    assert_eq!(state.score(seat(2)).resources, 0);
}

// ---------------------------------------------------------------- Nordic

/// RL-111
#[test]
fn nordic_workers_cross_rivers_onto_land_and_never_onto_lakes() {
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h05 h11
         seat crimea mechanical",
    );
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "worker", "h05"), ["h04", "h06", "h11", "h12"]);
    assert_eq!(steps(&state, "worker", "h11"), ["h04", "h05", "h10", "h12", "h18"], "not the lake h17");
}

/// RL-111
#[test]
fn nordic_character_and_mechs_do_not_swim() {
    let mut state = position(
        "active 1
         seat nordic industrial
           character h05
           mechs 3 at h05
         seat crimea mechanical",
    );
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "character", "h05"), ["h04", "h11"]);
    assert_eq!(steps(&state, "mech", "h05"), ["h04", "h11"]);
}

/// RL-111
#[test]
fn workers_of_other_factions_do_not_swim() {
    let mut state = position(
        "active 2
         seat nordic industrial
         seat crimea mechanical
           workers h43 h47",
    );
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "worker", "h43"), ["h44", "h47"]);
}

// ---------------------------------------------------------------- Polania

fn encounter(coins: u8) -> State {
    let mut state = position(&format!(
        "active 2
         seat nordic industrial
         seat polania mechanical
           coins {coins}
           popularity 3
           character h14"
    ));
    play(&mut state, "section build; move; step character h14 h21; done; encounter 1");
    state
}

/// RL-112
#[test]
fn first_option_of_an_encounter_may_pay_for_the_second() {
    let mut state = encounter(0);
    refused(&state, "option 2");
    play(&mut state, "option 1; take 2; take 1");
    refused(&state, "option 1");
    play(&mut state, "option 2; take 4");
    assert_eq!(player(&state, 2).coins(), 0);
    assert_eq!(state.public().resources(at("h21"))[Resource::Food.index()], 4);
    assert!(
        !matches!(state.public().question(), Some(Question::Encounter { .. })),
        "two options and no third"
    );
}

/// RL-112
#[test]
fn options_of_an_encounter_may_be_taken_in_any_order_and_the_second_may_be_left() {
    let mut state = encounter(2);
    play(&mut state, "option 2; take 4; option 1; take 2; take 1");
    assert_eq!((player(&state, 2).coins(), player(&state, 2).popularity()), (2, 4));
    let mut state = encounter(2);
    play(&mut state, "option 2; take 4; done");
    assert_eq!((player(&state, 2).coins(), player(&state, 2).popularity()), (0, 3));
}

/// RL-112
#[test]
fn polania_draws_one_card_for_its_two_options() {
    let mut state = encounter(2);
    let events = play(&mut state, "option 2; take 4; option 1; take 2; take 1");
    assert!(!events.iter().any(|e| matches!(e, Event::EncounterDrawn { .. })));
    assert_eq!(state.public().encounter_tokens().count(), 10);
}

/// RL-112
#[test]
fn other_factions_take_one_option() {
    let mut state = position(
        "active 1
         seat nordic industrial
           character h04
           objectives 1
         seat polania mechanical",
    );
    play(
        &mut state,
        "section build; move; step character h04 h11; done; encounter 1; option 1; take 2; take 1",
    );
    assert!(matches!(state.public().question(), Some(Question::Bottom(_))));
}

/// Polania's mech goes from h14 to h21, where Nordic stands.
fn polania_advances(slot: u8, nordic: &str) -> State {
    advancing("rules rulebook", slot, nordic)
}

fn advancing(rules: &str, slot: u8, nordic: &str) -> State {
    let mut state = position(&format!(
        "{rules}
         active 2
         seat nordic industrial
           power 0
           workers h21 h21
           {nordic}
         seat polania mechanical
           power 3
           popularity 5
           mechs {slot} at h14
           workers h20 h20"
    ));
    play(&mut state, "section build; move; step mech h14 h21; done");
    state
}

/// RL-113: the wider reading of the older printing.
#[test]
fn camaraderie_spares_workers_driven_off_too_with_the_switch_on() {
    for (slot, popularity) in [(3, 5), (1, 3)] {
        let wide = advancing("rules rulebook +camaraderie-any-retreat", slot, "");
        assert_eq!(player(&wide, 2).popularity(), popularity, "slot {slot}");
        assert_eq!(player(&wide, 1).workers_on(at("@nordic")), 2);
    }
    let mut fought = advancing("rules rulebook +camaraderie-any-retreat", 3, "character h21");
    play(&mut fought, "2: dial 1");
    assert_eq!(player(&fought, 2).popularity(), 5);
}

/// RL-113
#[test]
fn camaraderie_does_not_help_where_only_workers_are_driven_off() {
    let state = polania_advances(3, "");
    assert_eq!(player(&state, 2).popularity(), 3);
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
}

/// RL-113
#[test]
fn camaraderie_keeps_the_popularity_after_a_combat_won_as_attacker() {
    for (slot, popularity) in [(3, 5), (1, 3)] {
        let mut state = polania_advances(slot, "character h21");
        play(&mut state, "2: dial 1");
        assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
        assert_eq!(player(&state, 2).popularity(), popularity, "slot {slot}");
    }
}

fn at_sea(slots: &str, character: &str) -> State {
    let mut state = position(&format!(
        "active 2
         seat nordic industrial
         seat polania mechanical
           character {character}
           mechs {slots}
           workers h20 h20"
    ));
    play(&mut state, "section build; move");
    state
}

/// RL-114
#[test]
fn submerge_goes_from_any_lake_to_any_other_in_one_step() {
    let mut state = at_sea("2 at h07", "h33");
    assert_eq!(steps(&state, "mech", "h07"), ["h01", "h08", "h09", "h14", "h17", "h22", "h31", "h33", "h42"]);
    let lakes = ["h07", "h09", "h17", "h22", "h31", "h42"];
    for lake in lakes {
        assert!(may(&state, &format!("step character h33 {lake}")), "{lake}");
    }
    play(&mut state, "step mech h07 h42");
    assert!(steps(&state, "mech", "h42").is_empty(), "one step");
}

/// RL-114
#[test]
fn land_leads_to_neighbouring_lakes_only() {
    let state = at_sea("2 at h14", "h14");
    let lakes: Vec<String> = steps(&state, "mech", "h14")
        .into_iter()
        .filter(|to| ["h07", "h09", "h22", "h42"].contains(&to.as_str()))
        .collect();
    assert_eq!(lakes, ["h07"]);
    refused(&at_sea("1 at h14", "h14"), "step mech h14 h07");
}

/// RL-114
#[test]
fn lakes_are_not_joined_for_nordic() {
    let mut state = position(
        "active 1
         seat nordic industrial
           mechs 2 at h17
         seat polania mechanical",
    );
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "mech", "h17"), ["h10", "h11", "h16", "h18", "h23", "h24"]);
}
