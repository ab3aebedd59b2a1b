//! Factory cards 1 to 18: what the top half costs and gives, and that it does nothing else; then the move of the
//! bottom half, and the card as a fifth section.
//!
//! The costs and gains are written down card by card in `tests/data/factory.csv`, which other programs can read too; every
//! card is also tried with 1 less of what it costs, and must then not be on offer.
// RL-026 RL-060 RL-061 RL-062 RL-063 RL-094 RL-106 RL-108

use crate::common::cards::{Facts, Gain, Gain::*, Printed, add, amounts, facts, gain_anywhere, set};
use crate::common::{legal, may, play, position, refused, seat};
use kosa_engine::vocab::Section;
use kosa_engine::{Question, State};

/// The 18 cards, option by option.
const CARDS: &str = include_str!("../data/factory.csv");

/// What a seat has to pay with, or what a card takes from it.
#[derive(Clone, Copy)]
struct Purse {
    power: u8,
    popularity: u8,
    coins: u8,
    cards: u8,
}

const NOTHING: Purse = Purse { power: 0, popularity: 0, coins: 0, cards: 0 };
const PLENTY: Purse = Purse { power: 8, popularity: 9, coins: 20, cards: 2 };

/// Nordic has the card and puts its token there. Workers stand on h04 (forest) and h05 (tundra), a mech alone on h11.
/// Both neighbours have enlisted all recruits, Nordic too unless one is about to be enlisted.
fn begun(card: u8, purse: Purse, tokens: &str, gains: &[Gain]) -> State {
    let all = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards\nstars recruits";
    let own = if gains.contains(&Enlist) { "recruits upgrade enlist\nbonuses power cards" } else { all };
    let rules = if card > 12 { "rulebook +promo-factory" } else { "rulebook" };
    let hand = ["-", "3", "35"][purse.cards as usize];
    let Purse { power, popularity, coins, .. } = purse;
    let mut state = position(&format!(
        "rules {rules}
         active 1
         {tokens}
         seat nordic industrial
           power {power}
           popularity {popularity}
           coins {coins}
           hand {hand}
           character h10
           mechs 3 at h11
           workers h04 h05
           structures armory h04 monument h10
           factory-card {card}
           token build
           {own}
         seat rusviet engineering
           {all}
         seat polania patriotic
           {all}"
    ));
    play(&mut state, "section factory");
    state
}

/// The card's top half cannot be paid: only the move of the bottom half is left to ask about.
fn not_offered(state: &State) {
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Factory)));
    assert_eq!(legal(state), ["move", "skip"]);
}

/// Takes the whole gain and writes down what it should bring.
fn gain(state: &mut State, facts: &mut Facts, gain: Gain) {
    match gain {
        Any(n) => {
            // All on one territory with an own worker, as for Trade.
            assert_eq!(legal(state), ["on h04", "on h05", "skip"]);
            play(state, "on h05");
            assert!(may(state, "resources none"));
            assert!(!may(state, &format!("resources food {n} wood 1")));
            play(state, &format!("resources food {} oil 1", n - 1));
            set(facts, "h05", None, &format!("food {} oil 1", n - 1));
        }
        Worker => {
            assert_eq!(legal(state), ["on h11", "skip"]);
            play(state, "on h11");
            set(facts, "1 workers", Some("h04 h05"), "h04 h05 h11");
        }
        Deploy => {
            // Where a worker stands: not on h11.
            let all = [1, 2, 4].map(|slot| ["h04", "h05"].map(|at| format!("deploy {slot} {at}")));
            assert_eq!(legal(state), [&all.concat()[..], &["skip".into()]].concat());
            play(state, "deploy 2 h05");
            set(facts, "1 mechs", Some("3 at h11"), "2 3 at h05 h11");
        }
        Build => {
            // Where a worker and no structure stands: not on h04 or h11.
            assert_eq!(legal(state), ["build mill h05", "build mine h05", "skip"]);
            play(state, "build mine h05");
            set(facts, "1 structures", Some("armory h04 monument h10"), "armory h04 mine h05 monument h10");
        }
        other => gain_anywhere(state, facts, other),
    }
}

