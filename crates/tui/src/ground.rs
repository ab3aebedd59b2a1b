//! Whether the window is light or dark: its surroundings say so, or the terminal is asked (OSC 11).

use crossterm::event::{Event, KeyCode, KeyModifiers};
use std::time::{Duration, Instant};

/// Whether the window is light; dark if nobody knows. `colorfgbg` is what terminals leave in `COLORFGBG`.
pub fn is_light(colorfgbg: Option<&str>) -> bool {
    colorfgbg.and_then(by_number).or_else(asked).unwrap_or(false)
}

/// `0;15`: ink and ground, as numbers of the sixteen colours.
fn by_number(text: &str) -> Option<bool> {
    let ground: u8 = text.rsplit(';').next()?.trim().parse().ok()?;
    Some(matches!(ground, 7 | 15))
}

/// What the terminal answers; nothing if it does not.
#[cfg(unix)]
fn asked() -> Option<bool> {
    use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
    enable_raw_mode().ok()?;
    let said = ask();
    let _ = disable_raw_mode();
    lightness(&said?)
}

#[cfg(not(unix))]
fn asked() -> Option<bool> {
    None
}

#[cfg(unix)]
fn ask() -> Option<String> {
    use crossterm::event;
    use std::io::Write;
    let mut out = std::io::stdout();
    out.write_all(b"\x1b]11;?\x1b\\").and_then(|()| out.flush()).ok()?;
    // Terminals answer in order, and every one answers this: when it has, nothing more comes that could be taken for keys.
    let _ = crossterm::terminal::supports_keyboard_enhancement();
    let mut said = String::new();
    while event::poll(Duration::ZERO).ok()? {
        // The answer arrives letter by letter, as if it were typed.
        if let Event::Key(key) = event::read().ok()?
            && let KeyCode::Char(letter) = key.code
            && !key.modifiers.contains(KeyModifiers::CONTROL)
        {
            said.push(letter);
        }
    }
    Some(said)
}

/// An answer that comes late, when the game is being played already: letter by letter, as if it were typed. None of it is.
#[derive(Debug, Default)]
pub struct Late {
    /// What has come of it, and when the last letter did.
    heard: Option<(String, Instant)>,
}

/// The letters of one answer come together; what comes later is typed by somebody.
const TOGETHER: Duration = Duration::from_millis(500);
/// No answer is longer.
const LONGEST: usize = 40;

impl Late {
    /// Whether this belongs to an answer, at a time.
    pub fn swallows(&mut self, event: &Event, now: Instant) -> bool {
        let Event::Key(key) = event else { return false };
        let KeyCode::Char(letter) = key.code else {
            self.heard = None;
            return false;
        };
        let alt = key.modifiers.contains(KeyModifiers::ALT);
        if alt && letter == ']' {
            self.heard = Some((String::new(), now));
            return true;
        }
        let Some((mut said, at)) = self.heard.take() else { return false };
        let bell = key.modifiers.contains(KeyModifiers::CONTROL) && letter == 'g';
        if now.duration_since(at) > TOGETHER || said.len() > LONGEST {
            return false;
        }
        if bell || (alt && letter == '\\') {
            return true;
        }
        said.push(letter);
        let belongs =
            !alt && ("11;rgb:".starts_with(&said) || "11;rgba:".starts_with(&said) || is_colour(&said));
        if belongs {
            self.heard = Some((said, now));
        }
        belongs
    }
}

/// Whether this is an answer as far as it has come, its head being complete.
fn is_colour(said: &str) -> bool {
    let rest = said.strip_prefix("11;rgb:").or_else(|| said.strip_prefix("11;rgba:"));
    rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_hexdigit() || c == '/'))
}

/// Whether a colour as terminals write it, `rgb:ffff/ffff/ffff` with one to four digits each, is light.
fn lightness(said: &str) -> Option<bool> {
    let (_, colour) = said.split_once("rgb")?;
    let (_, colour) = colour.split_once(':')?;
    let mut parts = colour.split('/').map(|part| {
        let digits: String = part.chars().take_while(char::is_ascii_hexdigit).take(4).collect();
        let most = 16u32.checked_pow(digits.len() as u32)? - 1;
        let value = u32::from_str_radix(&digits, 16).ok()?;
        (most > 0).then(|| value * 1000 / most)
    });
    let (red, green, blue) = (parts.next()??, parts.next()??, parts.next()??);
    // As bright as it looks, in thousandths.
    Some((299 * red + 587 * green + 114 * blue) / 1000 > 500)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyEvent;

    fn typed(text: &str) -> Vec<Event> {
        let mut alt = false;
        let mut events = Vec::new();
        for letter in text.chars() {
            if letter == '\x1b' {
                alt = true;
                continue;
            }
            let modifiers = if core::mem::take(&mut alt) { KeyModifiers::ALT } else { KeyModifiers::NONE };
            events.push(match letter {
                '\x07' => Event::Key(KeyEvent::new(KeyCode::Char('g'), KeyModifiers::CONTROL)),
                letter => Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers)),
            });
        }
        events
    }

    /// What is left for the game of what comes in.
    fn left(text: &str) -> String {
        let (mut late, now) = (Late::default(), Instant::now());
        let events = typed(text).into_iter().filter(|event| !late.swallows(event, now));
        let letter = |event| match event {
            Event::Key(KeyEvent { code: KeyCode::Char(letter), .. }) => Some(letter),
            _ => None,
        };
        events.filter_map(letter).collect()
    }

    #[test]
    fn a_late_answer_is_no_key() {
        assert_eq!(left("3\x1b]11;rgb:ffff/ffff/ffff\x1b\\1"), "31");
        assert_eq!(left("\x1b]11;rgba:00/00/00/ff\x07q"), "q");
        assert_eq!(left("131q"), "131q", "what somebody types is typed");
        assert_eq!(left("\x1b]q1"), "q1", "a key with Alt is nobody's answer");
        let (mut late, now) = (Late::default(), Instant::now());
        let [first, second] = &typed("\x1b]1")[..] else { panic!() };
        assert!(late.swallows(first, now));
        assert!(!late.swallows(second, now + TOGETHER * 2), "somebody types long after it");
    }

    #[test]
    fn grounds_are_told_apart() {
        assert_eq!(lightness("]11;rgb:ffff/ffff/ffff\\"), Some(true));
        assert_eq!(lightness("]11;rgb:1e1e/1e1e/2e2e"), Some(false));
        assert_eq!(lightness("]11;rgb:fd/f6/e3"), Some(true));
        assert_eq!(lightness("]11;rgba:0000/2b2b/3636/ffff"), Some(false));
        for nothing in ["", "]11;", "rgb:", "rgb:zz/00/00", "rgb:ff/ff", "x"] {
            assert_eq!(lightness(nothing), None, "{nothing}");
        }
        assert_eq!(by_number("15;0"), Some(false));
        assert_eq!(by_number("0;default;15"), Some(true));
        assert_eq!(by_number("none"), None);
    }
}
