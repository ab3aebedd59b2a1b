//! The notation of moves: words a player of the board game can read. The whole list stands in `docs/notation.md`.

use crate::error::{Hint, UnknownName, clip};
use crate::moves::{Actor, Move};
use crate::vocab::*;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// Why a text is not a move.
///
/// ```
/// use kosa_engine::{Move, NotationError};
///
/// assert!(matches!("fly away".parse::<Move>(), Err(NotationError::Unknown { .. })));
/// assert!(matches!("section cellar".parse::<Move>(), Err(NotationError::Word(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// No move begins like this, or it has too few or too many words.
    Unknown {
        /// The text.
        text: String,
    },
    /// One word of the move is wrong.
    Word(UnknownName),
}

impl Display for NotationError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Unknown { text } => write!(f, "unknown move '{text}', expected: docs/notation.md"),
            NotationError::Word(e) => e.fmt(f),
        }
    }
}

impl core::error::Error for NotationError {}

impl From<UnknownName> for NotationError {
    fn from(e: UnknownName) -> Self {
        NotationError::Word(e)
    }
}

fn plus(bonus: bool) -> &'static str {
    if bonus { " bonus" } else { "" }
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Move::DealTile(tile) => write!(f, "deal tile {tile}"),
            Move::DealAirship(tile) => write!(f, "deal airship {tile}"),
            Move::DealResolution(tile) => write!(f, "deal resolution {tile}"),
            Move::Fly => f.write_str("fly"),
            Move::Drop { cargo, amount } => write!(f, "drop {cargo} {amount}"),
            Move::Load { cargo, amount } => write!(f, "load {cargo} {amount}"),
            Move::Embark => f.write_str("load character"),
            Move::Disembark => f.write_str("drop character"),
            Move::Bombard { target, amount } => write!(f, "bombard {target} {amount}"),
            Move::Challenge(seat) => write!(f, "challenge {seat}"),
            Move::Exchange(card) => write!(f, "exchange {card}"),
            Move::DealObjective(card) => write!(f, "deal objective {card}"),
            Move::DealFactory(card) => write!(f, "deal factory {card}"),
            Move::AutomaCard(card) => write!(f, "automa {card}"),
            Move::Flip(card) => write!(f, "flip {card}"),
            Move::Add(card) => write!(f, "add {card}"),
            Move::DealTrap(trap) => write!(f, "deal trap {trap}"),
            Move::Lose(card) => write!(f, "lose {card}"),
            Move::PlaceFlag => f.write_str("flag"),
            Move::PlaceTrap(trap) => write!(f, "trap {trap}"),
            Move::Draw(card) => write!(f, "draw {card}"),
            Move::Steal(card) => write!(f, "steal {card}"),
            Move::DrawEncounter(card) => write!(f, "encounter {card}"),
            Move::Choose(section) => write!(f, "section {section}"),
            Move::Reveal(card) => write!(f, "reveal {card}"),
            Move::Skip => f.write_str("skip"),
            Move::Done => f.write_str("done"),
            Move::EndTurn => f.write_str("end"),
            Move::MoveUnits => f.write_str("move"),
            Move::MoveCoins(n) => write!(f, "coins {n}"),
            Move::BolsterPower { amount, bonus } => write!(f, "bolster power {amount}{}", plus(*bonus)),
            Move::BolsterCards { amount, bonus } => write!(f, "bolster cards {amount}{}", plus(*bonus)),
            Move::TradeResources { bonus } => write!(f, "trade resources{}", plus(*bonus)),
            Move::TradePopularity { amount, bonus } => write!(f, "trade popularity {amount}{}", plus(*bonus)),
            Move::Produce => f.write_str("produce"),
            Move::ProduceOn { hex, amount } => write!(f, "produce {hex} {amount}"),
            Move::FactoryOption(i) => write!(f, "factory {}", i.wrapping_add(1)),
            Move::Step { unit, from, to } => write!(f, "step {unit} {from} {to}"),
            Move::Carry { cargo, amount } => write!(f, "carry {cargo} {amount}"),
            Move::Fight(hex) => write!(f, "fight {hex}"),
            Move::Use => f.write_str("use"),
            Move::Dial(n) => write!(f, "dial {n}"),
            Move::Play(cards) => write!(f, "play {cards}"),
            Move::Retreat { unit, to } => write!(f, "retreat {unit} {to}"),
            Move::Option(i) => write!(f, "option {}", i.wrapping_add(1)),
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Take(n) => write!(f, "take {n}"),
            Move::On(place) => write!(f, "on {place}"),
            Move::Resources(tokens) => {
                f.write_str("resources")?;
                let mut any = false;
                for r in Resource::ALL {
                    if tokens[r.index()] > 0 {
                        any = true;
                        write!(f, " {r} {}", tokens[r.index()])?;
                    }
                }
                if any { Ok(()) } else { f.write_str(" none") }
            }
            Move::Peek(seat) => write!(f, "peek {seat}"),
            Move::Pay { coins, bonus } => write!(f, "pay coins {coins}{}", plus(*bonus)),
            Move::PayToken { resource, from } => write!(f, "pay {resource} {from}"),
            Move::PayCard(card) => write!(f, "pay card {card}"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Upgrade { cube, to } => write!(f, "upgrade {cube} {to}"),
            Move::Deploy { slot, at } => write!(f, "deploy {} {at}", slot.wrapping_add(1)),
            Move::Build { structure, at } => write!(f, "build {structure} {at}"),
            Move::Enlist { recruit, bonus, amount } => write!(f, "enlist {recruit} {bonus} {amount}"),
        }
    }
}

