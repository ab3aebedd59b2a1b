//! Rulings on recruit bonuses, on stars and on the moment the game ends.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn stars(state: &State, number: u8) -> Stars {
    player(state, number).stars()
}

/// Who earned a recruit bonus, in order.
fn bonuses(events: &[Event]) -> Vec<String> {
    let seat =
        |e: &Event| if let Event::RecruitBonus { seat, .. } = e { Some(seat.to_string()) } else { None };
    events.iter().filter_map(seat).collect()
}

// ---------------------------------------------------------------- recruit bonuses

fn enlist_the_enlist_recruit(rules: &str) -> State {
    let mut state = position(&format!(
        "rules {rules}
         active 1
         at h04 food 4
         seat nordic industrial
         seat crimea mechanical"
    ));
    play(&mut state, "section enlist; skip; pay coins 0; enlist enlist power 2");
    state
}

/// RL-089
#[test]
fn recruit_of_the_enlist_section_earns_nothing_for_the_very_enlist() {
    let state = enlist_the_enlist_recruit("rulebook");
    assert_eq!(asked(&state), Actor::Seat(seat(2)), "no card is drawn");
    assert_eq!(player(&state, 1).hand_count(), 0);
    assert!(player(&state, 1).has_enlisted(BottomAction::Enlist));
    assert_eq!(player(&state, 1).power(), 6, "the one-time bonus is gained");
}

/// RL-089
#[test]
fn recruit_of_the_enlist_section_earns_a_card_at_once_with_the_switch() {
    let mut state = enlist_the_enlist_recruit("rulebook +enlist-counts-itself");
    assert_eq!(asked(&state), Actor::Chance);
    play(&mut state, "draw 3");
    assert_eq!(player(&state, 1).hand_count(), 1);
    assert_eq!(asked(&state), Actor::Seat(seat(2)), "one card and no more");
}

/// RL-089
#[test]
fn recruit_of_another_section_earns_no_card_for_the_enlist_with_the_switch() {
    let mut state = position(
        "rules rulebook +enlist-counts-itself
         active 1
         at h04 food 4
         seat nordic industrial
         seat crimea mechanical",
    );
    play(&mut state, "section enlist; skip; pay coins 0; enlist build power 2");
    assert_eq!(asked(&state), Actor::Seat(seat(2)));
}

/// Seat 1 deploys its fourth mech, its sixth star; seat 2 has enlisted the Deploy recruit.
fn sixth_star_by_deploy(rules: &str) -> State {
    let mut state = position(&format!(
        "rules {rules}
         active 1
         at h04 metal 3
         seat nordic industrial
           coins 0
           stars combat combat objective popularity power
           mechs 1 2 3 at h04 h04 h04
         seat crimea mechanical
           coins 0
           recruits deploy
           bonuses power"
    ));
    play(&mut state, "section deploy; skip; pay coins 2; deploy 4 h04");
    state
}

/// RL-090
#[test]
fn sixth_star_leaves_the_neighbours_without_their_recruit_bonus() {
    let state = sixth_star_by_deploy("rulebook");
    assert!(state.is_over());
    assert_eq!(player(&state, 1).coins(), 2);
    assert_eq!(player(&state, 2).coins(), 0);
}

/// RL-090
#[test]
fn neighbours_gain_before_the_sixth_star_with_the_switch() {
    let state = sixth_star_by_deploy("rulebook +neighbours-before-sixth-star");
    assert!(state.is_over());
    assert_eq!(player(&state, 2).coins(), 1);
}

/// RL-090: cost, coins, mech, the bonus of one's own and the neighbour's, nothing of it left out.
#[test]
fn everything_of_a_bottom_row_action_comes_with_the_switch() {
    let mut state = position(&format!(
        "rules {BONUS_FIRST}
         active 1
         at h04 metal 3
         seat nordic industrial
           coins 0
           recruits deploy
           bonuses power
           workers h04 h04
         seat crimea mechanical
           coins 0
           recruits deploy
           bonuses power"
    ));
    play(&mut state, "section deploy; skip; pay coins 2 bonus; deploy 4 h04");
    assert_eq!((player(&state, 1).coins(), player(&state, 1).mech_count()), (3, 1));
    assert_eq!(player(&state, 2).coins(), 1);
    assert_eq!(state.public().resource_tokens(seat(1)), [0; 4]);
}

/// Seat 1 builds its fourth structure; seat 2 reaches 18 popularity by its Build recruit.
fn popularity_of_the_neighbour(
    rules: &str,
    active_stars: &str,
    neighbour_stars: &str,
) -> (State, Vec<Event>) {
    let active_recruits = if active_stars == FIVE { RECRUITED } else { "" };
    let mut state = position(&format!(
        "rules {rules}
         active 1
         at h04 wood 3
         seat nordic industrial
           stars {active_stars}
           {active_recruits}
           structures mill h05 mine h11 armory h12
         seat crimea mechanical
           popularity 17
           stars {neighbour_stars}
           {RECRUITED}"
    ));
    let events = play(&mut state, "section build; skip; pay coins 1; build monument h04");
    (state, events)
}

