//! The score by category, as it stands or at the end.

use super::players::NameOf;
use super::{Look, titled};
use crate::symbols;
use crate::wrap::{clip, pad};
use kosa_engine::{Public, Switch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Draws the score of everybody, the best first.
pub fn draw(look: Look, public: &Public, name_of: NameOf, area: Rect, buffer: &mut Buffer) {
    let texts = look.texts;
    let title = texts.say(if public.is_over() { "play-score-final" } else { "play-score-now" });
    let inside = titled(look, &title, area, buffer);
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
    let name = (inside.width as usize).saturating_sub(count * width).clamp(8, 26);
    let mut y = inside.y + 1;
    let mut head = " ".repeat(name);
    for (i, word) in heads.iter().enumerate() {
        if i != 5 || ability {
            head.push_str(&format!("{:>width$}", clip(word, width - 1)));
        }
    }
    buffer.set_string(inside.x, y, head, look.theme.quiet());
    y += 1;
    for ranking in public.ranking() {
        if y + 1 >= inside.bottom() {
            break;
        }
        let (seat, score) = (ranking.seat, public.score(ranking.seat));
        let faction = public.player(seat).faction();
        let letter = symbols::faction(texts, faction);
        buffer.set_string(inside.x, y, format!("{}. ", ranking.place), look.theme.prompt());
        buffer.set_string(inside.x + 3, y, &letter, look.theme.faction(faction));
        let called = name_of(seat).unwrap_or_else(|| texts.faction(faction));
        let short = crate::wrap::width(&called) + 5 > name && name_of(seat).is_none();
        let called = if short { texts.faction_short(faction) } else { called };
        let called = pad(&called, name.saturating_sub(5));
        buffer.set_string(inside.x + 5, y, called, look.theme.prompt());
        let cells = [
            score.coins.to_string(),
            counted(score.stars, score.star_coins),
            counted(score.territories, score.territory_coins),
            counted(score.resources, score.resource_coins),
            counted(score.structures, score.structure_coins),
            score.ability_coins.to_string(),
            score.total().to_string(),
        ];
        let mut x = inside.x + name as u16;
        for (i, cell) in cells.iter().enumerate() {
            if i == 5 && !ability {
                continue;
            }
            let style = if i == 6 { look.theme.star() } else { super::plain() };
            buffer.set_string(x, y, format!("{cell:>width$}"), style);
            x += width as u16;
        }
        y += 1;
    }
    y += 1;
    let mut rest: Vec<String> = vec![texts.say("tui-score-reads")];
    rest.extend(texts.scales(public));
    if let Some(sides) = public.sides()
        && public.rules().has(Switch::AutomaCooperative)
    {
        let hundredths = |n: u32| format!("{}.{:02}", n / 100, n % 100);
        rest.push(texts.fill(
            "tui-score-sides",
            &[("people", hundredths(sides.people).into()), ("automas", hundredths(sides.automas).into())],
        ));
    }
    for text in rest {
        for line in crate::wrap::wrap(&text, inside.width as usize) {
            if y < inside.bottom() {
                buffer.set_string(inside.x, y, line, look.theme.quiet());
                y += 1;
            }
        }
    }
}

/// `3=12`: so many, worth so much.
fn counted(count: u32, coins: u32) -> String {
    format!("{count}={coins}")
}