fn number(word: &str) -> Result<u8, UnknownName> {
    // One way to write a number, so that every move has one notation.
    match word.parse::<u8>() {
        Ok(n) if n.to_string() == word => Ok(n),
        _ => Err(UnknownName::number("amount", word, 0, 255)),
    }
}

/// A number counted from 1 in the notation and from 0 inside.
fn ordinal(what: &'static str, word: &str, max: u8) -> Result<u8, UnknownName> {
    match number(word) {
        Ok(n) if (1..=max).contains(&n) => Ok(n - 1),
        _ => Err(UnknownName::number(what, word, 1, max as u32)),
    }
}

fn resources(words: &[&str]) -> Result<Resources, UnknownName> {
    let fault = || UnknownName::hint("list of resources", &words.join(" "), Hint::Resources);
    let mut tokens = [0; 4];
    if words == ["none"] {
        return Ok(tokens);
    }
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(fault());
    }
    for pair in words.chunks(2) {
        let resource: Resource = pair[0].parse()?;
        let amount = number(pair[1])?;
        if amount == 0 || tokens[resource.index()] != 0 {
            return Err(fault());
        }
        tokens[resource.index()] = amount;
    }
    Ok(tokens)
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words: [&str; 12] = [""; 12];
        let mut count = 0;
        for word in text.split_whitespace() {
            if count == words.len() {
                return Err(NotationError::Unknown { text: clip(text) });
            }
            words[count] = word;
            count += 1;
        }
        Ok(match &words[..count] {
            ["deal", "tile", tile] => Move::DealTile(tile.parse()?),
            ["deal", "airship", tile] => Move::DealAirship(tile.parse()?),
            ["deal", "resolution", tile] => Move::DealResolution(tile.parse()?),
            ["fly"] => Move::Fly,
            ["load", "character"] => Move::Embark,
            ["drop", "character"] => Move::Disembark,
            ["drop", cargo, n] => Move::Drop { cargo: cargo.parse::<Cargo>()?, amount: number(n)? },
            ["load", cargo, n] => Move::Load { cargo: cargo.parse::<Cargo>()?, amount: number(n)? },
            ["bombard", seat, n] => Move::Bombard { target: seat.parse()?, amount: number(n)? },
            ["challenge", seat] => Move::Challenge(seat.parse()?),
            ["exchange", card] => Move::Exchange(card.parse()?),
            ["deal", "objective", card] => Move::DealObjective(card.parse()?),
            ["deal", "factory", card] => Move::DealFactory(card.parse()?),
            ["automa", card] => Move::AutomaCard(card.parse()?),
            ["flip", card] => Move::Flip(card.parse()?),
            ["add", card] => Move::Add(card.parse()?),
            ["deal", "trap", trap] => Move::DealTrap(trap.parse()?),
            ["lose", card] => Move::Lose(card.parse()?),
            ["flag"] => Move::PlaceFlag,
            ["trap", trap] => Move::PlaceTrap(trap.parse()?),
            ["draw", card] => Move::Draw(card.parse()?),
            ["steal", card] => Move::Steal(card.parse()?),
            ["encounter", card] => Move::DrawEncounter(card.parse()?),
            ["section", section] => Move::Choose(section.parse()?),
            ["reveal", card] => Move::Reveal(card.parse()?),
            ["skip"] => Move::Skip,
            ["done"] => Move::Done,
            ["end"] => Move::EndTurn,
            ["move"] => Move::MoveUnits,
            ["coins", n] => Move::MoveCoins(number(n)?),
            ["bolster", "power", n] => Move::BolsterPower { amount: number(n)?, bonus: false },
            ["bolster", "power", n, "bonus"] => Move::BolsterPower { amount: number(n)?, bonus: true },
            ["bolster", "cards", n] => Move::BolsterCards { amount: number(n)?, bonus: false },
            ["bolster", "cards", n, "bonus"] => Move::BolsterCards { amount: number(n)?, bonus: true },
            ["trade", "resources"] => Move::TradeResources { bonus: false },
            ["trade", "resources", "bonus"] => Move::TradeResources { bonus: true },
            ["trade", "popularity", n] => Move::TradePopularity { amount: number(n)?, bonus: false },
            ["trade", "popularity", n, "bonus"] => Move::TradePopularity { amount: number(n)?, bonus: true },
            ["produce"] => Move::Produce,
            ["produce", hex, n] => Move::ProduceOn { hex: hex.parse()?, amount: number(n)? },
            ["factory", n] => Move::FactoryOption(ordinal("option of a Factory card", n, 2)?),
            ["step", unit, from, to] => {
                Move::Step { unit: unit.parse()?, from: from.parse()?, to: to.parse()? }
            }
            ["carry", cargo, n] => Move::Carry { cargo: cargo.parse::<Cargo>()?, amount: number(n)? },
            ["fight", hex] => Move::Fight(hex.parse()?),
            ["use"] => Move::Use,
            ["dial", n] => Move::Dial(number(n)?),
            ["play", cards] => Move::Play(cards.parse()?),
            ["retreat", unit, to] => Move::Retreat { unit: unit.parse()?, to: to.parse()? },
            ["option", n] => Move::Option(ordinal("option of an encounter card", n, 3)?),
            ["keep", card] => Move::Keep(card.parse()?),
            ["take", n] => Move::Take(number(n)?),
            ["on", place] => Move::On(place.parse()?),
            ["resources", rest @ ..] => Move::Resources(resources(rest)?),
            ["peek", seat] => Move::Peek(seat.parse()?),
            ["pay", "coins", n] => Move::Pay { coins: number(n)?, bonus: false },
            ["pay", "coins", n, "bonus"] => Move::Pay { coins: number(n)?, bonus: true },
            ["pay", "card", card] => Move::PayCard(card.parse()?),
            ["pay", resource, from] => Move::PayToken { resource: resource.parse()?, from: from.parse()? },
            ["discard", card] => Move::Discard(card.parse()?),
            ["upgrade", cube, to] => Move::Upgrade { cube: cube.parse()?, to: to.parse()? },
            ["deploy", slot, at] => Move::Deploy { slot: ordinal("mech slot", slot, 4)?, at: at.parse()? },
            ["build", structure, at] => Move::Build { structure: structure.parse()?, at: at.parse()? },
            ["enlist", recruit, bonus, n] => {
                Move::Enlist { recruit: recruit.parse()?, bonus: bonus.parse()?, amount: number(n)? }
            }
            _ => return Err(NotationError::Unknown { text: clip(text) }),
        })
    }
}

impl Display for Actor {
    /// The seat's number, or `*` for chance.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Chance => f.write_str("*"),
            Actor::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Actor {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "*" {
            return Ok(Actor::Chance);
        }
        s.parse().map(Actor::Seat).map_err(|_| UnknownName::hint("actor", s, Hint::Actor))
    }
}
