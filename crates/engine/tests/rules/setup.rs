//! Rulings on set-up, first player and deals, and the set-up itself.

use crate::common::*;
use kosa_engine::random::draw;
use kosa_engine::setup::{Draft, SetupFault, Wish, is_banned};
use kosa_engine::vocab::*;
use kosa_engine::*;
use std::collections::BTreeSet;

use Faction::{Albion, Crimea, Nordic, Polania, Rusviet, Saxony, Togawa};
use Mat::{Agricultural, Engineering, Industrial, Innovative, Mechanical, Militant, Patriotic};

const CLOCKWISE: [Faction; 5] = [Nordic, Rusviet, Crimea, Saxony, Polania];
const BASE_MATS: [Mat; 5] = [Industrial, Engineering, Patriotic, Mechanical, Agricultural];

/// Deals every card at random.
fn deal(mut state: State, seed: u64) -> State {
    let mut dice = rng(seed);
    while state.awaiting() == Awaiting::Chance {
        let outcome = draw(&mut dice, &state.chance()).unwrap();
        state.apply(Actor::Chance, outcome).unwrap();
    }
    state
}

fn started(pairs: &[(Faction, Mat)]) -> State {
    deal(Setup::chosen(pairs.iter().copied()).start().unwrap(), 1)
}

fn any_mat(faction: Faction) -> Wish {
    Wish { faction: Some(faction), ..Wish::default() }
}

fn any_faction(mat: Mat) -> Wish {
    Wish { mat: Some(mat), ..Wish::default() }
}

fn pairs(setup: &Setup) -> Vec<(Faction, Mat)> {
    setup.players.iter().map(|w| (w.faction.unwrap(), w.mat.unwrap())).collect()
}

const BANNED: [(Faction, Mat); 2] = [(Rusviet, Industrial), (Crimea, Patriotic)];

fn has_banned_pair(setup: &Setup) -> bool {
    pairs(setup).iter().any(|pair| BANNED.contains(pair))
}

// ---------------------------------------------------------------- the board

#[test]
fn players_sit_clockwise_by_home_base() {
    let setup = Setup::chosen([
        (Polania, Industrial),
        (Saxony, Engineering),
        (Nordic, Patriotic),
        (Crimea, Mechanical),
        (Rusviet, Agricultural),
    ]);
    let state = setup.start().unwrap();
    let seated: Vec<Faction> = state.public().seats().map(|s| state.public().player(s).faction()).collect();
    assert_eq!(seated, CLOCKWISE);
    let of: Vec<Option<Seat>> = (0..5).map(|i| setup.seat_of(i)).collect();
    assert_eq!(of, [Some(seat(5)), Some(seat(4)), Some(seat(1)), Some(seat(3)), Some(seat(2))]);
    assert_eq!(state.public().left_of(seat(1)), seat(2));
    assert_eq!(state.public().right_of(seat(1)), seat(5));
}

#[test]
fn turns_go_clockwise_from_the_lowest_mat() {
    let mut state = started(&[(Nordic, Agricultural), (Crimea, Engineering), (Polania, Patriotic)]);
    for expected in [2, 3, 1, 2] {
        assert_eq!(state.public().active(), seat(expected));
        // A section nobody has used yet, and none of its actions.
        let sections = ["upgrade", "deploy", "build", "enlist"];
        let section = sections.iter().find(|s| may(&state, &format!("section {s}"))).unwrap();
        play(&mut state, &format!("section {section}; skip; skip; end"));
    }
}

