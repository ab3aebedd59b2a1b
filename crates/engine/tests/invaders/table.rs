//! Invaders from Afar at the table: set-up, first player, six and seven players, the end before a combat.

use crate::common::*;
use kosa_engine::random::draw;
use kosa_engine::setup::SetupFault;
use kosa_engine::vocab::*;
use kosa_engine::*;

use Faction::{Albion, Crimea, Nordic, Polania, Rusviet, Saxony, Togawa};
use Mat::{Agricultural, Engineering, Industrial, Innovative, Mechanical, Militant, Patriotic};

const CLOCKWISE: [Faction; 7] = [Nordic, Rusviet, Togawa, Crimea, Saxony, Polania, Albion];
const MATS: [Mat; 7] = [Industrial, Engineering, Militant, Patriotic, Innovative, Mechanical, Agricultural];
const INVADERS: Rules = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true);

fn chosen(pairs: &[(Faction, Mat)]) -> Setup {
    Setup::chosen(pairs.iter().copied()).with_rules(INVADERS)
}

/// Deals every card at random.
fn deal(mut state: State, seed: u64) -> State {
    let mut dice = rng(seed);
    while state.awaiting() == Awaiting::Chance {
        let outcome = draw(&mut dice, &state.chance()).unwrap();
        state.apply(Actor::Chance, outcome).unwrap();
    }
    state
}

/// A table of six or seven with these lines for Crimea or Polania; Albion sits out with six.
fn full(seats: usize, active: Faction, board: &str, lines: &[(Faction, &str)]) -> State {
    let factions = &CLOCKWISE[..seats];
    let number = factions.iter().position(|f| *f == active).unwrap() + 1;
    let rest = [Engineering, Militant, Patriotic, Innovative, Mechanical, Agricultural];
    let mut mats = rest.iter();
    let mut text = format!("rules rulebook +invaders-from-afar\nactive {number}\n{board}\n");
    for faction in factions {
        let mat = if *faction == active { &Industrial } else { mats.next().unwrap() };
        let own = lines.iter().find(|(f, _)| f == faction).map_or("", |(_, l)| l);
        text.push_str(&format!("seat {faction} {mat}\n{own}\n"));
    }
    position(&text)
}

// ---------------------------------------------------------------- set-up

/// RL-147
#[test]
fn the_lowest_mat_number_begins_in_the_order_1_2_2a_3_3a_4_5() {
    for (i, lower) in MATS.iter().enumerate() {
        for higher in &MATS[i + 1..] {
            for (first, second) in [(Togawa, Albion), (Albion, Togawa)] {
                let setup = chosen(&[(first, *lower), (second, *higher)]);
                let state = setup.start().unwrap();
                assert_eq!(Some(state.public().active()), setup.seat_of(0), "{lower} before {higher}");
            }
        }
    }
}

/// RL-147
#[test]
fn the_turn_then_goes_clockwise_whatever_the_mats() {
    let mats = [Agricultural, Innovative, Mechanical, Militant, Engineering, Patriotic, Industrial];
    let pairs: Vec<_> = CLOCKWISE.into_iter().zip(mats).collect();
    let mut state = deal(chosen(&pairs).start().unwrap(), 5);
    for expected in [7, 1, 2, 3, 4, 5, 6, 7] {
        assert_eq!(state.public().active(), seat(expected));
        let section = offered(&state, "section ").remove(0);
        play(&mut state, &format!("{section}; skip; skip; end"));
    }
}

#[test]
fn seven_home_bases_lie_clockwise_in_this_order() {
    let pairs: Vec<_> = CLOCKWISE.into_iter().rev().zip(MATS).collect();
    let setup = chosen(&pairs);
    let state = setup.start().unwrap();
    let seated: Vec<Faction> = state.public().seats().map(|s| state.public().player(s).faction()).collect();
    assert_eq!(seated, CLOCKWISE);
    assert_eq!(setup.seat_of(0), Some(seat(7)));
    assert_eq!((state.public().left_of(seat(7)), state.public().right_of(seat(1))), (seat(1), seat(7)));
}

#[test]
fn only_the_factions_in_play_sit_and_the_order_is_kept() {
    let state = chosen(&[(Albion, Militant), (Crimea, Innovative), (Togawa, Industrial)]).start().unwrap();
    let seated: Vec<Faction> = state.public().seats().map(|s| state.public().player(s).faction()).collect();
    assert_eq!(seated, [Togawa, Crimea, Albion]);
}

