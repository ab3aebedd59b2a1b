//! The resolution tiles with places for stars of their own: King of the Hill, Deja Vu and Mission Possible.

use crate::common::*;
use crate::resolution_table::*;
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::*;
use kosa_engine::*;

// ---------------------------------------------------------------- King of the Hill

/// The start of the turn of seat 1 with these lines, under King of the Hill.
fn hill(lines: &str) -> State {
    let mut state = table("king_of_the_hill", 3, "", [lines, "", ""]);
    pass(&mut state);
    state
}

// RL-141
#[test]
fn who_controls_the_factory_at_the_start_of_the_turn_may_place_a_star_on_the_tile() {
    let mut state = hill("character h23");
    assert_eq!(state.public().active(), seat(1));
    assert_eq!(legal(&state), ["use", "skip"]);
    let events = play(&mut state, "use");
    assert_eq!(placed(&events), [(1, Star::Tile)]);
    assert!(offered(&state, "section").len() > 1, "then the turn follows");
    let mut state = hill("character h23");
    let events = play(&mut state, "skip");
    assert!(placed(&events).is_empty());
    assert!(offered(&state, "section").len() > 1);
}

#[test]
fn without_the_factory_no_star_goes_on_the_tile() {
    assert!(offered(&hill("character h24"), "use").is_empty());
    // Reaching it on one's own turn is not enough: the next turn begins with it.
    let mut state = hill("character h24\nfactory-card 7");
    play(&mut state, "section build; move; step character h24 h23; done");
    assert_eq!(player(&state, 1).stars().on(Star::Tile), 0);
    pass(&mut state);
    while state.public().active() != seat(1) {
        pass(&mut state);
    }
    assert_eq!(legal(&state), ["use", "skip"]);
}

#[test]
fn a_player_places_at_most_two_stars_on_the_tile() {
    let mut state = hill("character h23\nstars tile");
    play(&mut state, "use");
    assert_eq!(player(&state, 1).stars().on(Star::Tile), 2);
    assert!(offered(&hill("character h23\nstars tile tile"), "use").is_empty());
    // The limit is each player's own.
    let mut state = table("king_of_the_hill", 1, "", ["stars tile tile", "character h23", ""]);
    pass(&mut state);
    assert!(may(&state, "use"));
}

// RL-141
#[test]
fn king_of_the_hill_ends_two_rounds_after_the_first_sixth_star() {
    let lines = format!("power 14\n{FIVE}");
    let mut state = table("king_of_the_hill", 1, "", [&lines, "", ""]);
    let events = play(&mut state, STAR);
    assert_eq!(triggered(&events), Some(1));
    assert!(!state.is_over());
    assert_eq!(turns_to_come(&mut state), [3, 1, 2, 3, 1]);
    // Who holds the Factory with the sixth star ends it at the start of their next turn.
    let mut state = table("king_of_the_hill", 1, "", [&format!("character h23\n{lines}"), "", ""]);
    play(&mut state, STAR);
    assert_eq!(state.public().active(), seat(2), "not before");
    assert_eq!(turns_to_come(&mut state), [3]);
}

#[test]
fn king_of_the_hill_ends_at_the_start_of_a_turn_with_six_stars_and_the_factory() {
    let six = &format!("stars combat combat objective popularity recruits power\n{RECRUITED}");
    let top = "trigger 1\nclock 2 2 2";
    let mut state = table("king_of_the_hill", 3, top, [&format!("character h23\n{six}"), "", ""]);
    let events = pass(&mut state);
    assert!(state.is_over());
    assert_eq!(events.last(), Some(&Event::GameEnded));
    // Six stars without the Factory, or the Factory without six stars, end nothing.
    let mut state = table("king_of_the_hill", 3, top, [&format!("character h24\n{six}"), "", ""]);
    pass(&mut state);
    assert!(!state.is_over());
    let mut state = table("king_of_the_hill", 3, top, [&format!("character h23\n{FIVE}"), "", six]);
    pass(&mut state);
    assert!(!state.is_over());
    // It is the player whose turn begins that counts: seat 1 holds the Factory on the turn of seat 2.
    let mut state = table("king_of_the_hill", 1, top, [&format!("character h23\n{six}"), "", ""]);
    pass(&mut state);
    assert_eq!(state.public().active(), seat(2));
    assert!(!state.is_over());
}

