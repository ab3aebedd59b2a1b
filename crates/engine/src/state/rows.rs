//! Counting in the sorted lists of places where mechs and workers stand: a list is one number with a byte for each unit, so that all of
//! it is looked at at once.

use crate::vocab::*;

/// The list as one number, the first unit in the lowest byte; beyond the last unit as if more of them were on the mat.
#[inline(always)]
fn row<const N: usize>(places: &[Place; N]) -> u64 {
    const { assert!(N <= 8, "more units than a number has bytes for") };
    let mut bytes = [Place::OFF.index() as u8; 8];
    let mut i = 0;
    while i < N {
        bytes[i] = places[i].index() as u8;
        i += 1;
    }
    u64::from_le_bytes(bytes)
}

/// One in every byte.
const EACH: u64 = 0x0101_0101_0101_0101;

// A place has the highest bit of its byte free; off the board all bits are set.
const _: () = assert!(Place::ABOARD.index() < 0x80 && Place::OFF.index() == 0xff);

/// Units that have left the mat: those still on it come last.
#[inline]
pub(super) fn on_board<const N: usize>(places: &[Place; N]) -> u8 {
    let count = 8 - (row(places).leading_ones() / 8) as u8;
    debug_assert_eq!(count as usize, places.iter().filter(|place| place.is_on_board()).count());
    count
}

/// Whether none is on the mat any more, in whatever order they are listed.
#[inline]
pub(crate) fn none_on_mat<const N: usize>(places: &[Place; N]) -> bool {
    let none = row(places) & (0x80 * EACH) >> (64 - 8 * N) == 0;
    debug_assert_eq!(none, places.iter().all(|place| place.is_on_board()));
    none
}

/// One in the byte of each unit that stands on the place, or is on the mat where that is asked for.
#[inline(always)]
fn there<const N: usize>(places: &[Place; N], place: Place) -> u64 {
    let differing = row(places) ^ (place.index() as u64 * EACH);
    // The highest bit of each byte that is not zero.
    let other = ((differing & (0x7f * EACH)) + 0x7f * EACH) | differing;
    // Beyond the last unit there is none.
    (!other >> 7) & (EACH >> (64 - 8 * N))
}

/// Units on a place.
#[inline]
pub(super) fn standing_on<const N: usize>(places: &[Place; N], place: Place) -> u8 {
    let count = (there(places, place).wrapping_mul(EACH) >> 56) as u8;
    debug_assert_eq!(count as usize, places.iter().filter(|each| **each == place).count());
    count
}

/// The units on a place, one bit for each entry of the list.
#[inline]
pub(super) fn standing_at<const N: usize>(places: &[Place; N], place: Place) -> u8 {
    // Eight bytes with a lowest bit each: multiplied so that all eight come to lie in the highest byte, the first in its lowest bit.
    let units = (there(places, place).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    debug_assert!((0..N).all(|i| (places[i] == place) == ((units >> i) & 1 == 1)));
    units
}

/// Units that stand on an earlier place.
#[inline]
pub(super) fn standing_before<const N: usize>(places: &[Place; N], place: Place) -> usize {
    // The highest bit of each byte stays where the place there is not earlier. What is on the mat has it set and comes after any place,
    // and so does what goes there.
    let first = place.index().min(0x7f) as u64;
    let others = ((row(places) | (0x80 * EACH)) - first * EACH) & (0x80 * EACH);
    let count = 8 - ((others >> 7).wrapping_mul(EACH) >> 56) as usize;
    debug_assert_eq!(count, places.iter().filter(|each| each.index() < place.index()).count());
    count
}

/// A row of entries without one of them: those after it close up.
#[inline(always)]
pub(super) const fn without(row: u64, bits: usize, index: usize) -> u64 {
    let before = (1 << (bits * index)) - 1;
    (row & before) | ((row >> bits) & !before)
}

/// A row of entries with one more: those from there on make room.
#[inline(always)]
pub(super) const fn with(row: u64, bits: usize, index: usize, entry: u64) -> u64 {
    let before = (1 << (bits * index)) - 1;
    (row & before) | ((row & !before) << bits) | (entry << (bits * index))
}

/// Takes a unit out of the list; it is on the mat, after all others, until it is put in again.
#[inline]
pub(super) fn take_out<const N: usize>(places: &mut [Place; N], index: usize) {
    let on_mat = (Place::OFF.index() as u64) << (64 - 8);
    write(places, without(row(places), 8, index) | on_mat);
}

/// Puts the last unit of the list, which is on the mat, elsewhere.
#[inline]
pub(super) fn put_in<const N: usize>(places: &mut [Place; N], index: usize, to: Place) {
    write(places, with(row(places), 8, index, to.index() as u64));
}

/// The inverse of [`row`].
#[inline(always)]
fn write<const N: usize>(places: &mut [Place; N], row: u64) {
    for (place, byte) in places.iter_mut().zip(row.to_le_bytes()) {
        *place = Place::of_byte(byte);
    }
}
