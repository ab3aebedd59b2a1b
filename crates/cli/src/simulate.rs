//! `kosa simulate`: many games between bots.

use crate::args::Simulate;
use crate::fault::{Outcome, failed, usage};
use crate::seats::{any_short_seed, setup_with_bots};
use crate::wrong::Wrong;
use crate::{row, table_text};
use indicatif::{ProgressBar, ProgressStyle};
use kosa_engine::Rules;
use kosa_engine::vocab::Star;
use kosa_table::simulate::{
    AutomaTally, GameResult, Plan, PlanError, Report, SidesTally, Spread, Tally, run as play_all,
};
use kosa_table::{BOTS, Seed};
use serde_json::{Value, json};
use std::io::{IsTerminal, Write};
use std::sync::Mutex;

pub fn run(args: &Simulate, out: &mut dyn Write) -> Outcome {
    let (rules, tiles) = args.modules.apply(args.rules)?;
    let (mut setup, bots) = setup_with_bots(&args.seats, rules)?;
    setup.tiles = tiles;
    if !BOTS.contains(&args.bot.as_str()) {
        return usage(Wrong::NoBot(args.bot.clone()));
    }
    if let Some(dir) = &args.records
        && let Err(e) = std::fs::create_dir_all(dir)
    {
        return failed(Wrong::Unwritable(dir.clone(), e));
    }
    let seed = args.seed.unwrap_or_else(any_short_seed);
    let plan = Plan {
        bots: bots.into_iter().map(|bot| bot.unwrap_or_else(|| args.bot.clone())).collect(),
        setup,
        seed,
        games: args.games,
        max_turns: args.max_turns,
        records: args.records.is_some(),
    };
    let bar = progress(args.games);
    let trouble: Mutex<Option<Wrong>> = Mutex::new(None);
    let games = play_all(&plan, args.threads as usize, &|game, record| {
        if let (Some(dir), Some(record)) = (&args.records, record) {
            let path = dir.join(format!("{:06}.kosa", game.index + 1));
            if let Err(e) = std::fs::write(&path, record.to_text())
                && let Ok(mut first) = trouble.lock()
            {
                first.get_or_insert(Wrong::Unwritable(path, e));
            }
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    let games = games.or_else(|e| match e {
        PlanError::Setup(_) | PlanError::NoBot(_) | PlanError::BotCount { .. } => usage(e),
        PlanError::Threads(_) => failed(e),
    })?;
    if let Ok(Some(wrong)) = trouble.into_inner() {
        return failed(wrong);
    }
    if args.csv {
        return csv(&games, out);
    }
    let report = Report::of(&games);
    if args.json {
        writeln!(out, "{:#}", report_json(&report, seed, args, rules))?;
        Ok(())
    } else {
        print(&report, seed, args, rules, out)
    }
}

fn progress(games: u64) -> ProgressBar {
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
    json!({"mean": s.mean(), "sd": s.sd(), "min": s.min, "max": s.max})
}

fn tally_json(t: &Tally) -> Value {
    json!({"games": t.games(), "wins": t.wins, "win_rate": t.win_rate(), "score": spread_json(&t.score)})
}

fn report_json(r: &Report, seed: Seed, args: &Simulate, rules: Rules) -> Value {
    let per_player = |star: Star| {
        let players: u64 = r.seats.iter().map(Tally::games).sum();
        if players == 0 { 0.0 } else { r.stars[star.index()] as f64 / players as f64 }
    };
    let stars: serde_json::Map<String, Value> = Star::ALL
        .into_iter()
        .map(|s| (s.id().to_string(), json!({"total": r.stars[s.index()], "per_player": per_player(s)})))
        .collect();
    let automas: serde_json::Map<String, Value> =
        r.automas.iter().map(|(level, a)| (level.id().to_string(), automa_json(a))).collect();
    let factions: serde_json::Map<String, Value> =
        r.factions.iter().map(|(f, t)| (f.id().to_string(), tally_json(t))).collect();
    let mats: serde_json::Map<String, Value> =
        r.mats.iter().map(|(m, t)| (m.id().to_string(), tally_json(t))).collect();
    let mut answer = json!({
        "games": r.games,
        "unfinished": r.unfinished,
        "seed": seed.to_string(),
        "rules": rules.to_string(),
        "bot": args.bot,
        "seat_list": args.seats,
        "max_turns": args.max_turns,
        "rounds": spread_json(&r.rounds),
        "turns": spread_json(&r.turns),
        "decisions": spread_json(&r.decisions),
        "seats": r.seats.iter().map(tally_json).collect::<Vec<_>>(),
        "stars": stars,
        "factions": factions,
        "mats": mats,
    });
    if !r.automas.is_empty() {
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
    row![what, format!("{:.1}", s.mean()), format!("{:.1}", s.sd()), s.min, s.max]
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
        row!["", "mean", "sd", "min", "max"],
        spread_row("rounds", &r.rounds),
        spread_row("turns", &r.turns),
        spread_row("decisions", &r.decisions),
    ];
    table_text::print(out, &rows)?;
    writeln!(out)?;
    let mut rows = vec![row!["", "games", "wins", "rate", "score", "sd", "min", "max"]];
    rows.extend(r.seats.iter().enumerate().map(|(i, t)| tally_row(&format!("seat {}", i + 1), t)));
    if !r.automas.is_empty() {
        rows.push(tally_row("people", &r.people));
        rows.extend(r.automas.iter().map(|(level, a)| tally_row(level.id(), &a.tally)));
    }
    rows.extend(r.factions.iter().map(|(f, t)| tally_row(f.id(), t)));
    rows.extend(r.mats.iter().map(|(m, t)| tally_row(m.id(), t)));
    table_text::print(out, &rows)?;
    writeln!(out)?;
    stars(r, out)?;
    if !r.automas.is_empty() {
        writeln!(out)?;
        let mut rows = vec![row!["Automa turns", "mean", "sd", "min", "max"]];
        rows.extend(r.automas.iter().map(|(level, a)| spread_row(level.id(), &a.turns)));
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
    let players: u64 = r.seats.iter().map(Tally::games).sum();
    let mixed = !r.automas.is_empty();
    let mut head = row!["stars", "total", "per player"];
    if mixed {
        head.push("people".into());
        head.extend(r.automas.iter().map(|(level, _)| level.to_string()));
    }
    let mut rows = vec![head];
    // A star of the star track exists only where an Automa plays.
    for star in Star::ALL.into_iter().filter(|s| mixed || *s != Star::Tracker) {
        let total = r.stars[star.index()];
        let by_automas: u64 = r.automas.iter().map(|(_, a)| a.stars[star.index()]).sum();
        let each = |stars: u64, games: u64| format!("{:.3}", stars as f64 / games.max(1) as f64);
        let mut row = row![star.id(), total, each(total, players)];
        if mixed {
            row.push(each(total - by_automas, r.people.games()));
            row.extend(r.automas.iter().map(|(_, a)| each(a.stars[star.index()], a.tally.games())));
        }
        rows.push(row);
    }
    table_text::print(out, &rows)
}

fn csv(games: &[GameResult], out: &mut dyn Write) -> Outcome {
    write!(
        out,
        "game,finished,turns,decisions,seat,faction,mat,place,total,coins,star_coins,territory_coins,"
    )?;
    write!(out, "resource_coins,structure_coins")?;
    for star in Star::ALL {
        write!(out, ",star_{star}")?;
    }
    writeln!(out, ",automa_turns")?;
    for game in games {
        for (i, seat) in game.seats.iter().enumerate() {
            let s = &seat.score;
            write!(out, "{},{},{},{},", game.index + 1, game.finished, game.turns, game.decisions)?;
            let sitter = seat.automa.map_or_else(|| seat.mat.to_string(), |kind| kind.to_string());
            write!(out, "{},{},{sitter},{},", i + 1, seat.faction, seat.place)?;
            write!(out, "{},{},{},{},", s.total(), s.coins, s.star_coins, s.territory_coins)?;
            write!(out, "{},{}", s.resource_coins, s.structure_coins)?;
            for star in Star::ALL {
                write!(out, ",{}", seat.stars.on(star))?;
            }
            writeln!(out, ",{}", seat.automa_turns)?;
        }
    }
    Ok(())
}
