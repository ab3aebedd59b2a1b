//! Views on the wire. A whole view is some kilobytes of JSON and a step changes a few words of it, so what is sent is mostly the
//! difference between two.

use core::fmt::{self, Display, Formatter};
use kosa_engine::{View, ViewDoc, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Key under which the keys stand that are gone.
const GONE: &str = "-";

/// A view as JSON, to which patches can be applied.
///
/// ```
/// use kosa_engine::{State, View, Viewer};
/// use kosa_wire::Position;
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; power 3; seat crimea mechanical";
/// let view = View::of(&State::from_position(text).unwrap(), Viewer::Bystander);
/// let sent = serde_json::to_string(&Position::of(&view)).unwrap();
/// let heard: Position = serde_json::from_str(&sent).unwrap();
/// assert_eq!(heard.view().unwrap(), view);
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(Value);

impl Position {
    /// A view as it is sent.
    pub fn of(view: &View) -> Position {
        // Numbers, words and lists: there is nothing in it that JSON could not say.
        Position(serde_json::to_value(ViewDoc::of(view)).unwrap_or_default())
    }

    /// A view as it is sent where nobody tells how many coins it has: those of others are left out as long as the game is played.
    /// Whoever reads it finds the coins of the beginning.
    ///
    /// ```
    /// use kosa_engine::{State, View, vocab::Seat};
    /// use kosa_wire::Position;
    ///
    /// let text = "kosa-position 1; active 1; seat nordic industrial; coins 31; seat crimea mechanical; coins 47";
    /// let view = View::of(&State::from_position(text).unwrap(), Seat::new(0).unwrap());
    /// let sent = serde_json::to_value(Position::without_coins(&view)).unwrap();
    /// assert_eq!(sent["position"]["seats"][0]["coins"], 31);
    /// assert!(sent["position"]["seats"][1]["coins"].is_null());
    /// ```
    pub fn without_coins(view: &View) -> Position {
        let mut doc = ViewDoc::of(view);
        if !view.public().is_over() {
            let own = match doc.viewer {
                Viewer::Seat(seat) => Some(seat.index()),
                Viewer::Bystander | Viewer::Everything => None,
            };
            let others = doc.position.seats.iter_mut().enumerate().filter(|(i, _)| Some(*i) != own);
            others.for_each(|(_, seat)| seat.coins = None);
        }
        Position(serde_json::to_value(doc).unwrap_or_default())
    }

    /// The view, checked as strictly as any other from outside.
    pub fn view(&self) -> Result<View, PatchError> {
        let doc = ViewDoc::deserialize(&self.0).map_err(|e| PatchError::View(e.to_string()))?;
        doc.to_view().map_err(|e| PatchError::View(e.to_string()))
    }

    /// The view after this one.
    pub fn patched(&self, patch: &Patch) -> Result<Position, PatchError> {
        let mut value = self.0.clone();
        apply(&mut value, &patch.0)?;
        Ok(Position(value))
    }
}

/// The difference between two views: `[value]` replaces what is there, an object goes into what is there, key by key (for a list: by its
/// numbers from 0), and `"-"` lists the keys that are gone. It can be made of views alone.
///
/// ```
/// use kosa_engine::{State, View, Viewer};
/// use kosa_wire::{Patch, Position};
///
/// let view = |power| {
///     let text = format!("kosa-position 1; active 1; seat nordic industrial; power {power}; seat crimea mechanical");
///     Position::of(&View::of(&State::from_position(&text).unwrap(), Viewer::Bystander))
/// };
/// let patch = Patch::between(&view(3), &view(7));
/// assert_eq!(serde_json::to_string(&patch).unwrap(), r#"{"position":{"seats":{"0":{"power":[7]}}}}"#);
/// assert_eq!(view(3).patched(&patch), Ok(view(7)));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Patch(Value);

impl Default for Patch {
    /// Nothing changes.
    fn default() -> Patch {
        Patch(Value::Object(Map::new()))
    }
}

impl Patch {
    /// What changes one view into another.
    pub fn between(old: &Position, new: &Position) -> Patch {
        difference(&old.0, &new.0).map_or_else(Patch::default, Patch)
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.0.as_object().is_some_and(Map::is_empty)
    }
}

/// Why a patch does not fit.
///
/// ```
/// use kosa_engine::{State, View, Viewer};
/// use kosa_wire::{Patch, PatchError, Position};
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
/// let here = Position::of(&View::of(&State::from_position(text).unwrap(), Viewer::Bystander));
/// // A patch that was made for a game of three.
/// let patch: Patch = serde_json::from_str(r#"{"position":{"seats":{"2":{"power":[7]}}}}"#).unwrap();
/// assert_eq!(here.patched(&patch), Err(PatchError::NoSuchKey("2".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PatchError {
    /// There is nothing at this key.
    NoSuchKey(String),
    /// It is not a patch.
    Malformed,
    /// What comes out is not a view.
    View(String),
}

