//! What an answer would do is what it does.

use crate::common::{MODULES, table, texts};
use kosa_client::{NearTable, Numbers, Preview, Session};
use kosa_engine::vocab::*;
use kosa_engine::{Awaiting, Event, Move, TrialEnd, View};
use kosa_lang::{Lang, Texts};
use kosa_table::{Occupant, Player, RandomPlayer, Seed, Table};

fn seat(n: u8) -> Seat {
    Seat::new(n - 1).unwrap()
}

/// The first seat is a person who has made these moves, and asks what the others would do.
fn preview(position: &str, made: &[&str], moves: &[&str]) -> Preview {
    let state = kosa_engine::State::from_position(&format!("kosa-position 1\nactive 1\n{position}")).unwrap();
    let mut table = Table::from_state(state, Seed::from(1));
    table.take_over(seat(2), Occupant::Bot("idle".into())).unwrap();
    for mv in made {
        table.play(seat(1), mv.parse().unwrap()).unwrap();
    }
    let mut session = Session::new(NearTable::new(table), texts());
    session.skip_pages();
    let moves: Vec<Move> = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    let preview = session.preview_of(&moves).unwrap();
    assert_eq!(preview.known, TrialEnd::Made);
    preview
}

fn says(preview: &Preview, wanted: &str) -> bool {
    preview.lines(&Texts::new(Lang::English)).iter().any(|line| line.contains(wanted))
}

#[test]
fn recruits_of_others_that_profit_are_named_with_what_they_gain() {
    let metal = "at h04 metal 4\nseat nordic industrial\ncoins 5\nworkers h04 h05\nseat crimea mechanical\n";
    let recruits = "recruits deploy\nbonuses power";
    let made = ["section deploy", "produce", "done"];
    // What they earn comes once the mech is paid for and stands on the board.
    let whole = ["pay coins 2", "deploy"];
    let deploys = |position: &str| {
        let state =
            kosa_engine::State::from_position(&format!("kosa-position 1\nactive 1\n{position}")).unwrap();
        let mut state = state;
        for mv in made.iter().chain(&whole[..1]) {
            state.apply(kosa_engine::Actor::Seat(seat(1)), mv.parse().unwrap()).unwrap();
        }
        let mut moves = vec![whole[0].to_string()];
        while let Some(mv) = state.legal(seat(1)).first().copied() {
            if !matches!(mv, Move::Pay { .. } | Move::Deploy { .. }) {
                break;
            }
            moves.push(mv.to_string());
            state.apply(kosa_engine::Actor::Seat(seat(1)), mv).unwrap();
        }
        moves
    };
    for (position, profits) in [(metal.to_string(), false), (format!("{metal}{recruits}"), true)] {
        let moves = deploys(&position);
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        // The coins of the person's own action are no profit of others.
        let first = preview(&position, &["section deploy", "produce"], &["done"]);
        assert!(first.profit.is_empty());
        let made = ["section deploy", "produce", "done"];
        let told = preview(&position, &made, &moves);
        let bonus = BottomAction::Deploy.recruit_bonus();
        assert_eq!(told.profit, if profits { vec![(seat(2), bonus)] } else { vec![] }, "{moves:?}");
        assert_eq!(says(&told, "profits by a recruit"), profits);
    }
}

#[test]
fn workers_driven_off_cost_popularity_and_a_tier_is_told_in_points() {
    let position = "seat nordic industrial\npopularity 7\ncharacter h04\nworkers @nordic @nordic\n\
                    seat crimea mechanical\nworkers h05 h05";
    let told = preview(position, &["section build", "move"], &["step character h04 h05"]);
    assert_eq!(told.driven_off, [(seat(2), "h05".parse().unwrap(), 2)]);
    assert_eq!(told.popularity_lost, 2);
    assert_eq!((told.before.popularity, told.after.popularity), (7, 5));
    // From the second tier to the first: one territory scores 2 instead of 3, the rest is nothing yet.
    assert_eq!(told.tier_points, -1);
    assert_eq!(told.ahead.len(), 1);
    assert_eq!((told.ahead[0].1.drives_off, told.ahead[0].1.workers), (Some(seat(2)), 2));
    assert!(says(&told, "go home from") && says(&told, "−1 points"), "{:?}", told.lines(&texts()));
    assert!(told.profit.is_empty());
    // Without workers there nothing of it is said.
    let position = position.replace("workers h05 h05", "workers h43 h43");
    let told = preview(&position, &["section build", "move"], &["step character h04 h05"]);
    assert!(told.driven_off.is_empty() && told.ahead.is_empty() && told.tier_points == 0);
}

