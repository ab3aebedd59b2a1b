//! Lists of seats on the command line.

use crate::fault::{Outcome, usage};
use crate::wrong::Wrong;
use kosa_bots::{KINDS, USUAL_KIND};
use kosa_engine::setup::{SetupFaults, Wish};
use kosa_engine::vocab::Mat;
use kosa_engine::{AutomaKind, Rules, Setup};
use kosa_table::{Occupant, Seed};
use std::hash::{BuildHasher, Hasher, RandomState};

/// One seat of a list: what it asks for, and the kind of bot that plays it if one is named.
struct Item {
    wish: Wish,
    bot: Option<String>,
}

/// Words joined by slashes: a faction, a player mat or an Automa, a kind of bot; `random` for anything.
fn item(text: &str) -> Outcome<Item> {
    let mut item = Item { wish: Wish::default(), bot: None };
    for (i, word) in text.split('/').enumerate() {
        let wish = &mut item.wish;
        if matches!(word, "random" | "any" | "") {
            continue;
        } else if is_automa(word) {
            wish.automa = Some(automa(word)?);
        } else if KINDS.contains(&word) {
            item.bot = Some(word.to_string());
        } else if i == 0 && word.parse::<Mat>().is_err() {
            wish.faction = Some(word.parse().or_else(usage)?);
        } else {
            wish.mat = Some(word.parse().or_else(usage)?);
        }
    }
    if item.wish.automa.is_some() && item.bot.is_some() {
        return usage(Wrong::AutomaAndBot(text.into()));
    }
    Ok(item)
}

fn is_automa(word: &str) -> bool {
    word.split(':').next() == Some("automa")
}

/// `automa`, `automa:automaszyna:coins+1`, or with the number of a level `automa:3:coins+1`.
fn automa(text: &str) -> Outcome<AutomaKind> {
    text.parse().or_else(usage)
}

/// A number of seats if the text is one.
fn number(text: &str, rules: Rules) -> Outcome<Option<usize>> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Ok(None);
    }
    match text.parse::<usize>() {
        Ok(n) if (2..=rules.max_seats()).contains(&n) => Ok(Some(n)),
        _ => usage(Wrong::SeatCount(text.into(), rules.max_seats())),
    }
}

/// The wishes of a list of seats, or of a number of them, and the bots named there.
pub fn setup_with_bots(text: &str, rules: Rules) -> Outcome<(Setup, Vec<Option<String>>)> {
    if let Some(n) = number(text.trim(), rules)? {
        return Ok((Setup::random(n).with_rules(rules), vec![None; n]));
    }
    let items = text.split(',').map(|one| item(one.trim())).collect::<Outcome<Vec<Item>>>()?;
    let (players, bots) = items.into_iter().map(|i| (i.wish, i.bot)).unzip();
    Ok((checked(Setup { rules, players, ..Setup::default() })?, bots))
}

/// The wishes of a list of seats, or of a number of them. Nobody sits down yet.
pub fn setup(text: &str, rules: Rules) -> Outcome<Setup> {
    let (setup, bots) = setup_with_bots(text, rules)?;
    match bots.into_iter().flatten().next() {
        Some(bot) => usage(Wrong::BotOnSeat(bot)),
        None => Ok(setup),
    }
}

/// The wishes and who plays, if a game can be made of them.
pub fn setup_with_players(text: &str, rules: Rules) -> Outcome<(Setup, Vec<Option<Occupant>>)> {
    let (setup, players) = wishes_with_players(text, rules)?;
    Ok((checked(setup)?, players))
}

/// The wishes and who plays: `human`, `human:Anna`, a bot or an Automa, each with `=faction/mat` or without;
/// `crimea/automa:3` and `crimea/idle` say both at once. Automas come with their seat, so they are nobody here.
pub fn wishes_with_players(text: &str, rules: Rules) -> Outcome<(Setup, Vec<Option<Occupant>>)> {
    if let Some(n) = number(text.trim(), rules)? {
        let mut players = vec![Some(Occupant::Bot(USUAL_KIND.to_string())); n];
        players[0] = Some(Occupant::Human(String::new()));
        return Ok((Setup::random(n).with_rules(rules), players));
    }
    let mut setup = Setup::default().with_rules(rules);
    let mut players = Vec::new();
    for text in text.split(',').map(str::trim) {
        let (who, rest) = text.split_once('=').unwrap_or((text, "random"));
        let mut seat = item(rest)?;
        let player = if is_automa(who) {
            seat.wish.automa = Some(automa(who)?);
            None
        } else if who.contains('/') && rest == "random" {
            seat = item(who)?;
            match (seat.wish.automa, seat.bot) {
                (Some(_), _) => None,
                (None, Some(bot)) => Some(Occupant::Bot(bot)),
                (None, None) => Some(occupant(who)?),
            }
        } else {
            Some(occupant(who)?)
        };
        if player.is_some() && seat.wish.automa.is_some() {
            return usage(Wrong::TakenByAutoma(text.into()));
        }
        players.push(player);
        setup.players.push(seat.wish);
    }
    Ok((setup, players))
}

/// `human`, `human:Anna`, or a kind of bot.
pub fn occupant(text: &str) -> Outcome<Occupant> {
    let (kind, name) = text.split_once(':').unwrap_or((text, ""));
    if kind == "human" {
        return Ok(Occupant::Human(name.to_string()));
    }
    if KINDS.contains(&kind) {
        return Ok(Occupant::Bot(kind.to_string()));
    }
    usage(Wrong::NoPlayer(text.into()))
}

fn checked(setup: Setup) -> Outcome<Setup> {
    let faults = setup.faults();
    if faults.is_empty() { Ok(setup) } else { usage(SetupFaults(faults)) }
}

/// A seed nobody has chosen. Good enough for a game at one keyboard.
pub fn any_seed() -> Seed {
    let mut bytes = [0; 32];
    for (i, part) in bytes.chunks_mut(8).enumerate() {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_usize(i);
        part.copy_from_slice(&hasher.finish().to_le_bytes());
    }
    Seed(bytes)
}

/// A short seed nobody has chosen, easy to type again.
pub fn any_short_seed() -> Seed {
    Seed::from(RandomState::new().build_hasher().finish() % 1_000_000_000)
}