/// Takes all gains in the printed order; nothing else on the table may have changed.
fn gain_all(mut state: State, mut expected: Facts, gains: &[Gain]) {
    for g in gains {
        gain(&mut state, &mut expected, *g);
    }
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Factory)));
    assert_eq!(facts(&state), expected);
}

fn offered(options: usize) -> Vec<String> {
    let all = (1..=options).map(|n| format!("factory {n}"));
    all.chain(["skip".to_string()]).collect()
}

impl Purse {
    fn of(cell: &str) -> Purse {
        let mut cost = NOTHING;
        for (what, amount) in amounts(cell) {
            match what {
                "power" => cost.power = amount,
                "popularity" => cost.popularity = amount,
                "coins" => cost.coins = amount,
                "combat_cards" => cost.cards = amount,
                _ => panic!("nothing in a purse: {what}"),
            }
        }
        cost
    }
}

/// What is written down of a card: its cost, which all its options have in common, and the gains of each.
fn printed(card: u8) -> (&'static str, Vec<Vec<Gain>>) {
    let options = Printed::of(CARDS, card);
    assert!(options.iter().all(|option| option.cost == options[0].cost));
    (options[0].cost, options.iter().map(Printed::gains).collect())
}

/// Tries every option of a card: with plenty, with exactly the cost, and with 1 less of each thing it costs.
fn uses(card: u8) {
    let (cost, options) = printed(card);
    let cost = Purse::of(cost);
    for (i, gains) in options.iter().enumerate() {
        let mut exact = PLENTY;
        let mut short = Vec::new();
        let parts: [fn(&mut Purse) -> &mut u8; 4] =
            [|p| &mut p.power, |p| &mut p.popularity, |p| &mut p.coins, |p| &mut p.cards];
        for part in parts {
            let due = *part(&mut cost.clone());
            if due > 0 {
                *part(&mut exact) = due;
                let mut less = PLENTY;
                *part(&mut less) = due - 1;
                short.push(less);
            }
        }
        assert!(!short.is_empty());
        for purse in short {
            not_offered(&begun(card, purse, "", gains));
        }
        for purse in [PLENTY, exact] {
            let mut state = begun(card, purse, "", gains);
            let mut expected = facts(&state);
            assert_eq!(legal(&state), offered(options.len()));
            play(&mut state, &format!("factory {}", i + 1));
            add(&mut expected, "1 power", -i16::from(cost.power));
            add(&mut expected, "1 popularity", -i16::from(cost.popularity));
            add(&mut expected, "1 coins", -i16::from(cost.coins));
            if cost.cards > 0 && purse.cards > 1 {
                // Which card is paid is the player's choice.
                assert_eq!(legal(&state), ["discard 3", "discard 5"]);
                play(&mut state, "discard 3");
                set(&mut expected, "1 hand", Some("35"), "5");
                set(&mut expected, "discard", Some("-"), "3");
            } else if cost.cards > 0 {
                assert_eq!(expected.remove("1 hand").as_deref(), Some("3"));
                set(&mut expected, "discard", Some("-"), "3");
            }
            gain_all(state, expected, gains);
        }
    }
}

/// Tries every option of a card that costs resource tokens, with tokens of three kinds on h04. The payment is named as
/// far as there is a choice.
fn uses_for_tokens(card: u8, payment: &str, left: &str) {
    let (cost, options) = printed(card);
    let due = match cost {
        "resources:1" => 1,
        "different_resources:2" => 2,
        _ => panic!("not paid in tokens: {cost}"),
    };
    let before = "food 2 metal 1 oil 1";
    let tokens = |text: &str| text.split(' ').filter_map(|word| word.parse::<u8>().ok()).sum::<u8>();
    assert_eq!(tokens(before) - tokens(left), due);
    for (i, gains) in options.iter().enumerate() {
        // Nothing at all; and plenty where nobody controls it.
        not_offered(&begun(card, PLENTY, "", gains));
        not_offered(&begun(card, PLENTY, "at h30 food 9 metal 9 oil 9 wood 9", gains));
        let mut state = begun(card, PLENTY, &format!("at h04 {before}"), gains);
        let mut expected = facts(&state);
        assert_eq!(legal(&state), offered(options.len()));
        play(&mut state, &format!("factory {}; {payment}", i + 1));
        set(&mut expected, "h04", Some(before), left);
        gain_all(state, expected, gains);
    }
}

