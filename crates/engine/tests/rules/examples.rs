//! The worked examples of the rulebooks, those of combat excepted.

use crate::common::{at, legal, may, most_cards, play, position, refused, seat, tokens_of};
use kosa_engine::vocab::{BottomAction, Cube, Faction, Mat, Resource, Star};
use kosa_engine::{Awaiting, Event, Setup, State};

// RL-028
#[test]
fn three_metal_from_several_territories_pay_a_mech_on_another() {
    let mut state = position(
        "active 1
         at h04 metal 1
         at h05 metal 2
         seat nordic industrial
           character h12
           workers h04 h05 h11
         seat crimea mechanical",
    );
    play(&mut state, "section deploy; skip; pay coins 2");
    // On a territory that paid or on the one that did not, if a worker stands there; the character is none.
    for (place, allowed) in [("h04", true), ("h05", true), ("h11", true), ("h12", false)] {
        assert_eq!(may(&state, &format!("deploy 1 {place}")), allowed, "{place}");
    }
    play(&mut state, "deploy 1 h11");
    assert_eq!(state.public().player(seat(1)).mechs_on(at("h11")), 1);
    assert_eq!(tokens_of(&state, "h04", Resource::Metal) + tokens_of(&state, "h05", Resource::Metal), 0);
}

#[test]
fn resources_are_controlled_where_a_unit_or_structure_stands() {
    // A worker, the character, a mech and a structure; nothing on h10, where metal lies too.
    let mut state = position(
        "active 1
         at h04 metal 1
         at h05 metal 1
         at h11 metal 1
         at h12 metal 1
         at h10 metal 3
         seat nordic industrial
           character h11
           mechs 3 at h12
           workers h04 h04
           structures mill h05
         seat crimea mechanical",
    );
    let controlled: Vec<String> = state.public().controlled(seat(1)).iter().map(|p| p.to_string()).collect();
    assert_eq!(controlled, ["h04", "h05", "h11", "h12"]);
    assert_eq!(state.score(seat(1)).resources, 4);
    play(&mut state, "section deploy; skip; pay coins 2");
    refused(&state, "pay metal h10");
    // Three of the four pay: tokens are named in ascending order.
    play(&mut state, "pay metal h04");
    assert_eq!(legal(&state), ["pay metal h05", "pay metal h11"]);
    play(&mut state, "pay metal h11; deploy 1 h04");
    assert_eq!(tokens_of(&state, "h12", Resource::Metal), 0);
    assert_eq!(tokens_of(&state, "h05", Resource::Metal), 1);
    assert_eq!(tokens_of(&state, "h10", Resource::Metal), 3);
}

#[test]
fn lake_is_entered_from_every_shore_with_an_ability_for_lakes() {
    for shore in ["h10", "h11", "h16", "h18", "h23", "h24"] {
        for (slot, allowed) in [(2, true), (1, false)] {
            let mut state = position(&format!(
                "active 1
                 seat nordic industrial
                   mechs {slot} at {shore}
                 seat crimea mechanical"
            ));
            play(&mut state, "section build; move");
            assert_eq!(may(&state, &format!("step mech {shore} h17")), allowed, "from {shore}, slot {slot}");
        }
    }
}

// RL-003 RL-078
#[test]
fn trade_brings_what_the_homeland_does_not_yield() {
    // No farm in sight: two food are bought, and pay for a recruit in the same turn.
    let mut state = position(
        "active 1
         at h04 food 2
         seat nordic industrial
           coins 1
         seat crimea mechanical",
    );
    play(&mut state, "section enlist; trade resources; on h05; resources food 2");
    assert_eq!(tokens_of(&state, "h05", Resource::Food), 2);
    play(&mut state, "pay coins 0; enlist build popularity 2");
    assert_eq!(state.public().player(seat(1)).recruit_count(), 1);
    assert_eq!(state.score(seat(1)).resources, 0);
}

// RL-070
#[test]
fn produce_on_a_farm_with_one_worker_and_a_mountain_with_two() {
    let text = "active 1
                seat nordic industrial
                  workers h12 h11 h11
                seat crimea mechanical";
    for metal in [1, 2] {
        let mut state = position(text);
        play(&mut state, &format!("section deploy; produce; produce h11 {metal}; produce h12 1"));
        assert_eq!(tokens_of(&state, "h11", Resource::Metal), metal);
        assert_eq!(tokens_of(&state, "h12", Resource::Food), 1);
        assert_eq!(state.score(seat(1)).resources, metal as u32 + 1);
    }
    let mut state = position(text);
    play(&mut state, "section deploy; produce");
    refused(&state, "produce h11 3");
    refused(&state, "produce h12 2");
}

