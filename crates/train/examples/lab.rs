//! Experiments on the command line: `lab train FOLDER GAMES THREADS`, `lab against LEVEL GAMES [FOLDER]`, `lab speed`.

use kosa_bots::{Bot, Inputs, Level, Net, Search, Stage, Taste, features};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{AutomaLevel, Star};
use kosa_engine::{AutomaDials, AutomaKind, Setup};
use kosa_train::{Options, Seating, play, run};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map(String::as_str).unwrap_or("");
    match word(0) {
        "train" => train(&words[1..]),
        "against" => against(&words[1..]),
        "among" => among(&words[1..]),
        "speed" => speed(),
        "show" => show(&words[1..]),
        "time" => time(&words[1..]),
        "probe" => probe(&words[1..]),
        "clear" => clear(&words[1..]),
        "residual" => residual(&words[1..]),
        "mean" => mean(&words[1..]),
        "settle" => settle(&words[1..]),
        "luck" => luck(&words[1..]),
        _ => eprintln!("lab train|against|among|speed"),
    }
}

fn train(words: &[String]) {
    let mut options = Options::default();
    let mut it = words.iter();
    while let (Some(key), Some(value)) = (it.next(), it.next()) {
        match key.as_str() {
            "folder" => options.folder = value.into(),
            "games" => options.games = value.parse().unwrap(),
            "threads" => options.threads = value.parse().unwrap(),
            "rate" => options.rate = value.parse().unwrap(),
            "steady" => options.steady = value.parse().unwrap(),
            "lambda" => options.lambda = value.parse().unwrap(),
            "passes" => options.passes = value.parse().unwrap(),
            "beginning" => options.beginning = value.parse().unwrap(),
            "store" => options.store = value.parse().unwrap(),
            "habit" => options.habit = value.parse().unwrap(),
            "guided" => options.guided = value.parse().unwrap(),
            "among" => options.among_bots = value.parse().unwrap(),
            "from" => options.among_from = value.parse().unwrap(),
            "ahead" => options.ahead = value == "1",
            "seed" => options.seed = value.parse().unwrap(),
            "weights" => options.from = Some((value.into(), 0)),
            "played" => options.from.as_mut().unwrap().1 = value.parse().unwrap(),
            "gather" => options.gather = value.parse().unwrap(),
            "round" => options.per_round = value.parse().unwrap(),
            "save" => options.save_every = value.parse().unwrap(),
            other => panic!("{other}"),
        }
    }
    let began = Instant::now();
    let at = run(&options, &AtomicBool::new(false), |point| {
        println!("{:>5}s {}", began.elapsed().as_secs(), point.describe());
    });
    println!("{} games", at.map(|at| at.games).unwrap_or(0));
}

/// How a level searches, with changes such as `LAB=stages=12x1+6x2,nunits=3`.
fn search(level: Level) -> Search {
    changed(level, &std::env::var("LAB").unwrap_or_default())
}

fn changed(level: Level, changes: &str) -> Search {
    let mut search = Search::of(level);
    for change in changes.split(',').filter(|c| !c.is_empty()) {
        let (key, value) = change.split_once('=').unwrap();
        let n: usize = value.parse().unwrap_or(0);
        match key {
            "units" => search.width.units = n,
            "bottoms" => search.width.bottoms = n,
            "events" => search.width.events = n,
            "kept" => search.width.ends = n,
            "stages" => {
                let stage = |word: &str| {
                    let (ends, ways) = word.split_once('x').unwrap();
                    Stage { ends: ends.parse().unwrap(), ways: ways.parse().unwrap() }
                };
                let stages: Vec<Stage> = value.split('+').filter(|w| !w.is_empty()).map(stage).collect();
                search.stages = stages.leak();
            }
            "trust" => search.trust = value.parse().unwrap(),
            "nunits" => search.next.units = n,
            "nbottoms" => search.next.bottoms = n,
            "nends" => search.next.ends = n,
            "replies" => search.replies = n as u32,
            "worlds" => search.worlds = n as u32,
            "samples" => search.samples = n as u32,
            "depth" => search.depth = n as u32,
            "hands" => search.hands = n as u32,
            "noise" => search.noise = value.parse().unwrap(),
            other => panic!("{other}"),
        }
    }
    search
}