/// Two territories for a card and a coin, whatever the Produce track, its upgrade and the Mill say.
// RL-060
#[test]
fn card_01_produces_on_two_territories_without_mill_upgrade_or_track() {
    let [card] = &Printed::of(CARDS, 1)[..] else { panic!("one option") };
    assert_eq!((card.cost, card.gains), ("coins:1 combat_cards:1", "produce:2"));
    let start = |coins: u8, hand: &str| {
        let mut state = position(&format!(
            "active 1
             seat nordic industrial
               power 0
               popularity 0
               coins {coins}
               hand {hand}
               workers h04 h04 h05 h11 @nordic @nordic @nordic @nordic
               stars workers
               structures mill h11
               cubes produce_territory
               reduced deploy
               factory-card 1
             seat rusviet engineering"
        ));
        play(&mut state, "section factory");
        state
    };
    not_offered(&start(0, "35"));
    not_offered(&start(1, "-"));

    let mut state = start(1, "35");
    let mut expected = facts(&state);
    assert_eq!(legal(&state), ["factory 1", "skip"]);
    play(&mut state, "factory 1; discard 5");
    // One token for each worker: the Mill on h11 makes none.
    assert_eq!(legal(&state), ["produce h04 2", "produce h04 1", "produce h05 1", "produce h11 1", "done"]);
    play(&mut state, "produce h04 2");
    // Its territory is one of the two, not one more.
    assert_eq!(legal(&state), ["produce h05 1", "produce h11 1", "done"]);
    play(&mut state, "produce h11 1");
    assert_eq!(state.public().question(), Some(Question::Bottom(Section::Factory)));
    add(&mut expected, "1 coins", -1);
    set(&mut expected, "1 hand", Some("35"), "3");
    set(&mut expected, "discard", Some("-"), "5");
    set(&mut expected, "h04", None, "wood 2");
    set(&mut expected, "h11", None, "metal 1");
    assert_eq!(facts(&state), expected);
}

#[test]
fn card_01_does_not_produce_where_only_the_mill_stands() {
    let mut state = position(
        "active 1
         seat nordic industrial
           coins 1
           hand 3
           workers h04 h05
           structures mill h11
           factory-card 1
         seat rusviet engineering",
    );
    play(&mut state, "section factory; factory 1");
    assert_eq!(legal(&state), ["produce h04 1", "produce h05 1", "done"]);
    play(&mut state, "produce h04 1; produce h05 1");
    not_offered(&state);
    assert_eq!(state.public().resources("h11".parse::<kosa_engine::vocab::Hex>().unwrap()), [0; 4]);
}

#[test]
fn card_02_enlists_or_upgrades_for_popularity() {
    uses(2);
}

#[test]
fn card_03_gives_popularity_for_a_combat_card() {
    uses(3);
}

#[test]
fn card_04_gives_coins_for_a_combat_card() {
    uses(4);
}

#[test]
fn card_05_gives_popularity_for_power() {
    uses(5);
}

#[test]
fn card_06_gives_coins_for_power() {
    uses(6);
}

// RL-061
#[test]
fn card_07_deploys_or_builds_for_popularity() {
    uses(7);
}

#[test]
fn card_08_gives_resources_for_a_combat_card() {
    uses(8);
}

#[test]
fn card_09_upgrades_and_gives_popularity_for_coins() {
    uses(9);
}

#[test]
fn card_10_deploys_and_gives_power_for_coins() {
    uses(10);
}

#[test]
fn card_11_builds_and_gives_popularity_for_coins() {
    uses(11);
}

#[test]
fn card_12_enlists_and_gives_power_for_coins() {
    uses(12);
}

#[test]
fn card_13_deploys_or_builds_for_two_different_resources() {
    uses_for_tokens(13, "pay food h04; pay oil h04", "food 1 metal 1");
}

#[test]
fn card_14_gives_a_worker_with_a_mech_and_coins_for_a_combat_card() {
    uses(14);
}

#[test]
fn card_15_gives_a_combat_card_and_power_for_a_resource() {
    uses_for_tokens(15, "pay metal h04", "food 2 oil 1");
}

#[test]
fn card_16_gives_power_popularity_and_a_coin_for_a_resource() {
    uses_for_tokens(16, "pay food h04", "food 1 metal 1 oil 1");
}

