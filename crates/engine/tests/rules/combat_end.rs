//! Combat: retreats, lakes, People's Army, the end of the game between combats, and the rulebook's worked example.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

const FIVE_STARS: &str = "stars popularity recruits combat power objective\n\
                          recruits upgrade deploy build enlist\n\
                          bonuses power coins popularity cards";

// RL-048
#[test]
fn no_ability_of_the_base_game_raises_power_before_a_combat() {
    let factions = ["nordic", "rusviet", "crimea", "saxony", "polania"];
    let seat_text = |faction: &str, mat: &str, hex: &str| {
        format!("seat {faction} {mat}\npower 15\nhand 22\n{FIVE_STARS}\nmechs 1 3 at {hex} {hex}\n")
    };
    for (i, first) in factions.iter().enumerate() {
        for second in &factions[i + 1..] {
            for active in [1, 2] {
                // On a tunnel, so that every ability is in force.
                let (one, two) = if active == 1 { ("h30", "h29") } else { ("h29", "h30") };
                let mut state = position(&format!(
                    "active {active}\n{}{}",
                    seat_text(first, "industrial", one),
                    seat_text(second, "mechanical", two)
                ));
                let mut events = play(&mut state, "section build; move; step mech h30 h29; done");
                while state.public().question() != Some(Question::Dials) {
                    let answer = legal(&state)[0].clone();
                    events.extend(play(&mut state, &answer));
                }
                assert!(
                    player(&state, 1).power() <= 15 && player(&state, 2).power() <= 15,
                    "{first} {second}"
                );
                assert!(
                    !events.iter().any(|e| matches!(e, Event::PowerGained { .. } | Event::StarPlaced { .. }))
                );
                assert!(!state.is_over());
            }
        }
    }
}

// RL-048
#[test]
fn the_sixth_star_ends_the_game_before_a_combat_still_to_be_fought() {
    let mut state = duel_on(
        "",
        &format!("power 5\n{FIVE_STARS}\nmechs 1 2 at h29 h37"),
        "power 1\nmechs 1 4 at h30 h38\nworkers h30 h14",
    );
    play(&mut state, "section build; move; step mech h29 h30; step mech h37 h38; fight h38");
    let events = play(&mut state, "1: dial 2; 2: dial 0");
    assert!(state.is_over());
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert!(!events.iter().any(|e| matches!(e, Event::CombatBegan { .. })));
    assert_eq!((player(&state, 1).stars().total(), player(&state, 1).power()), (6, 3));
    assert_eq!(state.awaiting(), Awaiting::Over);
}

/// Nordic (seat 1) holds h30 beside the lakes h22 and h31; Polania (seat 2) attacks from h29.
fn nordic_defends(board: &str, nordic: &str, polania: &str) -> State {
    position(&format!(
        "active 2\n{board}\nseat nordic industrial\npower 0\n{nordic}\nseat polania mechanical\npower 3\n{polania}"
    ))
}

const POLANIA_WINS: &str = "section build; move; step mech h29 h30; done; 2: dial 1";

// RL-049
#[test]
fn beaten_units_go_to_the_home_base_without_a_choice() {
    // Nordic without Seaworthy beside two lakes.
    let mut state = nordic_defends("", "character h30\nmechs 1 at h30", "mechs 1 at h29");
    play(&mut state, POLANIA_WINS);
    assert_eq!(
        (player(&state, 1).character(), player(&state, 1).mechs_on(at("@nordic"))),
        (at("@nordic"), 1)
    );
    // Submerge does not help to retreat.
    let mut state = duel_on("", "power 3\nmechs 1 at h29", "power 0\nmechs 2 at h30");
    play(&mut state, "section build; move; step mech h29 h30; done; 1: dial 1");
    assert_eq!(player(&state, 2).mechs_on(at("@polania")), 1);
}

