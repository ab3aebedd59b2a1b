//! What an Automa would do with a card in a position, and why. The rules are asked, nothing is worked out here.

use super::cards::{print_rows, rows, scheme_json};
use crate::args::Explain;
use crate::event_json::event_json;
use crate::fault::{Outcome, failed};
use crate::input::{moves_of, one_move, position, read};
use crate::words::name;
use crate::wrong::{Content, Wrong};
use kosa_engine::position::TurnDoc;
use kosa_engine::vocab::*;
use kosa_engine::{
    Actor, Automa, Awaiting, Event, Move, Pending, PositionDoc, PositionError, Public, State, Switch, Viewer,
};
use kosa_lang::{Arg, Narrator, Texts};
use serde_json::{Value, json};
use std::io::Write;

/// Why the telling ends.
enum End {
    /// The turn is over.
    Turn,
    /// So is the game.
    Game,
    /// Somebody must answer, or a card must be drawn: for people, and as facts.
    Asked(String, String),
}

pub fn run(args: &Explain, texts: &Texts, out: &mut dyn Write) -> Outcome {
    let source = read(args.file.as_deref(), Content::Position)?;
    let given = position(&source)?;
    if given.is_over() {
        return failed(Wrong::Over(source.origin));
    }
    let seat = seat(args, given.public())?;
    let (mut state, changed) =
        before_draw(&given, seat, args.card).or_else(|e| failed(Wrong::Position(source.origin, e)))?;
    let before = *state.public();
    let mut told: Vec<(Event, Public)> = Vec::new();
    let mut events = Vec::new();
    state.apply_with(Actor::Chance, Move::AutomaCard(args.card), &mut events).or_else(failed)?;
    told.extend(events.drain(..).map(|e| (e, *state.public())));
    for (number, text) in (1..).zip(moves_of(args.then.as_deref().unwrap_or_default())) {
        if let Err(fault) = one_move(&mut state, text, &mut events) {
            return failed(Wrong::Entry(number, text.into(), fault));
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
        None => stopped(&state, texts),
    };
    if args.json {
        writeln!(out, "{:#}", as_json(texts, &before, seat, args.card, changed, &told, &end))?;
        return Ok(());
    }
    head(texts, &before, seat, args.card, changed, out)?;
    let mut narrator = Narrator::default();
    for (event, public) in &told {
        let inner = matches!(event, Event::AutomaSelects { .. } | Event::AutomaConsiders { .. });
        let indent = if inner { "    " } else { "  " };
        writeln!(out, "{indent}{}", texts.event(&mut narrator, &event.seen_by(Viewer::Everything), public))?;
    }
    match end {
        End::Turn => writeln!(out, "{}", texts.say("explain-turn-over"))?,
        End::Game => {}
        End::Asked(text, _) => {
            writeln!(out, "{}", texts.fill("explain-stops", &[("question", text.into())]))?;
        }
    }
    Ok(())
}

/// The Automa meant: the one named, the one to move, or the only one.
fn seat(args: &Explain, public: &Public) -> Outcome<Seat> {
    let automas: Vec<Seat> = public.seats().filter(|s| public.player(*s).is_automa()).collect();
    match (args.seat, automas.as_slice()) {
        (_, []) => failed(Wrong::NoAutoma),
        (Some(seat), _) if automas.contains(&seat) => Ok(seat),
        (Some(seat), _) => failed(Wrong::NotAutoma(seat, automas)),
        (None, _) if automas.contains(&public.active()) => Ok(public.active()),
        (None, [only]) => Ok(*only),
        (None, _) => failed(Wrong::WhichAutoma(automas)),
    }
}

/// The position with this Automa about to draw this card, and whether it had to be changed for that.
fn before_draw(given: &State, seat: Seat, card: AutomaCard) -> Result<(State, bool), PositionError> {
    let ready = given.public().automa_turn_begins() && given.public().active() == seat;
    if ready && given.chance().iter().any(|(mv, _)| *mv == Move::AutomaCard(card)) {
        return Ok((*given, false));
    }
    let mut doc = PositionDoc::of(given);
    doc.active = Some(seat.index() as u8 + 1);
    doc.frames = Some(vec![Pending::AUTOMA_TURN.to_string()]);
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
    doc.to_state().map(|state| (state, true))
}

/// What is needed before the turn can go on.
fn stopped(state: &State, texts: &Texts) -> End {
    let public = state.public();
    let faction = public.player(public.active()).faction();
    let pending = public.pending().last().map(|p| p.to_string()).unwrap_or_default();
    match state.awaiting() {
        Awaiting::Over => End::Game,
        Awaiting::Chance => {
            let question = ("question", texts.say("prompt-chance").into());
            End::Asked(texts.fill("explain-chance", &[question]), format!("chance decides {pending}"))
        }
        Awaiting::Seats(seats) => {
            let who: Vec<String> = seats.iter().map(|s| texts.who(public, s)).collect();
            let asked = public.question().map(|q| texts.ask(&q, faction)).unwrap_or_default();
            let question = ("question", asked.into());
            let text = texts.fill("explain-decides", &[("who", texts.list(&who).into()), question]);
            let who: Vec<&str> = seats.iter().map(|s| name(public, s)).collect();
            End::Asked(text, format!("{} must decide {pending}", who.join(" and ")))
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
    texts: &Texts,
    public: &Public,
    seat: Seat,
    card: AutomaCard,
    changed: bool,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let Some(automa) = automa(public, seat) else { return Ok(()) };
    let (number, scheme) = scheme(public, seat, card);
    let rows = rows(texts, public.rules(), scheme);
    let args = [
        ("card", card.to_string().into()),
        ("faction", texts.arg(&public.player(seat).faction())),
        ("seat", Arg::from(seat.index() + 1)),
        ("automa", automa.kind().to_string().into()),
        ("power", texts.count("power", public.player(seat).power()).into()),
        ("marker", automa.marker().into()),
        ("scheme", number.into()),
    ];
    let key = if public.held_by_water(seat) { "explain-head-water" } else { "explain-head" };
    writeln!(out, "{}", texts.fill(key, &args))?;
    if changed {
        writeln!(out, "{}", texts.say("explain-supposed"))?;
    }
    let star = if card.face().star_advance { "explain-advances" } else { "explain-stays" };
    let rows: Vec<_> = rows.into_iter().chain([(texts.say("explain-marker"), texts.say(star))]).collect();
    print_rows(&rows, "  ", out)?;
    if public.rules().has(Switch::AutomaCooperative) {
        writeln!(out, "  {}", texts.say("explain-cooperative"))?;
    }
    writeln!(out)
}

fn as_json(
    texts: &Texts,
    public: &Public,
    seat: Seat,
    card: AutomaCard,
    changed: bool,
    told: &[(Event, Public)],
    end: &End,
) -> Value {
    let mut narrator = Narrator::default();
    let mut told_of =
        |(e, then): &(Event, Public)| event_json(texts, &e.seen_by(Viewer::Everything), then, &mut narrator);
    let events: Vec<Value> = told.iter().map(&mut told_of).collect();
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
        "rows": scheme_json(public.rules(), rows),
        "star_advance": card.face().star_advance,
        "supposed": changed,
        "events": events,
        "end": match end {
            End::Turn => "turn",
            End::Game => "game",
            End::Asked(..) => "asked",
        },
        "asked": match end {
            End::Asked(_, fact) => Some(fact.as_str()),
            End::Turn | End::Game => None,
        },
    })
}
