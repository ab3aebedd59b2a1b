//! Wishes as one line: `kosa1;seats=human/name:Anna/nordic,automa;deal=draft;rules=current,+airships;seed=7`.
//!
//! The line holds printable ASCII without blanks. It can be kept as it is and stands behind the `#` of an address as it is;
//! in other parts of an address it is encoded as usual. Parts are separated by `;` and may come in any order, those that
//! say nothing are left out. A seat begins with who sits there (`human`, `bot:KIND`, `automa`); then come, each if it is
//! asked for, `name:NAME` with percent signs for everything but letters and digits, a faction, a mat, and the Automa.

use super::{Deal, SeatWish, Who, Wishes};
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;
use kosa_bots::KINDS;
use kosa_engine::error::UnknownName;
use kosa_engine::vocab::{Faction, MAX_SEATS, Mat};
use kosa_engine::{Rules, Switch};
use kosa_lang::Texts;

/// How every line begins; another number will mean another form.
const HEAD: &str = "kosa1";
/// No line is longer, in bytes: seven long names and every switch fit several times.
const MOST: usize = 16 * 1024;

/// Why a line does not hold wishes. Words are cut short where they are long.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_client::wishes::WishError;
///
/// assert_eq!("something else".parse::<Wishes>(), Err(WishError::Head));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WishError {
    /// It begins in another way.
    Head,
    /// It is longer than any wishes.
    TooLong,
    /// There are more seats than any game has.
    Seats,
    /// A part that wishes do not have.
    Part(String),
    /// A part that appears twice.
    Twice(String),
    /// A word that is unknown in its place.
    Word(UnknownName),
    /// A name that no record could hold.
    Name,
    /// What should be a seed is not one.
    Seed,
}

impl WishError {
    /// A whole sentence.
    pub fn text(&self, texts: &Texts) -> String {
        let got = |key: &str, got: &str| texts.fill(key, &[("got", got.into())]);
        match self {
            WishError::Head => texts.say("wish-text-head"),
            WishError::TooLong => texts.say("wish-text-too-long"),
            WishError::Seats => texts.fill("wish-text-seats", &[("most", MAX_SEATS.into())]),
            WishError::Part(part) => got("wish-text-part", part),
            WishError::Twice(part) => got("wish-text-twice", part),
            WishError::Word(e) => texts.fill("wish-text-word", &[("fault", texts.unknown_name(e).into())]),
            WishError::Name => texts.fill("wish-fault-name", &[("most", SeatWish::LONGEST_NAME.into())]),
            WishError::Seed => texts.say("play-setup-seed-wrong"),
        }
    }
}

impl Display for WishError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            WishError::Head => write!(f, "no wishes, expected: {HEAD};…"),
            WishError::TooLong => write!(f, "more than {MOST} bytes"),
            WishError::Seats => write!(f, "more than {MAX_SEATS} seats"),
            WishError::Part(part) => write!(f, "unknown part '{part}'"),
            WishError::Twice(part) => write!(f, "'{part}' twice"),
            WishError::Word(e) => e.fmt(f),
            WishError::Name => f.write_str("wrong name"),
            WishError::Seed => f.write_str("wrong seed"),
        }
    }
}

impl core::error::Error for WishError {}

impl From<UnknownName> for WishError {
    fn from(e: UnknownName) -> WishError {
        WishError::Word(e)
    }
}

impl Display for SeatWish {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.who {
            Who::Person => f.write_str("human")?,
            Who::Bot(kind) => write!(f, "bot:{}", encoded(kind))?,
            Who::Automa => f.write_str("automa")?,
        }
        if !self.name.is_empty() {
            write!(f, "/name:{}", encoded(&self.name))?;
        }
        if let Some(faction) = self.faction {
            write!(f, "/{faction}")?;
        }
        if let Some(mat) = self.mat {
            write!(f, "/{mat}")?;
        }
        if self.automa != SeatWish::normal_automa() {
            write!(f, "/{}", self.automa)?;
        }
        Ok(())
    }
}

