//! `kosa bench`: how fast the rules are on one core.

use crate::args::{Playouts, Solo};
use crate::fault::{Outcome, failed, usage};
use crate::wrong::Wrong;
use kosa_engine::random::{below, draw};
use kosa_engine::setup::Tiles;
use kosa_engine::vocab::AutomaLevel;
use kosa_engine::{Actor, AutomaDials, AutomaKind, Awaiting, MoveList, Rules, Setup, State, Switch};
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
    /// The longest list.
    longest: usize,
    chance: u64,
    /// Cards drawn for turns of Automas.
    automa_turns: u64,
    turns: u64,
    games: u64,
    /// Decisions in the games that are counted whole.
    in_games: u64,
}

/// How the players of a measured game choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Policy {
    /// Any legal move.
    Random,
    /// Moves that waste no turns: short games, long lists.
    Brisk,
}

/// Games of one kind against the clock.
struct Measured {
    counts: Counts,
    seconds: f64,
}

impl Measured {
    fn per_second(&self, n: u64) -> f64 {
        n as f64 / self.seconds
    }

    fn per_game(&self, n: u64) -> f64 {
        n as f64 / self.counts.games.max(1) as f64
    }

    fn decisions_per_second(&self) -> f64 {
        self.per_second(self.counts.decisions)
    }

    /// A game cut off by the clock counts for the speed alone; decisions per game come from whole games.
    fn decisions_per_game(&self) -> f64 {
        self.per_game(self.counts.in_games)
    }

    fn games_per_second(&self) -> f64 {
        let each = self.decisions_per_game();
        if each > 0.0 { self.decisions_per_second() / each } else { 0.0 }
    }

    fn moves_per_decision(&self) -> f64 {
        self.counts.listed as f64 / self.counts.decisions.max(1) as f64
    }

    fn rounds(&self, seats: u8) -> f64 {
        self.per_game(self.counts.turns) / seats as f64
    }

    fn json(&self, seats: u8) -> serde_json::Value {
        json!({
            "decisions_per_second": self.decisions_per_second(),
            "games_per_second": self.games_per_second(),
            "decisions_per_game": self.decisions_per_game(),
            "choices_per_second": self.per_second(self.counts.choices),
            "chance_per_second": self.per_second(self.counts.chance),
            "turns_per_game": self.per_game(self.counts.turns),
            "rounds_per_game": self.rounds(seats),
            "moves_per_decision": self.moves_per_decision(),
            "longest_list": self.counts.longest,
            "games": self.counts.games,
            "seats": seats,
            "seconds": self.seconds,
        })
    }
}

/// Time that this thread has spent on a processor, where the system tells it: other programs that want the same core then make a
/// measurement longer, but not wrong.
struct Stopwatch {
    begun: Instant,
    on_core: Option<u64>,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch { begun: Instant::now(), on_core: nanoseconds_on_core() }
    }

    fn seconds(&self) -> f64 {
        let elapsed = self.begun.elapsed().as_secs_f64();
        match (self.on_core, nanoseconds_on_core()) {
            (Some(before), Some(now)) if now > before => ((now - before) as f64 / 1e9).min(elapsed),
            _ => elapsed,
        }
    }
}

/// As Linux counts it for every thread.
fn nanoseconds_on_core() -> Option<u64> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    line.split_whitespace().next()?.parse().ok()
}

/// What is measured: seats, rules, tiles.
type Kind = (u8, Rules, Tiles);

fn measure(kind: Kind, policy: Policy, rng: &mut Pcg64Mcg, limit: Duration) -> Outcome<Measured> {
    let (seats, rules, tiles) = kind;
    // The first moments warm the caches and are not counted.
    let warm = Instant::now();
    let while_warming = Duration::from_millis(200).min(limit);
    while warm.elapsed() < while_warming {
        let start = start(seats, rules, tiles, rng)?;
        game(start, policy, rng, &mut Counts::default(), warm, while_warming);
    }
    let mut counts = Counts::default();
    let watch = Stopwatch::start();
    while watch.begun.elapsed() < limit {
        let start = start(seats, rules, tiles, rng)?;
        game(start, policy, rng, &mut counts, watch.begun, limit);
    }
    Ok(Measured { counts, seconds: watch.seconds() })
}

