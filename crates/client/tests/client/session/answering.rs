//! Payments and gathering lead wherever the engine's own lists lead, and nowhere else.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_client::Asked;
use kosa_client::ask::{Hand, Leads, Taken, Target};
use kosa_engine::vocab::{CombatCard, Hex, Seat};
use kosa_engine::{Actor, Awaiting, Carrying, Move, Question, State, View};
use std::collections::BTreeSet;

/// Every question of this kind in some games, with the state.
fn questions(wanted: impl Fn(&Question) -> bool, mut with: impl FnMut(&State, Seat, View)) -> usize {
    let mut met = 0;
    for game in 0..3 * MODULES.len() {
        let mut table = table(game, 300 + game as u64, 9);
        // Mostly what brings a game forward, so that there is something to pay with and to go far with.
        let mut player = Pointer::new(game as u64);
        for _ in 0..900 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let view = table.view(seat);
            if view.public().question().is_some_and(|question| wanted(&question)) {
                met += 1;
                with(table.state(), seat, view);
            }
            let legal = view.legal();
            let mv = player.brisk_or_any(&view, &legal);
            table.play(seat, mv).unwrap();
        }
    }
    met
}

/// Where single decisions of these kinds lead, as the texts of the positions.
fn ends(
    state: &State,
    seat: Seat,
    goes_on: &dyn Fn(&State) -> bool,
    into: &mut BTreeSet<u64>,
    left: &mut usize,
) {
    if *left == 0 {
        return;
    }
    *left -= 1;
    if !goes_on(state) {
        into.insert(state.hash64());
        return;
    }
    for mv in state.legal(seat) {
        let mut after = *state;
        after.apply(Actor::Seat(seat), mv).unwrap();
        ends(&after, seat, goes_on, into, left);
    }
}

fn after(state: &State, seat: Seat, moves: &[Move]) -> u64 {
    let mut state = *state;
    for mv in moves {
        state.apply(Actor::Seat(seat), *mv).unwrap();
    }
    state.hash64()
}

#[test]
fn whole_payments_lead_where_single_tokens_lead() {
    let pays = |question: &Question| matches!(question, Question::Pay { .. });
    let mut whole = 0;
    let met = questions(pays, |state, seat, view| {
        let asked = Asked::new(view, texts(), Carrying::NOTHING).unwrap();
        let Hand::Payment(_) = asked.hand() else { return };
        let mut left = 4000;
        let mut single = BTreeSet::new();
        let owes = |state: &State| state.public().question().is_some_and(|q| pays(&q));
        ends(state, seat, &owes, &mut single, &mut left);
        if left == 0 {
            return;
        }
        whole += 1;
        let is_payment = |moves: &[Move]| moves.iter().all(|mv| mv.is_payment());
        let offered: BTreeSet<u64> = asked
            .menu()
            .choices
            .iter()
            .filter_map(|choice| choice.moves())
            .filter(|moves| is_payment(moves))
            .map(|moves| after(state, seat, moves))
            .collect();
        assert_eq!(offered, single);
        // Each can be put together token by token as well.
        let tokens: Vec<Target> = asked.targets().iter().map(|c| c.target).collect();
        let tokens = tokens.into_iter().filter(|t| matches!(t, Target::Token(..) | Target::Card(_)));
        let mut built = BTreeSet::new();
        let mut open = vec![asked.clone()];
        let mut seen = BTreeSet::new();
        let tokens: Vec<Target> = tokens.collect();
        while let Some(asked) = open.pop() {
            let commit = asked.menu().at(Target::Commit)[0];
            let Leads::Moves(moves) = &asked.menu().choices[commit].leads else { panic!() };
            if !seen.insert(format!("{:?}", asked.hand())) {
                continue;
            }
            built.insert(after(state, seat, moves));
            for token in &tokens {
                let mut next = asked.clone();
                next.point(*token);
                while next.menu().at(Target::Commit).is_empty() && next.menus().len() > 1 {
                    next.back();
                }
                open.push(next);
            }
        }
        assert_eq!(built, single, "token by token");
    });
    assert!(met > 100 && whole > 10, "{met} {whole}");
}