#[test]
fn the_two_factions_begin_with_their_power_cards_and_workers() {
    for (faction, power, cards, workers) in [(Albion, 3, 0, ["h01", "h02"]), (Togawa, 0, 2, ["h40", "h46"])] {
        let setup = chosen(&[(faction, Mechanical), (Nordic, Agricultural)]);
        let own = setup.seat_of(0).unwrap();
        let state = deal(setup.start().unwrap(), 3);
        let player = state.public().player(own);
        assert_eq!((player.power(), player.hand_count()), (power, cards), "{faction}");
        let out: Vec<String> = player.workers().map(|p| p.to_string()).collect();
        assert_eq!(out, workers, "{faction}");
        assert_eq!(player.character(), Place::home(faction));
        assert!(state.public().tokens().flags().is_empty());
        assert_eq!(state.public().tokens().traps().count(), 0);
    }
}

#[test]
fn the_two_mats_begin_with_their_popularity_coins_and_objectives() {
    for (mat, popularity, coins) in [(Militant, 3, 4), (Innovative, 3, 5)] {
        let state = deal(chosen(&[(Nordic, mat), (Saxony, Agricultural)]).start().unwrap(), 3);
        let player = player(&state, 1);
        assert_eq!((player.popularity(), player.coins()), (popularity, coins), "{mat}");
        assert_eq!(player.objective_count(), 2, "{mat}");
    }
}

#[test]
fn the_two_mats_have_their_sections() {
    use BottomAction::*;
    use TopAction::*;
    // Top action, bottom action, cost, bracketed boxes, coins.
    let militant = [
        (Bolster, Upgrade, 3, 2, 0),
        (Move, Deploy, 3, 1, 3),
        (Produce, Build, 4, 1, 1),
        (Trade, Enlist, 3, 2, 2),
    ];
    let innovative = [
        (Trade, Upgrade, 3, 0, 3),
        (Produce, Deploy, 3, 1, 1),
        (Bolster, Build, 4, 3, 2),
        (Move, Enlist, 3, 2, 0),
    ];
    for (mat, sections) in [(Militant, militant), (Innovative, innovative)] {
        for (top, bottom, cost, reducible, coins) in sections {
            let found = mat.face().sections.iter().find(|s| s.bottom == bottom).unwrap();
            let printed = (found.top, found.cost, found.reducible, found.coins);
            assert_eq!(printed, (top, cost, reducible, coins), "{mat} {bottom:?}");
        }
    }
}

#[test]
fn two_to_seven_may_play_and_all_factions_and_mats_are_dealt_at_every_count() {
    for seats in 2..=7 {
        let (mut factions, mut mats) = (Vec::new(), Vec::new());
        for seed in 0..60 {
            let mut setup = Setup::random(seats).with_rules(INVADERS);
            setup.settle(&mut rng(seed)).unwrap();
            let state = setup.start().unwrap();
            assert_eq!(state.public().seat_count(), seats);
            factions.extend(setup.players.iter().map(|w| w.faction.unwrap()));
            mats.extend(setup.players.iter().map(|w| w.mat.unwrap()));
        }
        assert!(CLOCKWISE.iter().all(|f| factions.contains(f)), "{seats} players");
        assert!(MATS.iter().all(|m| mats.contains(m)), "{seats} players");
    }
    for seats in [0, 1, 8] {
        let faults = Setup::random(seats).with_rules(INVADERS).faults();
        assert_eq!(faults, [SetupFault::SeatCount(seats, 7)]);
    }
}

#[test]
fn without_the_expansion_its_components_are_not_in_the_box() {
    let setup = Setup::chosen([(Albion, Industrial), (Nordic, Militant)]);
    assert_eq!(setup.faults(), [SetupFault::NotInTheBox("albion"), SetupFault::NotInTheBox("militant")]);
    let setup = Setup::chosen([(Togawa, Industrial), (Nordic, Innovative)]);
    assert_eq!(setup.faults(), [SetupFault::NotInTheBox("togawa"), SetupFault::NotInTheBox("innovative")]);
    assert_eq!(Setup::random(6).faults(), [SetupFault::SeatCount(6, 5)]);
    for text in
        ["seat nordic industrial\nseat albion mechanical", "seat nordic industrial\nseat crimea militant"]
    {
        assert!(State::from_position(&format!("kosa-position 1\n{text}")).is_err(), "{text}");
    }
    for seed in 0..40 {
        let mut setup = Setup::random(5);
        setup.settle(&mut rng(seed)).unwrap();
        assert!(setup.players.iter().all(|w| ![Some(Albion), Some(Togawa)].contains(&w.faction)));
        assert!(setup.players.iter().all(|w| ![Some(Militant), Some(Innovative)].contains(&w.mat)));
    }
}

