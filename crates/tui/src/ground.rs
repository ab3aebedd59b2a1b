//! Whether the window is light or dark: its surroundings say so, or the terminal is asked (OSC 11).

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
    use crossterm::event::{self, Event, KeyCode, KeyModifiers};
    use std::io::Write;
    use std::time::Duration;
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
