//! The mech abilities of combat: what each allows and what not, before and after its mech is deployed.

use crate::common::{at, legal, may, play, position, refused, seat};
use kosa_engine::vocab::BeforeCombat;
use kosa_engine::{Event, State};

/// Seat 1 attacks with one mech and whatever workers stand beside it.
fn attack(text: &str, from: &str, to: &str) -> (State, Vec<Event>) {
    let mut state = position(&format!("active 1\n{text}"));
    let mut events = play(&mut state, &format!("section build; move; step mech {from} {to}"));
    // The largest load is listed first.
    while let Some(all) = legal(&state).iter().find(|m| m.starts_with("carry workers")).cloned() {
        events.extend(play(&mut state, &all));
    }
    events.extend(play(&mut state, "done"));
    (state, events)
}

fn powers(state: &State) -> (u8, u8) {
    (state.public().player(seat(1)).power(), state.public().player(seat(2)).power())
}

fn used(events: &[Event], ability: BeforeCombat) -> usize {
    events.iter().filter(|e| matches!(e, Event::AbilityUsed { ability: a, .. } if *a == ability)).count()
}

/// Most cards the seat may put behind its dial.
fn most_cards(state: &State, number: u8) -> usize {
    let mut state = *state;
    play(&mut state, &format!("{number}: dial 0"));
    crate::common::most_cards(&state, number)
}

const NORDIC_ATTACKS: &str = "seat nordic industrial
                                power 5
                                mechs 3 at h45
                              seat crimea mechanical
                                power 5
                                mechs 4 at h46";

// RL-043
#[test]
fn artillery_pays_one_power_to_take_two() {
    let (mut state, _) = attack(NORDIC_ATTACKS, "h45", "h46");
    assert_eq!(legal(&state), ["use", "skip"]);
    let mut left = state;
    play(&mut state, "use");
    assert_eq!(powers(&state), (4, 3));
    assert!(may(&state, "dial 4"), "asked once");
    refused(&state, "dial 5");
    play(&mut left, "skip");
    assert_eq!(powers(&left), (5, 5));
    assert!(may(&left, "dial 5"));
    // Nobody falls below 0.
    let weak = NORDIC_ATTACKS.replace("power 5\n                                mechs 4", "power 1\nmechs 4");
    let (mut state, _) = attack(&weak, "h45", "h46");
    play(&mut state, "use");
    assert_eq!(powers(&state), (4, 0));
}

#[test]
fn artillery_needs_its_mech_and_a_power_to_pay() {
    let (state, _) = attack(&NORDIC_ATTACKS.replace("mechs 3", "mechs 1"), "h45", "h46");
    assert!(may(&state, "dial 5"), "no question before the dials");
    let (state, _) = attack(&NORDIC_ATTACKS.replacen("power 5", "power 0", 1), "h45", "h46");
    refused(&state, "use");
    assert_eq!(powers(&state), (0, 5));
}

#[test]
fn artillery_is_used_once_in_each_combat_and_by_the_defender_too() {
    let two = NORDIC_ATTACKS.replace("mechs 3 at h45", "mechs 3 4 at h45 h45");
    let mut state = position(&format!("active 1\n{two}"));
    play(&mut state, "section build; move; step mech h45 h46; step mech h45 h46; use");
    assert_eq!(powers(&state), (4, 3));
    assert!(may(&state, "dial 4"), "two mechs, one combat");
    // Two combats in one turn: once in each.
    let twice = two.replace("mechs 4 at h46", "mechs 3 4 at h46 h39");
    let mut state = position(&format!("active 1\n{twice}"));
    play(
        &mut state,
        "section build; move; step mech h45 h46; step mech h45 h39; fight h46; use; dial 2; 2: dial 0",
    );
    assert_eq!(powers(&state), (2, 3));
    play(&mut state, "use");
    assert_eq!(powers(&state), (1, 1));
    let mut defends = position(&format!("active 2\n{NORDIC_ATTACKS}"));
    play(&mut defends, "section build; move; step mech h46 h45; done; 1: use");
    assert_eq!(powers(&defends), (4, 3));
}

// RL-042
#[test]
fn attacker_uses_its_ability_before_the_defender() {
    let text = "seat nordic industrial
                  power 5
                  mechs 3 at h45
                seat crimea mechanical
                  power 5
                  mechs 3 at h46";
    let nordic = format!("{text}\nhand 24").replacen("power 5", "power 5\nhand 35", 1);
    let (mut state, _) = attack(&nordic, "h45", "h46");
    assert_eq!(legal(&state), ["use", "skip"]);
    play(&mut state, "use; steal 3");
    assert!(may(&state, "dial 4"));
    let mut crimea = position(&format!("active 2\n{nordic}"));
    play(&mut crimea, "section build; move; step mech h46 h45; done; steal 5");
    assert_eq!(legal(&crimea), ["use", "skip"]);
}

