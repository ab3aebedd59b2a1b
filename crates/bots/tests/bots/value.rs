//! Inputs and network: what they may know, how many there are, and that they say the same everywhere.

use kosa_bots::{Bot, FIRST, Inputs, Level, Net, features};
use kosa_engine::random::draw;
use kosa_engine::{Actor, Awaiting, Rules, Setup, State, Switch, View};
use kosa_table::{Player, RandomPlayer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Positions of games between weak bots, one after each turn.
fn positions(setup: Setup, seed: u64, rounds: u16, each: impl FnMut(&State)) {
    played_by(&mut Bot::new(Level::Easy, seed), setup, seed, rounds, each);
}

/// The same of games that somebody else plays for everybody.
fn played_by(player: &mut dyn Player, setup: Setup, seed: u64, rounds: u16, mut each: impl FnMut(&State)) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut setup = setup;
    setup.settle(&mut rng).unwrap();
    let mut state = setup.start().unwrap();
    let mut turn = 0;
    while !state.is_over() && state.public().turns() < rounds * state.public().seat_count() as u16 {
        match state.awaiting() {
            Awaiting::Chance => {
                let mv = draw(&mut rng, &state.chance()).unwrap();
                state.apply(Actor::Chance, mv).unwrap();
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mv = player.choose(&View::of(&state, seat), &state.legal(seat));
                state.apply(Actor::Seat(seat), mv).unwrap();
            }
            Awaiting::Over => break,
        }
        if state.public().turns() != turn {
            turn = state.public().turns();
            each(&state);
        }
    }
}

#[test]
fn inputs_fit_and_do_not_depend_on_what_others_hide() {
    let everything = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::Airships, true)
        .with(Switch::Resolutions, true);
    for (setup, seed) in
        [(Setup::random(2), 1), (Setup::random(5), 2), (Setup::random(7).with_rules(everything), 3)]
    {
        let mut checked = 0;
        positions(setup, seed, 6, |state| {
            let mut rng = Pcg64Mcg::seed_from_u64(checked);
            for seat in state.public().seats() {
                let mut seen = Inputs::new();
                features::fill(state, seat, &mut seen);
                assert_eq!(seen.width(), features::WIDTH);
                assert!(seen.iter().all(|(i, v)| i < features::WIDTH && v.is_finite() && v.abs() < 8.0));
                let other = View::of(state, seat).resample(&mut rng);
                let mut again = Inputs::new();
                features::fill(&other, seat, &mut again);
                assert!(seen.iter().eq(again.iter()), "a secret of somebody else changes the value");
            }
            checked += 1;
        });
        assert!(checked > 10);
    }
}

/// Weights by a formula, so that the numbers below hold whatever is learned.
fn made_up() -> Net {
    let mut net = Net::blank(features::WIDTH);
    let mut n = 1u32;
    let mut next = || {
        n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (n >> 16) as f32 / 65_536.0 - 0.5
    };
    net.first.iter_mut().flatten().for_each(|w| *w = next() * 0.25);
    net.second.iter_mut().flatten().for_each(|w| *w = next() * 0.5);
    net.third.iter_mut().flatten().for_each(|w| *w = next() * 0.5);
    net
}

#[test]
fn the_same_number_everywhere() {
    let state = State::from_position(
        "kosa-position 1; active 1; at h04 oil 2; seat nordic industrial; coins 7; popularity 9; power 5; hand 235; workers h04 h05; \
         mechs 1 at h04; seat crimea mechanical; power 3",
    )
    .unwrap();
    let seat = state.public().active();
    let mut inputs = Inputs::new();
    features::fill(&state, seat, &mut inputs);
    let outputs = made_up().outputs(&inputs).map(f32::to_bits);
    // Bit for bit: natively, optimised or not, and in a browser.
    assert_eq!(outputs, GOLDEN, "if inputs were changed on purpose, write these again");
}

const GOLDEN: [u32; 3] = [1052885440, 1054707976, 3183191172];

#[test]
fn weights_are_kept_in_short_and_read_back() {
    let net = made_up();
    let bytes = net.to_bytes();
    assert!(bytes.len() < 300_000, "{} bytes", bytes.len());
    let read = Net::from_bytes(&bytes).unwrap();
    for (a, b) in net.first.iter().flatten().zip(read.first.iter().flatten()) {
        assert!((a - b).abs() < 1e-5);
    }
    assert_eq!(read.second.len(), FIRST);
    assert!(Net::from_bytes(&bytes[..bytes.len() - 1]).is_none() && Net::from_bytes(&[]).is_none());
}

#[test]
fn the_weights_that_came_along_are_for_these_inputs() {
    let kept = include_bytes!("../../weights/value.bin");
    assert!(Net::from_bytes(kept).is_some());
    assert!(kept.len() < 400_000);
}

/// What the inputs of whole games come to: trained weights mean these numbers and no others. Chance plays, so that no weights decide
/// what is met.
#[test]
fn inputs_of_whole_games_stay_as_they_were() {
    let everything = Rules::RULEBOOK
        .with(Switch::InvadersFromAfar, true)
        .with(Switch::Airships, true)
        .with(Switch::Resolutions, true);
    let games = [
        (Setup::random(2), 11, 60),
        (Setup::random(5), 12, 40),
        (Setup::random(7).with_rules(everything), 13, 40),
    ];
    let found = games.map(|(setup, seed, rounds)| {
        let mut sum = 0xcbf2_9ce4_8422_2325u64;
        played_by(&mut RandomPlayer::new(seed), setup, seed, rounds, |state| {
            for seat in state.public().seats() {
                let mut inputs = Inputs::new();
                features::fill(state, seat, &mut inputs);
                for (i, value) in inputs.iter() {
                    for part in [i as u64, u64::from(value.to_bits())] {
                        sum = (sum ^ part).wrapping_mul(0x0100_0000_01b3);
                    }
                }
            }
        });
        sum
    });
    assert_eq!(found, INPUTS, "trained weights no longer fit");
}

const INPUTS: [u64; 3] = [18246123733517469595, 17662776391601545489, 15089754867584483831];
