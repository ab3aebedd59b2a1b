//! A question line by line, the same wherever one is asked: in a game, in a lesson, at a table on a server.

use kosa_client::ask::{Asked, Choice, Leads, Preparation};
use kosa_client::{Target, combat_lines, refused_options, section_note};
use kosa_engine::{Question, View};
use kosa_lang::Texts;

/// What a player needs to know to answer, and the answers; behind one that is a single move, how it is written.
pub fn lines(asked: &Asked, texts: &Texts) -> Vec<String> {
    let view = asked.view();
    let mut lines = combat_lines(view, texts);
    lines.extend(refused_options(view, texts));
    if view.public().question() == Some(Question::FactoryPick) {
        lines.extend(view.factory_cards().map(|card| crate::play::board::factory_card(texts, card)));
    }
    lines.extend(asked.menu().choices.iter().map(|choice| answer(choice, view, texts)));
    lines
}

fn answer(choice: &Choice, view: &View, texts: &Texts) -> String {
    let note = match (choice.target, view.seat()) {
        (Target::Section(section), Some(seat)) => section_note(view, seat, section, texts),
        _ => None,
    };
    let note = note.map(|note| format!(" {note}")).unwrap_or_default();
    let mark = if choice.chosen && choice.moves().is_none() { "✓ " } else { "" };
    let opens = matches!(choice.leads, Leads::Menu(_) | Leads::Preparation(Preparation::Unit(..)));
    let more = match choice.moves() {
        Some([mv]) => format!("  [{mv}]"),
        _ if opens => " ›".to_string(),
        _ => String::new(),
    };
    // What is taken by pointing only has no key; here it is taken by putting the choice before it back.
    let key = choice.key();
    let key = if key.trim().is_empty() { "    ".into() } else { format!("{key:>3})") };
    format!("{key} {mark}{}{note}{more}", choice.label)
}
