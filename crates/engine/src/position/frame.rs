//! Frames as words: the name, then what it needs, joined by colons: `bottom:deploy`, `draw:2:1`.

use crate::error::{Hint, UnknownName, digits};
use crate::state::{Frame, PayWith, Side, Source, TakeWhat};
use crate::vocab::*;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        })
    }
}

impl FromStr for Side {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "attacker" => Ok(Side::Attacker),
            "defender" => Ok(Side::Defender),
            _ => Err(UnknownName::new("side of a combat", s, &["attacker", "defender"])),
        }
    }
}

impl Display for TakeWhat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TakeWhat::Coins => f.write_str("coins"),
            TakeWhat::Popularity => f.write_str("popularity"),
            TakeWhat::Power => f.write_str("power"),
            TakeWhat::CombatCards => f.write_str("cards"),
            TakeWhat::Workers => f.write_str("workers"),
            TakeWhat::Resource(r) => r.fmt(f),
        }
    }
}

impl FromStr for TakeWhat {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "coins" => TakeWhat::Coins,
            "popularity" => TakeWhat::Popularity,
            "power" => TakeWhat::Power,
            "cards" => TakeWhat::CombatCards,
            "workers" => TakeWhat::Workers,
            _ => TakeWhat::Resource(s.parse()?),
        })
    }
}

impl Display for PayWith {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PayWith::One(r) => r.fmt(f),
            PayWith::Any => f.write_str("any"),
            PayWith::Distinct => f.write_str("distinct"),
            PayWith::Aboard => f.write_str("aboard"),
        }
    }
}

impl FromStr for PayWith {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s {
            "any" => PayWith::Any,
            "distinct" => PayWith::Distinct,
            "aboard" => PayWith::Aboard,
            _ => PayWith::One(s.parse()?),
        })
    }
}

fn options(mask: u8) -> String {
    if mask == 0 {
        return "-".into();
    }
    (0..3).filter(|i| mask & (1 << i) != 0).map(|i| char::from(b'1' + i)).collect()
}

impl Display for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Frame::Deal { dealt } => write!(f, "deal:{dealt}"),
            Frame::Section => f.write_str("section"),
            Frame::Top(s) => write!(f, "top:{s}"),
            Frame::Bottom(s) => write!(f, "bottom:{s}"),
            Frame::EndTurn => f.write_str("end"),
            Frame::Units => f.write_str("units"),
            Frame::Onward => f.write_str("onward"),
            Frame::Carry => f.write_str("carry"),
            Frame::Flight { steps, stage, flown, bombed } => {
                let word = |on: bool, word: &'static str| if on { word } else { "-" };
                write!(f, "flight:{steps}:{stage}:{}:{}", word(*flown, "flown"), word(*bombed, "bombed"))
            }
            Frame::Toll { to, left } => write!(f, "toll:{to}:{left}"),
            Frame::Challenge => f.write_str("challenge"),
            Frame::Spy => f.write_str("spy"),
            Frame::SpySteal { from, left } => write!(f, "spy-steal:{from}:{left}"),
            Frame::Exchange => f.write_str("exchange"),
            Frame::ObjectiveDraw => f.write_str("objective-draw"),
            Frame::Refuge { seat, count } => write!(f, "refuge:{seat}:{count}"),
            Frame::Hill => f.write_str("hill"),
            Frame::Settle => f.write_str("settle"),
            Frame::CombatOrder => f.write_str("order"),
            Frame::Ability { side, slot } => write!(f, "ability:{side}:{}", slot + 1),
            Frame::Steal { side } => write!(f, "steal:{side}"),
            Frame::Dials => f.write_str("dials"),
            Frame::Retreat => f.write_str("retreat"),
            Frame::Aftermath => f.write_str("aftermath"),
            Frame::Draw { seat, left } => write!(f, "draw:{seat}:{left}"),
            Frame::EncounterDraw => f.write_str("encounter-draw"),
            Frame::Encounter { card, taken } => write!(f, "encounter:{card}:{}", options(*taken)),
            Frame::Effects { source, option, index } => match source {
                Source::Encounter(card) => write!(f, "effects:encounter:{card}:{}:{index}", option + 1),
                Source::Factory(card) => write!(f, "effects:factory:{card}:{}:{index}", option + 1),
            },
            Frame::Take { what, max, at } => write!(f, "take:{what}:{max}:{at}"),
            Frame::PlaceOn { count } => write!(f, "place:{count}"),
            Frame::PickResources { count, at } => write!(f, "pick:{count}:{at}"),
            Frame::WorkerPlace => f.write_str("worker-place"),
            Frame::Peek => f.write_str("peek"),
            Frame::Airlift { to, unit } => write!(f, "airlift:{to}:{unit}"),
            Frame::FactoryDeal { left } => write!(f, "factory-deal:{left}"),
            Frame::FactoryPick => f.write_str("factory-pick"),
            Frame::Produce { left, next, mill } => {
                write!(f, "produce:{left}:{next}:{}", if *mill { "mill" } else { "no-mill" })
            }
            Frame::Pay { with, left, kind, place } => write!(f, "pay:{with}:{left}:{kind}:{place}"),
            Frame::Discard { left } => write!(f, "discard:{left}"),
            Frame::Upgrade => f.write_str("upgrade"),
            Frame::Deploy { at } => write!(f, "deploy:{at}"),
            Frame::Build { at } => write!(f, "build:{at}"),
            Frame::Enlist => f.write_str("enlist"),
            Frame::Coins(n) => write!(f, "coins:{n}"),
            Frame::OwnBonus(a) => write!(f, "own-bonus:{a}"),
            Frame::Neighbours { action, next } => write!(f, "neighbours:{action}:{next}"),
            Frame::Stars(seat) => write!(f, "stars:{seat}"),
            Frame::PlaceToken => f.write_str("place-token"),
            Frame::ArmTrap { at } => write!(f, "arm-trap:{at}"),
            Frame::LoseCards { left } => write!(f, "lose-cards:{left}"),
            Frame::AutomaTrap => f.write_str("automa-trap"),
            Frame::AutomaDraw => f.write_str("automa-draw"),
            Frame::AutomaMoves { card, next, checked } => {
                write!(f, "automa-moves:{card}:{next}:{}", if *checked { "checked" } else { "-" })
            }
            Frame::AutomaArrive { unit, at } => write!(f, "automa-arrive:{unit}:{at}"),
            Frame::AutomaGains { card, next, deploys } => {
                write!(f, "automa-gains:{card}:{next}:{}", if *deploys { "-" } else { "cancelled" })
            }
            Frame::AutomaRecruits { card, next } => write!(f, "automa-recruits:{card}:{next}"),
            Frame::AutomaStar { card } => write!(f, "automa-star:{card}"),
            Frame::AutomaFlip { deploy } => {
                write!(f, "automa-flip:{}", if *deploy { "deploy" } else { "move" })
            }
            Frame::AutomaFactory => f.write_str("automa-factory"),
            Frame::AutomaFight { side } => write!(f, "automa-fight:{side}"),
            Frame::AutomaCards { side, left } => write!(f, "automa-cards:{side}:{left}"),
        }
    }
}