// RL-049
#[test]
fn nordic_with_seaworthy_may_retreat_to_adjacent_lakes_without_enemy_units() {
    let start = nordic_defends("", "character h30\nmechs 2 at h30", "mechs 1 2 at h29 h40");
    let mut state = start;
    play(&mut state, POLANIA_WINS);
    assert_eq!(asked(&state), Actor::Seat(seat(1)));
    assert_eq!(
        legal(&state),
        ["retreat character @nordic", "retreat character h22", "retreat character h31"]
    );
    for elsewhere in ["retreat character h17", "retreat character h23", "retreat character h30", "skip"] {
        refused(&state, elsewhere);
    }
    // Each unit goes its own way.
    play(&mut state, "retreat character h31; retreat mech @nordic");
    assert_eq!((player(&state, 1).character(), player(&state, 1).mechs_on(at("@nordic"))), (at("h31"), 1));
    assert_eq!(combat_stars(&state, 2), 1);
    // An enemy mech on one of the lakes closes it.
    let mut state = nordic_defends("", "mechs 2 at h30", "mechs 1 2 at h29 h31");
    play(&mut state, POLANIA_WINS);
    assert_eq!(legal(&state), ["retreat mech @nordic", "retreat mech h22"]);
    refused(&state, "retreat mech h31");
}

// RL-049
#[test]
fn a_beaten_nordic_attacker_may_retreat_to_a_lake_too() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 0
           mechs 2 at h29
         seat polania mechanical
           power 3
           mechs 1 at h30",
    );
    play(&mut state, "section build; move; step mech h29 h30; done; 2: dial 1; retreat mech h22");
    assert_eq!(player(&state, 1).mechs_on(at("h22")), 1);
    assert_eq!(controller(&state, "h22"), Some(seat(1)));
}

// RL-049
#[test]
fn workers_retreat_to_a_lake_only_with_a_mech_and_resources_stay() {
    let start = nordic_defends(
        "at h30 wood 3",
        "character h30\nmechs 2 at h30\nworkers h30 h30 h04",
        "popularity 6\nmechs 1 at h29",
    );
    let mut state = start;
    play(&mut state, POLANIA_WINS);
    play(&mut state, "retreat character @nordic; retreat mech h22");
    // The workers may go to the mech's lake or home, to no other lake.
    assert_eq!(legal(&state), ["retreat worker @nordic", "retreat worker h22"]);
    refused(&state, "retreat worker h31");
    play(&mut state, "retreat worker h22; retreat worker @nordic");
    let nordic = player(&state, 1);
    assert_eq!((nordic.mechs_on(at("h22")), nordic.workers_on(at("h22"))), (1, 1));
    assert_eq!(nordic.workers_on(at("@nordic")), 1);
    assert_eq!((tokens(&state, "h30"), tokens(&state, "h22")), ([0, 0, 0, 3], [0; 4]));
    assert_eq!(controller(&state, "h30"), Some(seat(2)));
    // Both were made to retreat, wherever they went.
    assert_eq!(player(&state, 2).popularity(), 4);
    // With the mech at home the character's lake takes no workers.
    let mut state = start;
    play(&mut state, POLANIA_WINS);
    play(&mut state, "retreat character h31; retreat mech @nordic");
    assert_eq!(player(&state, 1).workers_on(at("@nordic")), 2);
    assert_eq!(player(&state, 1).character(), at("h31"));
}

// RL-036
#[test]
fn peoples_army_adds_one_card_where_a_worker_takes_part() {
    let attack = "section build; move; step mech h29 h30";
    let start = duel_on(
        "",
        "power 0\nhand 222345\nmechs 1 3 at h29 h37\nworkers h29 h29 h29",
        "power 7\nhand 22\nmechs 1 at h30\nworkers h30 h14",
    );
    // Two mechs and three workers: three cards, not five.
    let mut state = start;
    play(&mut state, attack);
    play(&mut state, "carry workers 3; step mech h37 h30");
    assert!(may(&state, "play 345"));
    refused(&state, "play 2345");
    // One mech and one worker: two cards.
    let mut state = start;
    play(&mut state, attack);
    play(&mut state, "carry workers 1; done");
    assert!(may(&state, "play 45"));
    refused(&state, "play 345");
    // Without a worker there: one card.
    let mut state = start;
    play(&mut state, attack);
    play(&mut state, "carry workers 0; done");
    assert!(may(&state, "play 5"));
    refused(&state, "play 45");
    // The ability is Rusviet's: Polania's worker adds nothing.
    play(&mut state, "2: dial 0");
    let answers = state.legal(seat(2));
    assert_eq!(answers.iter().map(Move::to_string).collect::<Vec<_>>(), ["play -", "play 2"]);
}