const FIVE: &str = "combat combat objective power recruits";

const BONUS_FIRST: &str = "rulebook +neighbours-before-sixth-star";

/// RL-090
#[test]
fn neighbour_places_no_star_when_the_active_player_places_the_sixth() {
    let (state, events) = popularity_of_the_neighbour("rulebook", FIVE, "-");
    assert_eq!(placed(&events), [(1, Star::Structures)]);
    assert_eq!(player(&state, 2).popularity(), 17, "no bonus");
    assert!(state.is_over());
}

/// RL-090: with the switch the bonus is gained; its star still needs a game that goes on.
#[test]
fn neighbour_gains_but_places_no_star_before_the_sixth_with_the_switch() {
    let (state, events) = popularity_of_the_neighbour(BONUS_FIRST, FIVE, "-");
    assert_eq!(player(&state, 2).popularity(), 18);
    assert_eq!(placed(&events), [(1, Star::Structures)]);
    assert!(state.is_over());
}

/// RL-090
#[test]
fn active_player_places_a_star_before_the_neighbours_sixth() {
    let (state, events) = popularity_of_the_neighbour("rulebook", "combat", FIVE);
    assert_eq!(placed(&events), [(1, Star::Structures), (2, Star::Popularity)]);
    assert!(state.is_over());
}

/// RL-090
#[test]
fn active_player_places_a_star_before_the_neighbours_sixth_with_the_switch() {
    let (state, events) = popularity_of_the_neighbour(BONUS_FIRST, "combat", FIVE);
    assert_eq!(placed(&events), [(1, Star::Structures), (2, Star::Popularity)]);
    assert!(state.is_over());
}

/// RL-090
#[test]
fn sixth_star_of_the_active_player_shuts_out_a_neighbours_sixth() {
    let (state, events) = popularity_of_the_neighbour("rulebook", FIVE, FIVE);
    assert_eq!(placed(&events), [(1, Star::Structures)]);
    assert_eq!(stars(&state, 2).total(), 5);
}

/// RL-090
#[test]
fn sixth_star_of_the_active_player_shuts_out_a_neighbours_sixth_with_the_switch() {
    let (state, events) = popularity_of_the_neighbour(BONUS_FIRST, FIVE, FIVE);
    assert_eq!(placed(&events), [(1, Star::Structures)]);
    assert_eq!(stars(&state, 2).total(), 5);
}

/// Four players; everybody has the recruit of the same action.
fn four_players(action: &str) -> String {
    format!(
        "active 2
         at h19 metal 4 oil 3
         seat nordic industrial
           coins 0
           recruits {action}
           bonuses coins
         seat rusviet engineering
           coins 0
           recruits {action}
           bonuses coins
         seat crimea mechanical
           coins 0
           recruits {action}
           bonuses coins
         seat saxony agricultural
           coins 0
           recruits {action}
           bonuses coins"
    )
}

/// RL-091
#[test]
fn player_opposite_gains_no_recruit_bonus() {
    let mut state = position(&four_players("deploy"));
    play(&mut state, "section deploy; pay coins 0 bonus; deploy 1 h19");
    let coins: Vec<u16> = (1..=4).map(|n| player(&state, n).coins()).collect();
    assert_eq!(coins, [1, 1, 1, 0]);
}

/// RL-091
#[test]
fn last_and_first_seat_are_neighbours() {
    let text = four_players("deploy").replace("active 2", "active 1").replace("at h19", "at h04");
    let mut state = position(&text);
    play(&mut state, "section deploy; skip; pay coins 0 bonus; deploy 1 h04");
    let coins: Vec<u16> = (1..=4).map(|n| player(&state, n).coins()).collect();
    assert_eq!(coins, [1, 1, 0, 1]);
}

/// RL-092
#[test]
fn only_opponent_gains_the_recruit_bonus_once() {
    let mut state = position(
        "active 1
         at h04 metal 3
         seat nordic industrial
         seat crimea mechanical
           coins 0
           recruits deploy
           bonuses power",
    );
    let events = play(&mut state, "section deploy; skip; pay coins 2; deploy 1 h04");
    assert_eq!(player(&state, 2).coins(), 1);
    assert_eq!(bonuses(&events), ["2"]);
}

