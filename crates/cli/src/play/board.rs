//! The table as text, seen by one player.

use super::tiles;
use crate::{row, table_text};
use kosa_client::objective_note;
use kosa_engine::vocab::*;
use kosa_engine::{Automa, Public, View};
use kosa_lang::{Arg, Texts, Topic};
use std::io::{Result, Write};

/// Everything the player may know.
pub fn print(texts: &Texts, view: &View, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let public = view.public();
    let player = public.player(seat);
    let title = texts.fill(
        "board-title",
        &[
            ("faction", texts.arg(&player.faction())),
            ("seat", number(seat)),
            ("sitter", texts.sitter(public, seat).into()),
            ("round", public.round().into()),
        ],
    );
    writeln!(out, "\n== {title} ==")?;
    let tracks = [
        ("power", texts.count("power", player.power()).into()),
        ("popularity", texts.count("popularity", player.popularity()).into()),
        ("coins", texts.count("coins", player.coins()).into()),
        ("points", texts.count("points", public.score(seat).total()).into()),
    ];
    writeln!(out, "{}", texts.fill("board-tracks", &tracks))?;
    writeln!(out, "{}", texts.fill("board-stars", &[("stars", texts.stars(player.stars()).into())]))?;
    writeln!(out, "{}", texts.fill("board-hand", &[("cards", hand(texts, view.own().hand()).into())]))?;
    for card in view.own().objectives() {
        let far = objective_note(public, seat, card).map(|far| format!(" {far}")).unwrap_or_default();
        let args = [
            ("card", card.number().into()),
            ("name", format!("{}{far}", texts.objective_name(card)).into()),
            ("text", texts.objective(card).into()),
        ];
        writeln!(out, "{}", texts.fill("board-objective", &args))?;
    }
    if let Some(card) = player.factory_card() {
        writeln!(out, "{}", factory_card(texts, card))?;
    }
    if let Some(tile) = public.structure_tile() {
        writeln!(out, "{}", texts.fill("board-structure-bonus", &[("tile", texts.arg(&tile))]))?;
    }
    tiles::ending(texts, public, out)?;
    mat(texts, public, seat, out)?;
    mechs(texts, public, seat, out)?;
    places(texts, public, seat, out)?;
    for other in public.seats().filter(|s| *s != seat) {
        opponent(texts, public, other, out)?;
    }
    tokens(texts, public, out)
}

/// Combat cards one by one: no number of two digits.
fn hand(texts: &Texts, cards: CombatCards) -> String {
    if cards.is_empty() {
        return texts.say("none");
    }
    let values: Vec<String> = cards.to_string().chars().map(String::from).collect();
    values.join(" ")
}

/// A Factory card with what it does.
pub fn factory_card(texts: &Texts, card: FactoryCard) -> String {
    let deal = texts.factory_card(card);
    texts.fill("board-factory-card", &[("card", card.number().into()), ("deal", deal.into())])
}

/// A seat as people count.
pub fn number(seat: Seat) -> Arg {
    Arg::from(seat.index() + 1)
}

