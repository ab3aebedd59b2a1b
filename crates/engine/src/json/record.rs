//! Positions and records: a state is its position, a record its tags, start and lines.

use crate::position::PositionDoc;
use crate::record::{Entry, Record};
use crate::state::State;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionDoc::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PositionDoc::deserialize(deserializer)?.to_state().map_err(D::Error::custom)
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Tag {
    key: String,
    value: String,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordDoc {
    #[serde(default)]
    tags: Vec<Tag>,
    start: State,
    entries: Vec<Entry>,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tag = |(key, value): &(String, String)| Tag { key: key.clone(), value: value.clone() };
        RecordDoc {
            tags: self.tags.iter().map(tag).collect(),
            start: *self.start(),
            entries: self.entries().to_vec(),
        }
        .serialize(serializer)
    }
}

/// The entries are read but not yet tried, as in [`Record::from_text`].
impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let doc = RecordDoc::deserialize(deserializer)?;
        let mut record = Record::new(doc.start);
        record.tags = doc.tags.into_iter().map(|tag| (tag.key, tag.value)).collect();
        for entry in doc.entries {
            record.push(entry);
        }
        Ok(record)
    }
}
