//! Rulings on the sixth star: what still happens, what no longer does, and what is taken back.

use crate::common::*;
use kosa_engine::vocab::*;
use kosa_engine::*;

fn index(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).expect("the event happened")
}

/// The game is over: nobody is asked and no move is taken.
fn over(state: &State) {
    assert!(state.is_over());
    assert_eq!(state.awaiting(), Awaiting::Over);
    for seat in state.public().seats() {
        assert!(state.legal(seat).is_empty());
        assert_eq!(state.check(Actor::Seat(seat), Move::Skip), Err(MoveError::GameOver));
    }
}

// ---------------------------------------------------------------- bottom row

/// RL-097
#[test]
fn benefit_coins_and_own_recruit_bonus_come_before_the_sixth_star() {
    let mut state = position(
        "active 2
         at h43 wood 3
         seat nordic industrial
         seat crimea mechanical
           coins 0
           popularity 5
           stars combat combat objective popularity power
           structures mill h44 mine h47 armory h37
           recruits build
           bonuses power",
    );
    let events = play(&mut state, "section build; skip; pay coins 2 bonus; build monument h43");
    assert_eq!(player(&state, 2).structure(Structure::Monument), Some("h43".parse().unwrap()));
    assert_eq!((player(&state, 2).coins(), player(&state, 2).popularity()), (2, 6));
    let star = index(&events, |e| matches!(e, Event::StarPlaced { .. }));
    assert!(index(&events, |e| matches!(e, Event::CoinsGained { .. })) < star);
    assert!(index(&events, |e| matches!(e, Event::Built { .. })) < star);
    assert!(index(&events, |e| matches!(e, Event::RecruitBonus { .. })) < star);
    assert_eq!(events.last(), Some(&Event::GameEnded));
    over(&state);
}

/// RL-097
#[test]
fn cards_of_the_last_recruit_are_drawn_before_the_sixth_star() {
    let mut state = position(
        "active 1
         at h04 food 4
         seat nordic industrial
           stars combat combat objective popularity power
           recruits deploy build enlist
           bonuses power coins popularity
         seat crimea mechanical",
    );
    play(&mut state, "section enlist; skip; pay coins 0 bonus; enlist upgrade cards 2");
    for card in ["draw 5", "draw 4", "draw 3"] {
        assert!(!state.is_over());
        play(&mut state, card);
    }
    assert_eq!(player(&state, 1).hand_count(), 3, "two for the recruit, one for the Enlist");
    over(&state);
}