#[test]
fn the_sixth_star_placed_on_the_tile_ends_the_game_at_once() {
    let mut state = hill(&format!("character h23\n{FIVE}"));
    let events = play(&mut state, "use");
    assert_eq!(placed(&events), [(1, Star::Tile)]);
    assert!(state.is_over());
    let mut state = hill(&format!("character h23\n{FIVE}"));
    play(&mut state, "skip");
    assert!(!state.is_over());
}

// ---------------------------------------------------------------- Deja Vu

// RL-141
#[test]
fn deja_vu_gives_power_and_popularity_a_second_star_when_reached_again() {
    // Six workers: Produce costs 1 power and 1 popularity.
    let lines = "power 16\npopularity 18\ncoins 9\nstars power popularity\nworkers h04 h04 h04 h05 h05 h05";
    let mut state = table("deja_vu", 1, "", [lines, "", ""]);
    play(&mut state, "section deploy; produce");
    while state.public().active() == seat(1) {
        let list = legal(&state);
        let next = ["done", "end", "skip"].into_iter().find(|m| list.iter().any(|l| l == m));
        play(&mut state, next.unwrap_or(&list[0]));
    }
    assert_eq!((player(&state, 1).power(), player(&state, 1).popularity()), (15, 17));
    pass(&mut state);
    pass(&mut state);
    let events = play(&mut state, "section upgrade; bolster power 1");
    assert_eq!(placed(&events), [(1, Star::Power)], "power a second time");
    while state.public().active() != seat(1) || !may(&state, "section enlist") {
        pass(&mut state);
    }
    let events = play(&mut state, "section enlist; trade popularity 1");
    assert_eq!(placed(&events), [(1, Star::Popularity)], "popularity a second time");
    assert_eq!(player(&state, 1).stars().total(), 4);
}

#[test]
fn deja_vu_needs_a_fall_between_the_two_stars() {
    let mut state = table("deja_vu", 1, "", ["power 16\nstars power", "", ""]);
    let events = play(&mut state, "section upgrade; bolster cards 1");
    assert!(placed(&events).is_empty());
}

#[test]
fn deja_vu_places_the_second_star_once() {
    for (tile, stars, more) in [
        ("deja_vu", "stars power", true),
        ("deja_vu", "stars power power", false),
        ("land_rush", "stars power", false),
    ] {
        let mut state = table(tile, 1, "", [&format!("power 14\n{stars}\nagain power"), "", ""]);
        let events = play(&mut state, STAR);
        assert_eq!(!placed(&events).is_empty(), more, "{tile} {stars}");
    }
    for (stars, more) in [("stars popularity", true), ("stars popularity popularity", false)] {
        let lines = format!("popularity 17\n{stars}\nagain popularity");
        let mut state = table("deja_vu", 1, "", [&lines, "", ""]);
        let events = play(&mut state, "section enlist; trade popularity 1");
        assert_eq!(!placed(&events).is_empty(), more, "{stars}");
    }
}

#[test]
fn deja_vu_gives_a_third_combat_star_and_no_fourth() {
    let (state, _) = attack_and_lose("deja_vu", "", "stars combat combat");
    assert_eq!(combat_stars(&state, 2), 3);
    let (state, events) = attack_and_lose("deja_vu", "", "stars combat combat combat");
    assert_eq!(combat_stars(&state, 2), 3);
    assert!(placed(&events).is_empty());
}

#[test]
fn deja_vu_keeps_the_second_objective_for_a_second_star() {
    // 12: twenty coins at the end of a turn; 15: as many workers as recruits.
    let lines = "coins 25\nobjectives 12 15\nrecruits upgrade build\nbonuses power coins";
    let mut state = table("deja_vu", 1, "", [lines, "", ""]);
    let events = play(&mut state, "reveal 15");
    assert_eq!(placed(&events), [(1, Star::Objective)]);
    assert_eq!(player(&state, 1).objective_count(), 1, "the other card is kept");
    let events = play(&mut state, "section upgrade; skip; skip; reveal 12");
    assert_eq!(placed(&events), [(1, Star::Objective)]);
    assert_eq!(player(&state, 1).stars().on(Star::Objective), 2);
    // Without the tile the other card is put away.
    let mut state = table("land_rush", 1, "", [lines, "", ""]);
    play(&mut state, "reveal 15");
    assert_eq!(player(&state, 1).objective_count(), 0);
}

#[test]
fn deja_vu_gives_no_second_star_for_anything_else() {
    // All mechs are out and starred: paying Deploy again earns coins, no star.
    let lines = "mechs 1 2 3 4 at h04 h04 h05 h05\nstars mechs";
    let mut state = table("deja_vu", 1, "at h04 metal 3", [lines, "", ""]);
    let events = play(&mut state, "section deploy; skip; pay coins 2");
    assert!(placed(&events).is_empty());
    assert_eq!(player(&state, 1).stars().total(), 1);
}