#[test]
fn card_17_upgrades_and_gives_power_for_a_combat_card() {
    uses(17);
}

#[test]
fn card_18_enlists_or_upgrades_for_two_different_resources() {
    uses_for_tokens(18, "pay metal h04", "food 2");
}

#[test]
fn cards_1_to_18_are_written_down() {
    let options: usize = (1..=18).map(|card| Printed::of(CARDS, card).len()).sum();
    assert_eq!(CARDS.lines().count(), 1 + options, "and no others");
    assert!((1..=18).all(|card| !Printed::of(CARDS, card).is_empty()));
}

#[test]
fn two_resources_of_cards_13_and_18_must_be_of_different_kinds() {
    for card in [13, 18] {
        not_offered(&begun(card, PLENTY, "at h04 metal 5\nat h05 metal 5", &[]));
        let mut state = begun(card, PLENTY, "at h04 food 2 metal 1\nat h05 food 1 wood 1", &[]);
        play(&mut state, "factory 1; pay food h05");
        assert_eq!(legal(&state), ["pay metal h04", "pay wood h05"]);
    }
}

/// Crimea with the card, a hand and tokens on h43.
fn crimea(card: u8, hand: &str, tokens: &str) -> State {
    let mut state = position(&format!(
        "rules rulebook +promo-factory
         active 2
         {tokens}
         seat nordic industrial
         seat crimea mechanical
           power 3
           popularity 3
           coins 3
           hand {hand}
           workers h43 h47
           factory-card {card}"
    ));
    play(&mut state, "section factory");
    state
}

// RL-108
#[test]
fn coercion_card_stands_for_one_of_two_different_resources() {
    for (card, gift) in [(13, "deploy 1 h43"), (18, "enlist build coins 0")] {
        not_offered(&crimea(card, "-", "at h43 metal 5"));
        not_offered(&crimea(card, "2345", ""));
        let mut state = crimea(card, "25", "at h43 metal 5");
        play(&mut state, "factory 1");
        // No second kind: the card must do, and it comes before the tokens.
        assert_eq!(legal(&state), ["pay card 2", "pay card 5"]);
        play(&mut state, "pay card 5");
        let now = facts(&state);
        assert_eq!((now["2 hand"].as_str(), now["h43"].as_str()), ("2", "metal 4"));
        assert_eq!((now["discard"].as_str(), now["coercion-used"].as_str()), ("5", "yes"));
        play(&mut state, gift);
        not_offered(&state);
    }
}

// RL-108
#[test]
fn coercion_card_pays_the_one_resource_of_cards_15_and_16() {
    for card in [15, 16] {
        not_offered(&crimea(card, "-", ""));
        let mut state = crimea(card, "25", "");
        play(&mut state, "factory 1; pay card 2");
        let now = facts(&state);
        assert_eq!((now["2 hand"].as_str(), now["discard"].as_str()), ("5", "2"));
        // A token may be paid instead, and the card kept.
        let mut state = crimea(card, "25", "at h47 oil 1");
        play(&mut state, "factory 1");
        assert_eq!(legal(&state), ["pay oil h47", "pay card 2", "pay card 5"]);
        play(&mut state, "pay oil h47");
        assert_eq!(facts(&state)["2 hand"], "25");
        assert!(!facts(&state).contains_key("coercion-used"));
    }
}

#[test]
fn card_14_needs_a_mech_and_a_worker_on_the_mat_for_its_worker_only() {
    for seat_lines in
        ["workers h04 h05", "workers h04 h04 h04 h04 h05 h05 h05 h05\nstars workers\nmechs 3 at h11"]
    {
        let mut state = position(&format!(
            "rules rulebook +promo-factory
             active 1
             seat nordic industrial
               coins 4
               hand 3
               factory-card 14
               {seat_lines}
             seat rusviet engineering"
        ));
        let workers = state.public().player(seat(1)).worker_count();
        // The worker cannot be placed and is not asked about; the coins come all the same.
        play(&mut state, "section factory; factory 1; take 2");
        let nordic = state.public().player(seat(1));
        assert_eq!((nordic.coins(), nordic.worker_count()), (6, workers));
    }
}

