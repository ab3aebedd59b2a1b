//! Combats with an Automa: what it spends, who retreats where, resources, abilities used before combat, stars.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn tokens(state: &State, hex: &str) -> Resources {
    state.public().resources(at(hex))
}

fn total(state: &State, hex: &str) -> u8 {
    tokens(state, hex).iter().sum()
}

fn combat_stars(state: &State, number: u8) -> u8 {
    player(state, number).stars().on(Star::Combat)
}

/// Power spent and cards added by the Automa in its combats.
fn spent(events: &[Event]) -> Vec<(u8, u8)> {
    let one = |e: &Event| match e {
        Event::AutomaFights { power, cards, .. } => Some((*power, *cards)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

fn winner(events: &[Event]) -> Seat {
    let one = |e: &Event| if let Event::CombatWon { seat, .. } = e { Some(*seat) } else { None };
    events.iter().find_map(one).expect("a combat is won")
}

/// Nordic (a person, seat 1, with a mech on h44) has moved onto an Automa mech of Crimea (seat 2) on h43.
fn attack_with(rules: &str, board: &str, human: &str, kind: &str, machine: &str) -> State {
    let mut state = position(&format!(
        "rules rulebook {rules}\nactive 1\n{board}\nseat nordic industrial\npower 7\n{human}\n\
         seat crimea {kind}\n{machine}"
    ));
    play(&mut state, "section build; move; step mech h44 h43; done");
    state
}

fn attack(human: &str, machine: &str) -> State {
    let human = format!("mechs 1 at h44\n{human}");
    let machine = format!("mechs at h43\nworkers @crimea @crimea\n{machine}");
    attack_with("", "", &human, "automa:automa", &machine)
}

/// Crimea's Automa attacks a mech of Nordic on h44 with its character.
fn attacked(board: &str, human: &str, machine: &str) -> State {
    let mut state = position(&format!(
        "active 2\n{board}\nseat nordic industrial\nmechs 1 at h44\n{human}\nseat crimea automa:automa\n{machine}"
    ));
    play(&mut state, "automa 17");
    assert!(state.public().combat().is_some());
    state
}

// R34
#[test]
fn power_and_cards_come_from_the_column_of_its_power() {
    let fights = |power: u8, card: u8| {
        let mut state = attack("", &format!("power {power}\nhand 2345"));
        spent(&play(&mut state, &format!("dial 0; automa {card}")))
    };
    // The booklet's example.
    assert_eq!(fights(12, 12), [(5, 2)]);
    assert_eq!(fights(1, 12), [(1, 2)]);
    // Card 5 spends 2, 4 or 7.
    assert_eq!(fights(7, 5), [(2, 1)]);
    assert_eq!(fights(8, 5), [(4, 1)]);
    assert_eq!(fights(13, 5), [(4, 1)]);
    assert_eq!(fights(14, 5), [(7, 1)]);
    assert_eq!(fights(16, 5), [(7, 1)]);
    assert_eq!(fights(0, 5), [(0, 1)]);
}

// R34, RL-156
#[test]
fn automa_spends_all_it_has_if_the_card_asks_for_more() {
    let mut state = attack("", "power 3\nhand 4");
    let events = play(&mut state, "dial 0; automa 11; add 4");
    assert_eq!(spent(&events), [(3, 1)]);
    let shown = |e: &Event| matches!(e, Event::PowerRevealed { seat: s, dial: 3, cards } if *s == seat(2) && cards.value() == 4);
    assert!(events.iter().any(shown));
    assert_eq!((player(&state, 2).power(), player(&state, 2).hand_count()), (0, 0));
}

// R34
#[test]
fn person_chooses_before_the_card_is_drawn() {
    let mut state = attack("hand 25", "power 5");
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    play(&mut state, "dial 3");
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    play(&mut state, "play 5");
    assert_eq!(asked(&state), Actor::Chance);
    assert_eq!(legal(&state).len(), 19);
}

// R34
#[test]
fn cards_added_are_random_ones_of_its_hand() {
    let mut state = attack("", "power 5\nhand 2225");
    play(&mut state, "dial 0; automa 12");
    let outcomes = state.chance();
    let weight = |text: &str| outcomes.iter().find(|(m, _)| m.to_string() == text).map(|(_, w)| *w);
    assert_eq!((outcomes.len(), weight("add 2"), weight("add 5")), (2, Some(3), Some(1)));
    play(&mut state, "add 5");
    assert_eq!(legal(&state), ["add 2"]);
}

// R34
#[test]
fn limit_of_one_card_for_each_unit_does_not_bind_the_automa() {
    let human = "mechs 1 at h44";
    let machine = "power 5\nhand 2345\nmechs at h43\nworkers @crimea @crimea";
    let fights = |rules: &str| {
        let mut state = attack_with(rules, "", human, "automa:automa", machine);
        spent(&play(&mut state, "dial 0; automa 13"))
    };
    assert_eq!(fights(""), [(3, 3)]);
    assert_eq!(fights("+automa-card-limit"), [(3, 1)]);
}

// R34
#[test]
fn what_it_may_come_to_is_what_its_deck_gives() {
    let machine = "power 5\nhand 2345\nmechs at h43\nworkers @crimea @crimea";
    let said = |rules: &str, deck: &str, moves: &str| {
        let machine = format!("{machine}\n{deck}");
        let mut state = attack_with(rules, "", "mechs 1 at h44", "automa:automa", &machine);
        play(&mut state, moves);
        let facts = View::of(&state, seat(1)).combat_facts().unwrap();
        let side = facts.side(Side::Defender);
        (side.most_power, side.card_limit, side.most)
    };
    // Card 13: power 3 and three cards of any value; with one card it comes to less than others do.
    assert_eq!(said("", "", ""), (5, 3, 3 + 15));
    assert_eq!(said("+automa-card-limit", "", ""), (5, 1, 5 + 5));
    assert_eq!(said("", "automa-deck 3 18", ""), (3, 0, 3));
    // Once the card lies open it is known.
    assert_eq!(said("", "", "dial 0; automa 12"), (4, 2, 4 + 10));
    assert_eq!(said("", "", "dial 0; automa 12; add 2"), (4, 2, 4 + 10));
}

// R34
#[test]
fn tie_goes_to_the_attacker() {
    let mut state = attack("", "power 5");
    let events = play(&mut state, "dial 3; automa 3");
    assert_eq!((spent(&events), winner(&events)), (vec![(3, 0)], seat(1)));
    let mut state = attack("", "power 5");
    let events = play(&mut state, "dial 2; automa 3");
    assert_eq!(winner(&events), seat(2));
    let mut state = attacked("", "power 3", "power 6");
    let events = play(&mut state, "dial 3; automa 3");
    assert_eq!((spent(&events), winner(&events)), (vec![(3, 0)], seat(2)));
}

// R35, RL-152
#[test]
fn beaten_combat_units_go_to_the_mat_and_workers_to_the_base() {
    let machine = "power 0\nmechs at h43 h43\ncharacter h43\nworkers h43 h43 h47";
    let mut state = attack_with("", "", "mechs 1 at h44", "automa:automa", machine);
    play(&mut state, "dial 0; automa 3");
    let loser = player(&state, 2);
    assert_eq!((loser.mech_count(), loser.character().to_string()), (0, "-".to_string()));
    assert_eq!(loser.workers_on(at("@crimea")), 2);
    assert_eq!(loser.worker_count(), 3);
}

// R35, R43, RL-152
#[test]
fn beaten_combat_units_of_ultimaszyna_go_home() {
    let machine = "power 0\nmechs at h43 h43\ncharacter h43\nworkers h43 h43 h47";
    let mut state = attack_with("", "", "mechs 1 at h44", "automa:ultimaszyna", machine);
    play(&mut state, "dial 0; automa 3");
    let loser = player(&state, 2);
    assert_eq!((loser.mech_count(), loser.mechs_on(at("@crimea"))), (2, 2));
    assert_eq!((loser.character(), loser.workers_on(at("@crimea"))), (at("@crimea"), 2));
}

// R35, RL-152
#[test]
fn beaten_attacker_goes_to_the_mat_alone() {
    let mut state = attacked("", "power 7", "power 6\nmechs at h43\nworkers h43 h47");
    // The character goes first from the base; the mech on h43 stays.
    play(&mut state, "dial 7; automa 4");
    let loser = player(&state, 2);
    assert_eq!(loser.character().to_string(), "-");
    assert_eq!((loser.mech_count(), loser.worker_count()), (1, 2));
}

// R35
#[test]
fn beaten_person_retreats_by_the_normal_rules() {
    let mut state = attack("", "power 7");
    play(&mut state, "dial 0; automa 6");
    assert_eq!(player(&state, 1).mechs().collect::<Vec<_>>(), [at("@nordic")]);
    // Seaworthy: an adjacent lake is a choice.
    let machine = "mechs at h43\nworkers @crimea @crimea\npower 7";
    let mut state = attack_with("", "", "mechs 2 at h44", "automa:automa", machine);
    play(&mut state, "dial 0; automa 6; retreat mech h42");
    assert_eq!(player(&state, 1).mechs().collect::<Vec<_>>(), [at("h42")]);
}

// R36
#[test]
fn both_pay_power_and_discard_and_the_loser_may_draw() {
    let mut state = attack("hand 5", "power 6\nhand 3");
    play(&mut state, "dial 4; play 5; automa 5; add 3");
    assert_eq!((player(&state, 1).power(), player(&state, 2).power()), (3, 4));
    assert_eq!(state.public().discard(), "35".parse().unwrap());
    // The Automa showed 5 power: it draws a card, face down.
    let events = play(&mut state, "draw 4");
    assert!(events.contains(&Event::CardDrawn { seat: seat(2), card: Some(CombatCard::new(4).unwrap()) }));
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (0, 1));
    assert_eq!((combat_stars(&state, 1), combat_stars(&state, 2)), (1, 0));
    // Without any power shown nothing is drawn.
    let mut state = attack("", "power 6");
    play(&mut state, "dial 4; automa 10");
    assert_eq!(asked(&state), Actor::Chance, "the turn has passed to the Automa");
    assert_eq!((player(&state, 2).hand_count(), state.public().active()), (0, seat(2)));
}

// R36
#[test]
fn beaten_person_draws_and_the_automa_gets_its_star() {
    let mut state = attacked("", "power 3\npopularity 8", "power 8");
    play(&mut state, "dial 2; automa 6; draw 5");
    assert_eq!((player(&state, 1).hand_count(), player(&state, 1).power()), (1, 1));
    assert_eq!((combat_stars(&state, 1), combat_stars(&state, 2)), (0, 1));
    assert_eq!((player(&state, 1).popularity(), player(&state, 2).popularity()), (8, 10));
}

// R36
#[test]
fn winning_attacker_pays_popularity_for_each_worker_sent_home() {
    let machine = "power 0\nmechs at h43\nworkers h43 h43 h47";
    let mut state = attack_with("", "", "popularity 7\nmechs 1 at h44", "automa:automa", machine);
    play(&mut state, "dial 0; automa 3");
    assert_eq!(player(&state, 1).popularity(), 5);
}

// R2, R36
#[test]
fn automa_sends_workers_home_at_no_cost() {
    let mut state = attacked("", "power 0\npopularity 7\nworkers h44 h44", "power 8");
    play(&mut state, "automa 6");
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
    assert_eq!((player(&state, 1).popularity(), player(&state, 2).popularity()), (7, 10));
}

// R37
#[test]
fn artillery_works_on_the_automa_before_the_column_is_read() {
    let human = "mechs 3 at h44";
    let machine = "power 8\nmechs at h43\nworkers @crimea @crimea";
    let mut state = attack_with("", "", human, "automa:automa", machine);
    let mut left = state;
    // 8 - 2 = 6: the first column of card 5.
    assert_eq!(spent(&play(&mut state, "use; dial 0; automa 5")), [(2, 0)]);
    assert_eq!(player(&state, 2).power(), 4);
    assert_eq!(spent(&play(&mut left, "skip; dial 0; automa 5")), [(4, 0)]);
    // With the switch the person is not even asked.
    let mut immune = attack_with("+automa-immune", "", human, "automa:automa", machine);
    refused(&immune, "use");
    assert_eq!(spent(&play(&mut immune, "dial 0; automa 5")), [(4, 0)]);
}

// R37
#[test]
fn disarm_works_on_the_automa() {
    let fights = |rules: &str| {
        let mut state = position(&format!(
            "rules rulebook {rules}\nactive 2\nseat crimea automa:automa\npower 9\nmechs at h37\n\
             seat saxony industrial\npower 3\nmechs 3 at h36"
        ));
        let events = play(&mut state, "section build; move; step mech h36 h37; done; dial 0; automa 5");
        (spent(&events), player(&state, 1).power())
    };
    assert_eq!(fights(""), (vec![(2, 0)], 5));
    assert_eq!(fights("+automa-immune"), (vec![(4, 0)], 5));
}

// R37
#[test]
fn scout_takes_a_card_of_the_automa() {
    let text = |rules: &str| {
        format!(
            "rules rulebook {rules}\nactive 1\nseat crimea industrial\npower 3\nmechs 3 at h36\n\
             seat saxony automa:automa\npower 5\nhand 25\nmechs at h37"
        )
    };
    let mut state = position(&text(""));
    play(&mut state, "section build; move; step mech h36 h37; done");
    assert_eq!(legal(&state), ["steal 2", "steal 5"]);
    play(&mut state, "steal 5");
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (1, 1));
    let mut state = position(&text("+automa-immune"));
    play(&mut state, "section build; move; step mech h36 h37; done");
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (0, 2));
}