/// Milliseconds this thread has had a processor.
fn busy() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

/// A bot whose turns are timed.
struct Timed {
    bot: Bot,
    turn: u16,
    spent: f64,
    all: std::rc::Rc<std::cell::RefCell<Vec<f64>>>,
}

fn net(folder: Option<&String>) -> Option<Arc<Net>> {
    if folder.is_some_and(|f| f == "blank") {
        return Some(Arc::new(Net::blank(features::WIDTH)));
    }
    let bytes = std::fs::read(folder?).unwrap();
    Some(Arc::new(Net::from_bytes(&bytes).unwrap()))
}

/// `against BOT GAMES FILE [LEVELS]`
fn against(words: &[String]) {
    let level: Level = words[0].parse().unwrap();
    let games: u64 = words[1].parse().unwrap();
    let net = net(words.get(2));
    let levels = words.get(3).map_or("1234", String::as_str);
    for (i, automa) in AutomaLevel::ALL.into_iter().enumerate() {
        if !levels.contains(char::from(b'1' + i as u8)) {
            continue;
        }
        let (mut won, mut margins, mut rounds, mut finished) = (0, Vec::new(), 0.0, 0);
        let mut stars = [0u32; 12];
        let (mut workers, mut popularity, mut score) = (0, 0, 0);
        let began = Instant::now();
        for game in 0..games {
            let mut setup = Setup::random(2);
            let kind = AutomaKind { level: automa, dials: AutomaDials::default() };
            setup.players[1] = Wish { automa: Some(kind), ..Wish::default() };
            let habit = std::env::var("HABIT").map_or(0.25, |h| h.parse().unwrap());
            let mut taste = Taste::HABIT.times(habit);
            // Such as TASTE=1=0.5,0=0.1: likings set one by one.
            for change in std::env::var("TASTE").unwrap_or_default().split(',').filter(|c| !c.is_empty()) {
                let (which, weight) = change.split_once('=').unwrap();
                taste.0[which.parse::<usize>().unwrap()] = weight.parse().unwrap();
            }
            let bot = Bot::with(search(level), net.clone(), taste, game);
            let taste_rounds = std::env::var("ROUNDS").map_or(99, |h| h.parse().unwrap());
            let seating = Seating {
                setup,
                bots: vec![Some((bot, false)), None],
                taste_rounds,
                later: Taste::HABIT.times(habit),
                most_rounds: 60,
            };
            let played = play(seating, Net::learned(), 1.0, 90_000 + game).unwrap();
            let public = played.state.public();
            let seat = played.seats[0].unwrap();
            let other = public.seats().find(|s| *s != seat).unwrap();
            let margin = public.score(seat).total() as f64 - public.score(other).total() as f64;
            won += public.ranking().iter().any(|r| r.seat == seat && r.place == 1) as u32;
            margins.push(margin);
            rounds += public.turns() as f64 / 2.0;
            finished += played.finished as u32;
            workers += public.player(seat).worker_count() as u32;
            popularity += public.player(seat).popularity() as u32;
            score += public.score(seat).total();
            for (count, star) in stars.iter_mut().zip(Star::ALL) {
                *count += public.player(seat).stars().on(star) as u32;
            }
        }
        let n = games as f64;
        let mean = margins.iter().sum::<f64>() / n;
        let spread = (margins.iter().map(|m| (m - mean).powi(2)).sum::<f64>() / n).sqrt() / n.sqrt() * 1.96;
        let stars: Vec<String> =
            Star::ALL.iter().zip(stars).map(|(s, c)| format!("{s} {:.2}", c as f64 / n)).collect();
        println!(
            "{level} against {automa}: won {:.1} % margin {mean:+.1} ±{spread:.1} score {:.1} rounds {:.1} finished {finished} workers {:.1} popularity {:.1} {:.2}s a game; {}",
            100.0 * won as f64 / n,
            score as f64 / n,
            rounds / n,
            workers as f64 / n,
            popularity as f64 / n,
            began.elapsed().as_secs_f64() / n,
            stars.join(", ")
        );
    }
}

