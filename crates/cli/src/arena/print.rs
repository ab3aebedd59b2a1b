//! The result of a series as text.

use super::Arena;
use crate::{row, table_text};
use kosa_arena::{Bids, Correlation, Series, Standings, Tally};
use kosa_engine::vocab::Star;
use kosa_simulate::Spread;
use std::io::{self, Write};

fn per_cent(part: f64) -> String {
    format!("{:.1}%", 100.0 * part)
}

fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1}..{:.1}", 100.0 * low, 100.0 * high)
}

fn spread(what: &str, s: &Spread) -> Vec<String> {
    row![what, format!("{:.1}", s.mean()), format!("{:.1}", s.sd()), s.min, s.median(), s.max]
}

fn tally(what: &str, t: &Tally) -> Vec<String> {
    row![
        what,
        t.games,
        t.wins,
        per_cent(t.win_rate()),
        interval(t.ci95()),
        t.unfinished,
        format!("{:.1}", t.score.mean()),
        t.score.median(),
        format!("{:+.1}", t.margin.mean()),
        format!("{:.1}", t.margin.half95()),
    ]
}

fn tally_head(what: &str) -> Vec<String> {
    row![what, "games", "wins", "rate", "95%", "unfinished", "score", "median", "margin", "+-"]
}

pub fn report(
    s: &Standings,
    series: &Series,
    args: &Arena,
    bids: Option<&Bids>,
    correlation: Option<Option<Correlation>>,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(
        out,
        "{} games, seats {}, {} at the table, seed {}, rules {}",
        s.games,
        args.seats(),
        series.table,
        series.seed,
        series.rules
    )?;
    let finished = s.games - s.unfinished;
    writeln!(
        out,
        "{finished} finished, {} unfinished after {} rounds, {} ended by a sixth star",
        s.unfinished,
        series.rounds,
        per_cent(s.sixth_star_share())
    )?;
    if s.refused > 0 {
        writeln!(out, "{} answers were not legal", s.refused)?;
    }
    writeln!(out)?;
    let mut rows = vec![tally_head("player")];
    rows.extend(s.players.iter().map(|player| tally(&player.name, &player.tally)));
    table_text::print(out, &rows)?;
    if s.players.len() > 1 {
        writeln!(out)?;
        ladder(s, out)?;
    }
    if finished > 0 {
        writeln!(out)?;
        let rows = [
            row!["", "mean", "sd", "min", "median", "max"],
            spread("rounds", &s.rounds),
            spread("winner's score", &s.winner),
            spread("score", &s.score),
        ];
        table_text::print(out, &rows)?;
        writeln!(out, "margin of the winner {:.1} +- {:.1}", s.margin.mean(), s.margin.half95())?;
        writeln!(out)?;
        stars(s, out)?;
    }
    thinking(s, out)?;
    let parts: [(&str, Vec<(String, &Tally)>); 3] = [
        ("faction", s.factions.iter().map(|(key, t)| (key.to_string(), t)).collect()),
        ("mat", s.mats.iter().map(|(key, t)| (key.to_string(), t)).collect()),
        ("pair", s.pairs.iter().map(|((faction, mat), t)| (format!("{faction}/{mat}"), t)).collect()),
    ];
    for (what, mut tallies) in parts.into_iter().filter(|(_, tallies)| !tallies.is_empty()) {
        tallies.sort_by(|a, b| b.1.margin.mean().total_cmp(&a.1.margin.mean()));
        let mut rows = vec![tally_head(what)];
        rows.extend(tallies.iter().map(|(name, t)| tally(name, t)));
        writeln!(out)?;
        table_text::print(out, &rows)?;
    }
    if let (Some(bids), Some(correlation)) = (bids, correlation) {
        writeln!(out)?;
        match correlation {
            Some(c) => writeln!(
                out,
                "Rank correlation with the bids over {} pairs: {} by margin, {} by games won",
                c.pairs,
                rho(c.margin),
                rho(c.win_rate)
            )?,
            None => writeln!(out, "Too few of the {} pairs with a bid were played", bids.len())?,
        }
    }
    Ok(())
}

/// A correlation, or a stroke where everything is equal.
fn rho(value: Option<f64>) -> String {
    value.map_or_else(|| "-".into(), |value| format!("{value:.2}"))
}

fn ladder(s: &Standings, out: &mut dyn Write) -> io::Result<()> {
    let mut rows = vec![row!["ladder", "Elo", "95%", "comparisons"]];
    for rung in s.ladder.fit() {
        let [low, high] = rung.ci95;
        rows.push(row![
            s.players[rung.player].name,
            format!("{:+.0}", rung.elo),
            format!("{low:+.0}..{high:+.0}"),
            rung.comparisons
        ]);
    }
    table_text::print(out, &rows)
}

/// Stars by kind: of each player in a finished game, and of winners who had all six.
fn stars(s: &Standings, out: &mut dyn Write) -> io::Result<()> {
    let mut head = row!["stars"];
    head.extend(s.players.iter().map(|player| player.name.clone()));
    head.push("six-star winners".into());
    let mut rows = vec![head];
    let each = |stars: u64, of: u64| format!("{:.2}", stars as f64 / of.max(1) as f64);
    for star in Star::ALL {
        let i = star.index();
        if s.players.iter().all(|player| player.stars[i] == 0) {
            continue;
        }
        let mut row = row![star.id()];
        row.extend(s.players.iter().map(|player| each(player.stars[i], player.tally.score.count)));
        row.push(each(s.winner_stars[i], s.six_star_winners));
        rows.push(row);
    }
    table_text::print(out, &rows)
}

/// What a turn takes those who think.
fn thinking(s: &Standings, out: &mut dyn Write) -> io::Result<()> {
    let mut rows = vec![row!["turns of", "turns", "decisions p50", "p99", "ms p50", "p99", "max"]];
    for player in s.players.iter().filter(|player| player.turn_micros.count > 0) {
        let ms = |micros: u64| format!("{:.2}", micros as f64 / 1000.0);
        rows.push(row![
            player.name,
            player.turn_micros.count,
            player.turn_decisions.percentile(50),
            player.turn_decisions.percentile(99),
            ms(player.turn_micros.percentile(50)),
            ms(player.turn_micros.percentile(99)),
            ms(player.turn_micros.max),
        ]);
    }
    if rows.len() > 1 {
        writeln!(out)?;
        table_text::print(out, &rows)?;
    }
    Ok(())
}