impl Display for PatchError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PatchError::NoSuchKey(key) => write!(f, "the patch goes into '{key}', which is not there"),
            PatchError::Malformed => f.write_str("not a patch, expected: [value] | object"),
            PatchError::View(e) => write!(f, "not a view: {e}"),
        }
    }
}

impl core::error::Error for PatchError {}

fn difference(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    let mut into = Map::new();
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                let changed = match old.get(key) {
                    Some(before) => difference(before, value),
                    None => Some(Value::Array(vec![value.clone()])),
                };
                if let Some(changed) = changed {
                    into.insert(key.clone(), changed);
                }
            }
            let gone: Vec<Value> =
                old.keys().filter(|key| !new.contains_key(*key)).map(|key| key.clone().into()).collect();
            if !gone.is_empty() {
                into.insert(GONE.into(), Value::Array(gone));
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (i, (old, new)) in old.iter().zip(new).enumerate() {
                if let Some(changed) = difference(old, new) {
                    into.insert(i.to_string(), changed);
                }
            }
        }
        _ => return Some(Value::Array(vec![new.clone()])),
    }
    Some(Value::Object(into))
}

fn apply(base: &mut Value, patch: &Value) -> Result<(), PatchError> {
    match patch {
        Value::Array(new) => match new.as_slice() {
            [new] => {
                *base = new.clone();
                Ok(())
            }
            _ => Err(PatchError::Malformed),
        },
        Value::Object(into) => into.iter().try_for_each(|(key, patch)| apply_at(base, key, patch)),
        _ => Err(PatchError::Malformed),
    }
}

fn apply_at(base: &mut Value, key: &str, patch: &Value) -> Result<(), PatchError> {
    let missing = || PatchError::NoSuchKey(key.to_string());
    match base {
        Value::Object(base) if key == GONE => {
            let gone = patch.as_array().ok_or(PatchError::Malformed)?;
            for key in gone {
                base.remove(key.as_str().ok_or(PatchError::Malformed)?);
            }
            Ok(())
        }
        Value::Object(base) => match (base.get_mut(key), patch) {
            (Some(value), patch) => apply(value, patch),
            (None, Value::Array(_)) => {
                let mut value = Value::Null;
                apply(&mut value, patch)?;
                base.insert(key.to_string(), value);
                Ok(())
            }
            (None, _) => Err(missing()),
        },
        Value::Array(base) => {
            let index: usize = key.parse().map_err(|_| missing())?;
            apply(base.get_mut(index).ok_or_else(missing)?, patch)
        }
        _ => Err(missing()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_between_two_values_leads_from_one_to_the_other() {
        let values = [
            json!({"a": 1, "b": [1, 2, {"c": null}], "d": {"e": "f"}}),
            json!({"a": null, "b": [1, 3, {"c": [1]}], "d": {"g": [2]}}),
            json!({"b": [1], "d": "x", "-": 3}),
            json!([1, 2]),
            json!(null),
            json!({}),
        ];
        for old in &values {
            for new in &values {
                let patch = difference(old, new).unwrap_or_else(|| json!({}));
                let mut value = old.clone();
                let applied = apply(&mut value, &patch);
                // A key that is the sign for what is gone stands in no view.
                if new.get(GONE).is_none() && old.get(GONE).is_none() {
                    assert_eq!((applied, &value), (Ok(()), new), "{old} {patch}");
                }
            }
        }
    }

    #[test]
    fn a_patch_that_does_not_fit_is_refused() {
        for (base, patch) in [
            (json!({"a": 1}), json!({"b": {"c": [1]}})),
            (json!([1]), json!({"1": [1]})),
            (json!([1]), json!({"x": [1]})),
            (json!(1), json!({"x": [1]})),
            (json!({}), json!([1, 2])),
            (json!({}), json!("x")),
            (json!({}), json!({"-": "x"})),
            (json!({}), json!({"-": [1]})),
        ] {
            assert!(apply(&mut base.clone(), &patch).is_err(), "{base} {patch}");
        }
    }
}