#[test]
fn whatever_can_be_produced_can_be_gathered_in_any_order() {
    let produces = |question: &Question| matches!(question, Question::Produce { .. });
    let mut compared = 0;
    let met = questions(produces, |state, seat, view| {
        let mut left = 1500;
        let mut single = BTreeSet::new();
        let goes_on = |state: &State| {
            let legal = state.legal(seat);
            state.public().question().is_some_and(|q| produces(&q))
                && legal.iter().any(|mv| matches!(mv, Move::ProduceOn { .. }))
        };
        ends(state, seat, &goes_on, &mut single, &mut left);
        if left == 0 || compared > 60 {
            return;
        }
        compared += 1;
        let asked = Asked::new(view, texts(), Carrying::NOTHING).unwrap();
        let mut gathered = BTreeSet::new();
        let mut seen: BTreeSet<Vec<(Hex, u8)>> = BTreeSet::new();
        let mut open = vec![asked];
        while let Some(asked) = open.pop() {
            let Hand::Gathered(now) = asked.hand() else { panic!() };
            // Orders differ, sets do not: the reverse order must give the same answer.
            let mut set = now.clone();
            set.sort();
            if !seen.insert(set) {
                continue;
            }
            let mut waiting = vec![asked];
            while let Some(asked) = waiting.pop() {
                for (i, choice) in asked.menu().choices.iter().enumerate() {
                    let mut next = asked.clone();
                    match &choice.leads {
                        Leads::Moves(moves) => _ = gathered.insert(after(state, seat, moves)),
                        Leads::Preparation(_) if choice.chosen => {}
                        Leads::Preparation(_) => {
                            next.choose(i);
                            open.push(next);
                        }
                        Leads::Menu(_) => {
                            next.choose(i);
                            waiting.push(next);
                        }
                    }
                }
            }
        }
        // To leave and to reveal are answers too, but no production.
        assert!(single.is_subset(&gathered), "{} of {}", gathered.len(), single.len());
    });
    assert!(met > 50 && compared > 20, "{met} {compared}");
}

/// An option of an encounter gives all it has without asking about each part; less can still be taken.
#[test]
fn an_option_is_taken_whole_unless_somebody_wants_less() {
    let mut state = State::from_position(
        "kosa-position 1\nactive 1\nencounters h11\nencounter-deck 3\nseat nordic industrial\ncharacter h04\nworkers h04 h05\nseat crimea mechanical",
    )
    .unwrap();
    let seat = Seat::new(0).unwrap();
    for mv in ["section build", "move", "step character h04 h11", "done"] {
        state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    }
    while state.awaiting() == Awaiting::Chance {
        let (mv, _) = state.chance()[0];
        state.apply(Actor::Chance, mv).unwrap();
    }
    let mut asked = Asked::new(View::of(&state, seat), texts(), Carrying::NOTHING).unwrap();
    let told = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    let Taken::Answer(moves) = asked.choose(0) else { panic!("it is an answer") };
    assert_eq!(told(&moves), ["option 1", "take 2", "take 1"]);
    for mv in &moves {
        state.apply(Actor::Seat(seat), *mv).unwrap();
    }
    assert!(!matches!(state.public().question(), Some(Question::Take { .. })));
    assert_eq!(asked.point(Target::Less), Taken::Open);
    let Taken::Answer(moves) = asked.choose(0) else { panic!("it is an answer") };
    assert_eq!(told(&moves), ["option 1"], "each part is asked about");
}

/// Digits mean power until the dial stands, and the value of a card from then on.
#[test]
fn power_and_cards_are_typed_by_their_value() {
    let state = State::from_position(
        "kosa-position 1\nactive 1\nframes end bottom:build stars:2 settle dials\ncombat h19 1 2\nseat nordic industrial\npower 5\nhand 235\ntoken build\ncharacter h19\nseat crimea mechanical\nmechs 1 at h19",
    )
    .unwrap();
    let seat = Seat::new(0).unwrap();
    let mut asked = Asked::new(View::of(&state, seat), texts(), Carrying::NOTHING).unwrap();
    let press = |asked: &mut Asked, key: &str| {
        let index = asked.menu().with_key(key).unwrap_or_else(|| panic!("{key}"));
        let target = asked.menu().choices[index].target;
        (target, asked.choose(index))
    };
    let (target, taken) = press(&mut asked, "5");
    assert_eq!((target, taken), (Target::Amount(5), Taken::Open), "the dial");
    assert_eq!(asked.menu().with_key("4"), None, "there is no card of 4, and the dial stands");
    let (target, _) = press(&mut asked, "5");
    assert_eq!(target, Target::Card(CombatCard::ALL.into_iter().find(|card| card.value() == 5).unwrap()));
    let (_, taken) = press(&mut asked, "+");
    assert!(matches!(taken, Taken::Answer(moves) if moves.len() == 2));
}
