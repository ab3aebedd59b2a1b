//! The keys of the game page, the same as in the terminal.

/// What the page is doing when a key comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// A person is asked.
    Asking,
    /// Something final is asked about.
    Confirming,
    /// Pages are read.
    Reading,
    /// The device goes to somebody else.
    HandOver,
    /// Nobody here is a person.
    Watching,
    /// Something else.
    Else,
}

/// What a key does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyDeed {
    /// Takes the answer with this key.
    Answer(String),
    /// The primary button.
    Primary,
    /// Back to the question before, or closes what lies on top.
    Back,
    /// Enough: leaves what is asked.
    Leave,
    /// Undo.
    Undo,
    /// The list of decisions.
    UndoList,
    /// The mats, or back.
    Mats,
    /// Own cards.
    Cards,
    /// The score as it stands.
    Score,
    /// The log.
    Log,
    /// The last turns of others.
    Others,
    /// Whether the turns of others stop.
    Stops,
    /// Help.
    Help,
    /// Who can get where.
    Reach,
    /// The tiles in force.
    Tiles,
    /// The selection goes up or down.
    Select(isize),
    /// The next page, or the one before.
    Page(bool),
    /// All pages are skipped.
    Skip,
    /// Looks at the board behind a dialog, as long as it is held.
    Look,
}

/// What a key does. `on_button` says that a button has the focus, which Enter and the space bar press; `on_board` that a
/// place has it, which the arrows move.
pub fn deed(key: &str, shift: bool, doing: Doing, on_button: bool, on_board: bool) -> Option<KeyDeed> {
    let reading = doing == Doing::Reading;
    Some(match key {
        "Enter" if on_button || on_board => return None,
        "Enter" => KeyDeed::Primary,
        "Escape" if reading => KeyDeed::Skip,
        "Escape" => KeyDeed::Back,
        " " if on_button || on_board => return None,
        " " => KeyDeed::Look,
        "ArrowRight" if reading && !on_board => KeyDeed::Page(true),
        "ArrowLeft" if reading && !on_board => KeyDeed::Page(false),
        "ArrowDown" if doing == Doing::Asking && !on_board => KeyDeed::Select(1),
        "ArrowUp" if doing == Doing::Asking && !on_board => KeyDeed::Select(-1),
        "+" | "-" => KeyDeed::Answer(key.into()),
        "−" => KeyDeed::Answer("-".into()),
        "u" | "U" if shift => KeyDeed::UndoList,
        "u" => KeyDeed::Undo,
        "e" | "E" => KeyDeed::Leave,
        "m" | "M" => KeyDeed::Mats,
        "c" | "C" => KeyDeed::Cards,
        "s" | "S" => KeyDeed::Score,
        "l" | "L" => KeyDeed::Log,
        "a" | "A" => KeyDeed::Others,
        "p" | "P" => KeyDeed::Stops,
        "r" | "R" => KeyDeed::Reach,
        "t" | "T" => KeyDeed::Tiles,
        "?" => KeyDeed::Help,
        key if key.len() == 1 && key.chars().all(|c| c.is_ascii_digit()) => KeyDeed::Answer(key.into()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_terminal() {
        let asked = |key: &str, shift| deed(key, shift, Doing::Asking, false, false);
        assert_eq!(asked("3", false), Some(KeyDeed::Answer("3".into())));
        assert_eq!(asked("Enter", false), Some(KeyDeed::Primary));
        assert_eq!(asked("U", true), Some(KeyDeed::UndoList));
        assert_eq!(asked("u", false), Some(KeyDeed::Undo));
        assert_eq!(asked("−", false), Some(KeyDeed::Answer("-".into())));
        assert_eq!(asked("ArrowDown", false), Some(KeyDeed::Select(1)));
        assert_eq!(asked("F5", false), None);
    }

    #[test]
    fn a_button_or_a_place_with_the_focus_keeps_its_own_keys() {
        assert_eq!(deed("Enter", false, Doing::Asking, true, false), None);
        assert_eq!(deed(" ", false, Doing::Asking, false, true), None);
        assert_eq!(deed("ArrowLeft", false, Doing::Reading, false, true), None);
    }

    #[test]
    fn escape_skips_pages_and_goes_back_in_a_question() {
        assert_eq!(deed("Escape", false, Doing::Reading, false, false), Some(KeyDeed::Skip));
        assert_eq!(deed("Escape", false, Doing::Asking, false, false), Some(KeyDeed::Back));
        assert_eq!(deed("ArrowRight", false, Doing::Reading, false, false), Some(KeyDeed::Page(true)));
    }
}
