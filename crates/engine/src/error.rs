//! Errors, each a type that says in a few words what is wrong, where, and what was expected. The sentence a player reads,
//! in their own language, is made of it by kosa-lang.

/// A number in digits alone: the sign that the standard library would read is not part of any format.
pub(crate) fn digits<T: core::str::FromStr>(word: &str) -> Option<T> {
    if word.bytes().all(|b| b.is_ascii_digit()) { word.parse().ok() } else { None }
}

/// A name that is not in the vocabulary.
///
/// ```
/// use kosa_engine::vocab::Faction;
///
/// let error = "prussia".parse::<Faction>().unwrap_err();
/// assert_eq!((error.what(), error.got()), ("faction", "prussia"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    what: &'static str,
    got: String,
    expected: Expected,
}

/// What would have been right instead of an unknown name.
///
/// ```
/// use kosa_engine::{error::Expected, vocab::{Objective, Resource}};
///
/// let Expected::OneOf(words) = "gold".parse::<Resource>().unwrap_err().expected() else { panic!() };
/// assert_eq!(words, ["food", "metal", "oil", "wood"]);
/// assert!(matches!("99".parse::<Objective>().unwrap_err().expected(), Expected::Number { min: 1, .. }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number in this range.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
    },
    /// Something that takes a few words to describe.
    Hint(Hint),
}

macro_rules! hints {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?) => {
        /// A description of what can be written in a place.
        ///
        /// ```
        /// use kosa_engine::{error::{Expected, Hint}, vocab::Hex};
        ///
        /// assert_eq!("x4".parse::<Hex>().unwrap_err().expected(), Expected::Hint(Hint::Hex));
        /// assert_eq!(Hint::Hex.shape(), "h01..h47");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Hint { $($(#[$doc])* $variant),+ }

        impl Hint {
            /// All of them.
            pub const ALL: [Hint; { [$($text),+].len() }] = [$(Hint::$variant),+];

            /// The shape of it, as a formula.
            pub const fn shape(self) -> &'static str {
                match self { $(Hint::$variant => $text),+ }
            }
        }
    };
}

hints! {
    /// Resources with their amounts.
    Resources = "food 1 wood 1 | none",
    /// Combat cards by value.
    CombatCards = "2235 | -",
    /// A hex of the board.
    Hex = "h01..h47",
    /// A hex or a home base.
    Place = "h01..h47 | @FACTION",
    /// Options of an encounter card that are taken already.
    Taken = "12 | -",
    /// A frame of a position.
    Frame = "docs/position.md",
    /// A rule switched on or off.
    Switch = "+SWITCH | -SWITCH",
    /// A level of the Automa and its dials.
    Automa = "automa:LEVEL:DIAL…",
    /// Somebody who moves.
    Actor = "1..7 | *",
}

impl UnknownName {
    /// Every kind of thing that can have an unknown name, in English.
    pub const KINDS: [&'static str; 46] = [
        "Automa",
        "Automa card",
        "Automa level",
        "Factory card",
        "Trap",
        "actor",
        "airship tile",
        "amount",
        "bottom-row action",
        "cargo",
        "combat card",
        "encounter card",
        "faction",
        "faction ability",
        "frame",
        "freight",
        "hex",
        "kind of airship tile",
        "kind of end",
        "list of combat cards",
        "list of options taken",
        "list of resources",
        "mech slot",
        "number of a frame",
        "objective card",
        "option of a Factory card",
        "option of an encounter card",
        "place",
        "player mat",
        "recruit bonus",
        "resolution tile",
        "resource",
        "rule switch",
        "rules preset",
        "seat",
        "section",
        "side of a combat",
        "star",
        "state of a tile",
        "structure",
        "structure bonus tile",
        "technology cube",
        "terrain",
        "top-row action",
        "unit",
        "word of a frame",
    ];

    fn wrong(what: &'static str, got: &str, expected: Expected) -> Self {
        debug_assert!(Self::KINDS.contains(&what), "{what} is missing in KINDS");
        UnknownName { what, got: clip(got), expected }
    }

    pub(crate) fn new(what: &'static str, got: &str, known: &'static [&'static str]) -> Self {
        Self::wrong(what, got, Expected::OneOf(known))
    }

    pub(crate) fn number(what: &'static str, got: &str, min: u32, max: u32) -> Self {
        Self::wrong(what, got, Expected::Number { min, max })
    }

    pub(crate) fn hint(what: &'static str, got: &str, hint: Hint) -> Self {
        Self::wrong(what, got, Expected::Hint(hint))
    }

    /// What kind of thing the name should be of: one of [`Self::KINDS`].
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// The name, cut short if it is long.
    pub fn got(&self) -> &str {
        &self.got
    }

    /// What would have been right.
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

/// Hostile input may be long: a message shows only its beginning.
pub(crate) fn clip(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short.escape_debug().to_string()
}

impl core::fmt::Display for Expected {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Expected::OneOf(known) => f.write_str(&known.join(" | ")),
            Expected::Number { min, max } => write!(f, "{min}..{max}"),
            Expected::Hint(hint) => f.write_str(hint.shape()),
        }
    }
}

impl core::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "unknown {} '{}', expected: {}", self.what, self.got, self.expected)
    }
}

impl core::error::Error for UnknownName {}