#[test]
fn no_pair_with_the_new_factions_or_mats_is_banned() {
    let rules = Rules::CURRENT.with(Switch::InvadersFromAfar, true);
    for faction in CLOCKWISE {
        for mat in MATS {
            let new = [Albion, Togawa].contains(&faction) || [Militant, Innovative].contains(&mat);
            assert!(!(new && setup::is_banned(rules, faction, mat)), "{faction} with {mat}");
        }
    }
}

#[test]
fn one_factory_card_more_than_players_lies_out() {
    for seats in 2..=7 {
        let mut setup = Setup::random(seats).with_rules(INVADERS);
        setup.settle(&mut rng(1)).unwrap();
        assert_eq!(setup.start().unwrap().public().factory_count() as usize, seats + 1);
    }
}

#[test]
fn seven_players_choose_from_eight_factory_cards() {
    let mut state = full(7, Nordic, "encounters", &[(Nordic, "character h16")]);
    play(&mut state, "section build; move; step character h16 h23; done");
    for card in 1..=8 {
        assert_eq!(asked(&state), Actor::Chance, "card {card}");
        play(&mut state, &format!("deal factory {card}"));
    }
    assert_eq!(offered(&state, "keep ").len(), 8);
    play(&mut state, "keep 8");
    assert_eq!(state.public().factory_count(), 7);
}

// ---------------------------------------------------------------- six and seven players

const WAYFARE: &str = "mechs 2 at h30\nworkers h43 h47";

/// RL-131
#[test]
fn with_six_or_seven_wayfare_leads_to_farms_without_a_unit() {
    for seats in [6, 7] {
        let mut state = full(seats, Crimea, "encounters", &[(Crimea, WAYFARE)]);
        play(&mut state, "section build; move");
        // h20, h43 and h46 hold start workers, and with seven h02 as well; h29 is next door anyway.
        let mut expected = vec!["h02", "h12", "h13", "h23", "h29", "h36", "h37"];
        if seats == 7 {
            expected.remove(0);
        }
        assert_eq!(steps(&state, "mech", "h30"), expected, "{seats} players");
        let far: Vec<&str> =
            expected.iter().copied().filter(|h| ["h02", "h12", "h13", "h29"].contains(h)).collect();
        let from_home: Vec<String> = steps(&state, "character", "@crimea")
            .into_iter()
            .filter(|h| !["h43", "h47"].contains(&h.as_str()))
            .collect();
        assert_eq!(from_home, far, "the character too, and no home base");
        assert_eq!(steps(&state, "worker", "h47"), ["h43", "h44"], "never a worker");
    }
}

/// RL-131
#[test]
fn an_own_or_enemy_unit_of_any_kind_occupies_a_farm_and_a_structure_does_not() {
    for (lines, open) in [
        ((Saxony, "character h12"), false),
        ((Saxony, "mechs 1 at h12"), false),
        ((Saxony, "workers h12 h34"), false),
        ((Saxony, "structures mill h12"), true),
        ((Saxony, ""), true),
    ] {
        let mut state = full(6, Crimea, "encounters", &[(Crimea, WAYFARE), lines]);
        play(&mut state, "section build; move");
        assert_eq!(may(&state, "step mech h30 h12"), open, "{}", lines.1);
    }
    let own = format!("{WAYFARE}\ncharacter h12");
    let mut state = full(6, Crimea, "encounters", &[(Crimea, &own)]);
    play(&mut state, "section build; move");
    refused(&state, "step mech h30 h12");
}

/// RL-131
#[test]
fn with_up_to_five_wayfare_stays_as_it_is() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 3\nencounters
         seat nordic engineering\nseat rusviet patriotic\nseat crimea industrial\nmechs 2 at h30
         seat saxony mechanical\nseat albion agricultural",
    );
    play(&mut state, "section build; move");
    assert_eq!(steps(&state, "mech", "h30"), ["h23", "h29", "h36", "h37", "@togawa", "@crimea", "@polania"]);
}

/// RL-131
#[test]
fn with_six_or_seven_polania_earns_three_coins_for_each_encounter_territory_it_controls() {
    let polania = "workers h21 h20\nmechs 1 at h27\nstructures mill h35\ncharacter h16\npopularity 3";
    for (seats, coins) in [(6, 9), (7, 9)] {
        // Token present or not makes no difference.
        for board in ["encounters", "encounters h21 h27 h35 h08"] {
            let state = full(seats, Nordic, board, &[(Polania, polania)]);
            let score = state.score(seat(6));
            assert_eq!(score.ability_coins, coins, "{seats} players, {board}");
            let parts = score.coins + score.star_coins + score.territory_coins + score.resource_coins;
            assert_eq!(score.total(), parts + score.structure_coins + coins);
        }
    }
    let enemy = full(6, Nordic, "encounters", &[(Polania, polania), (Saxony, "mechs 1 at h35")]);
    assert_eq!(enemy.score(seat(6)).ability_coins, 6, "a structure under an enemy unit controls nothing");
    let other = full(6, Nordic, "encounters", &[(Nordic, "mechs 1 at h11")]);
    assert_eq!(other.score(seat(1)).ability_coins, 0, "Polania alone");
}

