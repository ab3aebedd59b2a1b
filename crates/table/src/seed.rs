//! The seed of a game: everything left to chance follows from it.
//!
//! All derivations are SHA-256 over a label, the seed and a counter, so that anybody who is shown the seed after the
//! game can check every card that was dealt, and nobody can foresee one:
//!
//! | what | SHA-256 of |
//! | --- | --- |
//! | commitment | `kosa commitment 1` and the seed |
//! | generator that settles the set-up | `kosa setup 1`, the seed, 0 |
//! | generator of the n-th outcome of chance, from 0 | `kosa chance 1`, the seed, n |
//! | seed of the n-th game of a series, from 0 | `kosa series 1`, the seed, n |
//! | generator of the bot on seat n, from 0 | `kosa bot 1`, the seed, n |
//!
//! Counters are 8 bytes, lowest first; a generator is PCG XSL 128/64 (MCG) seeded with the first 16 bytes. Every
//! outcome has a generator of its own: a game that was cut off goes on with the very cards it would have had.

use kosa_engine::{ChanceList, Move, random};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use sha2::{Digest, Sha256};

/// The generator of everything that is left to chance: the same numbers on every machine.
///
/// ```
/// use kosa_engine::random::below;
/// use kosa_table::Seed;
///
/// let mut generator = Seed::from(7).bot_generator(0);
/// assert!(below(&mut generator, 6) < 6);
/// ```
pub type Generator = Pcg64Mcg;

/// The secret of a game, 32 bytes. A seed made from a small number can be guessed: games between people who do not
/// trust each other take all 32 bytes from a good source.
///
/// ```
/// use kosa_table::Seed;
///
/// let seed = Seed::from(7);
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_eq!(seed.commitment().len(), 64, "published before the game");
/// assert_ne!(seed.of_game(0), seed.of_game(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    fn derive(&self, label: &str, counter: u64) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(label.as_bytes());
        hash.update(self.0);
        hash.update(counter.to_le_bytes());
        hash.finalize().into()
    }

    fn generator(&self, label: &str, counter: u64) -> Generator {
        let hash = self.derive(label, counter);
        let mut seed = [0; 16];
        seed.copy_from_slice(&hash[..16]);
        Generator::from_seed(seed)
    }

    /// What is published before the game: it fixes the seed without telling it.
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"kosa commitment 1");
        hash.update(self.0);
        hex(&hash.finalize())
    }

    /// The generator that deals factions and mats.
    pub fn setup_generator(&self) -> Generator {
        self.generator("kosa setup 1", 0)
    }

    /// The generator of the bot on a seat.
    pub fn bot_generator(&self, seat: usize) -> Generator {
        self.generator("kosa bot 1", seat as u64)
    }

    /// The seed of one game of a series.
    pub fn of_game(&self, index: u64) -> Seed {
        Seed(self.derive("kosa series 1", index))
    }

    /// The outcome of chance after this many earlier ones; nothing if there is nothing to draw.
    pub fn outcome(&self, earlier: u64, outcomes: &ChanceList) -> Option<Move> {
        random::draw(&mut self.generator("kosa chance 1", earlier), outcomes)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

impl core::fmt::Display for Seed {
    /// A number if the seed was made from one, otherwise 64 hexadecimal digits.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut number = [0; 8];
        number.copy_from_slice(&self.0[..8]);
        let number = u64::from_le_bytes(number);
        if Seed::from(number) == *self { write!(f, "{number}") } else { f.write_str(&hex(&self.0)) }
    }
}

/// A text that is not a seed.
///
/// ```
/// use kosa_table::{Seed, SeedError};
///
/// assert_eq!("lucky".parse::<Seed>(), Err(SeedError));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl core::fmt::Display for SeedError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("wrong seed, expected: 64-bit number | 64 hexadecimal digits")
    }
}

impl core::error::Error for SeedError {}

impl core::str::FromStr for Seed {
    type Err = SeedError;
    fn from_str(s: &str) -> Result<Self, SeedError> {
        if s.len() == 64 && s.bytes().all(|b| b.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (i, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&s[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
            }
            return Ok(Seed(bytes));
        }
        s.parse::<u64>().map(Seed::from).map_err(|_| SeedError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_print_and_parse() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed([0xab; 32]), Seed::from(5).of_game(3)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for wrong in ["", "-1", "1.5", "18446744073709551616", &"g".repeat(64), &"ż".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(SeedError));
        }
    }

    #[test]
    fn commitment_is_the_documented_hash() {
        let mut text = b"kosa commitment 1".to_vec();
        text.extend([0u8; 32]);
        assert_eq!(Seed::from(0).commitment(), hex(&Sha256::digest(&text)));
        assert_ne!(Seed::from(0).commitment(), Seed::from(1).commitment());
    }
}
