//! Series of games: how strong bots are, what they do and how long they think.

use crate::{changed, net, search};
use kosa_bots::{Bot, Level, Net, Search, Taste};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{AutomaLevel, Star};
use kosa_engine::{AutomaDials, AutomaKind, Setup};
use kosa_train::{Seating, play};
use std::sync::Arc;
use std::time::Instant;

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

/// `against BOT GAMES FILE [LEVELS]`
pub fn against(words: &[String]) {
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
pub fn among(words: &[String]) {
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
        "{games} games, {:.1} s each, rounds {:.1}, winner's median {} mean {:.1}, sixth star {:.1} %, popularity {:.1}, workers {:.1}; {}",
        (busy() - began) / 1e3 / g,
        rounds / g,
        winners[winners.len() / 2],
        winners.iter().sum::<u32>() as f64 / g,
        100.0 * sixth as f64 / g,
        pop / g / n as f64,
        work / g / n as f64,
        stars.join(", ")
    );
}

/// `show BOT FILE LEVEL SEED`: one game against an Automa, turn by turn.
pub fn show(words: &[String]) {
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
pub fn time(words: &[String]) {
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
