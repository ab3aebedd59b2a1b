//! What people write: names and talk. It stays what it is, letters: whoever shows it shows it as text.

use kosa_client::wishes::SeatWish;

/// The longest thing that can be said, in letters.
pub const LONGEST_TALK: usize = 500;

/// Marks that turn the direction of writing or cannot be seen: with them a name can pass for another.
fn is_trick(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let visible: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !is_trick(*c)).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    (words.chars().count() <= longest).then_some(words)
}

/// A name in one line of visible letters; nothing if it is too long. It may be empty.
pub fn clean_name(name: &str) -> Option<String> {
    clean(name, SeatWish::LONGEST_NAME)
}

/// Something said, in one line of visible letters; nothing if it is too long. It may be empty.
pub fn clean_text(text: &str) -> Option<String> {
    clean(text, LONGEST_TALK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_without_tricks_and_scripts_stay_letters() {
        assert_eq!(clean_name("  Anna\u{202e}\n  Nowak\u{0} ").as_deref(), Some("Anna Nowak"));
        assert_eq!(clean_name("<script>").as_deref(), Some("<script>"));
        assert_eq!(clean_name(&"x".repeat(41)), None);
        assert_eq!(clean_text(&"ż".repeat(500)).map(|t| t.chars().count()), Some(500));
        assert_eq!(clean_text(&"ż".repeat(501)), None);
    }
}