/// `among GAMES BOT[:CHANGES[:FILE]]...`: each deal is played as often as there are seats, with everybody moved on by one. Those that are
/// written the same are one player.
fn among(words: &[String]) {
    let games: u64 = words[0].parse().unwrap();
    let who: Vec<(Search, Option<Arc<Net>>)> = words[1..]
        .iter()
        .map(|w| {
            let mut parts = w.split(':');
            let level: Level = parts.next().unwrap().parse().unwrap();
            let changes = parts.next().unwrap_or("");
            (changed(level, changes), net(parts.next().map(str::to_string).as_ref()))
        })
        .collect();
    let n = who.len();
    let mut won = vec![0.0; n];
    let mut margins = vec![0.0; n];
    let (mut rounds, mut sixth, mut winners, mut stars) = (0.0, 0, Vec::new(), [0u32; 12]);
    let (mut pop, mut work) = (0.0, 0.0);
    let began = busy();
    // Such as DEALS=5000: other deals than those that settings were chosen by.
    let deals: u64 = std::env::var("DEALS").map_or(70_000, |d| d.parse().unwrap());
    for game in 0..games {
        let setup = Setup::random(n);
        let turn = game as usize % n;
        let order: Vec<usize> = (0..n).map(|i| (i + turn) % n).collect();
        let bots = order
            .iter()
            .map(|&i| {
                let (search, net) = &who[i];
                Some((Bot::with(*search, net.clone(), Taste::HABIT.times(0.25), game * 8 + i as u64), false))
            })
            .collect();
        let seating = Seating { setup, bots, taste_rounds: 99, later: Taste::NONE, most_rounds: 60 };
        let played = play(seating, Net::learned(), 1.0, deals + game / n as u64).unwrap();
        let public = played.state.public();
        let best = public.ranking().iter().filter(|r| r.place == 1).count() as f64;
        for (&i, seat) in order.iter().zip(&played.seats) {
            let seat = seat.unwrap();
            if public.ranking().iter().any(|r| r.seat == seat && r.place == 1) {
                won[i] += 1.0 / best;
            }
            let others = public.seats().filter(|s| *s != seat).map(|s| public.score(s).total()).max();
            margins[i] += public.score(seat).total() as f64 - others.unwrap() as f64;
            pop += public.player(seat).popularity() as f64;
            work += public.player(seat).worker_count() as f64;
        }
        rounds += public.turns() as f64 / n as f64;
        sixth += public.seats().any(|s| public.player(s).stars().complete()) as u32;
        winners.push(public.seats().map(|s| public.score(s).total()).max().unwrap());
        for seat in public.seats() {
            for (count, star) in stars.iter_mut().zip(Star::ALL) {
                *count += public.player(seat).stars().on(star) as u32;
            }
        }
    }
    winners.sort();
    let g = games as f64;
    let stars: Vec<String> =
        Star::ALL.iter().zip(stars).map(|(s, c)| format!("{s} {:.2}", c as f64 / g / n as f64)).collect();
    for (i, word) in words[1..].iter().enumerate() {
        let half = 1.96 * (won[i] / g * (1.0 - won[i] / g) / g).sqrt() * 100.0;
        println!("{word}: won {:.1} ±{half:.1} %, margin {:+.1}", 100.0 * won[i] / g, margins[i] / g);
    }
    println!(
        "{games} games, {:.1} s each, rounds {:.1}, winner's median {}, sixth star {:.1} %, popularity {:.1}, workers {:.1}; {}",
        (busy() - began) / 1e3 / g,
        rounds / g,
        winners[winners.len() / 2],
        100.0 * sixth as f64 / g,
        pop / g / n as f64,
        work / g / n as f64,
        stars.join(", ")
    );
}