// R2
#[test]
fn automa_uses_no_ability_of_its_mat() {
    // All four mechs of Nordic are out; still no Artillery, and no lake to retreat to.
    let mut state = position(
        "active 2\nseat nordic automa:automa\npower 5\nmechs at h18 h18 h04 h05\nmarker 4\n\
         seat crimea industrial\npower 7\nmechs 4 at h12",
    );
    let events = play(&mut state, "section build; move; step mech h12 h18; done; dial 7; automa 10");
    assert!(!events.iter().any(|e| matches!(e, Event::AbilityUsed { .. })));
    assert_eq!((player(&state, 1).mech_count(), player(&state, 2).power()), (2, 0));
}

// R38, RL-153
#[test]
fn automa_winning_a_combat_removes_the_resources() {
    let mut state = attacked("at h44 metal 4 food 1\nat h43 food 2", "power 0", "power 8");
    play(&mut state, "automa 6");
    assert_eq!((total(&state, "h44"), total(&state, "h43")), (0, 2));
    // As defender too.
    let machine = "power 7\nmechs at h43\nworkers @crimea @crimea";
    let mut state = attack_with("", "at h43 food 3", "mechs 1 at h44", "automa:automa", machine);
    play(&mut state, "dial 0; automa 6");
    assert_eq!(total(&state, "h43"), 0);
}

