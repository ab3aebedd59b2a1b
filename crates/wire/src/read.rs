//! What people and programs send, read as strictly as it is described.

use crate::refusal::Refusal;
use serde::Deserialize;

/// The longest name of a field that is said again, in letters.
const LONGEST_NAME: usize = 40;

/// Something that was sent, or why it is not taken. Fields that mean nothing are named: whoever misspells an option, or sends one that another version
/// knows, would else believe that it counts.
///
/// ```
/// use kosa_wire::{Options, Refusal, read};
///
/// let unknown = |text: &str| read::<Options>(text.as_bytes()).unwrap_err();
/// let field = |name: &str| Refusal::UnknownField { field: name.into() };
/// assert_eq!(unknown(r#"{"clok":{"kind":"off"}}"#), field("clok"));
/// assert_eq!(unknown(r#"{"clock":{"kind":"off","bank":3}}"#), field("bank"));
/// assert_eq!(unknown(r#"{"clock":{"kind":"often"}}"#), Refusal::Malformed);
/// ```
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|e| unread(&e.to_string()))
}

/// The refusal of something that could not be read, from what serde says of it: it keeps the name of a field in its words only.
pub fn unread(words: &str) -> Refusal {
    // The name may be anything, also these words: it is cut there then.
    let named = words.strip_prefix("unknown field `").and_then(|rest| {
        let ends = ["`, expected ", "`, there are no fields"].map(|after| rest.find(after));
        rest.get(..ends.into_iter().flatten().min()?)
    });
    match named {
        Some(field) => Refusal::UnknownField { field: field.chars().take(LONGEST_NAME).collect() },
        None => Refusal::Malformed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::Request;
    use serde_json::{Value, json};

    /// Every command, with every field it knows.
    fn commands() -> Vec<Value> {
        vec![
            json!({ "do": "join" }),
            json!({ "do": "play", "seat": 1, "moves": ["section build"] }),
            json!({ "do": "undo", "seat": 1, "steps": 1 }),
            json!({ "do": "give", "from": 1, "to": 2, "amount": 1 }),
            json!({ "do": "sit", "place": 1, "name": "Anna" }),
            json!({ "do": "leave", "place": 1, "for_good": true }),
            json!({ "do": "wish", "wishes": "kosa1" }),
            json!({ "do": "options", "options": { "clock": { "kind": "off" }, "rated": true } }),
            json!({ "do": "options", "options": { "clock": { "kind": "live", "bank": 60, "increment": 0 } } }),
            json!({ "do": "options", "options": { "clock": { "kind": "days", "days": 2 } } }),
            json!({ "do": "start" }),
            json!({ "do": "choose", "faction": "nordic" }),
            json!({ "do": "bid", "lot": 0, "coins": 1 }),
            json!({ "do": "seal", "bids": [1, 2] }),
            json!({ "do": "back" }),
            json!({ "do": "offer", "offer": { "what": "end" } }),
            json!({ "do": "offer", "offer": { "what": "undo", "seat": 1, "steps": 1 } }),
            json!({ "do": "reply", "offer": 1, "agree": true }),
            json!({ "do": "talk", "text": "hello" }),
            json!({ "do": "close" }),
        ]
    }

    /// The same with one more field, in each of its objects in turn.
    fn with_more(value: &Value, field: &str) -> Vec<Value> {
        let Value::Object(map) = value else { return Vec::new() };
        let mut more = map.clone();
        more.insert(field.into(), json!(1));
        let inside = map.iter().flat_map(|(key, inner)| {
            with_more(inner, field).into_iter().map(|inner| {
                let mut map = map.clone();
                map.insert(key.clone(), inner);
                Value::Object(map)
            })
        });
        core::iter::once(Value::Object(more)).chain(inside).collect()
    }

    #[test]
    fn no_request_holds_a_field_that_means_nothing() {
        let mut tried = 0;
        for command in commands() {
            let request = json!({ "id": "1", "at": 3, "command": command });
            read::<Request>(request.to_string().as_bytes()).unwrap();
            for field in ["nonsense", "", "a`, expected `b", "ż"] {
                for more in with_more(&request, field) {
                    let refusal = read::<Request>(more.to_string().as_bytes()).unwrap_err();
                    let named = field.split("`, expected ").next().unwrap_or_default();
                    assert_eq!(refusal, Refusal::UnknownField { field: named.into() }, "{more}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 150, "{tried}");
    }

    #[test]
    fn a_long_name_is_cut_and_other_faults_are_no_fields() {
        let long = format!(r#"{{"{}":1}}"#, "ß".repeat(5000));
        let Refusal::UnknownField { field } = read::<Request>(long.as_bytes()).unwrap_err() else { panic!() };
        assert_eq!(field.chars().count(), LONGEST_NAME);
        for text in ["", "{", "[]", "null", r#"{"id":"unknown field `x`, expected `y`","command":1}"#] {
            assert_eq!(read::<Request>(text.as_bytes()).unwrap_err(), Refusal::Malformed, "{text}");
        }
    }
}
