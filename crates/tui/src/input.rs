//! What a person does: keys and the mouse, without a terminal.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Position;

/// One thing a person does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A letter, digit or sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Backspace.
    Back,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// The left mouse button was pressed here.
    Click(Position),
    /// The wheel was turned up here.
    WheelUp(Position),
    /// The wheel was turned down here.
    WheelDown(Position),
    /// Ctrl-C: out, at once.
    Interrupt,
}

impl Input {
    /// Whether this may decide something where a question is asked. Moving about, looking and leaving do not.
    pub fn may_answer(self) -> bool {
        match self {
            Input::Enter | Input::Click(_) => true,
            Input::Char(c) => !matches!(c, 'q' | '?'),
            _ => false,
        }
    }

    /// What a terminal's event means to us; most mean nothing.
    pub fn of(event: &Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Input::of_key(key),
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(at)),
                    MouseEventKind::ScrollUp => Some(Input::WheelUp(at)),
                    MouseEventKind::ScrollDown => Some(Input::WheelDown(at)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn of_key(key: &KeyEvent) -> Option<Input> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => Some(Input::Interrupt),
                // What Enter and Backspace send in some terminals.
                KeyCode::Char('j' | 'm') => Some(Input::Enter),
                KeyCode::Char('h') => Some(Input::Back),
                _ => None,
            };
        }
        Some(match key.code {
            KeyCode::Char(c) => Input::Char(c),
            KeyCode::Enter => Input::Enter,
            KeyCode::Esc => Input::Esc,
            KeyCode::Backspace => Input::Back,
            KeyCode::Tab => Input::Tab,
            KeyCode::BackTab => Input::BackTab,
            KeyCode::Up => Input::Up,
            KeyCode::Down => Input::Down,
            KeyCode::Left => Input::Left,
            KeyCode::Right => Input::Right,
            KeyCode::PageUp => Input::PageUp,
            KeyCode::PageDown => Input::PageDown,
            KeyCode::Home => Input::Home,
            KeyCode::End => Input::End,
            _ => return None,
        })
    }
}