impl Display for Wishes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats.iter().map(SeatWish::to_string).collect();
        write!(f, "{HEAD};seats={}", seats.join(","))?;
        if self.deal != Deal::Random {
            write!(f, ";deal={}", self.deal.id())?;
        }
        let rules = self.rules.with(Switch::MatsInOrder, false).to_string();
        write!(f, ";rules={}", rules.replace(' ', ","))?;
        let tiles = [
            ("aggressive", self.tiles.aggressive.map(|t| t.id())),
            ("passive", self.tiles.passive.map(|t| t.id())),
            ("resolution", self.tiles.resolution.map(|t| t.id())),
        ];
        for (slot, tile) in tiles {
            if let Some(tile) = tile {
                write!(f, ";{slot}={tile}")?;
            }
        }
        if !self.seed.trim().is_empty() {
            write!(f, ";seed={}", encoded(self.seed.trim()))?;
        }
        if !self.hints {
            f.write_str(";hints=off")?;
        }
        Ok(())
    }
}

impl FromStr for SeatWish {
    type Err = WishError;

    fn from_str(text: &str) -> Result<SeatWish, WishError> {
        let mut words = text.split('/');
        let who = words.next().unwrap_or_default();
        let mut seat = match (who, who.strip_prefix("bot:").and_then(decoded)) {
            ("human", _) => SeatWish::new(Who::Person),
            ("automa", _) => SeatWish::new(Who::Automa),
            (_, Some(kind)) if KINDS.contains(&kind.as_str()) => SeatWish::bot(&kind),
            _ => return Err(WishError::Part(short(who))),
        };
        let mut seen = [false; 4];
        for word in words {
            let kind = if let Some(name) = word.strip_prefix("name:") {
                seat.name = decoded(name).ok_or(WishError::Name)?;
                0
            } else if word == "automa" || word.starts_with("automa:") {
                seat.automa = word.parse()?;
                1
            } else if let Ok(mat) = word.parse::<Mat>() {
                seat.mat = Some(mat);
                2
            } else {
                seat.faction = Some(word.parse::<Faction>().map_err(|_| WishError::Part(short(word)))?);
                3
            };
            if core::mem::replace(&mut seen[kind], true) {
                return Err(WishError::Twice(short(word)));
            }
        }
        if seat.name_is_good() { Ok(seat) } else { Err(WishError::Name) }
    }
}

impl FromStr for Wishes {
    type Err = WishError;

    fn from_str(text: &str) -> Result<Wishes, WishError> {
        let text = text.trim();
        if text.len() > MOST {
            return Err(WishError::TooLong);
        }
        let mut parts = text.split(';');
        if parts.next() != Some(HEAD) {
            return Err(WishError::Head);
        }
        let mut wishes = Wishes::of_seats(Vec::new());
        let mut seen = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(|| WishError::Part(short(part)))?;
            if seen.contains(&key) {
                return Err(WishError::Twice(short(key)));
            }
            seen.push(key);
            match key {
                "seats" => wishes.seats = seats(value)?,
                "deal" => {
                    let deal = Deal::ALL.into_iter().find(|deal| deal.id() == value);
                    wishes.deal = deal.ok_or_else(|| WishError::Part(short(part)))?;
                }
                "rules" => {
                    let rules: Rules = value.replace(',', " ").parse()?;
                    wishes.rules = rules.with(Switch::MatsInOrder, false);
                }
                "aggressive" => wishes.tiles.aggressive = Some(value.parse()?),
                "passive" => wishes.tiles.passive = Some(value.parse()?),
                "resolution" => wishes.tiles.resolution = Some(value.parse()?),
                "seed" => {
                    wishes.seed = decoded(value).ok_or(WishError::Seed)?;
                    wishes.typed_seed().ok_or(WishError::Seed)?;
                }
                "hints" if value == "off" => wishes.hints = false,
                _ => return Err(WishError::Part(short(part))),
            }
        }
        Ok(wishes)
    }
}

fn seats(text: &str) -> Result<Vec<SeatWish>, WishError> {
    if text.split(',').count() > MAX_SEATS {
        return Err(WishError::Seats);
    }
    if text.is_empty() { Ok(Vec::new()) } else { text.split(',').map(str::parse).collect() }
}

/// A word from outside, cut short so that it fits into a sentence.
fn short(word: &str) -> String {
    word.chars().take(40).collect::<String>().escape_debug().to_string()
}

/// Letters and digits as they are, everything else as bytes.
fn encoded(text: &str) -> String {
    let mut line = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') {
            line.push(char::from(byte));
        } else {
            line.push_str(&format!("%{byte:02X}"));
        }
    }
    line
}

fn decoded(line: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
                u8::try_from(high * 16 + low).ok()?
            }
            byte if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') => byte,
            _ => return None,
        });
    }
    String::from_utf8(bytes).ok()
}