/// RL-093
#[test]
fn recruit_bonuses_go_to_the_active_player_then_left_then_right() {
    let mut state = position(&four_players("upgrade"));
    let events = play(&mut state, "section upgrade; skip; pay coins 2 bonus; upgrade move_coin build");
    assert_eq!(bonuses(&events), ["2", "3", "1"]);
    let power: Vec<u8> = (1..=4).map(|n| player(&state, n).power()).collect();
    assert_eq!(power, [5, 4, 6, 1]);
}

/// RL-093
#[test]
fn cards_are_drawn_in_the_order_of_the_recruit_bonuses() {
    let mut state = position(
        "active 2
         at h19 food 3
         seat nordic industrial
           recruits enlist
           bonuses coins
         seat rusviet engineering
           recruits enlist
           bonuses coins
         seat crimea mechanical
           recruits enlist
           bonuses coins",
    );
    play(&mut state, "section enlist; skip; pay coins 1 bonus; enlist build power 2");
    for (card, owner) in [(5, 2), (4, 3), (3, 1)] {
        assert_eq!(asked(&state), Actor::Chance);
        play(&mut state, &format!("draw {card}"));
        assert_eq!(state.own(seat(owner)).hand(), card.to_string().parse().unwrap());
    }
    assert_eq!(state.public().active(), seat(3));
}

/// RL-094
#[test]
fn enlisting_by_an_encounter_earns_nobody_a_recruit_bonus() {
    let mut state = position(
        "active 1
         seat nordic industrial
           popularity 5
           character h04
           recruits enlist
           bonuses coins
         seat crimea mechanical
           recruits enlist
           bonuses coins",
    );
    play(&mut state, "section build; move; step character h04 h11; done; encounter 2; option 3");
    let events = play(&mut state, "enlist build power 2");
    assert!(player(&state, 1).has_enlisted(BottomAction::Build));
    assert!(bonuses(&events).is_empty());
    assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (0, 0));
    assert_eq!(asked(&state), Actor::Seat(seat(2)), "no card is being drawn");
}

/// RL-094
#[test]
fn factory_card_earns_nobody_a_recruit_bonus() {
    for rules in ["rulebook", "rulebook +enlist-counts-itself"] {
        let mut state = position(&format!(
            "rules {rules}
             active 1
             seat nordic industrial
               popularity 5
               factory-card 2
             seat crimea mechanical
               recruits enlist
               bonuses coins"
        ));
        let events = play(&mut state, "section factory; factory 1; enlist enlist power 2; skip");
        assert!(player(&state, 1).has_enlisted(BottomAction::Enlist));
        assert!(bonuses(&events).is_empty(), "{rules}");
        assert_eq!((player(&state, 1).hand_count(), player(&state, 2).hand_count()), (0, 0));
    }
}

// ---------------------------------------------------------------- stars

/// RL-095
#[test]
fn star_for_popularity_stays_when_popularity_falls() {
    let mut state = position(
        "active 1
         seat nordic industrial
           popularity 17
           coins 5
           mechs 3 at h04
         seat crimea mechanical
           workers h11 h11",
    );
    play(&mut state, "section enlist; trade popularity 1");
    assert_eq!(stars(&state, 1).on(Star::Popularity), 1);
    play(&mut state, "section build; coins 1");
    play(&mut state, "section build; move; step mech h04 h11; carry workers 0; done");
    assert_eq!(player(&state, 1).popularity(), 16);
    assert_eq!(stars(&state, 1).on(Star::Popularity), 1);
}

/// RL-096
#[test]
fn star_is_placed_at_once_and_nobody_is_asked() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 14
           objectives 1
         seat crimea mechanical",
    );
    let events = play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(placed(&events), [(1, Star::Power)]);
    assert_eq!(legal(&state), ["skip"], "the turn goes on to the bottom row");
}

/// RL-096
#[test]
fn star_is_placed_before_a_later_part_of_the_action_takes_the_goal_away() {
    let mut state = position(
        "active 2
         seat nordic industrial
         seat polania mechanical
           popularity 17
           character h14",
    );
    play(&mut state, "section build; move; step character h14 h21; done; encounter 1; option 1; take 2");
    let events = play(&mut state, "take 1");
    assert_eq!(placed(&events), [(2, Star::Popularity)]);
    play(&mut state, "option 3; skip");
    assert_eq!(player(&state, 2).popularity(), 16);
    assert_eq!(stars(&state, 2).on(Star::Popularity), 1);
}

/// RL-096
#[test]
fn objective_is_achieved_by_revealing_it_only() {
    let mut state = position(
        "active 1
         seat nordic industrial
           objectives 22
           factory-card 4
         seat crimea mechanical",
    );
    play(&mut state, "section build; coins 1; skip; end");
    assert_eq!(stars(&state, 1).total(), 0, "the card may be kept back");
}