#[test]
fn peoples_army_adds_one_card_where_a_worker_fights_along() {
    let text = "seat rusviet industrial
                  power 5
                  hand 22345
                  mechs 3 at h45
                  workers h45 h26
                seat polania mechanical
                  power 5
                  mechs 4 at h46";
    let cards = |text: &str| most_cards(&attack(text, "h45", "h46").0, 1);
    assert_eq!(cards(text), 2);
    // One card for the combat, however many workers.
    assert_eq!(cards(&text.replace("workers h45", "workers h45 h45 h45")), 2);
    // No worker there, or the mech still on the mat: one card for one mech.
    assert_eq!(cards(&text.replace("workers h45", "workers h19")), 1);
    assert_eq!(cards(&text.replace("mechs 3", "mechs 4")), 1);
    // Nobody plays more cards than it holds.
    assert_eq!(cards(&text.replace("hand 22345", "hand 4")), 1);
    // Other factions bring workers for nothing.
    assert_eq!(cards(&text.replace("rusviet", "crimea")), 1);
}

#[test]
fn peoples_army_works_in_defence() {
    let text = "active 2
                seat rusviet industrial
                  power 5
                  hand 22345
                  mechs 3 at h46
                  workers h46 h26
                seat polania mechanical
                  power 5
                  mechs 1 at h45";
    for (workers, cards) in [("workers h46", 2), ("workers h19", 1)] {
        let mut state = position(&text.replace("workers h46", workers));
        play(&mut state, "section build; move; step mech h45 h46; done");
        assert_eq!(most_cards(&state, 1), cards);
    }
}

const CRIMEA_ATTACKS: &str = "seat crimea industrial
                                hand 4
                                mechs 3 at h45
                              seat polania mechanical
                                hand 225
                                mechs 4 at h46";

#[test]
fn scout_takes_a_card_at_random() {
    let (mut state, events) = attack(CRIMEA_ATTACKS, "h45", "h46");
    assert_eq!(used(&events, BeforeCombat::Scout), 1);
    let outcomes: Vec<(String, u32)> = state.chance().iter().map(|(m, w)| (m.to_string(), *w)).collect();
    assert_eq!(outcomes, [("steal 2".to_string(), 2), ("steal 5".to_string(), 1)]);
    play(&mut state, "steal 5");
    assert_eq!(state.own(seat(1)).hand().to_string(), "45");
    assert_eq!(state.own(seat(2)).hand().to_string(), "22");
    assert!(may(&state, "dial 5"), "one card only");
    // The stolen card may be played at once.
    play(&mut state, "1: dial 0");
    assert!(may(&state, "play 5"));
}

// RL-044
#[test]
fn scout_finds_nothing_in_an_empty_hand() {
    let (state, events) = attack(&CRIMEA_ATTACKS.replace("hand 225", ""), "h45", "h46");
    assert_eq!(used(&events, BeforeCombat::Scout), 0);
    assert!(may(&state, "dial 5"), "the combat goes on");
    assert_eq!(state.public().player(seat(1)).hand_count(), 1);
}

#[test]
fn scout_needs_its_mech_and_works_in_defence() {
    let (state, events) = attack(&CRIMEA_ATTACKS.replace("mechs 3", "mechs 4"), "h45", "h46");
    assert_eq!(used(&events, BeforeCombat::Scout), 0);
    assert!(may(&state, "dial 5"));
    let mut defends = position(&format!("active 2\n{CRIMEA_ATTACKS}"));
    play(&mut defends, "section build; move; step mech h46 h45; done; steal 2");
    assert_eq!(defends.own(seat(1)).hand().to_string(), "24");
    // Workers driven off without a combat bring no card.
    let workers = CRIMEA_ATTACKS.replace("mechs 4 at h46", "workers h46 h20");
    let (state, events) = attack(&workers, "h45", "h46");
    assert_eq!(used(&events, BeforeCombat::Scout), 0);
    assert_eq!(state.public().player(seat(2)).hand_count(), 3);
}

/// With the switch on Scout is a question, for the attacker first.
#[test]
fn scout_may_be_left_where_it_is_asked_for() {
    let asking = format!("rules rulebook +ask-scout-and-disarm\n{CRIMEA_ATTACKS}");
    let (start, events) = attack(&asking, "h45", "h46");
    assert_eq!(used(&events, BeforeCombat::Scout), 0);
    assert_eq!(legal(&start), ["use", "skip"]);
    let mut state = start;
    play(&mut state, "skip");
    assert!(may(&state, "dial 5"), "no card changes hands");
    assert_eq!(state.own(seat(2)).hand().to_string(), "225");
    let mut state = start;
    let events = play(&mut state, "use");
    assert_eq!(used(&events, BeforeCombat::Scout), 1);
    play(&mut state, "steal 5");
    assert_eq!(state.own(seat(1)).hand().to_string(), "45");
    // Nobody is asked where there is nothing to take.
    let (state, _) = attack(&asking.replace("hand 225", ""), "h45", "h46");
    assert!(may(&state, "dial 5"));
    // In defence too.
    let mut state = position(&format!("active 2\n{asking}"));
    play(&mut state, "section build; move; step mech h46 h45; done; 1: skip");
    assert_eq!(state.own(seat(1)).hand().to_string(), "4");
}

