//! A game at a table: people and bots, undo, a record that can be gone on with, and dice that everybody can check.
//!
//! `cargo run --example table`

use kosa_engine::{Awaiting, Setup};
use kosa_table::{Occupant, Player, RandomPlayer, Seed, Table};

fn main() {
    let seed = Seed::from(7);
    let mut table = Table::new(Setup::random(2), seed).expect("two players fit");
    println!("commitment, published before the game: {}", table.commitment());

    let Awaiting::Seats(seats) = table.awaiting() else { unreachable!("a new table has dealt its cards") };
    let anna = seats.iter().next().expect("somebody begins");
    table.take_over(anna, Occupant::Human("Anna".into())).expect("a free seat");

    // She decides, thinks better of it, and decides again.
    let first = table.legal(anna)[0];
    table.play(anna, first).expect("a legal move");
    table.undo(anna).expect("nobody has seen anything new");
    table.play(anna, first).expect("a legal move");

    // A bot takes every decision for a while. It sees a view, never the state.
    let mut bot = RandomPlayer::new(1);
    for _ in 0..200 {
        let Awaiting::Seats(seats) = table.awaiting() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let mv = bot.choose(&table.view(seat), &table.legal(seat));
        table.play(seat, mv).expect("a legal move");
    }

    // The record is the game: it goes on where it stopped, with the cards it would have had.
    let text = table.record().to_text();
    let again = Table::resume(&text, seed).expect("its own record");
    assert_eq!(again.state(), table.state());
    println!("{} lines, turn {}", text.lines().count(), table.state().public().turns());
}

#[test]
fn it_runs() {
    main();
}
