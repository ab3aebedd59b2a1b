//! Games and positions as links: whole, short, and refused when they are damaged.

use kosa_engine::{Awaiting, Setup, State, Switch};
use kosa_learn::{ShareError, Shared, is_shared, read_shared, share_position, share_record};
use kosa_table::{Seed, Table};

fn game(setup: Setup, seed: u64, moves: usize) -> Table {
    let mut table = Table::new(setup, seed).unwrap();
    table.set_tag("seed", &Seed::from(seed).to_string()).unwrap();
    let mut rng = Seed::from(seed).bot_generator(3);
    for _ in 0..moves {
        let Awaiting::Seats(seats) = table.awaiting() else { break };
        let seat = seats.iter().next().unwrap();
        let mv = table.view(seat).brisk(&table.legal(seat), &mut rng).unwrap();
        table.play(seat, mv).unwrap();
    }
    table
}

#[test]
fn whole_games_come_back_from_their_links() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        let mut setup = Setup::random(seats);
        setup.rules = setup.rules.with(Switch::Airships, seed == 2);
        let mut table = game(setup, seed, 100_000);
        assert!(table.is_over());
        table.set_tag("names", "Łucja, José").unwrap();
        let text = share_record(table.record()).unwrap();
        assert!(
            text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'),
            "fit for an address"
        );
        let Ok(Shared::Record(read)) = read_shared(&format!("https://example.org/kosa/#{text}")) else {
            panic!()
        };
        assert_eq!(*read, *table.record());
        // A link that can be sent: a small part of the record.
        assert!(
            text.len() * 8 < table.record().to_text().len(),
            "{} of {}",
            text.len(),
            table.record().to_text().len()
        );
    }
}

#[test]
fn a_game_that_is_not_over_keeps_its_seed_to_itself() {
    let mut table = game(Setup::random(2), 5, 40);
    let seats: Vec<_> = table.state().public().seats().collect();
    table.give(seats[0], seats[1], 1).unwrap();
    let Ok(Shared::Record(read)) = read_shared(&share_record(table.record()).unwrap()) else { panic!() };
    assert_eq!(read.entries(), table.record().entries(), "the gift is there too");
    assert!(read.tags.iter().all(|(key, _)| key != "seed"));
    assert!(read.tags.iter().any(|(key, _)| key == "commitment"));
}

#[test]
fn positions_come_back_from_their_links() {
    let table = game(Setup::random(4), 9, 300);
    let text = share_position(table.state());
    assert!(is_shared(&text));
    let Ok(Shared::Position(read)) = read_shared(&text) else { panic!() };
    assert_eq!(*read, *table.state());
    assert!(text.len() < table.state().to_position().len(), "{}", text.len());
    assert_eq!(State::from_position(&read.to_position()).unwrap(), *read);
}

#[test]
fn damaged_links_are_refused() {
    let table = game(Setup::random(2), 4, 60);
    let text = share_record(table.record()).unwrap();
    assert_eq!(read_shared("hello").unwrap_err(), ShareError::NoLink);
    assert_eq!(read_shared("kosa1r!").unwrap_err(), ShareError::Letter);
    assert_eq!(read_shared(&"kosa1rA".repeat(1 << 18)).unwrap_err(), ShareError::TooLong);
    // Cut anywhere, or with any letter changed, it is no game. The last letter may hold nothing but filling.
    for cut in 6..text.len() - 1 {
        assert!(read_shared(&text[..cut]).is_err(), "cut at {cut}");
    }
    for at in 6..text.len() - 1 {
        let mut letters: Vec<u8> = text.bytes().collect();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(letters).unwrap();
        assert!(changed == text || read_shared(&changed).is_err(), "letter {at}");
    }
}