#[test]
fn under_deja_vu_the_sixth_star_ends_the_game_at_once() {
    let lines = "power 14\nstars combat combat objective popularity power\nagain power";
    let mut state = table("deja_vu", 1, "", [lines, "", ""]);
    play(&mut state, STAR);
    assert!(state.is_over());
    let (state, _) = attack_and_lose("deja_vu", "", FIVE_BUT_COMBAT);
    assert!(state.is_over(), "on the turn of another too");
}

// ---------------------------------------------------------------- Mission Possible

/// 12: twenty coins at the end of a turn; 15: as many workers as recruits.
const MISSIONS: &str = "missions 12 15";
const TWO_RECRUITS: &str = "recruits upgrade build\nbonuses power coins";

// RL-143
#[test]
fn mission_possible_lays_two_objectives_open_that_nobody_is_dealt() {
    let seats = [(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)];
    let rules = "rulebook +resolutions".parse().unwrap();
    let tiles = Tiles { resolution: Some(Resolution::MissionPossible), ..Tiles::default() };
    let mut state = Setup { tiles, ..Setup::chosen(seats).with_rules(rules) }.start().unwrap();
    let events = play(&mut state, "deal tile lakes_adjacent; deal objective 3; deal objective 14");
    let dealt = |e: &Event| if let Event::MissionDealt { card } = e { Some(card.number()) } else { None };
    assert_eq!(events.iter().filter_map(dealt).collect::<Vec<_>>(), [3, 14]);
    let open = |public: &Public| public.ending().missions().map(Objective::number).collect::<Vec<_>>();
    assert_eq!(open(View::of(&state, Viewer::Bystander).public()), [3, 14], "for everybody to see");
    assert_eq!(player(&state, 1).objective_count(), 0);
    assert!(!may(&state, "deal objective 3") && !may(&state, "deal objective 14"));
    play(&mut state, "deal objective 1; deal objective 2");
    assert_eq!(player(&state, 1).objective_count(), 2, "then each player has two as always");
}

// RL-143
#[test]
fn an_open_objective_is_a_goal_for_everyone() {
    let lines = format!("coins 25\n{TWO_RECRUITS}");
    let mut state = table("mission_possible", 1, MISSIONS, [&lines, &lines, "coins 25"]);
    let starred = |state: &State, card: u8| -> Vec<u8> {
        let public = *View::of(state, Viewer::Bystander).public();
        public.mission_stars(Objective::new(card).unwrap()).iter().map(|s| s.index() as u8 + 1).collect()
    };
    assert_eq!(starred(&state, 15), [0; 0]);
    for number in [1, 2] {
        let events = play(&mut state, "reveal 15");
        assert_eq!(placed(&events), [(number, Star::Mission)]);
        assert_eq!(
            starred(&state, 15),
            (1..=number).collect::<Vec<_>>(),
            "everybody sees whose stars lie there"
        );
        refused(&state, "reveal 15");
        pass(&mut state);
    }
    refused(&state, "reveal 15");
    assert_eq!(player(&state, 1).stars().on(Star::Mission), 1);
    assert_eq!(player(&state, 2).stars().on(Star::Mission), 1);
    assert_eq!(state.public().ending().missions().count(), 2, "they stay open");
    assert_eq!(starred(&state, 12), [0; 0], "the other one has none");
    assert_eq!(starred(&state, 3), [0; 0], "a card that does not lie open has none");
}

// RL-143
#[test]
fn one_player_may_star_both_open_objectives() {
    let lines = format!("coins 25\n{TWO_RECRUITS}");
    let mut state = table("mission_possible", 1, MISSIONS, [&lines, "", ""]);
    let events = play(&mut state, "reveal 15; section upgrade; skip; reveal 12");
    assert_eq!(placed(&events), [(1, Star::Mission), (1, Star::Mission)]);
    assert_eq!(player(&state, 1).stars().total(), 2);
}

// RL-143
#[test]
fn an_open_objective_keeps_its_own_timing() {
    let mut state = table("mission_possible", 1, MISSIONS, ["coins 25", "", ""]);
    refused(&state, "reveal 12");
    play(&mut state, "section upgrade; skip");
    assert_eq!(state.public().active(), seat(1), "the end of the turn is asked");
    assert!(may(&state, "reveal 12"));
}