fn speed() {
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

/// `show BOT FILE LEVEL SEED`: one game against an Automa, turn by turn.
fn show(words: &[String]) {
    use kosa_engine::random::draw;
    use kosa_engine::{Actor, Awaiting, View};
    use kosa_table::Player;
    use rand_core::SeedableRng;
    let level: Level = words[0].parse().unwrap();
    let net = net(words.get(1));
    let automa = AutomaLevel::by_name_or_number(&words[2]).unwrap();
    let seed: u64 = words[3].parse().unwrap();
    let mut setup = Setup::random(2);
    let kind = AutomaKind { level: automa, dials: AutomaDials::default() };
    setup.players[1] = Wish { automa: Some(kind), ..Wish::default() };
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    setup.settle(&mut rng).unwrap();
    let mut state = setup.start().unwrap();
    let mut bot = Bot::with(Search::of(level), net, Taste::HABIT.times(0.25), seed);
    let mut line = String::new();
    let me = setup.seat_of(0).unwrap();
    let other = setup.seat_of(1).unwrap();
    println!("{:?} {:?}", state.public().player(me).faction(), state.public().player(me).mat());
    let mut turn = 0;
    loop {
        match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let mv = draw(&mut rng, &state.chance()).unwrap();
                if state.public().active() == me {
                    line += &format!(" *{mv}");
                }
                state.apply(Actor::Chance, mv).unwrap();
            }
            Awaiting::Seats(_) => {
                let mv = bot.choose(&View::of(&state, me), &state.legal(me));
                line += &format!(", {mv}");
                state.apply(Actor::Seat(me), mv).unwrap();
            }
        }
        if state.public().turns() != turn {
            turn = state.public().turns();
            let p = state.public().player(me);
            if state.public().active() == other {
                let held: Vec<[u8; 4]> =
                    state.public().controlled(me).iter().map(|x| state.public().resources(x)).collect();
                let sum =
                    held.iter().fold([0; 4], |s: [u32; 4], r| core::array::from_fn(|i| s[i] + r[i] as u32));
                println!(
                    "{turn}:{line}\n    coins {} power {} pop {} workers {} mechs {} up {} rec {} str {} stars {} res(fmow?) {sum:?} score {} : {}",
                    p.coins(),
                    p.power(),
                    p.popularity(),
                    p.worker_count(),
                    p.mech_count(),
                    p.upgrade_count(),
                    p.recruit_count(),
                    p.structure_count(),
                    p.stars().total(),
                    state.public().score(me).total(),
                    state.public().score(other).total()
                );
            }
            line.clear();
        }
    }
    println!("{line}\n{} : {}", state.public().score(me).total(), state.public().score(other).total());
}

/// `time BOT FILE SEATS ROUNDS`: processor time of a turn.
fn time(words: &[String]) {
    use kosa_engine::random::draw;
    use kosa_engine::{Actor, Awaiting, View};
    use kosa_table::Player;
    use rand_core::SeedableRng;
    let level: Level = words[0].parse().unwrap();
    let net = net(words.get(1));
    let seats: usize = words[2].parse().unwrap();
    let rounds: u16 = words[3].parse().unwrap();
    let mut setup = Setup::random(seats);
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(5);
    setup.settle(&mut rng).unwrap();
    let mut state = setup.start().unwrap();
    let all = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let mut bots: Vec<Timed> = (0..seats)
        .map(|i| Timed {
            bot: Bot::with(search(level), net.clone(), Taste::NONE, i as u64),
            turn: 0,
            spent: 0.0,
            all: all.clone(),
        })
        .collect();
    while state.public().turns() < rounds * seats as u16 {
        let (actor, mv) = match state.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => (Actor::Chance, draw(&mut rng, &state.chance()).unwrap()),
            Awaiting::Seats(asked) => {
                let seat = asked.iter().next().unwrap();
                let timed = &mut bots[seat.index()];
                if timed.turn != state.public().turns() {
                    timed.all.borrow_mut().push(timed.spent);
                    (timed.spent, timed.turn) = (0.0, state.public().turns());
                }
                let began = busy();
                let mv = timed.bot.choose(&View::of(&state, seat), &state.legal(seat));
                timed.spent += busy() - began;
                (Actor::Seat(seat), mv)
            }
        };
        state.apply_unchecked(actor, mv);
    }
    let mut all = all.borrow_mut();
    all.sort_by(f64::total_cmp);
    let at = |part: f64| all[((all.len() - 1) as f64 * part) as usize];
    println!(
        "{level}: {} turns, median {:.1} ms, p90 {:.1}, p99 {:.1}, most {:.1}",
        all.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}

