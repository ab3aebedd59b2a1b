//! What the value thinks, where it is wrong, and how fast it is.

use crate::net;
use kosa_bots::{Bot, Inputs, Level, Net, Search, Taste, features};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::AutomaLevel;
use kosa_engine::{AutomaDials, AutomaKind, Setup};
use kosa_train::{Seating, play};
use std::time::Instant;

pub fn speed() {
    let bot = Bot::with(Search::of(Level::Medium), None, Taste::NONE, 1);
    let seating = Seating {
        setup: Setup::random(2),
        bots: vec![Some((bot.clone(), true)), Some((bot, true))],
        taste_rounds: 0,
        later: Taste::NONE,
        most_rounds: 12,
    };
    let played = play(seating, Net::learned(), 1.0, 5).unwrap();
    let state = played.state;
    let seat = state.public().seats().next().unwrap();
    let mut inputs = Inputs::new();
    let began = Instant::now();
    for _ in 0..100_000 {
        features::fill(std::hint::black_box(&state), seat, &mut inputs);
    }
    println!(
        "features {:.0} ns, {} not zero",
        began.elapsed().as_nanos() as f64 / 1e5,
        inputs.iter().count()
    );
    let began = Instant::now();
    let mut sum = 0.0;
    for _ in 0..100_000 {
        sum += Net::learned().outputs(std::hint::black_box(&inputs))[0];
    }
    println!("net {:.0} ns {sum}", began.elapsed().as_nanos() as f64 / 1e5);
}

/// `probe FILE GAMES`: what the value thinks of a little more of everything, by round.
pub fn probe(words: &[String]) {
    use kosa_bots::Mind;
    use kosa_engine::State;
    let net = net(words.first()).unwrap();
    let games: u64 = words[1].parse().unwrap();
    let automa = AutomaLevel::Ultimaszyna;
    let mut sums: std::collections::BTreeMap<(u16, &str), (f64, f64, f64, u32)> = Default::default();
    for game in 0..games {
        for rounds in [2u16, 5, 8, 11, 14] {
            let mut setup = Setup::random(2);
            let kind = AutomaKind { level: automa, dials: AutomaDials::default() };
            setup.players[1] = Wish { automa: Some(kind), ..Wish::default() };
            let bot = Bot::with(Search::of(Level::Medium), Some(net.clone()), Taste::HABIT.times(0.25), game);
            let seating = Seating {
                setup,
                bots: vec![Some((bot, false)), None],
                taste_rounds: 99,
                later: Taste::NONE,
                most_rounds: rounds,
            };
            let played = play(seating, Net::learned(), 1.0, 50_000 + game).unwrap();
            let seat = played.seats[0].unwrap();
            if played.state.is_over() {
                continue;
            }
            let text = played.state.to_position();
            let mut mind = Mind::new(&net, seat);
            let base = mind.value(&played.state);
            let base_worth = mind.worth(&played.state);
            let lines: Vec<&str> = text.lines().collect();
            let faction = format!("seat {}", played.state.public().player(seat).faction());
            let at = lines.iter().position(|l| l.starts_with(&faction)).unwrap();
            let end = (at + 1..lines.len()).find(|i| lines[*i].starts_with("seat ")).unwrap_or(lines.len());
            if game == 0 && rounds == 5 {
                println!("{text}");
            }
            let number = |key: &str, more: i32| -> Option<String> {
                let mut lines: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
                let i = (at..end).find(|i| lines[*i].trim_start().starts_with(key));
                match i {
                    Some(i) => {
                        let n: i32 = lines[i].trim_start()[key.len()..].trim().parse().ok()?;
                        lines[i] = format!("{key} {}", n + more);
                    }
                    None => lines.insert(at + 1, format!("{key} {more}")),
                }
                Some(lines.join("\n"))
            };
            let twice = |key: &str| -> Option<String> {
                let mut lines: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
                let i = (at..end).find(|i| lines[*i].trim_start().starts_with(key))?;
                let last = lines[i].split_whitespace().last()?.to_string();
                lines[i] += &format!(" {last}");
                Some(lines.join("\n"))
            };
            let tries = [
                ("worker+1", twice("workers")),
                ("coins+3", number("coins", 3)),
                ("power+3", number("power", 3)),
                ("pop+1", number("popularity", 1)),
                ("pop+4", number("popularity", 4)),
            ];
            for (name, text) in tries {
                let Some(text) = text else { continue };
                let Ok(state) = State::from_position(&text) else { continue };
                let value = mind.value(&state);
                let worth = mind.worth(&state);
                let sum = sums.entry((rounds, name)).or_default();
                sum.0 += (value.margin - base.margin) as f64;
                sum.1 += (value.win - base.win) as f64;
                sum.2 += (worth - base_worth) as f64;
                sum.3 += 1;
            }
        }
    }
    for ((round, name), (margin, win, worth, n)) in sums {
        let n_ = n as f64;
        println!(
            "round {round:>2} {name:<10} margin {:+.2} win {:+.3} worth {:+.3} ({n})",
            margin / n_,
            win / n_,
            worth / n_
        );
    }
}

