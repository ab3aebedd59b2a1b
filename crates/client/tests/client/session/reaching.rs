//! Every legal move can be answered by pointing, whatever is asked, in every module.

use crate::common::{MODULES, reachable, table, texts};
use kosa_client::Asked;
use kosa_client::ask::{Hand, Leads, Target};
use kosa_engine::vocab::CombatCards;
use kosa_engine::{Awaiting, Carrying, Move, Question};
use kosa_table::{Player, RandomPlayer};

/// Moves that are reached as parts of what is prepared before them.
fn is_prepared(mv: &Move, asked: &Asked) -> bool {
    match (asked.hand(), mv) {
        // Cards behind the dial, checked below.
        (Hand::Combat(_), Move::Play(_)) => true,
        (Hand::Gathered(_), Move::Done) => true,
        _ => false,
    }
}

#[test]
fn every_legal_move_is_reached() {
    let texts = texts();
    let mut asked_about = 0;
    for game in 0..2 * MODULES.len() {
        let mut table = table(game, game as u64, 9);
        let mut player = RandomPlayer::new(game as u64);
        for _ in 0..600 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let view = table.view(seat);
            let legal = view.legal();
            {
                let asked = Asked::new(view, texts.clone(), Carrying::NOTHING).expect("a question");
                let found = reachable(&asked);
                for mv in legal.iter().filter(|mv| !is_prepared(mv, &asked)) {
                    assert!(found.contains(mv), "{mv} of {:?}", view.public().question());
                }
                // And nothing else is answered.
                for mv in &found {
                    assert!(legal.contains(mv), "{mv} is not legal at {:?}", view.public().question());
                }
                asked_about += 1;
            }
            let mv = player.choose(&view, &legal);
            table.play(seat, mv).unwrap();
        }
    }
    assert!(asked_about > 3000, "{asked_about}");
}

/// Every set of cards the rules allow can be put behind every dial.
#[test]
fn power_and_cards_are_one_choice_in_any_order() {
    let texts = texts();
    let position = "kosa-position 1\nactive 1\nseat nordic industrial\npower 5\nhand 2235\nmechs 1 2 at h43 h43\nworkers h04 h05\n\
                    seat crimea mechanical\npower 3\nhand 4\nmechs 2 at h44\nworkers h44 h44";
    let mut state = kosa_engine::State::from_position(position).unwrap();
    let seat = kosa_engine::vocab::Seat::new(0).unwrap();
    for mv in ["section build", "move"] {
        let mv: Move = mv.parse().unwrap();
        let actor = kosa_engine::Actor::Seat(seat);
        let section = kosa_engine::vocab::Section::ALL.into_iter().map(Move::Choose);
        let mv = if matches!(mv, Move::Choose(_)) {
            section
                .filter(|mv| state.legal(seat).contains(mv))
                .find(|mv| {
                    let mut trial = state;
                    trial.apply(actor, *mv).is_ok() && trial.legal(seat).contains(&Move::MoveUnits)
                })
                .unwrap()
        } else {
            mv
        };
        state.apply(actor, mv).unwrap();
    }
    for mv in ["step mech h43 h44", "done"] {
        state.apply(kosa_engine::Actor::Seat(seat), mv.parse().unwrap()).unwrap();
    }
    while state.public().question() != Some(Question::Dials) {
        let Awaiting::Seats(seats) = state.awaiting() else { panic!() };
        let asked = seats.iter().next().unwrap();
        let mv = state.legal(asked)[0];
        state.apply(kosa_engine::Actor::Seat(asked), mv).unwrap();
    }
    let view = kosa_engine::View::of(&state, seat);
    let asked = Asked::new(view, texts, Carrying::NOTHING).unwrap();
    let sets: Vec<CombatCards> = {
        let after = view.try_out(&[Move::Dial(3)]).view;
        after.legal().iter().filter_map(|mv| if let Move::Play(c) = mv { Some(*c) } else { None }).collect()
    };
    assert!(sets.len() > 3);
    for set in sets {
        // Cards first, the dial last.
        let mut asked = asked.clone();
        for card in cards_of(set) {
            asked.point(Target::Card(card));
        }
        assert!(asked.menu().at(Target::Commit).is_empty(), "nothing is committed without a dial");
        asked.point(Target::Amount(3));
        let commit = asked.menu().at(Target::Commit)[0];
        let Leads::Moves(moves) = &asked.menu().choices[commit].leads else { panic!() };
        assert_eq!(moves, &[Move::Dial(3), Move::Play(set)]);
        assert!(asked.needs_confirmation(moves));
    }
}

fn cards_of(set: CombatCards) -> Vec<kosa_engine::vocab::CombatCard> {
    let all = kosa_engine::vocab::CombatCard::ALL.into_iter();
    all.flat_map(|card| core::iter::repeat_n(card, set.of(card) as usize)).collect()
}