#[test]
fn every_faction_begins_with_its_power_and_cards() {
    for (faction, power, cards, workers) in [
        (Nordic, 4, 1, ["h04", "h05"]),
        (Rusviet, 3, 2, ["h19", "h26"]),
        (Crimea, 5, 0, ["h43", "h47"]),
        (Saxony, 1, 4, ["h34", "h41"]),
        (Polania, 2, 3, ["h14", "h20"]),
    ] {
        let other = if faction == Nordic { Rusviet } else { Nordic };
        let setup = Setup::chosen([(faction, Mechanical), (other, Agricultural)]);
        let own = setup.seat_of(0).unwrap();
        let state = deal(setup.start().unwrap(), 3);
        let player = state.public().player(own);
        assert_eq!((player.power(), player.hand_count()), (power, cards), "{faction}");
        assert_eq!(state.own(own).hand().count(), cards, "{faction}");
        let out: Vec<String> = player.workers().map(|p| p.to_string()).collect();
        assert_eq!(out, workers, "{faction}");
        assert_eq!(player.character(), Place::home(faction));
        assert_eq!((player.mech_count(), player.structure_count(), player.upgrade_count()), (0, 0, 0));
        assert_eq!((player.recruit_count(), player.stars().total()), (0, 0));
        assert_eq!((player.factory_card(), player.action_token()), (None, None));
    }
}

#[test]
fn every_mat_begins_with_its_popularity_and_coins() {
    for (mat, popularity, coins) in
        [(Industrial, 2, 4), (Engineering, 2, 5), (Patriotic, 2, 6), (Mechanical, 3, 6), (Agricultural, 4, 7)]
    {
        let other = if mat == Industrial { Engineering } else { Industrial };
        let state = started(&[(Nordic, mat), (Saxony, other)]);
        let player = state.public().player(seat(1));
        assert_eq!((player.popularity(), player.coins()), (popularity, coins), "{mat}");
        assert_eq!(player.objective_count(), 2, "{mat}");
    }
}

#[test]
fn cards_are_dealt_from_full_decks() {
    let all: Vec<(Faction, Mat)> = CLOCKWISE.into_iter().zip(BASE_MATS).collect();
    let mut state = Setup::chosen(all).start().unwrap();
    assert_eq!(state.chance().len(), 6, "a structure bonus tile out of six");
    play(&mut state, "deal tile in_a_row");
    assert_eq!(state.chance().len(), 23, "an objective out of twenty-three");
    play(&mut state, "deal objective 5");
    assert_eq!(state.chance().len(), 22);
    refused(&state, "deal objective 5");
    play(&mut state, "deal objective 6");
    let weights: Vec<(String, u32)> = state.chance().iter().map(|(m, w)| (m.to_string(), *w)).collect();
    let expected =
        [("draw 2", 16), ("draw 3", 12), ("draw 4", 8), ("draw 5", 6)].map(|(m, w)| (m.to_string(), w));
    assert_eq!(weights, expected, "a combat card out of forty-two");

    let state = deal(state, 4);
    let public = state.public();
    assert_eq!(public.structure_tile(), Some(StructureTile::InARow));
    assert_eq!(public.deck_count(), 42 - 10);
    assert!(public.discard().is_empty());
    assert_eq!(public.encounter_tokens().count(), 11);
    let objectives: BTreeSet<Objective> =
        public.seats().flat_map(|s| state.own(s).objectives().collect::<Vec<_>>()).collect();
    assert_eq!(objectives.len(), 10, "two each, all different");
    assert_eq!(public.turns(), 1);
    assert_eq!(public.question(), Some(Question::Section));
}

#[test]
fn factory_cards_are_one_more_than_the_players() {
    for seats in 2..=5 {
        let all: Vec<(Faction, Mat)> = CLOCKWISE.into_iter().zip(BASE_MATS).take(seats).collect();
        assert_eq!(started(&all).public().factory_count() as usize, seats + 1);
    }
}

#[test]
fn promo_cards_are_in_the_decks_only_where_asked_for() {
    let count = |rules: Rules| {
        let mut state =
            Setup::chosen([(Nordic, Industrial), (Saxony, Mechanical)]).with_rules(rules).start().unwrap();
        play(&mut state, "deal tile in_a_row");
        state.chance().len()
    };
    assert_eq!(count(Rules::RULEBOOK), 23);
    assert_eq!(count(Rules::CURRENT), 23);
    assert_eq!(count(Rules::RULEBOOK.with(Switch::PromoObjectives, true)), 27);
}

