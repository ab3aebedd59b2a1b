//! What is written into the brick of a place: terrain and marks, resources, units.

use crate::symbols;
use crate::theme::Theme;
use kosa_engine::Public;
use kosa_engine::vocab::*;
use kosa_lang::Texts;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A few signs that belong together.
type Piece = (String, Style);

/// The lines of a brick, as many as it has room for. The ground shows through where a piece has no colour of its own.
pub fn lines(
    public: &Public,
    place: Place,
    texts: &Texts,
    theme: Theme,
    width: usize,
    height: usize,
) -> Vec<Line<'static>> {
    let tokens = tokens(public, place, texts, theme);
    // The name of a home base gives way to what lies there.
    let taken: usize = if height < 3 { tokens.iter().map(|(t, _)| t.chars().count()).sum() } else { 0 };
    let head = head(public, place, texts, theme, width.saturating_sub(taken).max(2));
    let units = units(public, place, texts, theme);
    if height < 3 {
        // Resources share the first line with the terrain.
        return vec![join(head, tokens, width), join(units, Vec::new(), width)];
    }
    vec![join(head, Vec::new(), width), join(units, Vec::new(), width), join(tokens, Vec::new(), width)]
}

/// Terrain, tunnel, encounter, structure, Flag or Trap.
fn head(public: &Public, place: Place, texts: &Texts, theme: Theme, width: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let Some(hex) = place.hex() else {
        let Some(faction) = place.base() else { return pieces };
        return vec![(home(&texts.faction_short(faction), width), Style::new())];
    };
    pieces.push((symbols::terrain(hex.terrain()).to_string(), Style::new()));
    if hex.has_tunnel() {
        pieces.push((symbols::TUNNEL.to_string(), Style::new()));
    }
    if public.encounter_tokens().contains(place) {
        pieces.push((symbols::ENCOUNTER.to_string(), theme.encounter()));
    }
    for seat in public.seats() {
        let player = public.player(seat);
        for structure in Structure::ALL.into_iter().filter(|s| player.structure(*s) == Some(hex)) {
            let letter = symbols::faction(texts, player.faction());
            pieces.push((
                format!("{letter}{}", symbols::structure(structure)),
                theme.faction(player.faction()),
            ));
        }
    }
    if public.tokens().flags().contains(place) {
        pieces.push((symbols::FLAG.to_string(), theme.faction(Faction::Albion)));
    }
    if let Some(trap) = public.tokens().traps().find(|t| t.at == place) {
        let sign = if trap.armed { symbols::TRAP_ARMED } else { symbols::TRAP_DISARMED };
        pieces.push((sign.to_string(), theme.faction(Faction::Togawa)));
    }
    pieces
}

/// The name of a home base with its sign, without it where there is no room for both, and else shortened as a word is.
fn home(name: &str, width: usize) -> String {
    let letters = name.chars().count();
    if letters < width {
        format!("{}{name}", symbols::HOME)
    } else if letters == width {
        name.to_string()
    } else if width > 3 {
        format!("{}.", name.chars().take(width - 1).collect::<String>().trim_end())
    } else {
        symbols::HOME.to_string()
    }
}

/// Resource tokens by kind.
fn tokens(public: &Public, place: Place, texts: &Texts, theme: Theme) -> Vec<Piece> {
    let tokens = public.resources(place);
    Resource::ALL
        .into_iter()
        .filter(|r| tokens[r.index()] > 0)
        .map(|r| (format!("{}{}", symbols::resource(texts, r), tokens[r.index()]), theme.resource(r)))
        .collect()
}

/// The units of everybody, each faction with its letter.
fn units(public: &Public, place: Place, texts: &Texts, theme: Theme) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for seat in public.seats() {
        let player = public.player(seat);
        let counts = [
            (UnitKind::Character, (player.character() == place) as u8),
            (UnitKind::Mech, player.mechs_on(place)),
            (UnitKind::Worker, player.workers_on(place)),
            (UnitKind::Airship, (player.airship() == Some(place)) as u8),
        ];
        if counts.iter().all(|(_, n)| *n == 0) {
            continue;
        }
        let mut text = symbols::faction(texts, player.faction());
        for (unit, n) in counts.into_iter().filter(|(_, n)| *n > 0) {
            text.push(symbols::unit(unit));
            if n > 1 {
                text.push_str(&n.to_string());
            }
        }
        pieces.push((text, theme.faction(player.faction())));
    }
    pieces
}

/// Pieces from the left and pieces to the right; what does not fit is left out and said to be.
fn join(left: Vec<Piece>, right: Vec<Piece>, width: usize) -> Line<'static> {
    let length = |pieces: &[Piece]| pieces.iter().map(|(t, _)| t.chars().count()).sum::<usize>();
    let mut spans = Vec::new();
    let mut room = width;
    let total = length(&left) + length(&right);
    let gap = width.saturating_sub(total).min(if right.is_empty() { 0 } else { width });
    let count = left.len();
    let all: Vec<Piece> = left.into_iter().chain(right).collect();
    for (i, (text, style)) in all.iter().enumerate() {
        if i == count && gap > 0 {
            spans.push(Span::raw(" ".repeat(gap)));
            room = room.saturating_sub(gap);
        }
        let last = i + 1 == all.len();
        let length = text.chars().count();
        if length + usize::from(!last && total > width) > room {
            let cut: String = text.chars().take(room.saturating_sub(1)).collect();
            spans.push(Span::styled(format!("{cut}{}", symbols::MORE), *style));
            break;
        }
        room -= length;
        spans.push(Span::styled(text.clone(), *style));
    }
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(text: &str) -> Piece {
        (text.into(), Style::new())
    }

    fn text(line: &Line) -> String {
        line.spans.iter().map(|s| s.content.as_ref()).collect()
    }

    #[test]
    fn the_name_of_a_home_base_is_whole_or_shortened_as_a_word_is() {
        assert_eq!(home("Nordic", 7), "□Nordic");
        assert_eq!(home("Polania", 7), "Polania");
        assert_eq!(home("Sassonia", 7), "Sasson.");
        assert_eq!(home("Sassonia", 9), "□Sassonia");
        assert_eq!(home("Sassonia", 2), "□");
    }

    #[test]
    fn what_does_not_fit_is_said_to_be_left_out() {
        assert_eq!(text(&join(vec![piece("▲")], vec![piece("m3")], 7)), "▲    m3");
        assert_eq!(text(&join(vec![piece("▲NΩ")], vec![piece("m3"), piece("f2")], 7)), "▲NΩm3f2");
        assert_eq!(text(&join(vec![piece("▲NΩ")], vec![piece("m13"), piece("f2")], 7)), "▲NΩm13…");
        assert_eq!(text(&join(vec![piece("N◆■4●3"), piece("C■2")], Vec::new(), 7)), "N◆■4●3…");
        assert_eq!(text(&join(vec![piece("N◆■4●13")], Vec::new(), 7)), "N◆■4●13");
    }
}
