//! What players read of cards and tiles in English. It stands in the texts of kosa-lang alone: the tables repeat none of it, so that
//! what is corrected in one place is not lost in another.

use std::collections::BTreeMap;
use std::path::Path;

use crate::error::DataError;
use crate::{Facts, airships, resolutions};

/// The files with the words of cards and tiles.
const FILES: [&str; 2] = ["cards.ftl", "help.ftl"];

/// The English words of cards and tiles, as kosa-lang says them.
///
/// ```
/// use kosa_data::{English, Facts};
/// use std::path::Path;
///
/// let facts = Facts::load(Path::new("../../data")).unwrap();
/// let english = English::load(Path::new("../..")).unwrap();
/// assert!(facts.reworded(&english).is_empty(), "data/ and the texts say the same");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct English(BTreeMap<String, String>);

impl English {
    /// Reads the texts below the root of the project.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn load(root: &Path) -> Result<English, DataError> {
        let mut said = BTreeMap::new();
        for name in FILES {
            let path = root.join(crate::TEXTS).join(name);
            let text = std::fs::read_to_string(&path).map_err(|e| DataError::Unreadable {
                file: format!("{}/{name}", crate::TEXTS),
                reason: e.to_string(),
            })?;
            // Words of cards and tiles stand on one line each; what goes on in a second line is none of them.
            let messages = text.lines().filter_map(|line| line.split_once(" = "));
            said.extend(messages.map(|(key, text)| (key.to_owned(), text.to_owned())));
        }
        Ok(English(said))
    }

    /// A text of the data, if the texts do not say it as it stands there.
    fn corrected<'a>(&self, key: &str, text: &'a str) -> Option<&'a str> {
        (self.0.get(key).map(String::as_str) != Some(text)).then_some(text)
    }

    /// What an airship tile does, if only the data says it so.
    pub(crate) fn of_airship<'a>(&self, tile: &'a airships::Tile) -> Option<&'a str> {
        self.corrected(&format!("help-airship-{}", tile.id.id()), &tile.text)
    }

    /// What a resolution tile does, if only the data says it so.
    pub(crate) fn of_resolution<'a>(&self, tile: &'a resolutions::Tile) -> Option<&'a str> {
        self.corrected(&format!("help-resolution-{}", tile.id.id()), &tile.text)
    }
}

/// Words that stand in the data otherwise than in the texts.
///
/// ```
/// use kosa_data::{English, Facts, Reworded};
/// use std::path::Path;
///
/// let facts = Facts::load(Path::new("../../data")).unwrap();
/// let english = English::load(Path::new("../..")).unwrap();
/// for Reworded { file, key, text } in facts.reworded(&english) {
///     println!("{file}: {key} is now: {text}");
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reworded {
    /// The file of the data, such as `data/objectives.toml`.
    pub file: &'static str,
    /// The key of the text, such as `objective-1-text`.
    pub key: String,
    /// What the data says.
    pub text: String,
}

impl Facts {
    /// The words of cards and tiles in the data that the texts do not repeat letter by letter.
    pub fn reworded(&self, english: &English) -> Vec<Reworded> {
        let mut all = Vec::new();
        let mut compare = |file, key: String, text: &str| {
            if english.corrected(&key, text).is_some() {
                all.push(Reworded { file, key, text: text.to_owned() });
            }
        };
        for card in self.encounters.cards() {
            for (option, i) in card.option.iter().zip(1..) {
                let key = format!("encounter-{}-{i}", card.number);
                compare("data/encounters.toml", key, &option.get_ref().label);
            }
        }
        for card in self.objectives.cards() {
            compare("data/objectives.toml", format!("objective-{}", card.number), &card.name);
            compare("data/objectives.toml", format!("objective-{}-text", card.number), &card.text);
        }
        for tile in self.airships.tiles() {
            compare("data/airships.toml", format!("help-airship-{}", tile.id.id()), &tile.text);
        }
        for tile in self.resolutions.tiles() {
            compare("data/resolutions.toml", format!("help-resolution-{}", tile.id.id()), &tile.text);
        }
        all
    }
}