/// `clear FILE NEW OUT`: weights for which the last NEW inputs say nothing yet. Beginners have weights by chance even for inputs that
/// were not there.
fn clear(words: &[String]) {
    let mut net = (*net(words.first()).unwrap()).clone();
    let new: usize = words[1].parse().unwrap();
    let state = kosa_engine::State::from_position(
        "kosa-position 1; active 1; seat nordic industrial; popularity 3; seat crimea mechanical; stars power",
    )
    .unwrap();
    let mut inputs = Inputs::new();
    let mut used = 0;
    for seat in state.public().seats() {
        features::fill(&state, seat, &mut inputs);
        used = used.max(inputs.iter().map(|(i, _)| i + 1).max().unwrap());
    }
    println!("{used} inputs of {}", features::WIDTH);
    net.first[used - new..].iter_mut().for_each(|row| row.fill(0.0));
    std::fs::write(&words[2], net.to_bytes()).unwrap();
}

/// `probe FILE GAMES`: what the value thinks of a little more of everything, by round.
fn probe(words: &[String]) {
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
fn residual(words: &[String]) {
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

/// `settle CHECKPOINT OUT PASSES RATE [fresh]`: fits the weights of a checkpoint to the whole of its store, with steps that shrink to nothing; from
/// nothing where `fresh` is said.
fn settle(words: &[String]) {
    use rand_core::SeedableRng;
    let at = kosa_train::Checkpoint::load(words[0].as_ref()).unwrap().unwrap();
    let (passes, rate) = (words[2].parse().unwrap(), words[3].parse().unwrap());
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(at.games);
    let learner = match words.get(4).map(String::as_str) {
        Some("fresh") => kosa_train::Learner::new(features::WIDTH, &mut rng),
        _ => kosa_train::Learner::from(at.learner.average.clone()),
    };
    let net =
        kosa_train::settle(learner, &at.store.samples, passes, rate, &mut rng, |pass, learned, kept| {
            println!("pass {pass}: errors {learned:.4?}, of samples that are not learned from {kept:.4?}");
        });
    std::fs::write(&words[1], net.to_bytes()).unwrap();
}

/// `mean OUT FILE...`: the mean of several weights.
fn mean(words: &[String]) {
    let nets: Vec<Arc<Net>> = words[1..].iter().map(|file| net(Some(file)).unwrap()).collect();
    let mut sum = (*nets[0]).clone();
    let n = nets.len() as f32;
    let each = |into: &mut f32, from: Vec<f32>| *into = from.iter().sum::<f32>() / n;
    for i in 0..sum.first.len() {
        for j in 0..sum.first[i].len() {
            each(&mut sum.first[i][j], nets.iter().map(|net| net.first[i][j]).collect());
        }
    }
    for j in 0..sum.first_bias.len() {
        each(&mut sum.first_bias[j], nets.iter().map(|net| net.first_bias[j]).collect());
    }
    for i in 0..sum.second.len() {
        for j in 0..sum.second[i].len() {
            each(&mut sum.second[i][j], nets.iter().map(|net| net.second[i][j]).collect());
        }
    }
    for j in 0..sum.second_bias.len() {
        each(&mut sum.second_bias[j], nets.iter().map(|net| net.second_bias[j]).collect());
    }
    for i in 0..sum.third.len() {
        for j in 0..sum.third[i].len() {
            each(&mut sum.third[i][j], nets.iter().map(|net| net.third[i][j]).collect());
        }
    }
    std::fs::write(&words[0], sum.to_bytes()).unwrap();
}

/// `luck FILE POSITIONS TIMES`: how much of the end of a game is decided by luck and how much by the position: positions of several rounds, each
/// played to the end many times; the spread of one position's ends, of the means, and how far the value is from the means.
fn luck(words: &[String]) {
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
