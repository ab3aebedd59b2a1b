//! How far a page that is longer than its window has been scrolled.

use crate::input::Input;

/// The first row shown of a page, and how far it can go.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    first: usize,
    /// How far it can go, as the page was last drawn.
    most: usize,
    /// Rows of the window it was last drawn in.
    room: usize,
    /// Whether it has been drawn at all.
    seen: bool,
}

impl Scroll {
    /// The page is drawn: so many rows in a window of this height. Says which row stands first.
    pub fn drawn(&mut self, rows: usize, room: usize) -> usize {
        (self.most, self.room, self.seen) = (rows.saturating_sub(room), room, true);
        self.first = self.first.min(self.most);
        self.first
    }

    /// Where the window stands, if the page is longer: the rows shown of how many.
    pub fn place(&self) -> Option<String> {
        let rows = self.most + self.room;
        (self.most > 0).then(|| format!("{}-{}/{rows}", self.first + 1, self.first + self.room))
    }

    /// Whether nothing is left below.
    pub const fn is_at_end(&self) -> bool {
        // What has not been drawn yet has not been read.
        self.seen && self.first >= self.most
    }

    /// Whether nothing is left above.
    pub const fn is_at_start(&self) -> bool {
        self.first == 0
    }

    /// Towards the end of the page.
    pub fn down(&mut self, rows: usize) {
        self.first = self.first.saturating_add(rows).min(self.most);
    }

    /// Towards its beginning.
    pub fn up(&mut self, rows: usize) {
        self.first = self.first.saturating_sub(rows);
    }

    /// A key; whether it is one that scrolls.
    pub fn input(&mut self, input: Input) -> bool {
        let page = self.room.saturating_sub(1).max(1);
        match input {
            Input::Up | Input::WheelUp(_) => self.up(1),
            Input::Down | Input::WheelDown(_) => self.down(1),
            Input::PageUp => self.up(page),
            Input::PageDown => self.down(page),
            Input::Home => self.up(usize::MAX),
            Input::End => self.down(usize::MAX),
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_scrolled_no_further_than_its_end() {
        let mut scroll = Scroll::default();
        assert!(scroll.input(Input::Down), "nothing is drawn yet");
        assert_eq!(scroll.drawn(25, 10), 0);
        assert_eq!(scroll.place().as_deref(), Some("1-10/25"));
        for (input, first) in [
            (Input::Up, 0),
            (Input::Down, 1),
            (Input::PageDown, 10),
            (Input::PageDown, 15),
            (Input::Up, 14),
            (Input::PageUp, 5),
            (Input::End, 15),
            (Input::Home, 0),
        ] {
            assert!(scroll.input(input));
            assert_eq!(scroll.drawn(25, 10), first, "{input:?}");
        }
        assert!(!scroll.input(Input::Enter) && !scroll.input(Input::Left));
        // The window has grown, and there is nothing to scroll any more.
        scroll.input(Input::End);
        assert_eq!(scroll.drawn(25, 40), 0);
        assert_eq!(scroll.place(), None);
    }
}
