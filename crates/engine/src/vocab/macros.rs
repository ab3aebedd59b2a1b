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

/// Defines a numbered card, printed number 1 and up and stored as one byte, and sets of such cards, kept in the integer named last: more
/// cards than it has bits for do not compile.
macro_rules! numbered_card {
    ($(#[$doc:meta])* $name:ident, $what:literal, $max:expr, $(#[$set_doc:meta])* $set:ident($bits:ty)) => {
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
                assert!(($max as u32) < <$bits>::BITS, "more cards than a set of them has bits for");
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

        $(#[$set_doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_engine::vocab::{", stringify!($name), ", ", stringify!($set), "};")]
        ///
        #[doc = concat!("let (seven, eight) = (", stringify!($name), "::new(7).unwrap(), ", stringify!($name), "::new(8).unwrap());")]
        #[doc = concat!("let cards: ", stringify!($set), " = [eight, seven].into_iter().collect();")]
        /// assert!(cards.contains(seven) && cards.count() == 2);
        /// assert_eq!((cards & !cards).iter().next(), None);
        /// assert_eq!(cards.iter().next(), Some(seven), "the lowest number comes first");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        set_algebra!($set, "card", (2 << $name::MAX as u32) - 2);
        set_members!($set of $name, "card", $name::number, $name::new);

        impl $crate::vocab::CardSet for $set {
            type Card = $name;

            fn card(number: u8) -> Option<$name> {
                $name::new(number)
            }

            fn has(self, card: $name) -> bool {
                self.contains(card)
            }

            fn put(&mut self, card: $name) {
                self.insert(card);
            }

            fn numbers(self) -> impl Iterator<Item = u8> {
                self.iter().map($name::number)
            }
        }
    };
}

/// What every set can do that is kept as one bit for each thing: written once for places, cards and tiles. `$all` are the bits of the
/// set of everything.
macro_rules! set_algebra {
    ($set:ident, $thing:literal, $all:expr) => {
        impl $set {
            #[doc = concat!("No ", $thing, ".")]
            pub const NONE: $set = $set(0);

            #[doc = concat!("Every ", $thing, ".")]
            pub const ALL: $set = $set($all);

            #[doc = concat!("Number of ", $thing, "s.")]
            #[inline]
            pub const fn count(self) -> u32 {
                self.0.count_ones()
            }

            #[doc = concat!("Whether there is no ", $thing, " in the set.")]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[doc = concat!("Whether the two sets have a ", $thing, " in common.")]
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl core::ops::BitOr for $set {
            type Output = $set;
            #[inline(always)]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            #[inline(always)]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl core::ops::Not for $set {
            type Output = $set;
            #[inline(always)]
            fn not(self) -> $set {
                $set(!self.0 & $set::ALL.0)
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline(always)]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAndAssign for $set {
            #[inline(always)]
            fn bitand_assign(&mut self, other: $set) {
                self.0 &= other.0;
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter().map(|thing| thing.to_string())).finish()
            }
        }
    };
}

/// The members of a set of cards or tiles; a set of places has its own, for a place may be off the board. `$number` says which bit a
/// thing has, `$new` which thing a bit is.
macro_rules! set_members {
    ($set:ident of $name:ident, $thing:literal, $number:expr, $new:expr) => {
        impl $set {
            #[doc = concat!("Whether the ", $thing, " is in the set.")]
            #[inline]
            pub const fn contains(self, thing: $name) -> bool {
                self.0 & (1 << $number(thing)) != 0
            }

            #[doc = concat!("Puts a ", $thing, " in.")]
            #[inline]
            pub const fn insert(&mut self, thing: $name) {
                self.0 |= 1 << $number(thing);
            }

            #[doc = concat!("Takes a ", $thing, " out.")]
            #[inline]
            pub const fn remove(&mut self, thing: $name) {
                self.0 &= !(1 << $number(thing));
            }

            #[doc = concat!("The ", $thing, "s, lowest number first.")]
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut left = self.0;
                core::iter::from_fn(move || {
                    let lowest = left.trailing_zeros();
                    left &= left.wrapping_sub(1);
                    $new(lowest as _)
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(things: I) -> $set {
                let mut set = $set::NONE;
                things.into_iter().for_each(|thing| set.insert(thing));
                set
            }
        }
    };
}

/// Defines the sets of words of a vocabulary, kept in the integer named first; `$thing` is what one of them is called.
macro_rules! word_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $name:ident, $thing:literal) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_engine::vocab::{", stringify!($name), ", ", stringify!($set), "};")]
        ///
        #[doc = concat!("let [first, second, ..] = ", stringify!($name), "::ALL;")]
        #[doc = concat!("let some: ", stringify!($set), " = [second, first].into_iter().collect();")]
        /// assert!(some.contains(first) && some.count() == 2);
        /// assert_eq!(some.iter().next(), Some(first));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        const _: () = assert!(
            $name::COUNT <= <$bits>::BITS as usize,
            concat!("more than one ", $thing, " for a bit of a set of them")
        );

        set_algebra!($set, $thing, (((1u64 << $name::COUNT) - 1) as $bits));
        set_members!($set of $name, $thing, $name::index, $name::from_index);
    };
}

/// Defines the sets of small numbers, from 0 to below `$count`, kept in the integer named first; `$thing` is what a number stands for. A
/// number beyond them is in no set.
macro_rules! number_set {
    ($(#[$doc:meta])* $set:ident($bits:ty), $thing:literal, $count:expr) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use kosa_engine::vocab::", stringify!($set), ";")]
        ///
        #[doc = concat!("let some: ", stringify!($set), " = [2, 0].into_iter().collect();")]
        /// assert!(some.contains(2) && !some.contains(1) && !some.contains(200));
        /// assert_eq!(some.iter().collect::<Vec<_>>(), [0, 2]);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        const _: () = assert!(
            $count as usize <= <$bits>::BITS as usize,
            concat!("more than one ", $thing, " for a bit of a set of them")
        );

        set_algebra!($set, $thing, (((1u64 << $count) - 1) as $bits));

        impl $set {
            #[doc = concat!("Whether the ", $thing, " is in the set.")]
            #[inline]
            pub const fn contains(self, number: u8) -> bool {
                number < $count as u8 && self.0 >> number & 1 != 0
            }

            #[doc = concat!("Puts a ", $thing, " in, if there is one of this number.")]
            #[inline]
            pub const fn insert(&mut self, number: u8) {
                if number < $count as u8 {
                    self.0 |= 1 << number;
                }
            }

            #[doc = concat!("The numbers of every ", $thing, " in the set, lowest first.")]
            pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
                (0..$count as u8).filter(move |number| self.contains(*number))
            }
        }

        impl FromIterator<u8> for $set {
            fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> $set {
                let mut set = $set::NONE;
                numbers.into_iter().for_each(|number| set.insert(number));
                set
            }
        }
    };
}

pub(crate) use {number_set, numbered_card, set_algebra, set_members, vocabulary, word_set};
