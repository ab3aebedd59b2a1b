//! Properties of games with Automas: every level, every dial, solo and mixed tables.

use crate::common::secrets::*;
use crate::common::*;
use kosa_engine::random::{below, draw};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::*;
use kosa_engine::*;

/// A random Automa: level and dials.
fn kind(rng: &mut rand_pcg::Pcg64Mcg) -> AutomaKind {
    let mut flag = || below(rng, 3) == 0;
    let (skip_turns, move_check, deploy_check, all_moves) = (flag(), flag(), flag(), flag());
    let mut shift = || below(rng, 5) as i8 - 2;
    let (coins, power) = (shift(), shift());
    let level = AutomaLevel::ALL[below(rng, 4) as usize];
    AutomaKind { level, dials: AutomaDials { skip_turns, coins, power, move_check, deploy_check, all_moves } }
}

/// A table with one person at least and one Automa at least.
fn table(seed: u64) -> State {
    let mut rng = rng(seed);
    let invaders = below(&mut rng, 2) == 0;
    let seats = 2 + below(&mut rng, if invaders { 6 } else { 4 }) as usize;
    let automas = 1 + below(&mut rng, seats as u32 - 1) as usize;
    let mut rules = if seed.is_multiple_of(2) { Rules::RULEBOOK } else { Rules::CURRENT };
    for switch in Switch::ALL {
        if switch.id().starts_with("automa") && below(&mut rng, 3) == 0 {
            rules = rules.with(switch, !rules.has(switch));
        }
    }
    let rules = rules.with(Switch::InvadersFromAfar, invaders);
    let mut setup = Setup::random(seats).with_rules(rules);
    for wish in setup.players.iter_mut().take(automas) {
        *wish = Wish { automa: Some(kind(&mut rng)), ..Wish::default() };
    }
    setup.settle(&mut rng).unwrap();
    setup.start().unwrap()
}

fn check(state: &State) {
    let public = state.public();
    let mut cards = state.combat_deck().plus(public.discard());
    for seat in public.seats() {
        let player = public.player(seat);
        cards = cards.plus(state.own(seat).hand());
        assert!(player.power() <= 16 && player.stars().total() <= 6);
        let Some(automa) = player.automa() else { continue };
        assert_eq!(player.popularity(), 10, "an Automa never changes popularity");
        assert_eq!(
            player.stars().on(Star::Tracker)
                + player.stars().on(Star::Combat)
                + player.stars().on(Star::Power),
            player.stars().total()
        );
        assert!(player.stars().on(Star::Combat) <= 2);
        assert!(automa.marker() < automa.kind().level.face().spaces);
        assert_eq!(player.upgrade_count() + player.structure_count() + player.recruit_count(), 0);
        // Held back by water: no unit on a lake.
        let dry = automa.kind().level.face().no_water.contains(automa.marker());
        let wades = public.rules().has(Switch::AutomaInvadersWade) && !player.faction().mat().base;
        assert_eq!(public.held_by_water(seat), dry && !wades);
        if dry && !wades {
            for place in player.workers().chain(player.mechs()).chain(Some(player.character())) {
                assert_ne!(place.hex().map(Hex::terrain), Some(Terrain::Lake));
            }
        }
    }
    assert_eq!(cards, CombatCards([16, 12, 8, 6]), "combat cards");
}

#[test]
fn games_with_automas_keep_the_rules() {
    let mut count = 0u64;
    let mut combats = 0u64;
    for seed in 0..2500 {
        let end = random_game(seed, table(seed), 400, |state, actor, mv| {
            check(state);
            count += 1;
            combats +=
                (matches!(mv, Move::AutomaCard(_)) && pending(state).starts_with("automa-fight:")) as u64;
            match state.awaiting() {
                Awaiting::Chance => assert!(!state.chance().is_empty()),
                Awaiting::Seats(seats) => {
                    for seat in seats.iter() {
                        assert!(!state.public().player(seat).is_automa(), "an Automa is asked");
                    }
                }
                Awaiting::Over => panic!("looked at after the end"),
            }
            assert!(state.check(actor, mv).is_ok());
            assert_eq!(mv.to_string().parse(), Ok(mv));
            if count.is_multiple_of(23) {
                let text = state.to_position();
                let back = State::from_position(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert!(back == *state, "reading back gives another state:\n{text}\n{}", back.to_position());
            }
        });
        check(&end);
    }
    assert!(combats > 300, "only {combats} combats with Automas");
}

#[test]
fn views_of_games_with_automas_leak_nothing() {
    let mut dice = rng(5);
    let (mut count, mut compared, mut secret) = (0u64, 0u64, 0u64);
    for seed in 0..300 {
        random_game(seed, table(seed), 100, |state, actor, mv| {
            count += 1;
            if !count.is_multiple_of(9) {
                return;
            }
            for viewer in state.public().viewers() {
                let view = View::of(state, viewer);
                let other = view.resample(&mut dice);
                check(&other);
                assert_eq!(View::of(&other, viewer), view);
                if let Some(seat) = viewer.seat() {
                    assert_eq!(other.legal(seat), state.legal(seat));
                }
                let viewer = viewer.at(state.public());
                compared += sounds_the_same(viewer, actor, mv, state, &other) as u64;
                secret += secret_moves_look_the_same(viewer, actor, mv, state);
            }
        });
    }
    assert!(compared > 10_000 && secret > 1000, "only {compared} moves, {secret} of them secret");
}

/// Turns of an Automa that nobody disturbs, on average: the person only ever skips.
fn turns_alone(level: AutomaLevel) -> f64 {
    let games = 300;
    let mut turns = 0u64;
    for seed in 0..games {
        let mut rng = rng(seed);
        let mut setup = Setup::random(2);
        setup.players[1].automa = Some(AutomaKind { level, dials: AutomaDials::default() });
        setup.settle(&mut rng).unwrap();
        let mut state = setup.start().unwrap();
        while !state.is_over() {
            match state.awaiting() {
                Awaiting::Chance => {
                    turns += state.public().automa_turn_begins() as u64;
                    let outcome = draw(&mut rng, &state.chance()).unwrap();
                    state.apply(Actor::Chance, outcome).unwrap();
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let list = state.legal(seat);
                    let idle = list
                        .iter()
                        .find(|m| matches!(m, Move::Skip | Move::EndTurn | Move::Choose(_) | Move::Dial(0)));
                    let mv = idle.or(list.last()).copied().unwrap();
                    state.apply(Actor::Seat(seat), mv).unwrap();
                }
                Awaiting::Over => unreachable!(),
            }
        }
    }
    turns as f64 / games as f64
}

#[test]
fn an_automa_left_alone_needs_the_expected_number_of_turns() {
    let expected = [28.0, 23.0, 20.0, 19.0];
    for (level, expected) in AutomaLevel::ALL.into_iter().zip(expected) {
        let turns = turns_alone(level);
        eprintln!("{level}: {turns:.1} turns");
        assert!((turns - expected).abs() < 3.0, "{level}: {turns:.1} turns, expected near {expected}");
    }
}
