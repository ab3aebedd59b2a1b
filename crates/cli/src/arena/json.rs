//! The result of a series as JSON.

use super::Arena;
use kosa_arena::{Bids, Correlation, PlayerTally, Series, Standings, Tally};
use kosa_engine::vocab::Star;
use kosa_simulate::Spread;
use serde_json::{Map, Value, json};

/// Three decimals are more than any series can tell.
fn short(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

fn spread(s: &Spread) -> Value {
    json!({
        "mean": short(s.mean()), "sd": short(s.sd()), "min": s.min, "p10": s.percentile(10),
        "median": s.median(), "p90": s.percentile(90), "max": s.max,
    })
}

fn millis(micros: u64) -> f64 {
    micros as f64 / 1000.0
}

fn tally(t: &Tally) -> Value {
    json!({
        "games": t.games, "unfinished": t.unfinished, "wins": t.wins, "win_rate": short(t.win_rate()),
        "ci95": t.ci95().map(short), "score": spread(&t.score),
        "margin_mean": short(t.margin.mean()), "margin_ci95": margin(t),
    })
}

fn margin(t: &Tally) -> [f64; 2] {
    [t.margin.mean() - t.margin.half95(), t.margin.mean() + t.margin.half95()].map(short)
}

/// Stars by kind, each for so many.
fn stars(stars: &[u64; Star::COUNT], of: u64) -> Value {
    let one = |star: Star| {
        let count = stars[star.index()];
        (star.id().to_string(), json!({"total": count, "each": short(count as f64 / of.max(1) as f64)}))
    };
    Value::Object(Star::ALL.into_iter().map(one).collect())
}

fn by<'a, K: ToString + 'a>(tallies: impl Iterator<Item = (&'a K, &'a Tally)>) -> Value {
    Value::Object(tallies.map(|(key, t)| (key.to_string(), tally(t))).collect::<Map<_, _>>())
}

fn player(p: &PlayerTally) -> Value {
    let mut answer = tally(&p.tally);
    let more = json!({
        "name": p.name,
        "stars": stars(&p.stars, p.tally.score.count),
        "turns": p.turn_micros.count,
        "turn_ms_mean": short(p.turn_micros.mean() / 1000.0),
        "turn_ms_p50": millis(p.turn_micros.percentile(50)),
        "turn_ms_p99": millis(p.turn_micros.percentile(99)),
        "turn_ms_max": millis(p.turn_micros.max),
        "turn_decisions_mean": short(p.turn_decisions.mean()),
        "turn_decisions_p50": p.turn_decisions.percentile(50),
        "turn_decisions_p99": p.turn_decisions.percentile(99),
        "factions": by(p.factions.iter()),
        "mats": by(p.mats.iter()),
    });
    if let (Value::Object(all), Value::Object(more)) = (&mut answer, more) {
        all.extend(more);
    }
    answer
}

pub fn report(
    s: &Standings,
    series: &Series,
    args: &Arena,
    bids: Option<&Bids>,
    correlation: Option<Correlation>,
) -> Value {
    let ladder: Vec<Value> = s
        .ladder
        .fit()
        .iter()
        .map(|rung| {
            json!({
                "name": s.players[rung.player].name, "elo": short(rung.elo), "ci95": rung.ci95.map(short),
                "comparisons": rung.comparisons,
            })
        })
        .collect();
    let pairs: Vec<Value> = s
        .pairs
        .iter()
        .map(|((faction, mat), t)| {
            let mut pair = tally(t);
            pair["faction"] = faction.to_string().into();
            pair["mat"] = mat.to_string().into();
            if let Some(bid) = bids.and_then(|bids| bids.get(*faction, *mat)) {
                pair["bid"] = bid.into();
            }
            pair
        })
        .collect();
    let mut answer = json!({
        "games": s.games,
        "planned": series.games,
        "unfinished": s.unfinished,
        "refused": s.refused,
        "seats": args.seats(),
        "table": series.table,
        "seed": series.seed.to_string(),
        "rules": series.rules.to_string(),
        "max_rounds": series.rounds,
        "rounds_mean": short(s.rounds.mean()),
        "rounds": spread(&s.rounds),
        "winner_median": s.winner.median(),
        "winner": spread(&s.winner),
        "score": spread(&s.score),
        "margin_mean": short(s.margin.mean()),
        "margin_ci95": [short(s.margin.mean() - s.margin.half95()), short(s.margin.mean() + s.margin.half95())],
        "sixth_star_share": short(s.sixth_star_share()),
        "six_star_winners": {"count": s.six_star_winners, "stars": stars(&s.winner_stars, s.six_star_winners)},
        "players": s.players.iter().map(player).collect::<Vec<_>>(),
        "ladder": ladder,
        "factions": by(s.factions.iter()),
        "mats": by(s.mats.iter()),
        "pairs": pairs,
    });
    if bids.is_some() {
        answer["bids"] = correlation.map_or(
            Value::Null,
            |c| json!({"pairs": c.pairs, "margin": c.margin.map(short), "win_rate": c.win_rate.map(short)}),
        );
    }
    answer
}