fn small(word: &str, min: u8, max: u8) -> Result<u8, UnknownName> {
    match digits::<u8>(word) {
        Some(n) if (min..=max).contains(&n) => Ok(n),
        _ => Err(UnknownName::number("number of a frame", word, min as u32, max as u32)),
    }
}

fn place_or_off(word: &str) -> Result<Place, UnknownName> {
    if word == "-" { Ok(Place::OFF) } else { Ok(word.parse::<Hex>()?.place()) }
}

fn taken(word: &str) -> Result<u8, UnknownName> {
    let mut mask = 0;
    if word != "-" {
        for c in word.chars() {
            match c {
                '1'..='3' => mask |= 1 << (c as u8 - b'1'),
                _ => return Err(UnknownName::hint("list of options taken", word, Hint::Taken)),
            }
        }
    }
    Ok(mask)
}

impl FromStr for Frame {
    type Err = UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words: [&str; 6] = [""; 6];
        let mut count = 0;
        for word in s.split(':') {
            if count == words.len() {
                return Err(UnknownName::hint("frame", s, Hint::Frame));
            }
            words[count] = word;
            count += 1;
        }
        Ok(match &words[..count] {
            ["deal", n] => Frame::Deal { dealt: small(n, 0, 60)? },
            ["section"] => Frame::Section,
            ["top", s] => Frame::Top(s.parse()?),
            ["bottom", s] => Frame::Bottom(s.parse()?),
            ["end"] => Frame::EndTurn,
            ["units"] => Frame::Units,
            ["onward"] => Frame::Onward,
            ["carry"] => Frame::Carry,
            ["flight", steps, stage, flown @ ("flown" | "-"), bombed @ ("bombed" | "-")] => Frame::Flight {
                steps: small(steps, 0, 9)?,
                stage: small(stage, 0, 2 * Cargo::COUNT as u8)?,
                flown: *flown == "flown",
                bombed: *bombed == "bombed",
            },
            ["toll", seat, n] => Frame::Toll { to: seat.parse()?, left: small(n, 1, 3)? },
            ["challenge"] => Frame::Challenge,
            ["spy"] => Frame::Spy,
            ["spy-steal", seat, n] => Frame::SpySteal { from: seat.parse()?, left: small(n, 1, 5)? },
            ["exchange"] => Frame::Exchange,
            ["objective-draw"] => Frame::ObjectiveDraw,
            ["refuge", seat, n] => Frame::Refuge { seat: seat.parse()?, count: small(n, 1, 8)? },
            ["hill"] => Frame::Hill,
            ["settle"] => Frame::Settle,
            ["order"] => Frame::CombatOrder,
            ["ability", side, slot] => Frame::Ability { side: side.parse()?, slot: small(slot, 1, 5)? - 1 },
            ["steal", side] => Frame::Steal { side: side.parse()? },
            ["dials"] => Frame::Dials,
            ["retreat"] => Frame::Retreat,
            ["aftermath"] => Frame::Aftermath,
            ["draw", seat, n] => Frame::Draw { seat: seat.parse()?, left: small(n, 1, 42)? },
            ["encounter-draw"] => Frame::EncounterDraw,
            ["encounter", card, t] => Frame::Encounter { card: card.parse()?, taken: taken(t)? },
            ["effects", "encounter", card, option, index] => Frame::Effects {
                source: Source::Encounter(card.parse()?),
                option: small(option, 1, 3)? - 1,
                index: small(index, 0, 9)?,
            },
            ["effects", "factory", card, option, index] => Frame::Effects {
                source: Source::Factory(card.parse()?),
                option: small(option, 1, 3)? - 1,
                index: small(index, 0, 9)?,
            },
            ["take", what, n, at] => {
                Frame::Take { what: what.parse()?, max: small(n, 0, 9)?, at: place_or_off(at)? }
            }
            ["place", n] => Frame::PlaceOn { count: small(n, 1, 5)? },
            ["pick", n, at] => {
                Frame::PickResources { count: small(n, 1, 5)?, at: at.parse::<Hex>()?.place() }
            }
            ["worker-place"] => Frame::WorkerPlace,
            ["peek"] => Frame::Peek,
            ["airlift", to, unit] => Frame::Airlift { to: place_or_off(to)?, unit: unit.parse()? },
            ["factory-deal", n] => Frame::FactoryDeal { left: small(n, 1, 8)? },
            ["factory-pick"] => Frame::FactoryPick,
            ["produce", left, next, mill] => Frame::Produce {
                left: small(left, 0, 3)?,
                next: small(next, 0, Hex::COUNT as u8)?,
                mill: match *mill {
                    "mill" => true,
                    "no-mill" => false,
                    _ => return Err(UnknownName::new("word about the Mill", mill, &["mill", "no-mill"])),
                },
            },
            ["pay", with, left, kind, place] => Frame::Pay {
                with: with.parse()?,
                left: small(left, 1, 4)?,
                kind: small(kind, 0, 4)?,
                place: small(place, 0, Place::ABOARD.index() as u8)?,
            },
            ["discard", n] => Frame::Discard { left: small(n, 1, 4)? },
            ["upgrade"] => Frame::Upgrade,
            ["deploy", at] => Frame::Deploy { at: place_or_off(at)? },
            ["build", at] => Frame::Build { at: place_or_off(at)? },
            ["enlist"] => Frame::Enlist,
            ["coins", n] => Frame::Coins(small(n, 1, 9)?),
            ["own-bonus", a] => Frame::OwnBonus(a.parse()?),
            ["neighbours", a, n] => Frame::Neighbours { action: a.parse()?, next: small(n, 0, 2)? },
            ["place-token"] => Frame::PlaceToken,
            ["arm-trap", at] => Frame::ArmTrap { at: at.parse::<Hex>()?.place() },
            ["lose-cards", n] => Frame::LoseCards { left: small(n, 1, 2)? },
            ["automa-trap"] => Frame::AutomaTrap,
            ["automa-draw"] => Frame::AutomaDraw,
            ["automa-moves", card, next, checked @ ("checked" | "-")] => Frame::AutomaMoves {
                card: card.parse()?,
                next: small(next, 0, 9)?,
                checked: *checked == "checked",
            },
            ["automa-arrive", unit, at] => {
                Frame::AutomaArrive { unit: unit.parse()?, at: at.parse::<Hex>()?.place() }
            }
            ["automa-gains", card, next, deploys @ ("cancelled" | "-")] => Frame::AutomaGains {
                card: card.parse()?,
                next: small(next, 0, 20)?,
                deploys: *deploys == "-",
            },
            ["automa-recruits", card, n] => {
                Frame::AutomaRecruits { card: card.parse()?, next: small(n, 0, 2)? }
            }
            ["automa-star", card] => Frame::AutomaStar { card: card.parse()? },
            ["automa-flip", what @ ("deploy" | "move")] => Frame::AutomaFlip { deploy: *what == "deploy" },
            ["automa-factory"] => Frame::AutomaFactory,
            ["automa-fight", side] => Frame::AutomaFight { side: side.parse()? },
            ["automa-cards", side, n] => Frame::AutomaCards { side: side.parse()?, left: small(n, 1, 3)? },
            ["stars", seat] => Frame::Stars(seat.parse()?),
            _ => return Err(UnknownName::hint("frame", s, Hint::Frame)),
        })
    }
}
