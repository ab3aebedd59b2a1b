//! `kosa bench`: how fast the rules are on one core.

use crate::args::{Playouts, Solo};
use crate::fault::{Outcome, failed, usage};
use crate::wrong::Wrong;
use kosa_engine::random::{below, draw};
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::AutomaLevel;
use kosa_engine::{Actor, AutomaDials, AutomaKind, Awaiting, Draw, MoveList, Rules, Setup, State};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// A game is given up after so many turns: random play could go on for ever.
const MAX_TURNS: u16 = 20_000;
/// The clock is read once in so many decisions.
const BETWEEN_LOOKS: u64 = 4096;

#[derive(Default)]
struct Counts {
    /// Decisions of players; chance is counted apart.
    decisions: u64,
    /// Decisions with at least two answers.
    choices: u64,
    /// Legal moves listed, all decisions together.
    listed: u64,
    chance: u64,
    /// Cards drawn for turns of Automas.
    automa_turns: u64,
    turns: u64,
    games: u64,
    /// Decisions in the games that are counted whole.
    in_games: u64,
}

pub fn playouts(args: &Playouts, out: &mut dyn Write) -> Outcome {
    let (rules, tiles) = args.modules.apply(args.rules)?;
    let most = rules.max_seats();
    if args.seats as usize > most {
        return usage(Wrong::SeatCount(args.seats.to_string(), most));
    }
    let mut rng = args.seed.setup_generator();
    let limit = Duration::from_secs(args.seconds as u64);
    let mut counts = Counts::default();
    // The first moments warm the caches and are not counted.
    let warm = Instant::now();
    while warm.elapsed() < Duration::from_millis(200) {
        let start = start(args.seats, rules, tiles, &mut rng)?;
        game(start, &mut rng, &mut Counts::default(), Instant::now(), Duration::from_millis(200));
    }
    let begun = Instant::now();
    while begun.elapsed() < limit {
        let start = start(args.seats, rules, tiles, &mut rng)?;
        game(start, &mut rng, &mut counts, begun, limit);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let copy_ns = copy_time(&start(args.seats, rules, tiles, &mut rng)?);
    let per_second = |n: u64| n as f64 / seconds;
    let per_game = |n: u64| n as f64 / counts.games.max(1) as f64;
    let state_bytes = size_of::<State>();
    // A game cut off by the clock counts for the speed alone; decisions per game come from whole games.
    let decisions_per_game = per_game(counts.in_games);
    let games_per_second =
        if decisions_per_game > 0.0 { per_second(counts.decisions) / decisions_per_game } else { 0.0 };
    let moves_per_decision = counts.listed as f64 / counts.decisions.max(1) as f64;
    if args.json {
        let answer = json!({
            "decisions_per_second": per_second(counts.decisions),
            "games_per_second": games_per_second,
            "decisions_per_game": decisions_per_game,
            "state_bytes": state_bytes,
            "copy_ns": copy_ns,
            "choices_per_second": per_second(counts.choices),
            "chance_per_second": per_second(counts.chance),
            "turns_per_game": per_game(counts.turns),
            "moves_per_decision": moves_per_decision,
            "games": counts.games,
            "seats": args.seats,
            "seconds": seconds,
        });
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    writeln!(out, "{} seats, {seconds:.2} s on one core, {} whole games", args.seats, counts.games)?;
    writeln!(out, "decisions per second  {:>12.0}", per_second(counts.decisions))?;
    writeln!(out, "  with a choice       {:>12.0}", per_second(counts.choices))?;
    writeln!(out, "  legal moves listed  {moves_per_decision:>12.1} per decision")?;
    writeln!(out, "chance per second     {:>12.0}", per_second(counts.chance))?;
    writeln!(out, "games per second      {games_per_second:>12.1}")?;
    writeln!(out, "decisions per game    {decisions_per_game:>12.1}")?;
    writeln!(out, "turns per game        {:>12.1}", per_game(counts.turns))?;
    writeln!(out, "state size            {state_bytes:>12} bytes")?;
    writeln!(out, "state copy            {copy_ns:>12.1} ns")?;
    Ok(())
}

/// Solo games: a random player against one Automa.
pub fn solo(args: &Solo, out: &mut dyn Write) -> Outcome {
    let mut rng = args.seed.setup_generator();
    let limit = Duration::from_secs(args.seconds as u64);
    let mut counts = Counts::default();
    let warm = Instant::now();
    while warm.elapsed() < Duration::from_millis(200) {
        let start = solo_start(args.level, &mut rng)?;
        game(start, &mut rng, &mut Counts::default(), warm, limit);
    }
    let begun = Instant::now();
    while begun.elapsed() < limit {
        let start = solo_start(args.level, &mut rng)?;
        // A solo game is short: it is always played to its end.
        game(start, &mut rng, &mut counts, begun, Duration::MAX);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let per_second = |n: u64| n as f64 / seconds;
    let per_game = |n: u64| n as f64 / counts.games.max(1) as f64;
    if args.json {
        let answer = json!({
            "level": args.level.id(),
            "games_per_second": per_second(counts.games),
            "automa_turns_per_second": per_second(counts.automa_turns),
            "automa_turns_per_game": per_game(counts.automa_turns),
            "decisions_per_second": per_second(counts.decisions),
            "decisions_per_game": per_game(counts.decisions),
            "chance_per_second": per_second(counts.chance),
            "games": counts.games,
            "seconds": seconds,
        });
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    writeln!(out, "{}, {seconds:.2} s on one core, {} whole solo games", args.level, counts.games)?;
    writeln!(out, "games per second         {:>10.0}", per_second(counts.games))?;
    writeln!(out, "Automa turns per second  {:>10.0}", per_second(counts.automa_turns))?;
    writeln!(out, "Automa turns per game    {:>10.1}", per_game(counts.automa_turns))?;
    writeln!(out, "decisions per second     {:>10.0}", per_second(counts.decisions))?;
    writeln!(out, "decisions per game       {:>10.1}", per_game(counts.decisions))?;
    Ok(())
}

fn solo_start(level: AutomaLevel, rng: &mut Pcg64Mcg) -> Outcome<State> {
    let mut setup = Setup::random(2);
    setup.players[1].automa = Some(AutomaKind { level, dials: AutomaDials::default() });
    setup.settle(rng).or_else(failed)?;
    setup.start().or_else(failed)
}

fn start(seats: u8, rules: Rules, tiles: Tiles, rng: &mut Pcg64Mcg) -> Outcome<State> {
    let mut setup = Setup { tiles, ..Setup::random(seats as usize).with_rules(rules) };
    setup.settle(rng).or_else(failed)?;
    setup.start().or_else(failed)
}

/// One random game, with the full list of legal moves at every decision.
fn game(mut state: State, rng: &mut Pcg64Mcg, counts: &mut Counts, begun: Instant, limit: Duration) {
    let mut list = MoveList::new();
    let mut own = 0;
    loop {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let Some(outcome) = draw(rng, &state.chance()) else { return };
                counts.chance += 1;
                counts.automa_turns += (state.public().draw() == Some(Draw::AutomaTurn)) as u64;
                state.apply_unchecked(Actor::Chance, outcome);
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                list.clear();
                state.legal_into(seat, &mut list);
                let Some(mv) = list.get(below(rng, list.len() as u32) as usize) else { return };
                counts.listed += list.len() as u64;
                counts.choices += (list.len() > 1) as u64;
                state.apply_unchecked(Actor::Seat(seat), *mv);
                counts.decisions += 1;
                own += 1;
                if own % BETWEEN_LOOKS == 0 && begun.elapsed() >= limit {
                    return;
                }
            }
        }
        if state.public().turns() > MAX_TURNS {
            break;
        }
    }
    counts.games += 1;
    counts.in_games += own;
    counts.turns += state.public().turns() as u64;
}

/// Nanoseconds to copy a state, the best of several rounds: other work on the machine only ever adds.
fn copy_time(state: &State) -> f64 {
    const COPIES: u32 = 100_000;
    let mut best = f64::INFINITY;
    let mut target = *state;
    for _ in 0..10 {
        let begun = Instant::now();
        for _ in 0..COPIES {
            target = *black_box(state);
            black_box(&mut target);
        }
        best = best.min(begun.elapsed().as_nanos() as f64 / COPIES as f64);
    }
    black_box(target);
    best
}