const SAXONY_ATTACKS: &str = "seat saxony industrial
                                power 5
                                mechs 3 at h38
                              seat polania mechanical
                                power 5
                                mechs 4 at h37";

/// With the switch on Saxony may leave an opponent the power it would lose.
#[test]
fn disarm_may_be_left_where_it_is_asked_for() {
    let asking = format!("rules rulebook +ask-scout-and-disarm\n{SAXONY_ATTACKS}");
    let (start, events) = attack(&asking, "h38", "h37");
    assert_eq!(used(&events, BeforeCombat::Disarm), 0);
    assert_eq!(legal(&start), ["use", "skip"]);
    for (answer, polania) in [("skip", 5), ("use", 3)] {
        let mut state = start;
        play(&mut state, answer);
        assert_eq!(powers(&state), (5, polania), "{answer}");
        assert!(may(&state, "dial 5"));
    }
    // Off the tunnels there is no question.
    let (state, _) = attack(&asking.replace("at h37", "at h45"), "h38", "h45");
    assert!(may(&state, "dial 5"));
}

#[test]
fn disarm_takes_two_power_on_a_tunnel() {
    let (state, events) = attack(SAXONY_ATTACKS, "h38", "h37");
    assert_eq!(used(&events, BeforeCombat::Disarm), 1);
    assert_eq!(powers(&state), (5, 3));
    // Down to 0 at most.
    let weak = SAXONY_ATTACKS.replace("power 5\n                                mechs 4", "power 1\nmechs 4");
    assert_eq!(powers(&attack(&weak, "h38", "h37").0), (5, 0));
    // Not off the tunnels, and not before the mech is out.
    let plain = SAXONY_ATTACKS.replace("at h37", "at h45");
    assert_eq!(powers(&attack(&plain, "h38", "h45").0), (5, 5));
    let before = SAXONY_ATTACKS.replace("mechs 3", "mechs 1");
    assert_eq!(powers(&attack(&before, "h38", "h37").0), (5, 5));
    // In defence too; the attacker's own tunnel does not matter.
    let mut defends = position(&format!("active 2\n{}", SAXONY_ATTACKS.replace("h38", "h32")));
    play(&mut defends, "section build; move; step mech h37 h32; done");
    assert_eq!(powers(&defends), (5, 3));
    let mut plain = position(&format!("active 2\n{SAXONY_ATTACKS}"));
    play(&mut plain, "section build; move; step mech h37 h38; done");
    assert_eq!(powers(&plain), (5, 5));
}

// RL-116
#[test]
fn disarm_on_the_own_mine_is_of_the_current_rules() {
    let mine = SAXONY_ATTACKS.replace("at h37", "at h45").replace("mechs 3", "structures mine h45\nmechs 3");
    let (state, _) = attack(&mine, "h38", "h45");
    assert_eq!(powers(&state), (5, 5), "tunnels only");
    let (state, _) = attack(&format!("rules current\n{mine}"), "h38", "h45");
    assert_eq!(powers(&state), (5, 3));
    // Another's Mine is no matter, nor another structure of one's own.
    let theirs = SAXONY_ATTACKS.replace("at h37", "at h45\nstructures mine h45");
    assert_eq!(powers(&attack(&format!("rules current\n{theirs}"), "h38", "h45").0), (5, 5));
    let mill = mine.replace("mine", "mill");
    assert_eq!(powers(&attack(&format!("rules current\n{mill}"), "h38", "h45").0), (5, 5));
}

/// Polania's popularity, 10 before, after its mech has come to h46.
fn popularity_after(slot: u8, held_by: &str) -> u8 {
    let mut state = position(&format!(
        "active 2
         seat nordic mechanical
           power 0
           {held_by}
         seat polania industrial
           power 3
           popularity 10
           mechs {slot} at h45"
    ));
    play(&mut state, "section build; move; step mech h45 h46; done");
    if state.public().combat().is_some() {
        play(&mut state, "2: dial 1");
    }
    assert_eq!(state.public().player(seat(1)).workers_on(at("h46")), 0);
    state.public().player(seat(2)).popularity()
}

// RL-113
#[test]
fn camaraderie_spares_popularity_after_a_won_attack_only() {
    let defended = "mechs 3 at h46\nworkers h46 h46";
    assert_eq!(popularity_after(3, defended), 10);
    assert_eq!(popularity_after(1, defended), 8);
    // Workers alone are driven off without a combat, which costs popularity all the same.
    assert_eq!(popularity_after(3, "workers h46 h46"), 8);
    assert_eq!(popularity_after(1, "workers h46 h46"), 8);
}
