//! Errors, each a type with one clear sentence: what, where, and what to do instead.

/// A number in digits alone: the sign that the standard library would read is no part of any format.
pub(crate) fn digits<T: core::str::FromStr>(word: &str) -> Option<T> {
    if word.bytes().all(|b| b.is_ascii_digit()) { word.parse().ok() } else { None }
}

/// A name that is not in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    what: &'static str,
    got: String,
    expected: Expected,
}

/// What would have been right instead of an unknown name.
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
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Hint { $($(#[$doc])* $variant),+ }

        impl Hint {
            /// All of them.
            pub const ALL: [Hint; { [$($text),+].len() }] = [$(Hint::$variant),+];

            /// The description in English.
            pub const fn text(self) -> &'static str {
                match self { $(Hint::$variant => $text),+ }
            }
        }
    };
}

hints! {
    /// Resources with their amounts.
    Resources = "such as: food 1 wood 1, or: none",
    /// Combat cards by value.
    CombatCards = "values such as 2235, or - for none",
    /// A hex of the board.
    Hex = "h01 to h47",
    /// A hex or a home base.
    Place = "h01 to h47, or a home base such as @nordic",
    /// Options of an encounter card that are taken already.
    Taken = "digits 1 to 3, or -",
    /// A frame of a position.
    Frame = "one of those in docs/position.md",
    /// A rule switched on or off.
    Switch = "+switch or -switch after the preset",
    /// A level of the Automa and its dials.
    Automa = "automa:LEVEL with a level autometta, automa, automaszyna or ultimaszyna, then dials skip-turns, \
              move-check, deploy-check, all-moves, coins+1, coins-2, power+2 …",
    /// Somebody who moves.
    Actor = "a seat from 1 to 7, or * for chance",
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
            Expected::OneOf(known) => write!(f, "one of {}", known.join(", ")),
            Expected::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Expected::Hint(hint) => f.write_str(hint.text()),
        }
    }
}

impl core::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "'{}' is no {}: expected {}", self.got, self.what, self.expected)
    }
}

impl core::error::Error for UnknownName {}
