//! The key by which push services know this server (RFC 8292), kept in a file as PEM.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use core::fmt::{self, Display, Formatter};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use std::io::Write;
use std::path::Path;

const BEGIN: &str = "-----BEGIN PRIVATE KEY-----";
const END: &str = "-----END PRIVATE KEY-----";
/// A signature is valid for so long, in seconds; a day is the most.
const VALID: u64 = 12 * 60 * 60;

/// The key of a host, with how the host can be reached by those who run push services.
pub struct PushKey {
    pair: EcdsaKeyPair,
    contact: Option<String>,
}

impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "PushKey({})", self.public())
    }
}

/// Why there is no key.
#[derive(Debug)]
pub enum KeyError {
    /// The file cannot be read.
    File(std::io::Error),
    /// The file cannot be written: there may be one already.
    Unwritable(std::io::Error),
    /// There is no key of the right kind in it.
    NoKey,
    /// The contact is neither `mailto:` nor `https:`.
    Contact,
    /// The system gives no randomness.
    Randomness,
}

impl Display for KeyError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            KeyError::File(e) | KeyError::Unwritable(e) => write!(f, "{e}"),
            KeyError::NoKey => f.write_str("no P-256 key (PEM, PKCS #8)"),
            KeyError::Contact => f.write_str("contact: neither mailto: nor https:"),
            KeyError::Randomness => f.write_str("no randomness"),
        }
    }
}

impl core::error::Error for KeyError {}

impl PushKey {
    /// Makes a key and writes it into a new file that only its owner can read.
    pub fn create(file: &Path) -> Result<PushKey, KeyError> {
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())
            .map_err(|_| KeyError::Randomness)?;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let mut out = options.open(file).map_err(KeyError::Unwritable)?;
        writeln!(out, "{BEGIN}\n{}\n{END}", STANDARD.encode(document.as_ref()))
            .map_err(KeyError::Unwritable)?;
        out.sync_all().map_err(KeyError::Unwritable)?;
        PushKey::from_pkcs8(document.as_ref())
    }

    /// Reads a key from its file.
    pub fn read(file: &Path) -> Result<PushKey, KeyError> {
        let text = std::fs::read_to_string(file).map_err(KeyError::File)?;
        let inner = text.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END));
        let (inner, _) = inner.ok_or(KeyError::NoKey)?;
        let inner: String = inner.split_whitespace().collect();
        PushKey::from_pkcs8(&STANDARD.decode(inner).map_err(|_| KeyError::NoKey)?)
    }

    fn from_pkcs8(bytes: &[u8]) -> Result<PushKey, KeyError> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &SystemRandom::new());
        Ok(PushKey { pair: pair.map_err(|_| KeyError::NoKey)?, contact: None })
    }

    /// How the host can be reached: `mailto:…` or `https:…`. Some push services want to know.
    pub fn with_contact(mut self, contact: &str) -> Result<PushKey, KeyError> {
        if !contact.starts_with("mailto:") && !contact.starts_with("https:") {
            return Err(KeyError::Contact);
        }
        self.contact = Some(contact.to_string());
        Ok(self)
    }

    /// The public half, as browsers want it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What a push service wants to see in a request: a signature for its origin, in seconds since 1970.
    pub(super) fn authorization(&self, origin: &str, now: u64) -> Option<String> {
        let mut claims = serde_json::json!({ "aud": origin, "exp": now + VALID });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_key_signs_the_same_after_it_was_kept() {
        let file = std::env::temp_dir().join(format!("kosa-push-key-{}.pem", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let made = PushKey::create(&file).unwrap();
        assert!(
            matches!(PushKey::create(&file), Err(KeyError::Unwritable(_))),
            "a key that is there is never lost"
        );
        let key = PushKey::read(&file).unwrap().with_contact("mailto:host@example.org").unwrap();
        std::fs::remove_file(&file).unwrap();
        assert_eq!(made.public(), key.public());
        let header = key.authorization("https://push.example", 1_000_000).unwrap();
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        key.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(
            claims,
            serde_json::json!({
                "aud": "https://push.example", "exp": 1_043_200, "sub": "mailto:host@example.org"
            })
        );
    }

    #[test]
    fn what_is_no_key_is_said_to_be_none() {
        let file = std::env::temp_dir().join(format!("kosa-push-none-{}.pem", std::process::id()));
        for text in ["", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----", BEGIN] {
            std::fs::write(&file, text).unwrap();
            assert!(matches!(PushKey::read(&file), Err(KeyError::NoKey)), "{text}");
        }
        std::fs::remove_file(&file).unwrap();
        assert!(matches!(PushKey::read(&file), Err(KeyError::File(_))));
    }
}
