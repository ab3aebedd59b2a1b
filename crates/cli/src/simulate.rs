//! `kosa simulate`: many games between bots. Everything is counted, printed or written as it comes, so that the number
//! of games costs time and no memory.

use crate::args::Simulate;
use crate::fault::{Fault, Outcome, failed, usage};
use crate::seats::{any_short_seed, listed};
use crate::wrong::Wrong;
use crate::{row, table_text};
use indicatif::{ProgressBar, ProgressStyle};
use kosa_client::wishes::{SeatWish, Who};
use kosa_engine::Rules;
use kosa_engine::vocab::Star;
use kosa_simulate::{
    AutomaTally, Contestant, Ended, GameResult, PlanError, RecordFolder, Report, SeriesError, SeriesPlan,
    SidesTally, Spread, Tally, run as play_all,
};
use kosa_table::Seed;
use serde_json::{Value, json};
use signal_hook::consts::SIGINT;
use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub fn run(args: &Simulate, out: &mut dyn Write) -> Outcome {
    let wishes = listed(&args.seats, args.modules.wishes(args.rules)?)?;
    let setup = wishes.setup();
    let rules = setup.rules;
    let contestant = |kind: &str| match kosa_bots::maker(kind) {
        Some(make) => Ok(Contestant::new(kind, make)),
        None => usage(Wrong::NoBot(kind.to_string())),
    };
    let others = contestant(&args.bot)?;
    let player = |seat: &SeatWish| match &seat.who {
        Who::Bot(kind) => contestant(kind),
        Who::Person | Who::Automa => Ok(others.clone()),
    };
    let seed = args.seed.unwrap_or_else(any_short_seed);
    let plan = SeriesPlan {
        players: wishes.seats.iter().map(|seat| player(seat).map(Some)).collect::<Outcome<_>>()?,
        setup,
        seed,
        games: args.games,
        max_turns: args.max_turns,
        records: args.records.is_some(),
    };
    let mut folder = match &args.records {
        Some(path) => Some(RecordFolder::open(path).or_else(failed)?),
        None => None,
    };
    if args.csv {
        csv_head(out)?;
    }
    let mut report = Report::default();
    let bar = progress(args.games);
    let ended = play_all(&plan, args.threads as usize, &stop_on_interrupt(), |game| {
        if let (Some(folder), Some(record)) = (&mut folder, &game.record) {
            folder.keep(game.result.index, record).or_else(failed)?;
        }
        if args.csv {
            csv_rows(&game.result, out)?;
        }
        report.add(&game.result);
        bar.inc(1);
        Ok::<(), Fault>(())
    });
    bar.finish_and_clear();
    let ended = ended.map_err(|e| match e {
        SeriesError::Receiver { error, .. } => error,
        SeriesError::Plan(e @ PlanError::Threads(_)) => Fault::failed(e),
        SeriesError::Plan(e) => Fault::Usage(Box::new(e.into())),
    })?;
    if args.json {
        writeln!(out, "{:#}", report_json(&report, ended, seed, args, rules))?;
    } else if !args.csv {
        print(&report, seed, args, rules, out)?;
    }
    if ended.interrupted() {
        return Err(Fault::Interrupted { played: ended.played, planned: ended.planned });
    }
    Ok(())
}

/// A flag that Ctrl-C sets. Whoever presses it once more does not want to wait, and the program ends at once.
pub fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    // They are asked in this order, so that the first ends the program only if the flag was set before. If they cannot be
    // set up, Ctrl-C ends the program at once, as it would without us.
    let _ = signal_hook::flag::register_conditional_shutdown(SIGINT, 130, stop.clone());
    let _ = signal_hook::flag::register(SIGINT, stop.clone());
    stop
}

pub fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn spread_json(s: &Spread) -> Value {
    json!({
        "mean": s.mean(), "sd": s.sd(), "min": s.min, "p10": s.percentile(10), "median": s.median(),
        "p90": s.percentile(90), "max": s.max,
    })
}