/// RL-131
#[test]
fn with_up_to_five_polania_earns_nothing_for_encounter_territories() {
    let state = position(
        "rules rulebook +invaders-from-afar\nactive 1\nseat nordic industrial\nseat rusviet engineering
         seat togawa mechanical\nseat polania patriotic\nworkers h21 h27\nseat albion militant",
    );
    assert_eq!(state.score(seat(4)).ability_coins, 0);
}

/// RL-131
#[test]
fn polania_still_takes_two_options_of_an_encounter() {
    for seats in [6, 7] {
        let polania = "character h20\ncoins 9\npopularity 9";
        let mut state = full(seats, Polania, "encounters h21", &[(Polania, polania)]);
        play(
            &mut state,
            "section build; move; step character h20 h21; done; encounter 1; option 1; take 2; take 1",
        );
        assert_eq!(offered(&state, "option "), ["option 2", "option 3"]);
        refused(&state, "option 1");
        play(&mut state, "option 2");
    }
}

/// RL-131
#[test]
fn nothing_else_changes_with_seven() {
    let state = full(7, Nordic, "", &[]);
    assert_eq!(state.public().factory_count(), 8);
    assert_eq!(state.public().encounter_tokens().count(), 11);
    assert_eq!(state.combat_deck().count(), 42);
}

// ---------------------------------------------------------------- sixteen power as the sixth star

/// RL-048
#[test]
fn shield_to_sixteen_power_as_the_sixth_star_ends_the_game_before_the_combat() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters\nat h10 oil 1
         seat nordic industrial\npower 5\nmechs 1 at h10\nworkers @nordic @nordic
         seat albion mechanical\npower 14\nmechs 3 at h16\nworkers @albion @albion
           stars combat combat objective popularity recruits
           recruits upgrade deploy build enlist\nbonuses power coins popularity cards",
    );
    play(&mut state, "section build; move; step mech h10 h16; carry oil 1");
    let events = play(&mut state, "done");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert!(state.is_over());
    assert!(!events.iter().any(|e| matches!(e, Event::PowerRevealed { .. } | Event::CombatWon { .. })));
    assert_eq!(player(&state, 2).power(), 16);
    assert_eq!(player(&state, 1).mechs().collect::<Vec<_>>(), [at("h10")], "the attacker goes back");
    assert_eq!(tokens_of(&state, "h10", Resource::Oil), 1);
    assert_eq!(controller(&state, "h16"), Some(seat(2)));
}

/// RL-048
#[test]
fn ronin_to_sixteen_power_as_the_sixth_star_ends_the_game_before_the_combat() {
    let stars = format!("stars combat combat objective popularity recruits\n{RECRUITED}");
    // Attacking.
    let mut state = position(&format!(
        "rules rulebook +invaders-from-afar\nactive 2\nencounters
         seat nordic mechanical\npower 5\ncharacter h39
         seat togawa industrial\npower 14\nmechs 3 at h46\nworkers h40 h40\n{stars}"
    ));
    play(&mut state, "section build; move; step mech h46 h39; done");
    let mut left = state;
    let events = play(&mut state, "use");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert!(state.is_over());
    assert_eq!(player(&state, 2).mechs().collect::<Vec<_>>(), [at("h46")]);
    assert_eq!(player(&state, 1).character(), at("h39"), "the defender stays");
    play(&mut left, "skip");
    assert!(!left.is_over(), "without it the combat goes on");
    // Defending.
    let mut state = position(&format!(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters
         seat nordic industrial\npower 5\ncharacter h38
         seat togawa mechanical\npower 15\nmechs 3 at h39\nworkers h40 h40\n{stars}"
    ));
    let events = play(&mut state, "section build; move; step character h38 h39; done; use");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert!(state.is_over());
    assert_eq!(player(&state, 1).character(), at("h38"));
    assert_eq!(combat_stars(&state, 1) + combat_stars(&state, 2), 2, "nobody wins the combat");
}

/// RL-048
#[test]
fn with_fewer_stars_the_combat_goes_on_after_sixteen_power() {
    let mut state = position(
        "rules rulebook +invaders-from-afar\nactive 1\nencounters
         seat nordic industrial\npower 5\ncharacter h10
         seat albion mechanical\npower 14\nmechs 3 at h16\nstars combat combat popularity objective",
    );
    let events = play(&mut state, "section build; move; step character h10 h16; done");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert_eq!(state.public().question(), Some(Question::Dials));
}