/// RL-097
#[test]
fn coins_may_be_refused_before_the_sixth_star() {
    let mut state = position(
        "active 1
         at h04 metal 3
         seat nordic industrial
           coins 0
           stars combat combat objective popularity power
           mechs 1 2 3 at h04 h04 h04
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; skip; pay coins 0; deploy 4 h04");
    assert_eq!(player(&state, 1).coins(), 0);
    over(&state);
}

/// RL-097
#[test]
fn own_recruit_bonus_can_be_the_sixth_star() {
    let mut state = position(
        "active 1
         at h04 oil 3
         seat nordic industrial
           power 15
           stars popularity combat combat objective recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical
           power 15
           recruits upgrade
           bonuses coins",
    );
    let events = play(&mut state, "section upgrade; skip; pay coins 3 bonus; upgrade move_coin build");
    assert_eq!(placed(&events), [(1, Star::Power)]);
    assert_eq!(player(&state, 1).upgrade_count(), 1);
    assert_eq!(player(&state, 2).power(), 15, "nothing follows the sixth star");
    over(&state);
}

/// RL-097
#[test]
fn no_seventh_star_when_two_are_due_at_once() {
    let mut state = position(
        "active 1
         at h04 wood 3
         seat nordic industrial
           popularity 17
           stars combat combat objective power recruits
           structures mill h05 mine h11 armory h12
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical",
    );
    let events = play(&mut state, "section build; skip; pay coins 1 bonus; build monument h04");
    assert_eq!(placed(&events).len(), 1);
    assert_eq!(player(&state, 1).stars().total(), 6);
    over(&state);
}

/// RL-097
#[test]
fn sixth_star_in_the_top_row_leaves_no_bottom_row() {
    let mut state = position(
        "active 1
         at h04 oil 3
         seat nordic industrial
           power 14
           coins 5
           objectives 22
           factory-card 4
           stars combat combat objective popularity recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical",
    );
    play(&mut state, "section upgrade; bolster power 2");
    assert_eq!(player(&state, 1).upgrade_count(), 0);
    assert_eq!(state.public().active(), seat(1), "nobody else has a turn");
    over(&state);
}

/// RL-097
#[test]
fn objective_can_be_the_sixth_star() {
    let mut state = position(
        "active 1
         seat nordic industrial
           objectives 22
           factory-card 4
           stars combat combat power popularity recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical",
    );
    play(&mut state, "reveal 22");
    over(&state);
}

// ---------------------------------------------------------------- stars of the neighbours

/// Three players; seat 2 builds, its left neighbour is seat 3, its right neighbour seat 1.
fn neighbours(first: &str, active: &str, third: &str) -> (State, Vec<Event>) {
    let recruits = |stars: &str| if stars == FIVE { RECRUITED } else { "recruits build\nbonuses coins" };
    let [one, two, three] = [first, active, third].map(recruits);
    let mut state = position(&format!(
        "active 2
         at h19 wood 3
         seat nordic industrial
           popularity 17
           stars {first}
           {one}
         seat rusviet engineering
           popularity 17
           stars {active}
           {two}
         seat crimea mechanical
           popularity 17
           stars {third}
           {three}"
    ));
    let events = play(&mut state, "section build; skip; pay coins 3 bonus; build mine h19");
    (state, events)
}

const FIVE: &str = "combat combat objective power recruits";

/// RL-093
#[test]
fn stars_of_recruit_bonuses_are_placed_active_left_right_and_play_goes_on() {
    let (state, events) = neighbours("-", "-", "-");
    assert_eq!(placed(&events), [(2, Star::Popularity), (3, Star::Popularity), (1, Star::Popularity)]);
    assert!(!state.is_over());
    assert_eq!(state.public().active(), seat(3));
}

/// RL-093
#[test]
fn sixth_star_of_the_left_neighbour_comes_before_anything_of_the_right_one() {
    let (state, events) = neighbours(FIVE, "-", FIVE);
    assert_eq!(placed(&events), [(2, Star::Popularity), (3, Star::Popularity)]);
    assert_eq!(player(&state, 1).popularity(), 17);
    over(&state);
}

/// RL-093
#[test]
fn sixth_star_of_the_right_neighbour_ends_the_game_after_the_left_one_gained() {
    let (state, events) = neighbours(FIVE, "-", "-");
    assert_eq!(placed(&events), [(2, Star::Popularity), (3, Star::Popularity), (1, Star::Popularity)]);
    over(&state);
}

/// RL-090
#[test]
fn sixth_star_by_the_own_recruit_bonus_comes_before_both_neighbours() {
    let (state, events) = neighbours(FIVE, FIVE, FIVE);
    assert_eq!(placed(&events), [(2, Star::Popularity)]);
    assert_eq!((player(&state, 1).popularity(), player(&state, 3).popularity()), (17, 17));
    over(&state);
}

/// RL-097
#[test]
fn neighbours_sixth_star_leaves_the_active_player_its_whole_action() {
    let (state, _) = neighbours("-", "-", FIVE);
    assert_eq!(player(&state, 2).coins(), 8, "5 at the start and 3 for the Build");
    assert_eq!(player(&state, 2).structure(Structure::Mine), Some("h19".parse().unwrap()));
    over(&state);
}

// ---------------------------------------------------------------- steps taken back

/// Nordic stands on h04 (mech, a worker, 2 wood) and h06 (character); Crimea on h11 (mech, 1 wood) and h12 (character).
fn two_combats(nordic: &str, crimea: &str) -> State {
    position(&format!(
        "active 1
         at h04 wood 2
         at h11 wood 1
         seat nordic industrial
           {nordic}
           character h06
           mechs 1 at h04
           workers h04 h05
         seat crimea mechanical
           {crimea}
           character h12
           mechs 1 at h11"
    ))
}

const MOVES: &str =
    "section build; move; step mech h04 h11; carry wood 2; carry workers 1; step character h06 h12";

/// RL-098
#[test]
fn sixth_star_before_the_second_combat_takes_the_step_back() {
    let five = format!("stars power popularity objective recruits combat\n{RECRUITED}");
    let mut state = two_combats(&format!("power 1\n{five}"), "power 0");
    play(&mut state, MOVES);
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    let events = play(&mut state, "fight h12; 1: dial 1");
    assert!(events.contains(&Event::StepTakenBack {
        seat: seat(1),
        unit: UnitKind::Mech,
        from: at("h11"),
        to: at("h04"),
        load: [0, 0, 0, 2, 1, 0]
    }));
    over(&state);
    let nordic = player(&state, 1);
    assert_eq!(nordic.mechs_on(at("h04")), 1);
    assert_eq!(nordic.workers_on(at("h04")), 1);
    assert_eq!(nordic.character(), at("h12"), "the combat won stands");
    assert_eq!(state.public().resources(at("h04"))[Resource::Wood.index()], 2);
    assert_eq!(state.public().resources(at("h11"))[Resource::Wood.index()], 1);
    assert_eq!(state.public().controller("h11".parse().unwrap()), Some(seat(2)));
    assert_eq!(state.public().controller("h04".parse().unwrap()), Some(seat(1)));
}

/// RL-098
#[test]
fn defenders_sixth_star_takes_the_attackers_other_step_back() {
    let five = format!("stars power popularity objective recruits combat\n{RECRUITED}");
    let mut state = two_combats("power 0", &format!("power 3\n{five}"));
    play(&mut state, MOVES);
    play(&mut state, "fight h12; 2: dial 3");
    over(&state);
    assert_eq!(player(&state, 2).stars().total(), 6);
    assert_eq!(player(&state, 1).character(), at("@nordic"), "the combat lost stands");
    assert_eq!(player(&state, 1).mechs_on(at("h04")), 1);
    assert_eq!(player(&state, 1).workers_on(at("h04")), 1);
}

/// RL-098
#[test]
fn all_units_on_their_way_to_the_same_combat_go_back() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 1
           stars power popularity objective recruits combat
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
           cubes move_unit
           reduced build
           character h05
           mechs 1 2 at h04 h06
         seat crimea mechanical
           power 0
           character h12
           mechs 1 at h11",
    );
    play(&mut state, "section build; move; step mech h04 h11; carry workers 0");
    play(&mut state, "step character h05 h11; step mech h06 h12; fight h12; 1: dial 1");
    over(&state);
    assert_eq!(player(&state, 1).mechs_on(at("h04")), 1);
    assert_eq!(player(&state, 1).character(), at("h05"));
    assert_eq!(player(&state, 1).mechs_on(at("h12")), 1);
}