// RL-084
#[test]
fn upgrade_takes_the_cube_of_produce_to_the_cost_of_enlist() {
    let mut state = position(
        "active 1
         at h05 oil 3
         seat nordic industrial
           coins 4
           workers h04 h05 h11
         seat crimea mechanical",
    );
    assert_eq!(state.public().player(seat(1)).cost(BottomAction::Enlist), 4);
    play(&mut state, "section upgrade; skip; pay coins 3; upgrade produce_territory enlist");
    let player = state.public().player(seat(1));
    assert_eq!(player.cost(BottomAction::Enlist), 3);
    assert!(player.has_moved(Cube::ProduceTerritory));
    assert_eq!(player.coins(), 7);
    assert_eq!(tokens_of(&state, "h05", Resource::Oil), 0);
    // The next Produce covers three territories.
    play(
        &mut state,
        "section build; skip; section deploy; produce; produce h04 1; produce h05 1; produce h11 1",
    );
    assert_eq!(state.score(seat(1)).resources, 3);
    // Before it was two.
    let mut before = position(
        "active 1
         seat nordic industrial
           workers h04 h05 h11
         seat crimea mechanical",
    );
    play(&mut before, "section deploy; produce; produce h04 1; produce h05 1");
    assert_eq!(before.public().active(), seat(2), "no third territory");
}

// RL-006
#[test]
fn completed_upgrade_is_still_paid_for_coins_and_recruit_bonus() {
    let mut state = position(
        "active 1
         at h05 oil 3
         seat nordic industrial
           power 4
           coins 1
           cubes move_unit move_coin bolster_power bolster_card trade_popularity produce_territory
           reduced upgrade deploy deploy build enlist enlist
           recruits upgrade
           bonuses coins
           stars upgrades
         seat crimea mechanical",
    );
    play(&mut state, "section upgrade; skip; pay coins 3 bonus");
    let player = state.public().player(seat(1));
    assert_eq!((player.coins(), player.power()), (4, 5));
    assert_eq!(tokens_of(&state, "h05", Resource::Oil), 1);
    assert_eq!(player.upgrade_count(), 6);
    assert_eq!(state.public().active(), seat(2));
}

// RL-107
#[test]
fn township_mech_on_a_village_reaches_other_own_villages_and_the_factory() {
    let mut state = position(
        "active 1
         seat rusviet industrial
           mechs 2 at h19
           workers h47 h26
         seat polania mechanical",
    );
    play(&mut state, "section build; move");
    assert!(may(&state, "step mech h19 h47"));
    assert!(may(&state, "step mech h19 h23"));
    refused(&state, "step mech h19 h45");
}

#[test]
fn peoples_army_of_two_mechs_and_three_workers_plays_three_cards() {
    let mut state = position(
        "active 1
         seat rusviet industrial
           power 3
           hand 22345
           mechs 1 3 at h45 h45
           workers h45 h45 h45
         seat polania mechanical
           mechs 1 at h46",
    );
    play(&mut state, "section build; move; step mech h45 h46; carry workers 3; step mech h45 h46; 1: dial 0");
    assert_eq!(most_cards(&state, 1), 3);
}

#[test]
fn two_structures_at_four_lakes_are_worth_six_coins() {
    let text = "tile lakes_adjacent
                seat nordic industrial
                  structures mill h16 mine h01
                seat crimea mechanical";
    // Lakes h07, h09, h17 and h22.
    for text in [text.to_string(), format!("{text}\ncharacter h16\nworkers h01 h01")] {
        let score = position(&text).score(seat(1));
        assert_eq!((score.structures, score.structure_coins), (4, 6));
    }
}

/// Nordic's popularity gained when a seat of five builds.
fn popularity_of_nordic_when(builder: u8) -> u8 {
    let mut state = position(&format!(
        "active {builder}
         at h04 wood 4
         at h19 wood 4
         at h43 wood 4
         at h34 wood 4
         at h14 wood 4
         seat nordic industrial
           popularity 5
           recruits build
           bonuses coins
         seat rusviet engineering
         seat crimea patriotic
         seat saxony mechanical
         seat polania agricultural"
    ));
    let own = if builder == 1 { " bonus" } else { "" };
    let at = ["h04", "h19", "h43", "h34", "h14"][builder as usize - 1];
    play(&mut state, &format!("section build; skip; pay coins 0{own}; build mill {at}"));
    assert_eq!(state.public().player(seat(builder)).structure_count(), 1);
    state.public().player(seat(1)).popularity() - 5
}

// RL-091
#[test]
fn recruit_of_build_gives_popularity_for_own_and_neighbours_building() {
    assert_eq!(popularity_of_nordic_when(1), 1);
    assert_eq!(popularity_of_nordic_when(2), 1, "on the left");
    assert_eq!(popularity_of_nordic_when(5), 1, "on the right");
    assert_eq!(popularity_of_nordic_when(3), 0);
    assert_eq!(popularity_of_nordic_when(4), 0);
}

