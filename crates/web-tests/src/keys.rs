//! Keys, as the browser wants to be told of them.

use serde_json::{Value, json};

/// A key that is no letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The next thing that can be chosen.
    Tab,
    /// Chooses it.
    Enter,
    /// Back.
    Escape,
    /// An arrow.
    Left,
    /// An arrow.
    Up,
    /// An arrow.
    Right,
    /// An arrow.
    Down,
}

impl Key {
    const ALL: [Key; 7] = [Key::Tab, Key::Enter, Key::Escape, Key::Left, Key::Up, Key::Right, Key::Down];

    /// The letter that stands for it in what is typed; it is none of any script.
    pub const fn code(self) -> char {
        match self {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
        }
    }

    /// What pages call it, and the number it has had since browsers count keys.
    const fn name(self) -> (&'static str, u32) {
        match self {
            Key::Tab => ("Tab", 9),
            Key::Enter => ("Enter", 13),
            Key::Escape => ("Escape", 27),
            Key::Left => ("ArrowLeft", 37),
            Key::Up => ("ArrowUp", 38),
            Key::Right => ("ArrowRight", 39),
            Key::Down => ("ArrowDown", 40),
        }
    }
}

/// What happens when a key is pressed and let go.
pub(crate) fn strokes(letter: char) -> [Value; 2] {
    let (key, code, number, text) = match Key::ALL.into_iter().find(|key| key.code() == letter) {
        Some(key) => {
            let (name, number) = key.name();
            // What it writes, where there is something to write into; and what presses a button.
            (
                name.to_string(),
                name.to_string(),
                number,
                if key == Key::Enter { "\r".into() } else { String::new() },
            )
        }
        None => {
            let (code, number) = match letter.to_ascii_uppercase() {
                upper @ 'A'..='Z' => (format!("Key{upper}"), upper.into()),
                digit @ '0'..='9' => (format!("Digit{digit}"), digit.into()),
                ' ' => ("Space".into(), 32),
                _ => (String::new(), 0),
            };
            (letter.to_string(), code, number, letter.to_string())
        }
    };
    let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
    let common = json!({ "key": key, "code": code, "windowsVirtualKeyCode": number });
    let (mut pressed, mut released) = (common.clone(), common);
    pressed["type"] = json!(down);
    pressed["text"] = json!(text);
    released["type"] = json!("keyUp");
    [pressed, released]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_write_themselves_and_other_keys_do_what_they_are_called() {
        let [down, up] = strokes('s');
        assert_eq!(
            (&down["type"], &down["key"], &down["text"]),
            (&json!("keyDown"), &json!("s"), &json!("s"))
        );
        assert_eq!((&up["type"], &up["code"]), (&json!("keyUp"), &json!("KeyS")));
        let [down, _] = strokes(Key::Tab.code());
        assert_eq!(
            (&down["type"], &down["key"], &down["text"]),
            (&json!("rawKeyDown"), &json!("Tab"), &json!(""))
        );
        let [down, _] = strokes(Key::Enter.code());
        assert_eq!((&down["windowsVirtualKeyCode"], &down["text"]), (&json!(13), &json!("\r")));
    }
}
