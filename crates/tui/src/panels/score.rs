//! The score by category, as it stands or at the end.

use super::players::NameOf;
use super::{Look, lines, titled};
use crate::scroll::Scroll;
use crate::symbols;
use crate::wrap::{clip, pad, wrap};
use kosa_engine::Public;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the score of everybody, the best first, and what there is to say about it at the end: at the foot, or where that
/// leaves no room for all, below the table in a page that is scrolled.
pub fn draw(
    look: Look,
    public: &Public,
    name_of: NameOf,
    end: &[String],
    scroll: &mut Scroll,
    area: Rect,
    buffer: &mut Buffer,
) {
    let texts = look.texts;
    let title = texts.say(if public.is_over() { "play-score-final" } else { "play-score-now" });
    let inside = titled(look, &title, area, buffer);
    let width = inside.width as usize;
    let said = |lines: &[String]| -> Vec<Line<'static>> {
        let rows = lines.iter().flat_map(|line| wrap(line, width));
        rows.map(|row| Line::styled(row, look.theme.quiet())).collect()
    };
    let table = table(look, public, name_of, width);
    let (rates, end) = (said(&explained(look, public)), said(end));
    let (room, blank) = (inside.height as usize, || vec![Line::default()]);
    let taken = table.len() + 1 + rates.len() + if end.is_empty() { 0 } else { end.len() + 2 };
    let rows = if taken <= room {
        let between = (room - taken) + 1;
        let foot = if end.is_empty() { 0 } else { between };
        [table, blank(), rates, vec![Line::default(); foot], end].concat()
    } else {
        // Who has won and why goes before what the numbers mean.
        [table, blank(), end, blank(), rates].concat()
    };
    let first = scroll.drawn(rows.len(), room);
    lines(&rows[first..], inside, buffer);
    if let Some(place) = scroll.place() {
        let place = format!(" {place} ");
        let x = area.right().saturating_sub(crate::wrap::width(&place) as u16 + 1);
        buffer.set_string(x, area.y, place, look.theme.key());
    }
}

/// A row of heads and one for everybody.
fn table(look: Look, public: &Public, name_of: NameOf, room: usize) -> Vec<Line<'static>> {
    let texts = look.texts;
    let heads = [
        texts.say("tui-score-coins"),
        texts.say("tui-score-stars"),
        texts.say("tui-score-territories"),
        texts.say("tui-score-resources"),
        texts.say("tui-score-structures"),
        texts.say("tui-score-ability"),
        texts.say("tui-score-total"),
    ];
    let ability = public.seats().any(|s| public.score(s).ability_coins > 0);
    let width = 8usize;
    let count = if ability { 7 } else { 6 };
    let name = room.saturating_sub(count * width).clamp(8, 26);
    let mut head = " ".repeat(name);
    for (i, word) in heads.iter().enumerate() {
        if i != 5 || ability {
            head.push_str(&format!("{:>width$}", clip(word, width - 1)));
        }
    }
    let mut rows = vec![Line::default(), Line::styled(head, look.theme.quiet())];
    // All factions by their whole name, or none.
    let unnamed = public.seats().filter(|seat| name_of(*seat).is_none());
    let mut factions = unnamed.map(|seat| texts.faction(public.player(seat).faction()));
    let short = factions.any(|called| crate::wrap::width(&called) + 5 > name);
    for ranking in public.ranking() {
        let (seat, score) = (ranking.seat, public.score(ranking.seat));
        let faction = public.player(seat).faction();
        let called = name_of(seat)
            .unwrap_or_else(|| if short { texts.faction_short(faction) } else { texts.faction(faction) });
        let mut row = vec![
            Span::styled(pad(&format!("{}.", ranking.place), 3), look.theme.prompt()),
            Span::styled(pad(&symbols::faction(texts, faction), 2), look.theme.faction(faction)),
            Span::styled(pad(&called, name.saturating_sub(5)), look.theme.prompt()),
        ];
        let cells = [
            score.coins.to_string(),
            counted(score.stars, score.star_coins),
            counted(score.territories, score.territory_coins),
            counted(score.resources, score.resource_coins),
            counted(score.structures, score.structure_coins),
            score.ability_coins.to_string(),
            score.total().to_string(),
        ];
        for (i, cell) in cells.iter().enumerate() {
            if i != 5 || ability {
                let style = if i == 6 { look.theme.star() } else { super::plain() };
                row.push(Span::styled(format!("{cell:>width$}"), style));
            }
        }
        rows.push(Line::from(row));
    }
    rows
}

/// What the numbers mean.
fn explained(look: Look, public: &Public) -> Vec<String> {
    let texts = look.texts;
    let mut lines: Vec<String> = vec![texts.say("tui-score-reads")];
    lines.extend(texts.scales(public));
    if let Some(sides) = public.sides() {
        let hundredths = |n: u32| format!("{}.{:02}", n / 100, n % 100);
        lines.push(texts.fill(
            "tui-score-sides",
            &[("people", hundredths(sides.people).into()), ("automas", hundredths(sides.automas).into())],
        ));
    }
    lines
}

/// `3=12`: so many, worth so much.
fn counted(count: u32, coins: u32) -> String {
    format!("{count}={coins}")
}