// RL-036
#[test]
fn peoples_army_serves_the_defender_and_only_once_deployed() {
    for (slot, most) in [(3, 2), (1, 1)] {
        let mut state = position(&format!(
            "active 2
             seat rusviet mechanical
               power 0
               hand 555
               mechs {slot} at h30
               workers h30 h30
             seat polania industrial
               power 2
               mechs 1 at h29"
        ));
        play(&mut state, "section build; move; step mech h29 h30; done; 2: dial 2");
        assert_eq!(legal(&state).last().unwrap(), &format!("play {}", "5".repeat(most)));
        assert_eq!(legal(&state).len(), most + 1);
    }
}

// RL-034
#[test]
fn peoples_army_does_not_let_workers_fight_alone() {
    let mut state = position(
        "active 2
         seat rusviet mechanical
           power 5
           hand 555
           mechs 3 at h24
           workers h30 h30
         seat polania industrial
           power 2
           popularity 4
           mechs 1 at h29",
    );
    play(&mut state, "section build; move; step mech h29 h30; done");
    assert_eq!(player(&state, 1).workers_on(at("@rusviet")), 2);
    assert_eq!((player(&state, 2).popularity(), combat_stars(&state, 2)), (2, 0));
}

/// Polania (seat 2) with Submerge may attack Nordic's mech and two workers on the lake h22 from h30.
fn lake_duel(nordic: &str, polania: &str) -> State {
    position(&format!(
        "active 2
         at h22 food 2
         seat nordic industrial
           mechs 2 at h22
           workers h22 h22 h04
           {nordic}
         seat polania mechanical
           mechs 2 at h30
           {polania}"
    ))
}

// RL-039
#[test]
fn a_combat_on_a_lake_is_fought_like_any_other() {
    let mut state = lake_duel("power 2", "power 3\npopularity 6");
    play(&mut state, "section build; move; step mech h30 h22; done");
    assert_eq!(state.public().combat().and_then(Combat::hex), "h22".parse().ok());
    // No lake lies beside the lake h22, so Seaworthy offers no choice.
    play(&mut state, "1: dial 1; 2: dial 3; draw 2");
    let nordic = player(&state, 1);
    assert_eq!((nordic.mechs_on(at("@nordic")), nordic.workers_on(at("@nordic"))), (1, 2));
    assert_eq!((player(&state, 2).popularity(), combat_stars(&state, 2)), (4, 1));
    assert_eq!((controller(&state, "h22"), tokens(&state, "h22")), (Some(seat(2)), [2, 0, 0, 0]));
}

// RL-040
#[test]
fn an_attacker_beaten_on_a_lake_goes_home() {
    let mut state = lake_duel("power 2", "power 1\npopularity 6");
    play(&mut state, "section build; move; step mech h30 h22; done; 1: dial 2; 2: dial 1; draw 5");
    assert_eq!(player(&state, 2).mechs_on(at("@polania")), 1);
    assert_eq!((player(&state, 1).workers_on(at("h22")), combat_stars(&state, 1)), (2, 1));
}

// RL-032
#[test]
fn a_lake_is_attacked_only_with_an_ability_to_enter_it() {
    let state = lake_duel("power 2", "power 3");
    let mut without = position(&state.to_position().replace("mechs 2 at h30", "mechs 1 at h30"));
    play(&mut without, "section build; move");
    refused(&without, "step mech h30 h22");
    let mut with = state;
    play(&mut with, "section build; move");
    assert!(may(&with, "step mech h30 h22"));
}

