//! Lists of seats on the command line, as wishes for a table.

use crate::fault::{Outcome, usage};
use crate::wrong::Wrong;
use kosa_bots::{KINDS, USUAL_KIND};
use kosa_client::wishes::{Fault, SeatWish, Who, Wishes};
use kosa_engine::AutomaKind;
use kosa_engine::setup::{SetupFault, SetupFaults};
use kosa_engine::vocab::Mat;
use kosa_table::{Occupant, Seed};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Words joined by slashes: a faction, a player mat or an Automa, a kind of bot; `random` for anything. Where nobody is named
/// a person sits.
fn seat(text: &str) -> Outcome<SeatWish> {
    let mut seat = SeatWish::new(Who::Person);
    for (i, word) in text.split('/').enumerate() {
        let who = if matches!(word, "random" | "any" | "") {
            continue;
        } else if is_automa(word) {
            seat.automa = automa(word)?;
            Who::Automa
        } else if KINDS.contains(&word) {
            Who::Bot(word.to_string())
        } else if i == 0 && word.parse::<Mat>().is_err() {
            seat.faction = Some(word.parse().or_else(usage)?);
            continue;
        } else {
            seat.mat = Some(word.parse().or_else(usage)?);
            continue;
        };
        match (&seat.who, &who) {
            (Who::Automa, Who::Bot(_)) | (Who::Bot(_), Who::Automa) => {
                return usage(Wrong::AutomaAndBot(text.into()));
            }
            _ => seat.who = who,
        }
    }
    Ok(seat)
}

fn is_automa(word: &str) -> bool {
    word.split(':').next() == Some("automa")
}

/// `automa`, `automa:automaszyna:coins+1`, or with the number of a level `automa:3:coins+1`.
fn automa(text: &str) -> Outcome<AutomaKind> {
    text.parse().or_else(usage)
}

/// A number of seats if the text is one.
fn number(text: &str, most: usize) -> Outcome<Option<usize>> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Ok(None);
    }
    match text.parse::<usize>() {
        Ok(n) if (Wishes::FEWEST_SEATS..=most).contains(&n) => Ok(Some(n)),
        _ => usage(Wrong::SeatCount(text.into(), most)),
    }
}

/// Seats by faction, mat, Automa and bot, or a number of them.
pub fn listed(text: &str, wishes: Wishes) -> Outcome<Wishes> {
    let seats = match number(text.trim(), wishes.most_seats())? {
        Some(n) => vec![SeatWish::new(Who::Person); n],
        None => text.split(',').map(|one| seat(one.trim())).collect::<Outcome<_>>()?,
    };
    checked(Wishes { seats, ..wishes })
}

/// The same where nobody sits down yet: a bot has no business there.
pub fn listed_without_bots(text: &str, wishes: Wishes) -> Outcome<Wishes> {
    let wishes = listed(text, wishes)?;
    let bot = wishes.seats.iter().find_map(|seat| match &seat.who {
        Who::Bot(kind) => Some(kind.clone()),
        Who::Person | Who::Automa => None,
    });
    bot.map_or(Ok(wishes), |bot| usage(Wrong::BotOnSeat(bot)))
}

/// Who plays: `human`, `human:Anna`, a bot or an Automa, each with `=faction/mat` or without; `crimea/automa:3` and
/// `crimea/idle` say both at once. A number is a person among bots. What is asked for may be impossible.
pub fn seated(text: &str, wishes: Wishes) -> Outcome<Wishes> {
    if let Some(n) = number(text.trim(), wishes.most_seats())? {
        let seats = Wishes::against_bots("", n - 1, USUAL_KIND).seats;
        return Ok(Wishes { seats, ..wishes });
    }
    let seats = text.split(',').map(|one| seated_one(one.trim())).collect::<Outcome<_>>()?;
    Ok(Wishes { seats, ..wishes })
}

fn seated_one(text: &str) -> Outcome<SeatWish> {
    let (who, rest) = text.split_once('=').unwrap_or((text, "random"));
    let wished = seat(rest)?;
    let sits = if is_automa(who) {
        SeatWish::automa(automa(who)?)
    } else if who.contains('/') && rest == "random" {
        let seat = seat(who)?;
        return if seat.who == Who::Person { usage(Wrong::NoPlayer(who.into())) } else { Ok(seat) };
    } else if wished.is_automa() {
        return usage(Wrong::TakenByAutoma(text.into()));
    } else {
        match occupant(who)? {
            Occupant::Human(name) => SeatWish::person(&name),
            Occupant::Bot(kind) => SeatWish::bot(&kind),
            Occupant::Automa(kind) => SeatWish::automa(kind),
        }
    };
    Ok(SeatWish { faction: wished.faction, mat: wished.mat, ..sits })
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

/// The wishes, if a game can be made of them. A form forgets the mat of an Automa; whoever has typed one is told.
pub fn checked(wishes: Wishes) -> Outcome<Wishes> {
    let with_mat = wishes.seats.iter().position(|seat| seat.is_automa() && seat.mat.is_some());
    let mut of_the_engine: Vec<SetupFault> = with_mat.map(SetupFault::AutomaWithMat).into_iter().collect();
    let mut other = None;
    for fault in wishes.faults() {
        match fault.fault {
            Fault::Setup(fault) => of_the_engine.push(fault),
            fault => other = other.or(Some(fault)),
        }
    }
    match (of_the_engine.is_empty(), other) {
        (false, _) => usage(SetupFaults(of_the_engine)),
        (true, Some(fault)) => usage(Wrong::Wish(fault)),
        (true, None) => Ok(wishes),
    }
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
