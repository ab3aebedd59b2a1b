//! `kosa analyse`: what a bot thinks of a position, from the eyes of whoever is asked, and of a whole game.

use crate::args::Analyse;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{Source, moves_of, one_move, position, read};
use crate::position::viewer_of;
use crate::wrong::{Content, Wrong};
use kosa_bots::{Budget, Value};
use kosa_client::analysis::{Hint, Review, ReviewTurn, Reviewer};
use kosa_engine::vocab::Seat;
use kosa_engine::{Awaiting, Move, Public, Record, State, View, Viewer};
use kosa_lang::{Arg, Texts};
use serde_json::{Value as Json, json};
use std::io::Write;

/// The widest plot.
const WIDTH: usize = 79;
/// Turns that are told of a game.
const DEAREST: usize = 5;

pub fn run(args: &Analyse, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let source = read(args.file.as_deref(), Content::Position)?;
    let budget = args.nodes.map_or(args.level.budget(), |nodes| Budget { nodes });
    if let Some(record) = record(&source)? {
        if let Some(turn) = args.turn {
            return plans(&at_turn(&record, turn)?, args, budget, texts, &source, out);
        }
        if args.moves.is_none() {
            let viewer = viewer_of(args.seat, record.start().public())?;
            return review(&record, viewer, budget, args.json, texts, out);
        }
    }
    let mut state = position(&source)?;
    for (i, text) in args.moves.iter().flat_map(|text| moves_of(text)).enumerate() {
        if let Err(fault) = one_move(&mut state, text, &mut Vec::new()) {
            return failed(Wrong::Entry(i + 1, text.into(), fault));
        }
    }
    plans(&state, args, budget, texts, &source, out)
}

/// The record of a file that holds one.
fn record(source: &Source) -> Outcome<Option<Record>> {
    let text = source.text.trim_start_matches('\u{feff}');
    if !text.trim_start().starts_with("kosa-record") {
        return Ok(None);
    }
    Record::from_text(text).map(Some).map_err(|e| Fault::failed(Wrong::Record(source.origin.clone(), e)))
}

/// Where a turn begins: the first time somebody is asked in it.
fn at_turn(record: &Record, turn: u16) -> Outcome<State> {
    let mut found = None;
    let mut last = 0;
    let mut look = |state: &State| {
        last = state.public().turns();
        let asked = matches!(state.awaiting(), Awaiting::Seats(_));
        if found.is_none() && asked && last == turn {
            found = Some(*state);
        }
    };
    look(record.start());
    let _ = record.replay_with(|_, _, state| look(state));
    found.map_or_else(|| failed(Wrong::NoTurn(turn, last)), Ok)
}

/// The best plans of everybody who is asked, each from his own eyes.
fn plans(
    state: &State,
    args: &Analyse,
    budget: Budget,
    texts: &Texts,
    source: &Source,
    out: &mut dyn Write,
) -> Outcome {
    let seats = match state.awaiting() {
        Awaiting::Over => return failed(Wrong::Over(source.origin.clone())),
        Awaiting::Chance => return failed(Wrong::ChanceDecides),
        Awaiting::Seats(seats) => seats,
    };
    let asked: Vec<Seat> = match viewer_of(args.seat, state.public())? {
        Viewer::Everything => seats.iter().collect(),
        viewer => viewer.seat().filter(|seat| seats.contains(*seat)).into_iter().collect(),
    };
    if asked.is_empty() {
        return failed(Wrong::NotAsked(args.seat.unwrap_or_default(), seats.iter().collect()));
    }
    let hints: Vec<Hint> =
        asked.iter().filter_map(|seat| Hint::of(&View::of(state, *seat), budget, args.plans)).collect();
    if args.json {
        let seats: Vec<Json> = hints.iter().map(|hint| hint_json(hint, state.public(), texts)).collect();
        writeln!(out, "{:#}", json!({"turn": state.public().turns(), "seats": seats}))?;
        return Ok(());
    }
    for hint in &hints {
        let who = texts.faction(state.public().player(hint.seat).faction());
        let words = [
            ("who", Arg::from(who)),
            ("seat", Arg::from(hint.seat.index() + 1)),
            ("turn", Arg::from(state.public().turns())),
            ("worth", Hint::worth(hint.value, texts).into()),
        ];
        writeln!(out, "{}", texts.fill("analyse-head", &words))?;
        for line in hint.lines(texts) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn value_json(value: Value) -> Json {
    let short = |x: f32, by: f64| (f64::from(x) * by).round() / by;
    json!({"win": short(value.win, 10_000.0), "margin": short(value.margin, 100.0)})
}

fn moves_json(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

fn hint_json(hint: &Hint, public: &Public, texts: &Texts) -> Json {
    let plan = |plan: &kosa_client::analysis::HintPlan| {
        let mut one = value_json(plan.value);
        one["moves"] = json!(moves_json(&plan.moves));
        one["text"] = json!(hint.words(plan, texts));
        one
    };
    json!({
        "seat": hint.seat.index() + 1,
        "faction": public.player(hint.seat).faction().id(),
        "value": value_json(hint.value),
        "plans": hint.plans.iter().map(plan).collect::<Vec<_>>(),
    })
}

/// Everybody's chances in a game, and the turns that cost most.
pub fn review(
    record: &Record,
    viewer: Viewer,
    budget: Budget,
    json: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> Outcome {
    let wrong = |e| Fault::failed(Wrong::Record(crate::wrong::Origin::Input, e));
    let review = Reviewer::new(record, viewer, budget).map_err(wrong)?.finish();
    let public = record.start().public();
    if json {
        writeln!(out, "{:#}", review_json(&review, public, texts))?;
        return Ok(());
    }
    writeln!(out, "{}", texts.say("review-head"))?;
    let seats: Vec<Seat> = public.seats().collect();
    let called = |seat: Seat| texts.faction(public.player(seat).faction());
    let plot = review.plot_lines(called, &seats, WIDTH);
    for line in plot.into_iter().chain([String::new()]).chain(review.dearest_lines(public, texts)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn review_json(review: &Review, public: &Public, texts: &Texts) -> Json {
    let chances: Vec<Vec<Option<f32>>> = public.seats().map(|seat| review.chances(seat)).collect();
    let short = |x: f32| (f64::from(x) * 10_000.0).round() / 10_000.0;
    let turn = |(i, turn): (usize, &ReviewTurn)| {
        let chances: Vec<Option<f64>> =
            chances.iter().map(|line| line.get(i).copied().flatten().map(short)).collect();
        json!({
            "turn": turn.turn, "seat": turn.seat.index() + 1, "entry": turn.entry, "chances": chances,
            "values": turn.values.iter().map(|value| value.map(value_json)).collect::<Vec<_>>(),
            "cost": turn.cost.map(short), "played": moves_json(&turn.played), "best": moves_json(&turn.best),
        })
    };
    let dear = |turn: &&ReviewTurn| {
        json!({
            "turn": turn.turn, "seat": turn.seat.index() + 1, "cost": turn.cost.map(short),
            "played": turn.played_words(texts), "best": turn.best_words(texts),
        })
    };
    json!({
        "factions": public.seats().map(|seat| public.player(seat).faction().id()).collect::<Vec<_>>(),
        "turns": review.turns.iter().enumerate().map(turn).collect::<Vec<_>>(),
        "ended": review.ended,
        "dearest": review.dearest(DEAREST).iter().map(dear).collect::<Vec<_>>(),
    })
}
