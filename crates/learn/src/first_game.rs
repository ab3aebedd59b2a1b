//! What a newcomer must know, on one page.

use kosa_lang::Texts;

/// The page, a heading and its paragraphs: the aim, the turn, what to pay with, fighting, the end, and how to begin.
///
/// ```
/// use kosa_lang::{Lang, Texts};
///
/// let page = kosa_learn::first_game(&Texts::new(Lang::Spanish));
/// assert!(page.len() > 5 && page.iter().all(|(title, text)| !title.is_empty() && !text.is_empty()));
/// ```
pub fn first_game(texts: &Texts) -> Vec<(String, String)> {
    let keys = [
        ("first-aim-title", "first-aim"),
        ("first-turn-title", "first-turn"),
        ("first-resources-title", "first-resources"),
        ("first-board-title", "first-board"),
        ("first-combat-title", "first-combat"),
        ("first-popularity-title", "first-popularity"),
        ("first-stars-title", "first-stars"),
        ("first-begin-title", "first-begin"),
    ];
    keys.map(|(title, text)| (texts.say(title), texts.say(text))).to_vec()
}
