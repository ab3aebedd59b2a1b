//! A resampled state is one that could be on the table: it can be written and read, looks the same to the viewer, and the
//! game goes on from it. At every kind of node, in every combination of modules.

use crate::common::*;
use crate::wind_gambit_properties::table_of;
use kosa_engine::random::{below, draw};
use kosa_engine::setup::{Tiles, Wish};
use kosa_engine::vocab::*;
use kosa_engine::*;
use std::collections::BTreeMap;

/// Two to seven seats, people and Automas mixed, each module in or out by the number of the game.
fn setup(game: u64) -> Setup {
    let mut rng = rng(game ^ 0x5a3b1e);
    let bit = |n: u32| game >> n & 1 == 1;
    let mut rules = if below(&mut rng, 2) == 0 { Rules::CURRENT } else { Rules::RULEBOOK };
    rules = rules.with(Switch::InvadersFromAfar, bit(1));
    rules = rules.with(Switch::Airships, bit(2)).with(Switch::Resolutions, bit(3));
    let pairs = bit(2) && below(&mut rng, 2) == 0;
    rules = rules.with(Switch::AirshipPairs, pairs);
    for promo in [Switch::PromoEncounters, Switch::PromoObjectives, Switch::PromoFactory] {
        rules = rules.with(promo, bit(4));
    }
    rules = rules.with(Switch::ObjectivesBetweenActions, below(&mut rng, 4) != 0);
    let seats = 2 + below(&mut rng, rules.max_seats() as u32 - 1) as usize;
    let automas = if bit(5) { 1 + below(&mut rng, seats as u32 - 1) as usize } else { 0 };
    rules = rules.with(Switch::AutomaWindGambit, automas > 0 && (bit(2) || bit(3)));
    for switch in [Switch::AutomaSharedDeck, Switch::AutomaDefenderFirst, Switch::AutomaMeetsToll] {
        rules = rules.with(switch, automas > 0 && below(&mut rng, 2) == 0);
    }
    let mut tiles = Tiles::default();
    // The tiles that deal objective cards come more often than their share.
    if bit(2) && !pairs && below(&mut rng, 2) == 0 {
        tiles.passive = Some(AirshipTile::Negotiate);
    }
    if bit(3) && below(&mut rng, 3) == 0 {
        tiles.resolution = Some(Resolution::MissionPossible);
    }
    let mut setup = Setup { tiles, ..Setup::random(seats).with_rules(rules) };
    for wish in setup.players.iter_mut().take(automas) {
        let level = AutomaLevel::ALL[below(&mut rng, 4) as usize];
        *wish = Wish { automa: Some(AutomaKind { level, dials: AutomaDials::default() }), ..Wish::default() };
    }
    setup.settle(&mut rng).unwrap_or_else(|e| panic!("game {game}: {e}"));
    setup
}

fn reads_back(state: &State, from: &State, viewer: Viewer) {
    let text = state.to_position();
    let back = State::from_position(&text)
        .unwrap_or_else(|e| panic!("{e}\nseen by {viewer:?}\n{text}\nfrom\n{}", from.to_position()));
    assert!(back == *state, "another state\n{text}\nfrom\n{}", from.to_position());
}

/// Resamples for every viewer and for somebody who watches, and looks at what comes of it. How many other hands are known in
/// part.
fn look(state: &State, dice: &mut rand_pcg::Pcg64Mcg) -> u64 {
    let mut remembered = 0;
    for viewer in state.public().viewers() {
        let view = View::of(state, viewer);
        let other = view.resample(dice);
        for of in state.public().seats() {
            let known = view.known_cards(of);
            for state in [state, &other] {
                assert!(
                    state.own(of).hand().minus(known).is_some(),
                    "{viewer} knows too much\n{}",
                    state.to_position()
                );
            }
            remembered += (!known.is_empty() && !viewer.is(of)) as u64;
        }
        reads_back(&other, state, viewer);
        assert_eq!(View::of(&other, viewer), view, "{}", state.to_position());
        assert_eq!(other.awaiting(), state.awaiting());
        if let Some(seat) = viewer.seat().filter(|s| !state.public().player(*s).is_automa()) {
            assert_eq!(other.legal(seat), state.legal(seat), "{}", state.to_position());
            assert_eq!(view.legal(), state.legal(seat), "{}", state.to_position());
        }
        // What everybody sees is as likely in both.
        let drawn = state.public().pending().last().map(|p| p.word());
        if matches!(drawn, Some("automa-draw" | "automa-fight" | "encounter-draw")) {
            assert_eq!(other.chance(), state.chance(), "{}", state.to_position());
        }
        // The game goes on.
        let mut next = other;
        match other.awaiting() {
            Awaiting::Over => continue,
            Awaiting::Chance => {
                let outcome = draw(dice, &other.chance()).expect("an outcome");
                next.apply(Actor::Chance, outcome).unwrap();
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let list = other.legal(seat);
                next.apply(Actor::Seat(seat), list[below(dice, list.len() as u32) as usize]).unwrap();
            }
        }
        reads_back(&next, &other, viewer);
    }
    remembered
}