const FACTORY_CARD: &str = "active 1
                            seat nordic industrial
                              popularity 1
                              coins 4
                              factory-card 2
                              workers h04 h45
                            seat crimea mechanical
                              recruits upgrade enlist
                              bonuses coins power";

// RL-060
#[test]
fn factory_card_pays_one_popularity_for_a_recruit_or_an_upgrade() {
    let mut state = position(FACTORY_CARD);
    play(&mut state, "section factory");
    assert_eq!(legal(&state), ["factory 1", "factory 2", "skip"]);
    let mut upgrade = state;
    play(&mut state, "factory 1; enlist build coins 2");
    let player = state.public().player(seat(1));
    assert_eq!((player.popularity(), player.coins(), player.recruit_count()), (0, 6, 1));
    play(&mut upgrade, "factory 2; upgrade move_unit deploy");
    let player = upgrade.public().player(seat(1));
    assert_eq!((player.popularity(), player.coins(), player.upgrade_count()), (0, 4, 1));
    // The neighbour's recruits of those sections give nothing.
    for after in [state, upgrade] {
        let neighbour = after.public().player(seat(2));
        assert_eq!((neighbour.power(), neighbour.hand_count()), (5, 0));
    }
    // Without popularity the top row can only be left out.
    let mut poor = position(&FACTORY_CARD.replace("popularity 1", "popularity 0"));
    play(&mut poor, "section factory");
    assert!(may(&poor, "move"), "the top row has passed by itself");
}

// RL-026
#[test]
fn factory_card_moves_one_unit_up_to_twice() {
    let mut state = position(FACTORY_CARD);
    play(&mut state, "section factory; skip");
    let mut left = state;
    play(&mut state, "move; step worker h45 h46; step worker h46 h40");
    assert_eq!(state.public().player(seat(1)).workers_on(at("h40")), 1);
    assert_eq!(state.public().active(), seat(2), "one unit only");
    play(&mut left, "move; step worker h45 h46; done");
    assert_eq!(left.public().player(seat(1)).workers_on(at("h46")), 1);
    assert_eq!(left.public().active(), seat(2));
    // Or not at all.
    let mut none = position(FACTORY_CARD);
    play(&mut none, "section factory; skip; skip");
    assert_eq!(none.public().active(), seat(2));
}

// RL-051
#[test]
fn encounter_worker_may_be_left_and_two_metal_taken() {
    let mut state = position(
        "active 1
         seat crimea industrial
           popularity 3
           character h43
         seat polania mechanical",
    );
    // Card 14, third option: for 2 popularity a worker and 3 metal.
    play(&mut state, "section build; move; step character h43 h44; done; encounter 14; option 3");
    let mut all = state;
    play(&mut state, "take 0; take 2");
    let player = state.public().player(seat(1));
    assert_eq!((player.popularity(), player.worker_count()), (1, 2));
    assert_eq!(tokens_of(&state, "h44", Resource::Metal), 2);
    play(&mut all, "take 1; take 3");
    assert_eq!(all.public().player(seat(1)).workers_on(at("h44")), 1);
    assert_eq!(tokens_of(&all, "h44", Resource::Metal), 3);
}

// RL-095
#[test]
fn star_for_eighteen_popularity_stays_when_popularity_falls() {
    let mut state = position(
        "active 1
         seat nordic industrial
           popularity 17
           mechs 3 at h45
         seat crimea mechanical
           workers h46 h47",
    );
    let placed = Event::StarPlaced { seat: seat(1), star: Star::Popularity, total: 1 };
    assert!(play(&mut state, "section enlist; trade popularity 1").contains(&placed));
    play(&mut state, "section build; skip; section build; move; step mech h45 h46; done");
    let player = state.public().player(seat(1));
    assert_eq!((player.popularity(), player.stars().on(Star::Popularity)), (17, 1));
    // Reached again, it is the same goal.
    assert!(!play(&mut state, "section upgrade; skip; section enlist; trade popularity 1").contains(&placed));
    let player = state.public().player(seat(1));
    assert_eq!((player.popularity(), player.stars().on(Star::Popularity)), (18, 1));
}

/// The active player builds beside a neighbour whose recruit brings it to 18 popularity.
fn neighbours_star(stars: &str) -> State {
    let mut state = position(&format!(
        "active 1
         at h04 wood 3
         seat nordic industrial
           {stars}
           structures mill h05 mine h11 armory h12
         seat crimea mechanical
           popularity 17
           recruits build
           bonuses coins"
    ));
    play(&mut state, "section build; skip; pay coins 1; build monument h04");
    state
}

