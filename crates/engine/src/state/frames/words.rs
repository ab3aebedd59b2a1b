//! How frames are written in a position: a word, then what it needs, joined by colons: `bottom:deploy`, `draw:2:1`.
//!
//! [`frames!`] declares the frames of one kind with their words, and makes the type, the printer and the reader of it, so
//! that none of them can forget one.

use super::Source;
use crate::error::{Hint, UnknownName, digits};
use crate::vocab::{Hex, OptionSet, Place};
use core::fmt::{self, Display, Formatter};
use core::str::{FromStr, Split};

/// The words of one frame that have not been read yet.
pub(crate) struct Words<'a> {
    whole: &'a str,
    rest: Split<'a, char>,
}

impl<'a> Words<'a> {
    pub(super) fn of(whole: &'a str) -> Self {
        Words { whole, rest: whole.split(':') }
    }

    /// What is said of words that are no frame.
    pub(super) fn unknown(&self) -> UnknownName {
        UnknownName::hint("frame", self.whole, Hint::Frame)
    }

    pub(super) fn next(&mut self) -> Result<&'a str, UnknownName> {
        self.rest.next().ok_or_else(|| self.unknown())
    }

    /// Refuses words beyond the last.
    pub(super) fn end(mut self) -> Result<(), UnknownName> {
        if self.rest.next().is_some() { Err(self.unknown()) } else { Ok(()) }
    }
}