/// The modules that brisk play is tried with, at as many seats as is asked for, and everything at seven.
fn modules(seats: u8, rules: Rules) -> [(&'static str, Kind); 6] {
    let with = |switches: &[Switch]| switches.iter().fold(rules, |rules, switch| rules.with(*switch, true));
    let promo = [Switch::PromoEncounters, Switch::PromoObjectives, Switch::PromoFactory];
    let pairs = [Switch::Airships, Switch::AirshipPairs];
    let all = [&promo[..], &[Switch::InvadersFromAfar, Switch::Airships, Switch::Resolutions]].concat();
    let kind = |seats: u8, switches: &[Switch]| (seats, with(switches), Tiles::default());
    [
        ("invaders", kind(seats, &[Switch::InvadersFromAfar])),
        ("promo cards", kind(seats, &promo)),
        ("airships", kind(seats, &[Switch::Airships])),
        ("airship pairs", kind(seats, &pairs)),
        ("resolutions", kind(seats, &[Switch::Resolutions])),
        ("all, 7 seats", kind(7, &all)),
    ]
}

pub fn playouts(args: &Playouts, out: &mut dyn Write) -> Outcome {
    let Setup { rules, tiles, .. } = args.modules.wishes(args.rules)?.setup();
    let most = rules.max_seats();
    if args.seats as usize > most {
        return usage(Wrong::SeatCount(args.seats.to_string(), most));
    }
    let mut rng = args.seed.setup_generator();
    let limit = Duration::from_secs(args.seconds as u64);
    let kind = (args.seats, rules, tiles);
    let random = measure(kind, Policy::Random, &mut rng, limit)?;
    let brisk = measure(kind, Policy::Brisk, &mut rng, limit)?;
    // Each module by itself, unless some were asked for.
    let plain = args.modules.wishes(Rules::RULEBOOK)?.setup().rules;
    let tried = if plain == Rules::RULEBOOK { modules(args.seats, rules).to_vec() } else { Vec::new() };
    let mut slow: Vec<(&str, f64)> = Vec::new();
    for (name, kind) in tried {
        let found = measure(kind, Policy::Brisk, &mut rng, limit / 5)?;
        slow.push((name, found.decisions_per_second()));
    }
    let worst = slow.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1));
    let copy_ns = copy_time(&start(args.seats, rules, tiles, &mut rng)?);
    let key_ns = key_time(&start(args.seats, rules, tiles, &mut rng)?);
    let state_bytes = size_of::<State>();
    if args.json {
        let mut answer = random.json(args.seats);
        let modules: serde_json::Map<_, _> =
            slow.iter().map(|(name, n)| (name.to_string(), json!(n))).collect();
        let more = json!({
            "state_bytes": state_bytes,
            "copy_ns": copy_ns,
            "key_ns": key_ns,
            "brisk": brisk.json(args.seats),
            "brisk_by_module": modules,
            "worst_module": worst.map(|(name, _)| name),
        });
        if let (Some(answer), Some(more)) = (answer.as_object_mut(), more.as_object()) {
            answer.extend(more.clone());
        }
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    let both = [&random, &brisk];
    let line = |out: &mut dyn Write, name: &str, value: &dyn Fn(&Measured) -> String| {
        let [random, brisk] = both.map(value);
        writeln!(out, "{name:<22}{random:>12}{brisk:>14}")
    };
    writeln!(
        out,
        "{} seats, {:.2} s and {:.2} s of one core's time",
        args.seats, random.seconds, brisk.seconds
    )?;
    writeln!(out, "{:<22}{:>12}{:>14}", "", "random", "brisk")?;
    line(out, "decisions per second", &|m| format!("{:.0}", m.decisions_per_second()))?;
    line(out, "  with a choice", &|m| format!("{:.0}", m.per_second(m.counts.choices)))?;
    line(out, "legal moves listed", &|m| format!("{:.1}", m.moves_per_decision()))?;
    line(out, "  the longest list", &|m| m.counts.longest.to_string())?;
    line(out, "chance per second", &|m| format!("{:.0}", m.per_second(m.counts.chance)))?;
    line(out, "games per second", &|m| format!("{:.1}", m.games_per_second()))?;
    line(out, "decisions per game", &|m| format!("{:.1}", m.decisions_per_game()))?;
    line(out, "rounds per game", &|m| format!("{:.1}", m.rounds(args.seats)))?;
    if let Some((worst, _)) = worst {
        writeln!(out, "brisk play by module, decisions per second")?;
        for (name, each) in &slow {
            let share = each / brisk.decisions_per_second();
            let note = if *name == worst { ", the slowest" } else { "" };
            writeln!(out, "  {name:<20}{:>26}{:>5.0} %{note}", format!("{each:.0}"), share * 100.0)?;
        }
    }
    writeln!(out, "{:<22}{state_bytes:>26} bytes", "state size")?;
    writeln!(out, "{:<22}{copy_ns:>26.1} ns", "state copy")?;
    writeln!(out, "{:<22}{key_ns:>26.1} ns", "state key")?;
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
        game(start, Policy::Random, &mut rng, &mut Counts::default(), warm, limit);
    }
    let watch = Stopwatch::start();
    while watch.begun.elapsed() < limit {
        let start = solo_start(args.level, &mut rng)?;
        // A solo game is short: it is always played to its end.
        game(start, Policy::Random, &mut rng, &mut counts, watch.begun, Duration::MAX);
    }
    let seconds = watch.seconds();
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

/// One game, with the full list of legal moves at every decision.
fn game(
    mut state: State,
    policy: Policy,
    rng: &mut Pcg64Mcg,
    counts: &mut Counts,
    begun: Instant,
    limit: Duration,
) {
    let mut list = MoveList::new();
    let mut own = 0;
    loop {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let Some(outcome) = draw(rng, &state.chance()) else { return };
                counts.chance += 1;
                counts.automa_turns += state.public().automa_turn_begins() as u64;
                state.apply_unchecked(Actor::Chance, outcome);
            }
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                list.clear();
                state.legal_into(seat, &mut list);
                let chosen = match policy {
                    Policy::Random => list.get(below(rng, list.len() as u32) as usize).copied(),
                    Policy::Brisk => state.brisk(seat, &list, rng),
                };
                let Some(mv) = chosen else { return };
                counts.longest = counts.longest.max(list.len());
                counts.listed += list.len() as u64;
                counts.choices += (list.len() > 1) as u64;
                state.apply_unchecked(Actor::Seat(seat), mv);
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

/// Nanoseconds to work out the key of a state, the best of several rounds.
fn key_time(state: &State) -> f64 {
    const KEYS: u32 = 50_000;
    let mut best = f64::INFINITY;
    for _ in 0..10 {
        let begun = Instant::now();
        for _ in 0..KEYS {
            black_box(black_box(state).key());
        }
        best = best.min(begun.elapsed().as_nanos() as f64 / KEYS as f64);
    }
    best
}