/// Two attacks at once: the character on h38, and the mech on h30 with most of what lay on h29.
fn two_attacks(rusviet: &str, polania: &str) -> State {
    let mut state = duel_on(
        "at h29 metal 4 wood 1\nat h30 oil 1",
        &format!("power 4\ncharacter h37\nmechs 1 at h29\nworkers h29 h29 h29\n{rusviet}"),
        &format!("power 4\nmechs 1 4 at h30 h38\n{polania}"),
    );
    play(&mut state, "section build; move; step mech h29 h30; carry metal 3; carry wood 1; carry workers 2");
    assert_eq!(tokens(&state, "h30"), [0, 3, 1, 1]);
    play(&mut state, "step character h37 h38; fight h38");
    state
}

fn assert_attack_on_h30_is_undone(state: &State) {
    assert!(state.is_over());
    assert_eq!((player(state, 1).mechs_on(at("h29")), player(state, 1).workers_on(at("h29"))), (1, 3));
    assert_eq!(player(state, 1).mechs_on(at("h30")) + player(state, 1).workers_on(at("h30")), 0);
    assert_eq!((tokens(state, "h29"), tokens(state, "h30")), ([0, 4, 0, 1], [0, 0, 1, 0]));
    assert_eq!((controller(state, "h29"), controller(state, "h30")), (Some(seat(1)), Some(seat(2))));
    assert_eq!(player(state, 2).mechs_on(at("h30")), 1);
}

// RL-098
#[test]
fn the_attackers_sixth_star_undoes_a_pending_attack_with_all_it_carried() {
    let mut state = two_attacks(FIVE_STARS, "");
    let events = play(&mut state, "1: dial 2; 2: dial 0");
    assert_attack_on_h30_is_undone(&state);
    let back = Event::StepTakenBack {
        seat: seat(1),
        unit: UnitKind::Mech,
        from: at("h30"),
        to: at("h29"),
        load: [0, 3, 0, 1, 2, 0],
    };
    assert!(events.contains(&back));
    // The combat that was won stands.
    assert_eq!((player(&state, 1).character(), player(&state, 1).stars().total()), (at("h38"), 6));
    assert_eq!(player(&state, 2).mechs_on(at("@polania")), 1);
    // h29, h38: two territories; five tokens: two pairs.
    assert_eq!((state.score(seat(1)).territories, state.score(seat(1)).resources), (2, 5));
}

// RL-098
#[test]
fn the_defenders_sixth_star_undoes_a_pending_attack_too() {
    let mut state = two_attacks("", FIVE_STARS);
    play(&mut state, "1: dial 0; 2: dial 2");
    assert_attack_on_h30_is_undone(&state);
    assert_eq!((player(&state, 1).character(), player(&state, 2).stars().total()), (at("@rusviet"), 6));
}

// RL-098, RL-158: no worker is left beyond an attack that is undone.
#[test]
fn a_worker_brought_to_an_undone_attack_goes_back_with_its_mech() {
    let mut state = duel_on(
        "",
        &format!(
            "power 4
            cubes move_unit
            reduced build
            character h37
            mechs 1 at h29
            workers h29 @rusviet
            {FIVE_STARS}"
        ),
        "power 4\nmechs 1 4 at h30 h38",
    );
    play(&mut state, "section build; move; step mech h29 h30; carry workers 1; step character h37 h38");
    assert_eq!(steps(&state, "worker", "h30"), Vec::<String>::new(), "one unit is left, but not this one");
    play(&mut state, "done; fight h38; 1: dial 2; 2: dial 0");
    assert!(state.is_over());
    assert_eq!((player(&state, 1).mechs_on(at("h29")), player(&state, 1).workers_on(at("h29"))), (1, 1));
}