/// How one part of a frame is written and read.
pub(crate) trait Form<T> {
    fn write(&self, value: &T, f: &mut Formatter<'_>) -> fmt::Result;
    fn read(&self, words: &mut Words<'_>) -> Result<T, UnknownName>;
}

/// A word of the game's vocabulary.
pub(crate) struct Word;

impl<T: Display + FromStr<Err = UnknownName>> Form<T> for Word {
    fn write(&self, value: &T, f: &mut Formatter<'_>) -> fmt::Result {
        value.fmt(f)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<T, UnknownName> {
        words.next()?.parse()
    }
}

/// A number from one bound to another.
pub(crate) struct Number(pub u8, pub u8);

impl Form<u8> for Number {
    fn write(&self, value: &u8, f: &mut Formatter<'_>) -> fmt::Result {
        value.fmt(f)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownName> {
        let word = words.next()?;
        match digits::<u8>(word) {
            Some(n) if (self.0..=self.1).contains(&n) => Ok(n),
            _ => Err(UnknownName::number("number of a frame", word, self.0 as u32, self.1 as u32)),
        }
    }
}

/// The number of something that people count from 1 and the engine from 0.
pub(crate) struct Ordinal(pub u8);

impl Form<u8> for Ordinal {
    fn write(&self, value: &u8, f: &mut Formatter<'_>) -> fmt::Result {
        value.saturating_add(1).fmt(f)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownName> {
        Ok(Number(1, self.0).read(words)? - 1)
    }
}

/// One of two words: the first for yes.
pub(crate) struct Flag(pub &'static [&'static str; 2]);

impl Form<bool> for Flag {
    fn write(&self, value: &bool, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0[!*value as usize])
    }

    fn read(&self, words: &mut Words<'_>) -> Result<bool, UnknownName> {
        let word = words.next()?;
        match self.0.iter().position(|w| *w == word) {
            Some(index) => Ok(index == 0),
            None => Err(UnknownName::new("word of a frame", word, self.0)),
        }
    }
}

/// A hex.
pub(crate) struct OnHex;

impl Form<Place> for OnHex {
    fn write(&self, value: &Place, f: &mut Formatter<'_>) -> fmt::Result {
        value.fmt(f)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Place, UnknownName> {
        Ok(words.next()?.parse::<Hex>()?.place())
    }
}

/// A hex, or `-` for none.
pub(crate) struct OnHexOrNone;

impl Form<Option<Place>> for OnHexOrNone {
    fn write(&self, value: &Option<Place>, f: &mut Formatter<'_>) -> fmt::Result {
        match value {
            Some(place) => place.fmt(f),
            None => f.write_str("-"),
        }
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Option<Place>, UnknownName> {
        match words.next()? {
            "-" => Ok(None),
            word => Ok(Some(word.parse::<Hex>()?.place())),
        }
    }
}

/// Options of an encounter card: their digits, or `-` for none.
pub(crate) struct Options;

impl Form<OptionSet> for Options {
    fn write(&self, value: &OptionSet, f: &mut Formatter<'_>) -> fmt::Result {
        if value.is_empty() {
            return f.write_str("-");
        }
        value.iter().try_for_each(|option| (option + 1).fmt(f))
    }

    fn read(&self, words: &mut Words<'_>) -> Result<OptionSet, UnknownName> {
        let word = words.next()?;
        let mut taken = OptionSet::NONE;
        for c in word.chars().filter(|_| word != "-") {
            match c {
                '1'..='3' => taken.insert(c as u8 - b'1'),
                _ => return Err(UnknownName::hint("list of options taken", word, Hint::Taken)),
            }
        }
        Ok(taken)
    }
}

/// A card that is carried out: its deck, then its number.
pub(crate) struct CardOf;

impl Form<Source> for CardOf {
    fn write(&self, value: &Source, f: &mut Formatter<'_>) -> fmt::Result {
        match value {
            Source::Encounter(card) => write!(f, "encounter:{card}"),
            Source::Factory(card) => write!(f, "factory:{card}"),
        }
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Source, UnknownName> {
        match words.next()? {
            "encounter" => Ok(Source::Encounter(words.next()?.parse()?)),
            "factory" => Ok(Source::Factory(words.next()?.parse()?)),
            _ => Err(words.unknown()),
        }
    }
}

/// Declares the frames of one kind: each with its documentation, its word, and for each part how it is written.
macro_rules! frames {
    (
        $(#[$attr:meta])*
        $vis:vis enum $kind:ident {
            $(
                $(#[$doc:meta])*
                $word:literal $name:ident
                $( ( $part:ident: $part_type:ty as $part_form:expr ) )?
                $( { $( $(#[$field_doc:meta])* $field:ident: $type:ty as $form:expr ),+ $(,)? } )?
            ),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $kind {
            $(
                $(#[$doc])*
                $name $( ($part_type) )? $( { $( $(#[$field_doc])* $field: $type ),+ } )?
            ),+
        }

        impl $kind {
            /// The words that frames of this kind begin with in a position.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word that the frame begins with in a position.
            pub const fn word(&self) -> &'static str {
                match self { $( $kind::$name { .. } => $word ),+ }
            }

            /// Reads what follows the word; nothing if no frame of this kind begins with it.
            pub(super) fn read(
                word: &str,
                words: &mut $crate::state::frames::words::Words<'_>,
            ) -> Option<Result<Self, $crate::error::UnknownName>> {
                #[allow(unused_imports)]
                use $crate::state::frames::words::Form;
                let _ = &words;
                $(
                    if word == $word {
                        #[allow(unused_mut)]
                        let mut read = || Ok($kind::$name {
                            $( 0: Form::<$part_type>::read(&$part_form, words)?, )?
                            $( $( $field: Form::<$type>::read(&$form, words)? ),+ )?
                        });
                        return Some(read());
                    }
                )+
                None
            }
        }

        impl core::fmt::Display for $kind {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                #[allow(unused_imports)]
                use $crate::state::frames::words::Form;
                f.write_str(self.word())?;
                match self {
                    $(
                        $kind::$name { $( 0: $part, )? $( $( $field ),+ )? } => {
                            $( f.write_str(":")?; Form::<$part_type>::write(&$part_form, $part, f)?; )?
                            $( $( f.write_str(":")?; Form::<$type>::write(&$form, $field, f)?; )+ )?
                        }
                    ),+
                }
                Ok(())
            }
        }
    };
}

pub(super) use frames;