/// `residual FILE GAMES`: what the value leaves unexplained, by round: the end of the game less what was said, fitted by a straight line
/// through a few counts. A count with a coefficient far from zero is valued wrongly.
pub fn residual(words: &[String]) {
    use kosa_engine::random::{below, draw};
    use kosa_engine::{Actor, Awaiting, View};
    use kosa_table::Player;
    use rand_core::SeedableRng;
    const NAMES: [&str; 13] = [
        "one",
        "workers",
        "popularity",
        "mechs",
        "upgrades",
        "recruits",
        "structures",
        "power",
        "coins",
        "stars",
        "land",
        "cards",
        "factory",
    ];
    const N: usize = NAMES.len();
    let net = net(words.first()).unwrap();
    let games: u64 = words[1].parse().unwrap();
    let width = kosa_bots::turns::Width { units: 4, bottoms: 3, events: 1, ends: 6, nodes: 20_000 };
    let search = Search { width, samples: 1, noise: 0.0, ..Search::of(Level::Medium) };
    // The round, what is counted, what the value said and how it ended.
    type Row = (u16, [f64; N], f64, f64);
    let mut rows: Vec<Row> = Vec::new();
    for game in 0..games {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(game);
        let mut setup = Setup::random(2);
        let kind = AutomaKind { level: AutomaLevel::Ultimaszyna, dials: AutomaDials::default() };
        setup.players[1] = Wish { automa: Some(kind), ..Wish::default() };
        setup.settle(&mut rng).unwrap();
        let mut state = setup.start().unwrap();
        let me = setup.seat_of(0).unwrap();
        let habit = Taste::HABIT.times(0.25);
        let mut taste = habit;
        if game % 2 == 0 {
            for _ in 0..2 {
                taste.0[below(&mut rng, 6) as usize] += 1.4 * below(&mut rng, 100) as f32 / 100.0 - 0.4;
            }
        }
        let until = 3 + below(&mut rng, 8) as u16;
        let mut bot = Bot::with(search, Some(net.clone()), taste, game);
        let mut mind = kosa_bots::Mind::new(&net, me);
        let (mut turn, mut active) = (state.public().turns(), state.public().active());
        let first = rows.len();
        loop {
            let (actor, mv) = match state.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).unwrap()),
                Awaiting::Seats(_) => (Actor::Seat(me), bot.choose(&View::of(&state, me), &state.legal(me))),
            };
            state.apply_unchecked(actor, mv);
            let public = state.public();
            if public.turns() != turn {
                if active == me && !state.is_over() {
                    let p = public.player(me);
                    let counts = [
                        1.0,
                        p.worker_count() as f64,
                        p.popularity() as f64,
                        p.mech_count() as f64,
                        p.upgrade_count() as f64,
                        p.recruit_count() as f64,
                        p.structure_count() as f64,
                        p.power() as f64,
                        p.coins() as f64,
                        p.stars().total() as f64,
                        public.controlled(me).count() as f64,
                        p.hand_count() as f64,
                        p.factory_card().is_some() as u32 as f64,
                    ];
                    rows.push((public.turns() / 2, counts, mind.value(&state).margin as f64, 0.0));
                    if public.turns() / 2 == until {
                        bot.set_taste(habit);
                    }
                }
                (turn, active) = (public.turns(), public.active());
            }
        }
        let public = state.public();
        let other = public.seats().find(|s| *s != me).unwrap();
        let end = public.score(me).total() as f64 - public.score(other).total() as f64;
        for row in &mut rows[first..] {
            row.3 = end;
        }
    }
    for (low, high) in [(1, 2), (3, 4), (5, 6), (7, 9), (10, 12), (13, 15)] {
        let here: Vec<_> = rows.iter().filter(|r| r.0 >= low && r.0 <= high).collect();
        let n = here.len() as f64;
        let mean = |f: &dyn Fn(&Row) -> f64| here.iter().map(|r| f(r)).sum::<f64>() / n;
        let (end, said) = (mean(&|r| r.3), mean(&|r| r.2));
        let all = mean(&|r| (r.3 - end).powi(2));
        let error = mean(&|r| (r.3 - r.2).powi(2));
        // Normal equations.
        let mut m = [[0.0; N + 1]; N];
        for r in &here {
            for (row, x) in m.iter_mut().zip(r.1) {
                row.iter_mut().zip(r.1).for_each(|(sum, y)| *sum += x * y);
                row[N] += x * (r.3 - r.2);
            }
        }
        for (i, row) in m.iter_mut().enumerate() {
            row[i] += 1e-3;
        }
        for i in 0..N {
            let d = m[i][i];
            m[i].iter_mut().for_each(|x| *x /= d);
            for j in 0..N {
                if i != j {
                    let f = m[j][i];
                    let from = m[i];
                    m[j].iter_mut().zip(from).for_each(|(x, y)| *x -= f * y);
                }
            }
        }
        let coefs: Vec<String> = (0..N).map(|i| format!("{} {:+.2}", NAMES[i], m[i][N])).collect();
        println!(
            "rounds {low}-{high}: {} positions, end {end:+.1}, said {said:+.1}, variance {all:.0}, error {error:.0}, mean workers {:.1} pop {:.1}; {}",
            here.len(),
            mean(&|r| r.1[1]),
            mean(&|r| r.1[2]),
            coefs.join(", ")
        );
    }
}

