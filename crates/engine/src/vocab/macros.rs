/// Defines a closed vocabulary: a fieldless enum with its rulebook names, an index, and both directions of
/// naming. Every such type prints and parses the identifier that stands in `data/*.toml`.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$vdoc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_engine::vocab::", stringify!($name), ";")]
        ///
        #[doc = concat!("for each in ", stringify!($name), "::ALL {")]
        ///     assert_eq!(each.id().parse(), Ok(each));
        /// }
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// All of them, in the order of the printed components.
            pub const ALL: [$name; { [$($id),+].len() }] = [$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Place in [`Self::ALL`].
            #[inline(always)]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The inverse of [`Self::index`].
            #[inline]
            pub fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }

            /// The identifier used in data, notation, positions and records.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// What kind of thing this is, for error messages.
            pub const WHAT: &'static str = $what;
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.id())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::error::UnknownName;
            fn from_str(s: &str) -> Result<Self, Self::Err> {
                match s {
                    $($id => Ok($name::$variant),)+
                    _ => Err($crate::error::UnknownName::new($what, s, &[$($id),+])),
                }
            }
        }
    };
}

/// Defines a numbered card: printed number 1 and up, stored as one byte, so that sets of cards are bit masks. Sets are kept
/// in the integer named last: more cards than it has bits for do not compile.
macro_rules! numbered_card {
    ($(#[$doc:meta])* $name:ident, $what:literal, $max:expr, $set:ty) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_engine::vocab::", stringify!($name), ";")]
        ///
        #[doc = concat!("let card: ", stringify!($name), " = \"7\".parse().unwrap();")]
        #[doc = concat!("assert_eq!(Some(card), ", stringify!($name), "::new(7));")]
        #[doc = concat!("assert!(card.number() <= ", stringify!($name), "::MAX);")]
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(core::num::NonZeroU8);

        impl $name {
            /// The highest printed number known.
            pub const MAX: u8 = {
                assert!(($max as u32) < <$set>::BITS, "more cards than a set of them has bits for");
                $max
            };

            /// The card with this printed number.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                if number > Self::MAX {
                    return None;
                }
                match core::num::NonZeroU8::new(number) {
                    Some(n) => Some(Self(n)),
                    None => None,
                }
            }

            /// The printed number.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            /// The card's bit in a set of cards.
            #[inline]
            pub const fn bit(self) -> u64 {
                1 << self.0.get()
            }

            /// The cards of a set, lowest number first.
            pub fn of_set(set: u64) -> impl Iterator<Item = Self> {
                (1..=Self::MAX).filter(move |n| set & (1 << n) != 0).filter_map(Self::new)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}", self.number())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::error::UnknownName;
            fn from_str(s: &str) -> Result<Self, Self::Err> {
                s.parse::<u8>()
                    .ok()
                    .filter(|n| n.to_string() == s)
                    .and_then(Self::new)
                    .ok_or_else(|| $crate::error::UnknownName::number($what, s, 1, Self::MAX as u32))
            }
        }
    };
}
