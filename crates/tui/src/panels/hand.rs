//! What a person holds: combat cards and objectives.

use super::mat::wrap_line;
use super::{Look, lines};
use crate::symbols;
use crate::wrap::{clip, wrap};
use kosa_client::objective_note;
use kosa_engine::vocab::{CombatCard, Objective};
use kosa_engine::{Public, View};
use kosa_lang::capital;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The lines of the hand in this width; with room to spare, objectives in full.
pub fn lines_of(look: Look, view: &View, width: usize, full: bool) -> Vec<Line<'static>> {
    let texts = look.texts;
    let own = view.own();
    let hand = own.hand();
    let mut cards = vec![Span::styled(format!("{}: ", texts.say("tui-cards")), look.theme.quiet())];
    if hand.is_empty() {
        cards.push(Span::raw(texts.say("tui-none")));
    }
    for card in CombatCard::ALL {
        // A large hand is counted.
        match hand.of(card) {
            0 => {}
            n if hand.count() > 6 => {
                cards.push(Span::styled(format!("{n}×[{card}] "), look.theme.prompt()));
            }
            n => cards.push(Span::styled(format!("[{card}]").repeat(n as usize), look.theme.prompt())),
        }
    }
    let mut out = wrap_line(Line::from(cards), width);
    for card in own.objectives() {
        // How far it is: conditions that hold, and what is missing most plainly.
        let far = view.seat().and_then(|seat| objective_note(view.public(), seat, card));
        let far = far.map(|far| format!(" {far}")).unwrap_or_default();
        let name = format!("{}{far}", texts.objective_name(card));
        if full {
            let text = format!("{card}. {name}: {}", texts.objective(card));
            out.extend(wrap(&text, width).into_iter().map(Line::from));
        } else {
            // How far it is stays, whatever the name takes.
            let room = width.saturating_sub(crate::wrap::width(&far));
            let name = clip(&format!("{card}. {}", texts.objective_name(card)), room);
            out.push(Line::from(format!("{name}{far}")));
        }
    }
    for card in view.public().ending().missions() {
        let all = if full {
            wrap(&capital(&texts.mission(view.public(), card)), width)
        } else {
            vec![mission_in_short(look, view.public(), card, width)]
        };
        out.extend(all.into_iter().map(|row| Line::from(Span::styled(row, look.theme.quiet()))));
    }
    if let Some(seat) = view.seat()
        && let Some(card) = view.public().player(seat).factory_card()
    {
        let text = format!("{} {card}: {}", texts.say("play-factory-card"), texts.factory_card(card));
        let all = if full { wrap(&text, width) } else { vec![clip(&text, width)] };
        out.extend(all.into_iter().map(Line::from));
    }
    out
}

/// An open objective in one line: the letters of those with a star on it stand at the end.
fn mission_in_short(look: Look, public: &Public, card: Objective, width: usize) -> String {
    let letter = |seat| symbols::faction(look.texts, public.player(seat).faction());
    let letters: String = public.mission_stars(card).iter().map(letter).collect();
    let stars = if letters.is_empty() { letters } else { format!(" {}{letters}", symbols::STAR) };
    let text = capital(&look.texts.open_objective(card));
    format!("{}{stars}", clip(&text, width.saturating_sub(crate::wrap::width(&stars))))
}

/// Draws the hand.
pub fn draw(look: Look, title: &str, view: &View, full: bool, area: Rect, buffer: &mut Buffer) {
    let inside = super::titled(look, title, area, buffer);
    lines(&lines_of(look, view, inside.width as usize, full), inside, buffer);
}
