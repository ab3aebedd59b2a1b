//! Tables with Automas: their turns happen between the decisions of people, and nobody decides for them.

use kosa_engine::record::Entry;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{AutomaLevel, Seat};
use kosa_engine::{Actor, AutomaDials, AutomaKind, Awaiting, Event, Move, Question, Setup, State};
use kosa_table::{IdlePlayer, Occupant, Player, RandomPlayer, Table, TableError};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn kind(level: AutomaLevel) -> AutomaKind {
    AutomaKind { level, dials: AutomaDials::default() }
}

/// People first, then these Automas; factions by lot.
fn setup(people: usize, levels: &[AutomaLevel]) -> Setup {
    let mut setup = Setup::random(people);
    setup.players.extend(levels.iter().map(|level| Wish { automa: Some(kind(*level)), ..Wish::default() }));
    setup
}

fn asked(table: &Table) -> Seat {
    match table.awaiting() {
        Awaiting::Seats(seats) => seats.iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

/// A game at the end of the person's turn, an Automa next.
fn table() -> Table {
    let text = "kosa-position 1; active 1; tile in_a_row; frames end; seat nordic industrial; hand 23; objectives 1 2; token build
        seat crimea automa:automaszyna";
    Table::from_state(State::from_position(text).unwrap(), 1)
}

fn play_all(table: &mut Table, player: &mut dyn Player) {
    while !table.is_over() {
        let who = asked(table);
        let mv = player.choose(&table.view(who), &table.legal(who));
        table.play(who, mv).unwrap();
    }
}

#[test]
fn a_whole_automa_turn_happens_within_one_decision() {
    let mut table = table();
    let mut steps = Vec::new();
    let before = table.record().entries().len();
    table
        .play_telling(seat(1), Move::EndTurn, &mut |events, state| {
            steps.push((events.to_vec(), state.public().turns()));
        })
        .unwrap();
    assert_eq!(asked(&table), seat(1));
    assert_eq!(table.state().public().turns(), 3);
    let events: Vec<Event> = steps.iter().flat_map(|(events, _)| events.clone()).collect();
    assert!(events.iter().any(|e| matches!(e, Event::AutomaDrew { .. })));
    assert!(matches!(events.last(), Some(Event::TurnBegan { seat: s }) if *s == seat(1)));
    // The draw is an outcome of chance in the record.
    let new = &table.record().entries()[before..];
    assert_eq!(new[0], Entry::Move(Actor::Seat(seat(1)), Move::EndTurn));
    assert!(matches!(new[1], Entry::Move(Actor::Chance, Move::AutomaCard(_))));
    assert!(new[1..].iter().all(|e| matches!(e, Entry::Move(Actor::Chance, _))));
    // Each step is told with the state right after it.
    assert_eq!((steps[0].1, steps[steps.len() - 1].1, steps.len()), (2, 3, new.len()));
}

#[test]
fn undo_stops_at_the_automas_card() {
    let text = "kosa-position 1; active 1; tile in_a_row; seat nordic industrial; hand 23; objectives 1 2; seat crimea automa:automa";
    let mut table = Table::from_state(State::from_position(text).unwrap(), 1);
    table.play(seat(1), "section upgrade".parse().unwrap()).unwrap();
    table.play(seat(1), Move::Skip).unwrap();
    table.play(seat(1), Move::Skip).unwrap();
    assert!(table.may_undo(seat(1)));
    table.play(seat(1), Move::EndTurn).unwrap();
    assert!(!table.may_undo(seat(1)) && !table.may_undo(seat(2)));
    assert_eq!(table.undo(seat(1)), Err(TableError::NothingToUndo(seat(1))));
}

#[test]
fn the_dial_against_an_automa_can_be_undone_until_its_card_is_drawn() {
    let text = "kosa-position 1; active 1; tile in_a_row; seat nordic industrial; power 5; hand 23; objectives 1 2; workers h04 h04
        seat crimea automa:automa; power 6; hand 4; mechs at h05";
    let mut table = Table::from_state(State::from_position(text).unwrap(), 1);
    for mv in ["section build", "move", "step character @nordic h05"] {
        table.play(seat(1), mv.parse().unwrap()).unwrap();
    }
    while table.state().public().question() == Some(Question::Units) {
        table.play(seat(1), Move::Done).unwrap();
    }
    table.play(seat(1), Move::Dial(2)).unwrap();
    assert!(table.may_undo(seat(1)));
    table.undo(seat(1)).unwrap();
    assert_eq!(table.state().own(seat(1)).dial(), None);
    table.play(seat(1), Move::Dial(3)).unwrap();
    let events = table.play(seat(1), "play 3".parse().unwrap()).unwrap();
    assert!(events.iter().any(|e| matches!(e, Event::AutomaFights { .. })));
    assert!(!table.may_undo(seat(1)));
}

#[test]
fn nobody_takes_over_from_an_automa_nor_an_automa_from_anybody() {
    let mut table = table();
    let automa = Occupant::Automa(kind(AutomaLevel::Automaszyna));
    assert_eq!(table.occupant(seat(2)), Some(&automa));
    for who in [Occupant::Bot("random".into()), Occupant::Human("Anna".into()), automa.clone()] {
        assert_eq!(table.take_over(seat(2), who), Err(TableError::AutomaSeat(seat(2))));
    }
    assert_eq!(table.take_over(seat(1), automa.clone()), Err(TableError::NoAutoma(seat(1))));
    assert_eq!(table.give(seat(2), seat(1), 1), Err(TableError::AutomaSeat(seat(2))));
    table.take_over(seat(1), Occupant::Bot("idle".into())).unwrap();
    // A record cannot say otherwise.
    let text = table.record().to_text();
    let forged = text.replace("tag seat1 bot idle", "tag seat1 automa:automa\ntag seat2 human Eve");
    let again = Table::resume(&forged, 1).unwrap();
    assert_eq!(again.occupant(seat(2)), Some(&automa));
    assert_eq!(again.occupant(seat(1)), Some(&Occupant::Human(String::new())));
}

#[test]
fn occupants_print_and_parse() {
    for text in ["human", "human Anna", "bot idle", "automa:automa", "automa:ultimaszyna:move-check:coins-1"]
    {
        assert_eq!(text.parse::<Occupant>().unwrap().to_string(), text);
    }
    for wrong in ["", "bot", "automa:x", "automa:automa Anna", "robot"] {
        assert!(wrong.parse::<Occupant>().is_err(), "{wrong}");
    }
}

#[test]
fn games_with_automas_are_played_to_the_end_and_resumed_anywhere() {
    let levels = [AutomaLevel::Autometta, AutomaLevel::Ultimaszyna];
    for (people, automas) in [(1, 1), (1, 2), (2, 1), (3, 2)] {
        let mut table = Table::new(setup(people, &levels[..automas]), 9).unwrap();
        play_all(&mut table, &mut RandomPlayer::new(4));
        assert_eq!(table.record().replay().unwrap(), *table.state());
        let text = table.record().to_text();
        let mut cut = text.find("\nmoves\n").unwrap() + 7;
        while cut < text.len() {
            let resumed = Table::resume(&text[..cut], 9).unwrap();
            assert!(resumed.is_over() || matches!(resumed.awaiting(), Awaiting::Seats(_)));
            let kept = resumed.record().entries();
            assert_eq!(kept, &table.record().entries()[..kept.len()], "cut at byte {cut}");
            cut += 997;
        }
    }
}

#[test]
fn a_table_of_automas_alone_plays_itself() {
    let table = Table::new(setup(0, &[AutomaLevel::Automa, AutomaLevel::Automaszyna]), 3).unwrap();
    assert!(table.is_over());
    assert_eq!(table.record().replay().unwrap(), *table.state());
}

#[test]
fn the_idle_bot_does_nothing_it_can_leave() {
    let mut table = Table::new(Setup::random(2), 6).unwrap();
    for _ in 0..200 {
        let who = asked(&table);
        let mv = IdlePlayer.choose(&table.view(who), &table.legal(who));
        assert!(matches!(mv, Move::Choose(_) | Move::Skip | Move::EndTurn), "{mv}");
        table.play(who, mv).unwrap();
    }
}
