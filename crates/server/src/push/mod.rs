//! Web push: whoever must decide and has no page open is told by its browser, where the host has set a key.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `key` | the key by which push services know this server (RFC 8292) |
//! | `seal` | messages that only the browser can read (RFC 8291) |
//! | `endpoint` | to which addresses anything is sent at all |
//! | `client` | sending |
//! | `turns` | who is told, when, and how often |
//!
//! What is said is that it is somebody's turn at a table, and who sits there: nothing of the game.

mod client;
mod endpoint;
mod key;
mod seal;
mod turns;

pub use client::Trust;
pub use endpoint::Reach;
pub use key::{KeyError, PushKey};
pub(crate) use turns::Turns;

use crate::metrics;
use crate::store::{Store, Subscription};
use client::Client;
use endpoint::Endpoint;
use std::time::Duration;

/// So long after a turn has come somebody is called.
const WAIT: Duration = Duration::from_secs(4);
/// A message that was not delivered is of no use after so long, in seconds.
const USEFUL: u32 = 24 * 60 * 60;

/// How messages go out. Tests tell services on this machine, at once.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// To where.
    pub reach: Reach,
    /// Whose certificates are believed.
    pub trust: Trust,
    /// So long after a turn has come: whoever reloads the page, or moves at once, is not called.
    pub wait: Duration,
}

impl Default for Delivery {
    fn default() -> Delivery {
        Delivery { reach: Reach::default(), trust: Trust::default(), wait: WAIT }
    }
}

/// Tells browsers.
#[derive(Debug)]
pub(crate) struct Pusher {
    key: PushKey,
    reach: Reach,
    client: Client,
    wait: Duration,
}

impl Pusher {
    /// Tells browsers in the name of whoever has this key.
    pub(crate) fn new(key: PushKey, delivery: &Delivery) -> Pusher {
        let Delivery { reach, ref trust, wait } = *delivery;
        Pusher { key, reach, client: Client::new(trust), wait }
    }

    /// The public half of the key, which browsers want when they subscribe.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether a browser may be told there.
    pub(crate) fn takes(&self, subscription: &Subscription) -> bool {
        Endpoint::new(&subscription.endpoint, self.reach).is_some()
            && seal::Receiver::new(&subscription.p256dh, &subscription.auth).is_some()
    }

    /// Tells one browser; one that is there no longer is forgotten. `topic` is the same for messages of which only the latest counts.
    pub(crate) async fn tell(&self, store: &Store, to: &Subscription, topic: &str, text: &str) {
        match self.send(to, topic, text).await {
            Some(200..=299) => metrics::PUSHES.add(),
            Some(404 | 410) => {
                let _ = store.forget_subscription(&to.endpoint).await;
            }
            status => {
                metrics::PUSHES_FAILED.add();
                // The address is a secret of the browser; its host is not.
                let host = Endpoint::new(&to.endpoint, self.reach).map(|e| e.host().to_string());
                tracing::warn!(host = host.as_deref().unwrap_or(""), status, "a push was not taken");
            }
        }
    }

    /// The status of the answer; nothing if there was none.
    async fn send(&self, to: &Subscription, topic: &str, text: &str) -> Option<u16> {
        let endpoint = Endpoint::new(&to.endpoint, self.reach)?;
        let receiver = seal::Receiver::new(&to.p256dh, &to.auth)?;
        let body = receiver.seal(text.as_bytes())?;
        let authorization = self.key.authorization(&endpoint.origin(), crate::live::now() / 1000)?;
        let headers = [
            ("authorization", authorization),
            ("content-type", "application/octet-stream".to_string()),
            ("content-encoding", "aes128gcm".to_string()),
            ("ttl", USEFUL.to_string()),
            ("urgency", "normal".to_string()),
            ("topic", topic.to_string()),
        ];
        self.client.post(&endpoint, self.reach, &headers, body).await
    }
}
