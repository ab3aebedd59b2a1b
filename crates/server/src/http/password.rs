//! Passwords: kept as Argon2id with a salt of their own, worked out beside the server and few at a time, as each takes time and memory.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kosa_wire::Refusal;
use tokio::sync::Semaphore;

/// So many are worked out at once: each takes 19 MiB.
static AT_ONCE: Semaphore = Semaphore::const_new(2);
/// The shortest and the longest password, in letters.
const LENGTHS: core::ops::RangeInclusive<usize> = 8..=200;

/// Whether a password may be chosen.
pub(super) fn is_strong(password: &str) -> bool {
    LENGTHS.contains(&password.chars().count())
}

/// What is kept of a password.
pub(super) async fn hashed(password: String) -> Result<String, Refusal> {
    let _turn = AT_ONCE.acquire().await.map_err(|_| Refusal::Unavailable)?;
    let hashing = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash: PasswordHash| hash.to_string())
    });
    hashing.await.ok().and_then(Result::ok).ok_or(Refusal::Unavailable)
}

/// Whether a password is the one that was kept. Without one it takes as long: who has an account does not show.
pub(super) async fn fits(password: String, kept: Option<String>) -> Result<bool, Refusal> {
    let _turn = AT_ONCE.acquire().await.map_err(|_| Refusal::Unavailable)?;
    let checking = tokio::task::spawn_blocking(move || {
        let argon = Argon2::default();
        match kept.as_deref().map(PasswordHash::new) {
            Some(Ok(hash)) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
            Some(Err(_)) | None => {
                let _: Result<PasswordHash, _> = argon.hash_password(password.as_bytes());
                false
            }
        }
    });
    checking.await.map_err(|_| Refusal::Unavailable)
}
