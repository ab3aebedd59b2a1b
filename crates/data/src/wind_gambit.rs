//! What the two files of The Wind Gambit share: how well a tile is known, and tables of module rules.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::words::{Confidence, words};

words! {
    /// How well a tile is known, in the order of the engine's type.
    TileState, "state" {
        Ready = "ready",
        Partial = "partial",
        Unknown = "unknown",
    }
}

words! {
    /// Where it is known from.
    Basis, "basis" {
        Print = "print",
        Quotation = "quotation",
        Report = "report",
        Rulebook = "rulebook",
        Unnamed = "unnamed",
        Memory = "memory",
        None = "none",
    }
}

/// A question the sources leave open, and the answer the game plays.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenPoint {
    pub(crate) id: String,
    question: String,
    default: String,
}

impl OpenPoint {
    pub(crate) fn note(&self) -> String {
        format!("{} Played: {}.", self.question, self.default)
    }
}

/// What every tile says of itself, whatever its module.
pub(crate) struct Known<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
    pub(crate) state: TileState,
    /// The facts of a ready tile.
    pub(crate) effect: Option<&'a str>,
    pub(crate) fragment: Option<&'a str>,
    pub(crate) basis: Basis,
    pub(crate) confidence: Confidence,
    pub(crate) effect_confidence: f64,
    pub(crate) open_points: &'a [OpenPoint],
    pub(crate) proposal: Option<&'a str>,
}

impl Known<'_> {
    /// The fields must tell a printed effect from one of ours, so that neither can pass for the other.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.name.trim().is_empty() || self.text.trim().is_empty() {
            return Err("name and text must not be empty".into());
        }
        if !(0.0..=1.0).contains(&self.effect_confidence) {
            return Err(format!("effect_confidence is {}, expected 0 to 1", self.effect_confidence));
        }
        let filled = |field: Option<&str>| field.is_some_and(|f| !f.trim().is_empty());
        for (i, point) in self.open_points.iter().enumerate() {
            if [&point.id, &point.question, &point.default].iter().any(|f| f.trim().is_empty()) {
                return Err("an open point needs an id, a question and a default".into());
            }
            if self.open_points[..i].iter().any(|p| p.id == point.id) {
                return Err(format!("the open point {:?} stands there twice", point.id));
            }
        }
        let sourceless = matches!(self.basis, Basis::Memory | Basis::None);
        let state = self.state.id();
        let fault = match self.state {
            TileState::Ready if !filled(self.effect) => "a ready tile says its effect".into(),
            TileState::Ready if self.fragment.is_some() => "a ready tile has no fragment".into(),
            TileState::Ready if self.proposal.is_some() => {
                "a ready tile has no proposal: its effect is the printed one".into()
            }
            TileState::Ready if sourceless || self.basis == Basis::Unnamed => {
                format!("a ready tile cannot rest on the basis {:?}", self.basis.id())
            }
            TileState::Ready => return Ok(()),
            _ if self.effect.is_some() => format!("a tile that is {state} has a fragment, not an effect"),
            _ if self.fragment.is_none() => {
                format!("a tile that is {state} needs a fragment, if an empty one")
            }
            _ if !filled(self.proposal) => format!("a tile that is {state} needs a proposal"),
            _ if filled(self.fragment) == sourceless => {
                format!("the basis {:?} does not go with this fragment", self.basis.id())
            }
            TileState::Partial if sourceless => "of a partial tile something is known".into(),
            _ => return Ok(()),
        };
        Err(fault)
    }

    /// The status and the note of a tile that is in doubt.
    pub(crate) fn doubt(&self) -> Option<(&'static str, String)> {
        if self.state != TileState::Ready {
            let known = self.fragment.filter(|f| !f.is_empty()).unwrap_or("Only name and number are known.");
            let note = format!(
                "{known} The effect played is ours, not checked against a printed tile: {}",
                self.text
            );
            return Some((self.state.id(), note));
        }
        let note = match self.basis {
            Basis::Quotation => "Known from a player's quotation of the tile.",
            Basis::Rulebook => "Known from the rulebook.",
            _ => "Known from accounts of players or reviewers.",
        };
        (self.confidence != Confidence::High).then(|| (self.confidence.id(), note.to_owned()))
    }
}

/// What a field of a table of module rules must hold.
#[derive(Clone, Copy)]
pub(crate) enum Built<'a> {
    /// This value, as TOML writes it.
    Is(&'a str),
    /// A sentence for readers.
    Text,
    /// A list of texts.
    Texts,
}

/// A table of module rules. The engine has them built in: a value that says otherwise would change nothing in the
/// game, so it is refused.
#[derive(Deserialize, Debug)]
#[serde(transparent)]
pub(crate) struct ModuleRules(BTreeMap<String, Spanned<toml::Value>>);

impl ModuleRules {
    pub(crate) fn text(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.get_ref().as_str()
    }

    /// Where the field stands, for faults.
    pub(crate) fn span(&self, key: &str) -> Range<usize> {
        self.0.get(key).map_or(0..0, Spanned::span)
    }

    pub(crate) fn confidence(&self) -> Confidence {
        let word = self.text("confidence").and_then(|word| Confidence::from_id(word).ok());
        word.unwrap_or(Confidence::Low)
    }

    /// The table must hold these fields, a confidence, and nothing else.
    pub(crate) fn check(
        &self,
        source: &Source,
        at: Range<usize>,
        fields: &[(&str, Built<'_>)],
    ) -> Result<(), DataError> {
        let all = || fields.iter().copied().chain([("confidence", Built::Text)]);
        if let Some((key, _)) = all().find(|(key, _)| !self.0.contains_key(*key)) {
            return Err(source.fault(at, format!("missing field {key:?}")));
        }
        for (key, value) in &self.0 {
            let fault = match all().find(|(known, _)| known == key) {
                Some((_, built)) => built.check(key, value.get_ref()),
                None => Err(format!("unexpected field {key:?}")),
            };
            fault.map_err(|e| source.fault(value.span(), e))?;
        }
        let confidence = self.text("confidence").unwrap_or_default();
        Confidence::from_id(confidence).map(drop).map_err(|e| source.fault(self.span("confidence"), e))
    }
}

impl Built<'_> {
    fn check(self, key: &str, value: &toml::Value) -> Result<(), String> {
        let filled = |v: &toml::Value| v.as_str().is_some_and(|s| !s.trim().is_empty());
        match self {
            Built::Is(expected) if value.to_string() != expected => {
                Err(format!("{key} is {value}, but the engine has {expected}"))
            }
            Built::Text if !filled(value) => Err(format!("{key} is {value}, expected a text")),
            Built::Texts if !value.as_array().is_some_and(|a| a.iter().all(filled)) => {
                Err(format!("{key} is {value}, expected a list of texts"))
            }
            _ => Ok(()),
        }
    }
}