/// `luck FILE POSITIONS TIMES`: how much of the end of a game is decided by luck and how much by the position: positions of several rounds, each
/// played to the end many times; the spread of one position's ends, of the means, and how far the value is from the means.
pub fn luck(words: &[String]) {
    use kosa_engine::random::draw;
    use kosa_engine::{Actor, Awaiting, State, View};
    use kosa_table::Player;
    use rand_core::SeedableRng;
    let net = net(words.first()).unwrap();
    let positions: u64 = words[1].parse().unwrap();
    let times: u64 = words[2].parse().unwrap();
    let width = kosa_bots::turns::Width { units: 4, bottoms: 3, events: 1, ends: 6, nodes: 20_000 };
    let search = Search { width, samples: 1, noise: 0.0, ..Search::of(Level::Medium) };
    for round in [1u16, 3, 6, 9, 12] {
        let (mut within, mut means, mut said) = (0.0, Vec::new(), Vec::new());
        for game in 0..positions {
            let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(game + 7_000);
            let mut setup = Setup::random(2);
            let kind = AutomaKind { level: AutomaLevel::Ultimaszyna, dials: AutomaDials::default() };
            setup.players[1] = Wish { automa: Some(kind), ..Wish::default() };
            setup.settle(&mut rng).unwrap();
            let start = setup.start().unwrap();
            let me = setup.seat_of(0).unwrap();
            let habit = Taste::HABIT.times(0.25);
            let go = |mut state: State, rng: &mut rand_pcg::Pcg64Mcg, until: u16, seed: u64| {
                let mut bot = Bot::with(search, Some(net.clone()), habit, seed);
                let mut mine = state.public().active() == me;
                loop {
                    let (actor, mv) = match state.awaiting() {
                        Awaiting::Over => break,
                        Awaiting::Chance => (Actor::Chance, draw(rng, &state.chance()).unwrap()),
                        Awaiting::Seats(_) => {
                            (Actor::Seat(me), bot.choose(&View::of(&state, me), &state.legal(me)))
                        }
                    };
                    state.apply_unchecked(actor, mv);
                    let now = state.public().active() == me;
                    if mine && !now && state.public().turns() >= until {
                        break;
                    }
                    mine = now;
                }
                state
            };
            let state = go(start, &mut rng, round * 2, game);
            if state.is_over() {
                continue;
            }
            said.push(kosa_bots::Mind::new(&net, me).value(&state).margin as f64);
            let ends: Vec<f64> = (0..times)
                .map(|i| {
                    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(game * 1000 + i);
                    let end = go(state, &mut rng, u16::MAX, i);
                    let public = end.public();
                    let other = public.seats().find(|s| *s != me).unwrap();
                    public.score(me).total() as f64 - public.score(other).total() as f64
                })
                .collect();
            let mean = ends.iter().sum::<f64>() / times as f64;
            within += ends.iter().map(|e| (e - mean).powi(2)).sum::<f64>() / (times - 1) as f64;
            means.push(mean);
        }
        let n = means.len() as f64;
        let within = within / n;
        let mean = means.iter().sum::<f64>() / n;
        let bias = said.iter().sum::<f64>() / n - mean;
        let between =
            means.iter().map(|m| (m - mean).powi(2)).sum::<f64>() / (n - 1.0) - within / times as f64;
        let wrong = means.iter().zip(&said).map(|(m, s)| (m - s + bias).powi(2)).sum::<f64>() / (n - 1.0)
            - within / times as f64;
        println!(
            "round {round}: {n} positions, luck {within:.0}, between positions {between:.0}, of it unexplained {wrong:.0}, bias {bias:+.1}"
        );
    }
}