/// Who sent resources back to the supply, in order.
fn swept(events: &[Event]) -> Vec<Seat> {
    let one = |e: &Event| if let Event::ResourcesRemoved { seat, .. } = e { Some(*seat) } else { None };
    events.iter().filter_map(one).collect()
}

// R38
#[test]
fn the_automa_is_told_to_sweep_the_resources_whoever_attacked() {
    let mut state = attacked("at h44 metal 4", "power 0", "power 8");
    assert_eq!(swept(&play(&mut state, "automa 6")), [seat(2)]);
    let machine = "power 7\nmechs at h43\nworkers @crimea @crimea";
    let mut state = attack_with("", "at h43 food 3", "mechs 1 at h44", "automa:automa", machine);
    assert_eq!(swept(&play(&mut state, "dial 0; automa 6")), [seat(2)], "not the person, whose turn it is");
}

// R5, R38: the star is the last step of a combat, the resources a step of their own after it.
#[test]
fn automas_sixth_star_won_in_combat_leaves_the_resources_where_they_lie() {
    let stars = "second-scheme yes\nmarker 17\nstars tracker tracker tracker power";
    let attacking = |more: &str| {
        let automa = format!("power 8\n{stars}{more}");
        let mut state = attacked("at h44 metal 4", "power 0", &automa);
        let events = play(&mut state, "automa 6");
        (state.is_over(), total(&state, "h44"), swept(&events).len())
    };
    assert_eq!(attacking(""), (false, 0, 1), "the fifth");
    assert_eq!(attacking(" combat"), (true, 4, 0));
    let defending = |more: &str| {
        let machine = format!("power 7\nmechs at h43\nworkers @crimea @crimea\n{stars}{more}");
        let mut state = attack_with("", "at h43 food 3", "mechs 1 at h44", "automa:automa", &machine);
        play(&mut state, "dial 0; automa 6");
        (state.is_over(), total(&state, "h43"))
    };
    assert_eq!(defending(""), (false, 0));
    assert_eq!(defending(" combat"), (true, 3));
}

