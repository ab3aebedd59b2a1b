//! Bots at the table: legal, finished, the same again, with every module.

use kosa_bots::turns::{TurnStop, Turns, Width};
use kosa_bots::{Bot, Budget, Level, plans, value};
use kosa_engine::random::draw;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{CombatCards, Seat};
use kosa_engine::{Actor, Awaiting, Move, Question, Record, Rules, Setup, State, Switch, View};
use kosa_table::{Player, RandomPlayer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays with these players, one for each seat; every answer must be legal. The moves, and the last position.
fn play(mut setup: Setup, seed: u64, rounds: u16, players: &mut [Box<dyn Player>]) -> (Vec<String>, State) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    setup.settle(&mut rng).unwrap();
    let mut state = setup.start().unwrap();
    let mut record = Record::new(state);
    let mut moves = Vec::new();
    while state.public().turns() < rounds * state.public().seat_count() as u16 {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).unwrap()),
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = state.legal(seat);
                let mv = players[seat.index()].choose(&View::of(&state, seat), &legal);
                assert!(legal.contains(&mv), "{mv} is not legal in\n{}", state.to_position());
                (Actor::Seat(seat), mv)
            }
        };
        state.apply(actor, mv).unwrap();
        record.push(kosa_engine::record::Entry::Move(actor, mv));
        moves.push(mv.to_string());
    }
    (moves, state)
}

fn bots(count: usize, level: Level, seed: u64) -> Vec<Box<dyn Player>> {
    (0..count).map(|i| Box::new(Bot::new(level, seed + i as u64)) as Box<dyn Player>).collect()
}

#[test]
fn every_number_of_seats_and_every_module() {
    let invaders = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true);
    let airships = invaders.with(Switch::Airships, true);
    let all = airships.with(Switch::Resolutions, true);
    for (seats, rules) in [
        (2, Rules::RULEBOOK),
        (3, Rules::CURRENT),
        (4, invaders),
        (5, airships),
        (6, all),
        (7, all),
        (2, all),
        (3, airships.with(Switch::AirshipPairs, true)),
    ] {
        for seed in 0..2 {
            play(Setup::random(seats).with_rules(rules), seed, 9, &mut bots(seats, Level::Easy, seed));
        }
    }
}

#[test]
fn higher_levels_answer_legally_too() {
    let all = Rules::RULEBOOK.with(Switch::InvadersFromAfar, true).with(Switch::Airships, true);
    for (level, rounds) in [(Level::Medium, 6), (Level::Hard, 2), (Level::Expert, 1)] {
        play(Setup::random(3).with_rules(all), 5, rounds, &mut bots(3, level, 1));
        let mut setup = Setup::random(2);
        setup.players[1] = Wish { automa: Some("automa:4".parse().unwrap()), ..Wish::default() };
        play(setup, 6, rounds + 1, &mut bots(2, level, 2));
    }
}

/// The attacker wins ties: whoever can show nothing is beaten with nothing, and nobody pays for it.
#[test]
fn nothing_is_set_against_nothing() {
    let mut state = State::from_position(
        "kosa-position 1; active 1; seat nordic industrial; power 7; hand 5; mechs 1 at h29; \
         seat polania mechanical; power 0; mechs 1 at h30",
    )
    .unwrap();
    let (me, other) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let turns = Turns::of(&state, me, &Width::FULL, 1, |_| 0.0);
    state = turns.ends.iter().find(|end| end.stop == TurnStop::Combat).expect("the mech can attack").state;
    assert_eq!(View::of(&state, other).own().hand().count(), 0);
    sets_nothing(&state, me);
}

/// What an Automa shows lies in its deck: with nothing but a card without power left, or with its one card held back by the airship
/// above, it shows nothing.
#[test]
fn an_automa_shows_only_what_its_deck_still_gives() {
    for (rules, nordic, crimea) in [
        ("", "", "power 5; automa-deck 10"),
        (" +airships; airship-tiles distract craft", "airship h12; ", "power 5; hand 5; automa-deck 10"),
    ] {
        let state = State::from_position(&format!(
            "kosa-position 1; rules rulebook{rules}; active 1; encounters; frames end bottom:build stars:1 settle dials; combat h12 1 2; \
             seat nordic industrial; {nordic}power 7; hand 5; mechs 1 at h12; seat crimea automa:automa; {crimea}; mechs at h12",
        ));
        sets_nothing(&state.unwrap(), Seat::new(0).unwrap());
    }
}

/// Bots of every level set neither power nor cards in the combat at hand.
fn sets_nothing(state: &State, me: Seat) {
    for level in Level::ALL {
        let (mut bot, mut state, mut asked) = (Bot::new(level, 3), *state, 0);
        while let Awaiting::Seats(seats) = state.awaiting()
            && seats.contains(me)
            && state.public().question() == Some(Question::Dials)
        {
            let mv = bot.choose(&View::of(&state, me), &state.legal(me));
            assert!(matches!(mv, Move::Dial(0)) || mv == Move::Play(CombatCards::NONE), "{level}: {mv}");
            state.apply(Actor::Seat(me), mv).unwrap();
            asked += 1;
        }
        assert_eq!(asked, 2, "{level} is asked for power and for cards");
    }
}

#[test]
fn games_come_to_their_end() {
    for seed in 0..3 {
        let (_, state) = play(Setup::random(2), seed, 60, &mut bots(2, Level::Easy, seed));
        assert!(state.is_over(), "not finished after 60 rounds:\n{}", state.to_position());
    }
}

#[test]
fn random_is_beaten() {
    for seed in 0..3 {
        let mut players: Vec<Box<dyn Player>> =
            vec![Box::new(Bot::new(Level::Easy, seed)), Box::new(RandomPlayer::new(seed))];
        let (_, state) = play(Setup::random(2), 100 + seed, 60, &mut players);
        assert!(state.is_over(), "not finished after 60 rounds:\n{}", state.to_position());
        assert_eq!(state.public().ranking()[0].seat.index(), 0);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |level, seed| play(Setup::random(2), 3, 6, &mut bots(2, level, seed)).0;
    assert_eq!(game(Level::Medium, 4), game(Level::Medium, 4));
    assert_eq!(game(Level::Easy, 4), game(Level::Easy, 4));
    // Who makes mistakes makes others with another seed.
    assert_ne!(game(Level::Easy, 4), game(Level::Easy, 5));
}

#[test]
fn plans_are_legal_and_the_best_comes_first() {
    let (_, state) = play(Setup::random(2), 8, 5, &mut bots(2, Level::Easy, 1));
    let seat = state.public().active();
    let view = View::of(&state, seat);
    let found = plans(&view, Level::Medium.budget(), 1, 3);
    assert_eq!(found.len(), 3);
    assert_eq!(found, plans(&view, Level::Medium.budget(), 1, 3), "the same question has the same answer");
    for plan in &found {
        assert!(state.legal(seat).contains(&plan.moves[0]));
        assert!((0.0..=1.0).contains(&plan.value.win));
    }
    assert!(plans(&view, Budget { nodes: 1 }, 1, 1).len() == 1, "even the smallest budget has an answer");
    let now = value(&view);
    assert!((0.0..=1.0).contains(&now.win) && now.margin.is_finite());
}
