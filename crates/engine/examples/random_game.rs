//! A whole game between players who choose at random, on the engine alone.
//!
//! `cargo run --example random_game [SEED]`

use kosa_engine::random::{below, draw};
use kosa_engine::vocab::Faction;
use kosa_engine::{Actor, Awaiting, Setup};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(7);
    // The engine has no dice of its own: whoever plays brings a generator.
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut setup = Setup::random(3);
    setup.settle(&mut rng).expect("three players fit");
    let mut state = setup.start().expect("everything is settled");

    let mut decisions = 0;
    loop {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            // Cards are drawn when they are needed, each outcome with its exact weight.
            Awaiting::Chance => {
                (Actor::Chance, draw(&mut rng, &state.chance()).expect("something can be drawn"))
            }
            // Two seats are asked at once while they choose in secret; they may answer in any order.
            Awaiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let legal = state.legal(seat);
                decisions += 1;
                (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
            }
        };
        state.apply(actor, mv).expect("what is listed is accepted");
    }

    println!("{decisions} decisions in {} turns", state.public().turns());
    for place in state.public().ranking() {
        let faction: Faction = state.public().player(place.seat).faction();
        println!("{}. {faction}: {} coins", place.place, state.score(place.seat).total());
    }
}

#[test]
fn it_runs() {
    main();
}
