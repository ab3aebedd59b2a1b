//! `kosa position`: show, legal, play, score, perft.

use crate::args::{Position, PositionArgs};
use crate::event_json::event_json;
use crate::fault::{Outcome, failed};
use crate::input::after_moves;
use crate::words::name;
use crate::wrong::Wrong;
use crate::{row, table_text};
use kosa_engine::score::Sides;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Move, Public, Ranking, State, Viewer, perft};
use kosa_lang::{Arg, Lang, Narrator, Texts};
use serde_json::{Value, json};
use std::io::Write;

pub fn run(what: Position, texts: &Texts, out: &mut dyn Write) -> Outcome {
    match what {
        Position::Show(args) => show(&args, out),
        Position::Legal(args) => legal(&args, out),
        Position::Play { args, viewer } => play(&args, viewer, texts, out),
        Position::Score(args) => score(&args, texts, out),
        Position::Perft { args, depth, divide } => count(&args, depth, divide, out),
    }
}

fn show(args: &PositionArgs, out: &mut dyn Write) -> Outcome {
    let (state, _) = after_moves(args)?;
    if args.json {
        writeln!(out, "{}", state.to_position_json())?;
    } else {
        write!(out, "{}", state.to_position())?;
    }
    Ok(())
}

/// Whose eyes: nobody's named means that secrets are told.
pub fn viewer_of(number: Option<u8>, public: &Public) -> Outcome<Viewer> {
    match number {
        None => Ok(Viewer::Everything),
        Some(0) => Ok(Viewer::Bystander),
        Some(n) => match Seat::new(n - 1).filter(|s| s.index() < public.seat_count()) {
            Some(seat) => Ok(Viewer::Seat(seat).at(public)),
            None => failed(Wrong::NoSeat(n, public.seat_count())),
        },
    }
}

