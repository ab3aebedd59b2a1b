//! What a bot thinks of the game: a hint for whoever is asked, and a look back when it is over.

use super::{Overlay, Play};
use crate::panels::{Look, page};
use crate::scroll::Scroll;
use crate::wrap::wrap;
use kosa_bots::Level;
use kosa_client::analysis::{Hint, Reviewer};
use kosa_engine::Viewer;
use kosa_engine::vocab::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// What is told.
pub(crate) enum Notes {
    /// The best plans, as lines.
    Hint(Vec<String>),
    /// A page with a title.
    Page(String, Vec<String>),
    /// A look back that grows turn by turn.
    Review(Box<Reviewer>),
}

impl Play {
    /// The best plans for whoever is asked lie over the board.
    pub(super) fn show_hint(&mut self) {
        match self.session.hint(Hint::budget(), Hint::PLANS) {
            Some(hint) => {
                let lines = hint.lines(self.texts());
                self.overlay = Some(Overlay::Notes(Notes::Hint(lines), Scroll::default()));
            }
            None => self.message = Some((self.texts().say("hint-none"), false)),
        }
    }

    /// The whole game is looked back at; it is over, so everybody may know everything.
    pub(super) fn show_review(&mut self) {
        match Reviewer::new(self.table().record(), Viewer::Everything, Level::Easy.budget()) {
            Ok(reviewer) => {
                self.overlay = Some(Overlay::Notes(Notes::Review(Box::new(reviewer)), Scroll::default()));
            }
            Err(e) => {
                let why = self.texts().record_error(&e);
                self.trouble(why);
            }
        }
    }

    /// Looks at the next turn of a look back that is open; whether there was one.
    pub fn look_back(&mut self) -> bool {
        match &mut self.overlay {
            Some(Overlay::Notes(Notes::Review(reviewer), _)) => reviewer.step(),
            _ => false,
        }
    }
}

impl Notes {
    pub(super) fn draw(
        &self,
        look: Look,
        called: &dyn Fn(Seat) -> String,
        public: &kosa_engine::Public,
        scroll: &mut Scroll,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let texts = look.texts;
        let wrapped = |lines: Vec<String>, width: usize| -> Vec<(String, Style)> {
            let rows = lines.into_iter().flat_map(move |line| wrap(&line, width));
            rows.map(|row| (row, Style::new())).collect()
        };
        match self {
            Notes::Hint(lines) => {
                let rows = |width: usize| wrapped(lines.clone(), width);
                page(look, &texts.say("hint-title"), rows, scroll, area, buffer);
            }
            Notes::Page(title, lines) => {
                let rows = |width: usize| wrapped(lines.clone(), width);
                page(look, title, rows, scroll, area, buffer);
            }
            Notes::Review(reviewer) => {
                let seats: Vec<Seat> = public.seats().collect();
                let (done, all) = reviewer.progress();
                let rows = |width: usize| {
                    let mut head = vec![texts.say("review-head")];
                    if done < all {
                        head.push(format!("{done}/{all}"));
                    }
                    let mut rows = wrapped(head, width);
                    let plot = reviewer.review().plot_lines(called, &seats, width);
                    rows.extend(plot.into_iter().map(|row| (row, Style::new())));
                    rows.push((String::new(), Style::new()));
                    rows.extend(wrapped(reviewer.review().dearest_lines(public, texts), width));
                    rows
                };
                page(look, &texts.say("review-title"), rows, scroll, area, buffer);
            }
        }
    }
}
