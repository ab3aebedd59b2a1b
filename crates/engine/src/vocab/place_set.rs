use super::macros::set_algebra;
use super::{Hex, Place};
use core::ops::BitOr;

/// A set of places, one bit each: `&`, `|` and `!` as for any set.
///
/// ```
/// use kosa_engine::vocab::{Hex, Place, PlaceSet};
/// let factory: PlaceSet = Hex::FACTORY.place().set();
/// let around = Hex::FACTORY.place().touches();
/// assert!((factory & around).is_empty());
/// assert_eq!((factory | around).count(), 7);
/// let first: Place = (around & !factory).iter().next().unwrap();
/// assert!(around.contains(first));
/// ```
///
/// ```
/// use kosa_engine::vocab::{Hex, Place, PlaceSet};
///
/// let places: PlaceSet = ["h04", "@nordic"].iter().map(|name| name.parse::<Place>().unwrap()).collect();
/// assert!(places.contains(Hex::new(4).unwrap()) && !places.contains(Hex::FACTORY));
/// assert_eq!((places.count(), places.hexes().count()), (2, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(pub(crate) u64);

// One bit more than there are places: sets are shifted by the number of the place after the last. What is no place of a set, aboard an
// airship or on a mat, falls on a bit that no set has.
const _: () = {
    let bits = u64::BITS as usize;
    assert!(Place::COUNT < bits, "more places than a set of them has bits for");
    assert!(Place::ABOARD.index() % bits >= Place::COUNT && Place::OFF.index() % bits >= Place::COUNT);
};

set_algebra!(PlaceSet, "place", (1 << Place::COUNT) - 1);

impl PlaceSet {
    /// Whether the place is in the set.
    #[inline]
    pub fn contains(self, place: impl Into<Place>) -> bool {
        self.0 >> (place.into().index() % u64::BITS as usize) & 1 != 0
    }

    /// The set if the condition holds, else no place.
    #[inline]
    pub const fn when(self, condition: bool) -> PlaceSet {
        if condition { self } else { PlaceSet::NONE }
    }

    /// The first place of the set: territories in reading order, then the home bases.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place::of_bit(self.0.trailing_zeros())) }
    }

    /// The places of either set, for tables that the compiler makes: operators do not work there.
    #[inline]
    pub(crate) const fn union(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// The places that are not in the other set, for tables that the compiler makes.
    #[inline]
    pub(crate) const fn minus(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// Takes the first place out of the set.
    #[inline]
    pub(crate) const fn take_first(&mut self) -> Option<Place> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// The index of the first place; of no place one that none has.
    #[inline]
    pub(crate) const fn first_index(self) -> usize {
        (self.0 | 1 << (u64::BITS - 1)).trailing_zeros() as usize
    }

    /// The set without its first place.
    #[inline]
    pub(crate) const fn without_first(self) -> PlaceSet {
        PlaceSet(self.0 & self.0.wrapping_sub(1))
    }

    /// Takes the last place out of the set.
    #[inline]
    pub(crate) const fn take_last(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let bit = u64::BITS - 1 - self.0.leading_zeros();
        self.0 ^= 1 << bit;
        Some(Place::of_bit(bit))
    }

    /// The places, territories in reading order, then the home bases.
    #[inline]
    pub const fn iter(self) -> Places {
        Places(self)
    }

    /// The territories of the set.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        self.iter().filter_map(Place::hex)
    }

    /// The places with this index and after it.
    #[inline]
    pub(crate) const fn at_or_after(index: u8) -> PlaceSet {
        PlaceSet(if index < Place::COUNT as u8 { PlaceSet::ALL.0 & (u64::MAX << index) } else { 0 })
    }
}

/// The places of a set, one after the other.
///
/// ```
/// use kosa_engine::vocab::{Hex, Places};
///
/// let mut places: Places = Hex::FACTORY.place().set().iter();
/// assert_eq!((places.len(), places.next(), places.next()), (1, Some(Hex::FACTORY.place()), None));
/// ```
#[derive(Clone, Debug)]
pub struct Places(PlaceSet);

impl Iterator for Places {
    type Item = Place;
    #[inline]
    fn next(&mut self) -> Option<Place> {
        self.0.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Places {}

impl IntoIterator for PlaceSet {
    type Item = Place;
    type IntoIter = Places;
    #[inline]
    fn into_iter(self) -> Places {
        self.iter()
    }
}

impl FromIterator<Place> for PlaceSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Place>>(iter: I) -> Self {
        iter.into_iter().fold(PlaceSet::NONE, |set, place| set | place.set())
    }
}

impl FromIterator<PlaceSet> for PlaceSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = PlaceSet>>(iter: I) -> Self {
        iter.into_iter().fold(PlaceSet::NONE, BitOr::bitor)
    }
}
