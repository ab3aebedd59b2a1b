//! Everybody in a line each: tracks, coins, stars, cards, points.

use super::Look;
use crate::symbols;
use crate::wrap::{clip, pad};
use kosa_engine::Public;
use kosa_engine::vocab::{Faction, Seat};
use kosa_lang::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The name of the person on a seat, where there is one.
pub type NameOf<'a> = &'a dyn Fn(Seat) -> Option<String>;

/// Draws the table of players with the names of the people where there is room for them, and a mark at whoever is at
/// turn; where each of them stands.
pub fn draw(
    look: Look,
    public: &Public,
    name_of: NameOf,
    own: Option<Seat>,
    active: Seat,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, Seat)> {
    let texts = look.texts;
    let columns = [
        texts.say("tui-col-power"),
        texts.say("tui-col-popularity"),
        texts.say("tui-col-coins"),
        texts.say("tui-col-cards"),
        symbols::STAR.to_string(),
        texts.say("tui-col-points"),
    ];
    let widths = [4usize, 4, 4, 3, 3, 4];
    let numbers: usize = widths.iter().sum();
    let name = (area.width as usize).saturating_sub(numbers);
    // Which row is one's own is told without colours and bold letters, too.
    let own_letter = own.map(|seat| symbols::faction(texts, public.player(seat).faction()));
    let you =
        own_letter.map(|letter| texts.fill("tui-you", &[("letter", letter.into())])).unwrap_or_default();
    let mut head = pad(&clip(&format!(" {you}"), name), name);
    for (column, width) in columns.iter().zip(widths) {
        head.push_str(&format!("{:>width$}", clip(column, width - 1)));
    }
    buffer.set_string(area.x, area.y, head, look.theme.quiet());
    let mut hits = Vec::new();
    for (y, seat) in (area.y + 1..area.bottom()).zip(public.seats()) {
        let player = public.player(seat);
        let turn = if active == seat && !public.is_over() { '►' } else { ' ' };
        let letter = symbols::faction(texts, player.faction());
        buffer.set_string(area.x, y, turn.to_string(), look.theme.key());
        buffer.set_string(area.x + 1, y, &letter, look.theme.faction(player.faction()));
        let called = called(texts, player.faction(), name_of(seat), name.saturating_sub(3));
        let called = pad(&called, name.saturating_sub(3));
        let style = if own == Some(seat) { look.theme.prompt() } else { super::plain() };
        buffer.set_string(area.x + 3, y, called, style);
        let values = [
            player.power() as u32,
            player.popularity() as u32,
            player.coins() as u32,
            player.hand_count() as u32,
            player.stars().total() as u32,
            public.score(seat).total(),
        ];
        let mut x = area.x + name as u16;
        for (i, (value, width)) in values.into_iter().zip(widths).enumerate() {
            let style = if i == 4 { look.theme.star() } else { style };
            buffer.set_string(x, y, format!("{value:>width$}"), style);
            x += width as u16;
        }
        hits.push((Rect::new(area.x, y, area.width, 1), seat));
    }
    hits
}

/// The longest way to call a player that fits: the name with the faction, then the name, whose faction the letter
/// before it tells; without a name, the faction.
fn called(texts: &Texts, faction: Faction, name: Option<String>, room: usize) -> String {
    let (long, short) = (texts.faction(faction), texts.faction_short(faction));
    let names = match name {
        Some(name) => vec![format!("{name} ({long})"), format!("{name} ({short})"), name],
        None => vec![long],
    };
    names.into_iter().find(|text| crate::wrap::width(text) <= room).unwrap_or(short)
}