fn tally_json(t: &Tally) -> Value {
    json!({"games": t.games(), "wins": t.wins, "win_rate": t.win_rate(), "score": spread_json(&t.score)})
}

fn report_json(r: &Report, ended: Ended, seed: Seed, args: &Simulate, rules: Rules) -> Value {
    let per_player = |star: Star| match r.scores() {
        0 => 0.0,
        players => r.stars[star.index()] as f64 / players as f64,
    };
    let stars: serde_json::Map<String, Value> = Star::ALL
        .into_iter()
        .map(|s| (s.id().to_string(), json!({"total": r.stars[s.index()], "per_player": per_player(s)})))
        .collect();
    let automas: serde_json::Map<String, Value> =
        r.automas().map(|(level, a)| (level.id().to_string(), automa_json(a))).collect();
    let factions: serde_json::Map<String, Value> =
        r.factions().map(|(f, t)| (f.id().to_string(), tally_json(t))).collect();
    let mats: serde_json::Map<String, Value> =
        r.mats().map(|(m, t)| (m.id().to_string(), tally_json(t))).collect();
    let mut answer = json!({
        "games": r.games,
        "unfinished": r.unfinished,
        "planned": ended.planned,
        "interrupted": ended.interrupted(),
        "seed": seed.to_string(),
        "rules": rules.to_string(),
        "bot": args.bot,
        "seat_list": args.seats,
        "max_turns": args.max_turns,
        "rounds": spread_json(&r.rounds),
        "turns": spread_json(&r.turns),
        "decisions": spread_json(&r.decisions),
        "seats": r.seats().map(tally_json).collect::<Vec<_>>(),
        "stars": stars,
        "factions": factions,
        "mats": mats,
    });
    if !automas.is_empty() {
        answer["people"] = tally_json(&r.people);
        answer["automas"] = automas.into();
    }
    if let Some(sides) = &r.sides {
        answer["cooperative"] = sides_json(sides);
    }
    answer
}

fn automa_json(a: &AutomaTally) -> Value {
    let mut answer = tally_json(&a.tally);
    answer["automa_turns"] = spread_json(&a.turns);
    let stars = Star::ALL.into_iter().map(|s| (s.id().to_string(), a.stars[s.index()].into()));
    answer["stars"] = Value::Object(stars.collect());
    answer
}

fn sides_json(s: &SidesTally) -> Value {
    json!({
        "people_wins": s.people, "automa_wins": s.automas, "drawn": s.drawn,
        "people_average": s.people_average.mean() / 100.0,
        "automa_average": s.automas_average.mean() / 100.0,
    })
}

fn spread_row(what: &str, s: &Spread) -> Vec<String> {
    row![what, format!("{:.1}", s.mean()), format!("{:.1}", s.sd()), s.min, s.median(), s.max]
}

fn tally_row(what: &str, t: &Tally) -> Vec<String> {
    row![
        what,
        t.games(),
        t.wins,
        format!("{:.1}%", 100.0 * t.win_rate()),
        format!("{:.1}", t.score.mean()),
        format!("{:.1}", t.score.sd()),
        t.score.min,
        t.score.median(),
        t.score.max,
    ]
}

