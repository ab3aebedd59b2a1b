//! Helpers shared by the tests: positions in text, moves in notation, random games.
#![allow(dead_code)]

pub mod airships;
pub mod automa;
pub mod cards;
pub mod encounters;
pub mod objectives;
pub mod secrets;

use kosa_engine::random::{below, draw};
use kosa_engine::vocab::*;
use kosa_engine::{
    Actor, Awaiting, Event, Move, MoveError, Player, PositionDoc, Question, Rules, Setup, State,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The generator of every random test: the same stream on every platform.
pub fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// Reads a position; the header line may be left out.
pub fn position(text: &str) -> State {
    let text = if text.trim_start().starts_with("kosa-position") {
        text.to_string()
    } else {
        format!("kosa-position 1\n{text}")
    };
    State::from_position(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Lines for the star of all four recruits, which takes nothing on the board.
pub const RECRUITED: &str = "recruits upgrade deploy build enlist\nbonuses power coins popularity cards";

/// Seat by its number, from 1.
pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Who must decide: the one seat asked, or the first of two.
pub fn asked(state: &State) -> Actor {
    match state.awaiting() {
        Awaiting::Chance => Actor::Chance,
        Awaiting::Seats(seats) => Actor::Seat(seats.iter().next().unwrap()),
        Awaiting::Over => panic!("the game is over"),
    }
}

/// Makes moves in notation, one per line or separated by semicolons, each by whoever is asked (`2: dial 3` names the
/// seat, where two are asked). Every move must be legal.
pub fn play(state: &mut State, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split(['\n', ';']).map(str::trim).filter(|t| !t.is_empty()) {
        let (actor, text) = match text.split_once(": ") {
            Some((who, rest)) => (who.parse().unwrap(), rest),
            None => (asked(state), text),
        };
        let mv: Move = text.parse().unwrap_or_else(|e| panic!("{e}"));
        state
            .apply_with(actor, mv, &mut events)
            .unwrap_or_else(|e| panic!("{e}\nlegal: {:?}\n{}", legal(state), state.to_position()));
    }
    events
}

/// What is in hand, as a position writes it.
pub fn pending(state: &State) -> String {
    state.public().pending().last().map(|pending| pending.to_string()).unwrap_or_default()
}

/// The legal moves of whoever is asked, in notation.
pub fn legal(state: &State) -> Vec<String> {
    match asked(state) {
        Actor::Chance => state.chance().iter().map(|(m, _)| m.to_string()).collect(),
        Actor::Seat(seat) => state.legal(seat).iter().map(Move::to_string).collect(),
    }
}

/// Whether a move in notation is legal for whoever is asked.
pub fn may(state: &State, mv: &str) -> bool {
    let mv: Move = mv.parse().unwrap();
    state.check(asked(state), mv).is_ok()
}

/// Tries a move that must be refused; checks that nothing changed.
pub fn refused(state: &State, mv: &str) -> MoveError {
    let mut copy = *state;
    let mv: Move = mv.parse().unwrap();
    let error = copy.apply(asked(state), mv).expect_err("the move should be refused");
    assert_eq!(copy, *state, "a refused move changed the state");
    error
}

/// The place of this name.
pub fn at(name: &str) -> Place {
    name.parse().unwrap()
}

/// What all may see of a player, by the number of the seat.
pub fn player(state: &State, number: u8) -> &Player {
    state.public().player(seat(number))
}

/// Tokens of every kind on a place.
pub fn tokens(state: &State, place: &str) -> Resources {
    state.public().resources(at(place))
}

/// Tokens of one kind on a place.
pub fn tokens_of(state: &State, place: &str, resource: Resource) -> u8 {
    tokens(state, place)[resource.index()]
}

/// Who controls a hex.
pub fn controller(state: &State, hex: &str) -> Option<Seat> {
    state.public().controller(hex.parse().unwrap())
}

/// The combat stars of a player.
pub fn combat_stars(state: &State, number: u8) -> u8 {
    player(state, number).stars().on(Star::Combat)
}

/// Who placed a star for what, in order.
pub fn placed(events: &[Event]) -> Vec<(u8, Star)> {
    let star = |e: &Event| {
        if let Event::StarPlaced { seat, star, .. } = e {
            Some((seat.index() as u8 + 1, *star))
        } else {
            None
        }
    };
    events.iter().filter_map(star).collect()
}

/// The legal moves that begin like this.
pub fn offered(state: &State, start: &str) -> Vec<String> {
    legal(state).into_iter().filter(|m| m.starts_with(start)).collect()
}

/// Where a unit may step to, in order.
pub fn steps(state: &State, unit: &str, from: &str) -> Vec<String> {
    let start = format!("step {unit} {from} ");
    offered(state, &start).iter().map(|m| m[start.len()..].to_string()).collect()
}

/// Most cards the seat may put behind its dial now.
pub fn most_cards(state: &State, number: u8) -> usize {
    let plays = state.legal(seat(number));
    plays
        .iter()
        .filter_map(|m| m.to_string().strip_prefix("play ").map(|c| c.replace('-', "").len()))
        .max()
        .unwrap()
}

/// The player with the Industrial mat, who begins, has begun the Move action.
pub fn moving(text: &str) -> State {
    let mut state = position(text);
    play(&mut state, "section build; move");
    assert_eq!(state.public().question(), Some(Question::Units));
    state
}

/// Rusviet (seat 1) is about to attack Polania (seat 2). Neither has an ability that matters unless a line says so.
pub fn duel_on(board: &str, attacker: &str, defender: &str) -> State {
    position(&format!(
        "active 1\n{board}\nseat rusviet mechanical\n{attacker}\nseat polania agricultural\n{defender}"
    ))
}

/// The kinds of random game the properties are tried on.
pub fn random_start(seed: u64, seats: usize, rules: Rules) -> State {
    let mut rng = rng(seed ^ 0x5eed);
    let mut setup = Setup::random(seats).with_rules(rules);
    setup.settle(&mut rng).unwrap();
    setup.start().unwrap()
}

/// A game some way on: every mech out, cards and coins in hand, resources on the board. Whatever takes random players
/// hundreds of turns to reach is close at hand here.
pub fn rich_start(seed: u64, seats: usize, rules: Rules) -> State {
    let dealt = random_game(seed, random_start(seed, seats, rules), 0, |_, _, _| {});
    let mut doc = PositionDoc::of(&dealt);
    doc.deck = None;
    for seat in &mut doc.seats {
        seat.power = Some(9);
        seat.popularity = Some(9);
        seat.coins = Some(30);
        seat.hand = "2234".into();
        let workers = seat.workers.clone().unwrap_or_default();
        let home = format!("@{}", seat.faction);
        seat.mechs.slots = vec![1, 2, 3, 4];
        seat.mechs.at = vec![workers[0].clone(), workers[1].clone(), home.clone(), home];
        seat.workers = Some(workers.iter().cycle().take(6).cloned().collect());
        let tokens = [("food", 5), ("metal", 5), ("oil", 5), ("wood", 5)];
        doc.resources.insert(workers[0].clone(), tokens.iter().map(|(k, n)| (k.to_string(), *n)).collect());
    }
    doc.to_state().unwrap_or_else(|e| panic!("{e}"))
}

/// How promising a move looks to somebody who wants things to happen.
fn liveliness(state: &State, seat: Seat, mv: &Move) -> u32 {
    let enemies = |place: &Place| {
        let public = state.public();
        let on = |other: Seat| {
            let player = public.player(other);
            player.fighters_on(*place) + player.workers_on(*place) > 0
        };
        public.seats().any(|other| other != seat && on(other))
    };
    match mv {
        Move::Skip | Move::Done => 1,
        Move::BolsterPower { amount: 0, .. }
        | Move::TradePopularity { amount: 0, .. }
        | Move::MoveCoins(_) => 1,
        Move::Step { unit, to, .. } if unit.fights() && enemies(to) => 40,
        Move::Step { unit, to, .. } if unit.fights() => {
            let token = state.public().encounter_tokens().contains(*to) || *to == Hex::FACTORY.place();
            if token && *unit == UnitKind::Character { 25 } else { 6 }
        }
        Move::Choose(section) => {
            let moves =
                state.public().player(seat).section(*section).is_none_or(|s| s.top == TopAction::Move);
            if moves { 8 } else { 5 }
        }
        Move::Option(_) | Move::Use | Move::Pay { .. } | Move::Produce | Move::MoveUnits => 12,
        Move::Retreat { to, .. } if to.hex().is_some() => 9,
        Move::On(_) | Move::Peek(_) => 8,
        _ => 4,
    }
}

/// Plays at random, with a liking for moves that make things happen, and calls `look` before every move.
pub fn random_game(
    seed: u64,
    mut state: State,
    turns: u16,
    mut look: impl FnMut(&State, Actor, Move),
) -> State {
    let mut rng = rng(seed);
    while state.public().turns() <= turns {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).expect("an outcome")),
            Awaiting::Seats(_) if turns == 0 => break,
            Awaiting::Seats(seats) => {
                let count = seats.iter().count() as u32;
                let seat = seats.iter().nth(below(&mut rng, count) as usize).unwrap();
                let list = state.legal(seat);
                assert!(!list.is_empty(), "nothing to answer:\n{}", state.to_position());
                let total: u32 = list.iter().map(|mv| liveliness(&state, seat, mv)).sum();
                let mut rest = below(&mut rng, total);
                let pick = list.iter().find(|mv| {
                    let weight = liveliness(&state, seat, mv);
                    let found = rest < weight;
                    rest = rest.saturating_sub(weight);
                    found
                });
                (Actor::Seat(seat), *pick.unwrap())
            }
        };
        look(&state, actor, mv);
        state.apply_unchecked(actor, mv);
    }
    state
}