fn play(args: &PositionArgs, viewer: Option<u8>, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let (state, told) = after_moves(args)?;
    let viewer = viewer_of(viewer, state.public())?;
    let told = told.into_iter().map(|(event, then)| (event.seen_by(viewer), then));
    let mut narrator = Narrator::default();
    if args.json {
        let events: Vec<Value> =
            told.map(|(seen, then)| event_json(texts, &seen, then.public(), &mut narrator)).collect();
        let mut answer = json!({"events": events});
        if viewer == Viewer::Everything {
            answer["position"] = json!(state);
        }
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    for (seen, then) in told {
        writeln!(out, "# {}", texts.event(&mut narrator, &seen, then.public()))?;
    }
    // A position holds every secret.
    if viewer == Viewer::Everything {
        write!(out, "{}", state.to_position())?;
    }
    Ok(())
}

fn legal(args: &PositionArgs, out: &mut dyn Write) -> Outcome {
    let (state, _) = after_moves(args)?;
    let public = state.public();
    let faction = public.player(public.active()).faction();
    let texts = Texts::new(Lang::English);
    let question = public.question().map(|q| texts.ask(&q, faction)).unwrap_or_default();
    let pending = public.pending().last().map(|p| p.to_string()).unwrap_or_default();
    if args.json {
        writeln!(out, "{:#}", legal_json(&state, &pending))?;
        return Ok(());
    }
    match state.awaiting() {
        Awaiting::Over => writeln!(out, "# the game is over: nobody is asked")?,
        Awaiting::Chance => {
            writeln!(out, "# chance: {pending}")?;
            for (outcome, weight) in state.chance() {
                writeln!(out, "*: {outcome}  # weight {weight}")?;
            }
        }
        Awaiting::Seats(seats) => {
            for seat in seats.iter() {
                writeln!(out, "# seat {seat}, {}: {question}", name(public, seat))?;
                for mv in state.legal(seat) {
                    writeln!(out, "{seat}: {mv}")?;
                }
            }
        }
    }
    Ok(())
}

fn legal_json(state: &State, question: &str) -> Value {
    match state.awaiting() {
        Awaiting::Over => json!({"awaiting": "over"}),
        Awaiting::Chance => {
            let outcomes: Vec<Value> =
                state.chance().iter().map(|(m, w)| json!({"move": m, "weight": w})).collect();
            json!({"awaiting": "chance", "question": question, "outcomes": outcomes})
        }
        Awaiting::Seats(seats) => {
            let asked: Vec<Value> = seats
                .iter()
                .map(|seat| {
                    let faction = state.public().player(seat).faction();
                    json!({"seat": seat, "faction": faction, "moves": state.legal(seat).as_slice()})
                })
                .collect();
            json!({"awaiting": "seats", "question": question, "seats": asked})
        }
    }
}

fn score(args: &PositionArgs, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let (state, _) = after_moves(args)?;
    if args.json {
        let mut answer = json!({"over": state.is_over(), "seats": score_json(state.public())});
        if let Some(sides) = state.public().sides() {
            answer["sides"] = sides_json(sides);
        }
        writeln!(out, "{answer:#}")?;
    } else {
        print_score(texts, state.public(), out)?;
    }
    Ok(())
}

/// Scores as a table, the winner first.
pub fn print_score(texts: &Texts, public: &Public, out: &mut dyn Write) -> std::io::Result<()> {
    let mut rows = vec![row![
        texts.say("score-place"),
        texts.say("score-seat"),
        texts.say("score-faction"),
        texts.say("score-total"),
        texts.say("score-coins"),
        texts.say("score-stars"),
        texts.say("score-territories"),
        texts.say("score-resources"),
        texts.say("score-structures"),
        texts.say("score-ability"),
        texts.say("score-pieces"),
        texts.say("score-power"),
        texts.say("score-popularity"),
    ]];
    for rank in public.ranking() {
        let s = public.score(rank.seat);
        rows.push(row![
            rank.place,
            rank.seat,
            texts.faction(public.player(rank.seat).faction()),
            s.total(),
            s.coins,
            format!("{} = {}", s.stars, s.star_coins),
            format!("{} = {}", s.territories, s.territory_coins),
            format!("{} = {}", s.resources, s.resource_coins),
            format!("{} = {}", s.structures, s.structure_coins),
            s.ability_coins,
            rank.key[1],
            rank.key[2],
            rank.key[3],
        ]);
    }
    table_text::print(out, &rows)?;
    if let Some(tie) = texts.tie(public) {
        writeln!(out, "{tie}")?;
    }
    if let Some(sides) = public.sides() {
        let average = |hundredths: u32| Arg::from(format!("{:.2}", hundredths as f64 / 100.0));
        let args = [("people", average(sides.people)), ("automas", average(sides.automas))];
        writeln!(out, "{}", texts.fill("score-sides", &args))?;
    }
    Ok(())
}

pub fn sides_json(sides: Sides) -> Value {
    json!({"people": sides.people as f64 / 100.0, "automas": sides.automas as f64 / 100.0})
}

/// Scores as JSON, the winner first.
pub fn score_json(public: &Public) -> Vec<Value> {
    let score = |rank: &Ranking| {
        let player = public.player(rank.seat);
        let mut value = json!({
            "faction": player.faction(),
            "mat": player.mat(),
            "automa": player.automa().map(|a| a.kind().to_string()),
        });
        for part in [json!(rank), json!(public.score(rank.seat))] {
            if let (Value::Object(all), Value::Object(part)) = (&mut value, part) {
                all.extend(part);
            }
        }
        value
    };
    public.ranking().iter().map(score).collect()
}

fn count(args: &PositionArgs, depth: u32, divide: bool, out: &mut dyn Write) -> Outcome {
    let (state, _) = after_moves(args)?;
    if divide {
        return count_divided(&state, args.json, depth, out);
    }
    if args.json {
        let counts: Vec<u64> = (1..=depth).map(|d| perft(&state, d)).collect();
        writeln!(out, "{:#}", json!({"depth": depth, "counts": counts}))?;
        return Ok(());
    }
    if depth == 0 {
        writeln!(out, "0 1")?;
    }
    for d in 1..=depth {
        writeln!(out, "{d} {}", perft(&state, d))?;
        out.flush()?;
    }
    Ok(())
}

/// The first moves of the sequences [`perft`] counts.
fn first_moves(state: &State) -> Vec<(Actor, Move)> {
    match state.awaiting() {
        Awaiting::Over => Vec::new(),
        Awaiting::Chance => state.chance().iter().map(|(m, _)| (Actor::Chance, *m)).collect(),
        Awaiting::Seats(seats) => {
            let seat = seats.iter().next();
            seat.map_or_else(Vec::new, |s| state.legal(s).iter().map(|m| (Actor::Seat(s), *m)).collect())
        }
    }
}

fn count_divided(state: &State, json: bool, depth: u32, out: &mut dyn Write) -> Outcome {
    let mut total = 0;
    let mut parts = Vec::new();
    for (actor, mv) in first_moves(state) {
        let mut next = *state;
        next.apply_unchecked(actor, mv);
        let count = perft(&next, depth.saturating_sub(1));
        total += count;
        if json {
            parts.push(json!({"move": format!("{actor}: {mv}"), "count": count}));
        } else {
            writeln!(out, "{actor}: {mv} {count}")?;
        }
    }
    if json {
        writeln!(out, "{:#}", json!({"depth": depth, "moves": parts, "total": total}))?;
    } else {
        writeln!(out, "total {total}")?;
    }
    Ok(())
}