#[test]
fn objectives_are_dealt_to_everybody_but_known_to_their_owner_only() {
    let mut state = Setup::chosen([(Nordic, Industrial), (Saxony, Mechanical)]).start().unwrap();
    let events = play(&mut state, "deal tile in_a_row; deal objective 5");
    let card = Objective::new(5);
    let dealt = events[1];
    assert_eq!(dealt, Event::ObjectiveDealt { seat: seat(1), card });
    assert_eq!(dealt.seen_by(seat(1)).event(), dealt);
    for stranger in [Viewer::Seat(seat(2)), Viewer::Bystander] {
        assert_eq!(dealt.seen_by(stranger).event(), Event::ObjectiveDealt { seat: seat(1), card: None });
    }
}

// ---------------------------------------------------------------- who plays what

#[test]
fn random_set_up_deals_different_factions_and_mats_of_the_base_game() {
    let mut factions = BTreeSet::new();
    let mut mats = BTreeSet::new();
    for seed in 0..300 {
        let mut setup = Setup::random(2 + seed as usize % 4);
        setup.settle(&mut rng(seed)).unwrap();
        let dealt = pairs(&setup);
        assert_eq!(dealt.iter().map(|p| p.0).collect::<BTreeSet<_>>().len(), dealt.len());
        assert_eq!(dealt.iter().map(|p| p.1).collect::<BTreeSet<_>>().len(), dealt.len());
        factions.extend(dealt.iter().map(|p| p.0));
        mats.extend(dealt.iter().map(|p| p.1));
        assert!(setup.start().is_ok());
    }
    assert_eq!(factions, CLOCKWISE.into_iter().collect());
    assert_eq!(mats, BASE_MATS.into_iter().collect());
}

#[test]
fn wishes_are_kept_when_the_rest_is_dealt() {
    for seed in 0..100 {
        let mut setup = Setup {
            players: vec![any_mat(Saxony), any_faction(Patriotic), Wish::default()],
            ..Setup::default()
        };
        setup.settle(&mut rng(seed)).unwrap();
        assert_eq!(setup.players[0].faction, Some(Saxony));
        assert_eq!(setup.players[1].mat, Some(Patriotic));
        assert!(setup.start().is_ok());
    }
}

#[test]
fn draft_goes_by_mat_number() {
    let players = vec![any_faction(Mechanical), any_faction(Industrial), any_faction(Patriotic)];
    let mut draft = Draft::new(Setup { players, ..Setup::default() }, &mut rng(1)).unwrap();
    assert_eq!(draft.next(), Some((1, CLOCKWISE.to_vec())));
    draft.choose(Saxony).unwrap();
    assert_eq!(draft.next(), Some((2, vec![Nordic, Rusviet, Crimea, Polania])));
    assert_eq!(draft.choose(Saxony), Err(SetupFault::FactionTwice(Saxony)));
    assert_eq!(draft.choose(Togawa), Err(SetupFault::NotInTheBox("togawa")));
    draft.choose(Rusviet).unwrap();
    assert_eq!(draft.next().unwrap().0, 0);
    draft.choose(Nordic).unwrap();
    assert_eq!(draft.next(), None);
    assert_eq!(pairs(draft.setup()), [(Nordic, Mechanical), (Saxony, Industrial), (Rusviet, Patriotic)]);
    assert!(draft.setup().start().is_ok());
}

