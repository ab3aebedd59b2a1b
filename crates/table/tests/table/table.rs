//! One running game: same seed same game, undo, takeover, gifts, resuming.

use kosa_engine::record::Entry;
use kosa_engine::vocab::{Faction, Mat, Seat};
use kosa_engine::{Actor, Awaiting, Event, Move, Question, Record, Setup, State};
use kosa_table::{Occupant, Player, RandomPlayer, Seed, Table, TableError};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn asked(table: &Table) -> Seat {
    match table.awaiting() {
        Awaiting::Seats(seats) => seats.iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

fn table(text: &str) -> Table {
    let state = State::from_position(&format!("kosa-position 1\n{text}")).unwrap_or_else(|e| panic!("{e}"));
    Table::from_state(state, 1)
}

fn play(table: &mut Table, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split(';').map(str::trim) {
        let (who, mv) = match text.split_once(": ") {
            Some((who, mv)) => (who.parse().unwrap(), mv),
            None => (asked(table), text),
        };
        let mv: Move = mv.parse().unwrap();
        events.extend(table.play(who, mv).unwrap_or_else(|e| panic!("{e}")));
    }
    events
}

/// Random players until so many decisions were made or the game is over.
fn play_random(table: &mut Table, seed: u64, decisions: usize) {
    let mut player = RandomPlayer::new(seed);
    for _ in 0..decisions {
        if table.is_over() {
            return;
        }
        let seat = asked(table);
        let mv = player.choose(&table.view(seat), &table.legal(seat));
        table.play(seat, mv).unwrap();
    }
}

const PEACE: &str = "active 1; tile in_a_row; seat nordic industrial; hand 23; objectives 1 2; seat crimea mechanical; hand 45; objectives 3 4";
/// Nordic may attack Crimea's mech at once.
const WAR: &str = "active 1; tile in_a_row
seat nordic industrial; power 5; hand 23; objectives 1 2; workers h04 h04
seat crimea mechanical; power 4; hand 45; objectives 3 4; mechs 1 at h05";

#[test]
fn chance_is_rolled_until_a_seat_must_decide() {
    let table = Table::new(Setup::random(3), 5).unwrap();
    assert!(matches!(table.awaiting(), Awaiting::Seats(_)));
    assert!(table.state().public().structure_tile().is_some());
    assert!(table.record().entries().iter().all(|e| matches!(e, Entry::Move(Actor::Chance, _))));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed: u64| {
        let mut table = Table::new(Setup::random(4), seed).unwrap();
        play_random(&mut table, 9, 300);
        table.record().to_text()
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn a_wrong_setup_is_refused() {
    let twice = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Nordic, Mat::Mechanical)]);
    assert!(matches!(Table::new(twice, 1), Err(TableError::Setup(_))));
    assert!(matches!(Table::new(Setup::random(1), 1), Err(TableError::Setup(_))));
}

#[test]
fn the_commitment_stands_in_the_record() {
    let table = Table::new(Setup::random(2), Seed([7; 32])).unwrap();
    assert_eq!(table.commitment(), Seed([7; 32]).commitment());
    assert!(table.record().to_text().contains(&format!("tag commitment {}\n", table.commitment())));
    assert!(!table.record().to_text().contains(&Seed([7; 32]).to_string()));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = table(PEACE);
    let before = table.clone();
    assert!(matches!(table.play(seat(1), Move::Use), Err(TableError::Move(_))));
    assert!(matches!(table.play(seat(2), Move::Skip), Err(TableError::Move(_))));
    assert!(matches!(table.play(seat(7), Move::Skip), Err(TableError::Move(_))));
    assert!(table.legal(seat(2)).is_empty());
    assert_eq!((table.state(), table.record()), (before.state(), before.record()));
}

#[test]
fn undo_goes_back_step_by_step_to_the_start_of_the_turn() {
    let mut table = table(PEACE);
    let start = table.clone();
    assert!(!table.may_undo(seat(1)));
    assert_eq!(table.undo(seat(1)), Err(TableError::NothingToUndo(seat(1))));
    play(&mut table, "section upgrade");
    let chosen = *table.state();
    play(&mut table, "bolster power 2");
    assert!(table.may_undo(seat(1)) && !table.may_undo(seat(2)));
    table.undo(seat(1)).unwrap();
    assert_eq!(*table.state(), chosen);
    table.undo(seat(1)).unwrap();
    assert_eq!((table.state(), table.record()), (start.state(), start.record()));
    assert!(!table.may_undo(seat(1)));
}

#[test]
fn a_drawn_card_cannot_be_undone() {
    let mut table = table(PEACE);
    play(&mut table, "section upgrade; bolster cards 1");
    assert!(matches!(table.record().entries().last(), Some(Entry::Move(Actor::Chance, Move::Draw(_)))));
    assert!(!table.may_undo(seat(1)));
    play(&mut table, "skip");
    assert!(table.may_undo(seat(1)), "what came after the draw can");
    table.undo(seat(1)).unwrap();
    assert!(!table.may_undo(seat(1)));
}

#[test]
fn a_card_laid_down_can_be_undone_where_no_other_person_plays() {
    let coercion = "active 1; at h44 metal 3; seat crimea industrial; power 5; coins 5; hand 23; \
                    workers h44 h43; objectives 3 14; seat saxony mechanical";
    for bot in [true, false] {
        let mut table = table(&coercion.replace("; ", "\n"));
        if bot {
            table.take_over(seat(2), Occupant::Bot("random".into())).unwrap();
        }
        play(&mut table, "section deploy; skip; pay coins 2; pay card 2");
        assert_eq!(table.may_undo(seat(1)), bot);
    }
}

/// Plays moves of seat 1 against a bot and against a person, and says whether the last one may be taken back.
fn undoable_against(position: &str, moves: &str) -> [bool; 2] {
    [Occupant::Bot("random".into()), Occupant::Human("Anna".into())].map(|other| {
        let mut table = table(position);
        table.take_over(seat(2), other).unwrap();
        play(&mut table, moves);
        table.may_undo(seat(1))
    })
}

#[test]
fn a_revealed_objective_can_be_undone_where_no_other_person_has_seen_it() {
    let three_mountains = "active 1; tile in_a_row; seat nordic industrial; objectives 1 23
                           mechs 3 at h01; workers h11 @nordic; structures mill h24; seat crimea mechanical";
    let [bot, person] = undoable_against(three_mountains, "section build; skip; skip; reveal 1");
    assert!(bot && !person);
}

#[test]
fn a_factory_card_can_be_put_back_where_no_other_person_has_seen_it() {
    let at_the_door =
        "active 1; tile in_a_row; factory 3 cards 2 5 7; seat nordic industrial; objectives 1 23
                       character h24; seat crimea mechanical";
    let visit = "section build; move; step character h24 h23; done";
    assert_eq!(undoable_against(at_the_door, visit), [false; 2], "the cards have been looked at");
    assert_eq!(undoable_against(at_the_door, &format!("{visit}; keep 5")), [true, false]);
}

#[test]
fn the_end_of_a_turn_can_be_undone_until_the_next_player_decides() {
    let mut table = table(PEACE);
    play(&mut table, "section upgrade; bolster power 2; skip; end");
    assert_eq!(asked(&table), seat(2));
    assert!(table.may_undo(seat(1)));
    play(&mut table, "section upgrade");
    assert!(!table.may_undo(seat(1)));
    assert!(table.may_undo(seat(2)));
    table.undo(seat(2)).unwrap();
    assert_eq!(table.state().public().question(), Some(Question::Section));
    assert!(!table.may_undo(seat(1)), "the other has decided in between");
}

#[test]
fn a_gift_cannot_be_undone_nor_what_came_before_it() {
    let mut table = table(PEACE);
    play(&mut table, "section upgrade");
    assert!(matches!(table.give(seat(1), seat(1), 1), Err(TableError::Gift(_))));
    assert!(table.may_undo(seat(1)));
    table.give(seat(1), seat(2), 1).unwrap();
    assert!(!table.may_undo(seat(1)));
    assert_eq!(table.record().replay().unwrap(), *table.state());
}

fn war() -> Table {
    let mut table = table(WAR);
    play(&mut table, "section build; move; step character @nordic h05");
    while table.state().public().question() == Some(Question::Units) {
        play(&mut table, "done");
    }
    assert_eq!(table.state().public().question(), Some(Question::Dials));
    table
}

#[test]
fn half_a_secret_choice_does_not_show_in_what_the_other_may_undo() {
    let mut table = war();
    assert!(table.may_undo(seat(1)));
    play(&mut table, "2: dial 1");
    assert!(table.may_undo(seat(1)), "as if nothing had been chosen");
    play(&mut table, "1: dial 2");
    assert!(table.may_undo(seat(1)) && table.may_undo(seat(2)));
    table.undo(seat(1)).unwrap();
    assert_eq!(table.state().own(seat(1)).dial(), None);
    assert_eq!(table.state().own(seat(2)).dial(), Some(1), "the other's choice stands");
    assert_eq!(table.record().replay().unwrap(), *table.state());
    table.undo(seat(1)).unwrap();
    assert_ne!(table.state().public().question(), Some(Question::Dials), "the attack itself is taken back");
    assert_eq!(table.state().own(seat(2)).dial(), None);
    assert_eq!(table.record().replay().unwrap(), *table.state());
}

#[test]
fn a_whole_secret_choice_holds_the_attack_but_not_the_own_choice() {
    let mut table = war();
    play(&mut table, "2: dial 1; 2: play 4");
    assert!(!table.may_undo(seat(1)), "the defender has answered");
    play(&mut table, "1: dial 2");
    assert!(table.may_undo(seat(1)));
    table.undo(seat(1)).unwrap();
    assert!(!table.may_undo(seat(1)));
    assert!(table.may_undo(seat(2)));
    assert_eq!(table.record().replay().unwrap(), *table.state());
}

#[test]
fn a_revealed_combat_cannot_be_undone() {
    let mut table = war();
    let events = play(&mut table, "1: dial 5; 1: play 3; 2: dial 0; 2: play -");
    assert!(events.iter().any(|e| matches!(e, Event::PowerRevealed { .. })));
    assert!(!table.may_undo(seat(1)) && !table.may_undo(seat(2)));
}

#[test]
fn undo_in_random_games_keeps_state_and_record_together() {
    for seed in 0..20 {
        let mut table = Table::new(Setup::random(2 + seed as usize % 4), seed).unwrap();
        let mut player = RandomPlayer::new(seed);
        for i in 0..400 {
            if table.is_over() {
                break;
            }
            let who = asked(&table);
            let mv = player.choose(&table.view(who), &table.legal(who));
            let before = table.clone();
            table.play(who, mv).unwrap();
            if i % 3 == 0 && table.may_undo(who) {
                let mut back = table.clone();
                back.undo(who).unwrap();
                assert_eq!((back.state(), back.record()), (before.state(), before.record()), "seed {seed}");
            }
        }
        assert_eq!(table.record().replay().unwrap(), *table.state());
    }
}

#[test]
fn a_seat_can_be_taken_over() {
    let mut table = Table::new(Setup::random(2), 1).unwrap();
    assert_eq!(table.occupant(seat(2)), Some(&Occupant::Human(String::new())));
    table.take_over(seat(2), Occupant::Bot("random".into())).unwrap();
    table.take_over(seat(1), Occupant::Human("Anna Maria".into())).unwrap();
    assert_eq!(
        table.take_over(seat(3), Occupant::Bot("random".into())),
        Err(TableError::NoSuchSeat(seat(3)))
    );
    let again = Table::resume(&table.record().to_text(), 1).unwrap();
    assert_eq!(again.occupant(seat(1)), Some(&Occupant::Human("Anna Maria".into())));
    assert_eq!(again.occupant(seat(2)), Some(&Occupant::Bot("random".into())));
    assert_eq!(table.occupant(seat(5)), None);
}

#[test]
fn a_tag_cannot_break_the_record() {
    let mut table = Table::new(Setup::random(2), 1).unwrap();
    let before = table.record().tags.clone();
    for key in ["", " ", "a b", "a\nmoves", "a\tb", "a\u{1b}[2J", "\u{2028}"] {
        assert!(matches!(table.set_tag(key, "x"), Err(TableError::TagKey(_))), "{key:?}");
    }
    for value in ["x\nmoves\n1: end", "x\r", "x\ty", "\u{1b}[2J", "a\u{2029}b", "\u{85}"] {
        assert_eq!(table.set_tag("note", value), Err(TableError::TagValue("note".into())), "{value:?}");
    }
    assert_eq!(table.record().tags, before, "a refused tag changes nothing");
    for (key, value) in [("note", "x  y "), ("moves", "moves"), ("empty", ""), ("größe", "né à Kraków")]
    {
        table.set_tag(key, value).unwrap();
    }
    assert_eq!(table.tag("note"), Some("x y"));
    assert_eq!(Record::from_text(&table.record().to_text()).unwrap().tags, table.record().tags);
}

#[test]
fn a_name_that_cannot_be_recorded_takes_no_seat() {
    let mut table = Table::new(Setup::random(2), 1).unwrap();
    let before = table.clone();
    let refused = table.take_over(seat(1), Occupant::Human("Anna\nmoves".into()));
    assert_eq!(refused, Err(TableError::TagValue("seat1".into())));
    assert_eq!(table.occupant(seat(1)), before.occupant(seat(1)));
    assert_eq!(table.record(), before.record());
}

#[test]
fn a_finished_game_ends_with_its_hash_and_replays_to_it() {
    let mut table = Table::new(Setup::random(2), 3).unwrap();
    play_random(&mut table, 3, 100_000);
    assert!(table.is_over());
    assert_eq!(table.record().entries().last(), Some(&Entry::Hash(table.state().hash64())));
    let text = table.record().to_text();
    assert_eq!(Record::from_text(&text).unwrap().replay().unwrap().hash64(), table.state().hash64());
    assert!(!table.may_undo(seat(1)) && !table.may_undo(seat(2)));
    let again = Table::resume(&text, 3).unwrap();
    assert_eq!((again.state(), again.record()), (table.state(), table.record()));
}

#[test]
fn a_record_cut_off_anywhere_can_be_gone_on_with() {
    let mut table = Table::new(Setup::random(2), 8).unwrap();
    table.take_over(seat(1), Occupant::Human("Żółw".into())).unwrap();
    play_random(&mut table, 8, 40);
    let text = table.record().to_text();
    let whole = table.record().entries();
    let head = text.find("\nmoves\n").unwrap() + "\nmoves\n".len();
    for cut in (0..=text.len()).filter(|i| text.is_char_boundary(*i)) {
        let resumed = Table::resume(&text[..cut], 8);
        if cut < head {
            assert!(matches!(resumed, Err(TableError::Record(_))), "nothing is known yet at byte {cut}");
            continue;
        }
        let mut resumed = resumed.unwrap_or_else(|e| panic!("cut at byte {cut}: {e}"));
        let kept = resumed.record().entries().len();
        assert_eq!(resumed.record().entries(), &whole[..kept], "chance went another way at byte {cut}");
        play_random(&mut resumed, cut as u64, 5);
        assert!(resumed.record().entries().len() > kept);
        assert_eq!(resumed.record().replay().unwrap(), *resumed.state());
    }
}

#[test]
fn a_resumed_game_can_still_be_undone() {
    let mut table = table(PEACE);
    play(&mut table, "section upgrade; bolster power 2");
    let mut again = Table::resume(&table.record().to_text(), 1).unwrap();
    assert!(again.may_undo(seat(1)));
    again.undo(seat(1)).unwrap();
    table.undo(seat(1)).unwrap();
    assert_eq!(again.state(), table.state());
}

#[test]
fn a_record_of_another_seed_or_with_other_cards_is_refused() {
    let table = Table::new(Setup::random(2), 8).unwrap();
    let text = table.record().to_text();
    assert!(matches!(Table::resume(&text, 9), Err(TableError::WrongSeed)));
    let honest = text.lines().find(|l| l.starts_with("*: deal tile")).unwrap();
    let other =
        if honest.ends_with("in_a_row") { "*: deal tile on_tunnels" } else { "*: deal tile in_a_row" };
    let forged = text.replace(honest, other);
    assert!(matches!(Table::resume(&forged, 8), Err(TableError::ChanceDiffers { outcome: 1 })));
}

#[test]
fn a_record_that_does_not_replay_names_the_line() {
    let text = Table::new(Setup::random(2), 8).unwrap().record().to_text() + "\n# a comment\n1: use\n";
    let Err(TableError::Record(e)) = Table::resume(&text, 8) else { panic!() };
    assert_eq!(e.line, text.lines().count());
}