#[test]
fn a_resampled_state_can_be_on_the_table_at_every_node() {
    let mut dice = rng(2);
    let (mut count, mut remembered) = (0u64, 0);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for game in 0..640 {
        let start = table_of(game / 64, setup(game % 64 + game / 64 * 64).start().unwrap());
        random_game(game, start, 50, |state, _, _| {
            count += 1;
            assert!(state.public().pending().len() <= Pending::MOST, "{}", state.to_position());
            let Some(pending) = state.public().pending().last() else { return };
            let times = seen.entry(pending.word()).or_default();
            // Every kind of node whenever it is rare, the common ones now and then.
            if *times < 60 || count.is_multiple_of(61) {
                *times += 1;
                remembered += look(state, &mut dice);
            }
        });
    }
    assert!(remembered > 100, "hands are known too seldom: {remembered}");
    // Both questions and chance, in combats with people and Automas too.
    for node in [
        "dials",
        "steal",
        "automa-fight",
        "automa-cards",
        "draw",
        "objective-draw",
        "factory-deal",
        "lose-cards",
    ] {
        assert!(seen.get(node).is_some_and(|n| *n > 2), "{node} too seldom: {seen:?}");
    }
}

// The objective cards laid open for everybody are no more in the deck than on the table.
#[test]
fn open_missions_stay_out_of_a_resampled_deck() {
    let state = position(
        "rules rulebook +resolutions\nactive 1\nresolution mission_possible\nmissions 3 5
         seat nordic industrial\nobjectives 1 2\nseat crimea mechanical\nobjectives 7 8",
    );
    let mut dice = rng(1);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Bystander] {
        let other = View::of(&state, viewer).resample(&mut dice);
        reads_back(&other, &state, viewer);
        let held = other.public().seats().flat_map(|s| other.own(s).objectives()).map(Objective::number);
        assert!(held.into_iter().all(|n| n != 3 && n != 5));
    }
}

// R34: the card an Automa draws for a combat lies open, and with it the power on its dial.
#[test]
fn the_power_an_automa_has_set_is_seen_by_all_and_stays() {
    let mut state = position(
        "active 1\nseat nordic industrial\npower 7\nmechs 1 at h44
         seat crimea automa:automa\npower 12\nhand 2345\nmechs at h43\nworkers @crimea @crimea",
    );
    // The booklet's example: power 5 and two combat cards.
    play(&mut state, "section build; move; step mech h44 h43; done; dial 0; automa 12");
    assert_eq!(state.own(seat(2)).dial(), Some(5));
    let mut dice = rng(1);
    for added in 0..2 {
        assert_eq!(pending(&state), format!("automa-cards:defender:{}", 2 - added));
        for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Bystander] {
            let view = View::of(&state, viewer);
            assert_eq!(view.automa_dial(Side::Defender), Some(5));
            let other = view.resample(&mut dice);
            assert_eq!(other.own(seat(2)).dial(), Some(5));
            // What it has added so far is unknown, but not how many: after the last one the combat is decided.
            assert_eq!(other.chance().iter().map(|(_, weight)| weight).sum::<u32>(), 4 - added as u32);
        }
        let outcome = state.chance()[0].0;
        state.apply(Actor::Chance, outcome).unwrap();
    }
    assert_eq!(View::of(&state, Viewer::Bystander).automa_dial(Side::Defender), None);
}