fn print(r: &Report, seed: Seed, args: &Simulate, rules: Rules, out: &mut dyn Write) -> Outcome {
    let finished = r.games - r.unfinished;
    writeln!(out, "{} games, seats {}, seed {seed}, rules {}, bot {}", r.games, args.seats, rules, args.bot)?;
    writeln!(out, "{finished} finished, {} given up after {} turns", r.unfinished, args.max_turns)?;
    if finished == 0 {
        return Ok(());
    }
    writeln!(out)?;
    let rows = [
        row!["", "mean", "sd", "min", "median", "max"],
        spread_row("rounds", &r.rounds),
        spread_row("turns", &r.turns),
        spread_row("decisions", &r.decisions),
    ];
    table_text::print(out, &rows)?;
    writeln!(out)?;
    let mut rows = vec![row!["", "games", "wins", "rate", "score", "sd", "min", "median", "max"]];
    rows.extend(r.seats().enumerate().map(|(i, t)| tally_row(&format!("seat {}", i + 1), t)));
    let mixed = r.automas().next().is_some();
    if mixed {
        rows.push(tally_row("people", &r.people));
        rows.extend(r.automas().map(|(level, a)| tally_row(level.id(), &a.tally)));
    }
    rows.extend(r.factions().map(|(f, t)| tally_row(f.id(), t)));
    rows.extend(r.mats().map(|(m, t)| tally_row(m.id(), t)));
    table_text::print(out, &rows)?;
    writeln!(out)?;
    stars(r, out)?;
    if mixed {
        writeln!(out)?;
        let mut rows = vec![row!["Automa turns", "mean", "sd", "min", "median", "max"]];
        rows.extend(r.automas().map(|(level, a)| spread_row(level.id(), &a.turns)));
        table_text::print(out, &rows)?;
    }
    if let Some(sides) = &r.sides {
        writeln!(out)?;
        writeln!(
            out,
            "People against Automas: {} won, {} lost, {} drawn; {:.1} against {:.1} on average",
            sides.people,
            sides.automas,
            sides.drawn,
            sides.people_average.mean() / 100.0,
            sides.automas_average.mean() / 100.0,
        )?;
    }
    Ok(())
}

/// Stars by kind: for everybody, and for people and each level of Automa where there are any.
fn stars(r: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let players = r.scores();
    let mixed = r.automas().next().is_some();
    let mut head = row!["stars", "total", "per player"];
    if mixed {
        head.push("people".into());
        head.extend(r.automas().map(|(level, _)| level.to_string()));
    }
    let mut rows = vec![head];
    // A star of the star track exists only where an Automa plays.
    for star in Star::ALL.into_iter().filter(|s| mixed || *s != Star::Tracker) {
        let total = r.stars[star.index()];
        let by_automas: u64 = r.automas().map(|(_, a)| a.stars[star.index()]).sum();
        let each = |stars: u64, games: u64| format!("{:.3}", stars as f64 / games.max(1) as f64);
        let mut row = row![star.id(), total, each(total, players)];
        if mixed {
            row.push(each(total - by_automas, r.people.games()));
            row.extend(r.automas().map(|(_, a)| each(a.stars[star.index()], a.tally.games())));
        }
        rows.push(row);
    }
    table_text::print(out, &rows)
}

fn csv_head(out: &mut dyn Write) -> std::io::Result<()> {
    write!(
        out,
        "game,finished,turns,decisions,seat,faction,mat,place,total,coins,star_coins,territory_coins,"
    )?;
    write!(out, "resource_coins,structure_coins")?;
    for star in Star::ALL {
        write!(out, ",star_{star}")?;
    }
    writeln!(out, ",automa_turns")
}

fn csv_rows(game: &GameResult, out: &mut dyn Write) -> std::io::Result<()> {
    for (i, seat) in game.seats.iter().enumerate() {
        let s = &seat.score;
        write!(out, "{},{},{},{},", game.index + 1, game.finished, game.turns, game.decisions)?;
        let mat = seat.mat.map(|mat| mat.to_string());
        let sitter = seat.automa.map(|kind| kind.to_string()).or(mat).unwrap_or_default();
        write!(out, "{},{},{sitter},{},", i + 1, seat.faction, seat.place)?;
        write!(out, "{},{},{},{},", s.total(), s.coins, s.star_coins, s.territory_coins)?;
        write!(out, "{},{}", s.resource_coins, s.structure_coins)?;
        for star in Star::ALL {
            write!(out, ",{}", seat.stars.on(star))?;
        }
        writeln!(out, ",{}", seat.automa_turns)?;
    }
    Ok(())
}
