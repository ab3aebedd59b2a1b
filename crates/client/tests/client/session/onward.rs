//! A way that was begun by hand, and a flight, go on to every place at once.

use crate::common::{MODULES, Pointer, table, texts};
use kosa_client::Asked;
use kosa_client::ask::Target;
use kosa_engine::vocab::{Place, UnitKind};
use kosa_engine::{Awaiting, Carrying, Question};
use std::collections::BTreeSet;

#[test]
fn the_rest_of_a_way_is_one_answer() {
    let (mut onward, mut flights, mut farther) = (0, 0, 0);
    for game in 0..4 * MODULES.len() {
        let mut table = table(game, 500 + game as u64, 9);
        // Mostly what brings a game forward, so that there is something to pay with and to go far with.
        let mut player = Pointer::new(game as u64);
        for _ in 0..900 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let view = table.view(seat);
            let question = view.public().question();
            if matches!(question, Some(Question::Onward | Question::Flight { .. })) {
                onward += (question == Some(Question::Onward)) as usize;
                flights += (question != Some(Question::Onward)) as usize;
                let asked = Asked::new(view, texts(), Carrying::NOTHING).unwrap();
                let ways = view.ways(&Carrying::NOTHING);
                let offered: BTreeSet<Place> =
                    asked.menu().choices.iter().filter_map(|choice| choice.place).collect();
                for way in &ways {
                    assert!(offered.contains(&way.to()), "{way:?}");
                }
                for choice in asked.menu().choices.iter().filter(|choice| choice.way.is_some()) {
                    let way = choice.way.as_ref().unwrap();
                    assert_eq!(choice.target, Target::Place(way.to()));
                    let mut after = table.clone();
                    for mv in choice.moves().unwrap() {
                        after.play(seat, *mv).unwrap();
                    }
                    let player = after.state().public().player(seat);
                    match way.unit {
                        UnitKind::Airship => assert_eq!(player.airship(), Some(way.to())),
                        UnitKind::Character => assert_eq!(player.character(), way.to()),
                        UnitKind::Mech => assert!(player.mechs_on(way.to()) > 0),
                        UnitKind::Worker => assert!(player.workers_on(way.to()) > 0),
                    }
                    farther += 1;
                }
            }
            let legal = view.legal();
            let mv = player.brisk_or_any(&view, &legal);
            table.play(seat, mv).unwrap();
        }
    }
    assert!(onward > 0 && flights > 20 && farther > 20, "{onward} {flights} {farther}");
}