// RL-098
#[test]
fn nothing_is_undone_while_the_game_goes_on() {
    let mut state = two_attacks("", "");
    play(&mut state, "1: dial 2; 2: dial 0; 1: dial 2; 2: dial 3; draw 2");
    assert!(!state.is_over());
    // The second combat was fought and lost: everything brought along is Polania's.
    assert_eq!(
        (player(&state, 1).mechs_on(at("@rusviet")), player(&state, 1).workers_on(at("@rusviet"))),
        (1, 2)
    );
    assert_eq!((tokens(&state, "h30"), controller(&state, "h30")), ([0, 3, 1, 1], Some(seat(2))));
    assert_eq!(tokens(&state, "h29"), [0, 1, 0, 0]);
}

/// The example of the rulebook (p. 23). RL-035, RL-036, RL-037, RL-038, RL-039.
#[test]
fn the_worked_example_of_the_rulebook() {
    let mut state = position(
        "active 2
         at h30 food 3
         seat nordic industrial
           power 4
           hand 23
           character h30
           mechs 1 at h30
           workers h30 h04
         seat crimea mechanical
           power 10
           popularity 5
           hand 4
           character h47
           mechs 1 at h29
           workers h29 h29",
    );
    // The character goes to an empty farm, the mech with two workers to the territory the other controls.
    play(&mut state, "section build; move; step character h47 h43; step mech h29 h30; carry workers 2");
    let Awaiting::Seats(both) = state.awaiting() else { panic!("the dials are due") };
    assert_eq!(both.iter().count(), 2);
    assert_eq!(controller(&state, "h30"), Some(seat(1)));
    play(&mut state, "2: dial 7");
    assert_eq!(state.legal(seat(2)).iter().map(Move::to_string).collect::<Vec<_>>(), ["play -", "play 4"]);
    play(&mut state, "2: play -; 1: dial 4");
    assert_eq!(legal(&state), ["play -", "play 2", "play 3", "play 23"]);
    let events = play(&mut state, "1: play 3");
    assert!(events.contains(&Event::CombatWon { seat: seat(2), over: seat(1), place: at("h30") }));
    assert_eq!(state.awaiting(), Awaiting::Chance);
    play(&mut state, "draw 5");
    let (loser, winner) = (player(&state, 1), player(&state, 2));
    let home = at("@nordic");
    assert_eq!((loser.character(), loser.mechs_on(home), loser.workers_on(home)), (home, 1, 1));
    assert_eq!((controller(&state, "h30"), tokens(&state, "h30")), (Some(seat(2)), [3, 0, 0, 0]));
    assert_eq!((winner.mechs_on(at("h30")), winner.workers_on(at("h30"))), (1, 2));
    assert_eq!((winner.power(), loser.power()), (3, 0));
    assert_eq!((winner.popularity(), combat_stars(&state, 2), combat_stars(&state, 1)), (4, 1, 0));
    assert_eq!(state.own(seat(1)).hand(), "25".parse().unwrap());
    assert_eq!(state.own(seat(2)).hand(), "4".parse().unwrap());
    assert_eq!(state.public().discard(), "3".parse().unwrap());
}

// RL-049
#[test]
fn beaten_units_of_a_kind_withdraw_together() {
    let nordic = "mechs 1 3 at h30 h30\nworkers h30 h30 h04";
    let mut state = nordic_defends("", nordic, "mechs 1 at h29\npopularity 9");
    let events = play(&mut state, POLANIA_WINS);
    let withdrawn = |e: &Event| match e {
        Event::Retreated { unit, count, .. } => Some((*unit, *count)),
        _ => None,
    };
    let withdrawn: Vec<_> = events.iter().filter_map(withdrawn).collect();
    assert_eq!(withdrawn, [(UnitKind::Mech, 2), (UnitKind::Worker, 2)]);
    assert_eq!(
        (player(&state, 1).mechs_on(at("@nordic")), player(&state, 1).workers_on(at("@nordic"))),
        (2, 2)
    );
}