// R5, R39
#[test]
fn a_persons_sixth_star_won_in_combat_ends_the_game_before_resources_are_found() {
    let found = |stars: &str| {
        let recruits = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards";
        let human = format!("stars recruits power popularity objective{stars}\npopularity 5\n{recruits}");
        let mut state = attack(&human, "power 0\nresource-box 3");
        let events = play(&mut state, "dial 0; automa 3");
        let gained = events.iter().any(|e| matches!(e, Event::ResourcesGained { .. }));
        assert_eq!(gained, total(&state, "h43") > 0);
        (state.is_over(), total(&state, "h43"), state.score(seat(1)).resources)
    };
    assert_eq!(found(""), (false, 3, 3));
    assert_eq!(found(" combat"), (true, 0, 0));
}

// R39, RL-151
#[test]
fn person_winning_as_attacker_finds_resources_of_the_territory() {
    let mut state = attack("", "power 0\nresource-box 3");
    play(&mut state, "dial 0; automa 3");
    assert_eq!(tokens(&state, "h43")[Resource::Food.index()], 3);
    assert_eq!(total(&state, "h43"), 3);
    // A lost attack finds nothing.
    let mut state = attack("", "power 7\nresource-box 3");
    play(&mut state, "dial 0; automa 6");
    assert_eq!(total(&state, "h43"), 0);
    // Before the first card the number is 0.
    let mut state = attack("", "power 0");
    play(&mut state, "dial 0; automa 5");
    assert_eq!(total(&state, "h43"), 0);
}

