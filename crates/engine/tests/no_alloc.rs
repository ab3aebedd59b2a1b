//! Listing and making moves touches no heap: a counting allocator says so.

// The allocator trait is unsafe by nature; the engine itself forbids unsafe code.
#![allow(unsafe_code)]

mod common;

use common::*;
use kosa_engine::random::{below, draw};
use kosa_engine::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|n| n.set(n.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(allocations(), before + 1);
}

#[test]
fn legal_apply_chance_view_and_resample_allocate_nothing() {
    let mut list = MoveList::new();
    let mut decisions = 0u64;
    for game in 0..60 {
        let mut state = random_start(game, 2 + (game % 4) as usize, Rules::RULEBOOK);
        let mut rng = rng(game);
        let before = allocations();
        while state.public().turns() < 400 {
            match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => {
                    if let Some(outcome) = draw(&mut rng, &state.chance()) {
                        state.apply(Actor::Chance, outcome).unwrap();
                    }
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    state.legal_into(seat, &mut list);
                    let view = View::of(&state, seat);
                    std::hint::black_box(view.legal());
                    std::hint::black_box(view.resample(&mut rng));
                    std::hint::black_box(state.score(seat));
                    let mv = list[below(&mut rng, list.len() as u32) as usize];
                    // Checked and unchecked alike.
                    if decisions.is_multiple_of(2) {
                        state.apply(Actor::Seat(seat), mv).unwrap();
                    } else {
                        state.apply_unchecked(Actor::Seat(seat), mv);
                    }
                    decisions += 1;
                }
            }
        }
        assert_eq!(allocations(), before, "game {game} touched the heap");
    }
    assert!(decisions > 10_000);
}

/// An Automa's turn, thoughts and combats included, touches no heap either.
#[test]
fn automa_turns_allocate_nothing() {
    let mut list = MoveList::new();
    let mut turns = 0u64;
    for game in 0..80u64 {
        let mut rng = rng(game);
        // Every other game with all readings of the Automa's rules turned over.
        let automa = Switch::ALL.into_iter().filter(|s| s.id().starts_with("automa-"));
        let rules =
            automa.fold(Rules::RULEBOOK, |rules, s| rules.with(s, Rules::RULEBOOK.has(s) != (game % 4 > 1)));
        let mut setup = Setup::random(2 + (game % 3) as usize).with_rules(rules);
        let level = vocab::AutomaLevel::ALL[(game / 4 % 4) as usize];
        let dials = AutomaDials { move_check: game.is_multiple_of(2), ..AutomaDials::default() };
        for wish in setup.players.iter_mut().skip(1) {
            wish.automa = Some(AutomaKind { level, dials });
        }
        setup.settle(&mut rng).unwrap();
        let mut state = setup.start().unwrap();
        let before = allocations();
        loop {
            match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => {
                    turns += state.public().automa_turn_begins() as u64;
                    if let Some(outcome) = draw(&mut rng, &state.chance()) {
                        state.apply(Actor::Chance, outcome).unwrap();
                    }
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    state.legal_into(seat, &mut list);
                    let mv = list[below(&mut rng, list.len() as u32) as usize];
                    state.apply_unchecked(Actor::Seat(seat), mv);
                }
            }
        }
        assert_eq!(allocations(), before, "game {game} touched the heap");
    }
    assert!(turns > 1000, "only {turns} turns");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 1400, "a state takes {} bytes", size_of::<State>());
    assert!(size_of::<Move>() <= 8, "a move takes {} bytes", size_of::<Move>());
}
