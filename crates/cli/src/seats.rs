//! Lists of seats on the command line.

use crate::fault::{Outcome, usage};
use kosa_engine::setup::{BASE_SEATS, SetupFaults, Wish};
use kosa_engine::{Rules, Setup};
use kosa_table::{BOTS, Occupant, Seed};
use std::hash::{BuildHasher, Hasher, RandomState};

/// `nordic/industrial`, `nordic`, `random/industrial`, `random`.
fn wish(text: &str) -> Outcome<Wish> {
    let (faction, mat) = text.split_once('/').map_or((text, None), |(f, m)| (f, Some(m)));
    let open = |word: &str| matches!(word, "random" | "any" | "");
    let mut wish = Wish::default();
    if !open(faction) {
        wish.faction = Some(faction.parse().or_else(usage)?);
    }
    if let Some(mat) = mat.filter(|m| !open(m)) {
        wish.mat = Some(mat.parse().or_else(usage)?);
    }
    Ok(wish)
}

/// A number of seats if the text is one.
fn number(text: &str) -> Outcome<Option<usize>> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Ok(None);
    }
    match text.parse::<usize>() {
        Ok(n) if (2..=BASE_SEATS).contains(&n) => Ok(Some(n)),
        _ => usage(format!(
            "{} seats: the game takes 2 to {BASE_SEATS}",
            text.chars().take(20).collect::<String>()
        )),
    }
}

/// The wishes of a list of seats, or of a number of them.
pub fn setup(text: &str, rules: Rules) -> Outcome<Setup> {
    if let Some(n) = number(text.trim())? {
        return Ok(Setup::random(n).with_rules(rules));
    }
    let players = text.split(',').map(|item| wish(item.trim())).collect::<Outcome<Vec<Wish>>>()?;
    checked(Setup { rules, players, ..Setup::default() })
}

/// The wishes and who plays: `human`, `human:Anna`, `random`, each with `=faction/mat` or without.
pub fn setup_with_players(text: &str, rules: Rules) -> Outcome<(Setup, Vec<Occupant>)> {
    if let Some(n) = number(text.trim())? {
        let mut players = vec![Occupant::Bot(BOTS[0].to_string()); n];
        players[0] = Occupant::Human(String::new());
        return Ok((Setup::random(n).with_rules(rules), players));
    }
    let mut setup = Setup::default().with_rules(rules);
    let mut players = Vec::new();
    for item in text.split(',').map(str::trim) {
        let (who, rest) = item.split_once('=').unwrap_or((item, "random"));
        players.push(occupant(who)?);
        setup.players.push(wish(rest)?);
    }
    Ok((checked(setup)?, players))
}

/// `human`, `human:Anna`, or a kind of bot.
pub fn occupant(text: &str) -> Outcome<Occupant> {
    let (kind, name) = text.split_once(':').unwrap_or((text, ""));
    if kind == "human" {
        return Ok(Occupant::Human(name.to_string()));
    }
    if BOTS.contains(&kind) {
        return Ok(Occupant::Bot(kind.to_string()));
    }
    let short: String = text.chars().take(40).collect();
    usage(format!("'{short}' is no player: expected human or one of {}", BOTS.join(", ")))
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