#[test]
fn stars_that_are_reached_and_combats_that_follow_are_told() {
    let position = "seat nordic industrial\npower 14\ncoins 5\nseat crimea mechanical";
    let told = preview(position, &["section upgrade"], &["bolster power 2"]);
    let placed = told.stars.contains(&(seat(1), Star::Power)) || told.stars_ahead == [Star::Power];
    assert!(placed && says(&told, "A star"), "{:?}", told.lines(&texts()));
    let position = position.replace("power 14", "power 13");
    let told = preview(&position, &["section upgrade"], &["bolster power 2"]);
    assert!(told.stars.is_empty() && told.stars_ahead.is_empty() && !says(&told, "A star"));
    let position = "seat nordic industrial\nmechs 1 2 at h43 h43\nworkers h04 h05\n\
                    seat crimea mechanical\nmechs 2 at h44\nworkers h44 h44";
    let told = preview(position, &["section build", "move"], &["step mech h43 h44"]);
    assert_eq!(told.ahead[0].1.combat, Some(seat(2)));
    assert!(says(&told, "combat with"));
}

#[test]
fn an_objective_that_holds_then_is_told() {
    // Three farms; the third is reached by the step.
    let farms: Vec<Hex> = Hex::all().filter(|hex| hex.terrain() == Terrain::Farm).collect();
    assert!(farms.len() >= 3);
    let mut told = 0;
    for third in farms.iter().copied() {
        let others: Vec<&Hex> = farms.iter().filter(|hex| **hex != third).take(2).collect();
        for from in Hex::all() {
            let position = format!(
                "seat nordic industrial\nobjectives 3\ncharacter {from}\nworkers {} {}\nseat crimea mechanical",
                others[0], others[1]
            );
            let text = format!("kosa-position 1\nactive 1\n{position}");
            let Ok(mut state) = kosa_engine::State::from_position(&text) else { continue };
            for mv in ["section build", "move"] {
                state.apply(kosa_engine::Actor::Seat(seat(1)), mv.parse().unwrap()).unwrap();
            }
            let step = format!("step character {from} {third}");
            if !state.legal(seat(1)).contains(&step.parse().unwrap()) || farms.contains(&from) {
                continue;
            }
            let preview = preview(&position, &["section build", "move"], &[&step]);
            assert_eq!(preview.objectives.len(), 1, "{step}");
            assert!(says(&preview, "You could reveal"));
            told += 1;
        }
    }
    assert!(told > 0);
}

/// Whatever is foretold as known happens at the table, and nothing made up is told.
#[test]
fn a_preview_that_knows_is_right() {
    let mut right = 0;
    for game in 0..MODULES.len() {
        let mut table = table(game, 70 + game as u64, 9);
        let mut player = RandomPlayer::new(game as u64);
        for _ in 0..250 {
            let Awaiting::Seats(seats) = table.awaiting() else { break };
            let asked = seats.iter().next().unwrap();
            let view = table.view(asked);
            let mv = player.choose(&view, &view.legal());
            let (trial, told) = view.try_out_told(&[mv]);
            let before = *table.state();
            let mut events = Vec::new();
            let mut state = before;
            state.apply_with(kosa_engine::Actor::Seat(asked), mv, &mut events).unwrap();
            if trial.ended == TrialEnd::Made {
                let seen: Vec<_> = events.iter().map(|e: &Event| e.seen_by(asked)).collect();
                assert_eq!(told, seen, "{mv}");
                let after = View::of(&state, asked);
                let numbers = |view: &View| Numbers::of(view.public(), asked);
                assert_eq!(numbers(&trial.view), numbers(&after), "{mv}");
                right += 1;
            } else {
                assert!(told.len() < events.len().max(1), "{mv}");
            }
            table.play(asked, mv).unwrap();
        }
    }
    assert!(right > 800, "{right}");
}