// RL-143
#[test]
fn open_objectives_come_besides_the_own_objective() {
    let lines = format!("coins 25\nobjectives 8 18\nstars objective\n{TWO_RECRUITS}");
    let state = table("mission_possible", 1, MISSIONS, [&lines, "", ""]);
    assert!(may(&state, "reveal 15"), "with the star of the Triumph Track placed");
    let mut state =
        table("mission_possible", 1, MISSIONS, [&format!("objectives 8 18\n{TWO_RECRUITS}"), "", ""]);
    play(&mut state, "reveal 15");
    assert_eq!(player(&state, 1).objective_count(), 2, "own cards are not put away for it");
}

// RL-141
#[test]
fn a_seventh_star_on_an_open_objective_is_not_offered() {
    let home = "mechs 1 2 3 4 at @nordic @nordic @nordic @nordic";
    let lines = format!("stars combat combat popularity objective mechs power\n{home}\n{TWO_RECRUITS}");
    let state = table("mission_possible", 1, "missions 12 15\ntrigger 1\nclock 0 1 1", [&lines, "", ""]);
    refused(&state, "reveal 15");
}

/// Seat 1 has just placed its sixth star: seat 2 has its last turn.
fn last_turn(crimea: &str) -> State {
    let lines = format!("power 14\n{FIVE}");
    let mut state = table("mission_possible", 1, MISSIONS, [&lines, crimea, ""]);
    let events = play(&mut state, STAR);
    assert_eq!(triggered(&events), Some(1));
    assert_eq!(state.public().active(), seat(2));
    state
}

// RL-143
#[test]
fn after_the_sixth_star_the_others_have_one_more_turn() {
    assert_eq!(turns_to_come(&mut last_turn("")), [3]);
}

// RL-143
#[test]
fn the_star_on_an_open_objective_may_be_the_sixth() {
    let lines = format!("{FIVE}\nworkers h04 h04 h05 h05");
    let mut state = table("mission_possible", 1, MISSIONS, [&lines, "", ""]);
    let events = play(&mut state, "reveal 15");
    assert_eq!(triggered(&events), Some(1));
    assert!(!state.is_over());
    // The turn under way is no last turn: its Move action is allowed.
    play(&mut state, "section build");
    assert!(may(&state, "move"));
    play(&mut state, "skip");
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(turns_to_come(&mut state), [3]);
}

// RL-143
#[test]
fn the_last_turn_of_mission_possible_is_without_a_move_action() {
    let mut state = last_turn("");
    play(&mut state, "section build");
    refused(&state, "move");
    assert!(may(&state, "coins 1"), "the other half of the space is open");
    let coins = player(&state, 2).coins();
    play(&mut state, "coins 1");
    assert_eq!(player(&state, 2).coins(), coins + 1);
    // Other actions are as always.
    let mut state = last_turn("");
    play(&mut state, "section deploy");
    assert!(may(&state, "bolster power 2"));
    // The tile alone forbids it.
    let lines = format!("power 14\n{FIVE}");
    let mut state = table("land_rush", 1, "", [&lines, "", ""]);
    play(&mut state, STAR);
    play(&mut state, "section build");
    assert!(may(&state, "move"));
}

// RL-143
#[test]
fn the_move_of_a_factory_card_is_forbidden_on_the_last_turn_too() {
    let mut free = table("mission_possible", 2, MISSIONS, ["", "factory-card 7", ""]);
    play(&mut free, "section factory; skip");
    assert!(may(&free, "move"), "on other turns it is not");
    let mut state = last_turn("factory-card 7\nobjectives 3 4");
    play(&mut state, "section factory; skip");
    assert_eq!(state.public().active(), seat(2));
    refused(&state, "move");
}

// RL-143
#[test]
fn mission_possible_triggered_on_the_turn_of_another_lets_that_turn_end_as_it_began() {
    let attacker = "power 0\ncharacter h12\nfactory-card 7";
    let defender = format!("power 3\ncharacter h18\n{FIVE_BUT_COMBAT}");
    let mut state = table("mission_possible", 1, MISSIONS, [attacker, &defender, ""]);
    let events = play(&mut state, "section build; move; step character h12 h18; done; 2: dial 1");
    assert_eq!(triggered(&events), Some(2));
    assert_eq!(state.public().active(), seat(3));
    play(&mut state, "section upgrade");
    refused(&state, "move");
    play(&mut state, "skip");
    assert_eq!(state.public().active(), seat(1));
    assert_eq!(turns_to_come(&mut state), Vec::<u8>::new(), "seat 2 has no turn any more");
}
