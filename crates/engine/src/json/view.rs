//! Views: see [`ViewDoc`].

use crate::view::{View, ViewDoc};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewDoc::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ViewDoc::deserialize(deserializer)?.to_view().map_err(D::Error::custom)
    }
}