fn tokens(texts: &Texts, public: &Public, out: &mut dyn Write) -> Result<()> {
    let names = |set: PlaceSet| -> Vec<String> { set.iter().map(|p| p.to_string()).collect() };
    let encounters = names(public.encounter_tokens());
    let places = if encounters.is_empty() { texts.say("none") } else { encounters.join(" ") };
    writeln!(out, "{}", texts.fill("board-encounter-tokens", &[("places", places.into())]))?;
    let flags = names(public.tokens().flags());
    if !flags.is_empty() {
        writeln!(out, "{}", texts.fill("board-flags", &[("places", flags.join(" ").into())]))?;
    }
    for trap in public.tokens().traps() {
        let place = ("place", Arg::from(trap.at.to_string()));
        let line = match trap.known.filter(|_| !trap.armed) {
            Some(kind) => texts.fill("board-trap-disarmed", &[place, ("trap", texts.arg(&kind))]),
            None => texts.fill("board-trap-armed", &[place]),
        };
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The four sections with what they give and cost now.
fn mat(texts: &Texts, public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    let mut rows = vec![row![
        texts.say("board-section"),
        texts.say("board-top-row"),
        texts.say("board-bottom-row"),
        texts.say("board-cost"),
        texts.say("board-coins"),
        texts.say("board-recruit"),
    ]];
    for (_, on_mat) in player.mat().into_iter().flat_map(Mat::sections) {
        let action = on_mat.bottom;
        let token = player.action_token().and_then(Section::bottom) == Some(action);
        let bonus = action.recruit_bonus();
        rows.push(row![
            format!("{action}{}", if token { " *" } else { "" }),
            top(texts, public, seat, on_mat.top),
            texts.name(&action),
            texts.count(action.resource().id(), player.cost(action)),
            on_mat.coins,
            if player.has_enlisted(action) { texts.recruit_bonus(bonus) } else { "-".into() },
        ]);
    }
    table_text::print(out, &rows)
}

fn top(texts: &Texts, public: &Public, seat: Seat, action: TopAction) -> String {
    let player = public.player(seat);
    let coins = |n: u16| texts.count("coins", n);
    let built = player.has_built(action.structure());
    match action {
        TopAction::Move => texts.fill(
            "board-move",
            &[("n", player.move_units().into()), ("coins", coins(player.move_coins().into()).into())],
        ),
        TopAction::Bolster => texts.fill(
            if built { "board-bolster-monument" } else { "board-bolster" },
            &[
                ("power", texts.count("power", player.bolster_power()).into()),
                ("cards", texts.count("cards", player.bolster_cards()).into()),
                ("cost", coins(player.bolster_cost()).into()),
            ],
        ),
        TopAction::Trade => texts.fill(
            if built { "board-trade-armory" } else { "board-trade" },
            &[
                ("resources", texts.count("resources", player.trade_resources()).into()),
                ("popularity", texts.count("popularity", player.trade_popularity()).into()),
                ("cost", coins(player.trade_cost()).into()),
            ],
        ),
        TopAction::Produce => texts.fill(
            if built { "board-produce-mill" } else { "board-produce" },
            &[
                ("n", player.produce_territories().into()),
                ("cost", texts.produce_cost(player.produce_cost()).into()),
            ],
        ),
    }
}

fn mechs(texts: &Texts, public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    for (slot, ability) in (0..).zip(player.faction().mat().mechs) {
        let mark = if player.has_deployed(slot) { 'x' } else { ' ' };
        let args = [
            ("n", (slot + 1).into()),
            ("ability", texts.arg(&ability)),
            ("help", texts.help(Topic::Ability(ability)).into()),
        ];
        writeln!(out, "[{mark}] {}", texts.fill("board-mech", &args))?;
    }
    Ok(())
}

/// What stands on a place: `character, 2 mechs, 1 worker, Mill`.
fn pieces(texts: &Texts, public: &Public, seat: Seat, place: Place) -> Vec<String> {
    let player = public.player(seat);
    let mut words = Vec::new();
    if player.character() == place {
        words.push(texts.name(&UnitKind::Character));
    }
    if player.airship() == Some(place) {
        words.push(texts.name(&UnitKind::Airship));
    }
    for (what, n) in [("mechs", player.mechs_on(place)), ("workers", player.workers_on(place))] {
        if n > 0 {
            words.push(texts.count(what, n));
        }
    }
    let here = |s: &Structure| player.structure(*s).map(Hex::place) == Some(place);
    words.extend(Structure::ALL.into_iter().filter(here).map(|s| texts.name(&s)));
    words
}

fn all_places() -> impl Iterator<Item = Place> {
    (0..Place::COUNT).filter_map(Place::from_index)
}

/// The tokens on a place; empty for none.
fn stock(texts: &Texts, public: &Public, place: Place) -> String {
    let tokens = public.resources(place);
    if tokens == [0; 4] { String::new() } else { texts.resources(tokens) }
}

fn places(texts: &Texts, public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let mut rows = Vec::new();
    for place in all_places() {
        let own = pieces(texts, public, seat, place);
        if own.is_empty() {
            continue;
        }
        let terrain = match place.hex() {
            Some(hex) => texts.name(&hex.terrain()),
            None => texts.say("term-home_base"),
        };
        rows.push(row![place, terrain, texts.list(&own), stock(texts, public, place)]);
    }
    table_text::print(out, &rows)?;
    if let Some(load) = texts.aboard(public, seat) {
        writeln!(out, "{}", texts.fill("board-aboard", &[("load", load.into())]))?;
    }
    Ok(())
}

fn opponent(texts: &Texts, public: &Public, seat: Seat, out: &mut dyn Write) -> Result<()> {
    let player = public.player(seat);
    let args = [
        ("seat", number(seat)),
        ("faction", texts.arg(&player.faction())),
        ("sitter", texts.sitter(public, seat).into()),
        ("power", texts.count("power", player.power()).into()),
        ("popularity", texts.count("popularity", player.popularity()).into()),
        ("coins", texts.count("coins", player.coins()).into()),
        ("cards", texts.count("cards", player.hand_count()).into()),
        ("stars", texts.stars(player.stars()).into()),
        ("points", texts.count("points", public.score(seat).total()).into()),
    ];
    writeln!(out, "{}", texts.fill("board-opponent", &args))?;
    if let Some(automa) = player.automa() {
        writeln!(out, "    {}", star_track(texts, public, seat, automa))?;
    }
    let mut spots = Vec::new();
    for place in all_places() {
        let words = pieces(texts, public, seat, place);
        if !words.is_empty() {
            let tokens = stock(texts, public, place);
            let tokens = if tokens.is_empty() { tokens } else { format!("; {tokens}") };
            spots.push(format!("{place} {}{tokens}", words.join(", ")));
        }
    }
    if let Some(load) = texts.aboard(public, seat) {
        spots.push(texts.fill("board-aboard", &[("load", load.into())]));
    }
    writeln!(out, "    {}", spots.join(" | "))
}

fn star_track(texts: &Texts, public: &Public, seat: Seat, automa: &Automa) -> String {
    let player = public.player(seat);
    let water = public.held_by_water(seat);
    let mut args = vec![
        ("marker", automa.marker().into()),
        ("scheme", if automa.second_scheme() { "II" } else { "I" }.into()),
        ("mechs", texts.count("mechs", player.remaining(BottomAction::Deploy)).into()),
        ("workers", texts.count("workers", player.workers_left()).into()),
    ];
    let key = match automa.next_star() {
        None => "board-automa",
        Some(next) => {
            args.push(("next", next.into()));
            if water { "board-automa-water" } else { "board-automa-next" }
        }
    };
    let found = texts.count("resources", public.resource_box(seat).unwrap_or(0));
    format!("{}; {}", texts.fill(key, &args), texts.fill("board-automa-box", &[("resources", found.into())]))
}