/// RL-098
#[test]
fn encounter_after_the_last_combat_is_not_reached() {
    let mut state = position(
        "active 1
         seat nordic industrial
           power 1
           character h04
           stars power popularity objective recruits combat
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
         seat crimea mechanical
           power 0
           character h11",
    );
    play(&mut state, "section build; move; step character h04 h11; done; 1: dial 1");
    assert!(state.public().encounter_tokens().contains("h11".parse::<Hex>().unwrap()));
    over(&state);
}

/// RL-098
#[test]
fn combats_that_are_not_the_last_leave_every_step_standing() {
    let mut state = two_combats("power 2", "power 0");
    play(&mut state, MOVES);
    play(&mut state, "fight h12; 1: dial 1; 1: dial 1");
    assert!(!state.is_over());
    assert_eq!(player(&state, 1).mechs_on(at("h11")), 1);
    assert_eq!(player(&state, 1).stars().on(Star::Combat), 2);
    assert_eq!(state.public().resources(at("h11"))[Resource::Wood.index()], 3);
}

// RL-098
#[test]
fn a_step_taken_back_goes_home_if_beaten_enemies_hold_the_territory_it_left() {
    let mut state = position(
        "active 2
         seat nordic industrial
           power 0
           mechs 1 2 at h30 h38
         seat polania agricultural
           power 7
           stars combat power popularity objective recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
           mechs 1 2 at h29 h31",
    );
    play(
        &mut state,
        "section upgrade; move; step mech h29 h30; step mech h31 h38; fight h30; 2: dial 1; retreat mech h31",
    );
    assert!(state.is_over());
    let polania = state.public().player(seat(2));
    assert!(polania.mechs().any(|p| p == Faction::Polania.home()), "the second mech is back home");
    assert!(State::from_position(&state.to_position()).is_ok());
}

// RL-098
#[test]
fn a_step_onto_workers_is_taken_back_where_they_would_retreat_only_later() {
    let mut state = position(
        "rules rulebook -workers-retreat-at-once -objectives-between-actions
         active 1
         seat rusviet mechanical
           stars combat combat power popularity recruits
           recruits upgrade deploy build enlist
           bonuses power coins popularity cards
           character h37
           mechs 1 at h29
           factory-card 1
           objectives 22
         seat polania agricultural
           workers h30 h14",
    );
    play(&mut state, "section build; move; step mech h29 h30; reveal 22");
    assert!(state.is_over());
    assert_eq!(state.public().player(seat(1)).mechs().next(), Some(at("h29")));
    assert!(State::from_position(&state.to_position()).is_ok());
}