/// RL-096
#[test]
fn every_goal_of_the_track_gives_its_star() {
    let goal = |seat_lines: &str, moves: &str| {
        let mut state = position(&format!(
            "active 1
             at h04 metal 4 oil 4 wood 4 food 4
             seat nordic industrial
               workers h04 h06
               {seat_lines}
             seat crimea mechanical"
        ));
        let events = play(&mut state, moves);
        placed(&events).into_iter().map(|(_, star)| star).collect::<Vec<_>>()
    };
    let upgrades = "cubes move_unit bolster_power bolster_card trade_popularity produce_territory
                    reduced upgrade deploy deploy build enlist";
    assert_eq!(
        goal(upgrades, "section upgrade; skip; pay coins 3; upgrade move_coin enlist"),
        [Star::Upgrades]
    );
    let mechs = "mechs 1 2 3 at h04 h04 h04";
    assert_eq!(goal(mechs, "section deploy; skip; pay coins 2; deploy 4 h04"), [Star::Mechs]);
    let structures = "structures mill h05 mine h11 armory h12";
    assert_eq!(goal(structures, "section build; skip; pay coins 1; build monument h04"), [Star::Structures]);
    let recruits = "recruits upgrade deploy build
                    bonuses power coins popularity";
    assert_eq!(goal(recruits, "section enlist; skip; pay coins 0; enlist enlist cards 0"), [Star::Recruits]);
    assert_eq!(goal("power 15\ncoins 3", "section upgrade; bolster power 1"), [Star::Power]);
    assert_eq!(goal("popularity 17\ncoins 3", "section enlist; trade popularity 1"), [Star::Popularity]);
    let mut state = position(
        "active 1
         seat nordic industrial
           workers h06 h06 h06 h06 h06 h06 h06
         seat crimea mechanical",
    );
    assert_eq!(placed(&play(&mut state, "section deploy; produce; produce h06 1")), [(1, Star::Workers)]);
}

/// RL-099
#[test]
fn goal_is_starred_once_by_each_player_and_by_any_number_of_players() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 14
           coins 9
         seat crimea mechanical
           power 14
           coins 9",
    );
    play(&mut state, "section upgrade; bolster power 2; section deploy; bolster power 2");
    assert_eq!((stars(&state, 1).on(Star::Power), stars(&state, 2).on(Star::Power)), (1, 1));

    let mut state = position(
        "active 1
         seat nordic industrial
           power 14
           stars power
         seat crimea mechanical",
    );
    play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(player(&state, 1).power(), 16);
    assert_eq!(stars(&state, 1).on(Star::Power), 1);
}

/// Seat 1 attacks seat 2, which has no power.
fn attack(faction: &str, stars: &str) -> State {
    let (home, to) = if faction == "nordic" { ("h04", "h11") } else { ("h41", "h34") };
    let (first, second) = if faction == "nordic" {
        ("seat nordic industrial", "seat crimea mechanical")
    } else {
        ("seat saxony industrial", "seat polania mechanical")
    };
    let mut state = position(&format!(
        "active 1
         {first}
           power 7
           stars {stars}
           character {home}
           workers {home} {home}
         {second}
           power 0
           character {to}"
    ));
    play(&mut state, &format!("section build; move; step character {home} {to}; done; 1: dial 1"));
    state
}

/// RL-099
#[test]
fn combat_has_two_spaces() {
    assert_eq!(stars(&attack("nordic", "-"), 1).on(Star::Combat), 1);
    assert_eq!(stars(&attack("nordic", "combat"), 1).on(Star::Combat), 2);
    let state = attack("nordic", "combat combat");
    assert_eq!(stars(&state, 1).on(Star::Combat), 2);
    assert_eq!(player(&state, 1).character(), "h11".parse().unwrap(), "the combat is won all the same");
}

/// RL-100
#[test]
fn saxony_must_place_its_sixth_star_for_a_fourth_combat() {
    let state = attack("saxony", "combat combat combat power popularity");
    assert_eq!(stars(&state, 1).on(Star::Combat), 4);
    assert_eq!(stars(&state, 1).total(), 6);
    assert!(state.is_over());
}

/// RL-100
#[test]
fn third_combat_is_no_sixth_star_for_another_faction() {
    let state = attack("nordic", "combat combat power popularity objective");
    assert_eq!(stars(&state, 1).total(), 5);
    assert!(!state.is_over());
}

#[test]
fn two_stars_placed_at_once_are_counted_one_by_one() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 15
           popularity 17
           structures monument h04
           stars combat
         seat crimea mechanical",
    );
    let events = play(&mut state, "section upgrade; bolster power 1 bonus");
    let total = |e: &Event| if let Event::StarPlaced { total, .. } = e { Some(*total) } else { None };
    assert_eq!(placed(&events), [(1, Star::Popularity), (1, Star::Power)]);
    assert_eq!(events.iter().filter_map(total).collect::<Vec<_>>(), [2, 3]);
}