#[test]
fn draft_deals_the_mats_at_random() {
    let mut first = BTreeSet::new();
    for seed in 0..100 {
        let draft = Draft::new(Setup::random(5), &mut rng(seed)).unwrap();
        let mats: BTreeSet<Mat> = draft.setup().players.iter().map(|w| w.mat.unwrap()).collect();
        assert_eq!(mats, BASE_MATS.into_iter().collect());
        let (player, _) = draft.next().unwrap();
        assert_eq!(draft.setup().players[player].mat, Some(Industrial));
        first.insert(player);
    }
    assert_eq!(first.len(), 5, "anybody may be first");
}

/// The mats in clockwise order, from the player who holds the lowest.
fn mats_from_the_lowest(setup: &Setup) -> Vec<Mat> {
    let mut dealt = pairs(setup);
    dealt.sort();
    let mut mats: Vec<Mat> = dealt.into_iter().map(|p| p.1).collect();
    let lowest = (0..mats.len()).min_by_key(|i| mats[*i]).unwrap();
    mats.rotate_left(lowest);
    mats
}

#[test]
fn mats_in_order_follow_the_players_clockwise() {
    let mut first = BTreeSet::new();
    let mut hands: [BTreeSet<Vec<Mat>>; 6] = Default::default();
    for seed in 0..600 {
        let seats = 2 + seed as usize % 4;
        let mut setup = Setup::random(seats).with_rules(Rules::RULEBOOK.with(Switch::MatsInOrder, true));
        setup.settle(&mut rng(seed)).unwrap();
        let mats = mats_from_the_lowest(&setup);
        assert!(mats.is_sorted(), "seed {seed}: {mats:?}");
        first.insert(pairs(&setup).into_iter().min_by_key(|p| p.1).unwrap().0);
        hands[seats].insert(mats);
    }
    assert_eq!(first.len(), 5, "anybody may be first");
    // The variant says in which order they are handed out, not which: all ways to take 2, 3, 4 or 5 of five.
    assert_eq!(hands.map(|h| h.len()), [0, 0, 10, 10, 5, 1]);
}

#[test]
fn mats_in_order_count_those_of_the_invaders_between_the_others() {
    let rules = Rules::RULEBOOK.with(Switch::MatsInOrder, true).with(Switch::InvadersFromAfar, true);
    let mut dealt = BTreeSet::new();
    for seed in 0..200 {
        let mut setup = Setup::random(3).with_rules(rules);
        setup.settle(&mut rng(seed)).unwrap();
        let numbers: Vec<usize> = mats_from_the_lowest(&setup)
            .into_iter()
            .map(|m| {
                [Industrial, Engineering, Militant, Patriotic, Innovative, Mechanical, Agricultural]
                    .iter()
                    .position(|x| *x == m)
                    .unwrap()
            })
            .collect();
        assert!(numbers.is_sorted(), "seed {seed}: {numbers:?}");
        dealt.extend(numbers);
    }
    assert_eq!(dealt.len(), 7, "any mat may be dealt");
}

#[test]
fn wishes_for_mats_hold_where_mats_are_dealt_in_order() {
    let rules = Rules::RULEBOOK.with(Switch::MatsInOrder, true);
    for seed in 0..50 {
        let players = vec![Wish::default(), any_faction(Agricultural), Wish::default()];
        let mut setup = Setup { players, rules, ..Setup::default() };
        setup.settle(&mut rng(seed)).unwrap();
        assert_eq!(setup.players[1].mat, Some(Agricultural), "seed {seed}");
        let mats: BTreeSet<Mat> = pairs(&setup).into_iter().map(|p| p.1).collect();
        assert_eq!(mats.len(), 3, "seed {seed}");
    }
}