// R39, RL-151
#[test]
fn lakes_villages_and_the_factory_hold_nothing() {
    let text = |from: &str, to: &str| {
        format!(
            "active 1\nseat nordic industrial\nfactory-card 1\nmechs 2 at {from}\n\
             seat crimea automa:automa\nworkers {to} @crimea\nmarker 4\nresource-box 4"
        )
    };
    for (from, to, found) in
        [("h43", "h47", 0), ("h35", "h42", 0), ("h16", "h23", 0), ("h43", "h44", 4), ("h36", "h37", 4)]
    {
        let mut state = position(&text(from, to));
        play(&mut state, &format!("section build; move; step mech {from} {to}; done"));
        assert_eq!(total(&state, to), found, "{to}");
        assert_eq!(player(&state, 2).workers_on(at("@crimea")), 2);
    }
}

// R39, RL-151
#[test]
fn every_territory_won_in_a_turn_uses_the_same_card() {
    let mut state = position(
        "active 1\nseat nordic industrial\npower 7\nmechs 1 2 at h37 h47\n\
         seat crimea automa:automa\npower 0\nmechs at h43\nworkers h44 @crimea\nresource-box 2",
    );
    play(&mut state, "section build; move; step mech h37 h44; step mech h47 h43; dial 0; automa 5");
    assert_eq!(tokens(&state, "h44")[Resource::Metal.index()], 2);
    assert_eq!(tokens(&state, "h43")[Resource::Food.index()], 2);
}

// R39
#[test]
fn person_winning_as_defender_finds_nothing() {
    let mut state = attacked("", "power 7", "power 6");
    // The turn card showed 2 resources.
    assert_eq!(player(&state, 2).automa().unwrap().resources(), 2);
    play(&mut state, "dial 7; automa 4");
    assert_eq!(combat_stars(&state, 1), 1);
    assert_eq!(total(&state, "h44"), 0);
}

// R39, R48
#[test]
fn number_of_resources_outlasts_a_shuffle() {
    let mut state = attack("", "power 0\nresource-box 4\nautoma-deck -");
    play(&mut state, "dial 0");
    assert_eq!(legal(&state).len(), 19);
    play(&mut state, "automa 3");
    assert_eq!(total(&state, "h43"), 4);
}

// R39
#[test]
fn number_comes_from_the_last_card_of_a_turn() {
    let mut state = position(
        "active 2\nseat nordic industrial\npower 7\nmechs 1 at h44\nseat crimea automa:automa\npower 0\nmechs at h43\n\
         workers @crimea @crimea\nresource-box 1",
    );
    play(&mut state, "automa 9");
    assert_eq!(player(&state, 2).mechs_on(at("h43")), 1);
    play(&mut state, "section build; move; step mech h44 h43; done; dial 7; automa 5");
    assert_eq!(total(&state, "h43"), 3);
}

// R32, RL-150
#[test]
fn automa_places_at_most_two_combat_stars_even_as_saxony() {
    let fight = |stars: &str| {
        let mut state = position(&format!(
            "active 2\nseat nordic industrial\npower 0\nmechs 1 at h35\nseat saxony automa:automa\npower 8\n{stars}"
        ));
        play(&mut state, "automa 17; automa 6");
        (combat_stars(&state, 2), player(&state, 2).automa().unwrap().second_scheme())
    };
    assert_eq!(fight(""), (1, false), "a combat star does not switch the scheme");
    assert_eq!(fight("stars combat"), (2, false));
    assert_eq!(fight("stars combat combat"), (2, false));
}

// R32
#[test]
fn other_goals_give_the_automa_no_star() {
    let mut state = position(
        "active 2\nseat nordic industrial\nseat rusviet automa:automa\n\
         workers h19 h26 h25 @rusviet @rusviet @rusviet\nmechs at @rusviet @rusviet",
    );
    // Two more workers (8 in all), then two more mechs (4 in all).
    play(&mut state, "automa 11; section upgrade; skip; automa 8");
    let player = player(&state, 2);
    assert_eq!((player.worker_count(), player.mech_count(), player.stars().total()), (8, 4, 0));
}
