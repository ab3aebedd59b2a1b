//! Messages that only a browser can read (RFC 8291, in the coding of RFC 8188): a key agreed with a pair that is used once.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// A point that is not compressed.
const PUBLIC: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;
/// The size of records. A message is one of them.
const RECORD: u32 = 4096;
/// The longest text: a record less its tag and the sign of its end.
const LONGEST: usize = RECORD as usize - 17;

/// The browser that reads a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Receiver {
    public: [u8; PUBLIC],
    auth: [u8; AUTH],
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// So many bytes from a secret and a salt, for one purpose.
fn derived<const N: usize>(salt: &[u8], secret: &[u8], purpose: &[&[u8]]) -> Option<[u8; N]> {
    let mut out = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(purpose, Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}

impl Receiver {
    /// A browser, by the two keys of its subscription.
    pub(super) fn new(p256dh: &str, auth: &str) -> Option<Receiver> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public: [u8; PUBLIC] = bytes(p256dh)?.try_into().ok()?;
        Some(Receiver { public, auth: bytes(auth)?.try_into().ok()? }).filter(|_| public[0] == 4)
    }

    /// A message for it; nothing if its key is none, or the text is too long.
    pub(super) fn seal(&self, text: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public: [u8; PUBLIC] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
        let mut salt = [0; SALT];
        random.fill(&mut salt).ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        agree_ephemeral(own, &theirs, |shared| self.message(shared, &public, &salt, text)).ok()?
    }

    fn message(
        &self,
        shared: &[u8],
        public: &[u8; PUBLIC],
        salt: &[u8; SALT],
        text: &[u8],
    ) -> Option<Vec<u8>> {
        if text.len() > LONGEST {
            return None;
        }
        let secret: [u8; 32] = derived(&self.auth, shared, &[b"WebPush: info\0", &self.public, public])?;
        let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
        let mut record = text.to_vec();
        // The last record ends so.
        record.push(2);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let mut message = salt.to_vec();
        message.extend(RECORD.to_be_bytes());
        message.push(PUBLIC as u8);
        message.extend(public);
        message.extend(record);
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291: keys, salt and the agreed secret are given there.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let receiver = Receiver::new(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let message = receiver.unwrap().message(
            &shared,
            &public.try_into().unwrap(),
            &salt.try_into().unwrap(),
            b"When I grow up, I want to be a watermelon",
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
            mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
            pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(message.unwrap()), expected);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let good = URL_SAFE_NO_PAD.encode([4; PUBLIC]);
        let auth = URL_SAFE_NO_PAD.encode([1; AUTH]);
        assert!(Receiver::new(&good, &auth).is_some());
        for (public, auth) in
            [("", auth.as_str()), (&good[1..], &auth), (&good, "AAAA"), (&good, "not base64"), (&auth, &auth)]
        {
            assert!(Receiver::new(public, auth).is_none(), "{public} {auth}");
        }
        // A point that does not lie on the curve is found out when it is used.
        assert!(Receiver::new(&good, &auth).unwrap().seal(b"x").is_none());
    }
}