/// Nordic on the Factory's north side, with a Factory card, about to use its move.
fn moving(mechs: &str) -> State {
    let mut state = position(&format!(
        "active 1
         encounters h08
         seat nordic industrial
           power 0
           character h16
           workers h04 h16
           mechs {mechs}
           factory-card 3
         seat rusviet engineering
           workers h26 h30
         seat polania patriotic"
    ));
    play(&mut state, "section factory; move");
    state
}

// RL-008
#[test]
fn factory_move_takes_one_unit_up_to_two_territories() {
    let mut state = moving("3 at h16");
    play(&mut state, "step mech h16 h15");
    let mut early = state;
    // The worker may ride along; nobody else moves.
    assert_eq!(legal(&state), ["carry workers 1", "carry workers 0"]);
    play(&mut state, "carry workers 0; step mech h15 h08");
    assert_eq!(state.public().active(), seat(2), "two steps end the move and the turn");
    let nordic = state.public().player(seat(1));
    assert_eq!(nordic.mechs().next(), Some("h08".parse().unwrap()));
    // The second step may be left.
    play(&mut early, "carry workers 1; done");
    assert_eq!(early.public().active(), seat(2));
    let nordic = early.public().player(seat(1));
    assert_eq!(nordic.mechs().next(), Some("h15".parse().unwrap()));
    assert_eq!(nordic.workers_on("h15".parse().unwrap()), 1);
}

// RL-026
#[test]
fn factory_move_with_speed_is_three_territories_for_a_mech_and_two_for_a_worker() {
    let mut state = moving("4 at h16");
    let mut worker = state;
    play(&mut state, "step mech h16 h15; carry workers 0; step mech h15 h08");
    play(&mut state, "step mech h08 h02");
    assert_eq!(state.public().active(), seat(2), "no fourth step");
    assert_eq!(state.public().player(seat(1)).mechs().next(), Some("h02".parse().unwrap()));
    play(&mut worker, "step worker h16 h15; step worker h15 h08");
    assert_eq!(worker.public().active(), seat(2), "no third step");
    assert_eq!(worker.public().player(seat(1)).workers_on("h08".parse().unwrap()), 1);
}

// RL-063
#[test]
fn factory_move_stops_at_enemy_workers_and_at_an_encounter() {
    let mut state = moving("4 at h24");
    play(&mut state, "step mech h24 h23; step mech h23 h30");
    assert_eq!(state.public().active(), seat(2), "the third step is lost");
    assert_eq!(state.public().player(seat(2)).workers_on("@rusviet".parse().unwrap()), 1);
    let mut state = moving("4 at h24");
    play(&mut state, "step character h16 h15; step character h15 h08");
    assert!(may(&state, "encounter 1"), "the third step is lost to the encounter");
}

#[test]
fn top_half_comes_before_the_move_and_each_half_is_optional() {
    let mut state = begun(4, PLENTY, "", &[]);
    let mut top_only = state;
    play(&mut state, "skip");
    assert_eq!(legal(&state), ["move", "skip"]);
    play(&mut state, "move; step character h10 h16; done");
    assert_eq!(state.public().active(), seat(2));
    assert_eq!(state.public().player(seat(1)).coins(), 20);
    play(&mut top_only, "factory 1; discard 5; take 3; skip");
    assert_eq!(top_only.public().active(), seat(2));
    assert_eq!(top_only.public().player(seat(1)).coins(), 23);
}

// RL-062 RL-106
#[test]
fn factory_card_is_not_used_twice_running_but_by_rusviet_under_the_rulebook_preset() {
    let start = |rules: &str, active: u8| {
        position(&format!(
            "rules {rules}
             active {active}
             seat nordic industrial
               factory-card 5
               token factory
             seat rusviet engineering
               factory-card 6
               token factory"
        ))
    };
    let mat = ["section upgrade", "section deploy", "section build", "section enlist"];
    let with_factory = [&mat[..], &["section factory"]].concat();
    assert_eq!(legal(&start("rulebook", 1)), mat);
    assert_eq!(legal(&start("current", 1)), mat);
    assert_eq!(legal(&start("rulebook", 2)), with_factory);
    assert_eq!(legal(&start("current", 2)), mat);
    // After a turn on another section the card is free again.
    let mut state = start("current", 1);
    refused(&state, "section factory");
    play(&mut state, "section upgrade; skip; section build; skip");
    assert!(may(&state, "section factory"));
}