// RL-090
#[test]
fn star_from_a_recruit_bonus_comes_after_the_action_and_not_after_its_sixth_star() {
    let state = neighbours_star("");
    assert_eq!(state.public().player(seat(1)).stars().on(Star::Structures), 1);
    assert_eq!(state.public().player(seat(2)).stars().on(Star::Popularity), 1);
    let state = neighbours_star("stars combat combat power objective popularity");
    assert!(state.is_over());
    assert_eq!(state.public().player(seat(1)).stars().total(), 6);
    assert_eq!(state.public().player(seat(1)).coins(), 5, "the coins of the action come before the star");
    assert_eq!(state.public().player(seat(2)).stars().total(), 0);
}

/// Three stars, three territories and so many resources at a popularity.
fn scored(popularity: u8, oil: u8) -> kosa_engine::Score {
    position(&format!(
        "at h05 oil {oil}
         seat nordic industrial
           popularity {popularity}
           coins 8
           stars combat combat power
           character h11
           workers h04 h05
         seat crimea mechanical"
    ))
    .score(seat(1))
}

// RL-101
#[test]
fn ten_popularity_pays_four_three_and_two() {
    let score = scored(10, 2);
    assert_eq!((score.stars, score.star_coins), (3, 12));
    assert_eq!((score.territories, score.territory_coins), (3, 9));
    assert_eq!((score.resources, score.resource_coins), (2, 2));
    assert_eq!(score.total(), 8 + 12 + 9 + 2);
    // The bands end at 6 and 12.
    for (popularity, star, territory) in [(0, 3, 2), (6, 3, 2), (7, 4, 3), (12, 4, 3), (13, 5, 4), (17, 5, 4)]
    {
        let score = scored(popularity, 0);
        assert_eq!((score.star_coins, score.territory_coins), (3 * star, 3 * territory), "at {popularity}");
    }
}

// RL-101
#[test]
fn eighteen_popularity_scores_in_the_top_band() {
    let score = scored(18, 5);
    assert_eq!((score.star_coins, score.territory_coins, score.resource_coins), (15, 12, 6));
    assert_eq!(score.total(), 8 + 15 + 12 + 6);
}

// RL-102
#[test]
fn thirteen_resources_at_ten_popularity_pay_twelve_coins() {
    assert_eq!(scored(10, 13).resource_coins, 12);
    // Pairs are made of any kinds, over all territories.
    let mixed = position(
        "at h04 wood 3 food 1
         at h05 oil 5
         at h11 metal 4
         seat nordic industrial
           popularity 10
           character h11
         seat crimea mechanical",
    );
    assert_eq!((mixed.score(seat(1)).resources, mixed.score(seat(1)).resource_coins), (13, 12));
    // One printing speaks of each token, another of one coin for a pair: pairs pay by the band.
    assert_eq!(scored(10, 1).resource_coins, 0);
    assert_eq!([0, 7, 13].map(|popularity| scored(popularity, 2).resource_coins), [1, 2, 3]);
}

// RL-105
#[test]
fn score_may_be_looked_at_after_the_first_star_and_changes_nothing() {
    let mut state = position(
        "active 1
         tile on_tunnels
         seat nordic industrial
           power 15
           popularity 7
           coins 4
           hand 2345
           structures mill h10
         seat crimea mechanical",
    );
    play(&mut state, "section upgrade; bolster power 1");
    let before = state;
    let score = state.score(seat(1));
    // 3 coins in hand, a star, three territories, the tile; cards are worth nothing.
    assert_eq!(score.total(), 3 + 4 + 9 + 2);
    assert_eq!(state.score(seat(2)).stars, 0);
    assert_eq!(state, before);
    assert!(!state.is_over());
}

#[test]
fn mats_are_set_up_with_all_pieces_in_place() {
    let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
    let mut state = setup.start().unwrap();
    while state.awaiting() == Awaiting::Chance {
        let (outcome, _) = state.chance()[0];
        state.apply(kosa_engine::Actor::Chance, outcome).unwrap();
    }
    for number in [1, 2] {
        let player = state.public().player(seat(number));
        // Six cubes, six workers, four structures, four mechs and four recruits lie on the mats.
        assert!(Cube::ALL.into_iter().all(|cube| !player.has_moved(cube)));
        assert_eq!((player.worker_count(), player.structure_count()), (2, 0));
        assert_eq!((player.mech_count(), player.recruit_count()), (0, 0));
        assert_eq!(player.action_token(), None, "the action token lies beside the mat");
        assert_eq!(player.character(), player.faction().home());
    }
    let workers =
        |number| state.public().player(seat(number)).workers().map(|p| p.to_string()).collect::<Vec<_>>();
    assert_eq!(workers(1), ["h04", "h05"]);
    assert_eq!(workers(2), ["h43", "h47"]);
}
