//! The closed vocabularies of the files. A word outside its vocabulary is an error that lists the known ones.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(crate) enum $name { $($variant),+ }

        // Not every vocabulary needs both directions of naming.
        #[allow(dead_code)]
        impl $name {
            pub(crate) const ALL: &'static [$name] = &[$($name::$variant),+];

            pub(crate) const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            pub(crate) fn from_id(id: &str) -> Result<Self, String> {
                match id {
                    $($id => Ok($name::$variant),)+
                    _ => Err($crate::words::unknown($what, id, &[$($id),+])),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let id = String::deserialize(d)?;
                $name::from_id(&id).map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use words;

/// The sentence for a word outside its vocabulary.
pub(crate) fn unknown(what: &str, got: &str, known: &[&str]) -> String {
    format!("unknown {what} {got:?}; expected one of {}", known.join(", "))
}

words! {
    /// In the order of the engine's type: the tables are indexed by it.
    Terrain, "terrain" {
        Mountain = "mountain",
        Farm = "farm",
        Forest = "forest",
        Tundra = "tundra",
        Village = "village",
        Lake = "lake",
        Factory = "factory",
    }
}

words! {
    /// In the order of the engine's type, which is clockwise around the board.
    Faction, "faction" {
        Nordic = "nordic",
        Rusviet = "rusviet",
        Togawa = "togawa",
        Crimea = "crimea",
        Saxony = "saxony",
        Polania = "polania",
        Albion = "albion",
    }
}

words! {
    Resource, "resource" {
        Food = "food",
        Metal = "metal",
        Oil = "oil",
        Wood = "wood",
    }
}

words! {
    /// How well a fact is known.
    Status, "status" {
        Verified = "verified",
        Agreed = "agreed",
        Disputed = "disputed",
        SingleSource = "single-source",
        Memory = "memory",
        Reconstructed = "reconstructed",
        Indirect = "indirect",
        SemiOfficial = "semi-official",
        NotFound = "not-found",
    }
}

words! {
    /// How sure a file is of an entry.
    Confidence, "confidence" {
        High = "high",
        Medium = "medium",
        Low = "low",
    }
}

words! {
    /// What a reading of the rules rests on. Closed, so that a misspelt "open" cannot hide a doubt.
    Grade, "grade" {
        Rulebook = "rulebook",
        Rulebook2022 = "rulebook-2022",
        RulebookEnglish = "rulebook-english",
        Rulebook2015 = "rulebook-2015",
        Faq = "faq",
        Publisher = "publisher",
        Derived = "derived",
        Open = "open",
    }
}

/// A reading of the rules recorded beside the facts it concerns.
#[derive(serde::Deserialize, Clone, Debug)]
pub(crate) struct Ruling {
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) grade: Grade,
}

/// An inline table whose fields depend on one of them. Each field is taken once; one left over is an error, so
/// that a misspelt field is never read as an absent one.
pub(crate) struct Fields(pub(crate) toml::Table);

impl Fields {
    pub(crate) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    fn take(&mut self, key: &str) -> Result<toml::Value, String> {
        self.0.remove(key).ok_or_else(|| format!("missing field {key:?}"))
    }

    pub(crate) fn string(&mut self, key: &str) -> Result<String, String> {
        match self.take(key)? {
            toml::Value::String(s) => Ok(s),
            other => Err(format!("field {key:?} is {other}, expected a string")),
        }
    }

    pub(crate) fn count(&mut self, key: &str) -> Result<u8, String> {
        let value = self.take(key)?;
        let number = value.as_integer().and_then(|n| u8::try_from(n).ok());
        // 255 stands for "no upper limit" in the tables.
        number
            .filter(|n| *n < u8::MAX)
            .ok_or_else(|| format!("field {key:?} is {value}, expected a number from 0 to 254"))
    }

    /// An amount as the components print them: one digit, and never nothing.
    pub(crate) fn amount(&mut self, key: &str) -> Result<u8, String> {
        let got = self.count(key)?;
        if (1..=9).contains(&got) {
            Ok(got)
        } else {
            Err(format!("field {key:?} is {got}, expected a number from 1 to 9"))
        }
    }

    /// An amount that may be nothing.
    pub(crate) fn digit(&mut self, key: &str) -> Result<u8, String> {
        let got = self.count(key)?;
        if got <= 9 { Ok(got) } else { Err(format!("field {key:?} is {got}, expected a number from 0 to 9")) }
    }

    /// A list of numbers.
    pub(crate) fn counts(&mut self, key: &str) -> Result<Vec<u8>, String> {
        let value = self.take(key)?;
        let number = |v: &toml::Value| v.as_integer().and_then(|n| u8::try_from(n).ok());
        let list = value.as_array().and_then(|a| a.iter().map(number).collect());
        list.ok_or_else(|| format!("field {key:?} is {value}, expected a list of numbers from 0 to 255"))
    }

    /// A list of inline tables.
    pub(crate) fn tables(&mut self, key: &str) -> Result<Vec<toml::Table>, String> {
        let value = self.take(key)?;
        let list = value.as_array().and_then(|a| a.iter().map(|v| v.as_table().cloned()).collect());
        list.ok_or_else(|| format!("field {key:?} is {value}, expected a list of tables"))
    }

    /// An amount that somebody loses, written as a negative number.
    pub(crate) fn loss(&mut self, key: &str) -> Result<u8, String> {
        let value = self.take(key)?;
        let number = value.as_integer().filter(|n| (-9..=-1).contains(n));
        number
            .map(|n| n.unsigned_abs() as u8)
            .ok_or_else(|| format!("field {key:?} is {value}, expected a number from -9 to -1"))
    }

    /// A count the engine has built in.
    pub(crate) fn exactly(&mut self, key: &str, expected: u8) -> Result<(), String> {
        let got = self.count(key)?;
        if got == expected { Ok(()) } else { Err(format!("field {key:?} is {got}, expected {expected}")) }
    }

    /// A switch the engine has built in.
    pub(crate) fn must_be_true(&mut self, key: &str) -> Result<(), String> {
        match self.take(key)? {
            toml::Value::Boolean(true) => Ok(()),
            other => Err(format!("field {key:?} is {other}, expected true")),
        }
    }

    pub(crate) fn strings(&mut self, key: &str) -> Result<Vec<String>, String> {
        let value = self.take(key)?;
        let list = value.as_array().and_then(|a| a.iter().map(|v| v.as_str().map(str::to_owned)).collect());
        list.ok_or_else(|| format!("field {key:?} is {value}, expected a list of strings"))
    }

    pub(crate) fn finish(self) -> Result<(), String> {
        match self.0.keys().next() {
            Some(key) => Err(format!("unexpected field {key:?}")),
            None => Ok(()),
        }
    }
}
