//! Who takes part, from the command line.

use crate::fault::{Outcome, usage};
use crate::wrong::Wrong;
use kosa_arena::Entrant;
use kosa_bots::{KINDS, USUAL_KIND, maker};
use kosa_engine::setup::Wish;
use kosa_engine::vocab::{Faction, Mat};
use kosa_engine::{Move, View};
use kosa_simulate::Contestant;

/// The simple policy of the engine, as a yardstick: it takes part in series and sits down in no set-up.
const BRISK: &str = "brisk";

/// A bot by its word.
fn contestant(kind: &str) -> Option<Contestant> {
    if kind == BRISK {
        let brisk = |view: &View, legal: &[Move], generator: &mut _| {
            view.brisk(legal, generator).or(legal.first().copied()).unwrap_or(Move::Skip)
        };
        return Some(Contestant::deciding(BRISK, brisk));
    }
    maker(kind).map(|make| Contestant::new(kind, make))
}

/// The bots a series knows.
pub fn known() -> String {
    KINDS.iter().chain(&[BRISK]).copied().collect::<Vec<_>>().join(", ")
}

/// Words joined by slashes: a bot or an Automa, a faction, a mat.
fn entrant(text: &str) -> Outcome<Entrant> {
    let mut wish = Wish::default();
    let mut player = None;
    for word in text.split('/').map(str::trim) {
        if matches!(word, "any" | "") {
            continue;
        }
        if word.split(':').next() == Some("automa") {
            wish.automa = Some(word.parse().or_else(usage)?);
        } else if let Some(bot) = contestant(word) {
            player = Some(bot);
        } else if let Ok(mat) = word.parse::<Mat>() {
            wish.mat = Some(mat);
        } else if let Ok(faction) = word.parse::<Faction>() {
            wish.faction = Some(faction);
        } else {
            return usage(Wrong::NoEntrant(word.into()));
        }
    }
    if wish.automa.is_some() && player.is_some() {
        return usage(Wrong::AutomaAndBot(text.into()));
    }
    if wish.automa.is_none() && player.is_none() {
        player = contestant(USUAL_KIND);
    }
    Ok(Entrant { name: text.to_string(), wish, player })
}

/// The entrants of a list, or so many of the usual bots.
pub fn entrants(text: &str) -> Outcome<Vec<Entrant>> {
    let text = text.trim();
    match text.parse::<usize>() {
        Ok(n @ 2..=7) => (0..n).map(|_| entrant(USUAL_KIND)).collect(),
        Ok(_) => usage(Wrong::SeatCount(text.into(), 7)),
        Err(_) => text.split(',').map(|one| entrant(one.trim())).collect(),
    }
}

/// Pairs of faction and mat.
pub fn pairs(text: &str) -> Outcome<Vec<(Faction, Mat)>> {
    let pair = |text: &str| {
        let (faction, mat) = text.trim().split_once('/')?;
        Some((faction.trim().parse().ok()?, mat.trim().parse().ok()?))
    };
    text.split(',').map(|one| pair(one).map_or_else(|| usage(Wrong::NoPair(one.trim().into())), Ok)).collect()
}