#[test]
fn every_fault_is_reported_at_once() {
    let setup = Setup::chosen([
        (Rusviet, Industrial),
        (Rusviet, Patriotic),
        (Crimea, Patriotic),
        (Togawa, Militant),
        (Albion, Innovative),
        (Nordic, Mechanical),
    ])
    .with_rules(Rules::CURRENT);
    let faults = setup.start().unwrap_err().0;
    for fault in [
        SetupFault::SeatCount(6, 5),
        SetupFault::FactionTwice(Rusviet),
        SetupFault::MatTwice(Patriotic),
        SetupFault::NotInTheBox("togawa"),
        SetupFault::NotInTheBox("militant"),
        SetupFault::NotInTheBox("albion"),
        SetupFault::NotInTheBox("innovative"),
        SetupFault::Banned(Rusviet, Industrial),
        SetupFault::Banned(Crimea, Patriotic),
    ] {
        assert!(faults.contains(&fault), "{fault}");
    }
    assert_eq!(faults.len(), 9);
    let open = Setup { players: vec![any_mat(Nordic)], ..Setup::default() }.start().unwrap_err();
    assert_eq!(open.0, [SetupFault::SeatCount(1, 5), SetupFault::Open(0)]);
    assert_eq!(open.to_string(), "1 players, expected: 2..5; player 1: faction or mat open");
}

// ---------------------------------------------------------------- banned pairs

/// RL-145
#[test]
fn banned_pairs_are_refused_by_the_current_rules_and_allowed_by_the_booklets() {
    for (faction, mat) in BANNED {
        let setup = Setup::chosen([(faction, mat), (Nordic, Agricultural)]);
        assert!(setup.start().is_ok(), "{faction} {mat}");
        let fault = setup.with_rules(Rules::CURRENT).start().unwrap_err();
        assert_eq!(fault.0, [SetupFault::Banned(faction, mat)]);
    }
}

/// RL-145
#[test]
fn no_other_pair_is_banned() {
    for faction in CLOCKWISE {
        for mat in BASE_MATS {
            assert!(!is_banned(Rules::RULEBOOK, faction, mat));
            assert_eq!(
                is_banned(Rules::CURRENT, faction, mat),
                BANNED.contains(&(faction, mat)),
                "{faction} {mat}"
            );
        }
    }
}

/// RL-145
#[test]
fn each_ban_has_its_own_switch() {
    let one = Rules::RULEBOOK.with(Switch::BanRusvietIndustrial, true);
    assert!(is_banned(one, Rusviet, Industrial) && !is_banned(one, Crimea, Patriotic));
    let other = Rules::RULEBOOK.with(Switch::BanCrimeaPatriotic, true);
    assert!(!is_banned(other, Rusviet, Industrial) && is_banned(other, Crimea, Patriotic));
}

/// RL-145
#[test]
fn random_deal_never_gives_a_banned_pair_by_the_current_rules() {
    let mut booklet = false;
    for seed in 0..2000 {
        let seats = 2 + seed as usize % 4;
        let mut setup = Setup::random(seats).with_rules(Rules::CURRENT);
        setup.settle(&mut rng(seed)).unwrap();
        assert!(!has_banned_pair(&setup), "seed {seed}");
        assert!(setup.start().is_ok());
        let mut setup = Setup::random(seats);
        setup.settle(&mut rng(seed)).unwrap();
        booklet |= has_banned_pair(&setup);
    }
    assert!(booklet, "by the booklets such a pair turns up");
}

/// RL-145
#[test]
fn wish_for_a_mat_never_ends_in_a_banned_pair() {
    for mat in [Industrial, Patriotic] {
        for seed in 0..200 {
            let players = vec![any_faction(mat), Wish::default(), Wish::default()];
            let mut setup = Setup { players, rules: Rules::CURRENT, ..Setup::default() };
            setup.settle(&mut rng(seed)).unwrap();
            assert!(!has_banned_pair(&setup), "{mat}, seed {seed}: {:?}", pairs(&setup));
        }
    }
}

/// RL-145
#[test]
fn wish_for_a_faction_never_ends_in_a_banned_pair() {
    for faction in [Rusviet, Crimea] {
        for seed in 0..200 {
            let players = vec![any_mat(faction), Wish::default(), Wish::default()];
            let mut setup = Setup { players, rules: Rules::CURRENT, ..Setup::default() };
            setup.settle(&mut rng(seed)).unwrap();
            assert!(!has_banned_pair(&setup), "{faction}, seed {seed}: {:?}", pairs(&setup));
        }
    }
}

