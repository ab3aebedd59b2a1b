//! The resolution module: the tile says how the game ends. What holds for every tile, the set-up, and the tiles whose end
//! the stars trigger; `resolutions_with_stars.rs` has those with places for stars of their own.

use crate::common::*;
use crate::resolution_table::*;
use kosa_engine::setup::{SetupFault, Tiles};
use kosa_engine::vocab::*;
use kosa_engine::*;

/// Seat 1 is one Bolster away from another star.
fn before_star(tile: &str, stars: &str) -> State {
    table(tile, 1, "", [&format!("power 14\n{stars}"), "", ""])
}

fn prizes(events: &[Event]) -> Vec<(u8, u8)> {
    let one = |e: &Event| match e {
        Event::TerritoryPrize { seat, amount } => Some((seat.index() as u8 + 1, *amount)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

fn stars(state: &State, number: u8) -> u8 {
    player(state, number).stars().total()
}

// ---------------------------------------------------------------- set-up

fn setup(rules: &str, tiles: Tiles) -> Setup {
    let seats = [(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)];
    Setup { tiles, ..Setup::chosen(seats).with_rules(rules.parse().unwrap()) }
}

fn chosen(tile: Resolution) -> Tiles {
    Tiles { resolution: Some(tile), ..Tiles::default() }
}

#[test]
fn one_of_eight_tiles_is_drawn_and_shown_to_all() {
    let mut state = setup("rulebook +resolutions", Tiles::default()).start().unwrap();
    play(&mut state, "deal tile lakes_adjacent");
    let drawn = state.chance();
    assert_eq!(drawn.len(), 8);
    assert!(drawn.iter().all(|(_, weight)| *weight == drawn[0].1), "each is as likely as the others");
    for tile in Resolution::ALL {
        assert!(may(&state, &format!("deal resolution {tile}")));
    }
    let events = play(&mut state, "deal resolution land_rush");
    assert!(events.contains(&Event::ResolutionDealt { tile: Resolution::LandRush }));
    assert_eq!(state.public().ending().resolution(), Some(Resolution::LandRush));
    assert_eq!(
        View::of(&state, Viewer::Bystander).public().ending().resolution(),
        Some(Resolution::LandRush)
    );
    assert!(!legal(&state).iter().any(|m| m.starts_with("deal resolution")), "only one");
}

#[test]
fn a_group_may_choose_the_tile_instead_of_drawing_it() {
    for tile in Resolution::ALL {
        let mut state = setup("rulebook +resolutions", chosen(tile)).start().unwrap();
        assert_eq!(state.public().ending().resolution(), Some(tile));
        play(&mut state, "deal tile lakes_adjacent");
        assert!(legal(&state).iter().all(|m| m.starts_with("deal objective")));
    }
}

#[test]
fn a_tile_chosen_without_the_module_is_a_fault() {
    let faults = setup("rulebook", chosen(Resolution::LandRush)).faults();
    assert!(matches!(faults[..], [SetupFault::TileWithoutModule(_, "resolutions")]), "{faults:?}");
}

#[test]
fn with_verified_tiles_only_the_two_known_ones_are_drawn_or_chosen() {
    let rules = "rulebook +resolutions +verified-tiles";
    let mut state = setup(rules, Tiles::default()).start().unwrap();
    play(&mut state, "deal tile lakes_adjacent");
    assert_eq!(legal(&state), ["deal resolution factory_explosion", "deal resolution mission_possible"]);
    let faults = setup(rules, chosen(Resolution::KingOfTheHill)).faults();
    assert!(matches!(faults[..], [SetupFault::TileLeftOut("king_of_the_hill")]), "{faults:?}");
    assert!(setup(rules, chosen(Resolution::MissionPossible)).faults().is_empty());
}

#[test]
fn tiles_say_how_well_they_are_known() {
    let state = |id: &str| id.parse::<Resolution>().unwrap().face().state;
    for id in ["factory_explosion", "mission_possible"] {
        assert_eq!(state(id), TileState::Ready);
    }
    for id in ["doomsday_clock", "backup_plan"] {
        assert_eq!(state(id), TileState::Partial);
    }
    for id in ["land_rush", "spoils_of_war", "king_of_the_hill", "deja_vu"] {
        assert_eq!(state(id), TileState::Unknown);
    }
    let numbers: Vec<u8> = Resolution::ALL.iter().map(|t| t.face().number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
}

// ---------------------------------------------------------------- every tile

// RL-141
#[test]
fn the_sixth_star_does_not_end_the_game_under_a_tile() {
    for tile in ["land_rush", "factory_explosion", "spoils_of_war", "king_of_the_hill", "mission_possible"] {
        let mut state = before_star(tile, FIVE);
        play(&mut state, STAR);
        assert!(!state.is_over(), "{tile}");
        assert_eq!(stars(&state, 1), 6);
    }
    let mut without = position(&format!(
        "active 1\nseat nordic industrial\npower 14\n{FIVE}\nseat crimea mechanical\nseat polania agricultural"
    ));
    play(&mut without, STAR);
    assert!(without.is_over(), "without the module it does");
}

// RL-141
#[test]
fn the_turn_of_the_sixth_star_is_played_to_its_end() {
    let lines = format!("power 14\n{FIVE}");
    let mut state = table("land_rush", 1, "at h04 oil 3", [&lines, "", ""]);
    play(&mut state, STAR);
    assert_eq!(state.public().active(), seat(1));
    let upgrade = offered(&state, "pay").remove(0);
    play(&mut state, &upgrade);
    assert_eq!(player(&state, 1).coins(), 4 - 1 + 3, "the bottom row pays as always");
}

// RL-141
#[test]
fn nobody_places_more_than_six_stars() {
    for tile in ["land_rush", "spoils_of_war", "king_of_the_hill", "mission_possible", "doomsday_clock"] {
        let mut state = before_star(
            tile,
            &format!("stars combat combat popularity power recruits objective\n{RECRUITED}"),
        );
        let events = play(&mut state, STAR);
        assert_eq!(player(&state, 1).power(), 16);
        assert!(placed(&events).is_empty(), "{tile}");
        assert_eq!(stars(&state, 1), 6);
    }
}

// RL-141
#[test]
fn several_players_may_reach_six_stars() {
    let ready = format!("power 14\n{FIVE}");
    let mut state = table("land_rush", 1, "", [&format!("power 14\n{FIVE}"), &ready, ""]);
    play(&mut state, STAR);
    assert_eq!(state.public().active(), seat(2));
    let events = play(&mut state, "section deploy; bolster power 2");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert_eq!(triggered(&events), None, "the first to do so has triggered the end");
    assert_eq!((stars(&state, 1), stars(&state, 2)), (6, 6));
    assert_eq!(state.public().ending().trigger(), Some(seat(1)));
    assert_eq!(turns_to_come(&mut state), Vec::<u8>::new(), "after the last turn of seat 3 it is over");
}

// RL-141
#[test]
fn stars_on_the_tile_and_on_open_objectives_score_like_others() {
    let score = |tile: &str, top: &str, lines: &str| {
        let state = table(tile, 1, top, [&format!("popularity 8\n{lines}"), "", ""]);
        let score = state.score(seat(1));
        (score.stars, score.star_coins)
    };
    assert_eq!(score("king_of_the_hill", "", "stars combat power"), (2, 8));
    assert_eq!(score("king_of_the_hill", "", "stars combat power tile tile"), (4, 16));
    let lines = "stars combat power mission mission\nmission-stars 12 15";
    assert_eq!(score("mission_possible", "missions 12 15", lines), (4, 16));
}

// RL-141
#[test]
fn a_completed_bottom_action_may_still_be_paid_for_coins_and_bonuses() {
    // Every mech is out and the deploy recruit enlisted: Deploy pays two coins and the recruit's bonus.
    let lines = "coins 4\nmechs 1 2 3 4 at h04 h04 h05 h05\nrecruits deploy\nbonuses power\nstars mechs";
    let mut state = table("land_rush", 1, "at h04 metal 3", [lines, "", ""]);
    let before = player(&state, 1).coins();
    play(&mut state, "section deploy; skip");
    let pay: Vec<String> = offered(&state, "pay coins 2");
    assert!(pay.contains(&"pay coins 2 bonus".to_string()), "{pay:?}");
    let events = play(&mut state, "pay coins 2 bonus");
    assert!(!events.iter().any(|e| matches!(e, Event::Deployed { .. })));
    assert!(events.contains(&Event::RecruitBonus { seat: seat(1), action: BottomAction::Deploy }));
    // Deploy's recruit pays a coin.
    assert_eq!(player(&state, 1).coins(), before + 2 + 1);
    assert_eq!(tokens_of(&state, "h04", Resource::Metal), 0);
    assert_eq!(state.public().active(), seat(2), "no action more than once in a turn");
}

// RL-141
#[test]
fn a_player_with_six_stars_still_earns_from_completed_actions() {
    let lines = "cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory\n\
                 reduced upgrade deploy deploy build enlist enlist\n\
                 stars combat combat objective popularity upgrades power";
    let mut state = table("doomsday_clock", 1, "at h04 oil 2", [lines, "", ""]);
    play(&mut state, "section upgrade; skip; pay coins 3");
    assert_eq!(player(&state, 1).coins(), 4 + 3);
    assert!(!state.is_over());
}

// ---------------------------------------------------------------- Land Rush

// RL-141
#[test]
fn land_rush_gives_every_other_player_one_more_turn() {
    let mut state = before_star("land_rush", FIVE);
    let events = play(&mut state, STAR);
    assert_eq!(triggered(&events), Some(1));
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(turns_to_come(&mut state), [3]);
}

#[test]
fn land_rush_triggered_on_the_turn_of_another_begins_after_that_turn() {
    let (mut state, events) = attack_and_lose("land_rush", "", FIVE_BUT_COMBAT);
    assert_eq!(placed(&events), [(2, Star::Combat)]);
    assert_eq!(triggered(&events), Some(2));
    assert!(!state.is_over());
    // The turn under way ended with the combat. Seat 3 and seat 1 have one more, seat 2 has none.
    assert_eq!(state.public().active(), seat(3));
    assert_eq!(turns_to_come(&mut state), [1]);
}

/// The prizes of Land Rush when the three players stand so.
fn land_rush_prizes(seats: [&str; 3]) -> (Vec<(u8, u8)>, State) {
    let mut state = table("land_rush", 3, "trigger 1\nclock 0 0 0\nlast-turn yes", seats);
    let events = pass(&mut state);
    assert!(state.is_over());
    (prizes(&events), state)
}

#[test]
fn land_rush_pays_ten_for_most_territories_and_five_for_the_next() {
    let (prizes, state) =
        land_rush_prizes(["workers h04 h05 h11", "workers h43 h44 h47 h46", "workers h14 h20"]);
    assert_eq!(prizes, [(2, 10), (1, 5)]);
    let coins: Vec<u16> = (1..=3).map(|n| player(&state, n).coins()).collect();
    assert_eq!(coins, [4 + 5, 6 + 10, 7]);
}

#[test]
fn land_rush_counts_the_factory_as_three() {
    let (prizes, _) =
        land_rush_prizes(["character h23\nworkers h04 h04", "workers h43 h44 h47", "workers h14 h14"]);
    assert_eq!(prizes, [(1, 10), (2, 5)]);
}

#[test]
fn land_rush_ties_share_the_lower_sum() {
    let (first, _) = land_rush_prizes(["workers h04 h05 h11", "workers h43 h44 h47", "workers h14 h20"]);
    assert_eq!(first, [(1, 5), (2, 5)], "two tied for most: nobody is next");
    let (second, _) = land_rush_prizes(["workers h04 h05 h11", "workers h43 h47", "workers h14 h20"]);
    assert_eq!(second, [(1, 10), (2, 5), (3, 5)], "two tied for the second place");
    let (all, _) = land_rush_prizes(["", "", ""]);
    assert_eq!(all, [(1, 5), (2, 5), (3, 5)]);
}

// ---------------------------------------------------------------- Factory Explosion

// RL-144
#[test]
fn factory_explosion_pays_five_coins_for_the_fifth_star_and_leaves_two_turns_to_everybody() {
    let mut state = before_star("factory_explosion", FOUR);
    let coins = player(&state, 1).coins();
    let events = play(&mut state, STAR);
    assert_eq!(triggered(&events), Some(1));
    assert_eq!(player(&state, 1).coins(), coins - 1 + 5);
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(turns_to_come(&mut state), [3, 1, 2, 3, 1]);
}

// RL-144
#[test]
fn factory_explosion_pays_only_the_first_to_have_five_stars() {
    let mut state =
        table("factory_explosion", 1, "", [&format!("power 14\n{FOUR}"), &format!("power 14\n{FOUR}"), ""]);
    play(&mut state, STAR);
    let coins = player(&state, 2).coins();
    let events = play(&mut state, "section deploy; bolster power 2");
    assert_eq!(placed(&events), [(2, Star::Power)]);
    assert_eq!(triggered(&events), None);
    assert_eq!(player(&state, 2).coins(), coins - 1);
    assert_eq!(turns_to_come(&mut state), [1, 2, 3, 1], "the clock is not set again");
}

// RL-144
#[test]
fn factory_explosion_is_triggered_during_the_own_turn_of_the_player_only() {
    let (mut state, events) = attack_and_lose("factory_explosion", "", FOUR);
    assert_eq!(placed(&events), [(2, Star::Combat)]);
    // The own turn of seat 2 comes next: five stars at its start count.
    let then = events.iter().position(|e| *e == Event::TurnBegan { seat: seat(2) }).unwrap();
    assert_eq!(triggered(&events[..then]), None, "on the turn of seat 1 nothing is triggered");
    assert_eq!(triggered(&events[then..]), Some(2));
    assert_eq!(player(&state, 2).coins(), 6 + 5);
    assert_eq!(turns_to_come(&mut state), [3, 1, 2, 3, 1, 2], "two full turns more after this one");
}

/// The last turn of seat 3 before the explosion.
fn explosion(top: &str, seats: [&str; 3]) -> (State, Vec<Event>) {
    let top = format!("trigger 1\nclock 0 0 0\nlast-turn yes\n{top}");
    let mut state = table("factory_explosion", 3, &top, seats);
    let events = pass(&mut state);
    assert!(state.is_over());
    assert!(events.contains(&Event::FactoryExploded));
    (state, events)
}

// RL-144
#[test]
fn the_explosion_sends_units_on_and_around_the_factory_home_for_one_popularity_each() {
    let nordic = "popularity 2\ncharacter h23\nmechs 1 2 3 at h16 h17 h31\nworkers h16 h16 h04";
    let crimea = "popularity 3\ncharacter h24\nmechs 1 at h24\nworkers h30 h43";
    let polania = "popularity 3\nmechs 1 2 at h22 h15\nworkers h29 h18 h20";
    let (state, _) = explosion("", [nordic, crimea, polania]);
    let nordic = player(&state, 1);
    assert_eq!(nordic.popularity(), 2 + 6, "character, three mechs and two workers");
    assert_eq!((nordic.character(), nordic.mechs_on(at("@nordic"))), (at("@nordic"), 3));
    assert_eq!((nordic.workers_on(at("@nordic")), nordic.workers_on(at("h04"))), (2, 1));
    let crimea = player(&state, 2);
    assert_eq!(crimea.popularity(), 3 + 3);
    assert_eq!((crimea.character(), crimea.workers_on(at("@crimea"))), (at("@crimea"), 1));
    // Two steps away nobody is touched.
    let polania = player(&state, 3);
    assert_eq!(polania.popularity(), 3 + 1);
    assert_eq!((polania.mechs_on(at("@polania")), polania.mechs_on(at("h15"))), (1, 1));
    assert_eq!((polania.workers_on(at("h29")), polania.workers_on(at("h18"))), (1, 1));
    for hex in ["h16", "h17", "h22", "h23", "h24", "h30", "h31"] {
        assert_eq!(controller(&state, hex), None, "{hex}");
    }
}

// RL-144
#[test]
fn the_explosion_leaves_structures_and_resources_where_they_are() {
    let nordic = "popularity 2\nstructures mill h24\nworkers h24 h04";
    let (state, _) = explosion("at h24 metal 3", [nordic, "", ""]);
    assert_eq!(player(&state, 1).structure(Structure::Mill), Some("h24".parse().unwrap()));
    assert_eq!(controller(&state, "h24"), Some(seat(1)), "the structure alone controls");
    assert_eq!(tokens_of(&state, "h24", Resource::Metal), 3);
}

// RL-144
#[test]
fn the_explosion_leaves_flags_and_traps() {
    let mut state = position(
        "rules rulebook +resolutions +invaders-from-afar\nresolution factory_explosion\nactive 2\ntrigger 1\nclock 0 0\n\
         last-turn yes\nflags h16\ntrap h30 coins armed\nseat togawa industrial\nseat albion mechanical\n\
         character h16",
    );
    let before = state.score(seat(1)).territories;
    pass(&mut state);
    assert!(state.is_over());
    assert_eq!(player(&state, 2).character(), at("@albion"));
    assert_eq!(state.score(seat(1)).territories, before, "the armed Trap still holds its territory");
    assert!(state.to_position().contains("flags h16"));
}

// RL-144
#[test]
fn the_popularity_of_the_explosion_counts_for_the_score_and_for_its_star() {
    let (state, events) = explosion("", ["popularity 12\ncharacter h23", "popularity 17\ncharacter h24", ""]);
    assert_eq!(player(&state, 1).popularity(), 13);
    assert_eq!(state.score(seat(1)).territory_coins, 2 * 4, "two territories at the highest rate");
    assert_eq!(placed(&events), [(2, Star::Popularity)]);
}

// RL-144
#[test]
fn airships_and_those_aboard_are_in_the_air_when_the_factory_explodes() {
    let mut state = position(
        "rules rulebook +resolutions +airships\nresolution factory_explosion\nairship-tiles bounty hero\nactive 2\n\
         trigger 1\nclock 0 0\nlast-turn yes\nseat nordic industrial\npopularity 2\nairship h23\n\
         workers airship h16\ncharacter airship\nseat crimea mechanical",
    );
    pass(&mut state);
    assert!(state.is_over());
    let nordic = player(&state, 1);
    assert_eq!(nordic.airship(), Some(at("h23")));
    assert_eq!(nordic.popularity(), 2 + 1, "only the worker on the ground went home");
    assert_eq!(nordic.workers().filter(|p| p.is_aboard()).count(), 1);
    assert!(nordic.character().is_aboard());
}

// ---------------------------------------------------------------- Spoils of War

#[test]
fn spoils_of_war_takes_two_coins_from_the_loser_or_what_there_is() {
    for (has, taken) in [(9, 2), (1, 1), (0, 0)] {
        let (state, events) = attack_and_lose("spoils_of_war", &format!("coins {has}"), "coins 10");
        assert_eq!((player(&state, 1).coins(), player(&state, 2).coins()), (has - taken, 10 + taken));
        let given = Event::CoinsGiven { from: seat(1), to: seat(2), amount: taken };
        assert_eq!(events.contains(&given), taken > 0);
    }
    let (state, _) = attack_and_lose("land_rush", "coins 9", "coins 10");
    assert_eq!((player(&state, 1).coins(), player(&state, 2).coins()), (9, 10));
}

#[test]
fn spoils_of_war_lifts_the_limit_of_two_combat_stars() {
    for before in 2..6 {
        let had = format!("stars{}", " combat".repeat(before));
        let (state, events) = attack_and_lose("spoils_of_war", "", &had);
        assert_eq!(placed(&events), [(2, Star::Combat)], "star {} for a combat", before + 1);
        assert_eq!(combat_stars(&state, 2) as usize, before + 1);
        assert_eq!(triggered(&events), (before == 5).then_some(2));
    }
    let (state, events) = attack_and_lose("land_rush", "", "stars combat combat");
    assert!(placed(&events).is_empty(), "without the tile there is no third");
    assert_eq!(combat_stars(&state, 2), 2);
}

#[test]
fn spoils_of_war_gives_every_other_player_one_more_turn() {
    let mut state = before_star("spoils_of_war", FIVE);
    play(&mut state, STAR);
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(turns_to_come(&mut state), [3]);
    let (mut state, _) = attack_and_lose("spoils_of_war", "", FIVE_BUT_COMBAT);
    assert_eq!(state.public().active(), seat(3));
    assert_eq!(turns_to_come(&mut state), [1]);
}

// ---------------------------------------------------------------- Doomsday Clock

#[test]
fn doomsday_clock_gives_every_player_exactly_twenty_turns() {
    let mut state = setup("rulebook +resolutions", chosen(Resolution::DoomsdayClock)).start().unwrap();
    while state.public().is_dealing() {
        let first = legal(&state).remove(0);
        play(&mut state, &first);
    }
    let mut turns = vec![state.public().active().index() as u8 + 1];
    turns.extend(turns_to_come(&mut state));
    let alternating: Vec<u8> = (0..40).map(|n| 1 + n % 2).collect();
    assert_eq!(turns, alternating);
}

#[test]
fn stars_end_nothing_under_doomsday_clock() {
    let mut state = before_star("doomsday_clock", FIVE);
    let events = play(&mut state, STAR);
    assert_eq!(placed(&events), [(1, Star::Power)]);
    assert_eq!(triggered(&events), None);
    assert!(!state.is_over());
    let mut last = table("doomsday_clock", 2, "clock 0 0 1", ["", FIVE, ""]);
    assert_eq!(turns_to_come(&mut last), [3], "the clock alone ends it");
}

// ---------------------------------------------------------------- Backup Plan

#[test]
fn backup_plan_ends_at_once_if_who_places_the_sixth_star_is_ahead() {
    let mut state = table("backup_plan", 1, "", [&format!("power 14\ncoins 60\n{FIVE}"), "coins 20", ""]);
    let events = play(&mut state, STAR);
    assert!(state.is_over());
    assert_eq!(events.last(), Some(&Event::GameEnded));
}

#[test]
fn backup_plan_otherwise_gives_everybody_one_more_turn_and_the_trigger_the_last() {
    let mut state = table("backup_plan", 1, "", [&format!("power 14\n{FIVE}"), "", "coins 90"]);
    play(&mut state, STAR);
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(turns_to_come(&mut state), [3, 1]);
    let (mut state, _) = attack_and_lose("backup_plan", "coins 90", FIVE_BUT_COMBAT);
    assert_eq!(state.public().active(), seat(3), "the turn of seat 1 is over");
    assert_eq!(turns_to_come(&mut state), [1, 2], "seat 2 has triggered the end and comes last");
}

#[test]
fn backup_plan_counts_a_tie_as_not_ahead() {
    let lines = format!("power 14\ncoins 50\n{FIVE}");
    let with = |tile: &str, coins: u32| {
        let mut state = table(tile, 1, "", [&lines, &format!("coins {coins}"), ""]);
        play(&mut state, STAR);
        state
    };
    let land = with("land_rush", 50);
    let level = 50 + land.score(seat(1)).total() - land.score(seat(2)).total();
    assert!(!with("backup_plan", level).is_over(), "level with seat 2");
    assert!(with("backup_plan", level - 1).is_over(), "ahead by one coin");
    assert!(!with("backup_plan", level + 1).is_over());
}

#[test]
fn backup_plan_is_not_weighed_a_second_time() {
    let ready = format!("power 14\ncoins 5\n{FIVE}");
    let mut state = table("backup_plan", 1, "", [&ready, &format!("power 14\ncoins 90\n{FIVE}"), ""]);
    play(&mut state, STAR);
    // Seat 2 is ahead and places its sixth star too: the turns that are left are played all the same.
    play(&mut state, "section deploy; bolster power 2");
    assert!(!state.is_over());
    assert_eq!(turns_to_come(&mut state), [1]);
}
