//! Randomness of the operating system, for secrets, ids and seeds.

use getrandom::Error;
use sha2::{Digest, Sha256};

/// 256 bits.
pub(crate) fn bytes() -> Result<[u8; 32], Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Letters and digits that are not taken for each other; 32 of them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// An id of 20 letters, 100 bits: it cannot be guessed.
pub(crate) fn id() -> Result<String, Error> {
    Ok(bytes()?.iter().take(20).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A secret of 256 bits as text.
pub(crate) fn secret() -> Result<String, Error> {
    Ok(hex(&bytes()?))
}

/// What is kept of a secret: who reads the database cannot come in with it.
pub(crate) fn hashed(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