/// RL-145
#[test]
fn mats_in_order_never_give_a_banned_pair() {
    for seed in 0..400 {
        let mut setup =
            Setup::random(2 + seed as usize % 4).with_rules(Rules::CURRENT.with(Switch::MatsInOrder, true));
        let settled = setup.settle(&mut rng(seed));
        assert_eq!(settled, Ok(()), "seed {seed}, {} players", setup.players.len());
        assert!(!has_banned_pair(&setup), "seed {seed}: {:?}", pairs(&setup));
    }
}

/// RL-145
#[test]
fn wishes_that_leave_only_a_banned_pair_are_refused_and_stay_as_they_were() {
    let mut players = vec![any_mat(Rusviet)];
    players.extend([Engineering, Patriotic, Mechanical, Agricultural].map(any_faction));
    let mut setup = Setup { players, rules: Rules::CURRENT, ..Setup::default() };
    let before = setup.clone();
    assert_eq!(setup.settle(&mut rng(5)).unwrap_err().0, [SetupFault::NoDeal]);
    assert_eq!(setup, before);
}

/// RL-145
#[test]
fn banned_pair_cannot_be_drafted() {
    let players = vec![any_faction(Industrial), any_faction(Patriotic)];
    let setup = Setup { players, rules: Rules::CURRENT, ..Setup::default() };
    let mut draft = Draft::new(setup, &mut rng(1)).unwrap();
    assert_eq!(draft.choose(Rusviet), Err(SetupFault::Banned(Rusviet, Industrial)));
    draft.choose(Nordic).unwrap();
    assert_eq!(draft.next(), Some((1, vec![Rusviet, Saxony, Polania])));
    assert_eq!(draft.choose(Crimea), Err(SetupFault::Banned(Crimea, Patriotic)));
}

// ---------------------------------------------------------------- deals

fn table(rules: &str) -> State {
    position(&format!(
        "rules {rules}
         active 1
         seat nordic industrial
           coins 5
           character h04
         seat crimea mechanical
           coins 7
           character h11"
    ))
}

/// RL-146
#[test]
fn coins_may_be_given_at_any_time_by_anybody() {
    let mut state = table("rulebook");
    let mut events = Vec::new();
    state.give(seat(2), seat(1), 3, &mut events).unwrap();
    assert_eq!(events, [Event::CoinsGiven { from: seat(2), to: seat(1), amount: 3 }]);
    let coins = |state: &State| (1..=2).map(|n| state.public().player(seat(n)).coins()).collect::<Vec<_>>();
    assert_eq!(coins(&state), [8, 4]);
    play(&mut state, "section build; move");
    state.give(seat(1), seat(2), 8, &mut events).unwrap();
    assert_eq!(coins(&state), [0, 12]);
}

/// RL-146
#[test]
fn coins_do_not_change_hands_in_tournament_play() {
    for rules in ["rulebook +no-gifts", "current +no-gifts"] {
        let mut state = table(rules);
        let before = state;
        assert_eq!(state.give(seat(2), seat(1), 1, &mut Silence), Err(GiftError::Forbidden));
        assert_eq!(state, before);
    }
}

/// RL-146
#[test]
fn impossible_gifts_are_refused_and_change_nothing() {
    let mut state = table("rulebook");
    let before = state;
    assert_eq!(state.give(seat(1), seat(2), 6, &mut Silence), Err(GiftError::TooFewCoins { has: 5 }));
    assert_eq!(state.give(seat(1), seat(2), 0, &mut Silence), Err(GiftError::Nothing));
    assert_eq!(state.give(seat(1), seat(1), 1, &mut Silence), Err(GiftError::NoSuchSeat(seat(1))));
    assert_eq!(state.give(seat(1), seat(3), 1, &mut Silence), Err(GiftError::NoSuchSeat(seat(3))));
    assert_eq!(state.give(seat(3), seat(1), 1, &mut Silence), Err(GiftError::NoSuchSeat(seat(3))));
    assert_eq!(state, before);
}

