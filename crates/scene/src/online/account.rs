//! Who one is at a server.

use serde::Deserialize;

/// Whoever asks, with the name to come back with.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Me {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The name to come back with, if there is one.
    pub login: Option<String>,
    /// Whether a password may be set without the old one.
    #[serde(default)]
    pub resets_password: bool,
}

/// A link that brings this person to another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct DeviceLink {
    /// What the link carries.
    pub code: String,
    /// Until when it is valid, in milliseconds since 1970.
    pub until: u64,
}

/// A device that is known as this person.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Session {
    /// By which it is ended.
    pub id: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
    /// When it was used last.
    pub seen: u64,
    /// Whether it is this one.
    pub this: bool,
}
