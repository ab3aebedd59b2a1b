//! What an Automa would do with a card in a position, and why. The rules are asked, nothing is worked out here.

use super::cards::{rows, scheme_json};
use crate::args::Explain;
use crate::event_json::event_json;
use crate::fault::{Fault, Outcome, failed};
use crate::input::{moves_of, one_move, position, read};
use crate::words::{english, name};
use kosa_engine::position::TurnDoc;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Automa, Awaiting, Event, Frame, Move, PositionDoc, Public, State, Switch};
use kosa_lang::Narrator;
use serde_json::{Value, json};
use std::io::Write;

/// Why the telling ends.
enum End {
    /// The turn is over.
    Turn,
    /// So is the game.
    Game,
    /// Somebody must answer, or a card must be drawn.
    Asked(String),
}

pub fn run(args: &Explain, out: &mut dyn Write) -> Outcome {
    let source = read(args.file.as_deref(), "a position")?;
    let given = position(&source)?;
    if given.is_over() {
        return failed(format!("{}: the game is over", source.name));
    }
    let seat = seat(args, given.public())?;
    let (mut state, changed) =
        before_draw(&given, seat, args.card).map_err(|e| Fault::Failed(format!("{}: {e}", source.name)))?;
    let before = *state.public();
    let mut told: Vec<(Event, Public)> = Vec::new();
    let mut events = Vec::new();
    state.apply_with(Actor::Chance, Move::AutomaCard(args.card), &mut events).or_else(failed)?;
    told.extend(events.drain(..).map(|e| (e, *state.public())));
    for (number, text) in (1..).zip(moves_of(args.then.as_deref().unwrap_or_default())) {
        if let Err(e) = one_move(&mut state, text, &mut events) {
            let short: String = text.chars().take(60).collect();
            return failed(format!("move {number} ({short}): {e}"));
        }
        told.extend(events.drain(..).map(|e| (e, *state.public())));
    }
    // The next turn is none of this card's business.
    let next = told.iter().position(|(e, _)| matches!(e, Event::TurnBegan { .. }));
    let end = match next {
        Some(at) => {
            told.truncate(at);
            End::Turn
        }
        None => stopped(&state),
    };
    if args.json {
        writeln!(out, "{:#}", as_json(&before, seat, args.card, changed, &told, &end))?;
        return Ok(());
    }
    head(&before, seat, args.card, changed, out)?;
    let (texts, mut narrator) = (english(), Narrator::default());
    for (event, public) in &told {
        let inner = matches!(event, Event::AutomaSelects { .. } | Event::AutomaConsiders { .. });
        let indent = if inner { "    " } else { "  " };
        writeln!(out, "{indent}{}", texts.event(&mut narrator, event, public))?;
    }
    match end {
        End::Turn => writeln!(out, "The turn is over.")?,
        End::Game => {}
        End::Asked(text) => writeln!(out, "Here it stops: {text}. Go on with --then.")?,
    }
    Ok(())
}

/// The Automa meant: the one named, the one to move, or the only one.
fn seat(args: &Explain, public: &Public) -> Outcome<Seat> {
    let automas: Vec<Seat> = public.seats().filter(|s| public.player(*s).is_automa()).collect();
    let list: Vec<String> = automas.iter().map(Seat::to_string).collect();
    match (args.seat, automas.as_slice()) {
        (_, []) => failed("no Automa plays in this position"),
        (Some(seat), _) if automas.contains(&seat) => Ok(seat),
        (Some(seat), _) => failed(format!("seat {seat} is no Automa: name one of {}", list.join(", "))),
        (None, _) if automas.contains(&public.active()) => Ok(public.active()),
        (None, [only]) => Ok(*only),
        (None, _) => failed(format!("several Automas play: name one with --seat: {}", list.join(", "))),
    }
}