/// RL-146
#[test]
fn gift_binds_nobody() {
    let mut state = table("rulebook");
    play(&mut state, "section build; move");
    let before = legal(&state);
    state.give(seat(2), seat(1), 7, &mut Silence).unwrap();
    assert_eq!(legal(&state), before);
    play(&mut state, "step character h04 h11; done");
    assert!(state.public().combat().is_some(), "the attack may follow all the same");
    state.give(seat(1), seat(2), 2, &mut Silence).unwrap();
    assert!(state.public().combat().is_some(), "and coins do not call it off");
}

// ---------------------------------------------------------------- first player, secrets

/// RL-147
#[test]
fn mats_go_1_2_2a_3_3a_4_5() {
    let numbers: Vec<String> = Mat::ALL.iter().map(|m| m.face().number.to_lowercase()).collect();
    assert_eq!(numbers, ["1", "2", "2a", "3", "3a", "4", "5"]);
    assert!(Mat::ALL.is_sorted());
    assert_eq!(
        Mat::ALL,
        [Industrial, Engineering, Militant, Patriotic, Innovative, Mechanical, Agricultural]
    );
}

/// RL-147
#[test]
fn lowest_mat_begins_wherever_it_sits() {
    for (i, low) in BASE_MATS.into_iter().enumerate() {
        for high in &BASE_MATS[i + 1..] {
            for (first, second, begins) in [(low, *high, 1), (*high, low, 2)] {
                let state = started(&[(Nordic, first), (Saxony, second)]);
                assert_eq!(state.public().active(), seat(begins), "{first} and {second}");
            }
        }
    }
}

/// RL-148
#[test]
fn coins_are_open_to_everybody() {
    let state = table("rulebook");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Bystander] {
        let view = View::of(&state, viewer);
        assert_eq!(view.public().player(seat(1)).coins(), 5);
        assert_eq!(view.public().player(seat(2)).coins(), 7);
    }
}

/// RL-148
#[test]
fn objectives_and_values_of_combat_cards_are_secret_and_their_number_is_not() {
    let table = |hand: &str, objectives: &str| {
        position(&format!(
            "active 1
             seat nordic industrial
               hand {hand}
               objectives {objectives}
             seat crimea mechanical
               hand 3"
        ))
    };
    let (one, two) = (table("225", "1 2"), table("344", "8 15"));
    assert_ne!(View::of(&one, seat(1)), View::of(&two, seat(1)), "the owner sees them");
    assert_eq!(View::of(&one, seat(2)), View::of(&two, seat(2)));
    assert_eq!(View::of(&one, Viewer::Bystander), View::of(&two, Viewer::Bystander));
    let seen = View::of(&one, seat(2));
    assert_eq!(seen.public().player(seat(1)).hand_count(), 3);
    assert_eq!(seen.public().player(seat(1)).objective_count(), 2);
}

// RL-149
#[test]
fn whoever_stops_the_game_loses_two_popularity_and_it_stands_in_the_record() {
    let text = "kosa-position 1; active 1; seat nordic industrial; popularity 3; seat crimea mechanical";
    let start = State::from_position(text).unwrap();
    let seat = Seat::new(0).unwrap();
    let mut record = kosa_engine::Record::new(start);
    for left in [1, 0, 0] {
        record.push("1: stalled".parse().unwrap());
        assert_eq!(record.replay().unwrap().public().player(seat).popularity(), left);
    }
    assert_eq!(kosa_engine::Record::from_text(&record.to_text()).unwrap(), record);
    record.push("2: stalled".parse().unwrap());
    assert!(record.replay().is_err(), "nobody waits for the other");
}
