//! The Wind Gambit on the screen: airships and what is aboard, the tiles in force with their marks, open objectives and
//! the turns that are left.

use super::{Look, page};
use crate::scroll::Scroll;
use crate::symbols;
use crate::wrap::{clip, wrap};
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::{Term, Topic, capital};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Whether there are tiles to be shown.
pub fn has_tiles(public: &Public) -> bool {
    let own = |seat| TileSide::ALL.into_iter().any(|side| public.player(seat).airship_tile(side).is_some());
    public.ending().resolution().is_some() || public.seats().any(own)
}

/// Where a player's airship is, what is aboard and which tiles it has; the turns the player still has.
pub fn lines(look: Look, public: &Public, seat: Seat) -> Vec<Line<'static>> {
    let texts = look.texts;
    let player = public.player(seat);
    let mut out = Vec::new();
    if let Some(text) = texts.airship(public, seat) {
        let tiles = TileSide::ALL.into_iter().filter_map(|side| player.airship_tile(side));
        let marked = |tile: AirshipTile| match tile.face().state {
            TileState::Ready => texts.name(&tile),
            _ => format!("{} ({})", texts.name(&tile), symbols::UNCHECKED),
        };
        let names: Vec<String> = tiles.map(marked).collect();
        let sign = symbols::unit(UnitKind::Airship).to_string();
        let mut spans =
            vec![Span::styled(sign, look.theme.faction(player.faction())), Span::raw(format!(" {text}"))];
        if !names.is_empty() {
            spans.push(Span::styled(format!(" · {}", names.join(", ")), look.theme.quiet()));
        }
        out.push(Line::from(spans));
    }
    if let Some(left) = public.ending().turns_left(seat) {
        out.push(Line::from(Span::styled(capital(&texts.count("turns", left)), look.theme.prompt())));
    }
    out
}

/// What may be asked about a player's airship.
pub fn about(public: &Public, seat: Seat) -> Vec<Topic> {
    let player = public.player(seat);
    let tiles = TileSide::ALL.into_iter().filter_map(|side| player.airship_tile(side));
    let mut topics: Vec<Topic> = tiles.map(Topic::AirshipTile).collect();
    if player.airship().is_some() {
        topics.insert(0, Topic::Unit(UnitKind::Airship));
        topics.extend([Term::Freight, Term::AirshipRange].map(Topic::Term));
    }
    topics
}

/// What may be asked about how the game ends.
pub fn about_ending(public: &Public) -> Vec<Topic> {
    let Some(tile) = public.ending().resolution() else { return Vec::new() };
    let mut topics = vec![Topic::Resolution(tile), Topic::Term(Term::ResolutionTile)];
    if public.ending().missions().next().is_some() {
        topics.push(Topic::Term(Term::OpenObjective));
    }
    topics.push(Topic::Term(Term::TurnsLeft));
    topics
}

/// What may be asked about the tiles in force.
pub fn about_tiles(public: &Public) -> Vec<Topic> {
    let mut topics = Vec::new();
    for seat in public.seats() {
        let tiles = TileSide::ALL.into_iter().filter_map(|side| public.player(seat).airship_tile(side));
        for topic in tiles.map(Topic::AirshipTile) {
            if !topics.contains(&topic) {
                topics.push(topic);
            }
        }
    }
    if !topics.is_empty() {
        topics.extend([Term::Freight, Term::AirshipRange].map(Topic::Term));
    }
    topics.extend(about_ending(public));
    if !public.unchecked_tiles().is_empty() {
        topics.push(Topic::Term(Term::Unchecked));
    }
    topics
}

/// The turns that are left to everybody, in one line, where they are counted.
pub fn clock(look: Look, public: &Public, area: Rect, buffer: &mut Buffer) -> u16 {
    let left = |seat: Seat| {
        let letter = symbols::faction(look.texts, public.player(seat).faction());
        public.ending().turns_left(seat).map(|n| format!("{letter}{n}"))
    };
    let left: Vec<String> = public.seats().filter_map(left).collect();
    if left.is_empty() || area.height == 0 {
        return 0;
    }
    let text = look.texts.fill("board-turns-left", &[("turns", left.join(" ").into())]);
    buffer.set_string(area.x, area.y, clip(&capital(&text), area.width as usize), look.theme.prompt());
    1
}

/// Everything there is to say about the tiles of the game, in rows of this width.
fn rows(look: Look, public: &Public, width: usize) -> Vec<(String, Style)> {
    let texts = look.texts;
    let mut rows = Vec::new();
    let mut put = |text: &str, style: Style| rows.extend(wrap(text, width).into_iter().map(|r| (r, style)));
    if public.is_unofficial() {
        put(&texts.say("plain-unofficial"), look.theme.trouble());
        put(" ", Style::new());
    }
    for tile in texts.tiles_in_force(public) {
        put(&tile.head, look.theme.title());
        put(&tile.text, Style::new());
        if let Some(mark) = tile.mark {
            put(&format!("{} {}", symbols::UNCHECKED, capital(&mark)), look.theme.encounter());
        }
        put(" ", Style::new());
    }
    for line in texts.ending(public) {
        put(&capital(&line), look.theme.prompt());
    }
    rows
}

/// Draws the tiles in force over everything else, as far as they have been scrolled.
pub fn draw(look: Look, public: &Public, scroll: &mut Scroll, area: Rect, buffer: &mut Buffer) {
    let title = look.texts.say("board-tiles");
    let rows = |width| rows(look, public, width);
    page(look, title.trim_end_matches(':'), rows, scroll, area, buffer);
}