/// The position with this Automa about to draw this card, and whether it had to be changed for that.
fn before_draw(given: &State, seat: Seat, card: AutomaCard) -> Result<(State, bool), String> {
    let ready = given.public().frames() == [Frame::AutomaDraw] && given.public().active() == seat;
    if ready && given.chance().iter().any(|(mv, _)| *mv == Move::AutomaCard(card)) {
        return Ok((*given, false));
    }
    let mut doc = PositionDoc::of(given);
    doc.active = Some(seat.index() as u8 + 1);
    doc.frames = Some(vec![Frame::AutomaDraw.to_string()]);
    doc.turn = TurnDoc::default();
    doc.combat = None;
    for player in &mut doc.seats {
        player.dial = None;
        player.played.clear();
        // A card that was drawn before may come again in question, whoever's deck it was in.
        if let Some(automa) = &mut player.automa
            && let Some(deck) = &mut automa.deck
            && !deck.contains(&card.number())
        {
            deck.push(card.number());
            deck.sort_unstable();
        }
    }
    doc.to_state().map(|state| (state, true)).map_err(|e| e.to_string())
}

/// What is needed before the turn can go on.
fn stopped(state: &State) -> End {
    let public = state.public();
    let question = public.frame().map_or("nothing", |frame| frame.question());
    match state.awaiting() {
        Awaiting::Over => End::Game,
        Awaiting::Chance => End::Asked(format!("chance decides {question}")),
        Awaiting::Seats(seats) => {
            let who: Vec<&str> = seats.iter().map(|s| name(public, s)).collect();
            End::Asked(format!("{} must decide {question}", who.join(" and ")))
        }
    }
}

fn automa(public: &Public, seat: Seat) -> Option<&Automa> {
    public.player(seat).automa()
}

fn scheme(public: &Public, seat: Seat, card: AutomaCard) -> (&'static str, &'static AutomaScheme) {
    let second = automa(public, seat).is_some_and(Automa::second_scheme);
    (if second { "II" } else { "I" }, &card.face().schemes[second as usize])
}

fn head(
    public: &Public,
    seat: Seat,
    card: AutomaCard,
    changed: bool,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let Some(automa) = automa(public, seat) else { return Ok(()) };
    let water = if public.held_by_water(seat) { ", held back by water" } else { "" };
    let (scheme, rows) = (scheme(public, seat, card).0, rows(&english(), scheme(public, seat, card).1));
    writeln!(
        out,
        "Card {card} for {} (seat {seat}, {}): power {}, star marker on {}{water}, Scheme {scheme}.",
        name(public, seat),
        automa.kind(),
        public.player(seat).power(),
        automa.marker(),
    )?;
    if changed {
        writeln!(out, "Supposed: it is its turn and the card is in its deck.")?;
    }
    for (row, text) in rows {
        writeln!(out, "  {row:<8}{text}")?;
    }
    let star = if card.face().star_advance { "advances" } else { "stays" };
    writeln!(out, "  marker  {star}")?;
    if public.rules().has(Switch::AutomaCooperative) {
        writeln!(out, "  enemies are the people only")?;
    }
    writeln!(out)
}

fn as_json(
    public: &Public,
    seat: Seat,
    card: AutomaCard,
    changed: bool,
    told: &[(Event, Public)],
    end: &End,
) -> Value {
    let (texts, mut narrator) = (english(), Narrator::default());
    let events: Vec<Value> =
        told.iter().map(|(e, then)| event_json(&texts, e, then, &mut narrator)).collect();
    let (number, rows) = scheme(public, seat, card);
    json!({
        "seat": seat.index() + 1,
        "faction": public.player(seat).faction().id(),
        "automa": automa(public, seat).map(|a| a.kind().to_string()),
        "power": public.player(seat).power(),
        "marker": automa(public, seat).map(Automa::marker),
        "held_by_water": public.held_by_water(seat),
        "card": card.number(),
        "scheme": number,
        "rows": scheme_json(rows),
        "star_advance": card.face().star_advance,
        "supposed": changed,
        "events": events,
        "end": match end {
            End::Turn => "turn",
            End::Game => "game",
            End::Asked(_) => "asked",
        },
        "asked": match end {
            End::Asked(text) => Some(text.as_str()),
            End::Turn | End::Game => None,
        },
    })
}
