//! Numbers in as few bits as they need, and bytes as letters that any link may have.

use super::ShareError;

/// The letters of six bits each, in the order of RFC 4648 for addresses.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bits that are written one after the other, the highest of a number first.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// Bits used of the last byte; 0 if it is full.
    used: u32,
}

impl Bits {
    /// The lowest `count` bits of a number.
    pub(super) fn put(&mut self, number: u32, count: u32) {
        for place in (0..count).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> place & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// One of so many things.
    pub(super) fn choice(&mut self, place: usize, of: usize) {
        self.put(place as u32, width(of));
    }

    /// Any number, small ones short: seven bits and whether more follow.
    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 128 {
            self.put(number & 127 | 128, 8);
            number >>= 7;
        }
        self.put(number, 8);
    }

    /// All of them; the last byte is filled with zeros.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits for one of so many things.
fn width(of: usize) -> u32 {
    usize::BITS - of.saturating_sub(1).leading_zeros()
}

/// Reads bits in the order in which they were written.
#[derive(Clone, Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    pub(super) fn new(bytes: &[u8]) -> Reader<'_> {
        Reader { bytes, at: 0 }
    }

    /// So many bits; nothing if there are not so many.
    pub(super) fn take(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..count {
            let byte = *self.bytes.get(self.at / 8)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    pub(super) fn choice(&mut self, of: usize) -> Option<usize> {
        Some(self.take(width(of))? as usize).filter(|place| *place < of)
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let part = self.take(8)?;
            number |= (part & 127) << shift;
            if part < 128 {
                return Some(number);
            }
        }
        None
    }

    /// Whole bytes that have been read.
    pub(super) fn bytes_read(&self) -> usize {
        self.at.div_ceil(8)
    }
}

/// Bytes as letters.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut reader = Reader::new(bytes);
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 1);
    let mut left = bytes.len() * 8;
    while left > 0 {
        let count = left.min(6) as u32;
        let six = reader.take(count).unwrap_or(0) << (6 - count);
        text.push(char::from(LETTERS[six as usize & 63]));
        left -= count as usize;
    }
    text
}

/// The bytes that letters stand for.
pub(super) fn bytes(text: &str) -> Result<Vec<u8>, ShareError> {
    let mut bits = Bits::default();
    for letter in text.bytes() {
        let six = LETTERS.iter().position(|l| *l == letter).ok_or(ShareError::Letter)?;
        bits.put(six as u32, 6);
    }
    let mut bytes = bits.into_bytes();
    bytes.truncate(text.len() * 6 / 8);
    Ok(bytes)
}
